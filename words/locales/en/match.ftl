# What `strandline match` says. Two players, a and b, meet many times.

# $seats is a phrase such as "2 seats"; $seed a number that can be given again.
match-head =
    { $game }, { $seats }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
match-score = a: { $wins } won, { $draws } shared, { $losses } lost
# $share and the others are percentages. $even is what players of equal strength would have.
match-share = Points: { $share }% (95% interval { $low }% to { $high }%; an even match is { $even }%)
match-elo = Elo of a over b: { $elo } ({ $low } to { $high })
match-unfinished =
    { $count ->
        [one] { $count } game was stopped after { $most } moves and counts as shared.
       *[other] { $count } games were stopped after { $most } moves and count as shared.
    }
# A number with one decimal.
match-decimal = { $whole }.{ $tenths }

# How far the match is.
match-progress = { $done } of { $games } games: { $wins } won, { $draws } shared, { $losses } lost

# Games lost because a program did not answer as a player must. $side is a or b.
match-forfeits =
    { $count ->
        [one] { $side } forfeited { $count } game:
       *[other] { $side } forfeited { $count } games:
    }
# $reason is one of those below; $game is the number of the first such game, $detail what happened there.
match-fault = { $reason }: { $count } (first in game { $game }: { $detail })
match-fault-late = no answer in time
match-fault-illegal = illegal move
match-fault-garbage = not an answer
match-fault-died = program ended

# The particulars.
match-no-answer = nothing within { $millis } ms
match-program-ended = the program ended, or closed its output
match-no-such-answer = “{ $text }” does not answer the question that was asked
match-line-too-long = a line of more than { $most } bytes

# What was asked for on the command line.
match-unknown-player = “{ $text }” cannot take part. Say level:NAME ({ $levels }), strength:NUMBER (from 800 to 3000), either perhaps with a character (:cautious, :thief, :builder, :gambler), flat:SIMULATIONS, random or 'cmd:PROGRAM ARGUMENTS'.
match-cannot-start = Cannot start { $program }: { $detail }.
