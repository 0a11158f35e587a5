# Ce que le navigateur dit de New Game.
web-aim-newgame = Le but : gagner plus de manches que les autres, avec la perle et la mise ensemble.

newgame-face-ask = Misez des coquillages sur votre perle : choisissez-la, puis combien.
newgame-face-pearl = perle { $value }
newgame-face-hidden = une perle face cachée
newgame-face-shells = coquillages restants : { $count }
newgame-face-bid = mise : { $shells }
newgame-face-seat = { $name } · manches gagnées : { $points }
newgame-face-do-bid = Miser { $shells }

# The lesson, step by step: why, behind the | what to do, and then what came of it.
web-lesson-newgame-1 = Votre perle est un 6, et vous ne connaissez pas l’autre. | Misez au moins un coquillage : choisissez votre perle, puis une mise.
web-lesson-newgame-1-then = On montre les deux perles et on ajoute les mises. La plus forte somme gagne la manche ; les coquillages sont perdus de toute façon.
