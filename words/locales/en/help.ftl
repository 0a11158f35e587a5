# What `strandline --help` says: `help-COMMAND` of a command, `help-COMMAND-ARGUMENT` of what it takes, or
# `help-ARGUMENT` where several commands take the same.

help-about = Table games of the shore: { $games }
help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-commands = Commands
help-default = { $help } [default: { $value }]
help-env = { $help } [environment: { $name }]
help-one-of = { $help } [one of: { $values }]
help-help = Show this help
help-help-command = Show the help of a command
help-version = Show the version
help-lang = The language: en, fr or ru. Without it, your system’s language

# Mistakes on the command line.
mistake-unknown = There is no argument “{ $text }” here.
mistake-command = There is no command “{ $text }”.
mistake-no-command = Which command?
mistake-missing = This is missing: { $text }.
mistake-value = “{ $value }” is not possible for { $text }.
mistake-value-help = What goes there: { $help }
mistake-conflict = { $text } does not go together with { $other }.
mistake-other = These arguments are not understood.
mistake-see = “{ $command } --help” shows what can be written.

help-game = The game: { $known }
help-option = A rule of this table, such as wave_choice=next. May be given several times; NAME=@FILE reads one of your own from a file
help-own-file = A file with your own { $name } ({ $for_games })
help-seed = A whole number that chance comes from: the same one deals the same games again
help-data = The server’s data folder
help-json = Answer in JSON, for programs

help-play = Play in the terminal
help-play-seats = Who sits where, in order: me for a person at this terminal, a bot by its level (hatchling, paddler, swimmer, diver, kraken, leviathan, maelstrom) or by its strength from 800 on, perhaps with a character (diver:thief, 1450:builder; cautious, thief, builder, gambler), or random
help-play-names = What to call them, in the same order
help-play-load = Go on with a saved game
help-play-memory-aid = Whether the screen keeps showing a card you looked at in secret ({ $aided })
help-umpire = Referee games for programs: one JSON request a line in, one reply a line out
help-match = Have two players meet many times: bots, or programs in any language
help-match-a = One player: level:NAME, strength:NUMBER (either perhaps with a character, level:diver:thief), flat:SIMULATIONS, random, or 'cmd:PROGRAM ARGUMENTS'
help-match-b = The other, who takes all seats but one where there are more than two
help-match-games = How many games
help-match-seats = How many seats the table has
help-match-millis = How long a player may think about a move, in milliseconds
help-match-startup = How much longer the first answer of a program that was just started may take, in milliseconds
help-match-threads = How many games are played at once; each has programs of its own
help-replay = Step through a saved game
help-replay-file = The saved game
help-replay-to = Show the table after this many moves, and leave
help-replay-seat = See it as this player does: a number, counted from 1. Without it, as a spectator
help-rules = Show the rules of a game
help-rules-section = The number of one section in the contents, to see that one alone
help-backup = Back up a server’s tables, even while it runs
help-backup-file = The file to write. It must not exist
help-verify = Check that a game was dealt fairly
help-verify-record = A finished game, as a server gives it
help-verify-commitment = The commitment that the table showed before play, or its first digits, to be compared
help-verify-seal = The seal that the table told when the game was over, or its first digits, to be compared

help-admin = Look after a server: list, close and delete tables, ban, forget people, delete what is old
help-admin-list = List the tables, those where something happened last first
help-admin-list-game = Only tables of this game
help-admin-list-state = Only tables in this state
help-admin-list-older-than = Only tables where nothing has happened for this long, such as 12h or 90d
help-admin-show = Show a table: who sits there, how it stands, how long its log is. No card and no token is shown
help-admin-close = End a table for everybody: people are told why, and nobody can go on
help-admin-close-more = A game that is not over ends without a result and shows no secrets. The table stays in the list and cannot be opened again.
help-admin-close-reason = What people are told, each in their language
help-admin-delete = Delete a table for ever: people are told and disconnected, and nothing of it is left
help-admin-table = The table’s name, as it stands in its link
help-admin-yes = Do not ask first
help-admin-ban = Let an address, a network or a name in no more: at once, and after a restart
help-admin-ban-lasting = For how long, such as 12h or 30d; for ever if it is left out
help-admin-address = An address such as 203.0.113.7, or a network such as 203.0.113.0/24 or 2001:db8::/32
help-admin-name = A name, in capitals or not: nobody can sit down under it, and whoever has cannot go on
help-admin-unban = Let somebody in again
help-admin-bans = List who is not let in, and until when
help-admin-forget = Forget a person: their names and what they said leave every table they sat at
help-admin-forget-more = Seats, moves, times and salts stay, since the others’ games and the proof that they were dealt fairly rest on them; so does the hash of the person’s token, without which anybody could take their seat. What others said of them, what others have saved, and backups are not touched.
help-admin-forget-person = A token; or a token or name at one table, as WHO@TABLE: there, and at the rematches that followed
help-admin-forget-name = Everybody who ever sat down under exactly this name, at any table
help-admin-prune = Delete tables that are over, or that nobody has used for a time, and give their room back
help-admin-prune-more = Tables that somebody looks at are left alone. A table whose players may think for days is unused only after that many days more. While the server runs, moves wait as long as the file is being made smaller.
help-admin-prune-older-than = How long nothing must have happened, such as 90d
help-admin-prune-dry-run = Only say what would be deleted

help-serve = Run a server: online tables for people with a browser
help-serve-config = A TOML file with any of these settings, named as here: outbox = 256
help-serve-listen = The address to listen at. Whatever is open to others needs TLS: of its own, or a proxy’s
help-serve-data = The folder that holds everything: the tables, and the key that tokens are made with
help-serve-hosts = The names that the server goes by, such as play.example, with commas between; *.example is every name that ends like that. Requests for others are refused. Without it: any name, or, where the server listens on this machine alone, localhost and addresses
help-serve-origins = Other sites whose pages may use this server, such as https://play.example; several with commas between
help-serve-behind-proxy = Whoever connects is a proxy of yours: believe the last address that it forwards. Set it only where nobody else can connect
help-serve-trusted-proxies = Addresses of your proxies, such as 10.0.0.0/8, ::1: a request comes from the last address forwarded that is none of these. What others forward is ignored
help-serve-forwarded-header = The header in which your proxies say for whom they ask: x-forwarded-for or forwarded. The other one is not read
help-serve-tls-cert = The certificate and those that vouch for it, a PEM file: the server then speaks TLS. Read again on SIGHUP
help-serve-tls-key = The certificate’s private key, a PEM file. Read again on SIGHUP
help-serve-metrics-listen = An address for the figures alone, such as 127.0.0.1:9090: Prometheus reads them at /metrics. Without it, nobody does
help-serve-bot-threads = Threads that bots think on
help-serve-threads = Threads that serve connections
help-serve-idle-seconds = A table that nobody looks at leaves memory after this many seconds
help-serve-tables-to-wake = Unfinished tables that are brought back at once when the server starts, so that their bots go on; clocks always do
help-serve-keep-days = Tables that are over, or that nobody has used, for this many days are deleted; 0 keeps all for ever
help-serve-body-bytes = The largest body of a request, in bytes
help-serve-frame-bytes = The largest message on a WebSocket, in bytes
help-serve-name-chars = The longest name, in characters (40 at most)
help-serve-chat-chars = The longest message, in characters (2000 at most)
help-serve-talk-per-minute = Messages that one person can write at a table in a minute, a few of them at once
help-serve-tables-per-hour = Tables that one address can make in an hour, rematches included
help-serve-requests-per-second = HTTP requests that one address can make in a second
help-serve-files-per-second = Files of the pages that one address can fetch in a second
help-serve-messages-per-second = Messages that one connection can send in a second; whoever goes on sending more is cut off
help-serve-connections = Connections of all kinds that the server holds at once; fewer where the system does not allow that many open files
help-serve-header-seconds = A connection that has not sent the head of a request after this many seconds is closed
help-serve-write-seconds = A connection that reads nothing of what it is sent for this many seconds is closed
help-serve-request-seconds = A request that has not arrived whole, or is not answered, after this many seconds is dropped
help-serve-connections-per-address = WebSockets that one address can hold; connections of all kinds may be twice as many
help-serve-viewers-per-table = Spectators that one table can have; whoever has a seat always gets in
help-serve-outbox = Messages that may wait for a connection; one that reads more slowly is dropped
help-serve-silence-seconds = A WebSocket that sends nothing, not even a pong, joins no table, or reads nothing for this many seconds is closed
help-serve-log-format = Log lines as text or as json
help-serve-log = What to log, such as info or server=debug
