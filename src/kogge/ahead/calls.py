"""With which arguments the entries of a game are called.

Everything that uses compiled code is set to work once, while every call is noted instead of being
carried out: from the arguments the compiler knows the types.
"""

from __future__ import annotations

from typing import Any

from kogge.bots.duel.duellist import Duellist
from kogge.bots.duel.reading import value_pairs
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.nets import net_of
from kogge.bots.time.budget import Budget
from kogge.bots.trees.drill import Drill
from kogge.bots.trees.grower import Grower
from kogge.bots.trees.picture import trying
from kogge.bots.yardsticks.search import Search
from kogge.core.compiled.entry import Compiled, noting
from kogge.core.game import Game, Position
from kogge.core.loop import Desk
from kogge.core.trials.trial import Table
from kogge.research.batch import Batch

TOGETHER = 2  # threads, so that what they pass on to each other is called, too


def calls_of(game: Game, library: str) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the calls of the entries of a library, and the rules of each, by their names."""
    box, seats = game.edition.box, game.seats[0]
    start = game.start(box, seats, game.read_options({}, seats))
    with noting() as noted:
        _think(game, start)
        _play(game, start)
        _step(game, seats)
        _learn(game, start)
    found: list[Compiled[..., object]] = [each for each in noted if each.library == library]
    calls = {each.name: (each.function, noted[each]) for each in found}
    return calls, {each.name: each.rules for each in found}


def _think(game: Game, start: Position) -> None:
    box, view, least, net = game.edition.box, game.view(start, 0), Budget(sims=1), net_of(game)
    Search(game, box, b"", least).visits(view)
    grower = Grower(game, box, b"", least, net=lambda: net)
    grower.weigh(view)
    if eye_of(game).meets:
        trying(game)(*grower.rooms()[0], 1)
        duellist = Duellist(game, box, b"", least, net=lambda: net, threads=TOGETHER)
        duellist.solve(view, iter((1,)))
        value_pairs(game)(duellist.flat, duellist.rooms, duellist.traces[0], duellist.scratch)


def _play(game: Game, start: Position) -> None:
    desk = Desk(game, game.edition.box, start, b"", flat=True)
    desk.play(1)
    desk.perft(2)
    desk.copy(1)
    Table(game, game.edition.box, start, flat=True).mover()


def _step(game: Game, seats: int) -> None:
    batch = Batch(game, seats, 1)
    batch.observe()
    batch.step(batch.random_actions())


def _learn(game: Game, start: Position) -> None:
    if not eye_of(game).meets:
        Drill(game, net_of(game), b"").practise(start, sims=1)
