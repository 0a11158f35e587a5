# Words that people type in the terminal. The first is the one that is shown; the others are taken as well, and so are
# the English ones in every language. None may look like a move of a game.

typed-help = помощь, справка
typed-moves = ходы
typed-hint = подсказка
typed-log = журнал
typed-board = стол
typed-undo = отменить
typed-resign = сдаться
typed-draw = ничья
typed-rules = правила
typed-save = сохранить
typed-load = загрузить
typed-rematch = реванш
typed-quit = выйти, выход

# In a menu, a replay and a lesson.
typed-menu = меню
typed-back = назад
typed-next = дальше, д
typed-previous = раньше, р
typed-show = показать

# Answers to a question.
typed-yes = да, д
typed-no = нет

# At a table of a server.
typed-say = сказать
typed-pause = пауза
typed-resume = продолжить
typed-sit = сесть
typed-ready = готов, готова
typed-start = начать
typed-fill = бот
typed-stand = встать
typed-fair = проверить
typed-link = ссылка
typed-people = игроки
typed-bell = звонок
