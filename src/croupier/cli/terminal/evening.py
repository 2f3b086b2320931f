"""The evening itself: rounds played, questions asked, purse kept, rounds saved."""

from collections.abc import Iterable
from pathlib import Path

from rich.console import Console

from croupier.cli.terminal.felt import felt
from croupier.cli.terminal.questions import Left, ask, bet_line, chosen, menu
from croupier.floor.announcing import Announcement
from croupier.floor.sitting import Sitting
from croupier.history.page import page, short
from croupier.history.playing import Played
from croupier.history.writing import written
from croupier.money import dollars
from croupier.rulebook import UnknownParagraph, cite, paragraph_of
from croupier.table.refusals import Refused
from croupier.table.round import Stage

HELP = """
Bets are open:  25 banker · 5 straight 17 · withdraw 5 banker · Enter deals
You are asked:  the number of your choice, and an amount if it needs one: 3 20
At any time:    why (the last round, each payment with its paragraph)
                rules 5.8 (that paragraph) · table · ? · q gets up
""".strip("\n")


class Evening:
    """One person at one table, by the keyboard."""

    def __init__(self, console: Console, sitting: Sitting, save: Path | None) -> None:
        self.console = console
        self.sitting = sitting
        self.save = save
        self.rounds = 0
        self._last: Played | None = None

    def run(self) -> None:
        began = self.sitting.purse_cents
        try:
            while True:
                self._play_a_round()
        except Left:
            self._tell(self.sitting.leave())
            self._keep()
        purse = self.sitting.purse_cents
        played = "1 round" if self.rounds == 1 else f"{self.rounds} rounds"
        self.console.print(
            f"{played}; you leave with {dollars(purse)} "
            f"({'+' if purse > began else ''}{dollars(purse - began)}).",
            style="bold",
        )

    def _play_a_round(self) -> None:
        self._tell(self.sitting.open_round())
        self._bets()
        self._tell(self.sitting.close_betting())
        while self.sitting.round.stage is Stage.PLAY:
            self._tell(self.sitting.deal_on())
            if self.sitting.round.stage is Stage.PLAY:
                self._question()
        self._keep()

    def _bets(self) -> None:
        self.console.print(felt(self.sitting))
        while True:
            answer = ask(self.console, "Your bet (Enter deals, ? helps):")
            if not answer:
                return
            if self._aside(answer):
                continue
            done = self.sitting.say(bet_line(self.sitting, answer))
            self._answered(done)

    def _question(self) -> None:
        offers, must = self.sitting.your_offers(), self.sitting.you_must_speak()
        self.console.print(felt(self.sitting))
        menu(self.console, self.sitting, offers, must)
        while True:
            answer = ask(self.console, "Your word:" if must else "Your word, or Enter:")
            if not answer and not must:
                self.sitting.pass_on()
                return
            if answer and self._aside(answer):
                continue
            command = chosen(lambda question: ask(self.console, question), offers, answer)
            if isinstance(command, str):
                self.console.print(command, style="yellow")
                continue
            if self._answered(self.sitting.give(command)):
                return

    def _aside(self, answer: str) -> bool:
        """Things that may be asked at any time and change nothing."""
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "?" | "help":
                self.console.print(HELP, highlight=False)
            case "table":
                self.console.print(felt(self.sitting))
            case "why":
                self._why()
            case "rules":
                self._rules(rest.strip())
            case _:
                return False
        return True

    def _why(self) -> None:
        if self._last is None:
            self.console.print("No round has been settled yet.")
        else:
            self.console.print(page(self._last))

    def _rules(self, number: str) -> None:
        book = self.sitting.desk.game.BOOK
        try:
            found = paragraph_of(cite(f"{book} {number}"))
        except UnknownParagraph as problem:
            self.console.print(str(problem), style="yellow")
            return
        self.console.print(f"{found.citation}: {found.gist}", highlight=False)
        if found.reading:
            self.console.print(f"Our reading: {found.reading}", highlight=False, style="italic")

    def _answered(self, done: tuple[Announcement, ...] | Refused) -> bool:
        if isinstance(done, Refused):
            self.console.print(str(done), style="yellow", highlight=False)
            return False
        self._tell(done)
        return True

    def _tell(self, announcements: Iterable[Announcement]) -> None:
        for said in announcements:
            cites = f"  [{short(said.cites)}]" if said.cites else ""
            self.console.print(
                f"{said.text}{cites}",
                style="bold" if said.loud else "",
                highlight=False,
                markup=False,
            )

    def _keep(self) -> None:
        """The finished round is remembered, and saved if a folder was named."""
        desk = self.sitting.desk
        if desk.round.stage not in (Stage.CONCLUDED, Stage.VOID):
            return
        self.rounds += 1
        self._last = Played("", 0, desk.game, desk.opening, desk.commands, desk.round)
        if self.save is not None:
            name = f"{desk.game.NAME}-{self.rounds:04d}.toml"
            (self.save / name).write_text(written(self._last), encoding="utf-8")
