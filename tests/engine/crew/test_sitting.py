"""Whole evenings at every table, with and without a Dealer who makes mistakes."""

import pytest

from croupier.engine.crew.chance import SeededChance
from croupier.engine.front.file_player import play_file
from croupier.engine.games import PLAYED
from croupier.engine.games.andar_bahar.kinds import Asks
from croupier.engine.history.accounts.account import account
from croupier.engine.history.played_rounds import Played
from croupier.engine.history.writer import written
from croupier.engine.rulebook import cite
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing.legal import legal
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.narration.announcements import PLACE_YOUR_BETS, Announcement, Kind
from croupier.floor.practice.evening import Sitting

NAMES = ("you", "bea", "carl")
PURSE = 10_000


def sitting(game: str, seed: int, trouble: float) -> Sitting:
    return Sitting(
        game,
        you="you",
        chance=SeededChance(seed),
        purses=dict.fromkeys(NAMES, PURSE),
        trouble_in_a_million=int(trouble * 1_000_000),
    )


def your_bet(table: Sitting) -> PlaceBet:
    """The first bet you are offered on your own box or on the shared layout."""
    offers = legal(table.desk.game, table.round, table.you)
    return next(
        offer.command
        for offer in offers
        if isinstance(offer, Offer)
        and isinstance(offer.command, PlaceBet)
        and offer.command.spot.box in (None, table.your_box)
    )


def one_round(table: Sitting, nth: int) -> list[Announcement]:
    said = [*table.open_round()]
    if nth % 5 and not table.round.shoe.held_over_seen:
        assert not isinstance(table.give(your_bet(table)), Refused)
    said += table.close_betting()
    while table.round.status is Status.PLAY:
        said += table.deal_on()
        offers = table.your_offers()
        if table.round.status is Status.PLAY:
            if offers and (table.you_must_speak() or nth % 3):
                assert not isinstance(table.give(offers[nth % len(offers)].command), Refused)
            else:
                table.pass_on()
    return said


def finished(table: Sitting) -> Played:
    desk = table.desk
    return Played("", 0, desk.game, desk.opening, desk.commands, desk.round)


@pytest.mark.parametrize("trouble", [0.0, 0.2])
@pytest.mark.parametrize("game", PLAYED)
def test_an_evening_is_played_and_every_saved_round_settles_the_same(
    game: str, trouble: float
) -> None:
    table = sitting(game, 11, trouble)
    for nth in range(25):
        said = one_round(table, nth)
        assert said
        assert table.round.status in (Status.CONCLUDED, Status.VOID)
        played = finished(table)
        again = play_file(written(played).encode(), "saved.toml")
        assert again.error is None, (written(played), str(again.error))
        saved = {**account(again.rounds[0]), "file": ""}
        assert saved == account(played)


@pytest.mark.parametrize("game", PLAYED)
def test_the_same_seed_gives_the_same_evening(game: str) -> None:
    first, second = sitting(game, 5, 0.1), sitting(game, 5, 0.1)
    for nth in range(6):
        assert one_round(first, nth) == one_round(second, nth)


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("trouble", [0.0, 0.3])
def test_getting_up_leaves_the_open_round_to_the_book(game: str, trouble: float) -> None:
    for seed in range(12):
        table = sitting(game, seed, trouble)
        table.open_round()
        table.give(your_bet(table))
        if seed % 3:
            table.close_betting()
        if seed % 3 == 2:
            table.deal_on()
        table.leave()
        assert not table.round.open_wagers("you")
        if seed % 3 == 0:
            assert table.purse_cents == PURSE * 100


def test_paying_and_calling_in_words() -> None:
    table = sitting("baccarat", 3, 0.0)
    said = table.open_round()
    opening = Announcement(Kind.CALL, PLACE_YOUR_BETS, (cite("Baccarat 3.3"),), rows=())
    assert opening in said
    table.bet(Spot("banker", 1), 2000)
    closing = table.close_betting()
    assert str(closing[0]) == "No more Bets."
    table.pass_on()
    texts = [str(told) for told in table.deal_on()]
    while table.round.status is Status.PLAY:
        table.pass_on()
        texts += [str(told) for told in table.deal_on()]
    assert any(text.startswith("Your 20 on Banker ") for text in texts)


@pytest.mark.rule("Baccarat 2.2.1")
def test_the_cut_card_ends_the_shoe_after_its_round() -> None:
    table = Sitting(
        "baccarat", you="you", chance=SeededChance(2), purses={"you": PURSE}, head={"decks": 4}
    )
    said: list[str] = []
    while not any("cut card" in text for text in said):
        said += map(str, one_round(table, 1))
    assert said.count("The cards are shuffled.") == 1
    said = [str(announcement) for announcement in table.open_round()]
    assert "The cards are shuffled." in said
    assert len(table.round.shoe.composition) == 4 * 52


@pytest.mark.rule("Blackjack 3.15.1", "Blackjack 3.15.2", "Blackjack 3.17")
def test_you_are_asked_before_another_box_can_close_the_window() -> None:
    """Whatever you may take up in the window is put to you before anybody draws a card."""
    asked = 0
    for seed in range(200):
        table = sitting("blackjack", seed, 0.0)
        table.open_round()
        table.give(your_bet(table))
        table.close_betting()
        table.deal_on()
        if table.round.status is Status.PLAY:
            assert table.your_offers()
            assert len(table.round.cards) == 7
            asked += not table.you_must_speak()
    assert asked  # a Blackjack of your own against an Ace: nobody has to wait for your answer


def test_you_are_not_asked_again_about_what_you_let_pass() -> None:
    for seed in range(40):
        table = sitting("baccarat", seed, 0.0)
        table.open_round()
        table.bet(Spot("banker", 1), 2500)
        table.close_betting()
        cards_when_asked = []
        while table.round.status is Status.PLAY:
            table.deal_on()
            if table.round.status is Status.PLAY:
                cards_when_asked.append(len(table.round.cards))
                table.pass_on()
        assert len(cards_when_asked) == len(set(cards_when_asked))


@pytest.mark.rule("Baccarat 3.11")
def test_what_you_say_too_late_changes_nothing() -> None:
    """An answer names its question; after the next card that is closed."""
    table, asked_of_you = sitting("baccarat", 1, 0.0), 0
    while not asked_of_you:  # until a round in which Insurance is offered
        table.open_round()
        table.bet(Spot("banker", 1), 2500)
        table.close_betting()
        table.deal_on()
        asked_of_you = len(table.your_questions())
    (asked,) = table.your_questions()
    insured = table.your_offers()[0].command
    table.pass_on()
    table.deal_on()
    before = table.desk.commands
    late = table.give(insured, answering=asked.question)
    assert isinstance(late, Refused)
    assert late.sentence == "That question is no longer open."
    assert table.desk.commands == before


@pytest.mark.rule("Andar Bahar 3.10.1")
def test_you_are_asked_once_a_round_whether_the_rest_is_dealt_for_show() -> None:
    table = Sitting("andar-bahar", you="you", chance=SeededChance(1), purses={"you": PURSE})
    for _ in range(2):
        table.open_round()
        table.bet(Spot("under-8"), 2500)
        table.close_betting()
        assert not table.deal_on()
        assert [asked.kind for asked in table.your_questions()] == [Asks.DEAL_ON]
        assert not table.you_must_speak()
        table.pass_on()
        table.deal_on()
        assert table.round.status is Status.CONCLUDED
