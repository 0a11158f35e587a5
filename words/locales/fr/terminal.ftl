# What the terminal player says, whatever the game. Words to be typed are those of typed.ftl.
# $name is a seat’s name, $names several as one phrase, $file a path as the person wrote it.

# Beginning, and whose turn it is.
terminal-welcome = { $game } est sur la table. Tapez un coup, ou « aide ».
terminal-players = À la table : { $names }.
terminal-prompt = { $name } >
terminal-goodbye = À la prochaine marée !

# $example is a move of the game at hand.
terminal-help =
    Tapez un coup, par exemple { $example }, ou l’un de ces mots :
      coups                montrer les coups possibles
      conseil              montrer ce que ferait le meilleur robot
      journal              montrer les derniers coups ; journal 50 en montre plus
      annuler              annuler le dernier coup
      abandonner           abandonner la partie
      nul                  convenir tous d’un match nul
      règles               lire les règles
      enregistrer FICHIER  garder la partie dans un fichier
      charger FICHIER      reprendre une partie enregistrée
      aide                 montrer cette aide
      quitter              quitter la table
    Les mots anglais (moves, hint, undo…) sont compris aussi.

# Answers.
terminal-unknown = « { $text } » n’est ni un coup ni une commande. Tapez « aide » pour voir ce qui est possible.
terminal-file-missing = Quel fichier ? Tapez « { $command } FICHIER ».
# What the strongest bot would do. $percent is what it expects, $line the moves it foresees.
terminal-hint =
    { $move } — chances de gagner estimées à { $percent } %{ $more ->
        [yes] {"\u00A0"}; suite attendue : { $line }
       *[no] { "" }
    }.
terminal-hint-proven =
    { $move } — le résultat est certain ({ $percent } %){ $more ->
        [yes] {"\u00A0"}; suite : { $line }
       *[no] { "" }
    }.
terminal-undone =
    { $count ->
        [1] Le dernier coup est annulé.
       *[other] Votre dernier coup est annulé, ainsi que ceux qui l’ont suivi.
    }
terminal-moves =
    { $count ->
        [one] Un seul coup est possible : { $moves }
       *[other] { $count } coups sont possibles : { $moves }
    }
# As above, when $moves is only a part of them.
terminal-moves-some =
    { $count ->
        [one] Un seul coup est possible : { $moves }
       *[other] { $count } coups sont possibles, dont : { $moves }
    }
terminal-quit-unsaved = La partie n’est pas enregistrée. Tapez encore « quitter » pour quitter quand même, ou « enregistrer FICHIER » pour l’enregistrer.
terminal-not-saved = La partie n’est pas enregistrée.
terminal-log-empty = Aucun coup n’a encore été joué.
# Asked before something is done. Only “yes” does it.
terminal-ask-resign = { $name }, abandonnez-vous ? Tapez « oui » pour abandonner, autre chose pour continuer :
terminal-ask-draw = { $name }, acceptez-vous le match nul que propose { $by } ? Tapez « oui » pour accepter, autre chose pour continuer :
terminal-no-draw = { $name } n’est pas d’accord. La partie continue.
terminal-ask-replace = { $file } existe déjà. Tapez « oui » pour le remplacer, autre chose pour le laisser tel quel :
terminal-ask-load = La partie en cours n’est pas enregistrée. Tapez « oui » pour charger l’autre quand même, autre chose pour continuer :

# Files.
terminal-saved = Partie enregistrée dans { $file }.
terminal-loaded =
    { $file } chargé : { $game }, { $count ->
        [0] aucun coup joué
        [one] { $count } coup joué
       *[other] { $count } coups joués
    }.
terminal-cannot-read = Impossible de lire { $file } : { $detail }.
terminal-cannot-write = Impossible d’écrire { $file } : { $detail }.
terminal-no-folder = Impossible d’écrire { $file } : le dossier { $folder } n’existe pas.
terminal-cannot-load = Impossible de charger { $file } : { $reason }
terminal-cannot-show = Impossible d’afficher la suite : { $detail }

# Nobody may see another’s cards.
terminal-curtain-done = { $name }, votre tour est fini. Appuyez sur Entrée pour cacher vos cartes.
terminal-curtain = Passez l’appareil à { $name }. Personne d’autre ne doit regarder.
terminal-curtain-prompt = { $name }, appuyez sur Entrée pour jouer.
# Where a terminal cannot do it.
terminal-curtain-thin = Ce terminal ne peut pas être effacé : ce que les autres ont vu se trouve plus haut. Ne remontez pas.
# Before a list of what others did, and what came of it.
terminal-news = Entre-temps :

# What others do.
terminal-moved = { $name } joue { $move }.

# The end.
terminal-over = La partie est finie.
terminal-resigned = { $name } abandonne.
terminal-resigned-you = Vous abandonnez.
terminal-agreed = Vous avez convenu d’un match nul.
terminal-winner = Victoire { DE($name) } !
terminal-draw = Match nul : { $names } se partagent la première place.
terminal-rank = { $place } place : { $names }
terminal-after =
    Appuyez sur Entrée pour quitter, ou tapez « revanche » pour rejouer,
    « enregistrer FICHIER » pour garder la partie, « journal » pour relire ce qui
    s’est passé, ou « annuler » pour annuler le dernier coup.

# Stepping through a record.
terminal-replay-at = Coup { $ply } sur { $plies }
terminal-replay-start =
    Début de la partie ; { $plies ->
        [one] { $plies } coup suit.
       *[other] { $plies } coups suivent.
    }
terminal-replay-end = C’était le dernier coup.
terminal-replay-prompt = relecture >
terminal-replay-help =
    Entrée, suivant   coup suivant
    précédent         coup précédent
    un nombre         aller à ce coup (0 pour le début)
    quitter           quitter
terminal-replay-keys = gauche, droite : un coup · Début, Fin · Espace : seul · Tab : autre vue · q : quitter
terminal-replay-eyes = vu par { $name }
terminal-replay-open = tout à découvert
terminal-replay-audience = vu par un spectateur
terminal-replay-unknown = « { $text } » n’est pas connu ici. Tapez « aide » pour voir ce qui est possible.
terminal-replay-no-ply =
    Il n’y a pas de coup { $ply } : cette partie compte { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }.

# What was asked for on the command line.
terminal-unknown-lang = La langue « { $text } » n’est pas parlée ici. Les langues sont { $known }.
terminal-unknown-player = « { $text } » ne peut pas prendre place. Joueurs connus : { $known }, ou une force de 800 à 3000 ; un robot peut avoir un caractère (diver:thief).

# A game that draws no picture of its own.
screen-plain-ask = Que faites-vous ? Tapez un coup, ou le numéro d’une chose pour voir ce qu’on peut en faire.
screen-plain-choose = Que faites-vous ? Choisissez une chose, puis un bouton.
screen-plain-moves = Coups possibles avec { $thing } :
screen-plain-idle = Il n’y a rien à faire avec { $thing } pour le moment.
screen-plain-help =
    Chaque chose a un numéro ; ► marque celles dont vous pouvez faire quelque chose.
    Tapez un numéro pour voir quoi, puis un coup tel qu’il est affiché pour le jouer.
terminal-winner-you = Vous avez gagné !
terminal-error = Erreur : { $what }
file-not-found = ce fichier n’existe pas
file-denied = vous n’en avez pas le droit
file-exists = ce fichier existe déjà
file-is-folder = c’est un dossier
file-no-room = il n’y a plus de place
file-no-text = ce n’est pas un fichier de texte
file-too-large = le fichier est trop gros
file-address-taken = un autre programme y écoute déjà
file-failed = le système a refusé (erreur { $code })
terminal-bot = { $name } (robot, { $level })
terminal-no-such-seat =
    Il n’y a pas de joueur { $seat } dans cette partie : elle compte { $seats ->
        [one] { $seats } place, numérotée
       *[other] { $seats } places, numérotées
    } à partir de 1.

# Under the contents of a rules page.
terminal-rules-section = Pour ne voir qu’une section, ajoutez son numéro, par exemple : rules 3
terminal-rules-no-section = Il n’y a pas de section { $number }.

# En plein écran.
terminal-keys = flèches · Entrée choisir · Tab suivant · / taper · u annuler · H · ? aide · q
terminal-keys-help =
    Touches
      flèches, ou h j k l  aller de chose en chose
      Tab, Maj-Tab         aller à la prochaine chose qu’on peut choisir
      Entrée, Espace       la choisir, ou appuyer sur le bouton
      Échap                oublier ce qui est choisi
      u                    annuler
      H                    montrer ce que jouerait le robot le plus fort
      Page préc., suiv.    lire plus haut ce qui s’est passé
      ?                    montrer ceci
      q, Ctrl-C            quitter ; la partie est gardée
    La souris fait de même : cliquez une chose ou un bouton, tournez la molette.
    Pour taper un coup, commencez par sa première lettre, ou par / si c’est une
    touche. En tapant, Tab complète ce qui est certain, et la flèche vers le haut
    rappelle ce qui a été tapé. /règles montre les règles, et ainsi de suite :
terminal-page-keys = flèches, Espace lire la suite · autre touche retour à la table
terminal-reading-keys = flèches, Espace : lire la suite · b : en arrière · Début, Fin · q : quitter
terminal-page-help = Aide
terminal-page-rules = Règles
terminal-page-log = Ce qui s’est passé
terminal-page-moves = Coups
terminal-page-answer = À ce propos
terminal-thinks = { $name } réfléchit…
terminal-hint-thinks = Réflexion en cours…
terminal-curtain-over = { $name }, votre tour est terminé.
terminal-curtain-hide = Cacher mes cartes
terminal-again = Rejouer
terminal-leave = Quitter
# Questions auxquelles on répond par oui ou non.
terminal-sure-resign = { $name }, abandonnez-vous ?
terminal-sure-draw = { $name }, acceptez-vous le match nul ? { $by } le propose.
terminal-sure-replace = { $file } existe. Le remplacer ?
terminal-sure-load = La partie en cours n’est pas enregistrée. Charger l’autre quand même ?
terminal-sure-leave = La partie ne peut pas être gardée ici. Quitter quand même ?
terminal-did-you-mean = « { $text } » n’est ni un coup ni une commande. Vouliez-vous dire « { $near } » ?
# Parties gardées d’elles-mêmes.
terminal-kept = La partie est gardée. Pour la reprendre : strandline resume
# La liste des parties gardées : $number pour en nommer une, $names qui joue.
terminal-resume-game =
    { $number }  { $game } : { $names } — { $count ->
        [0] aucun coup
        [one] { $count } coup
       *[other] { $count } coups
    }
terminal-resume-none = Aucune partie n’est gardée ici. Pour en commencer une : strandline play
terminal-resume-no-such = Il n’y a pas de partie { $number } dans la liste. Pour voir la liste : strandline resume --list
terminal-edition-sound = { $file } est correct : on peut jouer avec.
terminal-edition-mistakes =
    { $count ->
        [one] { $count } faute dans { $file } :
       *[other] { $count } fautes dans { $file } :
    }
terminal-edition-doubts = Est-ce bien voulu ?
terminal-edition-none = Rien dans { $game } ne peut être de votre main.

# Leçons.
terminal-lesson-keys = flèches · Entrée choisir · Tab suivant · n étape suivante · b retour · s montrer · q
terminal-lesson-prompt = Tapez un coup, ou « montrer », « suivant », « retour », « quitter » :
terminal-lesson-none = Il n’y a pas encore de leçon de { $game }.
terminal-lesson-example = Par exemple : { $move }
