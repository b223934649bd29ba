"""What is heard goes with what is shown: its wave, and the step on the page when it began."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from chromium import QUICK, bots, visiting
from playwright.sync_api import Browser, Page, expect
from served import Server

STEPWISE = QUICK.replace('"motion": "none"', '"motion": "quick", "stepwise": true').replace(
    '"sound": false', '"sound": true, "volume": 1'
)
PLAYING = "[data-playing*='.']:visible"
RATE = 22_050
STUDIO = f"""
  window.heardAt = [];
  window.tape = () => (window.offline = new OfflineAudioContext(1, {2 * RATE}, {RATE}));
  window.tape();
  const step = () => document.querySelector("[data-playing*='.']")?.dataset.playing ?? "";
  window.AudioContext = class {{
    constructor() {{
      return new Proxy({{}}, {{ get: (_, name) => {{
        if (name === "createGain") window.heardAt.push(step());
        const found = window.offline[name];
        return typeof found === "function" ? found.bind(window.offline) : found;
      }} }});
    }}
  }};
"""  # whatever a page would sound lies on a tape that can be changed
RECORD = """async () => {
  const steps = window.heardAt;
  const wave = await window.offline.startRendering();
  window.tape();
  window.heardAt = [];
  return [steps, [...wave.getChannelData(0)]];
}"""


class Wave(NamedTuple):
    """What lies on a tape."""

    steps: set[str]  # on the page when it began to sound
    peak: float
    length: float  # seconds
    pitch: float  # how often a second it rises through its middle, early on


def record(page: Page) -> Wave:
    """Take what has sounded since the last time."""
    steps, samples = page.evaluate(RECORD)
    loud = [n for n, each in enumerate(samples) if abs(each) > 0.004]
    early = samples[: RATE // 10]
    rises = sum(1 for one, next_ in pairwise(early) if one <= 0 < next_)
    peak = max(map(abs, samples))
    return Wave(set(steps), peak, (loud[-1] / RATE if loud else 0), rises * 10)


def kind_of(sentence: str) -> str:
    """Return what a step of Visby ought to sound like, by what is said of it."""
    if "All cards are up" in sentence:
        return "knocks"
    return "brass" if "taken" in sentence and "seal" in sentence else ""


def test_every_step_sounds_when_it_is_shown(browser: Browser, site: Server) -> None:
    with visiting(browser, site, settings=STEPWISE) as anna:
        anna.context.add_init_script(STUDIO)
        anna.open_table("visby", bots(3))
        page, heard = anna.page, dict[str, Wave]()
        page.locator("[data-card=troops]").click()
        record(page)
        page.locator("[data-confirm]").click()
        expect(page.locator(".oak")).to_be_visible()
        page.wait_for_timeout(200)
        while page.locator(PLAYING).count():
            shown = page.locator(PLAYING).first.get_attribute("data-playing")
            kind = kind_of(page.locator(".say h2").first.text_content() or "")
            wave = record(page)
            assert wave.steps <= {shown, ""}, "a sound belongs to the step that is shown"
            if kind:
                assert 0.02 < wave.peak <= 1
                heard[kind] = wave
            page.keyboard.press("Space")
            page.wait_for_timeout(50)

        assert heard["brass"].length < 0.3
        assert 250 < heard["brass"].pitch < 450, "a low tone"
        assert heard["knocks"].pitch > 1000, "wood has no tone"
        assert 0.02 < heard["knocks"].length < 0.3
