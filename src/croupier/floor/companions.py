"""Those who play along: they bet a little, and decide as simple people do."""

from typing import Any

from msgspec.structs import replace

from croupier.floor.chance import Chance, happens, one_of
from croupier.floor.choices import choices
from croupier.table import frame
from croupier.table.commands import ChooseOption, Command, PlaceBet
from croupier.table.due import Ask, AskToFollow
from croupier.table.game import Game
from croupier.table.legal import legal
from croupier.table.offers import Offer
from croupier.table.people import Person
from croupier.table.round import Round

FEWEST_CHIPS, MOST_CHIPS = 1, 6
SOMETIMES = 300_000  # in a million: how often a companion takes up an offer he need not answer


def bets(
    chance: Chance, game: Game, round: Round[Any], who: Person, box: int | None
) -> list[Command]:
    """One to three bets on his own box or on placements all share."""
    offers = [
        (offer, offer.command)
        for offer in legal(game, round, who)
        if isinstance(offer, Offer)
        and isinstance(offer.command, PlaceBet)
        and offer.command.spot.box in (None, box)
    ]
    main = [pair for pair in offers if pair[1].spot.box == box] or offers
    if not main:
        return []
    chosen = [main[0] if chance.below(2) else one_of(chance, main)]
    chosen += [one_of(chance, offers) for _ in range(chance.below(3))]
    return [_staked(chance, round, *pair) for pair in chosen]


def _staked(chance: Chance, round: Round[Any], offer: Offer, bet: PlaceBet) -> Command:
    least = round.settings.limits.minimum(bet.spot.bet)
    stake = least * (FEWEST_CHIPS + chance.below(MOST_CHIPS))
    if offer.largest_cents is not None:
        stake = min(stake, offer.largest_cents)
    return replace(bet, stake_cents=stake)


def word(
    chance: Chance, game: Game, round: Round[Any], others: tuple[Person, ...]
) -> Command | None:
    """What one of them says now: asked, in a halt, or because he feels like it."""
    due = frame.due(game, round)
    asked = due.player if isinstance(due, Ask | AskToFollow) else None
    for other in others:
        must = other.name == asked or bool(round.halts)
        if must or (not asked and happens(chance, SOMETIMES)):
            said = decision(chance, game, round, other)
            if said is not None:
                return said
    return None


def decision(chance: Chance, game: Game, round: Round[Any], who: Person) -> Command | None:
    """Something he may say now; None when nothing is his to say."""
    own = [offer for offer in choices(game, round, who) if not _about_one_hand(offer.command)]
    if not own:
        return None
    offer = one_of(chance, own)
    if offer.amount is None:
        return offer.command
    largest = offer.largest_cents or offer.smallest_cents
    steps = (largest - offer.smallest_cents) // offer.step_cents
    amount = offer.smallest_cents + chance.below(steps + 1) * offer.step_cents
    return replace(offer.command, **{offer.amount: amount})


def _about_one_hand(command: Command) -> bool:
    """He stays or leaves with everything he has."""
    return isinstance(command, ChooseOption) and (command.box, command.hand) != (None, None)
