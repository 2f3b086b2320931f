"""A guest asks what no game of the house asks: it is awaited, shown, sent, timed, and silence
counts, as if the kind of question were ours."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import nodding
import pytest
from msgspec.structs import replace
from nodding import Asks, Nod, Nodded

from croupier import accepted, open_table
from croupier.engine.crew.chance import SeededChance
from croupier.engine.front.open_table import Desk
from croupier.engine.games import game_named, guests
from croupier.engine.table.dealing.awaited import Awaited, Until, awaited
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing import View
from croupier.engine.table.vocabulary.commands import PlaceBet, TimeRanOut
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.practice.evening import Sitting
from tests.engine.guests.installing import note
from tests.floor.tables.evenings import come, until
from tests.floor.tables.premises import USUAL, Premises
from tests.floor.virtual_time import on_virtual_time
from tests.properties import test_awaited, test_names, test_replay, test_views

LOOKED_UP_ONCE = (guests.invited, guests.package_of, guests.guest)


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Found by its entry point, as any guest."""
    folder = tmp_path / "installed"
    note(folder, "croupier-nodding-tiger", "1.0", {nodding.NAME: "nodding:PACKAGE"})
    monkeypatch.syspath_prepend(folder)
    for lookup in LOOKED_UP_ONCE:
        lookup.cache_clear()
    yield
    for lookup in LOOKED_UP_ONCE:
        lookup.cache_clear()


@pytest.fixture
def table() -> Desk:
    """Ann and Bob have bet, and no card lies."""
    desk = open_table(nodding.NAME, seats={1: "ann", 2: "bob"}, purses={"ann": 500, "bob": 500})
    for line in ("ann bets 10 dragon box 1", "bob bets 10 tiger box 2", "dealer closes"):
        accepted(desk.say(line))
    return desk


def asked_of_players(desk: Desk) -> list[Awaited]:
    return [asked for asked in desk.awaited() if asked.player is not None]


def read_back(view: View, name: str = nodding.NAME) -> View:
    """As a client reads what a table sends."""
    sent = msgspec.json.decode(msgspec.json.encode(view))
    codec = Codec(game_named(name))
    return msgspec.convert(sent, View, dec_hook=codec.inside, str_keys=True)


def test_they_are_awaited_under_their_written_names(table: Desk) -> None:
    assert [(q.kind, q.player, q.until) for q in asked_of_players(table)] == [
        (Asks.WISH, "ann", Until.NEXT_CARD),
        (Asks.WISH, "bob", Until.NEXT_CARD),
    ]
    accepted(table.say("deal 7h"))
    nods = asked_of_players(table)
    assert [(q.kind, q.player, q.until) for q in nods] == [
        (Asks.NOD, "ann", Until.ANSWERED),
        (Asks.NOD, "bob", Until.ANSWERED),
    ]
    assert nods[0].question.startswith("1.nod.ann.")
    assert not any(asked.kind is Kind.CARD for asked in table.awaited())


def test_a_view_is_sent_and_read_back_with_them(table: Desk) -> None:
    accepted(table.say("deal 7h"))
    seen = table.view("ann")
    again = read_back(seen)
    assert msgspec.json.encode(again) == msgspec.json.encode(seen)
    assert [asked.kind for asked in again.awaited] == [Asks.NOD, Asks.NOD]
    assert not again.awaited[0].kind.may_pass
    assert Nod(player("ann")) in [getattr(move, "command", None) for move in again.moves]


def test_another_game_does_not_know_them(table: Desk) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"does not ask `wish` - at `\$.*kind"):
        read_back(table.view("ann"), "dragon-tiger")


def test_a_kind_that_the_game_does_not_list_is_not_asked(
    table: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodding.GAME, "KINDS", (Asks.NOD,))
    with pytest.raises(AssertionError, match="nodding-tiger lists no wish"):
        table.awaited()


def test_the_next_card_waits_for_a_word_that_has_to_be_said(table: Desk) -> None:
    accepted(table.say("deal 7h"))
    refused = table.say("deal 9c")
    assert not refused, "a card is dealt although nobody has nodded"
    ann, bob = asked_of_players(table)
    for asked in (ann, bob):
        assert asked.silence is not None
        events = accepted(table.do(asked.silence, answering=asked.question))
        assert Nodded(asked.player or "") in events
    assert not table.do(Nod(player("ann")), answering=ann.question), "too late"
    accepted(table.say("deal 9c"))
    assert table.round.status is Status.CONCLUDED


def test_the_clock_answers_for_everybody(table: Desk) -> None:
    accepted(table.say("deal 7h"))
    assert accepted(table.do(TimeRanOut(DEALER))) == (Nodded("ann"), Nodded("bob"))


def test_you_are_asked_and_those_who_play_along_answer_for_themselves() -> None:
    """The wish goes by; the nod is waited for."""
    sitting = Sitting(
        nodding.NAME, you="ann", chance=SeededChance(1), purses={"ann": 500, "bob": 500}
    )
    sitting.open_round()
    sitting.bet(Spot("dragon", 1), 1_000)
    sitting.close_betting()
    sitting.deal_on()
    assert [asked.kind for asked in sitting.your_questions()] == [Asks.WISH]
    assert not sitting.you_must_speak()
    sitting.pass_on()
    sitting.deal_on()
    assert [asked.kind for asked in sitting.your_questions()] == [Asks.NOD]
    assert sitting.you_must_speak()
    (offer,) = sitting.your_offers()
    assert offer.command == Nod(sitting.you)
    sitting.give(offer.command)
    sitting.deal_on()
    assert sitting.round.status is Status.CONCLUDED


@on_virtual_time
async def test_a_live_table_counts_the_time_and_takes_silence_for_an_answer(
    tmp_path: Path,
) -> None:
    settings = replace(nodding.settings(kind=TableKind.ELECTRONIC), unit_cents=100)
    premises = await Premises(tmp_path / "floor.db").furnish(settings)
    people = await come(premises, f"{nodding.NAME}-1")
    await until(1, people)
    ann, desk = people[0], people[0].desk
    await ann.does(PlaceBet(ann.person, "ann", Spot("dragon", 1), 1_000))

    def kinds() -> dict[str, Any]:
        return {asked.question: asked.kind for asked in awaited(desk.game, desk.live.table)}

    while Asks.NOD not in kinds().values():
        await asyncio.sleep(0.1)
    (deadline,) = desk.clock.deadlines
    assert kinds()[deadline.question] is Asks.NOD
    assert deadline.seconds == USUAL.decision_s
    loop = asyncio.get_running_loop()
    await asyncio.sleep(deadline.at - loop.time() + 0.1)
    assert Asks.NOD not in kinds().values()
    assert ("nodding-tiger-1", Nodded("ann")) in premises.told.events
    await premises.close()


@pytest.mark.parametrize("kind", TableKind)
@pytest.mark.parametrize(
    "holds",
    [
        test_awaited.test_no_late_answer_lands_and_every_silence_is_an_answer,
        test_names.test_whatever_happens_in_a_round_survives_json,
        test_replay.test_a_round_full_of_trouble_is_replayed_without_a_rule,
        test_replay.test_an_evening_is_read_back_replayed_and_decided_again,
        test_views.test_every_moment_can_be_shown_to_everybody,
    ],
    ids=lambda holds: holds.__name__,
)
def test_what_holds_for_any_game_holds_for_it(holds: Callable[..., None], kind: TableKind) -> None:
    holds(name=nodding.NAME, kind=kind)
