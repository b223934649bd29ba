"""What the program says, in each of its languages, from the Fluent files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from kogge.core.action import Action
from kogge.core.carrier.codec import describe
from kogge.core.carrier.record import word
from kogge.core.edition import Edition
from kogge.core.error import KoggeError
from kogge.core.game import CHANCE, Game, Position
from kogge.core.page import page, paragraphs, sign
from kogge.core.trace import Told

from .messages import Files, Messages

FOLDER = Path(__file__).parent / "words"
# Files begin so.
PARTS = (
    "",
    "admin.",
    "bot.",
    "deal.",
    "hint.",
    "learn.",
    "notice.",
    "puzzle.",
    "reason.",
    "review.",
)
ORDINALS = ("one", "two", "three")  # the arguments of an action in the Fluent files


class Speech:
    """The voice of the command line."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages = Messages(language, _files)

    def say(self, name: str, /, **figures: Any) -> str:
        """Return a message of the command line."""
        return self.messages.say(name, figures)

    def error(self, error: KoggeError) -> str:
        """Return an error as one sentence."""
        return error.sentence(self.translated)

    def translated(self, template: str) -> str:
        """Return an error template in this language."""
        return _errors(self.language).get(template, template)


class Words:
    """The words of one game, with the figures of one edition."""

    def __init__(
        self, speech: Speech, game: Game, edition: Edition, names: Sequence[str] = ()
    ) -> None:
        self.speech, self.game, self.edition, self.names = speech, game, edition, names
        self.messages = Messages(speech.language, lambda language: (words_of(game, language),))
        self.figures = {**figures(edition), **ranges(edition)}

    def say(self, name: str, /, **figures: Any) -> str:
        """Return a message of the game; the edition's values can be named in it."""
        if not self.has(name):
            return unworded(name, figures)
        return self.messages.say(name, {**self.figures, **figures})

    def has(self, name: str) -> bool:
        """Return whether the game has a message of that name."""
        return self.messages.has(name)

    def name(self, text: str) -> str:
        """Return the name of a card, a good or a track; a compound is put together from both."""
        if self.has(f"name-{text}"):
            return self.say(f"name-{text}")
        parts = self._parts(text)
        return self.say("compound", **dict(zip(ORDINALS, parts, strict=False))) if parts else text

    def _parts(self, text: str) -> list[str]:
        """Return the names in a compound, such as a building in a city, if the game knows both."""
        known, parts = self.has, text.split("-", 1)
        found = known("compound") and all(known(f"name-{part}") for part in parts)
        return [self.say(f"name-{part}") for part in parts] if found else []

    def action(self, s: Position, seat: int, number: int) -> str:
        """Return what an action means in this position."""
        action = self.game.actions[number]
        return self.phrase(action, **self.outlook(s, seat, number))

    def outlook(self, s: Position, seat: int, number: int) -> dict[str, Any]:
        """Return figures worth showing with an action; words among them are names."""
        told = self.game.outlook(self.edition.box, s, seat, number)
        return {key: self.name(v) if isinstance(v, str) else v for key, v in told.items()}

    def phrase(self, action: Action, /, **figures: Any) -> str:
        """Return an action in words."""
        values = [int(arg) if arg.isdigit() else self.name(arg) for arg in action.args]
        named: dict[str, Any] = dict(zip(ORDINALS, values, strict=False))
        named["player"] = self._player(values[0]) if values else ""
        return self.say(f"action-{action.verb}", count=len(values), **named, **figures)

    def _player(self, value: int | str) -> str:
        """Return the player on a seat that an action names by its number."""
        known = isinstance(value, int) and 1 <= value <= len(self.names)
        return self.names[int(value) - 1] if known else str(value)

    def event(self, told: Told, names: list[str]) -> str:
        """Return an event as a sentence."""
        event = self.game.describe_event(told)
        figures: dict[str, Any] = {}
        for name, vocabulary in self.game.figures[told.event]:
            figures[f"has_{name}"] = int(name in event)
            value = event.get(name, 0)
            figures[name] = value if vocabulary is None or name not in event else self.name(value)
            if vocabulary is None:
                known = isinstance(value, int) and 1 <= value <= len(names)
                figures[f"{name}_name"] = names[value - 1] if known else str(value)
        seat = names[told.seat] if told.seat >= 0 else ""
        return self.say(f"event-{event['event']}", seat=seat, **figures)

    def reason(self, number: int, action: int | None = None, /, **figures: Any) -> tuple[str, str]:
        """Return why not, with the paragraph that says so; an action's own comes first."""
        sentence = self.say(f"reason-{word(self.game.reasons(number))}", **figures)
        if action is None:
            return sentence, self.game.paragraphs[number]
        return sentence, self.game.paragraph(number, action)

    @cached_property
    def cards(self) -> list[str]:
        """The names of all cards that a line explains, in the order of the file."""
        return self.messages.names("card-")

    @cached_property
    def phrases(self) -> list[tuple[str, str]]:
        """Ways of saying a command, each with the plain command that it means."""
        path = self.game.folder / "words" / "phrases.toml"
        table = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
        return list(table.items())

    @cached_property
    def rules(self) -> str:
        """The rules page."""
        return page(self.game.folder, self.speech.language)

    def paragraph(self, number: str) -> str | None:
        """Return a paragraph of the rules, or a ruling."""
        return paragraphs(self.rules).get(sign(number))


def words_of(game: Game, language: str) -> Path:
    """Return where the words of a game lie, if it has any in a language."""
    return game.folder / "words" / f"{language}.ftl"


def unworded(name: str, figures: Mapping[str, Any]) -> str:
    """Return what stands in for a message that a game does not have: its name and its figures.

    >>> unworded("action-give", {"one": "c3", "count": 1, "player": ""})
    'give c3'
    >>> unworded("event-won", {"seat": "Anna", "points": 3, "has_points": 1})
    'Anna: won (points 3)'
    """
    kind, _, plain = name.partition("-")
    text = plain.replace("-", " ")
    if kind == "action":
        return " ".join([text, *(str(figures[n]) for n in ORDINALS if n in figures)])
    if kind == "event":
        hidden = ("seat", *(n for n in figures if n.startswith("has_") or n.endswith("_name")))
        told = ", ".join(f"{n} {value}" for n, value in figures.items() if n not in hidden)
        who = f"{figures['seat']}: " if figures.get("seat") else ""
        return f"{who}{text} ({told})" if told else f"{who}{text}"
    return "" if kind == "example" else text


def actor_name(names: list[str], actor: int, speech: Speech) -> str:
    """Return the name of the actor."""
    return speech.say("chance") if actor == CHANCE else names[actor]


def figures(edition: Edition) -> dict[str, int]:
    """Return every number of an edition by its path."""
    return dict(_flat("", describe(edition.box)))


def ranges(edition: Edition) -> dict[str, str]:
    """Return what differs from city to city, and is one number in most editions."""
    uneven = (
        (f"{name}_{key}", item.values())
        for name, table in describe(edition.box).items()
        if edition.box.cells[name].even
        for key, item in table.items()
        if isinstance(item, Mapping)
    )
    return {path.replace("-", "_"): f"{min(each)}\N{EN DASH}{max(each)}" for path, each in uneven}


def _flat(prefix: str, data: Any) -> list[tuple[str, int]]:
    """Name every number of an edition by its path: most_troops, or most_1 in a row."""
    if isinstance(data, list):
        data = dict(enumerate(data, 1))
    if isinstance(data, Mapping):
        return [
            pair
            for key, item in data.items()
            for pair in _flat(f"{prefix}_{key}" if prefix else str(key), item)
        ]
    return [(prefix.replace("-", "_"), data)] if isinstance(data, int) else []


def _files(language: str) -> Files:
    """Return where the words of the command line lie."""
    return tuple(FOLDER / f"{part}{language}.ftl" for part in PARTS)


@lru_cache(8)
def _errors(language: str) -> dict[str, str]:
    """Return the translations of the error templates, by their English text."""
    path = FOLDER / f"errors.{language}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
