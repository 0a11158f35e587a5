# The sentences of Kraaw.

game-kraaw = Kraaw

# Rules a move can break. The id is the rule's name, with / as -.
kraaw-not-now = Ce n'est pas la question posée en ce moment. Regardez les coups proposés.
kraaw-gap = Il n'y a pas de carte à cette place : elle a été défaussée. Désignez une place occupée.
kraaw-not-face-down = Cette carte est déjà visible. On ne regarde ou ne révèle qu'une carte cachée.
kraaw-not-revealed = Cette carte est encore cachée. Seule une carte révélée se verrouille : révélez-la d'abord.
kraaw-locked = Cette carte est verrouillée. Elle ne bouge plus de toute la manche : choisissez-en une autre.
kraaw-two-locks = Vous avez déjà verrouillé deux cartes dans cette manche : c'est le maximum.
kraaw-own-nest = C'est votre propre nid. Volez plutôt quelqu'un d'autre.
kraaw-no-such-seat = Personne n'est assis là. Les sièges se comptent à partir de 0.
kraaw-sitting-out = Ce joueur ne joue pas cette manche : il n'a pas de nid à piller.
kraaw-same-card = Le bonus verrouille une carte et en défausse une autre : désignez deux places différentes.

# Flaws of options.
kraaw-rounds-to-win = Le nombre de manches à gagner ne peut pas être { $value } : choisissez de { $least } à { $most }.
kraaw-stall = Le nombre de tours calmes par joueur ne peut pas être { $value } : choisissez de { $least } à { $most }, 0 voulant dire jamais.

# Flaws of deals.
kraaw-deal-kind =
    { $due ->
        [hands] Il faut maintenant distribuer les mains, pas poser les nids.
       *[nests] Il faut maintenant poser les nids ; les mains sont déjà distribuées.
    }
kraaw-deal-first = Manche { $round } : le premier joueur se tire au sort à la manche 1, parmi les sièges de la table, et à aucun autre moment.
kraaw-deal-seats = Sièges dans la donne : { $hands }. Sièges à la table : { $seats }. Les deux nombres doivent être égaux.
kraaw-deal-hand =
    { $seat ->
        [dog] Il faut { $due } cartes au chien.
       *[other] Cartes dues au siège { $seat } : { $due }. Un siège en reçoit cinq, ou aucune s'il ne joue pas la manche.
    }
kraaw-deal-cards = Ce ne sont pas les cartes d'une manche à { $seats } joueurs.
kraaw-deal-order =
    { $seat ->
        [dog] Les cartes posées pour le chien ne sont pas les siennes.
       *[other] Les cartes posées pour le siège { $seat } ne sont pas celles de sa main.
    }

# What happened. $..._name is who sits there. Where $value is not public it is empty.
kraaw-event-dealt = Manche { $round } : les mains sont distribuées. { $first_name } commence.
kraaw-event-stayed = { $seat_name } garde sa main.
kraaw-event-swapped = { $seat_name } prend le chien ; son ancienne main devient le chien.
kraaw-event-laid = Les nids sont posés, mélangés et face cachée.
kraaw-event-exchanged = { $seat_name } échange sa carte { $place } avec la carte { $dog } du chien, sans les voir.
kraaw-event-kept = { $seat_name } laisse le chien tranquille.
kraaw-event-looked = { $seat_name } regarde sa carte { $place }.
kraaw-event-revealed = Dans le nid de { $seat_name }, la carte { $place } est révélée : { $value }.
kraaw-event-locked = { $seat_name } verrouille sa carte { $place } : { $value }.
kraaw-event-left = { $seat_name } laisse sa carte { $place } sans verrou.
kraaw-event-threatened =
    { $value ->
        [one] { $thief_name } convoite la carte { $place } de { $victim_name }, le { $value }. À { $victim_name } de choisir quoi prendre en échange.
        [other] { $thief_name } convoite la carte { $place } de { $victim_name }, le { $value }. À { $victim_name } de choisir quoi prendre en échange.
       *[unseen] { $thief_name } convoite la carte cachée { $place } de { $victim_name }. À { $victim_name } de choisir quoi prendre en échange.
    }
kraaw-event-stolen = { $thief_name } obtient la carte { $place } de { $victim_name }, qui prend en échange la carte { $taken } de { $thief_name }.
kraaw-event-discarded =
    { $value ->
        [one] { $seat_name } défausse sa carte { $place } : { $value }.
        [other] { $seat_name } défausse sa carte { $place } : { $value }.
       *[unseen] { $seat_name } défausse sa carte { $place } sans la montrer.
    }
kraaw-event-done = { $seat_name } se passe du bonus.
kraaw-event-countdown = Compte à rebours ! { $seat_name } n'a plus de carte cachée. Si rien ne change d'ici le prochain tour de { $seat_name }, la manche s'arrête.
kraaw-event-escaped = { $seat_name } a de nouveau une carte cachée : le compte à rebours s'arrête.
kraaw-event-stalled =
    { $turns ->
        [one] { $turns } tour où rien n'a bougé : on compte la manche telle quelle.
       *[other] { $turns } tours de suite où rien n'a bougé : on compte la manche telle quelle.
    }
kraaw-event-round-over = La manche { $round } est finie. Gagnée par : { $winners_names }.
kraaw-event-deciding = { $playing_names } atteignent le but ensemble et jouent une manche de plus entre eux.
kraaw-event-game-over = { $winner_name } gagne la partie !

# What is being asked.
kraaw-phase-deal = Distribution des cartes
kraaw-phase-swap = Prendre le chien à la place de sa main ?
kraaw-phase-dog = Échanger une carte avec le chien ?
kraaw-phase-main = Action principale
kraaw-phase-lock-or-leave = Verrouiller la carte révélée ?
kraaw-phase-look = Révéler une carte
kraaw-phase-take = Prendre une carte en échange de la carte volée
kraaw-phase-bonus = Bonus : verrouiller et défausser ?
kraaw-phase-over = La partie est finie

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
kraaw-option-direction-clockwise = Sens des aiguilles d'une montre
kraaw-option-direction-counterclockwise = Sens inverse des aiguilles d'une montre
kraaw-option-hand_swap = Le premier à le dire peut prendre le chien à la place de sa main
kraaw-option-hand_swap-true = Oui
kraaw-option-hand_swap-false = Non
kraaw-option-stall = Une manche s'arrête après tant de tours calmes de chaque joueur
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
