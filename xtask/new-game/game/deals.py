"""How New Game's deals are drawn, for a verifier: LAW.md, "How it is drawn"."""


class Deals:
    def __init__(self, seats, options):
        self.seats, self.bids, self.rounds = seats, 0, options["rounds"]

    def must_deal(self):
        return self.bids % self.seats == 0 and self.bids < self.seats * self.rounds and not self.laid()

    def laid(self):
        return getattr(self, "dealt_at", None) == self.bids

    def is_due(self):
        return self.must_deal()

    def dealt(self, deal, chance):
        self.dealt_at = self.bids
        pearls = list(range(1, 10))
        chance.shuffle(pearls)
        return deal == {"pearls": pearls[:self.seats]}

    def moved(self, seat, move):
        self.bids += 1
