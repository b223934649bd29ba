"""Trying: how long a front end waits for the outcome of some tried actions."""

from __future__ import annotations

import json
import time
from typing import Any

from websockets.asyncio.client import ClientConnection

from .client import Http, open_line

LONGEST = 8  # actions of a list
CHAIRS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


async def tries(port: int, game: str, count: int) -> list[float]:
    """Try ``count`` lists of actions in the course of games; return how long each took."""
    http = Http(port)
    cookie = await http.guest("Anna")
    found: list[float] = []
    while len(found) < count:
        body = {"game": game, "chairs": CHAIRS}
        table = (await http.ask("POST", "/api/tables", body, cookie))["id"]
        line = await open_line(port, table, cookie)
        found += await _through(line, count - len(found))
        await line.close()
    http.close()
    return found


async def _through(line: ClientConnection, count: int) -> list[float]:
    """Play a match to its end, trying longer and longer lists at every question."""
    found: list[float] = []
    state: Any = None
    while len(found) < count:
        state = await _asked(line, state)
        if state["over"]:
            break
        actions: list[int] = []
        legal = state["legal"]
        while legal and len(actions) < LONGEST:
            actions.append(legal[len(found) % len(legal)]["action"])
            began = time.perf_counter()
            answer = await _order(line, "try", seat=0, moment=state["moment"], actions=actions)
            found.append(time.perf_counter() - began)
            actions = list(answer["actions"])
            legal = answer["states"][-1]["legal"] if answer["states"] else []
        answer = await _order(line, "act", seat=0, moment=state["moment"], actions=actions)
        state = answer["state"]
    return found


async def _asked(line: ClientConnection, state: Any) -> Any:
    """Wait until there is something to choose, or the match is over."""
    while state is None or not (state["over"] or (state["legal"] and 0 in state["choosing"])):
        message = json.loads(await line.recv())
        state = message.get("state") or state
    return state


async def _order(line: ClientConnection, do: str, **what: Any) -> Any:
    """Send a command; return its answer, with the last state that came before it."""
    await line.send(json.dumps({"do": do, "id": f"t{time.perf_counter_ns()}", **what}))
    state = None
    while True:
        message = json.loads(await line.recv())
        state = message.get("state") or state
        if message["type"] == "refused":
            raise RuntimeError(str(message))
        if message["type"] in ("done", "tried"):
            return {**message, "state": state}
