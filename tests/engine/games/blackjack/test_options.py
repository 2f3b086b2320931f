"""After a dealing error every player stays in or takes the bet back (5.7), hand by hand."""

import pytest

from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.facts import Misplaced
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.blackjack.scripting import recorded

BETS = "ann bets 100 box 1\nbob bets 60 box 2\ndealer closes\n"
INITIAL = BETS + "deal 9h 8h 7d 5c 4c\n"


@pytest.mark.rule("Blackjack 5.7", "Blackjack 5.7.3")
def test_all_players_on_the_table_are_asked_not_only_the_one_concerned() -> None:
    table = recorded(INITIAL + "ann hits\ndeal Kc to box 2\nsupervisor rules cannot")
    assert table.asked == [("ann", 1, 1), ("bob", 2, 1)]
    assert table.refused("carl takes-back").reason is Reason.NOT_YOURS
    assert table.refused("ann hits").reason is Reason.HALTED
    table.play("bob takes-back")
    assert table.result("bob") == ("returned", 0)
    assert table.cites("bob") == ("Blackjack 5.7.3",)
    assert table.refused("bob stays").reason is Reason.NOT_YOURS
    table.play("ann stays")
    assert table.due == "deal box 1"
    assert table.refused("ann stays").cites == ("Blackjack 5.7",)


@pytest.mark.rule("Blackjack 5.7")
def test_silence_means_staying() -> None:
    table = recorded(INITIAL + "ann hits\ndeal Kc to box 2\nsupervisor rules cannot")
    table.play("clock runs-out")
    assert not table.round.halts
    assert table.wager("ann").open
    # box 2 is Bust on the card it was given, and stays so: bob did not leave
    table.play("deal 6c\nann stands\ndeal Kd")
    assert table.result("bob") == ("lose", -60)
    assert table.result("ann") == ("win", 100)


@pytest.mark.rule("Blackjack 5.7")
def test_what_was_won_or_lost_before_the_error_is_not_reopened() -> None:
    """A Blackjack against a 7, pairs already seen and a Bust are decided; nobody is asked."""
    table = recorded(
        """
        ann bets 100 box 1
        bob bets 60 box 2
        carl bets 30 box 3
        bob bets 5 rws-pairs box 2
        dealer closes
        deal Ah 8h 9h 7d Kc 8c 5c
        bob hits box 2
        deal 9d
        carl hits box 3
        deal 2c to dealer
        supervisor rules cannot
        """
    )
    assert table.asked == [("carl", 3, 1)]
    table.play("carl takes-back")
    assert table.round.status is Status.CONCLUDED
    assert table.net("ann") == 120
    assert table.result("bob", "rws-pairs") == ("win", 30)
    assert table.result("bob") == ("lose", -60)
    assert table.net("carl") == 0


@pytest.mark.rule("Blackjack 5.7", "Blackjack 3.26.3")
def test_boom_busted_is_a_choice_of_its_own() -> None:
    table = recorded(
        """
        ann bets 100 box 1
        ann bets 10 boom-busted
        dealer closes
        deal 9h 7d 5c
        ann hits
        deal Kc to dealer
        supervisor rules cannot
        """
    )
    assert table.asked == [("ann", 1, 1), ("ann", None, None)]
    table.play("ann takes-back box 1")
    assert table.asked == [("ann", None, None)]
    table.play("ann stays")
    assert table.net("ann") == -10  # 17: the Dealer's hand is complete and not Bust


@pytest.mark.rule("Blackjack 5.7", "Blackjack 3.22")
def test_one_choice_for_each_hand_of_a_split_box() -> None:
    table = recorded(BETS + "deal 8h 9h 7d 8c 9c\nann splits\ndeal 5c to box 2")
    table.play("supervisor rules cannot")
    assert table.asked == [("ann", 1, 1), ("bob", 2, 1), ("ann", 1, 2)]
    table.play("ann takes-back box 1 hand 2\nann stays box 1 hand 1\nbob stays")
    assert table.result("ann", "split") == ("returned", 0)
    assert table.due == "deal box 1"
    table.play("deal Kc\nann stands")
    # the second hand is invalid, box 2 Bust on the card it was given
    assert table.due == "deal dealer"


@pytest.mark.rule("Blackjack 5.7", "Blackjack 3.15.2")
def test_insurance_goes_back_with_the_bet_it_protects() -> None:
    table = recorded(BETS + "deal 9h 8h Ad 5c 4c\nann insures 50\nann hits\ndeal 3c to box 2")
    table.play("supervisor rules cannot\nann takes-back\nbob stays")
    assert table.result("ann", "insurance") == ("returned", 0)
    assert table.net("ann") == 0


@pytest.mark.rule("Blackjack 5.7.3", "Blackjack 1.26")
def test_when_the_seated_player_leaves_another_bettor_decides() -> None:
    table = recorded(
        """
        ann bets 100 box 1
        bob bets 30 box 1
        carl bets 40 box 1
        dealer closes
        deal 9h 7d 5c
        ann hits
        deal 2c to dealer
        supervisor rules reconstruct
        ann takes-back
        bob stays
        carl stays
        """
    )
    assert table.result("ann") == ("returned", 0)
    assert table.at("dealer") == "7d"
    assert table.due == "ask carl box 1 hand 1"
    assert table.refused("ann hits").reason is Reason.NOT_YOURS


@pytest.mark.rule("Blackjack 5.7.3")
def test_when_everybody_leaves_the_round_is_over() -> None:
    table = recorded(INITIAL + "ann hits\ndeal Kc to box 2\nsupervisor rules cannot")
    table.play("ann takes-back\nbob takes-back")
    assert table.round.status is Status.CONCLUDED
    assert (table.net("ann"), table.net("bob")) == (0, 0)


@pytest.mark.rule("Blackjack 5.7.3", "Blackjack 3.9")
def test_a_pairs_bet_whose_box_lost_its_initial_bet_goes_back_in_the_end() -> None:
    table = recorded(
        """
        ann bets 100 box 1
        carl bets 10 rws-pairs box 1
        bob bets 60 box 2
        dealer closes
        deal 9h
        deal 8h to dealer
        supervisor rules reconstruct
        ann takes-back
        carl stays
        bob stays
        deal 7d 9c
        bob stands box 2
        deal Kd
        """
    )
    assert table.round.status is Status.CONCLUDED
    assert table.net("carl") == 0


@pytest.mark.rule("Blackjack 5.7.1")
def test_staying_is_no_forced_hit() -> None:
    table = recorded(INITIAL + "ann hits\ndeal 3c\ndeal Kc to dealer\nsupervisor rules cannot")
    table.play("clock runs-out")
    assert table.due == "ask ann box 1 hand 1"
    table.play("ann stands\nbob stands box 2")
    # the Dealer's early second card counts, and completes that hand
    assert table.at("dealer") == "7d Kc"
    assert table.result("ann") == ("push", 0)


@pytest.mark.rule("Blackjack 5.7")
def test_a_second_error_asks_those_still_in_again() -> None:
    table = recorded(INITIAL + "ann hits\ndeal 2c to box 2\nsupervisor rules reconstruct")
    table.play("bob takes-back\nann stays")
    assert table.at("box 1") == "9h 5c 2c"
    table.play("ann hits\ndeal 3c to dealer\nsupervisor rules reconstruct")
    assert table.asked == [("ann", 1, 1)]
    table.play("ann stays")
    assert table.at("box 1") == "9h 5c 2c 3c"
    assert table.due == "ask ann box 1 hand 1"


@pytest.mark.rule("Blackjack 5.7", "Blackjack 5.6")
def test_no_options_once_the_result_is_complete() -> None:
    table = recorded(INITIAL + "ann hits\ndeal 3c\nann stands\nbob stands box 2\ndeal Kd")
    table.report(Misplaced(6))
    assert not table.round.halts
    assert table.asked == []


SPLIT_WITH_OTHERS = """
    ann bets 100 box 1
    bob bets 40 box 1
    carl bets 20 box 1
    dealer closes
    deal 8h 7d 8c
    dealer settles-interim
    ann splits
    bob follows 40
    """


@pytest.mark.rule("Blackjack 5.9", "Blackjack 3.22.1")
def test_an_error_after_a_split_with_standing_players_and_an_interim_settlement() -> None:
    """The first hand's second card was laid on the second hand."""
    table = recorded(SPLIT_WITH_OTHERS + "deal 3h to box 1 hand 2")
    assert table.governed_by == "Blackjack 5.9"
    table.play("supervisor rules reconstruct")
    assert table.asked == [
        ("ann", 1, 1),
        ("bob", 1, 1),
        ("carl", 1, 1),
        ("ann", 1, 2),
        ("bob", 1, 2),
    ]
    table.play("bob takes-back hand 2\nclock runs-out")
    right = recorded(SPLIT_WITH_OTHERS + "deal 3h")
    assert (table.at("box 1"), table.at("box 1 hand 2")) == ("8h 3h", "8c")
    assert table.round.play == right.round.play
    assert table.round.play.stayed == {("carl", 1)}
    assert table.result("bob", "split") == ("returned", 0)
    table.play("ann doubles 100\ncarl follows 20\ndeal Kh 9c\nann stands hand 2\ndeal Kd")
    assert table.by_hand("carl") == [("initial", 1, "win", 20), ("double", 1, "win", 20)]
    assert table.net("bob") == 40
    assert table.net("ann") == 200


@pytest.mark.rule("Blackjack 5.9", "Blackjack 3.22")
def test_a_split_made_on_right_cards_survives_reconstruction() -> None:
    """Surveillance reports an error three cards back; Split, follower and Double were in order."""
    script = SPLIT_WITH_OTHERS + "deal 3h\nann doubles 50\nbob follows 10\ndeal Kh 9c"
    table = recorded(script)
    before = table.round
    table.report(Misplaced(4)).play("supervisor rules reconstruct\nclock runs-out")
    assert table.round.cards == before.cards
    assert table.round.wagers == before.wagers
    assert table.round.play == before.play
    assert table.due == "ask ann box 1 hand 2"


@pytest.mark.rule("Blackjack 5.7", "Blackjack 3.16")
def test_a_blackjack_is_open_while_the_dealer_shows_nothing() -> None:
    """Box 1 was given both its cards first, then a third."""
    table = recorded(BETS + "deal Ah\ndeal Kc to box 1\nsupervisor rules cannot\nclock runs-out")
    table.play("deal 2c to box 1\nsupervisor rules cannot")
    assert table.asked == [("ann", 1, 1), ("bob", 2, 1)]
    table.play("clock runs-out\ndeal 8h 7d")
    # the Blackjack has won against the 7 and keeps its place in spite of the third card
    table.play("deal 9c\nbob stands box 2\ndeal Kd")
    assert table.result("ann") == ("win", 120)
