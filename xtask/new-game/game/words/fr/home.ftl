# What the first page says of the game.
game-newgame = New Game
web-pitch-newgame = Misez des coquillages sur votre perle, tous à la fois. La perle et la mise les plus fortes ensemble gagnent la manche.
web-facts-newgame = 2 à 4 joueurs · 5 minutes · un secret chacun
