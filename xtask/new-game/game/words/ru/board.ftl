# Что браузер говорит о New Game.
web-aim-newgame = Цель: взять больше раундов, чем другие, — жемчужиной и ставкой вместе.

newgame-face-ask = Поставьте ракушки на свою жемчужину: выберите её, потом сколько.
newgame-face-pearl = жемчужина { $value }
newgame-face-hidden = жемчужина рубашкой вверх
newgame-face-shells = осталось ракушек: { $count }
newgame-face-bid = ставка: { $shells }
newgame-face-seat = { $name } · выиграно раундов: { $points }
newgame-face-do-bid = Поставить { $shells }

# The lesson, step by step: why, behind the | what to do, and then what came of it.
web-lesson-newgame-1 = У вас жемчужина 6, а чужую вы не знаете. | Поставьте хотя бы одну ракушку: выберите жемчужину, потом ставку.
web-lesson-newgame-1-then = Обе жемчужины открыты, ставки прибавлены. Раунд выигрывает наибольшая сумма; ракушки в любом случае потрачены.
