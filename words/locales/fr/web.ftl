# What the browser client says. $name is a seat's name, $names several as one phrase.

web-skip = Aller au jeu
web-menu = Menu
web-language = Langue
web-settings = Réglages
web-broken = Cette page a rencontré une erreur. Rechargez-la : vos parties sont conservées.
web-independent = Strandline est une réalisation indépendante de jeux dont les noms appartiennent à leurs éditeurs.

# Home.
web-home-title = Jeux de l'estran
web-home-lead = Trois jeux de table avec des crabes et des corneilles. Jouez ici même : contre des robots, autour d'un appareil ou avec des amis, où qu'ils soient.
web-games = Jeux
web-pitch-crab-stack = Grimpez sur vos rivaux et clouez-les au sol. Qui se détache du groupe est emporté par la vague.
web-pitch-crabs = Échangez au bassin, liez vos prises et vendez les plus beaux crabes au marché.
web-pitch-kraaw = Cinq cartes cachées, un nid à garder et des voleurs sur chaque branche. Qu'avez-vous vu au dernier tour ?
web-facts-crab-stack = 2–4 joueurs · 10 minutes · rien de caché
web-facts-crabs = 2–5 joueurs · 40 minutes · cartes et bonnes affaires
web-facts-kraaw = 2–6 joueurs · 20 minutes · mémoire et sang-froid
web-play-now = Jouer
web-choose = Choisir les adversaires
web-here = Autour d'un appareil
web-online = En ligne entre amis
web-learn = Apprendre en jouant
web-rules = Règles
web-going-on = Reprendre une partie
web-finished = Parties terminées
web-online-tables = Vos tables en ligne
web-forget = Supprimer cette partie de { $game }

# Setting up.
web-who-plays = Qui joue ?
web-options = Règles de cette table
web-add-seat = Ajouter une place
web-start = Commencer la partie
web-make-table = Créer la table
web-seat-who = Place { $number } : qui joue
web-seat-name = Place { $number } : nom
web-seat-remove = Supprimer la place { $number }
web-name = Nom (facultatif)
web-person = Joueur sur cet appareil
web-bot-hatchling = Robot : débutant
web-bot-paddler = Robot : facile
web-bot-swimmer = Robot : moyen
web-bot-diver = Robot : fort
web-bot-kraken = Robot : le plus fort
web-bot-name-1 = Perle
web-bot-name-2 = Bernard
web-bot-name-3 = Marine
web-bot-name-4 = Capitaine
web-bot-name-5 = Dune
web-you = Joueur
web-player = Joueur { $number }
web-no-preset = Comme ci-dessous

# Quelque chose à soi : une édition, un plateau. $what dit ce qui ne va pas à cette ligne.
web-own = Personnel…
web-own-line = Ligne { $line } : { $what }
web-own-edition = Les cartes de votre boîte
web-own-edition-how = Remplacez les nombres par ceux imprimés sur vos cartes, ou chargez un fichier qui les contient.
web-own-file = Charger un fichier
web-own-layout = Les cases du plateau
web-own-layout-how = Une case par crabe, toutes reliées : une lettre et un chiffre, comme sur le plateau.

# Ce qui est convenu pour une table d'une maison.
web-table-terms = À cette table
web-term = { $name } : { $value }
web-clock = Pendule
web-clock-kind-none = Sans pendule
web-clock-kind-move = Pour chaque coup
web-clock-kind-bank = Pour toute la partie
web-clock-kind-days = Des jours pour chaque coup
web-clock-seconds = Secondes pour chaque coup
web-clock-minutes = Minutes pour toute la partie
web-clock-increment = Secondes ajoutées à chaque coup
web-clock-day-count = Jours pour chaque coup
web-time-out = Quand le temps est écoulé
web-time-out-bot = Le temps écoulé, un robot joue jusqu'à votre retour
web-time-out-resign = Le temps écoulé, la partie est perdue
web-start-when = La partie commence
web-start-owner = Quand je le dis ; des robots prennent les places libres
web-start-full = Dès que toutes les places sont prises
web-bots-level = Robots qui prennent place ou remplacent
web-public = Inconnus
web-public-false = Seulement ceux qui ont le lien
web-public-true = Tout le monde peut trouver la table et s'asseoir
web-open-tables = Tables ouvertes
web-open-table =
    { $game }, { $open ->
        [one] { $open } place libre
       *[other] { $open } places libres
    } sur { $seats }
web-clock-none = Sans pendule
web-clock-each-move =
    Pendule : { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } pour chaque coup
web-clock-whole-game =
    Pendule : { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } pour toute la partie, et { $increment } s de plus à chaque coup
web-clock-each-move-days =
    Pendule : { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } pour chaque coup
web-clock-of = Temps restant de { $name }
web-clock-days = { $days } j { $hours } h

# At the table.
web-players = Joueurs
web-your-turn = À vous de jouer.
web-turn = Au tour de { $names }.
web-thinking = { $name } réfléchit…
web-bot-failed = { $name } n’a pas trouvé de coup : un coup au hasard a été joué. La partie continue.
web-over = La partie est terminée.
web-won = gagne
web-out = hors jeu
web-looking-back = Vous regardez en arrière. La partie attend.
web-round-over = La manche est terminée.
web-back-to-now = Revenir à la partie
web-winner = Victoire : { $names } !
web-shared = Égalité : { $names } se partagent la première place.
web-agreed = Les joueurs ont convenu d'une partie nulle.
web-resigned = { $name } abandonne.
web-undo = Annuler
web-hint = Conseil
web-hint-is = Indice : { $move }
web-hint-failed = Pas de conseil cette fois : le robot n’a pas répondu. Vous pouvez redemander.
web-resign = Abandonner
web-draw = Convenir d'une nulle
web-rematch = Rejouer
web-save = Enregistrer la partie
web-save-later = La partie enregistrée montre les cartes de tout le monde. Vous pourrez l’enregistrer quand elle sera finie.
web-log = Ce qui s'est passé, le plus récent d'abord
web-sure-resign = Abandonner cette partie ?
web-sure-draw = Tout le monde accepte-t-il la nulle ?
web-sure-yes = Oui
web-sure-no = Non, continuer
web-curtain = Passez l'appareil à { $name }. Personne d'autre ne doit regarder.
web-curtain-ready = C'est moi, { $name }
web-no-such-game = Cette partie n'est pas sur cet appareil.

# Looking at a game again.
web-replay = Revoir
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-slider = Coup
web-replay-at = Coup { $ply } sur { $plies }
web-replay-running = Cette partie n’est pas finie : vous voyez ce que tout le monde peut voir.
web-copy-link = Copier le lien vers ce coup
web-eyes = Vu par les yeux de
web-eyes-acting = qui doit jouer
web-eyes-audience = le public
web-eyes-all = tout le monde à la fois

# Settings.
web-your-name = Votre nom
web-theme = Clair ou sombre
web-theme-auto = Comme l'appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-motion-auto = Comme l'appareil
web-motion-full = Complètes
web-motion-reduced = Réduites
web-sound = Sons
web-memory-aid = Kraaw : garder sous mes yeux les cartes que j'ai regardées

# Crab Stack. $crab is a size such as “large crab”; $below several crabs, from the top down.
web-crab-stack-board = La plage. Les flèches passent d'une case à l'autre, Entrée choisit.
web-crab-stack-small = petit crabe
web-crab-stack-medium = crabe moyen
web-crab-stack-large = grand crabe
web-crab-stack-crab = { $size } de { $name }
web-crab-stack-space-empty = { $cell } : eau
web-crab-stack-space-one = { $cell } : { $crab }
web-crab-stack-space-stack = { $cell }, pile de { $count } : { $crab }, sur { $below }
web-crab-stack-can-move = Peut bouger
web-crab-stack-can-land = Le crabe choisi peut finir ici
web-crab-stack-group = Groupe { $number }
web-crab-stack-doomed = Serait emporté
# $crabs is a list of the next two; $washed is how many crabs lie in no such group.
web-crab-stack-yours = { $count } à vous
web-crab-stack-theirs = { $count } à { $name }
web-crab-stack-group-has = Groupe { $number } : { $crabs }
web-crab-stack-ask-keep = Les crabes forment maintenant des groupes égaux. Choisissez le groupe qui reste : tous les autres seront emportés.
web-crab-stack-ask-keep-next = Le dernier coup a laissé des groupes égaux. Avant de jouer, choisissez le groupe qui reste : tous les autres seront emportés.
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

# Kraaw. $place counts from 1; $lies is how the card lies, one of the four below.
web-kraaw-board = Les nids. Les flèches passent d'une carte à l'autre, Entrée choisit.
web-kraaw-round = Manche { $round } · { $target } pour gagner
web-kraaw-round-deciding = Manche { $round }, qui décide de la partie
web-kraaw-dog = Le chien
web-kraaw-card = { $name }, carte { $place } : { $lies }
web-kraaw-gap = partie
web-kraaw-down = face cachée
web-kraaw-down-known = face cachée, vous la connaissez : { $value }
web-kraaw-up = { $value }, révélée
web-kraaw-locked = { $value }, verrouillée
web-kraaw-state = montre { $sum } · manches gagnées : { $wins }
web-kraaw-sits-out = ne joue pas cette manche
web-kraaw-dealt = Votre donne : { $cards }
web-kraaw-countdown = Compte à rebours : plus de carte cachée pour { $names }. La manche s’arrête dès qu’un joueur commence son tour sans en avoir.
web-kraaw-ask-swap = Prendre les cinq cartes du chien à la place des vôtres ? Le premier qui le dit les obtient.
web-kraaw-ask-dog = Échanger une carte avec le chien ? Choisissez une des vôtres, puis une des siennes. Personne ne les voit.
web-kraaw-ask-main = Choisissez une carte : une des vôtres à révéler, regarder ou verrouiller, ou celle d'un autre à voler.
web-kraaw-ask-lock-or-leave = Elle est révélée. La verrouiller tout de suite, pour que personne ne la vole ?
web-kraaw-ask-look = Vous seul la voyez. Révélez maintenant cette carte ou une autre.
web-kraaw-ask-take = { $name } vole la carte marquée. Choisissez celle que vous prenez en échange.
web-kraaw-ask-bonus = Bonus : choisissez une carte révélée à verrouiller, puis une autre à défausser.
web-kraaw-do-swap = Prendre le chien
web-kraaw-do-stay = Garder ma main
web-kraaw-do-keep = Laisser le chien
web-kraaw-do-lock-it = La verrouiller
web-kraaw-do-leave = La laisser libre
web-kraaw-do-done = Pas de bonus
web-kraaw-do-reveal = Révéler la carte { $place }
web-kraaw-do-look = Regarder la carte { $place }
web-kraaw-do-lock = Verrouiller la carte { $place }
web-kraaw-do-take = Prendre la carte { $place }
web-kraaw-do-steal = Voler la carte { $place } de { $name }
web-kraaw-do-exchange = Échanger ma carte { $place } avec la { $dog } du chien
web-kraaw-do-bonus = Verrouiller la carte { $lock }, défausser la { $discard }
web-kraaw-round-won = Manche { $round } gagnée par { $names }
web-kraaw-next-round = Manche suivante
web-kraaw-count-cards = Cartes
web-kraaw-count-sum = Total
web-kraaw-count-wins = Manches gagnées
web-kraaw-tie = Égalité entre { $names }. De la plus haute carte à la plus basse, la première différence est à la carte { $card } : la plus basse gagne.
web-kraaw-tie-perfect = Égalité entre { $names }, carte pour carte : tous gagnent la manche.

# Crabs! $cards and $crabs are written as on the cards: * is premium, ^ is stressed.
web-crabs-round = Manche { $round } · { $target } points lancent la dernière manche
web-crabs-last-round = Dernière manche ! { $name } a atteint les points qui la lancent.
web-crabs-market = Marché
web-crabs-pool = Bassin
web-crabs-permit = Permis
web-crabs-gear = Matériel
web-crabs-gear-line = Ajoute { $bonus }, coûte { $cost }, vaut { $stars }
web-crabs-gear-cost = coûte { $cost }
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
web-crabs-caught = Crabes pris
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
web-crabs-do-relax = Redresser
web-crabs-do-upgrade = S’équiper
web-crabs-do-drop = déposer { $cards } dans le bassin
web-crabs-take-pool = prendre { $card } dans le bassin
web-crabs-take-deck = piocher
web-crabs-make = Jouer ce coup
web-crabs-pass = Passer
web-crabs-rope = Corde :
web-crabs-keep = Garder :
web-crabs-use-gear = Ajouter mon matériel : +{ $bonus }
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
web-crabs-ready = C'est possible.
web-crabs-so-far = Jouées { $given }, prises { $taken }.
web-crabs-so-far-value = Valeur jouée { $given }, prise { $taken }.
web-crabs-so-far-binding = Valeur de liage { $count }.
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
web-crabs-need-permit = Une valeur de liage de { $count } ne permet de rien garder.
web-crabs-need-face-up =
    { $count ->
        [5] Le permis laisse garder un 5 : jouez-en un face visible.
       *[other] Le permis laisse garder un { $count }, ou un de plus stressé : jouez-en un face visible.
    }
web-crabs-need-keep = Choisissez le crabe que vous gardez.
web-crabs-need-source = Choisissez une carte du bassin, ou la pioche.

# Online.
web-how-many = Combien de joueurs ?
web-no-house = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-online-share = Envoyez ce lien à vos amis. Qui l'ouvre peut s'asseoir.
web-online-copy = Copier le lien
web-online-qr = Le lien sous forme de code QR
web-online-open = place libre
web-online-sit = S'asseoir
web-online-waiting = Vous avez une place. La partie commence quand la personne qui a ouvert la table le décide.
web-online-start = Commencer ; des robots prennent les places libres
web-online-lost = La connexion est perdue. Elle se rétablit toute seule ; rien n'est perdu.
web-online-draw = Proposer la nulle
web-online-decline = Non
web-online-offer-draw = { $name } propose la nulle.
web-online-offer-undo = { $name } voudrait reprendre son dernier coup.
web-online-offer-pause = { $name } voudrait faire une pause.
web-online-offer-rematch = { $name } voudrait rejouer.
web-online-follow = Vers la partie suivante
web-online-talk = Ce qui se dit à la table
web-online-say = Dire quelque chose
web-online-send = Envoyer
web-online-full = Toutes les places sont prises. Vous êtes spectateur : la partie apparaîtra ici dès qu'elle commence.
web-online-waiting-full = Vous avez une place. La partie commence quand toutes les places sont prises.
web-online-ready = Je suis là, jouons
web-online-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-online-you = vous
web-online-away = absent
web-online-resigned = a abandonné
web-online-stand-in = un robot joue en attendant
web-online-not-ready = pas encore là
web-online-seat-bot = Place { $number } : laisser jouer un robot
web-online-stand = Se lever
web-online-clear = Libérer la place { $number }
web-online-pause = Pause
web-online-paused = La partie est en pause.
web-online-resume = Reprendre la partie
web-online-stood-in = Votre temps est écoulé, un robot joue pour vous.
web-online-back = Je suis de retour
web-online-take-back = Retirer la proposition
web-online-offered-draw = Vous proposez la nulle.
web-online-offered-undo = Vous aimeriez reprendre votre dernier coup.
web-online-offered-pause = Vous aimeriez faire une pause.
web-online-offered-rematch = Vous aimeriez rejouer.
web-online-elsewhere = Continuer sur un autre appareil
web-online-elsewhere-how = Ouvrez-y ce lien et vous retrouvez votre place. Gardez-le pour vous : toute personne qui a ce lien peut jouer à votre place.
web-online-told-sat = { $name } s'assied.
web-online-told-stood = Quelqu'un se lève.
web-online-told-declined = { $name } refuse.
web-online-told-undone = { $name } reprend un coup.
web-online-told-drawn = Tous s'accordent sur la nulle.
web-online-told-paused = La partie est en pause.
web-online-told-resumed = { $name } reprend la partie.
web-online-told-resigned = { $name } abandonne.
web-online-told-timed-out = Le temps de { $name } est écoulé.
web-online-told-came-back = { $name } est de retour.

# In the figures of the rules pages.
web-figure-you = Vous
web-figure-rope = corde
web-figure-or = ou

# Les leçons. Chaque étape dit quoi faire et pourquoi, puis ce qui en est sorti.
web-lesson = { $game } : apprendre en jouant
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-progress = Progression de la leçon
web-lesson-other = C’est possible, mais la leçon demande autre chose pour l’instant. Relisez l’étape.
web-lesson-next = Étape suivante
web-lesson-finish = Terminer
web-lesson-again = Recommencer
web-lesson-done = Bravo ! Vous en savez assez. Jouez maintenant une vraie partie.
web-lesson-crab-stack-1 = Les crabes à points sont à vous. Un gros crabe avance d’exactement un pas, sur n’importe quel crabe voisin. Choisissez un de vos gros crabes, puis une case marquée.
web-lesson-crab-stack-1-then = Votre crabe est maintenant au-dessus. Ce qui est dessous ne peut plus bouger.
web-lesson-crab-stack-2 = Un crabe moyen avance d’exactement deux pas, par-dessus n’importe quels crabes, et s’arrête sur un moyen ou un petit. Déplacez un crabe moyen.
web-lesson-crab-stack-2-then = Exactement deux pas, jamais un seul : seuls comptent le départ et l’arrivée.
web-lesson-crab-stack-3 = Un petit crabe avance d’exactement trois pas et ne s’arrête que sur des petits. Déplacez un petit crabe.
web-lesson-crab-stack-3-then = Les petits vont loin, mais tout le monde peut les recouvrir.
web-lesson-crab-stack-4 = Soyons méchants : arrêtez-vous sur un crabe rayé de Perle et coincez-le.
web-lesson-crab-stack-4-then = Il est bloqué tant que votre crabe reste dessus. Une pile montre sa hauteur ; pointez-la pour voir qui est sous qui.
web-lesson-crab-stack-5 = Une autre plage. Les cases vides se remplissent d’eau, et seul le plus grand groupe reste. Cinq crabes de Perle tiennent à votre gros crabe en e4. Quittez ce pont pour votre côté !
web-lesson-crab-stack-5-then = La vague a emporté cinq crabes pour de bon. Attention à vos propres ponts.
web-lesson-crab-stack-6 = Ici trois groupes se rejoignent à votre gros crabe en d4. Descendez en d5, sur le plus petit groupe.
web-lesson-crab-stack-6-then = Les deux plus grands groupes ont le même nombre de cases et de crabes. Quelqu’un doit choisir : vous, qui venez de jouer.
web-lesson-crab-stack-7 = Choisissez le groupe qui reste. Cliquez sur un crabe : son groupe est choisi, et vous voyez ce que la vague emporterait. Où sont la plupart de vos crabes ? Appuyez ensuite sur « Garder ce groupe ».
web-lesson-crab-stack-7-then = Tous les autres groupes sont partis. Rien n’est emporté avant que vous ayez confirmé.
web-lesson-crab-stack-8 = Qui ne peut pas bouger à son tour est éliminé, et le dernier gagne. Un seul pas de votre gros crabe en d4 laisse Perle sans un seul crabe. Trouvez-le !
web-lesson-crab-stack-8-then = Vous avez gagné. Coincer tous les crabes d’un rival marche aussi.
web-lesson-crabs-1 = Il vous faut des cartes. Choisissez « Prendre », puis une carte du bassin ou la pioche.
web-lesson-crabs-1-then = Elle est dans votre main. Une carte du bassin, tout le monde l’a vue ; une carte de la pioche, personne.
web-lesson-crabs-2 = On prend deux cartes. Prenez la seconde.
web-lesson-crabs-2-then = C’était votre action. Ensuite Perle joue aussi un tour.
web-lesson-crabs-3 = « Échanger » met des cartes à vous dans le bassin et en prend autant. Échangez une carte ou plusieurs.
web-lesson-crabs-3-then = Autant contre autant, quelle que soit leur valeur. Un bon échange en prend de grosses.
web-lesson-crabs-4 = « Convertir » échange valeur contre valeur : un 5 contre un 2 et un 3, par exemple. Suivez le compte en choisissant.
web-lesson-crabs-4-then = Les sommes sont égales ; le nombre de cartes n’importe pas.
web-lesson-crabs-5 = Le matériel aide à capturer. « S’équiper » coûte des cartes : défaussez-en une pour votre premier matériel.
web-lesson-crabs-5-then = Vous pouvez désormais ajouter 3 en capturant. Un meilleur matériel vaut aussi des points.
web-lesson-crabs-6 = Une autre main. Choisissez « Capturer » : un 1 et un 4 face visible font 5, et le permis fait de 5 un 1. Prenez une autre carte pour corde, et gardez le 1.
web-lesson-crabs-6-then = Le crabe est devant vous. Les autres cartes et la corde sont allées dans le bassin.
web-lesson-crabs-7 = Un marchand veut justement ce crabe. Vendez-le !
web-lesson-crabs-7-then = Des points ! Un crabe premium, avec une étoile, en rapporte un de plus.
web-lesson-crabs-8 = Ici vous avez capturé un crabe trop gros d’un point : il est couché, stressé, et ne se vend pas. Choisissez « Redresser », prenez-le et jouez le coup.
web-lesson-crabs-8-then = Il est debout et compte en entier. À 25 points, 29 à deux joueurs, commence le dernier tour.
web-lesson-kraaw-1 = Vous savez quelles cinq cartes vous avez, pas où elles sont. Échangez-en une avec le chien : choisissez une des vôtres, puis une du chien, et confirmez.
web-lesson-kraaw-1-then = Personne n’a vu ces cartes, pas même vous.
web-lesson-kraaw-2 = Regardez une de vos cartes en secret : choisissez-la, puis « Regarder ».
web-lesson-kraaw-2-then = Vous seul la voyez. Maintenant il faut révéler une carte.
web-lesson-kraaw-3 = Révélez la carte que vous avez vue, ou une autre. Seules les cartes révélées comptent.
web-lesson-kraaw-3-then = Elle compte pour vous, mais on peut la voler. Un bonus vient ensuite.
web-lesson-kraaw-4 = Le bonus : verrouillez votre carte révélée et jetez-en une autre. Choisissez la première, puis la seconde, et confirmez.
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
