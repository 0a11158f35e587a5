# What the terminal’s picture of Kraaw says.

screen-kraaw-heading =
    Manche { $round } · { $target ->
        [one] { $target } manche gagnée suffit
       *[other] { $target } manches gagnées pour l’emporter
    } · { $name } a commencé
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
screen-kraaw-countdown = ! { $name } n’a plus de carte cachée : si rien ne change, la manche s’arrête au début de son prochain tour.
screen-kraaw-ask-swap = Échanger votre main contre les cinq cartes du chien ? Le premier à le dire les obtient : swap, ou stay.
screen-kraaw-ask-dog = Échanger une carte contre une du chien, sans les voir (exchange 2 dog 4 : votre 2e, sa 4e), ou keep ?
screen-kraaw-ask-main = Votre action : reveal 3 (sans regarder), look 3 (puis révéler), lock 2, ou steal { $rival }:4 (la 4e carte { DE($name) }).
screen-kraaw-ask-lock-or-leave = La carte est révélée. La verrouiller tout de suite (lock), ou non (leave) ?
screen-kraaw-ask-look = Votre { NTH($place, gender: "f") } carte est un { $value }. Révélez-la (reveal { $place }) ou révélez-en une autre.
screen-kraaw-ask-take = { $thief } vole votre { NTH($place, gender: "f") } carte. Laquelle de ses cartes prenez-vous en échange ? { $choices }
screen-kraaw-ask-bonus = Un bonus : verrouiller une carte révélée et en défausser une autre (lock 2 discard 5), ou done.
screen-kraaw-round-over = La manche { $round } est finie.
screen-kraaw-counted = { $name } : { $cards } = { $sum }
screen-kraaw-tie-broken = Égalité entre { $names }. De la plus haute carte à la plus basse, la { NTH($card, gender: "f") } est la première à différer : la plus faible gagne.
screen-kraaw-tie-perfect = Égalité parfaite entre { $names }.
screen-kraaw-round-won = { $names } gagne la manche.
screen-kraaw-round-shared = { $names } gagnent la manche ensemble.
screen-kraaw-help =
    Chaque ligne est un nid de cinq cartes. Les cartes cachées ne comptent pas encore ; les cartes
    révélées et verrouillées comptent. Le numéro devant un nom est celui qu’on écrit pour voler ce
    joueur. Vous seul voyez ce que vous regardez ; avec --memory-aid off, l’écran ne montre la carte
    qu’une fois : à vous de vous en souvenir.
screen-kraaw-round-won-you = Vous gagnez la manche.
