"""Tables at home, laid at a moment: files that a browser opens, and goes on with.

They are played here, by the house that runs in a browser, and kept as it keeps them; so a test of
how a game ends offline does not play a whole one with Python in WebAssembly.
"""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta

from kogge import wire
from kogge.games import GAMES
from kogge.solo.parlour import Parlour
from kogge.solo.person import Owner
from kogge.table.deals.stock import Dealt, stock
from kogge.table.deals.terms import agreed_for, chairs_of
from kogge.table.judging.judge import Judge
from kogge.table.ledger import Chair, Setup
from kogge.table.opening.chairs import seated
from kogge.table.opening.setups import agreed

DAYS = 14  # for which deals can be made up from the page
SHORT = """
game = "visby"
title = "A short game"

[rounds]
value = 2
provenance = "reconstructed"
"""


def quick_day() -> tuple[str, Dealt]:
    """Return the latest day whose deal of Visby is for as few as possible, and the deal."""
    deals, now = stock(GAMES["visby"]), datetime.now(UTC)
    first = datetime(1970, 1, 1, tzinfo=UTC)
    days = [now - timedelta(days=n) for n in range(1, DAYS)]
    dealt = {day.strftime("%Y-%m-%d"): deals[(day - first).days % len(deals)] for day in days}
    day = min(dealt, key=lambda day: len(dealt[day].terms.chairs))
    return day, dealt[day]


def nearly_played(day: str, deal: Dealt) -> str:
    """Return the deal of a day as a file, before the last question of one way to play it."""
    setup = agreed_for(GAMES["visby"], deal.terms, day)
    return kept(setup, chairs_of(Owner(), deal.terms), deal.seed)[-2]


def short_game() -> str:
    """Return a table of Visby that ends after two rounds, as a file."""
    chairs = [wire.Chair(kind="me"), wire.Chair(kind="bot", bot="apprentice")]
    wish = wire.NewTable(game="visby", chairs=chairs, edition=SHORT)
    return kept(agreed(wish), seated(Owner(), chairs), "")[0]


def kept(setup: Setup, chairs: list[Chair], seed: str) -> list[str]:
    """Return what is kept of a table while a game is played there: the first thing is its deal."""
    texts, luck = list[str](), random.Random(7)  # noqa: S311

    def move(judge: Judge) -> None:
        table = judge.draft
        for seat in table.choosing():
            match = table.playing
            legal = match.game.legal_actions(match.box, match.view(seat), seat)
            judge.act(seat, table.moments.get(seat, 0), [luck.choice(legal)], "")

    parlour = Parlour(lambda _id, _card, text: texts.append(text), lambda: 1)
    held = parlour.open(setup, chairs, private=True, seed=seed)
    while held.table.state == "playing":
        parlour.make(held, move)
    return texts
