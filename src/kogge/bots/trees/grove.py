"""What a tree is grown in: decisions, the choices that lead on from them, and the room used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from kogge.core.carrier.flat import zeros
from kogge.core.carrier.room import room
from kogge.core.carrier.rule import rule
from kogge.core.game import Game

from ..judgement.net import Net
from ..judgement.scratch import scratch
from ..sheet import Sheet, rough, short, whole

if TYPE_CHECKING:
    from ..sheet import Marks, Shares, Wholes

ROOM = 40_000  # decisions that can be remembered in a turn
BREADTH = 12  # choices of a decision, on average
DEEP = 256  # decisions of one simulation that are remembered
SEATS = 8  # more than any game has
NOW, TRIED, SEEN = range(3)  # the positions at work: of the simulation, a trial, a seat's view


class Decision(Sheet):
    """What a seat knows when it must choose: where its choices are listed."""

    start: int = short()  # the first of them
    count: int = short()  # how many they are, 0 as long as it is new


class Edge(Sheet):
    """A choice, and its results."""

    action: int = whole()
    visits: int = short()
    gains: float = rough()  # the sum of its results, for the mover
    squares: float = rough()  # and of its squares


class Looked(Edge):
    """A choice that was looked at before it was followed."""

    first: float = rough()  # how it looked then
    prior: float = rough()  # how likely it seemed then


class Regretted(Edge):
    """A choice that meets others of the same moment."""

    regret: float = rough()  # of not having chosen it
    meant: float = rough()  # how often it was meant to be chosen


class Step(Sheet):
    """A choice on the path of a simulation."""

    edge: int = whole()
    seat: int = whole()


class Meter(Sheet):
    """How much of the grove is used."""

    decisions: int = whole()
    edges: int = whole()


class Taste(NamedTuple):
    """How a search likes to choose."""

    explore: float  # weight of what is little known; where choices meet, how often any is tried
    sharp: float  # how much worse a choice may look and still seem likely
    trust: float  # how many visits a first look is worth
    thrift: float = 1.0  # how much it minds waste beyond what that costs; none if it only judges


E = TypeVar("E", bound=Edge)


class Grove(NamedTuple, Generic[E]):
    """Where a search works and remembers."""

    root: Any  # the view that is thought about
    work: Any  # positions: NOW, TRIED and SEEN
    cells: Wholes  # the same, as numbers
    mask: Marks  # of legal actions
    weight: Wholes  # of outcomes
    keys: Wholes  # by place: which decision is remembered there, 0 if it is free
    decisions: Sequence[Decision]
    edges: Sequence[E]
    path: Sequence[Step]
    worth: Shares  # by seat: the result of a simulation
    lost: Shares  # by seat: what it gave up on the way, in shares
    taste: Taste
    meter: Sequence[Meter]  # one
    scratch: Any
    net: Net
    picture: Wholes  # by seat and action: how likely the others are thought to choose it now
    served: Shares  # by seat and action: what it brought them in trials, all added up
    trials: Wholes  # and how often it was tried
    chosen: Wholes  # by seat: what it chooses in a trial


def planted(game: Game, net: Net, taste: Taste, kind: type[E], size: int) -> Grove[E]:
    """Return a grove in which nothing grows yet."""
    blank, slots = game.position_kind.plain(), 2 * size + 1
    work = room(blank, SEEN + 1, flat=True)
    return Grove(
        root=room(blank, flat=True),
        work=work,
        cells=work.seen_as("q", work.itemsize // 8),
        mask=zeros("B", len(game.actions)),
        weight=zeros("q", len(game.outcomes)),
        keys=zeros("q", slots),
        decisions=Decision.rows(slots),
        edges=kind.rows(size * BREADTH),
        path=Step.rows(DEEP),
        worth=zeros("d", SEATS),
        lost=zeros("d", SEATS),
        taste=taste,
        meter=Meter.rows(),
        scratch=scratch(flat=True),
        net=net,
        picture=zeros("q", SEATS, len(game.actions)),
        served=zeros("d", SEATS, len(game.actions)),
        trials=zeros("q", SEATS, len(game.actions)),
        chosen=zeros("q", SEATS),
    )


@rule
def room_left(g: Grove[Any], decisions: int, edges: int) -> bool:
    """Return whether that many more can be remembered; a full table would have no end."""
    meter = g.meter[0]
    enough = 2 * (meter.decisions + decisions) < len(g.keys)
    return bool(enough and meter.edges + edges <= len(g.edges))


@rule
def add_edge(edges: Sequence[Edge], meter: Meter, action: int) -> int:
    """List a choice about which nothing is known; return its place."""
    place = meter.edges
    edge = edges[place]
    edge.action, edge.visits, edge.gains, edge.squares = action, 0, 0.0, 0.0
    meter.edges += 1
    return int(place)


@rule
def note_step(step: Step, edge: int, seat: int) -> None:
    """Note a choice on the path of a simulation."""
    step.edge, step.seat = edge, seat


@rule
def credit(g: Grove[Any], depth: int) -> None:
    """Give every decision of the path what its mover got."""
    for n in range(depth):
        edge, gain = g.edges[g.path[n].edge], g.worth[g.path[n].seat]
        edge.visits += 1
        edge.gains += gain
        edge.squares += gain * gain
