"""Rounds in which something goes wrong: what both players are told, asked and given back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.floor.web.browser import Line, words
from tests.floor.web.conftest import OPEN_FOR_LONG, Visiting
from tests.floor.web.process import Server
from tests.floor.web.rounds import CLOCKS, Casino

pytestmark = pytest.mark.slow

PLAY_ON = words("web-bj-play-on")
WRONG_PLACE = words("stop-misplaced")


def stay_or_leave(amount: str, box: int | None = None) -> str:
    where = "" if box is None else words("web-option-box", box=box)
    return where + words("web-stay-or-leave", amount=amount)


@pytest.mark.rule("Blackjack 5.7", "Blackjack 5.7.1", "Blackjack 5.7.3")
def test_a_card_to_the_wrong_box_and_each_says_whether_to_stay(casino: Casino) -> None:
    with casino.recorded("blackjack") as (table, dealer):
        ann, bob = table.players
        ann.sit(1)
        bob.sit(2)
        ann.bets("25", "initial", 1)
        bob.bets("100", "initial", 2)
        dealer.closes()
        dealer.deals("9h 8h 7d 5c 4c")
        ann.says("Hit", "Box 1: 14")
        ann.answered("Box 1: 14")
        dealer.deals("7c", area="box", box=2, hand=1)
        for player in table.players:
            player.hears(WRONG_PLACE)
            player.told(words("web-halted-rank", rank=words("rank-pit-supervisor")))
        casino.pit.rules(table.name, "cannot")
        ann.asked(stay_or_leave("25", box=1))
        ann.told(WRONG_PLACE)
        ann.told(words("web-stay-note", amount="25"))
        ann.says(words("web-take-back", amount="25"))
        ann.told(words("web-halted-players", players="bob"))
        bob.asked(stay_or_leave("100", box=2))
        bob.says(words("web-stay"))
        bob.says("Stand", "Box 2: 19")
        bob.answered("Box 2: 19")
        dealer.deals("Ts")
        table.ends(ann=0, bob=100_00)
        bob.felt_shows("+100")


def test_what_can_be_told_follows_the_round(casino: Casino) -> None:
    """The panel was opened before there was a card that could lie in a wrong place."""
    with casino.recorded("andar-bahar") as (table, dealer):
        ann, bob = table.players
        ann.bets("25", "andar", 1)
        bob.bets("100", "bahar", 2)
        ann.page.keyboard.press("!")
        panel = ann.page.get_by_role("dialog")
        wrong = panel.get_by_role("button", name=words("web-fact-misplaced"))
        expect(wrong).to_be_disabled()
        dealer.closes()
        dealer.deals("2h 9c")
        expect(wrong).to_be_enabled()


@pytest.mark.rule("Roulette 5.5.2", "Roulette 5.11")
def test_a_ball_that_ran_too_short_makes_the_round_void(casino: Casino) -> None:
    with casino.recorded("roulette") as (table, dealer):
        ann, bob = table.players
        ann.bets("25", "straight", on="17")
        bob.bets("100", "red")
        dealer.closes()
        dealer.does("roulette.spin.1", pocket="17", revolutions=3)
        ann.hears(words("stop-few-revolutions"))
        casino.pit.rules(table.name, "confirm")
        table.ends("void", ann=0, bob=0)
        for player in table.players:
            player.asked(words("web-void"))
            player.told(words("stop-few-revolutions"))
            expect(player.paragraph("5.5.2")).to_be_visible()


@pytest.mark.rule("Baccarat 5.8.1", "Baccarat 5.12.2", "Baccarat 5.12.3")
def test_a_card_to_the_wrong_side_is_put_where_it_belongs(casino: Casino) -> None:
    with casino.recorded("baccarat") as (table, dealer):
        ann, bob = table.players
        ann.bets("25", "player", 1)
        bob.bets("100", "banker", 2)
        dealer.closes()
        dealer.deals("2h")
        dealer.deals("4c", area="player")
        ann.hears(WRONG_PLACE)
        casino.pit.rules(table.name, "reconstruct")
        for player in table.players:
            player.hears("The cards are laid again: 4♣ to Banker")
            player.hears("Player Hand: 2♥, 2 points")
        ann.asked(stay_or_leave("25"))
        bob.says(words("web-take-back", amount="100"), stay_or_leave("100"))
        ann.says(words("web-stay"))
        ann.answered(stay_or_leave("25"))
        dealer.deals("7h 3c")  # 9 against 7
        table.ends(ann=25_00, bob=0)


@pytest.mark.rule("Blackjack 3.8")
def test_a_line_that_breaks_in_mid_round_loses_nothing(casino: Casino) -> None:
    line = Line(casino.visits["bob"].context)
    with casino.table("blackjack", "Th 9c 6d 5h 3c | 4h | 9h | Kd 2s") as table:
        ann, bob = table.players
        table.initial_bets("25", "25")
        bob.says(PLAY_ON)
        ann.says("Hit", "Box 1: 15")
        ann.asked("Box 1: 19")
        line.cut()
        bob.told(words("web-bets-stay", amount="25"))
        ann.says("Stand")
        ann.told(words("web-waits-for", players="bob"))
        line.mend()
        bob.says("Hit", "Box 2: 12")
        bob.says("Stand", "Box 2: 21")
        table.ends(ann=25_00, bob=25_00)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, OPEN_FOR_LONG)
    yield server
    server.kill()
    server.house.close()


@pytest.mark.rule("Blackjack 5.4.1", "Roulette 5.4.2")
def test_a_crash_in_mid_round_and_what_the_book_says(server: Server, visiting: Visiting) -> None:
    """At one table an outcome stands when the server is killed, at the other none does."""
    casino = Casino(server.house, server, *(visiting(server.house) for _ in range(2)))
    for visit in casino.visits.values():
        visit.expecting("WebSocket connection to|ERR_CONNECTION_REFUSED")
    cards = casino.table("blackjack", "Th 9c 6d 5h 8c | 4h Kd 3s")
    wheel = casino.table("roulette", "17", replace(CLOCKS, spin_s=3_000))
    with cards as table:
        ann, bob = table.players
        table.initial_bets("25", "25")
        bob.says(PLAY_ON)
        ann.asked("Box 1: 15")
        with wheel as other:
            other.bets_open()
            other.ann.bets("25", "red")
            other.bob.bets("25", "black")
            other.bob.told(words("web-due-spin"))
            server.kill()
            for player in (*table.players, *other.players):
                player.told(words("web-bets-stay", amount="25"))
            server.start()
            other.ends("void", ann=0, bob=0)
            other.ann.told(words("stop-interruption"))
            assert other.ruled() == ["Roulette 5.4.2"]
        ann.says("Hit", "Box 1: 15")
        ann.says("Stand", "Box 1: 19")
        bob.says("Stand", "Box 2: 17")
        table.ends(ann=0, bob=-25_00)
        assert table.ruled() == ["Blackjack 5.4.1"]
