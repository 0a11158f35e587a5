# What the browser client says. $name is a seat’s name, $names several as one phrase.

# Ce qui ne va pas avec la page elle-même, et que faire.
web-late = Strandline met longtemps à s’ouvrir. Si rien ne se passe, rechargez la page.
web-failed = Strandline n’a pas pu s’ouvrir. Vérifiez votre connexion et rechargez la page : vos parties sont conservées.
web-broken = Cette page a rencontré une erreur. Rechargez-la : vos parties sont conservées.
web-to-home = Vers l’accueil
web-foreign = Le serveur envoie quelque chose que cette page ne comprend pas : il a sans doute été mis à jour. Rechargez la page pour continuer.
web-elsewhere = Cette partie est ouverte dans un autre onglet ou une autre fenêtre de ce navigateur, et s’y poursuit.
web-elsewhere-here = Jouer plutôt ici

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
web-bot-kraken = Robot : très fort
web-bot-leviathan = Robot : maître
web-bot-maelstrom = Robot : le plus fort
web-bot-by-strength = Robot : force au choix
web-bot-elo = Robot : force { $elo }
web-bot-with-character = { $bot }, { $character }
web-seat-strength = Place { $number } : force
web-seat-character = Place { $number } : caractère
web-character-plain = sans penchant particulier
web-character-cautious = prudent
web-character-thief = voleur
web-character-builder = bâtisseur
web-character-gambler = joueur dans l’âme
web-bot-name-1 = Perle
web-bot-name-2 = Bernard
web-bot-name-3 = Marine
web-bot-name-4 = Capitaine
web-bot-name-5 = Dune
web-no-preset = Aucune (réglages ci-dessous)

# Quelque chose à soi : une édition, un plateau. $what dit ce qui ne va pas à cette ligne.
web-own = Personnalisé…
web-own-line = Ligne { $line } : { $what }
web-own-file = Charger un fichier

# Ce qui est convenu pour une table d’une maison.
web-table-terms = Réglages de la table
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
web-time-out-bot = Un robot joue jusqu’au retour du joueur
web-time-out-resign = La partie est perdue
web-start-when = La partie commence
web-start-owner = Quand je le décide ; des robots prennent les places libres
web-start-full = Dès que toutes les places sont prises
web-bots-level = Niveau des robots remplaçants
web-public = Qui peut venir ?
web-public-false = Seulement ceux qui ont le lien
web-public-true = Tout le monde peut trouver la table et s’asseoir
web-open-tables = Tables ouvertes
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
web-clock-of = Temps restant pour { $name }
web-clock-days = { $days } j { $hours } h

# At the table.
web-players = Joueurs
web-your-turn = À vous de jouer.
web-turn = Au tour { DE($names) }.
web-thinking = { $name } réfléchit…
web-bot-failed = { $name } n’a pas trouvé de coup : un coup au hasard a été joué. La partie continue.
web-over = La partie est terminée.
web-won = gagne
web-out = a perdu
web-looking-back = Vous revoyez un coup passé. La partie attend.
web-round-over = La manche est terminée.
web-back-to-now = Revenir à la partie
web-winner = Victoire { DE($names) } !
web-shared = Match nul : { $names } se partagent la première place.
web-agreed = Les joueurs ont convenu d’un match nul.
web-resigned = { $name } abandonne.
web-undo = Annuler le coup
web-hint = Conseil
web-hint-longer = Chercher encore
web-hint-is = Conseil : { $move }
web-hint-failed = Pas de conseil cette fois : le robot n’a pas répondu. Vous pouvez redemander.
web-help = Règles
web-help-close = Fermer
web-resign = Abandonner
web-draw = Convenir d’un match nul
web-rematch = Rejouer
web-save = Télécharger la partie
web-more = Fichier, image, vitesse
web-save-sealed = Le fichier est scellé : on n’y lit les cartes de personne. Ouvrez-le sur la page d’accueil pour continuer, ici ou sur un autre appareil.
web-log = Ce qui s’est passé, le plus récent d’abord
web-sure-resign = Abandonner cette partie ?
web-sure-draw = Tout le monde accepte-t-il le match nul ?
web-sure-yes = Oui
web-sure-no = Non, continuer
web-parting = { $name }, votre tour est fini. Cachez vos cartes avant de passer l’appareil.
web-parting-hide = Cacher mes cartes
web-curtain = Passez l’appareil à { $name }. Personne d’autre ne doit regarder.
web-curtain-ready = C’est moi, { $name }
web-no-such-game = Cette partie n’est pas sur cet appareil. Elle a peut-être été supprimée, ou jouée sur un autre appareil. Commencez-en une nouvelle depuis l’accueil.

# Looking at a game again.
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-slider = Coup
web-replay-at = Coup { $ply } sur { $plies }
web-replay-running = Cette partie n’est pas finie : vous voyez ce que tout le monde peut voir.
web-copy-link = Copier le lien vers ce coup
web-eyes = Point de vue :
web-eyes-acting = le joueur dont c’est le tour
web-eyes-audience = le public
web-eyes-all = tout le monde à la fois

# Settings.
web-your-name = Votre nom
web-theme = Clair ou sombre
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-motion-auto = Comme l’appareil
web-motion-full = Complètes
web-motion-reduced = Réduites
web-sound = Sons
web-memory-aid = { $games } : continuer à montrer les cartes que j’ai regardées

# Online.
web-how-many = Combien de joueurs ?
web-no-house = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-online-share = Envoyez ce lien à vos amis. Toute personne qui l’ouvre peut prendre place.
web-online-copy = Copier le lien
web-online-qr = Le lien sous forme de code QR
web-online-open = place libre
web-online-sit = S’asseoir
web-online-waiting = Vous avez une place. La partie commence quand la personne qui a ouvert la table le décide.
web-online-start = Commencer ; des robots prennent les places libres
web-online-lost = Connexion perdue. Reconnexion en cours… Rien de ce que vous avez fait n’est perdu.
web-online-draw = Proposer un match nul
web-online-decline = Non
web-online-offer-draw = { $name } propose un match nul.
web-online-offer-undo = { $name } voudrait annuler le dernier coup.
web-online-offer-pause = { $name } voudrait faire une pause.
web-online-offer-rematch = { $name } voudrait rejouer.
web-online-follow = Aller à la revanche
web-online-talk = Ce qui se dit à la table
web-online-say = Dire quelque chose
web-online-send = Envoyer
web-online-too-long =
    { $count ->
        [one] Un caractère de trop. Raccourcissez pour envoyer.
       *[other] { $count } caractères de trop. Raccourcissez pour envoyer.
    }
web-online-full = Toutes les places sont prises. Vous regardez : la partie apparaîtra ici dès qu’elle commencera.
web-online-waiting-full = Vous avez une place. La partie commence quand toutes les places sont prises.
web-online-revealing = Tout le monde est assis, et les navigateurs se montrent leurs nombres secrets. La donne se fait quand le dernier est arrivé ; les absents peuvent encore revenir.
# How a table is dealt. $commitment are digits.
web-fair-summary = Donne vérifiable : { $commitment }…
web-fair-how = Avant que quiconque prenne place, le serveur a fixé le secret avec lequel il mélange ; en voici l’empreinte : { $commitment }. Votre navigateur y ajoute un nombre secret à lui, ceux des autres aussi, et aucun n’est montré avant que toutes les places soient prises. Personne ne peut donc choisir la donne, pas même le serveur. Après la partie, un clic suffit pour vérifier.
web-fair-ask = La donne est-elle conforme ?
web-fair-yes =
    Oui. Votre navigateur a tout redistribué : { $deals ->
        [one] la donne est bien celle qu’il faut
       *[other] les { $deals } donnes sont bien celles qu’il faut
    }, et chaque coup, ce que vous avez vu et le résultat sont ceux de la partie enregistrée.
web-fair-shown = Le serveur a distribué à partir du secret dont il vous avait montré l’empreinte avant la partie.
web-fair-not-shown = Ce navigateur n’a pas vu la table avant la partie : il ne peut pas dire si l’empreinte du secret était déjà montrée. Celui d’une personne assise à la table le peut.
web-fair-own = Le nombre secret de votre navigateur en fait partie.
web-fair-called-off =
    { $count ->
        [one] Auparavant, une donne a été annulée
       *[other] Auparavant, { $count } donnes ont été annulées
    } parce que quelqu’un est parti ou n’a pas montré son nombre.
web-fair-seal = Le sceau de cette partie est { $seal }. Une partie enregistrée qui porte un autre sceau est une autre partie.
web-fair-other-commitment = NON. Le serveur n’a pas distribué à partir du secret dont il avait montré l’empreinte avant la partie.
web-fair-other-salt = NON. Un nombre secret de la partie enregistrée n’est pas celui qui était promis avant la partie.
web-fair-other-terms = NON. La partie enregistrée ne correspond pas au jeu ou aux options de cette table.
web-fair-other-game = NON. Les coups, le résultat ou la donne de la partie enregistrée ne sont pas ceux que vous avez vus.
web-fair-other-record = NON. La partie enregistrée par le serveur ne tient pas : les donnes, le journal ou le résultat ne sont pas ce que donnent le secret et les règles. « strandline verify » dit ce qui ne va pas.
web-online-ready = J’y suis
web-online-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-online-you = vous
web-online-away = hors ligne
web-online-resigned = a abandonné
web-online-stand-in = un robot joue en attendant
web-online-not-ready = pas encore là
web-online-to-reveal = doit montrer son nombre secret
web-online-seat-bot = Place { $number } : laisser jouer un robot
web-online-stand = Quitter ma place
web-online-clear = Libérer la place { $number }
web-online-pause = Pause
web-online-paused = La partie est en pause.
web-online-resume = Reprendre la partie
web-online-stood-in = Votre temps est écoulé, un robot joue pour vous.
web-online-all-away = Le temps de tous est écoulé : la partie attend que quelqu’un revienne.
web-online-back = Je suis de retour
web-online-take-back = Retirer la proposition
web-online-offered-draw = Vous proposez un match nul.
web-online-offered-undo = Vous aimeriez annuler votre dernier coup.
web-online-offered-pause = Vous aimeriez faire une pause.
web-online-offered-rematch = Vous aimeriez rejouer.
web-online-elsewhere = Continuer sur un autre appareil
web-online-elsewhere-how = Ouvrez-y ce lien et vous retrouvez votre place. Gardez-le pour vous : toute personne qui a ce lien peut jouer à votre place.
web-online-told-sat = { $name } prend place.
web-online-told-stood = Quelqu’un quitte sa place.
web-online-told-withheld = Quelqu’un n’a pas montré son nombre secret à temps et a perdu sa place. Rien n’a été distribué ; chacun prend un nouveau nombre.
web-online-told-declined = { $name } refuse.
web-online-told-undone = { $name } annule un coup.
web-online-told-drawn = Tous acceptent le match nul.
web-online-told-paused = La partie est en pause.
web-online-told-resumed = { $name } reprend la partie.
web-online-told-resigned = { $name } abandonne.
web-online-told-timed-out = { $name } n’a plus de temps.
web-online-told-came-back = { $name } est de retour.
web-online-told-muted = { $name } n’a plus la parole.
web-online-told-unmuted = { $name } a de nouveau la parole.
web-online-heard = Les personnes que vous entendez
web-online-mute = Ne plus me montrer ce que dit { $name }
web-online-unmute = Me montrer de nouveau ce que dit { $name }
web-online-mute-all = Couper la parole à { $name } pour tout le monde
web-online-unmute-all = Rendre la parole à { $name }
web-online-muted = parole coupée
web-online-told-forgotten = Les messages { DE($name) } ont été supprimés ici.
web-online-closed-house = Le serveur a fermé cette table. On ne peut plus y jouer.
web-online-closed-conduct = Le serveur a fermé cette table à cause du comportement de quelqu’un.
web-online-closed-unused = Le serveur a fermé cette table parce que plus personne ne s’en servait.
web-online-closed-upkeep = Le serveur a fermé cette table pour maintenance.
web-online-deleted = Le serveur a supprimé cette table.

# Rules pages.
web-rules-back = Retour à la partie
web-rules-top = Haut de la page
web-rules-print-summary = Imprimer le résumé (une page)
web-rules-print-all = Imprimer toutes les règles

# In the figures of the rules pages.
web-figure-you = Vous
web-figure-rope = corde
web-figure-or = ou
web-figure-players = { $count } joueurs
web-figure-wants = veut
web-figure-pays = paie
web-figure-adds = ajoute
web-figure-costs = coûte en cartes
web-figure-stars = vaut en points
web-figure-binding = valeur de prise
web-figure-keeps = permet de garder un

# Les leçons. Chaque étape dit quoi faire et pourquoi, puis ce qui en est sorti.
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-asked = Pas cela. { $asked }
web-lesson-next = Étape suivante
web-lesson-finish = Terminer
web-lesson-again = Recommencer
web-lesson-done = Bravo ! Le reste est sur la page des règles.
web-lesson-tactics = { $game } : bien jouer
web-lesson-show = Montrez-moi
web-lesson-back = Étape précédente
web-lesson-to-tactics = Deuxième leçon : bien jouer
web-lesson-to-rules = Première leçon : les règles

# Suivre les autres. $name est un robot, $margin ce que compte un jeu, comme « 3 points ».
web-pace = Vitesse des robots
web-pace-slow = Lente
web-pace-normal = Normale
web-pace-fast = Rapide
web-pace-steps = Coup par coup
web-next-move = Voir le coup { DE($name) }
web-since = Depuis votre dernier coup

# La fin d’une partie.
web-finish-won = Vous gagnez !
web-finish-shared = Match nul : vous partagez la première place avec { $names }.
web-finish-lost = Cette fois, victoire { DE($names) }.
web-finish-ahead = { $margin } d’avance sur la deuxième place.
web-finish-behind = Vous avez { $margin } de retard.
web-finish-tie-break = À égalité de points : le départage a tranché.
web-finish-place = Place
web-finish-name = Joueur
web-finish-rounds = Manche par manche
web-finish-round = Manche
web-finish-share = Partager le résultat
web-finish-copied = Le résultat est copié : collez-le où vous voulez.
web-finish-board = Voir le plateau
web-finish-show = Voir le résultat
web-noscript = Strandline a besoin de JavaScript et de WebAssembly. Autorisez-les pour cette page, puis rechargez-la.
web-about = Des jeux de société de l’estran : { $games }.
