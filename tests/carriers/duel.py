"""The alderman as WebAssembly against the alderman of this machine: python duel.py GAME GAMES SIMS.

Both have the same simulations. It says how often they would have done the same, and what the one
in the browser's Python has won.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import PIPE, Popen

from test_carriers import HERE, HOME, ROOT, node_program
from thinker import Thinker

from kogge.arena.figures import interval


class Far:
    """The player in the other process."""

    def __init__(self, process: Popen[str]) -> None:
        self.process = process

    def say(self, *words: object) -> str:
        """Send a line, and return the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


@contextmanager
def far() -> Iterator[Far]:
    """Start the player under Node."""
    words = [HERE / "thinker.mjs", ROOT / "web", HOME, HERE.parent]
    with Popen([node_program(), *map(str, words)], stdin=PIPE, stdout=PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield Far(process)
        assert process.stdin is not None
        process.stdin.close()


def play(other: Far, game: str, seed: int, seat: int, sims: int) -> tuple[float, int, int]:
    """Play a game; return what the far player won, and how many of its choices were ours too."""
    ours, twin = (Thinker(game, seed, each, sims) for each in (1 - seat, seat))
    other.say("begin", game, seed, seat, sims)
    same = asked = 0
    while (mover := ours.match.proceed()) >= 0:
        action = int(other.say("choose")) if mover == seat else ours.choose()
        if mover == seat:
            asked += 1
            same += twin.choose() == action
        for each in (ours, twin):
            each.play(mover, action)
        other.say("play", mover, action)
    places = ours.match.game.places(ours.match.box, ours.match.position)
    return (0.5 if places[0] == places[1] else float(places[seat] < places[1 - seat])), same, asked


def main(game: str, games: str, sims: str) -> None:
    """Play each deal twice, with seats exchanged."""
    won, same, asked = list[float](), 0, 0
    with far() as other:
        for seed in range(int(games) // 2):
            pair = [play(other, game, 70_000 + seed, seat, int(sims)) for seat in (0, 1)]
            won.append(sum(share for share, _, _ in pair) / 2)
            same, asked = same + sum(p[1] for p in pair), asked + sum(p[2] for p in pair)
            low, high = interval(won)
            print(
                f"{game}: {2 * len(won)} games, {100 * sum(won) / len(won):.1f} % "
                f"({100 * low:.1f}-{100 * high:.1f}), {same} of {asked} choices the same",
                flush=True,
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
