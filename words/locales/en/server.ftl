# Tables with people around them: what is asked for and not done. The id is the rule’s code.

table-name = A name has 1 to 40 characters, and at least one that can be seen.
table-name-taken = Somebody here is called “{ $name }”, which looks like your name. Add something to yours, such as a letter or a number.
table-text = A message has 1 to 2000 characters.
table-clock = This clock is not possible: seconds go from 1 to 86,400, days from 1 to 60.
table-level = There are no bots of level “{ $level }”. The levels are hatchling, paddler, swimmer, diver, kraken, leviathan and maelstrom; a strength is a number from 800 to 3000; a character follows a colon: cautious, thief, builder or gambler.
table-no-such-seat = There is no seat { $seat } here: the table has { $seats }, counted from 0.
table-id-used = This id was used for another request. Send this one with an id of its own.
table-seat-taken = Somebody sits there already. Choose another seat.
table-full = All seats are taken. You can watch.
table-seated = You have a seat at this table already, under another name.
table-not-seated = Only those who sit at the table can do this.
table-other-seat = You can move only for your own seat.
table-owner-only = Only whoever made the table can do this.
table-begun = Play has begun already.
table-revealing = Play is about to begin: seats change no more now.
table-not-revealing = That is shown when every seat is taken, and not before.
table-salt = That is not the secret number that this seat promised when it sat down.
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
table-shown = That move showed or dealt something, and nobody else is here to agree to undo it. Play on.
table-nothing-to-undo = You have no move to undo.
table-muted = Whoever made the table has muted your seat. What you say is not heard here.
table-talked-out = You have said all that this table’s log has room for. You can play on.
table-log-full = So much has happened at this table that its log is full. You can still answer what is offered, or resign; then go on at a new table.
table-rematched = The rematch has been made already. Open it with “Go to the rematch”.
table-closed = The server has closed this table. Nobody can go on here; start a new one to play on.

# What the server says.

server-no-table = There is no such table. Check the link.
server-not-joined = Join a table first, with “join”.
server-joined = This connection has joined a table already.
server-bad-token = This link gives you no seat at this table. Open the one that you were given when you sat down.
server-too-many-messages = Too many messages at once. Try again in { $seconds } s.
server-too-much-talk = Not so much at once: others want to be heard, too. Send it again in { $seconds } s.
server-too-many-requests = Too many requests from your address. Try again in { $seconds } s.
server-too-many-tables = Too many tables were made from your address. Try again in { $seconds } s.
server-too-many-connections = Too many connections from your address. Close some first.
server-too-many-viewers = Too many are watching this table. Try again later.
server-too-slow = The request took too long. Try again.
server-too-large = That is too long: at most { $most } bytes are read here.
server-name-too-long = A name has at most { $most } characters here.
server-text-too-long = A message has at most { $most } characters here.
server-bad-origin = This page is not allowed to use this server. Open the server’s own page.
server-banned = This server does not let you in.
server-banned-name = Nobody may play under this name here. Choose another.
server-bad-id = A request’s id has 1 to 64 characters, or is a number.
server-weak-id = To be done once, this request needs an id of at least 16 random characters.
server-unavailable = The server could not save that, so nothing has changed. Try again in a moment.
server-damaged = This table’s log is damaged at entry { $entry }, so the table cannot be opened. Tell whoever runs this server.
server-wrong-host = This server does not go by that name. Whoever runs it can add the name to `hosts`.
server-not-a-websocket = This address speaks WebSocket: connect with ws:// or wss://.
server-nowhere = There is nothing at this address. Go to the first page.
server-serving = Strandline is open at { $address }
server-backed-up = The tables are copied to { $file }.
server-no-house = There are no tables in { $folder }. Name the data folder with --data.
verify-nothing = There is nothing to check: this record has no fair section.
verify-other-secret = NOT FAIR: the secret is not the one that the server committed to before play.
verify-other-deal = NOT FAIR: the deal at entry { $entry } of the log is not the one that the secret and the salts make.
verify-cut = NOT PROVEN: the log stops before the game is over, and the record does not say that anybody ended it. A part of it may be missing.
verify-other-result = NOT FAIR: the result is missing, or is not the one that the log leads to.
verify-other-seal = NOT PROVEN: something in this record, such as a name or who resigned, was changed since the server sealed it.
verify-other-version = NOT PROVEN: this record was dealt in a way that this program does not know (version { $version }). A newer one may.
verify-other-shown = NOT FAIR: the record’s { $what ->
        [seal] seal
       *[commitment] commitment
    } is { $found }, and not the one that you were shown.
verify-fair =
    Fair: { $deals ->
        [one] the deal is
       *[other] all { $deals } deals are
    } what the secret and the salts make.
verify-checked =
    Checked: { $version ->
        [1] the server’s secret fits its commitment; every deal follows from it and from the seats’ salts; every move is legal; the log is whole and leads to this result. The key of this earlier version does not bind game, seats and options, and there is no seal.
       *[other] the server’s secret fits its commitment; every deal follows from it, from the seats’ salts, the game, its seats and its options; every move is legal; the log is whole and leads to this result; nothing was changed since the server sealed the record.
    }
verify-compare = Compare the commitment with the one that the table showed before play: { $commitment }
verify-compare-seal = Compare the seal with the one that the table told at the end: { $seal }
verify-compared-commitment = The commitment is the one that you were shown: { $commitment }
verify-compared-seal = The seal is the one that you were told: { $seal }
verify-called-off =
    Before this deal, { $count ->
        [one] one was
       *[other] { $count } were
    } called off because somebody left or did not reveal their salt.
# What was agreed on before play. $options is data, as the record has it.
verify-agreed =
    Compare what was agreed on, too: { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, options { $options }
# What no check can show.
verify-resigned = By the record’s word alone: { $names } resigned.
verify-drawn = By the record’s word alone: a draw was agreed on.

# What a host can set.
setting-zero = `{ $setting }` must be more than 0: nobody could use this server.
setting-too-many = `{ $setting }` can be { $most } at most.
setting-metrics-listen = `metrics-listen` is an address with a port, such as 127.0.0.1:9090, not { $value }.
setting-trusted-proxies = `trusted-proxies` has addresses and networks, such as 10.0.0.0/8, with commas between: { $value } is neither.
setting-forwarded-header = `forwarded-header` is x-forwarded-for or forwarded, not { $value }.
setting-hosts = `hosts` has names, such as play.example, with commas between: { $value } is not one.
setting-origins = `origins` has sites, such as https://play.example, with commas between and nothing after the name: { $value } is not one.
setting-tls-half = For TLS both `tls-cert` and `tls-key` are needed.
setting-tls-file = { $file } cannot be used for TLS: { $reason }
server-no-client = Strandline is running. This build has no pages for browsers; /api/openapi.json describes its API.
setting-file = { $file } cannot be read: { $detail }.
setting-line = { $file }, line { $line }: { $detail }.

# What is said with a link that somebody sends. $names are those who sit there.
share-house = Table games of the shore: { $games }. Play in your browser against bots, around one device, or with friends by a link.
share-table-empty = You are invited to a game of { $game }. Open seats: { $open } of { $seats }. No account needed.
share-table-open = { $names } would like to play { $game } with you. Open seats: { $open } of { $seats }. No account needed.
share-table-playing = { $game } with { $names }. Open the link to watch.
share-table-over = { $game } with { $names }: the game is over. Open the link to look at it again.
