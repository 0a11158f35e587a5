# The sentences of Kraaw.

# Rules a move can break. The id is the rule’s name, with / as -.
kraaw-not-now = Ce n’est pas ce qui est demandé maintenant. Choisissez un des coups proposés.
kraaw-gap = Il n’y a plus de carte à cet emplacement : elle a été défaussée. Choisissez-en une autre.
kraaw-not-face-down = Cette carte est déjà révélée. On ne regarde ou ne révèle qu’une carte cachée.
kraaw-not-revealed = Cette carte est encore cachée. Seule une carte révélée se verrouille : révélez-la d’abord.
kraaw-locked = Cette carte est verrouillée. Elle ne bouge plus de toute la manche : choisissez-en une autre.
kraaw-two-locks = Vous avez déjà verrouillé deux cartes dans cette manche : c’est le maximum. Révélez, regardez ou volez une carte.
kraaw-own-nest = C’est votre propre nid. Volez plutôt quelqu’un d’autre.
kraaw-no-such-seat = Personne n’a ce numéro. Écrivez celui qui est devant le nom d’un joueur.
kraaw-sitting-out = Ce joueur ne joue pas cette manche : il n’a pas de nid à piller.
kraaw-same-card = Le bonus verrouille une carte et en défausse une autre : choisissez deux cartes différentes.

# Flaws of options.
kraaw-rounds-to-win = Le nombre de manches à gagner ne peut pas être { $value } : choisissez de { $least } à { $most }.
kraaw-stall = Le nombre de tours calmes par joueur ne peut pas être { $value } : choisissez de { $least } à { $most }, 0 voulant dire jamais.

# Flaws of deals.
kraaw-deal-kind =
    { $due ->
        [hands] Il faut maintenant distribuer les mains, pas poser les nids.
       *[nests] Il faut maintenant poser les nids ; les mains sont déjà distribuées.
    }
kraaw-deal-first = Manche { $round } : le premier joueur se tire au sort à la manche 1, parmi les places de la table, et à aucun autre moment.
kraaw-deal-seats = Places dans la donne : { $hands }. Places à la table : { $seats }. Les deux nombres doivent être égaux.
kraaw-deal-hand =
    { $seat ->
        [dog] Il faut { $due } cartes au chien.
       *[other] Cartes dues à la place { $seat } : { $due }. Une place en reçoit cinq, ou aucune si elle ne joue pas la manche.
    }
kraaw-deal-cards = Ce ne sont pas les cartes d’une manche à { $seats } joueurs.
kraaw-deal-order =
    { $seat ->
        [dog] Les cartes posées pour le chien ne sont pas les siennes.
       *[other] Les cartes posées pour la place { $seat } ne sont pas celles de sa main.
    }

# Flaws of positions.
kraaw-position-seats = La position doit avoir un nid et un nombre de manches gagnées pour chacune des { $seats } places.
kraaw-position-wins = Ces manches gagnées sont impossibles : chaque manche est gagnée par quelqu’un, et par personne deux fois.
kraaw-position-playing = Ces places ne peuvent pas jouer cette manche. Tout le monde joue, sauf dans une manche décisive : seules y jouent celles qui mènent, et elles sont au moins deux.
kraaw-position-nest = Le nid de la place { $seat } ne peut pas être ainsi. Un nid a cinq emplacements, ou aucun si la place ne joue pas la manche ; chaque carte est connue, deux au plus sont verrouillées, et il n’en est pas parti plus qu’il n’y en a de verrouillées.
kraaw-position-dog = Le chien a cinq cartes.
kraaw-position-gone = Les cartes défaussées ne répondent pas aux vides des nids, ou l’une d’elles n’est pas écrite comme une carte défaussée.
kraaw-position-cards = Ce ne sont pas les cartes d’une manche à { $seats } joueurs.
kraaw-position-turn = On ne peut pas dire ainsi qui commence, à qui est le tour ou qui garde sa main.
kraaw-position-pending = L’objet de la question ne va pas avec la phase.
kraaw-position-phase = Cela ne peut pas être demandé quand les cartes sont ainsi.
kraaw-position-quiet = Il ne peut pas y avoir eu autant de tours calmes.
kraaw-position-over = La partie ne peut pas être finie dans cette position.

# What happened. $..._name is who sits there. Where $value is not public it is empty.
kraaw-event-dealt =
    Manche { $round } : les mains sont distribuées. { $first_who ->
        [you] Vous commencez.
       *[other] { $first_name } commence.
    }
kraaw-event-stayed =
    { $seat_who ->
        [you] Vous gardez votre main.
       *[other] { $seat_name } garde sa main.
    }
kraaw-event-swapped =
    { $seat_who ->
        [you] Vous échangez votre main contre le chien.
       *[other] { $seat_name } échange sa main contre le chien.
    }
kraaw-event-laid = Les nids sont posés, mélangés et face cachée.
kraaw-event-exchanged =
    { $seat_who ->
        [you] Vous échangez votre { NTH($place, gender: "f") } carte contre la { NTH($dog, gender: "f") } du chien, sans les voir.
       *[other] { $seat_name } échange sa { NTH($place, gender: "f") } carte contre la { NTH($dog, gender: "f") } du chien, sans les voir.
    }
kraaw-event-kept =
    { $seat_who ->
        [you] Vous laissez le chien tranquille.
       *[other] { $seat_name } laisse le chien tranquille.
    }
kraaw-event-looked =
    { $seat_who ->
        [you] Vous regardez votre { NTH($place, gender: "f") } carte.
       *[other] { $seat_name } regarde sa { NTH($place, gender: "f") } carte.
    }
kraaw-event-revealed =
    { $seat_who ->
        [you] Votre { NTH($place, gender: "f") } carte est révélée : un { $value }.
       *[other] La { NTH($place, gender: "f") } carte { DE($seat_name) } est révélée : un { $value }.
    }
kraaw-event-locked =
    { $seat_who ->
        [you] Vous verrouillez votre { NTH($place, gender: "f") } carte, un { $value }.
       *[other] { $seat_name } verrouille sa { NTH($place, gender: "f") } carte, un { $value }.
    }
kraaw-event-left =
    { $seat_who ->
        [you] Vous ne verrouillez pas votre { NTH($place, gender: "f") } carte.
       *[other] { $seat_name } ne verrouille pas sa { NTH($place, gender: "f") } carte.
    }
kraaw-event-threatened =
    { $thief_who ->
        [you] Vous voulez voler la { NTH($place, gender: "f") } carte { DE($victim_name) }{ $value ->
            [one] , un { $value }
            [other] , un { $value }
           *[unseen] , cachée
        }. { $victim_name } choisit la carte à prendre en échange.
       *[other] { $victim_who ->
            [you] { $thief_name } veut voler votre { NTH($place, gender: "f") } carte
           *[other] { $thief_name } veut voler la { NTH($place, gender: "f") } carte { DE($victim_name) }
        }{ $value ->
            [one] , un { $value }
            [other] , un { $value }
           *[unseen] , cachée
        }. { $victim_who ->
            [you] À vous de choisir
           *[other] { $victim_name } choisit
        } la carte à prendre en échange.
    }
kraaw-event-stolen =
    { $thief_who ->
        [you] Vous obtenez la { NTH($place, gender: "f") } carte { DE($victim_name) }, qui prend en échange votre { NTH($taken, gender: "f") }.
       *[other] { $victim_who ->
            [you] { $thief_name } obtient votre { NTH($place, gender: "f") } carte ; vous prenez en échange sa { NTH($taken, gender: "f") }.
           *[other] { $thief_name } obtient la { NTH($place, gender: "f") } carte { DE($victim_name) }, qui prend en échange la { NTH($taken, gender: "f") } { DE($thief_name) }.
        }
    }
kraaw-event-discarded =
    { $seat_who ->
        [you] Vous défaussez votre { NTH($place, gender: "f") } carte{ $value ->
            [one] , un { $value }
            [other] , un { $value }
           *[unseen] , sans la montrer
        }.
       *[other] { $seat_name } défausse sa { NTH($place, gender: "f") } carte{ $value ->
            [one] , un { $value }
            [other] , un { $value }
           *[unseen] , sans la montrer
        }.
    }
kraaw-event-done =
    { $seat_who ->
        [you] Vous renoncez au bonus.
       *[other] { $seat_name } renonce au bonus.
    }
kraaw-event-countdown =
    { $seat_who ->
        [you] Compte à rebours ! Vous n’avez plus de carte cachée. Si rien ne change d’ici votre prochain tour, la manche s’arrête.
       *[other] Compte à rebours ! { $seat_name } n’a plus de carte cachée. Si rien ne change d’ici son prochain tour, la manche s’arrête.
    }
kraaw-event-escaped =
    { $seat_who ->
        [you] Vous avez de nouveau une carte cachée : le compte à rebours s’arrête.
       *[other] { $seat_name } a de nouveau une carte cachée : le compte à rebours s’arrête.
    }
kraaw-event-stalled =
    { $turns ->
        [one] { $turns } tour sans carte révélée, verrouillée ni défaussée : la manche s’arrête et on compte.
       *[other] { $turns } tours sans carte révélée, verrouillée ni défaussée : la manche s’arrête et on compte.
    }
kraaw-event-round-over =
    La manche { $round } est finie. { $winners_who ->
        [you] Vous la gagnez.
       *[other] Elle est gagnée par { $winners_names }.
    }
kraaw-event-deciding = { $playing_names } atteignent le but en même temps : une manche de plus se joue entre eux.
kraaw-event-game-over =
    { $winner_who ->
        [you] Vous gagnez la partie !
       *[other] { $winner_name } gagne la partie !
    }

# Options.
kraaw-option-rounds_to_win = Manches à gagner
kraaw-option-rounds_to_win-1 = 1 manche
kraaw-option-rounds_to_win-2 = 2 manches
kraaw-option-rounds_to_win-3 = 3 manches
kraaw-option-rounds_to_win-4 = 4 manches
kraaw-option-rounds_to_win-5 = 5 manches
kraaw-option-rounds_to_win-6 = 6 manches
kraaw-option-rounds_to_win-7 = 7 manches
kraaw-option-rounds_to_win-8 = 8 manches
kraaw-option-rounds_to_win-9 = 9 manches
kraaw-option-direction = Sens du jeu
kraaw-option-direction-clockwise = Sens des aiguilles d’une montre
kraaw-option-direction-counterclockwise = Sens inverse des aiguilles d’une montre
kraaw-option-hand_swap = Le premier à le dire peut échanger sa main contre le chien
kraaw-option-hand_swap-true = Oui
kraaw-option-hand_swap-false = Non
kraaw-option-stall = Une manche s’arrête après tant de tours calmes de chaque joueur
kraaw-option-stall-0 = Jamais
kraaw-option-stall-1 = 1 tour
kraaw-option-stall-2 = 2 tours
kraaw-option-stall-3 = 3 tours
kraaw-option-stall-4 = 4 tours
kraaw-option-stall-5 = 5 tours
kraaw-option-stall-6 = 6 tours
kraaw-option-stall-7 = 7 tours
kraaw-option-stall-8 = 8 tours
kraaw-option-stall-9 = 9 tours
