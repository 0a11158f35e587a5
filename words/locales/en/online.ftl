# A table of a server, from the terminal: strandline join, strandline watch.

# Why one does not come to a table. $why is one of the online-why below.
online-no-link = “{ $text }” is no link to a table. Such a link looks like https://example.org/t/0c9e8d, as the browser shows it; with “--server https://example.org” the part after /t/ is enough.
online-no-answer = { $house } cannot be reached: { $why }.
online-why-refused = nobody answers there
online-why-silent = it does not answer in time
online-why-unknown = there is no such address
online-why-broken = the connection breaks off
online-no-house = { $house } is no Strandline server, or it speaks another version than this program.
online-certificate = { $house } cannot prove that it is the server you want: { $why }. Nothing was sent to it.
online-why-expired = its certificate has expired
online-why-too-early = its certificate is not valid yet
online-why-other-name = its certificate is for another name
online-why-revoked = its certificate was withdrawn
online-why-unknown-issuer = its certificate comes from nobody who is trusted here
online-sent-away = The server does not let you in.
online-full = All seats are taken. To watch: strandline watch, with the same link.

# At the table.
online-opening = Going to the table …
online-rematch = The rematch begins at a new table.
online-said = { $name }: { $text }
online-bot = bot, { $level }
online-hurry =
    { $seconds ->
        [one] Only { $seconds } second left!
       *[other] Only { $seconds } seconds left!
    }
online-revealing = Everybody is seated, and the programs show each other their secret numbers. Play begins when the last one has come.
online-waiting-watcher = You are watching. The game appears here when it begins.
online-sit = To sit down, type “sit” and your name, for example: sit Ann
online-not-ready = Are you ready? Type “ready”.
online-foreign = The server says something that this program does not understand: one of the two is too old. What was seen so far stays.
online-back = Connected again.
online-watching = You are watching: only those who play can do that.
online-no-hint = At a table with others there are no hints.
online-say-what = What would you like to say? For example: say good luck
online-bell-on = The bell rings when it is your turn.
online-bell-off = The bell is silent.
online-bell = Type “bell on” or “bell off”.
online-link = The link to this table: { $link }
online-not-over = That is there once the game is over.
online-no-record = The server does not give the record just now. Try again later.
online-saved = Saved to { $file }. To check that it was dealt fairly: strandline verify { $file }
online-fair-not-shown = This program did not see the table before play, so it cannot say whether the fingerprint of the secret was shown then. The program of somebody who sat down can.
online-fair-own = Your program’s own secret number is part of it.
online-ask = { $question } Type “yes” to do so, anything else not to:
online-kept = Your seat is kept. To come back: strandline join { $link }
online-page-people = At the table

# What the keys do, and what can be typed.
online-keys = arrows · Enter choose · Tab next · / type · t talk · u undo · ? help · q quit
online-keys-help =
    Keys
      arrows, or h j k l   go from thing to thing
      Tab, Shift-Tab       go to the next thing that can be chosen
      Enter, Space         choose it, or press the button
      Esc                  forget what is chosen
      t                    talk to the others
      u                    undo, or ask the others for it
      Page Up, Page Down   read what happened further back
      ?                    show this
      q, Ctrl-C            leave; your seat is kept
    The mouse does the same: click a thing or a button, turn the wheel.
    To type a move, begin with its first letter, or with / where that is a key.
online-help =
    Type a move, or one of these:
      say TEXT     talk to the others
      moves        show the moves you can make
      log          show what happened; log 20 shows the last of it
      undo         undo your last move, or ask the others for it
      draw         offer a draw
      resign       resign the game
      yes, no      answer what is offered; no takes your own offer back
      pause        ask for a pause; resume goes on
      back         take your seat back from the bot that stepped in
      rematch      play again, once the game is over
      sit NAME     sit down; ready, start and stand before play
      fill         have a bot take a seat, if the table is yours: fill 2 diver
      people       show who sits where
      link         show the link for others
      fair         check that it was dealt fairly, once the game is over
      save FILE    write the record to a file, once the game is over
      bell off     do not ring when it is your turn
      rules        read the rules
      help         show this
      quit         leave; your seat is kept
