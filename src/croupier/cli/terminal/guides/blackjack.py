"""Blackjack for the person who sits down."""

from collections.abc import Sequence

from msgspec.structs import replace

from croupier.cli.terminal.table import Choice, Described, TableGuide, amounts, span, whatever
from croupier.engine.games.blackjack import Decline, Double, Follow, Hit, Split, Stand
from croupier.engine.games.blackjack.cards.hands import hard_total, soft, total
from croupier.engine.games.blackjack.commands import EvenMoney, ForHand, Insure, Surrender
from croupier.engine.games.blackjack.layout import (
    BLACKJACK_PAYS,
    BOOM_BUSTED_PAYS,
    INSURANCE_PAYS,
    PAIRS_PAY,
    REGULAR_PAYS,
)
from croupier.engine.games.blackjack.play import base_bet, hand_of
from croupier.engine.games.blackjack.state import BlackjackRound, box_hand
from croupier.engine.games.blackjack.window import initial_wagers
from croupier.engine.history.typed_moves import LETTERS
from croupier.engine.history.typed_words import words_of
from croupier.engine.money import CENTS_PER_DOLLAR
from croupier.engine.sentences import Amount, said
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.words import odds_said

HARD_21 = 21
ORDER = "hsdpierfn"  # as people think of them


def bets(settings: Settings) -> tuple[Described, ...]:
    return (
        Described(
            "initial",
            said(
                "guide-blackjack-initial-pays",
                odds=odds_said(REGULAR_PAYS),
                blackjack=odds_said(BLACKJACK_PAYS),
            ),
            said("guide-blackjack-initial"),
        ),
        Described("rws-pairs", span(tuple(PAIRS_PAY.values())), said("guide-blackjack-rws-pairs")),
        Described(
            "boom-busted",
            span(tuple(BOOM_BUSTED_PAYS.values())),
            said("guide-blackjack-boom-busted"),
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
    spoken: dict[str, Command] = {
        "hits": Hit(you, box, hand),
        "stands": Stand(you, box, hand),
        "doubles": Double(you, box, hand, amount_cents=least),
        "splits": Split(you, box, hand),
        "insures": Insure(you, you.name, box, least),
        "even-money": EvenMoney(you, box),
        "surrenders": Surrender(you, box),
    }
    return {
        word: command
        for verb, command in spoken.items()
        for word in (LETTERS[verb], *words_of(verb))
    }


def _of_its_box(choice: Choice) -> Choice:
    """Whoever has bets on several boxes names the one that is meant: `r 2`."""
    command = choice.offer.command
    assert isinstance(command, Insure | EvenMoney | Surrender), "one hand is asked at a time"
    return replace(
        choice,
        letter=f"{choice.letter} {command.box}",
        words=tuple(f"{word} box {command.box}" for word in choice.words),
        text=said("guide-blackjack-of-box", box=command.box, text=choice.text),
    )


def _choice(round: BlackjackRound, offer: Offer) -> Choice | None:
    command = offer.command
    if isinstance(command, ForHand):
        return _for_a_hand(round, offer, command)
    match command:
        case Insure():
            odds = odds_said(INSURANCE_PAYS)
            return Choice(
                "i",
                words_of("insures"),
                said("guide-blackjack-insure", odds=odds, amounts=amounts(offer)),
                offer,
                lambda amount: said("guide-blackjack-insured", amount=amount, odds=odds),
            )
        case EvenMoney(by, box):
            text = said("guide-blackjack-even-money", bet=_initial_bet(round, by, box))
            done = whatever(said("guide-blackjack-even-money-taken"))
            return Choice("e", words_of("even-money"), text, offer, done)
        case Surrender(by, box):
            bet = _initial_bet(round, by, box)
            text = said("guide-blackjack-surrender", bet=bet)
            done = whatever(said("guide-blackjack-surrendered", bet=bet))
            return Choice("r", words_of("surrenders"), text, offer, done)
        case Follow():
            return Choice(
                "f",
                words_of("follows"),
                said("guide-blackjack-follow", amounts=amounts(offer)),
                offer,
                lambda amount: said("guide-blackjack-followed", amount=amount),
            )
        case Decline() if round.play.following is not None:  # in the window Enter says as much
            text, done = said("guide-blackjack-decline"), whatever(said("guide-blackjack-declined"))
            return Choice("n", words_of("declines"), text, offer, done)
        case _:
            return None


def _initial_bet(round: BlackjackRound, by: Person, box: int) -> Amount:
    return Amount(sum(wager.action_cents for wager in initial_wagers(round, by.name, box)))


def _for_a_hand(round: BlackjackRound, offer: Offer, command: ForHand) -> Choice | None:
    cards = round.cards.faces_at(box_hand(command.box, command.hand))
    points = said("guide-blackjack-hard", points=total(cards))
    if soft(cards):
        points = said("guide-blackjack-soft", points=total(cards))
    match command:
        case Hit():
            hurts = hard_total(cards) == HARD_21  # Blackjack 3.18: it may be drawn to all the same
            text = said("guide-blackjack-hit-21") if hurts else said("guide-blackjack-hit")
            done = whatever(said("guide-blackjack-have-hit", points=points))
            return Choice("h", words_of("hits"), text, offer, done, doubtful=hurts)
        case Stand():
            text = said("guide-blackjack-stand", points=points)
            done = whatever(said("guide-blackjack-have-stood", points=points))
            return Choice("s", words_of("stands"), text, offer, done)
        case Double():
            most = Amount(offer.largest_cents or 0)
            text = said("guide-blackjack-double-less", most=most)
            if offer.largest_cents == offer.smallest_cents:
                text = said("guide-blackjack-double", most=most)
            return Choice(
                "d",
                words_of("doubles"),
                text,
                offer,
                lambda amount: said("guide-blackjack-doubled", amount=amount),
                usual_cents=offer.largest_cents,
            )
        case Split():
            hand = hand_of(round, command.box, command.hand)
            bet = Amount(base_bet(round, hand, command.by.name))
            text = said("guide-blackjack-split", bet=bet)
            done = whatever(said("guide-blackjack-have-split", bet=bet))
            return Choice("p", words_of("splits"), text, offer, done)
        case _:
            return None


GUIDE = TableGuide(
    main=("initial",),
    alone=lambda more: said("guide-blackjack-alone", more=more),
    another="rws pairs",
    bets=bets,
    notes=(said("guide-blackjack-note-play"), said("guide-blackjack-note-dealer")),
    choices=choices,
    decisions=decisions,
)
