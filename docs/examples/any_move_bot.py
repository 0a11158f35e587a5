#!/usr/bin/env python3
"""The smallest bot: it plays any legal move. Copy it and make `choose` wiser.

    strandline match --a level:hatchling --b 'cmd:python3 docs/examples/any_move_bot.py' --game kraaw --games 20

The house writes one JSON object a line to standard input; a question is answered with one line on
standard output. Standard error is yours: what is written there is shown.
"""

import json
import random
import re
import sys


def choose(question):
    """Any kind of move, then any move of that kind. `question["view"]` is what the seat may see.

    A kind is what moves begin with: the verb, or the space that a crab crawls from. There may be four thousand
    ways to raise and three to catch; whoever takes any line of the list hardly ever catches.
    """
    kinds = {}
    for move in question["legal"]:
        kinds.setdefault(re.split("[ -]", move)[0], []).append(move)
    return random.choice(random.choice(list(kinds.values())))


def main():
    for line in sys.stdin:
        told = json.loads(line)
        if told["cmd"] == "choose":
            answer = {"id": told["id"], "move": choose(told)}
            print(json.dumps(answer), flush=True)
        # "new" says which game and which seat; "over" says how it ended. This bot needs neither.


if __name__ == "__main__":
    main()
