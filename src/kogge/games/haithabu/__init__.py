"""Haithabu: workers on a turning rondel and a market with moving prices, for two to four."""

from pathlib import Path

from kogge.core.game import Game, Option

from . import ask, hidden, rules, scoring, setup
from .actions import ACTIONS, OUTCOMES
from .box import Box, finish, one_order
from .layout import complete
from .outlook import outlook
from .position import Position
from .survey import survey
from .telling import FIGURES, Event, Line, Reason

GAME = Game(
    name="haithabu",
    version=2,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    options=(Option("rondel", {"default": 0, "random": 1}, "default"),),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    box_kind=Box,
    position_kind=Position,
    reasons=Reason,
    events=Event,
    lines=Line,
    paragraphs={
        Reason.NOT_ASKED: "2.1",
        Reason.NOT_NOW: "2.3",
        Reason.OCCUPIED: "2.4",
        Reason.NO_EFFECT: "2.5",
        Reason.NO_WORKER: "2.3",
        Reason.CAN_ACT: "2.5",
        Reason.RICH: "6.1",
        Reason.NO_LOAN_LEFT: "6.1",
        Reason.NO_LOAN: "6.2",
        Reason.TOO_POOR: "3.1",
        Reason.HIRED: "2.6",
        Reason.INN_EMPTY: "2.6",
        Reason.PLACE_FIRST: "2.3",
        Reason.BOTH_WAYS: "3.4",
        Reason.NO_GOOD: "3.2",
        Reason.SOLD_OUT: "3.1",
        Reason.NOT_ROLLED: "4.1",
        Reason.NOTHING_TO_GIVE: "4.3",
        Reason.NOT_YOURS: "4.2",
        Reason.SAFE: "5.2",
        Reason.YOURS_ALREADY: "5.2",
        Reason.NO_STACK: "5.1",
        Reason.ONE_CART_ONE_SHIP: "5.1",
        Reason.BUY_ONE: "2.5",
        Reason.NO_CARD: "9.6",
        Reason.EQUAL_OR_DIFFERENT: "5.3",
        Reason.NOT_RISING: "5.5",
        Reason.NO_ORDER: "5.9",
        Reason.NO_FREE_GOOD: "5.4",
        Reason.NOT_NEEDED: "5.5",
        Reason.NO_TRANSPORT: "5.6",
        Reason.NO_ROOM: "5.6",
        Reason.END_OF_SCALE: "3.3",
        Reason.ENOUGH_DROPPED: "7.7",
        Reason.NO_CARPENTER: "9.6",
        Reason.NOT_THE_LAST: "7.7",
        Reason.ONCE: "5.8",
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
    stage=("rounds",),
    complete=complete,
    loose=frozenset({"sell", "buy", "deliver", "load", "return", "drop"}),
    closing="done",
    unready=frozenset({Reason.NOT_NOW}),
    silent=frozenset({"done"}),
    open=True,
    once=frozenset({"own", "neutral"}),
    later=frozenset({Reason.NOT_THE_LAST}),
    earlier={1: one_order},
)
