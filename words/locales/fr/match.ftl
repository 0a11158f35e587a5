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

# How far the match is.
match-progress = Parties jouées : { $done } sur { $games } ; victoires : { $wins }, partages : { $draws }, défaites : { $losses }

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
