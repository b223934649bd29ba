"""What the best level thinks several others will choose at the same moment."""

from __future__ import annotations

from functools import cache

import pytest

from kogge.bots.guild import Member
from kogge.bots.level import NAMES
from kogge.bots.time.budget import Budget
from kogge.bots.trees.grower import CURIOUS, READING, Grower
from kogge.bots.yardsticks.greedy import Greedy
from kogge.core.chance import Seed
from kogge.core.game import Position
from kogge.core.header import NAMES as PEOPLE
from kogge.core.header import Seat
from kogge.core.match import Match
from kogge.games import find
from soaking import SOAK

VISBY = find("visby")
ALDERMAN = NAMES[-1]
FOUR = 4
SEEDS = (1, 2, 3) if SOAK else (1,)


def begun(seed: int, seats: int = FOUR) -> Match:
    return Match.begin(VISBY, [Seat(name) for name in PEOPLE[:seats]], Seed.of_number(seed))


@cache
def rounds(seed: int) -> list[tuple[Position, list[int]]]:
    """Return what the first seat sees in each round of four greedy players, and what all choose."""
    match, seen = begun(seed), []
    assert match.seed is not None
    bots = [Greedy(VISBY, match.box, match.seed.key(f"bot {seat}")) for seat in range(FOUR)]
    while (mover := match.proceed()) >= 0:
        if match.asked != (1 << FOUR) - 1:
            match.play(mover, bots[mover].choose(match.view(mover)))
            continue
        chosen = [bots[seat].choose(match.view(seat)) for seat in range(FOUR)]
        seen.append((match.view(0), chosen))
        for seat in range(FOUR):
            match.play(seat, chosen[seat])
    return seen


def reader(match: Match, sims: int = 1) -> Grower:
    return Grower(VISBY, match.box, b"key", Budget(sims=sims), taste=READING)


def test_the_picture_expects_what_greedy_players_choose() -> None:
    """Their choices are thought to be more than twice as likely as any."""
    likely, even = [], []
    for view, chosen in (each for seed in SEEDS for each in rounds(seed)):
        mind = reader(begun(1))
        mind.weigh(view)
        for seat in range(1, FOUR):
            weights = list(mind.groves[0].picture[seat])
            likely.append(weights[chosen[seat]] / sum(weights))
            even.append(1 / len(VISBY.legal_actions(mind.box, view, seat)))

    assert len(likely) > 15 * len(SEEDS)
    assert sum(likely) > 2 * sum(even)


def test_nobody_is_expected_to_do_what_is_not_allowed() -> None:
    for view, _ in rounds(SEEDS[-1]):
        mind = reader(begun(3))
        mind.weigh(view)
        for seat in range(FOUR):
            weights = list(mind.groves[0].picture[seat])
            legal = VISBY.legal_actions(mind.box, view, seat)
            assert {action for action, weight in enumerate(weights) if weight} <= set(legal)


def test_a_search_goes_on_when_no_room_is_left_to_remember_more() -> None:
    match = begun(1)
    match.proceed()
    few, many = (
        Grower(VISBY, match.box, b"key", Budget(sims=sims), taste=CURIOUS)
        for sims in (30_000, 90_000)
    )
    visits = [sum(each.weight for each in mind.weigh(match.view(0))) for mind in (few, many)]

    assert visits[1] > 2 * visits[0]
    assert 2 * many.groves[0].meter[0].decisions < len(many.groves[0].keys)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_only_the_best_level_reads_and_only_a_few_others(seats: int) -> None:
    match = begun(1, seats)
    match.proceed()
    for name in NAMES:
        member = Member(VISBY, match.box, b"key", Budget(sims=1), name=name)
        member.weigh(match.view(0))
        reads = isinstance(member.mind, Grower) and member.mind.taste == READING
        assert reads == (name == ALDERMAN and seats in (3, 4))
