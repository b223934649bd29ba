"""Foreign messages over real sockets: each is answered once; what is refused changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from parties import Party, flawless, quick
from served import WAIT, Server
from websockets.exceptions import ConnectionClosed

from kogge.games import GAMES
from soaking import SOAK

PATIENT = 9  # messages that do not fit and are still answered; the tenth ends the line


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with flawless(tmp_path_factory.mktemp("fuzz")) as server:
        yield server


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


# Messages that are not messages.

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
    "[" * 7_000,
    '{"do":' * 900,
    '{"do":"act","id":"a","actions":' + "[" * 3_500 + "]" * 3_500 + "}",
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
    """Return whether a message is not, by chance, a command that could be carried out."""
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
    """Return commands that are well formed, and yet cannot be carried out now."""
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
    assert party.watcher.drain() == []


def test_what_is_tried_is_answered_once_however_much_it_is(party: Party) -> None:
    """Even a hundred wishes in any order take no time that others would notice."""
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
