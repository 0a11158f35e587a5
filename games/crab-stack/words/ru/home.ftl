# What the first page says of the game. Its name is its publisher’s and stays as it is in every language.
game-crab-stack = Crab Stack
web-pitch-crab-stack = Взбирайтесь на соперников и прижимайте их к песку. Кто отколется от группы, того смоет волна.
web-facts-crab-stack = 2–4 игрока · 10 минут · всё открыто
