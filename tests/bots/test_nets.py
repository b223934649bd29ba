"""Files of nets: what is written is read, what does not fit is refused, and inference is right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kogge.bots.judgement.eyes import eye_of
from kogge.bots.judgement.net import Net, infer, inputs_of, squash
from kogge.bots.nets import FOLDER, load, net_of, room_for, save, seen_digest, weights_of
from kogge.core.compiled.entry import entry
from kogge.core.error import Broken
from kogge.games import GAMES, find

VISBY = find("visby")
OTHER = "this net belongs to other rules or sees other things"
SIZES = (eye_of(find("visby")).inputs, 6, 5)
COUNT = SIZES[0] * 6 + 6 + 6 * 5 + 5 + 5 + 1


def weights(seed: int = 1) -> Any:
    return np.random.default_rng(seed).normal(0, 0.3, COUNT).astype(np.float32)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    save(tmp_path / "net.npz", VISBY, weights(), SIZES, "a note")
    return tmp_path / "net.npz"


def layers(net: Net) -> list[float]:
    """Return all weights in one row, as they stand in a file."""
    rows = [layer.seen_as("f").tolist() for layer in (net.first, net.second, net.last)]
    return [weight for row in rows for weight in row]


def changed(path: Path, **changes: Any) -> Path:
    """Write a copy of a file with something changed."""
    with np.load(path) as file:
        data: dict[str, Any] = {**file, **changes}
    np.savez(path.with_name("changed.npz"), **data)
    return path.with_name("changed.npz")


def test_what_is_written_is_read(path: Path) -> None:
    net = load(path, VISBY)

    assert layers(net) == weights().tolist()
    assert net.first.shape == (SIZES[0] + 1, SIZES[1])
    assert net.second.shape == (SIZES[1] + 1, SIZES[2])


@pytest.mark.parametrize(
    "change",
    [{"weights": weights(2)}, {"seen": "0" * 16}, {"rules": VISBY.version + 1}, {"sha256": "0"}],
    ids=lambda change: next(iter(change)),
)
def test_a_net_that_does_not_fit_is_refused(path: Path, change: dict[str, Any]) -> None:
    with pytest.raises(Broken, match=OTHER):
        load(changed(path, **change), VISBY)


@pytest.mark.parametrize("sizes", [(SIZES[0], 600, 5), (9999, 6, 5), (1, 2), (0, 0, 0), (-1, 6, 5)])
def test_sizes_that_do_not_fit_the_weights_are_refused(path: Path, sizes: tuple[int, ...]) -> None:
    """Compiled code would read beyond the end."""
    with pytest.raises(Broken, match="this is not a net"):
        load(changed(path, sizes=np.array(sizes)), VISBY)


def test_a_layer_of_less_than_nothing_is_refused(path: Path) -> None:
    """The number of weights fits, and there are fewer than the first layer reads."""
    sizes = np.array((SIZES[0], 6, -1))
    with pytest.raises(Broken, match="this is not a net"):
        load(changed(path, sizes=sizes, weights=weights()[: weights_of(*sizes)]), VISBY)


@pytest.mark.parametrize("game", GAMES)
def test_a_net_of_another_game_is_refused(game: str) -> None:
    """Compiled code would describe one game in the other's row, and write beyond its end."""
    for other in set(GAMES) - {game}:
        with pytest.raises(Broken, match=f"a net for '{game}', not for '{other}'"):
            load(FOLDER / f"{game}.npz", find(other))


def test_a_net_that_tells_another_game_than_its_own_is_refused(path: Path) -> None:
    for game in (*GAMES, "chess"):
        with pytest.raises(Broken, match=r"this is a net for|belongs to other rules"):
            load(changed(path, game=game), find("riga"))


def test_what_is_no_net_is_refused(path: Path, tmp_path: Path) -> None:
    whole = path.read_bytes()
    for number, data in enumerate((b"", b"garbage", whole[:200], b"PK\x03\x04garbage")):
        broken = tmp_path / f"broken{number}.npz"
        broken.write_bytes(data)
        with pytest.raises(Broken, match="this is not a net"):
            load(broken, VISBY)
    np.save(tmp_path / "row.npy", weights())
    for name in ("row.npy", "nowhere.npz"):
        with pytest.raises(Broken, match="this is not a net"):
            load(tmp_path / name, VISBY)


@pytest.mark.parametrize("game", GAMES)
def test_the_net_that_comes_with_a_game_loads(game: str) -> None:
    net = net_of(find(game))

    assert (FOLDER / f"{game}.npz").exists()
    assert inputs_of(net) == len(net.row) == eye_of(find(game)).inputs
    assert np.isfinite(layers(net)).all()


def test_the_games_are_seen_differently() -> None:
    assert len({seen_digest(game, game.version) for game in GAMES.values()}) == len(GAMES)


@entry
def compiled(net: Any) -> float:
    return infer(net)


def forward(row: Any, given: Any) -> float:
    """Reckon as the textbook does."""
    inputs, first, second = SIZES
    one, at = given[: inputs * first].reshape(inputs, first), inputs * first
    hidden = np.maximum(row @ one + given[at : at + first], 0)
    at += first
    two = given[at : at + first * second].reshape(first, second)
    at += first * second
    hidden = np.maximum(hidden @ two + given[at : at + second], 0)
    at += second
    return float(1 / (1 + np.exp(-(hidden @ given[at : at + second] + given[-1]))))


@pytest.mark.slow
def test_inference_is_the_same_compiled_interpreted_and_by_the_book() -> None:
    net = room_for(weights(), SIZES)
    rng = np.random.default_rng(3)
    for _ in range(20):
        row = (rng.normal(0, 1, SIZES[0]) * (rng.random(SIZES[0]) < 0.7)).astype(np.float32)
        net.row[:] = row
        book = forward(row.astype(np.float64), weights().astype(np.float64))

        assert infer(net) == pytest.approx(book, abs=1e-5)
        assert compiled(net) == pytest.approx(book, abs=1e-5)
        assert 0.02 < book < 0.98


def test_shares_stay_between_nothing_and_all() -> None:
    assert 0 < squash(-1e9) < 1e-6
    assert 1 - 1e-6 < squash(1e9) < 1
    assert squash(0.0) == 0.5
