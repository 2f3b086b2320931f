"""Which offers a player takes up alone: not the clock, and no word said too late."""

from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import decide
from croupier.engine.table.dealing.awaited import awaited
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.vocabulary.commands import ChooseOption, FixOrder, PlaceBet
from croupier.engine.table.vocabulary.events import FactReported
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.questions import AnyKind, Kind
from croupier.engine.table.vocabulary.refusals import Refused


def bets_on(
    game: Game, round: AnyRound, who: Person, box: int | None
) -> list[tuple[Offer, PlaceBet]]:
    """The bets somebody may place on this box or on the placements all share."""
    return [
        (offer, offer.command)
        for offer in legal(game, round, who)
        if isinstance(offer, Offer)
        and isinstance(offer.command, PlaceBet)
        and offer.command.spot.box in (None, box)
    ]


def choices(game: Game, table: AnyTable, who: Person) -> tuple[Offer, ...]:
    """What this Player may say now, once the bets are closed."""
    asked = {found.kind for found in awaited(game, table) if found.player == who.name}
    return tuple(
        offer
        for offer in legal(game, table.round, who)
        if isinstance(offer, Offer)
        and _own_affair(game, table.round, offer, asked)
        and _proper(game, table.round, offer)
    )


def _own_affair(game: Game, round: AnyRound, offer: Offer, asked: set[AnyKind]) -> bool:
    command = offer.command
    if isinstance(command, FixOrder):  # once everybody has chosen to stay in or leave
        return Kind.ORDER in asked
    if isinstance(command, ChooseOption):
        return True
    if round.halts:  # nobody looks at cards that are being ruled on
        return False
    return type(command) in game.COMMANDS


def _proper(game: Game, round: AnyRound, offer: Offer) -> bool:
    """A recorded table takes some words as facts to be ruled on; nobody is offered those."""
    decided = decide(game, round, offer.command)
    assert not isinstance(decided, Refused)
    return not any(isinstance(event, FactReported) for event in decided)
