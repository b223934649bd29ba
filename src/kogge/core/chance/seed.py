"""The seed of a match: committed by hash before the first draw, revealed after the last.

Every draw is computed from the seed and the label of the draw alone, so that anyone can check a
finished match. ``luck`` chooses the labels; ``docs/notation.md`` describes the computation with
test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
import secrets
import struct
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate

from ..error import Broken

WORD = 2**64
WORDS = struct.Struct(">4Q")


class Seed:
    """256 secret bits, and what follows from them.

    >>> seed = Seed.of_number(7)
    >>> seed.commitment[:16]
    'cff9a60ae201c2c0'
    >>> [seed.draw(f"chance {index}", [1, 1, 1, 1, 1, 1]) for index in range(8)]
    [5, 2, 0, 1, 2, 3, 1, 5]
    >>> [seed.foremost(f"deck {number}", [2, 1]) for number in range(1, 7)]
    [0, 0, 0, 0, 0, 0]
    """

    def __init__(self, secret: bytes) -> None:
        assert len(secret) == 32
        self.secret = secret

    @classmethod
    def fresh(cls) -> Seed:
        """Return a seed from the system's randomness."""
        return cls(secrets.token_bytes(32))

    @classmethod
    def of_number(cls, number: int) -> Seed:
        """Return the seed that ``--seed N`` stands for."""
        return cls(hashlib.sha256(f"kogge {number}".encode()).digest())

    @classmethod
    def of_text(cls, text: str, place: str = "seed") -> Seed:
        """Read 64 hexadecimal digits."""
        return cls(bytes.fromhex(hexadecimal(text, 64, place)))

    def __str__(self) -> str:
        return self.secret.hex()

    def __repr__(self) -> str:
        return f"<Seed {self.commitment[:8]}>"  # a secret must not slip into a log

    @property
    def commitment(self) -> str:
        """The hash that is published from the start."""
        return hashlib.sha256(self.secret).hexdigest()

    def key(self, label: str) -> bytes:
        """Return a key for a party that must not know the seed, such as a bot."""
        return hmac.digest(self.secret, f"key {label}".encode(), "sha256")

    def draw(self, label: str, weights: Sequence[int]) -> int:
        """Return one of several outcomes, each as likely as its weight says."""
        sums = list(accumulate(weights))
        assert sums[-1] > 0, "a draw needs a positive weight"
        return bisect_right(sums, ticket(self.words(label), sums[-1]))

    def foremost(self, label: str, copies: Sequence[int]) -> int:
        """Return which of several kinds of card comes, of each of which there are so many.

        Every card has a rank of its own, and the highest comes: each is as likely as any other,
        and where two decks differ in a few cards, mostly the same one comes from both.
        """
        kinds = len(copies)
        ranks = [*self.ranks(label, kinds * max(copies))]
        while True:  # not sorted: mostly one of the first few is there
            card = ranks.index(max(ranks))
            if card // kinds < copies[card % kinds]:
                return card % kinds
            ranks[card] = -1

    def ranks(self, label: str, count: int) -> tuple[int, ...]:
        """Return so many words of 64 bits from one hash, since a deck has many cards."""
        stream = hashlib.shake_256(self.secret + label.encode())
        return struct.unpack(f">{count}Q", stream.digest(8 * count))

    def words(self, label: str) -> Iterator[int]:
        """Yield words of 64 bits for one label, as many as are asked for."""
        for block in itertools.count():
            text = label if block == 0 else f"{label} {block}"
            yield from WORDS.unpack(hmac.digest(self.secret, text.encode(), "sha256"))


def ticket(words: Iterator[int], total: int) -> int:
    """Return a number below ``total``, all equally likely: words at the uneven end are skipped.

    >>> ticket(iter([WORD - 1, 13]), 10)
    3
    """
    limit = WORD - WORD % total
    while (word := next(words)) >= limit:
        pass
    return word % total


def hexadecimal(text: str, digits: int, place: str) -> str:
    """Check that a text has ``digits`` hexadecimal digits, in lower case."""
    if len(text) != digits or set(text) - set("0123456789abcdef"):
        figures = {"data": repr(text), "count": digits}
        raise Broken(place, "{data} does not fit", "{count} hexadecimal digits", **figures)
    return text
