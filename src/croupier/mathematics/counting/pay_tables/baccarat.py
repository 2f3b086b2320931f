"""Pay lines of Baccarat: five bets, and every cell of Insurance (Baccarat 4.1.1, 4.1.2, 4.1.3)."""

from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.mathematics.counting.pay_tables import Line, Lines, by_bet, changed


def lines() -> Lines:
    pays, cells = EDITIONS.current.pays, EDITIONS.current.insurance
    found = by_bet(pays)
    for cell, odds in sorted(cells.items(), key=lambda each: each[0].side):
        bet = f"{cell.side}-insurance"
        on = f"{cell.stage} {cell.player_points}-{cell.banker_points}"
        found[f"{bet} {on}"] = Line(odds, ((bet, on),), changed("cells", cells, cell))
    return found
