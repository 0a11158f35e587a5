# What the first page says of the game. Its name is its publisher’s and stays as it is in every language.
game-crab-stack = Crab Stack
web-pitch-crab-stack = Grimpez sur vos rivaux et clouez-les au sol. Tout ce qui se détache du groupe est emporté par la vague.
web-facts-crab-stack = 2–4 joueurs · 10 minutes · rien de caché
