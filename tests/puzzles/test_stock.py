"""The puzzles that come with the program: each can be played, and says what it claims."""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import islice

import pytest

from kogge.bots.level import NAMES as LEVELS
from kogge.core.error import Broken
from kogge.core.game import NONE, Game
from kogge.games import GAMES, find
from kogge.puzzles.attempt import attempt, played_out
from kogge.puzzles.finding.proof import CLEAR, judged, solved
from kogge.puzzles.finding.search import MISSES
from kogge.puzzles.kin import families, following, look_of
from kogge.puzzles.puzzle import FINDS, Puzzle, read, scene, written
from kogge.puzzles.stock import empty, parsed, puzzle_of, stock, told
from kogge.puzzles.themes import theme_of, themes
from kogge.review.grades import SURE
from kogge.speech.languages import LANGUAGES

SOAK = bool(os.environ.get("KOGGE_SOAK"))
WANTED = 150  # puzzles of every game
EVERY = 1 if SOAK else 5  # puzzles of which one is played here
PROVEN = 12 if SOAK else 3  # puzzles that are solved again
JUDGED = 4 if SOAK else 1  # puzzles that are searched again: deep searches take seconds


def some(game: Game) -> list[tuple[int, Puzzle]]:
    return list(islice(enumerate(stock(game), start=1), 0, None, EVERY))


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_every_puzzle_claims_a_clear_answer_that_a_journeyman_misses(game: Game) -> None:
    assert stock(game)
    for puzzle in stock(game):
        assert puzzle.margin >= CLEAR
        assert puzzle.margin > SURE * puzzle.error
        assert puzzle.levels[LEVELS.index(MISSES)] < FINDS
        assert puzzle.answer not in puzzle.losses
        assert min(puzzle.losses.values()) >= puzzle.margin, "every other choice costs as much"
        assert puzzle.line[0] == (puzzle.seat, puzzle.answer)
        assert puzzle.why[0].action == puzzle.answer
        assert puzzle.proven == (game.name == "visby")


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_no_two_puzzles_of_the_stock_look_alike(game: Game) -> None:
    assert len({puzzle.look for puzzle in stock(game)}) == len(stock(game)) >= WANTED


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_a_puzzle_is_laid_asked_and_played_out(game: Game) -> None:
    for _, puzzle in some(game):
        match = scene(game, puzzle)
        options = match.options(puzzle.seat)
        assert match.mover == puzzle.seat
        assert match.refusal(puzzle.seat, puzzle.answer) == NONE
        assert set(options) == {puzzle.answer, *puzzle.losses}
        assert attempt(game, puzzle, [puzzle.answer]).solved
        tried = attempt(game, puzzle, [min(puzzle.losses)])
        assert (tried.solved, tried.refused) == (False, False)
        assert tried.loss == puzzle.losses[min(puzzle.losses)]
        assert len(played_out(game, puzzle).entries) == len(puzzle.line)
        assert len(match.entries) == 0, "a scene is laid anew for everybody"


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_a_puzzle_knows_its_look(game: Game) -> None:
    for _, puzzle in some(game):
        assert look_of(scene(game, puzzle)) == puzzle.look


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_in_a_sitting_no_two_puzzles_in_a_row_are_alike(game: Game) -> None:
    puzzles, tries, last = stock(game), dict[int, bool](), 0
    families_met = list[int]()
    for _ in range(len(set(families(game).values()))):
        number = following(game, tries, last)
        assert number not in tries
        if last:
            before, now = puzzles[last - 1], puzzles[number - 1]
            assert before.seed != now.seed
            assert before.look != now.look
        families_met.append(families(game)[number])
        tries[number], last = True, number
    assert len(set(families_met)) == len(families_met), "what is new comes first"


def test_when_all_were_tried_what_was_missed_comes_again() -> None:
    game = find("riga")
    tries = dict.fromkeys(range(1, len(stock(game)) + 1), True) | {40: False}

    assert following(game, tries, last=2) == 40
    assert following(game, tries | {40: True}, last=2) == 3


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_a_puzzle_is_the_same_when_it_is_read_again(game: Game) -> None:
    for number, puzzle in some(game):
        assert read(game, written(game, puzzle), "again") == puzzle
        assert puzzle_of(game, number) == puzzle


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_every_action_has_a_theme_in_every_language(game: Game) -> None:
    for action in range(len(game.actions)):
        theme = theme_of(game, action)
        assert all(theme.title[each] and theme.about[each] for each in LANGUAGES)
    names = [theme.name for theme in themes(game)]
    assert len(set(names)) == len(names)


def test_proofs_in_visby_hold() -> None:
    game = find("visby")
    for puzzle in stock(game)[:PROVEN]:
        proof = solved(scene(game, puzzle))
        assert proof is not None
        assert (proof.answer, proof.exact) == (puzzle.answer, True)
        assert proof.margin == pytest.approx(puzzle.margin, abs=0.001)


@pytest.mark.parametrize("name", ["riga", "haithabu"] if SOAK else ["riga"])
def test_margins_hold(name: str) -> None:
    game = find(name)
    for puzzle in stock(game)[:JUDGED]:
        proof = judged(scene(game, puzzle))
        assert proof is not None
        assert proof.answer == puzzle.answer
        assert proof.margin == pytest.approx(puzzle.margin, abs=2 * SURE * puzzle.error)


def test_what_is_no_stock_is_refused_with_its_place() -> None:
    game, other = find("visby"), find("riga")
    text = told(replace(empty(game, 1), puzzles=tuple(stock(game)[:2])))

    assert parsed(game, text, "here").puzzles == tuple(stock(game)[:2])
    for broken in ("", "{}", "[1]", "nonsense"):
        with pytest.raises(Broken, match=r"^here:1: is no list of puzzles"):
            parsed(game, broken, "here")
    with pytest.raises(Broken, match="of another game"):
        parsed(other, text, "here")
    with pytest.raises(Broken, match=r"^here:3: is no puzzle"):
        parsed(game, text.replace('"answer":', '"anwser":').replace("anwser", "answer", 1), "here")
    with pytest.raises(Broken, match="there is no puzzle 0"):
        puzzle_of(game, 0)
