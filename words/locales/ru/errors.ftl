# What cannot be read or obeyed, by the umpire, a table or a reader of files. The id is the code.
# $detail is a programmer's remark in English, or a sentence of its own.

# Requests.
bad-json = Эту строку не прочитать как JSON: { $detail }.
bad-request = Этот запрос не понять: { $detail }.
line-too-long = Строка слишком длинная: читается не больше { $most } байт.

# Games and turns.
no-game = Партии на столе ещё нет. Начните её командой «new» или загрузите запись командой «load».
no-game-at = За столом «{ $table }» партии нет. Начните её там командой «new», «set» или «load».
umpire-table-name = Имя стола — текст длиной от 1 до { $most } знаков.
too-many-tables = Партий уже { $most }, больше сразу нельзя: закройте какие-нибудь командой «close».
which-seat = Сейчас могут ходить несколько мест: назовите одно в «seat».
one-listing = Список сокращают одним способом: «limit», «each» или «sample».
set-up-no-record = Эта партия начата с позиции, а запись начинается с раздачи, поэтому записать её нельзя. Что есть, даёт «position».
unknown-game = Игры «{ $game }» здесь нет. Известные игры: { $known }.
no-such-seat =
    Места { $seat } за этим столом нет: здесь { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, считая с нуля.
not-your-turn = Сейчас не ваш ход. Подождите, пока сходят другие.
game-over = Партия окончена: ходов больше нет. Чтобы играть дальше, начните новую.
nothing-to-undo = Нет хода, который можно отменить.
perft-too-deep = Перфт глубже { $most } ходов здесь не считается.

# Things as written.
bad-notation = «{ $text }» — не ход этой игры. Как записывать ходы, сказано на странице правил.
bad-options = Такие настройки невозможны: { $detail }.
seats =
    Стол на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    } невозможен: в этой игре мест от { $least } до { $most }.
bad-deal = Это не раздача этой игры: { $detail }.
no-deal-due = Сейчас не время раздавать: должен ходить игрок.
bad-position = Это не позиция этой игры: { $detail }.
position-unknown = Эту игру нельзя начать с позиции.

# Records. $entry counts the log from 1; $reason is a sentence of its own.
bad-record = Такую запись партии здесь не прочитать: { $detail }.
record-entry = Ошибка в записи партии, шаг { $entry } её журнала: { $reason }
record-result = Итог в записи не тот, к которому ведут её ходы.
record-game = Это запись игры { $game }, а на столе другая игра.
record-names =
    { $names ->
        [one] { $names } имя
        [few] { $names } имени
       *[many] { $names } имён
    } — слишком много: за столом { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }.

# Files of data. $what is a sentence of its own.
file-line = { $file }, строка { $line }: { $what }
file-whole = { $file }: { $what }

# Bots. The names of the levels are the same in every language.
level = Нет уровня «{ $level }». Уровни: hatchling, paddler, swimmer, diver, kraken, leviathan и maelstrom; сила — число от 800 до 3000; характер пишется через двоеточие: cautious, thief, builder или gambler.
reason-at = { $what } (строка { $line }, столбец { $column })
reason-unknown-field =
    { $count ->
        [0] имени «{ $name }» здесь нет
       *[other] имени «{ $name }» здесь нет, есть только { $known }
    }
reason-unknown-word =
    { $count ->
        [0] «{ $name }» здесь выбрать нельзя
       *[other] «{ $name }» здесь выбрать нельзя, есть только { $known }
    }
reason-missing = нет «{ $name }»
reason-twice = «{ $name }» указано дважды
reason-kind =
    { $wanted ->
        [text] здесь нужен текст
        [flag] здесь нужно true или false
        [list] здесь нужен список
        [object] здесь нужен объект
        [number] здесь нужно целое число
       *[other] здесь нужно другое
    }{ $has_found ->
        [yes] , а не «{ $found }»
       *[no] { "" }
    }
reason-value = «{ $found }» здесь невозможно
reason-breaks-off = текст обрывается раньше времени
reason-form = написано не так, как нужно
reason-no-object = нужен объект
reason-other-game = это от другой игры
reason-pair = в «{ $text }» нет знака «=». Пишите ИМЯ=ЗНАЧЕНИЕ, например wave_choice=next
