# What is around a table: being told of one's turn, links and records, sitting down. $game is the name of a game.

# Being told.
web-told-title = À vous de jouer · { $game }
web-told-text = Les autres vous attendent.
web-told-ask = Me prévenir quand c’est mon tour
web-told-on = On vous prévient quand c’est votre tour
web-told-refused = Ce navigateur n’affiche pas les notifications de Strandline. Vous pouvez changer cela dans ses réglages pour ce site.
web-told-setting = Me prévenir quand c’est mon tour et que je regarde ailleurs

# Games go places. $why is what is wrong with a record.
web-nowhere = Ce jeu n’existe pas ici.
web-open-record = Ouvrir une partie enregistrée
web-open-record-how = Une partie enregistrée avec Strandline, d’où qu’elle vienne : choisissez le fichier, déposez-le ici ou collez-le.
web-open-record-not = Cette partie ne peut pas être ouverte. { $why }
web-open-sealed-not = Ce fichier ne contient pas de partie qui puisse continuer : il est abîmé ou a été modifié. Enregistrez de nouveau la partie là où elle a été jouée.
web-replay-run = Lecture automatique
web-replay-stop = Arrêter
web-link-copied = Le lien est copié.
web-link-carries = Le lien est copié. Il contient toute la partie : qui l’ouvre voit ce coup.
web-link-not = Ce navigateur ne peut pas mettre la partie dans un lien. Enregistrez-la et envoyez le fichier.
web-picture-png = Image (PNG)
web-picture-svg = Image (SVG)

# Sitting down. $names are those who sit there.
web-seats-open = { $open ->
        [one] { $open } place libre
       *[other] { $open } places libres
    } sur { $seats }
web-options-usual = comme d’habitude
web-online-invited = On vous invite à une partie de { $game }.
web-online-invited-by = Une partie de { $game } avec { $names } vous attend.
