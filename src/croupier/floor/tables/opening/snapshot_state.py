"""A live table written down just after a round was opened, in the fewest words that lead to it."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from croupier.engine.games import game_named
from croupier.engine.sources import hash_when_imported, package_with
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.vocabulary.people import PIT_SUPERVISOR
from croupier.engine.table.vocabulary.settings import Settings
from croupier.floor.protocol.card_checks import Counts
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.events import SettingsAnnounced
from croupier.floor.tables.restoration import Restored
from croupier.floor.tables.round_index import Opening, opening, table_opened
from croupier.floor.tables.state import Announced, CommittedShoe, Companion, Condition, LiveTable
from croupier.floor.tables.times import Times

OURS = __name__.partition(".")[0]
OUR_SOURCES = hash_when_imported(OURS)


class Stood(msgspec.Struct, frozen=True):
    """A table after an entry, and what is known of its rounds beside those that it still holds."""

    live: LiveTable
    displayed: Mapping[int, str]
    shoe_began: int

    @classmethod
    def now(cls, live: LiveTable, record: KeptRounds) -> "Stood":
        return cls(live, record.displayed_by_number, record.shoe_began)


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The order of names stays: purses are paid in the order in which they were opened."""

    opening: Opening
    table_version: int
    voided_under: int | None
    condition: Condition
    shoe: CommittedShoe
    announced: tuple[msgspec.Raw, ...]  # one, or none
    dealer: str | None
    dealers: tuple[str, ...]
    dealt_by: Mapping[int, tuple[str, ...]]
    counts: Counts
    unannounced: bool
    queue: tuple[str, ...]
    companions: Mapping[str, Companion]
    leaving: tuple[str, ...]
    version: int
    displayed: Mapping[int, str]
    shoe_began: int


_decoder = msgspec.json.Decoder(_Written)


def written(stood: Stood) -> bytes:
    """The same table is always written the same way."""
    live, announced = stood.live, stood.live.announced
    table = replace(live.table, settings=_as_read(live.table.settings))
    return msgspec.json.encode(
        _Written(
            opening(table, msgspec.json.encode),
            table.version,
            table.voided_under,
            live.condition,
            live.shoe,
            () if announced is None else (_raw(announced),),
            live.dealer,
            tuple(sorted(live.dealers)),
            {number: tuple(sorted(dealers)) for number, dealers in live.dealt_by.items()},
            live.counts,
            live.unannounced,
            live.queue,
            live.companions,
            tuple(sorted(live.leaving)),
            live.version,
            stood.displayed,
            stood.shoe_began,
        )
    )


def read(game: Game, name: str, state: bytes, *, automatic: bool) -> Stood:
    found = _decoder.decode(state)
    table = replace(
        table_opened(game, found.opening),
        version=found.table_version,
        voided_under=found.voided_under,
    )
    live = LiveTable(
        name,
        table,
        automatic,
        condition=found.condition,
        shoe=found.shoe,
        announced=next((_announced(game, raw) for raw in found.announced), None),
        dealer=found.dealer,
        dealers=frozenset(found.dealers),
        dealt_by={number: frozenset(dealers) for number, dealers in found.dealt_by.items()},
        counts=found.counts,
        unannounced=found.unannounced,
        queue=found.queue,
        companions=found.companions,
        leaving=frozenset(found.leaving),
        version=found.version,
    )
    return Stood(live, found.displayed, found.shoe_began)


def taken_up(game: Game, stood: Stood, at_ms: int) -> Restored:
    """To be gone on with; its last rounds are known once as many as it holds are over."""
    record = KeptRounds.of_a_table(game)
    record.took_up(stood.displayed, stood.shoe_began)
    return Restored(stood.live, record, Times(at_ms))


def made_by(game: Game) -> str:
    """The sources by which a table of this game is folded."""
    package = package_with(game)
    return OUR_SOURCES if package == OURS else f"{OUR_SOURCES} {hash_when_imported(package)}"


def _as_read(settings: Settings) -> Settings:
    """As the log gives them back: whoever set a table may have named its limits in another
    order."""
    codec = live_codec(game_named(settings.game))
    found = codec.event(codec.written(SettingsAnnounced(settings, PIT_SUPERVISOR)))
    assert isinstance(found, SettingsAnnounced), "that was written"
    return found.settings


def _raw(announced: Announced) -> msgspec.Raw:
    event = SettingsAnnounced(_as_read(announced.settings), announced.by)
    return msgspec.Raw(msgspec.json.encode(event))


def _announced(game: Game, raw: msgspec.Raw) -> Announced:
    event = live_codec(game).event(bytes(raw))
    assert isinstance(event, SettingsAnnounced), "nothing else is written there"
    return Announced(event.settings, event.by)
