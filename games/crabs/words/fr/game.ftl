# The sentences of Crabs!.

# Rules a move can break. The id is the rule’s name, with / as -.
crabs-not-now = Ce n’est pas ce qui est attendu maintenant. D’abord une action, puis une vente si l’on veut, puis on dépose les cartes au-delà de huit.
crabs-pass = Vous pouvez faire une action, donc vous le devez. Prendre ou échanger une carte est presque toujours possible.
crabs-not-in-hand = Vous n’avez pas toutes ces cartes en main. Choisissez parmi celles que vous tenez.
crabs-not-in-pool = Ces cartes ne sont pas toutes dans le bassin. On prend ce qui s’y trouve et ce que l’on vient d’y jouer.
crabs-upgrade-last = Vous avez déjà le meilleur matériel. Choisissez une autre action.
crabs-upgrade-cost = S’équiper coûte exactement le nombre de cartes qu’indique le matériel suivant, ni plus ni moins.
crabs-deck-empty = Il n’y a plus rien à piocher : la pioche et la défausse sont vides. Prenez une carte dans le bassin.
crabs-nothing-played = Jouez d’abord au moins une carte de votre main.
crabs-trade-number = Dans un échange, on prend exactement autant de cartes qu’on en joue.
crabs-raise-value = Les cartes prises doivent valoir en tout autant que les cartes jouées.
crabs-relax-number = On détend un, deux ou trois crabes à la fois.
crabs-relax-upright = Ce crabe est déjà détendu. On ne détend que les crabes stressés, marqués d’un ^.
crabs-catch-face-up = À côté de la corde, jouez au moins une carte face visible.
crabs-catch-no-gear = Vous n’avez pas encore de matériel, donc aucun bonus à ajouter. N’écrivez pas « gear ».
crabs-catch-gear-mandatory = À cette table, le bonus du matériel doit être ajouté. Écrivez « gear » avant « keep ».
crabs-catch-keep = Le crabe gardé doit être l’une des cartes jouées face visible.
crabs-catch-permit = Avec cette valeur de prise, le permis ne laisse pas garder ce crabe. Si elle est sur le permis, il indique le crabe que vous pouvez garder détendu ; un crabe stressé est d’un point de plus.
crabs-not-caught = Vous n’avez pas capturé ces crabes. Choisissez parmi ceux qui sont devant vous.
crabs-sell-no-vendor = Il n’y a pas de marchand à cet endroit. Les piles sont numérotées de 1 à 4, et une pile peut être épuisée.
crabs-sell-stressed = Un crabe stressé ne se vend pas. Détendez-le d’abord.
crabs-sell-match = Un marchand reçoit exactement les crabes qu’il veut : les mêmes valeurs, ni plus ni moins.
crabs-drop-number = Déposez exactement assez de cartes pour en garder huit.

# Flaws of options and editions. $place is where in the edition’s data it stands.
crabs-round-limit = Une limite de { $value } tours de table est impossible : choisissez de { $least } à { $most } ; 0 veut dire aucune.
crabs-edition-unknown = Il n’y a pas ici d’édition nommée « { $name } ».
crabs-edition-name = { $place } : le nom d’une édition a au plus { $most } caractères imprimables.
crabs-edition-number = { $place } : { $value } est hors limites, il faut de { $least } à { $most }.
crabs-edition-twice = { $place } : la valeur { $value } est déjà comptée plus haut.
crabs-edition-premium = { $place } : il ne peut pas y avoir { $premium } cartes premium parmi { $cards }.
crabs-edition-cards =
    { $place } : { $seats } places demandent au moins { $least } cartes de crabe, mais il n’y en a que { $cards ->
        [one] { $cards }
       *[other] { $cards }
    }.
crabs-edition-size = { $place } : { $count }, c’est trop ; { $most } est le maximum.
crabs-edition-wants = { $place } : un marchand veut de un à quatre crabes, pas { $count }.
crabs-edition-pay = { $place } : un marchand qui veut { $wants } paie { $other } plus haut, mais { $pay } ici. À demande égale, prix égal.
crabs-edition-stack =
    { $place } : aucun marchand ne veut { $stack ->
        [one] un seul crabe
       *[other] { $stack } crabes
    } ; cette pile serait vide.
crabs-edition-gear = { $place } : un bonus de { $value } ne peut pas suivre { $before }. Le matériel monte de carte en carte.
crabs-edition-permit = { $place } : une valeur de prise de { $value } ne peut pas suivre { $before }. Le permis monte de ligne en ligne.

# Flaws of deals.
crabs-deal-not-due = C’est une autre donne qui est attendue : les cartes de tous au début, ensuite seulement une nouvelle pioche.
crabs-deal-first = La place { $first } ne peut pas commencer : la table a { $seats } places, comptées à partir de 0.
crabs-deal-hands =
    La donne a { $hands ->
        [one] { $hands } main
       *[other] { $hands } mains
    } pour { $seats } places.
crabs-deal-hand =
    La donne donne à la place { $seat } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } au lieu de { $least }.
crabs-deal-pool =
    La donne met { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans le bassin au lieu de { $least }.
crabs-deal-cards = La donne a { $found } fois la carte { $card }, mais il en faut { $expected }.
crabs-deal-stacks =
    La donne a { $stacks ->
        [one] { $stacks } pile
       *[other] { $stacks } piles
    } de marchands au lieu de 4.
crabs-deal-vendors = Les marchands de la pile { $stack } ne sont pas ceux de cette édition.

# Flaws of positions.
crabs-position-seats = La position doit avoir une main, un matériel, des crabes attrapés, des ventes et des points pour chacune des { $seats } places.
crabs-position-turn = Une place de la table doit jouer, sauf si la partie est finie.
crabs-position-phase = Cela ne peut pas être demandé dans cette position.
crabs-position-cards = La position a { $found } fois la carte { $card }, mais il en faut { $expected }.
crabs-position-vendors = Les marchands de la pile { $stack }, avec ceux à qui l’on a vendu, ne sont pas ceux de cette édition.
crabs-position-gear = La place { $seat } ne peut pas avoir le matériel { $gear } : cette édition n’a pas cette carte.
crabs-position-sold = Les crabes premium vendus par la place { $seat } ne sont pas de ceux que voulaient ses marchands.
crabs-position-points = La place { $seat } ne peut pas avoir { $found } points : ses ventes et son matériel en font { $expected }.
crabs-position-hand = La place { $seat } a trop de cartes en main : { $most } au plus.
crabs-position-trigger = Le dernier tour de table ne peut pas avoir été déclenché ainsi : il l’est par qui atteint les points le premier, et par personne avant.

# What happened. $..._name is who sits there.
crabs-event-dealt =
    Les cartes sont distribuées. Dans le bassin : { $pool }. { $first_who ->
        [you] Vous commencez.
       *[other] { $first_name } commence.
    }
crabs-event-reshuffled =
    La pioche était vide : { $cards ->
        [one] la seule carte défaussée devient la nouvelle pioche.
       *[other] les { $cards } cartes défaussées sont mélangées pour en faire une nouvelle.
    }
crabs-event-upgraded =
    { $seat_who ->
        [you] { $cost ->
            [0] Vous passez sans frais au { NTH($gear) } matériel.
           *[other] Vous passez au { NTH($gear) } matériel et défaussez { $cards }.
        }
       *[other] { $cost ->
            [0] { $seat_name } passe sans frais au { NTH($gear) } matériel.
           *[other] { $seat_name } passe au { NTH($gear) } matériel et défausse { $cards }.
        }
    }
crabs-event-drew =
    { $seat_who ->
        [you] Vous piochez une carte.
       *[other] { $seat_name } pioche une carte.
    }
crabs-event-took =
    { $seat_who ->
        [you] Vous prenez un { $card } dans le bassin.
       *[other] { $seat_name } prend un { $card } dans le bassin.
    }
crabs-event-traded =
    { $seat_who ->
        [you] Vous échangez { $give } contre { $take }.
       *[other] { $seat_name } échange { $give } contre { $take }.
    }
crabs-event-raised =
    { $seat_who ->
        [you] Vous convertissez { $give } en { $take }, pour une valeur de { $value }.
       *[other] { $seat_name } convertit { $give } en { $take }, pour une valeur de { $value }.
    }
crabs-event-relaxed =
    { $seat_who ->
        [you] Vous détendez { $crabs }.
       *[other] { $seat_name } détend { $crabs }.
    }
crabs-event-caught =
    { $seat_who ->
        [you] Vous capturez un { $keep } : { $with } face visible, corde { $rope }, valeur de prise { $binding }.
       *[other] { $seat_name } capture un { $keep } : { $with } face visible, corde { $rope }, valeur de prise { $binding }.
    }
crabs-event-sold =
    { $seat_who ->
        [you] Vous vendez
       *[other] { $seat_name } vend
    } { $with } au marchand qui veut { $vendor }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
crabs-event-passed =
    { $seat_who ->
        [you] { $sale ->
            [true] Vous ne vendez rien.
           *[other] Aucune action ne vous est possible : vous passez.
        }
       *[other] { $sale ->
            [true] { $seat_name } ne vend rien.
           *[other] { $seat_name } ne peut faire aucune action et passe.
        }
    }
crabs-event-dropped =
    { $seat_who ->
        [you] Vous déposez { $cards } dans le bassin.
       *[other] { $seat_name } dépose { $cards } dans le bassin.
    }
crabs-event-last-round =
    { $seat_who ->
        [you] Vous avez
       *[other] { $seat_name } a
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : ce tour de table est le dernier.
crabs-event-round-limit =
    { $rounds ->
        [one] { $rounds } tour de table a été joué
       *[other] { $rounds } tours de table ont été joués
    } : c’est la limite. Les points décident.

# Options.
crabs-option-permit = Lecture du permis
crabs-option-permit-exact = Seule une valeur de prise inscrite permet de garder un crabe
crabs-option-permit-band = La plus haute ligne qui ne dépasse pas la valeur de prise compte
crabs-option-gear_bonus = Bonus du matériel
crabs-option-gear_bonus-optional = Facultatif
crabs-option-gear_bonus-mandatory = Obligatoire (plus difficile)
crabs-option-round_limit = Nombre maximal de tours de table
crabs-option-round_limit-0 = Aucune limite
crabs-option-edition = Édition
crabs-option-edition-reconstructed = La nôtre, d’après les chiffres du texte des règles
crabs-edition-remark = L’édition intégrée. Les nombres imprimés ne sont que sur les images du jeu ; ceux-ci sont les nôtres et s’accordent avec tous les chiffres de la règle. Remplacez-les par ceux de votre boîte.
crabs-edition-remark-crabs = Combien il y a de cartes de chaque valeur, et combien d’entre elles sont premium.
crabs-edition-remark-vendors = Ce que veut et paie chaque marchand, dans n’importe quel ordre : ils sont classés en piles selon le nombre de crabes voulus.
crabs-edition-remark-gear = Les cartes de matériel, dans l’ordre où on les atteint.
crabs-edition-remark-permit = La valeur que chaque valeur de prise permet de garder.
