"""Passwords: argon2id, the same work and the same answers for every name, a lock after failed
logins."""

import asyncio
import secrets
from unicodedata import normalize

from argon2 import Parameters, PasswordHasher, Type
from argon2.exceptions import VerifyMismatchError
from argon2.profiles import RFC_9106_LOW_MEMORY

from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.house.identity.credentials import Clock
from croupier.floor.house.identity.credentials import Passwords as Kept
from croupier.floor.house.identity.login_attempts import MINUTE_MS, Failures, Guesses

SHORTEST = 10  # characters; no other rule


class Passwords:
    """One at a time: each takes much memory, and nobody guesses more often by guessing at once."""

    def __init__(
        self,
        kept: Kept,
        clock: Clock,
        parameters: Parameters = RFC_9106_LOW_MEMORY,
        failures: Failures | None = None,
    ) -> None:
        assert parameters.type is Type.ID, "argon2id"
        self._kept, self._guesses, self._failures = kept, Guesses(clock), failures
        self._hasher = PasswordHasher.from_parameters(parameters)
        self._nobodys = self._hasher.hash(secrets.token_bytes())  # for names without a password
        self._one_at_a_time = asyncio.Lock()

    async def choose(self, name: str, password: str) -> Refused | None:
        """A first password or another one; whoever was logged in by this name no longer is."""
        refused = password_refused(password)
        if refused is not None:
            return refused
        async with self._one_at_a_time:
            await asyncio.to_thread(self._choose, name, password)
        return None

    async def check(self, name: str, password: str, address: str) -> Refused | None:
        """None: this is the person's password. `address`: where it was typed."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(self._check, name, password, address)

    async def hashed(self, password: str) -> str:
        """Of one that is given to somebody else, with the entry that says by whom."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(self._hash, password)

    def locked_s(self, name: str, address: str) -> int:
        """Seconds until this name may be tried from there again."""
        return -(-self._guesses.locked_ms(name, address) // 1_000)

    def given(self, name: str) -> None:
        """It is on record: what was guessed before counts no more."""
        self._guesses.forget(name)

    def _hash(self, password: str) -> str:
        return self._hasher.hash(_typed(password))

    def _choose(self, name: str, password: str) -> None:
        self._kept.set_password(name, self._hash(password))
        self._guesses.forget(name)

    def _check(self, name: str, password: str, address: str) -> Refused | None:
        locked_ms = self._guesses.locked_ms(name, address)
        if locked_ms:
            return Refused(Reason.NOT_NOW, said("login-locked", minutes=-(-locked_ms // MINUTE_MS)))
        wait_s = 0 if self._failures is None else self._failures.wait_s(address)
        if wait_s:
            return Refused(Reason.NOT_NOW, said("login-many-failed", seconds=wait_s))
        login = self._kept.password_of(name)
        right = self._is(password, self._nobodys if login is None else login.password_hash)
        if login is not None and right:
            self._guesses.forget(name, address)
            return None
        self._guesses.failed(name, address)
        if self._failures is not None:
            self._failures.taken(address)
        return Refused(Reason.UNKNOWN, said("login-wrong"))

    def _is(self, password: str, password_hash: str) -> bool:
        try:
            return self._hasher.verify(password_hash, _typed(password))
        except VerifyMismatchError:
            return False


def password_refused(password: str) -> Refused | None:
    """None: somebody may choose it."""
    if len(password) >= SHORTEST:
        return None
    return Refused(Reason.NOT_OFFERED, said("password-too-short", shortest=SHORTEST))


def _typed(password: str) -> bytes:
    """The same from every keyboard."""
    return normalize("NFC", password).encode("utf-8", "surrogatepass")
