# What the first page says of the game.
game-newgame = New Game
web-pitch-newgame = Bid shells on your pearl, all at once. The highest pearl and bid together win the round.
web-facts-newgame = 2–4 players · 5 minutes · one secret each
