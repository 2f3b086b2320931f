"""Which card a fact is about, where it was due and where it lies, as a viewer may know it."""

from croupier.engine.sentences import Message, Value, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.viewing.viewers import Viewer
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.facts import DealingError, DrawnTogether, FaceUpInShoe, Fact
from croupier.engine.table.vocabulary.places import OUT_OF_PLAY, Drawn, Place
from croupier.engine.table.vocabulary.words import cards_said, place_said


def card_in_question(game: Game, round: AnyRound, fact: Fact, viewer: Viewer) -> Message | None:
    """None: the fact names no card."""
    hidden = Hidden(game, round, viewer)
    match fact:
        case DrawnTogether():
            first, last = fact.since, fact.last(len(round.cards))
            cards = cards_said(hidden.face(drawn) for drawn in round.cards[first - 1 : last])
            due = _due(game, round.just_before(first))
            if due is None:
                return said("case-together", first=first, last=last, cards=cards)
            return said("case-together-due", first=first, last=last, cards=cards, due=due)
        case FaceUpInShoe(card):
            due = _due(game, round)
            return None if due is None else said("case-next", card=card, due=due)
        case DealingError():
            drawn = round.cards[fact.since - 1]
            due = _due(game, round.just_before(fact.since))
            return _laid(drawn, _face(hidden, drawn), due, _said(game, round, drawn.place))
        case _:
            return None


def _laid(drawn: Drawn, card: Value, due: Message | None, lies: Message) -> Message:
    if due is None:
        return said("case-not-due", number=drawn.number, card=card, lies=lies)
    return said("case-laid", number=drawn.number, card=card, due=due, lies=lies)


def _face(hidden: Hidden, drawn: Drawn) -> Value:
    return hidden.face(drawn) or said("case-face-down")


def _due(game: Game, round: AnyRound) -> Message | None:
    due = game.due(round)
    return _said(game, round, due.place) if isinstance(due, Deal) else None


def _said(game: Game, round: AnyRound, place: Place) -> Message:
    if place.box is None and place.area not in OUT_OF_PLAY:
        return Message(f"place-name-{place.area}")
    return place_said(as_people_say(game, round, place))
