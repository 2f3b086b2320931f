"""Players who decide the same in the same situation, so that two runs of a round compare.

They bet on anything, so that every bet meets every mistake. They look at their cards and leave them
to House Way (Si Ki Pi 3.19), buy no Insurance and follow nobody. At Blackjack they play the few
rules most people know: against a low card of the Dealer they never risk a Bust, against a high one
they draw to 17 as the Dealer does (Blackjack 3.20, 3.22, 3.23).
"""

from msgspec.structs import replace

from croupier.engine.crew.chance import Chance, one_of
from croupier.engine.crew.choices import bets_on, choices
from croupier.engine.equipment.cards import rank
from croupier.engine.games.blackjack import Double, Hit, Split, Stand
from croupier.engine.games.blackjack.cards.hands import hard_total, soft, total
from croupier.engine.games.blackjack.commands import ForHand
from croupier.engine.games.blackjack.play import up_card
from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.games.si_ki_pi.commands import HouseWay, Look
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.viewing.probe import own_offers
from croupier.engine.table.vocabulary.commands import ChooseOption, Command, PlaceBet, TimeRanOut
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import DEALER, Person, player
from croupier.engine.table.vocabulary.questions import Kind

FEWEST_CHIPS, MOST_CHIPS = 1, 6
FIRST_TO_LAST = (Look, HouseWay, Split, Double, Stand, Hit)
ALWAYS_SPLIT = ("A", "8")
DOUBLED = (10, 11)
LOW = range(2, 7)  # cards of the Dealer with which the Dealer busts most
ENOUGH, ENOUGH_IF_SOFT = 17, 18


def bets(
    chance: Chance, game: Game, round: AnyRound, who: Person, box: int | None
) -> list[Command]:
    """One to three bets on their own box or on placements all share."""
    offers = bets_on(game, round, who, box)
    main = [pair for pair in offers if pair[1].spot.box == box] or offers
    if not main:
        return []
    chosen = [main[0] if chance.below(2) else one_of(chance, main)]
    chosen += [one_of(chance, offers) for _ in range(chance.below(3))]
    return [staked(chance, round, *pair) for pair in chosen]


def staked(chance: Chance, round: AnyRound, offer: Offer, bet: PlaceBet) -> Command:
    least = round.settings.limits.minimum(bet.spot.bet)
    stake = least * (FEWEST_CHIPS + chance.below(MOST_CHIPS))
    if offer.largest_cents is not None:
        stake = min(stake, offer.largest_cents)
    return replace(bet, stake_cents=stake)


def answer(chance: Chance, game: Game, table: AnyTable, asked: Awaited) -> Command:
    """Only chance can say who takes bets back after an error; all else is settled, and where nobody
    has a habit they say nothing."""
    who = player(asked.player or "")
    if asked.kind in (Kind.OPTION, Kind.ORDER):
        own = [o for o in choices(game, table, who) if not _about_one_hand(o.command)]
        return _any_amount(chance, one_of(chance, own))
    offers = [
        offer
        for offer in own_offers(game, table.round, who)
        if getattr(offer.command, "box", asked.box) == asked.box
        and _wanted(table.round, offer.command)
    ]
    if not offers:
        return asked.silence or TimeRanOut(DEALER)
    offer = min(offers, key=lambda offer: FIRST_TO_LAST.index(type(offer.command)))
    if offer.amount is None:
        return offer.command
    return replace(offer.command, **{offer.amount: offer.largest_cents})


def _any_amount(chance: Chance, offer: Offer) -> Command:
    if offer.amount is None:
        return offer.command
    largest = offer.largest_cents or offer.smallest_cents
    steps = (largest - offer.smallest_cents) // offer.step_cents
    amount = offer.smallest_cents + chance.below(steps + 1) * offer.step_cents
    return replace(offer.command, **{offer.amount: amount})


def _about_one_hand(command: Command) -> bool:
    """Whoever stays or leaves does so with everything."""
    return isinstance(command, ChooseOption) and (command.box, command.hand) != (None, None)


def _wanted(round: AnyRound, command: Command) -> bool:
    if not isinstance(command, ForHand):
        return isinstance(command, FIRST_TO_LAST)
    cards, shown = round.cards.faces_at(box_hand(command.box, command.hand)), up_card(round)
    dealers = total((shown,)) if shown else 0
    match command:
        case Split():
            return rank(cards[0]) in ALWAYS_SPLIT
        case Double():
            return hard_total(cards) in DOUBLED and dealers < hard_total(cards)
        case Stand():
            if soft(cards):
                return total(cards) >= ENOUGH_IF_SOFT
            return total(cards) >= ENOUGH or dealers in LOW
        case _:
            return True
