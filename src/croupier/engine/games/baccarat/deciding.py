"""Insurance in the course of a round: what is on display, who may buy it and for how much, what
the next card closes (Baccarat 1.9, 3.11, 3.12, 3.12.1, 3.12.2, 3.14, 4.2.2, 5.3, 5.17)."""

from croupier.engine.games.baccarat.commands import Insure
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.events import InsuranceClosed
from croupier.engine.games.baccarat.insurance import (
    FOUR_CARDS,
    SIDES,
    THIRD_CARD,
    InsuranceOffer,
    offers,
)
from croupier.engine.games.baccarat.kinds import Asks
from croupier.engine.games.baccarat.layout import BOOK, terms_of
from croupier.engine.games.baccarat.paragraphs import PARAGRAPHS
from croupier.engine.games.baccarat.play import due, hands, waived
from croupier.engine.games.baccarat.state import BaccaratRound
from croupier.engine.games.baccarat.table_of_play import PLAYER_HAND, faces, points
from croupier.engine.rulebook import cite
from croupier.engine.sentences import Amount, said
from croupier.engine.table.betting.betting import amount_refused, on_whose_behalf, purse_refused
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.due import Deal
from croupier.engine.table.vocabulary.events import BetPlaced, CardDealt, Event
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import Person, Rank, player
from croupier.engine.table.vocabulary.questions import Question
from croupier.engine.table.vocabulary.refusals import Reason, Refused, no_such_command
from croupier.engine.table.vocabulary.wagers import Result, Spot, Wager
from croupier.engine.table.vocabulary.words import bet_said, odds_said


def current_offers(round: BaccaratRound) -> tuple[InsuranceOffer, ...]:
    """The cells on display: only while a card that can change the result is to come (Baccarat 1.9,
    3.12)."""
    player, banker = hands(round)
    if len(player) < 2 or len(banker) != 2:
        return ()
    if type(due(round)) is not Deal or not terms_of(round.settings).insurance:  # 4.2.2
        return ()
    if None in player or None in banker:
        return ()
    on_player, on_banker = points(faces(player)), points(faces(banker))
    pays = EDITIONS.of(round.settings).insurance
    if len(player) == 2:
        return offers(pays, FOUR_CARDS, on_player, on_banker)
    if len(player) == 3 and not waived(round):
        return offers(pays, THIRD_CARD, on_player, on_banker)
    return ()


def offer_for(round: BaccaratRound, side: str) -> InsuranceOffer | None:
    return next((o for o in current_offers(round) if o.cell.side == side), None)


def side_wagers(round: BaccaratRound, player: str, side: str) -> tuple[Wager, ...]:
    """A player's bets on a side, except those that went back already."""
    return tuple(
        w for w in round.wagers if w.player == player and w.spot.bet == side and not _returned(w)
    )


def insurance_bought(
    round: BaccaratRound, player: str, side: str | None = None
) -> tuple[Wager, ...]:
    return tuple(
        w
        for w in round.wagers
        if w.player == player
        and w.stage is not None
        and (side is None or w.spot.bet == f"{side}-insurance")
        and not _returned(w)
    )


def _returned(wager: Wager) -> bool:
    return wager.settlement is not None and wager.settlement.result is Result.RETURNED


def insurance_room(round: BaccaratRound, player: str, offer: InsuranceOffer) -> int:
    """The largest stake left: payouts of both stages stay within the bet (Baccarat 3.12.2)."""
    bet = sum(wager.action_cents for wager in side_wagers(round, player, offer.cell.side))
    for wager in insurance_bought(round, player, offer.cell.side):
        if wager.stage in (FOUR_CARDS, offer.cell.stage):  # not what was bought after this offer
            assert wager.odds is not None
            bet -= wager.odds.payment_cents(wager.stake_cents)
    stake = bet * offer.odds.denominator // offer.odds.numerator
    return stake // round.settings.unit_cents * round.settings.unit_cents


def may_not_insure(round: BaccaratRound, player: str, side: str) -> Refused | None:
    if side not in SIDES:
        return Refused(
            Reason.UNKNOWN,
            said("baccarat-no-such-side", side=side),
            (cite("Baccarat 4.1.3"),),
        )
    if player in round.play.forgone | round.walked_away:
        return Refused(
            Reason.NOT_NOW,
            said("baccarat-insurance-forgone", player=player),
            (cite("Baccarat 5.3"),),
        )
    if not any(wager.open for wager in side_wagers(round, player, side)):
        return Refused(
            Reason.NOT_YOURS,
            said("baccarat-nothing-to-insure", player=player, side=bet_said(side)),
            (cite("Baccarat 3.11"),),
        )
    if not terms_of(round.settings).insurance:
        return Refused(
            Reason.NOT_OFFERED,
            said("baccarat-no-insurance-here"),
            (cite("Baccarat 4.2.2"),),
        )
    if offer_for(round, side) is None:
        return _not_offered(round, side)
    return None


def _not_offered(round: BaccaratRound, side: str) -> Refused:
    if waived(round) and len(round.at(PLAYER_HAND)) == 3:
        return Refused(
            Reason.NOT_OFFERED,
            said("baccarat-insurance-waived"),
            (cite("Baccarat 3.14"),),
        )
    return Refused(
        Reason.NOT_OFFERED,
        said("baccarat-insurance-not-offered", insurance=bet_said(f"{side}-insurance")),
        (cite("Baccarat 4.1.3"),),
    )


def decide(round: BaccaratRound, command: Command) -> tuple[Event, ...] | Refused:
    if not isinstance(command, Insure):
        return no_such_command(BOOK, command)
    player = command.player
    faults = (
        on_whose_behalf(PARAGRAPHS.bets_by_staff, command.by, player),
        may_not_insure(round, player, command.side),
        amount_refused(round, command.stake_cents, said("an-insurance-bet")),
    )
    found = [fault for fault in faults if fault is not None]
    if found:
        return min(found, key=lambda fault: fault.reason)
    offer = offer_for(round, command.side)
    assert offer is not None
    room = insurance_room(round, player, offer)
    if command.stake_cents > room:
        return Refused(
            Reason.ABOVE_MAXIMUM,
            said(
                "baccarat-insurance-room",
                odds=odds_said(offer.odds),
                player=player,
                side=bet_said(command.side),
                room=Amount(room),
            ),
            (cite("Baccarat 3.12.2"),),
            room_cents=room,
        )
    short = purse_refused(round, player, command.stake_cents)
    if short is not None:
        return short
    box = side_wagers(round, player, command.side)[0].spot.box
    wager = Wager(
        round.next_wager_id,
        player,
        Spot(f"{command.side}-insurance", box),
        command.stake_cents,
        command.stake_cents,
        command.by.name,
        stage=offer.cell.stage,
        odds=offer.odds,
    )
    return (BetPlaced(wager),)


def could_say(round: BaccaratRound, who: Person) -> tuple[Offer, ...]:
    """Players insure their own bets; staff those of whoever asks them to."""
    names = (who.name,) if who.rank is Rank.PLAYER else round.players()
    return tuple(_insurance_of(round, who, name, side) for name in names for side in SIDES)


def _insurance_of(round: BaccaratRound, who: Person, name: str, side: str) -> Offer:
    unit = round.settings.unit_cents
    return Offer(Insure(who, name, side, unit), "stake_cents", unit, step_cents=unit)


def asks(round: BaccaratRound) -> tuple[Question, ...]:
    """Insurance on display; the next card ends it."""
    if not current_offers(round):
        return ()
    cites = (cite("Baccarat 3.12.2"), cite("Baccarat 3.11"), cite("Baccarat 5.3"))
    return tuple(
        Question(Asks.INSURANCE, name, hands(round), None, cites, holds_nothing_up=True)
        for name in round.players()
        if any(_may_insure(round, name, side) for side in SIDES)
    )


def _may_insure(round: BaccaratRound, name: str, side: str) -> bool:
    smallest = _insurance_of(round, player(name), name, side).command
    return type(decide(round, smallest)) is not Refused


def made_on(round: BaccaratRound, command: Command) -> object:
    return hands(round)


def follows(before: BaccaratRound, after: BaccaratRound, event: Event) -> tuple[Event, ...]:
    """The next card, drawn rightly or wrongly, closes a stage of Insurance."""
    if type(event) is not CardDealt or len(before.cards) < 4:
        return ()
    shown = current_offers(before)
    if not shown:
        return ()
    early = [offer for offer in shown if offer.cell.stage == FOUR_CARDS]
    return (InsuranceClosed(shown, _missed(before, early) if early else frozenset()),)


def _missed(round: BaccaratRound, early: list[InsuranceOffer]) -> frozenset[str]:
    """Who could have insured a bet in the first stage, be it with one chip, and has not."""
    names = round.players()
    could = {name for name in names for offer in early if insurance_room(round, name, offer)}
    bought = {w.player for w in round.wagers if w.stage is not None and not _returned(w)}
    passed_over = {player for player, _, stage in round.play.neglected if stage == FOUR_CARDS}
    return frozenset(could - bought - passed_over)
