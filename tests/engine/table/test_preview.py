"""A ruling previewed before it is confirmed: paragraphs, who decides, who is asked, each bet."""

import pytest

from croupier import Refused, open_table
from croupier.engine.front.open_table import Desk
from croupier.engine.sentences import sentence
from croupier.engine.table.viewing.possible_facts import Preview
from croupier.engine.table.vocabulary.commands import RulingWord
from croupier.engine.table.vocabulary.wagers import Result


def desk(*lines: str, game: str = "baccarat") -> Desk:
    opened = open_table(game, table="recorded")
    for line in lines:
        said = opened.say(line)
        assert not isinstance(said, Refused), said
    return opened


BETS = ("ann bets 100 banker box 1", "bob bets 50 tie box 1", "dealer closes")


def previewed(table: Desk, line: str | None = None) -> Preview:
    before = table.round
    seen = table.preview(line)
    assert isinstance(seen, Preview), seen
    assert table.round is before
    return seen


def awaited(seen: Preview) -> str:
    assert seen.awaits is not None
    return sentence(seen.awaits)


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.12")
def test_a_detected_error_shows_both_rulings() -> None:
    table = desk(*BETS, "deal 2h", "deal 4c to player")
    seen = previewed(table)
    assert seen.paragraph == "Baccarat 5.8"
    assert awaited(seen) == (
        "the ruling of a Pit Supervisor or above"
        " (Reconstruct the cards or rule that they cannot be Reconstructed)"
    )
    assert [outlook.word for outlook in seen.outlooks] == [
        RulingWord.RECONSTRUCT,
        RulingWord.CANNOT,
    ]
    mended = seen.outlooks[0]
    assert sentence(mended.rulings[0].effect) == "the cards are Reconstructed"
    assert [choice.player for choice in mended.asked] == ["ann", "bob"]
    assert [fate.result for fate in mended.if_all_stay] == [None, None]
    assert [fate.result for fate in mended.if_all_take_back] == [Result.RETURNED] * 2


@pytest.mark.rule("Baccarat 5.5.1")
def test_a_void_shows_every_bet_going_back() -> None:
    table = desk(*BETS, "deal 2h 4c")
    seen = previewed(table, "dealer reports foreign-card")
    assert (seen.paragraph, len(seen.outlooks)) == ("Baccarat 5.5.1", 1)
    assert [fate.payout_cents for fate in seen.outlooks[0].if_all_stay] == [10_000, 5_000]


@pytest.mark.rule("Baccarat 5.4.1", "Baccarat 5.15")
def test_what_needs_nobody_is_shown_as_done() -> None:
    table = desk(*BETS, "deal 2h 4c Ks")
    for line, paragraph in (("interruption", "5.4.1"), ("display-wrong", "5.15")):
        seen = previewed(table, f"dealer reports {line}")
        assert (seen.paragraph, seen.awaits) == (f"Baccarat {paragraph}", None)
        assert seen.outlooks[0].asked == ()


@pytest.mark.rule("Baccarat 5.18")
def test_what_the_book_does_not_resolve_has_no_outlook() -> None:
    seen = previewed(desk(*BETS), 'dealer reports other "a lamp fell"')
    assert (seen.outlooks, awaited(seen)) == (
        (),
        "the decision of a Table Games Shift Manager or above",
    )


@pytest.mark.rule("Blackjack 5.12")
def test_cards_drawn_together_show_who_is_asked_first() -> None:
    table = desk("ann bets 50 initial box 1", "dealer closes", "deal 9h+3c", game="blackjack")
    seen = previewed(table)
    assert (seen.paragraph, awaited(seen)) == ("Blackjack 5.12", "the choice of ann")
    assert [choice.player for choice in seen.outlooks[0].asked] == ["ann"]


def test_only_facts_are_previewed() -> None:
    table = desk(*BETS)
    for line in (None, "deal 2h", "dealer reports nonsense", "dealer reports misplaced", ""):
        assert isinstance(table.preview(line), Refused)


TOGETHER = {  # the order would decide every bet
    "baccarat": (BETS, "deal 2h 4c 3c 2d", "deal 7s+5d", "supervisor rules order 7s 5d"),
    "andar-bahar": (
        ("ann bets 100 andar box 1", "bob bets 50 bahar box 2", "dealer closes"),
        *("deal 8h 4c 3c", "deal 8s+5d", "supervisor rules order 8s 5d"),
    ),
}


@pytest.mark.rule("Baccarat 5.10", "Andar Bahar 5.11")
@pytest.mark.parametrize("game", TOGETHER)
@pytest.mark.parametrize("report", [None, "dealer reports interruption"])
def test_an_order_stated_while_players_choose_is_seen_in_no_preview(
    game: str, report: str | None
) -> None:
    """They choose before the order takes effect, and not by what it would lead to."""
    bets, *cards, order = TOGETHER[game]
    table = desk(*bets, *cards, game=game)
    before = previewed(table, report)
    assert not isinstance(table.say(order), Refused)
    assert previewed(table, report) == before
    assert all(fate.result is None for each in before.outlooks for fate in each.if_all_stay)
