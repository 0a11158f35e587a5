# The sentences of Crab Stack.

# Rules a move can break. The id is the rule’s name, with / as -.
crab-stack-keep-due = The crabs are in separate groups: first choose which one stays, with “keep” and its first space.
crab-stack-not-a-space = That space is not part of this board. Choose a space with a crab on it.
crab-stack-no-crab = There is no crab on that space. Start from a space with one of your crabs on top.
crab-stack-not-yours = That is not your crab. Move one of your own.
crab-stack-not-top = Your crab there is covered, and only the crab on top of a stack can move. Choose another.
crab-stack-empty-landing = A crab never ends on an empty space: it must land on another crab.
crab-stack-path = Your crab cannot get there. A large crab crawls exactly 1 space, a medium one 2, a small one 3, over crabs all the way, never over the same space twice and never back to its start.
crab-stack-landing-size = That crab is too large to land on. A crab lands only on one of its own size or smaller.
crab-stack-no-keep-due = There are no groups to choose between now. Move one of your crabs.
crab-stack-keep-tied = That group is not among the largest. Keep one of those that are tied.
crab-stack-keep-least = Name the group by its first space: the lowest letter, then the lowest number.

# Flaws of options.
crab-stack-layout-space = “{ $space }” is not a space: spaces run from a1 to g7.
crab-stack-layout-repeat = The layout names { $space } twice.
crab-stack-layout-count =
    The layout has { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }, but each crab needs one: { $needed } in all.
crab-stack-layout-apart = The spaces of the layout must all be connected.
crab-stack-repetition =
    A draw when a position occurs { $repetition ->
        [one] { $repetition } time
       *[other] { $repetition } times
    } cannot be chosen: take 2 to 9, or 0 for never.

# Flaws of deals.
crab-stack-deal-first = Seat { $first } cannot start: the table has { $seats } seats, counted from 0.
crab-stack-deal-space = The deal puts a crab on { $space }, which is not part of this board.
crab-stack-deal-bare = The deal leaves { $space } empty.
crab-stack-deal-crabs =
    The deal has { $count ->
        [one] { $count } crab
       *[other] { $count } crabs
    } of the kind { $crab }: each seat at the table has three of each size, and nobody else has any.

# Flaws of positions.
crab-stack-position-empty = The position has no crabs.
crab-stack-position-space = The position has crabs on { $space }, which is not part of this board.
crab-stack-position-seat = The position has a crab { $crab }, but nobody sits there.
crab-stack-position-stack = On { $space } a crab lies on a larger one.
crab-stack-position-crabs = The position has { $count } crabs of the kind { $crab }; a seat has only three of each size.
crab-stack-position-apart = The crabs of the position are in separate groups.
crab-stack-position-out = Seat { $seat } cannot be out: it is named twice, or nobody sits there.
crab-stack-position-turn = It cannot be the turn of seat { $seat }.
crab-stack-position-stuck = Seat { $seat } is to move but cannot: it would be out.
crab-stack-position-keep = Those are not the groups that are tied for the most spaces and crabs.
crab-stack-position-over = The game cannot be over in this position.

# What happened. $..._name is who sits there.
crab-stack-event-dealt =
    The crabs are on the shore. { $first_who ->
        [you] You start.
       *[other] { $first_name } starts.
    }
crab-stack-event-moved =
    { $seat_who ->
        [you] You crawl
       *[other] { $seat_name } crawls
    } from { $from } to { $to } with a { $size ->
        [S] small
        [M] medium
       *[L] large
    } crab.
crab-stack-event-choice-due =
    The crabs are apart, and the largest groups are equal. { $seat_who ->
        [you] You choose
       *[other] { $seat_name } chooses
    } which one stays: { $groups }.
crab-stack-event-kept =
    { $seat_who ->
        [you] You keep the group of { $cell }.
       *[other] { $seat_name } keeps the group of { $cell }.
    }
crab-stack-event-washed =
    A wave! { $crabs ->
        [one] { $crabs } crab is
       *[other] { $crabs } crabs are
    } washed away: { $spaces }.
crab-stack-event-out =
    { $seat_who ->
        [you] You cannot move: you are out of the game.
       *[other] { $seat_name } cannot move and is out of the game.
    }
crab-stack-event-repeated =
    This position has now been seen { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }. At { $limit } the game is a draw.
crab-stack-event-drawn = This position has been seen { $times } times: the game is a draw between { $seats_names }.
crab-stack-event-won =
    { $seat_who ->
        [you] You are the last one left on the shore: you win!
       *[other] { $seat_name } is the last one left on the shore, and wins!
    }

# Options.
crab-stack-option-preset = Printing
crab-stack-option-preset-english = English: the player who moved chooses
crab-stack-option-preset-french = French, like the English: the player who moved chooses
crab-stack-option-preset-russian = Russian: the player whose turn is next chooses
crab-stack-option-layout = Board
crab-stack-option-layout-rings = Rings around an empty middle
crab-stack-option-layout-solid = A hexagon without a hole
crab-stack-option-wave_choice = Who chooses between equal groups
crab-stack-option-wave_choice-mover = The player who moved
crab-stack-option-wave_choice-next = The player whose turn is next
crab-stack-option-elimination = When a player who cannot move is out
crab-stack-option-elimination-on_turn = When their turn comes
crab-stack-option-elimination-at_once = At once, after any move
crab-stack-option-repetition = Draw when a position occurs this often
crab-stack-option-repetition-0 = Never
crab-stack-option-repetition-2 = 2 times
crab-stack-option-repetition-3 = 3 times
crab-stack-option-repetition-4 = 4 times
crab-stack-option-repetition-5 = 5 times
crab-stack-option-repetition-6 = 6 times
crab-stack-option-repetition-7 = 7 times
crab-stack-option-repetition-8 = 8 times
crab-stack-option-repetition-9 = 9 times
crab-stack-nowhere = This crab has nowhere to go now. Choose another.
