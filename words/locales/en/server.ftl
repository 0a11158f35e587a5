# Tables with people around them: what is asked for and not done. The id is the rule's code.

table-name = A name has 1 to 40 characters.
table-text = A message has 1 to 2000 characters.
table-clock = This clock is not possible: seconds go from 1 to 86400, days from 1 to 60.
table-level = There are no bots of level “{ $level }”. The levels are hatchling, paddler, swimmer, diver and kraken.
table-no-such-seat = There is no seat { $seat } here: the table has { $seats }, counted from 0.
table-id-used = This id was used for another request. Send this one with an id of its own.
table-seat-taken = Somebody sits there already. Choose another seat.
table-full = All seats are taken. You can watch.
table-seated = You have a seat at this table already, under another name.
table-not-seated = Only those who sit at the table can do this.
table-other-seat = You can move only for your own seat.
table-owner-only = Only whoever made the table can do this.
table-begun = Play has begun already.
table-not-begun = Play has not begun yet.
table-over = The game is over. You can ask for a rematch.
table-not-over = That is shown when the game is over.
table-paused = The game is paused. Resume it first.
table-not-paused = The game is not paused.
table-resigned = You have resigned from this game.
table-no-offer = Nothing is offered just now.
table-offer-stands = Something else is offered and waits for an answer. Agree to it or decline it first.
table-waiting = You have offered this; now it is for the others to answer.
table-draw-with-bots = Bots do not agree to a draw. Play on, or resign.
table-away = Somebody is away and a bot plays for them: only they themselves can agree to this. Wait until they are back, or play on.
table-shown = That move showed or dealt something, and nobody else is here to agree to take it back. Play on.
table-nothing-to-undo = You have no move to take back.
table-talked-out = Nothing more can be said at this table: its log is full.
table-log-full = So much has happened at this table that its log is full. You can still answer what is offered, or resign; then go on at a new table.
table-rematched = The rematch has been made already.

# What the server says.

server-no-table = There is no such table. Check the link.
server-not-joined = Join a table first, with “join”.
server-joined = This connection has joined a table already.
server-bad-token = This token is not of this table. Open the link that you were given when you sat down.
server-too-many-messages = Too many messages at once. Try again in { $seconds } s.
server-too-many-requests = Too many requests from your address. Try again in { $seconds } s.
server-too-many-tables = Too many tables were made from your address. Try again in { $seconds } s.
server-too-many-connections = Too many connections from your address. Close some first.
server-too-many-viewers = Too many are watching this table.
server-too-slow = The request took too long. Try again.
server-too-large = That is too long: { $most } bytes are the most that is read here.
server-name-too-long = A name has at most { $most } characters here.
server-text-too-long = A message has at most { $most } characters here.
server-bad-origin = This page may not speak to this house.
server-bad-id = A request's id has 1 to 64 characters, or is a number.
server-weak-id = To be done once, this request needs an id of at least 16 random characters.
server-unavailable = That cannot be kept just now. Try again soon.
server-nowhere = There is nothing at this address.
server-serving = Strandline is open at { $address }
server-backed-up = The tables are copied to { $file }.
server-no-house = There are no tables in { $folder }.
verify-nothing = There is nothing to check: this record has no fair section.
verify-other-secret = NOT FAIR: the secret is not the one that the house committed to before play.
verify-other-deal = NOT FAIR: the deal at entry { $entry } of the log is not the one that secret and salts make.
verify-cut = NOT PROVEN: the log stops before the game is over, and the record does not say that anybody ended it. A part of it may be missing.
verify-other-result = NOT FAIR: the result is missing, or is not the one that the log leads to.
verify-fair =
    Fair: { $deals ->
        [one] the deal is
       *[other] all { $deals } deals are
    } what secret and salts make. Compare the commitment with the one that the table showed before play: { $commitment }
# What was agreed on before play. $options is data, as the record has it.
verify-agreed =
    Compare what was agreed on, too: { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, options { $options }
# What no check can show.
verify-resigned = By the record’s word alone: { $names } gave up.
verify-drawn = By the record’s word alone: a draw was agreed on.
