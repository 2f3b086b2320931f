"""People come in: as guests, as the first Owner, with a password; and go."""

from collections.abc import Mapping
from hashlib import sha256
from secrets import token_hex

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.house.authority import giver_refused
from croupier.floor.house.commands import (
    AddGuest,
    ClaimOwnership,
    HouseCommand,
    KeepAccount,
    ResetPassword,
)
from croupier.floor.house.identity.one_time_code import same_code
from croupier.floor.house.identity.passwords import password_refused
from croupier.floor.house.identity.spelling import alike
from croupier.floor.house.people import THE_HOUSE, Account
from croupier.floor.house.roles import Role
from croupier.floor.protocol.bodies import (
    GuestBody,
    KeepBody,
    LoginBody,
    LogoutBody,
    Me,
    Ok,
    OwnerBody,
    PasswordBody,
)
from croupier.floor.server.answers import Stopped, answered, body_of, not_known, refusal, too_fast
from croupier.floor.server.premises import (
    COOKIE,
    COOKIE_LASTS_S,
    Premises,
    address_of,
    host_of,
    premises_of,
    token_of,
    whoever_asks,
)
from croupier.floor.server.recent_requests import KEPT_S
from croupier.floor.tables.actor.requests import NotKnown
from croupier.floor.tables.opening.house_actor import house_identity

GUESTS_CENTS = 1_000_000  # play chips
LOGGED_OUT = 1008
WRONG, TOO_FAST = 401, 429


async def guest(request: Request) -> Response:
    """A session that lasts stays: it may be of an account that has no other way in."""
    premises, body = premises_of(request), await body_of(request, GuestBody)
    here = premises.account_of(token_of(request))
    if here is not None:
        return answered(_as_seen(premises, here))
    address = address_of(request)
    if not premises.guests.taken(address):
        raise too_fast(premises.guests.wait_s(address))
    identity = None if body.id is None else _guests_id(body.id, body.name)
    if identity is None or not _just_came(premises, identity):
        await _asked(premises, AddGuest(THE_HOUSE, body.name, GUESTS_CENTS), identity)
    account = premises.known(body.name)
    if not account.open:
        raise Stopped(409, "not-now", said("house-account-closed", name=account.name))
    return await _welcomed(request, account)


def _guests_id(secret: str, name: str) -> str:
    """The record does not tell what came in with it; with another name it is another request."""
    return f"guest\n{sha256(msgspec.json.encode((secret, alike(name)))).hexdigest()}"


def _just_came(premises: Premises, identity: str) -> bool:
    """A guest was added by this very request, whose answer was lost. Later it says no more than
    that the name is taken."""
    line = premises.floor.house_actor.line_of(house_identity(THE_HOUSE.name, identity))
    if line is None:
        return False
    if premises.floor.house_actor.now_ms() - line.written.at_ms > KEPT_S * 1_000:
        raise Stopped(409, "not-offered", said("server-guest-came-before"))
    return True


async def owner(request: Request) -> Response:
    """With the code that was printed when the House was opened, once."""
    premises, body = premises_of(request), await body_of(request, OwnerBody)
    address = address_of(request)
    if premises.logins.wait_s(address):
        raise too_fast(premises.logins.wait_s(address))
    if premises.code is None:
        return await _owner_again(request, body)
    if not same_code(premises.code, body.code):
        premises.logins.taken(address)
        premises.log.warning("wrong one-time code", address=host_of(request.scope))
        raise Stopped(WRONG, "unknown", said("server-wrong-code"))
    _possible(body.password)  # before the House has an Owner who cannot log in
    if not premises.floor.house.owners:
        await _asked(premises, ClaimOwnership(THE_HOUSE, body.name))
    account = premises.known(body.name)
    if account.role is not Role.OWNER:
        raise Stopped(409, "not-now", said("house-owned-already"))
    await premises.passwords.choose(account.name, body.password)
    premises.code, premises.used_code = None, premises.code
    return await _welcomed(request, account)


async def _owner_again(request: Request, body: OwnerBody) -> Response:
    """The code counts once; whoever used it, and did not hear the answer, is let in by all that
    they have said before."""
    premises, account = premises_of(request), premises_of(request).floor.house.account(body.name)
    used = premises.used_code
    if used is not None and same_code(used, body.code) and account is not None and account.open:
        refused = await premises.passwords.check(account.name, body.password, address_of(request))
        if refused is None and account.role is Role.OWNER:
            return await _welcomed(request, account)
    raise Stopped(409, "not-now", said("server-no-code-now"))


async def login(request: Request) -> Response:
    premises, body = premises_of(request), await body_of(request, LoginBody)
    account = premises.floor.house.account(body.name)
    name = body.name if account is None else account.name
    refused = await premises.passwords.check(name, body.password, address_of(request))
    if refused is not None:
        premises.log.warning("login refused", name=name, address=host_of(request.scope))
        raise _not_let_in(request, name, refused)
    if account is None or not account.open:
        raise refusal(Refused(Reason.UNKNOWN, said("login-wrong")), WRONG)
    return await _welcomed(request, account)


async def keep(request: Request) -> Response:
    """A guest's account becomes one with a password, on record and in force in one step. Wallet,
    seats, rounds and this session stay. Sent again it is answered as before."""
    premises, body = premises_of(request), await body_of(request, KeepBody)
    account = whoever_asks(request)
    address = address_of(request)
    if not premises.guests.taken(address):
        raise too_fast(premises.guests.wait_s(address))
    _possible(body.password)
    command, identity = KeepAccount(account.actor, body.name), f"{body.id}\nkeep"
    written = premises.floor.house_actor.line_of(house_identity(account.name, identity)) is not None
    hashed = {} if written else {account.name: await premises.passwords.hashed(body.password)}
    await _asked(premises, command, identity, hashed)
    if not written:
        premises.passwords.given(account.name)
    return answered(_as_seen(premises, premises.known(account.name)))


def _not_let_in(request: Request, name: str, refused: Refused) -> Stopped:
    """The name is locked for this address; or too much has failed there; or it is wrong."""
    premises, address = premises_of(request), address_of(request)
    if refused.reason is Reason.UNKNOWN:
        return refusal(refused, WRONG)
    locked_s, wait_s = premises.passwords.locked_s(name, address), premises.logins.wait_s(address)
    if locked_s or not wait_s:
        return refusal(refused, retry_after_s=max(1, locked_s))
    return Stopped(TOO_FAST, "too-fast", refused.message, retry_after_s=wait_s)


async def logout(request: Request) -> Response:
    await body_of(request, LogoutBody)
    premises, token = premises_of(request), token_of(request)
    if token is not None:
        await premises.written(lambda: premises.sessions.close(token))
        premises.hub.send_away(LOGGED_OUT, token=token)
    response = answered(Ok())
    response.delete_cookie(COOKIE, path="/")
    return response


async def me(request: Request) -> Response:
    return answered(_as_seen(premises_of(request), whoever_asks(request)))


async def password(request: Request) -> Response:
    """One's own, or that of somebody whom one looks after: who gave it them is on record. Sent
    again it is answered as before, also to a session that it has ended."""
    premises, body = premises_of(request), await body_of(request, PasswordBody)
    sent = (token_of(request), body.id, body.name, body.password, body.old)
    if premises.repeats.known(*sent):
        return answered(Ok())
    asking, account = whoever_asks(request), premises.known(body.name)
    if account.guest:
        message = said("house-guest-has-no-password", name=account.name)
        raise Stopped(409, "not-offered", message)
    _possible(body.password)
    if account.name == asking.name:
        old, address = body.old or "", address_of(request)
        refused = await premises.passwords.check(account.name, old, address)
        if refused is not None:
            premises.log.warning(
                "password refused", name=account.name, address=host_of(request.scope)
            )
            if refused.reason is Reason.UNKNOWN:
                raise refusal(refused)
            raise _not_let_in(request, account.name, refused)
        await premises.passwords.choose(account.name, body.password)
        premises.hub.send_away(LOGGED_OUT, name=account.name)
    else:
        await _given(premises, ResetPassword(asking.actor, account.name), body)
    premises.repeats.keep(*sent)
    return answered(Ok())


async def _given(premises: Premises, command: ResetPassword, body: PasswordBody) -> None:
    """On record and in force in one step: sent again, it changes nothing that the person has chosen
    since."""
    identity = f"{body.id}\npassword {command.name}"  # no command to the House has such an id
    floor, actor = premises.floor, command.by.name
    refused = giver_refused(floor.house, command)
    if refused is not None:
        if floor.house_actor.line_of(house_identity(actor, identity)) is None:
            raise refusal(refused)
        return
    hashed = await premises.passwords.hashed(body.password)
    if not await _asked(premises, command, identity, {command.name: hashed}):
        premises.passwords.given(command.name)
    premises.hub.send_away(LOGGED_OUT, name=command.name)


def _possible(password: str) -> None:
    refused = password_refused(password)
    if refused is not None:
        raise refusal(refused)


async def _asked(
    premises: Premises,
    command: HouseCommand,
    identity: str | None = None,
    passwords: Mapping[str, str] | None = None,
) -> bool:
    """Whether it was on record before; without an `identity` nobody sends it again."""
    floor, identity = premises.floor, identity or token_hex(8)
    before = floor.store.head().position
    answer = await floor.ask_house(command.by.name, identity, command, passwords)
    if isinstance(answer, Refused):
        raise refusal(answer, 400 if answer.reason is Reason.UNKNOWN else None)
    if isinstance(answer, NotKnown):
        raise not_known(answer)
    return answer.position <= before


async def _welcomed(request: Request, account: Account) -> Response:
    """A session of its own; the one they came with counts no longer, at no table either."""
    premises, before = premises_of(request), token_of(request)
    token = await premises.written(lambda: premises.sessions.open(account.name, before))
    if before is not None:
        premises.hub.send_away(LOGGED_OUT, token=before)
    where = host_of(request.scope)
    premises.log.info("logged in", name=account.name, role=account.role, address=where)
    response = answered(_as_seen(premises, account))
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_LASTS_S,
        path="/",
        secure=premises.secure,
        httponly=True,
        samesite="strict",
    )
    return response


def _as_seen(premises: Premises, account: Account) -> Me:
    cents = premises.wallet_cents(account.name) if account.role is Role.PLAYER else 0
    licences = tuple(sorted(account.licences))
    return Me(account.name, account.role, account.guest, cents, licences, account.login)
