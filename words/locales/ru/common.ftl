# What every place says.

yes = да
no = нет
on = включено
off = выключено

# A seat that nobody gave a name. $seat is the number that the notation uses, counted from 0.
seat-name = Место { $seat }
# Who occupies a seat.
player-person = человек
player-random = случайный игрок

# Several names as one phrase. $rest is one name, or several with commas.
list = { $rest } и { $last }

seats-count =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
moves-count =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }

# A place in the final order. $rank is 1 for the winner.
place = { $rank }-е

# Over the list of what stands where on a rules page.
rules-contents = Содержание
