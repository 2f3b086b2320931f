"""Insurance that the Dealer neglected to offer: found in time, or once its stage has closed."""

import pytest
from msgspec.structs import replace

from croupier.engine.games import baccarat
from croupier.engine.games.baccarat import Terms, survives
from croupier.engine.games.baccarat.insurance import FOUR_CARDS, THIRD_CARD
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND
from croupier.engine.games.baccarat.trouble.facts import InsuranceNotOffered
from croupier.engine.sentences import said
from croupier.engine.table.dealing.reconstruction import redealt
from croupier.engine.table.evolution.round_evolution import evolve
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import ReportFact
from croupier.engine.table.vocabulary.facts import (
    DrawnTogether,
    FaceUpInShoe,
    Misplaced,
    WalkedAway,
)
from croupier.engine.table.vocabulary.people import PIT_MANAGER, PIT_SUPERVISOR
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.table.scripting import (
    CLOSE,
    RECORDED,
    Script,
    bet,
    cites,
    deal,
    hands,
    insure,
    order,
    play,
    refused,
    report,
    result,
    ruled,
    rules,
    table,
    takes_back,
    together,
)


def not_shown(side: str, stage: str | None = None, name: str = "ann") -> ReportFact:
    return report(InsuranceNotOffered(name, side, stage))


NOT_SHOWN = not_shown("banker")
CONFIRMED = rules("confirm", by=PIT_MANAGER, reason="neither display nor lammer")
TWO_AGAINST_SEVEN: Script = (bet("ann", 100, "banker"), CLOSE, deal("Kh 3c 2d 4s"))


@pytest.mark.rule("Baccarat 5.13")
@pytest.mark.parametrize(
    ("third", "ends"),
    [("6h", ("returned", 0)), ("4h", ("win", 9500)), ("5h", ("push", 0))],
)
def test_insurance_not_offered_gives_the_original_bet_back_where_it_would_have_won(
    third: str, ends: tuple[str, int]
) -> None:
    paid = play(table(purses={"ann": 100}), TWO_AGAINST_SEVEN, deal(third))
    done = play(paid, NOT_SHOWN, CONFIRMED)
    assert done.status is Status.CONCLUDED
    assert result(done, "ann", "banker") == ends
    assert done.purses == {"ann": 10000 + ends[1]}
    if ends[0] == "returned":
        assert cites(done, "ann", "banker") == ("Baccarat 5.13",)


@pytest.mark.rule("Baccarat 5.13", "Baccarat 5.3")
@pytest.mark.parametrize("stage", [None, FOUR_CARDS])
def test_found_while_the_stage_is_open_it_is_offered_now(stage: str | None) -> None:
    four = play(table(), TWO_AGAINST_SEVEN, not_shown("banker", stage))
    assert refused(four, insure("ann", "banker", 25)).cites == ("Baccarat 5.13",)  # not yet
    offered = play(four, CONFIRMED)
    assert offered.rulings[-1].effect == said("baccarat-ruling-insurance-not-offered")
    insured = play(offered, insure("ann", "banker", 25), deal("6h"))
    assert result(insured, "ann", "banker") == ("lose", -10000)
    assert result(insured, "ann", "banker-insurance") == ("win", 10000)
    let_go = play(offered, deal("6h"))  # it was offered, and nobody took it
    assert result(let_go, "ann", "banker") == ("lose", -10000)
    assert refused(let_go, NOT_SHOWN).reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Baccarat 5.13")
def test_a_stage_that_a_card_closes_before_the_ruling_was_closed() -> None:
    four = play(table(RECORDED), TWO_AGAINST_SEVEN, NOT_SHOWN)
    found = play(four, report(FaceUpInShoe(deal("6h")[0].card)))  # type: ignore[arg-type]
    done = play(found, CONFIRMED)
    assert result(done, "ann", "banker") == ("returned", 0)


FIVE_AGAINST_FOUR: Script = (bet("ann", 100, "player"), CLOSE, deal("2s 3c 3h Ad"))  # 2 to 1
TO_SEVEN = (FIVE_AGAINST_FOUR, deal("2h"))  # Player 7, Banker 4 draws: 4 to 1


@pytest.mark.rule("Baccarat 5.13", "Baccarat 5.3")
def test_who_was_not_offered_the_first_stage_may_insure_in_the_second() -> None:
    third = play(table(), TO_SEVEN)
    assert refused(third, insure("ann", "player", 25)).cites == ("Baccarat 5.3",)
    for stage in (None, FOUR_CARDS):
        heard = play(third, not_shown("player", stage), CONFIRMED)
        done = play(heard, insure("ann", "player", 25), deal("4h"))  # Banker 8
        assert result(done, "ann", "player") == ("returned", 0)  # each stage is judged by itself
        assert result(done, "ann", "player-insurance") == ("win", 10000)


@pytest.mark.rule("Baccarat 5.13", "Baccarat 5.3")
def test_who_let_the_first_stage_go_had_no_second_to_be_offered() -> None:
    done = play(table(), TO_SEVEN, deal("4h"))
    answer = refused(done, not_shown("player", THIRD_CARD))
    assert (answer.reason, answer.cites) == (Reason.IMPOSSIBLE_NOW, ("Baccarat 5.13",))
    both = play(done, not_shown("player", FOUR_CARDS), CONFIRMED)
    assert result(both, "ann", "player") == ("returned", 0)


@pytest.mark.rule("Baccarat 5.13", "Baccarat 3.12.2")
def test_insured_in_one_stage_and_neglected_in_the_other() -> None:
    third = play(table(), FIVE_AGAINST_FOUR, insure("ann", "player", 10), deal("2h 4h"))
    assert refused(third, not_shown("player", FOUR_CARDS)).reason is Reason.IMPOSSIBLE_NOW
    for stage in (None, THIRD_CARD):
        done = play(third, not_shown("player", stage), CONFIRMED)
        assert result(done, "ann", "player") == ("returned", 0)
        assert result(done, "ann", "player-insurance") == ("win", 2000)
    full = play(table(), FIVE_AGAINST_FOUR, insure("ann", "player", 50), deal("2h 4h"))
    assert refused(full, not_shown("player")).reason is Reason.IMPOSSIBLE_NOW  # no room was left


@pytest.mark.rule("Baccarat 5.13", "Baccarat 4.2.1")
@pytest.mark.parametrize(
    ("stage", "ends"), [(FOUR_CARDS, "push"), (THIRD_CARD, "returned"), (None, "returned")]
)
def test_at_nine_against_nine_only_the_second_stage_would_have_won(
    stage: str | None, ends: str
) -> None:
    first = not_shown("player", FOUR_CARDS), CONFIRMED
    done = play(table(), FIVE_AGAINST_FOUR, deal("4h 5h"), first)
    if stage != FOUR_CARDS:
        done = play(done, not_shown("player", stage), CONFIRMED)
    assert result(done, "ann", "player") == (ends, 0)


@pytest.mark.rule("Baccarat 5.13")
def test_insurance_at_nine_not_offered_would_have_won_in_a_nine_nine_tie() -> None:
    third = play(table(), bet("ann", 100, "player"), CLOSE, deal("2s 3c 2h Ad 5d"))
    done = play(third, deal("5h"), not_shown("player"), CONFIRMED)
    assert result(done, "ann", "player") == ("returned", 0)
    eight = play(table(), bet("ann", 100, "player"), CLOSE, deal("2s 3c 2h Ad 4d 4h"))
    assert result(play(eight, not_shown("player"), CONFIRMED), "ann", "player") == ("push", 0)


@pytest.mark.rule("Baccarat 5.13")
def test_it_is_for_a_pit_manager_to_confirm() -> None:
    halted = play(table(), TWO_AGAINST_SEVEN, NOT_SHOWN)
    answer = refused(halted, rules("confirm", by=PIT_SUPERVISOR))
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Baccarat 5.13",))


@pytest.mark.rule("Baccarat 5.13", "Baccarat 4.2.2")
@pytest.mark.parametrize(
    ("before", "why"),
    [
        ((bet("ann", 100, "banker"), CLOSE, deal("2h 2c 3d Ks")), "no cell came up"),
        ((bet("ann", 100, "player"), CLOSE, deal("Kh 3c 2d 4s")), "no bet on that side"),
        ((bet("ann", 3, "banker"), CLOSE, deal("Kh 3c 2d 4s")), "not a chip could be insured"),
        ((TWO_AGAINST_SEVEN, insure("ann", "banker", 5)), "insured"),
        ((TWO_AGAINST_SEVEN, NOT_SHOWN, CONFIRMED), "offered after all"),
        ((TWO_AGAINST_SEVEN, deal("6h"), NOT_SHOWN, CONFIRMED), "confirmed already"),
        ((TWO_AGAINST_SEVEN, report(WalkedAway("ann"))), "walked away"),
        ((bet("ann", 100, "banker"),), "betting"),
    ],
)
def test_where_nothing_was_neglected_it_cannot_be_reported(before: Script, why: str) -> None:
    answer = refused(play(table(), before), NOT_SHOWN)
    assert (answer.reason, answer.cites) == (Reason.IMPOSSIBLE_NOW, ("Baccarat 5.13",)), why
    private = table(terms=Terms(private=True, insurance=False))
    assert refused(play(private, TWO_AGAINST_SEVEN), NOT_SHOWN).reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Baccarat 5.13", "Baccarat 5.12.3")
def test_a_bet_taken_back_is_not_settled_again_over_insurance() -> None:
    laid = (bet("ann", 100, "banker"), bet("bob", 100, "tie"), CLOSE, deal("Kh 3c 2d 4s"))
    left = play(table(RECORDED), laid, together("4h 5h"), takes_back("ann"), takes_back("bob"))
    assert result(left, "ann", "banker") == ("returned", 0)
    assert refused(left, NOT_SHOWN).reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Baccarat 5.13", "Baccarat 1.16")
def test_a_ruling_outlives_cards_that_are_dealt_again() -> None:
    neglected = play(table(RECORDED), TO_SEVEN, not_shown("player", FOUR_CARDS), CONFIRMED)
    assert ruled(neglected) == ("Baccarat 5.13",)
    cards = tuple(drawn.number for drawn in neglected.cards)
    wrong = play(neglected, report(Misplaced(1)))
    laid_again = evolve(baccarat, wrong, redealt(baccarat, wrong, wrong.halts[-1], order=cards))
    kept = laid_again.play
    assert (kept.neglected, kept.forgone) == ({("ann", "player", FOUR_CARDS)}, frozenset())
    assert survives(neglected, laid_again) == ()
    before_any_card = replace(neglected.just_before(1), play=kept)
    dealt_on = play(before_any_card, deal("2s 3c 3h Ad 2h"), insure("ann", "player", 10))
    assert dealt_on.play.neglected == kept.neglected  # laid from there nobody forgoes anything


@pytest.mark.rule("Baccarat 5.13", "Baccarat 1.16")
def test_a_bet_returned_after_payment_stays_returned_when_the_same_cards_lie_again() -> None:
    paid = play(table(RECORDED), TO_SEVEN, deal("4h"), not_shown("player"), CONFIRMED)
    again = play(paid, report(Misplaced(5)), rules("reconstruct"))
    assert hands(again) == hands(paid)
    assert result(again, "ann", "player") == ("returned", 0)


@pytest.mark.rule("Baccarat 5.13", "Baccarat 1.16")
def test_a_bet_returned_after_payment_is_settled_on_the_right_cards() -> None:
    paid = play(table(RECORDED), TO_SEVEN, deal("4h"), not_shown("player"), CONFIRMED)
    assert result(paid, "ann", "player") == ("returned", 0)
    right = play(paid, report(DrawnTogether(5)), order("4h 2h"))
    assert hands(right) == ("2s 3h 4h", "3c Ad 2h")
    assert result(right, "ann", "player") == ("win", 10000)


@pytest.mark.rule("Baccarat 5.13", "Baccarat 5.8")
def test_what_was_offered_late_stays_offered_when_a_card_is_put_right() -> None:
    four = play(table(RECORDED), TWO_AGAINST_SEVEN, NOT_SHOWN, CONFIRMED)
    wrong = play(four, deal("6h", to=BANKER_HAND))
    assert wrong.halts[-1].fact == Misplaced(5)
    done = play(wrong, rules("reconstruct"))
    assert done.play.offered_late == {("ann", "banker", FOUR_CARDS)}
    assert result(done, "ann", "banker") == ("lose", -10000)
