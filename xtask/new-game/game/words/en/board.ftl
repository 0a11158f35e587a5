# What the browser says of New Game.
web-aim-newgame = Aim: win more rounds than anybody else, with pearl and bid together.

newgame-face-ask = Bid shells with your pearl: choose it, then how many.
newgame-face-pearl = pearl { $value }
newgame-face-hidden = a pearl face down
newgame-face-shells = shells left: { $count }
newgame-face-bid = bid: { $shells }
newgame-face-seat = { $name } · rounds won: { $points }
newgame-face-do-bid = Bid { $shells }

# The lesson, step by step: why, behind the | what to do, and then what came of it.
web-lesson-newgame-1 = Your pearl is a 6, and you do not know the other one. | Bid a shell or more: choose your pearl, then a bid.
web-lesson-newgame-1-then = Both pearls are shown, and the bids are added. The highest sum wins the round; the shells are gone either way.
