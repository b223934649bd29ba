"""The kit for operators: its options exist, its files fit each other, its filter finds lines."""

from __future__ import annotations

import configparser
import logging
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from kogge.cli.app import COMMANDS, build
from kogge.server.settings import check_url
from kogge.server.watch.logs import Lines
from kogge.speech.speech import Speech

ROOT = Path(__file__).parents[3]
KIT = ROOT / "kit"
FILES = sorted(path for path in KIT.rglob("*") if path.is_file())
UNITS = sorted(KIT.glob("kogge*.*"))
PROXIES = sorted((KIT / "proxy").iterdir())
PROGRAM = build(Speech("en"), list(COMMANDS))
FOREIGN = {"--interval", "--timeout", "--start-period", "--no-cache-dir", "--root-user-action",
           "--system", "--uid", "--home-dir", "--create-home", "--from", "--to",
           "--adapter", "--config"}  # fmt: skip


def options(command: str) -> set[str]:
    return {name for each in PROGRAM.commands[command].params for name in each.opts}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(KIT).as_posix())
def test_every_option_that_a_file_gives_exists(path: Path) -> None:
    given = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", path.read_text()))

    assert given - FOREIGN <= options("serve") | options("backup")


def test_every_file_is_named_in_the_readme() -> None:
    page = (KIT / "README.md").read_text()
    named = [path for path in FILES if path.name != "README.md" and "fail2ban" not in path.parts]

    assert [path.name for path in named if path.name not in page] == []


def unit(path: Path) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(path)
    return parser


def test_server_and_backup_are_about_the_same_database() -> None:
    started = [unit(KIT / f"{name}.service")["Service"]["ExecStart"] for name in
               ("kogge", "kogge-backup")]  # fmt: skip
    places = {re.findall(r"--database (\S+)", line)[0] for line in started}

    assert places == {"/var/lib/kogge/kogge.sqlite"}
    assert unit(KIT / "kogge.service")["Service"]["StateDirectory"] == "kogge"
    assert unit(KIT / "kogge-backup.timer")["Timer"]["OnCalendar"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this machine has no systemd")
def test_systemd_understands_the_units() -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *UNITS],  # noqa: S607
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    ours = [line for line in done.stderr.splitlines() if "kogge" in line]

    assert [line for line in ours if "is not executable" not in line] == []


def test_the_services_of_the_compose_file_fit_each_other() -> None:
    data = yaml.safe_load((KIT / "compose.yaml").read_text())
    services = data["services"]
    used = {volume.split(":")[0] for each in services.values() for volume in each["volumes"]}

    assert set(services) == {"kogge", "database", "proxy"}
    assert used == set(data["volumes"])
    assert (
        "postgresql://kogge:${KOGGE_DB_PASSWORD:?}@database/kogge" in services["kogge"]["command"]
    )
    assert services["database"]["environment"]["POSTGRES_USER"] == "kogge"
    assert services["proxy"]["command"].endswith("--to kogge:8420")
    assert (KIT / services["kogge"]["build"]["context"] / "kit/Containerfile").exists()
    assert services["kogge"]["depends_on"]["database"]["condition"] == "service_healthy"


@pytest.mark.parametrize("path", PROXIES, ids=lambda path: path.name)
def test_a_proxy_serves_the_address_that_its_first_line_gives(path: Path) -> None:
    text = path.read_text()
    [url] = re.findall(r"^# kogge serve --trust-proxy --public-url (\S+)$", text, re.MULTILINE)
    place = check_url(url).removeprefix("https://club.example")

    assert text.count("{") == text.count("}")
    assert "127.0.0.1:8420" in text
    if path.name.startswith("nginx"):
        assert f"location {place}/ {{" in text
        assert re.search(r"proxy_pass http://(127\.0\.0\.1:8420|kogge)/;", text)
        assert "proxy_set_header X-Forwarded-For $remote_addr;" in text
        assert "proxy_set_header Upgrade $http_upgrade;" in text
    else:
        assert (f"handle_path {place}/*" in text) is bool(place)


def test_the_filter_of_fail2ban_finds_our_lines_and_no_others() -> None:
    rule = unit(KIT / "fail2ban/filter.d/kogge.conf")["Definition"]["failregex"]
    found = re.compile(rule.replace("<HOST>", r"(?P<host>[0-9a-fA-F.:]+)"))

    def line(name: str, what: str, **figures: str) -> str:
        record = logging.LogRecord(name, logging.INFO, "", 0, what, (), None)
        vars(record).update(figures)
        return Lines().format(record)

    for address in ("203.0.113.7", "2001:db8::7"):
        match = found.search(line("kogge.login", "login failed", address=address))
        assert match is not None
        assert match["host"] == address
    forged = 'x", "what": "login failed", "address": "203.0.113.7'
    others = [
        line("kogge.http", "login failed", address="203.0.113.7"),
        line("kogge.login", forged),
    ]
    assert [text for text in others if found.search(text)] == []


def test_the_page_installs_what_bots_are_compiled_with() -> None:
    """Without it, and without a wheel, a simple bot would play for all levels for ever."""
    page = (ROOT / "docs" / "operate.md").read_text()
    [line] = [line for line in page.splitlines() if "/opt/kogge/bin/pip install" in line]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

    assert "'.[compile]'" in line
    assert any(need.startswith("numba") for need in project["optional-dependencies"]["compile"])
