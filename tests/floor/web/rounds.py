"""Two players at one table, through its pages: what they do there, and what it came to.

What a round came to is written in a test by hand, and held against the record of the house and
against every figure that the pages of both show.
"""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from msgspec.structs import replace
from playwright.sync_api import expect

from croupier.engine.equipment.cards import DECK
from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.vocabulary.settings import Settings, TableKind
from croupier.floor.house.clocks import Clocks
from tests.floor.server.house import House, Visitor
from tests.floor.web.browser import BROUGHT, Pit, Visit, do, words
from tests.floor.web.players import Player, figure

BETTING_S = 4
# The next round never comes, so that the last stays in sight, and nobody's time runs out.
CLOCKS = Clocks(
    betting_s=BETTING_S, last_call_s=0.5, decision_s=300, pause_s=3_000, card_s=0.03, spin_s=0.2
)


class Table:
    """Ann and Bob at a table of their own, in its first round."""

    def __init__(self, name: str, pit: Pit, ann: Player, bob: Player) -> None:
        self.name, self.pit, self.ann, self.bob = name, pit, ann, bob
        self.players = (ann, bob)

    def bets_open(self) -> None:
        """They have just opened, or their clock has begun anew."""
        self.ann.with_time_to_bet(BETTING_S)

    def initial_bets(self, anns: str, bobs: str) -> None:
        """Each at a box of their own, 1 and 2."""
        for box, player in enumerate(self.players, start=1):
            player.sit(box)
        self.bets_open()
        self.ann.bets(anns, "initial", 1)
        self.bob.bets(bobs, "initial", 2)

    def ruled(self) -> list[str]:
        """The paragraphs by which the round was ruled upon, which everybody was told."""
        cites = [cite for ruling in self.account()["rulings"] for cite in ruling["cites"]]
        for player in self.players:
            for cite in cites:
                expect(player.column).to_contain_text(f"§ {cite.split()[-1]}")
        return cites

    def account(self) -> dict[str, Any]:
        """What the record says of the round."""
        answer = self.pit.staff.http.get(f"/api/rounds/{self.name}/1")
        assert answer.status_code == 200, answer.text
        account: dict[str, Any] = answer.json()["account"]
        return account

    def ends(self, status: str = "concluded", **won: int) -> None:
        """With so many cents won or lost, by everybody's page and by the record."""
        for player in self.players:
            player.felt_in(status)
        account = self.account()
        for player in self.players:
            own = [wager for wager in account["wagers"] if wager["player"] == player.name]
            assert sum(wager["net_cents"] for wager in own) == won[player.name]
            self._shown(player, own)
        assert self.ann.cards() == self.bob.cards()
        assert self.ann.stakes() == self.bob.stakes()

    def _shown(self, player: Player, wagers: list[dict[str, Any]]) -> None:
        net = sum(wager["net_cents"] for wager in wagers)
        banner = player.page.get_by_role("banner")
        purse = words("web-purse") + figure(int(BROUGHT) * 100 + net) + words("web-wallet")
        expect(banner).to_have_text(re.compile(rf"{re.escape(purse)}[\d,]+$"))
        if not wagers:
            player.told(words("web-no-bets"))
            return
        staked = sum(wager["stake_cents"] for wager in wagers)
        player.told(words("web-staked-back", staked=figure(staked), back=figure(staked + net)))
        by_bet: Counter[tuple[Any, ...]] = Counter()
        for wager in wagers:
            key = tuple(wager[part] for part in ("box", "bet", "on", "hand"))
            by_bet[key] += wager["net_cents"]
        assert sorted(player.result()) == sorted(by_bet.values())


class Dealer:
    """Dora at a recorded table: she keys what comes out of the shoe, wrong cards included."""

    def __init__(self, dora: Visitor, pit: Pit, table: str, settings: Settings) -> None:
        self._dora, self._table = dora, table
        pit.owner.house({"type": "house.grant-licence.1", "name": "Dora", "game": settings.game})
        do(pit.staff, table, "floor.take-dealing.1", dealer="Dora")
        if settings.decks:
            number = settings.decks * len(DECK)
            self.does("floor.count-cards.1", number=number)
            do(pit.staff, table, "floor.confirm-count.1", number=number)
        self.does("table.open-round.1")

    def does(self, kind: str, **fields: Any) -> None:
        do(self._dora, self._table, kind, **fields)

    def closes(self) -> None:
        self.does("table.close-betting.1")

    def deals(self, cards: str, **place: Any) -> None:
        """Where they are due, or to `area`, `box` and `hand`."""
        for card in cards.split():
            self.does("table.deal-card.1", card=card, **({"place": place} if place else {}))


class Stacking(Protocol):
    """Names what the next shoe begins with, or where the next ball rests."""

    def shoe(self, first: str, decks: int) -> None: ...
    def spin(self, number: str) -> None: ...


class Casino:
    """A house whose shoes a test has stacked, and two players who have come in."""

    def __init__(self, house: House, chance: Stacking, ann: Visit, bob: Visit) -> None:
        self._chance, self.visits = chance, {"ann": ann, "bob": bob}
        self.pit = Pit(house)
        for game in PLAYED:  # their shoes are fixed before any that is stacked
            with self.pit.staff.table(f"{game}-1") as first:
                first.shown(status="betting")
        self.dora = house.staff(self.pit.owner, "Dora", "dealer")
        for name, visit in self.visits.items():
            come_in(visit, name)

    @contextmanager
    def table(self, game: str, first: str, clocks: Clocks = CLOCKS) -> Iterator[Table]:
        """One that deals by itself. `first`: the cards that leave the shoe first, which strokes
        only divide, or the pocket."""
        decks = game_named(game).settings().decks
        if decks:
            self._chance.shoe(first.replace("|", " "), decks)
        else:
            self._chance.spin(first)
        with self._at(self.pit.set_up(game_named(game).settings(), clocks)) as table:
            yield table

    @contextmanager
    def recorded(self, game: str) -> Iterator[tuple[Table, Dealer]]:
        """A table at which Dora keys the cards; bets are open until she closes them."""
        set_up = replace(game_named(game).settings(), kind=TableKind.RECORDED)
        name = self.pit.set_up(set_up, CLOCKS, automatic=False)
        dealer = Dealer(self.dora, self.pit, name, set_up)
        with self._at(name) as table:
            yield table, dealer

    @contextmanager
    def _at(self, name: str) -> Iterator[Table]:
        ann, bob = (Player(visit, who, name) for who, visit in self.visits.items())
        yield Table(name, self.pit, ann, bob)
        for player in (ann, bob):
            player.page.close()
        faults = [fault for visit in self.visits.values() for fault in visit.forgotten()]
        assert not faults, faults


def come_in(visit: Visit, name: str) -> None:
    """By the lobby, under one's own name."""
    lobby = visit.tab("/")
    lobby.get_by_label(words("web-lobby-name")).fill(name)
    lobby.get_by_role("button", name=words("web-lobby-come-in")).click()
    expect(lobby.get_by_role("banner")).to_contain_text(name)
    lobby.close()
