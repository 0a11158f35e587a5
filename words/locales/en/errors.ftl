# What cannot be read or obeyed, by the umpire, a table or a reader of files. The id is the code.
# $detail is a programmer’s remark in English, or a sentence of its own.

# Requests.
bad-json = This line is not JSON that can be read: { $detail }.
bad-request = This request cannot be understood: { $detail }.
line-too-long = This line is too long: at most { $most } bytes are read.

# Games and turns.
no-game = There is no game on the table yet. Start one with “new”, or “load” a record.
no-game-at = There is no game at the table “{ $table }”. Start one there with “new”, “set” or “load”.
umpire-table-name = A table is named by a text of 1 to { $most } characters.
too-many-tables = There are { $most } games already, and no more at once: “close” some.
which-seat = Several seats may act now: say which one with “seat”.
one-listing = A list can be shortened in one way at a time: by “limit”, “each” or “sample”.
set-up-no-record = This game was set up from a position, and a record has no place for one: it begins with the deal. “position” gives what there is.
unknown-game = There is no game called “{ $game }” here. Known games: { $known }.
no-such-seat =
    There is no seat { $seat } at this table: { $seats ->
        [one] its only seat is 0
       *[other] its { $seats } seats are counted from 0
    }.
not-your-turn = It is not your turn yet. Wait for the others to move.
game-over = The game is over: no more moves can be made. Start a new one to play on.
nothing-to-undo = There is no move to undo.
perft-too-deep = Perft of more than { $most } moves is not counted here.

# Things as written.
bad-notation = “{ $text }” is not a move of this game. The rules page shows how moves are written.
bad-options = These options are not possible: { $detail }.
seats =
    A table of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } is not possible: this game is for { $least } to { $most }.
bad-deal = This is not a deal of this game: { $detail }.
no-deal-due = No deal is due now: it is for a seat to move.
bad-position = This is not a position of this game: { $detail }.
position-unknown = This game cannot be set up from a position.

# Records. $entry counts the log from 1; $reason is a sentence of its own.
bad-record = This is not a record that can be read here: { $detail }.
record-entry = The record goes wrong at entry { $entry } of its log: { $reason }
record-result = The record claims a result that its own moves do not lead to.
record-game = This is a record of { $game }, another game than the one on this table.
record-names =
    { $names ->
        [one] { $names } name is
       *[other] { $names } names are
    } too many for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.

# Files of data. $what is a sentence of its own.
file-line = { $file }, line { $line }: { $what }
file-whole = { $file }: { $what }

# Bots. The names of the levels are the same in every language.
level = There is no level “{ $level }”. The levels are hatchling, paddler, swimmer, diver, kraken, leviathan and maelstrom; a strength is a number from 800 to 3000; a character follows a colon: cautious, thief, builder or gambler.
reason-at = { $what } (line { $line }, column { $column })
reason-unknown-field =
    { $count ->
        [0] “{ $name }” is not known here
        [one] “{ $name }” is not known here, only { $known } is
       *[other] “{ $name }” is not known here, only { $known } are
    }
reason-unknown-word =
    { $count ->
        [0] “{ $name }” cannot be chosen here
       *[other] “{ $name }” cannot be chosen here, only { $known } can
    }
reason-missing = “{ $name }” is missing
reason-twice = “{ $name }” is given twice
reason-kind =
    { $wanted ->
        [text] a text is wanted
        [flag] true or false is wanted
        [list] a list is wanted
        [object] an object is wanted
        [number] a whole number is wanted
       *[other] something else is wanted
    }{ $has_found ->
        [yes] , not “{ $found }”
       *[no] { "" }
    }
reason-value = “{ $found }” is not possible here
reason-breaks-off = it breaks off too soon
reason-form = it is not written as it should be
reason-no-object = an object is wanted
reason-other-game = it is of another game
reason-pair = “{ $text }” has no “=”. Write NAME=VALUE, such as wave_choice=next
