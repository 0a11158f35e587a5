"""A second verifier, written from docs/fairness.md with nothing of ours but each game's `deals.py`.

    python3 second_verifier.py [--commitment DIGITS] [--seal DIGITS] RECORD

It ends with 0 where every deal is what the secret makes, with 1 where something is not, and with 2 where the file is no
record. It does not know the rules: what it says of moves and of the result rests on the seal. With `--batch` it reads
`{"name": …, "record": …, "seal": …}` line by line and answers each with its name and number.
"""

import argparse
import importlib.util
import json
import pathlib
import re
import struct
import sys

GAMES = pathlib.Path(__file__).resolve().parents[3] / "games"
MASK = 0xFFFFFFFF


# BLAKE3, for one chunk after another: https://github.com/BLAKE3-team/BLAKE3-specs

IV = [0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19]
PERMUTATION = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8]
CHUNK_START, CHUNK_END, PARENT, ROOT = 1, 2, 4, 8
QUARTERS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


def schedule():
    order = list(range(16))
    for _ in range(7):
        yield list(zip(QUARTERS + DIAGONALS, order[0::2], order[1::2]))
        order = [order[place] for place in PERMUTATION]


ROUNDS = list(schedule())


def compress(chaining, words, counter, length, flags):
    v = chaining + IV[:4] + [counter & MASK, counter >> 32, length, flags]
    for steps in ROUNDS:
        for (a, b, c, d), x, y in steps:
            va = (v[a] + v[b] + words[x]) & MASK
            vd = v[d] ^ va
            vd = (vd >> 16) | (vd << 16) & MASK
            vc = (v[c] + vd) & MASK
            vb = v[b] ^ vc
            vb = (vb >> 12) | (vb << 20) & MASK
            va = (va + vb + words[y]) & MASK
            vd ^= va
            vd = (vd >> 8) | (vd << 24) & MASK
            vc = (vc + vd) & MASK
            vb ^= vc
            v[a], v[b], v[c], v[d] = va, (vb >> 7) | (vb << 25) & MASK, vc, vd
    return [v[i] ^ v[i + 8] for i in range(8)]


def chunk(data, counter, root):
    blocks = [data[at:at + 64] for at in range(0, len(data), 64)] or [b""]
    chaining = IV
    for at, block in enumerate(blocks):
        flags = (CHUNK_START if at == 0 else 0) | (CHUNK_END | root if at == len(blocks) - 1 else 0)
        words = list(struct.unpack("<16I", block.ljust(64, b"\0")))
        chaining = compress(chaining, words, counter, len(block), flags)
    return chaining


def tree(data, first, root):
    if len(data) <= 1024:
        return chunk(data, first, root)
    left = 1024
    while left * 2 < len(data):
        left *= 2
    words = tree(data[:left], first, 0) + tree(data[left:], first + left // 1024, 0)
    return compress(IV, words, 0, 64, PARENT | root)


def blake3(data):
    return struct.pack("<8I", *tree(data, 0, ROOT))


# ChaCha20 as a source of chance

class Chance:
    """Stream n under a key, 32 bits at a time, and how bits become choices."""

    def __init__(self, key, stream):
        self.key, self.stream, self.counter, self.words = struct.unpack("<8I", key), stream, 0, []

    def bits(self):
        if not self.words:
            self.words = self.block()[::-1]
        return self.words.pop()

    def block(self):
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *self.key]
        for number in (self.counter, self.stream):
            start += [number & MASK, number >> 32]
        self.counter += 1
        v = list(start)
        for _ in range(10):
            for a, b, c, d in QUARTERS + DIAGONALS:
                for first, second, third, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    v[first] = (v[first] + v[second]) & MASK
                    mixed = v[third] ^ v[first]
                    v[third] = (mixed << turn) & MASK | mixed >> (32 - turn)
        return [(mixed + begun) & MASK for mixed, begun in zip(v, start)]

    def below(self, n):
        wide = self.bits() * n
        while (wide & MASK) < (1 << 32) % n:
            wide = self.bits() * n
        return wide >> 32

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


# Records

class NoRecord(Exception):
    """It cannot be read."""


class NotFair(Exception):
    """Something in it is not as it must be."""


def check(right, what):
    if not right:
        raise NotFair(what)


def canonical(data):
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digits(text, count):
    if not isinstance(text, str) or not re.fullmatch("[0-9a-fA-F]{%d}" % (2 * count), text):
        raise NoRecord("expected %d hexadecimal digits" % (2 * count))
    return text.lower()


def key(record, fair, secret, salts):
    if fair.get("version", 1) == 1:
        return blake3(secret + b"".join(bytes.fromhex(salt) if salt else bytes(16) for salt in salts))
    check(fair["version"] == 2, "dealt in a way that is not written down")
    terms = {name: record[name] for name in ("game", "options", "seats")}
    terms |= {"salts": salts, "called_off": fair.get("called_off", 0)}
    return blake3(secret + b"strandline dealer 2\n" + canonical(terms))


def deals_of(game):
    folder = GAMES / game / "deals.py"
    if not folder.is_file():
        raise NoRecord("no such game: %s" % game)
    spec = importlib.util.spec_from_file_location("deals", folder)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Deals


def recompute(record, dealer):
    """Every deal of the log, from chance and from what the log says was done before."""
    deals, made = deals_of(record["game"])(record["seats"], record["options"]), 0
    for entry in record["log"]:
        if "deal" in entry:
            right = deals.is_due() and deals.dealt(entry["deal"], Chance(dealer, made))
            check(right, "deal %d is another" % made)
            made += 1
        else:
            check(not deals.must_deal(), "a deal is missing")
            deals.moved(entry["seat"], entry["move"])
    check(not deals.must_deal(), "the log is cut")
    return made


def check_result(record):
    ranks = record.get("result", {}).get("ranks", [])
    check(len(ranks) == record["seats"] and min(ranks) == 1, "there is no result")


def verify(record, commitment=None, seal=None):
    """How many deals there are, all of them as they must be."""
    try:
        if record["strandline"] != 1 or not isinstance(record["log"], list):
            raise NoRecord("another version")
        fair = record.get("fair")
        check(fair is not None, "there is nothing to check")
        secret = bytes.fromhex(digits(fair["secret"], 32))
        salts = [salt and digits(salt, 16) for salt in fair["salts"]]
        committed = digits(fair["commitment"], 32)
        check(blake3(secret).hex() == committed, "another secret")
        check(len(salts) == record["seats"], "not one salt a seat")
        made = recompute(record, key(record, fair, secret, salts))
        check_result(record)
        check(commitment is None or committed.startswith(commitment), "not the commitment that was shown")
        sealed = fair.get("seal")
        if fair.get("version", 1) > 1:
            unsealed = record | {"fair": {name: fair[name] for name in fair if name != "seal"}}
            check(blake3(canonical(unsealed)).hex() == sealed, "changed since it was sealed")
        check(seal is None or (sealed or "").startswith(seal), "not the seal that was told")
        return made
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise NoRecord(repr(error)) from error


def answer(record, commitment=None, seal=None):
    try:
        return 0, "fair: %d deals recomputed" % verify(record, commitment, seal)
    except NotFair as why:
        return 1, "not fair: %s" % why
    except NoRecord as why:
        return 2, "no record: %s" % why


def batch():
    for line in sys.stdin:
        case = json.loads(line)
        code, why = answer(case["record"], seal=case.get("seal"))
        print(json.dumps({"name": case["name"], "code": code, "why": why}), flush=True)


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("record", nargs="?")
    words.add_argument("--commitment")
    words.add_argument("--seal")
    words.add_argument("--batch", action="store_true")
    asked = words.parse_args()
    if asked.batch:
        return batch()
    try:
        record = json.loads(pathlib.Path(asked.record).read_text())
    except (OSError, ValueError, TypeError) as error:
        code, why = 2, "no record: %s" % error
    else:
        code, why = answer(record, asked.commitment, asked.seal)
    print(why)
    sys.exit(code)


if __name__ == "__main__":
    main()
