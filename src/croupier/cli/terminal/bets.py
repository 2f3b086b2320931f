"""What you type while bets are open: amounts, places on the layout, `again`, `double`, `clear`."""

import re
from collections.abc import Iterator
from difflib import get_close_matches

import msgspec

from croupier.cli.terminal.keyboard import BETWEEN_BETS, plain
from croupier.cli.terminal.tables import GUIDES
from croupier.equipment.wheel import UnknownPocket, pockets
from croupier.floor.names import listed, spot_name
from croupier.floor.sitting import Sitting
from croupier.history.names import bet_name
from croupier.money import dollars, parse_dollars
from croupier.table.betting import room_left
from croupier.table.refusals import Refused
from croupier.table.round import Round
from croupier.table.wagers import Spot

MAX = "max"
COMMANDS = ("again", "double", "clear", MAX, "withdraw")
WATCH = ("watch", "deal", "spin")
ASIDES = ("table", "why", "rules", "help", "?", "q")  # at any time
WITHDRAW = ("withdraw", "withdraws", "take back", "remove")
FILLERS = ("bet ", "bets ", "put ", "place ")
THOUSANDS = re.compile(r"^\$?\d{1,3}(?:,\d{3})+(?= |$)")  # 1,000 tie
BY_NUMBERS = ("split", "street", "corner", "line")  # places that one of their numbers may name


class Wish(msgspec.Struct, frozen=True):
    """Chips to be laid on a place, or with a minus sign to be taken from it."""

    spot: Spot
    cents: int


class Typist:
    """Understands what one person types, who means the place and the stake of the last bet."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._stake_cents: int | None = None
        self._main: Spot | None = None
        self._last_round: dict[Spot, int] = {}

    def places(self) -> list[str]:
        """Every place by the name that is printed, for Tab."""
        box = self._sitting.your_box
        return [spot_name(spot, box).lower() for spot in dict.fromkeys(self._places().values())]

    def lying(self) -> dict[Spot, int]:
        """Your chips on the layout now."""
        chips: dict[Spot, int] = {}
        for wager in self._sitting.round.open_wagers(self._sitting.you.name):
            chips[wager.spot] = chips.get(wager.spot, 0) + wager.stake_cents
        return chips

    def remember(self) -> None:
        """The bets close: these are the ones that `again` repeats."""
        self._last_round = self.lying() or self._last_round

    def placed(self, wish: Wish) -> None:
        """The place and stake meant where none is said."""
        if wish.cents > 0:
            self._stake_cents = wish.cents
            if wish.spot.bet in GUIDES[self._sitting.desk.game.NAME].main:
                self._main = wish.spot

    def understood(self, answer: str) -> list[Wish] | str:
        """What is wanted, or a sentence that says what is missing."""
        match plain(answer):
            case "again" | "repeat" | "same" | "rebet":
                wishes = [Wish(spot, cents) for spot, cents in self._last_round.items()]
                return wishes or "There is no bet of yours to repeat yet."
            case "double":
                wishes = [Wish(spot, cents) for spot, cents in self.lying().items()]
                return wishes or "You have no bet on the table to double; again repeats the last."
            case "clear":
                wishes = [Wish(spot, -cents) for spot, cents in self.lying().items()]
                return wishes or "You have no bet on the table."
        wishes = []
        whole = THOUSANDS.sub(lambda found: found[0].replace(",", ""), answer)
        for part in filter(None, map(plain, BETWEEN_BETS.split(whole))):
            wish = self._one(_without_fillers(part))
            if isinstance(wish, str):
                return wish
            wishes.append(wish)
        return wishes or "Say an amount and a place; ? lists the bets of this table."

    def _one(self, said: str) -> Wish | str:
        for word in WITHDRAW:
            if said == word or said.startswith(f"{word} "):
                return self._withdrawal(said.removeprefix(word).strip())
        amount, place = self._apart(said)
        if isinstance(place, str):
            return place
        if place is None:
            place = self._main_spot()
        if amount is None:
            amount = self._stake_cents or self._sitting.round.settings.limits.minimum(place.bet)
        if amount == MAX:
            return self._most(place)
        assert isinstance(amount, int)
        return Wish(place, amount) if amount > 0 else "A bet is more than 0."

    def _apart(self, said: str) -> tuple[int | str | None, Spot | str | None]:
        """Amount and place, in either order; each may be missing."""
        first, _, rest = said.partition(" ")
        if rest and (amount := _amount(first)) is not None:
            return amount, self._spot(rest)
        if said not in self._places() and (amount := _amount(said)) is not None:
            return amount, None
        before, _, last = said.rpartition(" ")
        after = _amount(last) if before else None
        if after is not None and before in self._places():
            return after, self._spot(before)
        whole = self._spot(said)
        if isinstance(whole, str) and after is not None:
            return after, self._spot(before)
        return None, whole

    def _withdrawal(self, said: str) -> Wish | str:
        lying = self.lying()
        if not said:
            least = dollars(self._sitting.round.settings.limits.minimum_cents)
            name = GUIDES[self._sitting.desk.game.NAME].another
            example = f"withdraw {least} {name}, withdraw {name}"
            return f"Say what you take back: {example}, or clear for everything."
        amount, place = self._apart(said)
        if isinstance(place, str):
            return place
        if place is None:
            place = self._main_spot()
        if place not in lying:
            return f"You have no bet on {spot_name(place, self._sitting.your_box)}."
        return Wish(place, -(amount if isinstance(amount, int) else lying[place]))

    def _main_spot(self) -> Spot:
        bet = GUIDES[self._sitting.desk.game.NAME].main[0]
        boxes = {spot.box for spot in self._places().values() if spot.bet == bet}
        return self._main or Spot(bet, next(iter(boxes)))

    def _most(self, spot: Spot) -> Wish | str:
        purse = self._sitting.purse_cents
        room = most(self._sitting.round, self._sitting, spot, purse)
        if room <= 0:
            return f"Nothing more fits on {spot_name(spot, self._sitting.your_box)}."
        return Wish(spot, room)

    def _spot(self, said: str) -> Spot | str:
        """A place on the layout as it is printed or as a history file names it."""
        said = said.removeprefix("on ").removeprefix("the ")
        words, box = said, None
        if " box " in said:
            words, _, number = said.rpartition(" box ")
            box = int(number) if number.isdigit() else None
        places = self._places()
        if words not in places:
            return self._by_numbers(words) or self._covering(words) or self._unknown(words)
        spot = places[words]
        if box is None or spot.box is None:
            return spot
        settings = self._sitting.round.settings
        elsewhere = self._sitting.desk.game.spot(settings, spot.bet, box, spot.on)
        return str(elsewhere) if isinstance(elsewhere, Refused) else elsewhere

    def _by_numbers(self, said: str) -> Spot | str | None:
        """`corner 17`, `street 1`, `split 17 20`: the numbers that were said, the lowest first."""
        bet, _, numbers = said.partition(" ")
        if bet not in BY_NUMBERS or not numbers:
            return None
        try:
            named = pockets(numbers.replace(" ", "-"))
        except UnknownPocket as problem:
            return f"{problem}."
        there = [
            (spot, covered)
            for spot in self._sitting.desk.game.spots(self._sitting.round.settings)
            if spot.bet == bet and set(named) <= set(covered := pockets(spot.on or ""))
        ]
        lowest = [spot for spot, covered in there if covered[0] == named[0]]
        found = lowest or [spot for spot, _ in there]
        if not found:
            return f"There is no {bet_name(bet)} with {listed(list(named))}."
        if len(found) > 1:
            names = listed([spot_name(spot) for spot in found]).replace(" and ", " or ")
            return f"Which one: {names}?"
        return found[0]

    def _covering(self, said: str) -> Spot | None:
        """`17/20`, `1/2/3`: the place that covers these numbers and no others."""
        try:
            named = set(pockets(said))
        except UnknownPocket:
            return None
        spots = self._sitting.desk.game.spots(self._sitting.round.settings)
        between = (spot for spot in spots if spot.bet in BY_NUMBERS)
        return next((spot for spot in between if set(pockets(spot.on or "")) == named), None)

    def _unknown(self, said: str) -> str:
        places = self._places()
        near = [name for name in places if name.startswith(said) or said in name.split()]
        if not near and not said.isdigit():  # another number is not nearly this one
            near = get_close_matches(said, [*places, *COMMANDS, *WATCH, *ASIDES], n=2)
        box = self._sitting.your_box
        named = {name: spot_name(places[name], box).lower() for name in near if name in places}
        offers = list(dict.fromkeys(named.get(name, name) for name in near))
        if offers:
            return f"There is no “{said}” here. Did you mean {' or '.join(offers[:3])}?"
        return f"There is no “{said}” here; ? lists the bets of this table."

    def _places(self) -> dict[str, Spot]:
        return dict(_names(self._sitting))


def _names(sitting: Sitting) -> Iterator[tuple[str, Spot]]:
    """Every place you may bet on under each of its names, on your own box where it has one."""
    for spot in sitting.desk.game.spots(sitting.round.settings):
        if spot.box in (None, sitting.your_box):
            bet = spot.bet.replace("-", " ")
            on = "" if spot.on is None else f" {spot.on.lower()}"
            yield plain(spot_name(spot, spot.box)), spot
            yield f"{bet}{on}", spot
            yield f"{spot.bet}{on}", spot
            if spot.bet == "straight":
                yield on.strip(), spot
                yield f"straight up{on}", spot
            if spot.bet == "joker" and spot.on == "T":
                yield "joker 10", spot


def most(round: Round[object], sitting: Sitting, spot: Spot, purse_cents: int) -> int:
    """What you can add there under the limits and with the chips you have."""
    room = room_left(sitting.desk.game, round, sitting.you.name, spot, purse_cents)
    unit = round.settings.unit_cents
    return (purse_cents if room is None else min(room, purse_cents)) // unit * unit


def _without_fillers(said: str) -> str:
    for word in FILLERS:
        said = said.removeprefix(word)
    return re.sub("^all in\\b", MAX, said)


def _amount(text: str) -> int | str | None:
    if text in (MAX, "all"):
        return MAX
    try:
        return parse_dollars(text.removeprefix("$"))
    except ValueError:
        return None
