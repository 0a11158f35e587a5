# What the terminal’s picture of Crab Stack says.

screen-crab-stack-seat =
    { $crabs ->
        [one] { $crabs } crabe
       *[other] { $crabs } crabes
    } sur le plateau, { $tops ->
        [one] { $tops } au sommet
       *[other] { $tops } au sommet
    }
screen-crab-stack-out = a perdu
screen-crab-stack-legend = [[L]] gros, 1 case   [M] moyen, 2 cases   S petit, 3 cases   ~ eau
screen-crab-stack-legend-wave = ≈ emporté à l’instant
screen-crab-stack-ask = Déplacez un crabe : { $example } — ou tapez sa case pour voir où il peut aller.
screen-crab-stack-ask-target = { $crab } en { $from } : tapez une des cases marquées > <, ou un autre crabe.
screen-crab-stack-ask-keep = Quel groupe reste ? { $choices }
screen-crab-stack-targets = { $crab } en { $from } peut aller en : { $targets }
screen-crab-stack-no-targets = { $crab } en { $from } ne peut aller nulle part pour l’instant.
screen-crab-stack-stack = { $cell }, de bas en haut : { $stack }
screen-crab-stack-empty = { $cell } : il n’y a que de l’eau.
screen-crab-stack-covered = Votre crabe en { $cell } est sous un autre et ne peut pas bouger.
screen-crab-stack-help =
    Le chiffre d’un crabe est celui de son joueur, la lettre sa taille ; × compte
    les crabes d’une pile, et ceux du dessous sont écrits plus bas, en commençant
    par le fond. La case entre * * est celle où le dernier coup s’est arrêté.
    Tapez une case (comme c3) pour la regarder ou y choisir votre crabe, puis la
    case où il doit aller.
screen-crab-stack-no-space = Il n’y a pas de case { $text } ici.
screen-crab-stack-keep-how = { $described } Pour que son groupe reste : { $move }
