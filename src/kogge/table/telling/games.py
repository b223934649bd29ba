"""What is told of a game: everything a front end needs, and nothing it must parse."""

from __future__ import annotations

from functools import cache, lru_cache

from kogge import wire
from kogge.bots.ladder import Rung, stored
from kogge.bots.level import NAMES
from kogge.core.action import Catalogue
from kogge.core.carrier.codec import schema
from kogge.core.carrier.record import word
from kogge.core.edition import Edition
from kogge.core.game import Game, Option
from kogge.core.page import page
from kogge.games import GAMES
from kogge.speech.languages import ENGLISH, LANGUAGES
from kogge.speech.speech import Words, figures, ranges, words_of

from ..refusals import voice


@cache
def offered() -> bytes:
    """Return all games as a lobby offers them."""
    return wire.encode(
        wire.Games(games=list(GAMES), offers=[offer(game) for game in GAMES.values()])
    )


def offer(game: Game) -> wire.Offer:
    """Return what a table of a game can be agreed on."""
    return wire.Offer(
        name=game.name,
        seats=list(game.seats),
        options=[option_info(option) for option in game.options],
        bots=list(NAMES),
        ladder=[measured(rung) for rung in stored() if rung.game == game.name],
        words={language: option_words(game, language) for language in LANGUAGES},
        advice={language: option_advice(game, language) for language in LANGUAGES},
    )


def measured(rung: Rung) -> wire.Measured:
    """Return what the ladder says of a level."""
    return wire.Measured(
        seats=rung.seats, level=rung.upper, below=rung.lower,
        share=rung.share, low=rung.low, high=rung.high,
    )  # fmt: skip


def option_words(game: Game, language: str) -> dict[str, str]:
    """Return the names of a game's options and of their values."""
    words = Words(voice(language), game, game.edition)
    names = {option.name: option.name for option in game.options}
    names |= {f"{o.name}-{value}": value for o in game.options for value in o.values}
    return {
        name: words.say(f"option-{name}") if words.has(f"option-{name}") else plain
        for name, plain in names.items()
    }


def option_advice(game: Game, language: str) -> dict[str, str]:
    """Return what newcomers should know about the values of options, where there is anything."""
    words = Words(voice(language), game, game.edition)
    values = [f"{option.name}-{value}" for option in game.options for value in option.values]
    return {
        name: words.say(f"advice-{name}") for name in values
        if words.has(f"advice-{name}")
    }  # fmt: skip


@lru_cache(64)
def encoded(game: Game, edition: Edition) -> bytes:
    """Return a game as it goes over the wire."""
    return wire.encode(described(game, edition))


def described(game: Game, edition: Edition) -> wire.GameInfo:
    """Describe a game, played with an edition."""
    return wire.GameInfo(
        name=game.name,
        version=game.version,
        seats=list(game.seats),
        options=[option_info(option) for option in game.options],
        actions=action_names(game.actions),
        outcomes=action_names(game.outcomes),
        reasons={word(game.reasons(n)): paragraph for n, paragraph in game.paragraphs.items()},
        events={word(game.events(n)): [name for name, _ in figures]
                for n, figures in game.figures.items()},
        lines=[word(line) for line in game.lines],
        confirm=sorted(game.wishes.confirm),
        loose=sorted(game.wishes.loose),
        closing=game.wishes.closing,
        open=game.open,
        edition=edition.digest,
        title=edition.title,
        figures=figures(edition),
        ranges=ranges(edition),
        values=[
            wire.ValueInfo(name=v.name, value=v.value, origins=dict(v.origins), note=v.note)
            for v in edition.values
        ],
        position=schema(game.position_kind),
        rules={language: page(game.folder, language) for language in LANGUAGES},
        words={language: file_of(game, language) for language in LANGUAGES},
        bots=list(NAMES),
        traits=game.traits,
    )  # fmt: skip


def file_of(game: Game, language: str) -> str:
    """Return the Fluent file of a game: in English, if it has no other; or none at all."""
    paths = (words_of(game, language), words_of(game, ENGLISH))
    return next((path.read_text("utf-8") for path in paths if path.exists()), "")


def option_info(option: Option) -> wire.OptionInfo:
    """Describe an option."""
    limits = {name: list(seats) for name, seats in option.limits.items()}
    values = list(option.values)
    return wire.OptionInfo(name=option.name, values=values, default=option.default, limits=limits)


def action_names(catalogue: Catalogue) -> list[wire.ActionName]:
    """Return all actions by number and name."""
    return [
        wire.ActionName(number=n, verb=action.verb, arguments=list(action.args), name=str(action))
        for n, action in enumerate(catalogue)
    ]
