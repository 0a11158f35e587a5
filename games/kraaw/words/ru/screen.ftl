# What the terminal's picture of Kraaw says.

screen-kraaw-heading = Раунд { $round } · выиграть нужно раундов: { $target } · первый ход: { $name }
screen-kraaw-heading-deciding = Решающий раунд { $round } · первый ход: { $name }
screen-kraaw-wins = раундов { $wins }
screen-kraaw-score = = { $sum }  замки { $locks }/2
screen-kraaw-sits-out = пропускает этот раунд
screen-kraaw-dog = прикуп
screen-kraaw-dealt = Вам раздали { $cards }: вы знаете, какие карты ваши, но не где они лежат.
screen-kraaw-legend = [ ? ] закрыта   [ 2?] вы её видели   ( 2 ) открыта   [=2=] заперта   · сброшена
screen-kraaw-countdown = ! Обратный отсчёт: если { $name } и к своему ходу без закрытых карт, раунд кончится.
screen-kraaw-ask-swap =
    Обменять свою руку на пять карт прикупа? Они достанутся тому, кто скажет первым.
    Введите swap или stay.
screen-kraaw-ask-dog = Обменять карту с прикупом (exchange 2 dog 4: ваша 2-я, его 4-я) или keep?
screen-kraaw-ask-main =
    Ваше действие, например: reveal 3 (не глядя), look 3 (потом открыть одну){ $lock ->
        [yes] , lock 2
       *[no] { "" }
    }
    или steal { $rival }:4 (4-я карта: { $name }).
screen-kraaw-ask-lock-or-leave = Карта открыта. Сразу запереть (lock) или оставить незапертой (leave)?
screen-kraaw-ask-look = Ваша { $place }-я карта — { $value }. Теперь откройте её (reveal { $place }) или другую.
screen-kraaw-ask-take =
    { $thief } крадёт вашу { $place }-ю карту. Какую из карт вора возьмёте взамен?
    { $choices }
screen-kraaw-ask-bonus = Бонус: запереть открытую карту и сбросить другую (lock 2 discard 5) или done.
screen-kraaw-round-over = Раунд { $round } окончен.
screen-kraaw-counted = { $name }: { $cards } = { $sum }
screen-kraaw-tie-broken = Поровну: { $names }. Если сравнивать от старшей карты к младшей, первой различается { $card }-я карта: выигрывает меньшая.
screen-kraaw-tie-perfect = Полная ничья: { $names }.
screen-kraaw-round-won = Раунд выигрывает { $names }.
screen-kraaw-round-shared = Раунд выигрывают все: { $names }.
screen-kraaw-help =
    Каждая строка — гнездо из пяти карт. Закрытые карты пока не считаются, открытые
    и запертые считаются. «reveal 3» открывает вашу 3-ю карту не глядя, и её можно
    тут же запереть; «look 3» показывает её только вам, а потом вы открываете её
    или другую. Номер перед именем пишут, чтобы украсть у этого игрока.
    С --memory-aid off подсмотренная карта видна на экране один раз, а дальше
    запоминайте сами.
screen-kraaw-round-won-you = Вы выигрываете раунд.
