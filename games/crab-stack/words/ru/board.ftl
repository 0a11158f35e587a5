# What the browser says of Crab Stack.
web-pitch-crab-stack = Взбирайтесь на соперников и прижимайте их к песку. Кто отколется от группы, того смоет волна.
web-facts-crab-stack = 2–4 игрока · 10 минут · всё открыто
web-aim-crab-stack = Цель: придавить всех чужих крабов или отдать их волне. Кто не может ходить, выбывает.

# $crab is a size such as “large crab”; $below several crabs, from the top down.
web-crab-stack-board = Берег. Стрелки переводят с клетки на клетку, Enter выбирает.
web-crab-stack-small = маленький краб
web-crab-stack-medium = средний краб
web-crab-stack-large = большой краб
web-crab-stack-crab = { $size } ({ $name })
web-crab-stack-space-empty = { $cell }: вода
web-crab-stack-space-one = { $cell }: { $crab }
web-crab-stack-space-stack = { $cell }, высота { $count }: { $crab }, под ним { $below }
web-crab-stack-can-move = Может ходить
web-crab-stack-can-land = Выбранный краб может сюда прийти
web-crab-stack-group = Группа { $number }
web-crab-stack-doomed = Будет смыто
# $crabs is a list of the next two; $washed is how many crabs lie in no such group.
web-crab-stack-yours = ваших — { $count }
web-crab-stack-theirs = { $name } — { $count }
web-crab-stack-group-has = Группа { $number }: { $crabs }
web-crab-stack-ask-keep = Крабы разделились на равные группы. Выберите группу, которая останется: всех остальных смоет.
web-crab-stack-ask-keep-next = После последнего хода остались равные группы. Прежде чем ходить, выберите группу, которая останется: всех остальных смоет.
web-crab-stack-chooses = { $name } выбирает группу, которая останется.
web-crab-stack-stays =
    Группа { $number } остаётся: { $crabs }. Волна смоет { $washed ->
        [one] { $washed } краба
        [few] { $washed } крабов
       *[many] { $washed } крабов
    }.
web-crab-stack-do-keep = Оставить эту группу
web-crab-stack-chosen =
    { $crab } на { $cell } выбран: { $count ->
        [one] { $count } клетка для хода
        [few] { $count } клетки для хода
       *[many] { $count } клеток для хода
    }.
web-crab-stack-free = сверху { $free } из { $all }
web-crab-stack-from-to = { $from } на { $to }
web-crab-stack-keep = оставить группу { $cell }

# Что есть что и что делать.
web-crab-stack-ask = Выберите своего краба, потом отмеченное место.
web-crab-stack-ask-where = Теперь выберите, куда он ползёт, или другого краба.
web-crab-stack-loses = { $name } теряет { $count }
web-crab-stack-you-lose = вы теряете { $count }
web-crab-stack-lose-none = никто не теряет крабов
web-crab-stack-tip-small = Маленький краб: ползёт ровно на три шага и садится на маленьких.
web-crab-stack-tip-medium = Средний краб: ползёт ровно на два шага и садится на средних и маленьких.
web-crab-stack-tip-large = Большой краб: ползёт ровно на один шаг и садится на любого.
web-crab-stack-tip-seat = Ползать могут только верхние крабы. Кто не может ходить в свой ход, выбывает; последний оставшийся побеждает.

web-own-crab-stack-layout = Клетки поля
web-own-crab-stack-layout-how = По клетке на каждого краба, все соединены: буква и цифра, как на поле.

# The lesson.
web-lesson-crab-stack-1 = Крабы с точками — ваши. Большой краб проходит ровно одну клетку, на любого соседнего краба. Выберите своего большого краба, затем отмеченную клетку.
web-lesson-crab-stack-1-then = Теперь ваш краб наверху. Те, кто под ним, ходить не могут.
web-lesson-crab-stack-2 = Средний краб проходит ровно две клетки, по любым крабам, и встаёт на среднего или маленького. Сходите средним крабом.
web-lesson-crab-stack-2-then = Ровно две клетки, никогда не одну. По пути он может ползти по любым крабам, но останавливаться на более крупном нельзя.
web-lesson-crab-stack-3 = Маленький краб проходит ровно три клетки и встаёт только на маленьких. Сходите маленьким крабом.
web-lesson-crab-stack-3-then = Маленькие ходят далеко, но накрыть их может каждый.
web-lesson-crab-stack-4 = А теперь сделаем пакость: встаньте на полосатого краба Жемчужины и прижмите его.
web-lesson-crab-stack-4-then = Он заперт, пока ваш краб не уйдёт. Стопка показывает высоту; наведите на неё или нажмите и подержите, чтобы увидеть, кто под кем.
web-lesson-crab-stack-5 = Новый берег. Пустые клетки заливает вода, и остаётся только самая большая группа. Пять крабов Жемчужины держатся за вашего большого краба на e4. Уйдите с этого мостика на свою сторону!
web-lesson-crab-stack-5-then = Волна унесла пять крабов навсегда. Берегите свои мостики.
web-lesson-crab-stack-6 = Здесь три группы сходятся у вашего большого краба на d4. Спуститесь на d5, в самую маленькую группу.
web-lesson-crab-stack-6-then = Две самые большие группы равны и по клеткам, и по крабам. Кто-то должен выбрать: вы, ведь сходили вы.
web-lesson-crab-stack-7 = Выберите группу, которая останется. Нажмите на краба: его группа будет выбрана, и вы увидите, кого смоет волна. Где больше ваших крабов? Затем нажмите «Оставить эту группу».
web-lesson-crab-stack-7-then = Всех остальных смыло. Пока вы не подтвердили выбор, волна никого не уносит.
web-lesson-crab-stack-8 = Кто не может пойти в свой ход, выбывает; последний побеждает. Один ход вашего большого краба с d4 оставит Жемчужину без единого краба. Найдите его!
web-lesson-crab-stack-8-then = Вы победили. Прижать всех крабов соперника — тоже победа.
