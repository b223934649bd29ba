"""`greedy` is the yardstick of all claims of strength: it plays as it did when it was frozen."""

from __future__ import annotations

import hashlib

import pytest

from kogge.bots.bot import make
from kogge.core.chance import Seed
from kogge.core.match import NAMES, Match, Seat
from kogge.games import find

FROZEN = {  # what it played for two and for four, from the seeds 1 and 2
    ("visby", 2): "f7646d12fd5d039a",
    ("visby", 4): "0792ce7f2e5562d7",
    ("riga", 2): "6876b6e380e0a2e9",
    ("riga", 4): "d19d163a718ec334",
    ("haithabu", 2): "1d25f822cd59a1a6",
    ("haithabu", 4): "98b5a2bddc853dcf",
}


def played(name: str, seats: int, number: int) -> bytes:
    """Return all that happens in a match of the yardstick with itself."""
    game, seed = find(name), Seed.of_number(number)
    match = Match.begin(game, [Seat(each) for each in NAMES[:seats]], seed)
    bots = [make("greedy", game, match.box, seed.key(f"bot {seat}")) for seat in range(seats)]
    while (seat := match.proceed()) >= 0:
        match.play(seat, bots[seat].choose(match.view(seat)))
    return repr([(entry.actor, entry.action) for entry in match.entries]).encode()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), FROZEN)
def test_the_yardstick_plays_as_when_it_was_frozen(name: str, seats: int) -> None:
    whole = b"".join(played(name, seats, number) for number in (1, 2))
    assert hashlib.sha256(whole).hexdigest()[:16] == FROZEN[name, seats]
