# What the terminal's picture of Kraaw says.

screen-kraaw-heading = Round { $round } · { $target } to win · { $name } began
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
screen-kraaw-legend = [ ? ] face down   [ 2?] seen by you   ( 2 ) revealed   [=2=] locked   · gone
screen-kraaw-countdown = ! { $name } has no face-down card: if that stays so, the round ends when { $name }'s turn starts.
screen-kraaw-ask-swap = Take the dog's five cards for yours? The first to say so gets them: swap, or stay.
screen-kraaw-ask-dog = Exchange an unseen card with the dog (exchange 2 dog 4: your 2nd, its 4th), or keep?
screen-kraaw-ask-main = Your action: reveal 3, look 3, lock 2, or steal 1:4 (from seat 1, its 4th card).
screen-kraaw-ask-lock-or-leave = It is up. Lock it at once (lock), or leave it loose (leave)?
screen-kraaw-ask-look = Your card { $place } is a { $value }. Now reveal it (reveal { $place }) or another one.
screen-kraaw-ask-take = { $thief } steals card { $place } of { $name }. Which of { $thief }'s cards do you take for it? { $choices }
screen-kraaw-ask-bonus = A bonus: lock a revealed card and discard another (lock 2 discard 5), or done.
screen-kraaw-round-over = Round { $round } is over.
screen-kraaw-counted = { $name }: { $cards } = { $sum }
screen-kraaw-tie-broken = { $names } tie. From the highest card down, the first to differ is card { $card }: the lower one wins.
screen-kraaw-tie-perfect = { $names } tie, card for card.
screen-kraaw-round-won = { $names } wins the round.
screen-kraaw-round-shared = { $names } all win the round.
screen-kraaw-help =
    Each line is a nest with places 1 to 5. Face-down cards count nothing yet; revealed and locked ones
    do. Seats count from 0, as on the left. A look is yours alone; with --memory-aid off, the screen
    shows it once and then it is yours to remember.
