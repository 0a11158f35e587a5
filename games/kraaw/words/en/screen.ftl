# What the terminal’s picture of Kraaw says.

screen-kraaw-heading =
    Round { $round } · first to win { $target ->
        [one] { $target } round
       *[other] { $target } rounds
    } · { $name } began
screen-kraaw-heading-deciding = Round { $round }, which decides · { $name } began
screen-kraaw-wins =
    { $wins ->
        [one] { $wins } round
       *[other] { $wins } rounds
    }
screen-kraaw-score = = { $sum }  locks { $locks }/2
screen-kraaw-sits-out = sits this round out
screen-kraaw-dog = the dog
screen-kraaw-dealt = You were dealt { $cards }: you know which, not where.
screen-kraaw-legend = [ ? ] face down   [ 2?] seen   ( 2 ) revealed   [=2=] locked   · discarded
screen-kraaw-countdown = ! Countdown: if { $name } has no face-down card at their next turn, the round ends.
screen-kraaw-ask-swap =
    Exchange your hand for the dog’s five cards? The first to say so gets them.
    Type swap, or stay.
screen-kraaw-ask-dog = Exchange a card with the dog (exchange 2 dog 4: your 2nd, its 4th), or keep?
screen-kraaw-ask-main =
    Your action, as in: reveal 3 (unseen), look 3 (then reveal one){ $lock ->
        [yes] , lock 2,
       *[no] { "" }
    }
    or steal { $rival }:4 (the 4th card of { $name }).
screen-kraaw-ask-lock-or-leave = The card is revealed. Lock it at once (lock), or leave it unlocked (leave)?
screen-kraaw-ask-look = Your { NTH($place) } card is a { $value }. Now reveal it (reveal { $place }) or another one.
screen-kraaw-ask-take =
    { $thief } steals your { NTH($place) } card. Which of { $thief }’s cards do you take for it?
    { $choices }
screen-kraaw-ask-bonus = A bonus: lock a revealed card and discard another (lock 2 discard 5), or done.
screen-kraaw-round-over = Round { $round } is over.
screen-kraaw-counted = { $name }: { $cards } = { $sum }
screen-kraaw-tie-broken = { $names } tie. From the highest card down, the { NTH($card) } card is the first to differ: the lower one wins.
screen-kraaw-tie-perfect = { $names } tie, card for card.
screen-kraaw-round-won = { $names } wins the round.
screen-kraaw-round-shared = { $names } all win the round.
screen-kraaw-help =
    Each line is a nest of five cards. Face-down cards count nothing yet; revealed
    and locked ones do. “reveal 3” turns up your 3rd card unseen, and then you may
    lock it; “look 3” shows it to you alone before you reveal that card or
    another. The number before a name is what you write to steal from that player.
    With --memory-aid off, the screen shows a card you look at once, and then it
    is yours to remember.
screen-kraaw-round-won-you = You win the round.
