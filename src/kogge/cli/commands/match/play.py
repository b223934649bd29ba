"""kogge play: a game in the terminal."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Option

from kogge.bots.bot import BOTS
from kogge.bots.level import NAMES
from kogge.core.carrier.record import words as words_of
from kogge.core.chance import Draws, Seed, usual
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.header import Seat, check_names
from kogge.core.match import Match
from kogge.games import GAMES, find
from kogge.speech.speech import Speech

from ...files import check_log, choose_edition
from ...options import EditionFile, Json, Options, Plain
from ...terminal.save import Save, waiting
from ...terminal.save import resume as resume_save
from ...terminal.screen import Screen
from ...terminal.session import Session, program


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asked for."""

    game: str
    seats: str
    seed: int | None
    options: tuple[str, ...]
    edition: Path | None
    log: Path | None


def play(
    context: Context,
    game: Annotated[str | None, Argument(help="help-game", metavar="GAME")] = None,
    seats: Annotated[str | None, Option(help="help-seats")] = None,
    seed: Annotated[int | None, Option(help="help-seed")] = None,
    option: Options = None,
    edition: EditionFile = None,
    log: Annotated[Path | None, Option(help="help-log", metavar="FILE")] = None,
    resume: Annotated[bool, Option("--resume", help="help-resume")] = False,
    plain: Plain = False,
    json: Json = False,
) -> None:
    """Play a game, a new one or the one that waits."""
    speech, screen = context.obj, Screen(plain=plain)
    if resume:
        if game or seats or seed is not None or option or edition or log:
            raise Broken("--resume", "a resumed game keeps its settings", "--resume alone")
        stored = _resumed(speech, screen)
    else:
        name, sitting = game or next(iter(GAMES)), seats or "you,greedy"
        wishes = Wishes(name, sitting, seed, tuple(option or ()), edition, log)
        stored = _begin(speech, wishes)
    if json and stored.people:
        raise Broken("--json", "a person cannot play in JSON", "--seats greedy,random")
    if not resume:
        _mention_waiting(speech, screen, stored)
    session = Session(speech, screen, stored, quiet=json)
    session.save(first=not resume)
    if session.run():
        _close(session, json=json)


def _resumed(speech: Speech, screen: Screen) -> Save:
    """Return the youngest save that can be read; errors in younger ones are reported."""
    trouble = Broken("", "no game is waiting")
    for path in waiting():
        try:
            stored = resume_save(path)
        except Broken as error:
            trouble = error
            screen.say(speech.say("save-skipped", sentence=speech.error(error)))
            continue
        screen.say(speech.say("resumed"))
        return stored
    raise trouble


def _mention_waiting(speech: Speech, screen: Screen, stored: Save) -> None:
    path = next(waiting(), None) if stored.people else None
    if path is not None:
        game = path.stem.rsplit("-", 1)[-1].capitalize()
        screen.say(speech.say("older-saved", game=game, command=program()), "dim")


def _begin(speech: Speech, wishes: Wishes) -> Save:
    game = find(wishes.game)
    edition = choose_edition(game, wishes.edition)
    if wishes.log is not None:
        check_log(wishes.log)
    seed, draws = _luck(game, wishes.seed)
    levels = {name: speech.say(f"bot-{name}") for name in NAMES}
    with _at("--seats"):
        seats = read_seats(wishes.seats, speech.say("your-name"), levels)
        check_names(seats)
        game.check_seats(len(seats))
    with _at("--option"):
        options = read_options(wishes.options)
        match = Match.begin(game, seats, seed, options, edition, draws=draws)
    people = {number for number, seat in enumerate(seats) if not seat.bot}
    return Save.begin(match, people, wishes.log)


def _luck(game: Game, number: int | None) -> tuple[Seed, Draws]:
    """Return a seed and how it is drawn from; a number keeps giving the game that it gave."""
    if number is None:
        return Seed.fresh(), usual(game)
    return Seed.of_number(number), Draws.BY_NUMBER


@contextmanager
def _at(place: str) -> Iterator[None]:
    """Name the option that an error came with."""
    try:
        yield
    except Broken as error:
        raise error.at(place) from error


def _close(session: Session, *, json: bool) -> None:
    match, speech = session.match, session.speech
    kept = session.stored.close()
    if json:
        print(jsonlib.dumps(result(match, kept), ensure_ascii=False))
        return
    session.story.end()
    if kept is not None:
        name = "logged" if session.stored.log else "kept"
        session.screen.say(speech.say(name, path=str(kept)), "dim")


def result(match: Match, kept: Path | None) -> dict[str, object]:
    """Return how a match ended, for programs."""
    sheets = []
    for seat in range(len(match.header.seats)):
        lines = [0] * len(match.game.lines)
        match.game.tally(match.box, match.position, seat, lines)
        sheets.append(dict(zip(words_of(match.game.lines), lines, strict=True)))
    return {
        "game": match.game.name,
        "seats": [seat.name for seat in match.header.seats],
        "places": match.game.places(match.box, match.position),
        "scores": sheets,
        "actions": len(match.entries),
        "digest": match.position.digest(),
        "seed": str(match.seed),
        "log": str(kept) if kept else None,
    }


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """Read options such as target=45."""
    chosen = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Broken("", "{data} does not fit", "NAME=VALUE", data=repr(pair))
        chosen[name.strip()] = value.strip()
    return chosen


def read_seats(text: str, you: str, levels: Mapping[str, str]) -> list[Seat]:
    """Read the seats; bots of one kind are numbered, and levels have names in any language.

    >>> names = {"master": "Meister"}
    >>> [(seat.name, seat.bot) for seat in read_seats("you,greedy,master,master", "Du", names)]
    [('Du', ''), ('greedy', 'greedy'), ('Meister', 'master'), ('Meister 2', 'master')]
    """
    seats: list[Seat] = []
    for part in text.split(","):
        name = part.strip()
        bot = name.lower() if name.lower() in BOTS else ""
        count = sum(seat.bot == bot for seat in seats) if bot else 0
        title = levels.get(bot, bot)
        label = f"{title} {count + 1}" if count else title or (you if name == "you" else name)
        seats.append(Seat(label, bot))
    return seats
