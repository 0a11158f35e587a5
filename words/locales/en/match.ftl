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

# How far the match is. $left is the time it will take, as clocks show it.
match-progress = { $done } of { $games } games: { $wins } won, { $draws } shared, { $losses } lost; { $left } left

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

# Where a match ended before its last game: because it was known who is stronger, because somebody stopped it, because a
# program ended again and again.
match-stopped-decided = Stopped after { $done } of { $games } games: it is decided.
match-stopped-interrupted = Stopped after { $done } of { $games } games.
match-stopped-crashes = Stopped after { $done } of { $games } games: a program kept ending by itself.
match-crashed = { $player } ended by itself again and again. Its last words on standard error:
match-crashed-silent = { $player } ended by itself again and again, and wrote nothing to standard error.

# A test between two differences in Elo, $low and $high. $llr is the logarithm of how much likelier the second is.
match-sprt-accepted = SPRT { $low } to { $high }: accepted, a is stronger by at least { $high } Elo (LLR { $llr }).
match-sprt-rejected = SPRT { $low } to { $high }: rejected, a is stronger by no more than { $low } Elo (LLR { $llr }).
match-sprt-undecided = SPRT { $low } to { $high }: undecided (LLR { $llr }).
match-sprt-of-two = A test of who is stronger (--sprt) is between two players: leave out --player.
match-bad-sprt = “{ $text }” is not two differences in Elo. Write the lower first, such as --sprt 0,20.

# Where everybody met everybody: the heads of columns.
match-column-player = player
match-column-points = points
match-column-elo = Elo

# Records in a folder.
match-cannot-write = { $file } cannot be written: { $detail }.
match-record-there = There is a record of such a match already: { $file }. Choose another folder or another seed.
