"""Our rulings: every number mentioned is explained, and every departure is marked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from kogge.core.page import page, paragraphs
from kogge.games import GAMES, find
from kogge.speech.languages import LANGUAGES
from translations import TRANSLATIONS, missing

HERE = Path(__file__).parent
# What the rulebook says, what we do; before it, where they contradict each other, a mark.
ENTRY = re.compile(r"(?:\*\*(\w+\.)\*\* )?\*(\w+:)\* (?=\S).+? \*(\w+:)\* (?=\S)", re.DOTALL)
DEPARTURES = {"visby": {"V4", "V10"}, "riga": {"R6", "R14", "R15"}, "haithabu": set[str]()}  # some


def has_page(game: str, language: str) -> bool:
    """Return whether the rules of a game are there in a language, not only in English."""
    return (find(game).folder / f"rules.{language}.md").exists()


def pages(languages: Iterable[str]) -> pytest.MarkDecorator:
    """Let a test see the rules of every game in some languages."""
    found = [(game, language) for game in GAMES for language in languages]
    return pytest.mark.parametrize(("game", "language"), [at for at in found if has_page(*at)])


every_page = pages(LANGUAGES)
every_translation = pages(TRANSLATIONS)


def rulings(game: str, language: str) -> dict[str, str]:
    """Return the entries of a page's last chapter."""
    found = paragraphs(page(find(game).folder, language))
    return {number: text for number, text in found.items() if number[0].isalpha()}


def body(game: str, language: str) -> str:
    """Return a page without its last chapter."""
    return chapters(game, language)[0]


def chapters(game: str, language: str) -> tuple[str, str]:
    """Return a page in two parts: all but its last chapter, and that one."""
    before, _, last = page(find(game).folder, language).rpartition("\n## ")
    return before, last


def mentioned(game: str, text: str) -> set[str]:
    """Return the numbers of rulings in a text."""
    return set(re.findall(rf"\b{game[0].upper()}\d+\b", text))


def texts(game: str) -> list[Path]:
    """Return code, component values and scenarios of a game."""
    folder = find(game).folder
    return [*folder.rglob("*.py"), *folder.rglob("*.toml"), *(HERE / game).rglob("scenarios/*")]


@every_page
def test_the_page_ends_with_our_rulings(game: str, language: str) -> None:
    headings = re.findall(r"^## (.+)$", page(find(game).folder, language), re.MULTILINE)

    assert paragraphs(chapters(game, language)[-1]) == rulings(game, language) != {}
    assert mentioned(game, body(game, language))
    assert not mentioned(game, " ".join(headings))


@every_page
def test_what_a_page_mentions_is_explained_and_the_other_way_round(
    game: str, language: str
) -> None:
    entries = rulings(game, language)

    assert mentioned(game, body(game, language)) == set(entries)
    assert list(entries) == sorted(entries, key=lambda number: int(number[1:]))


def entries(game: str, language: str) -> dict[str, tuple[str | None, ...]]:
    """Return how the parts of every ruling are labelled; the first is the mark of a departure."""
    found = {number: ENTRY.match(text) for number, text in rulings(game, language).items()}
    return {number: entry.group(1, 2, 3) for number, entry in found.items() if entry}


def departures(game: str, language: str) -> set[str]:
    """Return the rulings that depart from the rulebook."""
    return {number for number, (mark, *_) in entries(game, language).items() if mark}


@every_page
def test_an_entry_says_what_the_rulebook_says_and_what_we_do(game: str, language: str) -> None:
    found = entries(game, language)

    assert found.keys() == rulings(game, language).keys()
    marks, printed, here = map(set, zip(*found.values(), strict=True))
    assert len(marks - {None}) <= 1
    assert len(printed) == len(here) == 1


@every_page
def test_every_language_marks_the_same_departures(game: str, language: str) -> None:
    assert departures(game, language) == departures(game, "en") >= DEPARTURES[game]


@every_translation
def test_every_language_refers_to_the_same_rulings_in_the_same_paragraphs(
    game: str, language: str
) -> None:
    english, own = (
        {number: mentioned(game, text) for number, text in paragraphs(body(game, each)).items()}
        for each in ("en", language)
    )

    assert missing(language, english, own) == []
    assert [number for number in own if own[number] != english.get(number)] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_code_and_scenarios_mention_is_explained(game: str) -> None:
    for path in texts(game):
        unknown = mentioned(game, path.read_text("utf-8")) - set(rulings(game, "en"))
        assert not unknown, path
