# The sentences of Kraaw.

game-kraaw = Kraaw

# Rules a move can break. The id is the rule's name, with / as -.
kraaw-not-now = Сейчас спрашивают о другом. Посмотрите, какие ходы предлагаются.
kraaw-gap = На этом месте нет карты: её сбросили. Назовите место, где карта есть.
kraaw-not-face-down = Эта карта уже открыта. Подсмотреть или открыть можно только закрытую карту.
kraaw-not-revealed = Эта карта ещё закрыта. Запереть можно только открытую карту: сначала откройте её.
kraaw-locked = Эта карта заперта и до конца раунда останется на месте. Выберите незапертую.
kraaw-two-locks = Вы уже заперли в этом раунде две карты, больше нельзя.
kraaw-own-nest = Это ваше собственное гнездо. Крадите у кого-нибудь другого.
kraaw-no-such-seat = Там никто не сидит. Места считаются с 0.
kraaw-sitting-out = Этот игрок пропускает раунд: у него нет гнезда, красть нечего.
kraaw-same-card = Бонус запирает одну карту и сбрасывает другую: назовите два разных места.

# Flaws of options.
kraaw-rounds-to-win = Число раундов для победы не может быть { $value }: выберите от { $least } до { $most }.
kraaw-stall = Число тихих ходов каждого игрока не может быть { $value }: выберите от { $least } до { $most }, где 0 — никогда.

# Flaws of deals.
kraaw-deal-kind =
    { $due ->
        [hands] Сейчас нужно сдать руки, а не выложить гнёзда.
       *[nests] Сейчас нужно выложить гнёзда: руки уже сданы.
    }
kraaw-deal-first = Раунд { $round }: первого игрока выбирают жребием в раунде 1 из сидящих за столом — и больше никогда.
kraaw-deal-seats = Мест в сдаче: { $hands }. Мест за столом: { $seats }. Числа должны совпадать.
kraaw-deal-hand =
    { $seat ->
        [dog] В прикупе должно быть карт: { $due }.
       *[other] Месту { $seat } полагается карт: { $due }. Играющим сдают пять, пропускающим раунд — ни одной.
    }
kraaw-deal-cards = Это не карты раунда для такого числа игроков: { $seats }.
kraaw-deal-order =
    { $seat ->
        [dog] Выложенные в прикуп карты — не те, что в нём есть.
       *[other] Карты, выложенные месту { $seat }, — не те, что у него на руке.
    }

# What happened. $..._name is who sits there. Where $value is not public it is empty.
kraaw-event-dealt = Раунд { $round }: карты сданы. Начинает { $first_name }.
kraaw-event-stayed = { $seat_name } оставляет свою руку.
kraaw-event-swapped = { $seat_name } забирает прикуп; прежняя рука становится прикупом.
kraaw-event-laid = Гнёзда выложены: карты перемешаны и закрыты.
kraaw-event-exchanged = { $seat_name } вслепую меняет карту { $place } на карту прикупа { $dog }.
kraaw-event-kept = { $seat_name } не трогает прикуп.
kraaw-event-looked = { $seat_name } подсматривает карту { $place }.
kraaw-event-revealed = В гнезде игрока { $seat_name } открыта карта { $place }: { $value }.
kraaw-event-locked = { $seat_name } запирает карту { $place }: { $value }.
kraaw-event-left = { $seat_name } оставляет карту { $place } незапертой.
kraaw-event-threatened =
    { $value ->
        [one] { $thief_name } хочет карту { $place } игрока { $victim_name } — { $value }. Что взять взамен, решает { $victim_name }.
        [few] { $thief_name } хочет карту { $place } игрока { $victim_name } — { $value }. Что взять взамен, решает { $victim_name }.
        [many] { $thief_name } хочет карту { $place } игрока { $victim_name } — { $value }. Что взять взамен, решает { $victim_name }.
       *[unseen] { $thief_name } хочет закрытую карту { $place } игрока { $victim_name }. Что взять взамен, решает { $victim_name }.
    }
kraaw-event-stolen = { $thief_name } получает карту { $place } игрока { $victim_name }, а { $victim_name } взамен — карту { $taken } игрока { $thief_name }.
kraaw-event-discarded =
    { $value ->
        [one] { $seat_name } сбрасывает карту { $place }: { $value }.
        [few] { $seat_name } сбрасывает карту { $place }: { $value }.
        [many] { $seat_name } сбрасывает карту { $place }: { $value }.
       *[unseen] { $seat_name } сбрасывает карту { $place }, не показывая.
    }
kraaw-event-done = { $seat_name } обходится без бонуса.
kraaw-event-countdown = Обратный отсчёт! У игрока { $seat_name } не осталось закрытых карт. Если так будет и в начале следующего хода игрока { $seat_name }, раунд закончится.
kraaw-event-escaped = У игрока { $seat_name } снова есть закрытая карта: обратный отсчёт снят.
kraaw-event-stalled =
    { $turns ->
        [one] Прошёл { $turns } ход, и ничего не изменилось: раунд считают как есть.
        [few] Прошло { $turns } хода подряд, и ничего не изменилось: раунд считают как есть.
       *[many] Прошло { $turns } ходов подряд, и ничего не изменилось: раунд считают как есть.
    }
kraaw-event-round-over = Раунд { $round } окончен. Победа в раунде: { $winners_names }.
kraaw-event-deciding = До цели одновременно доходят: { $playing_names }. Они играют между собой ещё один раунд.
kraaw-event-game-over = { $winner_name } выигрывает партию!

# What is being asked.
kraaw-phase-deal = Идёт сдача
kraaw-phase-swap = Взять прикуп вместо своей руки?
kraaw-phase-dog = Обменяться картой с прикупом?
kraaw-phase-main = Основное действие
kraaw-phase-lock-or-leave = Запереть открытую карту?
kraaw-phase-look = Открыть карту
kraaw-phase-take = Взять карту взамен украденной
kraaw-phase-bonus = Бонус: запереть и сбросить?
kraaw-phase-over = Партия окончена

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
kraaw-option-hand_swap = Кто первым скажет, может взять прикуп вместо своей руки
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
