# The sentences of Crabs!.

# Rules a move can break. The id is the rule’s name, with / as -.
crabs-not-now = Сейчас нужно другое. Сначала действие, затем, если хотите, продажа, затем лишние карты сверх восьми уходят в садок.
crabs-pass = Вы можете выполнить действие, а значит, должны. Взять или обменять карту можно почти всегда.
crabs-not-in-hand = У вас на руке нет всех этих карт. Выберите из тех, что у вас есть.
crabs-not-in-pool = Не все эти карты лежат в садке. Взять можно то, что там лежит, и то, что вы только что туда выложили.
crabs-upgrade-last = У вас уже лучшая снасть. Выберите другое действие.
crabs-upgrade-cost = Улучшение стоит ровно столько карт, сколько указано на следующей снасти, не больше и не меньше.
crabs-deck-empty = Тянуть больше нечего: и колода, и сброс пусты. Возьмите карту из садка.
crabs-nothing-played = Сначала выложите хотя бы одну карту с руки.
crabs-trade-number = При обмене берут ровно столько карт, сколько выложили.
crabs-raise-value = Взятые карты должны стоить в сумме столько же, сколько выложенные.
crabs-relax-number = За раз можно успокоить одного, двух или трёх крабов.
crabs-relax-upright = Этот краб уже спокоен. Успокаивают только встревоженных крабов, они помечены знаком ^.
crabs-catch-face-up = Кроме верёвки, выложите лицом вверх хотя бы одну карту.
crabs-catch-no-gear = У вас ещё нет снасти, прибавлять нечего. Уберите слово «gear».
crabs-catch-gear-mandatory = За этим столом бонус снасти прибавляют обязательно. Напишите «gear» перед «keep».
crabs-catch-keep = Оставить можно только одну из карт, выложенных лицом вверх.
crabs-catch-permit = С такой силой связки лицензия не позволяет оставить этого краба. Если это число есть в лицензии, она называет краба, которого можно оставить спокойным; встревоженный — на единицу старше.
crabs-not-caught = Таких крабов вы не поймали. Выберите из тех, что лежат перед вами.
crabs-sell-no-vendor = Там нет торговца. Стопки пронумерованы от 1 до 4, и торговцы в стопке могут кончиться.
crabs-sell-stressed = Встревоженного краба не продать. Сначала успокойте его.
crabs-sell-match = Торговец получает ровно тех крабов, которых хочет: те же ценности, не больше и не меньше.
crabs-drop-number = Положите в садок ровно столько карт, чтобы на руке осталось восемь.

# Flaws of options and editions. $place is where in the edition’s data it stands.
crabs-round-limit = Предел кругов { $value } выбрать нельзя: возьмите от { $least } до { $most }; 0 — без предела.
crabs-edition-unknown = Издания «{ $name }» здесь нет.
crabs-edition-name = { $place }: в названии издания не больше { $most } печатных знаков.
crabs-edition-number = { $place }: { $value } не подходит, можно от { $least } до { $most }.
crabs-edition-twice = { $place }: ценность { $value } уже учтена выше.
crabs-edition-premium = { $place }: премиальных карт не может быть { $premium } из { $cards }.
crabs-edition-cards = { $place }: для { $seats } мест нужно не меньше { $least } карт крабов, а есть только { $cards }.
crabs-edition-size = { $place }: { $count } — слишком много, самое большее { $most }.
crabs-edition-wants = { $place }: торговец хочет от одного до четырёх крабов, а не { $count }.
crabs-edition-pay = { $place }: торговец, который хочет { $wants }, выше платит { $other }, а здесь { $pay }. За одно и то же платят одинаково.
crabs-edition-stack =
    { $place }: ни один торговец не хочет { $stack ->
        [one] { $stack } краба
        [few] { $stack } крабов
        [many] { $stack } крабов
       *[other] { $stack } краба
    }, и эта стопка была бы пуста.
crabs-edition-gear = { $place }: бонус { $value } не может идти после { $before }. Снасти идут по возрастанию.
crabs-edition-permit = { $place }: сила связки { $value } не может идти после { $before }. Строки лицензии идут по возрастанию.

# Flaws of deals.
crabs-deal-not-due = Сейчас нужна другая раздача: в начале — карты всем, потом — только новая колода.
crabs-deal-first = Место { $first } не может начинать: мест за столом { $seats }, счёт с нуля.
crabs-deal-hands =
    В раздаче { $hands ->
        [one] { $hands } рука
        [few] { $hands } руки
        [many] { $hands } рук
       *[other] { $hands } руки
    }, а мест за столом { $seats }.
crabs-deal-hand =
    Раздача даёт месту { $seat } { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    } вместо { $least }.
crabs-deal-pool =
    Раздача кладёт в садок { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    } вместо { $least }.
crabs-deal-cards = Карт { $card } в раздаче { $found }, а должно быть { $expected }.
crabs-deal-stacks = Стопок торговцев в раздаче { $stacks } вместо 4.
crabs-deal-vendors = Торговцы в стопке { $stack } не из этого издания.

# Flaws of positions.
crabs-position-seats = В позиции должны быть рука, снасть, пойманные крабы, продажи и очки для каждого места, а мест { $seats }.
crabs-position-turn = Ходить должно одно из мест за столом, если партия не окончена.
crabs-position-phase = В этой позиции об этом спрашивать нельзя.
crabs-position-cards = Карт { $card } в позиции { $found }, а должно быть { $expected }.
crabs-position-vendors = Торговцы в стопке { $stack } вместе с теми, кому уже продали, — не из этого издания.
crabs-position-gear = У места { $seat } не может быть снасти { $gear }: в этом издании такой карты нет.
crabs-position-sold = Проданные местом { $seat } премиальные крабы — не из тех, что хотели его торговцы.
crabs-position-points = У места { $seat } не может быть очков { $found }: продажи и снасть дают { $expected }.
crabs-position-hand = У места { $seat } слишком много карт на руке: можно не больше { $most }.
crabs-position-trigger = Последний круг не мог начаться так: его начинает тот, кто первым набрал очки, и никто раньше.

# What happened. $..._name is who sits there.
crabs-event-dealt =
    Карты розданы. В садке: { $pool }. { $first_who ->
        [you] Начинаете вы.
       *[other] Начинает { $first_name }.
    }
crabs-event-reshuffled =
    Колода кончилась: { $cards ->
        [one] { $cards } карта сброса становится
        [few] { $cards } карты сброса перемешаны и становятся
       *[many] { $cards } карт сброса перемешаны и становятся
    } новой.
crabs-event-upgraded =
    { $seat_who ->
        [you] { $cost ->
            [0] Вы бесплатно улучшаете снасть до { $gear }-й.
           *[other] Вы улучшаете снасть до { $gear }-й и сбрасываете { $cards }.
        }
       *[other] { $cost ->
            [0] { $seat_name } бесплатно улучшает снасть до { $gear }-й.
           *[other] { $seat_name } улучшает снасть до { $gear }-й и сбрасывает { $cards }.
        }
    }
crabs-event-drew =
    { $seat_who ->
        [you] Вы берёте карту из колоды.
       *[other] { $seat_name } берёт карту из колоды.
    }
crabs-event-took =
    { $seat_who ->
        [you] Вы берёте карту { $card } из садка.
       *[other] { $seat_name } берёт карту { $card } из садка.
    }
crabs-event-traded =
    { $seat_who ->
        [you] Вы обмениваете { $give } на { $take }.
       *[other] { $seat_name } обменивает { $give } на { $take }.
    }
crabs-event-raised =
    { $seat_who ->
        [you] Вы выращиваете { $take } из { $give }, сумма { $value }.
       *[other] { $seat_name } выращивает { $take } из { $give }, сумма { $value }.
    }
crabs-event-relaxed =
    { $seat_who ->
        [you] Вы успокаиваете { $crabs }.
       *[other] { $seat_name } успокаивает { $crabs }.
    }
crabs-event-caught =
    { $seat_who ->
        [you] Вы ловите краба { $keep }: лицом вверх { $with }, верёвка { $rope }, сила связки { $binding }.
       *[other] { $seat_name } ловит краба { $keep }: лицом вверх { $with }, верёвка { $rope }, сила связки { $binding }.
    }
crabs-event-sold =
    { $seat_who ->
        [you] Вы продаёте
       *[other] { $seat_name } продаёт
    } { $with } торговцу, который хочет { $vendor }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
crabs-event-passed =
    { $seat_who ->
        [you] { $sale ->
            [true] Вы ничего не продаёте.
           *[other] Ни одно действие невозможно: вы пропускаете ход.
        }
       *[other] { $sale ->
            [true] { $seat_name } ничего не продаёт.
           *[other] { $seat_name } не может ничего сделать и пропускает ход.
        }
    }
crabs-event-dropped =
    { $seat_who ->
        [you] Вы кладёте { $cards } в садок.
       *[other] { $seat_name } кладёт { $cards } в садок.
    }
crabs-event-last-round =
    { $seat_who ->
        [you] Вы набираете
       *[other] { $seat_name } набирает
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: этот круг последний.
crabs-event-round-limit =
    { $rounds ->
        [one] Сыгран { $rounds } круг
        [few] Сыграно { $rounds } круга
        [many] Сыграно { $rounds } кругов
       *[other] Сыграно { $rounds } круга
    }, это предел. Решают очки.

# Options.
crabs-option-permit = Как читать лицензию
crabs-option-permit-exact = Краба даёт только сила связки из списка
crabs-option-permit-band = Считается наибольшее число лицензии, не превышающее силу связки
crabs-option-gear_bonus = Бонус снасти
crabs-option-gear_bonus-optional = Можно не прибавлять
crabs-option-gear_bonus-mandatory = Прибавляют всегда (труднее)
crabs-option-round_limit = Предел кругов
crabs-option-round_limit-0 = Без предела
crabs-option-edition = Издание
crabs-option-edition-reconstructed = Наше, по числам из текста правил
crabs-edition-remark = Встроенное издание. Печатные числа есть только на рисунках игры; эти — наши, и в них соблюдены все числа из текста правил. Замените их на те, что в вашей коробке.
crabs-edition-remark-crabs = Сколько карт каждой ценности и сколько из них премиальных.
crabs-edition-remark-vendors = Чего хочет и сколько платит каждый торговец, в любом порядке: по числу нужных крабов они раскладываются в стопки.
crabs-edition-remark-gear = Карты снастей в том порядке, в каком их получают.
crabs-edition-remark-permit = Какую ценность позволяет оставить каждая сила связки.
