"""kogge deals: the deals that come with the program, and how levels do with them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

from typer import Context, Option

from kogge.arena.workers import shared
from kogge.core.game import Game
from kogge.games import find
from kogge.speech.speech import Speech
from kogge.table.deals.stock import Dealt, made, parsed, stock, written

from ...files import data_folder, load_text, save
from ...options import GameName
from ...terminal.screen import Screen, counted

CYCLE = 30  # days until a deal comes again


def deals(
    context: Context,
    game: GameName,
    make: Annotated[bool, Option("--make", help="help-deals-make")] = False,
    count: Annotated[int, Option(help="help-deals-count", min=1, max=10_000)] = CYCLE,
    jobs: Annotated[int, Option(help="help-deals-jobs", min=0, max=256)] = 0,
    out: Annotated[Path | None, Option(help="help-deals-out", metavar="FILE")] = None,
) -> None:
    """Show the deals of a game, or make them."""
    kind = find(game)
    if make:
        deal(context.obj, kind, out or data_folder("deals") / f"{game}.jsonl", count, jobs)
    else:
        show(context.obj, Screen(), stock(kind))


def show(speech: Speech, screen: Screen, deals: Sequence[Dealt]) -> None:
    """List deals: who sits where, and the place and the points of each level."""
    if not deals:
        screen.say(speech.say("deals-none"))
    for number, each in enumerate(deals, start=1):
        chairs = [speech.say(f"bot-{bot}") if bot else speech.say("deals-you")
                  for bot in each.terms.chairs]  # fmt: skip
        screen.say(speech.say("deals-deal", number=number, chairs=", ".join(chairs)), "bold")
        for level, (place, points) in each.marks.items():
            name = speech.say(f"bot-{level}")
            screen.say(speech.say("deals-mark", level=name, place=place, points=points))


def deal(speech: Speech, game: Game, file: Path, count: int, jobs: int) -> None:
    """Make deals, and store them after each; a run that was stopped goes on."""
    known = parsed(game, load_text(file), str(file))[:count] if file.exists() else ()
    now, numbers = [*known], range(len(known) + 1, count + 1)
    with counted() as progress, closing(shared(partial(_made, game.name), numbers, jobs)) as fresh:
        task = progress.add_task(speech.say("deals-making"), total=count, completed=len(now))
        for each in fresh:
            now.append(each)
            save(file, written(game, now))
            progress.update(task, completed=len(now))
    Screen().say(speech.say("deals-stored", count=len(now), file=str(file)))


def _made(name: str, number: int) -> Dealt:
    return made(find(name), number)
