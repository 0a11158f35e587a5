# What the terminal's picture of Kraaw says.

screen-kraaw-heading = Manche { $round } · { $target } pour gagner · { $name } a commencé
screen-kraaw-heading-deciding = Manche { $round }, décisive · { $name } a commencé
screen-kraaw-wins =
    { $wins ->
        [one] { $wins } manche
       *[other] { $wins } manches
    }
screen-kraaw-score = = { $sum }  verrous { $locks }/2
screen-kraaw-sits-out = ne joue pas cette manche
screen-kraaw-dog = le chien
screen-kraaw-dealt = Vous avez reçu { $cards } : vous savez lesquelles, pas où.
screen-kraaw-legend = [ ? ] cachée   [ 2?] vue   ( 2 ) révélée   [=2=] verrouillée   · défaussée
screen-kraaw-countdown = ! { $name } n'a plus de carte cachée : si rien ne change, la manche finit au début de son tour.
screen-kraaw-ask-swap = Prendre les cinq cartes du chien à la place des vôtres ? Au premier qui le dit : swap, ou stay.
screen-kraaw-ask-dog = Échanger une carte avec le chien sans la voir (exchange 2 dog 4 : votre 2e, sa 4e), ou keep ?
screen-kraaw-ask-main = Votre action : reveal 3, look 3, lock 2, ou steal 1:4 (au siège 1, sa 4e carte).
screen-kraaw-ask-lock-or-leave = Elle est révélée. La verrouiller tout de suite (lock) ou la laisser libre (leave) ?
screen-kraaw-ask-look = Votre carte { $place } est un { $value }. Révélez-la (reveal { $place }) ou révélez-en une autre.
screen-kraaw-ask-take = { $thief } vole la carte { $place } de { $name }. Quelle carte de { $thief } prenez-vous en échange ? { $choices }
screen-kraaw-ask-bonus = Un bonus : verrouiller une carte révélée et en défausser une autre (lock 2 discard 5), ou done.
screen-kraaw-round-over = La manche { $round } est finie.
screen-kraaw-counted = { $name } : { $cards } = { $sum }
screen-kraaw-tie-broken = Égalité entre { $names }. De la plus haute à la plus basse, la carte { $card } diffère la première : la plus faible l'emporte.
screen-kraaw-tie-perfect = Égalité parfaite entre { $names }.
screen-kraaw-round-won = { $names } remporte la manche.
screen-kraaw-round-shared = { $names } remportent tous la manche.
screen-kraaw-help =
    Chaque ligne est un nid, places 1 à 5. Les cartes cachées ne comptent pas encore ; les cartes
    révélées et verrouillées comptent. Les sièges se comptent à partir de 0, comme à gauche. Un regard
    n'est qu'à vous ; avec --memory-aid off, l'écran ne montre la carte qu'une fois, puis à vous de
    vous en souvenir.
