"""Riga: drafting and building for two to four."""

from pathlib import Path

from kogge.core.game import Game, Option

from . import ask, hidden, rules, scoring, setup
from .box import TRAITS, Box, finish
from .layout import complete
from .outlook import outlook
from .position import ACTIONS, FIGURES, OUTCOMES, Event, Line, Position, Reason
from .survey import survey

GAME = Game(
    name="riga",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    options=(Option("riga", {"false": 0, "true": 1}, "false"),),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    box_kind=Box,
    position_kind=Position,
    reasons=Reason,
    events=Event,
    lines=Line,
    paragraphs={
        Reason.NOT_ASKED: "3.1",
        Reason.NOT_NOW: "3.2",
        Reason.NO_SUCH_SEAT: "1.3",
        Reason.NOT_DRAWN: "1.4",
        Reason.NO_ROW: "3.3",
        Reason.NOT_ON_DISPLAY: "3.3",
        Reason.ALREADY_TOOK: "3.3",
        Reason.TAKE_FIRST: "3.3",
        Reason.SWAPPED_ROWS: "6.1",
        Reason.NO_FUNCTION: "3.4",
        Reason.NOTHING_TO_DRAW: "5.2",
        Reason.SAME_GOOD: "6.1",
        Reason.NO_GOOD: "4.3",
        Reason.NOT_IN_HAND: "4.1",
        Reason.NO_RIGA: "4.5",
        Reason.BUILT_ALREADY: "4.5",
        Reason.OTHER_CITY: "4.2",
        Reason.NOT_RISING: "4.2",
        Reason.THREE_BUILDINGS: "4.1",
        Reason.TOO_DEAR: "4.4",
        Reason.NO_CRANE: "5.3",
        Reason.NO_PARTNER: "6.1",
        Reason.WORTHLESS: "4.3",
        Reason.NOT_FALLING: "4.4",
        Reason.NOT_ENOUGH: "4.4",
        Reason.NOT_CHARGEABLE: "6.4",
    },
    figures=FIGURES,
    finish=finish,
    deal=setup.deal,
    mover=ask.mover,
    together=ask.together,
    refusal=ask.refusal,
    legal=ask.legal,
    chance=rules.chance,
    play=rules.play,
    hide=hidden.hide,
    audience=hidden.audience,
    imagine=hidden.imagine,
    tally=scoring.tally,
    merit=scoring.merit,
    outlook=outlook,
    survey=survey,
    stage=("year", "season"),
    traits=TRAITS,
    complete=complete,
    loose=frozenset({"swap", "pay", "spend", "discard"}),
    silent=frozenset({"settle"}),
    tied=frozenset({"crane"}),
    held=frozenset({"bill", "crane"}),
    ordering=frozenset({Reason.NOT_RISING, Reason.NOT_FALLING}),
    confirm=frozenset({"end"}),
    later=frozenset({Reason.NOT_ENOUGH, Reason.NO_PARTNER}),
)
