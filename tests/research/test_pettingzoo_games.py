"""Our games as PettingZoo's environments: its own tests, our secrets, and the end of a game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from kogge.core import notation
from kogge.core.carrier.lot import Lots
from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.game import NOBODY, Game
from kogge.games import GAMES, find
from kogge.research import pettingzoo
from kogge.research.observation import columns, words
from strategies import matches


def ends(game: Game) -> tuple[int, int]:
    """Return the smallest and the largest number of seats."""
    return game.seats[0], game.seats[-1]


TABLES = [
    pytest.param(game.name, seats, marks=[] if seats in ends(game) else [pytest.mark.soak])
    for game in GAMES.values()
    for seats in game.seats
]
tables = pytest.mark.parametrize(("name", "seats"), TABLES)
games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)

# PettingZoo warns of every observation that is a dictionary with a mask, unless the environment
# is one of its own; and a finished agent has nothing to mark.
masked = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
pytestmark = masked


def finish(env: Any, wish: int = 0) -> dict[str, float]:
    """Play what is left of a game by a simple habit, and return what each agent has gained."""
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] = reward
        ways = np.flatnonzero(seen["action_mask"])
        env.step(None if over else ways[wish % len(ways)])
        wish = wish * 7 + 3
    return got


@tables
def test_pettingzoo_finds_nothing_amiss(name: str, seats: int) -> None:
    api_test(pettingzoo.env(name, seats), num_cycles=150)
    seed_test(lambda: pettingzoo.env(name, seats), num_cycles=40)


@tables
def test_pettingzoo_finds_nothing_amiss_when_all_act_at_once(name: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, seats), num_cycles=150)


@tables
def test_the_same_seed_plays_the_same_at_once(name: str, seats: int) -> None:
    """PettingZoo samples without a mask here, so what is not allowed has to end the game."""
    parallel_seed_test(lambda: pettingzoo.parallel_env(name, seats, illegal="forfeit"))


@games
@given(data=st.data())
def test_what_is_hidden_changes_no_observation(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    seats = len(match.header.seats)
    seat = data.draw(st.sampled_from(range(seats)))
    for make in (pettingzoo.raw_env, pettingzoo.parallel_env):
        env = make(game.name, seats)
        env.reset(seed=1)
        env.sitting.match.position = match.position
        before = observed(env, seat)
        other = match.view(seat)
        game.imagine(match.box, other, Lots.of(data.draw(st.binary(max_size=4))))
        env.sitting.match.position = other

        assert repr(observed(env, seat)) == repr(before)


def observed(env: Any, seat: int) -> list[Any]:
    """Return what a seat is given, whole."""
    if isinstance(env, pettingzoo.parallel_env):
        seen, infos = env._seen()  # noqa: SLF001  positions are set from outside
        agent = f"seat_{seat}"
        return [
            seen[agent]["observation"].tolist(),
            seen[agent]["action_mask"].tolist(),
            infos[agent],
        ]
    seen = env.observe(f"seat_{seat}")
    return [seen["observation"].tolist(), seen["action_mask"].tolist()]


def test_a_sealed_choice_changes_no_observation() -> None:
    env = pettingzoo.raw_env("visby", 3)
    seen = []
    for action in ("play troops ship", "play fleet mendicant"):
        env.reset(seed=1)
        before = [env.observe(agent) for agent in ("seat_1", "seat_2")]
        env.step(find("visby").actions.number(action))
        after = [env.observe(agent) for agent in ("seat_1", "seat_2")]
        seen.append(repr(after))

        assert repr(before) == repr(after)
    assert seen[0] == seen[1]


@tables
def test_what_is_won_adds_up_to_nothing(name: str, seats: int) -> None:
    env = pettingzoo.env(name, seats)
    env.reset(seed=3)
    got = finish(env)
    match = env.unwrapped.sitting.match
    places = match.game.places(match.box, match.position)

    assert match.over
    assert sum(got.values()) == pytest.approx(0)
    winners = places.count(1)
    for seat, place in enumerate(places):
        assert got[f"seat_{seat}"] == pytest.approx((1 / winners if place == 1 else 0) - 1 / seats)


@games
def test_chance_follows_from_the_seed(game: Game) -> None:
    env = pettingzoo.env(game.name, 2)
    played = []
    for seed in (5, 6, 5):
        env.reset(seed=seed)
        finish(env)
        played.append(env.unwrapped.sitting.match)

    assert played[0].entries == played[2].entries
    assert (played[0].entries == played[1].entries) == (game.name == "visby"), "it knows no luck"
    assert str(played[0].seed) == str(Seed.of_number(5)), "as the arena's"
    text = notation.text(played[0])
    assert notation.text(notation.read(text, "m", find, lambda g, _: g.edition)) == text


def test_seeds_follow_each_other_from_the_one_that_was_named() -> None:
    def three(env: Any, seed: int | None) -> list[str]:
        told = []
        for number in (seed, None, None):
            env.reset(seed=number)
            told.append(str(env.unwrapped.sitting.match.seed))
        return told

    named = three(pettingzoo.env("riga"), 4)
    assert named == three(pettingzoo.env("riga", seed=4), None)
    assert len(set(named)) == 3
    assert named != three(pettingzoo.env("riga"), None)


def test_infos_name_what_a_seat_may_do() -> None:
    env = pettingzoo.raw_env("visby", 3)
    env.reset(seed=1)

    assert env.infos["seat_0"]["legal"][:2] == ["play troops knight", "play troops blacksmith"]
    assert len(env.infos["seat_0"]["legal"]) == int(env.observe("seat_0")["action_mask"].sum())


def test_what_is_not_allowed_is_refused_in_a_sentence() -> None:
    env = pettingzoo.raw_env("visby", 3)
    env.reset(seed=1)
    before = env.state().tolist()
    with pytest.raises(Broken, match=r"seat_0: may not 'play troops' now \(two-cards\)"):
        env.step(find("visby").actions.number("play troops"))
    with pytest.raises(Broken, match="seat_0: there is no action 52"):
        env.step(52)
    with pytest.raises(Broken, match="seat_0: there is no action -1"):
        env.step(None)

    assert env.state().tolist() == before
    env.step(8)
    assert env.agent_selection == "seat_1"


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ({"seat_0": 0}, "'seat_1' is missing"),
        ({"seat_0": 0, "seat_1": 0, "seat_7": 0}, "nobody is called 'seat_7'"),
        ({"seat_0": 8, "seat_1": 52}, "seat_1: an agent that is asked cannot wait"),
        ({"seat_0": 8, "seat_1": 53}, "seat_1: there is no action 53"),
        ({"seat_0": 8, "seat_1": 0}, r"seat_1: may not 'play troops' now \(two-cards\)"),
    ],
)
def test_what_is_not_allowed_is_refused_to_all(actions: dict[str, int], sentence: str) -> None:
    env = pettingzoo.parallel_env("visby", 2)
    env.reset(seed=1)
    before = env.state().tolist()
    with pytest.raises(Broken, match=sentence):
        env.step(actions)

    assert env.state().tolist() == before, "nothing was played, not even what was allowed"


def test_who_is_not_asked_can_only_wait() -> None:
    env, visby = pettingzoo.parallel_env("visby", 2), find("visby")
    env.reset(seed=1)
    first, second = (visby.actions.number(f"play {c}") for c in ("knight merchant", "troops ship"))
    seen, rewards, _, _, infos = env.step({"seat_0": first, "seat_1": second})

    assert rewards == {"seat_0": 0, "seat_1": 0}
    assert infos["seat_1"]["legal"] == ["wait"]
    assert infos["seat_0"]["legal"] == ["trade 0", "trade 2"]
    assert np.flatnonzero(seen["seat_1"]["action_mask"]).tolist() == [env.wait]
    with pytest.raises(Broken, match="not-asked"):
        env.step({"seat_0": visby.actions.number("trade 2"), "seat_1": 0})
    seen, *_ = env.step({"seat_0": visby.actions.number("trade 2"), "seat_1": env.wait})
    assert seen["seat_0"]["observation"][columns(visby)["seals"]].tolist()[:2] == [3, 2]


def test_all_at_once_comes_out_as_one_after_the_other() -> None:
    """The same choices, the same seed: the same game, in Riga too, where a choice may be long."""
    for name in ("visby", "riga", "haithabu"):
        env = pettingzoo.parallel_env(name, 3)
        seen, _ = env.reset(seed=2)
        choices, steps = np.random.default_rng(1), []
        while env.agents:
            chosen = {
                a: int(choices.choice(np.flatnonzero(s["action_mask"]))) for a, s in seen.items()
            }
            steps.append(chosen)
            seen, rewards, *_ = env.step(chosen)

        waiting = [[c[f"seat_{i}"] for c in steps if c[f"seat_{i}"] != env.wait] for i in range(3)]
        aec = pettingzoo.raw_env(name, 3)
        aec.reset(seed=2)
        while not aec.sitting.over:
            aec.step(waiting[int(aec.agent_selection[-1])].pop(0))

        assert aec.rewards == rewards
        assert aec.state().tolist() == env.state().tolist()


def test_whoever_breaks_a_rule_can_be_made_to_lose() -> None:
    env = pettingzoo.parallel_env("visby", 3, illegal="forfeit")
    env.reset(seed=1)
    _, rewards, over, _, _ = env.step({"seat_0": 8, "seat_1": env.wait, "seat_2": 9})

    assert rewards == pytest.approx({"seat_0": 1 / 6, "seat_1": -1 / 3, "seat_2": 1 / 6})
    assert over == dict.fromkeys(env.possible_agents, True)
    assert env.agents == []
    env.reset(seed=1)
    _, rewards, *_ = env.step(dict.fromkeys(env.agents, env.wait))
    assert rewards == pytest.approx(dict.fromkeys(env.possible_agents, 0.0))


@games
def test_the_table_is_told_as_a_spectator_sees_it(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    env = pettingzoo.raw_env(game.name, 2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()

    assert text is not None
    assert text.splitlines()[0].split() == ["game", game.name]
    assert [line.split()[0] for line in text.splitlines()[2:]] == list(game.position_kind.cells)
    loud = pettingzoo.raw_env(game.name, 2, render_mode="human")
    loud.reset(seed=1)
    assert loud.render() is None
    assert capsys.readouterr().out == f"{text}\n"
    assert pettingzoo.aec(game.name).render_mode is None


def test_what_was_agreed_holds() -> None:
    env = pettingzoo.aec("visby", seats=3, options={"target": "45"})
    env.reset(seed=1)

    assert env.state()[columns(find("visby"))["target"]].tolist() == [45]
    view = env.sitting.match.view(NOBODY)
    assert words(view).dtype == np.int32
    for wrong in (
        {"seats": 9},
        {"options": {"target": "7"}},
        {"illegal": "x"},
        {"render_mode": "x"},
    ):
        with pytest.raises(Broken):
            pettingzoo.aec("visby", **wrong)
    with pytest.raises(Broken, match="no game is called 'chess'"):
        pettingzoo.env("chess")
