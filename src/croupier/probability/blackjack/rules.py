"""What of the rules a figure may vary; a table plays by the book's alone (Blackjack 1.9, 3.15.1,
3.17, 3.23, 4.1.1)."""

import msgspec

from croupier.games.blackjack.layout import BLACKJACK_PAYS
from croupier.money import Odds


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    blackjack_pays: Odds = BLACKJACK_PAYS
    surrender: bool = True
    even_money: bool = True
    double_after_split: bool = True


BOOK_RULES = Rules()
