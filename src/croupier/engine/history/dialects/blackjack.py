"""Blackjack in history files (Blackjack 3.8, 3.15, 3.17, 3.18, 3.22, 3.23)."""

from collections.abc import Mapping
from typing import Any

from croupier.engine.equipment.cards import Card
from croupier.engine.games import blackjack
from croupier.engine.games.blackjack.cards import hands
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND
from croupier.engine.games.blackjack.commands import (
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
from croupier.engine.games.blackjack.play import ON_A_HAND
from croupier.engine.games.blackjack.settlement import ONE_BET_AFTER_SPLIT
from croupier.engine.games.blackjack.state import BlackjackRound
from croupier.engine.games.blackjack.window import SURRENDER
from croupier.engine.history.dialect import Dialect, Laid, hand_name
from croupier.engine.history.lines import FACE_DOWN, LineReader, on_behalf
from croupier.engine.history.values import whole_number
from croupier.engine.money import dollars
from croupier.engine.sentences import Amount, Message, said, sentence
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Result, Wager


def settings(head: Mapping[str, Any]) -> Settings:
    return blackjack.settings(**head)


def written(made: Settings) -> dict[str, Any]:
    return {"boxes": len(made.boxes)}


def _hand(words: LineReader) -> tuple[int, int]:
    """Box and hand; the first hand needs no number, and the only one of a player no box."""
    return words.box_or_own(), words.hand() or 1


def insures(by: Person, words: LineReader) -> Command:
    stake, box = words.cents(said("what-stake")), words.box_or_own()
    return Insure(by, words.whose(by), box, stake)


def doubles(by: Person, words: LineReader) -> Command:
    amount = words.cents(said("what-amount"))
    return Double(by, *_hand(words), amount_cents=amount)


def verb_and_words(command: Command) -> str:
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
    total = hands.total(known)
    if hands.bust(known):
        return sentence(said("blackjack-worth-bust", total=total))
    if hands.blackjack(known, split=split):
        return sentence(said("blackjack-a-blackjack"))
    if hands.soft(known):
        return sentence(said("blackjack-worth-soft", total=total))
    return sentence(said("blackjack-worth", total=total))


def laid(round: BlackjackRound) -> tuple[Laid, ...]:
    own = [(hand.place, hand.split) for hand in round.play.hands]
    return tuple(_laid(round, *hand) for hand in (*own, (DEALER_HAND, False)))


def _laid(round: BlackjackRound, place: Place, split: bool) -> Laid:
    cards = round.at(place)
    faces = tuple(card or FACE_DOWN for card in cards)
    counted = as_people_say(blackjack, round, place)
    return Laid(hand_name(counted), faces, worth(cards, split=split), counted)


def told(round: BlackjackRound) -> Message:
    match blackjack.outcome(round):
        case "void":
            return said("outcome-void")
        case "not-played":
            return said("outcome-not-played")
        case "none":
            return said("blackjack-outcome-none")
        case "bust":
            return said("blackjack-outcome-bust")
        case "blackjack":
            return said("blackjack-outcome-blackjack")
        case points:
            return said("blackjack-outcome-stands", points=points)


def result_told(wager: Wager) -> str | None:
    settlement = wager.settlement
    if settlement is None:
        return None
    if settlement.result is Result.RETURNED and ONE_BET_AFTER_SPLIT[0] in settlement.cites:
        return sentence(said("result-one-bet-of-all-hands"))
    if settlement.result is not Result.LOSE:
        return None
    return sentence(said("result-surrendered")) if SURRENDER in settlement.cites else None


def decided(command: Command) -> Message | None:
    player = command.by.name
    match command:
        case Hit(hand=hand):
            return said("told-hits", player=player, hand=hand)
        case Stand(hand=hand):
            return said("told-stands", player=player, hand=hand)
        case Split(hand=hand):
            return said("told-splits", player=player, hand=hand)
        case Double(hand=hand, amount_cents=cents):
            return said("told-doubles", player=player, hand=hand, amount=Amount(cents))
        case Follow(amount_cents=cents):
            return said("told-follows", player=player, amount=Amount(cents))
        case Insure(stake_cents=cents):
            return said("told-insures", player=command.player, amount=Amount(cents))
        case EvenMoney():
            return said("told-even-money", player=player)
        case Surrender():
            return said("told-surrenders", player=player)
        case Decline():
            return said("told-declines", player=player)
        case _:
            return None


DIALECT = Dialect(
    own_keys={"boxes": whole_number},
    settings=settings,
    written=written,
    verbs={
        "insures": insures,
        "even-money": lambda by, words: EvenMoney(by, words.box_or_own()),
        "surrenders": lambda by, words: Surrender(by, words.box_or_own()),
        "hits": lambda by, words: Hit(by, *_hand(words)),
        "stands": lambda by, words: Stand(by, *_hand(words)),
        "splits": lambda by, words: Split(by, *_hand(words)),
        "doubles": doubles,
        "follows": lambda by, words: Follow(by, words.cents(said("what-amount"))),
        "declines": lambda by, words: Decline(by),
        "settles-interim": lambda by, words: SettleInterim(by),
        "collects": lambda by, words: CollectBust(by, *_hand(words)),
    },
    of_staff=("settles-interim", "collects"),
    said=verb_and_words,
    on_hands=ON_A_HAND,
    hands=laid,
    told=told,
    result_told=result_told,
    decided=decided,
)
