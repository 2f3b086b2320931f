"""What you may say in play, each by its letter, and how your answer is understood."""

from collections.abc import Sequence

from msgspec.structs import replace

from croupier.cli.terminal.cards import Deck
from croupier.cli.terminal.guides import guide_of
from croupier.cli.terminal.keyboard import plain
from croupier.cli.terminal.table import Choice, amounts, whatever
from croupier.engine.history.accounts.grid import Grid
from croupier.engine.history.shown_lines import in_shown_words
from croupier.engine.history.typed_words import words_of
from croupier.engine.history.writer import line_of
from croupier.engine.money import AmountTooLarge, UnknownAmount, parse_dollars
from croupier.engine.sentences import Amount, Listed, Message, said, sentence
from croupier.engine.table.course.frame import decide
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.trouble.rulings.options import reached
from croupier.engine.table.vocabulary.commands import ChooseOption, Command, FixOrder
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.refusals import Refused, amount_too_large
from croupier.engine.table.vocabulary.wagers import Wager
from croupier.floor.narration.names import card_name, spot_named
from croupier.floor.practice.evening import Sitting

MOST = ("max", "all")
VERBS = {True: "continues", False: "takes-back"}  # by whether the bets stay in
AFTER_AN_ERROR = (Kind.OPTION, Kind.ORDER)


def choices_now(sitting: Sitting) -> tuple[Choice, ...]:
    offers = sitting.your_offers()
    own = guide_of(sitting.desk.game).choices(sitting.round, offers)
    found = [*_options(sitting, offers), *_orders(offers), *own]
    if found:
        return tuple(found)
    return tuple(_in_its_own_words(sitting, offer) for offer in offers)


def _in_its_own_words(sitting: Sitting, offer: Offer) -> Choice:
    """Whatever no guide has a letter for is said as a history file says it."""
    game, round = sitting.desk.game, sitting.round
    line = line_of(game, as_people_say(game, round, offer.command))
    line = line.removeprefix(f"{sitting.you.name} ")
    shown = in_shown_words(game, line)
    told = said("play-you-say", words=shown)
    return Choice(shown, tuple(dict.fromkeys((shown, line))), told, offer, whatever(told))


def _options(sitting: Sitting, offers: Sequence[Offer]) -> list[Choice]:
    """Stay in or take back: for everything, and for each hand where there are several."""
    found: dict[tuple[Wager, ...], list[tuple[Offer, ChooseOption]]] = {}
    for offer in offers:
        if isinstance(offer.command, ChooseOption):
            reach = _reached(sitting, offer.command)
            found.setdefault(reach, []).append((offer, offer.command))
    return [
        _option(sitting, wagers, offer, command, several=len(found) > 1)
        for wagers, pairs in found.items()
        for stays in (True, False)
        for offer, command in [pair for pair in pairs if pair[1].stays is stays][:1]
    ]


def _reached(sitting: Sitting, command: ChooseOption) -> tuple[Wager, ...]:
    round, game = sitting.round, sitting.desk.game
    scopes = {
        (asked.box, asked.hand)
        for asked in sitting.your_questions()
        if asked.kind is Kind.OPTION
        and command.box in (None, asked.box)
        and command.hand in (None, asked.hand)
    }
    return tuple(
        wager
        for wager in reached(game, round, round.halts[-1])
        if wager.player == command.by.name and game.scope(wager) in scopes
    )


def _option(
    sitting: Sitting, wagers: tuple[Wager, ...], offer: Offer, command: ChooseOption, several: bool
) -> Choice:
    chips = Listed(tuple(_chips(sitting, wager) for wager in wagers))
    number = as_people_say(sitting.desk.game, sitting.round, command).hand
    hand = f" {number}" if several and number is not None else ""
    verb = VERBS[command.stays]
    words = tuple(f"{word}{hand}" for word in words_of(verb))
    if hand:
        words = (*words, f"{verb} hand{hand}")
    if command.stays:
        text = said("play-stay-in", chips=chips)
        done = whatever(said("play-you-stay-in", chips=chips))
        return Choice(f"k{hand}", words, text, offer, done)
    amount = Amount(sum(wager.stake_cents for wager in wagers))
    text = said("play-get-back", amount=amount)
    if len(wagers) > 1:
        text = said("play-get-all-back", amount=amount, chips=chips)
    return Choice(f"t{hand}", words, text, offer, whatever(said("play-you-take-back", chips=chips)))


def _chips(sitting: Sitting, wager: Wager) -> Message:
    spot, number = spot_named(wager.spot, sitting.your_box), hand_number(sitting, wager)
    if number > 1:
        spot = said("play-chips-of-hand", spot=spot, hand=number)
    return said("told-chips-on", amount=Amount(wager.stake_cents), spot=spot)


def hand_number(sitting: Sitting, wager: Wager) -> int:
    """As people count the hands of the box."""
    return as_people_say(sitting.desk.game, sitting.round, wager).hand or 1


def _orders(offers: Sequence[Offer]) -> list[Choice]:
    """Cards drawn together: the one that is named comes first."""
    found: dict[str, Choice] = {}
    for offer in offers:
        if isinstance(offer.command, FixOrder):
            cards = [(card, card_name(card)) for card in offer.command.cards if card]
            (first, shown), *rest = cards
            others = Listed(tuple(name for _, name in rest))
            text = said("play-first-then", first=shown, rest=others)
            letter, done = first.lower(), whatever(said("play-you-say", words=text))
            words = (f"{shown} first", shown.lower(), f"{letter} first")
            found.setdefault(letter, Choice(letter, words, text, offer, done))
    return list(found.values())


def menu(deck: Deck, choices: Sequence[Choice]) -> Grid:
    """A line for each: the letter, the word, and what it does."""
    lines = Grid(3)
    for choice in choices:
        text = deck.text(sentence(choice.text))
        lines.add(f"  {choice.letter}", deck.text(choice.words[0]), text)
    return lines


def letters(choices: Sequence[Choice]) -> Listed:
    return Listed(tuple(choice.letter for choice in choices), "or")


def about_which_hand(sitting: Sitting, question: Message) -> Message:
    """`Hand 2: h or s?` where you are asked about one of several."""
    asked = as_people_say(sitting.desk.game, sitting.round, sitting.asked_next())
    if asked.player != sitting.you.name or asked.kind in AFTER_AN_ERROR or asked.kind.may_pass:
        return question
    box, hand = asked.box or 0, asked.hand or 1
    several = any(drawn.place == Place("box", box, 2) for drawn in sitting.round.cards)
    if box == sitting.your_box:
        return said("play-of-hand", hand=hand, question=question) if several else question
    if several:
        return said("play-of-box-and-hand", box=box, hand=hand, question=question)
    return said("play-of-box", box=box, question=question)


def phrases(choices: Sequence[Choice]) -> list[str]:
    return [word for choice in choices for word in (choice.letter, *choice.words)]


def understood(choices: Sequence[Choice], answer: str) -> tuple[Choice, int | None] | Message:
    """The choice and the amount that was said with it; or a sentence that says what is wrong."""
    typed = plain(answer)
    named = [(choice, plain(word)) for choice in choices for word in (choice.letter, *choice.words)]
    for choice, word in named:
        if typed == word:
            return choice, None
    for choice, word in named:
        if choice.offer.amount is not None and typed.startswith(f"{word} "):
            amount = typed.removeprefix(f"{word} ")
            try:
                cents = _amount(choice, amount)
            except AmountTooLarge:
                return amount_too_large().message
            if cents is None:
                return said("play-not-an-amount", text=amount, amounts=amounts(choice.offer))
            return choice, cents
    return said("play-not-a-choice", text=answer, letters=letters(choices))


def why_not(sitting: Sitting, answer: str) -> Refused | None:
    """What the book says of a decision that can be made of a hand, but not of this one now."""
    asked = sitting.asked_next()
    if asked.player != sitting.you.name or asked.kind in AFTER_AN_ERROR:
        return None
    box = asked.box or sitting.your_box or 0
    decisions = guide_of(sitting.desk.game).decisions(sitting.you, box, asked.hand or 1)
    typed = plain(answer)
    command = decisions.get(typed) or decisions.get(typed.partition(" ")[0])
    if command is None:
        return None
    decided = decide(sitting.desk.game, sitting.round, command)
    return decided if isinstance(decided, Refused) else None


def answered_by(command: Command, asked: Sequence[Awaited]) -> str | None:
    """Which question: the one about the hand that is named, otherwise the first."""
    where = getattr(command, "box", None), getattr(command, "hand", None)
    about = [one for one in asked if (one.box, one.hand) == where] or asked
    return about[0].question if about else None


def _amount(choice: Choice, text: str) -> int | None:
    if text in MOST and choice.range is not None:
        return choice.range[1]
    try:
        return parse_dollars(text.removeprefix("$"))
    except UnknownAmount:
        return None


def command_of(choice: Choice, cents: int | None) -> tuple[Command, Message] | Message:
    """What is asked of the table, and what is said once it is done."""
    offer = choice.offer
    if offer.amount is None:
        return offer.command, choice.done(Amount(0))
    if cents is None:
        cents = choice.usual_cents or offer.smallest_cents
    command: Command = replace(offer.command, **{offer.amount: cents})
    if not offer.admits(command):
        return said(
            "play-not-possible",
            amount=Amount(cents),
            least=Amount(offer.smallest_cents),
            most=Amount(offer.largest_cents or 0),
            step=Amount(offer.step_cents),
        )
    return command, choice.done(Amount(cents))
