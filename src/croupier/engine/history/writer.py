"""A played round written down as a history file; read again, it settles the same."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from croupier.engine.equipment.cards import DECK, Card
from croupier.engine.equipment.shoe import Composition, Shoe
from croupier.engine.history.dialect import dialect_of
from croupier.engine.history.facts import fact_words
from croupier.engine.history.file import FORMAT
from croupier.engine.history.lines import FACE_DOWN, NEED_NO_ACTOR, actor_of, in_quotes, on_behalf
from croupier.engine.history.played_rounds import Played
from croupier.engine.money import dollars
from croupier.engine.table.contract.game import Game
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.table_commands import VoidEarlierRounds
from croupier.engine.table.vocabulary.wagers import Spot

_FORMAT = f'format = "{FORMAT}"'
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def written(played: Played) -> str:
    r"""The round as a history file; read again, it settles to the same cents.

    >>> head = b'format = "croupier-round/1"\ngame = "roulette"\n'
    >>> actions = b'actions = "ann bets 10 red\\ndealer closes\\nspin 3"'
    >>> file = play_file(head + actions, "red.toml")
    >>> "spin 3" in write_history(file.rounds[0])
    True
    """
    return f"{_FORMAT}\n{_round(played)}"


def written_together(rounds: Iterable[Played]) -> str:
    """Several rounds in one file, each with a head of its own."""
    each = (f"[[round]]\n{_round(played, 'round.')}" for played in rounds)
    return "\n".join([f"{_FORMAT}\n", *each])


def _round(played: Played, within: str = "") -> str:
    lines = "\n".join(actions(played.game, played.commands))
    opening = played.opening
    parts = [
        _head(played.game, opening.settings),
        f"actions = '''\n{lines}\n'''",
        _table(f"{within}limits", _limits(played.game, opening.settings)),
        _table(f"{within}seats", {str(box): name for box, name in opening.seats.items()}),
        _table(f"{within}purses", _in_dollars(opening.purses), always=opening.purses is not None),
        _table(f"{within}shoe", _shoe(opening.shoe)),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


class _Dollars(str):
    """An amount, which TOML writes without quotes."""


def _in_dollars(cents_by_name: Mapping[str, int] | None) -> dict[str, Any]:
    return {name: _Dollars(dollars(cents)) for name, cents in (cents_by_name or {}).items()}


def _head(game: Game, settings: Settings) -> str:
    keys = {
        "game": game.NAME,
        "edition": settings.edition,
        "table": settings.kind.value,
        "layout": settings.layout,
        **({"decks": settings.decks} if settings.decks else {}),
        "unit": _Dollars(dollars(settings.unit_cents)),
        **dialect_of(game).written(settings),
    }
    return "\n".join(f"{key} = {_toml(value)}" for key, value in keys.items())


def _limits(game: Game, settings: Settings) -> dict[str, Any]:
    limits = settings.limits
    offered = dict.fromkeys(spot.bet for spot in game.spots(settings))
    kept: dict[str, Any] = {"minimum": _Dollars(dollars(limits.minimum_cents))}
    if limits.maximum_cents is not None:
        kept["maximum"] = _Dollars(dollars(limits.maximum_cents))
    if limits.minimum_by_bet:
        kept["minimum"] = _in_dollars({bet: limits.minimum(bet) for bet in offered})
    if limits.maximum_by_bet:
        named = {bet: limits.maximum(bet) for bet in offered}
        kept["maximum"] = _in_dollars({bet: most for bet, most in named.items() if most})
    if limits.differential_cents is not None:
        kept["differential"] = _Dollars(dollars(limits.differential_cents))
    return kept


def _shoe(shoe: Shoe) -> dict[str, str]:
    gone: list[Card] = []
    fresh = Composition.of_decks(shoe.decks)
    for card in DECK:
        gone += [card] * (
            fresh.count(card) - shoe.composition.count(card) - shoe.held_over.count(card)
        )
    cards = {"held": _faces(shoe.held_over), "seen": _faces(gone)}
    return {key: text for key, text in cards.items() if text}


def _faces(cards: Iterable[Card | None]) -> str:
    return " ".join(card or FACE_DOWN for card in cards)


def _table(name: str, keys: Mapping[str, Any], *, always: bool = False) -> str:
    if not keys and not always:
        return ""
    return "\n".join([f"[{name}]", *(f"{_key(key)} = {_toml(keys[key])}" for key in keys)])


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else f'"{key}"'


def _toml(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case dict():
            return "{ " + ", ".join(f"{_key(k)} = {_toml(v)}" for k, v in value.items()) + " }"
        case list():
            return f"[{', '.join(map(_toml, value))}]"
        case _Dollars() | int():
            return str(value)
        case _:
            return f'"{value}"'


def actions(game: Game, commands: Iterable[c.Command]) -> Iterator[str]:
    """A line per command; cards that fall where they are due share one."""
    falling: list[str] = []
    for command in commands:
        match command:
            case c.DealCard(by, card, None) if by == DEALER:
                falling.append(card or FACE_DOWN)
                continue
        if falling:
            yield f"deal {' '.join(falling)}"
            falling = []
        yield line_of(game, command)
    if falling:
        yield f"deal {' '.join(falling)}"


def line_of(game: Game, command: c.Command) -> str:
    """One command as somebody would say it."""
    words = _words(game, command)
    if command.by == DEALER and words.split()[0] in NEED_NO_ACTOR:
        return words
    return f"{actor_of(command.by)} {words}"


def _words(game: Game, command: c.Command) -> str:
    match command:
        case c.PlaceBet(by, player, spot, stake):
            return f"bets {dollars(stake)} {_spot(spot)}" + on_behalf(by, player)
        case c.WithdrawBet(by, player, spot, amount):
            return f"withdraws {dollars(amount)} {_spot(spot)}" + on_behalf(by, player)
        case c.RejectBets(_, bet, box, on):
            return f"rejects {_spot(Spot(bet, box, on))}"
        case c.CloseBetting():
            return "closes"
        case c.DealCard(_, card, place):
            return f"deal {card or FACE_DOWN}" + (f" to {place}" if place else "")
        case c.DealTogether(_, cards):
            return f"deal {'+'.join(card or FACE_DOWN for card in cards)}"
        case c.TurnCards(_, place, cards):
            return f"turn {place} {' '.join(cards)}"
        case c.AskSqueeze(_, place, first):
            return f"asks-squeeze {place}" + (" first" if first else "")
        case c.GrantSqueeze():
            return "grants-squeeze"
        case _:
            return _words_in_trouble(game, command)


def _words_in_trouble(game: Game, command: c.Command) -> str:
    match command:
        case c.ReportFact(_, fact):
            return f"reports {fact_words(fact)}"
        case c.Rule(_, ruling, reason, about):
            return _with_reason(f"rules {ruling}" + (f" {about}" if about else ""), reason)
        case c.FixOrder(_, cards):
            return f"rules order {_faces(cards)}"
        case c.ChooseOption(_, stays, box, hand, bet):
            words = ["continues" if stays else "takes-back"]
            words += [] if bet is None else [bet]
            words += [] if box is None else [f"box {box}"]
            words += [] if hand is None else [f"hand {hand}"]
            return " ".join(words)
        case c.TimeRanOut():
            return "clock runs-out"
        case c.DecideUnresolved(_, effect, reason, bets):
            said = " and ".join(map(_decided_bet, bets)) or str(effect)
            return _with_reason(f"decides {said}", reason)
        case VoidEarlierRounds(_, numbers, reason):
            return _with_reason(f"voids rounds {' '.join(map(str, numbers))}", reason)
        case c.ReplaceCards(_, reason):
            return _with_reason("replaces-cards", reason)
        case _:
            return dialect_of(game).said(command)


def _decided_bet(bet: c.DecidedBet) -> str:
    where = f"{bet.player} {_spot(bet.spot)}" + (f" hand {bet.hand}" if bet.hand else "")
    if bet.payout_cents is None:
        return f"return {where}"
    return f"settle {where} {dollars(bet.payout_cents)}"


def _with_reason(words: str, reason: str) -> str:
    return f"{words} {in_quotes(reason)}" if reason else words


def _spot(spot: Spot) -> str:
    on = f" {spot.on}" if spot.on is not None else ""
    return f"{spot.bet}{on}" + (f" box {spot.box}" if spot.box is not None else "")
