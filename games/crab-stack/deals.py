"""How Crab Stack's deal is drawn, for a verifier: LAW.md, "How it is drawn"."""

CENTRE = (3, 3)
CORNER = (6, 0)


def distance(q, r):
    dq, dr = q - CENTRE[0], r - CENTRE[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def outer_walk():
    """The outer ring from the corner, r growing first."""
    at, walk = CORNER, []
    for step in ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)):
        for _ in range(3):
            walk.append(at)
            at = (at[0] + step[0], at[1] + step[1])
    return walk


def rings(seats):
    board = [(q, r) for q in range(7) for r in range(7)]
    inner = [cell for cell in board if 1 <= distance(*cell) <= 2]
    return inner + {2: [], 3: outer_walk()[::2], 4: outer_walk()}[seats]


def solid(seats):
    low, high = {2: ((1, 1, 1), (5, 5, 5)), 3: ((1, 0, 0), (6, 5, 5)), 4: ((0, 0, 0), (6, 6, 6))}[seats]
    board = [(q, r, 8 - q - r) for q in range(7) for r in range(7)]
    return [cell[:2] for cell in board if all(a <= x <= b for a, x, b in zip(low, cell, high))]


def spaces(layout, seats):
    if isinstance(layout, list):
        return sorted(layout)
    cells = {"rings": rings, "solid": solid}[layout](seats)
    return ["abcdefg"[q] + str(r + 1) for q, r in sorted(cells)]


class Deals:
    def __init__(self, seats, options):
        self.seats, self.layout, self.done = seats, options["layout"], False

    def must_deal(self):
        return not self.done

    def is_due(self):
        return not self.done

    def dealt(self, deal, chance):
        self.done = True
        crabs = [f"{seat}{size}" for seat in range(self.seats) for size in "SML" for _ in range(3)]
        chance.shuffle(crabs)
        first = chance.below(self.seats)
        return deal == {"first": first, "crabs": dict(zip(spaces(self.layout, self.seats), crabs))}

    def moved(self, seat, move):
        pass
