# What the browser says of Crabs!.
web-pitch-crabs = Меняйтесь у садка, вяжите улов и продавайте лучших крабов на рынке.
web-facts-crabs = 2–5 игроков · 40 минут · карты и сделки

# $cards and $crabs are written as on the cards: * is premium, ^ is stressed.
web-crabs-round = Круг { $round } · последний круг — когда кто-то наберёт { $target }
web-crabs-last-round = Последний круг! Нужные очки набраны: { $name }.
web-crabs-market = Рынок
web-crabs-pool = Садок
web-crabs-permit = Лицензия
web-crabs-gear = Снасти
web-crabs-gear-line =
    Прибавляет { $bonus }, стоит { $cost ->
        [one] { $cost } карту
        [few] { $cost } карты
       *[many] { $cost } карт
    }, даёт { $stars ->
        [one] { $stars } очко
        [few] { $stars } очка
       *[many] { $stars } очков
    }
web-crabs-gear-cost =
    цена: { $cost ->
        [one] { $cost } карта
        [few] { $cost } карты
       *[many] { $cost } карт
    }
web-crabs-vendor = Хочет { $wants }, платит { $pay }
web-crabs-vendors-left =
    { $count ->
        [0] распродано
        [one] { $count } торговец
        [few] { $count } торговца
       *[many] { $count } торговцев
    }
web-crabs-deck = Колода { $deck } · сброс { $discard }
web-crabs-points = очки: { $points } (торговцы { $vendors }, премиальные { $premium }, снасти { $stars })
web-crabs-hand-size =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
web-crabs-known = видели: { $cards }
web-crabs-caught = Пойманные крабы
web-crabs-hand =
    На руке: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, сумма { $value }
web-crabs-stressed = Встревоженные крабы
web-crabs-crab = { $value }
web-crabs-crab-premium = { $value }, премиальный
web-crabs-crab-stressed = { $value }, встревожен
web-crabs-crab-stressed-premium = { $value }, встревожен, премиальный
web-crabs-actions = Действия
web-crabs-do-catch = Поймать
web-crabs-do-grab = Взять
web-crabs-do-trade = Обменять
web-crabs-do-raise = Вырастить
web-crabs-do-relax = Успокоить
web-crabs-do-upgrade = Улучшить снасть
web-crabs-do-drop = положить { $cards } в садок
web-crabs-take-pool = взять { $card } из садка
web-crabs-take-deck = взять из колоды
web-crabs-make = Сделать этот ход
web-crabs-pass = Пропустить
web-crabs-rope = Верёвка:
web-crabs-keep = Оставить:
web-crabs-use-gear = Прибавить бонус снасти: +{ $bonus }
web-crabs-ask-grab = Возьмите вторую карту: из садка или из колоды.
web-crabs-ask-sell = Продать торговцу?
web-crabs-ask-drop =
    У вас на руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    }, а предел — восемь: положите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } в садок.
web-crabs-sell =
    Продать { $crabs } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
web-crabs-sell-nothing = Ничего не продавать
web-crabs-ready = Так можно.
web-crabs-so-far = Выложено карт: { $given }, взято: { $taken }.
web-crabs-so-far-value = Сумма выложенных: { $given }, взятых: { $taken }.
web-crabs-so-far-binding = Сила связки: { $count }.
# Краба старше пятёрки нет.
web-crabs-so-far-permit =
    { $value ->
        [5] Лицензия разрешает оставить краба ценности 5.
       *[other] Лицензия разрешает оставить краба ценности { $value } или встревоженного краба ценности { $next }.
    }
web-crabs-need-action = Выберите действие.
web-crabs-need-hand = Выберите карты с руки.
web-crabs-need-take =
    { $count ->
        [one] Возьмите из садка ещё { $count } карту.
        [few] Возьмите из садка ещё { $count } карты.
       *[many] Возьмите из садка ещё { $count } карт.
    }
web-crabs-need-take-less =
    { $count ->
        [one] Из садка взята лишняя { $count } карта.
        [few] Из садка взяты лишние { $count } карты.
       *[many] Из садка взято лишних { $count } карт.
    }
web-crabs-need-value = Не хватает { $count }: возьмите из садка больше.
web-crabs-need-value-less = Перебор на { $count }: возьмите из садка меньше.
web-crabs-need-more =
    { $count ->
        [one] Выберите с руки ещё { $count } карту.
        [few] Выберите с руки ещё { $count } карты.
       *[many] Выберите с руки ещё { $count } карт.
    }
web-crabs-need-fewer =
    { $count ->
        [one] { $count } карта лишняя.
        [few] { $count } карты лишние.
       *[many] { $count } карт лишних.
    }
web-crabs-need-crabs = Выберите от одного до трёх встревоженных крабов.
web-crabs-need-rope = Выберите карту для верёвки.
web-crabs-need-permit = Числа { $count } в лицензии нет, оставить никого нельзя. Смените карты, выложенные лицом вверх, или прибавьте бонус снасти.
web-crabs-need-face-up =
    { $count ->
        [5] Лицензия разрешает оставить краба ценности 5: выложите такого лицом вверх.
       *[other] Лицензия разрешает оставить краба ценности { $count } или, встревоженным, на единицу старше: выложите такого лицом вверх.
    }
web-crabs-need-keep = Выберите, какого краба оставить.
web-crabs-need-source = Выберите карту садка или колоду.

web-own-crabs-edition = Карты вашей коробки
web-own-crabs-edition-how = Замените числа на те, что напечатаны на ваших картах, или загрузите файл с ними.

# The lesson.
web-lesson-crabs-1 = Вам нужны очки: торговцы платят за крабов со своих карт, и одному нужна единица. Сначала её надо поймать. Лицензия говорит: ровно 5 открытыми позволяет оставить единицу. Ещё одна карта, верёвка, кладётся закрытой. | Выберите «Поймать», положите открыто 1 и 4, а любую другую карту — верёвкой.
web-lesson-crabs-1-then = Вместе ровно 5: единица ваша. Всё остальное ушло в садок.
web-lesson-crabs-2 = Ход — это одно действие, а затем, если хотите, одна продажа. | Продайте краба торговцу, которому он нужен.
web-lesson-crabs-2-then = Очки! Премиальный краб, со звездой, приносит на одно больше. Теперь ходит Жемчужина.
web-lesson-crabs-3 = За ровно 10 можно оставить двойку стоя или тройку, на единицу старше, но на боку: встревоженной. | Выберите «Поймать», наберите ровно 10 так, чтобы среди карт была тройка, и оставьте тройку.
web-lesson-crabs-3-then = Она лежит на боку и показывает 2^. Встревоженных крабов не продать.
web-lesson-crabs-4 = «Успокоить» — тоже действие: оно ставит на ноги до трёх встревоженных крабов. | Выберите «Успокоить», отметьте краба и сделайте ход.
web-lesson-crabs-4-then = Теперь это полная тройка, и её можно продать.
web-lesson-crabs-5 = Для добычи покрупнее нужны карты. «Взять» даёт две: из садка у всех на виду или из колоды. | Выберите «Взять» и возьмите две карты.
web-lesson-crabs-5-then = Это было ваше действие. В конце хода на руке может быть не больше восьми карт.
web-lesson-crabs-6 = «Обменять» кладёт ваши карты в садок и берёт столько же, сколько бы они ни стоили. | Обменяйте на карты, которые стоят больше ваших.
web-lesson-crabs-6-then = Столько же за столько же: выгодно брать крупные.
web-lesson-crabs-7 = «Разменять» меняет сумму на сумму: пятёрку на двойку и тройку или две единицы на двойку. Счёт идёт, пока вы выбираете. | Разменяйте так, чтобы карт стало больше или меньше.
web-lesson-crabs-7-then = Суммы равны, а сколько карт — не важно.
web-lesson-crabs-8 = Снасть прибавляется к улову, а снасти получше и сами стоят очков. «Улучшить» стоит карт: первая снасть — одной. | Выберите «Улучшить» и сбросьте единицу.
web-lesson-crabs-8-then = Теперь при каждой ловле можно прибавлять 3.
web-lesson-crabs-9 = Ваши 4, 4, 4 и 5 дают 17. Со снастью это 20, а 20 позволяет оставить четвёрку. | Поймайте, прибавив свою снасть; оставшаяся карта — верёвка.
web-lesson-crabs-9-then = В лицензии только точные суммы: 5, 10, 15, 20, 25. Снасть помогает попасть в одну из них.
web-lesson-crabs-10 = У вас десять карт, а предел — восемь. | Отметьте две карты и положите их в садок.
web-lesson-crabs-10-then = Теперь они доступны всем. На 25 очках, а вдвоём на 29, начинается последний круг; побеждает тот, у кого очков больше.
web-tactics-crabs-1 = Начинайте с торговца: один платит 4 за тройку. Тройке нужно ровно 15, а из ваших 1 3 4 4 5 5 столько не набрать. Помогла бы двойка: 2 + 3 + 5 + 5. | Обменяйте или разменяйте одну карту так, чтобы с тройкой можно было набрать 15 и осталась верёвка.
web-tactics-crabs-1-then = Лучше один ход за нужной картой, чем два за картами, которые ни к чему не подходят.
web-tactics-crabs-2 = Жемчужина сходила, а ваш план в силе. | Поймайте тройку стоя: ровно 15.
web-tactics-crabs-2-then = Стоя её можно сразу продать; встревоженная стоила бы ещё одного хода.
web-tactics-crabs-3 = Торговец ждёт, а ждут, может быть, и другие. | Продайте тройку.
web-tactics-crabs-3-then = Посмотрите, что нужно следующему торговцу, прежде чем брать новые карты.
web-tactics-crabs-4 = Новая рука. Премиальный краб при продаже приносит на очко больше, а карта его считается как любая другая. | Поймайте и оставьте единицу со звездой.
web-tactics-crabs-4-then = Платите простыми картами, а премиальные оставляйте себе.

# Чем кончилась партия.
web-crabs-score-vendors = Торговцы
web-crabs-score-premium = Премиум
web-crabs-score-gear = Снасти
web-crabs-score-total = Очки
web-crabs-score-curve = Очки ход за ходом
web-crabs-margin =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
