# What cannot be read or obeyed, by the umpire, a table or a reader of files. The id is the code.
# $detail is a programmer's remark in English, or a sentence of its own.

# Requests.
bad-json = Эта строка — не JSON: { $detail }.
bad-request = Такой запрос здесь не имеет смысла: { $detail }.
line-too-long = Строка слишком длинная: читается не больше { $most } байт.

# Games and turns.
no-game = Партии на столе ещё нет. Начните её командой «new» или загрузите запись командой «load».
unknown-game = Игры «{ $game }» здесь нет. Известные игры: { $known }.
no-such-seat =
    Места { $seat } за этим столом нет: здесь { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, считая с нуля.
not-your-turn = Сейчас ход не этого места.
game-over = Партия окончена: ходов больше нет.
nothing-to-undo = Нет хода, который можно взять назад.
perft-too-deep = Перфт глубже { $most } ходов здесь не считается.

# Things as written.
bad-notation = «{ $text }» — не ход этой игры. Как записывать ходы, сказано на странице правил.
bad-options = У этой игры нет таких настроек: { $detail }.
seats =
    Стол на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    } невозможен: в этой игре мест от { $least } до { $most }.
bad-deal = Это не раздача этой игры: { $detail }.
no-deal-due = Сейчас не время раздавать: должен ходить игрок.

# Records. $entry counts the log from 1; $reason is a sentence of its own.
bad-record = Такую запись партии здесь не прочитать: { $detail }.
record-entry = Ошибка в записи, шаг { $entry }: { $reason }
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
level = Нет уровня «{ $level }». Уровни: hatchling, paddler, swimmer, diver и kraken.
