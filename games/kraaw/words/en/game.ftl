# The sentences of Kraaw.

game-kraaw = Kraaw

# Rules a move can break. The id is the rule's name, with / as -.
kraaw-not-now = That is not what is being asked now. Look at the moves that are offered.
kraaw-gap = There is no card at that place: it was discarded. Name a place with a card.
kraaw-not-face-down = That card already lies open. Only a face-down card can be looked at or revealed.
kraaw-not-revealed = That card is still face down. Only a revealed card can be locked: reveal it first.
kraaw-locked = That card is locked. It stays where it is for the whole round: choose one that is not.
kraaw-two-locks = You have locked two cards in this round already, and more is not allowed.
kraaw-own-nest = That is your own nest. Steal from somebody else.
kraaw-no-such-seat = Nobody sits there. Seats count from 0.
kraaw-sitting-out = That player sits this round out and has no nest to steal from.
kraaw-same-card = The bonus locks one card and discards another: name two different places.

# Flaws of options.
kraaw-rounds-to-win = { $value } cannot be the number of rounds to win: take { $least } to { $most }.
kraaw-stall = { $value } cannot be the number of quiet turns for each player: take { $least } to { $most }, where 0 is never.

# Flaws of deals.
kraaw-deal-kind =
    { $due ->
        [hands] The hands are to be dealt now, not the nests.
       *[nests] The nests are to be laid now; the hands have been dealt.
    }
kraaw-deal-first = Round { $round }: the first player is drawn in round 1, from the seats at the table, and at no other time.
kraaw-deal-seats = Seats in the deal: { $hands }. Seats at the table: { $seats }. They must be the same.
kraaw-deal-hand =
    { $seat ->
        [dog] The dog needs { $due } cards.
       *[other] Cards due to seat { $seat }: { $due }. A seat gets five, or none if it sits out.
    }
kraaw-deal-cards = These are not the cards of a round with { $seats } players.
kraaw-deal-order =
    { $seat ->
        [dog] The cards laid for the dog are not those it has.
       *[other] The cards laid for seat { $seat } are not those it holds.
    }

# What happened. $..._name is who sits there. Where $value is not public it is empty.
kraaw-event-dealt = Round { $round }: the hands are dealt. { $first_name } starts.
kraaw-event-stayed = { $seat_name } keeps the hand.
kraaw-event-swapped = { $seat_name } takes the dog; the old hand is the dog now.
kraaw-event-laid = The nests are laid, shuffled and face down.
kraaw-event-exchanged = { $seat_name } exchanges card { $place } with the dog's card { $dog }, both unseen.
kraaw-event-kept = { $seat_name } leaves the dog alone.
kraaw-event-looked = { $seat_name } looks at card { $place }.
kraaw-event-revealed = In the nest of { $seat_name }, card { $place } is turned up: { $value }.
kraaw-event-locked = { $seat_name } locks card { $place }: { $value }.
kraaw-event-left = { $seat_name } leaves card { $place } unlocked.
kraaw-event-threatened =
    { $value ->
        [one] { $thief_name } wants card { $place } of { $victim_name }, the { $value }. { $victim_name } chooses what to take for it.
        [other] { $thief_name } wants card { $place } of { $victim_name }, the { $value }. { $victim_name } chooses what to take for it.
       *[unseen] { $thief_name } wants card { $place } of { $victim_name }, face down. { $victim_name } chooses what to take for it.
    }
kraaw-event-stolen = { $thief_name } gets card { $place } of { $victim_name }, who takes card { $taken } of { $thief_name } for it.
kraaw-event-discarded =
    { $value ->
        [one] { $seat_name } discards card { $place }: { $value }.
        [other] { $seat_name } discards card { $place }: { $value }.
       *[unseen] { $seat_name } discards card { $place }, unseen.
    }
kraaw-event-done = { $seat_name } does without the bonus.
kraaw-event-countdown = Countdown! { $seat_name } has no face-down card left. If it is still so when the next turn of { $seat_name } starts, the round ends.
kraaw-event-escaped = { $seat_name } has a face-down card again: the countdown is off.
kraaw-event-stalled =
    { $turns ->
        [one] { $turns } turn in which nothing stirred: the round is counted as it lies.
       *[other] { $turns } turns in a row in which nothing stirred: the round is counted as it lies.
    }
kraaw-event-round-over = Round { $round } is over. Won by: { $winners_names }.
kraaw-event-deciding = { $playing_names } reached the target together. They play one more round among themselves.
kraaw-event-game-over = { $winner_name } wins the game!

# What is being asked.
kraaw-phase-deal = The cards are being dealt
kraaw-phase-swap = Take the dog for your hand?
kraaw-phase-dog = Exchange a card with the dog?
kraaw-phase-main = Main action
kraaw-phase-lock-or-leave = Lock the revealed card?
kraaw-phase-look = Reveal a card
kraaw-phase-take = Take a card for the stolen one
kraaw-phase-bonus = Bonus: lock and discard?
kraaw-phase-over = The game is over

# Options.
kraaw-option-rounds_to_win = Rounds to win
kraaw-option-rounds_to_win-1 = 1 round
kraaw-option-rounds_to_win-2 = 2 rounds
kraaw-option-rounds_to_win-3 = 3 rounds
kraaw-option-rounds_to_win-4 = 4 rounds
kraaw-option-rounds_to_win-5 = 5 rounds
kraaw-option-rounds_to_win-6 = 6 rounds
kraaw-option-rounds_to_win-7 = 7 rounds
kraaw-option-rounds_to_win-8 = 8 rounds
kraaw-option-rounds_to_win-9 = 9 rounds
kraaw-option-direction = Direction of play
kraaw-option-direction-clockwise = Clockwise
kraaw-option-direction-counterclockwise = Counterclockwise
kraaw-option-hand_swap = The first to say so may take the dog for a hand
kraaw-option-hand_swap-true = Yes
kraaw-option-hand_swap-false = No
kraaw-option-stall = A round ends after this many quiet turns of each player
kraaw-option-stall-0 = Never
kraaw-option-stall-1 = 1 turn
kraaw-option-stall-2 = 2 turns
kraaw-option-stall-3 = 3 turns
kraaw-option-stall-4 = 4 turns
kraaw-option-stall-5 = 5 turns
kraaw-option-stall-6 = 6 turns
kraaw-option-stall-7 = 7 turns
kraaw-option-stall-8 = 8 turns
kraaw-option-stall-9 = 9 turns
