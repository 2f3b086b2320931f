"""Blackjack for the person who sits down."""

from collections.abc import Sequence

from msgspec.structs import replace

from croupier.cli.terminal.table import Choice, Described, TableGuide, amounts, span
from croupier.games.blackjack import Decline, Double, Follow, Hit, Split, Stand
from croupier.games.blackjack.commands import EvenMoney, ForHand, Insure, Surrender
from croupier.games.blackjack.hands import hard_total, soft, total
from croupier.games.blackjack.layout import (
    BLACKJACK_PAYS,
    BOOM_BUSTED_PAYS,
    INSURANCE_PAYS,
    PAIRS_PAY,
    REGULAR_PAYS,
)
from croupier.games.blackjack.play import base_bet, faces, hand_of
from croupier.games.blackjack.state import BlackjackRound, box_hand
from croupier.games.blackjack.window import initial_wagers
from croupier.money import CENTS_PER_DOLLAR, dollars
from croupier.table.commands import Command
from croupier.table.offers import Offer
from croupier.table.people import Person
from croupier.table.settings import Settings

HARD_21 = 21
ORDER = "hsdpierfn"  # as people think of them


def bets(settings: Settings) -> tuple[Described, ...]:
    return (
        Described(
            "initial",
            f"{REGULAR_PAYS}, a Blackjack {BLACKJACK_PAYS}",
            "your hand is nearer to 21 than the Dealer’s, or the Dealer goes Bust",
        ),
        Described(
            "rws-pairs", span(tuple(PAIRS_PAY.values())), "your first two cards are of one rank"
        ),
        Described(
            "boom-busted",
            span(tuple(BOOM_BUSTED_PAYS.values())),
            "the Dealer goes Bust; more cards pay more",
        ),
    )


def choices(round: BlackjackRound, offers: Sequence[Offer]) -> list[Choice]:
    found = [choice for choice in (_choice(round, offer) for offer in offers) if choice]
    letters = [choice.letter for choice in found]
    told_apart = [
        _of_its_box(choice) if letters.count(choice.letter) > 1 else choice for choice in found
    ]
    return sorted(told_apart, key=lambda choice: ORDER.index(choice.letter[0]))


def decisions(you: Person, box: int, hand: int) -> dict[str, Command]:
    """Everything you can say about a hand, even where the book does not allow it now."""
    least = CENTS_PER_DOLLAR
    spoken: dict[tuple[str, ...], Command] = {
        ("h", "hit"): Hit(you, box, hand),
        ("s", "stand"): Stand(you, box, hand),
        ("d", "double"): Double(you, box, hand, amount_cents=least),
        ("p", "split"): Split(you, box, hand),
        ("i", "insure", "insurance"): Insure(you, you.name, box, least),
        ("e", "even", "even-money"): EvenMoney(you, box),
        ("r", "surrender"): Surrender(you, box),
    }
    return {word: command for words, command in spoken.items() for word in words}


def _of_its_box(choice: Choice) -> Choice:
    """Whoever has bets on several boxes names the one that is meant: `r 2`."""
    command = choice.offer.command
    assert isinstance(command, Insure | EvenMoney | Surrender), "one hand is asked at a time"
    return replace(
        choice,
        letter=f"{choice.letter} {command.box}",
        words=tuple(f"{word} box {command.box}" for word in choice.words),
        text=f"box {command.box}: {choice.text}",
    )


def _choice(round: BlackjackRound, offer: Offer) -> Choice | None:
    command = offer.command
    if isinstance(command, ForHand):
        return _for_a_hand(round, offer, command)
    match command:
        case Insure():
            text = f"Insurance pays {INSURANCE_PAYS} if the Dealer has a Blackjack; "
            return Choice(
                "i",
                ("insure", "insures", "insurance"),
                f"{text}you may stake {amounts(offer)}",
                offer,
                f"You stake {{amount}} on Insurance at {INSURANCE_PAYS}.",
            )
        case EvenMoney(by, box):
            bet = dollars(sum(w.action_cents for w in initial_wagers(round, by.name, box)))
            text = f"win {bet} now, whatever the Dealer has"
            return Choice("e", ("even money", "even-money"), text, offer, "You take Even Money.")
        case Surrender(by, box):
            bet = dollars(sum(w.action_cents for w in initial_wagers(round, by.name, box)))
            return Choice(
                "r",
                ("surrender", "surrenders"),
                f"give the hand up and lose half of your {bet}",
                offer,
                f"You surrender: half of your {bet} is lost.",
            )
        case Follow():
            text = f"put {amounts(offer)} beside it, as the box’s player did"
            return Choice("f", ("follow", "follows"), text, offer, "You follow with {amount}.")
        case Decline() if round.play.following is not None:  # in the window Enter says as much
            return Choice(
                "n", ("no", "decline", "declines"), "do not follow", offer, "You decline."
            )
        case _:
            return None


def _for_a_hand(round: BlackjackRound, offer: Offer, command: ForHand) -> Choice | None:
    cards = faces(round, box_hand(command.box, command.hand))
    points = f"soft {total(cards)}" if soft(cards) else str(total(cards))
    bet = base_bet(round, hand_of(round, command.box, command.hand), command.by.name)
    match command:
        case Hit():
            hurts = hard_total(cards) == HARD_21  # Blackjack 3.18: it may be drawn to all the same
            text = "one more card" + (", although you have 21" if hurts else "")
            words, done = ("hit", "hits", "card"), f"You hit {points}."
            return Choice("h", words, text, offer, done, doubtful=hurts)
        case Stand():
            text = f"no more cards, play {points}"
            return Choice("s", ("stand", "stands"), text, offer, f"You stand on {points}.")
        case Double():
            less = "" if offer.largest_cents == offer.smallest_cents else "; d 5 doubles for 5"
            return Choice(
                "d",
                ("double", "doubles", "double down"),
                f"{dollars(offer.largest_cents or 0)} more and exactly one card{less}",
                offer,
                "You double for {amount}.",
                usual_cents=offer.largest_cents,
            )
        case Split():
            text = f"two hands of one card each, {dollars(bet)} more for the second"
            done = f"You split: {dollars(bet)} more lies on the second hand."
            return Choice("p", ("split", "splits"), text, offer, done)
        case _:
            return None


GUIDE = TableGuide(
    main=("initial",),
    alone="{more} alone is your Initial Bet",
    another="rws pairs",
    example="{more} · {least} rws pairs · {least} boom busted",
    bets=bets,
    notes=(
        "In play: h hit, s stand, d double, p split. Before a further card: i insurance and "
        "e even money against an Ace, r surrender against anything else.",
        "The Dealer draws to 16 and stands on every 17. Below 12 a hand must be drawn to.",
    ),
    choices=choices,
    decisions=decisions,
)
