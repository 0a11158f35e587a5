# What the terminal player says, whatever the game. Words to be typed are those of typed.ftl.
# $name is a seat's name, $names several as one phrase, $file a path as the person wrote it.

# Beginning, and whose turn it is.
terminal-welcome = { $game } на столе. Введите ход или «помощь».
terminal-players = За столом: { $names }.
terminal-prompt = { $name } >
terminal-goodbye = До следующего прилива!

# $example is a move of the game at hand.
terminal-help =
    Введите ход, например { $example }, или одно из этих слов:
      ходы            показать возможные ходы
      подсказка       показать ход самого сильного бота
      журнал          показать последние ходы; журнал 50 — больше
      отменить        отменить последний ход
      сдаться         признать поражение
      ничья           всем вместе согласиться на ничью
      правила         прочитать правила
      сохранить ФАЙЛ  записать партию в файл
      загрузить ФАЙЛ  продолжить партию из файла
      помощь          показать эту справку
      выйти           уйти из-за стола
    Английские слова (moves, hint, undo…) тоже понятны.

# Answers.
terminal-unknown = «{ $text }» — не ход и не команда. Введите «помощь», чтобы узнать, что можно сделать.
terminal-file-missing = Какой файл? Напишите «{ $command } ФАЙЛ».
# What the strongest bot would do. $percent is what it expects, $line the moves it foresees.
terminal-hint =
    { $move } — оценка шансов на победу: { $percent } %{ $more ->
        [yes] ; дальше, вероятно, { $line }
       *[no] { "" }
    }.
terminal-hint-proven =
    { $move } — исход уже решён ({ $percent } %){ $more ->
        [yes] : дальше { $line }
       *[no] { "" }
    }.
terminal-undone =
    { $count ->
        [1] Последний ход отменён.
       *[other] Ваш последний ход отменён вместе с теми, что были после него.
    }
terminal-moves =
    { $count ->
        [one] Возможен { $count } ход: { $moves }
        [few] Возможны { $count } хода: { $moves }
       *[many] Возможно { $count } ходов: { $moves }
    }
# As above, when $moves is only a part of them.
terminal-moves-some =
    { $count ->
        [one] Возможен { $count } ход, в том числе: { $moves }
        [few] Возможны { $count } хода, в том числе: { $moves }
       *[many] Возможно { $count } ходов, в том числе: { $moves }
    }
terminal-quit-unsaved = Партия не сохранена. Введите «выйти» ещё раз, чтобы всё равно уйти, или «сохранить ФАЙЛ», чтобы её сохранить.
terminal-not-saved = Партия не сохранена.
terminal-log-empty = Ходов ещё не было.
# Asked before something is done. Only “yes” does it.
terminal-ask-resign = { $name }, сдаётесь? Введите «да», чтобы сдаться, или что угодно другое, чтобы играть дальше:
terminal-ask-draw = { $name }, согласны на ничью? Её предлагает { $by }. Введите «да», чтобы согласиться, или что угодно другое, чтобы играть дальше:
terminal-no-draw = { $name } не соглашается. Партия продолжается.
terminal-ask-replace = Файл { $file } уже есть. Введите «да», чтобы заменить его, или что угодно другое, чтобы оставить как есть:
terminal-ask-load = Партия на столе не сохранена. Введите «да», чтобы всё равно загрузить другую, или что угодно другое, чтобы играть дальше:

# Files.
terminal-saved = Партия сохранена: { $file }.
terminal-loaded =
    Загружено из { $file }: { $game }, { $count ->
        [0] ходов ещё нет
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }.
terminal-cannot-read = Не удаётся прочитать { $file }: { $detail }.
terminal-cannot-write = Не удаётся записать { $file }: { $detail }.
terminal-no-folder = Не удаётся записать { $file }: папки { $folder } нет.
terminal-cannot-load = Не удаётся загрузить { $file }: { $reason }
terminal-cannot-show = Показать остальное не удаётся: { $detail }

# Nobody may see another's cards.
terminal-curtain-done = { $name }, ваш ход окончен. Нажмите Enter, чтобы скрыть карты.
terminal-curtain = Передайте устройство игроку { $name }. Остальным лучше не смотреть.
terminal-curtain-prompt = { $name }, нажмите Enter, когда будете готовы.
# Where a terminal cannot do it.
terminal-curtain-thin = Этот терминал нельзя очистить: то, что видели другие, осталось выше. Не прокручивайте назад.
# Before a list of what others did, and what came of it.
terminal-news = Что произошло с прошлого раза:

# What others do.
terminal-moved = { $name } ходит: { $move }.

# The end.
terminal-over = Партия окончена.
terminal-resigned = { $name } сдаётся.
terminal-resigned-you = Вы сдаётесь.
terminal-agreed = Вы согласились на ничью.
terminal-winner = Победа: { $name }!
terminal-draw = Ничья: первое место делят { $names }.
terminal-rank = { $place } место: { $names }
terminal-after =
    Нажмите Enter, чтобы выйти, или введите «реванш», чтобы сыграть ещё раз,
    «сохранить ФАЙЛ», чтобы сохранить партию, «журнал», чтобы перечитать, что
    было, или «отменить», чтобы отменить последний ход.

# Stepping through a record.
terminal-replay-at = Ход { $ply } из { $plies }
terminal-replay-start = Начало партии; впереди ходов: { $plies }.
terminal-replay-end = Это последний ход.
terminal-replay-prompt = просмотр >
terminal-replay-help =
    Enter, дальше   следующий ход
    раньше          предыдущий ход
    число           перейти к этому ходу (0 — начало)
    выйти           закончить просмотр
terminal-replay-keys = влево, вправо: ход · Home, End · пробел: само · Tab: чьими глазами · q: выйти
terminal-replay-eyes = глазами игрока { $name }
terminal-replay-open = всё открыто
terminal-replay-audience = глазами зрителя
terminal-replay-unknown = «{ $text }» — не команда. Введите «помощь», чтобы увидеть, что можно.
terminal-replay-no-ply =
    Хода { $ply } нет: в этой записи { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
       *[many] { $plies } ходов
    }.

# What was asked for on the command line.
terminal-unknown-lang = На языке «{ $text }» здесь не говорят. Языки: { $known }.
terminal-unknown-player = «{ $text }» не может занять место. Известные игроки: { $known } или сила от 800 до 3000; у бота может быть характер (diver:thief).

# A game that draws no picture of its own.
screen-plain-ask = Что делаете? Введите ход или номер, чтобы увидеть, что с этим можно сделать.
screen-plain-choose = Что делаете? Выберите предмет, затем кнопку.
screen-plain-moves = Возможные ходы ({ $thing }):
screen-plain-idle = Сейчас с этим ничего нельзя сделать: { $thing }.
screen-plain-help =
    У каждого предмета есть номер; ► отмечает те, с которыми можно что-то сделать.
    Введите номер, чтобы увидеть возможные ходы, и ход в том виде, в каком он там
    записан, чтобы его сделать.
terminal-winner-you = Вы победили!
terminal-error = Ошибка: { $what }
file-not-found = такого файла нет
file-denied = нет прав
file-exists = такой файл уже есть
file-is-folder = это папка
file-no-room = нет места
file-no-text = это не текстовый файл
file-too-large = файл слишком велик
file-address-taken = там уже отвечает другая программа
file-failed = система отказала (ошибка { $code })
terminal-bot = { $name } (бот, { $level })
terminal-no-such-seat = Игрока { $seat } в этой партии нет: мест за столом { $seats }, счёт с 1.

# Under the contents of a rules page.
terminal-rules-section = Чтобы увидеть только один раздел, добавьте его номер, например: rules 3
terminal-rules-no-section = Раздела { $number } нет.

# На полном экране.
terminal-keys = стрелки · Enter выбрать · Tab дальше · / ввод · u отмена · H подсказка · ? · q
terminal-keys-help =
    Клавиши
      стрелки или h j k l  переходить от предмета к предмету
      Tab, Shift-Tab       перейти к следующему, что можно выбрать
      Enter, пробел        выбрать или нажать кнопку
      Esc                  забыть выбранное
      u                    отменить ход
      H                    показать, что сыграл бы самый сильный бот
      Page Up, Page Down   читать, что было раньше
      ?                    показать это
      q, Ctrl-C            выйти; партия сохраняется
    Мышью можно то же самое: щёлкните предмет или кнопку, крутите колесо.
    Чтобы ввести ход, начните с его первой буквы или с /, если это клавиша.
    При вводе Tab дополняет то, что однозначно, а стрелка вверх возвращает
    введённое раньше. /правила показывает правила, и так далее:
terminal-page-keys = стрелки, пробел читать дальше · любая другая клавиша назад к столу
terminal-reading-keys = стрелки, пробел: читать дальше · b: назад · Home, End · q: выйти
terminal-page-help = Справка
terminal-page-rules = Правила
terminal-page-log = Что произошло
terminal-page-moves = Ходы
terminal-page-answer = Об этом
terminal-thinks = { $name } думает…
terminal-hint-thinks = Обдумываю…
terminal-curtain-over = { $name }, ваш ход окончен.
terminal-curtain-hide = Скрыть мои карты
terminal-again = Сыграть ещё
terminal-leave = Выйти
# Вопросы, на которые отвечают «да» или «нет».
terminal-sure-resign = { $name }, вы сдаётесь?
terminal-sure-draw = { $name }, вы согласны на ничью? Её предлагает { $by }.
terminal-sure-replace = { $file } уже есть. Заменить?
terminal-sure-load = Партия на столе не сохранена. Всё равно загрузить другую?
terminal-sure-leave = Партию нельзя сохранить здесь. Всё равно выйти?
terminal-did-you-mean = «{ $text }» — не ход и не команда. Может быть, «{ $near }»?
# Партии, которые сохраняются сами.
terminal-kept = Партия сохранена. Чтобы продолжить: strandline resume
# Список сохранённых партий: $number — номер, $names — кто играет.
terminal-resume-game =
    { $number }  { $game }: { $names } — { $count ->
        [0] ходов ещё нет
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
terminal-resume-none = Сохранённых партий нет. Чтобы начать новую: strandline play
terminal-resume-no-such = Партии { $number } в списке нет. Чтобы увидеть список: strandline resume --list
terminal-edition-sound = { $file } в порядке: с ним можно играть.
terminal-edition-mistakes =
    { $count ->
        [one] { $count } ошибка в { $file }:
        [few] { $count } ошибки в { $file }:
       *[many] { $count } ошибок в { $file }:
    }
terminal-edition-doubts = Так и задумано?
terminal-edition-none = Своего в игре { $game } ничего задать нельзя.

# Уроки.
terminal-lesson-keys = стрелки · Enter выбрать · Tab дальше · n следующий шаг · b назад · s показать · q
terminal-lesson-prompt = Введите ход или «показать», «дальше», «назад», «выйти»:
terminal-lesson-none = Урока по игре { $game } пока нет.
terminal-lesson-example = Например: { $move }
