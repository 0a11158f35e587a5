# A table of a server, from the terminal: strandline join, strandline watch.

# Why one does not come to a table. $why is one of the online-why below.
online-no-link = « { $text } » n’est pas un lien vers une table. Un tel lien ressemble à https://example.org/t/0c9e8d, comme le navigateur le montre ; avec « --server https://example.org », ce qui suit /t/ suffit.
online-no-answer = { $house } ne peut pas être joint : { $why }.
online-why-refused = personne n’y répond
online-why-silent = la réponse ne vient pas à temps
online-why-unknown = cette adresse n’existe pas
online-why-broken = la connexion est coupée
online-no-house = { $house } n’est pas un serveur Strandline, ou parle une autre version que ce programme.
online-certificate = { $house } ne peut pas prouver qu’il est le serveur que vous cherchez : { $why }. Rien ne lui a été envoyé.
online-why-expired = son certificat a expiré
online-why-too-early = son certificat n’est pas encore valable
online-why-other-name = son certificat est au nom d’un autre
online-why-revoked = son certificat a été révoqué
online-why-unknown-issuer = son certificat ne vient de personne à qui on fasse confiance ici
online-sent-away = Le serveur ne vous laisse pas entrer.
online-full = Toutes les places sont prises. Pour regarder : strandline watch, avec le même lien.

# At the table.
online-opening = En route vers la table…
online-rematch = La revanche se joue à une nouvelle table.
online-said = { $name } : { $text }
online-bot = robot, { $level }
online-hurry =
    { $seconds ->
        [one] Plus que { $seconds } seconde !
       *[other] Plus que { $seconds } secondes !
    }
online-revealing = Tout le monde est assis, et les programmes se montrent leurs nombres secrets. La partie commence quand le dernier est arrivé.
online-waiting-watcher = Vous regardez. La partie apparaîtra ici dès qu’elle commencera.
online-sit = Pour vous asseoir, tapez « asseoir » et votre nom, par exemple : asseoir Anne
online-not-ready = Tapez « prêt » dès que vous voulez jouer.
online-foreign = Le serveur envoie quelque chose que ce programme ne comprend pas : l’un des deux est trop ancien. Ce qui a été vu reste.
online-back = De nouveau connecté.
online-watching = Vous regardez : seules les personnes qui jouent peuvent faire cela.
online-no-hint = À une table avec d’autres, il n’y a pas de conseils.
online-say-what = Que voulez-vous dire ? Par exemple : dire bonne chance
online-bell-on = La cloche sonne quand c’est à vous.
online-bell-off = La cloche se tait.
online-bell = Tapez « cloche oui » ou « cloche non ».
online-link = Le lien vers cette table : { $link }
online-not-over = Ce sera possible une fois la partie terminée.
online-no-record = Le serveur ne donne pas le procès-verbal pour l’instant. Réessayez plus tard.
online-saved = Enregistré dans { $file }. Pour vérifier que la donne était honnête : strandline verify { $file }
online-fair-not-shown = Ce programme n’a pas vu la table avant la partie : il ne peut pas dire si l’empreinte du secret était déjà montrée. Celui d’une personne assise à la table le peut.
online-fair-own = Le nombre secret de votre programme en fait partie.
online-ask = { $question } Tapez « oui » pour le faire, autre chose pour ne pas le faire :
online-kept = Votre place est gardée. Pour revenir : strandline join { $link }
online-page-people = À la table

# What the keys do, and what can be typed.
online-keys = flèches · Entrée choisir · Tab suite · / taper · t parler · u annuler · ? · q
online-keys-help =
    Touches
      flèches, ou h j k l  aller de chose en chose
      Tab, Maj-Tab         aller à la prochaine chose qu’on peut choisir
      Entrée, Espace       la choisir, ou appuyer sur le bouton
      Échap                oublier ce qui est choisi
      t                    parler aux autres
      u                    annuler, ou le demander aux autres
      Page préc., suiv.    lire plus haut ce qui s’est passé
      ?                    montrer ceci
      q, Ctrl-C            quitter ; votre place est gardée
    La souris fait de même : cliquez une chose ou un bouton, tournez la molette.
    Pour taper un coup, commencez par sa première lettre, ou par / si c’est une
    touche.
online-help =
    Tapez un coup, ou l’un de ces mots :
      dire TEXTE   parler aux autres
      coups        montrer les coups que vous pouvez jouer
      journal      montrer ce qui s’est passé ; journal 20 en montre la fin
      annuler      annuler votre dernier coup, ou le demander aux autres
      nul          proposer un match nul
      abandonner   abandonner la partie
      oui, non     répondre à une proposition ; non retire la vôtre
      pause        demander une pause ; reprendre continue la partie
      retour       reprendre votre place au robot qui vous remplace
      revanche     rejouer, une fois la partie terminée
      asseoir NOM  s’asseoir ; prêt, commencer et lever avant la partie
      robot        asseoir un robot, si la table est à vous : robot 2 diver
      joueurs      montrer qui est à quelle place
      lien         montrer le lien pour les autres
      vérifier     vérifier que la donne était honnête, après la partie
      enregistrer FICHIER  écrire la partie dans un fichier, une fois terminée
      cloche non   ne pas sonner quand c’est à vous
      règles       lire les règles
      aide         montrer ceci
      quitter      quitter ; votre place est gardée
