"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from kogge.core.error import Broken

DAY = 86_400_000  # milliseconds


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst that is allowed at once, and a rate per second from then on."""

    burst: float
    each_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What any client may ask of the server; generous to people, narrow to floods."""

    body: int = 100_000  # bytes of a request
    message: int = 8_000  # bytes of a socket message
    sockets: int = 60  # open at the same time, of one address
    tables: int = 100  # open or being played, of one person
    requests: Rate = Rate(200, 40)  # of one address
    people: Rate = Rate(30, 0.1)  # guests and accounts made from one address
    passwords: Rate = Rate(10, 0.2)  # wrong ones from one address, or by a known browser
    guesses: Rate = Rate(60, 1)  # wrong ones at one name, from all other addresses together
    commands: Rate = Rate(90, 20)  # of one person, over all their sockets; long tries count more
    crowd: Rate = Rate(300, 80)  # the same of one address, where many people may be
    words: Rate = Rate(6, 0.5)  # said by one person
    making: Rate = Rate(20, 0.2)  # tables, tokens and reports of one person
    asking: Rate = Rate(
        10, 0.01
    )  # addresses that are asked to confirm, for one address of a client


@dataclass(frozen=True, slots=True)
class Post:
    """How people who are elsewhere are told; by nothing, unless the operator has set it up."""

    mail: str = ""  # the address of an SMTP server, with user and password
    sender: str = ""  # the e-mail address from which letters come
    push: str = ""  # the file of the key by which browsers recognise the server
    hooks: bool = False  # whether people may name webhooks
    trusted: tuple[str, ...] = ()  # hosts that may be in the operator's own network, and plain http
    soon: int = 60_000  # milliseconds in which news are collected
    late: int = 600_000  # the same for somebody whose turn begins while at the table
    gap: int = 300_000  # milliseconds between two letters to one person
    lease: int = 120_000  # milliseconds for which a letter belongs to the process that sends it
    every: float = 5.0  # seconds between two looks into the outbox

    @property
    def on(self) -> bool:
        """Whether there is any way to tell somebody."""
        return bool(self.mail or self.push or self.hooks)


SILENT = Post()


@dataclass(frozen=True, slots=True)
class Settings:
    """What the operator has decided."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8420
    public_url: str = ""
    trust_proxy: bool = False
    hosts: tuple[str, ...] = ()  # other names that the server answers to
    metrics: int | None = None  # the port at which metrics are served, to this machine only
    imprint: str = ""  # texts of the operator, in Markdown
    privacy: str = ""
    limits: Limits = Limits()
    post: Post = SILENT
    warm: bool = True  # compile the search in the background
    browsers: int = 180 * DAY  # milliseconds for which a browser is remembered
    guests: int = 180 * DAY  # milliseconds until a guest who stays away is forgotten; 0: never
    log_logins: bool = False  # write down from which address a login failed
    idle: int = 60_000  # milliseconds until a table that no one is at leaves memory
    patience: int = 600_000  # milliseconds until a bot plays for someone who left a live table
    tick: float = 1.0  # seconds between two looks at clocks and bots

    @property
    def prefix(self) -> str:
        """The path below which the site lies, such as /kogge; nothing at the root of its host."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def guest_days(self) -> int:
        """After how many days a guest who stays away is forgotten; 0: never."""
        return self.guests // DAY

    @property
    def origin(self) -> str:
        """The origin of the public address, if one was given."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if self.public_url else ""


def check_url(url: str) -> str:
    """Return a public address that can stand in a link."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.query
    except ValueError:
        fits = False
    if not fits:
        trouble, expected = "'{data}' is not the address of a site", "https://kogge.example.org"
        raise Broken("--public-url", trouble, expected, data=url)
    return url.rstrip("/")
