# The sentences of Kraaw.

# Rules a move can break. The id is the rule's name, with / as -.
kraaw-not-now = Сейчас спрашивают о другом. Выберите один из предложенных ходов.
kraaw-gap = Здесь карты больше нет: её сбросили. Выберите другую.
kraaw-not-face-down = Эта карта уже открыта. Подсмотреть или открыть можно только закрытую карту.
kraaw-not-revealed = Эта карта ещё закрыта. Запереть можно только открытую карту: сначала откройте её.
kraaw-locked = Эта карта заперта и до конца раунда останется на месте. Выберите незапертую.
kraaw-two-locks = Вы уже заперли в этом раунде две карты, больше нельзя. Откройте, подсмотрите или украдите карту.
kraaw-own-nest = Это ваше собственное гнездо. Крадите у кого-нибудь другого.
kraaw-no-such-seat = Игрока с таким номером нет. Напишите номер, который стоит перед именем игрока.
kraaw-sitting-out = Этот игрок пропускает раунд: у него нет гнезда, красть нечего.
kraaw-same-card = Бонус запирает одну карту и сбрасывает другую: выберите две разные карты.

# Flaws of options.
kraaw-rounds-to-win = Число раундов для победы не может быть { $value }: выберите от { $least } до { $most }.
kraaw-stall = Число тихих ходов каждого игрока не может быть { $value }: выберите от { $least } до { $most }, где 0 — никогда.

# Flaws of deals.
kraaw-deal-kind =
    { $due ->
        [hands] Сейчас нужно раздать руки, а не выложить гнёзда.
       *[nests] Сейчас нужно выложить гнёзда: руки уже розданы.
    }
kraaw-deal-first = Раунд { $round }: первого игрока выбирают жребием в раунде 1 из сидящих за столом — и больше никогда.
kraaw-deal-seats = Мест в раздаче: { $hands }. Мест за столом: { $seats }. Числа должны совпадать.
kraaw-deal-hand =
    { $seat ->
        [dog] В прикупе должно быть карт: { $due }.
       *[other] Месту { $seat } полагается карт: { $due }. Играющим раздают по пять, пропускающим раунд — ни одной.
    }
kraaw-deal-cards = Это не карты раунда для такого числа игроков: { $seats }.
kraaw-deal-order =
    { $seat ->
        [dog] Выложенные в прикуп карты — не те, что в нём есть.
       *[other] Карты, выложенные месту { $seat }, — не те, что у него на руке.
    }

# Flaws of positions.
kraaw-position-seats = В позиции должны быть гнездо и число выигранных раундов для каждого места, а мест { $seats }.
kraaw-position-wins = Столько раундов выиграть к этому времени нельзя: каждый раунд кто-то выигрывает, и никто не выигрывает его дважды.
kraaw-position-playing = Эти места не могут играть в этом раунде. Играют все, а в решающем раунде — только лидеры, и их не меньше двух.
kraaw-position-nest = Гнездо места { $seat } таким быть не может. В гнезде пять мест или ни одного, если раунд пропускают; все карты известны, заперто не больше двух, а сброшено не больше, чем заперто.
kraaw-position-dog = В прикупе пять карт.
kraaw-position-gone = Сброшенные карты не отвечают пустым местам в гнёздах, или одна из них записана не как сброшенная.
kraaw-position-cards = Это не карты раунда для такого числа игроков: { $seats }.
kraaw-position-turn = Нельзя так указать, кто начинает, чей сейчас ход и кто оставил себе руку.
kraaw-position-pending = То, о чём спрашивают, не подходит к фазе.
kraaw-position-phase = Об этом нельзя спрашивать, когда карты лежат так.
kraaw-position-quiet = Столько тихих ходов пройти не могло.
kraaw-position-over = В этой позиции партия не может быть окончена.

# What happened. $..._name is who sits there. Where $value is not public it is empty.
kraaw-event-dealt =
    Раунд { $round }: карты розданы. { $first_who ->
        [you] Начинаете вы.
       *[other] Начинает { $first_name }.
    }
kraaw-event-stayed =
    { $seat_who ->
        [you] Вы оставляете свою руку.
       *[other] { $seat_name } оставляет свою руку.
    }
kraaw-event-swapped =
    { $seat_who ->
        [you] Вы меняете свою руку на прикуп.
       *[other] { $seat_name } меняет свою руку на прикуп.
    }
kraaw-event-laid = Гнёзда выложены: карты перемешаны и закрыты.
kraaw-event-exchanged =
    { $seat_who ->
        [you] Вы вслепую меняете свою { $place }-ю карту на { $dog }-ю из прикупа.
       *[other] { $seat_name } вслепую меняет свою { $place }-ю карту на { $dog }-ю из прикупа.
    }
kraaw-event-kept =
    { $seat_who ->
        [you] Вы не трогаете прикуп.
       *[other] { $seat_name } не трогает прикуп.
    }
kraaw-event-looked =
    { $seat_who ->
        [you] Вы подсматриваете свою { $place }-ю карту.
       *[other] { $seat_name } подсматривает свою { $place }-ю карту.
    }
kraaw-event-revealed =
    { $seat_who ->
        [you] Ваша { $place }-я карта открыта: { $value }.
       *[other] { $seat_name }: { $place }-я карта открыта, это { $value }.
    }
kraaw-event-locked =
    { $seat_who ->
        [you] Вы запираете свою { $place }-ю карту: { $value }.
       *[other] { $seat_name } запирает свою { $place }-ю карту: { $value }.
    }
kraaw-event-left =
    { $seat_who ->
        [you] Вы не запираете свою { $place }-ю карту.
       *[other] { $seat_name } не запирает свою { $place }-ю карту.
    }
kraaw-event-threatened =
    { $thief_who ->
        [you] Вы хотите украсть { $place }-ю карту игрока { $victim_name }{ $value ->
            [one] : { $value }
            [few] : { $value }
            [many] : { $value }
           *[unseen] , закрытую
        }. Что взять взамен, решает { $victim_name }.
       *[other] { $thief_name } хочет украсть { $victim_who ->
            [you] вашу { $place }-ю карту
           *[other] { $place }-ю карту игрока { $victim_name }
        }{ $value ->
            [one] : { $value }
            [few] : { $value }
            [many] : { $value }
           *[unseen] , закрытую
        }. Что взять взамен, { $victim_who ->
            [you] решаете вы
           *[other] решает { $victim_name }
        }.
    }
kraaw-event-stolen =
    { $thief_who ->
        [you] Вы получаете { $place }-ю карту игрока { $victim_name }, а { $victim_name } взамен — вашу { $taken }-ю.
       *[other] { $victim_who ->
            [you] { $thief_name } получает вашу { $place }-ю карту, а вы взамен — { $taken }-ю карту игрока { $thief_name }.
           *[other] { $thief_name } получает { $place }-ю карту игрока { $victim_name }, а { $victim_name } взамен — { $taken }-ю карту игрока { $thief_name }.
        }
    }
kraaw-event-discarded =
    { $seat_who ->
        [you] Вы сбрасываете свою { $place }-ю карту{ $value ->
            [one] : { $value }
            [few] : { $value }
            [many] : { $value }
           *[unseen] , не показывая
        }.
       *[other] { $seat_name } сбрасывает свою { $place }-ю карту{ $value ->
            [one] : { $value }
            [few] : { $value }
            [many] : { $value }
           *[unseen] , не показывая
        }.
    }
kraaw-event-done =
    { $seat_who ->
        [you] Вы обходитесь без бонуса.
       *[other] { $seat_name } обходится без бонуса.
    }
kraaw-event-countdown =
    { $seat_who ->
        [you] Обратный отсчёт! У вас не осталось закрытых карт. Если так будет и в начале вашего следующего хода, раунд закончится.
       *[other] Обратный отсчёт! У игрока { $seat_name } не осталось закрытых карт. Если так будет и в начале следующего хода этого игрока, раунд закончится.
    }
kraaw-event-escaped =
    { $seat_who ->
        [you] У вас снова есть закрытая карта: обратный отсчёт снят.
       *[other] У игрока { $seat_name } снова есть закрытая карта: обратный отсчёт снят.
    }
kraaw-event-stalled =
    { $turns ->
        [one] Прошёл { $turns } ход
        [few] Прошло { $turns } хода подряд
       *[many] Прошло { $turns } ходов подряд
    }, и никто не открыл, не запер и не сбросил ни одной карты: раунд окончен, считаем очки.
kraaw-event-round-over =
    Раунд { $round } окончен. { $winners_who ->
        [you] Вы его выигрываете.
       *[other] Победа в раунде: { $winners_names }.
    }
kraaw-event-deciding = Нужное число раундов одновременно выиграли: { $playing_names }. Они играют между собой ещё один раунд.
kraaw-event-game-over =
    { $winner_who ->
        [you] Вы выигрываете партию!
       *[other] { $winner_name } выигрывает партию!
    }

# Options.
kraaw-option-rounds_to_win = Раундов для победы
kraaw-option-rounds_to_win-1 = 1 раунд
kraaw-option-rounds_to_win-2 = 2 раунда
kraaw-option-rounds_to_win-3 = 3 раунда
kraaw-option-rounds_to_win-4 = 4 раунда
kraaw-option-rounds_to_win-5 = 5 раундов
kraaw-option-rounds_to_win-6 = 6 раундов
kraaw-option-rounds_to_win-7 = 7 раундов
kraaw-option-rounds_to_win-8 = 8 раундов
kraaw-option-rounds_to_win-9 = 9 раундов
kraaw-option-direction = Направление игры
kraaw-option-direction-clockwise = По часовой стрелке
kraaw-option-direction-counterclockwise = Против часовой стрелки
kraaw-option-hand_swap = Кто первым скажет, может обменять всю руку на прикуп
kraaw-option-hand_swap-true = Да
kraaw-option-hand_swap-false = Нет
kraaw-option-stall = Раунд кончается после стольких тихих ходов каждого игрока
kraaw-option-stall-0 = Никогда
kraaw-option-stall-1 = 1 ход
kraaw-option-stall-2 = 2 хода
kraaw-option-stall-3 = 3 хода
kraaw-option-stall-4 = 4 хода
kraaw-option-stall-5 = 5 ходов
kraaw-option-stall-6 = 6 ходов
kraaw-option-stall-7 = 7 ходов
kraaw-option-stall-8 = 8 ходов
kraaw-option-stall-9 = 9 ходов
