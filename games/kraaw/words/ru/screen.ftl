# What the terminal's picture of Kraaw says.

screen-kraaw-heading = Раунд { $round } · для победы нужно выиграть: { $target } · первый ход: { $name }
screen-kraaw-heading-deciding = Решающий раунд { $round } · первый ход: { $name }
screen-kraaw-wins = раундов { $wins }
screen-kraaw-score = = { $sum }  замки { $locks }/2
screen-kraaw-sits-out = пропускает этот раунд
screen-kraaw-dog = прикуп
screen-kraaw-dealt = Вам раздали { $cards }: вы знаете, какие карты, но не где они.
screen-kraaw-legend = [ ? ] закрыта   [ 2?] вы её видели   ( 2 ) открыта   [=2=] на замке   · сброшена
screen-kraaw-countdown = ! Закрытых карт не осталось: { $name }. Если так и будет в начале следующего хода этого игрока, раунд закончится.
screen-kraaw-ask-swap = Обменять всю руку на пять карт прикупа? Достанутся тому, кто скажет первым: swap или stay.
screen-kraaw-ask-dog = Обменять не глядя карту с прикупом (exchange 2 dog 4: свою 2-ю на его 4-ю) или keep?
screen-kraaw-ask-main = Ваше действие: reveal 3 (не глядя), look 3 (потом открыть), lock 2 или steal { $rival }:4 (4-я карта: { $name }).
screen-kraaw-ask-lock-or-leave = Карта открыта. Сразу запереть (lock) или оставить (leave)?
screen-kraaw-ask-look = Ваша { $place }-я карта — { $value }. Теперь откройте её (reveal { $place }) или другую.
screen-kraaw-ask-take = { $thief } крадёт вашу { $place }-ю карту. Какую карту игрока { $thief } взять взамен? { $choices }
screen-kraaw-ask-bonus = Бонус: запереть открытую карту и сбросить другую (lock 2 discard 5) или done.
screen-kraaw-round-over = Раунд { $round } окончен.
screen-kraaw-counted = { $name }: { $cards } = { $sum }
screen-kraaw-tie-broken = Поровну: { $names }. Если сравнивать от старшей карты к младшей, первой различается { $card }-я карта: выигрывает меньшая.
screen-kraaw-tie-perfect = Полная ничья: { $names }.
screen-kraaw-round-won = Раунд выигрывает { $names }.
screen-kraaw-round-shared = Раунд выигрывают все: { $names }.
screen-kraaw-help =
    Каждая строка — гнездо из пяти карт. Закрытые карты пока не считаются, открытые и запертые
    считаются. Номер перед именем пишут, чтобы украсть у этого игрока. Подсмотренное знаете только
    вы; с --memory-aid off карта видна на экране один раз, а дальше запоминайте сами.
screen-kraaw-round-won-you = Вы выигрываете раунд.
