"""What of people is kept beside the record, not in it: hashes of passwords and of sessions.

A store does this. Any thread may call it, and what is written is durable on return.
"""

from collections.abc import Callable
from typing import Protocol

Clock = Callable[[], int]  # milliseconds


class Login(Protocol):
    @property
    def password_hash(self) -> str: ...


class Session(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def expires_ms(self) -> int: ...


class Passwords(Protocol):
    def password_of(self, name: str) -> Login | None: ...

    def set_password(self, name: str, password_hash: str) -> None:
        """Whoever was logged in by this name no longer is."""


class Sessions(Protocol):
    def open_session(self, token_hash: bytes, name: str, expires_ms: int, now_ms: int) -> None:
        """All sessions that are over by now are forgotten: nobody may ever ask for them again."""

    def session(self, token_hash: bytes) -> Session | None: ...

    def close_session(self, token_hash: bytes) -> None: ...
