"""What a person is asked, until the answer is one or several actions that the rules accept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.columns import Columns

from kogge.core.error import english, shown
from kogge.core.game import NONE, Position
from kogge.core.match import Match
from kogge.core.wishes import Wisher

from .command import wishes
from .prompt import understand
from .story import Story


class Question:
    """One question to a seat; things that may come in any order are gathered until they do."""

    def __init__(self, story: Story, match: Match, seat: int) -> None:
        self.story, self.game, self.box, self.seat = story, match.game, match.box, seat
        self.screen, self.speech, self.words = story.screen, story.speech, story.words
        self.position = match.view(seat)
        self.wisher = Wisher(self.game, self.box, self.position, seat)
        self.gathers = bool(self.wisher.verb())
        self.legal = self.game.legal_actions(self.box, self.position, seat)
        self.picks: list[int] = []
        self.offers = self._offers()

    def _offers(self) -> list[int]:
        return self.wisher.offers(self.picks) if self.gathers else self.legal

    @property
    def told(self) -> list[str]:
        """What may be chosen, in words."""
        return [self._told(action) for action in self.offers]

    def _told(self, action: int) -> str:
        return self.words.action(self.position, self.seat, action)

    def show(self) -> None:
        """Show what may be chosen, numbered, and what is picked already."""
        lines = [f"{number:>2}) {text}" for number, text in enumerate(self.told, start=1)]
        self.screen.say()
        if self.picks:
            picked = ", ".join(map(self._told, self.picks))
            self.screen.say(self.speech.say("picked", actions=picked))
        self.screen.say(self.speech.say("pick-in-any-order" if self.gathers else "your-choices"))
        if self.screen.plain:
            for line in lines:
                self.screen.say(line)
        else:
            self.screen.show(Columns(lines, padding=(0, 3), column_first=True))
        self.screen.say(self.speech.say("prompt-help"), "dim")

    def take_back(self) -> bool:
        """Take the last pick back; tell whether there was one."""
        if not self.picks:
            return False
        self.picks.pop()
        self.offers = self._offers()
        return True

    def answer(self, text: str) -> list[int]:
        """Return the actions that a text asks for, in order; none if more must be said."""
        found = self._meant(text, self.offers)
        if len(found) == 1:
            return self._gather(found) if self.gathers else found
        wanted = [] if found else wishes(text, self.legal, self.words)
        if len(wanted) > 1:
            return self._gather(wanted) if self.gathers else self._order(wanted)
        if text:
            self._doubt(text, found)
        return []

    def _gather(self, wanted: Sequence[int]) -> list[int]:
        """Add picks; return all of them in order once nothing is missing."""
        picks = [*self.picks, *wanted]
        whole = self.wisher.whole(picks)
        if whole is not None:
            return whole
        if all(self.wisher.can_pick(picks[:n], picks[n]) for n in range(len(picks))):
            self.picks = picks
            self.offers = self._offers()
            self.show()
        else:
            self._trouble(wanted)
        return []

    def _order(self, wanted: Sequence[int]) -> list[int]:
        found = self.wisher.order(wanted)
        if found is None:
            self._trouble(wanted)
            return []
        return found

    def _trouble(self, wanted: Sequence[int]) -> None:
        """Say which of several wishes cannot be done, and why."""
        wish, reason, s = self.wisher.trouble(wanted)
        if reason == NONE:
            self.screen.say(self.speech.say("picks-misfit"))
            return
        self.screen.say(self.speech.say("trouble", action=self.words.action(s, self.seat, wish)))
        self._tell_reason(s, wish, reason)

    def why(self, text: str) -> None:
        """Say why something may or may not be done now."""
        if not text:
            self.screen.say(self.speech.say("why-what", example=self.told[-1]))
            return
        found = self._meant(text, range(len(self.game.actions)))
        if len(found) == 1:
            self._why(found[0])
        else:
            self._doubt(text, found)

    def _why(self, action: int) -> None:
        reason = self.game.refusal(self.box, self.position, self.seat, action)
        if reason == NONE:
            self.screen.say(self.speech.say("why-legal"))
        else:
            self._tell_reason(self.position, action, reason)

    def _tell_reason(self, s: Position, action: int, reason: int) -> None:
        figures = self.game.outlook(self.box, s, self.seat, action)
        sentence, paragraph = self.words.reason(reason, **figures)
        self.screen.say(self.speech.say("why-not", reason=sentence, paragraph=paragraph))

    def _meant(self, text: str, actions: Iterable[int]) -> list[int]:
        """Return what a text can mean: a number is always one of the list shown."""
        if text.isdecimal():
            number = int(text[:6])
            return [self.offers[number - 1]] if 1 <= number <= len(self.offers) else []
        return understand(text, actions, self.words)

    def _doubt(self, text: str, found: list[int]) -> None:
        """Say what is unclear, or why what is clear may not be done."""
        illegal = [] if found else self._meant(text, range(len(self.game.actions)))
        if len(illegal) == 1:
            self._why(illegal[0])
        elif not found:
            short = str(shown(english, text[:60]))
            count = len(self.offers)
            self.screen.say(self.speech.say("not-understood", text=short, count=count))
        else:
            names = "; ".join(map(self._told, found[:6]))
            self.screen.say(self.speech.say("did-you-mean", text=text[:60], names=names))
