"""What a person is asked, until the answer is one or several actions that the rules accept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.columns import Columns

from kogge.core.error import english, shown
from kogge.core.game import NONE, Position
from kogge.core.match import Match
from kogge.core.wishes import Plan, Trouble, Wisher
from kogge.speech.line import wishes
from kogge.speech.meaning import named

from .story import Story


class Question:
    """One question to a seat; things that may come in any order are gathered until they do.

    What more may be put before, like a building on a bill, is held back as a draft meanwhile.
    """

    def __init__(self, story: Story, match: Match, seat: int) -> None:
        self.story, self.game, self.box, self.seat = story, match.game, match.box, seat
        self.screen, self.speech, self.words = story.screen, story.speech, story.words
        self.position = match.view(seat)
        self.wisher = Wisher(self.game, self.box, self.position, seat)
        self.gathering = self.wisher.gathering()
        self.gathers = bool(self.gathering.verb)
        self.legal = self.game.legal_actions(self.box, self.position, seat)
        self.picks: list[int] = []
        self.draft: list[int] = []
        self.offers = self._offers()

    def _offers(self) -> list[int]:
        if not self.gathers:
            return sorted({*self.legal, *self.wisher.joining(self.draft)})
        closed = self.gathering.closed(self.picks)
        return [*self.gathering.offers(self.picks), *(closed[-1:] if closed else ())]

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
        if self.gathers:
            self._show_wanted()
        if self.picks or self.draft:
            told = ", ".join(map(self._told, self.picks or self.draft))
            self.screen.say(self.speech.say("picked", actions=told))
        self.screen.say(self.speech.say("pick-in-any-order" if self.gathers else "your-choices"))
        if self.screen.plain:
            for line in lines:
                self.screen.say(line)
        else:
            self.screen.show(Columns(lines, padding=(0, 3), column_first=True))
        self.screen.say(self.speech.say("prompt-help"), "dim")

    def _show_wanted(self) -> None:
        """Tell what is wanted in all, and how much of it is picked."""
        figures = self.game.outlook(self.box, self.position, self.seat, self.legal[0])
        each = [self.game.outlook(self.box, self.position, self.seat, n) for n in self.picks]
        picked = {"picks": len(each), "picked": sum(one.get("worth", 0) for one in each)}
        asked = self.words.say(f"ask-{self.gathering.verb}", **figures, **picked)
        self.screen.say(asked, "bold")

    def take_back(self) -> bool:
        """Take the last pick back; tell whether there was one."""
        if self.draft:
            self._sketch(self.draft[:-1])
            return True
        if not self.picks:
            return False
        self.picks.pop()
        self.offers = self._offers()
        return True

    def _sketch(self, draft: list[int]) -> None:
        """Hold wishes back, and ask as if they were done."""
        self.draft = draft
        self.position = self.wisher.after(self.wisher.view, *(self.wisher.order(draft) or ()))
        self.legal = self.game.legal_actions(self.box, self.position, self.seat)
        self.offers = self._offers()

    def lay(self, picks: Sequence[int]) -> Plan:
        """Begin with what was named in an earlier line; return what need not be asked for."""
        if picks and not self.gathers:
            return self._order(picks)
        for pick in picks:
            if self.gathering.holds([*self.picks, pick]):
                self.picks.append(pick)
        self.offers = self._offers()
        return Plan([])

    def answer(self, text: str) -> Plan:
        """Return the actions that a text asks for, in order; none if more must be said."""
        found = self._meant(text, self.offers)
        wanted = found if len(found) == 1 else []
        if not found:
            wanted = wishes(text, self.legal, self.words)
        if wanted:
            return self._gather(wanted) if self.gathers else self._compose(wanted)
        if text:
            self._doubt(text, found)
        return Plan([])

    def _compose(self, wanted: list[int]) -> Plan:
        """Add wishes to the draft, and ask on if that could go on."""
        before, known = self.draft, len(wanted) == 1 and wanted[0] in self.legal
        if known and not before and not self._holds(wanted):
            return Plan(wanted)
        plan = self._order([*before, *wanted])
        if self.draft is not before:
            self.show()
        return plan

    def _holds(self, wanted: Sequence[int]) -> bool:
        """Return whether something may still be named before the last wish."""
        return self.game.actions[wanted[-1]].verb in self.game.wishes.held

    def _gather(self, wanted: Sequence[int]) -> Plan:
        """Add picks; return all of them in order once nothing is missing, or the set is ended."""
        if self.game.actions[wanted[-1]].verb == self.game.wishes.closing:
            closed = self.gathering.closed([*self.picks, *wanted[:-1]])
            if closed is None:
                self._tell_trouble(self.wisher.trouble(wanted))
            return Plan(closed or [])
        picks = [*self.picks, *wanted]
        whole = self.gathering.whole(picks)
        if whole is not None:
            return Plan(whole)
        if self.gathering.holds(picks):
            self.picks = picks
            self.offers = self._offers()
            self.show()
        else:
            self._tell_trouble(self.wisher.trouble(picks))
        return Plan([])

    def _order(self, wanted: Sequence[int]) -> Plan:
        """Order wishes; things of a set that is not complete are kept for the next question."""
        plan = self.wisher.plan(wanted)
        if plan is None:
            self._tell_trouble(self.wisher.trouble(wanted))
            return Plan([])
        return self._hold(wanted, plan)

    def _hold(self, wanted: Sequence[int], plan: Plan) -> Plan:
        """Do a line but for its end, to which something could be added: that becomes the draft."""
        tail = len(wanted)
        while tail and self._holds(wanted[:tail]):
            tail -= 1
        if plan.picks or plan.later or tail == len(wanted):
            return plan
        if tail:
            return Plan(self.wisher.order(wanted[:tail]) or [], picks=wanted[tail:])
        before = self.draft
        self._sketch(list(wanted))
        if len(self.offers) > 1:
            return Plan([])
        self._sketch(before)  # there is nothing to add
        return plan

    def go_on(self, later: Sequence[int]) -> Plan | None:
        """Return what an earlier line still wants, or None if it has to wait; tell what fails."""
        plan = self.wisher.plan(later)
        if plan is not None:
            return plan
        trouble = self.wisher.trouble(later)
        if trouble.wish == later[0] and trouble.reason in self.game.wishes.unready:
            return None
        self._tell_trouble(trouble)
        return Plan([])

    def _tell_trouble(self, trouble: Trouble) -> None:
        """Say which of several wishes cannot be done, and why."""
        if trouble.reason == NONE:
            self.screen.say(self.speech.say("picks-misfit"))
            return
        told = self.words.action(trouble.position, self.seat, trouble.wish)
        self.screen.say(self.speech.say("trouble", action=told))
        self._tell_reason(trouble.position, trouble.wish, trouble.reason)

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
        if reason == NONE or action in self.offers:
            self.screen.say(self.speech.say("why-legal"))
        elif self.picks and reason in self.game.wishes.later:
            self.screen.say(self.speech.say("picks-misfit"))
        else:
            self._tell_reason(self.position, action, reason)

    def _tell_reason(self, s: Position, action: int, reason: int) -> None:
        figures = self.words.outlook(s, self.seat, action)
        sentence, paragraph = self.words.reason(reason, action, **figures)
        self.screen.say(self.speech.say("why-not", reason=sentence, paragraph=paragraph))

    def _meant(self, text: str, actions: Iterable[int]) -> list[int]:
        """Return what a text can mean: a number is always one of the list shown."""
        if text.isdecimal():
            number = int(text[:6])
            return [self.offers[number - 1]] if 1 <= number <= len(self.offers) else []
        return named(text, self.offers, actions, self.words, self.position, self.seat)

    def _doubt(self, text: str, found: list[int]) -> None:
        """Say what is unclear, or why what is clear may not be done."""
        every: Iterable[int] = range(len(self.game.actions))
        if self.gathers:
            every = [n for n in every if self.game.actions[n].verb == self.gathering.verb]
        illegal = [] if found else self._meant(text, every)
        if len(illegal) == 1:
            self._why(illegal[0])
        elif not found:
            short = str(shown(english, text[:60]))
            count = len(self.offers)
            self.screen.say(self.speech.say("not-understood", text=short, count=count))
        else:
            names = "; ".join(map(self._told, found[:6]))
            self.screen.say(self.speech.say("did-you-mean", text=text[:60], names=names))
