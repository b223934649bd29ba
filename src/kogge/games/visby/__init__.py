"""Visby: simultaneous card play for two to six."""

from pathlib import Path

from kogge.core.game import Game, Option

from . import hidden, rules, scoring
from .box import Box, finish
from .position import ACTIONS, FIGURES, OUTCOMES, Event, Line, Position, Reason

GAME = Game(
    name="visby",
    version=1,
    seats=range(2, 7),
    folder=Path(__file__).parent,
    options=(Option("target", {"30": 30, "45": 45}, "30", {"45": range(2, 4)}),),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    box_kind=Box,
    position_kind=Position,
    reasons=Reason,
    events=Event,
    lines=Line,
    paragraphs={
        Reason.NOT_ASKED: "2.2",
        Reason.NO_CARDS_NOW: "2.2",
        Reason.NO_TRADE_NOW: "5.2",
        Reason.ONE_CARD: "2.2",
        Reason.TWO_CARDS: "2.2",
        Reason.NOT_IN_HAND: "6.2",
        Reason.TOO_FEW_WARES: "5.2",
        Reason.NO_USE: "5.2",
    },
    figures=FIGURES,
    finish=finish,
    deal=rules.deal,
    mover=rules.mover,
    together=rules.together,
    refusal=rules.refusal,
    legal=rules.legal,
    chance=rules.chance,
    play=rules.play,
    hide=hidden.hide,
    audience=hidden.audience,
    imagine=hidden.imagine,
    tally=scoring.tally,
    merit=scoring.merit,
    outlook=scoring.outlook,
    stage=("rounds",),
)
