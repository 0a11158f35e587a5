# What the browser says of Kraaw.
web-pitch-kraaw = Five face-down cards, a nest to guard, and thieves on every branch. Which of them was the 5?
web-facts-kraaw = 2–6 players · 20 minutes · memory and nerve
web-aim-kraaw = Aim: the highest sum of face-up cards wins the round; three rounds win the game.

# $place counts from 1; $lies is how the card lies, one of the four below.
web-kraaw-board = The nests. Arrow keys move between cards, Enter chooses.
web-kraaw-round = Round { $round } · first to win { $target } rounds
web-kraaw-round-deciding = Round { $round }, which decides the game
web-kraaw-dog = The dog
web-kraaw-card = { $name }, { NTH($place) } card: { $lies }
web-kraaw-gap = discarded
web-kraaw-down = face down
web-kraaw-down-known = face down, you know it: { $value }
web-kraaw-up = { $value }, revealed
web-kraaw-locked = { $value }, locked
web-kraaw-state = { $sum } showing · rounds won: { $wins }
web-kraaw-sits-out = sits this round out
web-kraaw-dealt = Dealt to you: { $cards }
web-kraaw-countdown = Countdown: no face-down card left for { $names }. The round ends as soon as a player starts a turn without one.
web-kraaw-ask-swap = Exchange your hand for the dog’s five cards? The first to say so gets them.
web-kraaw-ask-dog = Exchange a card with the dog? Choose one of yours, then one of the dog’s. Both stay unseen.
web-kraaw-ask-main = Choose a card: one of yours to reveal, look at or lock, or somebody else’s to steal.
web-kraaw-ask-lock-or-leave = The card is revealed. Lock it at once, so that nobody can steal it?
web-kraaw-ask-look = Only you see it. Now reveal that card or another one.
web-kraaw-ask-take = { $name } steals the marked card. Choose the card you take for it.
web-kraaw-ask-bonus = Bonus: choose a revealed card to lock, then another to discard.
web-kraaw-do-swap = Take the dog
web-kraaw-do-stay = Keep my hand
web-kraaw-do-keep = Leave the dog alone
web-kraaw-do-lock-it = Lock it
web-kraaw-do-leave = Leave it unlocked
web-kraaw-do-done = No bonus
web-kraaw-do-reveal = Reveal my { NTH($place) } card unseen (I may lock it)
web-kraaw-do-look = Look at my { NTH($place) } card, then reveal one
web-kraaw-do-lock = Lock my { NTH($place) } card
web-kraaw-do-take = Take the { NTH($place) } card
web-kraaw-do-steal = Steal { $name }’s { NTH($place) } card
web-kraaw-do-exchange = Exchange my { NTH($place) } card for the dog’s { NTH($dog) }
web-kraaw-do-bonus = Lock my { NTH($lock) } card, discard my { NTH($discard) }
web-kraaw-round-won = Round { $round } was won by { $names }
web-kraaw-next-round = Next round
web-kraaw-count-cards = Cards
web-kraaw-count-sum = Sum
web-kraaw-count-wins = Rounds won
web-kraaw-tie = { $names } tie. From the highest card down, the { NTH($card) } card is the first to differ: the lower one wins.
web-kraaw-tie-perfect = { $names } tie, card for card: all of them win the round.

# What one knows, and what things are.
web-kraaw-state-own =
    to beat: { $beat } · { $locks ->
        [one] { $locks } lock left
       *[other] { $locks } locks left
    }
web-kraaw-dealt-short = Dealt:
web-kraaw-dealt-left = Not seen yet: { $cards }
web-kraaw-last-turn = Countdown
web-kraaw-notes = Notes
web-kraaw-noted = your note: { $note }
web-kraaw-note-is = Noted: { $note }
web-kraaw-note-none = The note is gone
web-kraaw-tip-notes = Write notes on face-down cards: press a card for 1 to 5 or “?”. On a keyboard, type the number at the card. Only you see them, on this device.
web-kraaw-tip-dealt = The five cards dealt to you. Those crossed out have been seen; the others are what your unseen cards must be, wherever they lie now.
web-kraaw-tip-countdown = No face-down card is left here. If that stays so, the round ends when this player’s turn starts.
web-kraaw-tip-dog = The dog: five face-down cards left over from the deal. Before the turns begin, everybody may exchange one card with it unseen.
web-kraaw-tip-down = Face down: it counts nothing yet, and it can be stolen.
web-kraaw-tip-known = You looked at this card: only you know it. It counts nothing until it is revealed.
web-kraaw-tip-noted = Face down, with your note. Press the card with “Notes” on to change it.
web-kraaw-tip-up = Revealed: it counts, but it can be stolen until it is locked.
web-kraaw-tip-locked = Locked: it counts, and nobody can take it in this round.
web-kraaw-tip-reveal = Turn it up unseen. Afterwards you may lock it at once.
web-kraaw-tip-look = Look in secret, then reveal this card or another. No lock comes with it.
web-kraaw-tip-lock = A locked card cannot be stolen. Each player has two locks a round.
web-kraaw-tip-steal = You get this card, and its owner takes one of yours that is not locked. A stolen card is turned up.
web-kraaw-tip-bonus = Once a turn, after the main action: lock a revealed card and throw out another.

# The lesson.
web-lesson-kraaw-1 = You know which five cards you have, not where they lie. Exchange one with the dog: choose a card of yours, then one of the dog’s, and confirm.
web-lesson-kraaw-1-then = Nobody saw either card, not even you.
web-lesson-kraaw-2 = Look at one of your cards in secret: choose it, then “Look”.
web-lesson-kraaw-2-then = Only you see it. Now you must reveal a card.
web-lesson-kraaw-3 = Reveal the card you saw, or another one. Only revealed cards count.
web-lesson-kraaw-3-then = It counts for you, but it can be stolen. A bonus comes next.
web-lesson-kraaw-4 = The bonus: lock your revealed card, and discard another one. Choose the first, then the second, and confirm.
web-lesson-kraaw-4-then = A locked card is safe for this round. You have two locks a round.
web-lesson-kraaw-5 = Pearl steals the marked card from you! Choose which of Pearl’s cards you take for it.
web-lesson-kraaw-5-then = The two cards changed places. If the stolen card lay face down, it was turned up only now.
web-lesson-kraaw-6 = Your turn to steal: choose a card of Pearl’s that is not locked, and confirm.
web-lesson-kraaw-6-then = Pearl took one of yours for it. Every theft has its price.
web-lesson-kraaw-7 = A new round. Be bold: reveal a card without looking.
web-lesson-kraaw-7-then = Because you did not look, you may lock it at once.
web-lesson-kraaw-8 = Lock it, so that nobody can steal it.
web-lesson-kraaw-8-then = Safe. When you look first, there is no such lock.
web-lesson-kraaw-9 = The round nears its end. Reveal your last face-down card: when your next turn starts with none, the round is over.
web-lesson-kraaw-9-then = The highest sum wins the round. Whoever first wins three rounds wins the game.
web-kraaw-do-show = Reveal my { NTH($place) } card
