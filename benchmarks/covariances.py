"""Works out the covariances that are kept as data: Blackjack from four to eight decks, Si Ki Pi.

    .venv/bin/python -m benchmarks.covariances           # compares them with what is kept
    .venv/bin/python -m benchmarks.covariances --write   # keeps them

About four minutes.
"""

import sys

import msgspec

from croupier.mathematics.bankroll.covariances import KEPT, Kept, kept, to_keep

DECKS = {"blackjack": (8, 4, 5, 6, 7), "si-ki-pi": (1,)}  # the usual number first
METHOD = (
    "Blackjack: one box by every result of box and Dealer, two boxes in a mixture of endless shoes,"
    " by the best chart, Insurance with side bets by the cards; Si Ki Pi: every hand of the Dealer"
    " and of two boxes, by House Way."
    " Made by: python -m benchmarks.covariances --write"
)
ERROR = 1e-6  # a joint result is within 3e-12, and the longest Bust pays 200 to 1


def main() -> int:
    found = Kept(
        METHOD,
        ERROR,
        {
            game: {str(decks): to_keep(game, decks) for decks in every}
            for game, every in DECKS.items()
        },
    )
    if "--write" in sys.argv[1:]:
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        return 0
    apart = max(
        abs(new - old)
        for game, every in found.games.items()
        for decks, pairs in every.items()
        for one, other in zip(pairs, kept().games[game][decks], strict=True)
        for new, old in ((one.one_box, other.one_box), (one.two_boxes, other.two_boxes))
    )
    print(f"farthest apart {apart:.1e}")
    return int(apart > ERROR)


if __name__ == "__main__":
    sys.exit(main())
