# What `strandline match` says. Two players, a and b, meet many times.

# $seats is a phrase such as "2 seats"; $seed a number that can be given again.
match-head =
    { $game }, { $seats }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, зерно { $seed }
match-score = a: побед { $wins }, ничьих { $draws }, поражений { $losses }
# $share and the others are percentages. $even is what players of equal strength would have.
match-share = Очки: { $share } % (95-процентный интервал: от { $low } % до { $high } %; при равных силах { $even } %)
match-elo = Эло a относительно b: { $elo } (от { $low } до { $high })
match-unfinished =
    { $count ->
        [one] { $count } партия остановлена
        [few] { $count } партии остановлены
       *[many] { $count } партий остановлено
    } после { $most ->
        [one] { $most } хода
       *[many] { $most } ходов
    }; результат — ничья.
# A number with one decimal.
match-decimal = { $whole },{ $tenths }

# How far the match is. $left is the time it will take, as clocks show it.
match-progress = Партий сыграно: { $done } из { $games }; побед { $wins }, ничьих { $draws }, поражений { $losses }; осталось { $left }

# Games lost because a program did not answer as a player must. $side is a or b.
match-forfeits =
    { $count ->
        [one] { $side }: техническое поражение в { $count } партии:
       *[many] { $side }: технические поражения в { $count } партиях:
    }
# $reason is one of those below; $game is the number of the first such game, $detail what happened there.
match-fault = { $reason }: { $count } (впервые в партии { $game }: { $detail })
match-fault-late = нет ответа вовремя
match-fault-illegal = недопустимый ход
match-fault-garbage = это не ответ
match-fault-died = программа завершилась

# The particulars.
match-no-answer = ничего за { $millis } мс
match-program-ended = программа завершилась или закрыла свой вывод
match-no-such-answer = «{ $text }» не отвечает на заданный вопрос
match-line-too-long = строка длиннее { $most } байт

# What was asked for on the command line.
match-unknown-player = «{ $text }» не может участвовать. Напишите level:ИМЯ ({ $levels }), strength:ЧИСЛО (от 800 до 3000), при желании с характером (:cautious, :thief, :builder, :gambler), flat:ЧИСЛО, random или 'cmd:ПРОГРАММА АРГУМЕНТЫ'.
match-cannot-start = Не удаётся запустить { $program }: { $detail }.

# Where a match ended before its last game: because it was known who is stronger, because somebody stopped it, because a
# program ended again and again.
match-stopped-decided = Остановлено после { $done } партий из { $games }: всё ясно.
match-stopped-interrupted = Остановлено после { $done } партий из { $games }.
match-stopped-crashes = Остановлено после { $done } партий из { $games }: программа раз за разом завершалась сама.
match-crashed = { $player }: программа раз за разом завершалась сама. Её последние строки в стандартном потоке ошибок:
match-crashed-silent = { $player }: программа раз за разом завершалась сама и ничего не написала в стандартный поток ошибок.

# A test between two differences in Elo, $low and $high. $llr is the logarithm of how much likelier the second is.
match-sprt-accepted = SPRT от { $low } до { $high }: принято, a сильнее хотя бы на { $high } Эло (LLR { $llr }).
match-sprt-rejected = SPRT от { $low } до { $high }: отвергнуто, a сильнее не больше чем на { $low } Эло (LLR { $llr }).
match-sprt-undecided = SPRT от { $low } до { $high }: не решено (LLR { $llr }).
match-sprt-of-two = Проверка силы (--sprt) — для двух игроков: уберите --player.
match-bad-sprt = «{ $text }» — это не две разницы в Эло. Сначала меньшая, например --sprt 0,20.

# Where everybody met everybody: the heads of columns.
match-column-player = игрок
match-column-points = очки
match-column-elo = Эло

# Records in a folder.
match-cannot-write = Не удалось записать { $file }: { $detail }.
match-record-there = Запись такого матча уже есть: { $file }. Выберите другую папку или другое зерно.
