"""The commands, run as a user runs them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from runner import Terminal, typed

ROOT = Path(__file__).parents[2]
SCENARIOS = sorted((ROOT / "tests/games/visby/scenarios").glob("example-*.toml"))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the log of a game of bots, which is played once."""
    folder = tmp_path_factory.mktemp("played")
    seats = ("--seats", "greedy,random,greedy", "--seed", "7", "--log", folder / "g.txt")
    typed("play", "visby", *seats, XDG_DATA_HOME=str(folder))
    return folder / "g.txt"


@pytest.fixture
def match(played: Path, tmp_path: Path, home: Path) -> Path:
    """Return a copy of that log, which may be changed."""
    return Path(shutil.copyfile(played, tmp_path / "g.txt"))


def test_a_game_of_bots_is_played_verified_and_replayed(match: Path) -> None:
    verified, replayed = typed("verify", match), typed("replay", match)

    assert verified.code == 0
    assert "every draw comes from it" in verified.out
    assert replayed.code == 0
    assert "greedy 2 plays" in replayed.out
    assert "Final score" in replayed.out


def test_the_same_seed_plays_the_same_game(match: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.txt"
    typed("play", "visby", "--seats", "greedy,random,greedy", "--seed", "7", "--log", again)

    assert match.read_bytes() == again.read_bytes()


def test_a_changed_byte_is_found_and_named(match: Path) -> None:
    content = match.read_text()
    match.write_text(content.replace("merchant", "merchent", 1))
    line = content[: content.index("merchant")].count("\n") + 1
    done = typed("verify", match)

    assert done.code == 2
    assert done.out == ""
    assert f"g.txt:{line}: there is no action" in done.err
    assert done.err.count("\n") == 1


def test_a_log_in_json_reads_the_same(match: Path, tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    typed("play", "--seats", "greedy,random,greedy", "--seed", "7", "--log", path)

    assert json.loads(path.read_text())["game"] == "visby"
    assert typed("replay", path).out == typed("replay", match).out


def test_a_result_for_programs(home: Path) -> None:
    done = typed("play", "--seats", "random,random", "--seed", "1", "--json")
    result = json.loads(done.out)

    assert result["seats"] == ["random", "random 2"]
    assert min(result["places"]) == 1
    assert result["scores"][0]["total"] >= 0
    assert result["log"] is None


def test_replay_through_the_eyes_of_a_seat_stops_where_asked(match: Path) -> None:
    own = typed("replay", match, "--seat", "random", "--at", "1").out
    other = typed("replay", match, "--seat", "greedy", "--at", "1").out
    spectator = typed("replay", match, "--seat", "nobody", "--at", "2").out

    assert "1. greedy" not in own
    assert "1. greedy" in other
    assert ". random" not in spectator
    assert (
        typed("replay", match, "--seat", "2").out == typed("replay", match, "--seat", "random").out
    )


def test_scenarios_are_checked(tmp_path: Path) -> None:
    done = typed("check", *SCENARIOS)
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(SCENARIOS[0].read_text().replace("seals = [", "seals = [9"))

    assert done.code == 0
    assert f"{len(SCENARIOS)} passed, 0 failed" in done.out
    failed = typed("check", wrong)
    assert failed.code == 1
    assert "DIFFERS" in failed.out
    assert "0 passed, 1 failed" in failed.out


def test_a_difference_is_told_before_anything_is_compiled(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(SCENARIOS[0].read_text().replace("seals = [", "seals = [9"))
    screen = Terminal("--lang", "en", "check", SCENARIOS[0], wrong)

    screen.wait_for("DIFFERS")
    screen.wait_for("Compiling: Visby")
    screen.wait_for("ok ")
    screen.wait_for("1 passed, 1 failed")
    assert screen.end() == 1


def test_perft_counts() -> None:
    done = typed("perft", "visby", "--depth", "3", "--interpreted")

    assert [line.split()[1] for line in done.out.splitlines()[1:]] == ["28", "784", "9417"]


def test_rules_are_shown_whole_or_by_paragraph() -> None:
    assert "Mendicant" in typed("rules", "visby").out
    assert "Bettelmönch" in typed("rules", "visby", "--lang", "de").out
    assert "3 wares for 1 seal" in typed("rules", "visby", "7.3", "--plain").out
    ruling = typed("rules", "riga", "r6", "--plain").out
    assert ruling.startswith("R6 Departure. Rulebook: ")
    assert "*" not in ruling


def test_an_edition_names_a_value_for_one_city(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    cost = 'value = { lodge = { danzig = 12 }, market-hall = 8 }\nprovenance = "printed"\n'
    own.write_text(f'game = "riga"\ntitle = "My box"\n[cost]\n{cost}')
    told = typed("edition", "riga", "--check", own, "--plain").out

    assert "lodge (danzig 12, visby 10, tallinn 10, stockholm 10)" in told
    assert "market-hall 8" in told
    assert "points" not in told


def test_an_edition_is_shown_checked_and_used(tmp_path: Path, home: Path) -> None:
    path, log = tmp_path / "mine.toml", tmp_path / "g.txt"
    path.write_text('game = "visby"\ntitle = "Mine"\n[rounds]\nvalue = 2\nprovenance = "printed"\n')
    shown = typed("edition", "visby")
    checked = typed("edition", "visby", "--check", path)
    typed("play", "--seats", "greedy,greedy", "--edition", path, "--log", log, "--seed", "1")

    assert "reconstructed" in shown.out
    assert "rounds" in checked.out
    assert "supply" not in checked.out
    assert "Round 2 was the last" in typed("replay", log).out  # found by its digest
    assert typed("verify", log, "--edition", path).code == 0
    other = typed("verify", log, XDG_DATA_HOME=str(tmp_path / "elsewhere"))
    assert other.code == 2
    assert "is not available" in other.err


def test_the_own_edition_can_be_written_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"

    assert typed("edition", "visby", "--write", path).code == 0
    assert "changes nothing" in typed("edition", "visby", "--check", path, "--plain").out
    assert "exists already" in typed("edition", "visby", "--write", path).err


def test_languages_follow_option_and_environment() -> None:
    assert "Regeln eines Spiels" in typed("--lang", "de", "--help").out
    assert "Regeln eines Spiels" in typed("--help", LANG="de_DE.UTF-8").out
    assert "the rules of a game" in typed("--help", LANG="fr_FR.UTF-8").out
    german = typed("verify", "nirgends.txt", "--lang=de")
    assert german.err.startswith("Fehler: nirgends.txt: lässt sich nicht lesen")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "no game is called 'chess' (expected: visby, riga, haithabu)"),
        (["play", "visby", "--seats", "you"], "--seats: visby: 1 cannot play this game"),
        (["play", "visby", "--seats", "you,,greedy"], "'' cannot be part of a line"),
        (["play", "--seats", "greedy,random", "--option", "target=31"], "'31' is not offered"),
        (["play", "--seats", "a,b,c,d", "--option", "target=45"], "not offered to 4 players"),
        (["play", "--seats", "greedy,random", "--option", "goal=1"], "there is no option 'goal'"),
        (["play", "--seats", "greedy,random", "--option", "goal"], "--option: 'goal' does not fit"),
        (["play", "--seats", "x\ny,greedy"], "--seats: 'x\\ny' cannot be part of a line"),
        (["play", "--seats", "you,greedy", "--json"], "a person cannot play in JSON"),
        (["play", "--seats", "greedy,random", "--log", "no/such/g.txt"], "cannot be written"),
        (["play", "--seats", "greedy,random", "--edition", "none.toml"], "cannot be read"),
        (["play", "--resume"], "no game is waiting"),
        (["verify", "none.txt"], "none.txt: cannot be read: No such file or directory"),
        (["verify", "."], ".: cannot be read: Is a directory"),
        (["replay", "none.txt"], "cannot be read"),
        (["check", "none.toml"], "none.toml: cannot be read"),
        (["perft", "visby", "--players", "9"], "9 cannot play this game"),
        (["perft", "chess"], "no game is called 'chess'"),
        (["rules", "visby", "9.9"], "there is no paragraph '9.9'"),
        (["edition", "visby", "--check", "none.toml"], "cannot be read"),
        (["bench", "--against", "chess"], "'chess' is not offered (expected: c, openspiel, none)"),
        (["--lang", "xx", "rules", "visby"], "--lang: 'xx' is not offered (expected: en, de)"),
    ],
)
def test_broken_input_gets_one_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, home: Path
) -> None:
    done = typed(*arguments, cwd=tmp_path, PYTHONPATH=str(ROOT / "src"))

    assert done.code == 2
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "'title' is missing"),
        ("][", "mine.toml:2: is not TOML\n"),
        ('game = "riga"', "game = 'riga' does not fit (expected: game = \"visby\")"),
        ('title = "x"\nrounds = 3', "rounds does not fit (expected: a table [rounds]"),
        ('title = "x"\n[rounds]\nvalue = 3', "the provenance of rounds is None"),
        ('title = "x"\n[rounds]\nvalue = 0\nprovenance = "printed"', "rounds: 0 does not fit"),
        ('title = "x"\n[moon]\nvalue = 0\nprovenance = "printed"', "there is no field 'moon'"),
        ('title = "x"\n[buys]\nvalue = 0\nprovenance = "printed"', "there is no field 'buys'"),
        (
            'title = "x"\n[most]\nvalue = { ship = 3 }\nprovenance = "printed"',
            "there is no field 'most.ship' (expected: most.troops, most.knight, most.fleet)",
        ),
        ('title = "x"\n[supply]\nvalue = [1]\nprovenance = "printed"', "a list of 5"),
        (
            'title = "x"\n[supply]\nvalue = [1,1,1,1,1]\nprovenance = ["printed"]',
            "the provenance of supply[1] is None",
        ),
        (
            f'title = "x"\n[rate]\nvalue = {[[3, 2]] + [[3, 1]] * 15}\nprovenance = "printed"',
            "the rate 3:1 on space 1 is worse than the one below",
        ),
    ],
)
def test_a_broken_edition_gets_one_sentence(content: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(content if "game =" in content else f'game = "visby"\n{content}')
    done = typed("edition", "visby", "--check", path)

    assert done.code == 2
    assert "mine.toml" in done.err
    assert sentence in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game ", "gane ", "there is no field 'gane'"),
        ("[[step]]", "[[stop]]", "there is no field 'stop'"),
        ("play    =", "plan    =", "there is no field 'plan'"),
        ("Anna: play", "Anna play", "(expected: 'NAME: ACTION')"),
        ("Anna: play", "Zoe: play", "nobody is called 'Zoe'"),
        ("Anna: play ", "Anna: lay ", "there is no action 'lay"),
        ('game  = "visby"', 'game  = "chess"', "no game is called 'chess'"),
        ("battle = 9", "bottle = 9", "position.track: 'bottle' does not fit"),
        ("battle = 9", "battle = 99", "position.track.battle: 99 does not fit"),
        ("[position]", "[position]\nseats = 8", "position: 'seats' cannot be changed"),
        ('seats = ["Anna", "Berta", "Carl"]', "seats = true", "a number or a list of names"),
        ('seats = ["Anna", "Berta", "Carl"]', 'seats = ["A", "A"]', "two seats are called 'A'"),
        ('options = { target = "45" }', "options = 3", "'options' is missing or of the wrong kind"),
        ('mover   = "Anna"', "mover   = 3", "step 2: 'mover' is missing or of the wrong kind"),
        ('["Anna", "play knight merchant", "not-in-hand"]', '["Anna"]', "seat, action and reason"),
        ("battle = 9", "battle = " + "9" * 5000, "is not TOML"),
    ],
)
def test_a_broken_scenario_gets_one_sentence(
    old: str, new: str, sentence: str, tmp_path: Path
) -> None:
    page = (ROOT / "docs/scenarios.md").read_text()
    text = page.split("```toml\n")[1].split("```\n")[0]
    path = tmp_path / "broken.toml"
    assert old in text
    path.write_text(text.replace(old, new, 1))
    done = typed("check", path)

    assert done.code == 2
    assert "broken.toml" in done.err
    assert sentence in done.err
    assert done.err.count("\n") == 1


def test_the_scenario_of_the_documentation_passes(tmp_path: Path) -> None:
    page = (ROOT / "docs/scenarios.md").read_text()
    path = tmp_path / "page.toml"
    path.write_text(page.split("```toml\n")[1].split("```\n")[0])

    assert "1 passed, 0 failed" in typed("check", path).out


def test_a_log_never_replaces_what_is_no_match(tmp_path: Path, home: Path) -> None:
    note, link = tmp_path / "note.md", tmp_path / "link.txt"
    note.write_text("mine")
    link.symlink_to(tmp_path / "target.txt")
    play = ("play", "--seats", "random,random", "--seed", "1", "--log")

    assert "exists already and is not a match" in typed(*play, note).err
    assert note.read_text() == "mine"
    assert "is not an ordinary file" in typed(*play, tmp_path).err
    assert typed(*play, link).code == 0
    assert link.is_symlink()
    assert typed("verify", tmp_path / "target.txt").code == 0
    assert typed(*play, link).code == 0  # its own match may be written again


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "--seed", "x"], "Fehler: --seed: der Wert passt nicht: "),
        (["replay", "g.txt", "--at", "-1"], "Fehler: --at: der Wert passt nicht: "),
        (["play", "--nope"], "Fehler: es gibt keine Option '--nope'"),
        (["verify"], "Fehler: 'FILE' fehlt"),
        (["fly"], "Fehler: der Befehl passt nicht: "),
        (["verify", "x.txt"], "Fehler: x.txt: lässt sich nicht lesen: Datei oder Ordner fehlt"),
        (["play", "--resume", "--seats", "a,b"], "Fehler: --resume: eine Partie geht weiter"),
    ],
)
def test_wrong_arguments_get_one_german_sentence(arguments: list[str], sentence: str) -> None:
    done = typed(*arguments, "--lang", "de")

    assert done.code == 2
    assert done.err.startswith(sentence)
    assert done.err.count("\n") == 1


def test_help_is_german_throughout() -> None:
    done = typed("play", "--help", "--lang", "de")

    assert "Optionen" in done.out
    assert "Diesen Text zeigen" in done.out
    assert "Show" not in done.out


def test_the_last_language_counts() -> None:
    assert "Bettelmönch" in typed("rules", "visby", "--lang", "en", "--lang", "de").out
    assert typed("rules", "visby", "--lang=").code == 2


def test_odd_texts_are_shown_short_and_printable(tmp_path: Path) -> None:
    path = tmp_path / "g.txt"
    path.write_text("game visby 1\n" + "x\u202e\x1b[31m" * 50_000)
    done = typed("verify", path)

    assert done.code == 2
    assert len(done.err) < 1000
    assert "\x1b" not in done.err


def test_a_closed_pipe_is_no_trouble(match: Path) -> None:
    command = [sys.executable, "-m", "kogge", "replay", str(match)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"Visby")
        process.stdout.close()

        assert b"Traceback" not in process.stderr.read()


def test_the_version_is_told() -> None:
    assert typed("--version").out.startswith("kogge ")
