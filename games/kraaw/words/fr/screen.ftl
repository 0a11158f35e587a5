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
screen-kraaw-countdown = ! Compte à rebours : sans carte cachée à son tour, { $name } met fin à la manche.
screen-kraaw-ask-swap =
    Échanger votre main contre les cinq cartes du chien ? Le premier à le dire les
    obtient. Tapez swap, ou stay.
screen-kraaw-ask-dog = Échanger une carte avec le chien (exchange 2 dog 4 : votre 2e, sa 4e), ou keep ?
screen-kraaw-ask-main =
    Votre action, par exemple : reveal 3 (sans regarder), look 3 (puis en révéler
    une){ $lock ->
        [yes] , lock 2,
       *[no] { "" }
    } ou steal { $rival }:4 (la 4e carte { DE($name) }).
screen-kraaw-ask-lock-or-leave = La carte est révélée. La verrouiller aussitôt (lock), ou la laisser (leave) ?
screen-kraaw-ask-look = Votre { NTH($place, gender: "f") } carte est un { $value }. Révélez-la (reveal { $place }) ou révélez-en une autre.
screen-kraaw-ask-take =
    { $thief } vole votre { NTH($place, gender: "f") } carte. Laquelle de ses cartes prenez-vous en échange ?
    { $choices }
screen-kraaw-ask-bonus =
    Un bonus : verrouiller une carte révélée et en défausser une autre
    (lock 2 discard 5), ou done.
screen-kraaw-round-over = La manche { $round } est finie.
screen-kraaw-counted = { $name } : { $cards } = { $sum }
screen-kraaw-tie-broken = Égalité entre { $names }. De la plus haute carte à la plus basse, la { NTH($card, gender: "f") } est la première à différer : la plus faible gagne.
screen-kraaw-tie-perfect = Égalité parfaite entre { $names }.
screen-kraaw-round-won = { $names } gagne la manche.
screen-kraaw-round-shared = { $names } gagnent la manche ensemble.
screen-kraaw-help =
    Chaque ligne est un nid de cinq cartes. Les cartes cachées ne comptent pas
    encore ; les cartes révélées et verrouillées comptent. « reveal 3 » révèle
    votre 3e carte sans la regarder, et vous pouvez alors la verrouiller ;
    « look 3 » la montre à vous seul, avant que vous la révéliez, elle ou une
    autre. Le numéro devant un nom est celui qu’on écrit pour voler ce joueur.
    Avec --memory-aid off, l’écran ne montre qu’une fois une carte que vous
    regardez : à vous de vous en souvenir.
screen-kraaw-round-won-you = Vous gagnez la manche.
