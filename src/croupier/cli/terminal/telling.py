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
from croupier.rulebook import Citation

PAUSES = {Kind.CARD: 0.7, Kind.SAID: 0.3, Kind.STOP: 0.7}  # seconds after a line
BALL_RUNS = 1.6
STYLES = {Kind.CALL: "bold", Kind.STOP: "bold yellow", Kind.RESULT: "bold", Kind.BALL: "bold"}
CITED = (Kind.BET, Kind.STOP, Kind.PAID, Kind.RESULT)


class Teller:
    def __init__(self, console: Console, deck: Deck, *, fast: bool) -> None:
        self.console = console
        self.deck = deck
        self._pauses = not fast and console.is_terminal

    def hurry(self) -> None:
        """Nobody watches any more."""
        self._pauses = False

    def tell(self, announcements: Iterable[Announcement], *, then_the_table: bool = False) -> None:
        """Where the table is shown right after it, the last cards need no line of their own."""
        groups = [
            (kind, list(said)) for kind, said in groupby(announcements, key=lambda said: said.kind)
        ]
        if then_the_table and groups and groups[-1][0] is Kind.CARD:
            groups.pop()
            self._pause(PAUSES[Kind.CARD])
        for kind, said in groups:
            if kind is Kind.BALL:
                self._ball_runs()
            for line in self._lines(kind, said):
                self._line(line)
            self._pause(PAUSES.get(kind, 0))

    def say(self, sentence: str, style: str = "", cites: tuple[Citation, ...] = ()) -> None:
        self._line(_cited(self.deck.text(sentence, style), cites))

    def _lines(self, kind: Kind, said: list[Announcement]) -> list[Text]:
        match kind:
            case Kind.CARD:
                told = (f"{lead} {' '.join(texts)}" for lead, texts in _in_turn(said))
                return [self.deck.text(" · ".join(told))]
            case Kind.BET:
                told = (f"{lead} {listed(texts)}." for lead, texts in _by_lead(said).items())
                alone = [self._sentence(one) for one in said if not one.lead]
                return [Text(" ").join([*map(self.deck.text, told), *alone])]
            case Kind.CALL | Kind.SAID:  # whoever stays in with two bets says it once
                return [Text(" ").join(map(self._sentence, dict.fromkeys(said)))]
            case _:
                return [self._sentence(one) for one in said]

    def _sentence(self, said: Announcement) -> Text:
        told = self.deck.text(said.text, STYLES.get(said.kind, ""))
        return _cited(told, said.cites if said.kind in CITED else ())

    def _line(self, text: Text) -> None:
        self.console.print(text, highlight=False, soft_wrap=False)

    def _ball_runs(self) -> None:
        self.say("The ball runs …", "dim")
        self._pause(BALL_RUNS)

    def _pause(self, seconds: float) -> None:
        if self._pauses:
            sleep(seconds)


def _cited(told: Text, cites: tuple[Citation, ...]) -> Text:
    return Text.assemble(told, Text(f"  [{short(cites)}]", style="dim")) if cites else told


def _by_lead(said: list[Announcement]) -> dict[str, list[str]]:
    gathered: dict[str, list[str]] = {}
    for one in said:
        if one.lead:
            gathered.setdefault(one.lead, []).append(one.text)
    return gathered


def _in_turn(said: list[Announcement]) -> list[tuple[str, list[str]]]:
    """Cards by where they lie; those out of play in the order in which they got there."""
    told: list[tuple[str, list[str]]] = []
    for lead, cards in groupby(said, key=lambda one: one.lead):
        texts = [one.text for one in cards]
        before = [] if lead.endswith(":") else [known for place, known in told if place == lead]
        if before:
            before[0].extend(texts)
        else:
            told.append((lead, texts))
    return told
