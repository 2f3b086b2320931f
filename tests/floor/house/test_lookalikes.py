"""Nobody comes in under a name that would be taken for somebody else's."""

from pathlib import Path

import msgspec
import pytest

from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.house import codec
from croupier.floor.house import commands as h
from croupier.floor.house.events import GuestAdded
from croupier.floor.house.evolving import replayed_house
from croupier.floor.house.identity.lookalikes import SEEN_AS, Lookalikes, skeleton
from croupier.floor.house.identity.spelling import alike
from croupier.floor.house.people import THE_HOUSE, Account
from croupier.floor.house.roles import Role
from croupier.floor.record.store.entries import Written
from croupier.floor.tables.actor.requests import Done
from croupier.floor.verification.streams import HouseStream
from tests.floor.tables.invariants import record_is_whole
from tests.floor.tables.premises import OLIVE, Premises
from tests.floor.virtual_time import on_virtual_time

TAKEN = ("Olive", "Bernie", "Cook", "Павел", "小明", "二郎")
LIKE_OLIVE = [
    "Оlivе",  # the first and the last letter are Cyrillic
    "0live",
    "OIive",
    "0LlVE",
    "Olíve",
    "Ｏｌｉｖｅ",
    "Olive-",
    "Olive_",
    "Οlive",
    "Olıve",
]
INVISIBLE = [
    "Oli\u200bve",
    "Olive\u2060",
    "\u202eevilO",
    "Oli\u00adve",
    "Oli\u3164ve",
    "Olive\u1160",
]
OTHER_SCRIPTS = ["СООК", "ᏟᎾᎾᏦ", "ꓚꓳꓳꓗ", "Bеrnie", "Bemie", "ニ郎", "Olive٠", "Oʻlive"]
OF_THE_HOUSE = [
    "荷-官",
    "庄 家",
    "荷ー官",
    "DealerAnn",
    "De aler",
    "Dealer",
    "The Dealer",
    "dealer-7",
    "Dea1er",
    "DEALER2",
    "Dеalеr",
    "Pit Boss",
    "Duty Manager",
    "Owner_",
    "0wner",
    "荷官小王",
    "经理",
    "你",
    "House",
]
GOOD = ["Olivia", "Oliver", "Ali", "José", "Øystein", "Łukasz", "Yıldız", "Nguyễn", "王小明Tom"]
GOOD += [
    "山田 エミ",
    "김민준",
    "Иван",
    "Γιάννης",
    "משה",
    "محمد",
    "สมชาย"[:1],
    "player-7",
    "Brad Pitt",
]


@pytest.mark.parametrize("name", [*LIKE_OLIVE, *INVISIBLE, *OTHER_SCRIPTS, *OF_THE_HOUSE])
@on_virtual_time
async def test_a_guest_does_not_appear_as_somebody_else(name: str, tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish()
    for each in TAKEN[1:]:
        added = await premises.house(THE_HOUSE, h.AddGuest(THE_HOUSE, each, 100))
        assert isinstance(added, Done), each
    answer = await premises.house(THE_HOUSE, h.AddGuest(THE_HOUSE, name, 100))
    assert isinstance(answer, Refused), skeleton(name)
    await premises.close()


@on_virtual_time
async def test_everybody_else_comes_in_under_their_own_name(tmp_path: Path) -> None:
    premises = await Premises(tmp_path / "floor.db").furnish()
    for name in (*TAKEN[1:], *GOOD):
        answer = await premises.house(THE_HOUSE, h.AddGuest(THE_HOUSE, name, 100))
        assert isinstance(answer, Done), (name, answer)
    hired = await premises.house(OLIVE, h.AddPerson(OLIVE, "Dealer Dan", Role.DEALER))
    assert isinstance(hired, Done), "what staff are called, staff decide"
    assert isinstance(
        await premises.house(OLIVE, h.AddPerson(OLIVE, "Dеаn", Role.DEALER)), Refused
    ), "but nobody is told from others by letters that look the same"
    record_is_whole(premises.store)
    await premises.close()


@on_virtual_time
async def test_a_name_is_taken_as_soon_as_it_is_given_and_after_the_house_was_closed(
    tmp_path: Path,
) -> None:
    file = tmp_path / "floor.db"
    premises = await Premises(file).furnish()
    assert isinstance(await premises.house(THE_HOUSE, h.AddGuest(THE_HOUSE, "kim", 1)), Done)
    assert isinstance(await premises.house(THE_HOUSE, h.AddGuest(THE_HOUSE, "klm", 1)), Refused)
    assert isinstance(await premises.house(OLIVE, h.CloseAccount(OLIVE, "kim")), Done)
    await premises.close()
    premises = await Premises(file).open()
    assert isinstance(await premises.house(THE_HOUSE, h.AddGuest(THE_HOUSE, "k1m", 1)), Refused)
    await premises.close()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("أحمد", "احمد"), ("علي", "علی"), ("ليلى", "لیلی"), ("كريم", "کریم"), ("فاطمة", "فاطمه")),
        *(("王土", "王士"), ("未来", "末来"), ("吳青", "吴靑"), ("高崎", "髙﨑"), ("吉田", "𠮷田")),
        *(("豈更", "\uf900\uf901"), ("日日", "⽇日")),  # other forms of one letter, by Unicode
    ],
)
def test_names_within_one_script_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    people = Lookalikes([Account(one, Role.PLAYER)])
    refused = people.refused(h.AddGuest(THE_HOUSE, other, 100))
    assert refused is not None or alike(one) == alike(other), "the House refuses it"


@pytest.mark.parametrize(("one", "other"), [("علي", "عمر"), ("王大", "王太"), ("ли", "ми")])
def test_names_within_one_script_that_do_not(one: str, other: str) -> None:
    people = Lookalikes([Account(one, Role.PLAYER)])
    assert people.refused(h.AddGuest(THE_HOUSE, other, 100)) is None


def test_nothing_is_seen_as_what_is_seen_as_something_else() -> None:
    assert not set("".join(SEEN_AS.values())) & set(SEEN_AS)


def test_whoever_came_before_there_was_such_a_rule_stays() -> None:
    """In a record and in the House; who comes now is told from all of them."""
    before = ("Olive", "0live", "Оlivе", "Dealer Dan")
    events = [GuestAdded(name, 100) for name in before]
    house = replayed_house(events)
    assert {house.account(name).name for name in before} == set(before)  # type: ignore[union-attr]
    stream = HouseStream({}, lambda table: None)
    for number, name in enumerate(before):
        command = h.AddGuest(THE_HOUSE, name, 100)
        written = Written(
            "house",
            number,
            str(number),
            0,
            "house",
            msgspec.Raw(codec.written(command)),
            (msgspec.Raw(codec.written(events[number])),),
        )
        assert isinstance(stream.entry(written), tuple), name
    known = Lookalikes(house.people)
    assert known.refused(h.AddGuest(THE_HOUSE, "OIive", 100)) is not None
    assert known.refused(h.AddGuest(THE_HOUSE, "Olivia", 100)) is None
