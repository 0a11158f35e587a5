# What the first page says of the game. Its name is its publisher’s and stays as it is in every language.
game-crab-stack = Crab Stack
web-pitch-crab-stack = Crawl over your rivals and pin them down. Whoever breaks away from the group is taken by the wave.
web-facts-crab-stack = 2–4 players · 10 minutes · nothing hidden
