# What `strandline match` says. Two players, a and b, meet many times.

# $seats is a phrase such as "2 seats"; $seed a number that can be given again.
match-head =
    { $game }, { $seats }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
match-score = Victoires de a : { $wins } ; partages : { $draws } ; défaites : { $losses }
# $share and the others are percentages. $even is what players of equal strength would have.
match-share = Points : { $share } % (intervalle à 95 % : de { $low } % à { $high } % ; à force égale, { $even } %)
match-elo = Elo de a par rapport à b : { $elo } (de { $low } à { $high })
match-unfinished =
    { $count ->
        [one] { $count } partie a été arrêtée après { $most } coups et compte comme partagée.
       *[other] { $count } parties ont été arrêtées après { $most } coups et comptent comme partagées.
    }
# A number with one decimal.
match-decimal = { $whole },{ $tenths }

# How far the match is. $left is the time it will take, as clocks show it.
match-progress = Parties jouées : { $done } sur { $games } ; victoires : { $wins }, partages : { $draws }, défaites : { $losses } ; reste { $left }

# Games lost because a program did not answer as a player must. $side is a or b.
match-forfeits =
    { $count ->
        [one] { $side } a perdu { $count } partie par forfait :
       *[other] { $side } a perdu { $count } parties par forfait :
    }
# $reason is one of those below; $game is the number of the first such game, $detail what happened there.
match-fault = { $reason } : { $count } (d’abord à la partie { $game } : { $detail })
match-fault-late = pas de réponse à temps
match-fault-illegal = coup interdit
match-fault-garbage = pas une réponse
match-fault-died = programme terminé

# The particulars.
match-no-answer = rien en { $millis } ms
match-program-ended = le programme s’est arrêté ou a fermé sa sortie
match-no-such-answer = « { $text } » ne répond pas à la question posée
match-line-too-long = une ligne de plus de { $most } octets

# What was asked for on the command line.
match-unknown-player = « { $text } » ne peut pas participer. Écrivez level:NOM ({ $levels }), strength:NOMBRE (de 800 à 3000), au besoin avec un caractère (:cautious, :thief, :builder, :gambler), flat:SIMULATIONS, random ou 'cmd:PROGRAMME ARGUMENTS'.
match-cannot-start = Impossible de lancer { $program } : { $detail }.

# Where a match ended before its last game: because it was known who is stronger, because somebody stopped it, because a
# program ended again and again.
match-stopped-decided = Arrêté après { $done } parties sur { $games } : c’est décidé.
match-stopped-interrupted = Arrêté après { $done } parties sur { $games }.
match-stopped-crashes = Arrêté après { $done } parties sur { $games } : un programme n’a cessé de se terminer.
match-crashed = { $player } s’est terminé de lui-même encore et encore. Ses dernières lignes sur l’erreur standard :
match-crashed-silent = { $player } s’est terminé de lui-même encore et encore, sans rien écrire sur l’erreur standard.

# A test between two differences in Elo, $low and $high. $llr is the logarithm of how much likelier the second is.
match-sprt-accepted = SPRT de { $low } à { $high } : accepté, a est plus fort d’au moins { $high } Elo (LLR { $llr }).
match-sprt-rejected = SPRT de { $low } à { $high } : rejeté, a est plus fort de { $low } Elo au plus (LLR { $llr }).
match-sprt-undecided = SPRT de { $low } à { $high } : indécis (LLR { $llr }).
match-sprt-of-two = Un test de force (--sprt) se joue entre deux joueurs : retirez --player.
match-bad-sprt = « { $text } » n’est pas deux écarts en Elo. Écrivez d’abord le plus petit, par exemple --sprt 0,20.

# Where everybody met everybody: the heads of columns.
match-column-player = joueur
match-column-points = points
match-column-elo = Elo

# Records in a folder.
match-cannot-write = Impossible d’écrire { $file } : { $detail }.
match-record-there = Il y a déjà une partie enregistrée d’un tel match : { $file }. Choisissez un autre dossier ou une autre graine.
