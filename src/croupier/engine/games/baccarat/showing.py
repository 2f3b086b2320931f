"""How a Baccarat table is shown: the rings of a box, points, workings (Baccarat 2.1.1, 3.12.2)."""

from croupier.engine.equipment.cards import Card
from croupier.engine.games.baccarat.deciding import current_offers, side_wagers
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import Cell, wins
from croupier.engine.games.baccarat.play import hands
from croupier.engine.games.baccarat.settlement import PAIRS, first_two, paired, winner
from croupier.engine.games.baccarat.state import BaccaratRound
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND, faces, points
from croupier.engine.rulebook import cite
from croupier.engine.sentences import Amount, Listed, Message, said
from croupier.engine.table.vocabulary.layout_drawing import InBox, PayLine, Side, Where
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Spot, Wager
from croupier.engine.table.vocabulary.words import cards_said

LIES = {
    "player-pair": (1, Side.LEFT),
    "tie": (1, Side.CENTRE),
    "banker-pair": (1, Side.RIGHT),
    "banker": (2, Side.CENTRE),
    "player": (3, Side.CENTRE),
}
INSURANCE = (cite("Baccarat 3.11"), cite("Baccarat 4.1.3"))
ODDS = (cite("Baccarat 4.1.2"),)
WITH_COMMISSION = (cite("Baccarat 4.1.1"), cite("Baccarat 4.1.2"))


def where(settings: Settings, spot: Spot) -> Where:
    ring, side = LIES[spot.bet]
    assert spot.box is not None, "every bet lies in a box"
    return InBox(ring, settings.boxes.index(spot.box) + 1, side)


def pays(settings: Settings) -> tuple[PayLine, ...]:
    edition = EDITIONS.of(settings)
    return tuple(
        PayLine(bet, odds, WITH_COMMISSION, commission=edition.commission)
        if bet == "banker"
        else PayLine(bet, odds, ODDS)
        for bet, odds in edition.pays.items()
    )


def offered(round: BaccaratRound) -> tuple[PayLine, ...]:
    """Insurance at the odds on display (Baccarat 3.11, 3.12)."""
    return tuple(
        PayLine(f"{offer.cell.side}-insurance", offer.odds, INSURANCE, _wins_when(offer.cell))
        for offer in current_offers(round)
    )


def _wins_when(cell: Cell) -> Message:
    if wins(cell, "tie"):
        return said("baccarat-insurance-pays-unless", side=cell.side)
    return said("baccarat-insurance-pays-if", side=cell.side)


def worth(round: BaccaratRound, place: Place, cards: tuple[Card, ...]) -> Message | None:
    in_a_hand = place in (PLAYER_HAND, BANKER_HAND)
    return said("baccarat-points", points=points(cards)) if in_a_hand else None


def why(round: BaccaratRound, wager: Wager) -> tuple[Message, ...]:
    if wager.spot.bet in PAIRS:
        return _why_pair(round, wager.spot.bet)
    player, banker = (points(faces(hand)) for hand in hands(round))
    compared = said("baccarat-why-points", player=player, banker=banker)
    if wager.stage is None or wager.odds is None:
        return (compared,)
    side = wager.spot.bet.removesuffix("-insurance")
    bet = sum(found.action_cents for found in side_wagers(round, wager.player, side))
    unit, odds = round.settings.unit_cents, wager.odds
    most = bet * odds.denominator // odds.numerator // unit * unit
    return (said("baccarat-why-insurance", most=Amount(most), bet=Amount(bet)), compared)


def _why_pair(round: BaccaratRound, bet: str) -> tuple[Message, ...]:
    """Nothing where the cards have left the Hand since."""
    is_one, cards = paired(round, bet), cards_said(first_two(round, bet))
    if is_one is None:
        return ()
    return (said("baccarat-why-pair", cards=cards) if is_one else _no_pair(cards),)


def _no_pair(cards: Listed) -> Message:
    return said("baccarat-why-no-pair", cards=cards)


def marks(round: BaccaratRound) -> tuple[str, ...]:
    """The points, the higher first, and which Hands began with a Pair (Baccarat 1.14)."""
    if winner(round) is None:
        return ()
    more, fewer = sorted((points(faces(hand)) for hand in hands(round)), reverse=True)
    return (f"{more}-{fewer}", *[bet for bet in PAIRS if paired(round, bet)])
