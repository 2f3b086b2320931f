"""Sessions: a token that only its bearer has; the House keeps a hash of it."""

import secrets
from hashlib import sha256

from croupier.floor.house.identity.credentials import Clock
from croupier.floor.house.identity.credentials import Sessions as Kept

LASTS_MS = 12 * 60 * 60 * 1_000
TOKEN_BYTES = 32


class Sessions:
    def __init__(self, kept: Kept, clock: Clock) -> None:
        self._kept, self._clock = kept, clock

    def open(self, name: str, instead_of: str | None = None) -> str:
        """The token of somebody who has just logged in; the one they came with is worth nothing any
        more."""
        if instead_of is not None:
            self.close(instead_of)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now_ms = self._clock()
        self._kept.open_session(_hashed(token), name, now_ms + LASTS_MS, now_ms)
        return token

    def whose(self, token: str) -> str | None:
        """None: nobody's, or no longer."""
        session = self._kept.session(_hashed(token))
        if session is None:
            return None
        if self._clock() < session.expires_ms:
            return session.name
        self.close(token)
        return None

    def close(self, token: str) -> None:
        self._kept.close_session(_hashed(token))


def _hashed(token: str) -> bytes:
    return sha256(token.encode("utf-8", "surrogatepass")).digest()
