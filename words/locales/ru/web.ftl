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
web-pitch-crabs = Меняйтесь у заводи, вяжите улов и продавайте лучших крабов на рынке.
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
web-forget = Удалить эту партию: { $game }

# Setting up.
web-who-plays = Кто играет?
web-options = Правила этого стола
web-add-seat = Добавить место
web-start = Начать игру
web-seat-who = Место { $number }: кто играет
web-seat-name = Место { $number }: имя
web-seat-remove = Убрать место { $number }
web-name = Имя (необязательно)
web-person = Человек за этим устройством
web-bot-1 = Бот: малёк
web-bot-2 = Бот: лёгкий
web-bot-3 = Бот: средний
web-bot-4 = Бот: сильный
web-bot-5 = Бот: сильнейший
web-bot-name-1 = Жемчужина
web-bot-name-2 = Боцман
web-bot-name-3 = Марина
web-bot-name-4 = Шкипер
web-bot-name-5 = Дюна
web-you = Вы
web-player = Игрок { $number }
web-no-preset = Как указано ниже

# At the table.
web-players = Игроки
web-your-turn = Ваш ход.
web-turn = Ходит: { $names }.
web-thinking = { $name } думает…
web-over = Игра окончена.
web-won = победа
web-out = выбыл
web-looking-back = Вы смотрите назад. Игра подождёт.
web-back-to-now = Вернуться к игре
web-winner = Победа: { $names }!
web-shared = Ничья: первое место делят { $names }.
web-agreed = Игроки согласились на ничью.
web-resigned = { $name } сдаётся.
web-undo = Отменить ход
web-hint = Подсказка
web-resign = Сдаться
web-draw = Согласиться на ничью
web-rematch = Ещё раз
web-save = Сохранить запись
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
web-copy-link = Скопировать ссылку на этот ход
web-eyes = Глазами
web-eyes-acting = того, кто ходит
web-eyes-audience = зрителей

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
web-memory-aid = Kraaw: показывать мне карты, которые я уже подсмотрел

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
web-crab-stack-group = Группа { $number }: выберите её, и она останется
web-crab-stack-chosen =
    { $crab } на { $cell } выбран: { $count ->
        [one] { $count } клетка для хода
        [few] { $count } клетки для хода
       *[many] { $count } клеток для хода
    }.
web-crab-stack-free = сверху { $free } из { $all }
