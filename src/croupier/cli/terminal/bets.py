"""What you type while bets are open: amounts, places on the layout, `again`, `double`, `clear`."""

import re
from collections.abc import Iterator
from difflib import get_close_matches

import msgspec

from croupier.cli.terminal.keyboard import BETWEEN_BETS, plain
from croupier.cli.terminal.layouts import Layout, Misunderstood
from croupier.engine.equipment.wheel import UnknownPocket, pockets
from croupier.engine.games.names import bet_named
from croupier.engine.money import AmountTooLarge, UnknownAmount, parse_dollars
from croupier.engine.sentences import DEFAULT_LANGUAGE, Amount, Listed, Message, said, sentence
from croupier.engine.table.vocabulary.refusals import Refused, amount_too_large
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.narration.names import spot_named

MAX = "max"
COMMANDS = ("again", "double", "clear", MAX, "withdraw")
WATCH = ("watch", "deal", "spin")
ASIDES = ("table", "why", "rules", "help", "?", "q")  # at any time
WITHDRAW = ("withdraws", "withdraw", "takes-back", "take back", "remove")
FILLERS = ("bet ", "bets ", "put ", "place ")
THOUSANDS = re.compile(r"^\$?\d{1,3}(?:,\d{3})+(?= |$)")  # 1,000 tie
BOX = re.compile(r"[0-9]{1,9}")
BY_NUMBERS = ("split", "street", "corner", "line")  # places that one of their numbers may name


class Wish(msgspec.Struct, frozen=True):
    """Chips to be laid on a place, or with a minus sign to be taken from it."""

    spot: Spot
    cents: int


class Typist:
    """Understands what one person types, who means the place and the stake of the last bet."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._stake_cents: int | None = None
        self._main: Spot | None = None
        self._last_round: dict[Spot, int] = {}
        self._places = dict(_names(layout))

    def places(self) -> list[str]:
        """Every place as it is typed, for Tab."""
        box = self._layout.your_box
        return [typed_name(spot, box) for spot in dict.fromkeys(self._places.values())]

    def lying(self) -> dict[Spot, int]:
        """Your chips on the layout now."""
        return self._layout.lying()

    def remember(self) -> None:
        """The bets close: these are the ones that `again` repeats."""
        self._last_round = self.lying() or self._last_round

    def placed(self, wish: Wish) -> None:
        """The place and stake meant where none is said."""
        if wish.cents > 0:
            self._stake_cents = wish.cents
            if wish.spot.bet in self._layout.guide.main:
                self._main = wish.spot

    def understood(self, answer: str) -> list[Wish] | Misunderstood:
        """What is wanted, or a sentence that says what is missing."""
        self._places = dict(_names(self._layout))  # you may sit elsewhere now
        match plain(answer):
            case "again" | "repeat" | "same" | "rebet":
                wishes = [Wish(spot, cents) for spot, cents in self._last_round.items()]
                return wishes or said("play-none-to-repeat")
            case "double" | "doubles":
                wishes = [Wish(spot, cents) for spot, cents in self.lying().items()]
                return wishes or said("play-none-to-double")
            case "clear":
                wishes = [Wish(spot, -cents) for spot, cents in self.lying().items()]
                return wishes or said("play-none-lies")
        wishes = []
        whole = THOUSANDS.sub(lambda found: found[0].replace(",", ""), answer)
        for part in filter(None, map(plain, BETWEEN_BETS.split(whole))):
            try:
                wish = self._one(_without_fillers(part))
            except AmountTooLarge:
                return amount_too_large()
            if not isinstance(wish, Wish):
                return wish
            wishes.append(wish)
        return wishes or said("play-say-amount-and-place")

    def _one(self, typed: str) -> Wish | Misunderstood:
        for word in WITHDRAW:
            if typed == word or typed.startswith(f"{word} "):
                return self._withdrawal(typed.removeprefix(word).strip())
        amount, place = self._apart(typed)
        if isinstance(place, Message | Refused):
            return place
        if place is None:
            place = self._main_spot()
        if isinstance(place, Message):
            return place
        if amount is None:
            amount = self._stake_cents or self._layout.minimum(place.bet)
        if amount == MAX:
            return self._most(place)
        assert isinstance(amount, int)
        return Wish(place, amount) if amount > 0 else said("play-more-than-nothing")

    def _apart(self, typed: str) -> tuple[int | str | None, Spot | Misunderstood | None]:
        """Amount and place, in either order; each may be missing."""
        first, _, rest = typed.partition(" ")
        if rest and (amount := _amount(first)) is not None:
            return amount, self._spot(rest)
        if typed not in self._places and (amount := _amount(typed)) is not None:
            return amount, None
        before, _, last = typed.rpartition(" ")
        after = _amount(last) if before else None
        if after is not None and before in self._places:
            return after, self._spot(before)
        whole = self._spot(typed)
        if not isinstance(whole, Spot) and after is not None:
            return after, self._spot(before)
        return None, whole

    def _withdrawal(self, typed: str) -> Wish | Misunderstood:
        lying = self.lying()
        if not typed:
            least = Amount(min(self._layout.minimum(bet) for bet in self._layout.guide.main))
            bet = self._layout.guide.another_named
            return said("play-say-what-back", least=least, bet=bet)
        amount, place = self._apart(typed)
        if isinstance(place, Message | Refused):
            return place
        if place is None:
            place = self._main_spot()
        if isinstance(place, Message):
            return place
        if place not in lying:
            return said("play-none-there", spot=spot_named(place, self._layout.your_box))
        return Wish(place, -(amount if isinstance(amount, int) else lying[place]))

    def _main_spot(self) -> Spot | Message:
        if self._main is not None:
            return self._main
        bet = self._layout.guide.main[0]
        spot = next(spot for spot in self._places.values() if spot.bet == bet)
        return self._unboxed(spot) or spot

    def _unboxed(self, spot: Spot) -> Message | None:
        """Which box is meant has to be said by a person who sits at none, or at several."""
        if spot.box is None or self._layout.your_box is not None:
            return None
        typed = said("guide-at-box", place=typed_name(spot, spot.box), box=spot.box)
        return said("play-which-box", typed=typed)

    def _most(self, spot: Spot) -> Wish | Message:
        room = self._layout.most(spot)
        if room <= 0:
            return said("play-nothing-fits", spot=spot_named(spot, self._layout.your_box))
        return Wish(spot, room)

    def _spot(self, typed: str) -> Spot | Misunderstood:
        """A place on the layout as it is printed or as a history file names it."""
        words, box = typed.removeprefix("on ").removeprefix("the "), None
        if " box " in words:
            words, _, number = words.rpartition(" box ")
            box = int(number) if BOX.fullmatch(number) else None
        places = self._places
        if words not in places:
            return self._by_numbers(words) or self._covering(words) or self._unknown(words)
        spot = places[words]
        if box is None:
            return self._unboxed(spot) or spot
        return spot if spot.box is None else self._layout.spot(spot.bet, box, spot.on)

    def _by_numbers(self, typed: str) -> Spot | Message | None:
        """`corner 17`, `street 1`, `split 17 20`: the numbers that were said, the lowest first."""
        bet, _, numbers = typed.partition(" ")
        if bet not in BY_NUMBERS or not numbers:
            return None
        try:
            named = pockets(numbers.replace(" ", "-"))
        except UnknownPocket as problem:
            return said("roulette-no-such-pocket", pocket=problem.text)
        there = [
            (spot, covered)
            for spot in self._layout.spots
            if spot.bet == bet and set(named) <= set(covered := pockets(spot.on or ""))
        ]
        lowest = [spot for spot, covered in there if covered[0] == named[0]]
        found = lowest or [spot for spot, _ in there]
        if not found:
            return said("play-none-with", bet=bet_named(bet), numbers=Listed(tuple(named)))
        if len(found) > 1:
            return said("play-which-one", spots=Listed(tuple(map(spot_named, found)), "or"))
        return found[0]

    def _covering(self, typed: str) -> Spot | None:
        """`17/20`, `1/2/3`: the place that covers these numbers and no others."""
        try:
            named = set(pockets(typed))
        except UnknownPocket:
            return None
        between = (spot for spot in self._layout.spots if spot.bet in BY_NUMBERS)
        return next((spot for spot in between if set(pockets(spot.on or "")) == named), None)

    def _unknown(self, typed: str) -> Message:
        places = self._places
        near = [name for name in places if name.startswith(typed) or typed in name.split()]
        if not near and not typed.isdigit():  # another number is not nearly this one
            near = get_close_matches(typed, [*places, *COMMANDS, *WATCH, *ASIDES], n=2)
        box = self._layout.your_box
        named = {name: typed_name(places[name], box) for name in near if name in places}
        offers = list(dict.fromkeys(named.get(name, name) for name in near))
        if offers:
            return said("play-did-you-mean", words=typed, near=Listed((*offers[:3],), "or"))
        return said("play-unknown", words=typed)


def _names(layout: Layout) -> Iterator[tuple[str, Spot]]:
    """Every place you may bet on under each of its names, on your own box where it has one; on the
    first box where you sit at none."""
    spots = layout.spots
    box = layout.your_box or next((spot.box for spot in spots if spot.box is not None), None)
    for spot in spots:
        if spot.box in (None, box):
            bet = spot.bet.replace("-", " ")
            on = "" if spot.on is None else f" {spot.on.lower()}"
            yield plain(sentence(spot_named(spot, spot.box), DEFAULT_LANGUAGE)), spot
            yield plain(typed_name(spot, spot.box)), spot
            yield f"{bet}{on}", spot
            yield f"{spot.bet}{on}", spot
            if spot.bet == "straight":
                yield on.strip(), spot
                yield f"straight up{on}", spot
            if spot.bet == "joker" and spot.on == "T":
                yield "joker 10", spot


def typed_name(spot: Spot, box: int | None) -> str:
    """As it is printed, in the language that is spoken."""
    return sentence(spot_named(spot, box)).lower()


def _without_fillers(typed: str) -> str:
    for word in FILLERS:
        typed = typed.removeprefix(word)
    return re.sub("^all in\\b", MAX, typed)


def _amount(text: str) -> int | str | None:
    if text in (MAX, "all"):
        return MAX
    try:
        return parse_dollars(text.removeprefix("$"))
    except UnknownAmount:
        return None
