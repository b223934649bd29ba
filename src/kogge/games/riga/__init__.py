"""Riga: drafting and building for two to four."""

from pathlib import Path

from kogge.core.game import Game, Option

from . import hidden, scoring
from .account import account
from .book import BOOK
from .box import TRAITS, Box, finish, longest
from .completion import complete
from .events import FAMILIES, MEASURES, Event, Line, Reason
from .position import Position
from .rules.setup import deal
from .survey import survey
from .verbs import VERBS
from .vocabulary import PLAYED

GAME = Game(
    name="riga",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    options=(Option("riga", {choice: n for n, choice in enumerate(PLAYED)}, "false"),),
    verbs=VERBS,
    box_kind=Box,
    position_kind=Position,
    reasons=Reason,
    events=Event,
    lines=Line,
    finish=finish,
    deal=deal,
    hide=hidden.hide,
    audience=hidden.audience,
    imagine=hidden.imagine,
    tally=scoring.tally,
    merit=scoring.merit,
    account=account,
    longest=longest,
    survey=survey,
    book=BOOK,
    stage=("year", "season"),
    families=FAMILIES,
    measures=MEASURES,
    traits=TRAITS,
    complete=complete,
)
