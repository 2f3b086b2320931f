"""Several errors open at once: each waits for its own ruling, and the order in which they are ruled
on changes neither the cards nor the money."""

import pytest

from croupier.engine.front.open_table import Desk
from tests.engine.games.spoken import at, paid, recorded, refused, said

SEATS = {1: "ann", 2: "bob", 3: "cat"}
DOUBLED = """
    ann bets 20 initial box 1
    bob bets 20 initial box 2
    dealer closes
    deal 5c 6h 6d 6s 5s
    ann doubles 20 box 1
    deal Tc
    bob doubles 20 box 2
    deal Th
"""
REPORTS = ("dealer reports misplaced 6 to box 4", "dealer reports misplaced 5 to box 1")
RULINGS = (
    "supervisor rules reconstruct dealt-to-empty-box",
    "supervisor rules reconstruct misplaced",
)


def one_by_one() -> Desk:
    desk = recorded("blackjack", DOUBLED, SEATS)
    for report, ruling in zip(REPORTS, RULINGS, strict=True):
        said(desk, f"{report}\n{ruling}\nclock runs-out")
    return said(desk, "deal Kd Kc")


@pytest.mark.rule("Blackjack 5.9", "Blackjack 1.23")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_double_on_right_cards_is_kept_whichever_error_is_ruled_on_first(
    order: tuple[int, int],
) -> None:
    desk = recorded("blackjack", DOUBLED, SEATS)
    said(desk, "\n".join((*REPORTS, *(RULINGS[n] for n in order), "clock runs-out")))
    said(desk, "clock runs-out\ndeal Kd Kc")
    assert paid(desk) == paid(one_by_one()) == dict.fromkeys(paid(desk), 40)
    assert len(paid(desk)) == 4


@pytest.mark.rule("Blackjack 5.9", "Blackjack 5.7.1")
def test_a_ruling_names_the_first_card_of_the_error_it_is_about() -> None:
    desk = recorded("blackjack", DOUBLED, SEATS)
    said(desk, "dealer reports misplaced 5 to box 1\ndealer reports misplaced 7 to box 1")
    refused(desk, "supervisor rules cannot misplaced 6")
    said(desk, "supervisor rules reconstruct misplaced 5")
    assert [str(halt.fact) for halt in desk.round.halts if halt.reconstruct] == [
        "misplaced 5 box 1"
    ]


@pytest.mark.rule("Blackjack 5.12.1")
def test_what_was_decided_on_cards_that_are_discarded_falls_away() -> None:
    desk = recorded(
        "blackjack",
        """
        ann bets 20 initial box 1
        dealer closes
        deal 8c Ah 3d
        ann doubles 20 box 1
        dealer reports together 2
        supervisor rules confirm
        clock runs-out
        """,
        SEATS,
    )
    assert at(desk, "box 1") == "8c"
    assert paid(desk)["ann double box 1"] == 20


INSURED = """
    ann bets 100 banker box 1
    bob bets 20 player box 2
    dealer closes
    deal Ad Td 6c Ks
    bob insures player 2
    deal 2c
"""


@pytest.mark.rule("Baccarat 5.8", "Baccarat 1.16")
def test_an_insurance_that_came_back_lies_again_once_its_cards_are_right_after_all() -> None:
    first, second = "dealer reports misplaced 3 to banker", "dealer reports misplaced 4 to player"
    ruling = "supervisor rules reconstruct"
    apart = recorded("baccarat", f"{INSURED}{first}\n{ruling}\n{second}\n{ruling}", SEATS)
    together = recorded("baccarat", f"{INSURED}{first}\n{second}\n{ruling}\n{ruling}", SEATS)
    assert paid(together) == paid(apart)
    assert paid(together)["bob player insurance box 2"] == 0
    assert "2c" in at(together, "banker")


@pytest.mark.rule("Baccarat 5.5.3", "Baccarat 5.7")
def test_a_card_nobody_has_ruled_on_yet_voids_nothing() -> None:
    desk = recorded(
        "baccarat",
        """
        ann bets 100 banker box 1
        bob bets 20 player box 2
        dealer closes
        deal 2c Tc 9h Kc 3h 2s
        deal 6h to banker
        dealer reports misplaced 3
        supervisor rules cannot misplaced
        supervisor rules reconstruct excess
        """,
        SEATS,
    )
    assert paid(desk) == {"ann banker box 1": 0, "bob player box 2": 40}


@pytest.mark.rule("Baccarat 5.5.3")
def test_a_card_too_many_still_voids_once_it_is_ruled_on() -> None:
    desk = recorded(
        "baccarat",
        """
        ann bets 100 banker box 1
        dealer closes
        deal 2c Tc 9h Kc 3h 2s
        deal 6h to banker
        dealer reports misplaced 3
        supervisor rules cannot misplaced
        supervisor rules cannot excess
        """,
        SEATS,
    )
    assert (desk.round.status, paid(desk)) == ("void", {"ann banker box 1": 100})


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.12")
def test_another_name_for_a_misplaced_card_opens_no_options() -> None:
    desk = recorded(
        "baccarat",
        """
        ann bets 100 banker box 1
        bob bets 50 player box 2
        dealer closes
        deal Kh 2c 3s 3d
        deal 6h to banker
        ann reports wrong-number banker 5
        supervisor rules reconstruct
        supervisor rules reconstruct
        """,
        SEATS,
    )
    refused(desk, "ann takes-back")
    said(desk, "deal 2h")
    assert paid(desk) == {"ann banker box 1": 0, "bob player box 2": 100}


# what belongs to another report is not undone with a false alarm

TWO_HANDS_SHOWN = """
    ann bets 100 initial box 1
    bob bets 60 initial box 2
    cat bets 40 initial box 3
    dealer closes
    deal Qc 2h Ah Kd Jd 6c 2c 9h 7h Tc 3d 5s 4s 9s 4h 3c
    dealer reports exposed-by-dealer box 1 2
    dealer reports exposed-by-dealer box 2 2
"""


@pytest.mark.rule("Si Ki Pi 5.7", "Si Ki Pi 5.6.3")
def test_a_false_alarm_does_not_undo_a_choice_made_under_another_report() -> None:
    desk = recorded("si-ki-pi", TWO_HANDS_SHOWN, SEATS)
    said(desk, "ann takes-back\nbob takes-back")
    refused(desk, 'supervisor rules unfounded "box 2 was not shown"')
    assert paid(desk)["ann initial box 1"] == 100


@pytest.mark.rule("Si Ki Pi 5.6.1", "Si Ki Pi 5.11")
@pytest.mark.parametrize("chosen", ["", "ann continues\nbob continues", "ann takes-back"])
def test_a_false_alarm_can_be_told_whatever_was_chosen_over_it(chosen: str) -> None:
    desk = recorded(
        "si-ki-pi",
        """
        ann bets 100 initial box 1
        bob bets 60 initial box 2
        dealer closes
        deal Qc 2h
        """,
        SEATS,
    )
    stood = desk.round
    said(desk, f"dealer reports misplaced 2 to box 1\nsupervisor rules cannot\n{chosen}")
    said(desk, 'supervisor rules unfounded "it lay where it belongs"')
    assert (desk.round.cards, desk.round.wagers) == (stood.cards, stood.wagers)
    refused(desk, "ann takes-back")
