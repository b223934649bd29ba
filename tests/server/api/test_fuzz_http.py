"""Foreign requests: made from the served description of the API, and by hand where it is too tame.

Whatever is asked, the server answers as it has described: never by a mistake of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from housed import housed
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from launched import WIDE
from schemathesis import Case, CheckFunction, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from served import Client, Server

from kogge.server.api.route import Route
from kogge.server.api.routes import ROUTES
from kogge.server.settings import Post
from soaking import SOAK

EXCLUDED: list[CheckFunction] = [
    # To JSON Schema 5.0 is an integer, to us it is not; and no schema can say that a name must be
    # printable, that a game has that name, or that an edition is readable. What is refused for such
    # a reason is well described: the other checks hold for it.
    positive_data_acceptance,
]
# After these a cookie is no longer known, the last two if an account was made before.
PARTING = ("log_out", "delete_me", "make_account", "log_in", "recover")
bounded = settings(
    max_examples=40 if SOAK else 3,  # of each route, for a guest and for nobody
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate),  # failures are shown whole, and are short enough
)


@dataclass
class Fuzzed:
    """A server under foreign requests, its own description, and what it holds."""

    server: Server
    schema: schemathesis.BaseSchema
    guest: Client
    places: dict[str, list[str]]  # what may stand in an address

    @classmethod
    def of(cls, server: Server) -> Fuzzed:
        """Prepare some tables, so that there is something to ask for."""
        address = f"http://127.0.0.1:{server.port}/api/openapi.json"
        anna, berta = server.client("Anna"), server.client("Berta")
        cards = [
            anna.open("visby", "me", "open"),
            anna.open("riga", "me", "me"),
            berta.open("haithabu", "me", "open", private=True),
            berta.open("visby", "me", "open"),
            finished(anna),
        ]
        wish = {"kind": "mail", "address": "anna@mail.example", "events": ["turn"]}
        channel = anna.do("POST", "/api/notices/channels", wish)["id"]
        token = anna.do("POST", "/api/tokens", {"label": "bot"})["id"]
        greta = server.client("Greta")
        greta.do("POST", "/api/account", {"name": "Greta", "password": "herring and salt"})
        cup = {"title": "Cup", "game": "visby", "form": "single", "clock": {"kind": "live"}}
        duplicate = {**cup, "form": "duplicate", "bot": "random"}
        anna.do("POST", "/api/friends", {"name": "Greta"})
        places = {
            "tournament": [
                greta.do("POST", "/api/tournaments", wish)["card"]["id"]
                for wish in (cup, duplicate)
            ],
            "friend": [anna.do("GET", "/api/friends")["asked"][0]["id"], "nobody"],
            "name": ["Greta", "Anna"],
            "person": ["nobody"],
            "report": ["1"],
            "announcement": ["1"],
            "vacation": ["1"],
            "table": [card["id"] for card in cards],
            "invitation": [card["invitation"] for card in cards],
            "game": ["visby", "riga", "haithabu"],
            "number": ["1", "6", "8"],  # of a lesson
            "token": [token],
            "channel": [channel],
            "secret": ["a-secret-that-is-none"],
        }
        return cls(server, schemathesis.openapi.from_url(address), anna, places)

    def strategy(self, route: Route) -> st.SearchStrategy[Case[Any]]:
        """Return requests to a route: such as it describes, and others."""
        operation = self.schema[route.path][route.method]
        cases = operation.as_strategy(GenerationMode.POSITIVE)
        if route.request is None and route.query is None and "{" not in route.path:
            return cases  # there is nothing to get wrong
        real = st.tuples(cases, st.randoms(use_true_random=False)).map(self._aimed)
        return st.one_of(cases, real, operation.as_strategy(GenerationMode.NEGATIVE))

    def _aimed(self, drawn: tuple[Case[Any], Any]) -> Case[Any]:
        """Return a request for something that exists."""
        case, luck = drawn
        for name in case.path_parameters:
            case.path_parameters[name] = luck.choice(self.places[name])
        return case

    def check(self, case: Case[Any], route: Route, *, known: bool) -> None:
        """Send a request, and compare the answer with what was described."""
        headers = {"cookie": f"kogge={self._cookie(route)}"} if known else {}
        case.call_and_validate(headers=headers, excluded_checks=EXCLUDED)

    def _cookie(self, route: Route) -> str:
        leaves = route.handler.__name__ in PARTING
        return self.server.client("Carl").cookie if leaves else self.guest.cookie


def finished(client: Client) -> Any:
    """Return a table where a player has resigned."""
    card = client.open("visby", "me", "random")
    line = client.sit(card["id"])
    line.order("resign", seat=0)
    line.close()
    return card


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    """Run a server; in the end it must still be up, and have logged no error of its own."""
    post = Post(mail="smtp+plain://127.0.0.1:9", sender="kogge@kogge.example", hooks=True)
    wishes: dict[str, Any] = {"limits": WIDE, "public_url": "http://kogge.example", "post": post}
    with housed(tmp_path_factory.mktemp("fuzz") / "kogge.sqlite", **wishes) as server:
        yield Fuzzed.of(server)
        assert server.client("Zoe").do("GET", "/api/me") == {"name": "Zoe", "account": False}
        server.stop()
        grave = [line for line in server.lines if '"level": "error"' in line]
        assert grave == []


def called(route: Route) -> str:
    return f"{route.method} {route.path}"


@pytest.mark.slow  # all of them together
@pytest.mark.parametrize("route", ROUTES, ids=called)
def test_an_operation_answers_as_described_whatever_is_asked(fuzzed: Fuzzed, route: Route) -> None:
    cases = fuzzed.strategy(route)

    @given(nobodys=cases, guests=cases)
    @bounded
    def test(nobodys: Case[Any], guests: Case[Any]) -> None:
        fuzzed.check(nobodys, route, known=False)
        fuzzed.check(guests, route, known=True)

    test()


# By hand.

BODIES: dict[str, bytes] = {
    "empty": b"",
    "null": b"null",
    "number": b"1",
    "half": b'{"name": "An',
    "more": b'{"name": "Anna", "person": "x"}',
    "deep": b"[" * 90_000,
    "deep and closed": b'{"name": ' + b"[" * 40_000 + b"]" * 40_000 + b"}",
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "half a letter": b'{"name": "\\ud83d"}',
    "other letters": '{"name": "Anna"}'.encode("utf-16"),
    "not a number": b'{"seat": NaN, "words": Infinity}',
    "endless number": b'{"seat": 1' + b"0" * 5_000 + b"}",
    "tiny number": b'{"seat": 1e-999999999}',
}


def described(fuzzed: Fuzzed, route: Route) -> set[int]:
    """Return the statuses that a route says it may have."""
    told = fuzzed.schema.raw_schema["paths"][route.path][route.method.lower()]["responses"]
    return set(map(int, told))


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_is_none_is_refused_as_described(fuzzed: Fuzzed, name: str) -> None:
    for route in (route for route in ROUTES if route.request is not None and not route.admin):
        path = route.path.replace("{table}", fuzzed.places["table"][1])
        answer = fuzzed.guest.ask(route.method, path, BODIES[name])
        assert answer.status == 400, (path, answer.content)
        assert 400 in described(fuzzed, route)
        assert answer.json["reason"] == "malformed"


@pytest.mark.parametrize("name", ["A\0nna", "\u200b\u2060", "\u202eannA", "\n", "\ud83d", "x" * 25])
def test_a_name_that_cannot_be_shown_is_refused(fuzzed: Fuzzed, name: str) -> None:
    answer = Client(fuzzed.server.port).ask("POST", "/api/me", {"name": name})
    assert answer.status == 400
    assert answer.json["sentence"].isprintable()


ADDRESSES = (
    "/api/tables/{table}/log?eyes=open%0A",
    "/api/tables/{table}/log?eyes=%0A",
    "/api/tables/{table}/log?eyes=%D9%A1",  # a digit, in Arabic
    "/api/tables/{table}/log?eyes=0&eyes=open",
    "/api/tables/{table}/replay?first=-1",
    "/api/tables/{table}/replay?first=1.5",
    "/api/tables/{table}/replay?first=99999999999999999999",
    "/api/tables/{table}/replay?count=0",
    "/api/tables/{table}/replay?nothing=1",
    "/api/tables/{table}?invitation=" + "x" * 5_000,
    "/api/tables/{table}/%00",
    "/api/tables/%00",
    "/api/tables/%F0%9F%A6%91",
    "/api/tables/%ED%A0%80",
    "/api/tables/" + "x" * 9_000,
    "/api/tables/../me",
    "/api/tables/{table}%2Flog%2F",
    "/api/invitations/%00",
    "/api/invitations/'%20OR%201=1--",
    "/api/games/..%2F..%2Fbox.toml",
    "/api/mine?first=10001",
    "//api/me",
)


@pytest.mark.parametrize("address", ADDRESSES, ids=lambda address: address[:60])
def test_an_address_that_is_none_is_refused(fuzzed: Fuzzed, address: str) -> None:
    path = address.format(table=fuzzed.places["table"][0])
    for client in (fuzzed.guest, Client(fuzzed.server.port)):
        answer = client.ask("GET", path)
        assert answer.status in (400, 401, 403, 404), answer.content
        assert answer.json["sentence"]


VISBY = 'game = "visby"\ntitle = "x"\n'
EDITIONS = (
    "x = " + "[" * 20_000,
    "x = " + "{a=" * 10_000,
    "x = 1" + "0" * 5_000,
    "x = 1979-05-27",
    'game = "riga"',
    'game = "visby"\ntitle = 7',
    f"{VISBY}[supply]\nvalue = 1",
    f'{VISBY}[supply]\nvalue = [nan, inf]\nprovenance = "printed"',
    f'{VISBY}[rounds]\nvalue = 99999999999999999999\nprovenance = "printed"',
    "\0",
    'title = """' + "\n" * 20_000,
)


@pytest.mark.parametrize("number", range(len(EDITIONS)))
def test_an_edition_that_is_none_is_refused_in_one_sentence(fuzzed: Fuzzed, number: int) -> None:
    body = {"game": "visby", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    guest = fuzzed.server.client("Dora")  # the other guest may have reached its limit of tables
    answer = guest.ask("POST", "/api/tables", {**body, "edition": EDITIONS[number]})
    assert answer.status == 400
    assert answer.json["reason"] in ("misfit", "malformed")
    assert len(answer.json["sentence"]) < 700


HEADERS: tuple[dict[str, str], ...] = (
    {"cookie": "kogge"},
    {"cookie": "kogge=" + "x" * 9_000},
    {"cookie": "; ".join(f"c{n}=x" for n in range(2_000))},
    {"cookie": 'kogge="a\\042b"'},
    {"authorization": "Bearer"},
    {"authorization": "Basic YTpi"},
    {"accept-language": "x," * 9_000},
    {"accept-language": "\xe4\xf6"},
    {"origin": "\xff"},
    {"x-forwarded-for": "\xff, ::1"},
)


@pytest.mark.parametrize("headers", HEADERS, ids=lambda headers: str(headers)[:60])
def test_odd_headers_do_no_harm(fuzzed: Fuzzed, headers: dict[str, str]) -> None:
    nobody = Client(fuzzed.server.port)
    assert nobody.ask("GET", "/api/games", **headers).status == 200
    assert nobody.ask("GET", "/api/me", **headers).status == 401


def test_every_address_says_which_methods_it_knows(fuzzed: Fuzzed) -> None:
    for path, told in fuzzed.schema.raw_schema["paths"].items():
        answer = fuzzed.guest.ask("PUT", path)
        assert answer.status == 405
        known = {name.strip().lower() for name in answer.headers["allow"].split(",")} - {"head"}
        assert known == set(told)
