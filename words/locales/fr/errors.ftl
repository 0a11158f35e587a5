# What the umpire, a table or a file reader cannot read or obey. The id is the code, with / as -.
# $detail is always a programmer's remark, in English.

# Lines and requests.
bad-json = Cette ligne n'est pas du JSON : { $detail }.
bad-request = Cette demande est illisible : { $detail }.
unknown-command = La commande « { $command } » n'existe pas. Commandes connues : { $known }.
missing-field = Il manque « { $field } » à la commande « { $command } ».
line-too-long =
    Cette ligne est trop longue : { $most ->
        [one] { $most } octet est lu
       *[other] { $most } octets sont lus
    } au plus.

# Games and turns.
no-game = Aucune partie n'est en cours. Commencez-en une avec « new », ou chargez-en une avec « load ».
unknown-game = Aucun jeu ne s'appelle « { $game } ». Jeux connus : { $known }.
no-such-seat =
    Il n'y a pas de place { $seat } à cette table : { $seats ->
        [one] la seule place porte le numéro 0
       *[other] ses { $seats } places sont numérotées à partir de 0
    }.
not-your-turn = Ce n'est pas à cette place de jouer.
game-over = La partie est finie : on ne peut plus jouer.
nothing-to-undo = Il n'y a pas de coup à reprendre.
perft-too-deep = Un perft de plus de { $most } coups n’est pas compté ici.

# Things as written.
bad-notation = « { $text } » n'est pas un coup de ce jeu. La page des règles montre comment s'écrivent les coups.
bad-deal = Cette donne est illisible : { $detail }.
no-deal-due = Ce n'est pas le moment de distribuer : c'est à une place de jouer.
bad-options = Ces options sont illisibles : { $detail }.
seats =
    Une table de { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } est impossible : ce jeu se joue de { $least } à { $most }.

# Records.
bad-record = Ceci n'est pas une partie enregistrée : { $detail }.
record-version = Cette partie est enregistrée en version { $version } ; seule la version { $known } est lue ici.
record-game = Cette partie enregistrée est de { $game }, qui n'est pas le jeu de cette table.
record-names =
    La partie enregistrée nomme { $names ->
        [one] { $names } personne
       *[other] { $names } personnes
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
# $entry counts the log from 1; $reason is a sentence of its own.
record-entry = La partie enregistrée n'est plus possible à partir de l'entrée { $entry } : { $reason }
record-deal-due = Une donne est attendue ici, et l'enregistrement contient un coup.
record-result = Le résultat annoncé n'est pas celui auquel mènent les coups enregistrés.
