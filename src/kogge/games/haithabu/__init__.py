"""Haithabu: workers on a turning rondel and a market with moving prices, for two to four."""

from pathlib import Path

from kogge.core.game import Game, Option

from . import scoring
from .account import account
from .book import BOOK
from .box import Box, finish, longest, one_order
from .completion import complete
from .events import FAMILIES, MEASURES, Event, Line, Reason
from .position import Position
from .rules.setup import deal
from .survey import survey
from .verbs import VERBS

GAME = Game(
    name="haithabu",
    version=2,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    options=(Option("rondel", {"default": 0, "random": 1}, "default"),),
    verbs=VERBS,
    box_kind=Box,
    position_kind=Position,
    reasons=Reason,
    events=Event,
    lines=Line,
    finish=finish,
    deal=deal,
    open=True,  # §10.1
    tally=scoring.tally,
    merit=scoring.merit,
    account=account,
    longest=longest,
    survey=survey,
    book=BOOK,
    stage=("rounds",),
    families=FAMILIES,
    measures=MEASURES,
    complete=complete,
    earlier={1: one_order},
)
