"""The page about the matches of an arena: both languages, both forms."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from runner import typed

from arena.handmade import played, round_of
from kogge.arena import crew
from kogge.arena.report.bounds import Figure, Mark
from kogge.arena.report.counting import Played, families_of
from kogge.arena.report.effects import Use
from kogge.arena.report.findings import Findings, gather
from kogge.arena.schedule import Contest
from kogge.arena.store import Run
from kogge.cli.commands.lab.page.components import TROUBLES
from kogge.cli.commands.lab.page.content import page
from kogge.cli.commands.lab.page.html import as_html
from kogge.cli.commands.lab.page.markdown import as_markdown
from kogge.cli.commands.lab.page.voice import Voice
from kogge.games import GAMES, find
from kogge.speech.languages import LANGUAGES
from kogge.speech.speech import Speech

ENGLISH = Speech("en")


def run_of(folder: Path, contest: Contest, games: int) -> Path:
    """Play some games of a contest, and keep them."""
    run = Run(folder, contest, keep=True)
    for outcome in crew.played(contest, run.missing()[:games], keep=True):
        run.add(outcome)
    return run.folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an arena that was interrupted: two seeds are whole, a third has only one match."""
    contest = Contest("visby", ("greedy", "random"), 6)
    return run_of(tmp_path_factory.mktemp("two"), contest, 5)


@pytest.fixture(scope="module")
def larger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an arena with three seats."""
    contest = Contest("visby", ("random",) * 3, 3)
    return run_of(tmp_path_factory.mktemp("three"), contest, 3)


def told(*matches: Played) -> str:
    """Return the page about matches that were made by hand."""
    found = round_of(*matches)
    text = as_markdown(page(Findings(found.game, {(2, (), ""): found}), ENGLISH))
    return (
        text.replace("\N{NO-BREAK SPACE}", " ")
        .replace("\N{EN DASH}", "-")
        .replace("\N{MULTIPLICATION SIGN}", "x")
    )


def test_two_cards_are_laid_by_every_seat_in_every_round(folder: Path) -> None:
    for match in gather([folder]).sorted[0].matches:
        for uses in match.uses:
            laid = sum(count for (family, _), count in uses.items() if family == "card")
            assert laid == 2 * match.rounds


def test_only_whole_seeds_tell_of_seats(folder: Path) -> None:
    found = gather([folder])
    text = as_markdown(page(found, ENGLISH))

    assert found.matches == 5
    assert len(found.sorted[0].whole) == 2
    assert "Left out here: 1 of 5 matches" in text


def test_the_advantage_of_a_seat_has_an_interval() -> None:
    seeds = [(seed, winner) for seed in range(20) for winner in (0, 1)]
    text = told(*(played(s, 0 if s == 0 else w, "ship", "ship") for s, w in seeds))

    assert "| Seat | Wins | 95 % |" in text
    assert "| 1 | 52.5 % | 50.0 % - 57.5 % |" in text


def test_a_page_says_what_is_out_of_bounds() -> None:
    text = told(
        *(
            played(seed, 0, "fleet ship ship ship ship", "knight ship ship ship ship")
            for seed in range(40)
            for _ in range(2)
        )
    )

    rows = {row[0]: row for line in text.splitlines() if len(row := cells(line)) == 7}
    assert rows["Fleet"][1:5] == ["1.00", "0.80 x", "100.0 %", "0.0 %"]
    assert rows["Fleet"][-1] == "goes with winning"
    assert rows["Knight"][-1] == "goes with losing"
    assert rows["Ship"][2] == "6.40 x"
    assert rows["Ship"][-1] == "used very often"
    assert rows["Mendicant"][-1] == "never used"


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_a_page_speaks_one_language(folder: Path) -> None:
    german = typed("--lang", "de", "report", str(folder)).out

    assert "# Visby: 5 Partien" in german
    assert "| Zöllner |" in german
    for word in ("Seats", "wins", "matches", "mean", "choices", "points", "used", "Merchant"):
        assert word not in german


def test_every_size_of_table_has_its_chapter(folder: Path, larger: Path) -> None:
    text = typed("--lang", "en", "report", str(folder), str(larger)).out

    assert "# Visby: 8 matches" in text
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == ["At a glance", "2 players", "3 players"]
    assert "|  | 2 players | 3 players |" in text
    assert text.count("Different bots play here") == 1


def test_matches_with_other_values_are_not_mixed() -> None:
    one, other = (round_of(played(1, 0, "ship", "fleet")) for _ in range(2))
    found = Findings(one.game, {(2, (), "1"): one, (2, (), "2"): other})

    text = as_markdown(page(found, ENGLISH))

    assert text.count(f"## 2 players, edition {one.edition.digest[:8]}") == 2
    assert "Left out here: 1 of 1 matches" in text, "no seed is whole"


def test_a_page_is_about_one_game(folder: Path, tmp_path: Path) -> None:
    other = run_of(tmp_path, Contest("riga", ("random", "random"), 2), 2)

    result = typed("--lang", "en", "report", str(folder), str(other))

    assert result.code != 0
    assert "a page is about one game, and these are riga, visby" in result.err


class Tags(HTMLParser):
    """Checks that every tag is closed, in its order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "html"):
            self.open.append(tag)
        self.loaded += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag != "html":
            assert self.open.pop() == tag


def test_the_page_stands_by_itself(folder: Path) -> None:
    text = as_html(page(gather([folder]), ENGLISH), "en")
    tags = Tags()
    tags.feed(text)

    assert tags.open == []
    assert all(link.startswith("#") for link in tags.loaded)
    assert {link[1:] for link in tags.loaded} <= set(re.findall(r' id="([^"]+)"', text))
    assert "url(" not in text


def use_of(family: str, member: str, use: Mark, effect: Mark) -> Use:
    """Return a component with marks."""
    share, difference = Figure(0.02, 0.01, 0.025), Figure(0.3, 0.2, 0.4)
    return Use(
        family, member, 10, 0.1, share, by_amount=False, wins=(0.6, 0.3), effect=difference,
        use_mark=use, effect_mark=effect,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("use", "sentence", "enough"),
    [
        (use_of("buying", "10", Mark.BEYOND, Mark.WITHIN), "Prices start on row 3", True),
        (use_of("buying", "5", Mark.BEYOND, Mark.WITHIN), "", False),
        (use_of("delivered", "mead", Mark.WITHIN, Mark.BEYOND), "only to an order", True),
        (use_of("delivered", "mead", Mark.BEYOND, Mark.BEYOND), "only to an order", False),
        (use_of("delivered", "mead", Mark.WITHIN, Mark.WITHIN), "", True),
    ],
    ids=["rare", "rare and unsaid", "wins", "wins, and is rare", "in bounds"],
)
def test_a_sentence_says_why_something_is_right(use: Use, sentence: str, enough: bool) -> None:
    voice = Voice(ENGLISH, Findings(find("haithabu")))

    assert sentence in voice.reason(use)
    assert bool(voice.reason(use)) == bool(sentence)
    assert voice.explains(use) == enough


def test_components_have_the_names_of_their_game() -> None:
    voice = Voice(ENGLISH, Findings(find("haithabu")))

    assert voice.family("stack") == "Transports bought, by kind and price"
    assert voice.member("buying", "10") == "Row 10"
    assert voice.member("completed", "10") == "Order 10"
    assert voice.member("setup", "steward") == "Steward"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_that_is_counted_has_a_name(name: str, language: str) -> None:
    game = find(name)
    voice = Voice(Speech(language), Findings(game))
    known = voice.balance

    for family in families_of(game, game.edition.box):
        assert known.has(f"family-{family.name}")
        for member in family.members:
            assert voice.member(family.name, member)
    assert all(known.has(f"measure-{measure.name}") for measure in game.measures)


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_is_about_a_component(name: str) -> None:
    game = find(name)
    families = families_of(game, game.edition.box)
    things = {family.name for family in families}
    things |= {f"{family.name}-{member}".replace(":", "-") for family in families
               for member in family.members}  # fmt: skip
    voice = Voice(ENGLISH, Findings(game))

    assert {thing for kind in TROUBLES
            for thing in voice.balance.names(f"right-{kind}-")} <= things  # fmt: skip


def test_a_number_in_a_first_choice_is_no_name_of_a_card() -> None:
    voice = Voice(ENGLISH, Findings(find("haithabu")))

    assert voice.choice("turn 2") == "by 2"  # and not the second order
    assert voice.choice("choose seer") == "Seer"
