"""What of the rules a figure may vary; a table plays by the book's alone (Blackjack 1.9, 3.15.1,
3.17, 3.23, 4.1.1)."""

import msgspec

from croupier.engine.games.blackjack.layout import BLACKJACK_PAYS
from croupier.engine.money import Odds


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    blackjack_pays: Odds = BLACKJACK_PAYS
    surrender: bool = True
    even_money: bool = True
    double_after_split: bool = True

    @property
    def other_than_the_book(self) -> dict[str, str]:
        """Option of the command line -> what is different, in words."""
        odds = self.blackjack_pays
        pays = f"{odds.numerator}:{odds.denominator}"
        changes = {
            f"--blackjack-pays {pays}": ("Blackjack pays " + pays.replace(":", " to "), odds),
            "--no-surrender": ("no Surrender", self.surrender),
            "--no-even-money": ("no Even Money", self.even_money),
            "--no-double-after-split": ("no Double Down after a Split", self.double_after_split),
        }
        of_the_book = (BLACKJACK_PAYS, True, True, True)
        return {
            option: words
            for (option, (words, here)), there in zip(changes.items(), of_the_book, strict=True)
            if here != there
        }


BOOK_RULES = Rules()
