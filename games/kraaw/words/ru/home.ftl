# What the first page says of the game. Its name is its publisher’s and stays as it is in every language.
game-kraaw = Kraaw
web-pitch-kraaw = Пять закрытых карт, гнездо под охраной и воры на каждой ветке. Где же была пятёрка?
web-facts-kraaw = 2–6 игроков · 20 минут · память и выдержка
