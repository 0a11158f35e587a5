"""How the deals of Kraaw are drawn, for a verifier: LAW.md, "How it is drawn"."""

HAND = 5
DECKS = {2: (4, 5, 3, 2, 1), 3: (6, 6, 4, 3, 1), 4: (8, 8, 5, 3, 1), 5: (9, 9, 6, 4, 2), 6: (10, 10, 8, 5, 2)}


class Deals:
    def __init__(self, seats, options):
        self.seats, self.swaps = seats, options["hand_swap"]
        self.round, self.due, self.stayed = 0, "hands", 0

    def must_deal(self):
        """Nobody moves before the cards of a round are dealt and laid."""
        return self.round == 0 or self.due == "nests"

    def is_due(self):
        return self.due in ("hands", "nests")

    def dealt(self, deal, chance):
        if self.due == "nests":
            self.due = "hands"
            return deal == self.nests(chance)
        playing = [seat for seat in range(self.seats) if deal["hands"][seat]]
        whole = self.round > 0 or len(playing) == self.seats
        self.round += 1
        expected = self.deal_hands(playing, chance)
        self.due, self.stayed = "swap" if self.swaps else "nests", 0
        return whole and deal == expected

    def deal_hands(self, playing, chance):
        """Who plays a deciding round, the rules say; here that is taken from the deal."""
        first = {"first": chance.below(self.seats)} if self.round == 1 else {}
        deck = [value for value, count in enumerate(DECKS[len(playing)], 1) for _ in range(count)]
        chance.shuffle(deck)
        hands = [deck[at:at + HAND] for at in range(0, len(deck), HAND)]
        dealt = {seat: hands[at] for at, seat in enumerate(playing)}
        self.playing, self.dog = playing, list(hands[-1])
        self.hands = {seat: list(hand) for seat, hand in dealt.items()}
        if self.swaps:
            self.dog.sort()
            [hand.sort() for hand in self.hands.values()]
        return first | {"hands": [dealt.get(seat, []) for seat in range(self.seats)], "dog": hands[-1]}

    def nests(self, chance):
        nests = [list(self.hands.get(seat, [])) for seat in range(self.seats)]
        dog = list(self.dog)
        for cards in nests + [dog]:
            chance.shuffle(cards)
        return {"nests": nests, "dog": dog}

    def moved(self, seat, move):
        if self.due != "swap":
            return
        if move == "swap":
            self.hands[seat], self.dog = self.dog, self.hands[seat]
            self.due = "nests"
        else:
            self.stayed += 1
            self.due = "nests" if self.stayed == len(self.playing) else "swap"
