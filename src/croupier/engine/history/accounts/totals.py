"""What players staked and got back, by player: of one round or of many."""

from collections.abc import Iterable, Mapping

import msgspec

from croupier.engine.history.accounts.grid import Grid, bold
from croupier.engine.history.accounts.rulings_told import person_named
from croupier.engine.money import dollars, net_dollars
from croupier.engine.sentences import in_words, said, sentence
from croupier.engine.table.vocabulary.wagers import Wager


class Total(msgspec.Struct, frozen=True):
    staked_cents: int = 0
    back_cents: int = 0

    @property
    def net_cents(self) -> int:
        return self.back_cents - self.staked_cents

    def __add__(self, other: "Total") -> "Total":
        return Total(self.staked_cents + other.staked_cents, self.back_cents + other.back_cents)


Totals = Mapping[str, Total]


def totals(wagers: Iterable[Wager]) -> dict[str, Total]:
    return added({}, ((w.player, Total(w.stake_cents, w.received_cents)) for w in wagers))


def added(before: Totals, more: Iterable[tuple[str, Total]]) -> dict[str, Total]:
    found = dict(before)
    for player, total in more:
        found[player] = found.get(player, Total()) + total
    return found


def totals_grid(by_player: Totals, *, house: bool = False) -> Grid:
    """A row for each player; with `house`, one for what the House made of them all."""
    above = (said("page-staked"), said("page-back"), said("page-net"))
    grid = Grid(4, figures=(1, 2, 3), headings=("", *map(sentence, above)))
    for player, total in by_player.items():
        staked, back = dollars(total.staked_cents), dollars(total.back_cents)
        grid.add(in_words(person_named(player)), staked, back, bold(net_dollars(total.net_cents)))
    if house:
        won = -sum(total.net_cents for total in by_player.values())
        grid.add(sentence(said("page-the-house")), "", "", bold(net_dollars(won)))
    return grid
