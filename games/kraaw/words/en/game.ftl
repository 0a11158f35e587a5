# The sentences of Kraaw.

# Rules a move can break. The id is the rule’s name, with / as -.
kraaw-not-now = That is not what is asked now. Choose one of the moves that are offered.
kraaw-gap = There is no card there any more: it was discarded. Choose one that still lies in the nest.
kraaw-not-face-down = That card is revealed already. Only a face-down card can be looked at or revealed.
kraaw-not-revealed = That card is still face down. Only a revealed card can be locked: reveal it first.
kraaw-locked = That card is locked. It stays where it is for the whole round: choose one that is not.
kraaw-two-locks = You have locked two cards this round, and two is the limit. Reveal, look or steal instead.
kraaw-own-nest = That is your own nest. Steal from somebody else.
kraaw-no-such-seat = Nobody has that number. Write the number that stands before a player’s name.
kraaw-sitting-out = That player sits this round out and has no nest to steal from.
kraaw-same-card = The bonus locks one card and discards another: choose two different cards.

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

# Flaws of positions.
kraaw-position-seats = The position needs a nest and a number of rounds won for each of the { $seats } seats.
kraaw-position-wins = So many rounds cannot have been won by now: each round is won by somebody, and by nobody twice.
kraaw-position-playing = These seats cannot be playing this round. Everybody plays, except in a deciding round: then those who lead play, and there are at least two of them.
kraaw-position-nest = The nest of seat { $seat } cannot lie like that. A nest has five places, or none if the seat sits out; every card is known, two are locked at most, and no more are gone than are locked.
kraaw-position-dog = The dog has five cards.
kraaw-position-gone = The discarded cards are not those that the gaps in the nests ask for, or one of them is not written as a discarded card.
kraaw-position-cards = These are not the cards of a round with { $seats } players.
kraaw-position-turn = It cannot be said like that who begins, whose turn it is or who keeps a hand.
kraaw-position-pending = What the question is about does not go with the phase.
kraaw-position-phase = That cannot be asked where the cards lie like this.
kraaw-position-quiet = So many quiet turns cannot have passed.
kraaw-position-over = The game cannot be over in this position.

# What happened. $..._name is who sits there. Where $value is not public it is empty.
kraaw-event-dealt =
    Round { $round }: the hands are dealt. { $first_who ->
        [you] You start.
       *[other] { $first_name } starts.
    }
kraaw-event-stayed =
    { $seat_who ->
        [you] You keep your hand.
       *[other] { $seat_name } keeps their hand.
    }
kraaw-event-swapped =
    { $seat_who ->
        [you] You take the dog; your old hand is the dog now.
       *[other] { $seat_name } takes the dog; the old hand is the dog now.
    }
kraaw-event-laid = The nests are laid, shuffled and face down.
kraaw-event-exchanged =
    { $seat_who ->
        [you] You exchange your { NTH($place) } card for the dog’s { NTH($dog) }, both unseen.
       *[other] { $seat_name } exchanges their { NTH($place) } card for the dog’s { NTH($dog) }, both unseen.
    }
kraaw-event-kept =
    { $seat_who ->
        [you] You leave the dog alone.
       *[other] { $seat_name } leaves the dog alone.
    }
kraaw-event-looked =
    { $seat_who ->
        [you] You look at your { NTH($place) } card.
       *[other] { $seat_name } looks at their { NTH($place) } card.
    }
kraaw-event-revealed =
    { $seat_who ->
        [you] Your { NTH($place) } card is revealed: a { $value }.
       *[other] { $seat_name }’s { NTH($place) } card is revealed: a { $value }.
    }
kraaw-event-locked =
    { $seat_who ->
        [you] You lock your { NTH($place) } card, a { $value }.
       *[other] { $seat_name } locks their { NTH($place) } card, a { $value }.
    }
kraaw-event-left =
    { $seat_who ->
        [you] You leave your { NTH($place) } card unlocked.
       *[other] { $seat_name } leaves their { NTH($place) } card unlocked.
    }
kraaw-event-threatened =
    { $thief_who ->
        [you] You want to steal { $victim_name }’s { NTH($place) } card{ $value ->
            [one] , the { $value }
            [other] , the { $value }
           *[unseen] , face down
        }. { $victim_name } chooses what to take for it.
       *[other] { $thief_name } wants to steal { $victim_who ->
            [you] your
           *[other] { $victim_name }’s
        } { NTH($place) } card{ $value ->
            [one] , the { $value }
            [other] , the { $value }
           *[unseen] , face down
        }. { $victim_who ->
            [you] You choose
           *[other] { $victim_name } chooses
        } what to take for it.
    }
kraaw-event-stolen =
    { $thief_who ->
        [you] You get { $victim_name }’s { NTH($place) } card; { $victim_name } takes your { NTH($taken) } for it.
       *[other] { $victim_who ->
            [you] { $thief_name } gets your { NTH($place) } card; you take { $thief_name }’s { NTH($taken) } for it.
           *[other] { $thief_name } gets { $victim_name }’s { NTH($place) } card; { $victim_name } takes { $thief_name }’s { NTH($taken) } for it.
        }
    }
kraaw-event-discarded =
    { $seat_who ->
        [you] You discard your { NTH($place) } card{ $value ->
            [one] , a { $value }
            [other] , a { $value }
           *[unseen] , face down
        }.
       *[other] { $seat_name } discards their { NTH($place) } card{ $value ->
            [one] , a { $value }
            [other] , a { $value }
           *[unseen] , face down
        }.
    }
kraaw-event-done =
    { $seat_who ->
        [you] You do without the bonus.
       *[other] { $seat_name } does without the bonus.
    }
kraaw-event-countdown =
    { $seat_who ->
        [you] Countdown! You have no face-down card left. If you still have none when your next turn starts, the round ends.
       *[other] Countdown! { $seat_name } has no face-down card left. If they still have none when their next turn starts, the round ends.
    }
kraaw-event-escaped =
    { $seat_who ->
        [you] You have a face-down card again: the countdown is off.
       *[other] { $seat_name } has a face-down card again: the countdown is off.
    }
kraaw-event-stalled =
    { $turns ->
        [one] { $turns } turn without a card revealed, locked or discarded: the round ends and is scored.
       *[other] { $turns } turns without a card revealed, locked or discarded: the round ends and is scored.
    }
kraaw-event-round-over =
    Round { $round } is over. { $winners_who ->
        [you] You win it.
       *[other] It is won by { $winners_names }.
    }
kraaw-event-deciding = { $playing_names } reached the target together. They play one more round among themselves.
kraaw-event-game-over =
    { $winner_who ->
        [you] You win the game!
       *[other] { $winner_name } wins the game!
    }

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
kraaw-option-hand_swap = The first to say so may exchange their whole hand for the dog
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
