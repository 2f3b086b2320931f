"""What is said about a game that cannot be played here."""

from croupier.engine.sentences import Message, sentence


class UnknownGame(ValueError):
    """No such game is played here; the message offers those that are, or says what is wrong."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return sentence(self.message)
