# What the browser says of Crabs!.
web-pitch-crabs = Échangez au bassin, liez vos prises et vendez les plus beaux crabes au marché.
web-facts-crabs = 2–5 joueurs · 40 minutes · cartes et bonnes affaires
web-aim-crabs = Le but : capturer des crabes avec vos cartes et les vendre aux marchands contre des points.

# $cards and $crabs are written as on the cards: * is premium, ^ is stressed.
web-crabs-round = Tour de table { $round } · le dernier commence à { $target } points
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
        [0] épuisé
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
web-crabs-need-hand = Choisissez des cartes de votre main.
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
web-crabs-need-crabs = Choisissez un à trois crabes stressés.
web-crabs-need-rope = Choisissez la carte qui sera la corde.
web-crabs-need-permit = { $count } n’est pas sur le permis : il n’y a rien à garder. Changez les cartes face visible, ou ajoutez le bonus de votre matériel.
web-crabs-need-face-up =
    { $count ->
        [5] Le permis laisse garder un 5 : jouez-en un face visible.
       *[other] Le permis laisse garder un { $count }, ou un de plus stressé : jouez-en un face visible.
    }
web-crabs-need-keep = Choisissez le crabe que vous gardez.
web-crabs-need-source = Choisissez une carte du bassin, ou la pioche.

# Ce qui est à portée, et ce que sont les choses. $crabs est une liste de nombres ; $line une valeur du permis.
web-crabs-make-take = Prendre le { $card }
web-crabs-make-draw = Piocher
web-crabs-in-reach = Votre main peut capturer : { $crabs }.
web-crabs-need-short = Encore { $count } pour { $line }.
web-crabs-permit-line = { $binding } lie un { $value }.
web-crabs-permit-reach = { $binding } lie un { $value } : votre main le peut.
web-crabs-vendor-fits = Vos crabes conviennent.
web-crabs-vendor-lacks =
    { $count ->
        [one] Il manque { $count } crabe.
       *[other] Il manque { $count } crabes.
    }
web-crabs-caught-none = Rien de capturé
web-crabs-ghost = { $card }, que vous venez de jouer
web-crabs-tip-catch = Capturer : jouez des cartes face visible et une face cachée, la corde. Leur total doit être une ligne du permis ; gardez le crabe qu’elle nomme.
web-crabs-tip-grab = Prendre : prenez deux cartes, chacune dans le bassin ou la pioche.
web-crabs-tip-trade = Échanger : posez des cartes dans le bassin et prenez-en autant.
web-crabs-tip-raise = Convertir : posez des cartes dans le bassin et prenez-en d’autres de même valeur totale.
web-crabs-tip-relax = Redresser : remettez debout un à trois de vos crabes stressés, pour pouvoir les vendre.
web-crabs-tip-upgrade = S’équiper : défaussez des cartes pour le matériel suivant, qui s’ajoute à vos captures et rapporte ensuite des étoiles.
web-crabs-tip-vendor = Après votre action, vous pouvez vendre à un seul marchand exactement les crabes qu’il demande.
web-crabs-tip-permit = Le total des cartes jouées pour une capture décide du crabe que vous gardez ; un crabe d’un point de plus reste stressé.
web-crabs-tip-gear = Votre matériel peut s’ajouter à une capture ; ses étoiles sont des points.
web-crabs-tip-pool = Des cartes visibles pour tous. Ce qui est joué arrive ici.
web-crabs-tip-caught = Vos crabes capturés. Debout, ils se vendent ; stressés, il faut d’abord les redresser.
web-crabs-tip-stressed = Stressé : il est couché, compte un de moins et ne se vend pas avant d’être redressé.
web-crabs-tip-premium = Premium : il rapporte un point de plus à la vente.
web-crabs-tip-completes = Avec cette carte, votre capture est complète.
web-crabs-tip-ghost = Vous venez de jouer cette carte. Vous pouvez la reprendre.
web-crabs-tip-rope = La corde est une carte de plus, jouée face cachée. Elle n’ajoute rien et va dans le bassin.

web-own-crabs-edition = Les cartes de votre boîte
web-own-crabs-edition-how = Remplacez les nombres par ceux imprimés sur vos cartes, ou chargez un fichier qui les contient.

# The lesson.
web-lesson-crabs-1 = Il vous faut des cartes. Choisissez « Prendre », puis une carte du bassin ou la pioche.
web-lesson-crabs-1-then = Elle est dans votre main. Une carte du bassin, tout le monde l’a vue ; une carte de la pioche, personne.
web-lesson-crabs-2 = On prend deux cartes. Prenez la seconde.
web-lesson-crabs-2-then = C’était votre action. Ensuite Perle joue aussi un tour.
web-lesson-crabs-3 = « Échanger » met des cartes à vous dans le bassin et en prend autant. Échangez une carte ou plusieurs.
web-lesson-crabs-3-then = Carte pour carte, quelle que soit leur valeur. Un bon échange en prend de fortes.
web-lesson-crabs-4 = « Convertir » échange valeur contre valeur : un 5 contre un 2 et un 3, par exemple. Suivez le compte en choisissant.
web-lesson-crabs-4-then = Les sommes sont égales ; le nombre de cartes n’importe pas.
web-lesson-crabs-5 = Le matériel aide à capturer. « S’équiper » coûte des cartes : défaussez-en une pour votre premier matériel.
web-lesson-crabs-5-then = Vous pouvez désormais ajouter 3 en capturant. Un meilleur matériel vaut aussi des points.
web-lesson-crabs-6 = Une autre main. Choisissez « Capturer » : un 1 et un 4 face visible font 5, et le permis fait de 5 un 1. Prenez une autre carte pour corde, et gardez le 1.
web-lesson-crabs-6-then = Le crabe est devant vous. Les autres cartes et la corde sont allées dans le bassin.
web-lesson-crabs-7 = Un marchand veut justement ce crabe. Vendez-le !
web-lesson-crabs-7-then = Des points ! Un crabe premium, avec une étoile, en rapporte un de plus.
web-lesson-crabs-8 = Ici vous avez capturé un crabe d’un point de trop : il est couché, stressé, et ne se vend pas. Choisissez « Détendre », prenez-le et jouez le coup.
web-lesson-crabs-8-then = Il est détendu et compte en entier. À 25 points, 29 à deux joueurs, commence le dernier tour de table.
