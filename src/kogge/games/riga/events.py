"""What the rules of Riga answer: reasons, events, lines of the score, what reports count."""

from __future__ import annotations

from enum import IntEnum

from kogge.core.verbs import Events, Family, Measure, Reasons, members

from .vocabulary import Building, Good, Kind, Own, OwnBill, Port, Season, Thing


class Reason(Reasons):
    """Why a seat may not do something, and the paragraph that says so."""

    NONE = 0
    NOT_ASKED = 1, "3.1"
    NOT_NOW = 2, "3.2"
    NO_SUCH_SEAT = 3, "1.3"
    NOT_DRAWN = 4, "1.4"
    NO_ROW = 5, "3.3"
    NOT_ON_DISPLAY = 6, "3.3"
    ALREADY_TOOK = 7, "3.3"
    TAKE_FIRST = 8, "3.3"
    SWAPPED_ROWS = 9, "6.1"
    NO_FUNCTION = 10, "3.4"
    NOTHING_TO_DRAW = 11, "5.2"
    SAME_GOOD = 12, "6.1"
    NO_GOOD = 13, "4.3"
    NOT_IN_HAND = 14, "4.1"
    NO_RIGA = 15, "4.5"
    BUILT_ALREADY = 16, "4.5"
    OTHER_CITY = 17, "4.2"
    NOT_RISING = 18, "4.2"
    THREE_BUILDINGS = 19, "4.1"
    TOO_DEAR = 20, "4.4"
    NO_CRANE = 21, "5.3"
    NO_PARTNER = 22, "6.1"
    WORTHLESS = 23, "4.3"
    NOT_FALLING = 24, "4.4"
    NOT_ENOUGH = 25, "4.4"
    NOT_CHARGEABLE = 26, "6.4"


class Event(Events):
    """What happens, and the figures that belong to it."""

    PROVISIONAL = 0
    DEALT = 1, {"good": Good}
    NAMED = 2, {"starter": int}
    DRAWN = 3, {"count": int}
    SAW = 4, {"building": Building}
    KEPT = 5, {"count": int}
    KEPT_CARD = 6, {"building": Building}
    YEAR = 7, {"number": int}
    LAID = 8, {"row": int, "good": Good}
    LEFT = 9, {"building": Building}
    ARRIVED = 10, {"building": Building}
    SHUFFLED_GOODS = 11, {"count": int}
    SHUFFLED_BUILDINGS = 12, {"count": int}
    SEASON = 13, {"season": Season}
    TOOK_GOODS = 14, {"row": int, "good": Good, "count": int}
    TOOK_BUILDING = 15, {"building": Building}
    USED = 16, {"building": Building, "own": Own}
    FOUND = 17, {"good": Good}
    KEPT_GOOD = 18, {"good": Good}
    REJECTED = 19, {"good": Good}
    SWAPPED = 20, {"row": int, "good": Good}
    CRANED = 21, {"building": Building, "own": Own, "ducats": int}
    PAID = 22, {"thing": Thing, "ducats": int}
    LAPSED = 23, {"ducats": int}
    BUILT = 24, {"building": Building}
    BUILT_OWN = 25, {"own": OwnBill}
    SPENT = 26, {"good": Good}
    CHARGED = 27
    DISCARDED_GOODS = 28, {"good": Good, "count": int}
    DISCARDED = 29, {"building": Building}
    STARTER = 30
    ENDED = 31, {"number": int}
    OWES = 32, {"count": int, "limit": int}


class Line(IntEnum):
    """The lines of a score."""

    BUILDINGS = 0  # points on the seals, Riga buildings included
    ARCHIVES = 1
    LODGES = 2
    HAND = 3  # lost for buildings in hand
    UNBUILT = 4  # lost for Riga buildings not built
    TOTAL = 5
    MONEY = 6  # breaks a tie


FAMILIES = (
    Family("kind", members(Kind), {Event.BUILT: "building"}),
    Family("port", members(Port), {Event.BUILT: "building"}),
    Family("own", members(Own), {Event.BUILT_OWN: "own"}),
    Family("building", members(Building), {Event.BUILT: "building"}),
    Family("taken", members(Kind), {Event.TOOK_BUILDING: "building"}),
    Family("good", members(Good), {Event.TOOK_GOODS: "good"}),
    Family("thing", members(Thing), {Event.PAID: "thing"}),
)
MEASURES = (
    Measure("built", {Event.BUILT: "", Event.BUILT_OWN: ""}),
    Measure("buildings-taken", {Event.TOOK_BUILDING: ""}),
    Measure("goods-taken", {Event.TOOK_GOODS: "count"}),
    Measure("cranes", {Event.CRANED: ""}),
    Measure("lapsed", {Event.LAPSED: "ducats"}),
    Measure("goods-discarded", {Event.DISCARDED_GOODS: "count"}),
    Measure("buildings-discarded", {Event.DISCARDED: ""}),
)
