"""What is agreed before a match begins: who sits where, by which rules and which edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .chance import Draws
from .edition import Edition
from .error import Broken
from .game import CHANCE, EVERYBODY, Game, Position

NAME_LENGTH = 24
NAMES = ("Anna", "Berta", "Carl", "Dora", "Emil", "Frieda")  # for seats without a name


@dataclass(frozen=True, slots=True)
class Seat:
    """The player at a seat: a name, and the bot that plays it, if any."""

    name: str
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    """What is agreed before the first action."""

    game: Game
    edition: Edition
    seats: tuple[Seat, ...]
    options: Mapping[str, str]
    commitment: str
    rules: int  # the version of the rules by which it is played
    origin: Position | None = None  # where the match begins, if not with the deal
    draws: Draws = Draws.BY_NUMBER

    @classmethod
    def of(
        cls,
        game: Game,
        seats: Sequence[Seat],
        commitment: str,
        options: Mapping[str, str] | None = None,
        edition: Edition | None = None,
        origin: Position | None = None,
        rules: int | None = None,
        draws: Draws = Draws.BY_NUMBER,
    ) -> Header:
        """Check what was agreed, and fill in the defaults."""
        rules = game.version if rules is None else rules
        edition = game.under(rules, edition or game.edition)
        game.check_seats(len(seats))
        check_names(seats)
        chosen = dict(options or {})
        game.read_options(chosen, len(seats))
        full = {option.name: chosen.get(option.name, option.default) for option in game.options}
        if origin is not None:
            origin = check_origin(origin, len(seats)).copy()  # the caller may play on with its own
        return cls(game, edition, tuple(seats), full, commitment, rules, origin, draws)

    def start(self) -> Position:
        """Return the position before the first action."""
        if self.origin is not None:
            return self.origin.copy()
        numbers = self.game.read_options(self.options, len(self.seats))
        return self.game.start(self.edition.box, len(self.seats), numbers)

    def name(self, actor: int) -> str:
        """Return the name of an actor in the log."""
        return "chance" if actor == CHANCE else self.seats[actor].name


def check_origin(origin: Position, seats: int) -> Position:
    """Return a position from which ``seats`` players can begin."""
    if origin.seats != seats:
        figures = {"data": origin.seats, "seats": seats}
        raise Broken("position.seats", "{data} does not fit", "{seats}", **figures)
    if origin.viewer != EVERYBODY:
        raise Broken("position", "is only what somebody sees", "the true position")
    return origin


def check_line(text: str) -> str:
    """Return a text that can stand in a line of its own and be read back."""
    if not text.isprintable() or text != " ".join(text.split()) or not text:
        expected = "printable words with single spaces"
        raise Broken("", "{data} cannot be part of a line", expected, data=ascii(text))
    return text


def check_names(seats: Sequence[Seat]) -> None:
    """Check that seats have names that a log can tell apart."""
    names = [seat.name for seat in seats]
    for seat in seats:
        name = check_line(seat.name)
        if len(name) > NAME_LENGTH or name in ("chance", "note", "nobody", "open"):
            expected = "at most {count} characters, no word that the log needs"
            raise Broken(
                "",
                "'{name}' is not a valid name for a seat",
                expected,
                name=name,
                count=NAME_LENGTH,
            )
        if names.count(name) > 1:
            raise Broken("", "two seats are called '{name}'", name=name)
        if seat.bot and " " in check_line(seat.bot):
            raise Broken("", "'{name}' is not a valid name for a bot", "one word", name=seat.bot)
