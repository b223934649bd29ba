"""How many reasons name something on the table: hints for decisions of stored matches.

``python -m kogge.bench.grounds GAME COUNT [MATCH ...]`` prints them, from the matches named or from
those that the tests keep.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from kogge.bots.advice.adviser import WISEST
from kogge.core import notation
from kogge.core.game import Game
from kogge.core.match import Match
from kogge.games import find
from kogge.games.editions import own_editions, pick
from kogge.review.lines.comparing import TELLING, Advised, advised
from kogge.speech.grounds import Grounds
from kogge.speech.speech import Speech, Words

KEPT = Path("tests/games")


def stored(game: Game, paths: list[str]) -> list[Match]:
    """Return the matches that decisions are taken from."""
    files = sorted(map(Path, paths) if paths else (KEPT / game.name / "matches").glob("*.txt"))
    return [
        notation.read(
            path.read_bytes(), str(path), find, lambda of, digest: pick(own_editions(of), digest)
        )
        for path in files
    ]


def decisions(match: Match, count: int) -> Iterator[tuple[Match, int]]:
    """Yield a match where a seat has a choice, as often as wanted, in even steps."""
    now, asked = Match(match.header), list[int]()
    for number, entry in enumerate(match.entries):
        if entry.actor >= 0 and len(now.options(entry.actor)) > 1:
            asked.append(number)
        now.repeat(entry)
    step = max(1, len(asked) // count)
    for number in asked[step // 2 :: step][:count]:
        yield match.at(number), match.entries[number].actor


def told(match: Match, seat: int, found: Advised) -> str:
    """Return a hint in a line."""
    names = [each.name for each in match.header.seats]
    words = Words(Speech("en"), match.game, match.header.edition, names)
    view, best = match.view(seat), found.reasons[0]
    moves = [words.action(view, seat, each.action) for each in found.reasons[:2]]
    sentences = Grounds(words, names, seat).told(found.grounds, best.kind)
    return f"{' / '.join(moves)}: {best.kind}. {' '.join(sentences)}"


def main(name: str, count: str, *paths: str) -> None:
    """Print hints, and how many of their reasons name something."""
    game, asked, named = find(name), 0, 0
    matches = stored(game, list(paths))
    for match in matches:
        for now, seat in decisions(match, int(count) // len(matches)):
            found = advised(now, WISEST, now.view(seat), b"grounds")
            print(told(now, seat, found), flush=True)
            asked += found.reasons[0].kind in TELLING
            named += bool(found.grounds)
    print(f"{name}: {named} of {asked} reasons name something on the table")


if __name__ == "__main__":
    main(*sys.argv[1:])
