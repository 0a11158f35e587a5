"""How the deals of Crabs! are drawn, for a verifier: LAW.md, "How it is drawn"."""

HAND, POOL = 6, 10
RECONSTRUCTED = {
    "crabs": [{"value": value, "cards": cards, "premium": 3} for value, cards in enumerate((16, 14, 12, 10, 8), 1)],
    "vendors": [{"wants": [int(value) for value in wants]} for wants in (
        "1 2 2 3 3 4 5 12 14 22 23 33 35 44 113 122 124 135 223 234 334 1122 1123 1134 1224 1233 1235 2234".split())],
}


def kinds(edition):
    """The crab cards in the order that lists of cards are written in."""
    for line in sorted(edition["crabs"], key=lambda line: line["value"]):
        for mark, count in (("", line["cards"] - line["premium"]), ("*", line["premium"])):
            yield from [f"{line['value']}{mark}"] * count


class Deals:
    def __init__(self, seats, options):
        edition = options["edition"]
        self.seats, self.edition = seats, edition if isinstance(edition, dict) else {"reconstructed": RECONSTRUCTED}[edition]
        self.opened, self.drew = False, False

    def must_deal(self):
        return not self.opened

    def is_due(self):
        """The opening; and, after a card was drawn from the deck, perhaps a new deck."""
        return not self.opened or self.drew

    def dealt(self, deal, chance):
        expected = self.reshuffle(deal, chance) if self.opened else self.opening(chance)
        self.opened, self.drew = True, False
        return deal == expected

    def opening(self, chance):
        deck = list(kinds(self.edition))
        chance.shuffle(deck)
        hands = [sorted(deck[HAND * seat:HAND * (seat + 1)]) for seat in range(self.seats)]
        deck = deck[HAND * self.seats:]
        vendors = [self.stack(size, chance) for size in range(1, 5)]
        first = chance.below(self.seats)
        return {"first": first, "hands": hands, "pool": sorted(deck[:POOL]), "deck": deck[POOL:], "vendors": vendors}

    def stack(self, size, chance):
        stack = sorted(sorted(line["wants"]) for line in self.edition["vendors"] if len(line["wants"]) == size)
        chance.shuffle(stack)
        return ["+".join(map(str, wants)) for wants in stack]

    def reshuffle(self, deal, chance):
        """Which cards were discarded, the rules say; here they are taken from the deal, and only their order is checked."""
        deck = sorted(deal["deck"])
        chance.shuffle(deck)
        return {"deck": deck}

    def moved(self, seat, move):
        self.drew = move == "grab deck"
