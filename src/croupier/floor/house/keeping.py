"""What of people is kept beside the record, not in it: hashes of passwords and of sessions.

A store does this. Any thread may call it, and what is written is durable on return.
"""

from collections.abc import Callable
from typing import Protocol

Clock = Callable[[], int]  # milliseconds


class Login(Protocol):
    @property
    def password_hash(self) -> str: ...
    @property
    def failed(self) -> int:
        """How many logins in a row."""

    @property
    def locked_until_ms(self) -> int: ...


class Session(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def expires_ms(self) -> int: ...


class Passwords(Protocol):
    def password_of(self, name: str) -> Login | None: ...

    def set_password(self, name: str, password_hash: str) -> None:
        """The person's failed logins are forgotten."""

    def failed_login(self, name: str, locked_until_ms: int) -> None:
        """One more in a row."""

    def close_sessions_of(self, name: str) -> None: ...


class Sessions(Protocol):
    def open_session(self, token_hash: bytes, name: str, expires_ms: int, now_ms: int) -> None:
        """The person has logged in: their failed logins are forgotten, and so are all sessions that
        are over by now, since nobody may ever ask for them again."""

    def session(self, token_hash: bytes) -> Session | None: ...

    def close_session(self, token_hash: bytes) -> None: ...

    def close_sessions_of(self, name: str) -> None: ...
