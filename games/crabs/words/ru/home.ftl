# What the first page says of the game. Its name is its publisher’s and stays as it is in every language.
game-crabs = Crabs!
web-pitch-crabs = Меняйтесь у садка, вяжите улов и продавайте лучших крабов на рынке.
web-facts-crabs = 2–5 игроков · 40 минут · карты и сделки
