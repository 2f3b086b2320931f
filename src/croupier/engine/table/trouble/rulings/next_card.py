"""A card seen before its time is used as the next card (Andar Bahar 5.8, Baccarat 5.7,
Blackjack 5.11)."""

from croupier.engine.sentences import said
from croupier.engine.table.betting.betting import closed
from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.irregularity import AskWhen, Ruling, never
from croupier.engine.table.state.round import AnyRound, Halt, Status
from croupier.engine.table.trouble.rulings.options import everybody
from croupier.engine.table.vocabulary.events import CardDealt, Event
from croupier.engine.table.vocabulary.facts import FaceUpInShoe
from croupier.engine.table.vocabulary.places import WAITING


def drawn_next(game: Game, round: AnyRound, halt: Halt) -> tuple[Event, ...]:
    """It waits beside the shoe and is laid wherever the next card is due."""
    assert isinstance(halt.fact, FaceUpInShoe)
    card = halt.fact.card
    drawn = CardDealt(len(round.cards) + 1, card, WAITING)
    if round.status is Status.BETTING:
        return (*closed(game, round), drawn)
    return (drawn,)


def use_as_next_card(*, options_when: AskWhen = never) -> Ruling:
    return Ruling(
        effect=said("ruling-next-card"),
        carry_out=drawn_next,
        options_when=options_when,
        asks=everybody,
    )
