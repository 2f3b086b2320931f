"""What is asked for at an Andar Bahar table and at no other (Andar Bahar 3.10.1)."""

from croupier.engine.table.vocabulary.commands import Given


class AskOn(Given, frozen=True, tag="andar-bahar.ask-on.1"):
    """A Player asks to see the Hands dealt to a match although nobody bet on them."""

    after_settlement = True


COMMANDS: tuple[type[Given], ...] = (AskOn,)
