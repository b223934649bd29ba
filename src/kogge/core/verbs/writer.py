"""Writes the rules that follow from verbs, as the text of Python functions.

A text of plain comparisons compiles fastest and runs fastest, interpreted too: functions that are
handed around as values cost numba a type each, and Python a call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import signature
from math import prod
from typing import Any

from ..carrier.bits import first, without_first
from ..carrier.room import blank
from .answers import NONE, NOT_ASKED
from .asking import CHANCE, IsAsked, all_asked, first_asked
from .verb import Use, Verb

Lines = list[str]
Span = tuple[int, int, Lines]  # numbers from, up to but not including, and what to do for them

# Names that the text itself uses: its rules, what they are given, and what they count.
TAKEN = (
    *("is_drawing", "is_asked", "mover", "together", "why_not", "refusal", "legal", "chance"),
    *("play", "figures", "box", "s", "trace", "seat", "action", "mask", "weight"),
    *("phase", "ways", "rest", "allowed"),
)


class Writer:
    """Writes rules, and collects the functions that they call."""

    def __init__(
        self,
        verbs: Sequence[Verb],
        draws: Sequence[Verb],
        chooses: IsAsked,
        not_now: int,
        follow: Callable[..., None] | None,
    ) -> None:
        self.verbs, self.draws, self.not_now, self.follow = verbs, draws, not_now, follow
        self.scope: dict[str, Any] = {
            "blank": blank, "first": first, "without_first": without_first,
        }  # fmt: skip
        self.asked = self.name(chooses)
        self.foremost = self.name(first_asked(chooses))
        self.everyone = self.name(all_asked(chooses))
        self.drawing = f"{_bits(phase for each in draws for phase in each.phases)} >> s.phase & 1"

    def text(self) -> str:
        """Return the text of all rules."""
        rules = (
            *(self.is_drawing(), self.is_asked(), self.mover(), self.together()),
            *(self.why_not(), self.refusal(), self.legal(), self.chance()),
            *(self.play(), self.figures()),
        )
        return "\n\n".join("\n".join(lines) for lines in rules) + "\n"

    def name(self, function: Callable[..., Any]) -> str:
        """Return the name under which a function is called, its own if that is free."""
        name = function.__name__ if function.__name__.isidentifier() else "unnamed"
        while name in TAKEN or self.scope.setdefault(name, function) is not function:
            name += "_of_game"
        return name

    # Who acts.

    def is_drawing(self) -> Lines:
        return ["def is_drawing(s):", f"    return {self.drawing} == 1"]

    def is_asked(self) -> Lines:
        if not self.draws:
            return [f"is_asked = {self.asked}"]  # one fewer function to compile
        return [
            "def is_asked(s, seat):",
            f"    return {self.drawing} == 0 and {self.asked}(s, seat)",
        ]

    def mover(self) -> Lines:
        if not self.draws:
            return [f"mover = {self.foremost}"]
        return [
            "def mover(s):",
            *self._if_drawing(f"return {CHANCE}"),
            f"    return {self.foremost}(s)",
        ]

    def together(self) -> Lines:
        if not self.draws:
            return [f"together = {self.everyone}"]
        return [
            "def together(s):",
            *self._if_drawing("return 0"),
            f"    return {self.everyone}(s)",
        ]

    def _if_drawing(self, *lines: str) -> Lines:
        return [f"    if {self.drawing}:", *_indented(_indented([*lines]))] if self.draws else []

    # What a seat may do.

    def refusal(self) -> Lines:
        return [
            "def refusal(box, s, seat, action):",
            *self._if_drawing(f"return {NOT_ASKED}"),
            f"    if not {self.asked}(s, seat):",
            f"        return {NOT_ASKED}",
            "    return why_not(box, s, seat, action)",
        ]

    def why_not(self) -> Lines:
        spans = [(verb.first, verb.last, self._reasons(verb)) for verb in self.verbs]
        return ["def why_not(box, s, seat, action):", "    phase = s.phase", *_tree(spans)]

    def _reasons(self, verb: Verb) -> Lines:
        lines: Lines = []
        for each in verb.uses:
            lines += [f"if {_within(each.when)}:", f"    return {self._reason(verb, each)}"]
        not_now = self.not_now if verb.not_now is None else verb.not_now
        return [*lines, f"return {int(not_now)}"]

    def _reason(self, verb: Verb, use: Use) -> str:
        return self.call(verb, use.why_not, use.given) if use.why_not else str(NONE)

    def legal(self) -> Lines:
        phases = sorted({phase for verb in self.verbs for phase in verb.phases})
        spans = [
            (phase, phase + 1, [f"if phase == {phase}:", *_indented(self._marks(phase))])
            for phase in phases
        ]
        return [
            "def legal(box, s, seat, mask):",
            "    ways = 0",
            "    blank(mask)",
            *self._if_drawing("return ways"),
            f"    if not {self.asked}(s, seat):",
            "        return ways",
            "    phase = s.phase",
            *_tree(spans, "phase"),
            "    return ways",
        ]

    def _marks(self, phase: int) -> Lines:
        lines: Lines = []
        for verb in self.verbs:
            for each in verb.uses:
                if phase in each.when:
                    lines += self._mark(verb, each)
        return lines

    def _mark(self, verb: Verb, use: Use) -> Lines:
        """Mark the actions of a verb that nothing speaks against."""
        if verb.mark is not None:
            return [f"ways += {self.call(verb, verb.mark, {'start': verb.first})}"]
        allowed = f"{self._reason(verb, use)} == {NONE}" if use.why_not else "True"
        body = [f"allowed = {allowed}", "mask[action] = allowed", "ways += allowed"]
        if verb.among is not None:
            return [
                f"rest = {self.call(verb, verb.among, {})}",
                "while rest != 0:",
                f"    action = {verb.first} + first(rest)",
                "    rest = without_first(rest)",
                *_indented(body),
            ]
        if len(verb.objects) == 1:
            return [f"action = {verb.first}", *body]
        return [f"for action in range({verb.first}, {verb.last}):", *_indented(body)]

    # What is done.

    def chance(self) -> Lines:
        lines = [
            "def chance(box, s, weight):",
            "    blank(weight)",
            "    phase = s.phase",
        ]
        for each in self.draws:
            likely = self.call(each, each.weigh, {}) if each.weigh else "1"
            lines += [
                f"    if {_within(each.phases)}:",
                f"        for action in range({each.first}, {each.last}):",
                f"            weight[action] = {likely}",
            ]
        return lines

    def play(self) -> Lines:
        lines = self._acts(self.verbs)
        if self.draws:
            drawn = _indented(self._acts(self.draws))
            lines = [f"    if {self.drawing}:", *drawn, "    else:", *_indented(lines)]
        if self.follow:
            lines.append(f"    {self.name(self.follow)}(box, s, trace)")
        head = "def play(box, s, trace, seat, action):"
        return [head, "    trace.used, phase = 0, s.phase", *lines]

    def _acts(self, verbs: Sequence[Verb]) -> Lines:
        return _tree([(verb.first, verb.last, self._deeds(verb)) for verb in verbs])

    def _deeds(self, verb: Verb) -> Lines:
        """Do what the verb means in this phase; the last meaning needs no question."""
        *others, last = verb.uses
        lines: Lines = []
        for number, each in enumerate(others):
            start = "elif" if number else "if"
            lines += [f"{start} {_within(each.when)}:", f"    {self._deed(verb, each)}"]
        deed = self._deed(verb, last)
        return [*lines, "else:", f"    {deed}"] if others else [deed]

    def _deed(self, verb: Verb, use: Use) -> str:
        return self.call(verb, use.do, use.given)

    def figures(self) -> Lines:
        looks = [self.call(verb, verb.outlook, {}) if verb.outlook else "{}" for verb in self.verbs]
        spans = [
            (verb.first, verb.last, [f"return {look}"])
            for verb, look in zip(self.verbs, looks, strict=True)
        ]
        return ["def figures(box, s, seat, action):", *_tree(spans)]

    def call(self, verb: Verb, function: Callable[..., Any], given: Mapping[str, int]) -> str:
        """Return the call of a rule: what it names, and what the verb applies to."""
        free = verb.free(function, given)
        said = dict(zip(free, _numbers(verb, len(free)), strict=True))
        names = signature(function).parameters
        words = [str(given[name]) if name in given else said.get(name, name) for name in names]
        return f"{self.name(function)}({', '.join(words)})"


def _numbers(verb: Verb, count: int) -> list[str]:
    """Return the numbers of what an action applies to, one by one or as one number."""
    item, sizes, starts = _less("action", verb.first), verb.objects.sizes, verb.objects.starts
    if count == 0:
        return []
    if count == 1:
        start = starts[0] if len(starts) == 1 else 0
        return [_less("action", verb.first - start)]
    found = []
    for place in range(count):
        stride = prod(sizes[place + 1 :])
        number = f"({item}) // {stride}" if stride > 1 else item
        if place > 0:
            number = f"({number}) % {sizes[place]}"
        found.append(_less(number, -starts[place]))
    return found


def _less(text: str, number: int) -> str:
    if number == 0:
        return text
    return f"{text} - {number}" if number > 0 else f"{text} + {-number}"


def _bits(phases: Iterable[int]) -> int:
    return sum(1 << phase for phase in set(phases))


def _within(phases: Sequence[int]) -> str:
    """Return the question whether it is one of some phases."""
    return f"phase == {phases[0]}" if len(phases) == 1 else f"{_bits(phases)} >> phase & 1"


def _indented(lines: Lines) -> Lines:
    return [f"    {line}" for line in lines]


def _tree(spans: Sequence[Span], name: str = "action") -> Lines:
    """Return the search for the span of a number, by halves."""
    if len(spans) == 1:
        return _indented(spans[0][2])
    half = len(spans) // 2
    low, high = spans[:half], spans[half:]
    return [
        f"    if {name} < {high[0][0]}:",
        *_indented(_tree(low, name)),
        "    else:",
        *_indented(_tree(high, name)),
    ]
