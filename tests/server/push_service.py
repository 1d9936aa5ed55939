"""A browser and its push service, as a server meets them: what they are given, and how only the browser reads a message."""

import json
import struct
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from speeltafel.server.calls.web_push import CURVE, RECORD_BYTES, decoded, encoded, message_keys, public_point
from tests.server.stand_in import Received, StandIn

SALT_BYTES, POINT_BYTES = 16, 65


class Browser:
    def __init__(self, there: StandIn, path: str = "wpush/1") -> None:
        self._key = ec.generate_private_key(CURVE)
        self._secret = bytes(range(16))
        self.address = f"{there.site}/{path}"
        self.keys = {"p256dh": encoded(public_point(self._key)), "auth": encoded(self._secret)}

    def read(self, received: Received) -> Any:
        """Return the message that was sent to it."""
        body = received.body
        salt, (size, length) = body[:SALT_BYTES], struct.unpack_from("!LB", body, SALT_BYTES)
        assert (size, length) == (RECORD_BYTES, POINT_BYTES)
        begin = SALT_BYTES + 5 + length
        sender = body[SALT_BYTES + 5 : begin]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        key, nonce = message_keys(shared, self._secret, public_point(self._key), sender, salt)
        padded = AESGCM(key).decrypt(nonce, body[begin:], None)
        return json.loads(padded.rstrip(b"\0").removesuffix(b"\x02"))


def claims(received: Received, server_key: str) -> Any:
    """Return what the server says of itself to the push service, which checks the signature by the server's public key."""
    scheme, _, parts = received.headers["authorization"].partition(" ")
    said = dict(part.strip().split("=", 1) for part in parts.split(","))
    assert (scheme, said["k"]) == ("vapid", server_key)
    signed, _, signature = said["t"].rpartition(".")
    raw = decoded(signature)
    numbers = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(server_key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, body = (msgspec.json.decode(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return body
