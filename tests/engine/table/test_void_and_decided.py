"""A Void stays void, and what a Shift Manager decided is replaced by a later decision alone."""

import pytest

from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.spoken import at, paid, recorded, refused, ruled, said

ROUNDS = {  # in play, then paid
    "andar-bahar": ("ann bets 100 andar box 1\ndealer closes\ndeal 7h 8c 9d", "deal 7d"),
    "baccarat": ("ann bets 100 player box 1\ndealer closes\ndeal 9h 3c Kd", "deal 5s"),
    "blackjack": (
        "ann bets 100 initial box 1\ndealer closes\ndeal Th 9d Td\nann stands box 1",
        "deal Kc",
    ),
    "roulette": ("ann bets 100 red\ndealer closes", "spin 17"),
    "si-ki-pi": (
        "ann bets 100 initial box 1\ndealer closes\ndeal 9h 2h Qc Kd 6c Jd 3c Tc",
        "ann house-way box 1",
    ),
}
FACTS = {
    "andar-bahar": "foreign-card",
    "baccarat": "not-shuffled",
    "blackjack": "cards-missing",
    "roulette": "interference",
    "si-ki-pi": "cards-in-excess",
}
RETURNS = {"roulette": "red", "baccarat": "player box 1", "andar-bahar": "andar box 1"}
WHO = ("supervisor", "manager", "shift-manager")


@pytest.mark.rule("Baccarat 5.16", "Blackjack 5.17", "Si Ki Pi 5.16")
@pytest.mark.parametrize("until", [1, 2])
@pytest.mark.parametrize("game", ROUNDS)
def test_no_report_of_a_void_round_is_unfounded_whoever_says_so(game: str, until: int) -> None:
    """Bets have gone back, and play does not resume: before payment and after it."""
    void = recorded(game, "\n".join(ROUNDS[game][:until]))
    said(void, f"dealer reports {FACTS[game]}\nsupervisor rules confirm")
    assert void.round.status is Status.VOID
    back = paid(void)
    for who in WHO:
        for about in ("", f" {FACTS[game]}"):
            answer = refused(void, f'{who} rules unfounded{about} "it was not so"')
            assert answer.reason is Reason.ROUND_OVER
            assert answer.cites == (void.game.PARAGRAPHS.void_returns,)
    assert (void.round.status, paid(void)) == (Status.VOID, back)


@pytest.mark.rule("Baccarat 5.18", "Blackjack 5.19", "Si Ki Pi 5.18")
@pytest.mark.parametrize("game", ROUNDS)
def test_a_void_that_a_shift_manager_decided_stays_void(game: str) -> None:
    void = recorded(game, "\n".join(ROUNDS[game]))
    said(void, 'shift-manager decides void "a false deck"')
    assert refused(void, 'shift-manager rules unfounded "no"').reason is Reason.ROUND_OVER
    assert refused(void, 'shift-manager decides stand "no"').reason is Reason.ROUND_OVER


@pytest.mark.rule("Roulette 5.6")
def test_a_ball_under_which_earlier_rounds_are_void_was_broken() -> None:
    """Also once the report has been ruled on."""
    said_so = recorded("roulette", "ann bets 100 red\ndealer closes\nspin 17")
    said_so.open_round()
    said(said_so, "ann bets 100 red\ndealer closes\nspin 18")
    said(said_so, "dealer reports ball-broke\nshift-manager rules unaffected")
    said(said_so, 'shift-manager voids round 1 "seen"')
    answer = refused(said_so, 'shift-manager rules unfounded "it was whole"')
    assert str(answer).startswith("Earlier rounds are void under this report")


@pytest.mark.rule("Baccarat 5.18", "Blackjack 5.19", "Roulette 5.13")
@pytest.mark.parametrize("until", [1, 2])
@pytest.mark.parametrize("game", ROUNDS)
def test_a_report_that_a_shift_manager_decided_is_not_unfounded(game: str, until: int) -> None:
    decided = recorded(game, "\n".join(ROUNDS[game][:until]))
    said(decided, 'dealer reports other "a slip"\nshift-manager decides stand "no harm"')
    for about in ("", " other"):
        answer = refused(decided, f'shift-manager rules unfounded{about} "no slip"')
        assert answer.cites == (decided.game.PARAGRAPHS.shift_manager,)
        assert "A Shift Manager has decided about this report" in str(answer)
    assert len(ruled(decided)) == 1


@pytest.mark.rule("Baccarat 5.18")
def test_a_report_that_still_waits_for_the_shift_manager_may_be_unfounded() -> None:
    waits = recorded("baccarat", ROUNDS["baccarat"][0] + '\ndealer reports other "a slip"')
    said(waits, 'shift-manager rules unfounded "no slip"\ndeal 5s')
    assert waits.round.status is Status.CONCLUDED


@pytest.mark.rule("Baccarat 5.18", "Andar Bahar 5.19", "Roulette 5.13")
@pytest.mark.parametrize("game", RETURNS)
def test_a_later_decision_replaces_the_earlier_one(game: str) -> None:
    """After payment the bet is settled again as it was; both decisions are on record."""
    table = recorded(game, "\n".join(ROUNDS[game]))
    before = paid(table)
    said(table, f'shift-manager decides return ann {RETURNS[game]} "a slip"')
    assert set(paid(table).values()) == {100}
    said(table, 'shift-manager decides stand "none after all"')
    assert (paid(table), table.round.status) == (before, Status.CONCLUDED)
    said(table, f'shift-manager decides settle ann {RETURNS[game]} 150 "half of it"')
    assert set(paid(table).values()) == {150}
    assert len(ruled(table)) == 3


@pytest.mark.rule("Baccarat 5.18")
def test_in_play_a_bet_that_the_later_decision_leaves_out_is_open_again() -> None:
    table = recorded("baccarat", "ann bets 100 player box 1\nbob bets 50 tie box 2\ndealer closes")
    said(table, 'deal 9h 3c\nshift-manager decides return ann player box 1 "slip"\ndeal Kd')
    said(table, 'shift-manager decides return bob tie box 2 "his"\ndeal 5s')
    assert paid(table) == {"ann player box 1": 200, "bob tie box 2": 50}


@pytest.mark.rule("Blackjack 5.19")
def test_a_hand_that_left_the_table_is_named_in_the_later_decision() -> None:
    table = recorded(
        "blackjack",
        "ann bets 100 initial box 1\nbob bets 100 initial box 2\ndealer closes\ndeal 9h 3c Kd",
    )
    said(table, 'shift-manager decides return ann initial box 1 "slip"\ndeal Kc')
    answer = refused(table, 'shift-manager decides stand "no slip"')
    assert "say what becomes of initial box 1" in str(answer)
    said(table, 'shift-manager decides settle ann initial box 1 200 "no slip"')
    assert paid(table) == {"ann initial box 1": 200}
    assert at(table, "box 1") == ""


@pytest.mark.rule("Baccarat 5.13")
def test_who_may_call_a_report_unfounded_is_judged_on_the_report_named() -> None:
    """The last report is one that a Pit Supervisor rules on, the one named is not."""
    table = recorded("baccarat", "ann bets 100 banker box 1\ndealer closes\ndeal 2h 4c 2d 2c 3s")
    said(table, "dealer reports insurance-not-offered ann banker\nmanager rules confirm")
    said(table, "dealer reports display-wrong")
    answer = refused(table, 'supervisor rules unfounded insurance-not-offered "was shown"')
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Baccarat 5.13",))
