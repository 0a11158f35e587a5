# Ce que « strandline admin » dit à qui tient une maison.

admin-no-folder = Le dossier { $folder } n’existe pas. Indiquez le dossier de données du serveur avec --data.
admin-locked = Un autre programme utilise { $folder } et ne prend pas d’ordres. Arrêtez-le, ou attendez qu’il ait démarré.
admin-no-table = Cette table n’existe pas. « strandline admin list » montre celles qui existent.
admin-bad-address = « { $address } » n’est ni une adresse ni un réseau. Écrivez 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/32.
admin-bad-duration = une durée est un nombre entier suivi d’une unité : 45s, 30m, 12h, 90d (jours) ou 2w (semaines)
admin-store-failed = Les données n’ont pas pu être lues ou écrites : { $detail }
admin-ask-delete = Supprimer définitivement la table { $table } ? Tapez oui :
admin-ask-forget = Les noms et les messages ne pourront pas être rétablis. Oublier cette personne ? Tapez oui :
admin-not-done = Rien n’a été fait. Répondez oui, ou ajoutez --yes.

# Une liste de tables.
admin-no-tables = Il n’y a pas de telles tables.
admin-column-table = TABLE
admin-column-game = JEU
admin-column-state = ÉTAT
admin-column-seats = PLACES
admin-column-last = DERNIER
admin-column-names = NOMS
admin-state-open = ouverte
admin-state-unfinished = en cours
admin-state-over = terminée

# Une table.
admin-table = { $table } : { $game }, { $state } ; créée { $made }, dernier événement { $last }
admin-table-log =
    { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $bytes } octets ; spectateurs : { $watching }
admin-seat-open = libre
admin-seat-bot = { $name }, un robot
admin-seat-here = { $name }, en ligne
admin-seat-away = { $name }, hors ligne
admin-closed-house = fermée par le serveur
admin-closed-conduct = fermée par le serveur (comportement)
admin-closed-unused = fermée par le serveur (inutilisée)
admin-closed-upkeep = fermée par le serveur (maintenance)

# Ce qui a été fait, chiffres à l’appui.
admin-closed =
    La table est fermée. { $told ->
        [0] Personne n’était connecté.
        [one] { $told } connexion a été avertie.
       *[other] { $told } connexions ont été averties.
    }
admin-deleted =
    La table est supprimée : { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }. { $told ->
        [0] Personne n’était connecté.
        [one] { $told } connexion a été avertie et fermée.
       *[other] { $told } connexions ont été averties et fermées.
    }
# $until is a moment, or admin-for-ever.
admin-banned-address = L’adresse { $whom } n’entre plus, depuis { $since }, jusqu’à { $until }
admin-banned-name = Le nom « { $whom } » n’entre plus, depuis { $since }, jusqu’à { $until }
admin-for-ever = nouvel ordre
admin-unbanned = L’exclusion est levée.
admin-was-not-banned = Il n’y avait pas de telle exclusion. « strandline admin bans » montre celles qui existent.
admin-no-bans = Personne n’est exclu.
admin-forgotten =
    Oublié à { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } : { $names ->
        [one] { $names } nom
       *[other] { $names } noms
    } et { $texts ->
        [one] { $texts } message
       *[other] { $texts } messages
    }. Les places, les coups et les heures sont gardés ; les sauvegardes ne sont pas touchées.
admin-pruned =
    { $tables ->
        [one] { $tables } table supprimée
       *[other] { $tables } tables supprimées
    }, avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } ; laissées parce que quelqu’un les regarde : { $left }.
admin-would-prune =
    { $tables ->
        [one] { $tables } table serait supprimée
       *[other] { $tables } tables seraient supprimées
    }, avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } ; laissées parce que quelqu’un les regarde : { $left }. Rien n’a été fait.
admin-given-back = { $kilobytes } Kio sont rendus au système.
