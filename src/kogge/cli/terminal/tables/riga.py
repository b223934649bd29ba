"""The table of Riga: rows of goods with their worth in every city, the display, the seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from kogge.core.carrier.bits import has, size
from kogge.core.carrier.record import word
from kogge.games.riga.box import Box
from kogge.games.riga.events import Line
from kogge.games.riga.hidden import unplaced, unseen_cards
from kogge.games.riga.position import Position
from kogge.games.riga.rules.build import money, worth_of_good
from kogge.games.riga.rules.setup import value_of
from kogge.games.riga.rules.turn import in_play
from kogge.games.riga.scoring import company, tally
from kogge.games.riga.vocabulary import (
    GOODS,
    KINDS,
    MANUFACTORY,
    MARKET_HALL,
    ONCE_ONLY,
    PORTS,
    ROWS,
    Building,
    City,
    Good,
    Kind,
    Own,
)
from kogge.speech.speech import Words

from ..screen import Screen

INK = ("green", "red", "yellow", "blue", "magenta")  # the colours of the cities on the cards
DERIVED = (Line.BUILDINGS, Line.ARCHIVES, Line.LODGES, Line.HAND, Line.UNBUILT)


def draw(screen: Screen, words: Words, s: Position, names: list[str]) -> None:
    """Show everything that the seat of this view knows."""
    box: Box = words.edition.box  # type: ignore[assignment]
    season = words.name("summer" if s.season == 0 else "autumn")
    years = box.years[s.seats - 2]
    screen.say()
    title = {"year": s.year, "years": years, "season": season, "starter": names[s.starter]}
    screen.say(words.say("table-title" if s.year else "table-setup", **title), "bold")
    if screen.plain or screen.narrow:
        _tell_rows(screen, words, s, box)
    else:
        screen.show(_rows(words, s, box))
    _draw_display(screen, words, s)
    for seat in range(s.seats):
        _draw_seat(screen, words, s, box, seat, names[seat])
    _draw_tracker(screen, words, s, box)
    screen.say(words.say("table-legend"), "dim")


def _cities(s: Position) -> range:
    return range(PORTS + 1 if in_play(s) else PORTS)


def _worth(box: Box, s: Position, goods: Sequence[int], city: int) -> int:
    """Return what goods would bring the viewer in a city; a spectator owns nothing."""
    if s.viewer < 0:
        return sum(goods[good] * box.worth[city][good] for good in range(GOODS))
    return sum(goods[good] * worth_of_good(box, s, s.viewer, city, good) for good in range(GOODS))


def _goods(words: Words, goods: Sequence[int]) -> str:
    told = [f"{goods[good]} {words.name(word(good))}" for good in Good if goods[good]]
    return ", ".join(told) or words.say("table-nothing")


def _tell_rows(screen: Screen, words: Words, s: Position, box: Box) -> None:
    """Show every row in a line, for screen readers and narrow terminals."""
    for row in range(ROWS):
        if any(s.rows[row]):
            worth = ", ".join(
                f"{words.name(word(City(city)))} {_worth(box, s, s.rows[row], city)}"
                for city in _cities(s)
            )
            figures = {"row": row + 1, "goods": _goods(words, s.rows[row]), "worth": worth}
            screen.say(words.say("table-row", **figures))
    if s.viewer >= 0:
        names = [words.name(word(City(city))) for city in _cities(s)]
        own = [f"{name} {money(box, s, s.viewer, n)}" for n, name in enumerate(names)]
        screen.say(words.say("table-money", worth=", ".join(own)))


def _rows(words: Words, s: Position, box: Box) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words.say("table-rows"))
    table.add_column("")
    table.add_column(words.say("table-base"), justify="right")
    for city in _cities(s):
        table.add_column(words.name(word(City(city))), justify="right", style=INK[city])
    for row in range(ROWS):
        goods = s.rows[row]
        if any(goods):
            worth = [str(_worth(box, s, goods, city)) for city in _cities(s)]
            table.add_row(f"{row + 1:>2}", _goods(words, goods), str(value_of(box, goods)), *worth)
    if s.viewer >= 0:
        all_money = [str(money(box, s, s.viewer, city)) for city in _cities(s)]
        own = _goods(words, s.goods[s.viewer])
        base = str(value_of(box, s.goods[s.viewer]))
        table.add_row(words.say("table-own"), own, base, *all_money, style="bold")
    return table


def _draw_display(screen: Screen, words: Words, s: Position) -> None:
    for name, cards in (("table-above", s.above), ("table-below", s.below)):
        _show(screen, words.say(name), _buildings(words, cards, priced=True))


def _buildings(words: Words, cards: int, *, priced: bool = False) -> Text:
    """Return the names of buildings, in the colours of their cities."""
    told = []
    for card in Building:
        if has(cards, card):
            name = words.name(word(card))
            price = _price(words, card)
            told.append(Text(f"{name} ({price})" if priced else name, INK[card // KINDS]))
    return Text(", ").join(told) if told else Text(words.say("table-nothing"))


def _price(words: Words, card: int) -> str:
    """Return what a building costs, and the good that it is for."""
    box: Box = words.edition.box  # type: ignore[assignment]
    kind, city = card % KINDS, card // KINDS
    goods = {MANUFACTORY: box.prized, MARKET_HALL: box.refused}
    good = f", {words.name(word(Good(goods[kind][city])))}" if kind in goods else ""
    return f"{box.cost[kind][city]}{good}"


def _show(screen: Screen, title: str, text: Text) -> None:
    if screen.plain:
        screen.say(f"{title} {text.plain}")
    else:
        screen.show(Text.assemble(f"{title} ", text))


def _draw_seat(screen: Screen, words: Words, s: Position, box: Box, seat: int, name: str) -> None:
    lines = [0] * len(Line)
    tally(box, s, seat, lines)
    derived = _derivation(words, lines)
    figures = {"points": lines[Line.TOTAL], "derived": derived}
    people = {"knights": company(box, s, seat, 1), "merchants": company(box, s, seat, 2)}
    screen.say()
    screen.say(words.say("table-seat", name=name, **figures, **people), "bold")
    goods = Text(_goods(words, s.goods[seat]))
    hidden_goods = s.held[seat] - sum(s.goods[seat])
    _show(screen, f"  {words.say('table-goods')}", _with_unseen(words, goods, hidden_goods))
    hand = _buildings(words, s.hand[seat], priced=True)
    hidden_cards = s.cards[seat] - size(s.hand[seat])
    _show(screen, f"  {words.say('table-hand')}", _with_unseen(words, hand, hidden_cards))
    _show(screen, f"  {words.say('table-built')}", _built(words, s, seat))
    if owns := in_play(s):
        left = [words.name(word(own)) for own in Own if has(owns & ~s.own[seat], own)]
        told = ", ".join(left) or words.say("table-nothing")
        screen.say(f"  {words.say('table-unbuilt')} {told}")


def _derivation(words: Words, lines: list[int]) -> str:
    """Return how the points come about, if they have more than one source."""
    parts = [(words.say(f"line-{word(line)}"), lines[line]) for line in DERIVED if lines[line]]
    if len(parts) < 2:
        return ""
    told = "".join(f" {'-' if count < 0 else '+'} {name} {abs(count)}" for name, count in parts)
    return f" = {told[3:] if told.startswith(' +') else told[1:]}"


def _with_unseen(words: Words, known: Text, count: int) -> Text:
    """Return the known cards of a hand, and the number of unknown ones."""
    if count == 0:
        return known
    unseen = words.say("table-unseen", count=count)
    nothing = known.plain == words.say("table-nothing")
    return Text(unseen) if nothing else Text.assemble(known, " + ", unseen)


def _built(words: Words, s: Position, seat: int) -> Text:
    """Return what stands; what can still be used once is marked."""
    told = []
    for card in Building:
        if has(s.built[seat], card):
            ready = card % KINDS in ONCE_ONLY and not has(s.used[seat], card)
            name = words.name(word(card))
            told.append(Text(f"{name} ○" if ready else name, INK[card // KINDS]))
    for own in Own:
        if has(s.own[seat], own):
            name = words.name(_own_name(s, seat, own))
            told.append(Text(f"{name} ○" if _is_ready(s, seat, own) else name, INK[-1]))
    return Text(", ").join(told) if told else Text(words.say("table-nothing"))


def _is_ready(s: Position, seat: int, own: Own) -> bool:
    if own == Own.MONASTERY:
        return not s.prayed[seat]
    return own == Own.EXCHANGE and bool(s.charged[seat])


def _own_name(s: Position, seat: int, own: Own) -> str:
    sides = {1: "school-knight", 2: "school-merchant"}
    return sides.get(s.school[seat], "school") if own == Own.SCHOOL else word(own)


def _draw_tracker(screen: Screen, words: Words, s: Position, box: Box) -> None:
    """Show what can still come, so that no player has to count."""
    rest = unseen_cards(s)
    screen.say()
    figures = {"goods": _goods(words, unplaced(box, s)), "discards": _goods(words, s.discards)}
    screen.say(words.say("table-unseen-goods", **figures))
    kinds = [f"{words.name(word(kind))} {_in_cities(words, rest, kind)}" for kind in _left(rest)]
    told = ", ".join(kinds) or words.say("table-nothing")
    counts = {"count": size(rest), "deck": s.deck_count}
    screen.say(words.say("table-unseen-buildings", buildings=told, **counts))


def _left(cards: int) -> Iterable[Kind]:
    return (kind for kind in Kind if any(has(cards, city * KINDS + kind) for city in range(PORTS)))


def _in_cities(words: Words, cards: int, kind: Kind) -> str:
    cities = [city for city in range(PORTS) if has(cards, city * KINDS + kind)]
    if len(cities) == PORTS:
        return words.say("table-everywhere")
    return "/".join(words.name(word(City(city)))[:1] for city in cities)
