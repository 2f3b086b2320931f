"""Why the round stops, in a sentence for whoever sits at the table."""

from collections.abc import Callable, Mapping
from typing import Any

from croupier.floor.names import card_name
from croupier.table.facts import Fact

TOGETHER = "Several cards left the shoe together; nobody knows which came first."

SENTENCES: Mapping[str, str | Callable[[Any], str]] = {  # by the name of the fact
    "misplaced": "A card was laid in the wrong place.",
    "excess": "A card was drawn that no hand needs.",
    "wrong-number": lambda fact: f"There is a wrong number of cards at {fact.place}.",
    "together": lambda fact: (
        "Two cards left the shoe together; nobody knows which came first."
        if fact.cards == 2
        else TOGETHER
    ),
    "dealer-overdrew": "The Dealer drew a card although the Dealer's hand was complete.",
    "dealt-to-empty-box": lambda fact: f"A card was dealt to box {fact.box}, where nobody has bet.",
    "face-up-in-shoe": lambda fact: (
        f"The next card lay face up in the shoe: {card_name(fact.card)}."
    ),
    "foreign-card": "A card that does not belong to these decks was found.",
    "cards-missing": "Cards are missing from the decks.",
    "cards-in-excess": "The decks hold too many cards.",
    "not-shuffled": "The cards were not shuffled.",
    "shoe-empty": "The shoe is empty.",
    "exposed-by-dealer": "The Dealer showed a card that should have stayed face down.",
    "exposed-by-player": "A player showed a card that should have stayed face down.",
    "second-hand-examined": lambda fact: f"{fact.player} has looked at a second hand.",
    "insurance-not-offered": lambda fact: f"{fact.player} was not offered Insurance.",
    "side-bet-alone": lambda fact: f"A side bet lies on box {fact.box} without an Initial Bet.",
    "side-bet-unsettled": "A side bet was not settled when it should have been.",
    "surrendered-too-late": lambda fact: f"{fact.player} surrendered too late.",
    "walked-away": lambda fact: f"{fact.player} has left the table.",
    "interruption": "The table was interrupted.",
    "noticed-late": "An error of an earlier round was noticed.",
    "display-wrong": "The display is wrong.",
    "ball-dropped": "The ball was dropped instead of spun.",
    "few-revolutions": "The ball did not run long enough: fewer than four turns.",
    "no-pocket": "The ball did not come to rest in a pocket.",
    "ball-left": "The ball left the wheel.",
    "wheel-still": "The wheel was not turning.",
    "same-direction": "The ball was spun the way the wheel turns.",
    "foreign-object": "Something fell into the wheel.",
    "interference": "Somebody touched the ball or the wheel.",
    "wheel-stopped": "The wheel stopped before the ball came to rest.",
    "ball-broke": "The ball broke.",
}


def what_happened(fact: Fact) -> str:
    said = SENTENCES.get(fact.name, f"{str(fact).capitalize()}.")
    return said if isinstance(said, str) else said(fact)
