# Тексты игры New Game.

# Rules a move can break. The id is the rule's name, with / as -.
newgame-most = Ставка — не больше 3 ракушек. Поставьте меньше.
newgame-purse = Столько ракушек в вашем кошельке нет. Ставьте не больше, чем у вас есть.
newgame-once = В этом раунде вы уже сделали ставку. Подождите остальных.

# Flaws of options.
newgame-rounds = Раундов не может быть { $value }: выберите от { $least } до { $most }.

# Flaws of deals.
newgame-deal-seats = Жемчужин в раздаче: { $pearls }. Мест за столом: { $seats }. Их должно быть поровну.
newgame-deal-pearl = { $pearl } здесь раздать нельзя: жемчужины стоят от 1 до { $most }, и каждая одна.

# What happened. $..._name is who sits there.
newgame-event-dealt = Раунд { $round }: жемчужины розданы.
newgame-event-bid =
    { $seat_who ->
        [you] { $shells ->
            [0] Вы ничего не ставите.
            [one] Вы ставите { $shells } ракушку.
            [few] Вы ставите { $shells } ракушки.
           *[many] Вы ставите { $shells } ракушек.
        }
       *[other] { $shells ->
            [0] { $seat_name } ничего не ставит.
            [one] { $seat_name } ставит { $shells } ракушку.
            [few] { $seat_name } ставит { $shells } ракушки.
           *[many] { $seat_name } ставит { $shells } ракушек.
        }
    }
newgame-event-shown = Жемчужины открыты: { $pearls }. Раунд выигрывает { $winners_names }.

# Options, as a form shows them.
newgame-option-rounds = Раунды
