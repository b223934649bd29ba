"""Two people at a table of a real server, each with two tabs, and a spectator."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from housed import complaints
from hypothesis import HealthCheck, Phase, settings
from launched import WIDE, launched
from served import WAIT, Client, Line, Server

from soaking import SOAK

ANSWERS = ("done", "refused", "tried")
quick = settings(
    max_examples=300 if SOAK else 12,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate),
)


@contextmanager
def flawless(folder: Path) -> Iterator[Server]:
    """Run a server; in the end it must have logged no error of its own.

    In a process of its own: what it draws by chance must not disturb Hypothesis.
    """
    with launched(folder, limits=WIDE) as server:
        yield server
        assert server.client("Zoe").do("GET", "/healthz")["status"] == "ok"
        server.stop()
        assert not complaints(server), complaints(server)


class Tab(Line):
    """A line that keeps its states up to date, and can send anything."""

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
        """Send a message; return all answers that come before the answer to the next one."""
        self.socket.send(message)
        return self.answers()

    def answers(self) -> list[Any]:
        """Return the answers that are on their way; after that all news has arrived too."""
        return [each for each in self.drain() if each["type"] in ANSWERS]


class Party:
    """Two people at a table, each with two tabs, and a spectator."""

    def __init__(self, server: Server, game: str = "visby", **wishes: Any) -> None:
        self.clients = [server.client("Anna"), server.client("Berta")]
        self.table = self.clients[0].open(game, "me", "open", **wishes)["id"]
        self.clients[1].do("POST", f"/api/tables/{self.table}/join", {})
        self.tabs = [[self.tab(seat), self.tab(seat)] for seat in (0, 1)]
        self.watcher = Tab(Client(server.port), self.table, {"-2": 0}, {})
        self.watcher.until(lambda m: m["type"] == "watching")  # then nothing more is on its way

    def tab(self, seat: int, seen: int = 0) -> Tab:
        return Tab(self.clients[seat], self.table, {str(seat): seen}, {})

    def settle(self) -> None:
        """Let everything on its way arrive."""
        for tab in (*self.tabs[0], *self.tabs[1], self.watcher):
            assert tab.answers() == []

    def stands(self) -> list[Any]:
        """Return how the table stands for everyone, and what each has seen."""
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
