"""kogge puzzles: try one of a game's puzzles, or find new ones."""

from __future__ import annotations

import json
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

from typer import Argument, Context, Option

from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.games import find
from kogge.puzzles.calendar import day_of, of_day, streak
from kogge.puzzles.kin import following
from kogge.puzzles.puzzle import Puzzle
from kogge.puzzles.rating import Rating, first_of, rated
from kogge.puzzles.stock import Stock, empty, parsed, puzzle_of, stock, told
from kogge.speech.speech import Speech, Words

from ...files import data_folder, load_text, save
from ...options import GameName, Plain
from ...terminal.puzzling import PuzzleSession
from ...terminal.screen import Screen, counted
from ...terminal.session import program

DAYS = 1000  # days with a solved puzzle that are kept


def puzzles(
    context: Context,
    game: GameName,
    puzzle: Annotated[int | None, Argument(help="help-puzzle", metavar="PUZZLE")] = None,
    today: Annotated[bool, Option("--today", help="help-puzzles-today")] = False,
    search: Annotated[bool, Option("--find", help="help-puzzles-find")] = False,
    count: Annotated[int, Option(help="help-puzzles-count", min=1, max=10_000)] = 160,
    seed: Annotated[int, Option(help="help-puzzles-seed", min=0)] = 1,
    jobs: Annotated[int, Option(help="help-puzzles-jobs", min=0, max=256)] = 0,
    out: Annotated[Path | None, Option(help="help-puzzles-out", metavar="FILE")] = None,
    plain: Plain = False,
) -> None:
    """Try a puzzle of a game, or find new ones."""
    kind = find(game)
    if search:
        file = out or data_folder("puzzles") / f"{game}-{seed}.jsonl"
        look(context.obj, kind, file, count, seed, jobs)
    else:
        solve(context.obj, Screen(plain=plain), kind, puzzle, today=today)


# Solving.


def solve(speech: Speech, screen: Screen, game: Game, number: int | None, *, today: bool) -> None:
    """Let the user try a puzzle, and keep what came of it."""
    if not stock(game):
        screen.say(speech.say("puzzle-none"))
        return
    record, day = Record(game), day_of(round(1000 * time.time()))
    daily = of_day(game, day)
    number = daily if today else number or record.next(speech, screen)
    puzzle = puzzle_of(game, number)
    name = Words(speech, game, game.edition).name(game.name)
    figures = {"game": name, "number": number, "count": len(stock(game))}
    screen.say(speech.say("puzzle-title", **figures), "bold")
    if number == daily:
        screen.say(speech.say("puzzle-today"), "dim")
    tried = PuzzleSession(speech, screen, game, puzzle).run()
    if tried is None:
        return
    for line in record.note(speech, number, puzzle, solved=tried.solved):
        screen.say(line)
    if number == daily and tried.solved:
        screen.say(speech.say("puzzle-streak", days=record.solved_on(day)))
    screen.say(speech.say("puzzle-next", command=f"{program()} puzzles {game.name}"), "dim")


class Record:
    """What the user has tried in a game, and the rating: a file in the user's data."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.path = data_folder("puzzles") / "tried" / f"{game.name}.json"
        self.data = _stored(self.path)

    def next(self, speech: Speech, screen: Screen) -> int:
        """Return the puzzle that follows the last one."""
        tries = {int(number): solved for number, solved in self.data["tries"].items()}
        if len(tries) == len(stock(self.game)):
            screen.say(speech.say("puzzle-all"))
        return following(self.game, tries, self.data["last"])

    def note(self, speech: Speech, number: int, puzzle: Puzzle, *, solved: bool) -> list[str]:
        """Keep a try, if it is the first; return what is said of it."""
        self.data["last"] = number  # the next one is not to be like it
        if str(number) in self.data["tries"]:
            self._save()
            return [speech.say("puzzle-again")]
        before, beside = Rating(*self.data["rating"]), first_of(puzzle)
        after, _ = rated(before, beside, solved=solved)
        self.data["tries"][str(number)] = solved
        self.data["rating"] = [after.mu, after.sigma]
        self._save()
        figures = {"after": str(after.shown), "puzzle": str(beside.shown)}
        return [speech.say("puzzle-rating", change=f"{after.shown - before.shown:+}", **figures)]

    def solved_on(self, day: int) -> int:
        """Keep that the puzzle of a day was solved; return how many days in a row that makes."""
        self.data["days"] = sorted({*self.data["days"], day})[-DAYS:]
        self._save()
        return streak(self.data["days"], day)

    def _save(self) -> None:
        save(self.path, json.dumps(self.data), private=True)


def _stored(path: Path) -> dict[str, Any]:
    """Read what was kept; a file that is damaged is as good as none."""
    try:
        data = json.loads(load_text(path)) if path.is_file() else {}
        tries = {str(int(key)): bool(value) for key, value in data.get("tries", {}).items()}
        mu, sigma = map(float, data.get("rating", [Rating().mu, Rating().sigma]))
        days, last = [int(day) for day in data.get("days", [])], int(data.get("last", 0))
    except (Broken, ValueError, AttributeError, TypeError, RecursionError):
        tries, (mu, sigma), days, last = {}, (Rating().mu, Rating().sigma), [], 0
    return {"tries": tries, "rating": [mu, sigma], "days": days, "last": last}


# Finding.


def look(speech: Speech, game: Game, file: Path, count: int, seed: int, jobs: int) -> None:
    """Find puzzles, and store them after each match; a search that was stopped goes on."""
    from kogge.puzzles.finding.workshop import searched

    now = begun(game, file, seed)
    with counted() as progress, closing(searched(now, count, jobs)) as found:
        task = progress.add_task(speech.say("puzzle-searching", looked=0), total=count)
        for now in found:
            save(file, told(now), private=True)
            name = speech.say("puzzle-searching", looked=now.looked - now.seed + 1)
            progress.update(task, completed=len(now.puzzles), description=name)
    looked = now.looked - now.seed + 1
    figures = {"found": len(now.puzzles), "looked": looked, "file": str(file)}
    Screen().say(speech.say("puzzle-stored", **figures))


def begun(game: Game, file: Path, seed: int) -> Stock:
    """Return what a file holds of this search already."""
    if not file.exists():
        return empty(game, seed)
    now = parsed(game, load_text(file), str(file))
    if now.seed != seed:
        raise Broken(str(file), "is another search: its first seed is {seed}", seed=now.seed)
    return now
