"""Whether everyone can use a page as it stands: the rules of axe in both themes, and its width."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

from soaking import SOAK

AXE = Axe().axe_script
TOLD = {"resultTypes": ["violations"]}  # describing all that is fine takes longer than finding it
NAMES = {"label-content-name-mismatch": {"enabled": True}}  # it is still experimental
ALL = {**TOLD, "rules": NAMES}
COLOURS = {**TOLD, "runOnly": {"type": "rule", "values": ["color-contrast"]}}  # all a theme changes
COLOURLESS = {**TOLD, "rules": {**NAMES, "color-contrast": {"enabled": False}}}
NARROW = 600  # pixels; what is narrower is a phone
WIDE = "document.documentElement.scrollWidth - innerWidth"
KNOWN = "'axe' in window"  # until another page is opened
RUN = """async (options) => {
  document.getAnimations().forEach((each) => each.finish());
  return (await axe.run(document, options)).violations;
}"""  # sending all else that it tells would take as long as finding it


def findings(page: Page, state: str = "", *, dark: bool = True) -> list[str]:
    """Return whatever would hinder a user of a page, in either theme.

    Where a state has no colours but those that are looked at elsewhere, its dark ones are left
    to `make soak`.
    """
    found = [*too_wide(page), *(in_both_themes(page) if dark or SOAK else in_the_light(page))]
    return [f"{page.url.split('/', 3)[3][:40]} {state}: {each}" for each in found]


def too_wide(page: Page) -> list[str]:
    """Return whether a page must be moved sideways to be read."""
    wide = page.evaluate(WIDE)
    return [f"{wide} too wide"] if wide > 1 else []


def in_both_themes(page: Page) -> list[str]:
    """Return what the rules find on a page: all of them in the light, its colours in the dark."""
    found = in_the_light(page)
    if is_narrow(page) and not SOAK:
        return found
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme=dark]", state="attached")
    found += [f"dark: {each}" for each in violations(page, COLOURS)]
    page.emulate_media(color_scheme="light")
    return found


def in_the_light(page: Page) -> list[str]:
    """Return what the rules find on a page as it opens.

    A phone shows the colours of the desk, and looking at them takes longest.
    """
    rules = COLOURLESS if is_narrow(page) and not SOAK else ALL
    return [f"light: {each}" for each in violations(page, rules)]


def is_narrow(page: Page) -> bool:
    """Return whether a page lies in the window of a phone."""
    return bool(page.evaluate("innerWidth") < NARROW)


def violations(page: Page, options: dict[str, Any]) -> list[str]:
    """Return what the rules find on a page."""
    if not page.evaluate(KNOWN):
        page.evaluate(AXE)
    return [
        f"{each['id']} {node['html'][:160]} {why(node)}"
        for each in page.evaluate(RUN, options)
        for node in each["nodes"][:4]
    ]


def why(node: dict[str, Any]) -> str:
    """Return what exactly is wrong with an element."""
    checks = [*node["any"], *node["all"], *node["none"]]
    return "; ".join(check["message"][:140] for check in checks[:1])


LIGHTS = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const linear = (v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const at = (n) => linear(data[n] / 255);
  const light = (n) => 0.2126 * at(n) + 0.7152 * at(n + 1) + 0.0722 * at(n + 2);
  return [...Array(data.length / 4).keys()].map((n) => light(4 * n)).sort((a, b) => a - b);
}"""  # the luminance of every pixel, the darkest first


def contrast(part: Locator, blank: Page) -> float:
    """Return how light print stands out from its darker ground, as it is seen.

    For what axe does not look at: print that is hidden from screen readers, or dimmed by a filter.
    The picture is looked at on a blank page.
    """
    lights = blank.evaluate(LIGHTS, b64encode(part.screenshot()).decode())
    ground, print_ = lights[len(lights) // 2], lights[-1]
    return float((print_ + 0.05) / (ground + 0.05))
