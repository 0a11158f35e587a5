# What the terminal's picture of Crab Stack says.

screen-crab-stack-seat =
    { $crabs ->
        [one] { $crabs } краб
        [few] { $crabs } краба
       *[many] { $crabs } крабов
    } на поле, сверху { $tops }
screen-crab-stack-out = вне игры
screen-crab-stack-legend = [[L]] большой, 1 клетка   [M] средний, 2 клетки   S маленький, 3 клетки   ~ вода
screen-crab-stack-legend-wave = ≈ только что смыло
screen-crab-stack-ask = Ходите крабом: { $example } — или введите его клетку, чтобы увидеть, куда можно.
screen-crab-stack-ask-target = { $crab } на { $from }: введите одну из клеток, отмеченных > <, или другого краба.
screen-crab-stack-ask-keep = Какая группа останется? { $choices }
screen-crab-stack-targets = { $crab } на { $from } может пойти на: { $targets }
screen-crab-stack-no-targets = { $crab } на { $from } сейчас никуда не может пойти.
screen-crab-stack-stack = { $cell }, снизу вверх: { $stack }
screen-crab-stack-empty = { $cell } — открытая вода.
screen-crab-stack-covered = Ваш краб на { $cell } лежит под другим и не может ходить.
screen-crab-stack-help =
    Цифра на крабе — номер его игрока, буква — размер; × считает крабов в стопке, а
    те, что снизу, написаны под ней, начиная с самого нижнего. Между * * — клетка,
    где закончился последний ход. Введите клетку (например, c3), чтобы рассмотреть
    её или выбрать своего краба, а затем клетку, куда ему идти.
screen-crab-stack-no-space = Клетки { $text } здесь нет.
screen-crab-stack-keep-how = { $described } Чтобы осталась его группа: { $move }
