"""What sets two choices apart: said in the terms of the game, and true in the lines it is from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from kogge.core import notation
from kogge.core.carrier.codec import describe
from kogge.core.carrier.lot import Lots
from kogge.core.carrier.record import words as members
from kogge.core.edition import parse
from kogge.core.error import Broken
from kogge.core.game import Game, Position
from kogge.core.game import names as numbered
from kogge.core.match import Match
from kogge.core.trace import EVERYBODY, Trace, told
from kogge.games import GAMES, find
from kogge.games.editions import own_editions, pick
from kogge.review.lines import telling as texts
from kogge.review.lines.comparing import advised, compared, turn_of
from kogge.review.lines.onward import FEWEST, KEY, Line, Onward
from kogge.review.lines.parting import Ground, chosen, differences
from kogge.review.lines.telling import Telling, tellings
from kogge.speech.grounds import Grounds, files_of
from kogge.speech.languages import LANGUAGES
from kogge.speech.messages import Messages
from kogge.speech.speech import Speech, Words

MATCHES = Path(__file__).parents[1] / "games"
FEW = 60  # decisions that are thought about
EVERY = {"visby": 4, "riga": 40, "haithabu": 70}  # decisions of which one is looked at


def stored(game: str, name: str) -> Match:
    path = MATCHES / game / "matches" / f"{name}.txt"
    return notation.read(
        path.read_text(), path.name, find, lambda of, digest: pick(own_editions(of), digest)
    )


def speaker(match: Match, seat: int, language: str) -> Grounds:
    names = [each.name for each in match.header.seats]
    return Grounds(Words(Speech(language), match.game, match.header.edition), names, seat)


# What is said, move by move of stored matches.


@pytest.mark.parametrize(
    ("game", "name", "entry", "better", "other", "english", "german"),
    [
        pytest.param(
            "riga", "2-players-riga", 142, "pay grain", "pay wine",
            "With it you let about 2.5 ducats fewer lapse than with the other choice.",
            "Damit lässt du etwa 2,5 Dukaten weniger verfallen als mit dem anderen Zug.",
            id="who pays exactly lets nothing lapse",
        ),
        pytest.param(
            "riga", "2-players", 88, "take danzig-fortress", "take row 3",
            "With it, but not with the other choice, you build the Danzig Fortress.",
            "Damit baust du Festung Danzig, mit dem anderen Zug nicht.",
            id="what is taken can be built at once",
        ),
        pytest.param(
            "haithabu", "4-players", 354, "load spices", "done",
            "With it you lose 1 good fewer to full stores than with the other choice.",
            "Damit gibst du wegen voller Lager 1 Ware weniger ab als mit dem anderen Zug.",
            id="a good on its way is not lost at the end of the round",
        ),
        pytest.param(
            "haithabu", "2-players", 291, "own d", "loan",
            "Soon after it you lose 10 points fewer for loans that are left than after the other"
            " choice.",
            "Bald darauf verlierst du für offene Schuldscheine 10 Punkte weniger als nach dem"
            " anderen Zug.",
            id="a loan costs points",
        ),
        pytest.param(
            "visby", "2-players", 14, "trade 6", "trade 3",
            "With it you get 2 seals more on the market than with the other choice.",
            "Damit erhältst du auf dem Markt 2 Siegel mehr als mit dem anderen Zug.",
            id="more wares buy more seals",
        ),
        pytest.param(
            "visby", "4-players", 40, "play ship", "play knight",
            "With it you bring home about 5 wares more from the journey than with the other"
            " choice.",
            "Damit bringst du von der Handelsfahrt etwa 5 Waren mehr heim als mit dem anderen Zug.",
            id="a ship alone at sea",
        ),
    ],
)  # fmt: skip
def test_the_first_ground_is_told_in_the_terms_of_the_game(
    game: str, name: str, entry: int, better: str, other: str, english: str, german: str
) -> None:
    match = stored(game, name).at(entry)
    seat, number = stored(game, name).entries[entry].actor, match.game.actions.number
    view = match.view(seat)
    opening = turn_of(match, view, number(better))
    found = compared(match, view, opening, number(other), 120)

    assert speaker(match, seat, "en").told(found, "far")[0] == english
    assert speaker(match, seat, "de").told(found, "far")[0] == german


def test_where_nothing_differs_a_vague_reason_says_so_and_a_plain_one_is_silent() -> None:
    voice = speaker(stored("visby", "2-players"), 0, "en")

    [sentence] = voice.told([], "far")

    assert sentence.startswith("As far as it was played on, nothing on the table differs clearly")
    assert voice.told([], "gain") == []
    assert voice.look([]) == ""


def ground(**figures: Any) -> Ground:
    usual = {"name": "completed", "seat": 0, "better": True, "good": True, "later": True}
    order = {"order": "12", "points": 3, "silver": 40}
    return Ground(**{**usual, "always": True, "which": "12", "figures": order, **figures})


@pytest.mark.parametrize(
    ("seen", "sentence"),
    [
        (ground(), "Soon after it, but not after the other choice, you complete order 12"),
        (ground(always=False), "Soon after it you complete order 12 (3 points, 40 silver), as a"),
        (ground(better=False, good=False), "In return something is forgone: soon after the other"),
        (
            ground(seat=1, better=False),
            "The other choice has its price: soon after it Berta completes order 12",
        ),
        (ground(seat=1, good=False), "In return, soon after it, Berta completes order 12"),
    ],
)
def test_what_speaks_for_a_choice_and_against_it_is_told_apart(seen: Ground, sentence: str) -> None:
    voice = speaker(stored("haithabu", "2-players"), 0, "en")

    assert voice.told([seen], "far")[0].startswith(sentence)


def test_a_coach_does_not_give_the_choice_away() -> None:
    voice = speaker(stored("haithabu", "2-players"), 0, "en")

    assert voice.look([ground()]) == (
        "Soon after the best choice you complete order 12 (3 points, 40 silver). Look for it."
    )
    assert voice.look([ground(named=True), ground(good=False)]) == ""


# Whatever is said holds.


def decisions(game: Game, every: int) -> Iterator[tuple[Match, Any, list[int]]]:
    """Yield some decisions of a stored match for three."""
    whole = stored(game.name, "3-players")
    now, count = Match(whole.header), 0
    for entry in whole.entries:
        if entry.actor >= 0 and len(actions := now.options(entry.actor)) > 2:
            count += 1
            if count % every == 0:
                yield now.copy(), now.view(entry.actor), actions
        now.repeat(entry)


class Again:
    """A line played once more, by its moves alone, from the same world."""

    def __init__(self, match: Match, view: Position, line: Line, world: int) -> None:
        self.game, self.box, self.s, trace = match.game, match.box, view.copy(), Trace.plain()
        self.game.imagine(self.box, self.s, Lots.of(KEY + b" %d" % world))
        assert line.after is not None
        self.after, self.events = line.after, list[dict[str, Any]]()
        for actor, action in line.moves:
            self.game.play(self.box, self.s, trace, actor, action)
            self.events += [
                self.game.describe_event(each)
                for each in told(trace)
                if each.audience in (EVERYBODY, view.viewer)
            ]

    def has(self, telling: Telling, found: Ground) -> float:
        """Return how much of something there is."""
        if telling.event:
            events = [
                each
                for each in self.events
                if each["event"] == telling.event and each["seat"] == found.seat
                and (not telling.is_deed or not telling.each or each[telling.each] == found.which)
            ]  # fmt: skip
            if telling.is_deed:
                return float(bool(events))
            return sum(1 if telling.sum == "*" else each[telling.sum] for each in events)
        if telling.field:
            here = describe(self.after, [telling.field])[telling.field][found.seat]
            return float(here[found.which] if found.which else here)
        lines = [0] * len(self.game.lines)
        self.game.tally(self.box, self.s, found.seat, lines)
        return lines[members(self.game.lines).index(telling.line)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_figure_that_is_named_holds_in_the_lines(game: Game) -> None:
    seen = 0
    for match, view, (one, *_, other) in decisions(game, EVERY[game.name]):
        pairs = list(Onward(game, match.box).pairs(view, [one], [other], FEW))
        assert len(pairs) >= FEWEST
        again = [
            [Again(match, view, line, world) for line in pair] for world, pair in enumerate(pairs)
        ]
        for worth, found in differences(game, match.box, pairs, view.viewer):
            seen += 1
            [telling] = [each for each in tellings(game) if each.name == found.name]
            leads = [a.has(telling, found) - b.has(telling, found) for a, b in again]
            assert (fmean(leads) > 0) == (leads[0] > 0) == found.better
            assert found.always == (len(set(leads)) == 1)
            assert found.good == (worth > 0)
            if found.amount is not None:
                assert found.amount == pytest.approx(abs(fmean(leads)))
                continue
            assert abs(fmean(leads)) >= 0.75
            shown = again[0][0 if found.better else 1].events
            event = {"event": telling.event, "seat": found.seat, **found.figures}
            assert event in shown

    assert seen > 5


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_hidden_changes_no_ground(game: Game) -> None:
    match, view, (one, *_, other) = next(decisions(game, 5))
    worlds = [view.copy(), view.copy()]
    for number, world in enumerate(worlds):
        game.imagine(match.box, world, Lots.of(bytes([number])))
    first, second = (
        compared(match, game.view(world, view.viewer), [one], other, 1) for world in worlds
    )

    assert first == second


def test_what_tells_most_comes_first_and_what_is_near_it_is_left_out() -> None:
    other = ground(which="13", figures={"order": "13", "points": 1, "silver": 20})
    taken = ground(name="took-order")

    assert chosen([(2.0, other), (5.0, ground()), (4.0, taken)]) == [ground(), other]
    assert chosen([(1.0, other), (5.0, ground())]) == [ground()]
    assert chosen([(-5.0, ground(good=False))]) == []


def test_the_score_comes_first_only_where_nothing_tells_as_much() -> None:
    score = ground(name="line-points", which="", amount=6.0, figures={"line": "points"})

    assert chosen([(3.0, score), (2.0, ground())]) == [ground()]
    assert chosen([(9.0, score), (2.0, ground())]) == [score]


def test_a_hint_comes_with_grounds_and_a_simple_bot_with_none() -> None:
    match = stored("riga", "2-players-riga").at(238)
    seat = match.mover
    found = advised(match, "alderman", match.view(seat), b"key")

    assert found.reasons
    assert found.actions[0] == found.reasons[0].action
    assert advised(match, "greedy", match.view(seat), b"key").grounds == []


# The texts beside the games.


def sample(game: Game, each: Telling) -> dict[str, Any]:
    """Return figures with which something could be told."""
    if each.line:
        return {"line": each.line}
    if each.field:
        rows = describe(game.start(game.edition.box, 2, [0, 0]), [each.field])[each.field][0]
        return {each.each: next(iter(rows))} if isinstance(rows, dict) else {}
    number = members(game.events).index(each.event)
    figures = list(game.figures.values())[number]
    return {
        name: 1 if kind is None else next(iter(numbered(kind).values())) for name, kind in figures
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whatever_can_be_told_can_be_said(game: Game, language: str) -> None:
    voice = Grounds(Words(Speech(language), game, game.edition), ["Anna", "Berta"], 0)
    own = Messages(language, lambda each: files_of(game, each))
    for each in tellings(game):
        assert each.line or own.has(f"ground-{each.name}"), each.name
        for seat in range(2 if each.others else 1):
            for better in (True, False):
                found = Ground(
                    each.name, seat, better, good=True, later=False, always=True,
                    amount=None if each.is_deed else 2.0, figures=sample(game, each),
                )  # fmt: skip
                [sentence] = voice.told([found], "far")
                assert "{" not in sentence
                assert ("Berta" in sentence) == (seat == 1), sentence


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_clause_is_there_for_nothing(game: Game) -> None:
    own = Messages("en", lambda each: files_of(game, each))

    assert set(own.names("ground-")) <= {each.name for each in tellings(game)}


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ('name = "x"\nworth = 1.0\nevent = "sunk"', "there is no 'sunk'"),
        ('name = "x"\nworth = 1.0', "names one event, one field or one line"),
        ('name = "x"\nworth = 1.0\nline = "seals"\ncolour = "red"', "there is no field 'colour'"),
    ],
)
def test_a_text_that_does_not_fit_its_game_is_refused(text: str, trouble: str) -> None:
    data = parse(f"[[telling]]\n{text}", "here")["telling"][0]

    with pytest.raises(Broken, match=trouble):
        texts.telling_of(find("visby"), data, "here")
