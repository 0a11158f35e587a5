# What the browser says of Crabs!.
web-aim-crabs = Aim: catch crabs with the cards of your hand and sell them to vendors for points.

# $cards and $crabs are written as on the cards: * is premium, ^ is stressed.
web-crabs-round = Round { $round } · { $target } points set off the last round
web-crabs-last-round = Last round! { $name } has reached the points that set it off.
web-crabs-market = Market
web-crabs-pool = Pool
web-crabs-permit = Permit
web-crabs-gear = Gear
web-crabs-gear-line =
    Adds { $bonus }, costs { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }, worth { $stars ->
        [one] { $stars } point
       *[other] { $stars } points
    }
web-crabs-gear-cost =
    costs { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }
web-crabs-vendor = Wants { $wants }, pays { $pay }
web-crabs-vendors-left =
    { $count ->
        [0] sold out
        [one] { $count } vendor
       *[other] { $count } vendors
    }
web-crabs-deck = Deck { $deck } · discard pile { $discard }
web-crabs-points = points: { $points } (vendors { $vendors }, premium { $premium }, gear { $stars })
web-crabs-hand-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-crabs-known = seen: { $cards }
web-crabs-caught = Caught crabs
web-crabs-hand =
    Your hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, worth { $value }
web-crabs-stressed = Stressed crabs
web-crabs-crab = { $value }
web-crabs-crab-premium = { $value }, premium
web-crabs-crab-stressed = { $value }, stressed
web-crabs-crab-stressed-premium = { $value }, stressed, premium
web-crabs-actions = Actions
web-crabs-do-catch = Catch
web-crabs-do-grab = Grab
web-crabs-do-trade = Trade
web-crabs-do-raise = Raise
web-crabs-do-relax = Relax
web-crabs-do-upgrade = Upgrade
web-crabs-do-drop = put { $cards } into the pool
web-crabs-take-pool = take { $card } from the pool
web-crabs-take-deck = draw from the deck
web-crabs-make = Make this move
web-crabs-pass = Pass
web-crabs-rope = Rope:
web-crabs-keep = Keep:
web-crabs-use-gear = Add the bonus of my gear: +{ $bonus }
web-crabs-ask-grab = Take a second card, from the pool or the deck.
web-crabs-ask-sell = Sell to a vendor?
web-crabs-ask-drop =
    You hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, and the limit is eight: put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } into the pool.
web-crabs-sell =
    Sell { $crabs } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-crabs-sell-nothing = Sell nothing
web-crabs-ready = That works.
web-crabs-so-far = Played { $given }, taken { $taken }.
web-crabs-so-far-value = Value played { $given }, taken { $taken }.
web-crabs-so-far-binding = Binding value { $count }.
# No crab is worth more than 5.
web-crabs-so-far-permit =
    { $value ->
        [5] The permit lets you keep a 5.
       *[other] The permit lets you keep a { $value }, or a { $next } stressed.
    }
web-crabs-need-action = Choose an action.
web-crabs-need-catch = Choose the cards you play face up.
web-crabs-need-give = Choose cards to put into the pool.
web-crabs-need-discard =
    { $count ->
        [one] Choose { $count } more card to discard.
       *[other] Choose { $count } more cards to discard.
    }
web-crabs-need-take =
    { $count ->
        [one] Take { $count } more card from the pool.
       *[other] Take { $count } more cards from the pool.
    }
web-crabs-need-take-less =
    { $count ->
        [one] { $count } card too many from the pool.
       *[other] { $count } cards too many from the pool.
    }
web-crabs-need-value = { $count } to go: take more from the pool.
web-crabs-need-value-less = { $count } too much: take less from the pool.
web-crabs-need-more =
    { $count ->
        [one] Choose { $count } more card from your hand.
       *[other] Choose { $count } more cards from your hand.
    }
web-crabs-need-fewer =
    { $count ->
        [one] { $count } card too many.
       *[other] { $count } cards too many.
    }
web-crabs-need-crabs = Choose one to three stressed crabs.
web-crabs-need-rope = Choose a card to be the rope.
web-crabs-need-permit = { $count } is not on the permit, so there is nothing to keep. Change the cards face up, or add your gear’s bonus.
web-crabs-need-face-up =
    { $count ->
        [5] The permit lets you keep a 5: play one face up.
       *[other] The permit lets you keep a { $count }, or one higher stressed: play one face up.
    }
web-crabs-need-keep = Choose which crab you keep.
web-crabs-need-source = Choose a card of the pool, or the deck.

# What is within reach, and what things are. $crabs is a list of numbers; $line is a binding value of the permit.
web-crabs-make-take = Take the { $card }
web-crabs-make-draw = Draw from the deck
web-crabs-in-reach = Your hand can catch: { $crabs }.
web-crabs-need-short = { $count } to { $line }.
web-crabs-permit-line = { $binding } lets you keep a { $value }.
web-crabs-permit-reach = { $binding } lets you keep a { $value }: your hand can make that.
web-crabs-vendor-fits = Your crabs fit.
web-crabs-vendor-lacks =
    { $count ->
        [one] { $count } crab is missing.
       *[other] { $count } crabs are missing.
    }
web-crabs-caught-none = Nothing caught yet
web-crabs-ghost = { $card }, just played by you
web-crabs-tip-catch = Catch: play cards face up, and one face down as the rope. The total of those face up must be on the permit, which names the crab you keep.
web-crabs-tip-grab = Grab: take two cards, each from the pool or the deck.
web-crabs-tip-trade = Trade: put cards into the pool and take as many from it.
web-crabs-tip-raise = Raise: put cards into the pool and take cards of the same total value from it.
web-crabs-tip-relax = Relax: turn one to three of your stressed crabs upright, so that they can be sold.
web-crabs-tip-upgrade = Upgrade: discard cards to get the next gear, which adds to your catches; each of its stars is a point.
web-crabs-tip-vendor = After your action you may sell one vendor exactly the crabs it wants.
web-crabs-tip-permit = The total of a catch’s face-up cards decides which crab you may keep: of that value upright, or one higher stressed.
web-crabs-tip-gear = You may add your gear’s bonus to a catch; its stars are points.
web-crabs-tip-pool = Cards that lie open for everybody. What is played goes here.
web-crabs-tip-caught = Crabs you have caught. Upright ones can be sold, stressed ones must relax first.
web-crabs-tip-stressed = Stressed: it lies on its side, shows one less and cannot be sold until it is relaxed.
web-crabs-tip-premium = Premium: it brings one point more when it is sold.
web-crabs-tip-completes = With this card your catch is complete.
web-crabs-tip-ghost = You have just played this card. You may take it back.
web-crabs-tip-rope = The rope is one more card of yours, played face down. It adds nothing and goes into the pool.

web-own-crabs-edition = The cards of your copy
web-own-crabs-edition-how = Change the numbers to those printed on your cards, or load a file that has them.

# The lesson.
web-lesson-crabs-1 = You want points: vendors at the market pay for the crabs on their cards, and one of them wants a 1. You must catch it first. The permit says: exactly 5 face up lets you keep a 1. One more card, the rope, goes face down. | Choose “Catch”, play a 1 and a 4 face up, and any other card as the rope.
web-lesson-crabs-1-then = Together exactly 5: the 1 is yours. Everything else you played went into the pool.
web-lesson-crabs-2 = A turn is one action, and then one sale if you like. | Sell the crab to the vendor who wants it.
web-lesson-crabs-2-then = Points! A premium crab, with a star, brings one more. Now Pearl plays.
web-lesson-crabs-3 = With exactly 10 you may keep a 2 upright, or a 3, one higher, lying on its side: stressed. | Choose “Catch”, make exactly 10 with a 3 among the cards, and keep the 3.
web-lesson-crabs-3-then = It lies on its side and shows 2^. Stressed crabs cannot be sold.
web-lesson-crabs-4 = “Relax” is an action too: it turns up to three stressed crabs upright. | Choose “Relax”, pick the crab, and make the move.
web-lesson-crabs-4-then = Now it is a 3 in full, and a vendor may have it.
web-lesson-crabs-5 = For bigger catches you need cards. “Grab” takes two, from the pool for all to see, or from the deck. | Choose “Grab” and take two cards.
web-lesson-crabs-5-then = That was your action. You may hold eight cards at the end of a turn.
web-lesson-crabs-6 = “Trade” puts cards of yours into the pool and takes as many, whatever they are worth. | Trade for cards that are worth more than yours.
web-lesson-crabs-6-then = Card for card: a good trade takes high ones.
web-lesson-crabs-7 = “Raise” exchanges value for value: a 5 for a 2 and a 3, say, or two 1s for a 2. The tally counts while you pick. | Raise so that you end with more cards, or with fewer.
web-lesson-crabs-7-then = The sums are equal; how many cards it takes does not matter.
web-lesson-crabs-8 = Gear is added to a catch, and the better gear is worth points itself. “Upgrade” costs cards: one for the first. | Choose “Upgrade” and discard a 1.
web-lesson-crabs-8-then = From now on you may add 3 whenever you catch.
web-lesson-crabs-9 = Your 4, 4, 4 and 5 make 17. With your gear that is 20, and 20 lets you keep a 4. | Catch, and tick “Add the bonus of my gear: +3”; the card that is left is the rope.
web-lesson-crabs-9-then = Only exact sums are on the permit: 5, 10, 15, 20, 25. Gear helps to hit one.
web-lesson-crabs-10 = You hold ten cards. Eight is the limit. | Pick two cards and put them into the pool.
web-lesson-crabs-10-then = They are there for everybody. The round in which somebody reaches 25 points, 29 with two players, is the last; most points win.
web-tactics-crabs-1 = Begin with the vendor: one pays 4 for a 3. A 3 needs exactly 15, and your 1 3 4 4 5 5 cannot make it. A 2 would help: 2 + 3 + 5 + 5. | Trade or raise a single card so that you can make 15 with a 3, and a rope is left.
web-tactics-crabs-1-then = A turn spent on the right card is better than two on cards that fit nothing.
web-tactics-crabs-2 = Pearl played, and your plan still stands. | Catch the 3, upright: exactly 15.
web-tactics-crabs-2-then = Upright, it can be sold at once; stressed, it would have cost another turn.
web-tactics-crabs-3 = The vendor is waiting, and others may want it too. | Sell the 3.
web-tactics-crabs-3-then = Look at what the next vendor wants before you take your next cards.
web-tactics-crabs-4 = A new hand. A premium crab brings one point more when it is sold, and its card counts like any other. | Catch, and keep the 1 with the star.
web-tactics-crabs-4-then = Pay with plain cards, keep the premium ones.

# How a game ended.
web-crabs-score-vendors = Vendors
web-crabs-score-premium = Premium
web-crabs-score-gear = Gear
web-crabs-score-total = Points
web-crabs-score-curve = Points, move by move
web-crabs-margin =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
