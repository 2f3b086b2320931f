"""Who wins what (Dragon Tiger 3.8, 4.1, 4.2, 4.3)."""

from croupier.game import Lost, LostInPart, Open, Verdict, Wager, Won, cite, suit
from croupier_dragon_tiger.layout import LOST_IN_A_TIE, PAYS
from croupier_dragon_tiger.play import IN_ORDER, TIE, card_at, winner
from croupier_dragon_tiger.state import DragonTigerRound

HIGHER_CARD = (cite("Dragon Tiger 3.8"),)
HIGHER_CARD_PAYS = (*HIGHER_CARD, cite("Dragon Tiger 4.1"))
HALF_IS_LOST = (cite("Dragon Tiger 1.4"), cite("Dragon Tiger 4.2"))
TIE_PAYS = (cite("Dragon Tiger 1.4"), cite("Dragon Tiger 4.1"))
TIE_PAYS_TOO = (*TIE_PAYS, cite("Dragon Tiger 4.3"))
SUITED_TIE_PAYS = (cite("Dragon Tiger 1.5"), cite("Dragon Tiger 4.1"))
TWO_SUITS = (cite("Dragon Tiger 4.3"),)


def verdicts(round: DragonTigerRound, wagers: tuple[Wager, ...]) -> tuple[Verdict, ...]:
    won_by = winner(round)
    return tuple([_verdict(round, wager.spot.bet, won_by) for wager in wagers])


def _verdict(round: DragonTigerRound, bet: str, won_by: str | None) -> Verdict:
    if won_by is None:
        return Open()
    if won_by != TIE:
        return Won(PAYS[bet], HIGHER_CARD_PAYS) if bet == won_by else Lost(HIGHER_CARD)
    match bet:
        case "tie":
            return Won(PAYS[bet], TIE_PAYS_TOO if suited(round) else TIE_PAYS)
        case "suited-tie":
            return Won(PAYS[bet], SUITED_TIE_PAYS) if suited(round) else Lost(TWO_SUITS)
        case _:
            return LostInPart(LOST_IN_A_TIE, HALF_IS_LOST)


def suited(round: DragonTigerRound) -> bool:
    return len({suit(card) for place in IN_ORDER if (card := card_at(round, place))}) == 1
