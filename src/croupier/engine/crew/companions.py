"""Those who play along: they bet on one thing at a time and decide as careful people do."""

from msgspec.structs import replace

from croupier.engine.crew import habits
from croupier.engine.crew.chance import Chance, happens, one_of
from croupier.engine.crew.choices import bets_on, choices
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.vocabulary.commands import ChooseOption, Command, FixOrder
from croupier.engine.table.vocabulary.people import Person, player
from croupier.engine.table.vocabulary.questions import Kind

NAMES = ("Bea", "Carl", "Dina", "Edo")
A_SIDE_BET = 200_000  # in a million: how often one adds a small side bet
LEAVES = 200_000  # and takes the bets back after an error
MOST_PLACEMENTS = 3  # on a layout without boxes


def bets(
    chance: Chance, game: Game, round: AnyRound, who: Person, box: int | None
) -> list[Command]:
    """One main bet on one side, now and then the smallest side bet; or a few placements."""
    limits = round.settings.limits
    offers = [
        (offer, bet)
        for offer, bet in bets_on(game, round, who, box)
        if offer.largest_cents is None or offer.largest_cents >= limits.minimum(bet.spot.bet)
    ]
    if not offers:
        return []
    if box is None:
        chosen = dict.fromkeys(
            one_of(chance, range(len(offers))) for _ in range(1 + chance.below(MOST_PLACEMENTS))
        )
        return [habits.staked(chance, round, *offers[number]) for number in chosen]
    main = [pair for pair in offers if pair[1].spot.bet in (game.DIFFERENTIAL or game.BETS[:1])]
    sides = [pair for pair in offers if pair not in main]
    placed = [habits.staked(chance, round, *one_of(chance, main))] if main else []
    if placed and sides and happens(chance, A_SIDE_BET):
        _, bet = one_of(chance, sides)
        placed.append(replace(bet, stake_cents=limits.minimum(bet.spot.bet)))
    return placed


def answer(chance: Chance, game: Game, table: AnyTable, asked: Awaited) -> Command:
    """What somebody says who is asked for a hand, or after an error."""
    match asked.kind:
        case Kind.OPTION:
            return ChooseOption(player(asked.player or ""), stays=not happens(chance, LEAVES))
        case Kind.ORDER:
            own = choices(game, table, player(asked.player or ""))
            return one_of(chance, [o.command for o in own if isinstance(o.command, FixOrder)])
        case _:
            return habits.answer(chance, game, table, asked)
