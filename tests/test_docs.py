"""What the pages of docs/ show is true: examples are made or tried here, and commands exist."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from kogge.cli.app import COMMANDS, build
from kogge.core import notation
from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.header import Seat
from kogge.core.match import END, Match
from kogge.core.trials.course import course, standing
from kogge.core.trials.layout import holds
from kogge.core.trials.lesson import read as read_lesson
from kogge.games import GAMES, find
from kogge.speech.speech import Speech

ROOT = Path(__file__).parents[1]
PAGES = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
NOTATION = ROOT / "docs" / "notation.md"
SCHOOL = ROOT / "docs" / "school.md"
LINE = r"^(?:\.venv/bin/)?kogge (.+?)(?: +#.*)?$|`kogge ([^`]+)`"  # of its own, or in a sentence
PROGRAM = build(Speech("en"), list(COMMANDS))


def blocks(page: Path, kind: str = "") -> list[str]:
    """Return the examples of a page."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", page.read_text(), re.DOTALL | re.MULTILINE)


# Notation.


@pytest.fixture(scope="module")
def match() -> Match:
    """Return the match of the page: two choices, a step back, and the end."""
    seats = [Seat("Anna"), Seat("greedy", bot="greedy")]
    match = Match.begin(find("visby"), seats, Seed.of_number(7))
    match.act("Anna", "play knight merchant")
    match.act("greedy", "play troops ship")
    match.note("back to 2 by Anna")
    match.note(END)
    return match


def test_the_page_shows_a_match_as_it_is_written(match: Match) -> None:
    shown, text = blocks(NOTATION)[0], notation.text(match)
    if os.environ.get("KOGGE_RETELL"):  # `make retell`, when a digest has changed
        NOTATION.write_text(NOTATION.read_text().replace(shown, text))

    assert blocks(NOTATION)[0] == text


def test_the_page_shows_the_error_that_is_told(match: Match) -> None:
    wrong = notation.text(match).replace("knight", "knigit")
    with pytest.raises(Broken) as broken:
        notation.read(wrong, "g.txt", find, lambda game, _: game.edition)

    assert blocks(NOTATION)[1] == f"Error: {broken.value}\n"


def test_the_page_names_the_keys_of_the_json_form(match: Match) -> None:
    chapter = NOTATION.read_text().split("## JSON\n")[1].split("\n## ")[0]
    data = json.loads(notation.as_json(match))
    inner = {key for entry in data["log"] for key in entry}

    assert set(re.findall(r"`(\w+)`", chapter)) == data.keys() | inner | {"draws", "position"}


def test_the_page_names_the_lines_of_the_text_form(match: Match) -> None:
    listed = re.findall(r"^\| `(\w+)", NOTATION.read_text(), re.MULTILINE)
    lines = [line.split()[0] for line in notation.text(match).splitlines() if line]

    here = {"N" if word.isdigit() else word for word in lines}
    assert set(listed) == here | {"draws", "position"}


# Commands.


def commands() -> list[tuple[str, str]]:
    """Return every command that some page shows, with the page."""
    found = [
        (page.name, alone or inside)
        for page in PAGES
        for alone, inside in re.findall(LINE, page.read_text(), re.MULTILINE)
    ]
    return [(page, line) for page, line in found if line.split()[0] in COMMANDS]


def options(command: Any) -> set[str]:
    """Return the options of a command, and of commands that it has itself."""
    inner = getattr(command, "commands", {}).values() if command is not PROGRAM else ()
    own = {name for each in command.params for name in (*each.opts, *each.secondary_opts)}
    return own.union(*map(options, inner))


@pytest.mark.parametrize(("page", "line"), sorted(set(commands())))
def test_a_command_of_the_docs_is_known(page: str, line: str) -> None:
    name, *words = line.split()
    given = {word.partition("=")[0] for word in words if word.startswith("--")}

    assert given <= options(PROGRAM.commands[name]) | options(PROGRAM)


def styles() -> set[str]:
    """Return the measures that our style sheets declare: they are written like options."""
    sheets = (ROOT / "web/src").rglob("*.css")
    return {name for sheet in sheets for name in re.findall(r"(--[a-z-]+):", sheet.read_text())}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_an_option_that_a_page_names_is_there(page: Path) -> None:
    known = options(PROGRAM).union(styles(), *map(options, PROGRAM.commands.values()))
    named = re.findall(r"`(--[a-z-]+)", page.read_text())

    assert set(named) <= known


def test_the_docs_of_the_server_name_all_its_options() -> None:
    page = (ROOT / "docs" / "operate.md").read_text()
    wanted = options(PROGRAM.commands["serve"]) - {"--open", "--help", "-h"}

    assert [name for name in sorted(wanted) if f"`{name}" not in page] == []


# Programs.


@pytest.mark.parametrize("number", range(3), ids=["pettingzoo", "batches", "openspiel"])
def test_a_program_of_the_research_page_runs(number: int) -> None:
    program = blocks(ROOT / "docs" / "research.md", "python")[number]
    small = program.replace("count=4096", "count=4").replace("range(1000)", "range(3)")

    exec(compile(small, "research.md", "exec"), {})  # noqa: S102  our own page


# The school.


def test_the_page_of_the_school_shows_a_lesson_that_can_be_taken() -> None:
    lesson = read_lesson(blocks(SCHOOL, "toml")[0], "sea.toml", find)
    now = standing(lesson)
    while not now.over:
        now = standing(lesson, now.made, now.shown)
        holds(now.scenes[0][0].position, lesson.steps[now.number - 1].then, "then")

    assert len(now.made) == len(lesson.steps) == 2


def test_the_page_of_the_school_lists_all_lessons() -> None:
    line = r"^\| (\w+) (\d+) \| (.+?) \| (\d) \| (.+?) \|$"
    listed = re.findall(line, SCHOOL.read_text(), re.MULTILINE)
    there = [
        (game.name.capitalize(), str(number), lesson.title["en"], str(lesson.minutes),
         "; ".join(point["en"] for point in lesson.learn))
        for game in GAMES.values()
        for number, lesson in enumerate(course(game), start=1)
    ]  # fmt: skip

    assert listed == there
