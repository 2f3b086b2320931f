"""The round as it stands written beside a table: a row for each thing, told anew as it grows. Bets
of one player are one row, so is a hand with all its cards, and what a player won or lost."""

from collections.abc import Iterable, Sequence

from croupier.engine.history.accounts.rulings import Account
from croupier.engine.history.accounts.rulings_told import account_said
from croupier.engine.history.dialect import hand_said
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Amount, Message, Value, said
from croupier.engine.sentences.messages import listed
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary import events as e
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.due import Deal, SetGoing, Turn
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.places import OUT_OF_PLAY, Place
from croupier.engine.table.vocabulary.questions import Question
from croupier.engine.table.vocabulary.wagers import Spot, Wager
from croupier.engine.table.vocabulary.words import rank_said
from croupier.floor.narration.names import card_name, spot_named, with_signs
from croupier.floor.narration.second_person import YOU
from croupier.floor.protocol.rows import Row

MOST_NAMED = 4  # bets of one row; more of them are counted
MOST_CITED = 2


def thread(before: AnyRound, event: e.Event, after: AnyRound) -> str | None:
    """What an event adds to; None: it stands by itself."""
    match event:
        case e.BetPlaced(wager):
            return bets_of(wager.player)
        case e.BetReduced(wager_id):
            return bets_of(before.wager(wager_id).player)
        case e.BettingClosed():
            return "close"
        case e.CardDealt(place=place) | e.CardMoved(place=place):
            return _lying(place, after)
        case e.CardTurned(number):
            return _lying(after.cards[number - 1].place, after)
        case e.WagerSettled(wager_id):
            return f"paid {before.wager(wager_id).player}"
        case e.RoundConcluded():
            return "result"
        case _:
            return None


def bets_of(player: str) -> str:
    return f"bets {player}"


def halted(report: int) -> str:
    return f"halt {report}"


def _lying(place: Place, round: AnyRound) -> str | None:
    if place.area in OUT_OF_PLAY:
        return None
    return "face-down" if None in round.at(place) else f"hand {place}"


def row(
    game: Game,
    before: AnyRound,
    event: e.Event,
    after: AnyRound,
    spoken: Message | str,
    cites: tuple[Citation, ...],
) -> Row | None:
    """Of an event with a thread; `spoken`: as it was said aloud."""
    name = thread(before, event, after)
    assert name is not None, "it stands by itself"
    match event:
        case e.BetPlaced(wager):
            return _bets(after, name, wager.player, spoken)
        case e.BetReduced(wager_id):
            return _bets(after, name, before.wager(wager_id).player, spoken)
        case e.BettingClosed():
            return Row(name, spoken, on_the_table(after), cites)
        case e.CardDealt(place=place) | e.CardMoved(place=place):
            return _cards(game, before, after, place, name)
        case e.CardTurned(number):
            place = after.cards[number - 1].place
            opened = None not in after.at(place)
            return _cards(game, before, after, place, name) if opened else None
        case e.WagerSettled(wager_id):
            return _paid(after, name, before.wager(wager_id).player)
        case _:
            return Row(name, spoken, _how_it_ended(game, after), cites or _decided_by(after))


# rulings


def rulings(
    before: AnyRound, event: e.Event, after: AnyRound, told: Sequence[Account], you: str
) -> tuple[Row, ...]:
    """The account of the ruling that was made, or that a choice belongs to, as far as it goes;
    `told` are the accounts of all of them."""
    return tuple(_ruling(nth, told[nth], you) for nth in sorted(_ruling_of(before, event, after)))


def _ruling_of(before: AnyRound, event: e.Event, after: AnyRound) -> set[int]:
    match event:
        case e.RulingMade():
            return {len(before.rulings)}
        case e.OptionChosen(halt=number):
            (case,) = (case for case in after.cases if case.report.number == number)
            return {on.number for on in case.rulings[-1:]}
        case _:
            return set()


def _ruling(number: int, account: Account, you: str) -> Row:
    by = None if account.by is None or account.rank is None else Person(account.by, account.rank)
    more = tuple(account_said(account))
    told = with_signs(said("row-parts", parts=listed(more, "row"))) if more else None
    assert told is None or isinstance(told, Message), "signs make no other thing of it"
    return Row(
        f"ruling {number}", ruled_aloud(by, with_signs(account.effect), you), told, account.cites
    )


def ruled_aloud(by: Person | None, effect: Value, you: str) -> Message:
    if by is None:
        return said("told-by-the-book", effect=effect)
    if by.rank is Rank.PLAYER:  # who only picks the order of cards drawn together
        who = YOU if by.name == you else by.name
        return said("told-picked", player=who, effect=effect)
    return said("told-ruled", rank=rank_said(by.rank), effect=effect)


# bets


def on_the_table(round: AnyRound) -> Message | None:
    """Chips laid one after the other on the same spot and hand are one bet."""
    if not round.wagers:
        return None
    amount = Amount(sum(wager.stake_cents for wager in round.wagers))
    return said("row-on-the-table", bets=len(set(map(_bet, round.wagers))), amount=amount)


def _bet(wager: Wager) -> tuple[str, Spot, int | None]:
    return wager.player, wager.spot, wager.hand


def _bets(round: AnyRound, name: str, player: str, spoken: Message | str) -> Row:
    spots: dict[Spot, int] = {}
    for wager in round.wagers:
        if wager.player == player:
            spots[wager.spot] = spots.get(wager.spot, 0) + wager.stake_cents
    if not spots:
        return Row(name, spoken)
    amount = Amount(sum(spots.values()))
    named = (
        said("row-bet", spot=_spot(round, player, spot), amount=Amount(cents))
        for spot, cents in spots.items()
    )
    head = said("row-bets", player=player, amount=amount)
    return Row(name, head, _named(named, len(spots)))


def _named(parts: Iterable[Message], places: int) -> Message:
    if places > MOST_NAMED:
        return said("row-places", places=places)
    return said("row-parts", parts=listed(parts, "comma"))


def _spot(round: AnyRound, player: str, spot: Spot) -> Message:
    own = round.seats.get(spot.box or 0) == player
    return spot_named(spot, spot.box if own else None)


# cards


def _cards(game: Game, before: AnyRound, after: AnyRound, place: Place, name: str) -> Row:
    cites = _due_there(game, before, place)
    if None not in after.at(place):
        return hand(game, after, place, cites)
    lying = (drawn for drawn in after.cards if drawn.place.area not in OUT_OF_PLAY)
    down = [drawn for drawn in lying if drawn.card is None]
    places = list(dict.fromkeys(drawn.place for drawn in down))
    head = said("row-face-down", cards=len(down), hands=len(places))
    named = (hand_said(as_people_say(game, after, each)) for each in places)
    return Row(name, head, said("row-parts", parts=listed(named, "comma")), cites)


def _due_there(game: Game, round: AnyRound, place: Place) -> tuple[Citation, ...]:
    match game.due(round):
        case Deal(due, cites) | Turn(due, cites) if due == place:
            return cites
        case _:
            return ()


def hand(game: Game, round: AnyRound, place: Place, cites: tuple[Citation, ...]) -> Row:
    """All its cards, what they come to, and what was said about it last."""
    faces = tuple(round.cards.faces_at(place))
    counted = hand_said(as_people_say(game, round, place))
    cards = listed(map(card_name, faces), "row")
    worth = game.worth(round, place, faces)
    head = said("row-cards", hand=counted, cards=cards)
    if worth is not None:
        head = said("row-hand", hand=counted, cards=cards, worth=worth)
    return Row(
        f"hand {place}", head, None if place.box is None else round.seats.get(place.box), cites
    )


def hands_lying(game: Game, round: AnyRound) -> tuple[Row, ...]:
    """Every hand that lies open, as it lies now."""
    places = dict.fromkeys(d.place for d in round.cards if d.place.area not in OUT_OF_PLAY)
    return tuple(hand(game, round, each, ()) for each in places if None not in round.at(each))


def place_of(command: Command) -> Place | None:
    """Of the hand that somebody decides about, where the command names one."""
    box, number = getattr(command, "box", None), getattr(command, "hand", None)
    return Place("box", box, number) if box is not None and number is not None else None


def asked(game: Game, round: AnyRound, command: Command) -> tuple[Citation, ...]:
    """The paragraphs of the question that it answers."""
    box = getattr(command, "box", None)
    answers = (each.cites for each in game.asks(round) if _answers(each, command.by.name, box))
    return next(answers, ())


def _answers(question: Question, player: str, box: int | None) -> bool:
    return question.player == player and (box is None or question.box in (None, box))


def worths(game: Game, round: AnyRound, *further: Place) -> Message | None:
    """What the hands come to that belong to no box, after some others."""
    shared = dict.fromkeys(d.place for d in round.cards if d.place.box is None)
    found = [_worth(game, round, place) for place in (*further, *shared)]
    parts = [each for each in found if each is not None]
    return said("row-parts", parts=listed(parts, "comma")) if parts else None


def _worth(game: Game, round: AnyRound, place: Place) -> Message | None:
    faces = tuple(round.cards.faces_at(place))
    known = faces and None not in round.at(place) and place.area not in OUT_OF_PLAY
    worth = game.worth(round, place, faces) if known else None
    if worth is None:
        return None
    return said("row-worth", hand=hand_said(as_people_say(game, round, place)), worth=worth)


def set_going(game: Game, round: AnyRound) -> tuple[Citation, ...]:
    """The paragraphs of what decides the round, where that is neither card nor player."""
    match game.due(round):
        case SetGoing(cites):
            return cites
        case _:
            return ()


# results


def _paid(round: AnyRound, name: str, player: str) -> Row:
    settled = [wager for wager in round.wagers if wager.player == player and not wager.open]
    spots: dict[Spot, int] = {}
    for wager in settled:
        spots[wager.spot] = spots.get(wager.spot, 0) + _net(wager)
    head = said("row-paid", player=player, net=net_said(sum(spots.values())))
    named = (
        said("row-result", spot=_spot(round, player, spot), net=net_said(cents))
        for spot, cents in spots.items()
    )
    return Row(name, head, _named(named, len(spots)), _cited(settled))


def _net(wager: Wager) -> int:
    return wager.received_cents - wager.stake_cents


def net_said(cents: int) -> Value:
    if cents > 0:
        return said("row-plus", amount=Amount(cents))
    return said("row-minus", amount=Amount(-cents)) if cents else Amount(0)


def _cited(settled: Iterable[Wager]) -> tuple[Citation, ...]:
    found = (cite for wager in settled if wager.settlement for cite in wager.settlement.cites)
    return tuple(dict.fromkeys(found))[:MOST_CITED]


def _decided_by(round: AnyRound) -> tuple[Citation, ...]:
    return _cited(round.wagers)[:1]


def _how_it_ended(game: Game, round: AnyRound) -> Message | None:
    """What hands that were compared came to; where there is one or none, what was paid."""
    compared = len(dict.fromkeys(d.place for d in round.cards if d.place.box is None)) > 1
    if compared or not round.wagers:
        return worths(game, round)
    won = [wager for wager in round.wagers if _net(wager) > 0]
    amount = Amount(sum(map(_net, won)))
    return said("row-paid-out", bets=len(set(map(_bet, won))), amount=amount)
