# What the browser client says. $name is a seat's name, $names several as one phrase.

web-skip = Skip to the game
web-menu = Menu
web-language = Language
web-settings = Settings
web-broken = Something broke on this page. Reload it: your games are kept.
web-independent = Strandline is an independent implementation of games whose names belong to their publishers.

# Home.
web-home-title = Games of the shore
web-home-lead = Three table games with crabs and crows. Play right here: against bots, around one device, or with friends anywhere.
web-games = Games
web-pitch-crab-stack = Crawl over your rivals and pin them down. Whoever breaks away from the group is taken by the wave.
web-pitch-crabs = Trade at the pool, bind your catch and sell the finest crabs at the market.
web-pitch-kraaw = Five face-down cards, a nest to guard, and thieves on every branch. What did you see last round?
web-facts-crab-stack = 2–4 players · 10 minutes · nothing hidden
web-facts-crabs = 2–5 players · 40 minutes · cards and bargains
web-facts-kraaw = 2–6 players · 20 minutes · memory and nerve
web-play-now = Play now
web-choose = Choose opponents
web-here = Around one device
web-online = Online with friends
web-learn = Learn by playing
web-rules = Rules
web-going-on = Go on playing
web-finished = Finished games
web-online-tables = Your tables online
web-forget = Remove this game of { $game }

# Setting up.
web-who-plays = Who plays?
web-options = Rules of this table
web-add-seat = Add a seat
web-start = Start the game
web-make-table = Make the table
web-seat-who = Seat { $number }: who plays
web-seat-name = Seat { $number }: name
web-seat-remove = Remove seat { $number }
web-name = Name (optional)
web-person = Person at this device
web-bot-hatchling = Bot: hatchling
web-bot-paddler = Bot: easy
web-bot-swimmer = Bot: medium
web-bot-diver = Bot: strong
web-bot-kraken = Bot: strongest
web-bot-name-1 = Pearl
web-bot-name-2 = Barnacle
web-bot-name-3 = Marina
web-bot-name-4 = Skipper
web-bot-name-5 = Dune
web-you = Player
web-player = Player { $number }
web-no-preset = As set below

# Something of one's own: an edition, a board. $what says what is wrong in that line.
web-own = My own…
web-own-line = Line { $line }: { $what }
web-own-edition = The cards of your copy
web-own-edition-how = Change the numbers to those printed on your cards, or load a file that has them.
web-own-file = Load a file
web-own-layout = The spaces of the board
web-own-layout-how = One space for each crab, all connected: a letter and a number, as on the board.

# What is agreed about a table of a house.
web-table-terms = At this table
web-term = { $name }: { $value }
web-clock = Clock
web-clock-kind-none = No clock
web-clock-kind-move = For each move
web-clock-kind-bank = For the whole game
web-clock-kind-days = Days for each move
web-clock-seconds = Seconds for each move
web-clock-minutes = Minutes for the whole game
web-clock-increment = Seconds that each move adds
web-clock-day-count = Days for each move
web-time-out = When time runs out
web-time-out-bot = When time runs out, a bot plays on until you are back
web-time-out-resign = When time runs out, the game is lost
web-start-when = The game begins
web-start-owner = When I say so; bots take the open seats
web-start-full = As soon as every seat is taken
web-bots-level = Bots that take seats or step in
web-public = Strangers
web-public-false = Only people with the link
web-public-true = Anybody may find the table and sit down
web-open-tables = Open tables
web-open-table = { $game }, { $open } of { $seats } seats open
web-clock-none = No clock
web-clock-each-move =
    Clock: { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } for each move
web-clock-whole-game =
    Clock: { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } for the whole game, and { $increment } s more with each move
web-clock-each-move-days =
    Clock: { $days ->
        [one] { $days } day
       *[other] { $days } days
    } for each move
web-clock-of = Time left to { $name }
web-clock-days = { $days } d { $hours } h

# At the table.
web-players = Players
web-your-turn = Your turn.
web-turn = { $names } to play.
web-thinking = { $name } is thinking…
web-bot-failed = { $name } could not think of a move, so a random one was made. The game goes on.
web-over = The game is over.
web-won = winner
web-out = out
web-looking-back = You are looking back. The game waits.
web-round-over = The round is over.
web-back-to-now = Back to the game
web-winner = { $names } wins!
web-shared = A draw: { $names } share first place.
web-agreed = The players agreed on a draw.
web-resigned = { $name } resigned.
web-undo = Undo
web-hint = Hint
web-hint-is = Hint: { $move }
web-hint-failed = No hint this time: the bot did not answer. You can ask again.
web-resign = Resign
web-draw = Agree on a draw
web-rematch = Play again
web-save = Save record
web-save-later = The record shows everybody’s cards. It can be saved when the game is over.
web-log = What happened, newest first
web-sure-resign = Give up this game?
web-sure-draw = Does everybody agree on a draw?
web-sure-yes = Yes
web-sure-no = No, go on
web-curtain = Hand the device to { $name }. Nobody else should look.
web-curtain-ready = I am { $name }
web-no-such-game = This game is not on this device.

# Looking at a game again.
web-replay = Replay
web-replay-first = To the start
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-slider = Move
web-replay-at = Move { $ply } of { $plies }
web-replay-running = This game is still being played: you see what everybody may see.
web-copy-link = Copy link to this move
web-eyes = Seen through the eyes of
web-eyes-acting = whoever is to move
web-eyes-audience = the audience
web-eyes-all = everybody at once

# Settings.
web-your-name = Your name
web-theme = Light or dark
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-auto = As the device
web-motion-full = Full
web-motion-reduced = Reduced
web-sound = Sounds
web-memory-aid = Kraaw: keep showing me cards I have looked at

# Crab Stack. $crab is a size such as “large crab”; $below several crabs, from the top down.
web-crab-stack-board = The shore. Arrow keys move between spaces, Enter chooses.
web-crab-stack-small = small crab
web-crab-stack-medium = medium crab
web-crab-stack-large = large crab
web-crab-stack-crab = { $size } of { $name }
web-crab-stack-space-empty = { $cell }: water
web-crab-stack-space-one = { $cell }: { $crab }
web-crab-stack-space-stack = { $cell }, { $count } high: { $crab }, on { $below }
web-crab-stack-can-move = Can move
web-crab-stack-can-land = The chosen crab can land here
web-crab-stack-group = Group { $number }
web-crab-stack-doomed = Would be washed away
# $crabs is a list of the next two; $washed is how many crabs lie in no such group.
web-crab-stack-yours = { $count } of yours
web-crab-stack-theirs = { $count } of { $name }’s
web-crab-stack-group-has = Group { $number }: { $crabs }
web-crab-stack-ask-keep = The crabs lie in equal groups now. Choose the group that stays: all others are washed away.
web-crab-stack-ask-keep-next = The last move has left equal groups. Choose the group that stays before you move: all others are washed away.
web-crab-stack-chooses = { $name } chooses the group that stays.
web-crab-stack-stays =
    Group { $number } stays: { $crabs }. { $washed ->
        [one] { $washed } crab is
       *[other] { $washed } crabs are
    } washed away.
web-crab-stack-do-keep = Keep this group
web-crab-stack-chosen =
    { $crab } on { $cell } is chosen: { $count ->
        [one] { $count } place to go
       *[other] { $count } places to go
    }.
web-crab-stack-free = { $free } of { $all } on top
web-crab-stack-from-to = { $from } to { $to }
web-crab-stack-keep = let the group of { $cell } stay

# Kraaw. $place counts from 1; $lies is how the card lies, one of the four below.
web-kraaw-board = The nests. Arrow keys move between cards, Enter chooses.
web-kraaw-round = Round { $round } · { $target } to win
web-kraaw-round-deciding = Round { $round }, which decides the game
web-kraaw-dog = The dog
web-kraaw-card = { $name }, card { $place }: { $lies }
web-kraaw-gap = gone
web-kraaw-down = face down
web-kraaw-down-known = face down, you know it: { $value }
web-kraaw-up = { $value }, revealed
web-kraaw-locked = { $value }, locked
web-kraaw-state = shows { $sum } · rounds won: { $wins }
web-kraaw-sits-out = sits this round out
web-kraaw-dealt = Dealt to you: { $cards }
web-kraaw-countdown = Countdown: { $names } has no face-down card left. If that stays so, the round ends when that turn starts.
web-kraaw-ask-swap = Take the dog’s five cards for yours? The first to say so gets them.
web-kraaw-ask-dog = Exchange a card with the dog? Choose one of yours, then one of the dog’s. Both stay unseen.
web-kraaw-ask-main = Choose a card: one of yours to reveal, look at or lock, or somebody else’s to steal.
web-kraaw-ask-lock-or-leave = It is up. Lock it at once, so that nobody can steal it?
web-kraaw-ask-look = Only you see it. Now reveal that card or another one.
web-kraaw-ask-take = { $name } steals the marked card. Choose the card you take for it.
web-kraaw-ask-bonus = Bonus: choose a revealed card to lock, then another to discard.
web-kraaw-do-swap = Take the dog
web-kraaw-do-stay = Keep my hand
web-kraaw-do-keep = Leave the dog alone
web-kraaw-do-lock-it = Lock it
web-kraaw-do-leave = Leave it loose
web-kraaw-do-done = No bonus
web-kraaw-do-reveal = Reveal card { $place }
web-kraaw-do-look = Look at card { $place }
web-kraaw-do-lock = Lock card { $place }
web-kraaw-do-take = Take card { $place }
web-kraaw-do-steal = Steal card { $place } of { $name }
web-kraaw-do-exchange = Exchange my card { $place } with the dog’s { $dog }
web-kraaw-do-bonus = Lock card { $lock }, discard card { $discard }
web-kraaw-round-won = Round { $round } was won by { $names }
web-kraaw-next-round = Next round
web-kraaw-count-cards = Cards
web-kraaw-count-sum = Sum
web-kraaw-count-wins = Rounds won
web-kraaw-tie = { $names } tie. From the highest card down, the first to differ is card { $card }: the lower one wins.
web-kraaw-tie-perfect = { $names } tie, card for card: all of them win the round.

# Crabs! $cards and $crabs are written as on the cards: * is premium, ^ is stressed.
web-crabs-round = Round { $round } · { $target } points set off the last round
web-crabs-last-round = Last round! { $name } has reached the points that set it off.
web-crabs-market = Market
web-crabs-pool = Pool
web-crabs-permit = Permit
web-crabs-gear = Gear
web-crabs-gear-line = Adds { $bonus }, costs { $cost }, worth { $stars }
web-crabs-gear-cost = costs { $cost }
web-crabs-vendor = Wants { $wants }, pays { $pay }
web-crabs-vendors-left =
    { $count ->
        [0] sold out
        [one] { $count } vendor
       *[other] { $count } vendors
    }
web-crabs-deck = Deck { $deck } · discards { $discard }
web-crabs-points = points: { $points } (vendors { $vendors }, premium { $premium }, gear { $stars })
web-crabs-hand-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-crabs-known = seen: { $cards }
web-crabs-caught = Caught crabs
web-crabs-hand = Your hand: { $count } cards, worth { $value }
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
web-crabs-do-drop = drop { $cards }
web-crabs-take-pool = take { $card } from the pool
web-crabs-take-deck = draw from the deck
web-crabs-make = Make this move
web-crabs-pass = Pass
web-crabs-rope = Rope:
web-crabs-keep = Keep:
web-crabs-use-gear = Add my gear: +{ $bonus }
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
web-crabs-need-permit = A binding value of { $count } keeps nothing by the permit.
web-crabs-need-face-up =
    { $count ->
        [5] The permit lets you keep a 5: play one face up.
       *[other] The permit lets you keep a { $count }, or one higher stressed: play one face up.
    }
web-crabs-need-keep = Choose which crab you keep.
web-crabs-need-source = Choose a card of the pool, or the deck.

# Online.
web-how-many = How many play?
web-no-house = The house does not answer. Check your connection and try again.
web-online-share = Send this link to your friends. Whoever opens it can sit down.
web-online-copy = Copy the link
web-online-qr = The link as a QR code
web-online-open = open seat
web-online-sit = Sit down
web-online-waiting = You have a seat. The game starts when whoever made the table says so.
web-online-start = Start; bots take the open seats
web-online-lost = The connection is lost. It is being mended; nothing you did is lost.
web-online-draw = Offer a draw
web-online-decline = No
web-online-offer-draw = { $name } offers a draw.
web-online-offer-undo = { $name } would like to take the last move back.
web-online-offer-pause = { $name } would like a pause.
web-online-offer-rematch = { $name } would like to play again.
web-online-follow = On to the next game
web-online-talk = What is said at the table
web-online-say = Say something
web-online-send = Send
web-online-full = All seats are taken. You are watching: the game appears here when it begins.
web-online-waiting-full = You have a seat. The game starts when every seat is taken.
web-online-ready = I am here, let us play
web-online-watching =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
web-online-you = you
web-online-away = away
web-online-resigned = has given up
web-online-stand-in = a bot plays until they are back
web-online-not-ready = not here yet
web-online-seat-bot = Seat { $number }: let a bot play
web-online-stand = Stand up
web-online-clear = Free seat { $number }
web-online-pause = Pause
web-online-paused = The game is paused.
web-online-resume = Go on playing
web-online-stood-in = Your time ran out, and a bot plays for you.
web-online-back = I am back
web-online-take-back = Take the offer back
web-online-offered-draw = You offer a draw.
web-online-offered-undo = You would like to take your last move back.
web-online-offered-pause = You would like a pause.
web-online-offered-rematch = You would like to play again.
web-online-elsewhere = Go on on another device
web-online-elsewhere-how = Open this link there and you have your seat. Keep it to yourself: whoever has it plays for you.
web-online-told-sat = { $name } sits down.
web-online-told-stood = Somebody stands up.
web-online-told-declined = { $name } says no.
web-online-told-undone = { $name } takes a move back.
web-online-told-drawn = All agree on a draw.
web-online-told-paused = The game is paused.
web-online-told-resumed = { $name } goes on playing.
web-online-told-resigned = { $name } gives up.
web-online-told-timed-out = The time of { $name } has run out.
web-online-told-came-back = { $name } is back.

# In the figures of the rules pages.
web-figure-you = You
web-figure-rope = rope
web-figure-or = or

# Lessons. Each step says what to do and why; then what came of it.
web-lesson = { $game }: learn by playing
web-lesson-step = Step { $step } of { $steps }
web-lesson-progress = Progress of the lesson
web-lesson-other = That is possible, but the lesson asks for something else now. Read the step again.
web-lesson-next = Next step
web-lesson-finish = Finish
web-lesson-again = Start over
web-lesson-done = Well done! That is all you need. Play a real game now.
web-lesson-crab-stack-1 = The dotted crabs are yours. A large crab crawls exactly one step, onto any crab beside it. Choose one of your large crabs, then a marked space.
web-lesson-crab-stack-1-then = Your crab sits on top now. Whatever lies under it cannot move.
web-lesson-crab-stack-2 = A medium crab crawls exactly two steps, over any crabs, and lands on a medium or a small one. Move a medium crab.
web-lesson-crab-stack-2-then = Exactly two steps, never one: only where it starts and where it ends matters.
web-lesson-crab-stack-3 = A small crab crawls exactly three steps and lands only on small crabs. Move a small crab.
web-lesson-crab-stack-3-then = Small crabs go far, but they can be covered by everybody.
web-lesson-crab-stack-4 = Now to be mean: land on one of Pearl’s striped crabs and pin it down.
web-lesson-crab-stack-4-then = It is stuck until your crab moves off. A stack shows its height; point at it to see who lies under whom.
web-lesson-crab-stack-5 = A new shore. Spaces left empty fill with water, and only the largest group stays. Five of Pearl’s crabs hang on your large crab at e4. Crawl off that bridge onto your side!
web-lesson-crab-stack-5-then = The wave took five crabs, for good. Mind your own bridges.
web-lesson-crab-stack-6 = Here three groups meet at your large crab on d4. Crawl down to d5, onto the smallest group.
web-lesson-crab-stack-6-then = Two groups are left with as many spaces and as many crabs. Somebody must choose: you, because you moved.
web-lesson-crab-stack-7 = Choose the group that stays. Click a crab: its group is chosen, and you see what the wave would take. Where are most of your crabs? Then press “Keep this group”.
web-lesson-crab-stack-7-then = All other groups are gone. Nothing is washed away before you have confirmed it.
web-lesson-crab-stack-8 = Who cannot move on their turn is out, and the last one left wins. One crawl of your large crab on d4 leaves Pearl without a single crab. Find it!
web-lesson-crab-stack-8-then = You have won. Pinning every crab of a rival does it too.
web-lesson-crabs-1 = You need cards. Choose “Grab”, then a card of the pool or the deck.
web-lesson-crabs-1-then = It is in your hand. Everybody saw a card that came from the pool; nobody saw one from the deck.
web-lesson-crabs-2 = A grab is two cards. Take the second one.
web-lesson-crabs-2-then = That was your action. After it, Pearl takes a turn too.
web-lesson-crabs-3 = “Trade” puts cards of yours into the pool and takes as many. Trade one card or several.
web-lesson-crabs-3-then = As many for as many, whatever they are worth. A good deal takes big ones.
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
web-lesson-kraaw-1 = You know which five cards you have, not where they lie. Exchange one with the dog: choose a card of yours, then one of the dog’s, and confirm.
web-lesson-kraaw-1-then = Nobody saw either card, not even you.
web-lesson-kraaw-2 = Look at one of your cards in secret: choose it, then “Look”.
web-lesson-kraaw-2-then = Only you see it. Now you must reveal a card.
web-lesson-kraaw-3 = Reveal the card you saw, or another one. Only revealed cards count.
web-lesson-kraaw-3-then = It counts for you, but it can be stolen. A bonus comes next.
web-lesson-kraaw-4 = The bonus: lock your revealed card, and throw out another one. Choose the first, then the second, and confirm.
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
