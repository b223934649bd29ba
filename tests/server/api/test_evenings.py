"""A table of two, with everything that people do at one: it keeps its promises."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from parties import Party, flawless, quick
from served import Server

from kogge.games import GAMES
from soaking import SOAK


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with flawless(tmp_path_factory.mktemp("fuzz")) as server:
        yield server


# A table of two, with everything that people do.

seats = st.integers(0, 1)


class Evening(RuleBasedStateMachine):
    """Two people who play, change their minds, chat, get cut off, and ask for what they may not."""

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
        """A command under the name of one already carried out is not carried out."""
        if self.last:
            number = self.party.tabs[0][0].states[0]["number"]
            assert self.order(0, "say", words=words, id=self.last)["type"] == "done"
            assert self.party.tabs[0][0].states[0]["number"] == number

    @rule(seat=seats, tab=seats)
    def lose_line(self, seat: int, tab: int) -> None:
        """Let a line break; a player who comes back is sent what was missed, and no more."""
        old = self.party.tabs[seat][tab]
        old.close()
        self.party.tabs[1 - seat][0].order("say", seat=1 - seat, words="Where are you?")
        new = self.party.tab(seat, old.news[seat][-1]["number"])
        new.news[seat] = [*old.news[seat], *new.news.get(seat, [])]
        self.party.tabs[seat][tab] = new
        self.party.settle()

    @invariant()
    def tabs_agree(self) -> None:
        """News have no gaps, and all tabs of a seat show the same."""
        for seat, (one, two) in enumerate(self.party.tabs):
            assert one.states == two.states
            assert one.news == two.news
            numbers = [news["number"] for news in one.news[seat]]
            assert numbers == list(range(1, numbers[-1] + 1))
        numbers = [news["number"] for news in self.party.watcher.news[-2]]
        assert numbers == list(range(1, len(numbers) + 1))

    def teardown(self) -> None:
        """What was sent is what is stored, for each seat and for spectators."""
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
            quick, max_examples=40 if SOAK else 6, stateful_step_count=60 if SOAK else 25
        ),
    )
