# What `strandline admin` says to whoever runs a house.

admin-no-folder = There is no folder { $folder }. Name the server’s data folder with --data.
admin-locked = Another program uses { $folder } and takes no orders. Stop it, or wait until it has started.
admin-no-table = There is no such table. “strandline admin list” shows those there are.
admin-bad-address = “{ $address }” is neither an address nor a network. Write 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.
admin-bad-duration = a time is a whole number and a unit: 45s, 30m, 12h, 90d or 2w
admin-store-failed = The store failed: { $detail }
admin-ask-delete = Delete table { $table } for ever? Type yes:
admin-ask-forget = Names and talk cannot be brought back. Forget this person? Type yes:
admin-not-done = Nothing was done. Answer yes, or give --yes.

# A list of tables.
admin-no-tables = There are no such tables.
admin-column-table = TABLE
admin-column-game = GAME
admin-column-state = STATE
admin-column-seats = SEATS
admin-column-last = LAST
admin-column-names = NAMES
admin-state-open = open
admin-state-unfinished = unfinished
admin-state-over = over

# One table.
admin-table = { $table }: { $game }, { $state }; made { $made }, last { $last }
admin-table-log =
    { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $bytes } bytes; { $watching } watching
admin-seat-open = open
admin-seat-bot = { $name }, a bot
admin-seat-here = { $name }, connected
admin-seat-away = { $name }, not connected
admin-closed-house = closed by the server
admin-closed-conduct = closed by the server (conduct)
admin-closed-unused = closed by the server (unused)
admin-closed-upkeep = closed by the server (maintenance)

# What was done, with counts.
admin-closed =
    The table is closed. { $told ->
        [0] Nobody was connected.
        [one] { $told } connection was told.
       *[other] { $told } connections were told.
    }
admin-deleted =
    The table is deleted: { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }. { $told ->
        [0] Nobody was connected.
        [one] { $told } connection was told and closed.
       *[other] { $told } connections were told and closed.
    }
# $until is a moment, or admin-for-ever.
admin-banned-address = Address { $whom } is not let in, since { $since }, until { $until }
admin-banned-name = Name “{ $whom }” is not let in, since { $since }, until { $until }
admin-for-ever = it is unbanned
admin-unbanned = The ban is lifted.
admin-was-not-banned = There was no such ban. “strandline admin bans” shows those there are.
admin-no-bans = Nobody is banned.
admin-forgotten =
    Forgotten at { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }: { $names ->
        [one] { $names } name
       *[other] { $names } names
    } and { $texts ->
        [one] { $texts } thing
       *[other] { $texts } things
    } said. Seats, moves and times are kept; backups are not touched.
admin-pruned =
    Deleted { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }; { $left } left because somebody looks at them.
admin-would-prune =
    Would delete { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }; { $left } left because somebody looks at them. Nothing was done.
admin-given-back = { $kilobytes } KiB are given back to the system.
