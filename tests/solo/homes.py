"""A house for one as a page sees it: through its door alone."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

from kogge.solo.door import Door

MOST = 5_000  # turns in which any game must end


class House:
    """A door, what came out of it, and what was kept."""

    def __init__(self, language: str = "en", now: Any = None) -> None:
        self.language, self.ids = language, count(1)
        self.sent: dict[str, list[Any]] = {}
        self.states: dict[tuple[str, int], Any] = {}
        self.cards: dict[str, Any] = {}
        self.kept: dict[str, str] = {}
        self.door = Door(self._send, self._keep, **({"now": now} if now else {}))

    def _send(self, line: str, text: str) -> None:
        message = json.loads(text)
        self.sent.setdefault(line, []).append(message)
        if message["type"] == "update" and message["state"] is not None:
            self.states[line, message["seat"]] = message["state"]

    def _keep(self, id: str, card: str, kept: str) -> None:
        self.cards[id], self.kept[id] = json.loads(card), kept

    # Requests.

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        sent = "" if body is None else json.dumps(body)
        return self.door.ask(method, path, sent, self.language)

    def do(self, method: str, path: str, body: Any = None) -> Any:
        """Ask for what must be answered."""
        status, text = self.ask(method, path, body)
        assert status < 300, text
        return json.loads(text) if text else None

    def refused(self, method: str, path: str, body: Any = None) -> str:
        """Ask for what must be refused; return the sentence."""
        status, text = self.ask(method, path, body)
        assert status >= 400, text
        return str(json.loads(text)["sentence"])

    def open(self, game: str, *chairs: str, **wishes: Any) -> str:
        """Open a table: each chair is "me" or the name of a bot; return its id."""
        told = [{"kind": "me"} if c == "me" else {"kind": "bot", "bot": c} for c in chairs]
        wish = {"game": game, "chairs": told, **wishes}
        return str(self.do("POST", "tables", wish)["id"])

    # Lines.

    def enter(self, table: str, line: str = "line", **hello: Any) -> list[Any]:
        """Open a line and say hello; return what was answered."""
        self.door.enter(line, table, self.language)
        return self.say("hello", line, **hello)

    def say(self, do: str, line: str = "line", **what: Any) -> list[Any]:
        """Send a command; return what came back on its line."""
        message = {"do": do, "id": f"c{next(self.ids)}", **what}
        before = len(self.sent.get(line, []))
        self.door.hear(line, json.dumps(message))
        return self.sent.get(line, [])[before:]

    def act(self, seat: int, *actions: int, line: str = "line") -> list[Any]:
        moment = self.states[line, seat]["moment"]
        return self.say("act", line, seat=seat, moment=moment, actions=list(actions))

    def think(self) -> None:
        """Let the bots play until a person is asked."""
        for _ in range(MOST):
            if not self.door.think():
                return
        raise AssertionError("the bots never end")

    def asked(self, line: str = "line") -> int | None:
        """Return the first own seat that has to choose."""
        states = {seat: state for (name, seat), state in self.states.items() if name == line}
        return next((s for s, state in sorted(states.items()) if state["legal"] and
                     s in state["choosing"] and state["sealed"] is None), None)  # fmt: skip

    def play(self, turns: int = MOST, line: str = "line") -> None:
        """Play first choices for the person, until the game is over or for some turns."""
        for turn in range(turns):
            self.think()
            if (seat := self.asked(line)) is None:
                return
            legal = self.states[line, seat]["legal"]
            actions = self.whole(seat, legal[turn % len(legal)]["action"], line)
            said = self.act(seat, *actions, line=line)
            assert said[-1]["type"] == "done", said[-1]

    def whole(self, seat: int, first: int, line: str) -> list[int]:
        """Return a choice that is complete, where all choose at once, and begins with an action."""
        state, actions = self.states[line, seat], [first]
        while len(state["asked"]) > 1:
            [tried] = self.say("try", line, seat=seat, moment=state["moment"], actions=actions)
            if tried["whole"]:
                return list(tried["actions"])
            actions = [*tried["actions"], tried["states"][-1]["legal"][0]["action"]]
        return actions

    def over(self, line: str = "line", seat: int = 0) -> bool:
        return bool(self.states[line, seat]["over"])
