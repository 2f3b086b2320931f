"""Baccarat in history files (Baccarat 3.9, 3.11, 4.1.3, 4.2.2, 5.17)."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from croupier.engine.games import baccarat
from croupier.engine.games.baccarat import Insure, Terms
from croupier.engine.games.baccarat.deciding import current_offers
from croupier.engine.games.baccarat.play import hands
from croupier.engine.games.baccarat.state import BaccaratRound
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND, points
from croupier.engine.games.baccarat.trouble.facts import InsuranceNotOffered
from croupier.engine.games.baccarat.trouble.neglected_insurance import neglected_offer
from croupier.engine.history.dialect import Dialect, Laid, hand_name, hand_said
from croupier.engine.history.errors import Unreadable, typed
from croupier.engine.history.lines import FACE_DOWN, LineReader, on_behalf
from croupier.engine.history.values import flag, whole_number
from croupier.engine.money import dollars
from croupier.engine.rulebook import cite
from croupier.engine.sentences import Amount, Message, said, sentence
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.settings import ImpossibleSetting, Settings

TERMS = ("private", "insurance", "squeezing")


def settings(head: Mapping[str, Any]) -> Settings:
    given = {key: value for key, value in head.items() if key not in (*TERMS, "boxes")}
    terms = Terms(**{key: head[key] for key in TERMS if key in head})
    made = baccarat.settings(**given, terms=terms)
    if head.get("boxes") not in (None, len(made.boxes)):
        message = said(
            "head-boxes-of-layout",
            layout=made.layout,
            boxes=len(made.boxes),
            given=str(head["boxes"]),
        )
        raise ImpossibleSetting("boxes", message, (cite("Baccarat 2.1.1(a)"),))
    return made


def written(made: Settings) -> dict[str, Any]:
    usual = Terms()
    return {
        key: getattr(made.terms, key)
        for key in TERMS
        if getattr(made.terms, key) != getattr(usual, key)
    }


def insures(by: Person, words: LineReader) -> Command:
    side = words.word(said("what-side"))
    if side not in ("player", "banker"):
        raise Unreadable(said("baccarat-no-such-side", side=typed(side)))
    stake = words.cents(said("what-stake"))
    return Insure(by, words.whose(by), side, stake)


def verb_and_words(command: Command) -> str:
    assert isinstance(command, Insure)
    words = f"insures {command.side} {dollars(command.stake_cents)}"
    return words + on_behalf(command.by, command.player)


def points_lying(round: BaccaratRound) -> tuple[int | None, int | None]:
    """The points of each Hand by the faces known; None while it has none."""
    known = [[card for card in hand if card is not None] for hand in hands(round)]
    player, banker = (points(cards) if cards else None for cards in known)
    return player, banker


def figures(round: BaccaratRound) -> dict[str, Any]:
    player, banker = points_lying(round)
    came_up = round.play.offered
    # A round voided while an offer stood: no further card has put that offer on the list.
    came_up += tuple(offer for offer in current_offers(round) if offer not in came_up)
    return {
        "player_points": player,
        "banker_points": banker,
        "insurance_offers": [
            {"stage": offer.cell.stage, "side": offer.cell.side, "odds": offer.odds.decimal()}
            for offer in came_up
        ],
    }


def laid(round: BaccaratRound) -> tuple[Laid, ...]:
    return tuple(
        Laid(
            hand_name(place),
            tuple(card or FACE_DOWN for card in hand),
            "" if total is None else sentence(said("baccarat-points", points=total)),
            place,
        )
        for place, hand, total in zip(
            (PLAYER_HAND, BANKER_HAND), hands(round), points_lying(round), strict=True
        )
    )


def told(round: BaccaratRound) -> Message:
    won_by = baccarat.outcome(round)
    if won_by == "void":
        return said("outcome-void")
    if won_by == "not-played":
        return said("outcome-not-played")
    if won_by == "tie":
        return said("baccarat-outcome-tie")
    return said("baccarat-outcome-won", hand=hand_said(Place(won_by)))


def decided(command: Command) -> Message | None:
    if not isinstance(command, Insure):
        return None
    hand, amount = hand_said(Place(command.side)), Amount(command.stake_cents)
    return said("told-insures-hand", player=command.player, hand=hand, amount=amount)


def meant(round: BaccaratRound, fact: Fact) -> Fact:
    """The stage of an Insurance, where the report names none (Baccarat 5.13)."""
    if not isinstance(fact, InsuranceNotOffered) or fact.stage is not None:
        return fact
    offer = neglected_offer(round, fact)
    return fact if offer is None else replace(fact, stage=offer.cell.stage)


DIALECT = Dialect(
    own_keys={"boxes": whole_number, **dict.fromkeys(TERMS, flag)},
    settings=settings,
    written=written,
    verbs={"insures": insures},
    said=verb_and_words,
    figures=figures,
    hands=laid,
    told=told,
    decided=decided,
    meant=meant,
)
