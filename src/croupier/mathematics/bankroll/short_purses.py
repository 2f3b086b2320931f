"""A bet as it is played by a purse that cannot add to it (Blackjack 3.22, 3.23)."""

from croupier.mathematics.bankroll.stakes import Staked
from croupier.mathematics.exact import USUAL_DECKS, blackjack
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.figures import Figures

ADDED_TO = {("blackjack", "initial"): blackjack.short_of_chips}


def staked_from_the_purse(
    game: str, figures: Figures, stake_cents: int, decks: int | None, shoe: str | None = None
) -> Staked:
    """Only Blackjack's Initial Bet is added to in play, and played otherwise where it cannot be: a
    purse that does not cover every hand of a split, doubled, plays pairs by their total."""
    without_chips = ADDED_TO.get((game, figures.bet))
    if without_chips is None:
        return Staked.on(figures, stake_cents)
    held = None if shoe is None else Composition.parse(shoe, decks or USUAL_DECKS)
    return Staked.on(figures, stake_cents, without_chips(decks or USUAL_DECKS, held))
