"""Blackjack in history files (Blackjack 3.8, 3.15, 3.17, 3.18, 3.22, 3.23)."""

from collections.abc import Mapping
from typing import Any

from croupier.equipment.cards import Card
from croupier.games import blackjack
from croupier.games.blackjack import hands
from croupier.games.blackjack.commands import (
    CollectBust,
    Decline,
    Double,
    EvenMoney,
    Follow,
    Hit,
    Insure,
    SettleInterim,
    Split,
    Stand,
    Surrender,
)
from croupier.games.blackjack.hands import DEALER_HAND
from croupier.games.blackjack.play import ON_A_HAND
from croupier.games.blackjack.state import BlackjackRound
from croupier.games.blackjack.window import SURRENDER
from croupier.history.dialect import Dialect, Laid
from croupier.history.lines import FACE_DOWN, LineReader, on_behalf
from croupier.history.values import whole_number
from croupier.money import dollars
from croupier.table.commands import Command
from croupier.table.numbering import as_people_say
from croupier.table.people import Person
from croupier.table.places import Place
from croupier.table.settings import Settings
from croupier.table.wagers import Result, Wager


def settings(head: Mapping[str, Any]) -> Settings:
    return blackjack.settings(**head)


def written(made: Settings) -> dict[str, Any]:
    return {"boxes": len(made.boxes)}


def _box(words: LineReader) -> int:
    words.expect("box")
    return words.number("the number of a box")


def _hand(words: LineReader) -> tuple[int, int]:
    """Box and hand; the first hand needs no number."""
    return _box(words), words.hand() or 1


def insures(by: Person, words: LineReader) -> Command:
    stake, box = words.cents("the stake"), _box(words)
    return Insure(by, words.whose(by), box, stake)


def doubles(by: Person, words: LineReader) -> Command:
    amount = words.cents("the amount")
    return Double(by, *_hand(words), amount_cents=amount)


def said(command: Command) -> str:
    match command:
        case Insure(by, player, box, stake):
            return f"insures {dollars(stake)} box {box}" + on_behalf(by, player)
        case EvenMoney(_, box):
            return f"even-money box {box}"
        case Surrender(_, box):
            return f"surrenders box {box}"
        case Double():
            amount = dollars(command.amount_cents)
            return f"doubles {amount} box {command.box} hand {command.hand}"
        case Hit(_, box, hand):
            return f"hits box {box} hand {hand}"
        case Stand(_, box, hand):
            return f"stands box {box} hand {hand}"
        case Split(_, box, hand):
            return f"splits box {box} hand {hand}"
        case Follow(_, amount):
            return f"follows {dollars(amount)}"
        case Decline():
            return "declines"
        case CollectBust(_, box, hand):
            return f"collects box {box} hand {hand}"
        case _:
            assert isinstance(command, SettleInterim)
            return "settles-interim"


def worth(cards: tuple[Card | None, ...], *, split: bool) -> str:
    known = [card for card in cards if card is not None]
    if not known:
        return ""
    points = hands.total(known)
    if hands.bust(known):
        return f"Bust with {points}"
    if hands.blackjack(known, split=split):
        return "Blackjack"
    return f"soft {points}" if hands.soft(known) else str(points)


def laid(round: BlackjackRound) -> tuple[Laid, ...]:
    own = [
        (str(as_people_say(blackjack, round, hand.place)).capitalize(), hand.place, hand.split)
        for hand in round.play.hands
    ]
    return tuple(_laid(round, *hand) for hand in (*own, ("Dealer", DEALER_HAND, False)))


def _laid(round: BlackjackRound, name: str, place: Place, split: bool) -> Laid:
    cards = round.at(place)
    return Laid(name, tuple(card or FACE_DOWN for card in cards), worth(cards, split=split))


def told(round: BlackjackRound) -> str:
    match blackjack.outcome(round):
        case "void":
            return "The round is void."
        case "none":
            return "The Dealer's Hand is not played out."
        case "bust":
            return "The Dealer goes Bust."
        case "blackjack":
            return "The Dealer has a Blackjack."
        case points:
            return f"The Dealer stands on {points}."


def result_told(wager: Wager) -> str | None:
    settlement = wager.settlement
    if settlement is None or settlement.result is not Result.LOSE:
        return None
    return "surrendered" if SURRENDER in settlement.cites else None


DIALECT = Dialect(
    own_keys={"boxes": whole_number},
    settings=settings,
    written=written,
    verbs={
        "insures": insures,
        "even-money": lambda by, words: EvenMoney(by, _box(words)),
        "surrenders": lambda by, words: Surrender(by, _box(words)),
        "hits": lambda by, words: Hit(by, *_hand(words)),
        "stands": lambda by, words: Stand(by, *_hand(words)),
        "splits": lambda by, words: Split(by, *_hand(words)),
        "doubles": doubles,
        "follows": lambda by, words: Follow(by, words.cents("the amount")),
        "declines": lambda by, words: Decline(by),
        "settles-interim": lambda by, words: SettleInterim(by),
        "collects": lambda by, words: CollectBust(by, *_hand(words)),
    },
    said=said,
    on_hands=ON_A_HAND,
    hands=laid,
    told=told,
    result_told=result_told,
)
