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
        tried: Any = {"actions": [], "states": [state], "set": None}
        while (options := _options(tried)) and len(_wishes(tried)) < LONGEST:
            wishes = [*_wishes(tried), options[len(found) % len(options)]]
            began = time.perf_counter()
            tried = await _try(line, state, wishes)
            found.append(time.perf_counter() - began)
        if tried["set"] is not None:
            tried = await _try(line, state, [*_wishes(tried), *tried["set"]["rest"]])
        actions = tried["actions"]
        answer = await _order(line, "act", seat=0, moment=state["moment"], actions=actions)
        state = answer["state"]
    return found


async def _try(line: ClientConnection, state: Any, wishes: list[int]) -> Any:
    """Try actions as a page does, of which the last may be a part of a set."""
    return await _order(line, "try", seat=0, moment=state["moment"], actions=wishes, gather=True)


def _wishes(tried: Any) -> list[int]:
    """Return what is wished for so far: what was tried, and what is picked of a set."""
    if tried["set"] is None or tried["set"]["complete"]:
        return list(tried["actions"])
    return [*tried["actions"], *tried["set"]["picked"]]


def _options(tried: Any) -> list[int]:
    """Return what can be wished for beside that."""
    if tried["set"] is not None and tried["set"]["picked"] and not tried["set"]["complete"]:
        return list(tried["set"]["fits"])
    return [legal["action"] for legal in tried["states"][-1]["legal"]] if tried["states"] else []


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
