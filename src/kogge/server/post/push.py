"""Web push: messages that only one browser can read (RFC 8291), signed by the server (RFC 8292)."""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from kogge.core.error import Broken
from kogge.table.denied import Denied

from ..store.post.channels import Channel, Keys
from .outside import Outside, settle
from .wording import Message

LASTING = 86_400  # seconds for which a push service keeps a message
SIGNED = 12 * 3600  # seconds for which a signature holds; at most a day is allowed
RECORD = 4096  # bytes of the one record that a message consists of
ROOM = 3000  # bytes of the text in it
POINT = 65  # bytes of a public key
AUTH = 16
HALF = 32  # bytes of either number of a signature


class Push:
    """The way to browsers; `key` is what they recognise the server by."""

    def __init__(self, file: str, contact: str, outside: Outside) -> None:
        self.private, self.contact, self.outside = own_key(Path(file)), contact, outside
        self.point = point_of(self.private)
        self.key = base64(self.point)

    async def carry(self, channel: Channel, message: Message) -> None:
        """Encrypt a letter, and hand it to the push service of a browser."""
        body = sealed(shown(message), *read_keys(channel.keys))
        headers = {
            "ttl": str(LASTING),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "authorization": self.signature(channel.address, int(time.time())),
        }
        settle(await self.outside.post(channel.address, headers, body))

    def signature(self, endpoint: str, now: int) -> str:
        """Return the proof that a message comes from this server."""
        from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        claims = {"aud": audience, "exp": now + SIGNED, "sub": self.contact}
        head = {"typ": "JWT", "alg": "ES256"}
        told = ".".join(base64(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self.private.sign(told.encode(), ECDSA(SHA256())))
        proof = r.to_bytes(HALF, "big") + s.to_bytes(HALF, "big")
        return f"vapid t={told}.{base64(proof)}, k={self.key}"


def shown(message: Message) -> bytes:
    """Return what the service worker of a browser shows."""
    link = message.lines[0].link if len(message.lines) == 1 else message.settings
    text = "\n".join(line.text for line in message.lines)
    told = {"id": message.id, "title": message.title, "text": text, "link": link,
            "stop": message.stop, "stopping": message.say("notice-stop-short")}  # fmt: skip
    while len(data := json.dumps(told).encode()) > ROOM:
        told["text"] = told["text"][: len(told["text"]) // 2]
    return data


def sealed(text: bytes, theirs: bytes, auth: bytes, ours: Any = None, salt: bytes = b"") -> bytes:
    """Encrypt a text for a browser; our key and the salt are fresh each time."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    curve = ec.SECP256R1()
    ours, salt = ours or ec.generate_private_key(curve), salt or os.urandom(16)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(curve, theirs)
    point = point_of(ours)
    shared = ours.exchange(ec.ECDH(), browser)
    secret = derived(shared, auth, b"WebPush: info\0" + theirs + point, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Derive a key of some length."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(private: Any) -> bytes:
    """Return the public half of a key, as browsers write it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return bytes(point)


def own_key(file: Path) -> Any:
    """Return the key of the server; if there is none, make it once and for all."""
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import load_pem_private_key
    except ImportError as error:
        expected = 'pip install "kogge[push]"'
        raise Broken("--push-key", "web push needs the package cryptography", expected) from error
    try:
        if not file.exists():
            write_key(file, ec.generate_private_key(ec.SECP256R1()))
        key = load_pem_private_key(file.read_bytes(), None)
    except OSError as error:
        why = error.strerror or str(error)
        raise Broken(str(file), "cannot be opened: {why}", why=why) from error
    except (ValueError, TypeError) as error:
        raise Broken(str(file), "this is not a key on the curve P-256") from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        raise Broken(str(file), "this is not a key on the curve P-256")
    return key


def write_key(file: Path, key: Any) -> None:
    """Write a key to a file that nobody else can read."""
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
    )

    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as out:
        out.write(pem)


def read_keys(keys: Keys) -> tuple[bytes, bytes]:
    """Return the keys of a browser: a point on the curve, and a secret."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, auth = plain(keys.p256dh), plain(keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, NotBase64) as error:
        raise unfit() from error
    if len(point) != POINT or len(auth) != AUTH:
        raise unfit()
    return point, auth


def unfit() -> Denied:
    """Return the refusal of keys that no browser has made."""
    return Denied("no-keys", "these are not the keys of a browser", status=400)


def base64(data: bytes) -> str:
    """Return bytes as browsers write them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(text: str) -> bytes:
    """Return the bytes that a browser has written."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
