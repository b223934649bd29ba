"""The steps that Haithabu takes by itself: after an action, after a draw, after the setup."""

from __future__ import annotations

from kogge.core.carrier.rule import rule
from kogge.core.trace import Trace

from ..box import Box
from ..position import Position
from ..vocabulary import ACT, ASKING, HAPPEN, LOOK, NEXT
from .cards import fill, open_transport
from .fields import begin_action
from .night import ask_next, happen
from .rounds import next_step
from .setup import choose, fill_in_setup, open_in_setup
from .transports import go_on_looking
from .turn import begin_round, go_on


@rule
def follow(box: Box, s: Position, trace: Trace) -> None:
    """Go on as long as no seat is asked and nothing is drawn."""
    while s.phase >= ACT:
        if s.phase == ACT:
            begin_action(box, s, trace, s.turn)
        elif s.phase == NEXT:
            go_on(box, s, trace)
        elif s.phase == HAPPEN:
            happen(box, s, trace)
        elif s.phase == ASKING:
            ask_next(box, s, trace)
        else:
            next_step(box, s, trace)


@rule
def choose_character(s: Position, trace: Trace, character: int) -> None:
    """§1.6, §2.1  Choose in the setup; after the last seat the first round begins."""
    if choose(s, trace, character):
        begin_round(s, trace)


@rule
def fill_display(s: Position, trace: Trace, order: int) -> None:
    """§1.5, §5.9  An order is laid out; in the setup more follow."""
    fill(s, trace, order)
    if s.rounds == 0:
        fill_in_setup(s, trace)


@rule
def open_card(s: Position, trace: Trace, card: int) -> None:
    """§1.3, §5.1, §9.6  A transport is turned up: in the setup, after a purchase, for a look."""
    if s.rounds == 0:
        open_in_setup(s, trace, card)
        return
    open_transport(s, trace, card)
    if s.phase == LOOK:
        go_on_looking(s)
    else:
        s.phase = s.then
