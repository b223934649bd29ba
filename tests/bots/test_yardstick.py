"""`greedy` and `planner` are what strength is measured by: they play as when they were frozen."""

from __future__ import annotations

import hashlib

import pytest

from kogge.bots.bot import make
from kogge.core.chance import Seed
from kogge.core.header import NAMES, Header, Seat
from kogge.core.match import Match
from kogge.games import find
from kogge.games.editions import own_editions, pick
from soaking import SOAK

EDITIONS = {  # by which values they were frozen
    "visby": find("visby").edition.digest,
    "riga": "d254b60f3b3ff1b7",
    "haithabu": "6ab3d18962855eb3",
}
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


PLANNED = {
    ("haithabu", 2, 2): "c91a15049dc87795",
    ("haithabu", 2, 4): "c3a61237d6dcaa5c",
}  # the same of the planner


def played(bot: str, name: str, rules: int, seats: int, number: int) -> bytes:
    """Return everything that happens in a match of the yardstick with itself."""
    game, seed = find(name), Seed.of_number(number)
    chairs = [Seat(each) for each in NAMES[:seats]]
    edition = pick(own_editions(game), EDITIONS[name])
    match = Match(Header.of(game, chairs, seed.commitment, rules=rules, edition=edition), seed)
    bots = [make(bot, game, match.box, seed.key(f"bot {seat}")) for seat in range(seats)]
    while (seat := match.proceed()) >= 0:
        match.play(seat, bots[seat].choose(match.view(seat)))
    return repr([(entry.actor, entry.action) for entry in match.entries]).encode()


def digest(bot: str, name: str, rules: int, seats: int) -> str:
    whole = b"".join(played(bot, name, rules, seats, number) for number in (1, 2))
    return hashlib.sha256(whole).hexdigest()[:16]


def chosen(frozen: dict[tuple[str, int, int], str]) -> list[tuple[str, int, int]]:
    """Return what is played: all if there is time, and else each game, by the rules of today."""
    brief = {("visby", 1, 2), ("riga", 1, 4), ("haithabu", 2, 2)}
    return [key for key in frozen if SOAK or key in brief]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "rules", "seats"), chosen(FROZEN))
def test_greedy_plays_as_when_it_was_frozen(name: str, rules: int, seats: int) -> None:
    assert digest("greedy", name, rules, seats) == FROZEN[name, rules, seats]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "rules", "seats"), chosen(PLANNED))
def test_the_planner_plays_as_when_it_was_frozen(name: str, rules: int, seats: int) -> None:
    assert digest("planner", name, rules, seats) == PLANNED[name, rules, seats]
