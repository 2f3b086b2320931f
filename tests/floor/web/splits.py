"""Rounds of Blackjack in which hands are split as often as the book lets them be, as moments."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from croupier.engine.equipment.cards import Card
from croupier.engine.games.blackjack import settings
from croupier.engine.games.blackjack.commands import Decline, Follow, Hit, Insure, Split, Stand
from croupier.engine.table.dealing.awaited import awaited
from croupier.engine.table.vocabulary.commands import CloseBetting, DealCard, PlaceBet
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.table_commands import OpenRound
from croupier.engine.table.vocabulary.wagers import Spot
from tests.floor.web.moments import BET_CENTS, Moment, Rounds, every

SPLITS = 3  # of one box: four hands
INSURED_CENTS = 1_000
SUITS, TENS, ACE = "shdc", "TJQK", "A"
PAIRS = "-898989898"  # by box: a shoe of eight decks has them all


class Splitting(Rounds):
    """ann bets on every box that is played, and splits those that are named; whoever stands behind
    her follows."""

    seated = ("ann",)

    def __init__(
        self,
        boxes: int,
        played: Iterable[int],
        split: Iterable[int],
        insured: bool,
        behind: Iterable[str],
    ) -> None:
        super().__init__(settings(kind=TableKind.RECORDED, boxes=boxes), seed=0)
        self._played, self._split = tuple(played), tuple(split)
        self._behind = tuple(behind)
        self._uninsured = [*self._split] if insured else []
        self._up = ACE if insured else TENS
        self._dealt = Counter[str]()

    def played(self) -> "Splitting":
        self._does(OpenRound(DEALER))
        for box in self._played:
            if box != 1:  # she has bet there already
                self._does(PlaceBet(player("ann"), "ann", Spot("initial", box), BET_CENTS))
            for name in self._behind:
                self._does(PlaceBet(player(name), name, Spot("initial", box), BET_CENTS))
        self._does(CloseBetting(DEALER))
        while asked := self._asked():
            self._does(self._answer(asked))
        return self

    def _asked(self) -> list[Any]:
        found = awaited(self.game, self.table)
        return [each for each in found if each.kind.value in ("card", "play", "window", "follow")]

    def _answer(self, asked: list[Any]) -> Any:
        by_kind = {each.kind: each for each in asked}
        if "window" in by_kind and self._uninsured:
            return Insure(player("ann"), "ann", self._uninsured.pop(), INSURED_CENTS)
        if "follow" in by_kind:
            return Follow(player(by_kind["follow"].player), BET_CENTS)
        if "play" in by_kind:
            return self._decides(by_kind["play"])
        if "card" in by_kind:
            return DealCard(DEALER, self._next(by_kind["card"].place))
        return Decline(player("ann"))

    def _decides(self, asked: Any) -> Any:
        if self._splits(asked.box):
            return Split(player("ann"), asked.box, asked.hand)
        return Stand(player("ann"), asked.box, asked.hand)

    def _splits(self, box: int | None) -> bool:
        if box is None or box not in self._split:
            return False
        return len(tuple(self.game.hands_of(self.table.round, box))) <= SPLITS

    def _next(self, place: Any) -> Card:
        """Pairs to whoever splits, until there are four hands; tens to everybody else."""
        ranks = PAIRS[place.box] if self._splits(place.box) else TENS
        if place.area == "dealer":
            ranks = self._up if not self._dealt[ACE] else TENS
        rank = min(ranks, key=lambda each: self._dealt[each])
        self._dealt[rank] += 1
        return Card(f"{rank}{SUITS[self._dealt[rank] % len(SUITS)]}")

    def _does(self, command: Any) -> None:
        assert self.did(command), command


class Busting(Splitting):
    """She hits every hand until it busts."""

    def _decides(self, asked: Any) -> Any:
        decided = super()._decides(asked)
        if isinstance(decided, Split):
            return decided
        return Hit(player("ann"), asked.box, asked.hand)


def four_hands(
    boxes: int,
    played: Iterable[int],
    split: Iterable[int],
    insured: bool = False,
    behind: Iterable[str] = (),
) -> Moment:
    """The moment with most to show: every Split made, the round not over."""
    rounds = Splitting(boxes, played, split, insured, behind).played()
    return [moment for moment in every(rounds) if moment.state != "concluded"][-1]
