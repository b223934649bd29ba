"""Questions to the alderman: first choices, what a best answer gains, and exact losses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from runner import typed

from kogge.arena.probing import exploiter
from kogge.arena.probing.exploiter import Exploiter
from kogge.arena.probing.groups import by_part, each
from kogge.arena.probing.losses import Judge, Loss
from kogge.arena.probing.openings import (
    Deal,
    Look,
    Setting,
    View,
    begun,
    looks,
    settings_of,
)
from kogge.bench.endings import endings
from kogge.bots.time.budget import Budget
from kogge.cli.app import run
from kogge.cli.commands.lab import exploit
from kogge.cli.commands.lab.exploit import figures
from kogge.cli.commands.lab.page.markdown import as_markdown
from kogge.cli.commands.lab.page.openings import Study, page
from kogge.core.game import Position
from kogge.games import GAMES, find
from kogge.speech.speech import Speech

VISBY = find("visby")


def look(seen: bytes, **thought: tuple[float, float]) -> Look:
    """Return what was thought in one deal: share and likelihood of pairs such as knight_fleet."""
    views = [
        View(VISBY.actions.number(f"play {pair.replace('_', ' ')}"), share, 0.05, chosen)
        for pair, (share, chosen) in thought.items()
    ]
    return Look("play", seen, views)


LOOKS = [
    look(b"1", knight_fleet=(0.6, 0.75), knight_ship=(0.5, 0.25), fleet_ship=(0.4, 0.0)),
    look(b"2", knight_fleet=(0.4, 0.25), knight_ship=(0.5, 0.75), fleet_ship=(0.2, 0.0)),
]


def test_a_choice_is_added_up_over_deals() -> None:
    fleet, ship, last = each(VISBY, LOOKS)

    assert [fleet.name, ship.name, last.name] == [
        "play knight fleet",
        "play knight ship",
        "play fleet ship",
    ]
    assert (fleet.deals, fleet.share.value, fleet.chosen.value) == (2, 0.5, 0.5)
    assert last.share.value == pytest.approx(0.3)
    assert (fleet.share.low, fleet.share.high) == pytest.approx((0.4, 0.6))


def test_choices_that_share_a_card_are_added_up_by_the_one_that_is_chosen() -> None:
    cards = {row.name: row for row in by_part(VISBY, LOOKS)["card"]}

    assert cards["knight"].chosen.value == 1
    assert cards["knight"].share.value == pytest.approx((0.6 + 0.5) / 2)
    assert cards["ship"].chosen.value == 0.5
    assert cards["ship"].share.value == 0.5


def test_where_all_deals_are_alike_only_the_doubt_of_the_search_is_left() -> None:
    [first, *_] = each(VISBY, [LOOKS[0], LOOKS[0]])

    assert first.share.low == pytest.approx(0.6 - 1.96 * 0.05)
    assert first.share.high == pytest.approx(0.6 + 1.96 * 0.05)


def test_every_size_of_table_and_every_option_is_looked_at() -> None:
    found = {(each.seats, *each.options.values()) for each in settings_of(VISBY, VISBY.seats)}

    assert found == {(2,), (3,), (4,), (5,), (6,), (2, "45"), (3, "45")}


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Knight Fleet"), ("de", "Ritter Flotte")],
)
def test_the_page_of_first_choices_says_how_it_was_made(language: str, words: str) -> None:
    study = Study(VISBY, 2, 100, 1, (), [(Setting("visby", 2), LOOKS)])

    text = as_markdown(page(study, Speech(language)))

    assert "kogge openings visby --deals 2 --sims 100 --seats 2 --seed 1" in text
    assert words in text
    assert ("Share of the win" in text) == (language == "en")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "kinds"),
    [("visby", ["play"]), ("riga", ["start", "keep", "take"]), ("haithabu", ["choose", "own"])],
)
def test_first_choices_are_found_in_their_order(name: str, kinds: list[str]) -> None:
    deal = Deal(Setting(name, 2), 1, 8)

    found = looks(deal)

    assert [each.kind for each in found] == kinds
    assert all(sum(view.chosen for view in each.views) == pytest.approx(1) for each in found)
    assert found == looks(deal), "the same deal is looked at in the same way"


@pytest.mark.slow
def test_openings_are_written_as_data_and_as_a_page(tmp_path: Path) -> None:
    options = ("--deals", "2", "--sims", "4", "--seats", "3", "--jobs", "1")

    told = json.loads(typed("openings", "riga", *options, "--json").out)
    done = typed("openings", "riga", *options, "--out", tmp_path / "riga.html")

    assert [table["options"] for table in told["tables"]] == [{}, {"riga": "true"}]
    assert set(told["tables"][0]["choices"]["keep"]["parts"]) <= {"kind", "port"}
    assert done.code == 0
    assert told["command"] in (tmp_path / "riga.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        (("--seats", "7"), "7 cannot play this game"),
        (("--seats", "two"), "'two' is not a number of seats"),
        (("--out", "page.pdf"), "'.pdf' is not offered"),
    ],
)
def test_what_cannot_be_looked_at_is_told_in_one_sentence(
    options: tuple[str, ...], trouble: str
) -> None:
    done = typed("openings", "visby", *options)

    assert done.code == 2
    assert trouble in done.err


# What a best answer gains.


@pytest.mark.slow
def test_the_alderman_loses_nothing_in_endings_and_who_chooses_anything_does() -> None:
    judge, gave_away = Judge(VISBY, VISBY.edition.box), 0.0
    for late in endings(3):
        for side in range(2):
            loss = judge.loss(late, side)
            anything = dict.fromkeys(judge.choices(late, side), 1.0)
            answered = judge.answered(late, side, anything)

            assert loss is not None
            assert answered is not None
            assert loss.lost == pytest.approx(0, abs=1e-6)
            gave_away += loss.value - answered
    assert gave_away > 0.1


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the exploiter, and the alderman that it knows, think for a moment only."""
    monkeypatch.setattr(exploiter, "sims_of", lambda _: 20)
    monkeypatch.setattr(exploiter, "BRIEF", 2)
    monkeypatch.setattr(exploit, "BEST", "alderman/20sims")


@pytest.mark.slow
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", GAMES)
def test_the_exploiter_answers_a_view_always_the_same(name: str) -> None:
    game, view = find(name), looked_at(name)
    box, brief = game.edition.box, Budget(sims=1)

    first, second = (Exploiter(game, box, b"key", brief).choose(view) for _ in range(2))

    assert first == second
    assert first in game.legal_actions(box, view, view.viewer)


def looked_at(name: str) -> Position:
    """Return the first view with a choice."""
    match = begun(Deal(Setting(name, 2), 1, 1))
    return match.view(match.proceed())


@pytest.mark.slow
@pytest.mark.usefixtures("hasty")
def test_exploit_plays_both_seats_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ("--games", "2", "--worlds", "1", "--jobs", "1", "--save", str(tmp_path), "--json")
    told = []
    for _ in range(2):
        assert run(["exploit", "riga", *options], "en") == 0
        told.append(json.loads(capsys.readouterr().out))

    answer = told[0]["bots"]["exploiter/1sims"]
    assert 0 <= answer["low"] <= answer["share"] <= answer["high"] <= 1
    assert answer["games"] == 2
    assert told[0]["losses"] == {}, "nothing of Riga can be solved"
    assert told[1] == told[0]


def test_losses_are_told_by_their_mean_and_their_most() -> None:
    told = figures([Loss(0.5, 0.5), Loss(1.0, 0.9), Loss(0.0, 0.0)], 2)

    assert told == {"positions": 2, "choices": 3, "mixed": 1, "mean": 0.03333, "most": 0.1}
