"""The editions of the book, each with its tables as the book prints them (Baccarat 3.13, 3.15,
4.1.1, 4.1.2, 4.1.3)."""

from croupier.engine.games.baccarat.edition import EDITIONS, BaccaratEdition
from croupier.engine.games.baccarat.insurance import FOUR_CARDS, THIRD_CARD, pay_table
from croupier.engine.games.baccarat.table_of_play import TableOfPlay
from croupier.engine.games.baccarat.trouble.irregularities import IRREGULARITIES
from croupier.engine.money import Odds

__all__ = ["EDITIONS"]

ANY_CARD = frozenset(range(10))

EDITIONS.add(
    BaccaratEdition(
        date="2019-09-16",
        irregularities=IRREGULARITIES,
        table_of_play=TableOfPlay(
            player_draws_on=frozenset(range(6)),  # on 6 and 7 the Player Hand stands
            banker_draws_alone_on=frozenset(range(6)),
            banker_draws_against=(
                ANY_CARD,
                ANY_CARD,
                ANY_CARD,
                ANY_CARD - {8},
                frozenset({2, 3, 4, 5, 6, 7}),
                frozenset({4, 5, 6, 7}),
                frozenset({6, 7}),
                frozenset(),
            ),
        ),
        commission=Odds.to(5, 100),
        pays={
            "banker": Odds.to(95, 100),
            "player": Odds.to(1),
            "tie": Odds.to(8),
            "player-pair": Odds.to(11),
            "banker-pair": Odds.to(11),
        },
        insurance=pay_table(
            (FOUR_CARDS, "banker", range(5), range(5, 6), Odds.to(2)),
            (FOUR_CARDS, "banker", range(6), range(6, 7), Odds.to(3)),
            (FOUR_CARDS, "banker", range(6), range(7, 8), Odds.to(4)),
            (FOUR_CARDS, "player", range(5, 6), range(4, 5), Odds.to(2)),
            (FOUR_CARDS, "player", range(6, 7), range(6), Odds.to(3)),
            (FOUR_CARDS, "player", range(7, 8), range(6), Odds.to(4)),
            (THIRD_CARD, "banker", range(1, 2), range(1, 2), Odds.to(6)),
            (THIRD_CARD, "banker", range(1, 2), range(2, 7), Odds.to(7)),
            (THIRD_CARD, "banker", range(2, 3), range(3, 7), Odds.to(4)),
            (THIRD_CARD, "banker", range(3, 4), range(4, 5), Odds.to(3, 2)),
            (THIRD_CARD, "player", range(5, 6), range(5), Odds.to(2)),
            (THIRD_CARD, "player", range(6, 7), range(6), Odds.to(3)),
            (THIRD_CARD, "player", range(7, 8), range(7), Odds.to(4)),
            (THIRD_CARD, "player", range(8, 9), range(7), Odds.to(7)),
            (THIRD_CARD, "player", range(9, 10), range(7), Odds.to(8)),
        ),
    )
)
