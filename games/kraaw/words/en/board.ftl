# What the browser says of Kraaw.
web-aim-kraaw = Aim: the highest sum of face-up cards wins the round; three rounds win the game.

# $place counts from 1; $lies is how the card lies, one of the four below.
web-kraaw-board = The nests. Arrow keys move between cards, Enter chooses.
web-kraaw-round =
    Round { $round } · first to win { $target ->
        [one] { $target } round
       *[other] { $target } rounds
    }
web-kraaw-round-deciding = Round { $round }, which decides the game
web-kraaw-dog = The dog
web-kraaw-card = { $name }, { NTH($place) } card: { $lies }
web-kraaw-gap = discarded
web-kraaw-down = face down
web-kraaw-down-known = { $value }, face down, you know it
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
web-kraaw-note-none = The note is removed
web-kraaw-tip-notes = Write notes on face-down cards: press a card for 1 to 5 or “?”. On a keyboard, type the number at the card. Only you see them, on this device.
web-kraaw-tip-dealt = The five cards dealt to you. Those crossed out have been seen; the others are what your unseen cards must be, wherever those lie now.
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
web-kraaw-tip-bonus = Once a turn, after the main action: lock a revealed card and discard another.

# The lesson.
web-lesson-kraaw-1 = The aim: show the highest sum when the round ends; three rounds win the game. Only revealed cards count. You know which five cards you have, not where they lie. An exchange with the dog may turn a low card into a high one, or the other way round. | Choose a card of yours, then one of the dog’s, then press the button below.
web-lesson-kraaw-1-then = Nobody saw either card, not even you.
web-lesson-kraaw-2 = Before you reveal a card, you may look at one in secret. | Choose one of your cards, then “Look”.
web-lesson-kraaw-2-then = Only you see it. Now you must reveal a card.
web-lesson-kraaw-3 = A revealed card counts for you, and lies there for all to see. | Reveal the card you saw, or another one.
web-lesson-kraaw-3-then = It counts, but it can be stolen. A bonus comes next.
web-lesson-kraaw-4 = The bonus locks a revealed card and discards another one: fewer cards to reveal, and the round ends sooner. | Choose your revealed card, then the one to discard, then press the button below.
web-lesson-kraaw-4-then = A locked card is safe for this round: nobody can steal it, or take it in return. You have two locks a round.
web-lesson-kraaw-5 = Pearl steals the marked card from you! | Choose which of Pearl’s cards you take for it.
web-lesson-kraaw-5-then = The two cards changed places. If the stolen card lay face down, it was turned up only now.
web-lesson-kraaw-6 = Your turn to steal: any card that is not locked. | Choose a card of Pearl’s, then press the button below.
web-lesson-kraaw-6-then = Pearl took one of yours for it. Every theft has its price.
web-lesson-kraaw-7 = A new round. Whoever reveals a card without looking may lock it at once. | Be bold: reveal a card without looking.
web-lesson-kraaw-7-then = Because you did not look, you are asked at once whether to lock it.
web-lesson-kraaw-8 = A lock keeps it yours until the round is over. | Lock it.
web-lesson-kraaw-8-then = Safe. You can also lock a revealed card as your whole turn, while you have a lock left.
web-lesson-kraaw-9 = When somebody has no face-down card left, the countdown runs: if that is still so when their next turn starts, the round is over. A theft can still stop it. | Reveal your last face-down card.
web-lesson-kraaw-9-then = The highest sum wins the round. In a tie, compare the highest cards downwards: at the first difference the lower one wins. Three rounds win the game.
web-tactics-kraaw-1 = When to lock. You have looked at your 2nd card: a 5. A card revealed in the turn in which you look cannot be locked at once, and a 5 that is not locked is stolen. | Reveal any other card, and keep the 5 hidden.
web-tactics-kraaw-1-then = Nobody but you knows where it lies.
web-tactics-kraaw-2 = If you are asked for a bonus first, do without: your locks are for the 5. Then comes Pearl, then you. | Now reveal your 2nd card, without looking.
web-tactics-kraaw-2-then = You knew it all the same, but you did not look in this turn.
web-tactics-kraaw-3 = So it can be locked at once, before anybody can reach for it. | Lock it.
web-tactics-kraaw-3-then = Five points that nobody can take away.
web-tactics-kraaw-4 = When to steal: when a high card lies unlocked, and what you can lose is low. Pearl’s 4 lies open. Your 5 is locked and cannot be taken in return. | Steal Pearl’s 4. If a bonus is asked for first, do without.
web-tactics-kraaw-4-then = Pearl had to take one of your low cards for it.
web-tactics-kraaw-5 = What you stole can be stolen back. | Lock the 4, as your whole turn. If a bonus is asked for first, do without.
web-tactics-kraaw-5-then = Nine points are safe. That was your second lock of this round: more are not allowed.

# How a game ended.
web-kraaw-score-total = Rounds won
web-kraaw-margin =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-kraaw-do-show = Reveal my { NTH($place) } card
