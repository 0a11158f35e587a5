# Les tables et leurs joueurs : ce qui est demandé et n’est pas fait. L’identifiant est le code de la règle.

table-name = Un nom compte de 1 à 40 caractères, dont au moins un visible.
table-name-taken = Il y a déjà ici « { $name } », qui ressemble à votre nom. Ajoutez quelque chose au vôtre, une lettre ou un chiffre.
table-text = Un message compte de 1 à 2000 caractères.
table-clock = Cette pendule n’est pas possible : de 1 à 86 400 secondes, ou de 1 à 60 jours.
table-level = Il n’y a pas de robots de niveau « { $level } ». Les niveaux sont hatchling, paddler, swimmer, diver, kraken, leviathan et maelstrom ; une force est un nombre de 800 à 3000 ; un caractère suit deux-points : cautious, thief, builder ou gambler.
table-no-such-seat = Il n’y a pas de place { $seat } ici : la table en a { $seats }, comptées à partir de 0.
table-id-used = Cet identifiant a déjà servi à une autre requête. Envoyez celle-ci avec un identifiant à elle.
table-seat-taken = Quelqu’un y est déjà assis. Choisissez une autre place.
table-full = Toutes les places sont prises. Vous pouvez regarder.
table-seated = Vous avez déjà une place à cette table, sous un autre nom.
table-not-seated = Seules les personnes assises à la table peuvent le faire.
table-other-seat = Vous ne pouvez jouer que pour votre propre place.
table-owner-only = Seule la personne qui a ouvert la table peut le faire.
table-begun = La partie a déjà commencé.
table-revealing = La partie va commencer : les places ne changent plus.
table-not-revealing = Cela se montre quand toutes les places sont prises, pas avant.
table-salt = Ce n’est pas le nombre secret auquel cette place s’était engagée.
table-not-begun = La partie n’a pas encore commencé.
table-over = La partie est finie. Vous pouvez demander une revanche.
table-not-over = Cela se montre quand la partie est finie.
table-paused = La partie est en pause. Reprenez-la d’abord.
table-not-paused = La partie n’est pas en pause.
table-resigned = Vous avez abandonné cette partie.
table-no-offer = Rien n’est proposé en ce moment.
table-offer-stands = Une autre proposition attend une réponse. Acceptez-la ou refusez-la d’abord.
table-waiting = Vous l’avez déjà proposé ; c’est aux autres de répondre.
table-draw-with-bots = Les robots n’acceptent pas de match nul. Continuez, ou abandonnez.
table-away = Quelqu’un s’est absenté et un robot joue à sa place : seule cette personne peut accepter. Attendez son retour, ou continuez.
table-shown = Ce coup a montré ou distribué quelque chose, et il n’y a personne d’autre ici pour accepter de l’annuler. Continuez.
table-nothing-to-undo = Vous n’avez aucun coup à annuler.
table-muted = La personne qui a ouvert la table vous a coupé la parole. Vos messages ne sont pas montrés ici.
table-talked-out = Vous avez dit tout ce que le journal de cette table peut contenir. Vous pouvez continuer à jouer.
table-log-full = Il s’est passé tant de choses à cette table que son journal est plein. Vous pouvez encore répondre à ce qui est proposé, ou abandonner ; continuez ensuite à une nouvelle table.
table-rematched = La revanche a déjà été lancée. Ouvrez-la avec « Aller à la revanche ».
table-closed = Le serveur a fermé cette table. On ne peut plus y jouer ; ouvrez-en une nouvelle.

# Ce que dit le serveur.

server-no-table = Cette table n’existe pas. Vérifiez le lien.
server-not-joined = Rejoignez d’abord une table, avec « join ».
server-joined = Cette connexion a déjà rejoint une table.
server-bad-token = Ce lien ne donne pas de place à cette table. Ouvrez celui que vous avez reçu en vous asseyant.
server-too-many-messages = Trop de messages à la fois. Réessayez dans { $seconds } s.
server-too-much-talk = Pas tant à la fois : les autres aussi veulent être entendus. Renvoyez-le dans { $seconds } s.
server-too-many-requests = Trop de requêtes depuis votre adresse. Réessayez dans { $seconds } s.
server-too-many-tables = Trop de tables ont été ouvertes depuis votre adresse. Réessayez dans { $seconds } s.
server-too-many-connections = Trop de connexions depuis votre adresse. Fermez-en d’abord.
server-too-many-viewers = Trop de monde regarde cette table. Réessayez plus tard.
server-too-slow = La requête a pris trop de temps. Réessayez.
server-too-large = C’est trop long : { $most } octets au plus sont lus ici.
server-name-too-long = Un nom compte ici { $most } caractères au plus.
server-text-too-long = Un message compte ici { $most } caractères au plus.
server-bad-origin = Cette page n’est pas autorisée à utiliser ce serveur. Ouvrez la page du serveur lui-même.
server-banned = Ce serveur ne vous laisse pas entrer.
server-banned-name = Personne ne peut jouer ici sous ce nom. Choisissez-en un autre.
server-bad-id = L’identifiant d’une requête compte de 1 à 64 caractères, ou est un nombre.
server-weak-id = Pour être faite une seule fois, cette requête demande un identifiant d’au moins 16 caractères tirés au hasard.
server-unavailable = Le serveur n’a pas pu enregistrer cela : rien n’a changé. Réessayez dans un instant.
server-damaged = Le journal de cette table est endommagé à l’entrée { $entry } : la table ne peut pas être ouverte. Prévenez la personne qui tient ce serveur.
server-wrong-host = Ce serveur ne répond pas à ce nom. La personne qui le tient peut l’ajouter à « hosts ».
server-not-a-websocket = Cette adresse parle WebSocket : connectez-vous avec ws:// ou wss://.
server-nowhere = Il n’y a rien à cette adresse. Allez à la page d’accueil.
server-serving = Strandline est ouvert à l’adresse { $address }
server-backed-up = Les tables sont copiées dans { $file }.
server-no-house = Il n’y a pas de tables dans { $folder }. Indiquez le dossier de données avec --data.
verify-nothing = Il n’y a rien à vérifier : cette partie enregistrée n’a pas de section « fair ».
verify-other-secret = DONNE NON CONFORME : le secret n’est pas celui auquel le serveur s’était engagé avant la partie.
verify-other-deal = DONNE NON CONFORME : la donne à l’entrée { $entry } du journal n’est pas celle que produisent le secret et les sels.
verify-cut = NON PROUVÉ : le journal s’arrête avant la fin de la partie, et rien ne dit que quelqu’un y a mis fin. Il en manque peut-être un morceau.
verify-other-result = DONNE NON CONFORME : le résultat manque, ou n’est pas celui auquel mène le journal.
verify-other-seal = NON PROUVÉ : quelque chose dans cette partie enregistrée, un nom ou un abandon par exemple, a changé depuis que le serveur l’a scellée.
verify-other-version = NON PROUVÉ : cette partie a été distribuée d’une façon que ce programme ne connaît pas (version { $version }). Un programme plus récent la connaît peut-être.
verify-other-shown =
    DONNE NON CONFORME : { $what ->
        [seal] le sceau
       *[commitment] l’engagement
    } de la partie enregistrée est { $found }, et non celui qui vous a été montré.
verify-fair =
    Donne conforme : { $deals ->
        [one] elle est bien celle
       *[other] les { $deals } donnes sont bien celles
    } que produisent le secret et les sels.
verify-checked =
    Vérifié : { $version ->
        [1] le secret du serveur répond à son engagement ; chaque donne découle de lui et des sels des places ; chaque coup est permis ; le journal est entier et mène à ce résultat. Dans cette version ancienne, la clé ne lie ni le jeu, ni les places, ni les options, et il n’y a pas de sceau.
       *[other] le secret du serveur répond à son engagement ; chaque donne découle de lui, des sels des places, du jeu, du nombre de places et des options ; chaque coup est permis ; le journal est entier et mène à ce résultat ; rien n’a changé depuis que le serveur a scellé la partie enregistrée.
    }
verify-compare = Comparez l’engagement avec celui que la table montrait avant la partie : { $commitment }
verify-compare-seal = Comparez le sceau avec celui que la table a donné à la fin : { $seal }
verify-compared-commitment = L’engagement est celui qui vous a été montré : { $commitment }
verify-compared-seal = Le sceau est celui qui vous a été donné : { $seal }
verify-called-off =
    { $count ->
        [one] Avant cette donne, une autre a été annulée
       *[other] Avant cette donne, { $count } autres ont été annulées
    } parce que quelqu’un est parti ou n’a pas révélé son sel.
# What was agreed on before play. $options is data, as the record has it.
verify-agreed =
    Comparez aussi ce qui était convenu : { $game }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, options { $options }
# What no check can show.
verify-resigned = Sur la seule foi de la partie enregistrée : abandon { DE($names) }.
verify-drawn = Sur la seule foi de la partie enregistrée : un match nul a été convenu.

setting-zero = « { $setting } » doit être supérieur à 0 : personne ne pourrait se servir de ce serveur.
setting-too-many = « { $setting } » vaut { $most } au plus.
setting-metrics-listen = « metrics-listen » est une adresse avec un port, comme 127.0.0.1:9090, et non { $value }.
setting-trusted-proxies = « trusted-proxies » contient des adresses et des réseaux, comme 10.0.0.0/8, séparés par des virgules : { $value } n’en est pas un.
setting-forwarded-header = « forwarded-header » vaut x-forwarded-for ou forwarded, et non { $value }.
setting-hosts = « hosts » contient des noms, comme play.example, séparés par des virgules : { $value } n’en est pas un.
setting-origins = « origins » contient des sites, comme https://play.example, séparés par des virgules et sans rien après le nom : { $value } n’en est pas un.
setting-tls-half = Pour TLS, il faut à la fois « tls-cert » et « tls-key ».
setting-tls-file = { $file } est inutilisable pour TLS : { $reason }
server-no-client = Strandline fonctionne. Cette version n’a pas de pages pour navigateurs ; /api/openapi.json décrit son API.
setting-file = Impossible de lire { $file } : { $detail }.
setting-line = { $file }, ligne { $line } : { $detail }.

# Ce qui accompagne un lien que l'on envoie. $names : ceux qui sont assis à la table.
share-house = Des jeux de société de l’estran : { $games }. Jouez dans votre navigateur contre des robots, autour d’un appareil ou entre amis avec un lien.
share-table-empty = On vous invite à une partie de { $game }. Places libres : { $open } sur { $seats }. Sans compte.
share-table-open = Une partie de { $game } avec { $names } vous attend. Places libres : { $open } sur { $seats }. Sans compte.
share-table-playing = { $game } avec { $names }. Ouvrez le lien pour regarder.
share-table-over = { $game } avec { $names } : la partie est finie. Ouvrez le lien pour la revoir.
