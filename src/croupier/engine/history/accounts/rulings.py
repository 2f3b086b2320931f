"""The account of every ruling of a round, as data: who reported what, which card lay where, who
ruled and why, who was asked and what each chose, what it did to each bet."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.cards import Card
from croupier.engine.history.dialect import dialect_of
from croupier.engine.history.verbs import NO_REASON
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import AnyRound, Case, Choice, Ruled
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.vocabulary.facts import (
    DealingError,
    DrawnTogether,
    FaceUpInShoe,
    Fact,
    ForeignCard,
    Reported,
)
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.places import OUT_OF_PLAY, WAITING, Cards, Drawn, Place
from croupier.engine.table.vocabulary.wagers import Result, Settlement, Wager

IN_THE_SHOE = Place("shoe")
SAID_APART = ("since", "cards", "text", "card")  # fields that are the card or the words


class Became(StrEnum):
    """What a ruling did to a bet."""

    RETURNED = "returned"
    STAYS = "stays"  # in play
    SETTLED = "settled"
    AGAIN = "settled-again"  # other than before
    STANDS = "stands"  # settled before, and as it was


class CardMoved(msgspec.Struct, frozen=True):
    """`lay`: when the ruling was made; `lies`: once it was carried out."""

    number: int
    card: Card | None
    lay: Place
    lies: Place


class Bet(msgspec.Struct, frozen=True):
    wager: Wager  # as it was when the report was ruled on
    became: Became
    payout_cents: int | None  # None: still in play
    before_cents: int | None = None  # what it had been settled at before


class Account(msgspec.Struct, frozen=True):
    """`fact` None: nothing was reported in this round (a new set of cards; Roulette 5.6)."""

    cites: tuple[Citation, ...]
    effect: Message
    by: str | None
    reason: str
    reason_missing: bool  # a person ruled on a report and none is on record
    fact: Fact | None = None
    reported_by: Person | None = None  # None: the table noticed it, or it was reported later
    later: bool = False  # in a round after this one (Roulette 5.6)
    cards: tuple[CardMoved, ...] = ()
    asked: tuple[Choice, ...] = ()
    bets: tuple[Bet, ...] = ()
    last: bool = True  # of the rulings on this report
    rank: Rank | None = None  # of whoever ruled on it

    @property
    def words(self) -> str:
        """What was reported, in the words of whoever reported it."""
        return str(getattr(self.fact, "text", ""))

    @property
    def details(self) -> Mapping[str, Any]:
        """What the fact names beside its card: player, side, stage, box, place."""
        if not isinstance(self.fact, Reported):
            return {}
        given = msgspec.structs.asdict(self.fact)
        if isinstance(self.fact, DealingError) and self.cards:
            given.pop("place", None)  # of its card
        return {key: value for key, value in given.items() if _names(key, value)}


def _names(key: str, value: object) -> bool:
    return key not in SAID_APART and value not in (None, "")


def accounts(game: Game, round: AnyRound, hidden: Hidden | None = None) -> tuple[Account, ...]:
    """One for each ruling, in the order in which they were made; `hidden`: for one who may not
    know every card."""
    by_ruling = {on.number: case for case in round.cases for on in case.rulings}
    return tuple(
        _account(game, round, number, by_ruling.get(number), hidden)
        for number in range(len(round.rulings))
    )


def _account(
    game: Game, round: AnyRound, number: int, case: Case[Any] | None, hidden: Hidden | None
) -> Account:
    ruled = round.rulings[number]
    effect = ruled.effect if hidden is None else hidden.words(ruled.effect)
    missing = ruled.reason == NO_REASON
    reason = "" if missing else ruled.reason
    if case is None:
        return _without_report(game, round, Account(ruled.cites, effect, ruled.by, reason, missing))
    fact = reported_fact(game, case)
    if hidden is not None and isinstance(fact, ForeignCard) and hidden.anything():
        fact = replace(fact, card=None)
    on = next(on for on in case.rulings if on.number == number)
    return Account(
        ruled.cites,
        effect,
        ruled.by,
        reason,
        _gives_a_reason(ruled) and not reason,
        fact,
        case.report.by,
        cards=tuple(_cards(game, round, case, number, hidden)),
        asked=tuple(as_people_say(game, case.report.stood, choice) for choice in case.choices),
        bets=tuple(_bets(game, round, case)),
        last=number == case.rulings[-1].number,
        rank=on.by.rank if on.by else None,
    )


def _without_report(game: Game, round: AnyRound, account: Account) -> Account:
    """A fact of a later round reached back to this one, or nothing had gone wrong."""
    lines = game.EDITIONS.section_five(round.settings).lines
    reaches_back = (line for line in lines if line.ruling.reaches_earlier_rounds)
    fact = next((line.fact() for line in reaches_back if line.paragraph in account.cites), None)
    if fact is None:
        return account
    bets = tuple(
        Bet(as_people_say(game, round, wager), Became.RETURNED, wager.stake_cents)
        for wager in round.wagers
    )
    return replace(account, fact=fact, later=True, bets=bets)


def reported_fact(game: Game, case: Case[Any]) -> Fact:
    """With what was left unsaid, and hands as people counted them."""
    report = case.report
    meant = dialect_of(game).meant(report.stood, report.reported)
    fact: Fact = as_people_say(game, report.stood, meant)
    return fact


def _gives_a_reason(ruled: Ruled) -> bool:
    """A person rules; which card comes first is only said."""
    return ruled.by is not None and "cards" not in ruled.effect.values


# cards


def _cards(
    game: Game, round: AnyRound, case: Case[Any], number: int, hidden: Hidden | None
) -> Iterator[CardMoved]:
    (nth,) = (nth for nth, on in enumerate(case.rulings) if on.number == number)
    later = case.rulings[nth + 1 :]
    before, closed = case.rulings[nth].lay, case.closed or round
    after = later[0].lay if later else closed.cards
    concerned = _concerned(case.report.fact, before, after)
    for drawn, then in sorted(concerned, key=lambda pair: pair[1].number):
        face = then.card if hidden is None else hidden.face(then)
        lay = as_people_say(game, case.report.stood, drawn.place)
        lies = as_people_say(game, closed, _moved(round, then))
        yield CardMoved(then.number, face, lay, lies)


def _moved(round: AnyRound, then: Drawn) -> Place:
    """A card that waited lies by now where it was due."""
    now = round.cards[then.number - 1] if then.number <= len(round.cards) else then
    return now.place if then.place == WAITING else then.place


def _concerned(fact: Fact, before: Cards, after: Cards) -> Iterator[tuple[Drawn, Drawn]]:
    """The cards of an error as they lay, and each as it then lies."""
    match fact:
        case DrawnTogether():
            left = list(after[fact.since - 1 :])
            for drawn in before[fact.since - 1 : fact.last(len(before))]:
                same = next((each for each in left if each.card == drawn.card), None)
                if same is not None:
                    left.remove(same)
                    yield drawn, same
        case DealingError():
            for drawn in before[fact.since - 1 :]:
                then = _by_number(after, drawn)
                if drawn.number == fact.since or then.place != drawn.place:
                    yield drawn, then
        case FaceUpInShoe() if len(after) > len(before):
            then = after[len(before)]
            yield replace(then, place=IN_THE_SHOE), then
        case ForeignCard() if fact.card is not None:
            for drawn in before:
                then = _by_number(after, drawn)
                if drawn.card == fact.card and then.place != drawn.place:
                    yield drawn, then
        case _:  # a hand that leaves the round takes its cards along (Si Ki Pi 5.13)
            for drawn in before:
                then = _by_number(after, drawn)
                if then.place != drawn.place and then.place.area in OUT_OF_PLAY:
                    yield drawn, then


def _by_number(cards: Cards, drawn: Drawn) -> Drawn:
    return cards[drawn.number - 1] if drawn.number <= len(cards) else drawn


# bets


def _bets(game: Game, round: AnyRound, case: Case[Any]) -> Iterator[Bet]:
    closed = case.closed or round
    stood = {wager.id: wager.settlement for wager in case.report.stood.wagers}
    now = {wager.id: wager.settlement for wager in round.wagers}
    for wager in closed.wagers:
        before = stood.get(wager.id)
        after = wager.settlement
        if before is not None and after is None:  # opened again, and settled since
            after = now.get(wager.id)
        yield _bet(as_people_say(game, closed, wager), before, after)


def _bet(wager: Wager, before: Settlement | None, after: Settlement | None) -> Bet:
    payout = None if after is None else after.payout_cents
    if after is None:
        became = Became.STAYS
    elif before == after:
        became = Became.STANDS
    elif after.result is Result.RETURNED:
        became = Became.RETURNED
    else:
        became = Became.SETTLED if before is None else Became.AGAIN
    return Bet(wager, became, payout, None if before is None else before.payout_cents)
