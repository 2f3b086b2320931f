"""Who wins what (Andar Bahar 1.6, 1.10, 1.16, 1.17, 1.18, 1.19, 1.21, 3.9, 3.11, 3.11.1, 3.12,
4.1)."""

from croupier.engine.equipment.cards import Card, rank
from croupier.engine.games.andar_bahar.first_three import category
from croupier.engine.games.andar_bahar.layout import FIRST_3_CARDS_PAY, PAYS
from croupier.engine.games.andar_bahar.match import (
    ANDAR,
    BAHAR,
    JOKER,
    OPENING,
    STAND_OFF,
    first_card,
    strength,
    winner,
)
from croupier.engine.games.andar_bahar.state import AndarBaharRound
from croupier.engine.rulebook import Citation, cite
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.wagers import Lost, Open, Pushed, Verdict, Wager, Won

PAY_TABLE = cite("Andar Bahar 4.1")
EIGHT = 8
UNDER_8 = (cite("Andar Bahar 1.21"), PAY_TABLE)
OVER_8 = (cite("Andar Bahar 1.10"), PAY_TABLE)
SPECIFIC_JOKER = (cite("Andar Bahar 1.16"), PAY_TABLE)
SUPER_ANDAR = (cite("Andar Bahar 1.18"), PAY_TABLE)
SUPER_BAHAR = (cite("Andar Bahar 1.19"), PAY_TABLE)
FIRST_3_CARDS = (cite("Andar Bahar 1.6"), PAY_TABLE)
FIRST_MATCH = (cite("Andar Bahar 3.11"), PAY_TABLE)
NEITHER_PAID_NOR_COLLECTED = (cite("Andar Bahar 1.17"), cite("Andar Bahar 3.11.1"))
BAHAR_LOSES = (cite("Andar Bahar 3.11.1"),)


def outcome(round: AndarBaharRound) -> str:
    return "void" if round.status is Status.VOID else winner(round) or "not-played"


def verdicts(round: AndarBaharRound, wagers: tuple[Wager, ...]) -> tuple[Verdict, ...]:
    return tuple([_verdict(round, wager) for wager in wagers])


def _verdict(round: AndarBaharRound, wager: Wager) -> Verdict:
    """Losing bets are taken, winning ones paid (Andar Bahar 3.12)."""
    joker = first_card(round, JOKER)
    if joker is None:
        return Open()
    match wager.spot.bet:
        case "under-8":
            return _won_if(strength(joker) < EIGHT, wager, UNDER_8)
        case "over-8":
            return _won_if(strength(joker) > EIGHT, wager, OVER_8)
        case "joker":
            return _won_if(rank(joker) == wager.spot.on, wager, SPECIFIC_JOKER)
        case "super-andar":
            return _super_andar(round, wager, joker)
        case "super-bahar":
            return _super_bahar(round, wager, joker)
        case "first-3-cards":
            return _first_3_cards(round)
        case _:
            return _on_a_hand(round, wager)


def _won_if(wins: bool, wager: Wager, cites: tuple[Citation, ...]) -> Verdict:
    return Won(PAYS[wager.spot.bet], cites) if wins else Lost(cites)


def _super_andar(round: AndarBaharRound, wager: Wager, joker: Card) -> Verdict:
    andar = first_card(round, ANDAR)
    if andar is None:
        return Open()
    return _won_if(strength(andar) == strength(joker), wager, SUPER_ANDAR)


def _super_bahar(round: AndarBaharRound, wager: Wager, joker: Card) -> Verdict:
    andar, bahar = first_card(round, ANDAR), first_card(round, BAHAR)
    if andar is not None and strength(andar) == strength(joker):
        return Lost(SUPER_BAHAR)
    if bahar is not None and strength(bahar) != strength(joker):
        return Lost(SUPER_BAHAR)
    if andar is None or bahar is None:
        return Open()
    return Won(PAYS[wager.spot.bet], SUPER_BAHAR)


def _first_3_cards(round: AndarBaharRound) -> Verdict:
    joker, andar, bahar = (first_card(round, place) for place in OPENING)
    if joker is None or andar is None or bahar is None:
        return Open()
    made = category((joker, andar, bahar))
    return Won(FIRST_3_CARDS_PAY[made], FIRST_3_CARDS) if made else Lost(FIRST_3_CARDS)


def _on_a_hand(round: AndarBaharRound, wager: Wager) -> Verdict:
    won_by = winner(round)
    if won_by is None:
        return Open()
    if won_by == STAND_OFF:
        on_andar = wager.spot.bet == ANDAR.area
        return Pushed(NEITHER_PAID_NOR_COLLECTED) if on_andar else Lost(BAHAR_LOSES)
    return _won_if(wager.spot.bet == won_by, wager, FIRST_MATCH)
