"""What is said at the table, on the screen: cards that fall together share a line, in the pace of
a table."""

from collections.abc import Iterable
from itertools import groupby
from time import sleep

from rich.console import Console
from rich.text import Text

from croupier.cli.terminal.cards import Deck
from croupier.floor.announcing import Announcement, Kind
from croupier.floor.names import listed
from croupier.history.page import short

PAUSES = {Kind.CARD: 0.7, Kind.SAID: 0.3, Kind.STOP: 0.7}  # seconds after a line
BALL_RUNS = 1.6
GATHERED = (Kind.CALL, Kind.BET, Kind.CARD, Kind.SAID)  # told in one paragraph
STYLES = {Kind.CALL: "bold", Kind.STOP: "bold yellow", Kind.RESULT: "bold", Kind.BALL: "bold"}
CITED = (Kind.BET, Kind.SAID, Kind.STOP, Kind.PAID, Kind.RESULT)


class Teller:
    def __init__(self, console: Console, deck: Deck, *, fast: bool) -> None:
        self.console = console
        self.deck = deck
        self._pauses = not fast and console.is_terminal

    def tell(self, announcements: Iterable[Announcement]) -> None:
        for kind, group in groupby(announcements, key=lambda said: said.kind):
            said = list(group)
            if kind is Kind.BALL:
                self._ball_runs()
            if kind is Kind.CARD:
                self.say(f"{listed([card.text for card in said])}.")
            elif kind in GATHERED:
                self._line(Text(" ").join(map(self._sentence, said)))
            else:
                for one in said:
                    self._line(self._sentence(one))
            self._pause(PAUSES.get(kind, 0))

    def say(self, sentence: str, style: str = "") -> None:
        self._line(self.deck.text(sentence, style))

    def _sentence(self, said: Announcement) -> Text:
        told = self.deck.text(said.text, STYLES.get(said.kind, ""))
        if said.cites and said.kind in CITED:
            told = Text.assemble(told, Text(f"  [{short(said.cites)}]", style="dim"))
        return told

    def _line(self, text: Text) -> None:
        self.console.print(text, highlight=False, soft_wrap=False)

    def _ball_runs(self) -> None:
        self.say("The ball runs …", "dim")
        self._pause(BALL_RUNS)

    def _pause(self, seconds: float) -> None:
        if self._pauses:
            sleep(seconds)
