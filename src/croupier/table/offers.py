"""What a person may do now: commands with ranges; an offer admits what `decide` does not refuse."""

import msgspec

from croupier.table.commands import Command


class Offer(msgspec.Struct, frozen=True):
    """`command` as it stands; or, with an amount, any amount of the range in its place."""

    command: Command
    amount: str | None = None  # the field the range is about
    smallest_cents: int = 0
    largest_cents: int | None = None
    step_cents: int = 1
    free: tuple[str, ...] = ()  # fields whose content does not matter, such as a reason

    def admits(self, command: Command) -> bool:
        if type(command) is not type(self.command):
            return False
        for field in command.__struct_fields__:
            given = getattr(command, field)
            if field == self.amount:
                if given < self.smallest_cents or (given - self.smallest_cents) % self.step_cents:
                    return False
                if self.largest_cents is not None and given > self.largest_cents:
                    return False
            elif field not in self.free and given != getattr(self.command, field):
                return False
        return True
