// A bot for Node.js that asks for more where the list of moves was cut, and remembers how its games ended.
//
//     strandline match --a 'cmd:node docs/examples/asking_bot.mjs' --b random --game crabs --games 20
//
// It speaks all of the protocol: "new", "choose", "legal" and "over". It likes what brings points in Crabs!, and plays
// any move in the other games.

import { createInterface } from "node:readline";

const LIKED = ["sell", "catch", "upgrade", "relax"];
const results = [];
let game = null;
let question = null;

const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");
const any = (list) => list[Math.floor(Math.random() * list.length)];
const kind = (move) => move.split(/[ -]/)[0];

/** The first kind of move that it likes, or any other: then any move of that kind. */
function choose(legal) {
  const kinds = [...new Set(legal.map(kind))];
  const liked = LIKED.find((word) => kinds.includes(word)) ?? any(kinds);
  return any(legal.filter((move) => kind(move) === liked));
}

const obey = {
  new(told) {
    game = told;
  },
  choose(told) {
    question = told;
    // The time for the move goes on while we ask.
    if (told.more) say({ id: told.id, legal: { each: 500 } });
    else say({ id: told.id, move: choose(told.legal) });
  },
  legal(told) {
    say({ id: question.id, move: choose(told.legal) });
  },
  over(told) {
    results.push({ game: game.game, place: told.ranks[game.seat], end: told.end });
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  // What we do not know is passed over.
  obey[told.cmd]?.(told);
}
