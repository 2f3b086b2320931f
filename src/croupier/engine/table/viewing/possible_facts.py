"""Which facts could be reported now, and what each would lead to before it is confirmed."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import DECK
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act, refusal, whose_word
from croupier.engine.table.state.round import AnyRound, Ruled, Status
from croupier.engine.table.trouble.halts import impossible, ruled_on
from croupier.engine.table.viewing.next_card import Depends, Fate, depends, fates
from croupier.engine.table.vocabulary import facts as f
from croupier.engine.table.vocabulary.commands import (
    ChooseOption,
    ReportFact,
    Rule,
    RulingWord,
    TimeRanOut,
)
from croupier.engine.table.vocabulary.events import (
    Asked,
    AwaitingChoices,
    AwaitingDecision,
    AwaitingRuling,
)
from croupier.engine.table.vocabulary.people import DEALER, SHIFT_MANAGER, player
from croupier.engine.table.vocabulary.refusals import Refused


def reportable(game: Game, round: AnyRound) -> tuple[tuple[f.Fact, Citation], ...]:
    """Every fact that some paragraph governs now, with that paragraph."""
    if round.status is Status.VOID:
        return ()
    being_ruled_on = {halt.fact for halt in round.halts}
    found = []
    section_five = game.EDITIONS.section_five(round.settings)
    for fact in (fact for kind in section_five.facts for fact in _imaginable(game, round, kind)):
        if fact in being_ruled_on or ruled_on(round, fact):
            continue
        entry = section_five.governing(round, fact)
        if entry is not None:
            found.append((fact, entry.paragraph))
    return tuple(found)


def not_reportable(game: Game, round: AnyRound) -> tuple[tuple[type[f.Reported], Refused], ...]:
    """The facts of this book that cannot be reported now, each with the table's answer."""
    fit = {type(fact) for fact, _ in reportable(game, round)}
    found = []
    for kind in game.EDITIONS.section_five(round.settings).facts:
        if kind in fit:
            continue
        sample = next(_imaginable(game, round, kind), None)
        tried = None if sample is None else refusal(game, round, ReportFact(DEALER, sample))
        found.append((kind, impossible(game, round, kind) if tried is None else tried))
    return tuple(found)


def _imaginable(game: Game, round: AnyRound, kind: type[f.Reported]) -> Iterator[f.Fact]:
    """The facts of one kind with every player, box, place and card they could name."""
    could_be: dict[str, tuple[Any, ...]] = {
        **named_here(game, round),
        "since": tuple(range(1, len(round.cards) + 1)),
        **({"place": (None,)} if kind is f.Misplaced else {}),  # where it was keyed
        "card": (None, *DECK) if kind is f.ForeignCard else DECK,
        "text": ("",),
        "cards": (2,),
        "seen_by": (None,),
        "shown_by": (None,),
        "stage": (None,),
    }
    for values in product(*(could_be[field] for field in kind.__struct_fields__)):
        yield kind(*values)


def named_here(game: Game, round: AnyRound) -> dict[str, tuple[Any, ...]]:
    """What a fact may name at this table, cards apart, by the name of its field."""
    return {
        "place": game.places(round),
        "box": round.settings.boxes,
        "player": round.players(),
        "side": game.DIFFERENTIAL or (),
        "count": (1, 2),
    }


class Outlook(msgspec.Struct, frozen=True):
    """One possible ruling: what is announced, who is asked, what becomes of each bet."""

    word: RulingWord | None  # None: nobody has to rule
    rulings: tuple[Ruled, ...]
    asked: tuple[Asked, ...]
    if_all_stay: tuple[Fate, ...]
    if_all_take_back: tuple[Fate, ...]
    depends: Depends | None = None  # on the next card, if all stay


class Preview(msgspec.Struct, frozen=True):
    paragraph: Citation
    awaits: Message | None  # whose word is needed; None: nobody's
    outlooks: tuple[Outlook, ...]


class Ruling(msgspec.Struct, frozen=True):
    """The table on paper once this word is said; None: nobody has to."""

    word: RulingWord | None
    after: AnyRound


class OnPaper(msgspec.Struct, frozen=True):
    paragraph: Citation
    awaits: Message | None
    rulings: tuple[Ruling, ...]


def on_paper(game: Game, round: AnyRound, fact: f.Fact) -> OnPaper | Refused:
    """A fact reported, and every ruling on it carried out: nothing at the table changes. An order
    of cards that was stated while Players still choose is left out: nobody learns from it what
    staying would come to."""
    round = replace(round, halts=tuple(replace(halt, pick=None) for halt in round.halts))
    if any(halt.fact == fact for halt in round.halts):  # it waits to be ruled on already
        reported = round
    else:
        acted = act(game, round, ReportFact(DEALER, fact))
        if type(acted) is Refused:
            return acted
        reported = acted[0]
    halt = next((halt for halt in reported.halts if halt.fact == fact), None)
    if halt is None:
        last = reported.last_report
        assert last is not None, "it was reported just now"
        return OnPaper(last.paragraph, None, (Ruling(None, reported),))
    if isinstance(halt.awaiting, AwaitingDecision):
        return OnPaper(halt.paragraph, whose_word(halt.awaiting), ())
    if not isinstance(halt.awaiting, AwaitingRuling):
        return OnPaper(halt.paragraph, whose_word(halt.awaiting), (Ruling(None, reported),))
    rulings = []
    for word in halt.awaiting.words:
        said = Rule(SHIFT_MANAGER, RulingWord(word), "preview", halt.names()[-1])
        ruled = act(game, reported, said)
        assert not isinstance(ruled, Refused)
        rulings.append(Ruling(RulingWord(word), ruled[0]))
    return OnPaper(halt.paragraph, whose_word(halt.awaiting), tuple(rulings))


def preview(game: Game, round: AnyRound, fact: f.Fact) -> Preview | Refused:
    """A ruling played through on paper: who is asked, and what becomes of each bet."""
    played = on_paper(game, round, fact)
    if isinstance(played, Refused):
        return played
    outlooks = tuple(outlook(game, round, fact, ruling) for ruling in played.rulings)
    return Preview(played.paragraph, played.awaits, outlooks)


def outlook(game: Game, round: AnyRound, fact: f.Fact, ruling: Ruling) -> Outlook:
    asked: tuple[Asked, ...] = ()
    after = stay = back = ruling.after
    halt = next((h for h in after.halts if h.fact == fact), None)
    if halt is not None and isinstance(halt.awaiting, AwaitingChoices):
        asked = halt.awaiting.asked
        stay = _after(game, after, TimeRanOut(DEALER))
        for name in dict.fromkeys(choice.player for choice in asked):
            left = act(game, back, ChooseOption(player(name), False))
            back = back if type(left) is Refused else left[0]  # gone under another fact
    new_rulings = after.rulings[len(round.rulings) :]
    return Outlook(ruling.word, new_rulings, asked, fates(stay), fates(back), depends(game, stay))


def _after(game: Game, round: AnyRound, command: Any) -> AnyRound:
    acted = act(game, round, command)
    assert type(acted) is not Refused, acted
    return acted[0]
