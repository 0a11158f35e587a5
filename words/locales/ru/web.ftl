# What the browser client says. $name is a seat's name, $names several as one phrase.

web-skip = Перейти к игре
web-menu = Меню
web-language = Язык
web-settings = Настройки
web-broken = На странице произошла ошибка. Обновите её: ваши партии сохранены.
web-independent = Strandline — независимая реализация игр, названия которых принадлежат их издателям.

# Home.
web-home-title = Игры у прибоя
web-home-lead = Три настольные игры с крабами и воронами. Играйте прямо здесь: против ботов, за одним устройством или с друзьями где угодно.
web-games = Игры
web-pitch-crab-stack = Взбирайтесь на соперников и прижимайте их к песку. Кто отколется от группы, того смоет волна.
web-pitch-crabs = Меняйтесь у садка, вяжите улов и продавайте лучших крабов на рынке.
web-pitch-kraaw = Пять закрытых карт, гнездо под охраной и воры на каждой ветке. Что вы видели в прошлом круге?
web-facts-crab-stack = 2–4 игрока · 10 минут · всё открыто
web-facts-crabs = 2–5 игроков · 40 минут · карты и сделки
web-facts-kraaw = 2–6 игроков · 20 минут · память и выдержка
web-play-now = Играть
web-choose = Выбрать соперников
web-here = За одним устройством
web-online = По сети с друзьями
web-learn = Учиться играя
web-rules = Правила
web-going-on = Продолжить игру
web-finished = Законченные партии
web-online-tables = Ваши столы в сети
web-forget = Удалить эту партию: { $game }

# Setting up.
web-who-plays = Кто играет?
web-options = Правила этого стола
web-add-seat = Добавить место
web-start = Начать игру
web-make-table = Поставить стол
web-seat-who = Место { $number }: кто играет
web-seat-name = Место { $number }: имя
web-seat-remove = Убрать место { $number }
web-name = Имя (необязательно)
web-person = Человек за этим устройством
web-bot-hatchling = Бот: малёк
web-bot-paddler = Бот: лёгкий
web-bot-swimmer = Бот: средний
web-bot-diver = Бот: сильный
web-bot-kraken = Бот: сильнейший
web-bot-name-1 = Жемчужина
web-bot-name-2 = Боцман
web-bot-name-3 = Марина
web-bot-name-4 = Шкипер
web-bot-name-5 = Дюна
web-you = Игрок
web-player = Игрок { $number }
web-no-preset = Как указано ниже

# Что-то своё: издание, поле. $what говорит, что не так в этой строке.
web-own = Своё…
web-own-line = Строка { $line }: { $what }
web-own-edition = Карты вашей коробки
web-own-edition-how = Замените числа на те, что напечатаны на ваших картах, или загрузите файл с ними.
web-own-file = Загрузить файл
web-own-layout = Клетки поля
web-own-layout-how = По клетке на каждого краба, все соединены: буква и цифра, как на поле.

# О чём договорились за столом дома.
web-table-terms = За этим столом
web-term = { $name }: { $value }
web-clock = Часы
web-clock-kind-none = Без часов
web-clock-kind-move = На каждый ход
web-clock-kind-bank = На всю партию
web-clock-kind-days = Дни на каждый ход
web-clock-seconds = Секунд на каждый ход
web-clock-minutes = Минут на всю партию
web-clock-increment = Секунд добавляет каждый ход
web-clock-day-count = Дней на каждый ход
web-time-out = Когда время выйдет
web-time-out-bot = Когда время выйдет, до возвращения играет бот
web-time-out-resign = Когда время выйдет, партия проиграна
web-start-when = Игра начинается
web-start-owner = Когда я скажу; свободные места займут боты
web-start-full = Как только займут все места
web-bots-level = Боты на свободных местах и на замене
web-public = Незнакомцы
web-public-false = Только те, у кого есть ссылка
web-public-true = Любой может найти стол и сесть
web-open-tables = Открытые столы
web-open-table = { $game }, свободно мест: { $open } из { $seats }
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
    } на всю партию и ещё { $increment } с за каждый ход
web-clock-each-move-days =
    Часы: { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } на каждый ход
web-clock-of = Осталось времени: { $name }
web-clock-days = { $days } д { $hours } ч

# At the table.
web-players = Игроки
web-your-turn = Ваш ход.
web-turn = Ход: { $names }.
web-thinking = { $name } думает…
web-bot-failed = { $name } не может придумать ход, поэтому сделан случайный. Игра продолжается.
web-over = Игра окончена.
web-won = победа
web-out = вне игры
web-looking-back = Вы смотрите назад. Игра подождёт.
web-round-over = Раунд окончен.
web-back-to-now = Вернуться к игре
web-winner = Победа: { $names }!
web-shared = Ничья: первое место делят { $names }.
web-agreed = Игроки согласились на ничью.
web-resigned = { $name } сдаётся.
web-undo = Отменить ход
web-hint = Подсказка
web-hint-is = Подсказка: { $move }
web-hint-failed = На этот раз подсказки нет: бот не ответил. Можно спросить ещё раз.
web-resign = Сдаться
web-draw = Согласиться на ничью
web-rematch = Ещё раз
web-save = Сохранить запись
web-save-later = В записи видны карты всех игроков. Сохранить её можно, когда партия закончится.
web-log = Что произошло, новое сверху
web-sure-resign = Сдать эту партию?
web-sure-draw = Все согласны на ничью?
web-sure-yes = Да
web-sure-no = Нет, играем дальше
web-curtain = Передайте устройство: { $name }. Остальным лучше не смотреть.
web-curtain-ready = Это я, { $name }
web-no-such-game = Этой партии нет на устройстве.

# Looking at a game again.
web-replay = Повтор
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
web-motion = Движение
web-motion-auto = Как на устройстве
web-motion-full = Полное
web-motion-reduced = Меньше
web-sound = Звуки
web-memory-aid = Kraaw: показывать уже подсмотренные карты

# Crab Stack. $crab is a size such as “large crab”; $below several crabs, from the top down.
web-crab-stack-board = Берег. Стрелки переводят с клетки на клетку, Enter выбирает.
web-crab-stack-small = малый краб
web-crab-stack-medium = средний краб
web-crab-stack-large = большой краб
web-crab-stack-crab = { $size } ({ $name })
web-crab-stack-space-empty = { $cell }: вода
web-crab-stack-space-one = { $cell }: { $crab }
web-crab-stack-space-stack = { $cell }, высота { $count }: { $crab }, под ним { $below }
web-crab-stack-can-move = Может ходить
web-crab-stack-can-land = Выбранный краб может сюда прийти
web-crab-stack-group = Группа { $number }
web-crab-stack-doomed = Будет смыто
# $crabs is a list of the next two; $washed is how many crabs lie in no such group.
web-crab-stack-yours = ваших — { $count }
web-crab-stack-theirs = { $name } — { $count }
web-crab-stack-group-has = Группа { $number }: { $crabs }
web-crab-stack-ask-keep = Крабы разделились на равные группы. Выберите группу, которая останется: всех остальных смоет.
web-crab-stack-ask-keep-next = После последнего хода остались равные группы. Прежде чем ходить, выберите группу, которая останется: всех остальных смоет.
web-crab-stack-chooses = { $name } выбирает группу, которая останется.
web-crab-stack-stays =
    Группа { $number } остаётся: { $crabs }. Волна смоет { $washed ->
        [one] { $washed } краба
        [few] { $washed } крабов
       *[many] { $washed } крабов
    }.
web-crab-stack-do-keep = Оставить эту группу
web-crab-stack-chosen =
    { $crab } на { $cell } выбран: { $count ->
        [one] { $count } клетка для хода
        [few] { $count } клетки для хода
       *[many] { $count } клеток для хода
    }.
web-crab-stack-free = сверху { $free } из { $all }
web-crab-stack-from-to = { $from } на { $to }
web-crab-stack-keep = оставить группу { $cell }

# Kraaw. $place counts from 1; $lies is how the card lies, one of the four below.
web-kraaw-board = Гнёзда. Стрелки переводят с карты на карту, Enter выбирает.
web-kraaw-round = Раунд { $round } · для победы: { $target }
web-kraaw-round-deciding = Раунд { $round }, решающий
web-kraaw-dog = Прикуп
web-kraaw-card = { $name }, карта { $place }: { $lies }
web-kraaw-gap = сброшена
web-kraaw-down = рубашкой вверх
web-kraaw-down-known = рубашкой вверх, вы её знаете: { $value }
web-kraaw-up = { $value }, открыта
web-kraaw-locked = { $value }, заперта
web-kraaw-state = открыто { $sum } · раундов: { $wins }
web-kraaw-sits-out = пропускает этот раунд
web-kraaw-dealt = Вам сдали: { $cards }
web-kraaw-countdown = Обратный отсчёт! Без закрытых карт: { $names }. Если так и останется, раунд закончится в начале этого хода.
web-kraaw-ask-swap = Взять пять карт прикупа вместо своих? Они достанутся тому, кто скажет первым.
web-kraaw-ask-dog = Обменять карту с прикупом? Выберите свою, затем карту прикупа. Обе останутся закрытыми.
web-kraaw-ask-main = Выберите карту: свою — открыть, подсмотреть или запереть, чужую — украсть.
web-kraaw-ask-lock-or-leave = Карта открыта. Сразу запереть, чтобы её не украли?
web-kraaw-ask-look = Её видите только вы. Теперь откройте эту карту или другую.
web-kraaw-ask-take = { $name } крадёт отмеченную карту. Выберите, что взять взамен.
web-kraaw-ask-bonus = Бонус: выберите открытую карту, чтобы запереть, затем другую — сбросить.
web-kraaw-do-swap = Взять прикуп
web-kraaw-do-stay = Оставить свою руку
web-kraaw-do-keep = Не трогать прикуп
web-kraaw-do-lock-it = Запереть
web-kraaw-do-leave = Не запирать
web-kraaw-do-done = Без бонуса
web-kraaw-do-reveal = Открыть карту { $place }
web-kraaw-do-look = Подсмотреть карту { $place }
web-kraaw-do-lock = Запереть карту { $place }
web-kraaw-do-take = Взять карту { $place }
web-kraaw-do-steal = Украсть карту { $place } ({ $name })
web-kraaw-do-exchange = Обменять мою карту { $place } на { $dog } из прикупа
web-kraaw-do-bonus = Запереть карту { $lock }, сбросить карту { $discard }
web-kraaw-round-won = Раунд { $round }: победа — { $names }
web-kraaw-next-round = Следующий раунд
web-kraaw-count-cards = Карты
web-kraaw-count-sum = Сумма
web-kraaw-count-wins = Выиграно раундов
web-kraaw-tie = Поровну: { $names }. От старшей карты к младшей первое различие — карта { $card }: выигрывает меньшая.
web-kraaw-tie-perfect = Поровну карта в карту: { $names }. Раунд выигрывают все они.

# Crabs! $cards and $crabs are written as on the cards: * is premium, ^ is stressed.
web-crabs-round = Круг { $round } · последний круг начинают { $target } очков
web-crabs-last-round = Последний круг! Нужные очки набраны: { $name }.
web-crabs-market = Рынок
web-crabs-pool = Садок
web-crabs-permit = Лицензия
web-crabs-gear = Снасти
web-crabs-gear-line = Прибавляет { $bonus }, стоит { $cost }, даёт { $stars }
web-crabs-gear-cost = цена { $cost }
web-crabs-vendor = Хочет { $wants }, платит { $pay }
web-crabs-vendors-left =
    { $count ->
        [0] распродано
        [one] { $count } торговец
        [few] { $count } торговца
       *[many] { $count } торговцев
    }
web-crabs-deck = Колода { $deck } · сброс { $discard }
web-crabs-points = очки: { $points } (торговцы { $vendors }, премиум { $premium }, снасти { $stars })
web-crabs-hand-size =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
web-crabs-known = видели: { $cards }
web-crabs-caught = Пойманные крабы
web-crabs-hand = Ваша рука: карт { $count }, сумма { $value }
web-crabs-stressed = Встревоженные крабы
web-crabs-crab = { $value }
web-crabs-crab-premium = { $value }, премиум
web-crabs-crab-stressed = { $value }, встревожен
web-crabs-crab-stressed-premium = { $value }, встревожен, премиум
web-crabs-actions = Действия
web-crabs-do-catch = Поймать
web-crabs-do-grab = Взять
web-crabs-do-trade = Обменять
web-crabs-do-raise = Разменять
web-crabs-do-relax = Успокоить
web-crabs-do-upgrade = Улучшить
web-crabs-do-drop = положить { $cards } в садок
web-crabs-take-pool = взять { $card } из садка
web-crabs-take-deck = взять из колоды
web-crabs-make = Сделать этот ход
web-crabs-pass = Пропустить
web-crabs-rope = Верёвка:
web-crabs-keep = Оставить:
web-crabs-use-gear = Прибавить снасти: +{ $bonus }
web-crabs-ask-grab = Возьмите вторую карту: из садка или из колоды.
web-crabs-ask-sell = Продать торговцу?
web-crabs-ask-drop =
    У вас на руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    }, а предел — восемь: положите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } в садок.
web-crabs-sell =
    Продать { $crabs } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
web-crabs-sell-nothing = Ничего не продавать
web-crabs-ready = Так можно.
web-crabs-so-far = Сыграно { $given }, взято { $taken }.
web-crabs-so-far-value = Сумма сыгранных { $given }, взятых { $taken }.
web-crabs-so-far-binding = Сила связки { $count }.
# Краба старше пятёрки нет.
web-crabs-so-far-permit =
    { $value ->
        [5] Лицензия разрешает оставить краба на 5.
       *[other] Лицензия разрешает оставить краба на { $value } или встревоженного на { $next }.
    }
web-crabs-need-action = Выберите действие.
web-crabs-need-hand = Выберите карты с руки.
web-crabs-need-take =
    { $count ->
        [one] Возьмите из садка ещё { $count } карту.
        [few] Возьмите из садка ещё { $count } карты.
       *[many] Возьмите из садка ещё { $count } карт.
    }
web-crabs-need-take-less =
    { $count ->
        [one] Из садка взята лишняя { $count } карта.
        [few] Из садка взяты лишние { $count } карты.
       *[many] Из садка взято лишних { $count } карт.
    }
web-crabs-need-value = Не хватает { $count }: возьмите из садка больше.
web-crabs-need-value-less = Перебор на { $count }: возьмите из садка меньше.
web-crabs-need-more =
    { $count ->
        [one] Выберите с руки ещё { $count } карту.
        [few] Выберите с руки ещё { $count } карты.
       *[many] Выберите с руки ещё { $count } карт.
    }
web-crabs-need-fewer =
    { $count ->
        [one] { $count } карта лишняя.
        [few] { $count } карты лишние.
       *[many] { $count } карт лишних.
    }
web-crabs-need-crabs = Выберите от одного до трёх встревоженных крабов.
web-crabs-need-rope = Выберите карту для верёвки.
web-crabs-need-permit = С силой связки { $count } лицензия не даёт оставить никого.
web-crabs-need-face-up =
    { $count ->
        [5] Лицензия даёт оставить краба на 5: сыграйте такого открыто.
       *[other] Лицензия даёт оставить краба на { $count } или на единицу старше — встревоженным: сыграйте такого открыто.
    }
web-crabs-need-keep = Выберите, какого краба оставить.
web-crabs-need-source = Выберите карту садка или колоду.

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
web-online-lost = Связь потеряна. Она восстановится сама, ничего не пропало.
web-online-draw = Предложить ничью
web-online-decline = Нет
web-online-offer-draw = { $name } предлагает ничью.
web-online-offer-undo = { $name } хочет вернуть последний ход.
web-online-offer-pause = { $name } просит перерыв.
web-online-offer-rematch = { $name } хочет сыграть ещё.
web-online-follow = К следующей игре
web-online-talk = Разговор за столом
web-online-say = Сказать что-нибудь
web-online-send = Отправить
web-online-full = Все места заняты. Вы смотрите: игра появится здесь, когда начнётся.
web-online-waiting-full = У вас есть место. Игра начнётся, когда займут все места.
web-online-ready = Я здесь, играем
web-online-watching =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[many] Смотрят { $count } человек
    }
web-online-you = вы
web-online-away = нет на месте
web-online-resigned = сдаётся
web-online-stand-in = пока играет бот
web-online-not-ready = ещё не здесь
web-online-seat-bot = Место { $number }: пусть играет бот
web-online-stand = Встать
web-online-clear = Освободить место { $number }
web-online-pause = Пауза
web-online-paused = Игра на паузе.
web-online-resume = Продолжить игру
web-online-stood-in = Ваше время вышло, за вас играет бот.
web-online-back = Я снова здесь
web-online-take-back = Снять предложение
web-online-offered-draw = Вы предлагаете ничью.
web-online-offered-undo = Вы хотели бы вернуть свой последний ход.
web-online-offered-pause = Вы хотели бы сделать паузу.
web-online-offered-rematch = Вы хотели бы сыграть ещё.
web-online-elsewhere = Продолжить на другом устройстве
web-online-elsewhere-how = Откройте там эту ссылку, и место снова ваше. Никому её не давайте: у кого она, тот играет за вас.
web-online-told-sat = За стол: { $name }.
web-online-told-stood = Кто-то встаёт из-за стола.
web-online-told-declined = Против: { $name }.
web-online-told-undone = Ход возвращает { $name }.
web-online-told-drawn = Все согласны на ничью.
web-online-told-paused = Игра на паузе.
web-online-told-resumed = Игру продолжает { $name }.
web-online-told-resigned = Сдаётся { $name }.
web-online-told-timed-out = Время вышло: { $name }.
web-online-told-came-back = На месте снова { $name }.

# In the figures of the rules pages.
web-figure-you = Вы
web-figure-rope = верёвка
web-figure-or = или

# Уроки. Каждый шаг говорит, что сделать и зачем, а потом — что из этого вышло.
web-lesson = { $game }: учиться играя
web-lesson-step = Шаг { $step } из { $steps }
web-lesson-progress = Ход урока
web-lesson-other = Так можно, но сейчас урок просит о другом. Прочтите шаг ещё раз.
web-lesson-next = Следующий шаг
web-lesson-finish = Закончить
web-lesson-again = Начать сначала
web-lesson-done = Отлично! Больше ничего знать не нужно. Теперь сыграйте настоящую партию.
web-lesson-crab-stack-1 = Крабы с точками — ваши. Большой краб проходит ровно один шаг, на любого соседнего краба. Выберите своего большого краба, затем отмеченную клетку.
web-lesson-crab-stack-1-then = Теперь ваш краб наверху. Те, кто под ним, ходить не могут.
web-lesson-crab-stack-2 = Средний краб проходит ровно два шага, по любым крабам, и встаёт на среднего или маленького. Сходите средним крабом.
web-lesson-crab-stack-2-then = Ровно два шага, никогда не один: важно лишь, откуда и куда.
web-lesson-crab-stack-3 = Маленький краб проходит ровно три шага и встаёт только на маленьких. Сходите маленьким крабом.
web-lesson-crab-stack-3-then = Маленькие ходят далеко, но накрыть их может каждый.
web-lesson-crab-stack-4 = А теперь вредность: встаньте на полосатого краба Жемчужины и прижмите его.
web-lesson-crab-stack-4-then = Он заперт, пока ваш краб не уйдёт. Стопка показывает высоту; наведите на неё, чтобы увидеть, кто под кем.
web-lesson-crab-stack-5 = Новый берег. Пустые клетки заливает вода, и остаётся только самая большая группа. Пять крабов Жемчужины держатся за вашего большого краба на e4. Уйдите с этого мостика на свою сторону!
web-lesson-crab-stack-5-then = Волна унесла пять крабов навсегда. Берегите свои мостики.
web-lesson-crab-stack-6 = Здесь три группы сходятся у вашего большого краба на d4. Спуститесь на d5, в самую маленькую группу.
web-lesson-crab-stack-6-then = Остались две группы, где поровну клеток и поровну крабов. Кто-то должен выбрать: вы, ведь сходили вы.
web-lesson-crab-stack-7 = Выберите группу, которая останется. Нажмите на краба: его группа будет выбрана, и вы увидите, кого смоет волна. Где больше ваших крабов? Затем нажмите «Оставить эту группу».
web-lesson-crab-stack-7-then = Всех остальных смыло. Пока вы не подтвердили выбор, волна никого не уносит.
web-lesson-crab-stack-8 = Кто не может пойти в свой ход, выбывает; последний побеждает. Один шаг вашего большого краба с d4 оставит Жемчужину без единого краба. Найдите его!
web-lesson-crab-stack-8-then = Вы победили. Прижать всех крабов соперника — тоже победа.
web-lesson-crabs-1 = Нужны карты. Выберите «Взять», затем карту садка или колоду.
web-lesson-crabs-1-then = Она у вас на руке. Карту из садка видели все, карту из колоды — никто.
web-lesson-crabs-2 = Берут две карты. Возьмите вторую.
web-lesson-crabs-2-then = Это было ваше действие. После него ходит и Жемчужина.
web-lesson-crabs-3 = «Обменять» кладёт ваши карты в садок и берёт столько же. Обменяйте одну или несколько.
web-lesson-crabs-3-then = Столько же за столько же, сколько бы они ни стоили. Выгодно брать крупные.
web-lesson-crabs-4 = «Разменять» меняет сумму на сумму: пятёрку на двойку и тройку, например. Следите за счётом, пока выбираете.
web-lesson-crabs-4-then = Суммы равны, а сколько карт — не важно.
web-lesson-crabs-5 = Снасти помогают ловить. «Улучшить» стоит карт: сбросьте одну за первую снасть.
web-lesson-crabs-5-then = Теперь при ловле можно прибавлять 3. Снасти получше дают и очки.
web-lesson-crabs-6 = Новая рука. Выберите «Поймать»: открытые 1 и 4 дают 5, а лицензия за 5 даёт единицу. Возьмите любую другую карту верёвкой и оставьте единицу.
web-lesson-crabs-6-then = Краб лежит перед вами. Остальные карты и верёвка ушли в садок.
web-lesson-crabs-7 = Торговцу нужен как раз такой краб. Продайте его!
web-lesson-crabs-7-then = Очки! Премиальный краб, со звездой, принёс бы на одно больше.
web-lesson-crabs-8 = Здесь вы поймали краба на единицу старше: он лежит на боку, встревожен, и его не продать. Выберите «Успокоить», отметьте его и сделайте ход.
web-lesson-crabs-8-then = Он спокоен и считается полностью. На 25 очках, а вдвоём на 29, начинается последний круг.
web-lesson-kraaw-1 = Вы знаете, какие у вас пять карт, но не где они лежат. Обменяйте одну с прикупом: выберите свою, затем карту прикупа и подтвердите.
web-lesson-kraaw-1-then = Никто не видел этих карт, даже вы.
web-lesson-kraaw-2 = Тайно подсмотрите одну из своих карт: выберите её, затем «Подсмотреть».
web-lesson-kraaw-2-then = Её видите только вы. Теперь надо открыть карту.
web-lesson-kraaw-3 = Откройте карту, которую видели, или другую. Считаются только открытые карты.
web-lesson-kraaw-3-then = Она считается, но её могут украсть. Дальше — бонус.
web-lesson-kraaw-4 = Бонус: заприте открытую карту и выбросьте другую. Выберите первую, затем вторую и подтвердите.
web-lesson-kraaw-4-then = Запертая карта в этом раунде в безопасности. На раунд есть два замка.
web-lesson-kraaw-5 = Жемчужина крадёт у вас отмеченную карту! Выберите, какую её карту вы берёте взамен.
web-lesson-kraaw-5-then = Карты поменялись местами. Если украденная была закрыта, её открыли только теперь.
web-lesson-kraaw-6 = Ваша очередь красть: выберите незапертую карту Жемчужины и подтвердите.
web-lesson-kraaw-6-then = Жемчужина взяла взамен одну из ваших. У каждой кражи своя цена.
web-lesson-kraaw-7 = Новый раунд. Смелее: откройте карту, не подсматривая.
web-lesson-kraaw-7-then = Раз вы не подсматривали, её можно тут же запереть.
web-lesson-kraaw-8 = Заприте её, чтобы никто не украл.
web-lesson-kraaw-8-then = В безопасности. Если сначала подсмотреть, такого замка нет.
web-lesson-kraaw-9 = Раунд подходит к концу. Откройте последнюю закрытую карту: если ваш следующий ход начнётся без закрытых карт, раунд окончен.
web-lesson-kraaw-9-then = Наибольшая сумма выигрывает раунд. Кто первым выиграет три раунда, выигрывает партию.
