"""The table of Haithabu: market, rondel, cards on display, and what lies before each seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from kogge.core.carrier.bits import has
from kogge.core.carrier.record import word
from kogge.games.haithabu.box import Box
from kogge.games.haithabu.events import Line
from kogge.games.haithabu.position import Position
from kogge.games.haithabu.rules.market import price_at
from kogge.games.haithabu.rules.turn import DAY, wage_of
from kogge.games.haithabu.scoring import tally
from kogge.games.haithabu.vocabulary import (
    FIELDS,
    PLACES,
    SLOTS,
    Character,
    Field,
    Good,
    Order,
    Stack,
    Transport,
    Vehicle,
)
from kogge.speech.speech import Words

from ..screen import Screen

SIGNS = {-1: "-", 0: "·", 1: "+"}


def draw(screen: Screen, words: Words, s: Position, names: list[str]) -> None:
    """Show everything: nothing is hidden."""
    box: Box = words.edition.box  # type: ignore[assignment]
    title = {"round": s.rounds, "rounds": box.rounds, "phase": s.month, "starter": names[s.starter]}
    screen.say()
    screen.say(words.say("table-title" if s.rounds else "table-setup", **title), "bold")
    _draw_market(screen, words, s, box)
    screen.say()
    for night in (False, True):
        _draw_rondel(screen, words, s, names, night=night)
    if s.inn:
        wage = wage_of(box, s, max(0, s.viewer))
        screen.say(words.say("table-inn", count=s.inn, silver=wage))
    _draw_cards(screen, words, s, box)
    for seat in range(s.seats):
        _draw_seat(screen, words, s, box, seat, names[seat])
    screen.say(words.say("table-legend"), "dim")


def _draw_market(screen: Screen, words: Words, s: Position, box: Box) -> None:
    if screen.plain or screen.narrow:
        for good in Good:
            screen.say(words.say("table-good", **_figures(words, s, box, good)))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words.say("table-market"))
    for good in Good:
        table.add_column(words.name(word(good)), justify="right")
    figures = [_figures(words, s, box, good) for good in Good]
    for name in ("stock", "price", "steps", "die", "supply"):
        cells = [str(each[name]) for each in figures]
        style = "bold" if name == "price" else None
        table.add_row(words.say(f"table-{name}"), *cells, style=style)
    screen.show(table)


def _figures(words: Words, s: Position, box: Box, good: Good) -> dict[str, int | str]:
    """Return the stock and price of a good, and where the price can move."""
    down, up = price_at(box, s, good, -1), price_at(box, s, good, 1)
    return {
        "good": words.name(word(good)),
        "stock": s.stock[good],
        "supply": s.supply[good],
        "price": price_at(box, s, good, 0),
        "steps": f"{down}<>{up}",
        "die": "".join(SIGNS[step] for step in box.falls[good]),
    }


def _draw_rondel(
    screen: Screen, words: Words, s: Position, names: list[str], *, night: bool
) -> None:
    """Show the fields of one side, with the workers that stand there."""
    first = (FIELDS - s.turned + (DAY if night else 0)) % FIELDS
    fields = [Field((first + step) % FIELDS) for step in range(DAY)]
    told = [f"{words.name(word(field))}{_workers(words, s, names, field)}" for field in fields]
    screen.say(words.say("table-night" if night else "table-day", fields=", ".join(told)))


def _workers(words: Words, s: Position, names: list[str], field: Field) -> str:
    there = [names[seat] for seat in range(s.seats) if has(s.own[seat], field)]
    if has(s.neutral, field):
        there.append(words.say("table-neutral"))
    return f" ({', '.join(there)})" if there else ""


def _draw_cards(screen: Screen, words: Words, s: Position, box: Box) -> None:
    """Show the open transports and the orders on display, place by place."""
    tops = [words.name(word(Transport(s.front[stack][0]))) for stack in Stack if s.front[stack][0]]
    screen.say(words.say("table-stacks", transports=", ".join(tops) or words.say("table-nothing")))
    known = [words.name(word(Transport(card))) for f in s.front for card in f[1:] if card]
    if known:
        screen.say(words.say("table-known", transports=", ".join(known)))
    owned = 0
    for seat in range(s.seats):
        owned |= s.characters[seat]
    free = [words.name(word(one)) for one in Character if not has(owned, one)]
    screen.say(words.say("table-open", characters=", ".join(free) or words.say("table-nothing")))
    for place in range(PLACES):
        if s.display[place]:
            _draw_place(screen, words, box, s.display[place], place)


def _draw_place(screen: Screen, words: Words, box: Box, order: int, place: int) -> None:
    figures = {"points": box.reward[order][0], "silver": box.reward[order][1], "place": place + 1}
    names = {"order": words.name(word(Order(order))), "goods": _goods(words, box.goods[order])}
    screen.say(words.say("table-place", **figures, **names))


def _goods(words: Words, goods: Sequence[int]) -> str:
    told = [_count(words, "table-count", good, goods[good]) for good in Good if goods[good]]
    return ", ".join(told) or words.say("table-nothing")


def _count(words: Words, message: str, good: Good, count: int, **figures: int) -> str:
    """Return an amount of a good in words, in the singular or the plural."""
    return words.say(message, good=words.name(word(good)), count=count, **figures)


def _draw_seat(screen: Screen, words: Words, s: Position, box: Box, seat: int, name: str) -> None:
    lines = [0] * len(Line)
    tally(box, s, seat, lines)
    screen.say()
    figures = {"silver": s.silver[seat], "points": s.points[seat], "total": lines[Line.TOTAL]}
    screen.say(words.say("table-seat", name=name, loans=s.loans[seat], **figures), "bold")
    who = [words.name(word(one)) for one in Character if has(s.characters[seat], one)]
    safe = [f"{words.name(word(one))} ●" for one in Character if _is_safe(s, seat, one)]
    free = [one for one in who if f"{one} ●" not in safe]
    characters = ", ".join([*safe, *free]) or words.say("table-nothing")
    screen.say(f"  {words.say('table-characters')} {characters}")
    cards = [s.vehicles[seat][vehicle] for vehicle in Vehicle]
    vehicles = ", ".join(words.name(word(Transport(card))) for card in cards if card)
    screen.say(f"  {words.say('table-vehicles')} {vehicles or words.say('table-nothing')}")
    screen.say(f"  {words.say('table-warehouse')} {_goods(words, s.warehouse[seat])}")
    screen.say(f"  {words.say('table-post')} {_goods(words, s.post[seat])}")
    for slot in range(SLOTS):
        if s.orders[seat][slot]:
            _draw_order(screen, words, s, box, seat, slot)
    screen.say(f"  {words.say('table-completed', count=s.completed[seat])}")


def _is_safe(s: Position, seat: int, character: Character) -> bool:
    return has(s.characters[seat], character) and has(s.safe, character)


def _draw_order(screen: Screen, words: Words, s: Position, box: Box, seat: int, slot: int) -> None:
    """Show an order with what lies on it, and for how many rounds it stays."""
    order = s.orders[seat][slot]
    wanted, laid = box.goods[order], s.laid[seat][slot]
    parts = [
        _count(words, "table-laid", good, wanted[good], laid=laid[good])
        for good in Good
        if wanted[good]
    ]
    figures = {"points": box.reward[order][0], "silver": box.reward[order][1]}
    rounds = 0 if s.rounds == box.rounds else SLOTS - slot
    figures |= {"slot": slot + 1, "rounds": rounds}
    name = words.name(word(Order(order)))
    screen.say("  " + words.say("table-order", goods=", ".join(parts), name=name, **figures))
