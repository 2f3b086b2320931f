"""Why no paragraph governs a fact now: what is not as the report says."""

from msgspec.structs import replace

from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.trouble.conditions import dealt_face_down
from croupier.engine.table.vocabulary.facts import (
    DealingError,
    DrawnTogether,
    ExposedByDealer,
    FaceUpInShoe,
    Fact,
)
from croupier.engine.table.vocabulary.words import place_said


def ground(game: Game, round: AnyRound, fact: Fact) -> Message | None:
    """None: nothing simpler can be said than that it cannot have been."""
    return _of_any_game(game, round, fact) or game.EDITIONS.section_five(round.settings).ground(
        round, fact
    )


def _of_any_game(game: Game, round: AnyRound, fact: Fact) -> Message | None:
    if isinstance(fact, DealingError):
        return _of_cards(round, fact)
    player = getattr(fact, "player", None)
    if player is not None and player not in round.players():
        return said("ground-no-bet", player=player)
    if _governed_in_play(game, round, fact):
        betting = round.status is Status.BETTING
        return said("ground-betting-open") if betting else said("ground-settled")
    if isinstance(fact, FaceUpInShoe) and not round.shoe.next_may_be(fact.card):
        return said("ground-not-next", card=fact.card)
    place = getattr(fact, "place", None)
    if place is None:
        return None
    lying = len(round.at(place))
    if lying < getattr(fact, "count", 1):
        return said("ground-cards-at", place=place_said(place), cards=lying)
    faces_known = None not in round.at(place)
    if isinstance(fact, ExposedByDealer) and faces_known and not game.face_down(round):
        shown = not dealt_face_down(replace(round, status=Status.PLAY), fact)
        return said("ground-dealt-face-up", place=place_said(place)) if shown else None
    return None


def _of_cards(round: AnyRound, fact: DealingError) -> Message | None:
    drawn = len(round.cards)
    if not drawn:
        return said("ground-no-card")
    if not 1 <= fact.since <= drawn:
        return said("ground-no-such-card", number=fact.since, cards=drawn)
    if isinstance(fact, DrawnTogether) and not fact.last(drawn):
        return said("ground-not-together", number=fact.since, cards=drawn)
    place = getattr(fact, "place", None)
    if place is not None and not round.at(place):
        return said("ground-cards-at", place=place_said(place), cards=0)
    return None


def has_a_place(round: AnyRound, fact: DealingError) -> Message:
    """The card came while one was due."""
    return said("ground-has-a-place", number=fact.since)


def no_bet_at(player: str, box: int) -> Message:
    return said("ground-no-bet-at-box", player=player, box=box)


def _governed_in_play(game: Game, round: AnyRound, fact: Fact) -> bool:
    """It could be said of the same cards and bets while the round is played."""
    if round.status not in (Status.BETTING, Status.CONCLUDED):
        return False
    section_five = game.EDITIONS.section_five(round.settings)
    return section_five.governing(replace(round, status=Status.PLAY), fact) is not None
