"""Dragon Tiger for the person who sits down."""

from croupier.game import Described, Settings, TableGuide, odds_said, said
from croupier_dragon_tiger.layout import PAYS

WINS = {
    "dragon": said("dragon-tiger-guide-dragon"),
    "tiger": said("dragon-tiger-guide-tiger"),
    "tie": said("dragon-tiger-guide-tie"),
    "suited-tie": said("dragon-tiger-guide-suited-tie"),
}


def bets(settings: Settings) -> tuple[Described, ...]:
    return tuple(Described(bet, odds_said(PAYS[bet]), wins) for bet, wins in WINS.items())


GUIDE = TableGuide(
    main=("dragon", "tiger"),
    alone=lambda more: said("dragon-tiger-guide-alone", more=more),
    example="{more} dragon · {least} tie · {least} suited tie",
    another="tie",
    bets=bets,
    notes=(said("dragon-tiger-guide-note"),),
)
