"""What is asked for at an Andar Bahar table and at no other (Andar Bahar 3.10.1)."""

from croupier.table.commands import Command


class AskOn(Command, frozen=True):
    """A Player asks to see the Hands dealt to a match although nobody bet on them."""

    after_settlement = True
