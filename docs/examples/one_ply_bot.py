#!/usr/bin/env python3
"""A bot that thinks one move ahead: it makes every move at an umpire of its own and keeps what comes out best.

    strandline match --a 'cmd:python3 docs/examples/one_ply_bot.py strandline' --b random --game crab-stack --games 20

It thinks about Crab Stack, where all lies open: what a seat sees there is all of the position. In the other games it
plays any move; there a position would first have to be imagined, from what the seat may know.
"""

import json
import random
import subprocess
import sys


class Umpire:
    """`strandline umpire`, which referees whatever we want to try."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "umpire"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, *requests):
        """Several requests at once: nobody waits for each other, and replies come in the order of the requests."""
        self.process.stdin.write("".join(json.dumps(request) + "\n" for request in requests))
        self.process.stdin.flush()
        return [json.loads(self.process.stdout.readline()) for _ in requests]


def position(view):
    """A view of Crab Stack as the position it shows: `b4:0L1S c3:1M | 0 | -`."""
    stacks = " ".join(space + ":" + "".join(crabs) for space, crabs in view["stacks"].items())
    out = " ".join(str(seat) for seat in view["out"]) or "-"
    keep = " | " + " ".join(view["keep"]) if view["keep"] else ""
    return f"{stacks} | {view['turn']['seats'][0]} | {out}{keep}"


def worth(reply, seat):
    """What a seat has of the game after a move: its crabs on top, against all others'; and the less the next can do, the better."""
    if "over" in reply["turn"]:
        return 1000 - 100 * reply["turn"]["over"]["ranks"][seat]
    tops = [int(crabs[-1][0]) for crabs in reply["view"]["stacks"].values()]
    mine = sum(1 if top == seat else -1 for top in tops)
    choices = sum(-count if whose != str(seat) else count for whose, count in reply["count"].items())
    return mine + choices / 10


class Bot:
    def __init__(self, program):
        self.umpire = Umpire(program)
        self.table = None

    def begin(self, told):
        """The game that is played, as `set` wants it."""
        self.table = {key: told[key] for key in ("game", "seats", "options")}

    def choose(self, question):
        view, legal, seat = question["view"], question["legal"], question["seat"]
        if self.table["game"] != "crab-stack":
            return random.choice(legal)
        self.umpire.ask({"cmd": "set", "position": position(view), **self.table})
        tries = []
        for move in legal:
            besides = {"view": {"seat": seat}, "count": {}}
            tries += [{"cmd": "play", "move": move, "with": besides}, {"cmd": "undo"}]
        replies = self.umpire.ask(*tries)[::2]
        scores = [worth(reply, seat) + random.random() / 100 for reply in replies]
        return legal[scores.index(max(scores))]


def main():
    bot = Bot(sys.argv[1] if len(sys.argv) > 1 else "strandline")
    for line in sys.stdin:
        told = json.loads(line)
        if told["cmd"] == "new":
            bot.begin(told)
        elif told["cmd"] == "choose":
            print(json.dumps({"id": told["id"], "move": bot.choose(told)}), flush=True)


if __name__ == "__main__":
    main()
