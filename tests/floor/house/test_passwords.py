"""Passwords and sessions: nothing readable is kept, guessing is locked out, tokens end."""

import asyncio
from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST

from croupier.engine.sentences import LANGUAGES, sentence
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.house.identity.one_time_code import new_code, same_code
from croupier.floor.house.identity.passwords import Passwords
from croupier.floor.house.identity.sessions import Sessions
from tests.floor.house.kept import Kept, Watch

RIGHT, WRONG = "correct horse", "battery staple"
HERE, ELSEWHERE = "10.0.0.7", "10.0.0.8"


class Door:
    """Somebody called ann has chosen a password."""

    def __init__(self, kept: Kept) -> None:
        self.kept, self.watch = kept, Watch()
        self.passwords = Passwords(kept, self.watch, CHEAPEST)
        self.sessions = Sessions(kept, self.watch)
        assert self.choose(RIGHT) is None

    def choose(self, password: str, name: str = "ann") -> Refused | None:
        return asyncio.run(self.passwords.choose(name, password))

    def check(self, password: str, name: str = "ann", address: str = HERE) -> Refused | None:
        return asyncio.run(self.passwords.check(name, password, address))

    def fail(self, times: int) -> None:
        for _ in range(times):
            assert self.check(WRONG) is not None

    def locked_for(self) -> int:
        """In minutes, whatever is typed."""
        answer = self.check(RIGHT)
        assert answer is not None
        assert answer.reason is Reason.NOT_NOW
        minutes = answer.message.values["minutes"]
        assert isinstance(minutes, int)
        return minutes


@pytest.fixture
def door() -> Iterator[Door]:
    kept = Kept()
    yield Door(kept)
    kept.close()


def test_the_right_password_and_a_wrong_one(door: Door) -> None:
    assert door.check(RIGHT) is None
    wrong = door.check(WRONG)
    assert wrong is not None
    assert (wrong.reason, wrong.sentence) == (
        Reason.UNKNOWN,
        "Name and password do not go together.",
    )


def test_an_unknown_name_is_answered_like_a_wrong_password(door: Door) -> None:
    assert door.check(RIGHT, name="bob") == door.check(WRONG)
    assert door.kept.password_of("bob") is None


def test_an_unknown_name_costs_the_same_work(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    hashes: list[str] = []
    verify = PasswordHasher.verify

    def watched(self: PasswordHasher, kept: str, password: bytes) -> bool:
        hashes.append(kept)
        return bool(verify(self, kept, password))

    monkeypatch.setattr(PasswordHasher, "verify", watched)
    for name in ("ann", "bob", "bob"):
        door.check(WRONG, name)
    anns, nobodys, again = hashes
    assert nobodys == again
    assert anns.rsplit("$", 2)[0] == nobodys.rsplit("$", 2)[0], "argon2id, the same parameters"


def test_argon2id_is_kept_and_no_password(door: Door) -> None:
    token = door.sessions.open("ann")
    kept = door.kept.everything()
    assert "$argon2id$" in kept
    assert RIGHT not in kept
    assert token not in kept


def test_a_password_has_ten_characters_and_no_other_rule(door: Door) -> None:
    short = door.choose("123456789")
    assert short is not None
    assert short.sentence == "A password has at least 10 characters."
    assert door.check(RIGHT) is None
    for password in (
        "1234567890",
        "          ",
        "一二三四五六七八九十",
        "x" * 100_000,
        "\ud800" * 10,
    ):
        assert door.choose(password) is None
        assert door.check(password) is None


def test_a_password_is_the_same_from_every_keyboard(door: Door) -> None:
    assert door.choose("caf\u00e9 au lait") is None
    assert door.check("cafe\u0301 au lait") is None


def test_five_failures_lock_for_five_minutes_then_twice_as_long(door: Door) -> None:
    door.fail(4)
    for minutes in (5, 10, 20, 40, 60, 60):
        door.fail(1 if minutes == 5 else 5)
        assert door.locked_for() == minutes
        door.watch.pass_minutes(minutes - 1)
        assert door.locked_for() == 1
        door.watch.pass_minutes(1)
    assert door.check(RIGHT) is None


def test_guessing_at_a_locked_account_does_not_count(door: Door) -> None:
    door.fail(5)
    door.fail(20)
    assert door.locked_for() == 5


def test_guesses_made_at_once_are_counted_one_by_one(door: Door) -> None:
    async def guesses() -> list[Refused | None]:
        return await asyncio.gather(*(door.passwords.check("ann", WRONG, HERE) for _ in range(12)))

    answers = [answer.reason for answer in asyncio.run(guesses()) if answer is not None]
    assert answers == [Reason.UNKNOWN] * 5 + [Reason.NOT_NOW] * 7


def test_logging_in_and_a_new_password_forget_the_failures(door: Door) -> None:
    door.fail(4)
    assert door.check(RIGHT) is None
    door.fail(4)
    door.choose(RIGHT)
    door.fail(4)
    assert door.check(RIGHT) is None


def test_one_account_is_locked_and_no_other(door: Door) -> None:
    door.choose(RIGHT, name="bob")
    door.fail(5)
    assert door.check(RIGHT, name="bob") is None


def test_whoever_guesses_locks_out_nobody_but_themselves(door: Door) -> None:
    for _ in range(50):
        door.fail(5)
        assert door.check(RIGHT, address=ELSEWHERE) is None
    assert door.locked_for() == 5


def test_a_name_that_nobody_has_is_locked_alike(door: Door) -> None:
    """However it is spelled: neither answers nor locks tell who is known here."""
    answers = {}
    for name in ("ann", "bob"):
        spelled = [name, name.upper(), f" {name}", name, name, name, name.title()]
        answers[name] = [door.check(WRONG, each) for each in spelled]
    assert answers["ann"] == answers["bob"]
    reasons = [answer.reason for answer in answers["bob"] if answer is not None]
    assert reasons == [Reason.UNKNOWN] * 5 + [Reason.NOT_NOW] * 2


def test_the_lock_is_told_in_every_language(door: Door) -> None:
    door.fail(5)
    answer = door.check(RIGHT)
    assert answer is not None
    assert [sentence(answer.message, language) for language in LANGUAGES] == [
        "Too many failed logins by this name from here: they are locked for another 5 minutes.",
        "以此名称从此处登录失败次数过多：已被锁定，请在 5 分钟后再试。",
    ]


def test_a_session_lasts_twelve_hours(door: Door) -> None:
    token = door.sessions.open("ann")
    door.watch.pass_minutes(12 * 60 - 1)
    assert door.sessions.whose(token) == "ann"
    door.watch.pass_minutes(1)
    assert door.sessions.whose(token) is None
    door.watch.pass_minutes(-60)
    assert door.sessions.whose(token) is None, "it was closed"


def test_sessions_that_nobody_came_back_to_do_not_pile_up(door: Door) -> None:
    for _ in range(5):
        door.sessions.open("ann")
    door.watch.pass_minutes(12 * 60)
    token = door.sessions.open("bob")
    assert door.kept.everything().count('INSERT INTO "sessions"') == 1
    assert door.sessions.whose(token) == "bob"


@pytest.mark.parametrize("token", ["", "x", "\ud800", "ann"])
def test_a_token_that_nobody_gave_is_nobodys(door: Door, token: str) -> None:
    door.sessions.open("ann")
    assert door.sessions.whose(token) is None


def test_every_login_has_a_token_of_its_own(door: Door) -> None:
    first, second = door.sessions.open("ann"), door.sessions.open("ann")
    assert first != second
    assert len(first) >= 43
    assert door.sessions.whose(first) == door.sessions.whose(second) == "ann"
    third = door.sessions.open("ann", instead_of=first)
    assert door.sessions.whose(first) is None
    assert door.sessions.whose(third) == "ann"


def test_a_token_that_somebody_brings_is_not_theirs_after_logging_in(door: Door) -> None:
    fixed = "known-to-somebody-else"
    assert door.sessions.open("ann", instead_of=fixed) != fixed
    assert door.sessions.whose(fixed) is None


def test_sessions_are_closed_one_by_one(door: Door) -> None:
    first, second = (door.sessions.open("ann") for _ in range(2))
    door.sessions.close(first)
    assert [door.sessions.whose(token) for token in (first, second)] == [None, "ann"]


def test_a_new_password_closes_every_session_of_the_person(door: Door) -> None:
    anns, bobs = door.sessions.open("ann"), door.sessions.open("bob")
    assert door.choose("another one altogether") is None
    assert door.sessions.whose(anns) is None
    assert door.sessions.whose(bobs) == "bob"


def test_the_owners_code() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    code = codes.pop()
    assert same_code(code, code.upper().replace("-", " "))
    for wrong in ("", code[:-1], code + "0", codes.pop(), "\ud800"):
        assert not same_code(code, wrong)
