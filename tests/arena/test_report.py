"""What is counted in the matches of an arena, and which of it is out of bounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from arena.handmade import played, round_of
from kogge.arena.report.bounds import Figure, Mark, mark_of_seat, mark_of_use
from kogge.arena.report.counting import Count, families_of
from kogge.arena.report.effects import Sample, Use
from kogge.arena.report.findings import Round
from kogge.core import notation
from kogge.core.carrier.bits import size
from kogge.core.chance import Seed
from kogge.core.header import Seat
from kogge.core.match import Match
from kogge.games import GAMES, find
from kogge.games.editions import own_editions, pick
from kogge.games.visby.vocabulary import MARKET
from nim import GAME as NIM

MATCHES = Path(__file__).parents[1] / "games"


def counted(text: str | bytes) -> tuple[Count, Match]:
    """Count a match while it is read."""
    count = Count()
    match = notation.read(text, "m", find, lambda g, d: pick(own_editions(g), d), count)
    return count, match


def stored(game: str) -> list[Path]:
    return sorted((MATCHES / game / "matches").glob("*.txt"))


# What counts as a use.


def test_every_card_counts_and_every_trade_by_the_rate_of_the_market() -> None:
    match = Match.begin(find("visby"), [Seat("Anna"), Seat("Berta")], Seed.of_number(7))
    match.act("Anna", "play knight merchant")
    match.act("Berta", "play troops ship")
    s: Any = match.position
    space = s.track[MARKET]
    match.act("Anna", "trade 2")

    count, _ = counted(notation.text(match))

    cost, seals = match.box.rate[space]  # type: ignore[attr-defined]
    assert count.uses[0] == {
        ("card", "knight"): 1,
        ("card", "merchant"): 1,
        ("rate", f"{cost}:{seals}"): 1,
    }
    assert count.uses[1] == {("card", "troops"): 1, ("card", "ship"): 1}
    assert count.figures[0]["wares-traded"] == 2


def test_a_trade_of_nothing_uses_no_rate() -> None:
    match = Match.begin(find("visby"), [Seat("Anna"), Seat("Berta")], Seed.of_number(7))
    for name, action in (("Anna", "play knight merchant"), ("Berta", "play troops ship")):
        match.act(name, action)
    match.act("Anna", "trade 0")

    count, _ = counted(notation.text(match))

    assert not [component for component in count.uses[0] if component[0] == "rate"]


def test_a_compound_names_its_city_and_its_kind() -> None:
    families = {family.name: family for family in find("riga").families}

    assert families["port"].member("danzig-building-yard") == "danzig"
    assert families["kind"].member("danzig-building-yard") == "building-yard"
    assert families["own"].member("school-knight") == "school"
    assert families["port"].member("school-knight") == ""


def test_a_transport_counts_by_its_stack_and_the_start_player_is_no_choice() -> None:
    families = {family.name: family for family in find("haithabu").families}

    assert families["stack"].member("ship-30-pottery-tools") == "ship-30"
    assert "start-player" not in families["setup"].members
    assert len(families["taken"].members) == 48


@pytest.mark.parametrize("path", stored("haithabu"), ids=lambda path: path.stem)
def test_haithabu_is_told_as_it_lies_on_the_table(path: Path) -> None:
    count, match = counted(path.read_bytes())
    s: Any = match.position

    for seat, figures in enumerate(count.figures):
        completed = sum(n for (kind, _), n in count.uses[seat].items() if kind == "completed")
        assert completed == figures["orders-completed"] == s.completed[seat]
        assert figures["loans-taken"] - figures["loans-repaid"] == s.loans[seat]


@pytest.mark.parametrize("path", stored("riga"), ids=lambda path: path.stem)
def test_riga_is_told_as_it_lies_on_the_table(path: Path) -> None:
    count, match = counted(path.read_bytes())
    s: Any = match.position

    for seat, uses in enumerate(count.uses):
        for family in ("kind", "port", "building"):
            built = sum(n for (kind, _), n in uses.items() if kind == family)
            assert built == size(s.built[seat])


@pytest.mark.parametrize("name", GAMES)
def test_a_family_asks_for_figures_that_there_are(name: str) -> None:
    game = find(name)
    figures = {int(event): [figure for figure, _ in event.figures] for event in game.events}
    verbs = {action.verb for action in game.actions}

    for family in families_of(game, game.edition.box):
        assert set(family.done) <= verbs
        assert family.members
        for event, naming in family.told.items():
            assert callable(naming) or naming in figures[event]
    for measure in game.measures:
        assert all(not figure or figure in figures[event] for event, figure in measure.told.items())


def test_verbs_stand_in_for_the_families_of_a_game_that_declares_none() -> None:
    families = families_of(NIM, NIM.edition.box)

    assert [(family.name, family.done) for family in families] == [
        (verb, (verb,)) for verb in dict.fromkeys(action.verb for action in NIM.actions)
    ]
    assert set(families[0].members) == {
        word for action in NIM.actions for word in action.args if action.verb == families[0].name
    }


# Use and effect: eight seeds of two matches between two seats, counted by hand.


def cards(found: Round) -> dict[str, Use]:
    family = found.families[0]
    return {use.member: use for use in Sample(found).uses(family)}


@pytest.fixture
def hand_made() -> Round:
    """Return matches in which who plays the fleet wins in six of eight seeds."""
    return round_of(
        *(
            played(seed, 0 if seed < 6 else 1, "fleet ship ship", "ship ship ship")
            for seed in range(8)
            for _ in range(2)
        )
    )


def test_a_use_is_counted_for_each_match_and_beside_its_even_share(hand_made: Round) -> None:
    fleet, ship = cards(hand_made)["fleet"], cards(hand_made)["ship"]

    assert fleet.each == 1  # of six cards in a match
    assert fleet.share.value == pytest.approx(1 / 6)
    assert fleet.multiple == pytest.approx(8 / 6)  # one of eight cards would be even
    assert ship.each == 5
    assert ship.use_mark == Mark.BEYOND, "five sixths are more than three eighths"


def test_an_effect_is_what_users_win_more_than_others(hand_made: Round) -> None:
    fleet = cards(hand_made)["fleet"]

    assert fleet.wins == (0.75, 0.25)
    assert fleet.effect is not None
    assert fleet.effect.value == 0.5
    assert fleet.effect.low < 0.5 < fleet.effect.high
    assert not fleet.by_amount


def test_what_all_use_is_compared_by_how_often(hand_made: Round) -> None:
    ship = cards(hand_made)["ship"]

    assert ship.by_amount
    assert ship.wins == (0.25, 0.75)  # three ships at a table of two and three, then two


def test_a_card_that_nobody_plays_is_marked_and_has_no_effect(hand_made: Round) -> None:
    knight = cards(hand_made)["knight"]

    assert knight.each == 0
    assert knight.use_mark > Mark.WITHIN
    assert knight.effect is None
    assert knight.share.high > 0, "eight seeds cannot tell that it is never played"


def test_few_seeds_say_nothing_about_success() -> None:
    few = round_of(*(played(seed, 0, "fleet ship", "ship ship") for seed in range(4)))

    assert cards(few)["fleet"].effect is None


def test_who_always_wins_may_still_lose() -> None:
    always = round_of(*(played(seed, 0, "fleet ship", "ship ship") for seed in range(10)))
    effect = cards(always)["fleet"].effect

    assert effect is not None
    assert effect.value == 1
    assert effect.low < 0.5, "each side may be off by 31 points after ten seeds"


def test_a_family_that_is_not_used_is_left_out(hand_made: Round) -> None:
    assert Sample(hand_made).uses(hand_made.families[1]) == []


def test_bounds() -> None:
    sure, unsure = Figure(0.55, 0.54, 0.56), Figure(0.55, 0.50, 0.60)

    assert mark_of_seat(Figure(0.53, 0.4, 0.6), 2) == Mark.WITHIN
    assert (mark_of_seat(sure, 2), mark_of_seat(unsure, 2)) == (Mark.BEYOND, Mark.PERHAPS)
    assert mark_of_use(Figure(0.029, 0.02, 0.0295), 6) == Mark.BEYOND, "below 3 %"
    assert mark_of_use(Figure(0.01, 0.01, 0.01), 48) == Mark.WITHIN, "above a third of even"
    assert mark_of_use(Figure(0.07, 0.065, 0.08), 48) == Mark.BEYOND, "above three times even"
