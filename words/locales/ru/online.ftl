# A table of a server, from the terminal: strandline join, strandline watch.

# Why one does not come to a table. $why is one of the online-why below.
online-no-link = «{ $text }» — не ссылка на стол. Такая ссылка выглядит как https://example.org/t/0c9e8d, её показывает браузер; с «--server https://example.org» хватит того, что стоит после /t/.
online-no-answer = { $house }: связаться не удаётся — { $why }.
online-why-refused = там никто не отвечает
online-why-silent = ответа нет слишком долго
online-why-unknown = такого адреса нет
online-why-broken = связь обрывается
online-no-house = { $house } — не сервер Strandline или сервер другой версии, чем эта программа.
online-certificate = { $house } не может доказать, что это нужный сервер: { $why }. Ему ничего не отправлено.
online-why-expired = срок его сертификата истёк
online-why-too-early = его сертификат ещё не действует
online-why-other-name = его сертификат выдан на другое имя
online-why-revoked = его сертификат отозван
online-why-unknown-issuer = его сертификат выдан тем, кому здесь не доверяют
online-sent-away = Сервер вас не пускает.
online-full = Все места заняты. Чтобы смотреть: strandline watch с той же ссылкой.

# At the table.
online-opening = Идём к столу…
online-rematch = Реванш — за новым столом.
online-said = { $name }: { $text }
online-bot = бот, { $level }
online-hurry =
    { $seconds ->
        [one] Осталась { $seconds } секунда!
        [few] Осталось { $seconds } секунды!
       *[many] Осталось { $seconds } секунд!
    }
online-revealing = Все на местах, и программы показывают друг другу тайные числа. Игра начнётся, когда придёт последнее.
online-waiting-watcher = Вы смотрите. Игра появится здесь, когда начнётся.
online-sit = Чтобы сесть за стол, введите «sit» и своё имя, например: sit Анна
online-not-ready = Готовы? Введите «ready».
online-foreign = Сервер прислал то, чего эта программа не понимает: кто-то из них устарел. Увиденное раньше остаётся.
online-back = Связь восстановлена.
online-watching = Вы смотрите: это могут только те, кто играет.
online-no-hint = За столом с другими подсказок нет.
online-say-what = Что вы хотите сказать? Например: say удачи
online-bell-on = Звонок сообщит, когда ваш ход.
online-bell-off = Звонок молчит.
online-bell = Введите «bell on» или «bell off».
online-link = Ссылка на этот стол: { $link }
online-not-over = Это можно будет, когда игра закончится.
online-no-record = Сейчас сервер не отдаёт запись. Попробуйте позже.
online-saved = Сохранено в { $file }. Чтобы проверить, честной ли была раздача: strandline verify { $file }
online-fair-not-shown = Эта программа не видела стола до игры и не знает, был ли тогда показан отпечаток секрета. Это знает программа того, кто сидел за столом.
online-fair-own = Тайное число вашей программы участвует в раздаче.
online-ask = { $question } Чтобы сделать это, введите «yes», чтобы не делать — что угодно другое:
online-kept = Ваше место остаётся за вами. Чтобы вернуться: strandline join { $link }
online-page-people = За столом

# What the keys do, and what can be typed.
online-keys = стрелки · Enter выбрать · Tab дальше · / ввод · t беседа · u отмена · ? · q
online-keys-help =
    Клавиши
      стрелки или h j k l  переходить от предмета к предмету
      Tab, Shift-Tab       перейти к следующему, что можно выбрать
      Enter, пробел        выбрать или нажать кнопку
      Esc                  забыть выбранное
      t                    поговорить с другими
      u                    отменить ход или попросить об этом других
      Page Up, Page Down   читать, что было раньше
      ?                    показать это
      q, Ctrl-C            выйти; место остаётся за вами
    Мышью можно то же самое: щёлкните предмет или кнопку, крутите колесо.
    Чтобы ввести ход, начните с его первой буквы или с /, если это клавиша.
online-help =
    Введите ход или одно из этих слов:
      say ТЕКСТ    поговорить с другими
      moves        показать ваши возможные ходы
      log          показать, что было; log 20 — последнее из этого
      undo         отменить свой последний ход или попросить об этом других
      draw         предложить ничью
      resign       сдаться
      yes, no      ответить на предложение; no снимает ваше собственное
      pause        попросить перерыв; resume — продолжить
      back         забрать место у бота, который играет за вас
      rematch      сыграть ещё, когда игра закончится
      sit ИМЯ      сесть за стол; до игры ещё ready, start и stand
      fill         посадить бота, если стол ваш: fill 2 diver
      people       показать, кто где сидит
      link         показать ссылку для других
      fair         проверить раздачу, когда игра закончится
      save ФАЙЛ    записать игру в файл, когда она закончится
      bell off     не звонить, когда ваш ход
      rules        прочитать правила
      help         показать это
      quit         выйти; место остаётся за вами
