"""Days by letter: a reserve, weekends, vacations, and what happens when time is up."""

from __future__ import annotations

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st
from posts import at_work, begun, chosen

from kogge import wire
from kogge.table import views
from kogge.table.judging.judge import Judge
from kogge.table.time.calendar import counted, midnight, reached
from kogge.table.time.clock import DAY

HOUR = DAY // 24
FRIDAY = int(datetime(2026, 3, 6, 12, tzinfo=UTC).timestamp() * 1000)
OFF = wire.Clock(kind="days", days=1, weekends=True, zone="Europe/Berlin")


def test_a_weekend_costs_nothing_in_the_zone_of_the_table() -> None:
    table = begun(OFF, at=FRIDAY)

    monday = midnight(datetime(2026, 3, 9, tzinfo=UTC).date(), "Europe/Berlin")
    left = DAY - 11 * HOUR  # in Berlin it is one o'clock in the afternoon
    assert table.due(FRIDAY) == monday + left
    assert table.overdue(monday + left - 1) == []
    assert table.overdue(monday + left) == [0, 1]
    timer = views.state(table, 0, FRIDAY + DAY).timer  # type: ignore[union-attr]
    assert timer is not None
    assert timer.still == [0, 1]
    assert timer.until == [monday + left - FRIDAY - DAY] * 2


def test_a_vacation_stops_the_clock_of_its_seat_alone() -> None:
    judge = Judge(begun(wire.Clock(kind="days", days=2), at=FRIDAY), FRIDAY)
    judge.vacation(1, [(FRIDAY + DAY, FRIDAY + 8 * DAY)])
    table = judge.draft

    assert table.ends(0) == FRIDAY + 2 * DAY
    assert table.ends(1) == FRIDAY + 9 * DAY
    assert table.overdue(FRIDAY + 3 * DAY) == [0]


def test_what_is_left_of_a_reserve_is_kept_and_never_grows() -> None:
    table = begun(wire.Clock(kind="days", days=1, reserve=3), at=FRIDAY)
    assert table.left == [4 * DAY] * 2

    table = chosen(chosen(table, 0, FRIDAY + DAY // 2), 1, FRIDAY + 3 * DAY)

    assert table.left == [4 * DAY, 2 * DAY]


def test_a_bot_as_strong_as_those_at_the_table_takes_over_and_hands_back() -> None:
    table = begun(wire.Clock(kind="days", days=1), "journeyman", at=FRIDAY)
    judge = Judge(table, FRIDAY + DAY)
    judge.late()
    assert judge.draft.away == {0: "journeyman", 1: "journeyman"}

    judge.back(0)
    assert judge.draft.people() == [0]
    assert judge.draft.ends(0) == FRIDAY + 2 * DAY


def test_a_table_ends_if_that_was_agreed_and_the_late_come_last() -> None:
    table = chosen(begun(wire.Clock(kind="days", days=1, late="end"), at=FRIDAY), 0, FRIDAY + 1)
    judge = Judge(table, FRIDAY + DAY)
    judge.late()

    assert judge.draft.state == "over"
    assert views.outcome(judge.draft) == ([1, 2], "expired")


def test_a_site_that_was_away_takes_no_time_from_anybody() -> None:
    table = begun(OFF, at=FRIDAY, tick=FRIDAY - 5 * HOUR)  # by its own time five hours behind

    assert table.due(FRIDAY) == begun(OFF, at=FRIDAY).due(FRIDAY) - 5 * HOUR  # type: ignore[operator]


spans = st.lists(st.tuples(st.integers(0, 40), st.integers(1, 9)), max_size=4)


@given(spans, st.integers(0, 20), st.integers(1, 20), st.booleans())
def test_until_time_is_up_exactly_what_is_left_is_counted(
    away: list[tuple[int, int]], start: int, left: int, weekends: bool
) -> None:
    clock = wire.Clock(kind="days", weekends=weekends, zone="Europe/Berlin")
    free = [(FRIDAY + a * DAY, FRIDAY + (a + b) * DAY) for a, b in away]
    begin = FRIDAY + start * DAY

    end = reached(clock, free, begin, left * HOUR)

    assert counted(clock, free, begin, end) == left * HOUR
    assert counted(clock, free, begin, end - 1) == left * HOUR - 1
    assert at_work(clock, free, end - 1)
