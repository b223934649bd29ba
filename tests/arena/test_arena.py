"""Bots against bots: fair, repeatable, resumable, and honest about what they do not know."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from runner import typed

from kogge.arena import crew, ladder, origin
from kogge.arena.bout import Outcome, begun, play
from kogge.arena.figures import (
    BOUND,
    SEEDS,
    Until,
    evidence,
    rated,
    seed_share,
    standings,
    verdict,
)
from kogge.arena.schedule import Bout, Contest
from kogge.arena.store import Run
from kogge.bots.nets import FOLDER
from kogge.bots.time.budget import Budget
from kogge.cli.commands.lab.arena import enough
from kogge.core.error import Broken


def won(seed: int, rotation: int, bots: list[str], winner: int) -> Outcome:
    """Return a game that one seat has won."""
    places = [1 if seat == winner else 2 for seat in range(len(bots))]
    return Outcome(
        seed, rotation, bots, places, [0] * len(bots), [1] * len(bots), [1.0] * len(bots), ""
    )


def won_by_the_first(contest: Contest, bout: Bout, *, keep: bool) -> Outcome:
    """Stand in for a game: the first bot wins it, wherever it sits."""
    assert not keep
    seated = contest.seated(bout)
    return won(bout.seed, bout.rotation, seated, seated.index(contest.bots[0]))


@pytest.fixture
def net(tmp_path: Path) -> Path:
    """Return a net file that may change."""
    return Path(shutil.copyfile(FOLDER / "visby.npz", tmp_path / "visby-1.npz"))


def test_every_seed_is_played_from_every_seat() -> None:
    contest = Contest("visby", ("greedy", "random", "random"), 5)

    bouts = list(contest.bouts())

    assert len(bouts) == 6, "whole seeds only"
    assert [contest.seated(bout).index("greedy") for bout in bouts] == [0, 1, 2, 0, 1, 2]


def test_the_same_game_is_played_again_exactly() -> None:
    contest = Contest("visby", ("greedy", "random"), 2, seed=3)
    bout = Bout(3, 1)

    one, two = play(contest, bout, keep=True), play(contest, bout, keep=True)

    assert one.text == two.text
    assert one.places == two.places


def test_a_match_tells_net_and_budget_of_a_bot(net: Path) -> None:
    contest = Contest("visby", (f"alderman@{net}/5sims", "search/9sims"), 2)

    seats = begun(contest, Bout(1, 0)).header.seats

    assert [seat.bot for seat in seats] == ["alderman@visby-1.npz/5sims", "search/9sims"]
    assert [seat.name for seat in seats] == ["alderman 1", "search 2"]


def test_a_net_may_lie_in_a_folder(net: Path) -> None:
    Contest("visby", (f"alderman@{net}", "alderman@hand"), 2)
    with pytest.raises(Broken, match="'fast' is not a budget"):
        Contest("visby", (f"alderman@{net}/fast", "random"), 2)


def test_a_tie_is_shared() -> None:
    tied = Outcome(1, 0, ["a", "b", "c"], [1, 1, 3], [5, 5, 2], [1, 1, 1], [0.0, 0.0, 0.0], "")

    assert tied.shares == [0.5, 0.5, 0.0]


def test_several_seats_of_one_bot_count_as_one_on_average() -> None:
    games = [won(1, r, ["x" if s == r else "y" for s in range(4)], winner=0) for r in range(4)]

    assert seed_share(games, "x") == 0.25
    assert seed_share(games, "y") == 0.25


def test_ratings_follow_the_games() -> None:
    seeds = [[won(n, 0, ["a", "b"], 0), won(n, 1, ["b", "a"], 1)] for n in range(20)]

    first, second = standings(seeds, ["a", "b"])

    assert first.share == 1.0
    assert first.rating - first.doubt > second.rating + second.doubt
    assert first.games == 40


def test_all_seats_of_a_bot_make_its_rating() -> None:
    names, rest = ["x", "y", "y", "y"], ([0] * 4, [1] * 4, [1.0] * 4, "")
    one = [Outcome(n, 0, names, [2, 1, 3, 4], *rest) for n in range(10)]
    other = [Outcome(n, 0, names, [2, 4, 3, 1], *rest) for n in range(10)]

    assert rated(one, ["x", "y"])["y"] == pytest.approx(rated(other, ["x", "y"])["y"])


@pytest.mark.parametrize(
    ("shares", "answer"),
    [
        ([0.5] * 5, "open"),
        ([0.5] * 40, "open"),
        ([0.5] * 200, "not better"),
        ([1.0, 0.5] * 60, "better"),
        ([0.0, 0.5] * 60, "not better"),
        ([1.0, 0.0] * 20, "open"),
    ],
)
def test_the_sequential_test_decides_when_it_can(shares: list[float], answer: str) -> None:
    assert verdict(shares)[1] == answer


@pytest.mark.parametrize("split", [0.5, 0.8, 0.9])
@pytest.mark.parametrize(("truth", "wrong"), [(0.50, 1), (0.53, -1)])
def test_the_sequential_test_is_seldom_wrong(split: float, truth: float, wrong: int) -> None:
    """A thousand bots of known strength are judged after every seed, as runs are."""
    luck, length = np.random.default_rng(1), 3000
    chances = ((1 - split) / 2 + (0.5 - truth), split, (1 - split) / 2 + (truth - 0.5))
    shares = luck.choice([0.0, 0.5, 1.0], (1000, length), p=chances)
    count = np.arange(1, length + 1)
    weight = evidence(count, shares.cumsum(axis=1), (shares**2).cumsum(axis=1))
    weight[:, : SEEDS - 1] = 0.0

    decided = abs(weight) >= BOUND
    rows = np.flatnonzero(decided.any(axis=1))
    answers = np.sign(weight[rows, decided[rows].argmax(axis=1)])

    assert len(rows) > 950, "nearly all are decided"
    assert (answers == wrong).sum() <= 0.07 * 1000
    first = shares[0, :500]
    assert verdict(list(first))[0] == pytest.approx(weight[0, 499])


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    contest = Contest("visby", ("random", "random"), 6)
    run = Run(tmp_path, contest, keep=True)
    for outcome in crew.played(contest, run.missing()[:3], keep=True):
        run.add(outcome)
    with (tmp_path / "results.jsonl").open("a") as file:
        file.write('{"seed": 3, "rota')  # the power failed

    again = Run(tmp_path, contest, keep=True)

    assert len(again.outcomes) == 3
    assert again.missing() == list(contest.bouts())[3:]
    for outcome in crew.played(contest, again.missing(), keep=True):
        again.add(outcome)
    assert len(Run(tmp_path, contest, keep=True).whole_seeds()) == 3


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("contest.json", "{", "contest.json: describes no contest"),
        ("contest.json", "[]", "contest.json: describes no contest"),
        ("results.jsonl", '{"seed": 1}\n', "results.jsonl:1: is not a result"),
        ("results.jsonl", "\n", "results.jsonl:1: is not a result"),
        ("results.jsonl", "[1]\n", "results.jsonl:1: is not a result"),
    ],
)
def test_a_damaged_folder_is_told_by_file_and_line(
    tmp_path: Path, name: str, content: str, sentence: str
) -> None:
    contest = Contest("visby", ("random", "random"), 2)
    Run(tmp_path, contest, keep=False)

    (tmp_path / name).write_text(content)

    with pytest.raises(Broken, match=sentence):
        Run(tmp_path, contest, keep=False)


@pytest.mark.parametrize("change", [{"bots": ["greedy"] * 2}, {"places": [1]}, {"ms": ["1", 2.0]}])
def test_a_result_of_another_contest_is_none(tmp_path: Path, change: dict[str, Any]) -> None:
    contest = Contest("visby", ("random", "random"), 2)
    run = Run(tmp_path, contest, keep=False)
    run.add(won(1, 0, ["random", "random"], 0))
    run.add(replace(won(1, 1, ["random", "random"], 0), **change))

    with pytest.raises(Broken, match=r"results\.jsonl:2: is not a result"):
        Run(tmp_path, contest, keep=False)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("something else")

    for place in ("file", "file/inside"):
        with pytest.raises(Broken, match=f"{place}: "):
            Run(tmp_path / place, Contest("visby", ("random", "random"), 2), keep=True)


def test_more_games_can_be_added_but_not_another_contest(tmp_path: Path) -> None:
    Run(tmp_path, Contest("visby", ("random", "random"), 2), keep=False)

    assert len(Run(tmp_path, Contest("visby", ("random", "random"), 8), keep=False).missing()) == 8
    with pytest.raises(Broken, match="another contest"):
        Run(tmp_path, Contest("visby", ("random", "greedy"), 2), keep=False)


def test_games_of_other_sources_are_not_carried_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = Contest("visby", ("random", "random"), 2)
    before = contest.digest
    Run(tmp_path, contest, keep=False)
    Run(tmp_path, contest, keep=False)

    monkeypatch.setattr(origin, "source_digest", lambda: "another")

    assert contest.digest != before
    with pytest.raises(Broken, match="begun with other rules, bots or nets"):
        Run(tmp_path, contest, keep=False)


def test_games_of_other_nets_are_not_carried_on(net: Path, tmp_path: Path) -> None:
    contest = Contest("visby", (f"alderman@{net}", "random"), 2)
    before = contest.digest
    Run(tmp_path / "run", contest, keep=False)

    net.write_bytes(net.read_bytes() + b"trained further")

    assert contest.digest != before
    with pytest.raises(Broken, match="begun with other rules, bots or nets"):
        Run(tmp_path / "run", contest, keep=False)


def test_a_promoted_net_is_another_bot(
    net: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    net.rename(tmp_path / "visby.npz")
    contest = Contest("visby", ("alderman", "random"), 2)
    before = contest.digest
    monkeypatch.setattr(origin, "FOLDER", tmp_path)
    assert contest.digest == before, "a copy is the same net"

    (tmp_path / "visby.npz").write_bytes(b"promoted")

    assert contest.digest != before


def test_a_ladder_goes_on_if_it_was_interrupted_and_else_begins_anew(tmp_path: Path) -> None:
    contests = [Contest("visby", ("random", "random"), 2, seed) for seed in (1, 9)]
    first, second = ladder.runs(tmp_path, contests)
    for outcome in crew.played(first.contest, first.missing()):
        first.add(outcome)

    first, second = ladder.runs(tmp_path, contests)
    assert [len(first.missing()), len(second.missing())] == [0, 2]
    for outcome in crew.played(second.contest, second.missing()):
        second.add(outcome)

    assert [len(run.missing()) for run in ladder.runs(tmp_path, contests)] == [2, 2]


def test_a_budget_and_a_bound_are_read_or_refused() -> None:
    assert Budget.of("50ms").ms == 50
    assert Until.of("share <= .5").value == 0.5
    for wrong in ("50", "0ms", "ms", "-3sims"):
        with pytest.raises(Broken):
            Budget.of(wrong)
    with pytest.raises(Broken):
        Until.of("low>0.75")


@pytest.mark.slow
def test_processes_play_what_one_would() -> None:
    contest = Contest("visby", ("random", "random"), 4)
    bouts = list(contest.bouts())

    alone = [play(contest, bout).places for bout in bouts]
    several = {(o.seed, o.rotation): o.places for o in crew.played(contest, bouts, jobs=2)}

    assert [several[bout.seed, bout.rotation] for bout in bouts] == alone


@pytest.mark.slow
def test_the_command_line_tells_all_and_goes_on(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "runs"
    words = ("arena", "visby", "--bots", "greedy,random", "--jobs", "1", "--save", str(folder))
    typed(*words, "--games", "2")
    done = typed(*words, "--games", "4", "--json")

    told = json.loads(done.out)
    assert set(told["bots"]["greedy"]) >= {"share", "low", "high", "games", "ms"}
    assert told["bots"]["greedy"]["games"] == 4
    assert len(list((folder / "matches").glob("*.txt"))) == 4
    assert len(typed("verify", *(folder / "matches").glob("*.txt")).out.splitlines()) == 4
    page = typed("report", str(folder))
    assert "# Visby: 4 matches" in page.out
    typed("report", str(folder), "--out", str(tmp_path / "page.html"))
    text = (tmp_path / "page.html").read_text()
    assert text.count("<table") == text.count("</table>") > 3


def test_the_command_line_decides_early(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "play", won_by_the_first)
    words = ("arena", "visby", "--bots", "greedy,random", "--jobs", "1", "--games", "200")

    done = typed(*words, "--sprt")
    [results] = home.glob("data/kogge/arena/*/results.jsonl")
    played = results.read_text()
    again = typed(*words, "--sprt")

    assert "greedy is better than random" in done.out
    assert again.out == done.out
    assert results.read_text() == played, "what is decided is not played on"
    typed(*words, "--until", "low>=0.5")
    assert results.read_text() == played


def test_a_seed_under_way_does_not_keep_from_deciding(tmp_path: Path) -> None:
    run = Run(tmp_path, Contest("visby", ("greedy", "random"), 100), keep=False)
    for seed in range(1, 41):
        for rotation in range(2):
            seated = run.contest.seated(Bout(seed, rotation))
            run.add(won(seed, rotation, seated, seated.index("greedy")))
    run.add(won(41, 1, ["random", "greedy"], 0))

    assert not run.whole(41)
    assert len(run.whole_seeds()) == 40
    assert enough(run, None, sprt=True)
    assert enough(run, Until.of("low>=0.75"), sprt=False)
    assert not enough(run, Until.of("low>=0.95"), sprt=False)
    assert not enough(run, None, sprt=False)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "greedy,nobody"), "no bot is called 'nobody'"),
        (("--bots", "greedy"), ""),
        (("--bots", "greedy,random", "--budget", "fast"), "'fast' is not a budget"),
        (("--bots", "alderman/5,random"), "--bots alderman/5: '5' is not a budget"),
        (("--bots", "alderman@hand/5min,random"), "--bots alderman@hand/5min: '5min' is no"),
        (("--bots", "greedy,random", "--until", "soon"), "'soon' is not a bound"),
        (("--bots", "greedy,random", "--until", "low>=1.0"), "'low>=1.0' can never be reached"),
        (("--bots", "greedy,random", "--until", "low>=0.5", "--sprt"), "two ways to stop"),
        (("--bots", "greedy,random,random", "--sprt"), "between two bots at two seats"),
        (("--bots", "greedy,random,random", "--option", "target=99"), "99"),
    ],
)
def test_nonsense_is_answered_in_one_sentence(
    home: Path, words: tuple[str, ...], sentence: str
) -> None:
    done = typed("arena", "visby", *words)

    assert done.code == 2
    assert sentence in done.err
    assert len(done.err.strip().splitlines()) == 1
