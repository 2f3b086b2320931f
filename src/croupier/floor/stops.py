"""Why the round stops, in a sentence for whoever sits at the table."""

from collections.abc import Callable, Mapping
from typing import Any

from croupier.floor.names import card_name
from croupier.table import facts as f

TOGETHER = "Several cards left the shoe together; nobody knows which came first."

SENTENCES: Mapping[type[f.Fact], str | Callable[[Any], str]] = {
    f.Misplaced: "A card was laid in the wrong place.",
    f.Excess: "A card was drawn that no hand needs.",
    f.WrongNumber: lambda fact: f"There is a wrong number of cards at {fact.place}.",
    f.DrawnTogether: lambda fact: (
        "Two cards left the shoe together; nobody knows which came first."
        if fact.cards == 2
        else TOGETHER
    ),
    f.DealerOverdrew: "The Dealer drew a card although the Dealer's hand was complete.",
    f.DealtToEmptyBox: lambda fact: f"A card was dealt to box {fact.box}, where nobody has bet.",
    f.FaceUpInShoe: lambda fact: f"The next card lay face up in the shoe: {card_name(fact.card)}.",
    f.ForeignCard: "A card that does not belong to these decks was found.",
    f.CardsMissing: "The decks do not hold the right number of cards.",
    f.NotShuffled: "The cards were not shuffled.",
    f.ShoeEmpty: "The shoe is empty.",
    f.ExposedByDealer: "The Dealer showed a card that should have stayed face down.",
    f.ExposedByPlayer: "A player showed a card that should have stayed face down.",
    f.SecondHandExamined: lambda fact: f"{fact.player} has looked at a second hand.",
    f.InsuranceNotOffered: lambda fact: f"{fact.player} was not offered Insurance.",
    f.SideBetAlone: lambda fact: f"A side bet lies on box {fact.box} without an Initial Bet.",
    f.SideBetUnsettled: "A side bet was not settled when it should have been.",
    f.SurrenderedTooLate: lambda fact: f"{fact.player} surrendered too late.",
    f.WalkedAway: lambda fact: f"{fact.player} has left the table.",
    f.Interruption: "The table was interrupted.",
    f.NoticedLate: "An error of an earlier round was noticed.",
    f.DisplayWrong: "The display is wrong.",
    f.BallDropped: "The ball was dropped instead of spun.",
    f.FewRevolutions: "The ball ran too short: fewer than four turns.",
    f.NoPocket: "The ball came to rest in no pocket.",
    f.BallLeft: "The ball left the wheel.",
    f.WheelStill: "The wheel was not turning.",
    f.SameDirection: "The ball was spun the way the wheel turns.",
    f.ForeignObject: "Something fell into the wheel.",
    f.Interference: "Somebody touched the ball or the wheel.",
    f.WheelStopped: "The wheel stopped before the ball came to rest.",
    f.BallBroke: "The ball broke.",
}


def what_happened(fact: f.Fact) -> str:
    said = SENTENCES.get(type(fact), f"{str(fact).capitalize()}.")
    return said if isinstance(said, str) else said(fact)
