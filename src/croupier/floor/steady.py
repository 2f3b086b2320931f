"""Players who decide alike in like situations, so that two courses of a round can be compared.

They look at their cards and leave them to House Way (Si Ki Pi 3.19), buy no Insurance and follow
nobody. At Blackjack they play the few rules most people know: against a low card of the Dealer they
never risk to bust, against a high one they draw to 17 as he does (Blackjack 3.20, 3.22, 3.23).
"""

from typing import Any

from msgspec.structs import replace

from croupier.equipment.cards import rank
from croupier.floor import companions
from croupier.floor.chance import Chance
from croupier.games.blackjack.decisions import Double, ForHand, Hit, Split, Stand
from croupier.games.blackjack.hands import box_hand, hard_total, soft, total
from croupier.games.blackjack.play import faces, up_card
from croupier.games.blackjack.window import Decline
from croupier.games.si_ki_pi.decisions import HouseWay, Look
from croupier.table import frame
from croupier.table.commands import Command
from croupier.table.due import Ask, AskToFollow
from croupier.table.game import Game
from croupier.table.people import Person, player
from croupier.table.round import Round

FIRST_TO_LAST = (Look, HouseWay, Decline, Split, Double, Stand, Hit)
ALWAYS_SPLIT = ("A", "8")
DOUBLED = (10, 11)
LOW = range(2, 7)  # cards of the Dealer with which he busts most
ENOUGH, ENOUGH_IF_SOFT = 17, 18


def word(
    chance: Chance, game: Game, round: Round[Any], others: tuple[Person, ...]
) -> Command | None:
    """Only chance can say who takes his bets back after an error; all else is settled."""
    if round.halts:
        return companions.word(chance, game, round, others)
    due = frame.due(game, round)
    if not isinstance(due, Ask | AskToFollow):
        return None
    offers = [
        offer
        for offer in game.legal(round, player(due.player))
        if getattr(offer.command, "box", due.box) == due.box and _wanted(round, offer.command)
    ]
    offer = min(offers, key=lambda offer: FIRST_TO_LAST.index(type(offer.command)))
    if offer.amount is None:
        return offer.command
    return replace(offer.command, **{offer.amount: offer.largest_cents})


def _wanted(round: Round[Any], command: Command) -> bool:
    if not isinstance(command, ForHand):
        return isinstance(command, FIRST_TO_LAST)
    cards, shown = faces(round, box_hand(command.box, command.hand)), up_card(round)
    dealers = total((shown,)) if shown else 0
    match command:
        case Split():
            return rank(cards[0]) in ALWAYS_SPLIT
        case Double():
            return hard_total(cards) in DOUBLED and dealers < hard_total(cards)
        case Stand():
            if soft(cards):
                return total(cards) >= ENOUGH_IF_SOFT
            return total(cards) >= ENOUGH or dealers in LOW
        case _:
            return True
