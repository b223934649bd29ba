"""Tables by letter that are judged at any time we like."""

from __future__ import annotations

from collections.abc import Sequence

from kogge import wire
from kogge.bots.advice.adviser import turn
from kogge.core.chance import Seed
from kogge.games import GAMES
from kogge.table.judging.judge import Judge
from kogge.table.ledger import Chair, Setup
from kogge.table.orders.firing import follow_orders
from kogge.table.table import Table
from kogge.table.time.calendar import Span, stands

DAYS = wire.Clock(kind="days", days=3)


def begun(
    clock: wire.Clock,
    *bots: str,
    game: str = "visby",
    at: int = 1_000_000,
    tick: int = 0,
    seed: int = 5,
) -> Table:
    """Return a table of Anna and Berta that has just begun."""
    chairs = [Chair(name=name, person=name) for name in ("Anna", "Berta")]
    chairs += [Chair(name=f"Bot {n}", bot=bot) for n, bot in enumerate(bots)]
    kind = GAMES[game]
    setup = Setup(
        game=game, rules=kind.version, options={}, edition=None, digest=kind.edition.digest,
        clock=clock, undo="free", spectators=True,
    )  # fmt: skip
    lot = str(Seed.of_number(seed))
    table = Table("t", 0, "open", False, "Anna", "secret", setup, chairs, lot, at, at)  # noqa: FBT003
    judge = Judge(table, tick or at, at)
    judge.begin()
    return judge.draft


def chosen(table: Table, seat: int, at: int) -> Table:
    """Let a seat take its first legal action, and orders be followed."""
    number = table.game.actions.number(str(table.playing.legal(seat)[0]))
    return acted(table, seat, [number], at)


def acted(table: Table, seat: int, actions: Sequence[int], at: int = 2_000_000) -> Table:
    """Let a seat act, and orders be followed, as a server does."""
    judge = Judge(table, at)
    judge.act(seat, table.moments.get(seat, 0), actions, "")
    follow_orders(judge)
    return judge.draft


def thought(table: Table, seat: int, key: bytes = b"") -> list[int]:
    """Return a sensible turn of a seat."""
    return turn(table.playing, "greedy", table.playing.view(seat), key)


def at_work(clock: wire.Clock, away: list[Span], moment: int) -> bool:
    """Return whether time runs at a moment."""
    return not stands(clock, away, moment)
