# What the browser says of Crab Stack.
web-pitch-crab-stack = Crawl over your rivals and pin them down. Whoever breaks away from the group is taken by the wave.
web-facts-crab-stack = 2–4 players · 10 minutes · nothing hidden
web-aim-crab-stack = Aim: pin every crab of the others, or let the wave take them. Who cannot move is out.

# $crab is a size such as “large crab”; $below several crabs, from the top down.
web-crab-stack-board = The shore. Arrow keys move between spaces, Enter chooses.
web-crab-stack-small = small crab
web-crab-stack-medium = medium crab
web-crab-stack-large = large crab
web-crab-stack-crab = { $size } of { $name }
web-crab-stack-space-empty = { $cell }: water
web-crab-stack-space-one = { $cell }: { $crab }
web-crab-stack-space-stack = { $cell }, { $count } high: { $crab }, on { $below }
web-crab-stack-can-move = Can move
web-crab-stack-can-land = The chosen crab can land here
web-crab-stack-group = Group { $number }
web-crab-stack-doomed = Would be washed away
# $crabs is a list of the next two; $washed is how many crabs lie in no such group.
web-crab-stack-yours = { $count } of yours
web-crab-stack-theirs = { $count } of { $name }’s
web-crab-stack-group-has = Group { $number }: { $crabs }
web-crab-stack-ask-keep = The crabs lie in equal groups now. Choose the group that stays: all others are washed away.
web-crab-stack-ask-keep-next = The last move has left equal groups. Choose the group that stays before you move: all others are washed away.
web-crab-stack-chooses = { $name } chooses the group that stays.
web-crab-stack-stays =
    Group { $number } stays: { $crabs }. { $washed ->
        [one] { $washed } crab is
       *[other] { $washed } crabs are
    } washed away.
web-crab-stack-do-keep = Keep this group
web-crab-stack-chosen =
    { $crab } on { $cell } is chosen: { $count ->
        [one] { $count } place to go
       *[other] { $count } places to go
    }.
web-crab-stack-free = { $free } of { $all } on top
web-crab-stack-from-to = { $from } to { $to }
web-crab-stack-keep = let the group of { $cell } stay

# What things are, and what to do.
web-crab-stack-ask = Choose one of your crabs, then a marked space.
web-crab-stack-ask-where = Now choose where it goes, or another crab.
web-crab-stack-loses = { $name } loses { $count }
web-crab-stack-you-lose = you lose { $count }
web-crab-stack-lose-none = nobody loses a crab
web-crab-stack-tip-small = Small crab: crawls exactly three steps and lands on small crabs.
web-crab-stack-tip-medium = Medium crab: crawls exactly two steps and lands on medium or small crabs.
web-crab-stack-tip-large = Large crab: crawls exactly one step and lands on any crab.
web-crab-stack-tip-seat = Only crabs on top can crawl. Who cannot move on their turn is out; the last one left wins.

web-own-crab-stack-layout = The spaces of the board
web-own-crab-stack-layout-how = One space for each crab, all connected: a letter and a number, as on the board.

# The lesson.
web-lesson-crab-stack-1 = The dotted crabs are yours. A large crab crawls exactly one space, onto any crab beside it. Choose one of your large crabs, then a marked space.
web-lesson-crab-stack-1-then = Your crab sits on top now. Whatever lies under it cannot move.
web-lesson-crab-stack-2 = A medium crab crawls exactly two spaces, over any crabs, and lands on a medium or a small one. Move a medium crab.
web-lesson-crab-stack-2-then = Exactly two spaces, never one. On the way it may crawl over any crab; only where it stops must not be bigger.
web-lesson-crab-stack-3 = A small crab crawls exactly three spaces and lands only on small crabs. Move a small crab.
web-lesson-crab-stack-3-then = Small crabs go far, but they can be covered by everybody.
web-lesson-crab-stack-4 = Now to be mean: land on one of Pearl’s striped crabs and pin it down.
web-lesson-crab-stack-4-then = It is stuck until your crab moves off. A stack shows its height; point at it, or hold it on a touch screen, to see who lies under whom.
web-lesson-crab-stack-5 = A new shore. Spaces left empty fill with water, and only the largest group stays. Five of Pearl’s crabs hang on your large crab at e4. Crawl off that bridge onto your side!
web-lesson-crab-stack-5-then = The wave took five crabs, for good. Mind your own bridges.
web-lesson-crab-stack-6 = Here three groups meet at your large crab on d4. Crawl down to d5, onto the smallest group.
web-lesson-crab-stack-6-then = The two largest groups are equal in spaces and in crabs. Somebody must choose: you, because you moved.
web-lesson-crab-stack-7 = Choose the group that stays. Tap or click a crab: its group is chosen, and you see what the wave would take. Where are most of your crabs? Then press “Keep this group”.
web-lesson-crab-stack-7-then = All other groups are gone. Nothing is washed away before you have confirmed it.
web-lesson-crab-stack-8 = A player who cannot move on their turn is out, and the last one left wins. One crawl of your large crab on d4 leaves Pearl without a single crab. Find it!
web-lesson-crab-stack-8-then = You have won. Pinning every crab of a rival does it too.
