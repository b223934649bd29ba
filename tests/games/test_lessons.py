"""Lessons keep what they promise: every way is walked, and every other move is answered."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kogge.core.carrier.codec import describe
from kogge.core.carrier.record import words as words_of
from kogge.core.error import Broken
from kogge.core.game import EVERYBODY, NONE
from kogge.core.match import Match
from kogge.core.page import page, paragraphs
from kogge.core.trials.course import LEARNER, MOST, Standing, course, standing
from kogge.core.trials.layout import holds
from kogge.core.trials.lesson import Lesson, Text, read
from kogge.games import GAMES, find
from kogge.games.haithabu import vocabulary as haithabu
from kogge.games.riga import vocabulary as riga
from kogge.games.visby import vocabulary as visby
from kogge.speech.languages import LANGUAGES
from kogge.speech.lesson import answered
from kogge.speech.speech import Speech, Words, figures
from soaking import SOAK

TITLES = {
    "visby": ["Cards", "The wall", "The sea", "The market", "Begging", "Reading others"],
    "riga": [
        *("Take", "Four cities", "Bills", "Functions", "Knights, merchants"),
        *("Riga", "The last year"),
    ],
    "haithabu": [
        *("Market", "Rondel", "Buy and sell", "Carts, ships", "Orders", "Night"),
        *("Characters", "Round end"),
    ],
}
UNMET = {  # paragraphs that a course leaves to the rules page
    "visby": {"7.2"},  # the limit of rounds
    "riga": {"2.3", "9.2"},  # an empty pile; how the program keeps in mind what is known
    "haithabu": {"10.1"},  # everything lies open
}
LESSONS = [lesson for game in TITLES for lesson in course(find(game))]
NUMBERS = [str(number) for number in range(9)]
RINGS = {  # what can be pointed at, with the names it may have
    "visby": {"card": words_of(visby.Card), "track": words_of(visby.Track), "seat": NUMBERS},
    "riga": {
        "card": [*words_of(riga.Building), *words_of(riga.Own)],
        "good": words_of(riga.Good),
        "row": NUMBERS,
        "seat": NUMBERS,
    },
    "haithabu": {
        "good": words_of(haithabu.Good),
        "field": words_of(haithabu.Field),
        "character": words_of(haithabu.Character),
        "stack": words_of(haithabu.Stack),
        "store": words_of(haithabu.Store),
        "vehicle": words_of(haithabu.Vehicle),
        "order": NUMBERS,  # a place of the display
        "slot": NUMBERS,  # of the own tableau
        "inn": [""],
        "loan": [""],
    },
}


def name(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.place.removesuffix('.toml')}"


every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=name)


def ways(lesson: Lesson) -> Iterator[Standing]:
    """Yield where a learner can stand, by every move that counts."""
    waiting = [standing(lesson)]
    while waiting:
        now = waiting.pop()
        yield now
        waiting += [standing(lesson, now.made, [action]) for action in now.wanted]


def texts(lesson: Lesson) -> Iterator[Text]:
    yield from (lesson.title, lesson.about, *lesson.learn)
    for step in lesson.steps:
        yield from (step.say, step.done, *(other.say for other in step.other))


@pytest.mark.parametrize("game", TITLES)
def test_a_course_has_the_lessons_that_were_promised(game: str) -> None:
    lessons = course(find(game))

    assert [lesson.title["en"] for lesson in lessons] == TITLES[game]
    assert all(2 <= lesson.minutes <= 5 for lesson in lessons)
    assert sorted(TITLES) == sorted(name for name in GAMES if name in TITLES)


@every_lesson
def test_every_way_leads_to_the_end(lesson: Lesson) -> None:
    """Whatever is asked for is allowed, others can act as written, and the author's word holds."""
    ends = 0
    for now in ways(lesson):
        ends += now.over
        assert len(now.made) <= MOST
        assert now.over or now.wanted, [lesson.game.actions.name(action) for action in now.made]
        if now.praised is not None:
            step = lesson.steps[now.number - 1]
            holds(now.scenes[0][0].position, step.then, f"{name(lesson)}: {step.place}")
    assert ends


@every_lesson
def test_show_me_always_works(lesson: Lesson) -> None:
    """From wherever a learner can stand, what is shown completes the step, all at once."""
    for now in ways(lesson):
        if now.over:
            assert now.shown == ()
        else:
            then = standing(lesson, now.made, now.shown)
            assert then.answer is None
            assert then.number == now.number + 1
            assert then.made == (*now.made, *now.shown)


def test_a_full_ship_sails_without_another_word() -> None:
    lesson = course(find("haithabu"))[3]
    before = Standing(lesson)
    while before.number < 2:
        before.take(before.shown[0])
    *loading, done = before.shown
    assert lesson.game.actions.name(done) == "done"
    assert standing(lesson, before.made, loading).number == 3
    assert standing(lesson, before.made, loading[:-1]).number == 2, "a place is left: it may wait"


@every_lesson
def test_every_other_move_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    voices = [Words(Speech(each), lesson.game, lesson.game.edition) for each in LANGUAGES]
    for now in ways(lesson):
        if now.over:
            continue
        before, allowed = now.match.position.pack(), now.match.options(LEARNER)
        for action in range(len(lesson.game.actions)):
            if action in now.wanted:
                continue
            now.answer = None
            assert not now.take(action)
            assert now.answer is not None
            assert (now.answer.reason == NONE) == (action in allowed)
            if action in allowed:
                assert all(answered(now, words) for words in voices)
        assert now.match.position.pack() == before


@every_lesson
def test_a_lesson_says_the_same_in_every_language(lesson: Lesson) -> None:
    """All texts stand in all languages, and name the same figures."""
    for text in texts(lesson):
        assert text.keys() >= {each for each in LANGUAGES if not LANGUAGES[each].draft}, text
        named = {frozenset(re.findall(r"\d+", each)) for each in text.values()}
        assert len(named) == 1, text


def numbers(told: Any) -> Iterator[int]:
    """Yield all numbers in something that is told."""
    if isinstance(told, int):
        yield abs(told)
    elif isinstance(told, str):
        yield from map(int, re.findall(r"\d+", told))
    else:
        for each in told.values() if isinstance(told, Mapping) else told:
            yield from numbers(each)


def known(match: Match) -> Iterator[Any]:
    """Yield what can be read off a table: the position, what it is worth, what may be done."""
    game, view = match.game, match.view(LEARNER)
    yield from (describe(match.position), game.survey(match.box, view, LEARNER))
    yield from (game.outlook(match.box, view, LEARNER, each) for each in match.options(LEARNER))
    for seat in range(view.seats):
        game.tally(match.box, match.position, seat, lines := [0] * len(game.lines))
        yield lines


def brought(match: Match, since: int) -> Iterator[Any]:
    """Yield what has happened since a moment."""
    again = match.at(since)
    for entry in match.entries[since:]:
        again.repeat(entry)
        yield from map(match.game.describe_event, again.events(EVERYBODY))


@every_lesson
def test_the_figures_of_a_lesson_are_on_its_table(lesson: Lesson) -> None:
    """A figure that is named lies there, comes about, or is a value of the edition."""
    now, edition = standing(lesson), figures(lesson.game.edition)
    while not now.over:
        step, before = now.step, [*known(now.match)]
        now = standing(lesson, now.made, now.shown)
        match, since = now.scenes[0]
        seen = {*numbers([edition, before, *brought(match, since), *known(match)])}
        assert {*numbers([*step.say.values(), *step.done.values()])} <= seen, step.place


@every_lesson
def test_a_lesson_points_at_things_that_are_there(lesson: Lesson) -> None:
    things = RINGS[lesson.game.name]
    for step in lesson.steps:
        for ring in step.rings:
            kind, _, thing = ring.partition(" ")
            assert thing in things[kind], ring


@pytest.mark.parametrize("game", TITLES)
def test_every_verb_is_done_by_hand(game: str) -> None:
    actions = find(game).actions
    done = {
        actions[action].verb for each in course(find(game)) for now in ways(each)
        for action in now.made
    }  # fmt: skip

    assert done == {action.verb for action in actions}


@pytest.mark.parametrize("game", TITLES)
def test_every_paragraph_is_met(game: str) -> None:
    rules = {number for number in paragraphs(page(find(game).folder, "en")) if number[0].isdigit()}
    met = {number for lesson in course(find(game)) for number in lesson.cites}

    assert met <= rules
    assert rules - met == UNMET[game]


@settings(deadline=None, max_examples=100 if SOAK else 10)
@given(st.sampled_from(LESSONS), st.data())
def test_whatever_is_tried_the_moves_that_counted_lead_there(
    lesson: Lesson, data: st.DataObject
) -> None:
    now, actions = standing(lesson), st.integers(0, len(lesson.game.actions) - 1)
    for _ in range(5):
        shown = st.just(list(now.shown))
        wishes = data.draw(
            shown | st.lists(actions | st.sampled_from(now.shown or [0]), max_size=2)
        )
        now = standing(lesson, now.made, wishes)
        again = standing(lesson, now.made)
        assert again.match.position.pack() == now.match.position.pack()
        assert (again.number, again.trodden) == (now.number, now.trodden)


MISSHAPEN = {
    'title = "Sea"': "a text in each language",
    'ask = ["play whale"]': "there is no action 'play whale'",
    'after = ["Berta play ship"]': "'NAME: ACTION'",
    'after = ["Olaf: play ship"]': "nobody is called 'Olaf'",
    'frob = "x"': "there is no field 'frob'",
    'done = "Well."': "a text in each language",
}
PLAIN = {
    "title": '{ en = "Sea" }', "minutes": "2", "about": '{ en = "You sail." }',
    "learn": '[{ en = "sail" }]', "cites": '["4.2"]', "seats": "4",
}  # fmt: skip
STEP = {"say": '{ en = "Sail." }', "ask": '["play ship"]', "done": '{ en = "Well." }'}


@pytest.mark.parametrize("line", MISSHAPEN)
def test_an_author_is_told_what_is_wrong(line: str) -> None:
    key, _, value = line.partition(" = ")
    lesson = {**PLAIN, **({key: value} if key in PLAIN else {})}
    step = {**STEP, **({key: value} if key not in PLAIN else {})}
    content = 'game = "visby"\n' + "".join(f"{k} = {v}\n" for k, v in lesson.items())
    content += "[[step]]\n" + "".join(f"{k} = {v}\n" for k, v in step.items())

    with pytest.raises(Broken, match=re.escape(MISSHAPEN[line])):
        read(content, "sea.toml", find)
