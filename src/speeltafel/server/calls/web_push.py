"""Web Push: a message that only one browser can read (RFC 8291), signed by this server for the push service (RFC 8292)."""

import base64
import hashlib
import os
import struct

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from speeltafel.server.calls.formats import Call, Content
from speeltafel.server.server_clock import now

CURVE = ec.SECP256R1()
KEY_BYTES = 32
RECORD_BYTES = 4096
SAME_LENGTH = 256  # messages are made as long as a multiple of this, so that their length says nothing
KEPT_S = 86_400  # by the push service, for a browser that is not running
SIGNED_FOR_S = 12 * 3600
NOBODY = "mailto:nobody@localhost"  # a push service wants to know whom to complain to; a page without HTTPS is of no use to it


def new_key() -> str:
    """Return a new private key of a server."""
    return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_BYTES))


class ServerKey:
    """The key by which push services recognize this server. A browser's subscription holds for one such key alone."""

    def __init__(self, private: str) -> None:
        self._key = private_key(private)
        self.public = encoded(public_point(self._key))

    def authorization(self, site: str, contact: str) -> str:
        """Return the header that proves to this site who sends the message."""
        until = now() // 1000 + SIGNED_FOR_S
        parts = ({"typ": "JWT", "alg": "ES256"}, {"aud": site, "exp": until, "sub": contact})
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b"".join(number.to_bytes(KEY_BYTES) for number in numbers)
        return f"vapid t={signed}.{encoded(signature)}, k={self.public}"


def content(call: Call, browser_key: str, browser_secret: str, site: str, page: str, server_key: ServerKey) -> Content:
    """Return what is sent to the push service of a browser."""
    message = msgspec.json.encode(call._asdict())
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(KEPT_S),
        "Urgency": "high",
        "Topic": encoded(hashlib.sha256(call.tag.encode()).digest())[:32],  # a newer one takes the place of one not delivered
        "Authorization": server_key.authorization(site, page if page.startswith("https:") else NOBODY),
    }
    padded = message + b"\x02" + bytes(-(len(message) + 1) % SAME_LENGTH)
    return Content(headers, encrypted(padded, browser_key, browser_secret, ec.generate_private_key(CURVE), os.urandom(16)))


def encrypted(padded: bytes, browser_key: str, browser_secret: str, own_key: "ec.EllipticCurvePrivateKey", salt: bytes) -> bytes:
    """Encrypt one record for the browser with these keys. `own_key` and `salt` are used once."""
    browser, own = decoded(browser_key), public_point(own_key)
    shared = own_key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    key, nonce = message_keys(shared, decoded(browser_secret), browser, own, salt)
    record: bytes = AESGCM(key).encrypt(nonce, padded, None)
    return salt + struct.pack("!LB", RECORD_BYTES, len(own)) + own + record


def message_keys(shared: bytes, secret: bytes, browser: bytes, own: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """Return the key and the nonce of a message."""
    common = _derived(shared, secret, b"WebPush: info\0" + browser + own, 32)
    return (
        _derived(common, salt, b"Content-Encoding: aes128gcm\0", 16),
        _derived(common, salt, b"Content-Encoding: nonce\0", 12),
    )


def is_browser_key(text: str) -> bool:
    """Whether a text is a public key of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(text))
    except ValueError:
        return False
    return True


def private_key(text: str) -> "ec.EllipticCurvePrivateKey":
    """Return the private key that is written so."""
    return ec.derive_private_key(int.from_bytes(decoded(text)), CURVE)


def public_point(key: "ec.EllipticCurvePrivateKey") -> bytes:
    """Return the public part of a key, as it is sent."""
    point: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def encoded(some: bytes) -> str:
    """Return bytes as base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of such a text. Raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    derived: bytes = HKDF(hashes.SHA256(), length, salt, info).derive(material)
    return derived
