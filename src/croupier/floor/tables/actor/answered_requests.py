"""Requests are idempotent: an id that is sent again is answered as before, or refused."""

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.record.store.entries import Line
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.tables.actor.inbox import MAX_PENDING_COMMANDS
from croupier.floor.tables.actor.requests import Answer, House, Request, done, not_known
from croupier.floor.tables.codec import live_codec


class AnsweredRequests:
    """The record knows what was done; the latest refusals are remembered here."""

    def __init__(self, house: House, game: Game) -> None:
        self._house, self._codec = house, live_codec(game)
        self._refused: dict[str, Refused] = {}

    def refusal(self, identity: str) -> Refused | None:
        return self._refused.get(identity)

    def on_record(self, identity: str) -> Answer | None:
        """For a request that can no longer be read; None if nothing was done under this id."""
        try:
            line = self._house.line_of(identity)
        except StoreFailed as trouble:
            return not_known(trouble.outward)
        return None if line is None else done(line)

    def confirm_refusal(self, request: Request, refused: Refused) -> Answer:
        """What was carried out once is not refused when it is sent again; a refusal stays one.

        Raises `StoreFailed` if the record cannot be read.
        """
        identity = request.identity
        if identity in self._refused:
            return refused
        before = self._house.line_of(identity)
        if before is not None:
            return self.done_before(request, before)
        self._refused[identity] = refused
        if len(self._refused) > MAX_PENDING_COMMANDS:
            del self._refused[next(iter(self._refused))]
        return refused

    def during(self, trouble: StoreFailed, request: Request, *, writing: bool) -> Answer:
        """The request is not carried out now. `writing`: it may be in the batch under way."""
        if writing:
            return not_known(trouble.outward)
        try:
            before = self._house.line_of(request.identity)
        except StoreFailed:
            return not_known(trouble.outward)
        if before is None:
            return Refused(Reason.NOT_NOW, trouble.outward)
        return self.done_before(request, before)

    def done_before(self, request: Request, line: Line) -> Answer:
        """Another command under an id that was used is refused: it was never done."""
        if request.repeats(self._codec.command(line.written.command)):
            return done(line)
        return Refused(Reason.NOT_NOW, said("live-id-used"))
