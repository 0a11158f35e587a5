# Les tables et leurs joueurs : ce qui est demandé et n'est pas fait. L'identifiant est le code de la règle.

table-name = Un nom compte de 1 à 40 caractères.
table-text = Un message compte de 1 à 2000 caractères.
table-clock = Cette pendule n'est pas possible : de 1 à 86400 secondes, ou de 1 à 60 jours.
table-level = Il n'y a pas de robots de niveau « { $level } ». Les niveaux sont hatchling, paddler, swimmer, diver et kraken.
table-no-such-seat = Il n'y a pas de place { $seat } ici : la table en a { $seats }, comptées à partir de 0.
table-id-used = Cet identifiant a déjà servi à une autre requête. Envoyez celle-ci avec un identifiant à elle.
table-seat-taken = Quelqu'un y est déjà assis. Choisissez une autre place.
table-full = Toutes les places sont prises. Vous pouvez regarder.
table-seated = Vous avez déjà une place à cette table, sous un autre nom.
table-not-seated = Seules les personnes assises à la table peuvent le faire.
table-other-seat = Vous ne pouvez jouer que pour votre propre place.
table-owner-only = Seule la personne qui a ouvert la table peut le faire.
table-begun = La partie a déjà commencé.
table-not-begun = La partie n'a pas encore commencé.
table-over = La partie est finie. Vous pouvez demander une revanche.
table-not-over = Cela se montre quand la partie est finie.
table-paused = La partie est en pause. Reprenez-la d'abord.
table-not-paused = La partie n'est pas en pause.
table-resigned = Vous avez abandonné cette partie.
table-no-offer = Rien n'est proposé en ce moment.
table-offer-stands = Autre chose est proposé et attend une réponse. Acceptez ou refusez d'abord.
table-waiting = Vous l'avez proposé ; c'est aux autres de répondre.
table-draw-with-bots = Les robots n'acceptent pas la nulle. Continuez, ou abandonnez.
table-away = Quelqu’un s’est absenté et un robot joue à sa place : cette personne seule peut accepter. Attendez son retour, ou continuez.
table-shown = Ce coup a montré ou distribué quelque chose, et il n’y a personne d’autre ici pour accepter de le reprendre. Continuez.
table-nothing-to-undo = Vous n'avez aucun coup à reprendre.
table-talked-out = On ne peut plus rien dire à cette table : son journal est plein.
table-log-full = Il s’est passé tant de choses à cette table que son journal est plein. Vous pouvez encore répondre à ce qui est proposé, ou abandonner ; continuez ensuite à une nouvelle table.
table-rematched = La revanche a déjà été lancée.

# Ce que dit le serveur.

server-no-table = Cette table n'existe pas. Vérifiez le lien.
server-not-joined = Rejoignez d'abord une table, avec « join ».
server-joined = Cette connexion a déjà rejoint une table.
server-bad-token = Ce lien ne donne pas de place à cette table. Ouvrez celui que vous avez reçu en vous asseyant.
server-too-many-messages = Trop de messages à la fois. Réessayez dans { $seconds } s.
server-too-many-requests = Trop de requêtes depuis votre adresse. Réessayez dans { $seconds } s.
server-too-many-tables = Trop de tables ont été ouvertes depuis votre adresse. Réessayez dans { $seconds } s.
server-too-many-connections = Trop de connexions depuis votre adresse. Fermez-en d'abord.
server-too-many-viewers = Trop de monde regarde cette table.
server-too-slow = La requête a pris trop de temps. Réessayez.
server-too-large = C'est trop long : { $most } octets au plus sont lus ici.
server-name-too-long = Un nom compte ici { $most } caractères au plus.
server-text-too-long = Un message compte ici { $most } caractères au plus.
server-bad-origin = Cette page ne peut pas parler à cette maison.
server-bad-id = L'identifiant d'une requête compte de 1 à 64 caractères, ou est un nombre.
server-weak-id = Pour être faite une seule fois, cette requête demande un identifiant d'au moins 16 caractères tirés au hasard.
server-unavailable = Cela ne peut pas être conservé pour l'instant. Réessayez bientôt.
server-nowhere = Il n'y a rien à cette adresse.
server-serving = Strandline est ouvert à l'adresse { $address }
server-backed-up = Les tables sont copiées dans { $file }.
server-no-house = Il n'y a pas de tables dans { $folder }.
verify-nothing = Il n'y a rien à vérifier : cette partie enregistrée n’a pas de section « fair ».
verify-other-secret = PAS HONNÊTE : le secret n'est pas celui que la maison avait scellé avant la partie.
verify-other-deal = PAS HONNÊTE : la donne à l'entrée { $entry } du journal n'est pas celle que donnent le secret et les sels.
verify-cut = PAS PROUVÉ : le journal s’arrête avant la fin de la partie, et le compte rendu ne dit pas que quelqu’un y a mis fin. Il en manque peut-être un morceau.
verify-other-result = PAS HONNÊTE : le résultat manque, ou n’est pas celui auquel mène le journal.
verify-fair =
    Honnête : { $deals ->
        [one] la donne est bien celle
       *[other] les { $deals } donnes sont bien celles
    } que donnent le secret et les sels. Comparez l'engagement avec celui que la table montrait avant la partie : { $commitment }
# What was agreed on before play. $options is data, as the record has it.
verify-agreed =
    Comparez aussi ce qui était convenu : { $game }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, options { $options }
# What no check can show.
verify-resigned = Sur la seule foi du compte rendu : abandon de { $names }.
verify-drawn = Sur la seule foi du compte rendu : une partie nulle a été convenue.
