"""The workshop: matches are looked at one after the other, by as many workers as there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import replace
from functools import partial

from kogge.arena.workers import cores, workers
from kogge.core.game import Game
from kogge.games import find

from ..puzzle import Puzzle
from ..stock import Stock
from ..themes import theme_of
from .search import puzzles

AHEAD = 4  # matches given out at a time, for each worker: so that stopping wastes little
MATCHES = 500  # to look at for each puzzle that is wanted, at most
VARIED = 6  # puzzles of one theme that may come before any other: later, half of all at most

Found = tuple[int, list[Puzzle]]  # the seed of a match, and what is in it


def searched(start: Stock, count: int, jobs: int) -> Generator[Stock]:
    """Yield the stock after each match that was looked at, until it holds enough."""
    puzzles = tuple(each for each in start.puzzles if each.seed <= start.looked)
    now = replace(start, puzzles=puzzles)
    first = now.looked + 1
    seeds = range(first, first + MATCHES * max(0, count - len(puzzles)))
    with closing(looked_at(now.game, seeds, jobs)) as found:
        for seed, fresh in found:
            more = now.puzzles + tuple(varied(now, fresh))
            now = replace(
                now, looked=seed if len(more) <= count else seed - 1, puzzles=more[:count]
            )
            yield now
            if len(now.puzzles) == count:
                return


def varied(now: Stock, fresh: Iterable[Puzzle]) -> list[Puzzle]:
    """Leave out what looks like one of the puzzles, or has the theme of half of them."""
    themes = Counter(theme_of(now.game, each.answer).name for each in now.puzzles)
    most = VARIED + len(now.puzzles) // 2
    new = {each.look: each for each in fresh}
    for each in now.puzzles:
        new.pop(each.look, None)
    return [each for each in new.values() if themes[theme_of(now.game, each.answer).name] < most]


def looked_at(game: Game, seeds: range, jobs: int) -> Generator[Found]:
    """Yield what each match holds, in the order of their seeds; 0 jobs stand for all processors."""
    count, task = jobs or cores(), partial(_look, game.name)
    if count == 1:
        yield from map(task, seeds)
        return
    with workers(count) as pool:
        for start in range(0, len(seeds), count * AHEAD):
            yield from pool.map(task, seeds[start : start + count * AHEAD])


def _look(name: str, seed: int) -> Found:
    return seed, puzzles(find(name), seed)
