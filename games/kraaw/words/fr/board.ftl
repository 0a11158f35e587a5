# What the browser says of Kraaw.
web-aim-kraaw = Le but : la plus forte somme de cartes révélées gagne la manche ; trois manches, la partie.

# $place counts from 1; $lies is how the card lies, one of the four below.
web-kraaw-board = Les nids. Les flèches passent d’une carte à l’autre, Entrée choisit.
web-kraaw-round =
    Manche { $round } · { $target ->
        [one] { $target } manche gagnée suffit
       *[other] { $target } manches gagnées pour l’emporter
    }
web-kraaw-round-deciding = Manche { $round }, qui décide de la partie
web-kraaw-dog = Le chien
web-kraaw-card = { $name }, { NTH($place, gender: "f") } carte : { $lies }
web-kraaw-gap = défaussée
web-kraaw-down = cachée
web-kraaw-down-known = { $value }, cachée, vous la connaissez
web-kraaw-up = { $value }, révélée
web-kraaw-locked = { $value }, verrouillée
web-kraaw-state = total révélé { $sum } · manches gagnées : { $wins }
web-kraaw-sits-out = ne joue pas cette manche
web-kraaw-dealt = Votre donne : { $cards }
web-kraaw-countdown = Compte à rebours : plus de carte cachée pour { $names }. La manche s’arrête dès qu’un joueur commence son tour sans en avoir.
web-kraaw-ask-swap = Échanger votre main contre les cinq cartes du chien ? Le premier qui le dit les obtient.
web-kraaw-ask-dog = Échanger une carte avec le chien ? Choisissez une des vôtres, puis une des siennes. Personne ne les voit.
web-kraaw-ask-main = Choisissez une carte : une des vôtres à révéler, regarder ou verrouiller, ou celle d’un autre à voler.
web-kraaw-ask-lock-or-leave = La carte est révélée. La verrouiller tout de suite, pour que personne ne la vole ?
web-kraaw-ask-look = Personne d’autre ne la voit. Révélez maintenant cette carte ou une autre.
web-kraaw-ask-take = { $name } vole la carte marquée. Choisissez celle que vous prenez en échange.
web-kraaw-ask-bonus = Bonus : choisissez une carte révélée à verrouiller, puis une autre à défausser.
web-kraaw-do-swap = Prendre le chien
web-kraaw-do-stay = Garder ma main
web-kraaw-do-keep = Laisser le chien
web-kraaw-do-lock-it = La verrouiller
web-kraaw-do-leave = Ne pas la verrouiller
web-kraaw-do-done = Pas de bonus
web-kraaw-do-reveal = Révéler ma { NTH($place, gender: "f") } carte sans regarder (je pourrai la verrouiller)
web-kraaw-do-look = Regarder ma { NTH($place, gender: "f") } carte, puis en révéler une
web-kraaw-do-lock = Verrouiller ma { NTH($place, gender: "f") } carte
web-kraaw-do-take = Prendre la { NTH($place, gender: "f") } carte
web-kraaw-do-steal = Voler la { NTH($place, gender: "f") } carte { DE($name) }
web-kraaw-do-exchange = Échanger ma { NTH($place, gender: "f") } carte contre la { NTH($dog, gender: "f") } du chien
web-kraaw-do-bonus = Verrouiller ma { NTH($lock, gender: "f") } carte, défausser la { NTH($discard, gender: "f") }
web-kraaw-round-won = Manche { $round } gagnée par { $names }
web-kraaw-next-round = Manche suivante
web-kraaw-count-cards = Cartes
web-kraaw-count-sum = Total
web-kraaw-count-wins = Manches gagnées
web-kraaw-tie = Égalité entre { $names }. De la plus haute carte à la plus basse, la { NTH($card, gender: "f") } est la première à différer : la plus faible gagne.
web-kraaw-tie-perfect = Égalité entre { $names }, carte pour carte : tous gagnent la manche.

# Ce que l’on sait, et ce que sont les choses.
web-kraaw-state-own =
    à battre : { $beat } · { $locks ->
        [one] { $locks } verrou restant
       *[other] { $locks } verrous restants
    }
web-kraaw-dealt-short = Reçues :
web-kraaw-dealt-left = Pas encore vues : { $cards }
web-kraaw-last-turn = Fin proche
web-kraaw-notes = Notes
web-kraaw-noted = votre note : { $note }
web-kraaw-note-is = Noté : { $note }
web-kraaw-note-none = La note est effacée
web-kraaw-tip-notes = Mettez des notes sur les cartes cachées : touchez une carte pour y noter de 1 à 5, ou « ? ». Au clavier, tapez le chiffre sur la carte. Vous seul les voyez, sur cet appareil.
web-kraaw-tip-dealt = Les cinq cartes que vous avez reçues. Celles qui sont barrées ont été vues ; les autres sont vos cartes encore inconnues, où qu’elles soient.
web-kraaw-tip-countdown = Il n’y a plus de carte cachée ici. Si rien ne change, la manche s’arrête quand vient le tour de ce joueur.
web-kraaw-tip-dog = Le chien : cinq cartes cachées qui restent de la donne. Avant les tours, chacun peut échanger une de ses cartes contre l’une d’elles, sans les voir.
web-kraaw-tip-down = Cachée : elle ne compte pas encore, et elle peut être volée.
web-kraaw-tip-known = Vous avez regardé cette carte : vous seul la connaissez. Elle ne compte pas avant d’être révélée.
web-kraaw-tip-noted = Cachée, avec votre note. Touchez la carte, « Notes » activé, pour la changer.
web-kraaw-tip-up = Révélée : elle compte, mais peut être volée tant qu’elle n’est pas verrouillée.
web-kraaw-tip-locked = Verrouillée : elle compte, et personne ne peut la prendre dans cette manche.
web-kraaw-tip-reveal = Retournez-la sans la regarder. Ensuite vous pouvez la verrouiller aussitôt.
web-kraaw-tip-look = Regardez en secret, puis révélez cette carte ou une autre. Sans verrou.
web-kraaw-tip-lock = Une carte verrouillée ne peut pas être volée. Chacun a deux verrous par manche.
web-kraaw-tip-steal = Vous recevez cette carte, et son propriétaire prend une des vôtres qui n’est pas verrouillée. Une carte volée est révélée.
web-kraaw-tip-bonus = Une fois par tour, après l’action principale : verrouillez une carte révélée et défaussez-en une autre.

# The lesson.
web-lesson-kraaw-1 = Le but : montrer la plus forte somme à la fin de la manche ; qui gagne trois manches gagne la partie. Seules les cartes révélées comptent. Vous savez quelles cinq cartes vous avez, pas où elles sont. Un échange avec le chien peut changer une petite carte en grosse, ou l’inverse. | Choisissez une de vos cartes, puis une du chien, puis appuyez sur le bouton.
web-lesson-kraaw-1-then = Personne n’a vu ces cartes, pas même vous.
web-lesson-kraaw-2 = Avant de révéler une carte, vous pouvez en regarder une en secret. | Choisissez une de vos cartes, puis « Regarder ».
web-lesson-kraaw-2-then = Vous seul la voyez. Maintenant il faut révéler une carte.
web-lesson-kraaw-3 = Une carte révélée compte pour vous, et tout le monde la voit. | Révélez la carte que vous avez vue, ou une autre.
web-lesson-kraaw-3-then = Elle compte, mais on peut la voler. Un bonus vient ensuite.
web-lesson-kraaw-4 = Le bonus verrouille une carte révélée et en défausse une autre : moins de cartes à révéler, et la manche finit plus tôt. | Choisissez votre carte révélée, puis celle à défausser, puis appuyez sur le bouton.
web-lesson-kraaw-4-then = Une carte verrouillée est à l’abri pour cette manche : on ne peut ni la voler ni la prendre en échange. Vous avez deux verrous par manche.
web-lesson-kraaw-5 = Perle vous vole la carte marquée ! | Choisissez laquelle de ses cartes vous prenez en échange.
web-lesson-kraaw-5-then = Les deux cartes ont échangé leurs places. Si la carte volée était cachée, on ne l’a retournée qu’ensuite.
web-lesson-kraaw-6 = À vous de voler : n’importe quelle carte qui n’est pas verrouillée. | Choisissez une carte de Perle, puis appuyez sur le bouton.
web-lesson-kraaw-6-then = Perle a pris une des vôtres en échange. Tout vol a son prix.
web-lesson-kraaw-7 = Une autre manche. Qui révèle une carte sans la regarder peut la verrouiller aussitôt. | Osez : révélez une carte sans la regarder.
web-lesson-kraaw-7-then = Comme vous n’avez pas regardé, on vous demande aussitôt s’il faut la verrouiller.
web-lesson-kraaw-8 = Un verrou vous la garde jusqu’à la fin de la manche. | Verrouillez-la.
web-lesson-kraaw-8-then = À l’abri. On peut aussi consacrer son tour à verrouiller une carte révélée, tant qu’il reste un verrou.
web-lesson-kraaw-9 = Quand quelqu’un n’a plus de carte cachée, le compte à rebours est lancé : si c’est encore vrai au début de son prochain tour, la manche est finie. Un vol peut encore l’arrêter. | Révélez votre dernière carte cachée.
web-lesson-kraaw-9-then = La plus forte somme gagne la manche. À égalité, on compare les cartes de la plus forte à la plus faible : à la première différence, la plus faible gagne. Qui gagne trois manches gagne la partie.
web-tactics-kraaw-1 = Quand verrouiller. Vous avez regardé votre 2e carte : un 5. Une carte révélée dans le tour où l’on regarde ne se verrouille pas aussitôt, et un 5 sans verrou se fait voler. | Révélez une autre carte, et gardez le 5 caché.
web-tactics-kraaw-1-then = Vous seul savez où il est.
web-tactics-kraaw-2 = Si l’on vous propose d’abord un bonus, renoncez-y : vos verrous sont pour le 5. Puis vient Perle, puis vous. | Révélez maintenant votre 2e carte, sans la regarder.
web-tactics-kraaw-2-then = Vous la connaissiez, mais vous n’avez pas regardé pendant ce tour.
web-tactics-kraaw-3 = On peut donc la verrouiller aussitôt, avant que quelqu’un ne la vole. | Verrouillez-la.
web-tactics-kraaw-3-then = Cinq points que personne ne vous prendra.
web-tactics-kraaw-4 = Quand voler : quand une grosse carte est sans verrou et que vous avez peu à perdre. Le 4 de Perle est révélé. Votre 5 est verrouillé : on ne peut pas le prendre en échange. | Volez le 4 de Perle. Si l’on vous propose d’abord un bonus, renoncez-y.
web-tactics-kraaw-4-then = Perle a dû prendre une de vos petites cartes.
web-tactics-kraaw-5 = Ce que vous avez volé peut vous être repris. | Consacrez votre tour à verrouiller le 4. Si l’on vous propose d’abord un bonus, renoncez-y.
web-tactics-kraaw-5-then = Neuf points sont à l’abri. C’était votre second verrou de la manche : il n’y en a pas d’autre.

# La fin d’une partie.
web-kraaw-score-total = Manches gagnées
web-kraaw-margin =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
web-kraaw-do-show = Révéler ma { NTH($place, gender: "f") } carte
