"""Two tables of one deal, at which people decide differently: the same cards come at both."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kogge.core.carrier.lot import Lots, below
from kogge.core.chance import Draws, Luck
from kogge.core.game import CHANCE, EVERYBODY, NOBODY, Game
from kogge.core.match import Match
from kogge.games import find
from soaking import SOAK
from strategies import begin

RIGA, HAITHABU = find("riga"), find("haithabu")
SEEDS = range(12 if SOAK else 2)
SHUFFLED = {"shuffled-goods": "good", "shuffled-buildings": "building", "shuffled": "order"}


@dataclass(frozen=True, slots=True)
class Draw:
    """What came, and whether its pile had been shuffled anew before."""

    outcome: str
    shuffled: bool


def occasion(match: Match) -> tuple[str, str]:
    """Return what is drawn now, and by what this draw is known."""
    weights = match.game.weights(match.box, match.position)
    [verb] = {match.game.outcomes[n].verb for n, weight in enumerate(weights) if weight}
    luck = Luck().on(match.game, match.entries)
    return verb, luck.occasion(match.game, match.position, [verb])


def table(game: Game, seats: int, seed: int, taste: int) -> dict[tuple[str, str], Draw]:
    """Let people of some taste play a deal to its end; return what was drawn on each occasion."""
    match, wish = begin(game, seats, seed, Draws.BY_DECK), Lots.of(b"%d" % taste)
    found, shuffled = dict[tuple[str, str], Draw](), set[str]()
    while (mover := match.mover) != NOBODY:
        if mover == CHANCE:
            here = occasion(match)
            assert here not in found, "an occasion came twice"
            match.draw()
            name = game.outcomes.name(match.entries[-1].action)
            found[here] = Draw(name, here[0] in shuffled)
        else:
            legal = match.options(mover)
            match.play(mover, legal[below(wish, len(legal))])
        told = {str(game.describe_event(each)["event"]) for each in match.events(EVERYBODY)}
        shuffled |= {SHUFFLED[event] for event in told & set(SHUFFLED)}
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        (RIGA, {"lot", "good", "building"}),
        (HAITHABU, {"lot", "order", "transport", "die"}),
    ],
    ids=["riga", "haithabu"],
)
def test_the_same_cards_come_however_people_decide(game: Game, kinds: set[str], seed: int) -> None:
    """All of them, until a pile is shuffled anew: then mostly, as far as the same lie in it."""
    one, two = (table(game, 3, seed, taste) for taste in (1, 2))
    common = [here for here in one if here in two]
    assert {kind for kind, _ in common} == kinds
    assert list(one.values()) != list(two.values()), "they have played alike"
    before = [here for here in common if not (one[here].shuffled or two[here].shuffled)]
    assert [here for here in before if one[here].outcome != two[here].outcome] == []
    assert len(before) > 60
    after = [here for here in common if here not in before]
    equal = [here for here in after if one[here].outcome == two[here].outcome]
    assert not after or len(equal) > len(after) // 3


def test_dice_of_haithabu_are_known_by_what_they_are_thrown_for() -> None:
    """Market and prices of a round fall alike, however often somebody throws by night."""
    one, two = (table(HAITHABU, 2, 3, taste) for taste in (1, 2))
    thrown = [
        {here[1]: draw.outcome for here, draw in each.items() if here[0] == "die"}
        for each in (one, two)
    ]
    kinds = [[name.split()[0] for name in each] for each in thrown]
    assert kinds[0].count("night") != kinds[1].count("night")
    for each in kinds:
        assert each.count("price") == 3 * each.count("market") > 30
    assert "market 1 2" in thrown[0]
    assert "price 1 spices" in thrown[0]
    both = thrown[0].keys() & thrown[1].keys()
    assert {name: thrown[0][name] for name in both} == {name: thrown[1][name] for name in both}
