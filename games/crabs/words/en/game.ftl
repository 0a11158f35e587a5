# The sentences of Crabs!.

# Rules a move can break. The id is the rule’s name, with / as -.
crabs-not-now = That is not what is due now. First an action, then perhaps a sale, then cards beyond eight go into the pool.
crabs-pass = You can take an action, so you must. Grabbing a card or trading one is nearly always possible.
crabs-not-in-hand = You do not have all those cards in your hand. Choose among the cards you hold.
crabs-not-in-pool = Not all those cards are in the pool. You can take what lies there and what you have just played.
crabs-upgrade-last = You already have the best gear there is. Take another action.
crabs-upgrade-cost = An upgrade costs exactly as many cards as the next gear says, no more and no fewer.
crabs-deck-empty = There is nothing left to draw: both the deck and the discard pile are empty. Take a card from the pool.
crabs-nothing-played = Play at least one card from your hand first.
crabs-trade-number = In a trade you take exactly as many cards as you play.
crabs-raise-value = The cards you take must add up to the same value as those you play.
crabs-relax-number = Relax one, two or three crabs at a time.
crabs-relax-upright = That crab is upright already. Only stressed crabs, written with ^, can be relaxed.
crabs-catch-face-up = Beside the rope, play at least one card face up.
crabs-catch-no-gear = You have no gear yet, so there is no bonus to add. Leave out “gear”.
crabs-catch-gear-mandatory = At this table the bonus of your gear must be added. Say “gear” before “keep”.
crabs-catch-keep = The crab you keep must be one of the cards you play face up.
crabs-catch-permit = The permit does not let you keep that crab with this binding value. Where the value is on the permit, it names the crab you may keep upright; a stressed one is one higher.
crabs-not-caught = You have not caught those crabs. Choose among the crabs that lie before you.
crabs-sell-no-vendor = There is no vendor there. The stacks are numbered 1 to 4, and a stack can be sold out.
crabs-sell-stressed = A stressed crab cannot be sold. Relax it first.
crabs-sell-match = A vendor gets exactly the crabs it wants: the same values, no more and no fewer.
crabs-drop-number = Put exactly as many cards into the pool as leave you with eight.

# Flaws of options and editions. $place is where in the edition’s data it stands.
crabs-round-limit = A limit of { $value } rounds cannot be chosen: take { $least } to { $most }; 0 is none.
crabs-edition-unknown = There is no edition called “{ $name }” here.
crabs-edition-name = { $place }: the name of an edition has at most { $most } printable characters.
crabs-edition-number = { $place }: { $value } is out of range, { $least } to { $most } is possible.
crabs-edition-twice = { $place }: the value { $value } is already counted above.
crabs-edition-premium = { $place }: { $premium } premium cards cannot be among { $cards }.
crabs-edition-cards =
    { $place }: { $seats } seats need at least { $least } crab cards, but there { $cards ->
        [one] is { $cards }
       *[other] are { $cards }
    }.
crabs-edition-size = { $place }: { $count } is too many, { $most } is the most.
crabs-edition-wants = { $place }: a vendor wants one to four crabs, not { $count }.
crabs-edition-pay = { $place }: a vendor that wants { $wants } pays { $other } above, but { $pay } here. Equal wants pay equally.
crabs-edition-stack =
    { $place }: no vendor wants { $stack ->
        [one] just one crab
       *[other] { $stack } crabs
    }, so that stack would be empty.
crabs-edition-gear = { $place }: a bonus of { $value } does not follow { $before }. Gear goes up from card to card.
crabs-edition-permit = { $place }: a binding value of { $value } does not follow { $before }. The permit goes up from line to line.

# Flaws of deals.
crabs-deal-not-due = Another kind of deal is due now: cards for everyone at the start, later a new deck only.
crabs-deal-first = Seat { $first } cannot start: the table has { $seats } seats, counted from 0.
crabs-deal-hands =
    The deal has { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    } for { $seats } seats.
crabs-deal-hand =
    The deal gives seat { $seat } { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } instead of { $least }.
crabs-deal-pool =
    The deal puts { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } into the pool instead of { $least }.
crabs-deal-cards = The deal has { $found } of the card { $card }, but there must be { $expected }.
crabs-deal-stacks =
    The deal has { $stacks ->
        [one] { $stacks } stack
       *[other] { $stacks } stacks
    } of vendors instead of 4.
crabs-deal-vendors = The vendors of stack { $stack } are not those of this edition.

# Flaws of positions.
crabs-position-seats = The position needs a hand, gear, caught crabs, sales and points for each of the { $seats } seats.
crabs-position-turn = A seat of the table is to act, unless the game is over.
crabs-position-phase = That cannot be asked in this position.
crabs-position-cards = The position has { $found } of the card { $card }, but there must be { $expected }.
crabs-position-vendors = The vendors of stack { $stack }, with those that were sold to, are not those of this edition.
crabs-position-gear = Seat { $seat } cannot be on gear { $gear }: this edition has no such card.
crabs-position-sold = The premium crabs that seat { $seat } sold are not among what its vendors wanted.
crabs-position-points = Seat { $seat } cannot have { $found } points: what it sold and its gear come to { $expected }.
crabs-position-hand = Seat { $seat } holds too many cards: { $most } at most.
crabs-position-trigger = The last round cannot have been set off like that: by whoever reached the points first, and by nobody before.

# What happened. $..._name is who sits there.
crabs-event-dealt =
    The cards are dealt. In the pool: { $pool }. { $first_who ->
        [you] You start.
       *[other] { $first_name } starts.
    }
crabs-event-reshuffled =
    The deck was empty: { $cards ->
        [one] the { $cards } discarded card is
       *[other] the { $cards } discarded cards are
    } shuffled into a new one.
crabs-event-upgraded =
    { $seat_who ->
        [you] { $cost ->
            [0] You upgrade to the { NTH($gear) } gear for nothing.
           *[other] You upgrade to the { NTH($gear) } gear and discard { $cards }.
        }
       *[other] { $cost ->
            [0] { $seat_name } upgrades to the { NTH($gear) } gear for nothing.
           *[other] { $seat_name } upgrades to the { NTH($gear) } gear and discards { $cards }.
        }
    }
crabs-event-drew =
    { $seat_who ->
        [you] You draw a card from the deck.
       *[other] { $seat_name } draws a card from the deck.
    }
crabs-event-took =
    { $seat_who ->
        [you] You take a { $card } from the pool.
       *[other] { $seat_name } takes a { $card } from the pool.
    }
crabs-event-traded =
    { $seat_who ->
        [you] You trade { $give } for { $take }.
       *[other] { $seat_name } trades { $give } for { $take }.
    }
crabs-event-raised =
    { $seat_who ->
        [you] You raise { $give } to { $take }, worth { $value }.
       *[other] { $seat_name } raises { $give } to { $take }, worth { $value }.
    }
crabs-event-relaxed =
    { $seat_who ->
        [you] You relax { $crabs }.
       *[other] { $seat_name } relaxes { $crabs }.
    }
crabs-event-caught =
    { $seat_who ->
        [you] You catch a { $keep }: { $with } face up, { $rope } as the rope, binding value { $binding }.
       *[other] { $seat_name } catches a { $keep }: { $with } face up, { $rope } as the rope, binding value { $binding }.
    }
crabs-event-sold =
    { $seat_who ->
        [you] You sell
       *[other] { $seat_name } sells
    } { $with } to the vendor who wants { $vendor }, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
crabs-event-passed =
    { $seat_who ->
        [you] { $sale ->
            [true] You sell nothing.
           *[other] You cannot take any action.
        }
       *[other] { $sale ->
            [true] { $seat_name } sells nothing.
           *[other] { $seat_name } cannot take any action.
        }
    }
crabs-event-dropped =
    { $seat_who ->
        [you] You put { $cards } into the pool.
       *[other] { $seat_name } puts { $cards } into the pool.
    }
crabs-event-last-round =
    { $seat_who ->
        [you] You have
       *[other] { $seat_name } has
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: this round is the last.
crabs-event-round-limit =
    { $rounds ->
        [one] { $rounds } round has
       *[other] { $rounds } rounds have
    } been played, which is the limit. The points decide.

# Options.
crabs-option-permit = Reading the permit
crabs-option-permit-exact = Only a listed binding value lets you keep a crab
crabs-option-permit-band = The highest line not above the binding value counts
crabs-option-gear_bonus = The bonus of the gear
crabs-option-gear_bonus-optional = May be left out
crabs-option-gear_bonus-mandatory = Must be added (harder)
crabs-option-round_limit = Most rounds
crabs-option-round_limit-0 = No limit
crabs-option-edition = Edition
crabs-option-edition-reconstructed = Our own, after the figures in the rulebook’s text
crabs-edition-remark = The edition that is built in. The printed numbers are only in the game’s pictures; these are ours, and fit every figure that the rulebook gives. Change them to those of your copy.
crabs-edition-remark-crabs = How many cards of each value there are, and how many of those are premium.
crabs-edition-remark-vendors = What each vendor wants and pays, in any order: they are sorted into stacks by how many crabs they want.
crabs-edition-remark-gear = The gear cards in the order in which they are reached.
crabs-edition-remark-permit = The value that each binding value lets a player keep.
