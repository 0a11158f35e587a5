# What the browser says of Kraaw.
web-pitch-kraaw = Cinq cartes cachées, un nid à garder et des voleurs sur chaque branche. Où était le 5, déjà ?
web-facts-kraaw = 2–6 joueurs · 20 minutes · mémoire et sang-froid
web-aim-kraaw = Le but : la plus haute somme de cartes révélées gagne la manche ; trois manches, la partie.

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
web-kraaw-down-known = cachée, vous la connaissez : { $value }
web-kraaw-up = { $value }, révélée
web-kraaw-locked = { $value }, verrouillée
web-kraaw-state = total révélé { $sum } · manches gagnées : { $wins }
web-kraaw-sits-out = ne joue pas cette manche
web-kraaw-dealt = Votre donne : { $cards }
web-kraaw-countdown = Compte à rebours : plus de carte cachée pour { $names }. La manche s’arrête dès qu’un joueur commence son tour sans en avoir.
web-kraaw-ask-swap = Échanger votre main contre les cinq cartes du chien ? Le premier qui le dit les obtient.
web-kraaw-ask-dog = Échanger une carte avec le chien ? Choisissez une des vôtres, puis une des siennes. Personne ne les voit.
web-kraaw-ask-main = Choisissez une carte : une des vôtres à révéler, regarder ou verrouiller, ou celle d’un autre à voler.
web-kraaw-ask-lock-or-leave = Elle est révélée. La verrouiller tout de suite, pour que personne ne la vole ?
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
web-kraaw-tip-notes = Notez quelque chose sur les cartes cachées : touchez une carte pour 1 à 5 ou « ? ». Au clavier, tapez le chiffre sur la carte. Vous seul le voyez, sur cet appareil.
web-kraaw-tip-dealt = Les cinq cartes que vous avez reçues. Celles qui sont barrées ont été vues ; les autres sont vos cartes encore inconnues, où qu’elles soient.
web-kraaw-tip-countdown = Il n’y a plus de carte cachée ici. Si rien ne change, la manche s’arrête quand vient le tour de ce joueur.
web-kraaw-tip-dog = Le chien : cinq cartes cachées qui restent de la donne. Avant les tours, chacun peut en échanger une sans la voir.
web-kraaw-tip-down = Cachée : elle ne compte pas encore, et elle peut être volée.
web-kraaw-tip-known = Vous avez regardé cette carte : vous seul la connaissez. Elle ne compte pas avant d’être révélée.
web-kraaw-tip-noted = Cachée, avec votre note. Touchez la carte, « Notes » activé, pour la changer.
web-kraaw-tip-up = Révélée : elle compte, mais peut être volée tant qu’elle n’est pas verrouillée.
web-kraaw-tip-locked = Verrouillée : elle compte, et personne ne peut la prendre dans cette manche.
web-kraaw-tip-reveal = Retournez-la sans l’avoir vue. Ensuite vous pouvez la verrouiller aussitôt.
web-kraaw-tip-look = Regardez en secret, puis révélez cette carte ou une autre. Sans verrou.
web-kraaw-tip-lock = Une carte verrouillée ne peut pas être volée. Chacun a deux verrous par manche.
web-kraaw-tip-steal = Vous recevez cette carte, et son propriétaire prend une des vôtres qui n’est pas verrouillée. Une carte volée est retournée.
web-kraaw-tip-bonus = Une fois par tour, après l’action principale : verrouillez une carte révélée et défaussez-en une autre.

# The lesson.
web-lesson-kraaw-1 = Vous savez quelles cinq cartes vous avez, pas où elles sont. Échangez-en une avec le chien : choisissez une des vôtres, puis une du chien, et confirmez.
web-lesson-kraaw-1-then = Personne n’a vu ces cartes, pas même vous.
web-lesson-kraaw-2 = Regardez une de vos cartes en secret : choisissez-la, puis « Regarder ».
web-lesson-kraaw-2-then = Personne d’autre ne la voit. Maintenant il faut révéler une carte.
web-lesson-kraaw-3 = Révélez la carte que vous avez vue, ou une autre. Seules les cartes révélées comptent.
web-lesson-kraaw-3-then = Elle compte pour vous, mais on peut la voler. Un bonus vient ensuite.
web-lesson-kraaw-4 = Le bonus : verrouillez votre carte révélée et défaussez-en une autre. Choisissez la première, puis la seconde, et confirmez.
web-lesson-kraaw-4-then = Une carte verrouillée est à l’abri pour cette manche. Vous avez deux verrous par manche.
web-lesson-kraaw-5 = Perle vous vole la carte marquée ! Choisissez laquelle de ses cartes vous prenez en échange.
web-lesson-kraaw-5-then = Les deux cartes ont échangé leurs places. Si la carte volée était cachée, on ne l’a retournée qu’ensuite.
web-lesson-kraaw-6 = À vous de voler : choisissez une carte de Perle qui n’est pas verrouillée, et confirmez.
web-lesson-kraaw-6-then = Perle en a pris une des vôtres. Tout vol a son prix.
web-lesson-kraaw-7 = Une autre manche. Osez : révélez une carte sans la regarder.
web-lesson-kraaw-7-then = Comme vous n’avez pas regardé, vous pouvez la verrouiller aussitôt.
web-lesson-kraaw-8 = Verrouillez-la, pour que personne ne la vole.
web-lesson-kraaw-8-then = À l’abri. Quand on regarde d’abord, il n’y a pas ce verrou.
web-lesson-kraaw-9 = La manche touche à sa fin. Révélez votre dernière carte cachée : si votre prochain tour commence sans aucune, la manche est finie.
web-lesson-kraaw-9-then = La plus forte somme gagne la manche. Le premier à gagner trois manches gagne la partie.
web-kraaw-do-show = Révéler ma { NTH($place, gender: "f") } carte
