"""Lessons: a position, and steps that a learner takes by hand. See ``docs/school.md``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from ..edition import parse
from ..error import Broken
from ..game import Game, Position
from ..header import Header, Seat
from ..notation import FindGame
from .layout import known, lay_out, of, read_line, seat_names

KEYS = ("game", "title", "minutes", "about", "learn", "cites", "seats", "options", "position")
STEP = ("position", "before", "say", "ask", "show", "rings", "other", "after", "then", "done")
OTHER = ("to", "say")
EVERYTHING = "*"

Text = Mapping[str, str]  # by language
Line = tuple[str, ...]  # actions one after the other, each with * for whatever fits
Move = tuple[int, int]  # who acts, and what it does


def said(text: Text, language: str) -> str:
    """Return a text in a language, or in English where that does not have it yet.

    >>> said({"en": "Sail.", "de": "Segle."}, "de"), said({"en": "Sail."}, "de")
    ('Segle.', 'Sail.')
    """
    return text.get(language) or text["en"]


@dataclass(frozen=True, slots=True)
class Other:
    """What is said to an action that the rules allow, and that is not asked for."""

    to: tuple[str, ...]
    say: Text


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, and everything around it."""

    place: str
    scene: Header | None  # the table is laid anew for it
    before: tuple[Move, ...]  # what others do and chance draws before the learner is asked
    say: Text
    ask: tuple[Line, ...]  # each of these counts
    show: tuple[int, ...]  # the one that is made for whoever asks
    rings: tuple[str, ...]  # what is pointed at
    other: tuple[Other, ...]
    after: tuple[Move, ...]
    then: Mapping[str, Any]  # what must hold after it, as far as the author says
    done: Text

    def answer(self, name: str) -> Text | None:
        """Return what the author says to an action that is not asked for, if anything."""
        return next((each.say for each in self.other if fits(name, each.to)), None)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that has been read: the learner sits first."""

    place: str
    game: Game
    title: Text
    minutes: int
    about: Text
    learn: tuple[Text, ...]  # what is learned, point by point
    cites: tuple[str, ...]  # the paragraphs that are met
    names: tuple[str, ...]
    steps: tuple[Step, ...]


def fits(name: str, patterns: Sequence[str]) -> bool:
    """Return whether the name of an action fits one of some patterns.

    >>> fits("take row 2", ["take danzig-*", "take row *"])
    True
    """
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def read(content: str, place: str, find: FindGame) -> Lesson:
    """Read a lesson file."""
    try:
        return _read(parse(content, ""), place, find)
    except Broken as error:
        raise error.at(place) from error


def _read(data: dict[str, Any], place: str, find: FindGame) -> Lesson:
    known(data, (*KEYS, "step"), "")
    game = find(of(data, "game", str, ""))
    names = seat_names(data.get("seats", game.seats[0]), game)
    reader = Reader(game, names, data)
    steps = of(data, "step", list, "")
    return Lesson(
        place,
        game,
        title=text_of(data, "title", ""),
        minutes=of(data, "minutes", int, ""),
        about=text_of(data, "about", ""),
        learn=tuple(_text(each, "learn") for each in of(data, "learn", list, "")),
        cites=_strings(data, "cites", ""),
        names=names,
        steps=tuple(reader.step(step, number) for number, step in enumerate(steps)),
    )


@dataclass(frozen=True, slots=True)
class Reader:
    """What the steps of a lesson are read with."""

    game: Game
    names: tuple[str, ...]
    data: Mapping[str, Any]

    def step(self, data: object, number: int) -> Step:
        """Read a step; the first one lays the table."""
        place = f"step {number + 1}"
        if not isinstance(data, dict):
            raise Broken(place, "{data} does not fit", "a table of named values", data=repr(data))
        known(data, STEP, place)
        ask = tuple(tuple(line.split(", ")) for line in _strings(data, "ask", place))
        fresh = number == 0 or "position" in data
        if "before" in data and not fresh:
            raise Broken(place, "'{name}' needs a position", "'after'", name="before")
        return Step(
            place,
            scene=self._scene(of(data, "position", dict, place, {})) if fresh else None,
            before=self._moves(data, "before", place),
            say=text_of(data, "say", place),
            ask=ask,
            show=self._shown(data.get("show", ", ".join(ask[0]) if ask else ""), place),
            rings=_strings(data, "rings", place),
            other=tuple(_other(each, place) for each in of(data, "other", list, place, [])),
            after=self._moves(data, "after", place),
            then=of(data, "then", dict, place, {}),
            done=text_of(data, "done", place),
        )

    def _scene(self, changes: Mapping[str, Any]) -> Header:
        """Lay the table: what a step says of it goes before what the lesson says."""
        game, options = self.game, of(self.data, "options", dict, "", {})
        chosen = {name: str(value) for name, value in options.items()}
        numbers = game.read_options(chosen, len(self.names))
        common = of(self.data, "position", dict, "", {})
        start: Position = lay_out(
            game, game.edition.box, self.names, numbers, {**common, **changes}
        )
        seats = [Seat(name) for name in self.names]
        return Header.of(game, seats, "", chosen, origin=start)

    def _moves(self, data: Mapping[str, Any], key: str, place: str) -> tuple[Move, ...]:
        lines = _strings(data, key, place)
        return tuple(read_line(self.game, self.names, line, f"{place}: {key}") for line in lines)

    def _shown(self, line: object, place: str) -> tuple[int, ...]:
        """Read what is shown: actions by their full names."""
        try:
            return tuple(map(self.game.actions.number, str(line).split(", ")))
        except Broken as error:
            raise error.at(f"{place}: show") from error


def text_of(data: Mapping[str, Any], key: str, place: str) -> Text:
    """Return a text in each of its languages; English is always one of them."""
    return _text(data.get(key), f"{place}: {key}" if place else key)


def _text(text: object, place: str) -> Text:
    whole = isinstance(text, dict) and all(isinstance(each, str) for each in text.values())
    if not whole or not isinstance(text, dict) or not text.get("en"):
        raise Broken(place, "{data} does not fit", "a text in each language", data=repr(text))
    return text


def _other(data: object, place: str) -> Other:
    here = f"{place}: other"
    if not isinstance(data, dict):
        raise Broken(here, "{data} does not fit", "a table of named values", data=repr(data))
    known(data, OTHER, here)
    return Other(_strings(data, "to", here) or (EVERYTHING,), text_of(data, "say", here))


def _strings(data: Mapping[str, Any], key: str, place: str) -> tuple[str, ...]:
    """Return a list of texts that may be left out."""
    found = of(data, key, list, place, [])
    return tuple(map(str, found))
