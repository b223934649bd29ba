"""Two server processes on one database are one site."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from housed import complaints, housed
from pairs import (
    ROUNDS,
    SOON,
    STROKE,
    Couple,
    Message,
    Servers,
    act,
    elsewhere,
    hears,
    news,
    noted,
    seated,
)
from players import Order, Player, check, commands, recorded, wait_for
from served import Client, Line

from kogge.table.time import clock as clocks
from soaking import SOAK

# What one does, the other sees.


def test_words_cross_over(servers: Servers, seats: list[Player]) -> None:
    anna, berta = seated(servers, seats)
    for speaker, hearer in ((anna, berta), (berta, anna)):
        speaker.order("say", words="Moin")

        [said] = news(hearer.line, "say")

        assert (said["words"], said["seat"]) == ("Moin", speaker.seat)


def test_sealed_choices_meet(servers: Servers, seats: list[Player]) -> None:
    anna, berta = seated(servers, seats)
    act(anna, "play troops knight")

    choosing = hears(berta.line, lambda m: m["type"] == "choosing")
    act(berta, "play troops ship")
    [revealed] = news(anna.line, "play")

    assert choosing == {"type": "choosing", "seat": 1, "choosing": [1]}
    assert revealed["steps"][0]["name"] == "play troops knight"
    assert not anna.state["sealed"]


def begun(couple: Couple) -> Couple:
    """Let the first two moves of Haithabu be made; return their player, and the other."""
    [first] = couple[0].state["asked"]
    act(couple[first], "choose juggler")
    act(couple[first], "turn 0")
    other = couple[1 - first]
    other.line.asked(other.seat)
    return couple[first], other


def test_moves_and_steps_back_cross_over(servers: Servers, seats: list[Player]) -> None:
    one, other = begun(seated(servers, seats, "haithabu"))
    one.order("undo", moment=one.state["moment"], whole=False)

    assert news(other.line, "undo")[0]["back"] == 1
    assert one.state["asked"] == other.state["asked"] == [one.seat]


def test_consent_is_asked_and_given_across(servers: Servers, seats: list[Player]) -> None:
    one, other = begun(seated(servers, seats, "haithabu"))
    act(other, "hire")
    news(one.line, "play")
    one.order("undo", moment=one.state["moment"], whole=False)

    assert news(other.line, "note")[0]["note"] == "ask-undo"
    other.order("agree", agreed=True)
    agreed, undone = news(one.line, "undo")

    assert (agreed["note"], undone["kind"]) == ("agreed", "undo")
    assert one.state["asked"] == [one.seat]


def test_clocks_are_the_same_at_both(servers: Servers, seats: list[Player]) -> None:
    clock = {"kind": "live", "minutes": 5, "increment": 10}
    one, other = begun(seated(servers, seats, "haithabu", clock=clock))
    one.order("pause", paused=True)
    news(other.line, "note")
    other.order("agree", agreed=True)
    news(one.line, "note")

    assert one.state["paused"]
    assert one.state["timer"] == other.state["timer"]
    assert not one.state["timer"]["running"]
    assert one.state["timer"]["left"][one.seat] > 300_000


def test_time_runs_out_at_both(
    postgres: str, seats: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "MINUTE", 1500)  # milliseconds, so that it passes while we look
    clock = {"kind": "live", "minutes": 1, "increment": 0}
    with housed(postgres) as first, housed(postgres) as second:
        couple = seated((first, second), seats, "haithabu", clock=clock)
        [slow] = couple[0].state["asked"]
        for line in (sitting.line for sitting in couple):
            line.wait(lambda line=line: any(noted(m, "away", slow) for m in line.messages))
        couple[slow].stand_up()
        couple[slow].client.port = (second, first)[slow].port
        couple[slow].sit_down()
        couple[1 - slow].line.until(lambda m: noted(m, "back", slow), SOON)
        assert complaints(first) == complaints(second) == []


def test_who_is_here_is_known_at_both(servers: Servers, seats: list[Player]) -> None:
    anna, berta = seated(servers, seats)

    def here() -> list[bool]:
        card = anna.client.do("GET", f"/api/tables/{anna.table}")
        return [seat["here"] for seat in card["seats"]]

    wait_for(lambda: here() == [True, True], SOON)
    berta.stand_up()
    wait_for(lambda: here() == [True, False], SOON)


def watched_by(count: int) -> Callable[[Message], bool]:
    """Return whether a message gives this number of watchers."""
    return lambda message: message == {"type": "watching", "count": count}


def test_how_many_watch_is_known_at_both(servers: Servers, seats: list[Player]) -> None:
    anna, berta = seated(servers, seats)
    watchers = [Client(server.port).sit(anna.table) for server in servers for _ in range(2)]
    for line in (*watchers, anna.line, berta.line):
        hears(line, watched_by(4))
    for count in (3, 2, 1, 0):
        watchers.pop().close()

        hears(anna.line, watched_by(count))


def test_what_was_done_at_one_is_true_at_the_other_at_once(servers: Servers) -> None:
    first, second = servers
    anna, berta = first.client("Anna"), first.client("Berta")
    there = elsewhere(second, berta)
    for _ in range(ROUNDS):
        table = anna.open("visby", "me", "open", "open", private=True)
        there.do("GET", f"/api/invitations/{table['invitation']}")  # the second knows it now
        joining = {"invitation": table["invitation"]}
        berta.do("POST", f"/api/tables/{table['id']}/join", {**joining, "seat": 2})
        there.do("POST", f"/api/tables/{table['id']}/leave", {"seat": 2})
        berta.do("POST", f"/api/tables/{table['id']}/join", {**joining, "seat": 1})
        line = there.sit(table["id"])
        line.close()

        assert line.welcome["type"] == "welcome", line.welcome
        assert line.seats == [1]


# At the same instant.


class Rival(Player):
    """A player who acts at the stroke of the clock, as all others do."""

    def _send(self, order: Order) -> None:
        stroke()
        super()._send(order)


def stroke() -> None:
    """Wait for the next stroke."""
    time.sleep(STROKE - time.time() % STROKE)


@pytest.mark.slow
def test_who_acts_at_the_same_instant_loses_nothing(
    servers: Servers, site: str, seats: list[Player]
) -> None:
    couples = [seated(servers, []) for _ in range(4 if SOAK else 2)]
    rivals = [[Rival(p.client, p.table, p.seat, p.luck) for p in couple] for couple in couples]
    seats += [player for couple in (*couples, *rivals) for player in couple]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(Rival.play, [rival for couple in rivals for rival in couple]))
    for couple in rivals:
        check(site, *couple)


def test_a_command_that_comes_twice_at_once_is_done_once(servers: Servers, site: str) -> None:
    with both(servers) as lines:
        for number in range(ROUNDS):
            answers = at_once(lines, [{**offered(lines), "id": f"same-{number}"}] * 2)

            assert [answer["type"] for answer in answers] == ["done", "done"], answers
    assert len(done(site, lines)) == len(set(done(site, lines))) == ROUNDS


def test_of_two_commands_at_once_one_is_done(servers: Servers, site: str) -> None:
    with both(servers) as lines:
        for number in range(ROUNDS):
            what = offered(lines)
            answers = at_once(lines, [{**what, "id": f"{name}-{number}"} for name in "ab"])

            assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
    assert len(done(site, lines)) == ROUNDS


@contextmanager
def both(servers: Servers) -> Iterator[list[Line]]:
    """Let one person sit at a table twice, with a line to each process."""
    anna = servers[0].client("Anna")
    table = anna.open("haithabu", "me", "me")["id"]
    lines = [elsewhere(server, anna).sit(table) for server in servers]
    yield lines
    for line in lines:
        line.close()


def offered(lines: list[Line]) -> Message:
    """Return a legal action that both lines know of."""
    first, second = lines
    assert first.states == second.states
    [seat] = first.states[0]["asked"]
    state = first.states[seat]
    action = state["legal"][state["moment"] % len(state["legal"])]["action"]
    return {"do": "act", "seat": seat, "moment": state["moment"], "actions": [action]}


def at_once(lines: list[Line], orders: list[Message]) -> list[Message]:
    """Give an order on each line at the same instant; return the answers."""

    def give(line: Line, order: Message) -> Message:
        stroke()
        return dict(line.order(**order))

    with ThreadPoolExecutor(2) as threads:
        return list(threads.map(give, lines, orders))


def done(site: str, lines: list[Line]) -> list[str]:
    """Return the commands that were carried out at a table."""
    return [mark for record in recorded(site, lines[0].table) for mark in commands(record)]
