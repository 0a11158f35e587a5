# What the terminal player says, whatever the game. Words to be typed are those of typed.ftl.
# $name is a seat’s name, $names several as one phrase, $file a path as the person wrote it.

# Beginning, and whose turn it is.
terminal-welcome = { $game } is on the table. Type a move, or “help”.
terminal-players = At the table: { $names }.
terminal-prompt = { $name } >
terminal-goodbye = Until the next tide!

# $example is a move of the game at hand.
terminal-help =
    Type a move, for example { $example }, or one of these:
      moves        show the moves you can make
      hint         show what the strongest bot would do
      log          show the last moves; log 50 shows more
      undo         undo the last move
      resign       resign the game
      draw         agree on a draw, all of you
      rules        read the rules
      save FILE    write the game to a file
      load FILE    go on with a game from a file
      help         show this
      quit         leave

# Answers.
terminal-unknown = “{ $text }” is neither a move nor a command. Type “help” to see what is possible.
terminal-file-missing = Which file? Write “{ $command } FILE”.
# What the strongest bot would do. $percent is what it expects, $line the moves it foresees.
terminal-hint =
    { $move } — estimated chance of winning { $percent }%{ $more ->
        [yes] ; then probably { $line }
       *[no] { "" }
    }.
terminal-hint-proven =
    { $move } — the result is certain ({ $percent }%){ $more ->
        [yes] : then { $line }
       *[no] { "" }
    }.
terminal-undone =
    { $count ->
        [1] The last move is undone.
       *[other] Your last move is undone, and whatever followed it.
    }
terminal-moves =
    { $count ->
        [one] One move is possible: { $moves }
       *[other] { $count } moves are possible: { $moves }
    }
# As above, when $moves is only a part of them.
terminal-moves-some =
    { $count ->
        [one] One move is possible: { $moves }
       *[other] { $count } moves are possible, among them: { $moves }
    }
terminal-quit-unsaved = The game is not saved. Type “quit” again to leave anyway, or “save FILE” to save it.
terminal-not-saved = The game is not saved.
terminal-log-empty = No move has been made yet.
# Asked before something is done. Only “yes” does it.
terminal-ask-resign = { $name }, do you resign? Type “yes” to do so, anything else to play on:
terminal-ask-draw = { $name }, do you agree to a draw? { $by } proposes it. Type “yes” to agree, anything else to play on:
terminal-no-draw = { $name } does not agree. The game goes on.
terminal-ask-replace = { $file } exists. Type “yes” to replace it, anything else to leave it as it is:
terminal-ask-load = The game on the table is not saved. Type “yes” to load the other all the same, anything else to play on:

# Files.
terminal-saved = Saved to { $file }.
terminal-loaded =
    Loaded { $file }: { $game }, { $count ->
        [0] no move yet
        [one] { $count } move
       *[other] { $count } moves
    }.
terminal-cannot-read = { $file } cannot be read: { $detail }.
terminal-cannot-write = { $file } cannot be written: { $detail }.
terminal-no-folder = { $file } cannot be written: there is no folder { $folder }.
terminal-cannot-load = { $file } cannot be loaded: { $reason }
terminal-cannot-show = The rest could not be shown: { $detail }

# Nobody may see another’s cards.
terminal-curtain-done = { $name }, your turn is over. Press Enter to hide your cards.
terminal-curtain = Hand the device to { $name }. Nobody else should look.
terminal-curtain-prompt = { $name }, press Enter when you are ready.
# Where a terminal cannot do it.
terminal-curtain-thin = This terminal cannot be cleared: what others saw is further up. Do not scroll back.
# Before a list of what others did, and what came of it.
terminal-news = Since you last looked:

# What others do.
terminal-moved = { $name } plays { $move }.

# The end.
terminal-over = The game is over.
terminal-resigned = { $name } resigns.
terminal-resigned-you = You resign.
terminal-agreed = You agreed on a draw.
terminal-winner = { $name } wins!
terminal-draw = A draw: { $names } share first place.
terminal-rank = { $place }: { $names }
terminal-after =
    Press Enter to leave, or type “rematch” to play again, “save FILE” to keep the
    game, “log” to read what happened, or “undo” to undo the last move.

# Stepping through a record.
terminal-replay-at = Move { $ply } of { $plies }
terminal-replay-start =
    The start; { $plies ->
        [one] { $plies } move follows.
       *[other] { $plies } moves follow.
    }
terminal-replay-end = The last move.
terminal-replay-prompt = replay >
terminal-replay-help =
    Enter or n    next move
    p             previous move
    a number      go to that move (0 is the start)
    q             leave
terminal-replay-keys = left, right: one move · Home, End · Space: by itself · Tab: other eyes · q: leave
terminal-replay-eyes = seen by { $name }
terminal-replay-open = everything open
terminal-replay-audience = seen by a spectator
terminal-replay-unknown = “{ $text }” is not known here. Type “help” to see what is.
terminal-replay-no-ply =
    There is no move { $ply }: this record has { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }.

# What was asked for on the command line.
terminal-unknown-lang = The language “{ $text }” is not spoken here. The languages are { $known }.
terminal-unknown-player = “{ $text }” cannot take a seat. Known players: { $known }, or a strength from 800 to 3000; a bot may have a character (diver:thief).

# A game that draws no picture of its own.
screen-plain-ask = What do you do? Type a move, or a number to see what can be done with that thing.
screen-plain-choose = What do you do? Choose a thing, then a button.
screen-plain-moves = With { $thing } you can:
screen-plain-idle = Nothing can be done with { $thing } now.
screen-plain-help =
    Every thing has a number; ► marks those that you can do something with. Type a
    number to see what, and a move as it is written there to make it.
terminal-winner-you = You win!
terminal-error = Error: { $what }
file-not-found = there is no such file
file-denied = you are not allowed to
file-exists = there is such a file already
file-is-folder = it is a folder
file-no-room = there is no room left
file-no-text = it is not a text file
file-too-large = the file is too large
file-address-taken = something else listens there already
file-failed = the system refused (error { $code })
terminal-bot = { $name } (bot, { $level })
terminal-no-such-seat =
    There is no player { $seat } in this game: it has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, counted from 1.

# Under the contents of a rules page.
terminal-rules-section = To see one section alone, add its number, as in: rules 3
terminal-rules-no-section = There is no section { $number }.

# On a full screen.
terminal-keys = arrows · Enter choose · Tab next · / type · u undo · H hint · ? help · q quit
terminal-keys-help =
    Keys
      arrows, or h j k l   go from thing to thing
      Tab, Shift-Tab       go to the next thing that can be chosen
      Enter, Space         choose it, or press the button
      Esc                  forget what is chosen
      u                    undo
      H                    show what the strongest bot would do
      Page Up, Page Down   read what happened further back
      ?                    show this
      q, Ctrl-C            leave; the game is kept
    The mouse does the same: click a thing or a button, turn the wheel.
    To type a move, begin with its first letter, or with / where that is a key.
    While typing, Tab goes on with what is certain, and the up arrow brings back
    what was typed before. /rules shows the rules, and so on:
terminal-page-keys = arrows, Space read on · any other key back to the table
terminal-reading-keys = arrows, Space: read on · b: back · Home, End · q: leave
terminal-page-help = Help
terminal-page-rules = Rules
terminal-page-log = What happened
terminal-page-moves = Moves
terminal-page-answer = About this
terminal-thinks = { $name } is thinking …
terminal-hint-thinks = Thinking about it …
terminal-curtain-over = { $name }, your turn is over.
terminal-curtain-hide = Hide my cards
terminal-again = Play again
terminal-leave = Leave
# Asked with yes and no.
terminal-sure-resign = { $name }, do you resign?
terminal-sure-draw = { $name }, do you agree to a draw? { $by } proposes it.
terminal-sure-replace = { $file } exists. Replace it?
terminal-sure-load = The game on the table is not saved. Load the other all the same?
terminal-sure-leave = The game cannot be kept here. Leave all the same?
terminal-did-you-mean = “{ $text }” is neither a move nor a command. Did you mean “{ $near }”?
# Games that are kept by themselves.
terminal-kept = The game is kept. To go on with it: strandline resume
# The list of games that are kept: $number to name one by, $names who plays.
terminal-resume-game =
    { $number }  { $game }: { $names } — { $count ->
        [0] no move yet
        [one] { $count } move
       *[other] { $count } moves
    }
terminal-resume-none = No game is kept here. Begin one: strandline play
terminal-resume-no-such = There is no game { $number } in the list. To see the list: strandline resume --list
terminal-edition-sound = { $file } is sound: it can be played with.
terminal-edition-mistakes =
    { $count ->
        [one] { $count } mistake in { $file }:
       *[other] { $count } mistakes in { $file }:
    }
terminal-edition-doubts = Is this meant so?
terminal-edition-none = { $game } has nothing that could be your own.

# Lessons.
terminal-lesson-keys = arrows · Enter choose · Tab next · n next step · b back · s show me · q quit
terminal-lesson-prompt = Type a move, or “show”, “next”, “back”, “quit”:
terminal-lesson-none = There is no lesson in { $game } yet.
terminal-lesson-example = For example: { $move }
