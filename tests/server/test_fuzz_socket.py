"""Foreign messages over real sockets: each is answered once; what is refused changes nothing."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from launched import WIDE, launched
from served import WAIT, Client, Line, Server
from twins import possible
from websockets.exceptions import ConnectionClosed
from worlds import ID, World

from kogge.games import GAMES
from kogge.table.denied import Denied
from kogge.table.judging.commands import play_for

SOAK = bool(os.environ.get("KOGGE_SOAK"))
ANSWERS = ("done", "refused", "tried")
PATIENT = 9  # messages that do not fit and are still answered; the tenth ends the line
quick = settings(
    max_examples=1000 if SOAK else 40,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server; in the end it must have noticed no mistake of its own."""
    with launched(tmp_path_factory.mktemp("fuzz"), limits=WIDE) as server:
        yield server
        assert server.client("Zoe").do("GET", "/healthz")["status"] == "ok"
        server.stop()
        assert [line for line in server.lines if '"level": "error"' in line] == []


# People at a table.


class Tab(Line):
    """A line that keeps its states up to date, and can say anything."""

    def take(self, wait: float = WAIT) -> Any:
        message = super().take(wait)
        if message is None or message.get("state") is not None:
            return message
        if message["type"] == "choosing":
            self._amend(message["seat"], choosing=message["choosing"])
        elif message["type"] == "update":  # something was said, and nothing else has changed
            self._amend(message["seat"], number=message["news"][-1]["number"])
        return message

    def _amend(self, seat: int, **what: Any) -> None:
        self.states[seat] = {**self.states[seat], **what}

    def said(self, message: str | bytes) -> list[Any]:
        """Say something; return all answers that come before the answer to the next word."""
        self.socket.send(message)
        return self.answers()

    def answers(self) -> list[Any]:
        """Return the answers that are on their way; after that all news are here too."""
        probe = self.send("undo", seat=5, moment=0)
        taken: list[Any] = []
        while (message := self.take()) is not None:
            if message.get("id") == probe:
                break
            taken.append(message)
        return [each for each in taken if each["type"] in ANSWERS]


class Party:
    """Two people at a table, each with two tabs, and somebody who watches."""

    def __init__(self, server: Server, game: str = "visby", **wishes: Any) -> None:
        self.clients = [server.client("Anna"), server.client("Berta")]
        self.table = self.clients[0].open(game, "me", "open", **wishes)["id"]
        self.clients[1].do("POST", f"/api/tables/{self.table}/join", {})
        self.tabs = [[self.tab(seat), self.tab(seat)] for seat in (0, 1)]
        self.watcher = Tab(Client(server.port), self.table, {"-2": 0}, {})
        self.watcher.until(lambda m: m["type"] == "watching")  # then no more is under way

    def tab(self, seat: int, seen: int = 0) -> Tab:
        return Tab(self.clients[seat], self.table, {str(seat): seen}, {})

    def settle(self) -> None:
        """Let everything arrive that is on its way."""
        for tab in (*self.tabs[0], *self.tabs[1], self.watcher):
            assert tab.answers() == []

    def stands(self) -> list[Any]:
        """Return how the table stands for everybody, and what each has seen."""
        told = []
        for seat, client in enumerate(self.clients):
            fresh = self.tab(seat)
            path = f"/api/tables/{self.table}/log?eyes={seat}"
            told.append([fresh.states[seat], fresh.news[seat], client.do("GET", path)])
            fresh.close()
        return told

    def legal(self, seat: int) -> list[int]:
        state = self.tabs[seat][0].states[seat]
        may = seat in state["choosing"] or state["sealed"] is not None
        return [each["action"] for each in state["legal"]] if may else []

    def play(self, seat: int, choose: Callable[[list[int]], int], **what: Any) -> Any:
        """Play something legal, whole where it must be."""
        tab, actions = self.tabs[seat][0], [choose(self.legal(seat))]
        moment = tab.states[seat]["moment"]
        while True:
            answer = tab.order("act", seat=seat, moment=moment, actions=actions, **what)
            if answer["type"] == "done" or answer["refusal"]["reason"] != "not-whole":
                return answer
            tried = tab.order("try", seat=seat, moment=moment, actions=actions)
            actions.append(choose([each["action"] for each in tried["states"][-1]["legal"]]))

    def finish(self) -> None:
        """Play to the end."""
        self.settle()
        while not (state := self.tabs[0][0].states[0])["over"]:
            for seat in state["choosing"]:
                assert self.play(seat, lambda legal: legal[-1])["type"] == "done"
            self.settle()
        assert self.clients[0].do("GET", f"/api/tables/{self.table}/verify")["sound"]

    def close(self) -> None:
        for tab in (*self.tabs[0], *self.tabs[1], self.watcher):
            tab.close()


@pytest.fixture(scope="module", params=["visby", "riga", "haithabu"])
def party(request: pytest.FixtureRequest, server: Server) -> Iterator[Party]:
    """Let two people begin a game; in the end they can play it to its end."""
    party = Party(server, request.param)
    for seat in (0, 1, 0, 1):
        if party.legal(seat):
            party.play(seat, lambda legal: legal[0])
        party.settle()
    yield party
    if request.param == "visby" or SOAK:
        party.finish()
    party.close()


# Messages that are none.

ids = st.from_regex(r"\A[A-Za-z0-9_-]{1,40}\Z")
numbers = st.one_of(st.integers(-3, 12), st.integers(0, 10_001), st.integers())
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.floats(), st.text(max_size=20)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
words = ("hello", "act", "try", "undo", "pause", "agree", "resign", "say", "shout", "", "update")
fields = ("seat", "moment", "actions", "words", "agreed", "paused", "whole", "sort", "seen", "x")
shapes = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(fields, values),
        "do": st.sampled_from(words),
        "id": st.one_of(ids, values),
    },
)
DEEP = (
    "[" * 3_000,
    '{"do":' * 900,
    '{"do":"act","id":"a","actions":' + "[" * 2_000 + "]" * 2_000 + "}",
)
nonsense = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    values.map(json.dumps),
    shapes.map(json.dumps),
    st.sampled_from(DEEP),
    st.sampled_from(
        ["{", '{"do":"act"', "NaN", '"\\ud800"', "\ufeff{}", "[]", "0", "", b"", b"\xff"]
    ),
)


def is_vain(message: str | bytes) -> bool:
    """Tell whether a message is not, by chance, a command that could be done."""
    with suppress(ValueError, AttributeError, RecursionError):
        said = json.loads(message)
        return said.get("do") not in ("pause", "resign", "say", "agree", "undo", "act")
    return True


def id_of(message: str | bytes) -> str | None:
    """Return the id that an answer has to name."""
    with suppress(ValueError, AttributeError, RecursionError):
        id = json.loads(message).get("id")
        return id if isinstance(id, str) and len(id) <= 40 else None
    return None


@pytest.mark.slow
def test_nonsense_is_answered_once_and_changes_nothing(party: Party) -> None:
    party.settle()
    before = party.stands()

    @given(messages=st.lists(nonsense.filter(is_vain), min_size=1, max_size=PATIENT))
    @quick
    def test(messages: list[str | bytes]) -> None:
        tab = party.tab(0)
        for message in messages:
            [answer] = tab.said(message)
            assert answer["type"] in ("refused", "tried")
            if answer["type"] == "refused":
                assert answer["refusal"]["sentence"]
                assert answer["id"] in (id_of(message), None)
        tab.close()

    test()
    party.settle()
    assert party.stands() == before


# Commands that do not fit.


def misfits(party: Party, seat: int) -> st.SearchStrategy[dict[str, Any]]:
    """Return commands that are well said, and yet cannot be done now."""
    size = len(GAMES[party.clients[0].do("GET", f"/api/tables/{party.table}")["game"]].actions)
    state = party.tabs[seat][0].states[seat]
    moment, legal = state["moment"], {each["action"] for each in state["legal"]}
    others = st.integers(0, 10_000).filter(lambda number: number != moment)
    illegal = st.sampled_from([n for n in range(size) if n not in legal])
    beyond = st.integers(size, 10_000)
    any_action = st.integers(0, 10_000)

    def act(seats: Any, moments: Any, first: Any, rest: Any = any_action) -> Any:
        more = st.lists(rest, max_size=99)
        actions = st.tuples(first, more).map(lambda pair: [pair[0], *pair[1]])
        known = {"do": st.just("act"), "seat": seats, "moment": moments, "actions": actions}
        return st.fixed_dictionaries(known)

    foreign = st.integers(0, 5).filter(lambda number: number != seat)
    orders = st.sampled_from([
        {"do": "undo", "moment": moment}, {"do": "pause", "paused": True}, {"do": "resign"},
        {"do": "agree", "agreed": True}, {"do": "say", "words": "psst"},
        {"do": "try", "moment": moment, "actions": []},
    ])  # fmt: skip
    not_mine = st.tuples(orders, foreign).map(lambda pair: {**pair[0], "seat": pair[1]})
    vain = st.sampled_from([
        {"do": "agree", "agreed": True, "seat": seat}, {"do": "say", "words": " \n ", "seat": seat},
        {"do": "pause", "paused": False, "seat": seat}, {"do": "hello"},
        {"do": "undo", "moment": moment + 1, "seat": seat},
    ])  # fmt: skip
    mine, now = st.just(seat), st.just(moment)
    return st.one_of(
        act(foreign, now, any_action), act(mine, others, any_action), act(mine, now, beyond),
        act(mine, now, illegal), not_mine, vain,
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
def test_a_command_that_does_not_fit_is_refused_once_and_changes_nothing(
    party: Party, seat: int
) -> None:
    party.settle()
    before = party.stands()

    @given(commands=st.lists(st.tuples(misfits(party, seat), ids), min_size=1, max_size=PATIENT))
    @quick
    def test(commands: list[tuple[dict[str, Any], str]]) -> None:
        tab = party.tab(seat)
        for command, id in commands:
            [answer] = tab.said(json.dumps({**command, "id": id}))
            assert (answer["type"], answer["id"]) == ("refused", id), command
        tab.close()

    test()
    party.settle()
    assert party.stands() == before
    assert party.watcher.drain(0.1) == []


def test_what_is_tried_is_answered_once_however_much_it_is(party: Party) -> None:
    """Also a hundred wishes in any order take no time that others would notice."""
    party.settle()
    before = party.stands()
    for seat in (0, 1):
        tab, legal = party.tabs[seat][0], party.legal(seat) or [0, 1, 2]
        moment = tab.states[seat]["moment"]
        for actions in (legal[:100], (legal * 100)[:100], list(range(100)), [9_999] * 100, []):
            for sort in (False, True):
                what = {"seat": seat, "moment": moment, "actions": actions, "sort": sort}
                [answer] = tab.said(json.dumps({"do": "try", "id": "x", **what}))
                assert answer["type"] == "tried"
    assert party.stands() == before


# Lines that end.


def test_who_never_makes_sense_is_answered_ten_times_and_then_cut(party: Party) -> None:
    tab = party.tab(0)
    for _ in range(PATIENT):
        [answer] = tab.said("nonsense")
        assert answer["refusal"]["reason"] == "malformed"
    with suppress(ConnectionClosed):
        tab.socket.send("nonsense")
        tab.socket.send(json.dumps({"do": "resign", "id": "late", "seat": 0}))
    rest = list(iter(tab.take, None))
    assert [message["refusal"]["reason"] for message in rest] == ["malformed"]
    assert not party.tab(0).states[0]["over"], "what came after the end was not heard"
    tab.close()


@pytest.mark.parametrize("size", [8_001, 100_000, 3_000_000])
def test_a_message_that_is_too_long_ends_the_line_and_nothing_else(party: Party, size: int) -> None:
    tab, before = party.tab(0), party.stands()
    with suppress(ConnectionClosed):
        tab.socket.send(json.dumps({"do": "say", "id": "x", "seat": 0, "words": "x" * size}))
    assert list(iter(tab.take, None)) == []
    tab.close()
    reset = {1006} if size > 100_000 else set()  # we were still sending when it was ended
    assert tab.socket.close_code in {1009} | reset
    assert party.stands() == before


def test_a_long_message_in_many_pieces_is_too_long_as_well(party: Party) -> None:
    tab = party.tab(0)
    with suppress(ConnectionClosed):
        tab.socket.send("x" * 1_000 for _ in range(50))
    assert list(iter(tab.take, None)) == []
    tab.close()


def test_whoever_does_not_say_hello_first_is_told_so(party: Party, server: Server) -> None:
    from websockets.sync.client import connect

    address = f"ws://127.0.0.1:{server.port}/api/tables/{party.table}/socket"
    headers = party.clients[0].headers()
    with connect(address, additional_headers=headers, compression=None) as socket:
        socket.send(json.dumps({"do": "say", "id": "early", "seat": 0, "words": "hi"}))
        answer = json.loads(socket.recv(WAIT))
    assert (answer["id"], answer["refusal"]["reason"]) == ("early", "hello")


# The same twice, and two at once.


def test_a_command_is_done_once_whatever_is_said_under_its_name_later(server: Server) -> None:
    party = Party(server)
    tab, other = party.tabs[0]
    moment = tab.states[0]["moment"]
    first, second, third = party.legal(0)[:3]

    def seal(line: Tab, id: str, action: int) -> None:
        done = line.order("act", seat=0, moment=moment, actions=[action], id=id)
        assert done["type"] == "done"
        party.settle()

    seal(tab, "a", first)
    seal(other, "a", second)
    assert tab.states[0]["sealed"] == other.states[0]["sealed"] == [first]
    seal(tab, "b", second)
    seal(other, "a", third)
    assert other.states[0]["sealed"] == [second], "an old one does not come back"
    party.play(1, lambda legal: legal[0])
    party.settle()
    before = party.stands()
    for what in ({"actions": [third]}, {"actions": [9_999]}):
        for id in ("a", "b"):
            done = tab.order("act", seat=0, moment=7, id=id, **what)
            assert done["type"] == "done"
    assert tab.order("resign", seat=0, id="a")["type"] == "done"
    assert party.stands() == before
    party.close()


def test_of_two_tabs_that_act_at_once_one_is_heard(server: Server) -> None:
    party = Party(server, "haithabu")
    for _ in range(12):
        seat = party.tabs[0][0].states[0]["choosing"][0]
        legal = party.legal(seat)
        acts = [
            partial(tab.act, seat, choice)
            for tab, choice in zip(party.tabs[seat], (legal[0], legal[-1]), strict=True)
        ]
        assert sorted(answer["type"] for answer in at_once(acts)) == ["done", "refused"]
        party.settle()
        assert party.tabs[seat][0].states == party.tabs[seat][1].states
    party.close()


def at_once(works: Sequence[Callable[[], Any]]) -> list[Any]:
    """Do several things at the same time; return what came of each."""
    found: list[Any] = [None] * len(works)

    def run(number: int) -> None:
        found[number] = works[number]()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT)
    return found


# What one person cannot do to the others.


def test_a_bot_does_not_play_for_somebody_who_is_back() -> None:
    async def test() -> None:
        world = await World(GAMES["visby"], 2).open()
        house = world.site.house
        house.memory.moved = lambda _: None  # the bot is us
        moment = world.table.moments[0]
        await house.changes.make(ID, lambda judge: judge.away(0))
        await house.changes.make(ID, lambda judge: judge.back(0))
        chosen = possible(world.match, 0)[:1]
        with pytest.raises(Denied, match="moved on"):
            await house.changes.make(ID, lambda judge: play_for(judge, 0, moment, chosen))
        assert world.table.choosing() == [0, 1]
        await world.close()

    asyncio.run(test())


def test_a_proposal_that_waits_is_not_made_again() -> None:
    async def test() -> None:
        world = await World(GAMES["visby"], 2).open()
        assert (await world.order(0, "pause", paused=True))["type"] == "done"
        again = await world.order(0, "pause", paused=True)
        assert again["refusal"]["reason"] == "nothing-new"
        await world.order(1, "agree", agreed=False)
        assert (await world.order(0, "pause", paused=True))["type"] == "done"
        await world.close()

    asyncio.run(test())


def test_whoever_sits_down_with_an_open_line_hears_with_his_own_ears(server: Server) -> None:
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("visby", "me", "open")["id"]
    line = berta.sit(table)
    assert line.seats == []

    berta.do("POST", f"/api/tables/{table}/join", {})

    line.until(lambda message: message["type"] == "update" and message["seat"] == 1)
    assert line.states[1]["legal"]
    assert line.act(1, line.states[1]["legal"][0]["action"])["type"] == "done"
    line.close()


# A table of two, with all that people do.

seats = st.integers(0, 1)


class Evening(RuleBasedStateMachine):
    """Two people who play, change their minds, chat, get lost, and say what they may not."""

    server: ClassVar[Server]
    party: Party

    @initialize(game=st.sampled_from([*GAMES]), undo=st.sampled_from(["free", "consent", "none"]))
    def begin(self, game: str, undo: str) -> None:
        self.party, self.last = Party(self.server, game, undo=undo), ""

    def order(self, seat: int, do: str, **what: Any) -> Any:
        """Send a command from one of the tabs; what is refused must not change anything."""
        before = [tab.states for tab in self.party.tabs[seat]]
        before = json.loads(json.dumps(before))
        answer = self.party.tabs[seat][1].order(do, seat=seat, **what)
        self.party.settle()
        if answer["type"] != "done":
            now = [tab.states for tab in self.party.tabs[seat]]
            assert json.loads(json.dumps(now)) == before
        else:
            self.last = answer["id"] if seat == 0 else self.last
        return answer

    def moment(self, seat: int) -> int:
        return int(self.party.tabs[seat][0].states[seat]["moment"])

    @rule(seat=seats, wish=st.integers(0, 10**6))
    def act(self, seat: int, wish: int) -> None:
        if self.party.legal(seat):
            answer = self.party.play(seat, lambda legal: legal[wish % len(legal)])
            assert answer["type"] == "done"
            self.party.settle()

    @rule(
        seat=seats,
        actions=st.lists(st.integers(0, 300), min_size=1, max_size=5),
        late=st.booleans(),
    )
    def act_at_random(self, seat: int, actions: list[int], late: bool) -> None:
        self.order(seat, "act", moment=self.moment(seat) - late, actions=actions)

    @rule(seat=seats, actions=st.lists(st.integers(0, 300), max_size=5), sort=st.booleans())
    def try_something(self, seat: int, actions: list[int], sort: bool) -> None:
        moment = self.moment(seat)
        answer = self.order(seat, "try", moment=moment, actions=actions, sort=sort)
        assert answer["type"] in ("tried", "refused")

    @rule(seat=seats, whole=st.booleans())
    def undo(self, seat: int, whole: bool) -> None:
        way = self.party.tabs[seat][0].states[seat]["undo"]
        answer = self.order(seat, "undo", moment=self.moment(seat), whole=whole)
        if way is None:
            assert answer["type"] == "refused"

    @rule(seat=seats, agreed=st.booleans())
    def agree(self, seat: int, agreed: bool) -> None:
        self.order(seat, "agree", agreed=agreed)

    @rule(seat=seats, paused=st.booleans())
    def pause(self, seat: int, paused: bool) -> None:
        self.order(seat, "pause", paused=paused)

    @rule(seat=seats, words=st.text(min_size=1, max_size=20))
    def say(self, seat: int, words: str) -> None:
        self.order(seat, "say", words=words)

    @rule(seat=seats, whim=st.integers(0, 9))
    def resign(self, seat: int, whim: int) -> None:
        if whim == 0:
            self.order(seat, "resign")

    @rule(words=st.text(min_size=1, max_size=5))
    def say_again(self, words: str) -> None:
        """What has the name of a command that was done is not done."""
        if self.last:
            number = self.party.tabs[0][0].states[0]["number"]
            assert self.order(0, "say", words=words, id=self.last)["type"] == "done"
            assert self.party.tabs[0][0].states[0]["number"] == number

    @rule(seat=seats, tab=seats)
    def lose_line(self, seat: int, tab: int) -> None:
        """Let a line break; whoever comes back is told what he has missed, and no more."""
        old = self.party.tabs[seat][tab]
        old.close()
        self.party.tabs[1 - seat][0].order("say", seat=1 - seat, words="Where are you?")
        new = self.party.tab(seat, old.news[seat][-1]["number"])
        new.news[seat] = [*old.news[seat], *new.news.get(seat, [])]
        self.party.tabs[seat][tab] = new
        self.party.settle()

    @invariant()
    def tabs_agree(self) -> None:
        """News have no gap, and all tabs of a seat tell the same."""
        for seat, (one, two) in enumerate(self.party.tabs):
            assert one.states == two.states
            assert one.news == two.news
            numbers = [news["number"] for news in one.news[seat]]
            assert numbers == list(range(1, numbers[-1] + 1))
        numbers = [news["number"] for news in self.party.watcher.news[-2]]
        assert numbers == list(range(1, len(numbers) + 1))

    def teardown(self) -> None:
        """What was told is what is stored, to each seat and to those who watch."""
        party = self.party
        for eyes, seat, news in (
            *((str(seat), seat, party.tabs[seat][0].news[seat]) for seat in (0, 1)),
            ("watch", 0, party.watcher.news[-2]),
        ):
            path = f"/api/tables/{party.table}/log?eyes={eyes}"
            assert party.clients[seat].do("GET", path)["news"] == news
        for seat in (0, 1):
            fresh = party.tab(seat)
            assert fresh.states == party.tabs[seat][0].states
            fresh.close()
        party.close()


@pytest.mark.slow
def test_a_table_of_two_keeps_its_promises(server: Server) -> None:
    Evening.server = server
    run_state_machine_as_test(
        Evening,
        settings=settings(
            quick, max_examples=200 if SOAK else 8, stateful_step_count=60 if SOAK else 25
        ),
    )
