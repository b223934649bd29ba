"""The texts a player can check: scenarios, perft tables, playthroughs, stored matches."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from kogge.cli.commands.match.replay import tell
from kogge.cli.files import load_match
from kogge.cli.terminal.screen import Screen
from kogge.core import notation
from kogge.core.carrier.record import Record
from kogge.core.compiled.source import source_digest
from kogge.core.edition import amend_edition
from kogge.core.game import EVERYBODY, Game, Position
from kogge.core.loop import Desk
from kogge.core.page import page, paragraphs
from kogge.core.trials import scenario
from kogge.games import GAMES, find
from kogge.games.editions import own_editions, pick
from kogge.speech.speech import Speech
from soaking import SOAK
from translations import TRANSLATIONS, missing, text_of

HERE = Path(__file__).parent
SCENARIOS = sorted(HERE.glob("*/scenarios/*.toml"))
EXAMPLES = {"visby": 3, "riga": 4, "haithabu": 8}  # worked examples of the rulebooks
PERFTS = sorted(HERE.glob("*/perft/*.txt"))
MOST = 1_000_000  # ways that are counted daily
PLAYTHROUGHS = sorted(HERE.glob("*/playthroughs/*.match"))


def name(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_comes_out_as_it_says(game: str, flat: bool) -> None:
    """Each says in which step, and how, it comes out otherwise, as `kogge check` does."""
    paths = [path for path in SCENARIOS if path.parent.parent.name == game]
    failing = [told for path in paths if (told := told_otherwise(path, flat))]

    assert paths
    assert failing == []


def told_otherwise(path: Path, flat: bool) -> str:
    """Return how a scenario comes out other than it says, or nothing."""
    case = scenario.read(path.read_text(), path.name, find)
    try:
        case.run(flat=flat)
    except Exception as error:  # noqa: BLE001  a fault in the rules leads to any
        return f"{path.name} ({case.title}): {error!r}"
    return ""


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_and_example_has_a_scenario(game: str) -> None:
    known = set(paragraphs(page(find(game).folder, "en")))
    examples = {f"example {n}" for n in range(1, EXAMPLES[game] + 1)}
    wanted = {number for number in known if number[0].isalpha()} | examples
    cited: set[str] = set()
    for path in SCENARIOS:
        if path.parent.parent.name == game:
            cited |= set(scenario.read(path.read_text(), path.name, find).cites)

    assert wanted <= cited
    assert cited <= known | examples


@pytest.mark.parametrize("path", PERFTS, ids=name)
def test_the_ways_a_game_can_go_are_counted(path: Path, flat: bool) -> None:
    """Lines read: seats and option, or a stored match and a moment of it; then the counts."""
    game = find(path.parent.parent.name)
    for line in path.read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        one, two, *counts = line.split()
        desk = Desk(game, *perft_start(game, path, one, two), b"", flat=flat)
        few = sum(int(count) <= MOST for count in counts)
        deep = len(counts) if flat and SOAK else few if flat else min(3, few)

        assert counts[:deep] == [str(desk.perft(depth)) for depth in range(1, deep + 1)], line


def perft_start(game: Game, path: Path, one: str, two: str) -> tuple[Record, Position]:
    """Return the values, by today's version of the rules, and the position."""
    if not one.isdigit():
        match = load_match(path.parents[1] / "matches" / f"{one}.txt")
        edition = pick(own_editions(game), match.header.edition.digest)
        return edition.box, match.at(int(two)).position
    chosen, box = dict([two.split("=")]), game.edition.box
    return box, game.start(box, int(one), game.read_options(chosen, int(one)))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=name)
def test_a_playthrough_reads_as_before(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edition = path.with_suffix(".edition.toml")
    match = load_match(path, edition if edition.exists() else None)
    tell(Speech("en"), Screen(plain=True, width=100), match, EVERYBODY)
    told = capsys.readouterr().out
    if os.environ.get("KOGGE_RETELL"):  # `make retell`, when their wording has changed
        path.with_suffix(".txt").write_text(told)

    assert path.with_suffix(".txt").read_text() == told


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_playthrough_for_each_way_to_end(game: str) -> None:
    wanted = {
        "visby": {
            "target",
            "long-target",
            "tie-by-wares",
            "tie-by-cards",
            "shared-win",
            "last-round",
        },
        "riga": {"points", "tie-by-money", "shared-win", "nine-years", "riga-buildings"},
        "haithabu": {"points", "with-loans", "shared-win", "random-rondel"},
    }

    assert wanted[game] == {p.stem for p in PLAYTHROUGHS if p.parent.parent.name == game}


def test_stored_matches_replay() -> None:
    """Matches of every release stay readable; a failing one calls for a new rules version."""
    stored = sorted(HERE.glob("*/matches/*.txt"))
    assert stored
    for path in stored:
        match = load_match(path)

        assert match.over
        assert path.read_text() == notation.text(match)


def places(game: Game) -> set[str]:
    """Return the paragraphs that reasons cite, those of single verbs too."""
    verbs = {number for verb in game.verbs.verbs for number in verb.cites.values()}
    return {*game.paragraphs.values(), *verbs}


@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_and_code_cite_each_other(game: str) -> None:
    folder = find(game).folder
    english = list(paragraphs(page(folder, "en")))
    source = "\n".join(path.read_text() for path in folder.rglob("*.py"))
    cited = set(re.findall(r"§(\d+\.\d+)", source)) | places(find(game))
    numbers = [number for number in english if number[0].isdigit()]

    assert numbers == sorted(numbers, key=lambda number: [int(n) for n in number.split(".")])
    assert cited == set(numbers)


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_same_paragraphs_in_every_language(game: str, language: str) -> None:
    paths = (find(game).folder / f"rules.{each}.md" for each in ("en", language))
    english, own = (list(paragraphs(text_of(path))) for path in paths)

    assert missing(language, english, own) == []
    assert own == [number for number in english if number in own]


def test_an_edition_in_a_playthrough_states_only_what_differs() -> None:
    for path in HERE.glob("*/playthroughs/*.edition.toml"):
        game = find(path.parent.parent.name)
        edition = amend_edition(game.edition, path.read_text(), path.name, game.finish)

        assert edition.digest != game.edition.digest


def test_the_source_has_a_digest() -> None:
    assert re.fullmatch("[0-9a-f]{16}", source_digest())
