# What the terminal’s picture of Crabs! says.

screen-crabs-heading = Round { $round } · the round in which somebody reaches { $target } points is the last
screen-crabs-last-round = { $name } has set off the last round: after it, points are counted.
screen-crabs-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (vendors { $vendors }, premium { $premium }, gear { $stars }) · { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }
screen-crabs-known = seen going into the hand: { $cards }
screen-crabs-caught = caught: { $crabs }
screen-crabs-market = Market  { $stacks }
screen-crabs-gear = Gear    { $row }
screen-crabs-permit = Permit  { $lines }
screen-crabs-pool = Pool    { $cards }   (deck { $deck }, discard pile { $discard })
screen-crabs-hand = Hand    { $cards }   (worth { $value })
screen-crabs-ask-action = Your action: { $actions }? “menu” builds it.
screen-crabs-ask-grab = The second card: grab deck, or a card of the pool, as in grab 4.
screen-crabs-ask-sell = Sell to a vendor? { $sales }
screen-crabs-ask-drop =
    { $count ->
        [one] One card more than eight: put it into the pool, as in drop 1.
       *[other] { $count } cards more than eight: put them into the pool, as in drop 1 2.
    }
screen-crabs-menu-action = Which action? Its number or name.
screen-crabs-menu-rope = Which card is the rope, face down?
screen-crabs-menu-with = Which cards face up? They add up to the binding value.
screen-crabs-menu-gear = Add your gear’s bonus? yes or no.
screen-crabs-menu-keep = Which crab do you keep? 3 upright, 3^ stressed (a 4).
screen-crabs-menu-grab = From where? deck, or a card of the pool.
screen-crabs-menu-give = Which cards do you play to the pool?
screen-crabs-menu-raise = Which cards do you take? Together worth the same.
screen-crabs-menu-trade = Which cards do you take? As many as you played.
screen-crabs-menu-relax = Which stressed crabs do you turn upright? One to three, as in 3^ 4^.
screen-crabs-menu-upgrade = Which cards do you discard? Exactly the cost of the next gear.
screen-crabs-menu-back = (“back” for one step back)
screen-crabs-menu-left = Back to the beach.
screen-crabs-menu-unknown = “{ $text }” is not an answer to this. “back” goes one step back.
screen-crabs-action-catch = keep a crab that the permit allows
screen-crabs-action-grab = take two cards, from deck or pool
screen-crabs-action-raise = exchange cards for others of the same total value
screen-crabs-action-relax = turn up to three stressed crabs upright
screen-crabs-action-trade = exchange cards for as many others
screen-crabs-action-upgrade = discard cards to move to the next gear
screen-crabs-catch-rule =
    One card, face down, is the rope. Those face up add up to the binding value,
    with your gear’s bonus if you like. The permit says what that lets you keep: a
    face-up crab of the value it names, upright, or one higher, stressed.
screen-crabs-catch-none = This hand can catch nothing now. Grab, trade or raise first.
screen-crabs-help =
    A card is its value; * marks a premium crab, ^ a caught crab lying stressed
    (3^ is a 4). The market shows what each stack’s vendor wants → pays (how many
    are left); gear shows its bonus (cost, stars) and ‹who› is on it. “menu”
    builds a move step by step; “help catch” shows what your hand could catch.
screen-crabs-player-short =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }
screen-crabs-worth = worth { $value }
screen-crabs-hand-label = Hand
screen-crabs-caught-label = Caught

# The rules page for an edition of one’s own.
screen-crabs-own = *This page has the numbers of the edition “{ $name }”. Examples that hold for the built-in edition alone are left out.*
screen-crabs-own-cards =
    How many cards there are, what vendors want and pay, the gear and the permit are printed data: the *edition*. Yours has { $count ->
        [one] this { $count } crab
       *[other] these { $count } crabs
    }:
screen-crabs-own-value = value
screen-crabs-own-number = cards
screen-crabs-own-premium = of them premium
screen-crabs-own-vendors =
    Your edition has { $count ->
        [one] this { $count } vendor
       *[other] these { $count } vendors
    }. Before the arrow stand the crabs that a vendor wants, after it what it pays.
screen-crabs-own-stack =
    { $count ->
        [one] one crab
       *[other] { $count } crabs
    }
screen-crabs-own-cost =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
screen-crabs-own-worth =
    { $count ->
        [0] –
        [one] { $count } point
       *[other] { $count } points
    }
screen-crabs-how = { $verb }: { $what }. Write it like this: { $example }
screen-crabs-action-sell = after your action, give a vendor just the crabs it wants (before “with” stands its stack)
screen-crabs-action-drop = put what you hold beyond eight cards into the pool

# Odd things in an edition that can be played with all the same.
crabs-doubt-vendor = this vendor wants more crabs of value { $value } than there are cards: nobody can ever sell to it
crabs-doubt-free = this gear costs nothing
crabs-doubt-dear = this gear costs { $cost } cards, and at the end of a turn a hand has { $most } at most
