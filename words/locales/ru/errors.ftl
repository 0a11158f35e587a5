# What the umpire, a table or a file reader cannot read or obey. The id is the code, with / as -.
# $detail is always a programmer's remark, in English.

# Lines and requests.
bad-json = Эта строка — не JSON: { $detail }.
bad-request = Этот запрос не удаётся прочитать: { $detail }.
unknown-command = Команды «{ $command }» нет. Известные команды: { $known }.
missing-field = Команде «{ $command }» не хватает поля «{ $field }».
line-too-long =
    Строка слишком длинная: читается не больше { $most ->
        [one] { $most } байта
       *[many] { $most } байт
    }.

# Games and turns.
no-game = Партии на столе ещё нет. Начните её командой «new» или загрузите запись командой «load».
unknown-game = Игры «{ $game }» здесь нет. Известные игры: { $known }.
no-such-seat =
    Места { $seat } за этим столом нет: { $seats ->
        [one] здесь { $seats } место
        [few] здесь { $seats } места
       *[many] здесь { $seats } мест
    }, считая с нуля.
not-your-turn = Сейчас ход не этого места.
game-over = Партия окончена: ходов больше нет.
nothing-to-undo = Нет хода, который можно взять назад.
perft-too-deep = Перфт глубже { $most } ходов здесь не считается.

# Things as written.
bad-notation = «{ $text }» — не ход этой игры. Как записывать ходы, сказано на странице правил.
bad-deal = Эту раздачу не удаётся прочитать: { $detail }.
no-deal-due = Сейчас не время раздавать: должен ходить игрок.
bad-options = Эти настройки не удаётся прочитать: { $detail }.
seats =
    Стол на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    } невозможен: в этой игре мест от { $least } до { $most }.

# Records.
bad-record = Это не запись партии: { $detail }.
record-version = Эта запись версии { $version }, а здесь читается только версия { $known }.
record-game = Это запись игры { $game }, а на столе другая игра.
record-names =
    В записи названо { $names ->
        [one] { $names } имя
        [few] { $names } имени
       *[many] { $names } имён
    }, а за столом { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }.
# $entry counts the log from 1; $reason is a sentence of its own.
record-entry = Запись нарушает правила, начиная с { $entry }-го шага: { $reason }
record-deal-due = Здесь ожидается раздача, а в записи — ход.
record-result = Итог в записи не тот, к которому ведут её ходы.
