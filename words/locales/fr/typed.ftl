# Words that people type in the terminal. The first is the one that is shown; the others are taken as well, and so are
# the English ones in every language. None may look like a move of a game.

typed-help = aide
typed-moves = coups
typed-hint = conseil
typed-log = journal
typed-board = table
typed-undo = annuler
typed-resign = abandonner
typed-draw = nul
typed-rules = règles, regles
typed-save = enregistrer
typed-load = charger
typed-rematch = revanche
typed-quit = quitter

# In a menu, a replay and a lesson.
typed-menu = menu
typed-back = retour
typed-next = suivant, s
typed-previous = précédent, precedent
typed-show = montrer

# Answers to a question.
typed-yes = oui, o
typed-no = non

# At a table of a server.
typed-say = dire
typed-pause = pause
typed-resume = reprendre
typed-sit = asseoir
typed-ready = prêt, prête, pret, prete
typed-start = commencer
typed-fill = robot
typed-stand = lever
typed-fair = vérifier, verifier
typed-link = lien
typed-people = joueurs
typed-bell = cloche
