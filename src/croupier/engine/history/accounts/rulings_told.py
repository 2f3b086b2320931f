"""The account of a ruling in sentences, the same wherever it is read."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from croupier.engine.games.names import bet_named
from croupier.engine.history.accounts.rulings import IN_THE_SHOE, Account, Became, Bet, CardMoved
from croupier.engine.history.lines import FACE_DOWN
from croupier.engine.sentences import Amount, Listed, Message, Value, said
from croupier.engine.table.state.round import Choice
from croupier.engine.table.vocabulary.places import DISCARDED, HELD_OVER, WAITING, Place
from croupier.engine.table.vocabulary.words import (
    called,
    fact_said,
    hand_said,
    place_said,
    placed_said,
    quoted,
)

MOST_NAMED = 6  # bets in one sentence; more of them are counted
UNNAMED = {  # staff whose names nobody wrote down, and whoever reads it
    "you": said("you-there"),
    "dealer": said("by-dealer"),
    "supervisor": said("by-supervisor"),
    "manager": said("by-manager"),
    "shift-manager": said("by-shift-manager"),
}
STAGES = {
    "four-cards": said("account-stage-four-cards"),
    "third-card": said("account-stage-third-card"),
}
WENT: Mapping[str, Callable[[Value, Value], Message]] = {
    WAITING.area: lambda card, lay: said("account-card-waits", card=card, lay=lay),
    DISCARDED.area: lambda card, lay: said("account-card-discarded", card=card, lay=lay),
    HELD_OVER.area: lambda card, lay: said("account-card-held-over", card=card, lay=lay),
}


def person_named(name: str) -> Message | str:
    return UNNAMED.get(name, name)


def ruling_said(account: Account) -> Message:
    """What was ruled, by whom and why, to stand behind its paragraphs."""
    effect, by = (
        account.effect,
        said("the-book") if account.by is None else person_named(account.by),
    )
    if account.reason_missing:
        return said("page-ruling-without-reason", effect=effect, by=by)
    if account.reason:
        return said("page-ruling-with-reason", effect=effect, by=by, reason=account.reason)
    return said("page-ruling", effect=effect, by=by)


def account_said(account: Account) -> Iterator[Message]:
    """What was reported and, with the last ruling on it, what came of it."""
    if account.fact is None:
        return
    yield report_said(account)
    if account.last:
        yield from map(_card, account.cards)
        if account.asked:
            choices = (_choice(account, choice) for choice in account.asked)
            yield said("account-asked", choices=Listed((*choices,), "clauses"))
        yield from _bets(account.bets)


def report_said(account: Account) -> Message:
    assert account.fact is not None, "something was reported"
    fact, details = fact_said(account.fact), Listed((*_details(account),), "comma")
    by = account.reported_by
    if account.later:
        return said("account-reported-later", fact=fact)
    if by is None and not details.values:
        return said("account-noticed", fact=fact)
    if by is None:
        return said("account-noticed-details", fact=fact, details=details)
    who = person_named(by.name)
    if not details.values:
        return said("account-reported", who=who, fact=fact)
    return said("account-reported-details", who=who, fact=fact, details=details)


# what the fact names


def _details(account: Account) -> Iterator[Value]:
    given = account.details
    for field, value in given.items():
        if field == "stage" or (field == "count" and "place" not in given):
            continue
        if field == "side":
            yield _insurance(value, given.get("stage"))
        else:
            yield _DETAILS.get(field, str)(value)
    card = getattr(account.fact, "card", None)
    if card is not None and not account.cards:
        yield str(card)
    if account.words:
        yield quoted(account.words)


def _insurance(side: str, stage: str | None) -> Message:
    bet = bet_named(f"{side}-insurance")
    if stage is None:
        return bet
    return said("account-insurance", bet=bet, stage=STAGES.get(stage, stage))


def _person(player: str) -> Value:
    return person_named(player)


_DETAILS: Mapping[str, Callable[[Any], Value]] = {
    "player": _person,
    "box": lambda box: said("place-box", box=box),
    "place": place_said,
    "count": lambda count: said("account-count", count=count),
    "seen_by": lambda player: said("account-seen-by", player=person_named(player)),
    "shown_by": lambda player: said("account-shown-by", player=person_named(player)),
}


# cards


def _card(moved: CardMoved) -> Message:
    card = said("account-card", number=moved.number, card=moved.card or FACE_DOWN)
    if moved.lay == IN_THE_SHOE:
        return said("account-card-used", card=card, lies=place_said(moved.lies))
    lay: Value = said("account-at", place=place_said(moved.lay))
    if moved.lay == WAITING:
        lay = said("account-beside-the-shoe")
    if moved.lies == moved.lay:
        return said("account-card-stays", card=card, lay=lay)
    went = WENT.get(moved.lies.area)
    if went is not None:
        return went(card, lay)
    return said("account-card-moved", card=card, lay=lay, lies=place_said(moved.lies))


# people


def _choice(account: Account, choice: Choice) -> Message:
    who = person_named(choice.player)
    if choice.box is not None:
        where = place_said(Place("box", choice.box, choice.hand))
        who = said("account-player-at", player=person_named(choice.player), place=where)
    if choice.stays is None:
        return said("account-chose-nothing", who=who)
    return said("account-stays", who=who) if choice.stays else said("account-leaves", who=who)


# bets


def _bets(bets: Iterable[Bet]) -> Iterator[Message]:
    by_fate: dict[Became, list[Bet]] = {}
    for bet in bets:
        by_fate.setdefault(bet.became, []).append(bet)
    for became, say in _FATES.items():
        if became in by_fate:
            yield say(_named(by_fate[became]))


_FATES: Mapping[Became, Callable[[Value], Message]] = {
    Became.RETURNED: lambda bets: said("account-bets-returned", bets=bets),
    Became.AGAIN: lambda bets: said("account-bets-settled-again", bets=bets),
    Became.SETTLED: lambda bets: said("account-bets-settled", bets=bets),
    Became.STANDS: lambda bets: said("account-bets-stand", bets=bets),
    Became.STAYS: lambda bets: said("account-bets-stay", bets=bets),
}


def _named(bets: list[Bet]) -> Value:
    named = [_bet(bet) for bet in bets[:MOST_NAMED]]
    if len(bets) > MOST_NAMED:
        named.append(said("account-further-bets", bets=len(bets) - MOST_NAMED))
    return Listed(tuple(named), "comma")


def _bet(bet: Bet) -> Message:
    wager = bet.wager
    spot: Value = placed_said(bet_named(called(wager.spot)), wager.spot)
    if wager.spot.box is not None:
        spot = said("spot-in-box", bet=spot, box=wager.spot.box)
    if (wager.hand or 1) > 1:
        spot = hand_said(spot, wager.hand)
    stake = Amount(wager.stake_cents)
    if bet.became is Became.AGAIN:
        now, before = Amount(bet.payout_cents or 0), Amount(bet.before_cents or 0)
        return said(
            "account-bet-again",
            player=person_named(wager.player),
            stake=stake,
            spot=spot,
            now=now,
            before=before,
        )
    if bet.became is Became.SETTLED:
        back = Amount(bet.payout_cents or 0)
        return said(
            "account-bet-paid", player=person_named(wager.player), stake=stake, spot=spot, back=back
        )
    return said("account-bet", player=person_named(wager.player), stake=stake, spot=spot)
