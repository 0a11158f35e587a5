# What the terminal's picture of Crabs! says.

screen-crabs-heading =
    Круг { $round } · последним будет круг, в котором кто-то наберёт { $target ->
        [one] { $target } очко
        [few] { $target } очка
       *[many] { $target } очков
    }
screen-crabs-last-round = Этот круг последний: нужные очки набраны ({ $name }). Затем — подсчёт очков.
screen-crabs-player =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } (торговцы { $vendors }, премиальные { $premium }, снасти { $stars }) · { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    }
screen-crabs-known = на глазах у всех взято в руку: { $cards }
screen-crabs-caught = поймано: { $crabs }
screen-crabs-market = Рынок   { $stacks }
screen-crabs-gear = Снасти   { $row }
screen-crabs-permit = Лицензия { $lines }
screen-crabs-pool = Садок    { $cards }   (колода { $deck }, сброс { $discard })
screen-crabs-hand = Рука     { $cards }   (сумма { $value })
screen-crabs-ask-action = Ваше действие: { $actions }? «меню» — по шагам.
screen-crabs-ask-grab = Вторая карта: grab deck или карта из садка, например grab 4.
screen-crabs-ask-sell = Продать торговцу? { $sales }
screen-crabs-ask-drop =
    { $count ->
        [one] На руке лишняя { $count } карта: положите её в садок, например drop 1.
        [few] На руке лишние { $count } карты: положите их в садок, например drop 1 2.
       *[many] На руке лишних карт { $count }: положите их в садок, например drop 1 2.
    }
screen-crabs-menu-action = Какое действие? Номер или название.
screen-crabs-menu-rope = Какая карта будет верёвкой, лицом вниз?
screen-crabs-menu-with = Какие карты лицом вверх? Их сумма — сила связки.
screen-crabs-menu-gear = Прибавить бонус снасти? да или нет.
screen-crabs-menu-keep = Какого краба оставляете? 3 — спокойного, 3^ — встревоженного (это 4).
screen-crabs-menu-grab = Откуда? deck или карта из садка.
screen-crabs-menu-give = Какие карты кладёте в садок?
screen-crabs-menu-raise = Какие карты берёте? На ту же сумму.
screen-crabs-menu-trade = Какие карты берёте? Столько же, сколько положили.
screen-crabs-menu-relax = Каких встревоженных крабов успокоить? От одного до трёх, например 3^ 4^.
screen-crabs-menu-upgrade = Какие карты сбросить? Ровно цена следующей снасти.
screen-crabs-menu-back = («назад» — на шаг назад)
screen-crabs-menu-left = Снова на пляже.
screen-crabs-menu-unknown = «{ $text }» — не ответ на этот вопрос. «назад» — на шаг назад.
screen-crabs-action-catch = оставить краба, которого разрешает лицензия
screen-crabs-action-grab = взять две карты из колоды или садка
screen-crabs-action-raise = обменять карты на другие с той же суммой
screen-crabs-action-relax = успокоить до трёх встревоженных крабов
screen-crabs-action-trade = обменять карты на столько же других
screen-crabs-action-upgrade = сбросить карты и перейти к следующей снасти
screen-crabs-catch-rule =
    Одна карта, лицом вниз, — верёвка. Сумма карт лицом вверх — это сила связки,
    вместе с бонусом снасти, если хотите. Лицензия говорит, кого она позволяет
    оставить: открытого краба названной ценности — спокойным или на единицу
    старше — встревоженным.
screen-crabs-catch-none = С такой рукой сейчас никого не поймать. Сначала возьмите, обменяйте или вырастите карты.
screen-crabs-help =
    Карта — это её ценность; * — премиальный краб, ^ — пойманный краб, который лежит
    встревоженным (3^ — это 4). Рынок: кого хочет торговец каждой стопки → сколько
    он платит (сколько торговцев осталось); снасти: бонус (цена, звёзды) и ‹у кого›
    такая снасть. «меню» собирает ход по шагам; «помощь catch» показывает, кого можно
    поймать вашими картами.
screen-crabs-player-short =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } · { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    }
screen-crabs-worth = сумма { $value }
screen-crabs-hand-label = Рука
screen-crabs-caught-label = Поймано

# The rules page for an edition of one's own.
screen-crabs-own = *На этой странице числа издания «{ $name }». Примеры, верные только для встроенного издания, опущены.*
screen-crabs-own-cards =
    Сколько каких карт, чего хотят и сколько платят торговцы, снасти и лицензия — всё это печатные данные, *издание*. В вашем { $count ->
        [one] { $count } краб
        [few] эти { $count } краба
       *[many] эти { $count } крабов
    }:
screen-crabs-own-value = значение
screen-crabs-own-number = карт
screen-crabs-own-premium = из них премиальных
screen-crabs-own-vendors =
    В вашем издании { $count ->
        [one] { $count } торговец
        [few] { $count } торговца
       *[many] { $count } торговцев
    }. До стрелки — крабы, которых хочет торговец, после неё — сколько он платит.
screen-crabs-own-stack =
    { $count ->
        [one] { $count } краб
        [few] { $count } краба
       *[many] { $count } крабов
    }
screen-crabs-own-cost =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
screen-crabs-own-worth =
    { $count ->
        [0] –
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
screen-crabs-how = { $verb }: { $what }. Пишется так: { $example }
screen-crabs-action-sell = после действия отдать торговцу ровно тех крабов, которых он хочет (перед «with» — номер его стопки)
screen-crabs-action-drop = положить в садок карты сверх восьми

# Odd things in an edition that can be played with all the same.
crabs-doubt-vendor = этот торговец хочет больше крабов со значением { $value }, чем есть карт: продать ему не удастся никому
crabs-doubt-free = эта снасть ничего не стоит
crabs-doubt-dear = эта снасть стоит { $cost } карт, а в конце хода на руках их не больше { $most }
