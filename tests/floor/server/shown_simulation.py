"""A simulated floor on virtual time, where everybody at an automatic table is shown every change as
the server shows it; all of it is kept and can be scanned."""

from pathlib import Path

from croupier.engine.table.viewing import Role, Viewer
from croupier.engine.table.vocabulary.events import Event
from croupier.floor.server.live.audience import Hub
from croupier.floor.server.live.outbox import Shown
from croupier.floor.tables.actor.shoe_keeper import KEY as KEY_FILE
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.state import LiveTable
from tests.floor.server.frames_scanned import Sent
from tests.floor.tables.premises import KEY, PLAYERS, Premises
from tests.floor.tables.simulation import Simulation

WATCHER = Viewer(Role.WATCHER, "wen")


class Ear:
    """A connection without its socket."""

    token = ""

    def __init__(self, viewer: Viewer, table: str, heard: list[Sent]) -> None:
        self.name, self._viewer, self._table, self._heard = viewer.name, viewer, table, heard
        self._player = viewer.name if viewer.role is Role.PLAYER else None

    def sign(self, text: str) -> None:
        self.send(text)

    def show(self, publication: Shown) -> None:
        self.send(publication.text(self._viewer, None))

    def send(self, text: str) -> None:
        self._heard.append(Sent(self._table, self._player, text.encode()))

    def close(self, code: int) -> None: ...


class ShownSimulation(Simulation):
    def __init__(self, seed: int, hours: float, folder: Path) -> None:
        super().__init__(seed, hours, folder)
        (folder / KEY_FILE).write_bytes(KEY)
        self.sent: list[Sent] = []
        self.tables: dict[str, str] = {}  # those that deal by themselves, and their games

    def _enter(self, premises: Premises) -> None:
        super()._enter(premises)
        hub, there = Hub(lambda desk, trouble: None), set[str]()

        def shown(desk: TableActor, before: LiveTable, events: tuple[Event, ...]) -> None:
            name = desk.live.name
            if not desk.live.automatic:
                return
            if name not in there:
                there.add(name)
                self.tables[name] = desk.game.NAME
                for viewer in (WATCHER, *(Viewer(Role.PLAYER, player) for player in PLAYERS)):
                    hub.room(desk).join(Ear(viewer, name, self.sent))
            hub.changed(desk, before, events)

        premises.told.shown = shown
