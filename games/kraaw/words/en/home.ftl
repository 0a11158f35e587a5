# What the first page says of the game. Its name is its publisher’s and stays as it is in every language.
game-kraaw = Kraaw
web-pitch-kraaw = Five face-down cards, a nest to guard, and thieves on every branch. Which of them was the 5?
web-facts-kraaw = 2–6 players · 20 minutes · memory and nerve
