"""Visby: simultaneous card play for two to six."""

from pathlib import Path

from kogge.core.game import Game, Option

from . import hidden, rules, scoring
from .account import account
from .book import BOOK
from .box import Box, finish, longest
from .events import FAMILIES, MEASURES, Event, Line, Reason
from .position import Position
from .survey import survey
from .verbs import VERBS

GAME = Game(
    name="visby",
    version=1,
    seats=range(2, 7),
    folder=Path(__file__).parent,
    options=(Option("target", {"30": 30, "45": 45}, "30", {"45": range(2, 4)}),),
    verbs=VERBS,
    box_kind=Box,
    position_kind=Position,
    reasons=Reason,
    events=Event,
    lines=Line,
    finish=finish,
    deal=rules.deal,
    hide=hidden.hide,
    audience=hidden.audience,
    imagine=hidden.imagine,
    tally=scoring.tally,
    merit=scoring.merit,
    account=account,
    survey=survey,
    book=BOOK,
    longest=longest,
    stage=("rounds",),
    families=FAMILIES,
    measures=MEASURES,
)
