# What every place says.

yes = да
no = нет
on = включено
off = выключено

# A seat whose player nobody knows. $seat counts from 1, as people do; only programs and moves count from 0.
seat-name = Место { $seat }

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
