"""Pay lines of Si Ki Pi: the Initial Bet, and what pays the Bonus (Si Ki Pi 4.1, 4.2)."""

from croupier.engine.games.si_ki_pi.layout import BONUS_PAYS, INITIAL_PAYS
from croupier.mathematics.counting.pay_tables import Line, Lines, changed


def lines() -> Lines:
    initial = Line(INITIAL_PAYS, (("initial", None),), lambda odds: {"initial_pays": odds})
    both = ("bonus", None), ("dealer-bonus", None)
    bonus = {
        f"bonus {made}": Line(odds, both, changed("bonus_pays", BONUS_PAYS, made))
        for made, odds in BONUS_PAYS.items()
    }
    return {"initial": initial, **bonus}
