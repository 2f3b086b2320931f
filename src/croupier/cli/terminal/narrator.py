"""What is said at the table, on the screen: cards that fall together share a line, in the pace of
a table."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from time import sleep

from rich.console import Console
from rich.text import Text

from croupier.cli.terminal.cards import Deck
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Listed, Message, Value, in_words, said, sentence, short
from croupier.floor.narration.announcements import IN_TURN, Announcement, Kind

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
        groups = [(kind, list(told)) for kind, told in groupby(announcements, key=lambda a: a.kind)]
        if then_the_table and groups and groups[-1][0] is Kind.CARD:
            groups.pop()
            self._pause(PAUSES[Kind.CARD])
        for kind, told in groups:
            if kind is Kind.BALL:
                self._ball_runs()
            for line in self._lines(kind, told):
                self._line(line)
            self._pause(PAUSES.get(kind, 0))

    def say(
        self, message: Message | str, style: str = "", cites: tuple[Citation, ...] = ()
    ) -> None:
        self._line(_cited(self.deck.text(in_words(message), style), cites))

    def _lines(self, kind: Kind, told: list[Announcement]) -> list[Text]:
        between = Text(sentence(said("play-between-sentences")))
        match kind:
            case Kind.CARD:
                return [self.deck.text(" · ".join(map(sentence, _cards(told))))]
            case Kind.BET:
                led = [self.deck.text(sentence(message)) for message in _by_lead(told)]
                alone = [self._sentence(one) for one in told if one.lead is None]
                return [between.join([*led, *alone])]
            case Kind.CALL | Kind.SAID:  # whoever stays in with two bets says it once
                once = [one for index, one in enumerate(told) if one not in told[:index]]
                return [between.join(map(self._sentence, once))]
            case _:
                return [self._sentence(one) for one in told]

    def _sentence(self, told: Announcement) -> Text:
        text = self.deck.text(str(told), STYLES.get(told.kind, ""))
        return _cited(text, told.cites if told.kind in CITED else ())

    def _line(self, text: Text) -> None:
        self.console.print(text, highlight=False, soft_wrap=False)

    def _ball_runs(self) -> None:
        self.say(said("play-ball-runs"), "dim")
        self._pause(BALL_RUNS)

    def _pause(self, seconds: float) -> None:
        if self._pauses:
            sleep(seconds)


def _cited(told: Text, cites: tuple[Citation, ...]) -> Text:
    return Text.assemble(told, Text(f"  [{short(cites)}]", style="dim")) if cites else told


def _by_lead(told: list[Announcement]) -> Iterator[Message]:
    for lead, texts in _gathered(told):
        yield said("told-together", lead=lead, what=Listed((*texts,)))


def _cards(told: list[Announcement]) -> Iterator[Message]:
    """By where they lie; those out of play in the order in which they got there."""
    for lead, texts in _gathered(told):
        yield said("play-cards-at", place=lead, cards=Listed((*texts,), "row"))


def _gathered(told: list[Announcement]) -> list[tuple[Value, list[Value]]]:
    """What shares a lead; leads that keep their turn share it only in a row."""
    gathered: list[tuple[Value, list[Value]]] = []
    for lead, alike in groupby(told, key=lambda one: one.lead):
        if lead is None:
            continue
        texts = [one.text for one in alike]
        before = [known for other, known in gathered if other == lead and lead not in IN_TURN]
        if before:
            before[0].extend(texts)
        else:
            gathered.append((lead, texts))
    return gathered
