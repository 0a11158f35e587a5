# What the first page says of the game. Its name is its publisher’s and stays as it is in every language.
game-crabs = Crabs!
web-pitch-crabs = Échangez au bassin, liez vos prises et vendez les plus beaux crabes au marché.
web-facts-crabs = 2–5 joueurs · 40 minutes · cartes et bonnes affaires
