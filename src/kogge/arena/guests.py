"""Bots that come from elsewhere: they play in the arena, and are not offered at tables."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from typing import cast

from kogge.bots.bot import BOTS, Bot
from kogge.bots.bot import make as own
from kogge.bots.guild import Member
from kogge.bots.judgement.net import Net, no_net
from kogge.bots.level import NAMES
from kogge.bots.nets import load
from kogge.bots.time.budget import Budget
from kogge.core.carrier.record import Record
from kogge.core.error import Broken
from kogge.core.game import Game

from .abstainer import Abstainer, fitting
from .former import Former, is_former

HAND = "hand"  # in place of a net: the evaluation by hand

# Imported only when wanted: nothing else here needs the tools of researchers.
FOREIGN = {
    "openspiel-mcts": "kogge.research.searchers:Mcts",
    "openspiel-ismcts": "kogge.research.searchers:Ismcts",
}
EXPLOITER = "exploiter"
GUESTS = {**FOREIGN, EXPLOITER: "kogge.arena.probing.exploiter:Exploiter"}


def check(entry: str, game: Game, place: str = "") -> str:
    """Return the name of a bot of ours, or of a guest that is installed.

    An entry may say which net a member judges by, and how much it may think: ``NAME@NET/BUDGET``.
    In place of a net there may be a folder with another version of Kogge, to which the bot belongs.
    ``NAME~PATTERN`` is a member that leaves out the choices whose names fit the pattern.

    >>> from kogge.games import find
    >>> check("alderman@hand/200ms", find("riga"))
    'alderman'
    """
    name, net, budget = parted(entry)
    if budget:
        Budget.of(budget)
    if net and name not in NAMES and not is_former(net):
        raise Broken(place, "'{name}' uses no net", "{names}", name=name, names=", ".join(NAMES))
    if name not in BOTS and name not in GUESTS:
        names = ", ".join([*BOTS, *GUESTS])
        raise Broken(place, "no bot is called '{name}'", "{names}", name=name, names=names)
    if name in FOREIGN and find_spec("pyspiel") is None:
        trouble = "'{name}' needs OpenSpiel, which is not installed"
        raise Broken(place, trouble, 'pip install "kogge[research]"', name=name)
    if net and not is_former(net):
        judge_of(net, game)()
    if left_out(entry):
        check_left_out(entry, game, place)
    return name


def check_left_out(entry: str, game: Game, place: str) -> None:
    """Refuse to leave out what is no choice, or with a bot that cannot."""
    (name, net, _), pattern = parted(entry), left_out(entry)
    if name not in NAMES or (net and is_former(net)):
        trouble = "'{name}' cannot leave choices out"
        raise Broken(place, trouble, "{names}", name=name, names=", ".join(NAMES))
    if not fitting(game, pattern):
        raise Broken(place, "no choice of this game fits '{pattern}'", pattern=pattern[:40])


def judge_of(net: str, game: Game) -> Callable[[], Net]:
    """Return what judges positions: the net of a file, or the hand."""
    return no_net if net == HAND else partial(load, Path(net), game)


def parted(entry: str) -> tuple[str, str, str]:
    """Return name, net and budget of an entry.

    >>> parted("search/10000sims"), parted("master@nets/riga-3.npz")
    (('search', '', '10000sims'), ('master', 'nets/riga-3.npz', ''))
    >>> parted("alderman~bill *-crane/400sims")
    ('alderman', '', '400sims')
    """
    entry = entry.replace(f"~{left_out(entry)}", "", 1) if left_out(entry) else entry
    name, _, rest = entry.partition("@")
    net, _, budget = rest.rpartition("/") if rest else ("", "", "")
    if rest and not budget.endswith(("ms", "sims")):
        net, budget = rest, ""
    if not rest:
        name, _, budget = name.partition("/")
    return name, net, budget


def left_out(entry: str) -> str:
    """Return the pattern of what a bot leaves out.

    >>> left_out("alderman~bill *-crane/400sims"), left_out("alderman@~/nets/riga-3.npz")
    ('bill *-crane', '')
    """
    return re.split("[@/]", entry, maxsplit=1)[0].partition("~")[2]


def make(entry: str, game: Game, box: Record, key: bytes, budget: Budget | None = None) -> Bot:
    """Return the bot that an entry names, ours or a guest's."""
    _, net, own_budget = parted(entry)
    name = check(entry, game)
    budget = Budget.of(own_budget) if own_budget else budget
    if name in GUESTS:
        return cast("Bot", resolve_name(GUESTS[name])(game, box, key, budget))
    if net and is_former(net):
        return Former(net, name, game, box, key, budget)
    if name not in NAMES:
        return own(name, game, box, key, budget)
    judge, pattern = judge_of(net, game) if net else None, left_out(entry)
    member = Member(game, box, key, budget, name=name, net=judge)
    return Abstainer(member, pattern) if pattern else member
