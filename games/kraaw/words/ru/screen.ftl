# What the terminal's picture of Kraaw says.

screen-kraaw-heading = Раунд { $round } · для победы нужно { $target } · первый ход: { $name }
screen-kraaw-heading-deciding = Решающий раунд { $round } · первый ход: { $name }
screen-kraaw-wins =
    { $wins ->
        [one] { $wins } раунд
        [few] { $wins } раунда
       *[many] { $wins } раундов
    }
screen-kraaw-score = = { $sum }  замки { $locks }/2
screen-kraaw-sits-out = пропускает этот раунд
screen-kraaw-dog = прикуп
screen-kraaw-dealt = Вам сданы { $cards }: вы знаете какие, но не где.
screen-kraaw-legend = [ ? ] закрыта   [ 2?] вы её видели   ( 2 ) открыта   [=2=] на замке   · сброшена
screen-kraaw-countdown = ! Игрок { $name }: закрытых карт нет. Если так и останется, раунд кончится в начале его хода.
screen-kraaw-ask-swap = Взять пять карт прикупа вместо своих? Достанутся тому, кто скажет первым: swap или stay.
screen-kraaw-ask-dog = Обменяться с прикупом картой вслепую (exchange 2 dog 4: ваша 2-я, его 4-я) или keep?
screen-kraaw-ask-main = Ваше действие: reveal 3, look 3, lock 2 или steal 1:4 (у места 1 его 4-ю карту).
screen-kraaw-ask-lock-or-leave = Карта открыта. Сразу запереть (lock) или оставить (leave)?
screen-kraaw-ask-look = Ваша карта { $place } — { $value }. Откройте её (reveal { $place }) или другую.
screen-kraaw-ask-take = { $thief } крадёт карту { $place } у игрока { $name }. Какую карту игрока { $thief } возьмёте взамен? { $choices }
screen-kraaw-ask-bonus = Бонус: запереть открытую карту и сбросить другую (lock 2 discard 5) или done.
screen-kraaw-round-over = Раунд { $round } окончен.
screen-kraaw-counted = { $name }: { $cards } = { $sum }
screen-kraaw-tie-broken = Поровну: { $names }. Сравниваем от старшей карты: первой различается карта { $card }, и меньшая побеждает.
screen-kraaw-tie-perfect = Полная ничья: { $names }.
screen-kraaw-round-won = Раунд выигрывает { $names }.
screen-kraaw-round-shared = Раунд выигрывают все: { $names }.
screen-kraaw-help =
    Каждая строка — гнездо с местами от 1 до 5. Закрытые карты пока не считаются, открытые и
    запертые считаются. Места за столом нумеруются с 0, как слева. Подсмотренное знаете только вы;
    с --memory-aid off экран покажет карту один раз, а дальше запоминайте сами.
