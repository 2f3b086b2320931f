"""Why the round stops, in a sentence for whoever sits at the table."""

from collections.abc import Callable, Mapping
from typing import Any

from croupier.engine.sentences import Message, said
from croupier.engine.table.vocabulary.words import fact_said, place_said
from croupier.floor.narration.names import card_name
from croupier.floor.narration.second_person import YOU

ALWAYS_THE_SAME: Mapping[str, Message] = {  # by the name of the fact
    "misplaced": said("stop-misplaced"),
    "excess": said("stop-excess"),
    "dealer-overdrew": said("stop-dealer-overdrew"),
    "foreign-card": said("stop-foreign-card"),
    "cards-missing": said("stop-cards-missing"),
    "cards-in-excess": said("stop-cards-in-excess"),
    "not-shuffled": said("stop-not-shuffled"),
    "shoe-empty": said("stop-shoe-empty"),
    "exposed-by-dealer": said("stop-exposed-by-dealer"),
    "exposed-by-player": said("stop-exposed-by-player"),
    "side-bet-unsettled": said("stop-side-bet-unsettled"),
    "interruption": said("stop-interruption"),
    "noticed-late": said("stop-noticed-late"),
    "display-wrong": said("stop-display-wrong"),
    "ball-dropped": said("stop-ball-dropped"),
    "few-revolutions": said("stop-few-revolutions"),
    "no-pocket": said("stop-no-pocket"),
    "ball-left": said("stop-ball-left"),
    "wheel-still": said("stop-wheel-still"),
    "same-direction": said("stop-same-direction"),
    "foreign-object": said("stop-foreign-object"),
    "interference": said("stop-interference"),
    "wheel-stopped": said("stop-wheel-stopped"),
    "ball-broke": said("stop-ball-broke"),
}

WITH_DETAILS: Mapping[str, Callable[[Any], Message]] = {
    "wrong-number": lambda fact: said("stop-wrong-number", place=place_said(fact.place)),
    "together": lambda fact: (
        said("stop-two-together") if fact.cards == 2 else said("stop-together")
    ),
    "dealt-to-empty-box": lambda fact: said("stop-dealt-to-empty-box", box=fact.box),
    "face-up-in-shoe": lambda fact: said("stop-face-up-in-shoe", card=card_name(fact.card)),
    "side-bet-alone": lambda fact: said("stop-side-bet-alone", box=fact.box),
}

ABOUT_A_PLAYER: Mapping[str, Callable[[str], Message]] = {
    "second-hand-examined": lambda player: said("stop-second-hand-examined", player=player),
    "insurance-not-offered": lambda player: said("stop-insurance-not-offered", player=player),
    "surrendered-too-late": lambda player: said("stop-surrendered-too-late", player=player),
    "walked-away": lambda player: said("stop-walked-away", player=player),
}


def what_happened(fact: Any, you: str) -> Message:
    """Said to one of the players."""
    if fact.name in ABOUT_A_PLAYER:
        return ABOUT_A_PLAYER[fact.name](YOU if fact.player == you else fact.player)
    if fact.name in WITH_DETAILS:
        return WITH_DETAILS[fact.name](fact)
    return ALWAYS_THE_SAME.get(fact.name) or said("stop-by-name", fact=fact_said(fact))
