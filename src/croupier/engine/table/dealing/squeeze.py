"""Who may ask to squeeze: the Seated Player with the highest Bet (Andar Bahar 3.13; Baccarat 3.9,
3.14)."""

from collections.abc import Callable

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import said
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.wagers import Spot

Seated = Callable[[AnyRound, Spot], tuple[str, ...]]


def right_refused(
    round: AnyRound, seated: Seated, player: str, cites: tuple[Citation, ...]
) -> Refused | None:
    if player == highest_seated_bettor(round, seated):
        return None
    return Refused(
        Reason.NOT_YOURS,
        said("squeeze-not-yours"),
        cites,
    )


def highest_seated_bettor(round: AnyRound, seated: Seated) -> str | None:
    """Whose open chips on one side, as they lie, are the most; on a tie who bet there first.

    Whoever took the bets back or walked away no longer has the right, and it passes on.
    """
    lying: dict[tuple[str, str, str | None], int] = {}
    for wager in round.open_wagers():
        name, spot = wager.player, wager.spot
        if name in seated(round, spot) and name not in round.walked_away:
            side = name, spot.bet, spot.on
            lying[side] = lying.get(side, 0) + wager.stake_cents
    return max(lying, key=lambda side: lying[side])[0] if lying else None
