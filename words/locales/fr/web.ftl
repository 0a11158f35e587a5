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
web-pitch-crabs = Échangez à la mare, liez vos prises et vendez les plus beaux crabes au marché.
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
web-forget = Supprimer cette partie de { $game }

# Setting up.
web-who-plays = Qui joue ?
web-options = Règles de cette table
web-add-seat = Ajouter une place
web-start = Commencer la partie
web-seat-who = Place { $number } : qui joue
web-seat-name = Place { $number } : nom
web-seat-remove = Supprimer la place { $number }
web-name = Nom (facultatif)
web-person = Personne sur cet appareil
web-bot-1 = Robot : débutant
web-bot-2 = Robot : facile
web-bot-3 = Robot : moyen
web-bot-4 = Robot : fort
web-bot-5 = Robot : le plus fort
web-bot-name-1 = Perle
web-bot-name-2 = Bernard
web-bot-name-3 = Marine
web-bot-name-4 = Capitaine
web-bot-name-5 = Dune
web-you = Vous
web-player = Joueur { $number }
web-no-preset = Comme ci-dessous

# At the table.
web-players = Joueurs
web-your-turn = À vous de jouer.
web-turn = Au tour de { $names }.
web-thinking = { $name } réfléchit…
web-over = La partie est terminée.
web-won = gagne
web-out = hors jeu
web-looking-back = Vous regardez en arrière. La partie attend.
web-back-to-now = Revenir à la partie
web-winner = Victoire : { $names } !
web-shared = Égalité : { $names } se partagent la première place.
web-agreed = Les joueurs ont convenu d'une partie nulle.
web-resigned = { $name } abandonne.
web-undo = Annuler
web-hint = Conseil
web-resign = Abandonner
web-draw = Convenir d'une nulle
web-rematch = Rejouer
web-save = Enregistrer la partie
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
web-copy-link = Copier le lien vers ce coup
web-eyes = Vu par les yeux de
web-eyes-acting = qui doit jouer
web-eyes-audience = le public

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
web-crab-stack-group = Groupe { $number } : choisissez-le pour qu'il reste
web-crab-stack-chosen =
    { $crab } en { $cell } choisi : { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    }.
web-crab-stack-free = { $free } sur { $all } au sommet
