"""Calls by the browser: Web Push (RFC 8030), sealed for one browser alone (RFC 8291) and signed by this harbour
(RFC 8292), whose keys are made when it first opens.
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from carrack.server.calls.outside import post
from carrack.server.calls.way import Way
from carrack.server.calls.words import Message
from carrack.server.errors import Problem
from carrack.server.store.store import Store, mark_of, set_mark

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

MARK: Final = "vapid"
LASTS: Final = 24 * 3600  # seconds for which a push service keeps what it could not hand over
SIGNED: Final = 12 * 3600  # seconds for which a signature counts
RECORD: Final = 4096  # bytes of a sealed record, at most
KEY: Final = 65  # bytes of a public key
SECRET: Final = 16


class Keys(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser's push messages are sealed with, as its subscription says it."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=200, examples=["BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-Jv..."])]
    auth: Annotated[str, Meta(min_length=1, max_length=100, examples=["BTBZMqHH6r4Tts7J_aSIgg"])]


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(keys: Keys | None) -> Keys:
    """A browser's own, or why they will not do."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    if keys is None:
        raise Problem("call-keys")
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decode(keys.p256dh))
        fits = len(decode(keys.auth)) == SECRET
    except ValueError:
        fits = False
    if not fits:
        raise Problem("call-keys")
    return keys


class Signer:
    """The harbour's own key pair."""

    def __init__(self, private: EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public: Final = encode(point_of(private))

    def authorization(self, url: str, contact: str, now: float) -> str:
        """Says to a push service who sends, for so long, and whom to ask about it."""
        from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(url)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNED, "sub": contact}
        head = encode(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{encode(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ECDSA(SHA256())))
        return f"vapid t={signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


async def signer_of(store: Store) -> Signer:
    """With the keys of this harbour; they are made at the first start, and stay: browsers know us by them."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key, generate_private_key

    found = await store.read(lambda connection: mark_of(connection, MARK))
    if found is None:
        fresh = generate_private_key(SECP256R1())
        found = encode(fresh.private_numbers().private_value.to_bytes(32, "big"))
        kept = found
        await store.write(lambda connection: set_mark(connection, MARK, kept))
    return Signer(derive_private_key(int.from_bytes(decode(found), "big"), SECP256R1()))


def point_of(private: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(data: bytes, keys: Keys, private: EllipticCurvePrivateKey | None = None, salt: bytes | None = None) -> bytes:
    """For the eyes of one browser: `aes128gcm` in one record, with a key pair of its own for each message."""
    from cryptography.hazmat.primitives.asymmetric.ec import (
        ECDH,
        SECP256R1,
        EllipticCurvePublicKey,
        generate_private_key,
    )
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    private = private or generate_private_key(SECP256R1())
    salt = salt or os.urandom(SECRET)
    theirs, ours = decode(keys.p256dh), point_of(private)
    shared = private.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs))
    secret = derived(32, decode(keys.auth), b"WebPush: info\0" + theirs + ours, shared)
    key = derived(16, salt, b"Content-Encoding: aes128gcm\0", secret)
    nonce = derived(12, salt, b"Content-Encoding: nonce\0", secret)
    sealed = AESGCM(key).encrypt(nonce, data + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([KEY]) + ours + sealed


async def send(signer: Signer, way: Way, said: Message, private: bool, within: float) -> None:
    keys = msgspec.json.decode(way.keys, type=Keys)
    headers = {
        "authorization": signer.authorization(way.address, contact_of(way.origin), time.time()),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(LASTS),
        "urgency": "normal",
        "topic": said.table or said.id,  # what waits for a browser that is away is replaced by what comes later
    }
    await post(way.address, headers, seal(msgspec.json.encode(said), keys), private, within)


def contact_of(origin: str) -> str:
    """Whom a push service may ask about us: where we are found, which over plain HTTP is this machine alone."""
    return origin if origin.startswith("https:") else "mailto:nobody@localhost"
