# What the umpire, a table or a file reader cannot read or obey. The id is the code, with / as -.
# $detail is always a programmer's remark, in English.

# Lines and requests.
bad-json = This line is not JSON: { $detail }.
bad-request = This request cannot be read: { $detail }.
unknown-command = There is no command “{ $command }”. Known commands: { $known }.
missing-field = The command “{ $command }” needs a “{ $field }”.
line-too-long =
    This line is too long: { $most ->
        [one] { $most } byte is
       *[other] { $most } bytes are
    } the most that is read.

# Games and turns.
no-game = There is no game on the table yet. Start one with “new”, or “load” a record.
unknown-game = There is no game called “{ $game }”. Known games: { $known }.
no-such-seat =
    There is no seat { $seat } at this table: { $seats ->
        [one] its only seat is 0
       *[other] its { $seats } seats are counted from 0
    }.
not-your-turn = It is not this seat's turn.
game-over = The game is over: no more moves can be made.
nothing-to-undo = There is no move to take back.
perft-too-deep = Perft of more than { $most } moves is not counted here.

# Things as written.
bad-notation = “{ $text }” is not a move of this game. Its rules page shows how moves are written.
bad-deal = This deal cannot be read: { $detail }.
no-deal-due = No deal is due now: it is for a seat to move.
bad-options = These options cannot be read: { $detail }.
seats =
    A table of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } is not possible: this game is for { $least } to { $most }.

# Records.
bad-record = This is not a record: { $detail }.
record-version = This record is of version { $version }, and only version { $known } can be read here.
record-game = This record is of { $game }, which is not the game on this table.
record-names =
    This record names { $names ->
        [one] { $names } player
       *[other] { $names } players
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
# $entry counts the log from 1; $reason is a sentence of its own.
record-entry = The record stops making sense at entry { $entry } of its log: { $reason }
record-deal-due = A deal is due here, and the record has a move.
record-result = The record claims a result that its own moves do not lead to.
