"""Pay lines of Blackjack: Blackjack itself, played by the chart that is then best, and both side
bets (Blackjack 4.1.1, 4.1.2, 4.1.3)."""

from croupier.engine.games.blackjack.layout import BLACKJACK_PAYS, BOOM_BUSTED_PAYS, PAIRS_PAY
from croupier.engine.money import Odds
from croupier.mathematics.counting.pay_tables import Line, Lines, changed
from croupier.mathematics.exact.blackjack import Rules


def lines() -> Lines:
    found = {"blackjack": Line(BLACKJACK_PAYS, (("initial", None),), _blackjack)}
    for kind, odds in PAIRS_PAY.items():
        options = changed("pairs_pay", PAIRS_PAY, kind)
        found[f"rws-pairs {kind}"] = Line(odds, (("rws-pairs", None),), options)
    for cards, pays in BOOM_BUSTED_PAYS.items():
        by_cards = changed("boom_busted_pays", BOOM_BUSTED_PAYS, cards)
        found[f"boom-busted {cards}"] = Line(pays, (("boom-busted", None),), by_cards)
    return found


def _blackjack(odds: Odds) -> dict[str, Rules]:
    return {"rules": Rules(blackjack_pays=odds)}
