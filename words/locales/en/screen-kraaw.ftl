# The terminal screen of the game.
