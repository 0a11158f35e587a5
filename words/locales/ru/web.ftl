# What the browser client says. $name is a seat's name, $names several as one phrase.

# Что не так с самой страницей и что делать.
web-late = Strandline долго открывается. Если ничего не происходит, обновите страницу.
web-failed = Не удалось открыть Strandline. Проверьте соединение и обновите страницу: ваши партии сохранены.
web-broken = На странице произошла ошибка. Обновите её: ваши партии сохранены.
web-to-home = На главную
web-foreign = Сервер прислал то, чего эта страница не понимает: вероятно, на нём уже новая версия. Обновите страницу, чтобы продолжить.
web-elsewhere = Эта партия открыта в другой вкладке или другом окне этого браузера и продолжается там.
web-elsewhere-here = Играть здесь

# Setting up.
web-who-plays = Кто играет?
web-options = Правила этого стола
web-add-seat = Добавить место
web-start = Начать игру
web-make-table = Открыть стол
web-seat-who = Место { $number }: кто играет
web-seat-name = Место { $number }: имя
web-seat-remove = Убрать место { $number }
web-name = Имя (необязательно)
web-person = Человек за этим устройством
web-bot-hatchling = Бот: новичок
web-bot-paddler = Бот: лёгкий
web-bot-swimmer = Бот: средний
web-bot-diver = Бот: сильный
web-bot-kraken = Бот: очень сильный
web-bot-leviathan = Бот: мастер
web-bot-maelstrom = Бот: сильнейший
web-bot-by-strength = Бот: сила числом
web-bot-elo = Бот: сила { $elo }
web-bot-with-character = { $bot }, { $character }
web-seat-strength = Место { $number }: сила
web-seat-character = Место { $number }: характер
web-character-plain = без особых склонностей
web-character-cautious = осторожный
web-character-thief = воришка
web-character-builder = строитель
web-character-gambler = азартный
web-bot-name-1 = Жемчужина
web-bot-name-2 = Боцман
web-bot-name-3 = Марина
web-bot-name-4 = Шкипер
web-bot-name-5 = Дюна
web-no-preset = Нет (как указано ниже)

# Что-то своё: издание, поле. $what говорит, что не так в этой строке.
web-own = Своё…
web-own-line = Строка { $line }: { $what }
web-own-file = Загрузить файл

# О чём договорились за столом дома.
web-table-terms = Настройки стола
web-term = { $name }: { $value }
web-clock = Часы
web-clock-kind-none = Без часов
web-clock-kind-move = На каждый ход
web-clock-kind-bank = На всю партию
web-clock-kind-days = Дни на каждый ход
web-clock-seconds = Секунд на каждый ход
web-clock-minutes = Минут на всю партию
web-clock-increment = Секунд добавляется за каждый ход
web-clock-day-count = Дней на каждый ход
web-time-out = Когда время выйдет
web-time-out-bot = Пока игрока нет, ходит бот
web-time-out-resign = Партия проиграна
web-start-when = Игра начинается
web-start-owner = Когда я скажу; свободные места займут боты
web-start-full = Как только займут все места
web-bots-level = Сила ботов на замену
web-public = Кто может сесть за стол
web-public-false = Только те, у кого есть ссылка
web-public-true = Любой может найти стол и сесть
web-open-tables = Открытые столы
web-clock-none = Без часов
web-clock-each-move =
    Часы: { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    } на каждый ход
web-clock-whole-game =
    Часы: { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    } на всю партию, за каждый ход ещё { $increment } с
web-clock-each-move-days =
    Часы: { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } на каждый ход
web-clock-of = Осталось времени у игрока { $name }
web-clock-days = { $days } д { $hours } ч

# At the table.
web-players = Игроки
web-your-turn = Ваш ход.
web-turn = Ход: { $names }.
web-thinking = { $name } думает…
web-bot-failed = { $name } не может придумать ход, поэтому сделан случайный. Игра продолжается.
web-over = Партия окончена.
web-won = победа
web-out = вне игры
web-looking-back = Вы смотрите прошлые ходы. Игра подождёт.
web-round-over = Раунд окончен.
web-back-to-now = Вернуться к игре
web-winner = Победа: { $names }!
web-shared = Ничья: первое место делят { $names }.
web-agreed = Игроки согласились на ничью.
web-resigned = { $name } сдаётся.
web-undo = Отменить ход
web-hint = Подсказка
web-hint-longer = Подумать дольше
web-hint-is = Подсказка: { $move }
web-hint-failed = На этот раз подсказки нет: бот не ответил. Можно спросить ещё раз.
web-help = Правила
web-help-close = Закрыть
web-resign = Сдаться
web-draw = Согласиться на ничью
web-rematch = Ещё раз
web-save = Скачать партию
web-more = Сохранение, картинка, скорость
web-save-sealed = Файл запечатан: ничьих карт в нём не прочесть. Откройте его на главной странице, чтобы продолжить здесь или на другом устройстве.
web-log = Что произошло, новое сверху
web-sure-resign = Сдаться в этой партии?
web-sure-draw = Все согласны на ничью?
web-sure-yes = Да
web-sure-no = Нет, играем дальше
web-parting = { $name }, ваш ход окончен. Скройте карты, прежде чем передать устройство.
web-parting-hide = Скрыть мои карты
web-curtain = Передайте устройство игроку { $name }. Остальным лучше не смотреть.
web-curtain-ready = Это я, { $name }
web-no-such-game = Этой партии на этом устройстве нет. Возможно, её удалили или сыграли на другом. Начните новую с главной страницы.

# Looking at a game again.
web-replay-first = В начало
web-replay-back = На ход назад
web-replay-next = На ход вперёд
web-replay-last = В конец
web-replay-slider = Ход
web-replay-at = Ход { $ply } из { $plies }
web-replay-running = Эта партия ещё идёт: вы видите то, что можно видеть всем.
web-copy-link = Скопировать ссылку на этот ход
web-eyes = Кто смотрит:
web-eyes-acting = тот, кто ходит
web-eyes-audience = зрители
web-eyes-all = все сразу

# Settings.
web-your-name = Ваше имя
web-theme = Светлая или тёмная тема
web-theme-auto = Как на устройстве
web-theme-light = Светлая
web-theme-dark = Тёмная
web-motion = Анимация
web-motion-auto = Как на устройстве
web-motion-full = Полная
web-motion-reduced = Упрощённая
web-sound = Звуки
web-memory-aid = { $games }: показывать уже подсмотренные карты

# Online.
web-how-many = Сколько игроков?
web-no-house = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
web-online-share = Отправьте эту ссылку друзьям. Кто её откроет, сможет сесть за стол.
web-online-copy = Скопировать ссылку
web-online-qr = Ссылка в виде QR-кода
web-online-open = свободное место
web-online-sit = Сесть за стол
web-online-waiting = Место за вами. Игра начнётся, когда так решит тот, кто открыл стол.
web-online-start = Начать; свободные места займут боты
web-online-lost = Связь потеряна. Подключаемся снова… Ничего из сделанного не пропало.
web-online-draw = Предложить ничью
web-online-decline = Нет
web-online-offer-draw = { $name } предлагает ничью.
web-online-offer-undo = { $name } хочет отменить последний ход.
web-online-offer-pause = { $name } просит перерыв.
web-online-offer-rematch = { $name } хочет сыграть ещё.
web-online-follow = Перейти к реваншу
web-online-talk = Разговор за столом
web-online-say = Сказать что-нибудь
web-online-send = Отправить
web-online-too-long =
    { $count ->
        [one] Слишком длинно: лишний { $count } символ. Сократите, чтобы отправить.
        [few] Слишком длинно: лишние { $count } символа. Сократите, чтобы отправить.
       *[many] Слишком длинно: лишних { $count } символов. Сократите, чтобы отправить.
    }
web-online-full = Все места заняты. Вы смотрите: игра появится здесь, когда начнётся.
web-online-waiting-full = У вас есть место. Игра начнётся, когда займут все места.
web-online-revealing = Все на местах, и браузеры показывают друг другу тайные числа. Игра начнётся, когда придёт последнее; кто отошёл, ещё может вернуться.
# How a table is dealt. $commitment are digits.
web-fair-summary = Честная раздача: { $commitment }…
web-fair-how = Прежде чем кто-нибудь сел за стол, сервер выбрал секрет, с которым тасует; вот его отпечаток: { $commitment }. Ваш браузер добавляет своё тайное число, браузеры остальных — свои, и ни одно не показывают, пока не заняты все места. Поэтому раздачу не может выбрать никто, даже сервер. После игры это проверяется одним нажатием.
web-fair-ask = Честно ли раздали?
web-fair-yes =
    Да. Ваш браузер раздал заново: { $deals ->
        [1] раздача именно такая, какой должна быть
        [one] все { $deals } раздача именно такие, какими должны быть
        [few] все { $deals } раздачи именно такие, какими должны быть
       *[many] все { $deals } раздач именно такие, какими должны быть
    }, и все ходы, всё увиденное вами и итог — те же, что в записи.
web-fair-shown = Сервер раздавал по тому секрету, отпечаток которого показал вам до игры.
web-fair-not-shown = Этот браузер не видел стола до игры и не знает, был ли тогда показан отпечаток секрета. Это знает браузер того, кто сидел за столом.
web-fair-own = Тайное число вашего браузера участвует в раздаче.
web-fair-called-off =
    До этого { $count ->
        [one] отменили { $count } раздачу
        [few] отменили { $count } раздачи
       *[many] отменили { $count } раздач
    }: кто-то ушёл или не показал своё число.
web-fair-seal = Печать этой партии: { $seal }. Запись с другой печатью — другая запись.
web-fair-other-commitment = НЕТ. Сервер раздавал не по тому секрету, отпечаток которого показал до игры.
web-fair-other-salt = НЕТ. Одно из тайных чисел в записи — не то, что было обещано до игры.
web-fair-other-terms = НЕТ. Это запись другой игры или с другими настройками, чем у этого стола.
web-fair-other-game = НЕТ. Ходы, итог или раздача в записи — не те, что вы видели.
web-fair-other-record = НЕТ. Запись сервера неверна: раздачи, журнал или итог не те, к которым ведут секрет и правила. Что именно не так, скажет «strandline verify».
web-online-ready = Я на месте
web-online-watching =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[many] Смотрят { $count } человек
    }
web-online-you = вы
web-online-away = не в сети
web-online-resigned = партия сдана
web-online-stand-in = пока играет бот
web-online-not-ready = ещё не здесь
web-online-to-reveal = ещё не показано тайное число
web-online-seat-bot = Место { $number }: пусть играет бот
web-online-stand = Освободить своё место
web-online-clear = Освободить место { $number }
web-online-pause = Пауза
web-online-paused = Игра на паузе.
web-online-resume = Продолжить игру
web-online-stood-in = Ваше время вышло, за вас играет бот.
web-online-all-away = Время вышло у всех: игра ждёт, пока кто-нибудь вернётся.
web-online-back = Я снова здесь
web-online-take-back = Снять предложение
web-online-offered-draw = Вы предлагаете ничью.
web-online-offered-undo = Вы хотели бы отменить свой последний ход.
web-online-offered-pause = Вы хотели бы сделать паузу.
web-online-offered-rematch = Вы хотели бы сыграть ещё.
web-online-elsewhere = Продолжить на другом устройстве
web-online-elsewhere-how = Откройте там эту ссылку, и место снова ваше. Никому её не давайте: у кого она, тот играет за вас.
web-online-told-sat = { $name } садится за стол.
web-online-told-stood = Кто-то встаёт из-за стола.
web-online-told-withheld = Кто-то вовремя не показал своё тайное число и теряет место. Ничего не раздали; все берут новые числа.
web-online-told-declined = { $name } отказывается.
web-online-told-undone = { $name } отменяет ход.
web-online-told-drawn = Все согласны на ничью.
web-online-told-paused = Игра на паузе.
web-online-told-resumed = { $name } продолжает игру.
web-online-told-resigned = { $name } сдаётся.
web-online-told-timed-out = У игрока { $name } вышло время.
web-online-told-came-back = { $name } снова за столом.
web-online-told-muted = { $name }: чат отключён.
web-online-told-unmuted = { $name }: чат снова включён.
web-online-heard = Чьи сообщения видны
web-online-mute = Не показывать мне сообщения: { $name }
web-online-unmute = Снова показывать мне сообщения: { $name }
web-online-mute-all = Никому не показывать сообщения: { $name }
web-online-unmute-all = Снова показывать сообщения всем: { $name }
web-online-muted = без чата
web-online-told-forgotten = Сообщения удалены: { $name }.
web-online-closed-house = Сервер закрыл этот стол. Продолжить за ним нельзя.
web-online-closed-conduct = Сервер закрыл этот стол из-за чьего-то поведения.
web-online-closed-unused = Сервер закрыл этот стол: за ним давно никто не играл.
web-online-closed-upkeep = Сервер закрыл этот стол: идут технические работы.
web-online-deleted = Сервер удалил этот стол.

# Rules pages.
web-rules-back = Вернуться к игре
web-rules-top = К началу страницы
web-rules-print-summary = Напечатать памятку (одна страница)
web-rules-print-all = Напечатать все правила

# In the figures of the rules pages.
web-figure-you = Вы
web-figure-rope = верёвка
web-figure-or = или
web-figure-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
web-figure-wants = хочет
web-figure-pays = платит
web-figure-adds = прибавляет
web-figure-costs = стоит карт
web-figure-stars = даёт очков
web-figure-binding = сила связки
web-figure-keeps = даёт оставить

# Уроки. Каждый шаг говорит, что сделать и зачем, а потом — что из этого вышло.
web-lesson-step = Шаг { $step } из { $steps }
web-lesson-asked = Не то. { $asked }
web-lesson-next = Следующий шаг
web-lesson-finish = Закончить
web-lesson-again = Начать сначала
web-lesson-done = Отлично! Остальное — на странице правил.
web-lesson-tactics = { $game }: как играть хорошо
web-lesson-show = Покажите
web-lesson-back = Шаг назад
web-lesson-to-tactics = Второй урок: как играть хорошо
web-lesson-to-rules = Первый урок: правила

# Как следить за другими. $name — бот, $margin — то, что считает игра, например «3 очка».
web-pace = Скорость ботов
web-pace-slow = Низкая
web-pace-normal = Обычная
web-pace-fast = Высокая
web-pace-steps = Ход за ходом
web-next-move = Показать ход: { $name }
web-since = После вашего хода

# Чем кончилась партия.
web-finish-won = Вы победили!
web-finish-shared = Ничья: первое место вместе с вами — { $names }.
web-finish-lost = На этот раз победа не за вами: выигрывает { $names }.
web-finish-ahead = Отрыв от второго места — { $margin }.
web-finish-behind = Отставание от победителя — { $margin }.
web-finish-tie-break = Поровну: решило правило на случай равенства.
web-finish-place = Место
web-finish-name = Игрок
web-finish-rounds = По раундам
web-finish-round = Раунд
web-finish-share = Поделиться результатом
web-finish-copied = Результат скопирован: вставьте его куда угодно.
web-finish-board = Посмотреть на поле
web-finish-show = Показать результат
web-noscript = Для Strandline нужны JavaScript и WebAssembly. Разрешите их для этой страницы и обновите её.
web-about = Настольные игры у прибоя: { $games }.
