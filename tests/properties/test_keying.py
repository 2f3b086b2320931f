"""How something was keyed decides nothing: the same card laid wrongly, keyed at once or reported
right after, asks the same people and pays the same cents; the last card of a round too."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.engine.games import andar_bahar, baccarat, blackjack, si_ki_pi
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act, due
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.vocabulary.commands import (
    DealCard,
    ReportFact,
    Rule,
    RulingWord,
    TimeRanOut,
)
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.events import AwaitingChoices, AwaitingRuling
from croupier.engine.table.vocabulary.facts import Misplaced
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.wagers import RETURNED
from tests.properties.driving import MOST_STEPS, bets, drawn, examples, next_command, opened

GAMES = (andar_bahar, baccarat, blackjack, si_ki_pi)


def done(game: Game, round: AnyRound, command: Any) -> AnyRound:
    acted = act(game, round, command)
    assert not isinstance(acted, Refused), f"{command}: {acted}"
    return acted[0]


def mid_round(rng: Random, game: Game) -> AnyRound | None:
    """A recorded table without trouble, somewhere in a round where a card is due."""
    round = opened(game, TableKind.RECORDED)
    opening = list(bets(rng, game, round))
    for _ in range(MOST_STEPS):
        if isinstance(due(game, round), Deal) and rng.random() < 0.15:
            return round
        command = opening.pop(0) if opening else next_command(rng, game, round, trouble=0.0)
        if command is None:
            return None
        acted = act(game, round, command)
        round = round if isinstance(acted, Refused) else acted[0]
    raise AssertionError("the round does not end")


def settled_in_play(before: AnyRound, after: AnyRound) -> bool:
    """Some bets are settled while the round goes on."""
    return after.status is Status.PLAY and after.open_wagers() != before.open_wagers()


def stands_as_paid(game: Game, paid: AnyRound, place: Place) -> None:
    """Said of the last card after payment, `cannot` deals no card: what was settled stands, or the
    number of cards is wrong."""
    late = done(game, paid, ReportFact(DEALER, Misplaced(len(paid.cards), place)))
    awaiting = late.halts[-1].awaiting if late.halts else None
    if isinstance(awaiting, AwaitingRuling) and "cannot" in awaiting.words:
        late = done(game, late, Rule(PIT_SUPERVISOR, RulingWord.CANNOT))
        assert late.status in (Status.CONCLUDED, Status.VOID)
        out = {w.id for w in late.wagers if w.settlement and w.settlement.result is RETURNED}
        for was, now in zip(paid.wagers, late.wagers, strict=True):
            assert now.settlement == was.settlement or now.id in out


def asked(round: AnyRound) -> list[Any]:
    return [h.awaiting.asked for h in round.halts if isinstance(h.awaiting, AwaitingChoices)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
@pytest.mark.rule("Blackjack 5.9", "Baccarat 5.8", "Si Ki Pi 5.11")
@given(seed=st.integers(0, 10**7), word=st.sampled_from(["reconstruct", "cannot"]))
@settings(max_examples=examples(60))
def test_a_card_keyed_wrongly_or_reported_right_after_is_the_same_error(
    game: Game, seed: int, word: str
) -> None:
    rng = Random(seed)
    table = mid_round(rng, game)
    wanted = None if table is None else due(game, table)
    if table is None or not isinstance(wanted, Deal) or table.status is not Status.PLAY:
        return
    card = drawn(rng, table)
    wrong = [
        place
        for place in game.places(table)
        if place != wanted.place and isinstance(game.misdealt(table, card, place), Misplaced)
    ]
    keyed = act(game, table, DealCard(DEALER, card))
    if not wrong or isinstance(keyed, Refused) or settled_in_play(table, keyed[0]):
        return
    place = rng.choice(wrong)
    if word == "cannot" and keyed[0].status is Status.CONCLUDED:
        stands_as_paid(game, keyed[0], place)
        return
    at_once = done(game, table, DealCard(DEALER, card, place))
    late = done(game, keyed[0], ReportFact(DEALER, Misplaced(len(keyed[0].cards), place)))
    assert at_once.cards == late.cards
    assert [h.paragraph for h in at_once.halts] == [h.paragraph for h in late.halts]
    awaiting = at_once.halts[-1].awaiting if at_once.halts else None
    if isinstance(awaiting, AwaitingRuling):
        said = Rule(PIT_SUPERVISOR, RulingWord(word if word in awaiting.words else "confirm"))
        at_once, late = (done(game, round, said) for round in (at_once, late))
    assert asked(at_once) == asked(late)
    if at_once.halts:
        at_once, late = (done(game, round, TimeRanOut(DEALER)) for round in (at_once, late))
    assert (at_once.status, at_once.wagers) == (late.status, late.wagers)
    assert (at_once.cards, at_once.play) == (late.cards, late.play)
    assert due(game, at_once) == due(game, late)


def all_said(game: Game, round: AnyRound, *commands: Any) -> AnyRound | None:
    """None where one of them is refused; a clock that nobody needs is left out."""
    for command in commands:
        if isinstance(command, TimeRanOut) and not asked(round):
            continue
        acted = act(game, round, command)
        if isinstance(acted, Refused):
            return None
        round = acted[0]
    return round


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
@pytest.mark.rule("Blackjack 5.9", "Baccarat 5.8", "Si Ki Pi 5.11")
@given(seed=st.integers(0, 10**7))
@settings(max_examples=examples(60))
def test_two_errors_reported_together_or_one_by_one_come_to_the_same(game: Game, seed: int) -> None:
    rng = Random(seed)
    table = mid_round(rng, game)
    if table is None or len(table.cards) < 2:
        return
    numbers = rng.sample(range(1, len(table.cards) + 1), 2)
    first, second = (
        ReportFact(DEALER, Misplaced(number, rng.choice(game.places(table)))) for number in numbers
    )
    said, silence = Rule(PIT_SUPERVISOR, RulingWord("reconstruct")), TimeRanOut(DEALER)
    apart = all_said(game, table, first, said, silence, second, said, silence)
    together = all_said(game, table, first, second, said, said, silence, silence)
    if apart is None or together is None or apart.halts or together.halts:
        return
    assert together.cards == apart.cards
    assert (together.status, together.wagers) == (apart.status, apart.wagers)
