# Les phrases de New Game.

# Rules a move can break. The id is the rule’s name, with / as -.
newgame-most = Une mise est d’au plus 3 coquillages. Misez-en moins.
newgame-purse = Votre bourse ne contient pas tant de coquillages. Misez au plus ce que vous avez.
newgame-once = Vous avez déjà misé dans cette manche. Attendez les autres.

# Flaws of options.
newgame-rounds = { $value } ne peut pas être le nombre de manches : prenez de { $least } à { $most }.

# Flaws of deals.
newgame-deal-seats = Perles dans la donne : { $pearls }. Places à la table : { $seats }. Il en faut autant.
newgame-deal-pearl = { $pearl } ne peut pas être distribué ici : les perles valent de 1 à { $most }, et il y en a une de chaque.

# What happened. $..._name is who sits there.
newgame-event-dealt = Manche { $round } : les perles sont distribuées.
newgame-event-bid =
    { $seat_who ->
        [you] { $shells ->
            [0] Vous ne misez rien.
            [one] Vous misez un coquillage.
           *[other] Vous misez { $shells } coquillages.
        }
       *[other] { $shells ->
            [0] { $seat_name } ne mise rien.
            [one] { $seat_name } mise un coquillage.
           *[other] { $seat_name } mise { $shells } coquillages.
        }
    }
newgame-event-shown = On montre les perles : { $pearls }. La manche revient à { $winners_names }.

# Options, as a form shows them.
newgame-option-rounds = Manches
