# What the browser says of Crabs!.
web-aim-crabs = Le but : capturer des crabes avec vos cartes et les vendre aux marchands contre des points.

# $cards and $crabs are written as on the cards: * is premium, ^ is stressed.
web-crabs-round = Tour de table { $round } · { $target } points lancent le dernier
web-crabs-last-round = Dernier tour de table ! { $name } a atteint les points qui le lancent.
web-crabs-market = Marché
web-crabs-pool = Bassin
web-crabs-permit = Permis
web-crabs-gear = Matériel
web-crabs-gear-line =
    Ajoute { $bonus }, coûte { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }, vaut { $stars ->
        [one] { $stars } point
       *[other] { $stars } points
    }
web-crabs-gear-cost =
    coûte { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }
web-crabs-vendor = Veut { $wants }, paie { $pay }
web-crabs-vendors-left =
    { $count ->
        [0] épuisée
        [one] { $count } marchand
       *[other] { $count } marchands
    }
web-crabs-deck = Pioche { $deck } · défausse { $discard }
web-crabs-points = points : { $points } (marchands { $vendors }, premium { $premium }, matériel { $stars })
web-crabs-hand-size =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-crabs-known = vues : { $cards }
web-crabs-caught = Crabes capturés
web-crabs-hand =
    Votre main : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, valeur totale { $value }
web-crabs-stressed = Crabes stressés
web-crabs-crab = { $value }
web-crabs-crab-premium = { $value }, premium
web-crabs-crab-stressed = { $value }, stressé
web-crabs-crab-stressed-premium = { $value }, stressé, premium
web-crabs-actions = Actions
web-crabs-do-catch = Capturer
web-crabs-do-grab = Prendre
web-crabs-do-trade = Échanger
web-crabs-do-raise = Convertir
web-crabs-do-relax = Détendre
web-crabs-do-upgrade = S’équiper
web-crabs-do-drop = déposer { $cards } dans le bassin
web-crabs-take-pool = prendre { $card } dans le bassin
web-crabs-take-deck = piocher
web-crabs-make = Jouer ce coup
web-crabs-pass = Passer
web-crabs-rope = Corde :
web-crabs-keep = Garder :
web-crabs-use-gear = Ajouter le bonus de mon matériel : +{ $bonus }
web-crabs-ask-grab = Prenez une seconde carte, dans le bassin ou dans la pioche.
web-crabs-ask-sell = Vendre à un marchand ?
web-crabs-ask-drop =
    Vous avez { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, et la limite est de huit : déposez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans le bassin.
web-crabs-sell =
    Vendre { $crabs } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-crabs-sell-nothing = Ne rien vendre
web-crabs-ready = C’est possible.
web-crabs-so-far = Cartes jouées : { $given }, prises : { $taken }.
web-crabs-so-far-value = Valeur jouée : { $given }, prise : { $taken }.
web-crabs-so-far-binding = Valeur de prise : { $count }.
# Aucun crabe ne vaut plus de 5.
web-crabs-so-far-permit =
    { $value ->
        [5] Le permis vous laisse garder un 5.
       *[other] Le permis vous laisse garder un { $value }, ou un { $next } stressé.
    }
web-crabs-need-action = Choisissez une action.
web-crabs-need-catch = Choisissez les cartes que vous jouez face visible.
web-crabs-need-give = Choisissez des cartes à déposer dans le bassin.
web-crabs-need-discard =
    { $count ->
        [one] Choisissez encore { $count } carte à défausser.
       *[other] Choisissez encore { $count } cartes à défausser.
    }
web-crabs-need-take =
    { $count ->
        [one] Prenez encore { $count } carte dans le bassin.
       *[other] Prenez encore { $count } cartes dans le bassin.
    }
web-crabs-need-take-less =
    { $count ->
        [one] { $count } carte de trop prise dans le bassin.
       *[other] { $count } cartes de trop prises dans le bassin.
    }
web-crabs-need-value = Encore { $count } : prenez plus dans le bassin.
web-crabs-need-value-less = { $count } de trop : prenez moins dans le bassin.
web-crabs-need-more =
    { $count ->
        [one] Choisissez encore { $count } carte de votre main.
       *[other] Choisissez encore { $count } cartes de votre main.
    }
web-crabs-need-fewer =
    { $count ->
        [one] { $count } carte de trop.
       *[other] { $count } cartes de trop.
    }
web-crabs-need-crabs = Choisissez de un à trois crabes stressés.
web-crabs-need-rope = Choisissez la carte qui sera la corde.
web-crabs-need-permit = { $count } n’est pas sur le permis : il n’y a rien à garder. Changez les cartes face visible, ou ajoutez le bonus de votre matériel.
web-crabs-need-face-up =
    { $count ->
        [5] Le permis laisse garder un 5 : jouez-en un face visible.
       *[other] Le permis laisse garder un { $count }, ou un crabe d’un point de plus, stressé : jouez-en un face visible.
    }
web-crabs-need-keep = Choisissez le crabe que vous gardez.
web-crabs-need-source = Choisissez une carte du bassin, ou la pioche.

# Ce qui est à portée, et ce que sont les choses. $crabs est une liste de nombres ; $line une valeur du permis.
web-crabs-make-take = Prendre le { $card }
web-crabs-make-draw = Piocher
web-crabs-in-reach = Votre main peut capturer : { $crabs }.
web-crabs-need-short = Encore { $count } pour { $line }.
web-crabs-permit-line = { $binding } permet de garder un { $value }.
web-crabs-permit-reach = { $binding } permet de garder un { $value } : votre main peut faire ce total.
web-crabs-vendor-fits = Vos crabes conviennent.
web-crabs-vendor-lacks =
    { $count ->
        [one] Il manque { $count } crabe.
       *[other] Il manque { $count } crabes.
    }
web-crabs-caught-none = Aucun crabe capturé
web-crabs-ghost = { $card }, que vous venez de jouer
web-crabs-tip-catch = Capturer : jouez des cartes face visible, et une face cachée pour corde. Le total des cartes visibles doit être sur le permis, qui indique le crabe que vous gardez.
web-crabs-tip-grab = Prendre : prenez deux cartes, chacune dans le bassin ou la pioche.
web-crabs-tip-trade = Échanger : mettez des cartes dans le bassin et prenez-y le même nombre de cartes.
web-crabs-tip-raise = Convertir : mettez des cartes dans le bassin et prenez-y des cartes de même valeur totale.
web-crabs-tip-relax = Détendre : remettez debout de un à trois de vos crabes stressés, pour pouvoir les vendre.
web-crabs-tip-upgrade = S’équiper : défaussez des cartes pour le matériel suivant, qui s’ajoute à vos captures ; chacune de ses étoiles vaut un point.
web-crabs-tip-vendor = Après votre action, vous pouvez vendre à un seul marchand exactement les crabes qu’il demande.
web-crabs-tip-permit = Le total des cartes visibles d’une capture décide du crabe que vous pouvez garder : de la valeur indiquée, détendu, ou d’un point de plus, stressé.
web-crabs-tip-gear = Vous pouvez ajouter le bonus de votre matériel à une capture ; ses étoiles sont des points.
web-crabs-tip-pool = Des cartes visibles pour tous. Ce qui est joué arrive ici.
web-crabs-tip-caught = Vos crabes capturés. Debout, ils se vendent ; stressés, il faut d’abord les détendre.
web-crabs-tip-stressed = Stressé : il est couché, montre un de moins et ne se vend pas avant d’être détendu.
web-crabs-tip-premium = Premium : il rapporte un point de plus à la vente.
web-crabs-tip-completes = Avec cette carte, votre capture est complète.
web-crabs-tip-ghost = Vous venez de jouer cette carte. Vous pouvez la reprendre.
web-crabs-tip-rope = La corde est une carte de plus, jouée face cachée. Elle n’ajoute rien et va dans le bassin.

web-own-crabs-edition = Les cartes de votre boîte
web-own-crabs-edition-how = Remplacez les nombres par ceux imprimés sur vos cartes, ou chargez un fichier qui les contient.

# The lesson.
web-lesson-crabs-1 = Vous voulez des points : les marchands paient les crabes de leur carte, et l’un d’eux veut un 1. Il faut d’abord le capturer. Le permis dit : exactement 5 face visible permet de garder un 1. Une carte de plus, la corde, reste face cachée. | Choisissez « Capturer », jouez un 1 et un 4 face visible, et une autre carte pour corde.
web-lesson-crabs-1-then = Exactement 5 en tout : le 1 est à vous. Le reste est allé dans le bassin.
web-lesson-crabs-2 = Un tour, c’est une action, puis une vente si vous voulez. | Vendez le crabe au marchand qui le veut.
web-lesson-crabs-2-then = Des points ! Un crabe premium, avec une étoile, en rapporte un de plus. C’est à Perle.
web-lesson-crabs-3 = Avec exactement 10, on garde un 2 debout, ou un 3, d’un point de plus, couché : stressé. | Choisissez « Capturer », faites exactement 10 avec un 3 parmi les cartes, et gardez le 3.
web-lesson-crabs-3-then = Il est couché et montre 2^. Un crabe stressé ne se vend pas.
web-lesson-crabs-4 = « Détendre » est aussi une action : elle remet debout jusqu’à trois crabes stressés. | Choisissez « Détendre », puis le crabe, et jouez le coup.
web-lesson-crabs-4-then = C’est maintenant un vrai 3, et un marchand peut l’avoir.
web-lesson-crabs-5 = Pour de plus belles captures, il faut des cartes. « Prendre » en donne deux, du bassin, au vu de tous, ou de la pioche. | Choisissez « Prendre » et prenez deux cartes.
web-lesson-crabs-5-then = C’était votre action. On garde huit cartes au plus à la fin de son tour.
web-lesson-crabs-6 = « Échanger » met des cartes à vous dans le bassin et en prend autant, quelle que soit leur valeur. | Échangez contre des cartes qui valent plus que les vôtres.
web-lesson-crabs-6-then = Carte contre carte : un bon échange en prend de fortes.
web-lesson-crabs-7 = « Convertir » échange valeur contre valeur : un 5 contre un 2 et un 3, ou deux 1 contre un 2. Le compte se fait pendant que vous choisissez. | Convertissez pour avoir plus de cartes, ou moins.
web-lesson-crabs-7-then = Les sommes sont égales ; le nombre de cartes n’importe pas.
web-lesson-crabs-8 = Le matériel s’ajoute à une capture, et le meilleur vaut aussi des points. « S’équiper » coûte des cartes : une pour le premier. | Choisissez « S’équiper » et défaussez un 1.
web-lesson-crabs-8-then = Vous pouvez désormais ajouter 3 à chaque capture.
web-lesson-crabs-9 = Vos 4, 4, 4 et 5 font 17. Avec votre matériel, cela fait 20, et 20 permet de garder un 4. | Capturez en cochant « Ajouter le bonus de mon matériel : +3 » ; la carte qui reste est la corde.
web-lesson-crabs-9-then = Le permis ne connaît que des sommes exactes : 5, 10, 15, 20, 25. Le matériel aide à tomber juste.
web-lesson-crabs-10 = Vous avez dix cartes. La limite est de huit. | Choisissez deux cartes et déposez-les dans le bassin.
web-lesson-crabs-10-then = Elles y sont pour tout le monde. Le tour de table où quelqu’un atteint 25 points, 29 à deux joueurs, est le dernier ; qui a le plus de points gagne.
web-tactics-crabs-1 = Partez du marchand : l’un paie 4 pour un 3. Un 3 demande exactement 15, le 3 compris, et vos 1 3 4 4 5 5 ne le permettent pas. Un 2 aiderait : 2 + 3 + 5 + 5. | Échangez ou convertissez une seule carte pour pouvoir faire 15 avec un 3, en gardant une corde.
web-tactics-crabs-1-then = Mieux vaut un tour pour la bonne carte que deux pour des cartes qui ne vont avec rien.
web-tactics-crabs-2 = Perle a joué, et votre plan tient toujours. | Capturez le 3, debout : exactement 15.
web-tactics-crabs-2-then = Debout, il se vend aussitôt ; stressé, il aurait coûté un tour de plus.
web-tactics-crabs-3 = Le marchand attend, et d’autres le veulent peut-être aussi. | Vendez le 3.
web-tactics-crabs-3-then = Regardez ce que veut le marchand suivant avant de prendre vos prochaines cartes.
web-tactics-crabs-4 = Une autre main. Un crabe premium rapporte un point de plus à la vente, et sa carte compte comme une autre. | Capturez, et gardez le 1 à l’étoile.
web-tactics-crabs-4-then = Payez avec les cartes ordinaires, gardez les premium.

# La fin d’une partie.
web-crabs-score-vendors = Marchands
web-crabs-score-premium = Premium
web-crabs-score-gear = Matériel
web-crabs-score-total = Points
web-crabs-score-curve = Points, coup par coup
web-crabs-margin =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
