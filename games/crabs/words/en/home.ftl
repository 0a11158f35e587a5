# What the first page says of the game. Its name is its publisher’s and stays as it is in every language.
game-crabs = Crabs!
web-pitch-crabs = Trade at the pool, bind your catch and sell the finest crabs at the market.
web-facts-crabs = 2–5 players · 40 minutes · cards and bargains
