"""What is heard goes with what is shown: its wave, and the step on the page when it began."""

from __future__ import annotations

from typing import NamedTuple

from chromium import QUICK, bots, visiting
from playwright.sync_api import Browser, Page, expect
from said import said
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
RECORD = f"""async () => {{
  const steps = window.heardAt;
  const wave = (await window.offline.startRendering()).getChannelData(0);
  window.tape();
  window.heardAt = [];
  const early = wave.slice(0, {RATE // 10});
  return [
    steps,
    wave.reduce((peak, each) => Math.max(peak, Math.abs(each)), 0),
    (wave.findLastIndex((each) => Math.abs(each) > 0.004) + 1) / {RATE},
    early.filter((each, n) => n > 0 && early[n - 1] <= 0 && each > 0).length * 10,
  ];
}}"""
NEXT = "(shown) => document.querySelector(`[data-playing*='.']`)?.dataset.playing !== shown"
SOUNDED = "window.heardAt.length > 0"


class Wave(NamedTuple):
    """What lies on a tape."""

    steps: set[str]  # on the page when it began to sound
    peak: float
    length: float  # seconds
    pitch: float  # how often a second it rises through its middle, early on


def record(page: Page) -> Wave:
    """Take what has sounded since the last time."""
    steps, *heard = page.evaluate(RECORD)
    return Wave(set(steps), *heard)


def kind_of(sentence: str) -> str:
    """Return what a step of Visby ought to sound like, by what is said of it."""
    if said("visby-say-up") in sentence:
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
        while page.locator(PLAYING).count():
            shown = page.locator(PLAYING).first.get_attribute("data-playing")
            kind = kind_of(page.locator(".say h2").first.text_content() or "")
            if kind:
                page.wait_for_function(SOUNDED)
            wave = record(page)
            assert wave.steps <= {shown, ""}, "a sound belongs to the step that is shown"
            if kind:
                assert 0.02 < wave.peak <= 1
                heard[kind] = wave
            page.keyboard.press("Space")
            page.wait_for_function(NEXT, arg=shown)

        assert heard["brass"].length < 0.3
        assert 250 < heard["brass"].pitch < 450, "a low tone"
        assert heard["knocks"].pitch > 1000, "wood has no tone"
        assert 0.02 < heard["knocks"].length < 0.3
