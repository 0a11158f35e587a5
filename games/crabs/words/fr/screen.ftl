# What the terminal’s picture of Crabs! says.

screen-crabs-heading = Tour de table { $round } · le dernier est celui où quelqu’un atteint { $target } points
screen-crabs-last-round = { $name } a lancé le dernier tour de table : ensuite, on compte les points.
screen-crabs-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (marchands { $vendors }, premium { $premium }, matériel { $stars }) · { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }
screen-crabs-known = vues entrer dans la main : { $cards }
screen-crabs-caught = capturés : { $crabs }
screen-crabs-market = Marché  { $stacks }
screen-crabs-gear = Matériel { $row }
screen-crabs-permit = Permis   { $lines }
screen-crabs-pool = Bassin   { $cards }   (pioche { $deck }, défausse { $discard })
screen-crabs-hand = Main     { $cards }   (valeur { $value })
screen-crabs-ask-action = Action : { $actions } ? « menu » vous guide.
screen-crabs-ask-grab = La seconde carte : grab deck, ou une carte du bassin, comme grab 4.
screen-crabs-ask-sell = Vendre à un marchand ? { $sales }
screen-crabs-ask-drop =
    { $count ->
        [one] Une carte de plus que huit : déposez-la dans le bassin, comme drop 1.
       *[other] { $count } cartes de plus que huit : déposez-les dans le bassin, comme drop 1 2.
    }
screen-crabs-menu-action = Quelle action ? Son numéro ou son nom.
screen-crabs-menu-rope = Quelle carte sert de corde, face cachée ?
screen-crabs-menu-with = Quelles cartes face visible ? Leur total est la valeur de prise.
screen-crabs-menu-gear = Ajouter le bonus de votre matériel ? oui ou non.
screen-crabs-menu-keep = Quel crabe gardez-vous ? 3 détendu, 3^ stressé (un 4).
screen-crabs-menu-grab = D’où ? deck, ou une carte du bassin.
screen-crabs-menu-give = Quelles cartes jouez-vous au bassin ?
screen-crabs-menu-raise = Quelles cartes prenez-vous ? De même valeur totale.
screen-crabs-menu-trade = Quelles cartes prenez-vous ? Autant que vous en avez joué.
screen-crabs-menu-relax = Quels crabes stressés détendez-vous ? De un à trois, comme 3^ 4^.
screen-crabs-menu-upgrade = Quelles cartes défaussez-vous ? Exactement le coût du matériel suivant.
screen-crabs-menu-back = (« retour » pour reculer d’une étape)
screen-crabs-menu-left = Retour à la plage.
screen-crabs-menu-unknown = « { $text } » n’est pas une réponse à cette question. « retour » recule d’une étape.
screen-crabs-action-catch = garder un crabe que le permis autorise
screen-crabs-action-grab = prendre deux cartes, de la pioche ou du bassin
screen-crabs-action-raise = échanger des cartes contre d’autres de même valeur totale
screen-crabs-action-relax = détendre jusqu’à trois crabes stressés
screen-crabs-action-trade = échanger des cartes contre autant d’autres
screen-crabs-action-upgrade = défausser pour passer au matériel suivant
screen-crabs-catch-rule =
    Une carte, face cachée, est la corde. Le total des cartes face visible est la
    valeur de prise, avec le bonus de votre matériel si vous voulez. Le permis dit
    ce qu’elle permet de garder : un crabe visible de la valeur qu’il indique,
    détendu, ou un crabe d’un point de plus, stressé.
screen-crabs-catch-none = Cette main ne peut rien capturer pour l’instant. Prenez, échangez ou convertissez d’abord des cartes.
screen-crabs-help =
    Une carte s’écrit par sa valeur ; * marque un crabe premium, ^ un crabe capturé
    et stressé (3^ est un 4). Le marché montre ce que veut le marchand de chaque
    pile → ce qu’il paie (combien il en reste) ; le matériel montre son bonus
    (coût, étoiles) et ‹qui› l’a. « menu » construit un coup étape par étape ;
    « aide catch » montre ce que votre main peut capturer.
screen-crabs-player-short =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }
screen-crabs-worth = valeur { $value }
screen-crabs-hand-label = Main
screen-crabs-caught-label = Capturés

# The rules page for an edition of one’s own.
screen-crabs-own = *Cette page donne les nombres de l’édition « { $name } ». Les exemples qui ne valent que pour l’édition fournie sont omis.*
screen-crabs-own-cards =
    Le nombre de cartes, ce que veulent et paient les marchands, le matériel et le permis sont des données imprimées : l’*édition*. La vôtre a { $count ->
        [one] { $count } crabe
       *[other] ces { $count } crabes
    } :
screen-crabs-own-value = valeur
screen-crabs-own-number = cartes
screen-crabs-own-premium = dont premium
screen-crabs-own-vendors =
    Votre édition a { $count ->
        [one] { $count } marchand
       *[other] ces { $count } marchands
    }. Avant la flèche, les crabes que veut un marchand ; après, ce qu’il paie.
screen-crabs-own-stack =
    { $count ->
        [one] un crabe
       *[other] { $count } crabes
    }
screen-crabs-own-cost =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
screen-crabs-own-worth =
    { $count ->
        [0] –
        [one] { $count } point
       *[other] { $count } points
    }
screen-crabs-how = { $verb } : { $what }. S’écrit ainsi : { $example }
screen-crabs-action-sell = après votre action, donner à un marchand juste les crabes qu’il veut (le numéro avant « with » est celui de sa pile)
screen-crabs-action-drop = déposer dans le bassin les cartes au-delà de huit

# Odd things in an edition that can be played with all the same.
crabs-doubt-vendor = ce marchand veut plus de crabes de valeur { $value } qu’il n’y a de cartes : personne ne pourra lui vendre
crabs-doubt-free = ce matériel ne coûte rien
crabs-doubt-dear = ce matériel coûte { $cost } cartes, et à la fin d’un tour on en a { $most } en main au plus
