"""STARTTLS, SMTPS and logging in, at a real SMTP server with a certificate of its own."""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from launched import free_port
from letterbox import Mailbox

from kogge.server.post.carrier import Undelivered
from kogge.server.post.mail import Mail
from kogge.server.post.wording import Message
from kogge.server.store.post.channels import Channel

HERE = "127.0.0.1"
USER, PASSWORD = "kogge@club.example", "pass:word/with@signs%"
LETTER = Message(
    id="letter-1", language="en", title="Riga with Berta: it is your turn", lines=(), confirm="",
    stop="https://club.example/letters/s", unsubscribe="https://club.example/api/s",
    settings="https://club.example/account",
)  # fmt: skip
ANNA = Channel("c", "anna", "mail", "anna@mail.example", "", "turn", "open", "token", 0)


@pytest.fixture(scope="module")
def papers(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Make a key and a certificate for this machine, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "club")])
    now = datetime.now(UTC)
    where = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HERE))])
    paper = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(where, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    folder = tmp_path_factory.mktemp("papers")
    coding, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    (folder / "key.pem").write_bytes(
        key.private_bytes(coding, form, serialization.NoEncryption()),
    )
    (folder / "paper.pem").write_bytes(paper.public_bytes(coding))
    return folder / "key.pem", folder / "paper.pem"


@pytest.fixture
def trusted(papers: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this machine trust the certificate, as an operator would install it."""
    monkeypatch.setenv("SSL_CERT_FILE", str(papers[1]))


class Post(Mailbox):
    """A mailbox that notes who has logged in, and whether letters came encrypted."""

    def __init__(self) -> None:
        super().__init__()
        self.logins: list[tuple[str, str]] = []
        self.encrypted: list[bool] = []

    def __call__(self, _server: Any, session: Any, _env: Any, _way: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        told = data.login.decode(), data.password.decode()
        self.logins.append(told)
        return AuthResult(success=told == (USER, PASSWORD), handled=False)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.encrypted.append(session.ssl is not None or server.transport.get_extra_info("cipher"))
        return await super().handle_DATA(server, session, envelope)


@contextmanager
def post(papers: tuple[Path, Path], kind: str) -> Iterator[Post]:
    """Run an SMTP server: "starttls" insists on a login, "tls" offers one, "plain" nothing."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(papers[1], papers[0])
    box = Post()
    box.port = free_port()
    starttls = {"tls_context": context, "require_starttls": True, "auth_required": True}
    ways: dict[str, dict[str, Any]] = {
        "starttls": {"authenticator": box, **starttls},
        "tls": {"authenticator": box, "ssl_context": context, "auth_require_tls": False},
        "plain": {},
    }
    controller = Controller(box, hostname=HERE, port=box.port, **ways[kind])
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


def carry(box: Post, scheme: str, password: str = PASSWORD) -> None:
    """Send the letter as a server would that was started with this address."""
    who = f"{quote(USER, safe='')}:{quote(password, safe='')}"
    mail = Mail(f"{scheme}://{who}@{HERE}:{box.port}", "kogge@club.example")
    asyncio.run(mail.carry(ANNA, LETTER))


@pytest.mark.usefixtures("trusted")
@pytest.mark.parametrize(("kind", "scheme"), [("starttls", "smtp"), ("tls", "smtps")])
def test_a_letter_goes_encrypted_after_logging_in(
    papers: tuple[Path, Path], kind: str, scheme: str
) -> None:
    with post(papers, kind) as box:
        carry(box, scheme)

        [mail] = box.mails
        assert mail["subject"] == LETTER.title
        assert all(box.encrypted)
        assert box.logins == [(USER, PASSWORD)]


@pytest.mark.usefixtures("trusted")
def test_a_wrong_password_leaves_the_letter_for_later_and_is_not_told(
    papers: tuple[Path, Path],
) -> None:
    with post(papers, "starttls") as box:
        with pytest.raises(Undelivered, match="SMTPAuthenticationError") as told:
            carry(box, "smtp", "wrong-password")

        assert box.mails == []
        assert "wrong-password" not in f"{told.value!r} {told.value.__cause__!r}"


@pytest.mark.parametrize(("kind", "scheme"), [("starttls", "smtp"), ("tls", "smtps")])
def test_nothing_is_said_to_a_server_whose_certificate_nobody_knows(
    papers: tuple[Path, Path], kind: str, scheme: str
) -> None:
    with post(papers, kind) as box:
        with pytest.raises(Undelivered, match="SSLCertVerificationError"):
            carry(box, scheme)

        assert (box.mails, box.logins) == ([], [])


def test_who_asked_for_starttls_never_sends_in_the_clear(papers: tuple[Path, Path]) -> None:
    with post(papers, "plain") as box:
        with pytest.raises(Undelivered, match="SMTPNotSupportedError"):
            carry(box, "smtp")

        assert (box.mails, box.logins) == ([], [])
