"""The seed of a match and the small generator, with the vectors of docs/notation.md."""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections import Counter
from pathlib import Path

import pytest

from kogge.core.carrier.lot import Lots, below, lot, pick
from kogge.core.chance import Seed
from kogge.core.chance.seed import WORD, ticket
from kogge.core.error import Broken

DOCS = Path(__file__).parents[3] / "docs" / "notation.md"


def test_the_vectors_of_the_documentation_hold() -> None:
    seed = Seed.of_number(7)
    page = DOCS.read_text()

    assert str(seed) in page
    assert seed.commitment in page
    draws = " ".join(str(seed.draw(f"chance {index}", [1, 2, 3])) for index in range(12))
    assert f"weights 1 2 3: {draws}" in page


def test_a_draw_is_computed_as_the_documentation_says() -> None:
    seed = Seed.of_number(7)
    block = hmac.digest(hashlib.sha256(b"kogge 7").digest(), b"chance 5", "sha256")

    assert seed.draw("chance 5", [1] * 1000) == int.from_bytes(block[:8], "big") % 1000


def test_ranks_are_computed_as_the_documentation_says() -> None:
    """With nothing but a hash library."""
    page, secret = DOCS.read_text(), hashlib.sha256(b"kogge 7").digest()
    kinds, copies = ("cloth", "glass", "wine"), [1, 2, 3]
    drawn, seed = [], Seed.of_number(7)
    for number in range(1, 13):
        stream = hashlib.shake_256(secret + f"deck {number}".encode()).digest(72)
        words = [stream[first : first + 8].hex() for first in range(0, 72, 8)]
        ranks = {
            f"{name} {copy + 1}": words[3 * copy + kind]
            for kind, name in enumerate(kinds)
            for copy in range(copies[kind])
        }
        if number == 1:
            assert all(f"{card:<7}  {rank}\n" in page for card, rank in ranks.items())
        drawn.append(max(ranks, key=ranks.__getitem__).split()[0])
        assert kinds[seed.foremost(f"deck {number}", copies)] == drawn[-1]

    assert f"cloth 1, glass 2, wine 3: {' '.join(drawn)}\n" in page


def test_words_at_the_uneven_end_are_rejected() -> None:
    assert ticket(iter([WORD - 1, 7]), 10) == 7
    assert ticket(iter([WORD - 1]), 2**32) == 2**32 - 1


def test_more_words_come_when_a_block_is_used_up() -> None:
    seed = Seed.of_number(7)
    words = list(itertools.islice(seed.words("chance 3"), 6))
    second = hmac.digest(seed.secret, b"chance 3 1", "sha256")

    assert words[4] == int.from_bytes(second[:8], "big")
    assert len(set(words)) == 6


def test_draws_follow_their_weights() -> None:
    counts = Counter(Seed.of_number(1).draw(f"chance {index}", [1, 0, 3]) for index in range(4000))

    assert counts[1] == 0
    assert abs(counts[0] - 1000) < 150


def test_the_foremost_card_follows_their_numbers_and_is_mostly_the_same_in_like_decks() -> None:
    seed, salt, fur = Seed.of_number(1), 0, 2
    one, other = (1, 3, 0), (1, 3, 1)  # of salt, wax and fur
    pairs = [(seed.foremost(f"{n}", one), seed.foremost(f"{n}", other)) for n in range(4000)]

    assert abs(sum(first == salt for first, _ in pairs) - 1000) < 150
    assert abs(sum(first != second for first, second in pairs) - 800) < 150
    assert {second for first, second in pairs if first != second} == {fur}


def test_a_seed_does_not_show_itself() -> None:
    seed = Seed.fresh()

    assert str(seed) not in repr(seed)
    assert seed.key("bot 1") != seed.key("bot 2")
    assert Seed.of_text(str(seed)).commitment == seed.commitment


@pytest.mark.parametrize("text", ["", "12", "g" * 64, "A" * 64])
def test_a_seed_is_64_hexadecimal_digits(text: str) -> None:
    with pytest.raises(Broken, match="64 hexadecimal digits"):
        Seed.of_text(text)


def test_lots_are_spread_evenly() -> None:
    lots = Lots.of(b"even")
    counts = Counter(below(lots, 6) for _ in range(6000))

    assert set(counts) == set(range(6))
    assert all(abs(count - 1000) < 150 for count in counts.values())


def test_lots_are_words_of_32_bits_and_both_halves_occur() -> None:
    lots = Lots.of(b"words")
    drawn = [lot(lots) for _ in range(200)]

    assert all(0 <= word < 2**32 for word in drawn)
    assert sum(word >= 2**31 for word in drawn) > 60


def test_a_pick_follows_its_weights() -> None:
    lots = Lots.of(b"pick")
    counts = Counter(pick(lots, [0, 1, 3, 0]) for _ in range(4000))

    assert set(counts) == {1, 2}
    assert abs(counts[1] - 1000) < 150
