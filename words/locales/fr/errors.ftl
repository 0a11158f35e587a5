# What cannot be read or obeyed, by the umpire, a table or a reader of files. The id is the code.
# $detail is a programmer's remark in English, or a sentence of its own.

# Requests.
bad-json = Cette ligne n'est pas du JSON : { $detail }.
bad-request = Cette demande n'a pas de sens ici : { $detail }.
line-too-long = Cette ligne est trop longue : { $most } octets sont lus au plus.
perft-too-deep = C'est trop profond pour compter : { $most } coups d'avance au plus.

# Games and turns.
no-game = Aucune partie n'est en cours. Commencez-en une avec « new », ou chargez-en une avec « load ».
unknown-game = Aucun jeu ne s'appelle « { $game } » ici. Les jeux sont crab-stack, crabs et kraaw.
no-such-seat = Il n'y a pas de place { $seat } à cette table. Les places sont numérotées à partir de 0.
not-your-turn = Ce n'est pas à cette place de jouer.
game-over = La partie est finie : on ne peut plus jouer.
nothing-to-undo = Il n'y a pas de coup à reprendre.
perft-too-deep = Un perft de plus de { $most } coups n’est pas compté ici.

# Things as written.
bad-notation = « { $text } » n'est pas un coup de ce jeu. La page des règles montre comment s'écrivent les coups.
options-unreadable = Ces options ne sont pas celles du jeu : { $detail }.
seats =
    Une table de { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } est impossible : ce jeu se joue de { $least } à { $most }.
deal-unreadable = Ce n'est pas une donne de ce jeu : { $detail }.
no-deal-due = Ce n'est pas le moment de distribuer : c'est à une place de jouer.

# Records and files. $entry counts the log from 1; $reason is a sentence of its own.
record-unreadable = Ce n'est pas une partie enregistrée lisible ici : { $detail }.
record-entry-refused = La partie enregistrée déraille à l'entrée { $entry } de son journal : { $reason }
record-result = Le résultat annoncé n'est pas celui auquel mènent les coups enregistrés.
file-unreadable = Impossible de lire { $file } : { $detail }
file-unwritable = Impossible d'écrire { $file } : { $detail }
