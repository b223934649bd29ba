"""What a table shows of a position, read from its elements, and what it ought to show."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, WebSocket

State = dict[str, Any]
Look = dict[str, Any]

TOOLS = """
  const texts = (css) => [...document.querySelectorAll(css)].map((found) => found.textContent);
  const figures = (css) => texts(css).map((text) => parseInt(text.match(/\\d+/)));
  const seats = (how) => [0, 1, 2, 3].map((seat) => figures(how(seat))[0]);
  const count = (where, css) => where.querySelectorAll(css).length;
"""
LOOKS = {
    "visby": """
      seals: seats((seat) => `[data-seat="${seat}"] .seal text`),
      wares: seats((seat) => `[data-seat="${seat}"] .ware b`),
      track: figures(".visby section ul li").slice(0, 3),
      up: count(document, ".oak .visby-card"),
    """,
    "riga": """
      points: seats((seat) => `.seat-panel.seat${seat + 1} .seal text`).slice(1),
      goods: [2, 3, 4].map((n) => figures(`.seat-panel.seat${n} .hand-good b`)
        .reduce((sum, figure) => sum + figure, 0)),
      rows: [...document.querySelectorAll(".goods-rows > *")]
        .map((row) => count(row, ".goods-card")),
      hand: count(document, ".hand-cards .goods-card"),
    """,
    "haithabu": """
      points: seats((seat) => `${seat ? `.seat-panel.seat${seat + 1}` : ".own-wealth"} .seal text`),
      silver: seats((seat) => seat
        ? `.seat-panel.seat${seat + 1} .silver.big` : ".own-wealth .silver"),
      prices: figures(".market-columns .ladder .current"),
      stock: figures(".market-columns .stock b"),
    """,
}
EARNED = ("buildings", "archives", "lodges")  # what Riga's seals show


def look(page: Page, game: str) -> Look:
    """Return the figures that a table of four shows to the first of them."""
    shown: Look = page.evaluate(f"() => {{ {TOOLS} return {{ {LOOKS[game]} }}; }}")
    return shown


def wanted(game: str, state: State, scales: dict[str, list[int]]) -> Look:
    """Return what it has to show, under the same names."""
    view = state["view"]
    if game == "visby":
        up = sum(map(len, view["played"])) if view["phase"] == "trading" else 0
        seals, wares, track = view["seals"], view["wares"], [*view["track"].values()]
        return {"seals": seals, "wares": wares, "track": track, "up": up}
    if game == "riga":
        goods = [sum(hand.values()) for hand in view["goods"]]
        rows = [sum(row.values()) for row in view["rows"]][: view["seats"] + 2]
        points = [sum(sheet[line] for line in EARNED) for sheet in state["scores"]]
        return {"points": points[1:], "goods": goods[1:], "rows": rows, "hand": goods[0]}
    prices = [scales[good][row] for good, row in view["row"].items()]
    stock = [*view["stock"].values()]
    return {"points": view["points"], "silver": view["silver"], "prices": prices, "stock": stock}


class Heard:
    """What the server told a page: the state after each event, by the place of the event."""

    def __init__(self, page: Page) -> None:
        self.states: dict[str, State] = {}
        self.events: dict[str, str] = {}  # their names
        self.last: State | None = None
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._take(json.loads(text)))

    def _take(self, message: Any) -> None:
        if message["type"] == "update" and message["state"]:
            if self.last is not None:
                self.states |= self._after(message, self.last)
                self.events |= self._named(message)
            self.last = message["state"]

    def _after(self, message: Any, state: State) -> Iterator[tuple[str, State]]:
        """Yield the state after each event of an update, as the server's steps have it."""
        numbers = [
            news["number"]
            for news in message["news"] for step in news["steps"] for _ in step["events"]
        ]  # fmt: skip
        for at, change in enumerate(message.get("after", [])):
            view, scores = change.get("view", {}), change.get("scores") or state["scores"]
            state = {"view": state["view"] | view, "scores": scores}
            yield f"{numbers[at]}.{at}", state
        if numbers:
            yield f"{numbers[-1]}.{len(numbers) - 1}", message["state"]

    def _named(self, message: Any) -> Iterator[tuple[str, str]]:
        """Yield the name of each event of an update."""
        told = [
            (news["number"], event["event"])
            for news in message["news"] for step in news["steps"] for event in step["events"]
        ]  # fmt: skip
        yield from ((f"{number}.{at}", name) for at, (number, name) in enumerate(told))


def essence(sentence: str, names: list[str]) -> str:
    """Return what a log line has of a sentence, whatever it is joined to.

    >>> essence("Berta, Troops: 2 seals taken.", ["Berta"]), essence("Berta idles.", ["Berta"])
    ('2 seals taken', 'idles')
    """
    bare = re.sub(rf"^({'|'.join(names)}),? ", "", sentence.strip().rstrip("."))
    return bare.rsplit(": ", 1)[-1]


def is_told(essence: str, log: str) -> bool:
    """Return whether a log says something, be it in a list of what is said alike.

    >>> is_told("Row 1 gets wine", "Row 1 gets grain, wine. Row 2"), is_told("Row 2 gets", "Row 2.")
    (True, False)
    """
    words = essence.split()
    ways = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    listed = [rf"{re.escape(head)} [^.;:]*, {re.escape(rest)}" for head, rest in ways]
    return essence in log or any(re.search(way, log) for way in listed)
