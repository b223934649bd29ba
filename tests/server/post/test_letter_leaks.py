"""Letters give nothing away: not a card, not a seed, not what somebody has sealed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kogge import wire
from kogge.core.chance import Seed
from kogge.games import GAMES
from kogge.server.post.wording import Desk
from kogge.server.settings import Post
from kogge.server.store import Write
from kogge.server.store.post import outbox
from kogge.server.store.post.outbox import Notice
from kogge.table.judging.judge import Judge
from kogge.table.ledger import Chair, Setup
from kogge.table.table import Table

POST = Post(mail="x")
DESK = Desk("https://kogge.example")


def begun(game: str, seed: int) -> Table:
    """Return a table of Anna and Berta that has just begun."""
    kind = GAMES[game]
    setup = Setup(
        game=game, rules=kind.version, options={}, edition=None, digest=kind.edition.digest,
        clock=wire.Clock(kind="days"), undo="free", spectators=True,
    )  # fmt: skip
    chairs = [Chair(name=name, person=name) for name in ("Anna", "Berta")]
    lot = str(Seed.of_number(seed))
    table = Table("t", 0, "open", True, "Anna", "a-secret-link", setup, chairs, lot, 1, 1)  # noqa: FBT003
    judge = Judge(table, 1)
    judge.begin()
    return judge.draft


def sealed(table: Table, choice: int) -> tuple[list[Write], Table]:
    """Let Anna seal one of her choices; return what is written for others, and the table."""
    judge = Judge(table, 2)
    actions = [table.game.actions.number(str(action)) for action in table.playing.legal(0)]
    judge.act(0, table.moments[0], [actions[choice % len(actions)]], "")
    return list(outbox.arising(table, judge, set(), POST)), judge.draft


@given(st.integers(0, 50), st.integers(0, 50), st.integers(0, 9), st.integers(0, 9))
def test_whatever_is_sealed_the_same_is_told(one: int, other: int, seed: int, next: int) -> None:
    first, table = sealed(begun("visby", seed), one)
    second, _ = sealed(begun("visby", next), other)
    again, _ = sealed(table, other)

    assert first == second == [Write(outbox.SETTLED, ("Anna", "t", "turn"))]
    assert again == []  # nobody learns that a choice was changed


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 99), st.sampled_from(["en", "de"]))
def test_a_letter_depends_on_no_position(game: str, seed: int, language: str) -> None:
    notices = [Notice("t", event) for event in ("turn", "end", "said", "invited")]
    texts = set()
    for table in (begun(game, seed), begun(game, seed + 1)):
        told = [(notice, table) for notice in notices]
        message = DESK.news("id", "token", language, "Anna", told)
        texts.add(message.text)

        assert table.seed not in message.text
        assert table.invitation not in message.text
    assert len(texts) == 1
