"""Passwords: argon2id, the same work for every name, a lock after failed logins."""

import asyncio
import secrets
from unicodedata import normalize

from argon2 import Parameters, PasswordHasher, Type
from argon2.exceptions import VerifyMismatchError
from argon2.profiles import RFC_9106_LOW_MEMORY

from croupier.floor.house.keeping import Clock
from croupier.floor.house.keeping import Passwords as Kept
from croupier.sentences import said
from croupier.table.refusals import Reason, Refused

SHORTEST = 10  # characters; no other rule
FAILURES_THAT_LOCK = 5  # in a row, and again after as many more
MINUTE_MS = 60_000
FIRST_LOCK_MS, LONGEST_LOCK_MS = 5 * MINUTE_MS, 60 * MINUTE_MS


class Passwords:
    """One at a time: each takes much memory, and nobody guesses more often by guessing at once."""

    def __init__(
        self, kept: Kept, clock: Clock, parameters: Parameters = RFC_9106_LOW_MEMORY
    ) -> None:
        assert parameters.type is Type.ID, "argon2id"
        self._kept, self._clock = kept, clock
        self._hasher = PasswordHasher.from_parameters(parameters)
        self._nobodys = self._hasher.hash(secrets.token_bytes())  # for names without a password
        self._one_at_a_time = asyncio.Lock()

    async def choose(self, name: str, password: str) -> Refused | None:
        """A first password or another one; whoever was logged in by this name no longer is."""
        if len(password) < SHORTEST:
            return Refused(Reason.NOT_OFFERED, said("password-too-short", shortest=SHORTEST))
        async with self._one_at_a_time:
            await asyncio.to_thread(self._choose, name, password)
        return None

    async def check(self, name: str, password: str) -> Refused | None:
        """None: this is the person's password."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(self._check, name, password)

    def _choose(self, name: str, password: str) -> None:
        self._kept.set_password(name, self._hasher.hash(_typed(password)))
        self._kept.close_sessions_of(name)

    def _check(self, name: str, password: str) -> Refused | None:
        login, now_ms = self._kept.password_of(name), self._clock()
        if login is not None and now_ms < login.locked_until_ms:
            minutes = -(-(login.locked_until_ms - now_ms) // MINUTE_MS)
            return Refused(Reason.NOT_NOW, said("login-locked", minutes=minutes))
        right = self._is(password, self._nobodys if login is None else login.password_hash)
        if login is not None and right:
            return None
        if login is not None:
            locked_ms = lock_ms(login.failed + 1)
            self._kept.failed_login(name, now_ms + locked_ms if locked_ms else 0)
        return Refused(Reason.UNKNOWN, said("login-wrong"))

    def _is(self, password: str, password_hash: str) -> bool:
        try:
            return self._hasher.verify(password_hash, _typed(password))
        except VerifyMismatchError:
            return False


def lock_ms(failed: int) -> int:
    """How long nobody logs in after so many failures in a row; 0: they may try again.

    >>> [lock_ms(failed) // MINUTE_MS for failed in (4, 5, 6, 10, 15, 20, 25, 1000)]
    [0, 5, 0, 10, 20, 40, 60, 60]
    """
    times, more = divmod(failed, FAILURES_THAT_LOCK)
    if more or not times:
        return 0
    return min(FIRST_LOCK_MS << min(times - 1, 8), LONGEST_LOCK_MS)


def _typed(password: str) -> bytes:
    """The same from every keyboard."""
    return normalize("NFC", password).encode("utf-8", "surrogatepass")
