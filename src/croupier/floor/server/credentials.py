"""What is kept of people beside the record, by whichever store is open now."""

from croupier.floor.record.store.group_commit import GroupCommit
from croupier.floor.record.store.interface import Login, Session


class Beside:
    """A store that failed is replaced by one that was opened again."""

    def __init__(self, commit: GroupCommit) -> None:
        self._commit = commit

    def password_of(self, name: str) -> Login | None:
        return self._commit.store.password_of(name)

    def set_password(self, name: str, password_hash: str) -> None:
        self._commit.store.set_password(name, password_hash)

    def open_session(self, token_hash: bytes, name: str, expires_ms: int, now_ms: int) -> None:
        self._commit.store.open_session(token_hash, name, expires_ms, now_ms)

    def session(self, token_hash: bytes) -> Session | None:
        return self._commit.store.session(token_hash)

    def close_session(self, token_hash: bytes) -> None:
        self._commit.store.close_session(token_hash)
