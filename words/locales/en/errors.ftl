# What cannot be read or obeyed, by the umpire, a table or a reader of files. The id is the code.
# $detail is a programmer's remark in English, or a sentence of its own.

# Requests.
bad-json = This line is not JSON: { $detail }.
bad-request = This request makes no sense here: { $detail }.
line-too-long = This line is too long: { $most } bytes are the most that is read.
perft-too-deep = That is too deep to count: { $most } moves ahead are the most.

# Games and turns.
no-game = There is no game on the table yet. Start one with “new”, or “load” a record.
unknown-game = There is no game called “{ $game }” here. The games are crab-stack, crabs and kraaw.
no-such-seat = There is no seat { $seat } at this table. Seats are counted from 0.
not-your-turn = It is not this seat's turn.
game-over = The game is over: no more moves can be made.
nothing-to-undo = There is no move to take back.
perft-too-deep = Perft of more than { $most } moves is not counted here.

# Things as written.
bad-notation = “{ $text }” is not a move of this game. Its rules page shows how moves are written.
options-unreadable = These options are not the game's: { $detail }.
seats =
    A table of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } is not possible: this game is for { $least } to { $most }.
deal-unreadable = This is not a deal of this game: { $detail }.
no-deal-due = No deal is due now: it is for a seat to move.

# Records and files. $entry counts the log from 1; $reason is a sentence of its own.
record-unreadable = This is not a record that can be read here: { $detail }.
record-entry-refused = The record goes wrong at entry { $entry } of its log: { $reason }
record-result = The record claims a result that its own moves do not lead to.
file-unreadable = { $file } cannot be read: { $detail }
file-unwritable = { $file } cannot be written: { $detail }
