"""Advice at Baccarat: the five bets from the shoe as it is, and Insurance on the cards that lie
(Baccarat 3.11, 3.12.2, 4.1.3, 5.3)."""

from fractions import Fraction

from croupier.engine.equipment.cards import rank
from croupier.engine.games.baccarat.commands import Insure
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import FOUR_CARDS, THIRD_CARD, Cell
from croupier.engine.games.baccarat.kinds import Asks
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND, VALUES
from croupier.engine.sentences import Message, said
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.places import Place
from croupier.mathematics.advice.seen import NotWorkedOut, Seen
from croupier.mathematics.advice.stay_or_leave.baccarat import decided, staying
from croupier.mathematics.advice.worth import BetWorth, Cents, Weigh
from croupier.mathematics.exact.baccarat import five_bets
from croupier.mathematics.exact.baccarat.enumeration import CARDS_IN_A_ROUND
from croupier.mathematics.exact.baccarat.from_here import Values, may_draw, rounds_from
from croupier.mathematics.exact.baccarat.insurance import worth_of
from croupier.mathematics.exact.figures import gain

WEIGHED: tuple[type, ...] = (Insure,)
DECLINES: tuple[type, ...] = ()

__all__ = ["DECLINES", "WEIGHED", "bets", "decided", "note", "question", "staying", "weigh"]


def bets(seen: Seen) -> tuple[BetWorth, ...]:
    left = seen.left()
    if len(left) < CARDS_IN_A_ROUND:
        raise NotWorkedOut
    return tuple(BetWorth(each.bet, None, float(each.house_edge)) for each in five_bets(left))


def question(seen: Seen) -> Awaited | None:
    asked = seen.asked(Asks.INSURANCE)
    return asked[0] if asked else None


def note(seen: Seen) -> Message | None:
    return said("advice-without-insurance") if seen.view.halts else None


def weigh(seen: Seen) -> Weigh:
    """Beside saying nothing: whoever lets a first cell go by is offered no second (Baccarat
    5.3)."""
    left = tuple(int(count) for count in seen.left().by_value(VALUES))
    player, banker = (_values(seen, place) for place in (PLAYER_HAND, BANKER_HAND))

    def worth(command: Command | None) -> Cents | None:
        if command is None:
            return 0
        assert isinstance(command, Insure)
        stage = FOUR_CARDS if len(player) == 2 else THIRD_CARD
        cell = Cell(stage, command.side, sum(player) % 10, sum(banker) % 10)
        odds = EDITIONS.current.insurance.get(cell)
        if odds is None:
            return None
        first = command.stake_cents * _ev(cell, left, player, banker)
        if stage == THIRD_CARD:
            return first
        covered = gain(odds) * command.stake_cents
        to_insure = seen.staked(command.side) - covered
        return first + _second_stage(seen, cell, to_insure, left, player, banker)

    return worth


def _values(seen: Seen, place: Place) -> Values:
    return tuple(VALUES[rank(card)] for card in seen.cards(place))


def _ev(cell: Cell, left: Values, player: Values, banker: Values) -> Fraction:
    rounds = rounds_from(left, player, banker)
    odds = EDITIONS.current.insurance[cell]
    ev = worth_of(cell, odds, rounds, int(rounds.sum())).ev
    assert ev is not None, "the cards can still come"
    return ev


def _second_stage(
    seen: Seen, first: Cell, to_insure: Fraction, left: Values, player: Values, banker: Values
) -> Fraction:
    """What insuring the rest after the Player's third card adds, where that favours the Player."""
    if not may_draw(player, banker):
        return Fraction(0)
    found, unit = Fraction(0), seen.view.sign.unit_cents
    for third, count in enumerate(left):
        cell = Cell(THIRD_CARD, first.side, (sum(player) + third) % 10, first.banker_points)
        then = (*player, third)
        if not count or cell not in EDITIONS.current.insurance or not may_draw(then, banker):
            continue
        fewer = tuple(each - (value == third) for value, each in enumerate(left))
        stake = to_insure / gain(EDITIONS.current.insurance[cell]) // unit * unit
        ev = _ev(cell, fewer, then, banker)
        found += Fraction(count, sum(left)) * max(ev * stake, Fraction(0))
    return found
