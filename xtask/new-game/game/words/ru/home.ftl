# What the first page says of the game.
game-newgame = New Game
web-pitch-newgame = Ставьте ракушки на свою жемчужину, все разом. Раунд берёт тот, у кого жемчужина и ставка вместе больше.
web-facts-newgame = 2–4 игрока · 5 минут · у каждого своя тайна
