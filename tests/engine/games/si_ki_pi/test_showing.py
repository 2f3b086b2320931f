"""What is seen of a hand that is being arranged: how far it is, its parts, and the ways (Si Ki Pi
3.17, 3.18, 3.19, 3.20)."""

import pytest

from croupier.engine.games import si_ki_pi
from croupier.engine.games.si_ki_pi.commands import Arrange, HouseWay
from croupier.engine.table.viewing.felt import hands
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.viewing.moves import Move, moves
from croupier.engine.table.viewing.viewers import Role, Viewer
from croupier.engine.table.vocabulary.layout_drawing import Laid, Part
from tests.engine.games.si_ki_pi.scripting import Table, electronic, in_turn

BETS = "ann bets 100 initial box 1\nann bets 50 initial box 2\nbob bets 40 initial box 3\n"
CARDS = in_turn("Ac 3d Qs 6h", "2h 6c Tc 9s", "Kh 9d 5h 3c", "Qc Jd 7h 4s")
SEATS = {1: "ann", 3: "bob"}


def arranging(lines: str = "") -> Table:
    return electronic(f"{BETS}dealer closes\n{CARDS}\n{lines}", SEATS)


def seen(table: Table, name: str, role: Role = Role.PLAYER) -> dict[int | None, Laid | None]:
    hidden = Hidden(si_ki_pi, table.round, Viewer(role, name))
    return {hand.place.box: hand.laid for hand in hands(si_ki_pi, table.round, hidden)}


def offered(table: Table, name: str) -> list[Move]:
    viewer = Viewer(Role.PLAYER, name)
    found, _ = moves(si_ki_pi, table.round, viewer, Hidden(si_ki_pi, table.round, viewer))
    return [move for move in found if isinstance(move, Move)]


def named(parts: tuple[Part, ...]) -> list[tuple[str, object]]:
    return [(" ".join(part.cards), part.worth.values.get("points")) for part in parts]


@pytest.mark.rule("Si Ki Pi 3.18", "Si Ki Pi 3.20")
def test_everybody_sees_who_still_looks_and_which_hands_are_set() -> None:
    before, after = arranging(), arranging("ann looks box 1\nann arranges box 1 Ac 3d / Qs 6h")
    states = {box: laid and laid.state for box, laid in seen(before, "bob").items()}
    assert states == {1: "looking", 2: "house-way", 3: "looking", None: "house-way"}
    assert seen(after, "bob")[1] == Laid("set")
    assert seen(after, "eve", Role.WATCHER)[1] == Laid("set")


@pytest.mark.rule("Si Ki Pi 3.17")
def test_the_parts_of_a_set_hand_are_seen_by_its_player_and_when_they_are_compared_by_all() -> None:
    table = arranging("ann looks box 1\nann arranges box 1 Qs 6h / Ac 3d")
    own = seen(table, "ann")[1]
    assert own is not None
    assert named(own.parts) == [("Ac 3d", 4), ("Qs 6h", 6)]
    compared = seen(table.play("bob house-way box 3").silence(), "eve", Role.WATCHER)
    assert all(laid is not None and len(laid.parts) == 2 for laid in compared.values())
    assert compared[1] == own
    assert si_ki_pi.marks(table.round) == ("4", "7")


@pytest.mark.rule("Si Ki Pi 3.17", "Si Ki Pi 3.19")
def test_the_ways_and_what_house_way_would_set_are_named_once_the_player_has_looked() -> None:
    assert all(not move.makes for move in offered(arranging(), "ann"))
    found = offered(arranging("ann looks box 1"), "ann")
    ways = [named(move.makes) for move in found if isinstance(move.command, Arrange)]
    assert ways == [
        [("Ac 3d", 4), ("Qs 6h", 6)],
        [("Ac Qs", 1), ("6h 3d", 9)],
        [("Qs 3d", 3), ("Ac 6h", 7)],
    ]
    by_house_way = [
        named(move.makes) for move in found if move.command == HouseWay(move.command.by, 1)
    ]
    assert by_house_way == [ways[0]]
