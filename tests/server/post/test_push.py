"""Web push: an endpoint that decrypts what it is sent, as the standards tell a browser to."""

from __future__ import annotations

import hmac
import json
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from housed import housed
from letterbox import SITE, Arrival, Hall, Mailbox, hall
from served import Client, Server

from kogge.core.error import Broken
from kogge.server.post.push import base64, own_key, plain, point_of, sealed

AUTH = bytes(range(16))


@dataclass
class Browser:
    """A browser that has subscribed."""

    private: Any
    auth: bytes = AUTH

    def keys(self) -> dict[str, str]:
        return {"p256dh": base64(point_of(self.private)), "auth": base64(self.auth)}

    def read(self, body: bytes) -> Any:
        """Decrypt a message."""
        salt, point, sealed = body[:16], body[21:86], body[86:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        info = b"WebPush: info\0" + point_of(self.private) + point
        secret = derived(self.auth, self.private.exchange(ec.ECDH(), theirs), info, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert (body[16:21], text[-1]) == (b"\0\0\x10\0A", 2)  # 4096 bytes a record; the last one
        return json.loads(text[:-1])


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """Derive a key in one step (RFC 5869), without a library that ours uses too."""
    extracted = hmac.digest(salt, secret, "sha256")
    return hmac.digest(extracted, info + b"\1", "sha256")[:length]


@pytest.fixture(scope="module")
def here() -> Iterator[Hall]:
    with hall() as here:
        yield here


@pytest.fixture(scope="module")
def posted(here: Hall, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server that pushes; its key is made when it starts."""
    folder = tmp_path_factory.mktemp("push")
    trusted = (f"127.0.0.1:{here.port}",)
    post = Mailbox().post(mail="", push=str(folder / "push.pem"), trusted=trusted)
    with housed(folder / "kogge.sqlite", public_url=SITE, post=post) as server:
        yield server
        server.stop()
        assert not [line for line in server.lines if '"level": "error"' in line]


@pytest.fixture
def browser(here: Hall) -> Browser:
    here.arrivals.clear()
    here.statuses.clear()
    return Browser(ec.generate_private_key(ec.SECP256R1()))


def subscribed(client: Client, here: Hall, browser: Browser) -> Any:
    wish = {"kind": "push", "address": f"{here.url}/send/1", "events": ["end"], **browser.keys()}
    return client.do("POST", "/api/notices/channels", wish)


def ended(anna: Client, berta: Client) -> str:
    """Let Berta end a game with Anna."""
    table = str(anna.open("visby", "me", "open")["id"])
    berta.do("POST", f"/api/tables/{table}/join", {})
    line = berta.sit(table)
    line.order("resign", seat=1)
    line.close()
    return table


def test_a_browser_can_read_what_it_is_sent(posted: Server, here: Hall, browser: Browser) -> None:
    anna, berta = posted.client("Anna"), posted.client("Berta")
    channel = subscribed(anna, here, browser)
    table = ended(anna, berta)
    arrival = here.wait()
    told = browser.read(arrival.body)

    assert channel["state"] == "open"
    assert (told["title"], told["link"]) == (
        "Visby with Berta: the game is over", f"{SITE}/table/{table}",
    )  # fmt: skip
    assert told["stop"].startswith(f"{SITE}/letters/stop/")
    assert arrival.headers["content-encoding"] == "aes128gcm"
    assert 0 < int(arrival.headers["ttl"]) <= 86_400
    assert claims(arrival, anna)["aud"] == here.url


def claims(arrival: Arrival, client: Client) -> Any:
    """Return what the server has signed, if the signature is that of the key it shows."""
    scheme, _, rest = arrival.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    told, _, proof = given["t"].rpartition(".")
    r, s = (int.from_bytes(half, "big") for half in (plain(proof)[:32], plain(proof)[32:]))
    point = urlsafe_b64decode(given["k"] + "=")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    key.verify(encode_dss_signature(r, s), told.encode(), ec.ECDSA(SHA256()))
    assert scheme == "vapid"
    assert client.do("GET", "/api/notices")["key"] == given["k"]
    return json.loads(plain(told.split(".")[1]))


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    posted: Server, here: Hall, browser: Browser, status: int
) -> None:
    anna, berta = posted.client("Anna"), posted.client("Berta")
    subscribed(anna, here, browser)
    here.statuses[:] = [status]
    ended(anna, berta)
    here.wait()
    for _ in range(100):
        if not anna.do("GET", "/api/notices")["channels"]:
            return
    raise AssertionError("the browser is still known")


@pytest.mark.parametrize("keys", [
    {"p256dh": "", "auth": ""}, {"p256dh": "é", "auth": "AAAA"},
    {"p256dh": "A" * 87, "auth": "A" * 22}, {"auth": "AA"}, {"p256dh": "####", "auth": "####"},
])  # fmt: skip
def test_keys_of_no_browser_are_refused(
    posted: Server, here: Hall, browser: Browser, keys: dict[str, str]
) -> None:
    wish = {"kind": "push", "address": here.url, "events": ["end"], **browser.keys(), **keys}
    refused = posted.client("Anna").ask("POST", "/api/notices/channels", wish)

    assert (refused.status, refused.json["reason"]) == (400, "no-keys")


def test_the_example_of_the_standard_comes_out_byte_for_byte() -> None:
    """RFC 8291, section 5."""
    ours = ec.derive_private_key(
        int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    theirs = plain(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    auth, salt = plain("BTBZMqHH6r4Tts7J_aSIgg"), plain("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"

    assert base64(sealed(text, theirs, auth, ours, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_the_key_is_made_once_and_for_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"

    assert point_of(own_key(file)) == point_of(own_key(file))
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("text", [b"", b"no key", b"-----BEGIN PRIVATE KEY-----\nAAAA\n"])
def test_a_file_that_holds_no_key_is_refused(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "push.pem"
    file.write_bytes(text)
    with pytest.raises(Broken, match="P-256"):
        own_key(file)
