"""kogge perft: count the ways a game can go on."""

from __future__ import annotations

import time
from typing import Annotated

from typer import Context, Option

from kogge.core.compiled.entry import can_compile
from kogge.core.loop import Desk
from kogge.games import find
from kogge.speech.speech import Speech

from ...options import GameName, Options
from ..match.play import read_options


def perft(
    context: Context,
    game: GameName,
    depth: Annotated[int, Option(help="help-depth", min=1, max=99)] = 4,
    players: Annotated[int | None, Option(help="help-players")] = None,
    option: Options = None,
    interpreted: Annotated[bool, Option("--interpreted", help="help-interpreted")] = False,
) -> None:
    """Print the counts depth by depth, as they come."""
    speech: Speech = context.obj
    found = find(game)
    seats = found.check_seats(players if players is not None else found.seats[0])
    chosen = found.read_options(read_options(option or ()), seats)
    box = found.edition.box
    flat = can_compile(found) and not interpreted
    desk = Desk(found, box, found.start(box, seats, chosen), b"", flat=flat)
    print(f"{speech.say('depth'):>6} {speech.say('ways'):>16} {speech.say('seconds'):>9}")
    for level in range(1, depth + 1):
        began = time.perf_counter()
        ways = desk.perft(level)
        print(f"{level:>6} {ways:>16} {time.perf_counter() - began:>9.2f}", flush=True)
