# What is around a table: being told of one's turn, links and records, sitting down. $game is the name of a game.

# Being told.
web-told-title = Your turn · { $game }
web-told-text = The others are waiting for you.
web-told-ask = Tell me when it is my turn
web-told-on = You are told when it is your turn
web-told-refused = This browser is set to show no notifications from Strandline. You can change that in its settings for this site.
web-told-setting = Tell me when it is my turn and I am looking elsewhere

# Games go places. $why is what is wrong with a record.
web-nowhere = There is no such game here.
web-open-record = Open a record
web-open-record-how = A saved game, from Strandline anywhere: choose the file, drop it here, or paste it.
web-open-record-not = This record cannot be opened. { $why }
web-open-sealed-not = This file holds no game that can go on: it was damaged or changed. Save the game again where it was played.
web-replay-run = Play by itself
web-replay-stop = Stop
web-link-copied = The link is copied.
web-link-carries = The link is copied. It carries the whole game: whoever opens it sees this move.
web-link-not = This browser cannot put the game into a link. Save the record and send the file.
web-picture-png = Picture (PNG)
web-picture-svg = Picture (SVG)

# Sitting down. $names are those who sit there.
web-seats-open = { $open } of { $seats } seats open
web-options-usual = as usual
web-online-invited = You are invited to a game of { $game }.
web-online-invited-by = { $names } would like to play { $game } with you.
