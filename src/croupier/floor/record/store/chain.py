"""The one order of all entries: no position without its entry, each chained to the one before."""

import msgspec

from croupier.engine.sentences import Message, said
from croupier.floor.record.store.entries import GENESIS, Line, chained

Head = tuple[int, bytes]  # a position, and the chain of the entry there
BEGINNING: Head = (0, GENESIS)


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as it was written."""

    position: int  # of the entry that is damaged, missing or one too many
    what: Message


class Chain:
    """Follows the entries one after the other, also after a fault: an entry that was changed, lost
    or added is found once."""

    def __init__(self, head: Head | None = None, since: Head = BEGINNING) -> None:
        self.position, chain = since  # of the last entry that was followed
        self._before: tuple[bytes, ...] = (chain,)  # after a fault there are several
        self._published = head
        self._reached = chain if head is not None and head[0] == self.position else GENESIS

    def follow(self, line: Line) -> Finding | None:
        """What is wrong with its place. A finding at another position than its own tells of entries
        before it, or of its number alone."""
        due, body, chain = self.position + 1, line.body, line.chain
        links = [chained(before, body) for before in self._before]
        found = None
        if chain in links:
            self.position, self._before = due, (chain,)
            if line.position != due:
                found = Finding(due, said("record-misnumbered", found=line.position))
        elif line.position < due:
            return Finding(line.position, said("record-out-of-place", due=due))
        elif line.position > due:
            self.position, self._before = line.position, (chain,)
            found = Finding(due, said("record-missing", last=line.position - 1))
        else:
            # The body was changed, or the chain, or two entries have changed places.
            self.position, self._before = due, (chain, links[0], self._before[0])
            found = Finding(due, said("record-chain-broken"))
        if self._published is not None and self._published[0] == self.position:
            self._reached = chain
        return found

    def end(self) -> Finding | None:
        """What is wrong by the head that was published."""
        if self._published is None:
            return None
        last, chain = self._published
        if last > self.position:
            return Finding(self.position + 1, said("record-ends-early", last=last))
        return None if chain == self._reached else Finding(last, said("record-other-head"))
