"""Words: every language says everything, with the same figures."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from kogge.bench.peers import GIN_RUMMY, GOOFSPIEL, C
from kogge.bots.advice.explain import KINDS
from kogge.bots.bot import BOTS
from kogge.bots.level import NAMES as LEVELS
from kogge.cli.app import COMMANDS
from kogge.cli.commands.site.admin import DEEDS
from kogge.cli.commands.site.capacity import FIGURES, LETTERS, SEVERAL
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.story import Story
from kogge.core.carrier.record import word
from kogge.core.edition import PROVENANCE
from kogge.core.game import EVERYBODY
from kogge.games import GAMES, find
from kogge.review.findings import Grade, Parts
from kogge.server.store.admin.lists import COUNTS
from kogge.speech.languages import LANGUAGES
from kogge.speech.speech import PARTS, Speech, Words
from kogge.wire.admin import HouseRules
from kogge.wire.notices import Event as NoticeEvent
from strategies import played
from translations import TRANSLATIONS, missing, text_of

SOURCE = Path(__file__).parents[2] / "src/kogge"
CLI, SPEECH = SOURCE / "cli", SOURCE / "speech"


def messages(path: Path) -> dict[str, set[str]]:
    """Return the messages of a Fluent file with the figures they name."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in text_of(path).splitlines():
        if start := re.match(r"([a-z][\w-]*) =", line):
            name = start[1]
            found[name] = set()
        if name and not line.startswith("#"):
            found[name] |= set(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("part", PARTS)
def test_the_command_line_says_the_same_in_every_language(part: str, language: str) -> None:
    english, own = (messages(SPEECH / "words" / f"{part}{each}.ftl") for each in ("en", language))

    assert missing(language, english, own) == []
    assert [name for name in own if not own[name] <= english.get(name, set())] == []
    assert own.keys() <= english.keys()


def dashed(name: str) -> str:
    return name.replace("_", "-")


def test_every_message_of_the_command_line_is_used() -> None:
    folders = (
        CLI,
        SPEECH,
        SOURCE / "bench",
        SOURCE / "server" / "post",
        SOURCE / "server" / "admin",
    )
    source = "".join(path.read_text() for folder in folders for path in folder.rglob("*.py"))
    source = source.replace("'", '"')
    computed = {f"help-{command}" for command in COMMANDS}
    computed |= {f"help-admin-{deed.__name__}" for deed in DEEDS}
    computed |= {f"admin-rule-{dashed(name)}" for name in HouseRules.__struct_fields__}
    computed |= {f"admin-figure-{dashed(name)}" for name in (*COUNTS, "database_bytes")}
    computed |= {f"bot-{level}{part}" for level in LEVELS for part in ("", "-about")}
    computed |= {f"bot-{bot}" for bot in BOTS}  # of these, pages name the older ones
    computed |= {f"hint-{place}-{kind}" for place in ("why", "beside") for kind in KINDS}
    computed |= {f"{part}-why-{kind}" for part in ("puzzle", "review") for kind in KINDS}
    computed |= {f"{part}-{kind}" for part in ("reason", "look") for kind in ("deed", "amount")}
    computed |= {"reason-deed-besides", "reason-amount-besides", "look-spared"}
    computed |= {f"review-grade-{grade}" for grade in get_args(Grade)}
    computed |= {f"review-part-{part.name}" for part in fields(Parts)}
    computed |= {f"notice-{event}" for event in get_args(NoticeEvent)}
    computed |= {f"capacity-{dashed(figure)}" for figure in (*FIGURES, *SEVERAL, *LETTERS)}
    computed |= {f"capacity-run-{run}" for run in ("one", "several", "apart")}
    computed |= {f"bench-peer-{peer}" for peer in (C, GOOFSPIEL, GIN_RUMMY, "thread")}
    for name in [n for part in PARTS for n in messages(SPEECH / f"words/{part}en.ftl")]:
        stem = name.removeprefix("heading-").removeprefix("provenance-").removeprefix("admin-deed-")
        assert (
            name in computed or f'"{name}"' in source or f'"{stem}"' in source or stem in PROVENANCE
        ), name


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("part", ["", "balance.", "reasons."])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_the_same_in_every_language(game: str, part: str, language: str) -> None:
    folder = find(game).folder / "words"
    english, own = (messages(folder / f"{part}{each}.ftl") for each in ("en", language))

    assert missing(language, english, own) == []
    assert [name for name in own if own[name] != english.get(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_that_can_happen_can_be_said(name: str, language: str) -> None:
    game = find(name)
    words = Words(Speech(language), game, game.edition)
    for seats in game.seats:
        match = played(game, seats, seats)
        names = [seat.name for seat in match.header.seats]
        story = Story(Speech(language), Screen(plain=True), match)
        for step in match.log(EVERYBODY):
            assert "{" not in story.action(step)
            for event in step.events:
                assert "{" not in words.event(event, names)
    start = game.start(game.edition.box, game.seats[0], game.read_options({}, game.seats[0]))
    figures = game.outlook(game.edition.box, start, 0, 0)
    for number in range(1, len(game.reasons)):
        sentence, paragraph = words.reason(number, **figures)
        assert sentence
        assert words.paragraph(paragraph)
    for value in game.edition.values:
        assert words.say(f"value-{value.name}")
    for verb in {action.verb for action in game.actions}:
        assert words.say(f"verbs-{verb}")
    for line in game.lines:
        assert words.say(f"line-{word(line)}")
    for option in game.options:
        assert words.say(f"option-{option.name}")
        for choice in option.values:
            assert words.say(f"option-{option.name}-{choice}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_picked_in_any_order_is_asked_for(name: str, language: str) -> None:
    game = find(name)
    words = Words(Speech(language), game, game.edition)
    start = game.start(game.edition.box, game.seats[0], game.read_options({}, game.seats[0]))
    figures = words.outlook(start, 0, 0)
    for verb in game.wishes.loose:
        assert words.say(f"ask-{verb}", **figures, picks=2, picked=7)
