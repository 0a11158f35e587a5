# What the terminal’s picture of Crab Stack says.

screen-crab-stack-seat =
    { $crabs ->
        [one] { $crabs } crab
       *[other] { $crabs } crabs
    } on the board, { $tops ->
        [one] { $tops } on top
       *[other] { $tops } on top
    }
screen-crab-stack-out = out
screen-crab-stack-legend = [[L]] large, 1 space   [M] medium, 2 spaces   S small, 3 spaces   ~ water
screen-crab-stack-legend-wave = ≈ just washed away
screen-crab-stack-ask = Move a crab: { $example } — or type its space to see where it can go.
screen-crab-stack-ask-target = { $crab } at { $from }: type one of the spaces marked > <, or another crab.
screen-crab-stack-ask-keep = Which group stays? { $choices }
screen-crab-stack-targets = { $crab } at { $from } can go to: { $targets }
screen-crab-stack-no-targets = { $crab } at { $from } cannot go anywhere now.
screen-crab-stack-stack = { $cell }, from the bottom: { $stack }
screen-crab-stack-empty = { $cell } is open water.
screen-crab-stack-covered = Your crab at { $cell } lies under another and cannot move.
screen-crab-stack-help =
    The number on a crab is that of its player, the letter its size; × counts the
    crabs of a stack, and those underneath are written below it, bottom first. * *
    is where the last move ended. Type a space (like c3) to look at it or to
    choose your crab there; then type the space it should go to.
screen-crab-stack-no-space = There is no space { $text } here.
screen-crab-stack-keep-how = { $described } To have its group stay: { $move }
