# What the browser says of Crab Stack.
web-aim-crab-stack = Aim: pin every crab of the others, or let the wave take them. Whoever cannot move is out.

# $crab is a size such as “large crab”; $below several crabs, from the top down.
web-crab-stack-board = The shore. Arrow keys move between spaces, Enter chooses.
web-crab-stack-row = Row { $row }
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
web-crab-stack-ask-keep = The largest groups are equal. Choose the group that stays: all others are washed away.
web-crab-stack-ask-keep-next = After the last move the largest groups are equal. Choose the group that stays before you move: all others are washed away.
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
web-crab-stack-tip-seat = Only crabs on top can crawl. Whoever cannot move on their turn is out; the last one left wins.

web-own-crab-stack-layout = The spaces of the board
web-own-crab-stack-layout-how = One space for each crab, all connected: a letter and a number, as on the board.

# The lesson.
web-lesson-crab-stack-1 = The aim: be able to move longer than everybody else. The dotted crabs are yours. A large crab crawls exactly one space, onto any crab beside it, another’s or your own. | Choose one of your large crabs, then a marked space.
web-lesson-crab-stack-1-then = Your crab sits on top now. Whatever lies under it cannot move.
web-lesson-crab-stack-2 = A medium crab crawls exactly two spaces and lands on a medium or a small one. | Move a medium crab.
web-lesson-crab-stack-2-then = Exactly two spaces, never one. On the way it may crawl over any crab, never the same space twice; only the crab it stops on must not be bigger.
web-lesson-crab-stack-3 = A small crab crawls exactly three spaces and lands only on small crabs. | Move a small crab.
web-lesson-crab-stack-3-then = Small crabs go far, but they can be covered by everybody.
web-lesson-crab-stack-4 = Now to be mean: a crab that is covered cannot move. | Land on one of Pearl’s striped crabs and pin it down.
web-lesson-crab-stack-4-then = It is stuck until your crab moves off; yours can be pinned in the same way. A stack shows its height; point at it, or hold it, to see who lies under whom.
web-lesson-crab-stack-5 = A new shore. Spaces left empty fill with water, and where the crabs are torn apart only the largest group stays: the one on the most spaces. Five of Pearl’s crabs hang on your large crab at e4. | Crawl off that bridge onto your side!
web-lesson-crab-stack-5-then = The wave took five crabs, for good. Mind your own bridges.
web-lesson-crab-stack-6 = Here three groups meet at your large crab on d4. | Crawl down to d5, onto the smallest group.
web-lesson-crab-stack-6-then = The two largest groups are equal in spaces and in crabs. Somebody must choose: you, because you moved.
web-lesson-crab-stack-7 = Tap or click a crab: its group is chosen, and you see what the wave would take. | Choose the group that has the most of your crabs, then press “Keep this group”.
web-lesson-crab-stack-7-then = All other groups are gone. Nothing is washed away before you have confirmed it.
web-lesson-crab-stack-8 = Whoever cannot move on their turn is out; their crabs stay where they are. The last one left wins. One crawl of your large crab on d4 leaves Pearl without a single crab. | Find it!
web-lesson-crab-stack-8-then = You have won. Pinning every crab of a rival does it too. If the same position keeps coming back, the game is a draw.
web-tactics-crab-stack-1 = Large crabs are the strongest: only another large crab can land on them. | Pin one of Pearl’s large crabs under one of yours.
web-tactics-crab-stack-1-then = Nobody but a large crab could now land on yours, so the pin is hard to break.
web-tactics-crab-stack-2 = A pin holds only while your crab stays where it is. | Move any other crab, so that Pearl’s large one stays pinned.
web-tactics-crab-stack-2-then = Moves elsewhere are your reserve. Whoever has to lift a pin for want of another move has usually lost.
web-tactics-crab-stack-3 = Before you tear the shore apart, count: the group on the most spaces stays; if that is a tie, the one with the most crabs. Your large crab on d4 holds three groups together. | Crawl so that the wave takes at least seven of Pearl’s crabs and fewer of yours.
web-tactics-crab-stack-3-then = Your crab made its own group the heavier one. A wave may cost you something, as long as it costs the others more.

# How a game ended.
web-crab-stack-score-crabs = Crabs left
web-crab-stack-score-tops = On top
web-crab-stack-score-curve = Crabs left, move by move
web-crab-stack-margin =
    { $count ->
        [one] { $count } crab
       *[other] { $count } crabs
    }
