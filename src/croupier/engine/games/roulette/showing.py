"""How a Roulette table is shown: every chip on its number, line or crossing (Roulette C, F, I and
L)."""

from croupier.engine.equipment.cards import Card
from croupier.engine.equipment.wheel import POCKETS
from croupier.engine.games.roulette.layout import covered, pay_table
from croupier.engine.games.roulette.placements import ZERO_STREETS
from croupier.engine.games.roulette.state import RouletteRound
from croupier.engine.sentences import Message, said
from croupier.engine.table.vocabulary.layout_drawing import Grid, OnGrid, PayLine, Where
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Spot, Wager

TOUCHES = {
    "straight": Grid.NUMBER,
    "split": Grid.LINE,
    "street": Grid.EDGE,
    "corner": Grid.CROSSING,
    "line": Grid.EDGE_CROSSING,
    "top-line": Grid.EDGE_CROSSING,
}


def where(settings: Settings, spot: Spot) -> Where:
    numbers = covered(settings, spot)
    ordered = tuple(pocket for pocket in POCKETS if pocket in numbers)
    if spot.bet == "street" and spot.on in ZERO_STREETS:  # three numbers meet there
        return OnGrid(Grid.CROSSING, ordered)
    return OnGrid(TOUCHES.get(spot.bet, Grid.BOX), ordered)


def pays(settings: Settings) -> tuple[PayLine, ...]:
    table = pay_table(settings)
    return tuple(PayLine(bet, odds, (table.paragraph,)) for bet, odds in table.pays.items())


def worth(round: RouletteRound, place: Place, cards: tuple[Card, ...]) -> Message | None:
    return None


def why(round: RouletteRound, wager: Wager) -> tuple[Message, ...]:
    pocket = round.play.pocket
    if pocket is None:
        return ()
    covers = len(covered(round.settings, wager.spot))
    return (said("roulette-why-pocket", pocket=pocket, covers=covers),)
