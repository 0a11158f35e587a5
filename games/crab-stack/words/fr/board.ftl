# What the browser says of Crab Stack.
web-aim-crab-stack = Le but : bloquer tous les crabes des autres, ou laisser la vague les prendre. Qui ne peut jouer est éliminé.

# $crab is a size such as “large crab”; $below several crabs, from the top down.
web-crab-stack-board = La plage. Les flèches passent d’une case à l’autre, Entrée choisit.
web-crab-stack-row = Rangée { $row }
web-crab-stack-small = petit crabe
web-crab-stack-medium = crabe moyen
web-crab-stack-large = gros crabe
web-crab-stack-crab = { $size } { DE($name) }
web-crab-stack-space-empty = { $cell } : eau
web-crab-stack-space-one = { $cell } : { $crab }
web-crab-stack-space-stack = { $cell }, pile de { $count } : { $crab }, sur { $below }
web-crab-stack-can-move = Peut bouger
web-crab-stack-can-land = Le crabe choisi peut s’arrêter ici
web-crab-stack-group = Groupe { $number }
web-crab-stack-doomed = Serait emporté
# $crabs is a list of the next two; $washed is how many crabs lie in no such group.
web-crab-stack-yours = { $count } à vous
web-crab-stack-theirs = { $name } : { $count }
web-crab-stack-group-has = Groupe { $number } : { $crabs }
web-crab-stack-ask-keep = Les plus grands groupes sont à égalité. Choisissez le groupe qui reste : tous les autres seront emportés.
web-crab-stack-ask-keep-next = Après le dernier coup, les plus grands groupes sont à égalité. Avant de jouer, choisissez le groupe qui reste : tous les autres seront emportés.
web-crab-stack-chooses = { $name } choisit le groupe qui reste.
web-crab-stack-stays =
    Le groupe { $number } reste : { $crabs }. { $washed ->
        [one] { $washed } crabe sera emporté.
       *[other] { $washed } crabes seront emportés.
    }
web-crab-stack-do-keep = Garder ce groupe
web-crab-stack-chosen =
    { $crab } en { $cell } choisi : { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    }.
web-crab-stack-free = { $free } sur { $all } au sommet
web-crab-stack-from-to = { $from } vers { $to }
web-crab-stack-keep = garder le groupe de { $cell }

# Ce que sont les choses, et que faire.
web-crab-stack-ask = Choisissez un de vos crabes, puis une case marquée.
web-crab-stack-ask-where = Choisissez où il va, ou un autre crabe.
web-crab-stack-loses = { $name } en perd { $count }
web-crab-stack-you-lose = vous en perdez { $count }
web-crab-stack-lose-none = personne ne perd de crabe
web-crab-stack-tip-small = Petit crabe : avance d’exactement trois cases et s’arrête sur de petits crabes.
web-crab-stack-tip-medium = Crabe moyen : avance d’exactement deux cases et s’arrête sur des crabes moyens ou petits.
web-crab-stack-tip-large = Gros crabe : avance d’exactement une case et s’arrête sur n’importe quel crabe.
web-crab-stack-tip-seat = Seuls les crabes du dessus avancent. Qui ne peut pas jouer à son tour est éliminé ; le dernier en jeu gagne.

web-own-crab-stack-layout = Les cases du plateau
web-own-crab-stack-layout-how = Une case par crabe, toutes reliées : une lettre et un chiffre, comme sur le plateau.

# The lesson.
web-lesson-crab-stack-1 = Le but : pouvoir bouger plus longtemps que tous les autres. Les crabes à points sont à vous. Un gros crabe avance d’exactement une case, sur n’importe quel crabe voisin, le vôtre ou celui d’un autre. | Choisissez un de vos gros crabes, puis une case marquée.
web-lesson-crab-stack-1-then = Votre crabe est maintenant au-dessus. Ce qui est dessous ne peut plus bouger.
web-lesson-crab-stack-2 = Un crabe moyen avance d’exactement deux cases et s’arrête sur un moyen ou un petit. | Déplacez un crabe moyen.
web-lesson-crab-stack-2-then = Exactement deux cases, jamais une seule. En chemin il passe sur n’importe quel crabe, jamais deux fois par la même case ; seul celui où il s’arrête ne doit pas être plus gros.
web-lesson-crab-stack-3 = Un petit crabe avance d’exactement trois cases et ne s’arrête que sur des petits. | Déplacez un petit crabe.
web-lesson-crab-stack-3-then = Les petits vont loin, mais tout le monde peut les recouvrir.
web-lesson-crab-stack-4 = Soyons méchants : un crabe recouvert ne bouge plus. | Arrêtez-vous sur un crabe rayé de Perle et coincez-le.
web-lesson-crab-stack-4-then = Il est bloqué tant que votre crabe reste dessus ; les vôtres peuvent l’être aussi. Une pile montre sa hauteur ; pointez-la, ou appuyez longuement dessus, pour voir qui est sous qui.
web-lesson-crab-stack-5 = Une autre plage. Les cases vides se remplissent d’eau, et quand les crabes sont séparés, seul reste le plus grand groupe : celui qui occupe le plus de cases. Cinq crabes de Perle tiennent à votre gros crabe en e4. | Quittez ce pont pour votre côté !
web-lesson-crab-stack-5-then = La vague a emporté cinq crabes pour de bon. Attention à vos propres ponts.
web-lesson-crab-stack-6 = Ici trois groupes se rejoignent à votre gros crabe en d4. | Descendez en d5, sur le plus petit groupe.
web-lesson-crab-stack-6-then = Les deux plus grands groupes ont autant de cases et autant de crabes. Quelqu’un doit choisir : vous, qui venez de jouer.
web-lesson-crab-stack-7 = Touchez un crabe ou cliquez dessus : son groupe est choisi, et vous voyez ce que la vague emporterait. | Choisissez le groupe où sont la plupart de vos crabes, puis appuyez sur « Garder ce groupe ».
web-lesson-crab-stack-7-then = Tous les autres groupes sont partis. Rien n’est emporté avant que vous ayez confirmé.
web-lesson-crab-stack-8 = Qui ne peut pas bouger à son tour est éliminé ; ses crabes restent en place. Le dernier en jeu gagne. Un seul déplacement de votre gros crabe en d4 laisse Perle sans aucun crabe. | Trouvez-le !
web-lesson-crab-stack-8-then = Vous avez gagné. Coincer tous les crabes d’un rival suffit aussi. Si la même position revient sans cesse, c’est un match nul.
web-tactics-crab-stack-1 = Les gros crabes sont les plus forts : seul un autre gros peut s’arrêter sur eux. | Coincez un gros crabe de Perle sous un des vôtres.
web-tactics-crab-stack-1-then = Seul un gros crabe pourrait maintenant s’arrêter sur le vôtre : le blocage tient bien.
web-tactics-crab-stack-2 = Un crabe n’en bloque un autre que tant qu’il reste dessus. | Déplacez un autre crabe, pour que le gros crabe de Perle reste coincé.
web-tactics-crab-stack-2-then = Les coups ailleurs sont votre réserve. Qui doit lever un blocage faute d’autre coup a le plus souvent perdu.
web-tactics-crab-stack-3 = Avant de séparer les crabes, comptez : le groupe qui a le plus de cases reste ; à égalité, celui qui a le plus de crabes. Votre gros crabe en d4 tient trois groupes ensemble. | Avancez pour que la vague emporte au moins sept crabes de Perle, et moins des vôtres.
web-tactics-crab-stack-3-then = Votre crabe a fait pencher la balance pour son groupe. Une vague peut vous coûter quelque chose, si elle coûte plus aux autres.

# La fin d’une partie.
web-crab-stack-score-crabs = Crabes restants
web-crab-stack-score-tops = Au sommet
web-crab-stack-score-curve = Crabes restants, coup par coup
web-crab-stack-margin =
    { $count ->
        [one] { $count } crabe
       *[other] { $count } crabes
    }
