"""The picture at the head of a page: gables of a town behind the waves, printed in few tones."""

from __future__ import annotations

from random import Random

WIDE, HIGH, WATER = 1600, 74, 54  # and where the water begins
STEPS = 3  # of a gable, on either side


def shore() -> str:
    """Return a row of stepped gables and two rows of waves, always the same."""
    luck, x, town = Random(7), 0, []  # noqa: S311  it only draws a picture
    while x < WIDE:
        wide, tall = luck.randrange(28, 52, 4), luck.randrange(16, 44, 2)
        town.append(gable(x, wide, tall, luck.choice(("town", "town2"))))
        x += wide + luck.choice((0, 0, 2, 10))
    water = waves(WATER, 40, "wave") + waves(WATER + 9, 56, "wave2")
    view = f'viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMax slice"'
    return f'<svg class="shore" {view} aria-hidden="true">{"".join(town)}{water}</svg>'


def gable(x: int, wide: int, tall: int, kind: str) -> str:
    """Return a house with steps up to its ridge, and a window."""
    foot, step, rise = WATER + 6, wide / (2 * STEPS + 1), 4
    top = foot - tall
    path = [f"M{x} {foot}V{top}"]
    path += [f"h{step:.1f}v{-rise}"] * STEPS + [f"h{step:.1f}v{rise}"] * STEPS
    house = f'<path class="{kind}" d="{"".join(path)}h{step:.1f}V{foot}z"/>'
    middle = x + wide / 2
    return f'{house}<rect class="window" x="{middle - 2:.1f}" y="{top + 2}" width="4" height="6"/>'


def waves(y: int, length: int, kind: str) -> str:
    """Return a row of waves down to the lower edge."""
    crest = f"q{length / 4:g} -6 {length / 2:g} 0t{length / 2:g} 0"
    count = WIDE // length + 1
    return f'<path class="{kind}" d="M0 {y}{crest * count}V{HIGH}H0z"/>'
