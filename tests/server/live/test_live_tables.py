"""Tables over real sockets: what people at a table see, may do, and may take back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from housed import housed
from served import Client, Line, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with housed(tmp_path_factory.mktemp("live") / "kogge.sqlite") as server:
        yield server


def pair(server: Server, game: str = "visby", **wishes: Any) -> tuple[Line, Line]:
    """Let two people sit down at one table."""
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open(game, "me", "open", **wishes)
    berta.do("POST", f"/api/tables/{table['id']}/join", {})
    return anna.sit(table["id"]), berta.sit(table["id"])


def play_on(line: Line, seat: int, choice: int = -1) -> dict[str, Any]:
    """Make a legal choice for a seat, whole where it must be whole; return the answer."""
    state = line.asked(seat)
    actions = [state["legal"][choice]["action"]]
    answer = line.act(seat, *actions)
    while answer["type"] == "refused" and answer["refusal"]["reason"] == "not-whole":
        moment = state["moment"]
        tried = line.order("try", seat=seat, moment=moment, actions=actions)
        actions.append(tried["states"][-1]["legal"][choice]["action"])
        answer = line.act(seat, *actions)
    assert answer["type"] == "done", answer
    return dict(answer)


def finish(line: Line, seat: int) -> dict[str, Any]:
    """Play a seat to the end of the match."""
    while not (state := line.asked(seat))["over"]:
        play_on(line, seat)
        while line.states[seat]["number"] == state["number"]:
            line.take()
    return dict(state)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["visby", "riga", "haithabu"])
def test_a_guest_plays_a_whole_game_against_bots(server: Server, game: str) -> None:
    anna = server.client("Anna")
    table = anna.open(game, "me", "greedy", "random")
    line = anna.sit(table["id"])

    state = finish(line, 0)

    assert min(state["places"]) == 1
    numbers = [news["number"] for news in line.news[0]]
    assert numbers == list(range(numbers[0], state["number"] + 1))
    verdict = anna.do("GET", f"/api/tables/{table['id']}/verify")
    assert verdict["sound"]
    assert verdict["commitment"] == line.welcome["table"]["commitment"]


def test_a_sealed_choice_can_be_changed_and_is_revealed_with_the_last(server: Server) -> None:
    anna, berta = pair(server)

    assert anna.act(0, "play knight merchant")["type"] == "done"
    seen = berta.until(lambda m: m["type"] == "choosing")
    assert seen == {"type": "choosing", "seat": 1, "choosing": [1]}
    assert anna.states[0]["sealed"] is not None
    assert anna.act(0, "play troops ship")["type"] == "done"
    assert berta.drain() == [], "a changed choice is nobody's business"
    assert berta.states[1]["sealed"] is None

    assert berta.act(1, "play knight merchant")["type"] == "done"
    for line, seat in ((anna, 0), (berta, 1)):
        line.wait(lambda line=line, seat=seat: line.news[seat])
        events = [e for step in line.news[seat][-1]["steps"] for e in step["events"]]
        assert {e["event"] for e in events} >= {"revealed"}, events
        assert line.states[seat]["sealed"] is None
    shown = {
        (e["seat"], card)
        for step in berta.news[1][-1]["steps"]
        for e in step["events"]
        if e["event"] == "revealed"
        for card in (e["card"], e["second"])
    }
    assert {card for seat, card in shown if seat == 0} == {"troops", "ship"}


def test_two_tabs_of_one_seat_see_the_same(server: Server) -> None:
    anna, berta = pair(server)
    other = anna.client.sit(anna.table)

    anna.act(0, "play knight merchant")
    other.wait(lambda: other.states[0]["sealed"])
    assert other.states[0]["sealed"] == anna.states[0]["sealed"]
    other.act(0, "play troops ship")
    berta.act(1, "play troops ship")
    for line in (anna, other):
        line.wait(lambda line=line: line.news[0])
    assert anna.states[0] == other.states[0]
    assert anna.news[0] == other.news[0]


def test_one_browser_may_hold_several_seats(server: Server) -> None:
    anna = server.client("Anna")
    table = anna.open("visby", "me", "me", "greedy")
    line = anna.sit(table["id"])

    assert line.seats == [0, 1]
    assert [seat["name"] for seat in table["seats"]][:2] == ["Anna", "Anna 2"]
    for seat in (0, 1):
        play_on(line, seat)
    line.wait(lambda: line.news[0] and line.news[1])
    assert line.states[0]["number"] == line.states[1]["number"]


def test_a_refusal_names_reason_and_paragraph_in_both_languages(server: Server) -> None:
    anna, berta = pair(server, "haithabu")
    asked = anna.states[0]["asked"][0]
    line, other = (anna, berta) if asked == 0 else (berta, anna)
    state = line.asked(asked)
    legal = {entry["action"] for entry in state["legal"]}
    illegal = next(n for n in range(300) if n not in legal)

    refused = line.order("act", seat=asked, moment=state["moment"], actions=[illegal])
    assert refused["type"] == "refused"
    assert refused["refusal"]["reason"]
    assert refused["refusal"]["paragraph"][0].isdigit()
    assert refused["refusal"]["sentence"].endswith(".")
    moment = other.states[1 - asked]["moment"]
    foreign = other.order("act", seat=1 - asked, moment=moment, actions=[0])
    assert foreign["refusal"]["reason"] == "not-asked"
    assert line.states[asked] == state, "nothing has changed"


def test_trying_changes_nothing_and_tells_what_would_come(server: Server) -> None:
    anna = server.client("Anna")
    line = anna.sit(anna.open("haithabu", "me", "random")["id"])
    state = line.asked(0)
    action = state["legal"][0]["action"]

    tried = line.order("try", seat=0, moment=state["moment"], actions=[action])

    assert tried["type"] == "tried"
    assert tried["actions"][-1] == action
    assert len(tried["states"]) == len(tried["steps"]) == len(tried["actions"])
    assert tried["states"][-1]["view"] != state["view"]
    assert len(tried["states"][-1]["scores"]) == 2
    assert line.order("try", seat=0, moment=state["moment"], actions=[])["states"] == []
    assert line.drain() == []
    assert anna.sit(line.table).states[0] == state, "nothing was stored"

    answer = line.act(0, *tried["actions"])
    assert answer["type"] == "done"
    line.wait(lambda: line.news[0])
    if len(tried["states"][-1]["legal"]) > 1:
        assert line.states[0]["view"] == tried["states"][-1]["view"]


def test_a_list_of_actions_is_played_whole_or_not_at_all(server: Server) -> None:
    anna = server.client("Anna")
    line = anna.sit(anna.open("haithabu", "me", "random")["id"])
    state = line.asked(0)
    first = state["legal"][0]["action"]
    tried = line.order("try", seat=0, moment=state["moment"], actions=[first, 9999])

    assert tried["stopped"]["reason"] == "no-action"
    assert not tried["whole"]
    refused = line.act(0, first, 9999)
    assert refused["refusal"]["reason"] == "no-action"
    assert line.drain() == []
    assert anna.sit(line.table).states[0] == state


def test_what_was_done_in_an_own_turn_is_taken_back_freely(server: Server) -> None:
    anna, berta = pair(server, "haithabu")
    seat = anna.states[0]["asked"][0]
    line, other = (anna, berta) if seat == 0 else (berta, anna)
    before = line.asked(seat)
    play_on(line, seat, 0)
    line.wait(lambda: line.news[seat])
    other.wait(lambda: other.news[1 - seat])
    assert line.states[seat]["undo"] == "free"

    moment = line.states[seat]["moment"]
    assert line.order("undo", seat=seat, moment=moment)["type"] == "done"

    line.wait(lambda: line.news[seat][-1]["kind"] == "undo")
    other.wait(lambda: other.news[1 - seat][-1]["kind"] == "undo")
    assert line.states[seat]["view"] == before["view"]
    assert line.states[seat]["legal"] == before["legal"]
    steps = line.news[seat][-2]["steps"]
    assert line.news[seat][-1]["back"] == len(steps)


def test_what_is_known_is_not_taken_back(server: Server) -> None:
    anna, berta = pair(server)
    play_on(anna, 0)
    play_on(berta, 1)
    anna.wait(lambda: anna.news[0])

    refused = anna.order("undo", seat=0, moment=anna.states[0]["moment"])

    assert anna.states[0]["undo"] is None
    assert refused["refusal"]["reason"] == "known"


def test_undo_by_consent_waits_for_the_others(server: Server) -> None:
    anna, berta = pair(server, "haithabu", undo="consent")
    seat = anna.states[0]["asked"][0]
    line, other = (anna, berta) if seat == 0 else (berta, anna)
    before = line.asked(seat)
    play_on(line, seat, 0)
    line.wait(lambda: line.news[seat])
    assert line.states[seat]["undo"] == "consent"

    moment = line.states[seat]["moment"]
    line.order("undo", seat=seat, moment=moment)
    other.wait(lambda: other.states[1 - seat]["proposal"])
    assert other.states[1 - seat]["proposal"] == {
        "kind": "undo", "seat": seat, "waiting": [1 - seat],
    }  # fmt: skip
    assert other.order("agree", seat=1 - seat, agreed=False)["type"] == "done"
    line.wait(lambda: line.news[seat][-1]["note"] == "declined")
    assert line.states[seat]["proposal"] is None

    line.order("undo", seat=seat, moment=moment)
    other.wait(lambda: other.states[1 - seat]["proposal"])
    assert other.order("agree", seat=1 - seat, agreed=True)["type"] == "done"
    line.wait(lambda: line.news[seat][-1]["kind"] == "undo")
    assert line.states[seat]["view"] == before["view"]


def test_a_pause_needs_consent_and_stops_play(server: Server) -> None:
    anna, berta = pair(server, clock={"kind": "live", "minutes": 5, "increment": 3})
    assert anna.states[0]["timer"]["left"] == [300_000, 300_000]
    assert anna.states[0]["timer"]["running"] == [0, 1]

    anna.order("pause", seat=0, paused=True)
    berta.wait(lambda: berta.states[1]["proposal"])
    berta.order("agree", seat=1, agreed=True)
    anna.wait(lambda: anna.states[0]["paused"])

    assert anna.states[0]["timer"]["running"] == []
    moment = anna.states[0]["moment"]
    refused = anna.order("act", seat=0, moment=moment, actions=[0])
    assert refused["refusal"]["reason"] == "paused"
    berta.order("pause", seat=1, paused=False)
    anna.wait(lambda: anna.states[0]["proposal"])
    anna.order("agree", seat=0, agreed=True)
    anna.wait(lambda: not anna.states[0]["paused"])
    assert anna.act(0, "play knight merchant")["type"] == "done"


def test_a_lost_connection_resumes_without_gap_or_double(server: Server) -> None:
    anna, berta = pair(server)
    play_on(anna, 0)
    play_on(berta, 1)
    anna.wait(lambda: anna.news[0])
    seen = anna.states[0]["number"]
    anna.close()
    berta.order("say", seat=1, words="Where are you?")
    mark = "my-choice"
    again = anna.client.sit(anna.table, {"0": seen})

    assert [news["number"] for news in again.news[0]] == [seen + 1]
    assert again.news[0][0]["words"] == "Where are you?"
    state = again.asked(0)
    action = state["legal"][-1]["action"]
    for _ in range(3):
        done = again.order("act", seat=0, moment=state["moment"], actions=[action], id=mark)
        assert done["type"] == "done"
    again.close()
    third = anna.client.sit(anna.table, {"0": again.states[0]["number"]})
    done = third.order("act", seat=0, moment=state["moment"], actions=[action], id=mark)
    assert done["type"] == "done"
    play_on(berta, 1)
    third.wait(lambda: third.news[0])
    done = third.order("act", seat=0, moment=state["moment"], actions=[action], id=mark)
    assert done["type"] == "done", "also after the reveal it is known that this was done"
    log = anna.client.do("GET", f"/api/tables/{anna.table}/log")["news"]
    assert [news["number"] for news in log] == list(range(1, len(log) + 1))


def test_words_reach_all_at_the_table_and_a_muted_seat_is_not_heard(server: Server) -> None:
    anna, berta = pair(server)
    watcher = server.client("Carl").sit(anna.table)

    berta.order("say", seat=1, words="  Good   luck!\n")
    for line, seat in ((anna, 0), (berta, 1), (watcher, -2)):
        line.wait(lambda line=line, seat=seat: line.news[seat])
        assert line.news[seat][-1]["words"] == "Good luck!"
    anna.client.do("POST", f"/api/tables/{anna.table}/mute", {"seat": 1, "muted": True})
    refused = berta.order("say", seat=1, words="Still here")
    assert refused["refusal"]["reason"] == "muted"
    assert berta.client.ask(
        "POST", f"/api/tables/{anna.table}/mute", {"seat": 0, "muted": True}
    ).status == 403  # fmt: skip
    assert watcher.order("say", seat=0, words="Me too")["refusal"]["reason"] == "not-yours"


def test_resigning_ends_a_match_of_two(server: Server) -> None:
    anna, berta = pair(server)

    berta.order("resign", seat=1)
    anna.wait(lambda: anna.states[0]["over"])

    assert anna.states[0]["places"] == [1, 2]
    assert anna.states[0]["why"] == "resigned"
    text = anna.client.ask("GET", f"/api/tables/{anna.table}/match.txt").content.decode()
    assert "Berta resigns" in text
    assert "\nseed " in text
    assert anna.client.do("GET", f"/api/tables/{anna.table}/verify")["sound"]


def test_a_bot_plays_on_for_somebody_who_resigned_among_several(server: Server) -> None:
    anna, berta, carl = (server.client(name) for name in ("Anna", "Berta", "Carl"))
    table = anna.open("visby", "me", "open", "open")
    for client in (berta, carl):
        client.do("POST", f"/api/tables/{table['id']}/join", {})
    first, second = anna.sit(table["id"]), berta.sit(table["id"])
    third = carl.sit(table["id"])

    third.order("resign", seat=2)
    play_on(first, 0)
    play_on(second, 1)
    first.wait(lambda: first.news[0][-1]["kind"] == "play")

    assert not first.states[0]["over"]
    seats = anna.do("GET", f"/api/tables/{table['id']}")["seats"]
    assert seats[2]["resigned"]
    assert seats[2]["stand_in"] == "greedy"


def test_forced_choices_are_played_and_told(server: Server) -> None:
    anna = server.client("Anna")
    line = anna.sit(anna.open("haithabu", "me", "greedy")["id"])
    for _ in range(12):
        if line.asked(0)["over"]:
            break
        number = line.states[0]["number"]
        play_on(line, 0)
        while line.states[0]["number"] == number:
            line.take()
    steps = [step for news in line.news[0] for step in news["steps"]]

    assert any(step["forced"] for step in steps)
    assert all(step["actor"] != -1 for step in steps if step["forced"])


def test_all_are_told_how_many_watch(server: Server) -> None:
    anna, berta = pair(server)
    told = [anna.welcome["watching"], berta.welcome["watching"]]
    first = Client(server.port).sit(anna.table)
    second = server.client("Carl").sit(anna.table)
    for line in (anna, berta, first, second):
        line.until(lambda m: m == {"type": "watching", "count": 2})
    second.close()

    assert anna.until(lambda m: m["type"] == "watching")["count"] == 1
    assert [*told, first.welcome["watching"], second.welcome["watching"]] == [0, 0, 1, 2]


def test_whoever_comes_and_goes_at_once_is_told_of_once(server: Server) -> None:
    anna, _ = pair(server)
    anna.drain()
    for line in [Client(server.port).sit(anna.table) for _ in range(5)]:
        line.close()

    anna.until(lambda m: m == {"type": "watching", "count": 0})
    counts = [m["count"] for m in anna.messages if m["type"] == "watching"]
    assert len(counts) <= 3, "it is told in moments, not for each of them"


def test_who_watched_and_sits_down_is_counted_no_longer(server: Server) -> None:
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("visby", "me", "open", "open")["id"]
    line, watcher = anna.sit(table), berta.sit(table)
    line.until(lambda m: m == {"type": "watching", "count": 1})
    berta.do("POST", f"/api/tables/{table}/join", {})

    line.until(lambda m: m == {"type": "watching", "count": 0})
    watcher.close()


def test_spectators_see_what_all_may_see(server: Server) -> None:
    anna, _ = pair(server)
    watcher = Client(server.port).sit(anna.table)  # not even a name is needed
    anna.act(0, "play knight merchant")

    assert watcher.until(lambda m: m["type"] == "choosing")["choosing"] == [1]
    assert watcher.states[-2]["legal"] == []
    closed, _ = pair(server, spectators=False)
    refused = Client(server.port).sit(closed.table).welcome
    assert refused["refusal"]["reason"] == "no-spectators"
