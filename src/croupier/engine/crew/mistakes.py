"""What goes wrong: by carelessness, or a mistake of a kind that is asked for by its fact's name."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from croupier.engine.crew.chance import Chance, one_of
from croupier.engine.crew.shuffler import Shuffler
from croupier.engine.crew.spins import WRONGLY_SPUN
from croupier.engine.history.facts import facts_of
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.viewing.possible_facts import named_here
from croupier.engine.table.vocabulary import facts as f
from croupier.engine.table.vocabulary.commands import Command, DealCard, DealTogether, ReportFact
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.places import Face, Place
from croupier.engine.table.vocabulary.questions import Kind

Way = Callable[[Chance, AnyRound, Shuffler], Command]


def mistake(chance: Chance, game: Game, round: AnyRound, due: Place, shuffler: Shuffler) -> Command:
    """Something that goes wrong where a card was due."""
    card = shuffler.draw(round)
    known = set(game.EDITIONS.section_five(round.settings).facts)
    match chance.below(4):
        case 0 if f.DrawnTogether in known and not round.shoe.held_over:
            return DealTogether(DEALER, (card, shuffler.draw(round)))
        case 1 if f.FaceUpInShoe in known and not round.shoe.held_over:
            return ReportFact(DEALER, f.FaceUpInShoe(card))
        case _:
            elsewhere = [place for place in game.places(round) if place != due]
            return DealCard(DEALER, card, one_of(chance, elsewhere))


def ways(game: Game, round: AnyRound, asked: tuple[Awaited, ...], name: str) -> list[Way]:
    """Every way in which the fact of this name could come about now; none: it cannot."""
    fact = facts_of(game, round)[name]
    due = next((question.place for question in asked if question.kind is Kind.CARD), None)
    if fact in WRONGLY_SPUN:
        spun = any(question.kind is Kind.SPIN for question in asked)
        return [partial(_spun, fact)] if spun else []
    if fact is f.DrawnTogether:
        return [_together] if due else []
    if fact is f.FaceUpInShoe:
        return [_face_up] if due else []
    if issubclass(fact, f.DealingError):
        return [partial(_laid, place) for place in _wrong_places(game, round, fact, due)]
    if round.squeezes and fact is f.ExposedByDealer:
        return [_shown] if due and game.face(round, due) is Face.DOWN else []
    return [
        partial(_reported, possible)
        for possible in _imaginable(game, round, fact)
        if game.EDITIONS.section_five(round.settings).governing(round, possible)
    ]


def _wrong_places(
    game: Game, round: AnyRound, fact: type[f.Fact], right: Place | None
) -> list[Place]:
    """Where a card would be this kind of error, as the table itself would call it."""
    return [
        place
        for place in game.places(round)
        if place != right and type(game.misdealt(round, None, place)) is fact
    ]


def _imaginable(game: Game, round: AnyRound, fact: type[f.Reported]) -> Iterator[f.Fact]:
    """The facts of one kind that a person could report without a card being touched."""
    could_be = named_here(game, round)
    named = [field for field in fact.__struct_fields__ if field in could_be]
    unsaid = dict.fromkeys({"shown_by"} & {*fact.__struct_fields__})
    for values in product(*(could_be[field] for field in named)):
        yield fact(**dict(zip(named, values, strict=True)), **unsaid)


def _spun(fact: type[f.Fact], chance: Chance, round: AnyRound, shuffler: Shuffler) -> Command:
    return WRONGLY_SPUN[fact](chance)


def _together(chance: Chance, round: AnyRound, shuffler: Shuffler) -> Command:
    return DealTogether(DEALER, (shuffler.draw(round), shuffler.draw(round)))


def _face_up(chance: Chance, round: AnyRound, shuffler: Shuffler) -> Command:
    return ReportFact(DEALER, f.FaceUpInShoe(shuffler.draw(round)))


def _laid(place: Place, chance: Chance, round: AnyRound, shuffler: Shuffler) -> Command:
    return DealCard(DEALER, shuffler.draw(round), place)


def _shown(chance: Chance, round: AnyRound, shuffler: Shuffler) -> Command:
    return DealCard(DEALER, shuffler.draw(round))


def _reported(fact: f.Fact, chance: Chance, round: AnyRound, shuffler: Shuffler) -> Command:
    return ReportFact(DEALER, fact)
