# The sentences of Crab Stack.

# Rules a move can break. The id is the rule’s name, with / as -.
crab-stack-keep-due = Les crabes forment des groupes séparés : choisissez d’abord celui qui reste, avec « keep » et sa première case.
crab-stack-not-a-space = Cette case ne fait pas partie du plateau. Choisissez une case occupée par un crabe.
crab-stack-no-crab = Il n’y a pas de crabe sur cette case. Partez d’une case dont le crabe du dessus est à vous.
crab-stack-not-yours = Ce crabe n’est pas à vous. Déplacez un des vôtres.
crab-stack-not-top = Votre crabe est recouvert, et seul le crabe du dessus d’une pile peut bouger. Choisissez-en un autre.
crab-stack-empty-landing = Un crabe ne s’arrête jamais sur une case vide, mais toujours sur un autre crabe.
crab-stack-path = Votre crabe ne peut pas y aller. Un gros crabe avance d’exactement 1 case, un moyen de 2, un petit de 3, toujours sur des crabes, sans passer deux fois par la même case ni revenir au départ.
crab-stack-landing-size = Ce crabe est trop gros. Un crabe ne s’arrête que sur un crabe de sa taille ou plus petit.
crab-stack-no-keep-due = Il n’y a pas de groupe à choisir en ce moment. Déplacez un de vos crabes.
crab-stack-keep-tied = Ce groupe n’est pas parmi les plus grands. Gardez un de ceux qui sont à égalité.
crab-stack-keep-least = Désignez le groupe par sa première case : la plus petite lettre, puis le plus petit chiffre.

# Flaws of options.
crab-stack-layout-space = « { $space } » n’est pas une case : les cases vont de a1 à g7.
crab-stack-layout-repeat = Le plateau nomme { $space } deux fois.
crab-stack-layout-count =
    Le plateau a { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, mais il en faut une par crabe : { $needed } en tout.
crab-stack-layout-apart = Les cases du plateau doivent être d’un seul tenant.
crab-stack-repetition = On ne peut pas choisir un match nul quand une position apparaît { $repetition } fois : prenez de 2 à 9, ou 0 pour jamais.

# Flaws of deals.
crab-stack-deal-first = La place { $first } ne peut pas commencer : la table a { $seats } places, comptées à partir de 0.
crab-stack-deal-space = La donne met un crabe sur { $space }, qui ne fait pas partie du plateau.
crab-stack-deal-bare = La donne laisse { $space } vide.
crab-stack-deal-crabs =
    La donne a { $count ->
        [one] { $count } crabe
       *[other] { $count } crabes
    } de la sorte { $crab } : chaque place de la table en a trois de chaque taille, et personne d’autre n’en a.

# Flaws of positions.
crab-stack-position-empty = La position n’a aucun crabe.
crab-stack-position-space = La position a des crabes sur { $space }, qui ne fait pas partie du plateau.
crab-stack-position-seat = La position a un crabe { $crab }, mais personne n’occupe cette place.
crab-stack-position-stack = Sur { $space }, un crabe est posé sur un plus gros.
crab-stack-position-crabs = La position a { $count } crabes de la sorte { $crab } ; une place n’en a que trois de chaque taille.
crab-stack-position-apart = Les crabes de la position forment des groupes séparés.
crab-stack-position-out = La place { $seat } ne peut pas être éliminée : elle est nommée deux fois, ou n’existe pas.
crab-stack-position-turn = Ce ne peut pas être le tour de la place { $seat }.
crab-stack-position-stuck = C’est à la place { $seat } de jouer, mais elle ne peut pas : elle serait éliminée.
crab-stack-position-keep = Ce ne sont pas les groupes à égalité de cases et de crabes.
crab-stack-position-over = La partie ne peut pas être finie dans cette position.

# What happened. $..._name is who sits there.
crab-stack-event-dealt =
    Les crabes sont sur la plage. { $first_who ->
        [you] Vous commencez.
       *[other] { $first_name } commence.
    }
crab-stack-event-moved =
    { $seat_who ->
        [you] Vous allez
       *[other] { $seat_name } va
    } de { $from } à { $to } avec un { $size ->
        [S] petit crabe
        [M] crabe moyen
       *[L] gros crabe
    }.
crab-stack-event-choice-due =
    Les crabes sont séparés et les plus grands groupes sont à égalité. { $seat_who ->
        [you] Vous choisissez
       *[other] { $seat_name } choisit
    } celui qui reste : { $groups }.
crab-stack-event-kept =
    { $seat_who ->
        [you] Vous gardez le groupe de { $cell }.
       *[other] { $seat_name } garde le groupe de { $cell }.
    }
crab-stack-event-washed =
    Une vague ! { $crabs ->
        [one] { $crabs } crabe est emporté
       *[other] { $crabs } crabes sont emportés
    } : { $spaces }.
crab-stack-event-out =
    { $seat_who ->
        [you] Vous ne pouvez plus bouger et perdez la partie.
       *[other] { $seat_name } ne peut plus bouger et perd la partie.
    }
crab-stack-event-repeated = Cette position est apparue { $times } fois. À { $limit }, c’est un match nul.
crab-stack-event-drawn = Cette position est apparue { $times } fois : match nul entre { $seats_names }.
crab-stack-event-won =
    { $seat_who ->
        [you] Il ne reste que vous sur la plage : victoire !
       *[other] Plus personne d’autre sur la plage : { $seat_name } gagne !
    }

# Options.
crab-stack-option-preset = Édition
crab-stack-option-preset-english = Anglaise : celui qui vient de jouer choisit
crab-stack-option-preset-french = Française, comme l’anglaise : celui qui vient de jouer choisit
crab-stack-option-preset-russian = Russe : le joueur suivant choisit
crab-stack-option-layout = Plateau
crab-stack-option-layout-rings = Des anneaux autour d’un centre vide
crab-stack-option-layout-solid = Un hexagone sans trou
crab-stack-option-wave_choice = Qui choisit entre des groupes égaux
crab-stack-option-wave_choice-mover = Le joueur qui vient de jouer
crab-stack-option-wave_choice-next = Le joueur suivant
crab-stack-option-elimination = Quand un joueur bloqué est éliminé
crab-stack-option-elimination-on_turn = Quand vient son tour
crab-stack-option-elimination-at_once = Aussitôt, après n’importe quel coup
crab-stack-option-repetition = Match nul quand une position revient autant de fois
crab-stack-option-repetition-0 = Jamais
crab-stack-option-repetition-2 = 2 fois
crab-stack-option-repetition-3 = 3 fois
crab-stack-option-repetition-4 = 4 fois
crab-stack-option-repetition-5 = 5 fois
crab-stack-option-repetition-6 = 6 fois
crab-stack-option-repetition-7 = 7 fois
crab-stack-option-repetition-8 = 8 fois
crab-stack-option-repetition-9 = 9 fois
crab-stack-nowhere = Ce crabe ne peut aller nulle part pour l’instant. Choisissez-en un autre.
