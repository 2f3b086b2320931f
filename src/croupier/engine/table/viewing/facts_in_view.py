"""What somebody may report, and what would come of it, as they may see it."""

import msgspec
from msgspec.structs import replace

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound, Ruled
from croupier.engine.table.trouble.halts import paragraphs_of
from croupier.engine.table.viewing.felt import HandSeen, hands
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.viewing.next_card import Depends, Fate
from croupier.engine.table.viewing.possible_facts import (
    Ruling,
    not_reportable,
    on_paper,
    outlook,
    reportable,
)
from croupier.engine.table.viewing.viewers import Viewer
from croupier.engine.table.vocabulary.commands import RulingWord
from croupier.engine.table.vocabulary.events import Asked
from croupier.engine.table.vocabulary.facts import Fact, Interruption
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Result


class FactThatFits(msgspec.Struct, frozen=True):
    name: str  # of the kind
    fact: Fact
    paragraph: Citation


class FactThatDoesNot(msgspec.Struct, frozen=True):
    name: str  # of the kind
    refused: Refused


class Facts(msgspec.Struct, frozen=True):
    fit: tuple[FactThatFits, ...]
    unfit: tuple[FactThatDoesNot, ...]


class OutlookSeen(msgspec.Struct, frozen=True):
    """One possible ruling: the cards as they would then lie, and what becomes of each bet."""

    word: RulingWord | None  # None: nobody has to rule
    rulings: tuple[Ruled, ...]
    asked: tuple[Asked, ...]
    hands: tuple[HandSeen, ...]
    if_all_stay: tuple[Fate, ...]
    if_all_take_back: tuple[Fate, ...]
    depends: Depends | None = None  # on the next card, if all stay; None too while cards lie hidden


class PreviewSeen(msgspec.Struct, frozen=True):
    paragraph: Citation
    awaits: Message | None  # whose word is needed; None: nobody's
    outlooks: tuple[OutlookSeen, ...]


def facts(game: Game, round: AnyRound, viewer: Viewer) -> Facts:
    return Facts(
        tuple(
            FactThatFits(fact.name, fact, _cited(game, round, viewer, fact) or cited)
            for fact, cited in reportable(game, round)
        ),
        tuple(FactThatDoesNot(kind.name, why) for kind, why in not_reportable(game, round)),
    )


def _cited(game: Game, round: AnyRound, viewer: Viewer, fact: Fact) -> Citation | None:
    """Which paragraph governs an Interruption depends on what the cards have decided, also those
    that lie face down (Si Ki Pi 5.4): whoever may not know them is told where the book begins."""
    waits = any(halt.fact == fact for halt in round.halts)
    if waits or not isinstance(fact, Interruption) or not Hidden(game, round, viewer).anything():
        return None
    return paragraphs_of(game, round, type(fact))[0]


def foreseen(game: Game, round: AnyRound, fact: Fact, viewer: Viewer) -> PreviewSeen | Refused:
    played = on_paper(game, round, fact)
    if isinstance(played, Refused):
        return played
    cited = _cited(game, round, viewer, fact)
    if cited is not None:
        return PreviewSeen(cited, None, ())
    outlooks = tuple(outlook_seen(game, round, fact, ruling, viewer) for ruling in played.rulings)
    return PreviewSeen(played.paragraph, played.awaits, outlooks)


def outlook_seen(
    game: Game, round: AnyRound, fact: Fact, ruling: Ruling, viewer: Viewer
) -> OutlookSeen:
    now = Hidden(game, round, viewer)
    down = frozenset(drawn.number for drawn in round.cards if now.face(drawn) is None)
    hidden = Hidden(game, ruling.after, viewer, still=down)
    found = outlook(game, round, fact, ruling)
    named = down and getattr(fact, "card", None) is not None  # where it goes would tell where it is
    shown = hands(game, round, now) if named else hands(game, ruling.after, hidden)
    return OutlookSeen(
        found.word,
        tuple(replace(ruled, effect=hidden.words(ruled.effect)) for ruled in found.rulings),
        found.asked,
        shown,
        _fates(round, found.if_all_stay, hidden),
        _fates(round, found.if_all_take_back, hidden),
        None if hidden.anything() else found.depends,
    )


def _fates(round: AnyRound, fates: tuple[Fate, ...], hidden: Hidden) -> tuple[Fate, ...]:
    """What cards that lie face down would decide is not told before they are turned."""
    if not hidden.anything():
        return fates
    open_now = {wager.id for wager in round.open_wagers()}
    return tuple(
        replace(fate, result=None, payout_cents=None)
        if fate.wager_id in open_now and fate.result is not Result.RETURNED
        else fate
        for fate in fates
    )
