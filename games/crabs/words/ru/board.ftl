# What the browser says of Crabs!.
web-pitch-crabs = Меняйтесь у садка, вяжите улов и продавайте лучших крабов на рынке.
web-facts-crabs = 2–5 игроков · 40 минут · карты и сделки
web-aim-crabs = Цель: ловить крабов картами с руки и продавать их торговцам за очки.

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

# Что достижимо и что есть что. $crabs — список чисел; $line — значение из лицензии.
web-crabs-make-take = Взять { $card }
web-crabs-make-draw = Взять из колоды
web-crabs-in-reach = Рукой можно поймать: { $crabs }.
web-crabs-need-short = До { $line } не хватает { $count }.
web-crabs-permit-line = { $binding } — можно оставить { $value }.
web-crabs-permit-reach = { $binding } — можно оставить { $value }: ваших карт хватает.
web-crabs-vendor-fits = Ваши крабы подходят.
web-crabs-vendor-lacks =
    { $count ->
        [one] Не хватает { $count } краба.
       *[other] Не хватает { $count } крабов.
    }
web-crabs-caught-none = Пока никого не поймали
web-crabs-ghost = { $card }, только что сыграна вами
web-crabs-tip-catch = Поймать: сыграйте карты в открытую и одну закрытой — верёвку. Их сумма должна стоять в лицензии; оставьте краба, которого она называет.
web-crabs-tip-grab = Взять: две карты, каждую из садка или из колоды.
web-crabs-tip-trade = Обменять: положите карты в садок и возьмите столько же.
web-crabs-tip-raise = Разменять: положите карты в садок и возьмите другие на ту же сумму.
web-crabs-tip-relax = Успокоить: поставьте прямо от одного до трёх своих встревоженных крабов, чтобы их можно было продать.
web-crabs-tip-upgrade = Улучшить: сбросьте карты и получите следующие снасти; они помогают ловить, а позже приносят звёзды.
web-crabs-tip-vendor = После действия можно продать одному торговцу ровно тех крабов, которых он хочет.
web-crabs-tip-permit = Сумма карт, сыгранных для ловли, решает, какого краба можно оставить; краб на единицу больше ляжет встревоженным.
web-crabs-tip-gear = Снасти можно прибавить к ловле; их звёзды — это очки.
web-crabs-tip-pool = Карты, открытые для всех. Сыгранное попадает сюда.
web-crabs-tip-caught = Пойманные вами крабы. Стоящих можно продать, встревоженных надо сначала успокоить.
web-crabs-tip-stressed = Встревожен: лежит на боку, считается на единицу меньше, и продать его нельзя, пока не успокоится.
web-crabs-tip-premium = Премиум: при продаже приносит на очко больше.
web-crabs-tip-completes = С этой картой ловля готова.
web-crabs-tip-ghost = Вы только что сыграли эту карту. Её можно взять обратно.
web-crabs-tip-rope = Верёвка — ещё одна ваша карта, закрытая. Она ничего не прибавляет и уходит в садок.

web-own-crabs-edition = Карты вашей коробки
web-own-crabs-edition-how = Замените числа на те, что напечатаны на ваших картах, или загрузите файл с ними.

# The lesson.
web-lesson-crabs-1 = Нужны карты. Выберите «Взять», затем карту садка или колоду.
web-lesson-crabs-1-then = Она у вас на руке. Карту из садка видели все, карту из колоды — никто.
web-lesson-crabs-2 = Берут две карты. Возьмите вторую.
web-lesson-crabs-2-then = Это было ваше действие. После него ходит и Жемчужина.
web-lesson-crabs-3 = «Обменять» кладёт ваши карты в садок и берёт столько же. Обменяйте одну или несколько.
web-lesson-crabs-3-then = Карта за карту, сколько бы они ни стоили. Выгодно брать крупные.
web-lesson-crabs-4 = «Вырастить» меняет карты на другие с той же суммой: пятёрку на двойку и тройку, например. Следите за счётом, пока выбираете.
web-lesson-crabs-4-then = Суммы равны, а сколько карт — не важно.
web-lesson-crabs-5 = Снасти помогают ловить. «Улучшить снасть» стоит карт: сбросьте одну за первую снасть.
web-lesson-crabs-5-then = Теперь при ловле можно прибавлять 3. Снасти получше дают и очки.
web-lesson-crabs-6 = Новая рука. Выберите «Поймать»: открытые 1 и 4 дают 5, а лицензия за 5 даёт единицу. Возьмите любую другую карту верёвкой и оставьте единицу.
web-lesson-crabs-6-then = Краб лежит перед вами. Остальные карты и верёвка ушли в садок.
web-lesson-crabs-7 = Торговцу нужен как раз такой краб. Продайте его!
web-lesson-crabs-7-then = Очки! Премиальный краб, со звездой, принёс бы на одно больше.
web-lesson-crabs-8 = Здесь вы поймали краба на единицу старше: он лежит на боку, встревожен, и его не продать. Выберите «Успокоить», отметьте его и сделайте ход.
web-lesson-crabs-8-then = Он спокоен и считается полностью. На 25 очках, а вдвоём на 29, начинается последний круг.
