"""What can be typed at a live table, by its game and by who sits or works there; and what the
table waits for, for those who deal and supervise."""

from collections.abc import Iterable, Iterator

from croupier.cli.terminal.bets import typed_name
from croupier.cli.terminal.guide import example_of
from croupier.engine.games import game_named
from croupier.engine.money import CENTS_PER_DOLLAR
from croupier.engine.sentences import Amount, Listed, Message, said
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.viewing import Role, View
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.words import place_said
from croupier.floor.protocol.preparation import Preparing, Step

USUAL_BET = 25 * CENTS_PER_DOLLAR  # in an example


def hints(view: View) -> Iterator[Message]:
    role, sign = view.viewer.role, view.sign
    by_people = sign.kind is TableKind.RECORDED
    if role is Role.PLAYER:
        boxed = any(each.spot.box is not None for each in sign.spots)
        yield said("join-hint-sit") if boxed else said("join-hint-buy")
        yield said("join-hint-bets", example=_example(view))
        yield said("join-hint-places", bets=Listed(tuple(_places(view)), "comma"))
    elif role is Role.DEALER and by_people:
        yield said("join-hint-deal-cards") if sign.decks else said("join-hint-spin")
        yield said("join-hint-report")
    elif role is Role.PIT:
        if by_people:
            yield said("join-hint-count") if sign.decks else said("join-hint-duty")
        yield said("join-hint-rule")
    yield said("join-hint-always")


def _places(view: View) -> Iterable[str]:
    """The bets of the layout, as they are typed; one of each kind."""
    of_kind = {each.spot.bet: each.spot for each in reversed(view.sign.spots)}
    return [typed_name(spot, spot.box) for spot in reversed(of_kind.values())]


def _example(view: View) -> str:
    least = min(each.minimum_cents for each in view.sign.spots)
    return example_of(game_named(view.sign.game), Amount(least), Amount(max(least, USUAL_BET)))


def due(view: View, preparing: Preparing | None) -> Iterator[Message]:
    """What comes next at a recorded table, and to those who deal and supervise how it is said."""
    if view.sign.kind is not TableKind.RECORDED:
        return
    if preparing is not None:
        yield _to_prepare(view.viewer.role, preparing)
        return
    if view.viewer.role not in (Role.DEALER, Role.PIT):
        return
    for asked in view.awaited:
        told = _due(asked)
        for_dealer = asked.rank is Rank.DEALER
        if told is not None and for_dealer is (view.viewer.role is Role.DEALER):
            yield told


def _to_prepare(role: Role, preparing: Preparing) -> Message:
    what = preparing.message
    match role, preparing.step:
        case ((Role.DEALER | Role.PIT), Step.DEALER):
            return said("join-due-duty", what=what)
        case Role.DEALER, Step.COUNT:
            return said("join-due-count", what=what)
        case Role.PIT, Step.CONFIRM:
            return said("join-due-confirm", what=what)
        case _:
            return what


def _due(asked: Awaited) -> Message | None:
    match asked.kind:
        case Kind.NEXT_ROUND:
            return said("join-due-round")
        case Kind.CLOSE:
            return said("join-due-close")
        case Kind.CARD if asked.place is not None:
            return said("join-due-card", place=place_said(asked.place))
        case Kind.TURN if asked.place is not None:
            return said("join-due-turn", place=place_said(asked.place))
        case Kind.SPIN:
            return said("join-due-spin")
        case Kind.RULING:
            return said("join-due-ruling", words=Listed(asked.words, "or"))
        case Kind.DECISION:
            return said("join-due-decision")
        case _:
            return None
