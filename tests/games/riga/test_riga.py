"""Laws and worked examples of Riga: every card is accounted for, and payments are minimal."""

from __future__ import annotations

import itertools
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kogge.core.carrier.bits import has, size
from kogge.core.carrier.lot import Lots
from kogge.core.game import EVERYBODY, NOBODY
from kogge.core.trace import Trace
from kogge.games.riga import GAME as RIGA
from kogge.games.riga.events import Line
from kogge.games.riga.position import Position
from kogge.games.riga.rules.build import count_of, worth_of
from kogge.games.riga.vocabulary import ALL, PAY, TURN, Thing
from kogge.games.riga.vocabulary import Building as Cards
from strategies import matches

BOX: Any = RIGA.edition.box
Building: Any = Cards


def table(seats: int = 2, *, riga: int = 0) -> Any:
    """Return a position in the middle of a turn of the first seat, all hands empty."""
    s: Any = RIGA.start(BOX, seats, [riga])
    s.phase, s.year, s.took = TURN, 1, 1
    return s


def give(s: Any, seat: int, **goods: int) -> None:
    for number, name in enumerate(("cloth", "glass", "wine", "grain")):
        for _ in range(goods.get(name, 0)):
            s.goods[seat][number] += 1
            s.known[seat][number] += 1
            s.held[seat] += 1
            s.pile[number] -= 1
            s.pile_count -= 1


def hold(s: Any, seat: int, *names: str) -> None:
    for name in names:
        card = 1 << Building[name]
        s.hand[seat] |= card
        s.opened[seat] |= card
        s.cards[seat] += 1
        s.deck &= ~card
        s.deck_count -= 1


def build(s: Any, seat: int, *names: str) -> None:
    for name in names:
        s.built[seat] |= 1 << Building[name]
        s.deck &= ~(1 << Building[name])
        s.deck_count -= 1


def do(s: Any, *names: str) -> None:
    trace = Trace.plain()
    for name in names:
        number = RIGA.actions.number(name)
        assert RIGA.refusal(BOX, s, s.turn, number) == 0, name
        RIGA.play(BOX, s, trace, s.turn, number)


def legal(s: Any) -> list[str]:
    return [RIGA.actions.name(n) for n in RIGA.legal_actions(BOX, s, s.turn)]


def score(s: Any, seat: int = 0) -> list[int]:
    lines = [0] * len(Line)
    RIGA.tally(BOX, s, seat, lines)
    return lines


def test_two_cloth_pay_a_market_hall_in_danzig_and_two_ducats_lapse() -> None:
    s = table()
    hold(s, 0, "DANZIG_MARKET_HALL")
    give(s, 0, cloth=2)
    do(s, "bill danzig-market-hall", "settle", "pay cloth", "pay cloth")

    assert has(s.built[0], Building.DANZIG_MARKET_HALL)
    assert s.discards == [2, 0, 0, 0]
    assert s.phase == TURN
    assert s.due == 0


def test_archive_and_treasury_in_visby_are_one_bill_of_sixteen() -> None:
    s = table()
    hold(s, 0, "VISBY_ARCHIVE", "VISBY_TREASURY")
    give(s, 0, wine=2, grain=1, glass=1)
    do(s, "bill visby-treasury", "bill visby-archive", "settle")
    assert s.due == 16
    do(s, "pay wine", "pay wine", "pay glass", "pay grain")

    assert size(s.built[0]) == 2
    assert s.held[0] == 0


def test_an_archive_counts_its_sets() -> None:
    s = table()
    build(s, 0, "DANZIG_FORTRESS", "VISBY_FORTRESS", "DANZIG_TREASURY", "DANZIG_GUILD_HOUSE")
    build(s, 0, "DANZIG_ARCHIVE", "VISBY_ARCHIVE")

    assert score(s)[Line.ARCHIVES] == 8


def test_three_lodges_count_nineteen_together() -> None:
    s = table()
    build(s, 0, "DANZIG_LODGE", "VISBY_LODGE", "TALLINN_LODGE")

    assert score(s)[Line.LODGES] == 19


def test_buildings_in_hand_and_riga_buildings_not_built_cost_points() -> None:
    s = table(riga=1)
    hold(s, 0, "DANZIG_LODGE", "VISBY_LODGE")

    assert score(s)[Line.TOTAL] == -4 - 8


def test_a_crane_halves_the_building_billed_last_and_combines_with_a_tavern() -> None:
    s = table()
    build(s, 0, "DANZIG_CRANE", "VISBY_TAVERN", "TALLINN_FORTRESS")
    hold(s, 0, "STOCKHOLM_ARCHIVE")
    give(s, 0, grain=1)
    do(s, "bill stockholm-archive")
    assert legal(s) == ["crane"]  # ten ducats could not be paid
    do(s, "crane")
    assert s.due == 5
    do(s, "settle", "pay tavern", "pay grain")

    assert has(s.built[0], Building.STOCKHOLM_ARCHIVE)
    assert has(s.used[0], Building.VISBY_TAVERN)
    assert has(s.used[0], Building.DANZIG_CRANE)


def test_nothing_built_in_a_turn_works_in_it() -> None:
    s = table()
    hold(s, 0, "DANZIG_TRADING_POST", "DANZIG_CRANE")
    give(s, 0, glass=2)
    do(s, "bill danzig-trading-post", "bill danzig-crane", "settle", "pay glass", "pay glass")

    assert legal(s) == ["end"]


def test_a_market_hall_opens_a_refused_good_and_a_manufactory_raises_it() -> None:
    s = table()
    build(s, 0, "DANZIG_MARKET_HALL", "TALLINN_MANUFACTORY")

    assert worth_of(BOX, s, 0, 0, 3) == 3  # grain in Danzig: base 2, and 1 more
    assert worth_of(BOX, s, 1, 0, 3) == 0


def payments(s: Any, seat: int) -> set[tuple[int, ...]]:
    """Return every payment that can be made item by item, as counts of the eight kinds."""
    found: list[tuple[int, ...]] = []

    def go_on(position: Any, paid: tuple[int, ...]) -> None:
        for thing in Thing:
            action = RIGA.actions.number(f"pay {thing.name.lower()}")
            if RIGA.refusal(BOX, position, seat, action) == 0:
                after = position.copy()
                RIGA.play(BOX, after, Trace.plain(), seat, action)
                more = tuple(n + (k == thing) for k, n in enumerate(paid))
                if after.phase == PAY:
                    go_on(after, more)
                else:
                    found.append(more)

    go_on(s, (0,) * len(Thing))
    assert len(found) == len(set(found)), "a payment is reached twice"
    return set(found)


@given(
    st.integers(0, 4),
    st.tuples(*[st.integers(0, 3)] * 4),
    st.sets(st.sampled_from(["POST", "BANK", "TAVERN", "GUILD", "FORT", "MAN", "HALL"])),
    st.integers(1, 24),
    st.booleans(),
)
def test_payments_are_exactly_those_in_which_nothing_could_be_left_out(
    city: int, goods: tuple[int, ...], owned: set[str], due: int, charged: bool
) -> None:
    s = table(riga=1)
    names = {
        "POST": "VISBY_TRADING_POST", "BANK": "DANZIG_BANK", "TAVERN": "TALLINN_TAVERN",
        "GUILD": "DANZIG_GUILD_HOUSE", "FORT": "VISBY_FORTRESS", "MAN": "VISBY_MANUFACTORY",
        "HALL": "STOCKHOLM_MARKET_HALL",
    }  # fmt: skip
    build(s, 0, *(names[name] for name in owned))
    give(s, 0, **dict(zip(("cloth", "glass", "wine", "grain"), goods, strict=True)))
    s.own[0], s.charged[0] = 8, int(charged)
    s.phase, s.city, s.due, s.paid_worth = PAY, city, due, 99
    s.billed = 1 << Building.DANZIG_LODGE
    counts = [count_of(s, 0, thing) for thing in Thing]
    worths = [worth_of(BOX, s, 0, city, thing) for thing in Thing]
    wanted = set()
    for paid in itertools.product(*(range(count + 1) for count in counts)):
        total = sum(n * worth for n, worth in zip(paid, worths, strict=True))
        least = min((w for n, w in zip(paid, worths, strict=True) if n), default=0)
        if total >= due and least > 0 and total - least < due:
            wanted.add(paid)

    assert wanted == payments(s, 0)


@given(st.data())
def test_every_card_is_in_exactly_one_place(data: st.DataObject) -> None:
    match = data.draw(matches(RIGA, longest=250))
    s: Any = match.position
    places = [s.deck, s.cast, s.above, s.below, s.looked]
    places += [s.hand[seat] for seat in range(s.seats)] + [s.built[seat] for seat in range(s.seats)]

    assert sum(map(size, places)) == size(ALL)
    assert size(s.deck) == s.deck_count
    assert size(s.cast) == s.cast_count
    for good in range(4):
        hands = sum(s.goods[seat][good] for seat in range(s.seats))
        rows = sum(row[good] for row in s.rows)
        total = s.pile[good] + s.discards[good] + s.drawn[good] + hands + rows
        assert total == BOX.goods[good]
    for seat in range(s.seats):
        assert s.held[seat] == sum(s.goods[seat])
        assert s.cards[seat] == size(s.hand[seat])
        assert all(k <= g for k, g in zip(s.known[seat], s.goods[seat], strict=True))


@given(st.data())
def test_the_truth_is_among_what_every_seat_thinks_possible(data: st.DataObject) -> None:
    match = data.draw(matches(RIGA, longest=250))
    imagined: Any = match.view(data.draw(st.sampled_from([NOBODY, *range(match.position.seats)])))
    RIGA.imagine(BOX, imagined, Lots.of(b"truth"))
    for s in (match.position, imagined):  # others imagine by what is imagined
        is_thought_possible(s)


def is_thought_possible(s: Any) -> None:
    """Ask of every seat, and of the public, whether things may be where they are."""
    for viewer in range(s.seats + 1):
        me = viewer if viewer < s.seats else 4
        mine = s.rejected[viewer] if viewer < s.seats else 0
        assert s.deck & ~s.lies[me] == 0
        assert s.cast & ~s.shown & ~mine & ~s.tossed[me] == 0
        for seat in range(s.seats):
            if seat != viewer:
                assert s.hand[seat] & ~s.opened[seat] & ~s.may[me][seat] == 0
    for good in range(4):
        hidden = sum(s.goods[seat][good] - s.known[seat][good] for seat in range(s.seats))
        assert hidden + s.drawn[good] >= s.bound[good]


def test_imagining_keeps_every_card_once() -> None:
    s = table(3)
    hold(s, 1, "DANZIG_LODGE", "VISBY_BANK")
    s.opened[1] = 0
    for viewer in range(5):
        s.lies[viewer] = s.tossed[viewer] = ALL
        s.may[viewer][1] = ALL
    view = RIGA.view(s, 0)
    RIGA.imagine(BOX, view, Lots.of(b"riga"))

    assert isinstance(view, Position)
    assert view.viewer == EVERYBODY
    assert size(view.hand[1]) == 2
    assert view.hand[1] & view.deck == 0
