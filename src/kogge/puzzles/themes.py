"""Themes: what a puzzle is about, in the terms of its game.

A game names them in a text beside its rules, ``puzzles/themes.toml``: for each a title, what is
asked, and the answers that belong to it. The first that fits an answer counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kogge.core.edition import parse
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.trials.layout import known, of
from kogge.core.trials.lesson import Text, fits, text_of

FILE = Path("puzzles") / "themes.toml"
KEYS = ("name", "title", "about", "answers")


@dataclass(frozen=True, slots=True)
class Theme:
    """What some puzzles are about."""

    name: str
    title: Text
    about: Text  # what is asked, without a word about the answer
    answers: tuple[str, ...]  # actions, with * for whatever fits


PLAIN = Theme(
    "choice",
    {"en": "The best choice", "de": "Die beste Wahl"},
    {"en": "One choice is clearly the best.", "de": "Eine Wahl ist klar die beste."},
    ("*",),
)  # of a game that names no themes


@cache
def themes(game: Game) -> tuple[Theme, ...]:
    """Return the themes of a game, in their order."""
    path = game.folder / FILE
    if not path.is_file():
        return (PLAIN,)
    data = parse(path.read_text("utf-8"), path.name)
    known(data, ("theme",), path.name)
    listed = enumerate(of(data, "theme", list, path.name), start=1)
    return tuple(_read(each, f"{path.name}: theme {number}") for number, each in listed)


def _read(data: dict[str, object], place: str) -> Theme:
    known(data, KEYS, place)
    title, about = (text_of(data, key, place) for key in ("title", "about"))
    return Theme(
        of(data, "name", str, place), title, about, tuple(of(data, "answers", list, place))
    )


def theme_of(game: Game, answer: int) -> Theme:
    """Return what a puzzle with this answer is about."""
    name = game.actions.name(answer)
    for theme in themes(game):
        if fits(name, theme.answers):
            return theme
    raise Broken(FILE.name, "no theme fits '{name}'", name=name)
