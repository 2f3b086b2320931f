"""What goes wrong: by carelessness, or a mistake of a kind that is asked for by its fact's name."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any

from croupier.floor.chance import Chance, one_of
from croupier.floor.shuffler import Shuffler
from croupier.floor.wheel import spun_too_short, spun_with_the_wheel
from croupier.games.roulette.facts import FewRevolutions, SameDirection
from croupier.history.facts import facts_of
from croupier.table import facts as f
from croupier.table import frame
from croupier.table.commands import Command, DealCard, DealTogether, ReportFact
from croupier.table.due import Deal, Spin
from croupier.table.game import Game
from croupier.table.people import DEALER
from croupier.table.places import Face, Place
from croupier.table.reporting import named_here
from croupier.table.round import Round

Way = Callable[[Chance, Round[Any], Shuffler], Command]

SPUN: dict[type[f.Fact], Callable[[Chance], Command]] = {
    FewRevolutions: spun_too_short,
    SameDirection: spun_with_the_wheel,
}


def mistake(
    chance: Chance, game: Game, round: Round[Any], due: Deal, shuffler: Shuffler
) -> Command:
    """Something that goes wrong where a card was due."""
    card = shuffler.draw(round)
    known = set(game.EDITIONS.section_five(round.settings).facts)
    match chance.below(4):
        case 0 if f.DrawnTogether in known and not round.shoe.held_over:
            return DealTogether(DEALER, (card, shuffler.draw(round)))
        case 1 if f.FaceUpInShoe in known and not round.shoe.held_over:
            return ReportFact(DEALER, f.FaceUpInShoe(card))
        case _:
            elsewhere = [place for place in game.places(round) if place != due.place]
            return DealCard(DEALER, card, one_of(chance, elsewhere))


def ways(game: Game, round: Round[Any], name: str) -> list[Way]:
    """Every way in which the fact of this name could come about now; none: it cannot."""
    fact = facts_of(game, round)[name]
    due = frame.due(game, round)
    if fact in SPUN:
        return [partial(_spun, fact)] if isinstance(due, Spin) else []
    if fact is f.DrawnTogether:
        return [_together] if isinstance(due, Deal) else []
    if fact is f.FaceUpInShoe:
        return [_face_up] if isinstance(due, Deal) else []
    if issubclass(fact, f.DealingError):
        return [partial(_laid, place) for place in _wrong_places(game, round, fact)]
    if round.squeezes and fact is f.ExposedByDealer:
        concealed = isinstance(due, Deal) and game.face(round, due.place) is Face.DOWN
        return [_shown] if concealed else []
    return [
        partial(_reported, possible)
        for possible in _imaginable(game, round, fact)
        if game.EDITIONS.section_five(round.settings).governing(round, possible)
    ]


def _wrong_places(game: Game, round: Round[Any], fact: type[f.Fact]) -> list[Place]:
    """Where a card would be this kind of error, as the table itself would call it."""
    due = frame.due(game, round)
    right = due.place if isinstance(due, Deal) else None
    return [
        place
        for place in game.places(round)
        if place != right and type(game.misdealt(round, None, place)) is fact
    ]


def _imaginable(game: Game, round: Round[Any], fact: type[f.Reported]) -> Iterator[f.Fact]:
    """The facts of one kind that a person could report without a card being touched."""
    could_be = named_here(game, round)
    named = [field for field in fact.__struct_fields__ if field in could_be]
    unsaid = dict.fromkeys({"shown_by"} & {*fact.__struct_fields__})
    for values in product(*(could_be[field] for field in named)):
        yield fact(**dict(zip(named, values, strict=True)), **unsaid)


def _spun(fact: type[f.Fact], chance: Chance, round: Round[Any], shuffler: Shuffler) -> Command:
    return SPUN[fact](chance)


def _together(chance: Chance, round: Round[Any], shuffler: Shuffler) -> Command:
    return DealTogether(DEALER, (shuffler.draw(round), shuffler.draw(round)))


def _face_up(chance: Chance, round: Round[Any], shuffler: Shuffler) -> Command:
    return ReportFact(DEALER, f.FaceUpInShoe(shuffler.draw(round)))


def _laid(place: Place, chance: Chance, round: Round[Any], shuffler: Shuffler) -> Command:
    return DealCard(DEALER, shuffler.draw(round), place)


def _shown(chance: Chance, round: Round[Any], shuffler: Shuffler) -> Command:
    return DealCard(DEALER, shuffler.draw(round))


def _reported(fact: f.Fact, chance: Chance, round: Round[Any], shuffler: Shuffler) -> Command:
    return ReportFact(DEALER, fact)
