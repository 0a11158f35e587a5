# Words that people type in the terminal. The first is the one that is shown; the others are taken as well, and so are
# the English ones in every language. None may look like a move of a game.

typed-help = help, ?
typed-moves = moves
typed-hint = hint
typed-log = log
typed-board = board
typed-undo = undo
typed-resign = resign
typed-draw = draw
typed-rules = rules
typed-save = save
typed-load = load
typed-rematch = rematch
typed-quit = quit, exit, q

# In a menu, a replay and a lesson.
typed-menu = menu
typed-back = back
typed-next = next, n
typed-previous = previous, p
typed-show = show

# Answers to a question.
typed-yes = yes, y
typed-no = no

# At a table of a server.
typed-say = say
typed-pause = pause
typed-resume = resume
typed-sit = sit
typed-ready = ready
typed-start = start
typed-fill = fill
typed-stand = stand
typed-fair = fair
typed-link = link
typed-people = people
typed-bell = bell
