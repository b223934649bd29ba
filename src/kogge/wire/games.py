"""Everything that a front end must know about a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .base import Outgoing


class ActionName(Outgoing, frozen=True):
    """An action: its number, and its name in parts."""

    number: int
    verb: str
    arguments: list[str]
    name: str


class OptionInfo(Outgoing, frozen=True):
    """A variant that is agreed before the game."""

    name: str
    values: list[str]
    default: str
    limits: dict[str, list[int]]  # words that only these numbers of players may choose


class ValueInfo(Outgoing, frozen=True):
    """A component value, with where it comes from."""

    name: str
    value: Any
    origins: dict[str, str]
    note: str


class GameInfo(Outgoing, frozen=True):
    """Everything that a front end must know about a game."""

    name: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    actions: list[ActionName]
    outcomes: list[ActionName]
    reasons: dict[str, str]  # each with the paragraph that it cites
    events: dict[str, list[str]]  # each with the names of its figures
    lines: list[str]  # the lines of a score
    confirm: list[str]  # verbs that a person confirms, forced or not
    loose: list[str]  # verbs whose actions may be picked in any order
    closing: str  # the verb that ends what is picked so; nothing if there is none
    open: bool  # whether every seat sees everything
    edition: str
    title: str
    figures: dict[str, int]  # every number of the edition by its path, for the words
    ranges: dict[str, str]  # likewise what differs within the edition, from the least on
    values: list[ValueInfo]
    position: dict[str, Any]  # the JSON schema of a view
    rules: dict[str, str]  # the rules page, by language
    words: dict[str, str]  # the Fluent file, by language
    bots: list[str]  # that people are offered, by strength
    traits: Mapping[str, Mapping[str, str]]  # properties of components in every edition, by name


class Measured(Outgoing, frozen=True):
    """How often a level is ahead of the one below it, by matches of the arena at some table."""

    seats: int
    level: str
    below: str
    share: float
    low: float  # the 95 % interval
    high: float


class Offer(Outgoing, frozen=True):
    """What can be agreed on for a table of a game: all that a lobby needs to know."""

    name: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]  # that people are offered, by strength
    ladder: list[Measured]
    words: dict[str, dict[str, str]]  # by language, the names of options and their values
    advice: dict[str, dict[str, str]]  # by language, what newcomers should know of some values


class Games(Outgoing, frozen=True):
    """The games there are."""

    games: list[str]
    offers: list[Offer]
