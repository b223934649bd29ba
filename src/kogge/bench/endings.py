"""Endings of Visby for two: how many of 200 fixed positions are solved exactly within a second.

``python -m kogge.bench.endings [COUNT]`` prints the share and how it is distributed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, islice
from time import process_time
from typing import Any

from kogge.bots.duel.duellist import Duellist, Verdict
from kogge.bots.time.budget import Budget
from kogge.bots.yardsticks.greedy import Greedy
from kogge.core.carrier.lot import Lots, below
from kogge.core.chance import Seed
from kogge.core.game import Game, Position
from kogge.core.header import NAMES, Seat
from kogge.core.match import Match
from kogge.games import find
from kogge.games.visby.vocabulary import CHOOSING

COUNT, SEALS = 200, 22
STRAYS = (2, 4, 8)  # one choice in this many is random: games of all kinds of players
BOTH = 0b11  # seats
SECOND = 1.0  # of the processor: what else runs on the machine does not count
PORTION = 250  # positions between two looks at the clock


@dataclass(frozen=True, slots=True)
class Solved:
    """What was found about an ending, and what it took."""

    verdict: Verdict
    seconds: float
    positions: int


def endings(number: int = COUNT) -> list[Position]:
    """Return ``number`` endings, always the same: the first late enough position of each game.

    Game n is played from seed n by greedy with itself, but one choice in 2, 4 or 8 (n modulo 3)
    is any legal one, drawn by the seed. A position that another game has led to is left out.
    """
    found: dict[bytes, Position] = {}
    for late in islice(_late(), number * 4):
        found.setdefault(late.pack(), late)
        if len(found) == number:
            break
    return list(found.values())


def _late() -> Iterator[Position]:
    for number in count():
        if (late := ending(find("visby"), number)) is not None:
            yield late


@lru_cache(1024)
def ending(game: Game, number: int) -> Position | None:
    """Play a game until a round begins in which a seat has enough seals."""
    seed, stray = Seed.of_number(number), STRAYS[number % len(STRAYS)]
    match = Match.begin(game, [Seat(name) for name in NAMES[:2]], seed)
    lots = Lots.of(seed.key("stray"))
    bots = [Greedy(game, match.box, seed.key(f"bot {seat}")) for seat in range(2)]
    while (seat := match.proceed()) >= 0:
        s: Any = match.position
        if max(s.seals) >= SEALS and s.phase == CHOOSING and game.together(s) == BOTH:
            return match.position.copy()
        actions = game.legal_actions(match.box, match.position, seat)
        if below(lots, stray) == 0:
            match.play(seat, actions[below(lots, len(actions))])
        else:
            match.play(seat, bots[seat].choose(match.view(seat)))
    return None


def solved(player: Duellist, late: Position, seconds: float = SECOND) -> Solved:
    """Solve an ending within a number of seconds of processor time."""
    began = process_time()

    def portions() -> Iterator[int]:
        while process_time() < began + seconds:
            yield PORTION

    verdict = player.solve(player.game.view(late, 0), portions())
    return Solved(verdict, process_time() - began, int(player.rooms.meter[0].nodes))


def report(found: list[Solved]) -> str:
    """Print how many are exact, how long they took, and how many need a mix."""
    seconds = sorted(each.seconds for each in found)
    exact = [each for each in found if each.verdict.exact]
    mixed = sum(0 < each.verdict.low < 1 for each in exact)
    times = ", ".join(
        f"{name} {seconds[min(len(seconds) - 1, round(share * len(seconds)))]:.3f}"
        for name, share in (("median", 0.5), ("90 %", 0.9), ("95 %", 0.95), ("most", 1.0))
    )
    most = max(each.positions for each in found)
    return (
        f"exact within {SECOND:g} s of the processor: {len(exact)} of {len(found)}\n"
        f"seconds: {times}; positions opened: at most {most}\n"
        f"sure wins: {len(exact) - mixed}, mixed: {mixed}"
    )


def main(number: int = COUNT) -> None:
    """Measure, and print what was found."""
    player, late = duellist(), endings(number)
    solved(player, late[0])  # this compiles what it needs
    print(report([solved(player, each) for each in late]))


def duellist() -> Duellist:
    """Return the bot that solves endings."""
    game = find("visby")
    return Duellist(game, game.edition.box, b"endings", Budget(sims=1))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
