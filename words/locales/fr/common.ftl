# What every place says.

yes = oui
no = non
on = activé
off = désactivé

# A seat that nobody gave a name. $seat is the number that the notation uses, counted from 0.
seat-name = Place { $seat }
# Who occupies a seat.
player-person = une personne
player-random = joueur au hasard

# Several names as one phrase. $rest is one name, or several with commas.
list = { $rest } et { $last }

seats-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
moves-count =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }

# A place in the final order. $rank is 1 for the winner.
place =
    { NUMBER($rank, type: "ordinal") ->
        [one] { $rank }er
       *[other] { $rank }e
    }

# Over the list of what stands where on a rules page.
rules-contents = Sommaire
