"""One line of play taken apart: who speaks, the verb, and the words after it."""

import re

import msgspec

from croupier.equipment.cards import Card, UnknownCard, card
from croupier.games import kebab
from croupier.history.errors import Unreadable
from croupier.money import parse_dollars
from croupier.table.people import DEALER, Person, Rank
from croupier.table.places import Place

STAFF = {
    "dealer": Rank.DEALER,
    "supervisor": Rank.PIT_SUPERVISOR,
    "manager": Rank.PIT_MANAGER,
    "shift-manager": Rank.SHIFT_MANAGER,
}
NEED_NO_ACTOR = ("deal", "turn", "spin", "clock")
FACE_DOWN = "??"

_COMMENT = re.compile(r'^((?:[^"#]|"[^"]*")*)#.*$')
_WORD = re.compile(r'"[^"]*"|\S+')
_NAME = re.compile(r"\w[\w.-]*")


def without_comment(line: str) -> str:
    """`#` starts a comment unless it stands in a quoted reason."""
    found = _COMMENT.match(line)
    return (found[1] if found else line).strip()


def is_name(text: str) -> bool:
    return bool(_NAME.fullmatch(text)) and text not in STAFF and text not in NEED_NO_ACTOR


class Spoken(msgspec.Struct, frozen=True):
    by: Person
    verb: str
    rest: tuple[str, ...]


def spoken(line: str) -> Spoken | None:
    """None: the line says nothing, or is only a comment."""
    words = _WORD.findall(without_comment(line))
    if not words:
        return None
    if words[0] in NEED_NO_ACTOR:
        return Spoken(DEALER, words[0], tuple(words[1:]))
    actor = person(words[0])
    if len(words) == 1:
        raise Unreadable(f"{words[0]} does nothing here; a line is an actor and a verb.")
    return Spoken(actor, kebab(words[1]), tuple(words[2:]))


def person(word: str) -> Person:
    role, colon, name = word.partition(":")
    if not colon and role in STAFF:
        return Person(role, STAFF[role])
    if colon:
        if role not in STAFF:
            raise Unreadable(f"{role!r} is no rank of staff; those are {', '.join(STAFF)}.")
        if not is_name(name):
            raise Unreadable(f"{name!r} is not a name.")
        return Person(name, STAFF[role])
    return Person(player_name(word))


def player_name(word: str) -> str:
    if not is_name(word):
        raise Unreadable(f"{word!r} is not the name of a player.")
    return word


def actor_of(speaker: Person) -> str:
    """How a person is named at the beginning of a line."""
    if speaker.rank is Rank.PLAYER:
        return speaker.name
    role = next(word for word, rank in STAFF.items() if rank is speaker.rank)
    return role if speaker.name == role else f"{role}:{speaker.name}"


def in_quotes(text: str) -> str:
    """A reason or description as a line can hold it."""
    plain = " ".join(text.split()).replace('"', "”").replace("'''", "’’’")
    return f'"{plain}"'


class Words:
    """The words after the verb, taken one after the other."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self._left = list(words)

    def __bool__(self) -> bool:
        return bool(self._left)

    def peek(self) -> str:
        return self._left[0] if self._left else ""

    def unquoted(self) -> int:
        """How many words are left before a reason."""
        return sum(not word.startswith('"') for word in self._left)

    def take(self, what: str) -> str:
        if not self._left:
            raise Unreadable(f"The line ends where {what} should be named.")
        return self._left.pop(0)

    def took(self, word: str) -> bool:
        """Whether the next word is this one, which is then taken."""
        if kebab(self.peek()) != word:
            return False
        self._left.pop(0)
        return True

    def expect(self, word: str) -> None:
        if not self.took(word):
            found = f"not {self.peek()!r}" if self else "the line ends"
            raise Unreadable(f"Here “{word}” should follow, {found}.")

    def cents(self, what: str) -> int:
        word = self.take(what)
        try:
            return parse_dollars(word)
        except ValueError:
            raise Unreadable(
                f"{word!r} is not an amount; write dollars like 25 or 12.50."
            ) from None

    def number(self, what: str) -> int:
        word = self.take(what)
        if not (word.isascii() and word.isdigit() and len(word) < 10):
            raise Unreadable(f"{word!r} is no number; {what} should be named.")
        return int(word)

    def has_number(self) -> bool:
        return self.peek().isascii() and self.peek().isdigit()

    def name(self, what: str) -> str:
        return player_name(self.take(what))

    def box(self) -> int | None:
        return self.number("the number of a box") if self.took("box") else None

    def hand(self) -> int | None:
        return self.number("the number of a hand") if self.took("hand") else None

    def place(self, what: str) -> Place:
        """`player`, `dealer`, `box 2`, `box 2 hand 1`; a box's first hand needs no number."""
        if self.peek() == "box":
            return Place("box", self.box(), self.hand() or 1)
        return Place(kebab(self.take(what)))

    def face(self) -> Card | None:
        word = self.take("a card")
        return None if word == FACE_DOWN else _card(word)

    def card(self) -> Card:
        return _card(self.take("a card"))

    def cards(self) -> tuple[Card, ...]:
        """All cards from here to a quoted reason or the end of the line."""
        found = [self.card()]
        while self._left and not self.peek().startswith('"'):
            found.append(self.card())
        return tuple(found)

    def quoted(self) -> str:
        """A reason or description in double quotes; "" when there is none."""
        if not self.peek().startswith('"'):
            return ""
        return self._left.pop(0).strip('"').strip()

    def nothing_more(self) -> None:
        if self._left:
            raise Unreadable(f"{' '.join(self._left)!r} at the end of the line says nothing here.")


def _card(word: str) -> Card:
    try:
        return card(word)
    except UnknownCard as problem:
        raise Unreadable(f"{problem}.") from None
