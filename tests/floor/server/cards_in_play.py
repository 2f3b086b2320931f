"""A House in which cards lie face down: hands at Si Ki Pi, a squeezed card at Baccarat, a round of
Blackjack; and everybody who might want to know them."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec.structs import replace

from croupier.engine.games import game_named
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.protocol.frames import DoneFrame, TableFrame
from tests.floor.server.everything_asked import RECORDED
from tests.floor.server.house import FAST, House, Seat, opened, view_of

CLOCKS = replace(FAST, betting_s=4, last_call_s=1, decision_s=900, pause_s=0.2, seat_kept_s=900)
CHIPS = 100_000
STAFF = {
    "Dora": "dealer",  # at no table
    "Dick": "dealer",  # on duty
    "Sue": "pit-supervisor",
    "Pat": "pit-manager",
    "Max": "shift-manager",
    "Vic": "surveillance",
}

View = dict[str, Any]


class Sitting:
    """bob and cat play, ann has played a round of Roulette meanwhile; each with a connection."""

    def __init__(self, house: House, folder: Path) -> None:
        self.house, self.folder = house, folder
        self.people = {name: house.guest(name) for name in ("ann", "bob", "cat", "dan")}
        owner = self.people["Olive"] = house.owner()
        for name, role in STAFF.items():
            self.people[name] = house.staff(owner, name, role)
        for name in ("Dora", "Dick"):
            owner.house({"type": "house.grant-licence.1", "name": name, "game": "baccarat"})
        settings = game_named("baccarat").settings(kind=TableKind.RECORDED)
        owner.house(
            {
                "type": "house.add-table.1",
                "name": RECORDED,
                "settings": msgspec.to_builtins(settings),
                "clocks": msgspec.to_builtins(CLOCKS),
                "automatic": False,
            }
        )
        duty = {"type": "floor.take-dealing.1", "dealer": "Dick"}
        path = f"/api/tables/{RECORDED}/do"
        self.people["Dick"].posted(path, {"id": "duty", "command": duty})

    def client(self, name: str | None) -> httpx.Client:
        """None: nobody is logged in."""
        return self.house.client() if name is None else self.people[name].http


@contextmanager
def cards_in_play(folder: Path) -> Iterator[Sitting]:
    with opened(folder, CLOCKS) as house, ExitStack() as there:
        sitting = Sitting(house, folder)

        def seat(name: str, table: str) -> Seat:
            return there.enter_context(sitting.people[name].table(table, ping_interval=None))

        bob, cat = seat("bob", "si-ki-pi-1"), seat("cat", "si-ki-pi-1")
        _bets((bob, "bob", "initial", 1), (cat, "cat", "initial", 2))
        _until(bob, lambda view: _asked(view, "bob"))
        squeezing = seat("bob", "baccarat-1")
        hand = {"area": "player"}
        squeezing.do("table.take-seat.1", player="bob", box=1)
        _bets((squeezing, "bob", "player", 1), squeeze=hand)
        _until(squeezing, lambda view: any(each["kind"] == "turn" for each in view["awaited"]))
        deciding = seat("bob", "blackjack-1")
        while True:  # a Blackjack ends the round at once
            _bets((deciding, "bob", "initial", 1))
            view = _until(deciding, lambda view: _asked(view, "bob") or _over(view))
            if not _over(view):
                break
        ann = seat("ann", "roulette-1")
        _bets((ann, "ann", "red", None))
        _until(ann, _over)
        yield sitting


def _bets(*bets: tuple[Seat, str, str, int | None], squeeze: dict[str, Any] | None = None) -> None:
    """All of them in one round, which begins once all of them are ready."""
    for seat, name, _, _ in bets:
        seat.do("table.buy-chips.1", player=name, cents=CHIPS)
    bets[0][0].shown(to_bet_s=CLOCKS.betting_s - 2, status="betting", bets=[])
    for seat, name, bet, box in bets:
        spot = {"bet": bet, "box": box, "on": None}
        done = seat.do("table.place-bet.1", player=name, spot=spot, stake_cents=5_000)
        assert isinstance(done, DoneFrame), done
        if squeeze is not None:
            asked = seat.do("table.ask-squeeze.1", place=squeeze)
            assert isinstance(asked, DoneFrame), asked
    for seat, *_ in bets:
        ready = seat.do("floor.say-ready.1")
        assert isinstance(ready, DoneFrame), ready


def _until(seat: Seat, holds: Callable[[View], bool]) -> View:
    for frame in seat.awaited():
        if isinstance(frame, TableFrame):
            view = view_of(frame)
            if view["status"] != "betting" and holds(view):
                return view
    raise seat.never_came()


def _asked(view: View, player: str) -> bool:
    return any(each["player"] == player for each in view["awaited"])


def _over(view: View) -> bool:
    return view["status"] in ("concluded", "void")
