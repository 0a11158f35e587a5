# The sentences of Crab Stack.

# Rules a move can break. The id is the rule's name, with / as -.
crab-stack-keep-due = Крабы разделились на группы: сначала выберите, какая останется, — «keep» и её первая клетка.
crab-stack-not-a-space = Этой клетки на поле нет. Выберите клетку, на которой стоит краб.
crab-stack-no-crab = На этой клетке нет краба. Начните с клетки, где сверху ваш краб.
crab-stack-not-yours = Это не ваш краб. Ходите своим.
crab-stack-not-top = Ваш краб накрыт, а ходит только верхний краб стопки. Выберите другого.
crab-stack-empty-landing = Краб никогда не останавливается на пустой клетке: под ним должен быть другой краб.
crab-stack-path = Туда вашему крабу не добраться. Большой краб проходит ровно 1 клетку, средний — 2, маленький — 3, всё время по крабам, не наступая дважды на одну клетку и не возвращаясь на свою.
crab-stack-landing-size = Этот краб слишком велик. Останавливаться можно только на крабе своего размера или меньше.
crab-stack-no-keep-due = Сейчас нет групп, между которыми надо выбирать. Сходите одним из своих крабов.
crab-stack-keep-tied = Эта группа не из самых больших. Оставьте одну из тех, что равны.
crab-stack-keep-least = Назовите группу по первой клетке: младшая буква, затем меньшее число.

# Flaws of options.
crab-stack-layout-space = «{ $space }» — не клетка: клетки идут от a1 до g7.
crab-stack-layout-repeat = Клетка { $space } названа дважды.
crab-stack-layout-count =
    На поле { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    }, а нужна одна на каждого краба: всего { $needed }.
crab-stack-layout-apart = Клетки поля должны быть связаны между собой.
crab-stack-repetition = Ничью на { $repetition }-й раз выбрать нельзя: возьмите от 2 до 9 или 0 — никогда.

# Flaws of deals.
crab-stack-deal-first = Место { $first } не может начинать: мест за столом { $seats }, счёт с нуля.
crab-stack-deal-space = В раздаче краб стоит на { $space }, а этой клетки на поле нет.
crab-stack-deal-bare = В раздаче клетка { $space } пуста.
crab-stack-deal-crabs =
    В раздаче { $count ->
        [one] { $count } краб
        [few] { $count } краба
       *[many] { $count } крабов
    } вида { $crab }: у каждого места за столом по три краба каждого размера, а больше ни у кого крабов нет.

# Flaws of positions.
crab-stack-position-empty = В позиции нет крабов.
crab-stack-position-space = В позиции крабы стоят на { $space }, а этой клетки на поле нет.
crab-stack-position-seat = В позиции есть краб { $crab }, но такого места за столом нет.
crab-stack-position-stack = На { $space } краб стоит на более крупном.
crab-stack-position-crabs = В позиции крабов вида { $crab } — { $count }, а у места их только по три каждого размера.
crab-stack-position-apart = Крабы в позиции разделены на группы.
crab-stack-position-out = Место { $seat } не может быть выбывшим: оно названо дважды или его нет.
crab-stack-position-turn = Сейчас не может быть ход места { $seat }.
crab-stack-position-stuck = Ход места { $seat }, но пойти оно не может и должно выбыть.
crab-stack-position-keep = Это не те группы, что равны по клеткам и крабам.
crab-stack-position-over = В этой позиции партия не может быть окончена.

# What happened. $..._name is who sits there.
crab-stack-event-dealt =
    Крабы на берегу. { $first_who ->
        [you] Начинаете вы.
       *[other] Начинает { $first_name }.
    }
crab-stack-event-moved =
    { $seat_who ->
        [you] Ваш
       *[other] { $seat_name }:
    } { $size ->
        [S] маленький
        [M] средний
       *[L] большой
    } краб ползёт с { $from } на { $to }.
crab-stack-event-choice-due =
    Крабы разделились, и самые большие группы равны. { $seat_who ->
        [you] Вы выбираете
       *[other] { $seat_name } выбирает
    }, какая останется: { $groups }.
crab-stack-event-kept =
    { $seat_who ->
        [you] Вы оставляете группу { $cell }.
       *[other] { $seat_name } оставляет группу { $cell }.
    }
crab-stack-event-washed =
    Волна! { $crabs ->
        [one] Смыт { $crabs } краб
        [few] Смыты { $crabs } краба
       *[many] Смыто { $crabs } крабов
    }: { $spaces }.
crab-stack-event-out =
    { $seat_who ->
        [you] Вы не можете пойти и выбываете из игры.
       *[other] { $seat_name } не может пойти и выбывает из игры.
    }
crab-stack-event-repeated =
    Эта позиция встретилась уже { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }. На { $limit }-й раз будет ничья.
crab-stack-event-drawn =
    Эта позиция встретилась { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }. Ничья: { $seats_names }.
crab-stack-event-won =
    { $seat_who ->
        [you] На берегу остались только вы — это победа!
       *[other] На берегу остаётся только { $seat_name } — это победа!
    }

# Options.
crab-stack-option-preset = Издание
crab-stack-option-preset-english = Английское: выбирает тот, кто сходил
crab-stack-option-preset-french = Французское, как английское: выбирает тот, кто сходил
crab-stack-option-preset-russian = Русское: выбирает тот, чей ход следующий
crab-stack-option-layout = Поле
crab-stack-option-layout-rings = Кольца вокруг пустой середины
crab-stack-option-layout-solid = Шестиугольник без дыры
crab-stack-option-wave_choice = Кто выбирает между равными группами
crab-stack-option-wave_choice-mover = Тот, кто сходил
crab-stack-option-wave_choice-next = Тот, чей ход следующий
crab-stack-option-elimination = Когда выбывает тот, кто не может пойти
crab-stack-option-elimination-on_turn = Когда придёт его ход
crab-stack-option-elimination-at_once = Сразу, после любого хода
crab-stack-option-repetition = Ничья, когда позиция встретится столько раз
crab-stack-option-repetition-0 = Никогда
crab-stack-option-repetition-2 = 2 раза
crab-stack-option-repetition-3 = 3 раза
crab-stack-option-repetition-4 = 4 раза
crab-stack-option-repetition-5 = 5 раз
crab-stack-option-repetition-6 = 6 раз
crab-stack-option-repetition-7 = 7 раз
crab-stack-option-repetition-8 = 8 раз
crab-stack-option-repetition-9 = 9 раз
crab-stack-nowhere = Этому крабу сейчас некуда идти. Выберите другого.
