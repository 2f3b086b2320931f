"""What Croupier's own tests hold for every game holds for this one, trouble included."""

from collections.abc import Callable

import pytest

from croupier.engine.table.vocabulary.settings import TableKind
from croupier_dragon_tiger import game
from tests.properties import (
    test_awaited,
    test_keying,
    test_money_moves,
    test_names,
    test_offers,
    test_reconstruction,
    test_replay,
    test_rounds,
    test_views,
)

each_kind = pytest.mark.parametrize("kind", TableKind)


def by_name(*properties: Callable[..., None]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("holds", properties, ids=lambda holds: holds.__name__)


@each_kind
@by_name(
    test_awaited.test_no_late_answer_lands_and_every_silence_is_an_answer,
    test_money_moves.test_over_an_evening_chips_only_change_places,
    test_money_moves.test_transfers_explain_every_purse_and_every_chip_on_the_layout,
    test_names.test_whatever_happens_in_a_round_survives_json,
    test_replay.test_a_round_full_of_trouble_is_replayed_without_a_rule,
    test_replay.test_an_evening_is_read_back_replayed_and_decided_again,
    test_views.test_every_moment_can_be_shown_to_everybody,
)
def test_of_any_game(holds: Callable[..., None], kind: TableKind) -> None:
    holds(name=game.NAME, kind=kind)


@each_kind
@by_name(
    test_offers.test_a_reportable_fact_is_not_refused,
    test_offers.test_an_offer_admits_what_is_not_refused,
    test_rounds.test_every_fact_has_one_paragraph_or_is_impossible,
    test_rounds.test_money_is_conserved_and_no_bet_left_open,
    test_rounds.test_nobody_is_settled_twice,
    test_rounds.test_replaying_events_gives_the_live_state,
)
def test_of_any_round(holds: Callable[..., None], kind: TableKind) -> None:
    holds(game=game, kind=kind)


@by_name(
    test_keying.test_a_card_keyed_wrongly_or_reported_right_after_is_the_same_error,
    test_reconstruction.test_reconstructed_equals_dealt_right,
)
def test_of_games_with_cards(holds: Callable[..., None]) -> None:
    holds(game=game)


def test_a_silent_round_ends() -> None:
    test_awaited.test_a_round_in_which_nobody_says_anything_ends(name=game.NAME)
