"""What somebody of the Pit should look at, table by table."""

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from croupier.engine.rulebook import Citation, editions
from croupier.engine.sentences import Amount, Listed, Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import whose_word
from croupier.engine.table.state.accounts import LAYOUT, PURSE
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.facts import ShoeEmpty
from croupier.engine.table.vocabulary.paragraphs import cited
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.table_commands import OpenRound
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.engine.table.vocabulary.words import fact_in_full, spot_said
from croupier.floor.house.table_settings import settings_refused
from croupier.floor.pit.cards import card_ledger
from croupier.floor.protocol.interruptions import Interruptions
from croupier.floor.record.ledger.accounts import at_table, of_the_house
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.card_check import not_counted
from croupier.floor.tables.interruptions import paragraphs
from croupier.floor.tables.opening.floor import Floor
from croupier.floor.tables.preparing import preparing
from croupier.floor.tables.state import Condition, LiveTable
from croupier.floor.tables.times import Times

STANDS_STILL_MS = 3 * 60 * 1_000  # longer than any clock of a usual table
SHOE_ENDS_WITH = 78  # cards left: about three rounds before the cut card


class Kind(StrEnum):
    """In the order of their weight."""

    TROUBLE = "trouble"
    RULING = "ruling"
    INTERRUPTED = "interrupted"
    NOT_BY_THE_BOOK = "not-by-the-book"
    UNANNOUNCED = "unannounced"
    MISCOUNTED = "miscounted"
    EMPTY_EARLY = "empty-early"
    UNLICENSED = "unlicensed"
    NO_DEALER = "no-dealer"
    DEALER_GONE = "dealer-gone"
    STANDS_STILL = "stands-still"
    CLAIMS = "claims"
    COUNT = "count"
    COUNT_DUE = "count-due"
    ROUND_DUE = "round-due"
    OLD_EDITION = "old-edition"
    CHANGE_AHEAD = "change-ahead"
    MAXIMUM = "maximum"
    SHOE_ENDS = "shoe-ends"
    PAUSED = "paused"
    CLOSING = "closing"


class Alert(msgspec.Struct, frozen=True):
    table: str
    kind: Kind
    message: Message
    cites: tuple[Citation, ...] = ()
    since_ms: int | None = None  # None: nobody has looked at the clock


class Watched(msgspec.Struct, frozen=True):
    """A table as the Pit sees it, besides what the table knows of itself."""

    game: Game
    live: LiveTable
    times: Times
    trouble: Message | None = None
    dealer_present: bool = True
    dealer_licensed: bool = True
    interruptions: Interruptions = Interruptions()


def watched(floor: Floor, desk: TableActor) -> Watched:
    live = desk.live
    dealer, trouble = live.dealer, desk.trouble
    return Watched(
        desk.game,
        live,
        desk.times,
        desk.order_lost if trouble is None else trouble.reason,
        dealer is None or floor.attendance.present(live.name, dealer),
        dealer is None or floor.house_actor.licensed(dealer, desk.game.NAME),
        floor.interruptions(desk),
    )


def alerts(seen: Watched, now_ms: int) -> tuple[Alert, ...]:
    """The weightiest first."""
    found = [*_of_the_round(seen, now_ms), *_of_its_people(seen), *_of_its_cards(seen)]
    found += [*_of_its_settings(seen), *_of_its_condition(seen)]
    found += _of_the_next_round(seen, now_ms)
    order = list(Kind)
    return tuple(sorted(found, key=lambda alert: order.index(alert.kind)))


def alerts_without_tables(floor: Floor) -> Iterator[Alert]:
    """Of tables that are out of service, with what lies there by the ledger."""
    for name, out in floor.out_of_service.items():
        yield Alert(name, Kind.TROUBLE, out.fault)
        held = floor.wallets
        purses = sum(held[each] for each in held if each.startswith(at_table(name, PURSE)))
        layout = held[at_table(name, LAYOUT)]
        if purses or layout:
            told = said("pit-chips-lie-there", purses=Amount(purses), layout=Amount(layout))
            yield Alert(name, Kind.TROUBLE, told)


def _of_the_round(seen: Watched, now_ms: int) -> Iterator[Alert]:
    live, times, name = seen.live, seen.times, seen.live.name
    if seen.trouble is not None:
        yield Alert(name, Kind.TROUBLE, seen.trouble)
    interrupted = seen.interruptions
    if interrupted.too_many:
        hour, recent, of = interrupted.last_hour, interrupted.recent, interrupted.of
        message = said("pit-interrupted", hour=hour, recent=recent, of=of)
        yield Alert(name, Kind.INTERRUPTED, message, paragraphs(seen.game))
    round = live.table.round
    for halt in round.halts:
        message = said(
            "round-halted", fact=fact_in_full(halt.fact), awaits=whose_word(halt.awaiting)
        )
        since_ms = times.halted_ms.get(halt.number)
        yield Alert(name, Kind.RULING, message, (halt.paragraph,), since_ms)
    if live.has_bets and not round.halts and now_ms - times.moved_ms > STANDS_STILL_MS:
        yield Alert(name, Kind.STANDS_STILL, said("pit-stands-still"), since_ms=times.moved_ms)
    if round.status in (Status.BETTING, Status.PLAY):
        for spot, players in _at_the_maximum(live):
            message = said("pit-at-the-maximum", players=Listed(players), spot=spot_said(spot))
            yield Alert(name, Kind.MAXIMUM, message, (seen.game.PARAGRAPHS.within_limits,))
    for player, cents in live.table.claims.items():
        if of_the_house(player):  # and settled at once
            continue
        yield Alert(name, Kind.CLAIMS, said("pit-claim", player=player, amount=Amount(cents)))


def _at_the_maximum(live: LiveTable) -> Iterator[tuple[Spot, tuple[str, ...]]]:
    round = live.table.round
    lying: dict[Spot, int] = {}
    for wager in round.wagers:
        if of_the_house(wager.player):
            continue
        lying[wager.spot] = lying.get(wager.spot, 0) + wager.action_cents
    for spot, cents in lying.items():
        most = round.settings.limits.maximum(spot.bet)
        if most is not None and cents >= most:
            people = (w.player for w in round.on(spot) if not of_the_house(w.player))
            yield spot, tuple(dict.fromkeys(people))


def _of_its_people(seen: Watched) -> Iterator[Alert]:
    live, name, cites = seen.live, seen.live.name, (seen.game.PARAGRAPHS.dealer,)
    if live.automatic:
        return
    if live.dealer is None:
        if not live.between_rounds:
            yield Alert(name, Kind.NO_DEALER, said("pit-no-dealer"), cites)
        elif live.condition is Condition.OPEN:
            yield Alert(name, Kind.NO_DEALER, said("pit-dealer-due"), cites)
        return
    if not seen.dealer_licensed:
        yield Alert(name, Kind.UNLICENSED, said("pit-unlicensed", dealer=live.dealer), cites)
    if not seen.dealer_present:
        yield Alert(name, Kind.DEALER_GONE, said("pit-dealer-gone", dealer=live.dealer), cites)


def _of_the_next_round(seen: Watched, now_ms: int) -> Iterator[Alert]:
    """A Dealer is there, the cards are right, and no round opens."""
    live, since_ms = seen.live, seen.times.moved_ms
    if live.automatic or live.dealer is None or not live.between_rounds:
        return
    if live.condition is not Condition.OPEN or preparing(seen.game, live) is not None:
        return
    if not live.table.number or now_ms - since_ms > STANDS_STILL_MS:
        message = said("pit-round-due", dealer=live.dealer)
        yield Alert(live.name, Kind.ROUND_DUE, message, since_ms=since_ms)


def _of_its_cards(seen: Watched) -> Iterator[Alert]:
    live, name, cites = seen.live, seen.live.name, cited(seen.game.PARAGRAPHS.decks)
    counts, shoe, ledger = live.counts, live.table.round.shoe, card_ledger(live.table)
    not_yet = not_counted(seen.game, live, OpenRound(DEALER))
    if counts.wrong is not None:
        message = said("pit-miscounted", number=counts.wrong.number, full=counts.wrong.full)
        yield Alert(name, Kind.MISCOUNTED, message, cites)
    if counts.counted is not None:
        message = said("pit-count", dealer=counts.counted.dealer)
        yield Alert(name, Kind.COUNT, message, cites)
    elif not_yet is not None and live.condition is Condition.OPEN:
        yield Alert(name, Kind.COUNT_DUE, not_yet.message, not_yet.cites)
    if ledger is None:
        return
    if ledger.left and any(isinstance(fact, ShoeEmpty) for fact in live.table.round.facts):
        yield Alert(name, Kind.EMPTY_EARLY, said("pit-empty-early", left=ledger.left), cites)
    if shoe.decks > 1 and (shoe.cut_card_out or ledger.left <= SHOE_ENDS_WITH):
        yield Alert(name, Kind.SHOE_ENDS, said("pit-shoe-ends", left=ledger.left), cites)


def _of_its_settings(seen: Watched) -> Iterator[Alert]:
    live, name, game = seen.live, seen.live.name, seen.game
    settings, cites = live.table.settings, (game.PARAGRAPHS.limits_displayed,)
    refused = settings_refused(settings)
    if refused is not None:
        message = said("pit-not-by-the-book", why=refused.message)
        yield Alert(name, Kind.NOT_BY_THE_BOOK, message, refused.cites)
    if live.unannounced:
        yield Alert(name, Kind.UNANNOUNCED, said("pit-unannounced"), cites)
    current = editions(game.BOOK)[-1]
    if settings.edition != current:
        message = said("pit-old-edition", edition=settings.edition, current=current)
        yield Alert(name, Kind.OLD_EDITION, message, cites)
    if live.announced is not None:
        message = said("pit-change-ahead", name=live.announced.by.name)
        yield Alert(name, Kind.CHANGE_AHEAD, message, cites)


def _of_its_condition(seen: Watched) -> Iterator[Alert]:
    match seen.live.condition:
        case Condition.PAUSED:
            yield Alert(seen.live.name, Kind.PAUSED, said("pit-paused"))
        case Condition.CLOSING if seen.live.closed:
            yield Alert(seen.live.name, Kind.CLOSING, said("live-closed"))
        case Condition.CLOSING:
            yield Alert(seen.live.name, Kind.CLOSING, said("told-last-round"))
