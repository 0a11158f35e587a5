# What every place says.

yes = yes
no = no
on = on
off = off

# A seat whose player nobody knows. $seat counts from 1, as people do; only programs and moves count from 0.
seat-name = Seat { $seat }

# Several names as one phrase. $rest is one name, or several with commas.
list = { $rest } and { $last }

seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

# A place in the final order. $rank is 1 for the winner.
place =
    { NUMBER($rank, type: "ordinal") ->
        [one] { $rank }st
        [two] { $rank }nd
        [few] { $rank }rd
       *[other] { $rank }th
    }

# Over the list of what stands where on a rules page.
rules-contents = Contents
