"""What is read is read strictly, however deep it lies."""

import pytest

from croupier import Unreadable, accepted, audit, open_table, replay
from croupier.engine.games import game_named
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.log.log import Entry
from croupier.floor.protocol import bodies, frames, pit, practice  # noqa: F401, that all are there
from croupier.floor.protocol.evidence import Evidence
from croupier.floor.record.store.entries import Written
from tests.golden.reachable import Struct, of_tables, of_the_floor, reachable, subclasses

READ: tuple[Struct, ...] = (
    *of_tables(),
    *of_the_floor(),
    *subclasses(frames.ClientFrame),
    *subclasses(bodies.Body),
    Entry,
    Written,
    Evidence,
)


def test_every_struct_that_is_read_forbids_unknown_fields() -> None:
    found = reachable(READ)
    assert {"Spot", "Person", "Shoe", "Composition", "Asked", "Cell"} <= {
        kind.__name__ for kind in found
    }
    assert not sorted(
        kind.__name__ for kind in found if not kind.__struct_config__.forbid_unknown_fields
    )


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('"spot":{', '"spot":{"extra":2,'),
        ('"by":{', '"by":{"extra":2,'),
        ('"wager":{', '"wager":{"extra":2,'),
        ('"shoe":{', '"shoe":{"extra":2,'),
        ('"composition":{', '"composition":{"extra":2,'),
        ('"place":{', '"place":{"extra":2,'),
    ],
)
def test_an_unknown_field_inside_a_log_is_refused(right: str, wrong: str) -> None:
    table = open_table("baccarat", seats={1: "ann"}, purses={"ann": 1000})
    for line in ("ann bets 100 tie", "dealer closes", "deal 9h"):
        accepted(table.say(line))
    log = table.written()
    assert right in log
    for read in (replay, audit):
        with pytest.raises(Unreadable, match=r"unknown field `extra` - at `\$\."):
            read(log.replace(right, wrong, 1))


@pytest.mark.parametrize(
    ("right", "path"),
    [
        ('"stake_cents":10000', r"\$\.command\.stake_cents"),
        ('"action_cents":10000', r"\$\.events\[0\]\.wager\.action_cents"),
    ],
)
def test_a_field_that_is_written_twice_is_refused(right: str, path: str) -> None:
    """Another reader could take the first for true, and ours the last."""
    table = open_table("baccarat", seats={1: "ann"}, purses={"ann": 1000})
    accepted(table.say("ann bets 100 tie"))
    log = table.written().replace(right, f"{right.replace('1', '9')},{right}", 1)
    for read in (replay, audit):
        with pytest.raises(Unreadable, match=f"line 4: .* twice - at `{path}`"):
            read(log)


@pytest.mark.parametrize(
    ("event", "path"),
    [
        ('{"type":"table.round-concluded.1","x":1}', "$"),
        ("[]", "$"),
        ('{"type":"table.betting-closed.1","limited":[{"wager_id":1}]}', "$.limited[0]"),
        ('{"type":"table.fact-reported.1","by":{"name":"a"},"fact":FACT}', "$.fact.since"),
    ],
)
def test_what_is_wrong_is_named_with_its_whole_path(event: str, path: str) -> None:
    """Also where facts, commands and events stand inside others."""
    fact = '{"type":"fact.misplaced.1","since":"2"}'
    with pytest.raises(Unreadable) as found:
        Codec(game_named("baccarat")).event(event.replace("FACT", fact))
    assert str(found.value).endswith(f" - at `{path}`")


@pytest.mark.parametrize(
    ("frame", "path"),
    [
        ('{"type":"pass","question":"1.close","x":1}', "$"),
        ('{"type":"pass","question":1}', "$.question"),
        ("7", "$"),
    ],
)
def test_a_frame_is_refused_with_the_path(frame: str, path: str) -> None:
    with pytest.raises(frames.BadFrame) as found:
        frames.client_frame(frame)
    assert str(found.value).endswith(f" - at `{path}`")


def test_what_is_not_json_has_no_path() -> None:
    with pytest.raises(frames.BadFrame, match=r"truncated$"):
        frames.client_frame("{")
