# What the browser says of Crabs!.
web-pitch-crabs = Trade at the pool, bind your catch and sell the finest crabs at the market.
web-facts-crabs = 2–5 players · 40 minutes · cards and bargains
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
web-crabs-need-hand = Choose cards from your hand.
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
web-crabs-permit-line = { $binding } binds a { $value }.
web-crabs-permit-reach = { $binding } binds a { $value }: your hand can do that.
web-crabs-vendor-fits = Your crabs fit.
web-crabs-vendor-lacks =
    { $count ->
        [one] { $count } crab is missing.
       *[other] { $count } crabs are missing.
    }
web-crabs-caught-none = Nothing caught yet
web-crabs-ghost = { $card }, just played by you
web-crabs-tip-catch = Catch: play cards face up and one face down as the rope. Their total must be a line of the permit; keep the crab it names.
web-crabs-tip-grab = Grab: take two cards, each from the pool or the deck.
web-crabs-tip-trade = Trade: put cards into the pool and take as many.
web-crabs-tip-raise = Raise: put cards into the pool and take others of the same total value.
web-crabs-tip-relax = Relax: turn one to three of your stressed crabs upright, so that they can be sold.
web-crabs-tip-upgrade = Upgrade: discard cards to get the next gear, which adds to your catches and later brings stars.
web-crabs-tip-vendor = After your action you may sell one vendor exactly the crabs it wants.
web-crabs-tip-permit = The total of the cards played for a catch decides which crab you may keep; one higher lies stressed.
web-crabs-tip-gear = Your gear may be added to a catch; its stars are points.
web-crabs-tip-pool = Cards that lie open for everybody. What is played goes here.
web-crabs-tip-caught = Crabs you have caught. Upright ones can be sold, stressed ones must relax first.
web-crabs-tip-stressed = Stressed: it lies on its side, counts one less and cannot be sold until it is relaxed.
web-crabs-tip-premium = Premium: it brings one point more when it is sold.
web-crabs-tip-completes = With this card your catch is complete.
web-crabs-tip-ghost = You have just played this card. You may take it back.
web-crabs-tip-rope = The rope is one more card of yours, played face down. It adds nothing and goes into the pool.

web-own-crabs-edition = The cards of your copy
web-own-crabs-edition-how = Change the numbers to those printed on your cards, or load a file that has them.

# The lesson.
web-lesson-crabs-1 = You need cards. Choose “Grab”, then a card of the pool or the deck.
web-lesson-crabs-1-then = It is in your hand. Everybody saw a card that came from the pool; nobody saw one from the deck.
web-lesson-crabs-2 = A grab is two cards. Take the second one.
web-lesson-crabs-2-then = That was your action. After it, Pearl takes a turn too.
web-lesson-crabs-3 = “Trade” puts cards of yours into the pool and takes as many. Trade one card or several.
web-lesson-crabs-3-then = Card for card, whatever they are worth. A good deal takes big ones.
web-lesson-crabs-4 = “Raise” exchanges value for value: a 5 for a 2 and a 3, say. Watch the tally while you pick.
web-lesson-crabs-4-then = The sums are equal; how many cards it takes does not matter.
web-lesson-crabs-5 = Gear helps with catching. “Upgrade” costs cards: discard one for your first gear.
web-lesson-crabs-5-then = From now on you may add 3 when you catch. Better gear is worth points too.
web-lesson-crabs-6 = A new hand. Choose “Catch”: a 1 and a 4 face up make 5, and the permit turns 5 into a 1. Take any other card as the rope, and keep the 1.
web-lesson-crabs-6-then = The crab lies before you. The other cards and the rope went into the pool.
web-lesson-crabs-7 = A vendor wants just that crab. Sell it!
web-lesson-crabs-7-then = Points! A premium crab, with a star, would bring one more.
web-lesson-crabs-8 = Here you have caught a crab one too big: it lies on its side, stressed, and cannot be sold. Choose “Relax”, pick it, and make the move.
web-lesson-crabs-8-then = It stands upright and counts in full. With 25 points, 29 for two players, the last round begins.
