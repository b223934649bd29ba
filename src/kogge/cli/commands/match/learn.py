"""kogge learn: the lessons of a game in the terminal, and how far one has come."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from typer import Argument, Context

from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.trials.course import MOST, Standing, course, lesson_of, standing
from kogge.core.trials.lesson import Lesson, said
from kogge.games import find
from kogge.speech.speech import Speech

from ...files import data_folder, load_text, save
from ...options import GameName, Plain
from ...terminal.school import LessonSession
from ...terminal.screen import Screen
from ...terminal.session import program


def learn(
    context: Context,
    game: GameName,
    lesson: Annotated[int | None, Argument(help="help-lesson", metavar="LESSON")] = None,
    plain: Plain = False,
) -> None:
    """List the lessons of a game, or take one of them."""
    screen, kind = Screen(plain=plain), find(game)
    progress = Progress(kind)
    if lesson is None:
        show(context.obj, screen, progress)
        return
    now = progress.standing(lesson_of(kind, lesson), lesson)
    session = LessonSession(context.obj, screen, now, lambda then: progress.keep(lesson, then))
    if session.run() and lesson < len(course(kind)):
        going_on(context.obj, screen, game, lesson + 1)


def show(speech: Speech, screen: Screen, progress: Progress) -> None:
    """List the lessons, each with how far one has come."""
    game = progress.game
    for number, lesson in enumerate(course(game), start=1):
        state = speech.say(progress.state(number))
        title = said(lesson.title, speech.language)
        figures = {"number": number, "title": title, "minutes": lesson.minutes, "state": state}
        screen.say(speech.say("lesson-line", **figures))
        screen.say(f"   {said(lesson.about, speech.language)}", "dim")
    if (waiting := progress.next()) is not None:
        going_on(speech, screen, game.name, waiting)


def going_on(speech: Speech, screen: Screen, game: str, number: int) -> None:
    """Say how to go on."""
    screen.say(speech.say("lesson-next", command=f"{program()} learn {game} {number}"))


class Progress:
    """How far the user has come in the lessons of a game: a file in the user's data."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.path: Path = data_folder("lessons") / f"{game.name}.json"
        self.data = _stored(self.path)

    def state(self, number: int) -> str:
        """Return the message for a lesson that is done, begun or new."""
        if number in self.data["done"]:
            return "lesson-finished"
        return "lesson-begun" if self.data["made"].get(str(number)) else "lesson-new"

    def next(self) -> int | None:
        """Return the first lesson that is not done."""
        numbers = range(1, len(course(self.game)) + 1)
        return next((number for number in numbers if number not in self.data["done"]), None)

    def standing(self, lesson: Lesson, number: int) -> Standing:
        """Return where the user stopped; if the lesson has changed since, its beginning."""
        numbers, names = self.game.actions.numbers, self.data["made"].get(str(number), [])
        made = [numbers[name] for name in names[:MOST] if name in numbers]
        then = standing(lesson, made) if len(made) == len(names) else standing(lesson)
        return standing(lesson) if then.answer or then.over else then

    def keep(self, number: int, now: Standing) -> None:
        """Store how far a lesson has come; one that is done begins anew next time."""
        names = [self.game.actions.name(action) for action in now.made]
        self.data["made"][str(number)] = [] if now.over else names
        if now.over:
            self.data["done"] = sorted({*self.data["done"], number})
        save(self.path, json.dumps(self.data), private=True)


def _stored(path: Path) -> dict[str, Any]:
    """Read what was kept; a file that is damaged is as good as none."""
    try:
        data = json.loads(load_text(path)) if path.is_file() else {}
        done = [number for number in data.get("done", []) if isinstance(number, int)]
        made = {str(key): list(map(str, names)) for key, names in data.get("made", {}).items()}
    except (Broken, ValueError, AttributeError, TypeError, RecursionError):
        done, made = [], {}
    return {"done": done, "made": made}
