"""Who wins what (Baccarat 1.14, 1.20, 3.16, 3.17, 4.1.1, 4.1.2, 4.1.3, 4.2.1, 5.13)."""

from croupier.engine.equipment.cards import Card, rank
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import NINE, SIDES, THIRD_CARD, wins
from croupier.engine.games.baccarat.play import due, hands
from croupier.engine.games.baccarat.state import BaccaratRound
from croupier.engine.games.baccarat.table_of_play import faces, points
from croupier.engine.money import Odds
from croupier.engine.rulebook import cite
from croupier.engine.table.state.memo import once
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.due import Settle
from croupier.engine.table.vocabulary.wagers import (
    Lost,
    Open,
    Pushed,
    TakenOut,
    Verdict,
    Wager,
    Won,
)

PAIR = (cite("Baccarat 1.14"), cite("Baccarat 3.10"), cite("Baccarat 4.1.2"))
HIGHER_POINTS = (cite("Baccarat 3.16"), cite("Baccarat 4.1.2"))
COMMISSION = (cite("Baccarat 3.16"), cite("Baccarat 4.1.1"), cite("Baccarat 4.1.2"))
TIE = (cite("Baccarat 3.17"), cite("Baccarat 4.1.2"))
INSURANCE = (cite("Baccarat 3.11"), cite("Baccarat 4.1.3"))
INSURANCE_IN_A_TIE = (cite("Baccarat 3.17"), cite("Baccarat 4.2.1"))
INSURED_AT_NINE = (cite("Baccarat 4.1.3"), cite("Baccarat 4.2.1"))
NOT_OFFERED = (cite("Baccarat 5.13"),)

PAIRS = ("player-pair", "banker-pair")
LOST = Lost(HIGHER_POINTS)
PUSHED = Pushed((cite("Baccarat 3.17"),))


@once
def winner(round: BaccaratRound) -> str | None:
    """`player`, `banker` or `tie`; None while a card is to come, or where none is compared."""
    if round.abandoned or type(due(round)) is not Settle:
        return None
    player, banker = hands(round)
    return winner_by_points(points(faces(player)), points(faces(banker)))


def winner_by_points(player: int, banker: int) -> str:
    """Baccarat 3.16, 3.17."""
    return "tie" if player == banker else "player" if player > banker else "banker"


def outcome(round: BaccaratRound) -> str:
    """The Hand with more points (Baccarat 3.1)."""
    return "void" if round.status is Status.VOID else winner(round) or "not-played"


def verdicts(round: BaccaratRound, wagers: tuple[Wager, ...]) -> tuple[Verdict, ...]:
    won_by = winner(round)
    return tuple([_verdict(round, wager, won_by) for wager in wagers])


def _verdict(round: BaccaratRound, wager: Wager, won_by: str | None) -> Verdict:
    bet = wager.spot.bet
    if bet in PAIRS:
        return _pair(round, bet)
    if won_by is None:
        return Open()
    if bet in SIDES:
        return _original_bet(round, wager, won_by)
    if bet == "tie":
        return Won(_pays(round, bet), TIE) if won_by == bet else LOST
    return _insurance(round, wager, won_by)


def _pair(round: BaccaratRound, bet: str) -> Verdict:
    is_one = paired(round, bet)
    if is_one is None:
        return Open()
    return Won(_pays(round, bet), PAIR) if is_one else Lost(PAIR)


def first_two(round: BaccaratRound, bet: str) -> tuple[Card | None, ...]:
    """The cards that a Pair bet is about."""
    player, banker = hands(round)
    return tuple(player if bet == "player-pair" else banker)[:2]


def paired(round: BaccaratRound, bet: str) -> bool | None:
    """Whether that Hand began with two cards of one rank; None while that is not known."""
    ranks = [card and rank(card) for card in first_two(round, bet)]
    if len(ranks) < 2 or None in ranks:
        return None
    return ranks[0] == ranks[1]


def _original_bet(round: BaccaratRound, wager: Wager, won_by: str) -> Verdict:
    side = wager.spot.bet
    if round.play.neglected and neglected_would_have_won(round, wager.player, side, won_by):
        return TakenOut(NOT_OFFERED)
    if won_by == "tie":
        return PUSHED
    if won_by != side:
        return LOST
    if side == "player":
        return Won(_pays(round, side), HIGHER_POINTS)
    return Won(_pays(round, side), COMMISSION, EDITIONS.of(round.settings).commission)


def _pays(round: BaccaratRound, bet: str) -> Odds:
    return EDITIONS.of(round.settings).pays[bet]


def _insurance(round: BaccaratRound, wager: Wager, won_by: str) -> Verdict:
    """Wins when the insured Hand loses; a Tie returns it, except 9 against 9."""
    side = wager.spot.bet.removesuffix("-insurance")
    assert wager.odds is not None
    if won_by == "tie":
        if wager.stage == THIRD_CARD and wager.odds == _odds_at_nine(round, side):
            return Won(wager.odds, INSURED_AT_NINE)
        return Pushed(INSURANCE_IN_A_TIE)
    return Lost(INSURANCE) if won_by == side else Won(wager.odds, INSURANCE)


def _odds_at_nine(round: BaccaratRound, side: str) -> object:
    """Only the cell of Player Insurance at 9 points pays these odds."""
    if side != "player":
        return None
    cells = EDITIONS.of(round.settings).insurance
    return next(odds for cell, odds in cells.items() if cell.player_points == NINE)


def neglected_would_have_won(round: BaccaratRound, player: str, side: str, won_by: str) -> bool:
    """Baccarat 5.13: Insurance came up that was not offered, and buying it would have paid."""
    return any(
        wins(offer.cell, won_by)
        for offer in round.play.offered
        if offer.cell.side == side and (player, side, offer.cell.stage) in round.play.neglected
    )
