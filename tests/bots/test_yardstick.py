"""`greedy` is the yardstick of all claims of strength: it plays as it did when it was frozen."""

from __future__ import annotations

import hashlib

import pytest

from kogge.bots.bot import make
from kogge.core.chance import Seed
from kogge.core.header import NAMES, Header, Seat
from kogge.core.match import Match
from kogge.games import find

FROZEN = {  # what it played for two and for four, from seeds 1 and 2, by a version of the rules
    ("visby", 1, 2): "f7646d12fd5d039a",
    ("visby", 1, 4): "0792ce7f2e5562d7",
    ("riga", 1, 2): "6876b6e380e0a2e9",
    ("riga", 1, 4): "d19d163a718ec334",
    ("haithabu", 1, 2): "1d25f822cd59a1a6",
    ("haithabu", 1, 4): "98b5a2bddc853dcf",
    ("haithabu", 2, 2): "55b8035d737605d5",
    ("haithabu", 2, 4): "631abe8d318e09a4",
}


def played(name: str, rules: int, seats: int, number: int) -> bytes:
    """Return everything that happens in a match of the yardstick with itself."""
    game, seed = find(name), Seed.of_number(number)
    chairs = [Seat(each) for each in NAMES[:seats]]
    match = Match(Header.of(game, chairs, seed.commitment, rules=rules), seed)
    bots = [make("greedy", game, match.box, seed.key(f"bot {seat}")) for seat in range(seats)]
    while (seat := match.proceed()) >= 0:
        match.play(seat, bots[seat].choose(match.view(seat)))
    return repr([(entry.actor, entry.action) for entry in match.entries]).encode()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "rules", "seats"), FROZEN)
def test_the_yardstick_plays_as_when_it_was_frozen(name: str, rules: int, seats: int) -> None:
    whole = b"".join(played(name, rules, seats, number) for number in (1, 2))
    assert hashlib.sha256(whole).hexdigest()[:16] == FROZEN[name, rules, seats]
