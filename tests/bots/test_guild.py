"""Members of the guild: they choose legally, from views alone, within their budgets."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from time import sleep
from typing import Any

import pytest

from kogge.bots.guild import Member, softened
from kogge.bots.level import NAMES, RANKS, Rank, level_of
from kogge.bots.time import allowance
from kogge.bots.time.allowance import Allowance
from kogge.bots.time.budget import Budget
from kogge.bots.time.level import Level
from kogge.bots.trees.grower import Grower
from kogge.bots.weighed import Weighed
from kogge.core.carrier.lot import Lots
from kogge.core.game import Game, Position
from kogge.core.match import Match
from kogge.games import GAMES, find
from strategies import begin, step
from toy import GAME as TOY

FEW = Budget(sims=8)
PAIRS = list(zip(NAMES, NAMES[1:] + NAMES[:1], strict=True))[::2]  # each level is in one, at least
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def member(match: Match, name: str, key: bytes = b"key") -> Member:
    return Member(match.game, match.box, key, FEW, name=name)


@games
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.slow
def test_every_level_chooses_legally_in_a_whole_game(game: Game, pair: tuple[str, str]) -> None:
    match = begin(game, 2)
    bots = [member(match, name) for name in pair]
    while (seat := match.proceed()) >= 0:
        match.play(seat, bots[seat].choose(match.view(seat)))  # refused if it is not legal

    assert match.over


@pytest.mark.slow
def test_levels_meet_at_a_table_of_six() -> None:
    match = begin(find("visby"), 6)
    bots = [member(match, name) for name in NAMES[-6:]]
    while (seat := match.proceed()) >= 0:
        match.play(seat, bots[seat].choose(match.view(seat)))

    assert match.over


def moments(game: Game, seats: int, number: int) -> list[tuple[Match, int]]:
    """Return moments of a game at which a seat has a choice."""
    match, found = begin(game, seats), []
    for wish in range(400):
        if (seat := match.proceed()) < 0:
            break
        if len(game.legal_actions(match.box, match.position, seat)) > 1 and wish % 7 == 0:
            found.append((match.at(len(match.entries)), seat))
        step(match, wish * 5)
    return found[:: max(1, len(found) // number)]


@games
@pytest.mark.slow
def test_what_is_hidden_never_changes_a_choice(game: Game) -> None:
    """Every imagined world that fits a view shows the same view, and gets the same answer."""
    worlds = set()
    for match, seat in moments(game, 3, 5):
        seen = match.view(seat)
        for name in NAMES:
            choices = set()
            for lots in (b"one", b"two", b"three"):
                world = imagined(game, match, seen, lots)
                worlds.add(world.pack())
                assert game.view(world, seat) == seen
                choices.add(member(match, name).choose(game.view(world, seat)))
            assert len(choices) == 1
    assert len(worlds) > 6 or game.name != "riga"


def imagined(game: Game, match: Match, seen: Position, lots: bytes) -> Position:
    world = seen.copy()
    game.imagine(match.box, world, Lots.of(lots))
    return world


@games
@pytest.mark.slow
def test_equal_views_and_keys_give_equal_thoughts(game: Game) -> None:
    for match, seat in moments(game, 2, 3):
        for name in (NAMES[0], NAMES[-1]):
            thoughts = [member(match, name).weigh(match.view(seat)) for _ in range(2)]
            assert thoughts[0] == thoughts[1]


@games
@pytest.mark.slow
def test_threads_simulate_more_and_repeat_themselves(game: Game) -> None:
    """For three, so that Visby grows trees too."""
    match = begin(game, 3)
    view = match.view(match.proceed())
    runs = [_grown(game, match, view, threads) for threads in (1, 2, 2)]

    assert runs[1] == runs[2]
    assert runs[1][0] > 1.5 * runs[0][0] > 0


def _grown(game: Game, match: Match, view: Any, threads: int) -> tuple[int, list[Weighed]]:
    """Return how many simulations were made, and what they say."""
    player = Grower(game, match.box, b"key", Budget(sims=60), threads=threads)
    found = player.weigh(view)
    grown: list[Any] = [grove.edges[: grove.meter[0].edges] for grove in player.groves]
    return sum(edge.visits for each in grown for edge in each), found


@games
@pytest.mark.slow
def test_a_thread_thinks_while_python_goes_on(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python looks into a single call again and again, and then stops it.

    Of a call that held the GIL one could see only how it began and how it ended.
    """
    monkeypatch.setattr("kogge.bots.trees.grower.ROOM", 200_000)  # room for seconds
    match = begin(game, 3)
    player = Grower(game, match.box, b"key", FEW)
    player.weigh(match.view(match.proceed()))  # this compiles
    grove, looks = player.groves[0], set[int]()
    with ThreadPoolExecutor(1) as pool:
        rooms = (player.flat, grove, player.traces[0], player.lots[0])
        call = pool.submit(player.grow, *rooms, 500_000)
        while len(looks) < 4 and not call.done():
            looks.add(int(grove.meter[0].decisions))
            sleep(0)
        while not call.done():
            grove.meter[0].decisions = len(grove.keys)  # no room: until the search stops counting

    assert len(looks) == 4


@games
@pytest.mark.slow
def test_whoever_can_remember_no_more_thinks_no_further_and_plays_on(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kogge.bots.trees.grower.ROOM", 400)
    match, most = begin(game, 4), 0
    bot = Grower(game, match.box, b"key", Budget(sims=2000))
    for wish in range(300):
        if (seat := match.proceed()) < 0:
            break
        if seat == 0 and len(game.legal_actions(match.box, match.position, seat)) > 1:
            found = bot.weigh(match.view(seat))
            most = max(most, int(bot.groves[0].meter[0].decisions))
            match.play(seat, max(found, key=lambda each: each.weight).action)
        else:
            step(match, wish * 5)

    assert 200 < most <= 400


@pytest.mark.parametrize("seats", [2, 6])
def test_levels_search_and_err_less_from_one_to_the_next(seats: int) -> None:
    for game in (*GAMES.values(), TOY):
        levels = [level_of(game, name, seats) for name in NAMES]
        solving = [level.solves for level in levels]
        assert [level.sims for level in levels] == sorted(level.sims for level in levels)
        assert solving == sorted(solving)  # levels that solve err more, and win
        for solves in solving:
            calm = [level.calm for level in levels if level.solves == solves]
            assert calm == sorted(calm, reverse=True)
        assert levels[-1].calm == 0
        assert all(level.budget.ms and level.budget.sims == level.sims for level in levels)


def test_a_level_plays_a_larger_table_by_its_figures_for_that() -> None:
    match = begin(find("visby"), 6)
    master = Member(match.game, match.box, b"key", FEW, name="master")
    master.weigh(match.view(match.proceed()))

    assert master.level == level_of(match.game, "master", 6) == RANKS["master"].visby.larger
    assert master.level != level_of(match.game, "master") == RANKS["master"].visby
    assert isinstance(master.mind, Grower)


def test_levels_have_figures_of_their_own_in_each_of_our_games() -> None:
    assert {field.name for field in fields(Rank)} == {*GAMES, "other"}
    assert level_of(TOY, NAMES[0]) == RANKS[NAMES[0]].other


@pytest.mark.parametrize(("missing", "surplus"), [("riga", ""), ("", "lübeck")])
def test_a_level_names_every_game_and_no_other(missing: str, surplus: str) -> None:
    games = (*GAMES, "other", surplus)
    given = {name: Level(1, 0.0) for name in games if name not in ("", missing)}

    with pytest.raises(TypeError, match=f"argument:? '{missing or surplus}'"):
        Rank(**given)


def test_nothing_absurd_is_chosen() -> None:
    found = [Weighed(0, 0.6, 0, 0), Weighed(1, 0.55, 0, 0), Weighed(2, 0.1, 0, 0)]
    chances = softened(found, 0.05, 0.2)

    assert chances.keys() == {0, 1}
    assert chances[0] == 1 > chances[1] > 0.3


# Budgets, by a clock that the test turns.


class Clock:
    """A clock that stands still until work is done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, pace: float) -> None:
        self.now, self.pace = 100.0, pace  # simulations a second
        monkeypatch.setattr(allowance, "perf_counter", lambda: self.now)

    def think(self, allowed: Allowance, share: float = allowance.SHARE) -> int:
        """Make all simulations that are allowed for a choice; return how many."""
        total = 0
        for times in allowed.portions(share):
            assert times >= 1
            self.now += times / self.pace
            total += times
        return total


@pytest.mark.parametrize("pace", [50.0, 3000.0, 1e6])
def test_a_turn_takes_no_longer_than_its_time(pace: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, allowed = Clock(monkeypatch, pace), Allowance(Budget(ms=200))
    for turn in range(5):
        began = clock.now
        for choice in range(6):
            assert allowed.begin(turn) == (choice == 0)
            clock.think(allowed)
        assert clock.now - began <= 0.2 + 1.1 / pace or turn == 0  # the pace is learned first
    assert clock.now - began >= 0.18 * (1 - 0.4**6) - 6.6 / pace  # most of it is used


@pytest.mark.parametrize("sims", [1, 7, 100, 2001])
def test_a_turn_makes_no_more_simulations_than_its_budget(
    sims: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    totals = []
    for pace in (100.0, 1e5):
        clock, allowed = Clock(monkeypatch, pace), Allowance(Budget(sims=sims))
        allowed.begin(1)
        totals.append([clock.think(allowed) for _ in range(8)])
        assert sum(totals[-1]) <= sims
        assert totals[-1][0] == int(sims * allowance.SHARE)
    assert totals[0] == totals[1]  # whatever the clock says


def test_a_turn_that_was_interrupted_goes_on_with_what_is_left() -> None:
    allowance = Allowance(Budget(sims=100))
    made = []
    for turn in (5, 6, 5, 7, 5):
        assert allowance.begin(turn)
        made.append(sum(allowance.portions(0.5)))

    assert made == [50, 50, 25, 50, 12]


def test_a_cap_in_time_stops_before_the_simulations_are_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, allowed = Clock(monkeypatch, 1000.0), Allowance(Budget(ms=100, sims=5000))
    allowed.begin(1)

    assert 40 <= clock.think(allowed) <= 65
