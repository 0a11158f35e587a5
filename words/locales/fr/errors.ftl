# What cannot be read or obeyed, by the umpire, a table or a reader of files. The id is the code.
# $detail is a programmer’s remark in English, or a sentence of its own.

# Requests.
bad-json = Cette ligne n’est pas du JSON lisible : { $detail }.
bad-request = Cette demande est incompréhensible : { $detail }.
line-too-long = Cette ligne est trop longue : on en lit { $most } octets au plus.

# Games and turns.
no-game = Aucune partie n’est en cours. Commencez-en une avec « new », ou chargez-en une avec « load ».
no-game-at = Il n’y a pas de partie à la table « { $table } ». Commencez-en une là avec « new », « set » ou « load ».
umpire-table-name = Le nom d’une table est un texte de 1 à { $most } caractères.
too-many-tables = Il y a déjà { $most } parties, et pas davantage à la fois : fermez-en avec « close ».
which-seat = Plusieurs places peuvent jouer maintenant : dites laquelle avec « seat ».
one-listing = Une liste s’abrège d’une seule façon à la fois : « limit », « each » ou « sample ».
set-up-no-record = Cette partie a commencé par une position ; or un enregistrement commence par la donne, il n’y en a donc pas. « position » donne ce qu’il y a.
unknown-game = Aucun jeu ne s’appelle « { $game } » ici. Jeux connus : { $known }.
no-such-seat =
    Il n’y a pas de place { $seat } à cette table : { $seats ->
        [one] la seule place porte le numéro 0
       *[other] ses { $seats } places sont numérotées à partir de 0
    }.
not-your-turn = Ce n’est pas encore à vous de jouer. Attendez le coup des autres.
game-over = La partie est finie : on ne peut plus jouer. Commencez-en une nouvelle.
nothing-to-undo = Il n’y a pas de coup à annuler.
perft-too-deep = Un perft de plus de { $most } coups n’est pas compté ici.

# Things as written.
bad-notation = « { $text } » n’est pas un coup de ce jeu. La page des règles montre comment s’écrivent les coups.
bad-options = Ces options ne sont pas possibles : { $detail }.
seats =
    Une table de { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } est impossible : ce jeu se joue de { $least } à { $most }.
bad-deal = Ce n’est pas une donne de ce jeu : { $detail }.
no-deal-due = Ce n’est pas le moment de distribuer : c’est à un joueur de jouer.
bad-position = Ce n’est pas une position de ce jeu : { $detail }.
position-unknown = Ce jeu ne peut pas partir d’une position.

# Records. $entry counts the log from 1; $reason is a sentence of its own.
bad-record = Ce n’est pas une partie enregistrée lisible ici : { $detail }.
record-entry = La partie enregistrée déraille à l’entrée { $entry } de son journal : { $reason }
record-result = Le résultat annoncé n’est pas celui auquel mènent les coups enregistrés.
record-game = C’est une partie de { $game }, un autre jeu que celui de cette table.
record-names =
    { $names ->
        [one] { $names } nom, c’est
       *[other] { $names } noms, c’est
    } trop pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.

# Files of data. $what is a sentence of its own.
file-line = { $file }, ligne { $line } : { $what }
file-whole = { $file } : { $what }

# Bots. The names of the levels are the same in every language.
level = Il n’y a pas de niveau « { $level } ». Les niveaux sont hatchling, paddler, swimmer, diver, kraken, leviathan et maelstrom ; une force est un nombre de 800 à 3000 ; un caractère suit deux-points : cautious, thief, builder ou gambler.
reason-at = { $what } (ligne { $line }, colonne { $column })
reason-unknown-field =
    { $count ->
        [0] « { $name } » n’existe pas ici
       *[other] « { $name } » n’existe pas ici ; il n’y a que { $known }
    }
reason-unknown-word =
    { $count ->
        [0] « { $name } » ne peut pas être choisi ici
       *[other] « { $name } » ne peut pas être choisi ici ; il n’y a que { $known }
    }
reason-missing = il manque « { $name } »
reason-twice = « { $name } » y est deux fois
reason-kind =
    { $wanted ->
        [text] il faut un texte
        [flag] il faut true ou false
        [list] il faut une liste
        [object] il faut un objet
        [number] il faut un nombre entier
       *[other] il faut autre chose
    }{ $has_found ->
        [yes] , et non « { $found } »
       *[no] { "" }
    }
reason-value = « { $found } » n’est pas possible ici
reason-breaks-off = le texte s’interrompt trop tôt
reason-form = la forme n’est pas la bonne
reason-no-object = il faut un objet
reason-other-game = c’est d’un autre jeu
reason-pair = « { $text } » n’a pas de « = ». Écrivez NOM=VALEUR, comme wave_choice=next
