"""Frames as the protocol has them: every command of every game, filled in from its type."""

from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from croupier.engine.equipment.cards import DECK
from croupier.engine.games import PLAYED, game_named
from croupier.engine.history.dialect import dialect_of
from croupier.engine.history.verbs import VERBS
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log import names
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.settings import OwnTerms, Settings, TableKind
from croupier.floor.house.commands import COMMANDS as HOUSE_COMMANDS
from croupier.floor.tables.commands import COMMANDS as LIVE_COMMANDS

AMOUNTS = (500, 1000, 1000, 2000, 2500, 5000, 10_000, 50_000)
AREAS = ("box", "player", "banker", "dealer", "joker", "andar", "bahar", "waiting", "discarded")
REASONS = ("", "a spilled drink", "why not", "“quoted”", "原因")
WORDS = ("box", "hand", "for", "card", "to", "on", "first", "all", "hit", "17", "1", "2", "3", "10")
Json = Any


class Known(msgspec.Struct):
    """Whom and what the sender has heard of."""

    people: list[str]
    tables: list[str]
    rank: Rank | None  # of whoever sends it
    shown: dict[str, Json] = {}  # the last view of the table, put together


class Valid:
    """What could be said at a table of this game by this person."""

    def __init__(self, rng: Random, game: Game, me: str, known: Known) -> None:
        self._rng, self._game, self._me, self._known = rng, game, me, known

    def command(self) -> Json:
        kinds = (*names.COMMANDS, *self._game.COMMANDS * 4, *LIVE_COMMANDS)
        if self._rng.random() < 0.7:
            kinds = tuple(kind for kind in kinds if kind.needs <= (self._known.rank or 0))
        return self._of_kind(self._rng.choice(kinds))

    def house_command(self) -> Json:
        return self._of_kind(self._rng.choice(HOUSE_COMMANDS))

    def _of_kind(self, kind: type) -> Json:
        made = self._value(_type_info(kind), "")
        del made["by"]
        return made

    def bet(self) -> Json:
        """By its own sign, so that it is often taken."""
        spot = self._rng.choice(_spots(self._game.NAME))
        stake = self._rng.choice(AMOUNTS)
        return {"type": "table.place-bet.1", "player": self._me, "spot": spot, "stake_cents": stake}

    def chips(self) -> Json:
        rng, box = self._rng, self._rng.randint(1, 7)
        return rng.choice(
            (
                {"type": "table.buy-chips.1", "player": self._me, "cents": rng.choice(AMOUNTS)},
                {"type": "table.take-seat.1", "player": self._me, "box": box},
                {"type": "table.leave-seat.1", "player": self._me, "box": box},
                {"type": "table.cash-out.1", "player": self._me},
                {"type": "floor.join-queue.1", "player": self._me},
                {"type": "floor.say-ready.1"},
                {"type": "floor.ask-companion.1"},
                {"type": "floor.dismiss-companion.1", "name": rng.choice(("Bea.House", self._me))},
                {"type": "floor.move-companion.1", "name": "Bea.House", "box": box},
            )
        )

    def beginning(self) -> list[Json]:
        """What somebody does first who comes to a table to play, or to deal."""
        chips = {"type": "table.buy-chips.1", "player": self._me, "cents": 50_000}
        seat = {"type": "table.take-seat.1", "player": self._me, "box": self._rng.randint(1, 7)}
        return [chips, seat, {"type": "floor.take-dealing.1", "dealer": self._me}]

    def move(self) -> Json:
        """One that the view offers, or says it would refuse."""
        shown = self._known.shown
        moves = [move for move in shown.get("moves", ()) if move.get("is") == "move"]
        refused = shown.get("refused", ())
        if not moves or (refused and self._rng.random() < 0.2):
            moves = list(refused) or moves
        if not moves:
            return self._cards_move() or self.command()
        move = self._rng.choice(moves)
        command = {key: value for key, value in move["command"].items() if key != "by"}
        if move.get("amount"):
            command[move["amount"]] = self._rng.choice((move["smallest_cents"], *AMOUNTS))
        return command

    def _cards_move(self) -> Json:
        """A Dealer keys a card where one is due."""
        offers = [m for m in self._known.shown.get("moves", ()) if m.get("is") == "cards"]
        if not offers:
            return None
        offer, card = self._rng.choice(offers), self._rng.choice(DECK)
        place = self._rng.choice(offer["places"]) if offer["places"] else None
        if "turn" in offer["name"]:
            return {"type": offer["name"], "place": place, "cards": [card]}
        if "together" in offer["name"]:
            return {"type": offer["name"], "cards": [card, self._rng.choice(DECK)]}
        return {"type": offer["name"], "card": card, "place": place}

    def question(self) -> str:
        asked = [each["question"] for each in self._known.shown.get("awaited", ())]
        return str(self._rng.choice((*asked, *asked, "1.close", "12.window.ann.3.1.5d0fb1c2", "")))

    def line(self) -> str:
        rng, dialect = self._rng, dialect_of(self._game)
        verb = rng.choice((*VERBS, *dialect.verbs, "bets", "bets"))
        spots = [str(spot["bet"]) for spot in _spots(self._game.NAME)]
        pool = (
            *WORDS,
            *AREAS,
            *DECK[:6],
            *self._known.people[:5],
            *spots[:12],
            '"why"',
            "misplaced",
        )
        if verb == "bets":
            return f"bets {rng.choice((10, 20, 5))} {rng.choice(spots)} box {rng.randint(1, 7)}"
        return " ".join((verb, *rng.choices(pool, k=rng.randint(0, 5))))

    # by type

    def _value(self, kind: inspect.Type, name: str) -> Json:
        rng = self._rng
        match kind:
            case inspect.StructType(cls=cls) if cls is Settings:
                return self._settings()
            case inspect.StructType(fields=fields, tag=tag):
                made = {} if tag is None else {"type": tag}
                for field in fields:
                    if field.required or rng.random() < 0.6:
                        made[field.encode_name] = self._value(field.type, field.name)
                return made
            case inspect.UnionType(types=kinds):
                return self._value(rng.choice(kinds), name)
            case inspect.EnumType(cls=enum):
                return rng.choice(list(enum)).value
            case inspect.VarTupleType(item_type=item):
                return [self._value(item, name) for _ in range(rng.choice((0, 1, 2, 2, 4)))]
            case inspect.TupleType(item_types=items):
                return [self._value(item, name) for item in items]
            case inspect.DictType(value_type=value):
                keys = rng.sample(self._known.people, k=min(2, len(self._known.people)))
                return {key: self._value(value, name) for key in keys}
            case inspect.CustomType(cls=cls) if cls is Fact:
                return self._value(_type_info(rng.choice(self._game.EDITIONS.facts)), name)
            case inspect.CustomType(cls=cls) if cls is OwnTerms:
                terms: Any = self._game.TERMS
                return None if terms is None else self._value(_type_info(terms), name)
            case _:
                return self._plain(kind, name)

    def _plain(self, kind: inspect.Type, name: str) -> Json:
        rng = self._rng
        match kind:
            case inspect.StrType(pattern=str()):
                return rng.choice(DECK)
            case inspect.StrType():
                return self._text(name)
            case inspect.IntType() if "cents" in name:
                return rng.choice(AMOUNTS)
            case inspect.IntType():
                return rng.choice((0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 9, 52, 416))
            case inspect.FloatType():
                return rng.choice((0.5, 1, 5.0, 20.0))
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.BytesType():
                return "CAgICA=="
            case _:
                return None

    def _text(self, name: str) -> str:
        rng, known = self._rng, self._known
        match name:
            case "player" | "dealer" | "seen_by" | "shown_by":
                return rng.choice((self._me, self._me, self._me, *known.people))
            case "name":
                return rng.choice((*known.people, *known.tables, f"new-{rng.randint(1, 99)}"))
            case "game":
                return rng.choice((*PLAYED, self._game.NAME))
            case "bet":
                return str(rng.choice(_spots(self._game.NAME))["bet"])
            case "area":
                return rng.choice(AREAS)
            case "pocket" | "on":
                return str(rng.randint(0, 37))
            case "side":
                return rng.choice(("player", "banker"))
            case _:
                return rng.choice(REASONS)

    def _settings(self) -> Json:
        rng = self._rng
        game = self._game if rng.random() < 0.8 else game_named(rng.choice(PLAYED))
        made = msgspec.to_builtins(game.settings(kind=rng.choice(list(TableKind))))
        if rng.random() < 0.3:
            made["limits"]["minimum_cents"] = rng.choice(AMOUNTS)
        return made


@cache
def _type_info(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


@cache
def _spots(game: str) -> tuple[dict[str, Json], ...]:
    made = game_named(game)
    return tuple(msgspec.to_builtins(spot) for spot in made.spots(made.settings()))
