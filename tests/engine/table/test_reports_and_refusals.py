"""Excess cards before a ruling, the word a report keeps, what goes back under which paragraph, and
Insurance neglected in one stage and bought in the other."""

import pytest

from croupier import accepted
from croupier.engine.history.accounts.page import BELOW, sections
from croupier.engine.history.played_rounds import Played
from croupier.engine.sentences import LANGUAGES, sentence, speaking
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.events import FactReclassified
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.spoken import at, paid, recorded, refused, ruled, said

BETS = "ann bets 100 player box 1\nbob bets 100 banker box 2\ndealer closes\n"
NATURAL = BETS + "deal 9h 3c Kd 5s\n"
SIX = BETS + "deal 2h 3c 2d Ks 9h 8c\n"


@pytest.mark.rule("Baccarat 5.7")
@pytest.mark.parametrize("complete", [NATURAL, SIX])
@pytest.mark.parametrize("places", [("banker", "banker"), ("banker", "player", "player")])
def test_excess_cards_keyed_before_a_ruling_are_one_error(
    complete: str, places: tuple[str, ...]
) -> None:
    """Also after the last card of a complete round."""
    table = recorded("baccarat", complete)
    settled, lay = paid(table), [at(table, hand) for hand in ("player", "banker")]
    excess = ["Qh", "7d", "6c"][: len(places)]
    for card, place in zip(excess, places, strict=True):
        said(table, f"deal {card} to {place}")
    assert len(table.round.halts) == 1
    said(table, "supervisor rules reconstruct")
    assert (paid(table), table.round.status) == (settled, Status.CONCLUDED)
    assert [at(table, hand) for hand in ("player", "banker")] == lay
    assert at(table, "held-over") == " ".join(excess)


@pytest.mark.rule("Baccarat 5.7", "Baccarat 5.5.3")
def test_several_that_cannot_be_reconstructed_void_the_round() -> None:
    table = recorded("baccarat", NATURAL + "deal Qh to banker\ndeal 7d to player")
    said(table, "supervisor rules cannot")
    assert (table.round.status, set(paid(table).values())) == (Status.VOID, {100})


@pytest.mark.rule("Baccarat 5.7")
def test_a_further_card_needs_to_be_said_where_it_lay() -> None:
    table = recorded("baccarat", NATURAL + "deal Qh to banker")
    assert refused(table, "deal 7d").reason is Reason.UNKNOWN


# the word a fact was reported with


@pytest.mark.rule("Baccarat 5.8")
def test_nothing_waits_for_a_ruling_is_said_only_when_it_is_so() -> None:
    table = recorded("baccarat", BETS + "deal 2h 3c\ndeal 2d to banker")
    for about in ("excess", "together"):
        answer = refused(table, f"supervisor rules reconstruct {about}")
        assert answer.cites == ("Baccarat 5.8",)
        assert "what waits is “misplaced”" in str(answer)
    said(table, "supervisor rules reconstruct")
    assert str(refused(table, "supervisor rules reconstruct")) == (
        "Nothing waits for a ruling. (Baccarat 5.7)"
    )


@pytest.mark.rule("Blackjack 5.10.3", "Blackjack 5.9")
@pytest.mark.parametrize("word", ["misplaced", "misplaced 3", "dealt-to-empty-box", ""])
def test_a_reclassified_report_is_named_by_either_word(word: str) -> None:
    bets = "ann bets 100 initial box 1\ndealer closes\ndeal Th 9d Td\n"
    table = recorded("blackjack", bets)
    events = accepted(table.say("dealer reports misplaced 3 to box 5"))
    assert any(isinstance(event, FactReclassified) for event in events)
    (told,) = table.round.rulings
    for language in LANGUAGES:
        assert sentence(told.effect, language)
    ((effect, cites),) = ruled(table)
    assert cites == ("Blackjack 5.9",)
    assert effect == (
        "what was reported as a card in the wrong place is taken for cards dealt to a box without a"
        " bet"
    )
    again = refused(table, "dealer reports misplaced 3 to box 5")
    assert "This is being ruled on already" in str(again)
    said(table, f"supervisor rules reconstruct {word}\nclock runs-out")
    again = refused(table, "dealer reports misplaced 3 to box 5")
    assert "The House rules once" in str(again)


@pytest.mark.rule("Blackjack 5.10.3", "Blackjack 5.9")
@pytest.mark.parametrize("word", ["misplaced", "dealt-to-empty-box 3"])
def test_a_reclassified_report_is_called_unfounded_by_either_word(word: str) -> None:
    table = recorded("blackjack", "ann bets 100 initial box 1\ndealer closes\ndeal Th 9d Td")
    said(table, "dealer reports misplaced 3 to box 5")
    said(table, f'supervisor rules unfounded {word} "it lies right"')
    assert at(table, "box 1") == "Th Td"
    assert ruled(table)[-1][0].startswith("the report of a card in the wrong place was unfounded")


# what goes back, and why


@pytest.mark.rule("Baccarat 5.10", "Baccarat 5.10.1")
def test_insurance_falls_away_under_the_paragraph_of_its_error() -> None:
    """Cards 3 and 4 had come together; in the other order no Insurance is bought on them."""
    together = recorded("baccarat", BETS + "deal 2h 3c 2d 3s\nbob insures banker 20")
    said(together, "dealer reports together 3\nclock runs-out\nsupervisor rules order 3s 2d")
    (insured,) = [w for w in together.round.wagers if w.stage]
    assert insured.settlement is not None
    assert insured.settlement.cites == ("Baccarat 5.10",)
    swapped = recorded("baccarat", BETS + "deal 2h 3c 2d 3s\nbob insures banker 20")
    said(swapped, "dealer reports misplaced 3 to banker\nsupervisor rules reconstruct")
    (kept,) = [w for w in swapped.round.wagers if w.stage]
    assert kept.open  # the cards lie as they lay when it was bought


@pytest.mark.rule("Baccarat 5.13", "Baccarat 3.12.2")
def test_insurance_neglected_in_one_stage_and_bought_in_the_other() -> None:
    """The Original Bet goes back for the neglected stage; the other Insurance is settled alone."""
    table = recorded("baccarat", "bob bets 100 banker box 2\ndealer closes\ndeal 2h 3c 2d 3s")
    said(table, "deal 7s")  # Player 4, Banker 6: the first stage passed without an offer
    said(table, "dealer reports insurance-not-offered bob banker four-cards\nmanager rules confirm")
    said(table, "bob insures banker 10\ndeal 4c")
    assert paid(table) == {"bob banker box 2": 100, "bob banker insurance box 2": 80}


@pytest.mark.rule("Baccarat 1.17", "Baccarat 5.10", "Baccarat 5.7")
def test_refusals_cite_what_the_book_says_of_them() -> None:
    table = recorded("baccarat", NATURAL)
    assert refused(table, "ann insures player 20").cites == ("Baccarat 1.17",)
    assert refused(table, "supervisor rules order 2h 3c").cites == ("Baccarat 5.10",)
    assert refused(table, "supervisor rules confirm").cites == ("Baccarat 5.7",)


@pytest.mark.rule("Baccarat 5.7", "Baccarat 5.5.1", "Baccarat 5.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_account_marks_the_reason_that_a_person_had_to_give(language: str) -> None:
    """For Reconstruction, a Void and Baccarat 5.13; the book gives none, nor who fixes an order."""
    table = recorded(
        "baccarat", BETS + "deal 2h 3c\ndeal 2d to banker\nsupervisor rules reconstruct"
    )
    said(table, "clock runs-out\ndeal 3s+Ks\nclock runs-out\nsupervisor rules order 3s Ks")
    said(
        table, "dealer reports display-wrong\ndealer reports foreign-card\nsupervisor rules confirm"
    )
    with speaking(language):
        played = Played("", 1, table.game, table.round, (), table.round)
        ruled = [str(line) for line in sections(played)[1].inside]
        shown = [line for line in ruled if not line.startswith(BELOW)]
        missing = "no reason recorded" if language == "en" else "没有记录理由"
        marked = [missing in line for line in shown]
    assert marked == [True, False, False, True]
