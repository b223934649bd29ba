"""Our rulings: every number mentioned is explained, and every departure is marked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kogge.core.page import page, paragraphs
from kogge.games import GAMES, find
from kogge.speech.speech import LANGUAGES

HERE = Path(__file__).parent
TITLES = {"en": "Our rulings", "de": "Unsere Festlegungen"}
LABELS = {"en": ("*Rulebook:* ", " *Here:* "), "de": ("*Regelheft:* ", " *Hier:* ")}
DEPARTURE = {"en": "**Departure.** ", "de": "**Abweichung.** "}
DEPARTURES = {"visby": {"V4", "V10"}, "riga": {"R6", "R14", "R15"}, "haithabu": set[str]()}  # some

every_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)


def rulings(game: str, language: str) -> dict[str, str]:
    """Return the entries of a page's last chapter."""
    found = paragraphs(page(find(game).folder, language))
    return {number: text for number, text in found.items() if number[0].isalpha()}


def body(game: str, language: str) -> str:
    """Return a page without its last chapter."""
    return page(find(game).folder, language).partition(f"\n## {TITLES[language]}\n")[0]


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

    assert headings[-1] == TITLES[language]
    assert mentioned(game, body(game, language))
    assert not mentioned(game, " ".join(headings))


@every_page
def test_what_a_page_mentions_is_explained_and_the_other_way_round(
    game: str, language: str
) -> None:
    entries = rulings(game, language)

    assert mentioned(game, body(game, language)) == set(entries)
    assert list(entries) == sorted(entries, key=lambda number: int(number[1:]))


@every_page
def test_an_entry_says_what_the_rulebook_says_and_what_we_do(game: str, language: str) -> None:
    printed, here = LABELS[language]
    for number, text in rulings(game, language).items():
        before, label, rest = text.partition(printed)
        said, also, done = rest.partition(here)

        assert before in ("", DEPARTURE[language]), number
        assert label, number
        assert also, number
        assert said.strip(), number
        assert done.strip(), number


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_mark_the_same_departures(game: str) -> None:
    marked = [
        {number for number, text in rulings(game, language).items() if DEPARTURE[language] in text}
        for language in LANGUAGES
    ]

    assert marked[0] == marked[1]
    assert marked[0] >= DEPARTURES[game]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_refer_to_the_same_rulings_in_the_same_paragraphs(game: str) -> None:
    english, german = (
        {number: mentioned(game, text) for number, text in paragraphs(body(game, language)).items()}
        for language in LANGUAGES
    )

    assert english == german


@pytest.mark.parametrize("game", GAMES)
def test_what_code_and_scenarios_mention_is_explained(game: str) -> None:
    for path in texts(game):
        unknown = mentioned(game, path.read_text("utf-8")) - set(rulings(game, "en"))
        assert not unknown, path
