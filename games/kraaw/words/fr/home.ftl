# What the first page says of the game. Its name is its publisher’s and stays as it is in every language.
game-kraaw = Kraaw
web-pitch-kraaw = Cinq cartes cachées, un nid à garder et des voleurs sur chaque branche. Où était le 5, déjà ?
web-facts-kraaw = 2–6 joueurs · 20 minutes · mémoire et sang-froid
