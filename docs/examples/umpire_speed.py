#!/usr/bin/env python3
"""How fast an umpire referees for a client that waits for each reply: three requests a move, or one.

    python3 docs/examples/umpire_speed.py strandline [moves]
"""

import json
import subprocess
import sys
import time


def client(program):
    umpire = subprocess.Popen([program, "umpire"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def ask(request):
        umpire.stdin.write(json.dumps(request) + "\n")
        umpire.stdin.flush()
        return json.loads(umpire.stdout.readline())

    return ask


def new(game, seed):
    return {"cmd": "new", "game": game, "seats": 2, "seed": seed}


def three(ask, seat, move):
    """Plays, looks and lists, waiting for each."""
    reply = ask({"cmd": "play", "seat": seat, "move": move})
    if "over" in reply["turn"]:
        return reply["turn"], None
    seat = reply["turn"]["seats"][0]
    ask({"cmd": "view", "seat": seat})
    return reply["turn"], ask({"cmd": "legal", "limit": 100})["legal"]


def one(ask, seat, move):
    """Plays, and is told the rest with it."""
    reply = ask({"cmd": "play", "seat": seat, "move": move, "with": {"view": {}, "legal": {"limit": 100}}})
    return reply["turn"], reply["legal"]


def speed(program, game, step, moves):
    """So many moves, always the one in the middle of the list; how many there were a second."""
    ask, played, seed = client(program), 0, 0
    start = time.perf_counter()
    while played < moves:
        turn, seed = ask(new(game, seed))["turn"], seed + 1
        legal = ask({"cmd": "legal", "limit": 100})["legal"]
        while "seats" in turn and played < moves:
            seat = turn["seats"][0]
            listed = legal[str(seat)]
            turn, legal = step(ask, seat, listed[len(listed) // 2])
            played += 1
    return played / (time.perf_counter() - start)


def main():
    program, moves = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    for game in ("crab-stack", "crabs", "kraaw"):
        slow, fast = speed(program, game, three, moves), speed(program, game, one, moves)
        print(f"{game}: {slow:.0f} moves/s with three requests, {fast:.0f} with one: {fast / slow:.2f} times as many")


if __name__ == "__main__":
    main()
