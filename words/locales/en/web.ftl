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
web-forget = Remove this game of { $game }

# Setting up.
web-who-plays = Who plays?
web-options = Rules of this table
web-add-seat = Add a seat
web-start = Start the game
web-seat-who = Seat { $number }: who plays
web-seat-name = Seat { $number }: name
web-seat-remove = Remove seat { $number }
web-name = Name (optional)
web-person = Person at this device
web-bot-1 = Bot: hatchling
web-bot-2 = Bot: easy
web-bot-3 = Bot: medium
web-bot-4 = Bot: strong
web-bot-5 = Bot: strongest
web-bot-name-1 = Pearl
web-bot-name-2 = Barnacle
web-bot-name-3 = Marina
web-bot-name-4 = Skipper
web-bot-name-5 = Dune
web-you = You
web-player = Player { $number }
web-no-preset = As set below

# At the table.
web-players = Players
web-your-turn = Your turn.
web-turn = { $names } to play.
web-thinking = { $name } is thinking…
web-over = The game is over.
web-won = winner
web-out = out
web-looking-back = You are looking back. The game waits.
web-back-to-now = Back to the game
web-winner = { $names } wins!
web-shared = A draw: { $names } share first place.
web-agreed = The players agreed on a draw.
web-resigned = { $name } resigned.
web-undo = Undo
web-hint = Hint
web-resign = Resign
web-draw = Agree on a draw
web-rematch = Play again
web-save = Save record
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
web-copy-link = Copy link to this move
web-eyes = Seen through the eyes of
web-eyes-acting = whoever is to move
web-eyes-audience = the audience

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
web-crab-stack-group = Group { $number }: choose it to let it stay
web-crab-stack-chosen =
    { $crab } on { $cell } is chosen: { $count ->
        [one] { $count } place to go
       *[other] { $count } places to go
    }.
web-crab-stack-free = { $free } of { $all } on top
