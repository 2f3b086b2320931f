"""A Dealer who errs: cards to the wrong place, two at once, one face up in the shoe, a bad spin."""

from typing import Any

from croupier.floor.chance import Chance, one_of
from croupier.floor.shuffler import Shuffler
from croupier.table.commands import Command, DealCard, DealTogether, ReportFact
from croupier.table.due import Deal
from croupier.table.facts import DrawnTogether, FaceUpInShoe
from croupier.table.game import Game
from croupier.table.irregularity import Line
from croupier.table.people import DEALER
from croupier.table.round import Round


def mistake(
    chance: Chance, game: Game, round: Round[Any], due: Deal, shuffler: Shuffler
) -> Command:
    """Something that goes wrong where a card was due."""
    card = shuffler.draw(round)
    known = {entry.fact for entry in game.IRREGULARITIES if isinstance(entry, Line)}
    match chance.below(4):
        case 0 if DrawnTogether in known and not round.shoe.held_over:
            return DealTogether(DEALER, (card, shuffler.draw(round)))
        case 1 if FaceUpInShoe in known and not round.shoe.held_over:
            return ReportFact(DEALER, FaceUpInShoe(card))
        case _:
            elsewhere = [place for place in game.places(round) if place != due.place]
            return DealCard(DEALER, card, one_of(chance, elsewhere))
