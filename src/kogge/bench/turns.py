"""How long the alderman takes for turns of a given budget, measured on idle cores.

``python -m kogge.bench.turns [MS] [TURNS]`` prints the spread for each game.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import count, islice
from time import perf_counter

from kogge.bots.guild import Member
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.time.budget import Budget
from kogge.core.chance import Seed
from kogge.core.game import Game
from kogge.core.header import NAMES, Seat
from kogge.core.match import Match
from kogge.games import GAMES

MS, TURNS = 100, 400
SPREAD = (("median", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("most", 1.0))


def turns(game: Game, ms: int) -> Iterator[float]:
    """Yield the milliseconds of turns, game after game; the first loads code, and is left out."""
    for number in count():
        found = _played(game, Seed.of_number(number), Budget(ms=ms))
        if number:
            yield from found


def _played(game: Game, seed: Seed, budget: Budget) -> list[float]:
    """Let two bots play, and return what each of their turns took."""
    match = Match.begin(game, [Seat(name) for name in NAMES[:2]], seed)
    spent: dict[tuple[int, int], float] = defaultdict(float)
    bots = [
        Member(game, match.box, seed.key(f"bot {seat}"), budget, name="alderman")
        for seat in range(2)
    ]
    while (seat := match.proceed()) >= 0:
        view = match.view(seat)
        began = perf_counter()
        action = bots[seat].choose(view)
        spent[seat, eye_of(game).turn(view)] += 1000 * (perf_counter() - began)
        match.play(seat, action)
    return list(spent.values())


def report(game: Game, ms: int, number: int) -> str:
    """Print how long turns of a game take."""
    found = sorted(islice(turns(game, ms), number))
    figures = (f"{name} {found[min(number - 1, round(at * number))]:.0f}" for name, at in SPREAD)
    return f"{game.name}, {number} turns of {ms} ms: {', '.join(figures)}"


def main(ms: int = MS, number: int = TURNS) -> None:
    """Measure all games."""
    for game in GAMES.values():
        print(report(game, ms, number), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
