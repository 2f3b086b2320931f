"""Who may ask the House for what."""

from collections.abc import Mapping

from croupier.engine.sentences import Listed, said
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.house import commands as c
from croupier.floor.house.people import THE_HOUSE, Account, Actor
from croupier.floor.house.roles import LOOKS_AFTER, Role, role_said
from croupier.floor.house.state import House

THE_HOUSE_ALONE = frozenset((None,))
SHIFT_MANAGER_OR_OWNER: frozenset[Role | None] = frozenset((Role.SHIFT_MANAGER, Role.OWNER))
THE_PIT_OR_OWNER = SHIFT_MANAGER_OR_OWNER | {Role.PIT_SUPERVISOR, Role.PIT_MANAGER}

# None: the House itself, which opens the floor and speaks for those who have not logged in.
MAY_GIVE: Mapping[type[c.HouseCommand], frozenset[Role | None]] = {
    c.ClaimOwnership: THE_HOUSE_ALONE,
    c.AddGuest: THE_HOUSE_ALONE,
    c.NoteKey: THE_HOUSE_ALONE,
    c.NoteReadings: THE_HOUSE_ALONE,
    c.KeepAccount: frozenset((Role.PLAYER,)),
    c.ReplaceKey: THE_HOUSE_ALONE | {Role.OWNER},
    c.AddPerson: SHIFT_MANAGER_OR_OWNER,
    c.ChangeRole: SHIFT_MANAGER_OR_OWNER,
    c.CloseAccount: SHIFT_MANAGER_OR_OWNER,
    c.GrantLicence: SHIFT_MANAGER_OR_OWNER,
    c.RevokeLicence: SHIFT_MANAGER_OR_OWNER,
    c.GiveChips: SHIFT_MANAGER_OR_OWNER,
    c.TakeBackChips: SHIFT_MANAGER_OR_OWNER,
    c.AddTable: SHIFT_MANAGER_OR_OWNER | THE_HOUSE_ALONE,
    c.RemoveTable: SHIFT_MANAGER_OR_OWNER,
    c.ChangeClocks: THE_PIT_OR_OWNER,  # as limits are, at the tables
    c.ResetPassword: SHIFT_MANAGER_OR_OWNER,
}


def giver_refused(house: House, command: c.HouseCommand) -> Refused | None:
    """They are who they say they are, and this is theirs to ask for."""
    by, allowed = command.by, MAY_GIVE[type(command)]
    if by not in (THE_HOUSE, house.actor(by.name)):
        return Refused(Reason.UNKNOWN, said("house-not-known-as-such", name=by.name))
    if by.role in allowed:
        return None
    needed = Listed(tuple(role_said(role) for role in Role if role in allowed), "or")
    if by.role is None:
        return Refused(Reason.RANK_TOO_LOW, said("house-log-in-first", needed=needed))
    if not needed.values:
        return Refused(Reason.RANK_TOO_LOW, said("house-for-newcomers", name=by.name))
    role = role_said(by.role)
    message = said("house-role-too-low", name=by.name, role=role, needed=needed)
    return Refused(Reason.RANK_TOO_LOW, message)


def looks_after(by: Actor, *roles: Role) -> Refused | None:
    """Nobody decides about their equals or about those above them; an Owner about all."""
    allowed = LOOKS_AFTER[by.role]
    for role in roles:
        if role not in allowed:
            message = said("house-role-of-the-owners", name=by.name, role=role_said(role))
            return Refused(Reason.RANK_TOO_LOW, message)
    return None


def last_owner(house: House, account: Account) -> Refused | None:
    if account.role is not Role.OWNER or house.owners > 1:
        return None
    return Refused(Reason.NOT_NOW, said("house-last-owner", name=account.name))
