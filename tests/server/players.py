"""Players who go on whatever happens: they come back, and repeat what was not acknowledged."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from served import WAIT, Client, Closed, Line
from websockets.exceptions import WebSocketException

from kogge.server.store import open_store
from kogge.server.store.shelf import RECORDS
from kogge.table import ledger

LOST = (Closed, OSError, EOFError, WebSocketException)  # what a power cut looks like from outside
PATIENCE = 300.0  # seconds for a whole game, power cuts included
FEW = 5  # what one player takes back, at most


def luck_of(seed: str) -> random.Random:
    """Return luck that is the same for the same seed."""
    return random.Random(seed)  # noqa: S311


@dataclass(slots=True)
class Order:
    """A command, whose id stays the same however often it is sent, and its answer."""

    what: dict[str, Any]
    sealed: bool = False  # others chose at the same time
    answer: dict[str, Any] | None = None

    @property
    def done(self) -> bool:
        return self.answer is not None and self.answer["type"] == "done"

    @property
    def refused(self) -> bool:
        return self.answer is not None and self.answer["type"] == "refused"


class Player:
    """A player on a seat who plays at random, over as many lines as it takes."""

    later: tuple[str, ...] = ("too-many", "busy")  # refusals that ask for patience
    count = itertools.count()

    def __init__(self, client: Client, table: str, seat: int, luck: random.Random) -> None:
        self.client, self.table, self.seat, self.luck = client, table, seat, luck
        self.number = next(Player.count)
        self.lines: list[Line] = []
        self.orders: list[Order] = []
        self.over, self.undone = False, 0

    @property
    def line(self) -> Line:
        return self.lines[-1]

    @property
    def state(self) -> dict[str, Any]:
        return dict(self.line.states[self.seat])

    @property
    def news(self) -> list[dict[str, Any]]:
        """All news, in the order in which they came, over all lines."""
        return [news for line in self.lines for news in line.news.get(self.seat, [])]

    # Coming, and coming back.

    def play(self, enough: Callable[[], bool] = lambda: False) -> Player:
        """Play to the end, or until there is enough."""
        end = time.monotonic() + PATIENCE
        while not self.over and not enough():
            assert time.monotonic() < end, "the game did not come to its end"
            with suppress(*LOST):
                self.sit_down()
                while not self.over and not enough():
                    self.move()
            time.sleep(0.01)
        return self

    def sit_down(self) -> None:
        """Open a line, hear what was missed, and repeat what was not acknowledged."""
        line = self.client.sit(self.table, {str(self.seat): len(self.news)})
        if line.welcome["type"] == "refused":
            assert line.welcome["refusal"]["reason"] in self.later, line.welcome
            raise Closed
        self.lines.append(line)
        self._find_sealed()
        if self.orders and self.orders[-1].answer is None:
            self._send(self.orders[-1])

    def _find_sealed(self) -> None:
        """A choice that was acknowledged lies there still, as long as the question stands."""
        moment, lies = self.state["moment"], self.state["sealed"] or []
        mine = [o for o in self.orders if o.sealed and o.what["moment"] == moment if not o.refused]
        if mine and mine[0].done:
            last = mine[-1:] if mine[-1].done else mine[-2:]  # perhaps it has changed already
            chosen = [order.what["actions"] for order in last]
            assert any(lies[: len(actions)] == actions for actions in chosen), (lies, last)

    def stand_up(self) -> None:
        if self.lines:
            self.line.close()

    # Playing.

    def move(self) -> None:
        """Act once when asked: mostly a move, sometimes a word or a step back."""
        state = self.line.asked(self.seat)
        self.over = state["over"]
        dice = self.luck.random()
        if self.over:
            return
        if dice < 0.04:
            self.order("say", words=f"word {len(self.orders)}")
        elif dice < 0.12 and state["undo"] == "free" and self.undone < FEW:
            self.undone += 1
            self.order("undo", moment=state["moment"], whole=self.luck.random() < 0.5)
        elif actions := self._choice(state):
            sealed = len(state["asked"]) > 1
            self.order("act", sealed=sealed, moment=state["moment"], actions=actions)
            if sealed and dice > 0.8 and (other := self._choice(state)):  # a change of mind
                self.order("act", sealed=True, moment=state["moment"], actions=other)

    def _choice(self, state: dict[str, Any]) -> list[int]:
        """Make a choice, whole where it must be whole; nothing if the table moves on."""
        actions = [self._any(state["legal"])]
        while len(state["asked"]) > 1:
            what = {"seat": self.seat, "moment": state["moment"], "actions": actions}
            tried = self.line.order("try", **what)
            if tried["type"] == "refused":
                return []
            actions = tried["actions"]
            if tried["whole"]:
                break
            actions.append(self._any(tried["states"][-1]["legal"]))
        return actions

    def _any(self, legal: Sequence[dict[str, Any]]) -> int:
        return int(self.luck.choice(legal)["action"])

    def order(self, do: str, *, sealed: bool = False, **what: Any) -> Order:
        """Give a new command."""
        id = f"{do}-{self.number}-{len(self.orders)}"
        order = Order({"do": do, "seat": self.seat, "id": id, **what}, sealed)
        self.orders.append(order)
        self._send(order)
        return order

    def _send(self, order: Order) -> None:
        answer = self.line.order(**order.what)
        while answer["type"] == "refused" and answer["refusal"]["reason"] in self.later:
            time.sleep(0.2)
            answer = self.line.order(**order.what)
        order.answer = answer


# What must hold in the end.


def check(database: str, *players: Player) -> None:
    """Check that a finished table has kept everything, once."""
    client, table = players[0].client, players[0].table
    verdict = client.do("GET", f"/api/tables/{table}/verify")
    assert verdict["sound"], verdict
    records = recorded(database, table)
    check_match(client.do("GET", f"/api/tables/{table}/match.json"), records)
    marks = [mark for record in records for mark in commands(record)]
    assert len(marks) == len(set(marks)), "something was done twice"
    for player in players:
        check_news(player)
        check_orders(player, records)


def recorded(database: str, table: str) -> list[ledger.Any]:
    """Return the records of a table."""

    async def read() -> list[ledger.Any]:
        store = await open_store(database, serving=False)
        try:
            return [ledger.read_record(data) for (data,) in await store.fetch(RECORDS, table, 0)]
        finally:
            await store.close()

    return asyncio.run(read())


def commands(record: ledger.Any) -> list[str]:
    """Return the commands that a record came from."""
    sealed = record.commands if isinstance(record, ledger.Played) else []
    return [mark for mark in (record.command, *sealed) if mark]


def check_match(match: dict[str, Any], records: list[ledger.Any]) -> None:
    """Check that a match holds what was written down, less what was taken back."""
    entries: list[str] = []
    for record in records:
        if isinstance(record, ledger.Played):
            entries += [digest for _, _, digest in record.entries]
        elif isinstance(record, ledger.TakenBack):
            del entries[record.count :]
    assert [entry["digest"] for entry in match["log"] if "digest" in entry] == entries


def check_news(player: Player) -> None:
    """Check that all news came once, in order, and says what the log says."""
    address = f"/api/tables/{player.table}/log?eyes={player.seat}"
    told = player.client.do("GET", address)["news"]
    assert [news["number"] for news in player.news] == list(range(1, len(told) + 1))
    assert player.news == told


def check_orders(player: Player, records: list[ledger.Any]) -> None:
    """Check that what was acknowledged was carried out, and what was refused was not."""
    by_mark = {mark: record for record in records for mark in commands(record)}
    last = {order.what["moment"]: order for order in player.orders if order.sealed and order.done}
    for order in player.orders:
        record = by_mark.pop(f"{player.seat} {order.what['id']}", None)
        assert order.answer is not None
        if record is not None:
            assert order.done, order
            replaced = order.sealed and order is not last[order.what["moment"]]
            assert replaced or fits(order, record), (order, record)
        elif order.done:
            assert order.sealed, order
            assert was_dropped(player, order), order
    assert not [mark for mark in by_mark if mark.startswith(f"{player.seat} ")]


def fits(order: Order, record: ledger.Any) -> bool:
    """Return whether a record holds what was ordered."""
    if order.what["do"] == "undo":
        return isinstance(record, ledger.TakenBack)
    if order.what["do"] == "say":
        return isinstance(record, ledger.Said) and record.words == order.what["words"]
    played = record.entries if isinstance(record, ledger.Played) else []
    own = iter([action for actor, action, _ in played if actor == order.what["seat"]])
    return all(action in own for action in order.what["actions"])


def was_dropped(player: Player, order: Order) -> bool:
    """Return whether a move was taken back before a sealed choice was revealed."""
    later = [news for news in player.news if news["number"] > order.what["moment"]]
    return bool(next(n["kind"] for n in later if n["kind"] in ("play", "undo")) == "undo")


def wait_for(wanted: Callable[[], Any], wait: float = WAIT) -> Any:
    """Ask again and again until the answer is wanted."""
    end = time.monotonic() + wait
    while not (answer := wanted()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)
    return answer
