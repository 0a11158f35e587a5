# What the browser client says. $name is a seat’s name, $names several as one phrase.

# What is wrong with the page itself, and what to do about it.
web-late = Strandline takes long to open. If nothing happens, reload the page.
web-failed = Strandline could not be opened. Check your connection and reload the page: your games are kept.
web-broken = Something broke on this page. Reload it: your games are kept.
web-to-home = To the first page
web-foreign = The server says something that this page does not understand: it has probably been updated. Reload the page to go on.
web-elsewhere = This game is open in another tab or window of this browser, and goes on there.
web-elsewhere-here = Play here instead

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
web-bot-hatchling = Bot: beginner
web-bot-paddler = Bot: easy
web-bot-swimmer = Bot: medium
web-bot-diver = Bot: strong
web-bot-kraken = Bot: very strong
web-bot-leviathan = Bot: master
web-bot-maelstrom = Bot: strongest
web-bot-by-strength = Bot: strength by number
web-bot-elo = Bot: strength { $elo }
web-bot-with-character = { $bot }, { $character }
web-seat-strength = Seat { $number }: strength
web-seat-character = Seat { $number }: character
web-character-plain = no special liking
web-character-cautious = cautious
web-character-thief = a thief
web-character-builder = a builder
web-character-gambler = a gambler
web-bot-name-1 = Pearl
web-bot-name-2 = Barnacle
web-bot-name-3 = Marina
web-bot-name-4 = Skipper
web-bot-name-5 = Dune
web-no-preset = None (use the settings below)

# Something of one’s own: an edition, a board. $what says what is wrong in that line.
web-own = My own…
web-own-line = Line { $line }: { $what }
web-own-file = Load a file

# What is agreed about a table of a house.
web-table-terms = Table settings
web-term = { $name }: { $value }
web-clock = Clock
web-clock-kind-none = No clock
web-clock-kind-move = For each move
web-clock-kind-bank = For the whole game
web-clock-kind-days = Days for each move
web-clock-seconds = Seconds for each move
web-clock-minutes = Minutes for the whole game
web-clock-increment = Seconds added with each move
web-clock-day-count = Days for each move
web-time-out = When time runs out
web-time-out-bot = A bot plays until they are back
web-time-out-resign = The game is lost
web-start-when = The game begins
web-start-owner = When I say so; bots take the open seats
web-start-full = As soon as every seat is taken
web-bots-level = Strength of bots that fill in
web-public = Who can join
web-public-false = Only people with the link
web-public-true = Anybody may find the table and sit down
web-open-tables = Open tables
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
web-clock-of = Time left for { $name }
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
web-hint-longer = Think longer
web-hint-is = Hint: { $move }
web-hint-failed = No hint this time: the bot did not answer. You can ask again.
web-help = Rules
web-help-close = Close
web-resign = Resign
web-draw = Agree on a draw
web-rematch = Play again
web-save = Download this game
web-more = Save, picture, speed
web-save-sealed = The file is sealed: nobody’s cards can be read in it. Open it on the first page to play on, here or on another device.
web-log = What happened, newest first
web-sure-resign = Resign this game?
web-sure-draw = Does everybody agree on a draw?
web-sure-yes = Yes
web-sure-no = No, go on
web-parting = { $name }, your turn is over. Hide your cards before you hand the device on.
web-parting-hide = Hide my cards
web-curtain = Hand the device to { $name }. Nobody else should look.
web-curtain-ready = I am { $name }
web-no-such-game = This game is not on this device. It may have been removed, or was played on another device. Start a new one from the first page.

# Looking at a game again.
web-replay-first = To the start
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-slider = Move
web-replay-at = Move { $ply } of { $plies }
web-replay-running = This game is still being played: you see what everybody may see.
web-copy-link = Copy a link to this move
web-eyes = Seen through the eyes of
web-eyes-acting = whoever is to move
web-eyes-audience = the audience
web-eyes-all = everybody at once

# Settings.
web-your-name = Your name
web-theme = Light or dark
web-theme-auto = Same as the device
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-auto = Same as the device
web-motion-full = Full
web-motion-reduced = Reduced
web-sound = Sounds
# $games are those that have such cards.
web-memory-aid = { $games }: keep showing me cards I have looked at

# Online.
web-how-many = How many play?
web-no-house = The server does not answer. Check your connection and try again.
web-online-share = Send this link to your friends. Whoever opens it can sit down.
web-online-copy = Copy the link
web-online-qr = The link as a QR code
web-online-open = open seat
web-online-sit = Sit down
web-online-waiting = You have a seat. The game starts when whoever made the table says so.
web-online-start = Start; bots fill the open seats
web-online-lost = Connection lost. Reconnecting… Nothing you did is lost.
web-online-draw = Offer a draw
web-online-decline = No
web-online-offer-draw = { $name } offers a draw.
web-online-offer-undo = { $name } would like to undo the last move.
web-online-offer-pause = { $name } would like a pause.
web-online-offer-rematch = { $name } would like to play again.
web-online-follow = Go to the rematch
web-online-talk = What is said at the table
web-online-say = Say something
web-online-send = Send
web-online-too-long =
    { $count ->
        [one] One character too many. Shorten it to send it.
       *[other] { $count } characters too many. Shorten it to send it.
    }
web-online-full = All seats are taken. You are watching: the game appears here when it begins.
web-online-waiting-full = You have a seat. The game starts when every seat is taken.
web-online-revealing = Everybody is seated, and the browsers show each other their secret numbers. Play begins when the last one has come; whoever is away can still come back.
# How a table is dealt. $commitment are digits.
web-fair-summary = Fair dealing: { $commitment }…
web-fair-how = Before anybody sat down, the server settled on the secret that it shuffles with, and this is its fingerprint: { $commitment }. Your browser adds a secret number of its own, as do the others’, and none is shown before every seat is taken. So nobody can choose what is dealt, not even the server. After the game one click checks it.
web-fair-ask = Dealt fairly?
web-fair-yes =
    Yes. Your browser has dealt again: { $deals ->
        [one] the deal is what it must be
       *[other] all { $deals } deals are what they must be
    }, and every move, what you saw and the result are those of the record.
web-fair-shown = The server dealt from the secret whose fingerprint it had shown you before play.
web-fair-not-shown = This browser did not see the table before play, so it cannot say whether the fingerprint of the secret was shown then. The browser of somebody who sat down can.
web-fair-own = Your browser’s own secret number is part of it.
web-fair-called-off =
    { $count ->
        [one] Before, one deal was called off
       *[other] Before, { $count } deals were called off
    } because somebody left or did not show their number.
web-fair-seal = The seal of this game is { $seal }. Whoever has a record with another seal has another record.
web-fair-other-commitment = NO. The server did not deal from the secret whose fingerprint it had shown before play.
web-fair-other-salt = NO. A secret number in the record is not the one that was promised before play.
web-fair-other-terms = NO. The record is of another game, or of other options, than the table was made for.
web-fair-other-game = NO. The moves, the result or what was dealt in the record are not those that you saw.
web-fair-other-record = NO. The server’s record does not hold: the deals, the log or the result are not what the secret and the rules make. “strandline verify” says what is wrong with it.
web-online-ready = I’m ready
web-online-watching =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
web-online-you = you
web-online-away = away
web-online-resigned = resigned
web-online-stand-in = a bot plays until they are back
web-online-not-ready = not here yet
web-online-to-reveal = has to show their secret number
web-online-seat-bot = Seat { $number }: let a bot play
web-online-stand = Leave my seat
web-online-clear = Free seat { $number }
web-online-pause = Pause
web-online-paused = The game is paused.
web-online-resume = Resume the game
web-online-stood-in = Your time ran out, and a bot plays for you.
web-online-all-away = Everybody’s time ran out: the game waits until somebody is back.
web-online-back = I am back
web-online-take-back = Withdraw the offer
web-online-offered-draw = You offer a draw.
web-online-offered-undo = You would like to undo your last move.
web-online-offered-pause = You would like a pause.
web-online-offered-rematch = You would like to play again.
web-online-elsewhere = Continue on another device
web-online-elsewhere-how = Open this link there and you have your seat. Keep it to yourself: whoever has it plays for you.
web-online-told-sat = { $name } sits down.
web-online-told-stood = Somebody leaves their seat.
web-online-told-withheld = Somebody did not show their secret number in time and had to leave their seat. Nothing was dealt; everybody takes a new number.
web-online-told-declined = { $name } says no.
web-online-told-undone = { $name } undoes a move.
web-online-told-drawn = All agree on a draw.
web-online-told-paused = The game is paused.
web-online-told-resumed = { $name } resumes the game.
web-online-told-resigned = { $name } resigns.
web-online-told-timed-out = { $name } has run out of time.
web-online-told-came-back = { $name } is back.
web-online-told-muted = { $name } is muted.
web-online-told-unmuted = { $name } can be heard again.
web-online-heard = Who is heard
web-online-mute = Do not show me what { $name } says
web-online-unmute = Show me again what { $name } says
web-online-mute-all = Mute { $name } for everybody
web-online-unmute-all = Let everybody hear { $name } again
web-online-muted = muted
web-online-told-forgotten = What { $name } said here was deleted.
web-online-closed-house = The server has closed this table. Nobody can go on here.
web-online-closed-conduct = The server has closed this table because of how somebody behaved here.
web-online-closed-unused = The server has closed this table because nobody was using it.
web-online-closed-upkeep = The server has closed this table for maintenance.
web-online-deleted = The server has deleted this table.

# Rules pages.
web-rules-back = Back to the game
web-rules-top = To the top
web-rules-print-summary = Print the summary (one page)
web-rules-print-all = Print all the rules

# In the figures of the rules pages.
web-figure-you = You
web-figure-rope = rope
web-figure-or = or
web-figure-players = { $count } players
web-figure-wants = wants
web-figure-pays = pays
web-figure-adds = adds
web-figure-costs = costs cards
web-figure-stars = worth points
web-figure-binding = binding value
web-figure-keeps = lets you keep a

# Lessons. Each step says what to do and why; then what came of it.
web-lesson-step = Step { $step } of { $steps }
web-lesson-asked = Not that. { $asked }
web-lesson-next = Next step
web-lesson-finish = Finish
web-lesson-again = Start over
web-lesson-done = Well done! The rules page has the rest.
web-lesson-tactics = { $game }: playing well
web-lesson-show = Show me
web-lesson-back = Step back
web-lesson-to-tactics = Second lesson: playing well
web-lesson-to-rules = First lesson: the rules

# Following the others. $name is a bot, $margin what a game counts, such as “3 points”.
web-pace = Speed of the bots
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-steps = Step by step
web-next-move = Show the move of { $name }
web-since = Since your last move

# How a game ended.
web-finish-won = You win!
web-finish-shared = A draw: you share first place with { $names }.
web-finish-lost = { $names } wins this time.
web-finish-ahead = { $margin } ahead of second place.
web-finish-behind = You are { $margin } behind.
web-finish-tie-break = Level on points: the tie-break decided.
web-finish-place = Place
web-finish-name = Player
web-finish-rounds = Round by round
web-finish-round = Round
web-finish-share = Share the result
web-finish-copied = The result is copied: paste it wherever you like.
web-finish-board = Look at the board
web-finish-show = Show the result
web-noscript = Strandline needs JavaScript and WebAssembly. Allow them for this page, then reload it.
web-about = Table games of the shore: { $games }.
