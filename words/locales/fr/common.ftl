# What every place says.

yes = oui
no = non
on = activé
off = désactivé

# A seat whose player nobody knows. $seat counts from 1, as people do; only programs and moves count from 0.
seat-name = Place { $seat }

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
        [one] { $rank }re
       *[other] { $rank }e
    }

# Over the list of what stands where on a rules page.
rules-contents = Sommaire
