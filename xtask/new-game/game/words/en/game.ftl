# The sentences of New Game.

# Rules a move can break. The id is the rule’s name, with / as -.
newgame-most = A bid is at most 3 shells. Bid fewer.
newgame-purse = There are not so many shells in your purse. Bid no more than you have.
newgame-once = You have bid in this round. Wait for the others.

# Flaws of options.
newgame-rounds = { $value } cannot be the number of rounds: take { $least } to { $most }.

# Flaws of deals.
newgame-deal-seats = Pearls in the deal: { $pearls }. Seats at the table: { $seats }. They must be as many.
newgame-deal-pearl = { $pearl } cannot be dealt here: pearls are worth 1 to { $most }, and there is one of each.

# What happened. $..._name is who sits there.
newgame-event-dealt = Round { $round }: the pearls are dealt.
newgame-event-bid =
    { $seat_who ->
        [you] { $shells ->
            [0] You bid nothing.
            [one] You bid one shell.
           *[other] You bid { $shells } shells.
        }
       *[other] { $shells ->
            [0] { $seat_name } bids nothing.
            [one] { $seat_name } bids one shell.
           *[other] { $seat_name } bids { $shells } shells.
        }
    }
newgame-event-shown = The pearls are shown: { $pearls }. The round goes to { $winners_names }.

# Options, as a form shows them.
newgame-option-rounds = Rounds
