"""The evening itself: rounds played, questions asked, purse kept, rounds saved."""

from signal import SIG_IGN, SIGINT, signal

from rich.console import Console, RenderableType
from rich.text import Text

from croupier.cli.terminal.bets import ASIDES, COMMANDS, WATCH, Typist, Wish
from croupier.cli.terminal.choices import (
    about_which_hand,
    answered_by,
    choices_now,
    command_of,
    letters,
    menu,
    phrases,
    understood,
    why_not,
)
from croupier.cli.terminal.felt import WIDE, cards, felt
from croupier.cli.terminal.guide import explained, greeting
from croupier.cli.terminal.guides import guide_of
from croupier.cli.terminal.keyboard import LEAVING, Keyboard, Left
from croupier.cli.terminal.layouts import Misunderstood
from croupier.cli.terminal.narrator import Teller
from croupier.cli.terminal.paragraphs import looked_up
from croupier.cli.terminal.saved_rounds import Folder
from croupier.cli.terminal.sitting_layout import SittingLayout
from croupier.cli.terminal.summary import summary
from croupier.cli.terminal.table import Choice
from croupier.engine.front.file_player import played
from croupier.engine.history.accounts.page import page
from croupier.engine.history.played_rounds import Played
from croupier.engine.history.typed_words import in_file_words
from croupier.engine.money import dollars, net_dollars
from croupier.engine.sentences import Amount, Message, said, sentence
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.questions import Kind as Asks
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.narration.announcements import Announcement, Kind
from croupier.floor.narration.names import spot_named
from croupier.floor.narration.second_person import addressed
from croupier.floor.practice.evening import Sitting

PASSES = ("pass", "declines")  # where Enter says as much
OVER = (Status.CONCLUDED, Status.VOID)
LIES = {  # what has become of the cards when you are asked to stay in or leave
    True: said("play-cards-right"),
    False: said("play-cards-stay"),
    None: said("play-once-all-chose"),
}


def _names(choices: tuple[Choice, ...], answer: str) -> bool:
    return not isinstance(understood(choices, answer), Message)


class Evening:
    """One person at one table, by the keyboard."""

    def __init__(
        self, sitting: Sitting, keyboard: Keyboard, teller: Teller, folder: Folder | None
    ) -> None:
        self._sitting = sitting
        self._keyboard = keyboard
        self._teller = teller
        self._folder = folder
        self._typist = Typist(SittingLayout(sitting))
        self._rounds = 0
        self._under_way = False
        self._last: Played | None = None

    @property
    def _console(self) -> Console:
        return self._teller.console

    def run(self) -> int:
        """As long as you stay; the number of rounds played."""
        began = self._sitting.purse_cents
        self._show(greeting(self._sitting))
        try:
            while self._can_bet():
                self._play_a_round()
        except (Left, KeyboardInterrupt):
            self._get_up()
        purse = self._sitting.purse_cents
        change = net_dollars(purse - began)
        leaving = said("play-leaving", rounds=self._rounds, purse=Amount(purse), change=change)
        self._teller.say(leaving, "bold")
        return self._rounds

    def _can_bet(self) -> bool:
        """An evening ends with the last chip that can be bet."""
        purse, limits = self._sitting.purse_cents, self._sitting.round.settings.limits
        least = min(limits.minimum(bet) for bet in self._sitting.desk.game.BETS)
        if purse >= least:
            return True
        if purse:
            over = said("play-few-chips-left", purse=Amount(purse), least=Amount(least))
        else:
            over = said("play-no-chips-left", least=Amount(least))
        self._teller.say(over)
        return False

    def _play_a_round(self) -> None:
        self._sitting_opens()
        self._bets()
        self._typist.remember()
        self._teller.tell(self._sitting.close_betting())
        if not self._sitting.round.settings.decks:
            self._show_table()
        while self._sitting.round.status is Status.PLAY:
            self._tell(self._sitting.deal_on())
            if self._sitting.round.status is Status.PLAY:
                self._question()
        self._keep()

    def _sitting_opens(self) -> None:
        opening = self._sitting.open_round()
        self._under_way = True
        purse = Amount(self._sitting.purse_cents)
        heading = sentence(said("play-round", number=self._rounds + 1, purse=purse))
        self._console.rule(Text(heading, style="bold"), align="left", style="dim")
        self._teller.tell(opening)
        if not self._rounds and not self._sitting.round.settings.decks:
            self._show_table()

    def _bets(self) -> None:
        places = self._typist.places()
        begins = guide_of(self._sitting.desk.game).begins
        words = [*places, *COMMANDS, *ASIDES, *WATCH]
        while True:
            lying = self._typist.lying()
            question = said("play-your-bet")
            if lying:
                question = said("play-your-bet-or-begin", begins=begins)
            answer = self._heard(self._keyboard.ask(sentence(question), words, places))
            if not answer and not lying:
                self._teller.say(said("play-no-bet"), "yellow")
            elif not answer or answer.lower() in WATCH:
                return
            elif not self._aside(answer):
                self._lay(self._typist.understood(answer))

    def _lay(self, wishes: list[Wish] | Misunderstood) -> None:
        if isinstance(wishes, Refused):
            self._refused(wishes)
            return
        if isinstance(wishes, Message):
            self._teller.say(wishes, "yellow")
            return
        told: list[Announcement] = []
        for wish in wishes:
            if wish.cents < 0:
                done = self._sitting.withdraw(wish.spot, -wish.cents)
            else:
                done = self._sitting.bet(wish.spot, wish.cents)
            if isinstance(done, Refused):
                self._refused(done)
            else:
                told += done
                self._typist.placed(wish)
        self._teller.tell(told)
        for wish in wishes:
            self._warn(wish)

    def _warn(self, wish: Wish) -> None:
        """An electronic table gives back at the close what is under the minimum."""
        round = self._sitting.round
        least = round.settings.limits.minimum(wish.spot.bet)
        lying = sum(wager.stake_cents for wager in round.on(wish.spot))
        if round.settings.electronic and 0 < lying < least:
            spot, missing = spot_named(wish.spot, self._sitting.your_box), Amount(least - lying)
            warning = said("play-under-minimum", least=Amount(least), missing=missing, spot=spot)
            self._teller.say(warning, "yellow")

    def _question(self) -> None:
        asked, must = self._sitting.your_questions(), self._sitting.you_must_speak()
        choices = choices_now(self._sitting)
        self._show_hands()
        if self._sitting.round.halts:
            fixing = any(one.kind is Asks.ORDER for one in asked)
            lies = LIES[self._sitting.round.halts[-1].reconstruct]
            self._teller.say(said("play-you-pick") if fixing else lies)
        shown = menu(self._teller.deck, choices)
        self._show(shown)
        named = letters(choices)
        question = said("play-choose", letters=named)
        if not must:
            question = said("play-choose-or-pass", letters=named)
        shown_as = sentence(about_which_hand(self._sitting, question))
        while True:
            answer = self._keyboard.ask(shown_as, [*phrases(choices), *ASIDES])
            meant = self._heard(answer)
            if not answer and must:
                self._teller.say(said("play-waits-for-you", letters=named), "yellow")
            elif not answer or (meant in PASSES and not must and not _names(choices, answer)):
                self._sitting.pass_on()
                return
            elif self._aside(meant):
                self._show(shown)
            elif self._chosen(asked, choices, answer):
                return

    def _heard(self, answer: str) -> str:
        """In the words of the terminal, whichever language it was typed in."""
        meant = in_file_words(self._sitting.desk.game, answer)
        if meant in LEAVING:
            raise Left
        return meant

    def _chosen(self, asked: tuple[Awaited, ...], choices: tuple[Choice, ...], answer: str) -> bool:
        meant = understood(choices, answer)
        if isinstance(meant, Message):
            heard = understood(choices, self._heard(answer))
            meant = meant if isinstance(heard, Message) else heard
        if isinstance(meant, Message):
            refused = why_not(self._sitting, answer)
            if refused is None:
                self._teller.say(meant, "yellow")
            else:
                self._refused(refused)
            return False
        choice, cents = meant
        if cents is None and choice.range is not None and choice.usual_cents is None:
            least, most = map(dollars, choice.range)
            question = sentence(said("play-how-much", least=least, most=most))
            again = self._keyboard.ask(question, (least, most, "max"))
            return bool(again) and self._chosen(asked, (choice,), f"{choice.letter} {again}")
        if choice.doubtful and not self._sure(choice):
            return False
        command = command_of(choice, cents)
        if isinstance(command, Message):
            self._teller.say(command, "yellow")
            return False
        done = self._sitting.give(command[0], answered_by(command[0], asked))
        if isinstance(done, Refused):
            self._refused(done)
            return False
        self._teller.say(command[1])
        self._tell(tuple(told for told in done if told.kind is not Kind.SAID))
        return True

    def _sure(self, choice: Choice) -> bool:
        question = sentence(said("play-really", word=choice.words[0].capitalize()))
        answer = self._keyboard.ask(question, ("y", "n"))
        return answer.lower() in ("y", "yes")

    def _aside(self, answer: str) -> bool:
        """Things that may be asked at any time and change nothing."""
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "?" | "help":
                self._show(explained(self._sitting))
            case "table":
                self._show_table()
            case "why":
                self._why()
            case "rules":
                for told in looked_up(self._sitting.desk.game, rest):
                    self._teller.say(*told)
            case _:
                return False
        return True

    def _show(self, page: RenderableType) -> None:
        self._console.print(page, highlight=False)

    def _show_hands(self) -> None:
        """What you decide on; on a wide screen the chips stand beside it."""
        if self._console.width >= WIDE or not self._sitting.round.settings.decks:
            self._show_table()
        else:
            self._show(cards(self._teller.deck, self._sitting))

    def _show_table(self) -> None:
        self._show(felt(self._console, self._teller.deck, self._sitting))

    def _why(self) -> None:
        if self._last is None:
            self._teller.say(said("play-nothing-settled"))
        else:
            self._show(page(self._last))

    def _refused(self, refused: Refused) -> None:
        told = addressed(refused.message, self._sitting.you.name)
        self._teller.say(told, "yellow", refused.cites)

    def _tell(self, announcements: tuple[Announcement, ...]) -> None:
        """What the bets of others do is left to the summary, and your last ones as well."""
        you = self._sitting.you.name
        told = [one for one in announcements if one.kind is not Kind.PAID or one.about == you]
        if self._sitting.round.status not in OVER:
            self._teller.tell(told, then_the_table=True)
            return
        calls = [one for one in told if one.kind is Kind.CALL]
        while told and told[-1].kind in (Kind.CALL, Kind.PAID, Kind.RESULT):
            told.pop()
        self._teller.tell(told, then_the_table=True)
        self._show(summary(self._teller.deck, self._sitting))
        self._teller.tell(calls)

    def _get_up(self) -> None:
        """What lies is withdrawn, or played out by the book; a second Ctrl-C changes nothing."""
        signal(SIGINT, SIG_IGN)
        self._teller.hurry()
        if self._under_way:
            self._tell(self._sitting.leave())
            self._keep()

    def _keep(self) -> None:
        """The finished round is remembered, and saved if a folder was named."""
        if self._sitting.round.status not in OVER:
            return
        self._under_way = False
        self._rounds += 1
        self._last = played(self._sitting.desk)
        if self._folder is not None:
            self._folder.keep(self._last, self._rounds)
