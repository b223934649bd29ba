"""Tables and their store, alone: what they must withstand."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from tables import opened

from kogge import wire
from kogge.games import GAMES
from kogge.server.store import Write
from kogge.server.store.sqlite import SqliteStore
from kogge.table.denied import AgainstRules
from kogge.table.judging.judge import Judge
from kogge.table.refusals import refusal
from kogge.table.table import Table

PERSON = "INSERT INTO people VALUES (?, ?, NULL, '', '', 0, 0)"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("undo", ["none", "consent", "free"])
def test_a_match_is_played_whatever_may_be_taken_back(game: str, undo: wire.UndoPolicy) -> None:
    judge = Judge(opened(game, undo), 0)
    judge.begin()
    table = judge.draft

    entries = len(table.playing.entries)
    for seat in table.choosing():
        judge = Judge(table, 1)
        choices = table.game.legal_actions(table.playing.box, table.playing.view(seat), seat)
        judge.act(seat, table.moments[seat], choices[:1], "")
        table = judge.draft
    assert len(table.playing.entries) > entries
    assert table.horizon == len(table.playing.entries) or undo != "none"


def test_a_copy_of_a_table_shares_nothing_that_changes_in_place() -> None:
    """Whatever fields a table has or gains, none is forgotten and none is shared."""
    judge = Judge(opened("visby", "free"), 0)
    judge.begin()
    table = judge.draft
    [before, after] = [msgspec.structs.asdict(each) for each in (table, table.copy())]

    changing = [name for name, value in before.items() if hasattr(value, "copy")]
    assert {"match", "chairs", "sealed", "commands", "muted"} < set(changing)
    for name, value in before.items():
        if name in changing:
            assert after[name] is not value, name
            assert name == "match" or after[name] == value, name
        else:
            assert after[name] is value, name
    assert after["match"].entries == before["match"].entries


def test_a_judge_refuses_in_data_and_whoever_answers_finds_the_words() -> None:
    judge = Judge(opened("riga", "free"), 0)
    judge.begin()
    seat = judge.draft.choosing()[0]
    match, moment = judge.draft.playing, judge.draft.moments[seat]
    legal = match.game.legal_actions(match.box, match.view(seat), seat)
    wrong = next(action for action in range(len(match.game.actions)) if action not in legal)
    with pytest.raises(AgainstRules) as refused:
        Judge(judge.draft, 1).act(seat, moment, [wrong], "")
    error = refused.value

    assert (error.game, error.edition) == (match.game, match.header.edition)
    assert (error.seat, error.action) == (seat, wrong)
    assert error.number == match.refusal(seat, wrong)
    told = {language: refusal(error, language) for language in ("en", "de")}
    assert {each.reason for each in told.values()} == {error.reason}
    assert told["en"].sentence != told["de"].sentence
    assert told["en"].paragraph == told["de"].paragraph
    assert told["en"].paragraph
    assert f"seat {seat + 1} may not" in str(error)


def test_a_table_goes_on_by_the_rules_with_which_it_began() -> None:
    """A match begun by version 1 of Haithabu's rules ends field A with a ship, as it did then."""
    for rules, over in ((1, True), (2, False)):
        table = opened("haithabu", "free")
        table.setup = msgspec.structs.replace(table.setup, rules=rules)
        judge = Judge(table, 0)
        judge.begin()
        table, at = judge.draft, 1
        while "stack ship-20" not in (legal := names(table)):
            wanted = "own a" if "own a" in legal else next(iter(legal))
            table, at = acted(table, at, legal[wanted]), at + 1
        turn = table.playing.position.turns  # type: ignore[attr-defined]
        table = acted(table, at, names(table)["stack ship-20"])

        assert table.playing.header.rules == rules
        assert (table.playing.position.turns != turn) is over  # type: ignore[attr-defined]


def names(table: Table) -> dict[str, int]:
    """Return what the seat that is asked may do, by name."""
    [seat] = table.choosing()
    legal = table.game.legal_actions(table.playing.box, table.playing.view(seat), seat)
    return {table.game.actions.name(action): action for action in legal}


def acted(table: Table, at: int, action: int) -> Table:
    """Return the table after an action of the seat that is asked."""
    [seat] = table.choosing()
    judge = Judge(table, at)
    judge.act(seat, table.moments[seat], [action], "")
    return judge.draft


def test_whoever_is_called_away_from_a_write_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "kogge.sqlite", serving=True)
        task = asyncio.get_running_loop().create_task(store.write(Write(PERSON, ("a", "Anna"))))
        await asyncio.sleep(0)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await asyncio.wait_for(store.write(Write(PERSON, ("b", "Berta"))), 30)
        assert store.thread.is_alive()
        await store.close()

    asyncio.run(story())
