#!/usr/bin/env python3
"""The smallest bot: it plays any legal move. Copy it and make `choose` wiser.

    strandline match --a level:hatchling --b 'cmd:python3 docs/examples/any_move_bot.py' --game kraaw --games 20

The house writes one JSON object a line to standard input; a question is answered with one line on
standard output. Standard error is yours: what is written there is shown.
"""

import json
import random
import sys


def choose(question):
    """One of the legal moves. `question["view"]` is what the seat may see."""
    return random.choice(question["legal"])


def main():
    for line in sys.stdin:
        told = json.loads(line)
        if told["cmd"] == "choose":
            answer = {"id": told["id"], "move": choose(told)}
            print(json.dumps(answer), flush=True)
        # "new" says which game and which seat; "over" says how it ended. This bot needs neither.


if __name__ == "__main__":
    main()
