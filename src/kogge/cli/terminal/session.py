"""A match at the keyboard: asking people, letting bots choose, reporting what happens."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from time import monotonic

from kogge.bots.bot import Bot, make
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.level import NAMES
from kogge.core.error import Broken
from kogge.core.game import CHANCE, NOBODY
from kogge.core.wishes import Plan
from kogge.speech.speech import Speech

from .cast import Cast
from .hint import adviser, hint
from .looking import look_up
from .prompt import COMMANDS, command, offer_completion
from .question import Question
from .save import Save
from .screen import Screen
from .story import Story
from .workshop import Workshop

PATIENCE = 3.0  # seconds: no level thinks longer, so code must be compiling
PAUSE = 1.0  # seconds of bots' play that need not be stored
NEWS = 5  # draws after which the table is shown again


class Session:
    """A match at the keyboard, until it ends or is left."""

    def __init__(self, speech: Speech, screen: Screen, stored: Save, *, quiet: bool) -> None:
        self.speech, self.screen, self.stored, self.quiet = speech, screen, stored, quiet
        self.match, self.people = stored.match, stored.people
        self.story = Story(speech, screen, self.match)
        self.workshop = Workshop(self.match.game)
        self.cast = Cast(self.story, self.workshop, patient=not self.people)
        self.bots: dict[tuple[int, int], Bot] = {}  # the bots that think, by seat and turn
        self.confirm = self.match.game.wishes.confirm
        self.waiting: dict[int, list[int]] = defaultdict(list)  # the rest of a longer command
        self.later: dict[int, list[int]] = defaultdict(list)  # its part that awaits a card or die
        self.picks: Sequence[int] = ()  # named in it, but too few: for the next question
        self.commands: list[int] = []  # after how many entries each line was typed
        self.fresh = True  # nothing has been shown yet
        self.stored_at = monotonic()
        self.holder = NOBODY  # the seat that has the keyboard, where several share it
        self.at_keyboard = min(self.people) if len(self.people) == 1 else NOBODY

    def run(self) -> bool:
        """Play until the end; return False if it was left before."""
        if not self.quiet:
            digest = self.match.header.commitment[:16]
            self.screen.say(self.speech.say("commitment", digest=digest), "dim")
            self._introduce()
        try:
            with closing(self.workshop):
                self._play()
        except (KeyboardInterrupt, EOFError):
            if not self.people:
                raise
            self.stored.leave()
            self.screen.say()
            self.screen.say(self.speech.say("saved", command=program()))
            return False
        return True

    def _play(self) -> None:
        self.cast.announce()
        while (seat := self.match.mover) != NOBODY:
            if seat == CHANCE:
                self.match.draw()
            elif seat not in self.people:
                self.match.play(seat, self._bot(seat))
            elif not self._person(seat):
                continue
            if self._is_due(seat):
                self.save()
            if not self.quiet:
                self.story.events(self.match.events(self.at_keyboard))

    def _is_due(self, seat: int) -> bool:
        """Return whether to store the match now, after a seat or chance has acted.

        What bots and chance do between two choices of people would come about in the same way
        again: it is stored with the next one, or if it takes them long.
        """
        mover = self.match.mover
        people = seat in self.people or mover in self.people or mover == NOBODY
        return people or monotonic() - self.stored_at > PAUSE

    def _introduce(self) -> None:
        """Describe in a line each how the levels that sit here play."""
        for bot in dict.fromkeys(seat.bot for seat in self.match.header.seats):
            if bot in NAMES:
                name, about = self.speech.say(f"bot-{bot}"), self.speech.say(f"bot-{bot}-about")
                self.screen.say(self.speech.say("level", name=name, about=about), "dim")

    def save(self, *, first: bool = False) -> None:
        """Store the match, then its log; failing to write the log does not stop the game."""
        if first and self.stored.log is not None:
            self.stored.write_log()
        self.stored_at = monotonic()
        self.stored.write()
        try:
            self.stored.write_log()
        except Broken as error:
            sentence = self.speech.error(error)
            self.screen.say(self.speech.say("log-lost", sentence=sentence))
            self.stored.log = None

    def _bot(self, seat: int) -> int:
        """Let a bot choose; it stays for the turn, since its budget is per turn."""
        match, view = self.match, self.match.view(seat)
        assert match.seed is not None
        turn = eye_of(match.game).turn(view)
        if (seat, turn) not in self.bots:
            key = match.seed.key(f"bot {seat} {turn}")  # a resumed game goes on in the same way
            bot = make(self.cast.bot(seat), match.game, match.box, key)
            self.bots = {(seat, turn): bot}
        with self._patience():
            return self.bots[seat, turn].choose(view)

    def _patience(self) -> AbstractContextManager[None]:
        """Say that bots are being compiled if they take longer than they ever think."""
        if self.quiet:
            return nullcontext()
        return self.screen.excuse(PATIENCE, self.speech.say("compiling"))

    def _hint(self, seat: int) -> None:
        wisest = adviser(self.match.game)
        name = self.workshop.fit(wisest)
        if name != wisest:
            bot = self.speech.say(f"bot-{wisest}")
            self.screen.say(self.speech.say("hint-waiting", bot=bot), "dim")
        with self._patience():
            hint(self.story, seat, name)

    def _person(self, seat: int) -> bool:
        """Ask a person; return whether an action was played."""
        name, forced = self.story.names[seat], self.match.forced(seat)
        if self.waiting[seat]:
            self.match.play(seat, self.waiting[seat].pop(0))
            return True
        if forced is not None and self.match.game.actions[forced].verb not in self.confirm:
            action = self.story.words.action(self.match.position, seat, forced)
            if self.at_keyboard == seat:
                self.screen.say(self.speech.say("only-choice", name=name, action=action))
            self.match.play(seat, forced)
            return True
        self._hand_over(seat, name)
        if self._is_news(seat):
            self.later[seat].clear()  # what waited belonged to an earlier turn
            self.story.table(seat)
        self.fresh = False
        return self._ask(seat)

    def _is_news(self, seat: int) -> bool:
        """Return whether the table should be shown: not within a turn, whose effects are known."""
        chosen = [entry for entry in self.match.entries if entry.actor != CHANCE]
        if self.fresh or not chosen or chosen[-1].actor != seat or self._drew_much():
            return True
        return self.match.game.actions[chosen[-1].action].verb in self.confirm

    def _drew_much(self) -> bool:
        """Return whether chance has just changed the table, as at the end of a round."""
        since = 0
        for entry in reversed(self.match.entries):
            if entry.actor != CHANCE:
                break
            since += 1
        return since > NEWS

    def _hand_over(self, seat: int, name: str) -> None:
        """Hide the screen from the next person at a shared keyboard, and show what has happened."""
        if len(self.people) > 1 and seat != self.holder and self.match.game.open:
            self.screen.say(self.speech.say("your-turn", name=name), "bold")
        elif len(self.people) > 1 and seat != self.holder:
            self.screen.clear()
            self.screen.say(self.speech.say("hand-over", name=name))
            typed("")
            self.screen.clear()
            self.story.news(seat)
            self.fresh = True
        self.holder = seat

    def _ask(self, seat: int) -> bool:
        """Read lines until one of them is an action, or changes whose turn it is."""
        question = Question(self.story, self.match, seat)
        if self.later[seat] and self._goes_on(question):
            return True
        laid, self.picks = question.lay(self.picks), ()
        if laid.actions:
            self._follow(seat, laid)
            return True
        question.show()
        self._complete(question)
        while True:
            name = self.story.names[seat]
            line = typed(f"{self.speech.say('prompt', name=name)} ")
            verb, rest = command(line)
            if verb == "undo":
                if question.take_back():
                    question.show()
                elif self._undo(seat):
                    return False
            elif verb == "quit":
                raise EOFError
            elif verb:
                self._serve(verb, rest, question)
            elif (plan := question.answer(rest)).actions:
                self.commands.append(len(self.match.entries))
                self._follow(seat, plan)
                return True

    def _follow(self, seat: int, plan: Plan) -> None:
        """Play the first action of a plan, and remember the rest."""
        self.picks, self.waiting[seat] = plan.picks, plan.actions[1:]
        self.later[seat] = list(plan.later) or self.later[seat]
        self.match.play(seat, plan.actions[0])

    def _goes_on(self, question: Question) -> bool:
        """Go on with a line that had to wait for a card or a die."""
        later, self.later[question.seat] = self.later[question.seat], []
        plan = question.go_on(later)
        if plan is None:
            self.later[question.seat] = later
        elif plan.actions:
            self._follow(question.seat, plan)
            return True
        return False

    def _complete(self, question: Question) -> None:
        actions = self.match.game.actions
        spellings = [spelling for each in COMMANDS.values() for spelling in each]
        names = [actions.name(action) for action in question.offers]
        candidates = [*question.told, *names, *spellings]
        offer_completion(candidates, remember=len(self.people) == 1)

    def _serve(self, verb: str, rest: str, question: Question) -> None:
        """Run a command that changes nothing."""
        if verb == "help":
            self.story.help()
        elif verb == "hint":
            self._hint(question.seat)
        else:
            look_up(verb, rest, question)

    def _undo(self, seat: int) -> bool:
        """Take back the last line typed at this keyboard; the notes say who asked for it."""
        start = self._last_line()
        if start is None:
            self.screen.say(self.speech.say("undo-nothing"))
            return False
        try:
            self.match.undo(start, self.story.names[seat])
        except Broken:
            self.screen.say(self.speech.say("undo-known"))
            return False
        self.screen.say(self.speech.say("undone"))
        self.save()
        self.fresh, self.picks = True, ()
        self.later.clear()
        return True

    def _last_line(self) -> int | None:
        """Return where the last line began, or after a pause the last free choice."""
        while self.commands:
            start = self.commands.pop()
            if start < len(self.match.entries):
                return start
        for start in range(len(self.match.entries) - 1, -1, -1):
            actor = self.match.entries[start].actor
            if actor in self.people and self.match.at(start).forced(actor) is None:
                return start
        return None


def typed(prompt: str) -> str:
    """Read a line; a closed input means that no more will come."""
    if sys.stdin is None:
        raise EOFError
    return input(prompt)


def program() -> str:
    """Return the command as it was typed, for hints that can be copied."""
    name = Path(sys.argv[0])
    if name.name == "__main__.py":
        return f"{Path(sys.executable).name} -m kogge"
    near = Path.cwd() / ".venv" / "bin" / name.name
    return ".venv/bin/kogge" if near == name.absolute() else name.name
