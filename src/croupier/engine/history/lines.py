"""One line of play taken apart: who speaks, the verb, and the words after it."""

import re
from collections import deque
from collections.abc import Callable
from difflib import get_close_matches
from itertools import takewhile

import msgspec

from croupier.engine.equipment.cards import Card, UnknownCard, card
from croupier.engine.games import kebab
from croupier.engine.history.errors import Unreadable, typed
from croupier.engine.money import AmountTooLarge, UnknownAmount, parse_dollars
from croupier.engine.sentences import Message, said
from croupier.engine.table.vocabulary.people import DEALER, Person, Rank
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.refusals import amount_too_large
from croupier.engine.table.vocabulary.words import any_of

STAFF = {
    "dealer": Rank.DEALER,
    "supervisor": Rank.PIT_SUPERVISOR,
    "manager": Rank.PIT_MANAGER,
    "shift-manager": Rank.SHIFT_MANAGER,
}
NEED_NO_ACTOR = ("deal", "turn", "spin", "clock")
PLACES = ("box", "hand", "player", "banker", "joker", "andar", "bahar")
FACE_DOWN = "??"

_COMMENT = re.compile(r'^((?:[^"#]|"[^"]*")*)#.*$')
_WORD = re.compile(r'"[^"]*"|\S+')
_NAME = re.compile(r"\w[\w.-]*")


def without_comment(line: str) -> str:
    """`#` starts a comment unless it stands in a quoted reason."""
    found = _COMMENT.match(line)
    return (found[1] if found else line).strip()


def no_name(text: str) -> Message | None:
    """Why nobody can be called this; None: somebody can."""
    name = typed(text)
    if not _NAME.fullmatch(text):
        return said("not-a-name", name=name)
    if kebab(text) in STAFF:
        return said("name-of-staff", name=name)
    if kebab(text) in NEED_NO_ACTOR:
        return said("name-that-begins-a-line", name=name)
    return said("name-of-a-place", name=name) if kebab(text) in PLACES else None


class Spoken(msgspec.Struct, frozen=True):
    by: Person
    verb: str
    rest: tuple[str, ...]


def spoken(line: str) -> Spoken | None:
    """None: the line says nothing, or is only a comment."""
    plain = without_comment(line)
    if plain.count('"') % 2:
        raise Unreadable(said("line-quotation-open"))
    words = _WORD.findall(plain)
    if not words:
        return None
    if kebab(words[0]) in NEED_NO_ACTOR:
        return Spoken(DEALER, kebab(words[0]), tuple(words[1:]))
    actor = person(words[0])
    if len(words) == 1:
        alone = said("line-without-verb", actor=words[0])
        raise Unreadable(mistyped_beginning(words[0]) or alone)
    return Spoken(actor, kebab(words[1]), tuple(words[2:]))


def mistyped_beginning(word: str) -> Message | None:
    """Where the first word of a line names nobody and is near one that begins lines."""
    near = get_close_matches(kebab(word), (*NEED_NO_ACTOR, *STAFF), n=1, cutoff=0.7)
    return said("line-begins-near", word=typed(word), near=near[0]) if near else None


def person(word: str) -> Person:
    before, colon, name = word.partition(":")
    role = kebab(before)
    if not colon:
        return Person(role, STAFF[role]) if role in STAFF else Person(checked_name(word))
    if role not in STAFF:
        raise Unreadable(said("line-unknown-rank", word=typed(before), ranks=any_of(STAFF)))
    if not name:
        raise Unreadable(said("line-rank-without-name", word=word, role=role))
    return Person(checked_name(name), STAFF[role])


def checked_name(word: str) -> str:
    fault = no_name(word)
    if fault:
        raise Unreadable(fault)
    return word


def actor_of(speaker: Person) -> str:
    """How a person is named at the beginning of a line."""
    if speaker.rank is Rank.PLAYER:
        return speaker.name
    role = next(word for word, rank in STAFF.items() if rank is speaker.rank)
    return role if speaker.name == role else f"{role}:{speaker.name}"


def on_behalf(speaker: Person, player: str) -> str:
    """How a line ends that somebody else says for a player."""
    return "" if speaker == Person(player) else f" for {player}"


def in_quotes(text: str) -> str:
    """A reason or description as a line can hold it."""
    plain = " ".join(text.split()).replace('"', "”").replace("'''", "’’’")
    return f'"{plain}"'


class LineReader:
    """The words after the verb, taken one after the other."""

    def __init__(
        self, words: tuple[str, ...], own_box: Callable[[], int | None] = lambda: None
    ) -> None:
        """`own_box` finds the one that is meant where none is named; None: it has to be."""
        self._left = deque(words)
        self._own_box = own_box

    def __bool__(self) -> bool:
        return bool(self._left)

    def peek(self) -> str:
        return self._left[0] if self._left else ""

    def unquoted(self) -> int:
        """How many words are left before a reason."""
        return sum(not word.startswith('"') for word in self._left)

    def words_before(self, word: str) -> int:
        """How many words are left before this one or a reason."""
        before = takewhile(lambda w: kebab(w) != word and not w.startswith('"'), self._left)
        return len(tuple(before))

    def take(self, what: Message) -> str:
        if not self._left:
            raise Unreadable(said("line-ends", what=what))
        return self._left.popleft()

    def word(self, what: Message) -> str:
        """A word of the file's own, however it is spelled: `Boom_Busted` is `boom-busted`."""
        return kebab(self.take(what))

    def took(self, word: str) -> bool:
        """Whether the next word is this one, which is then taken."""
        if kebab(self.peek()) != word:
            return False
        self._left.popleft()
        return True

    def expect(self, word: str) -> None:
        if self.took(word):
            return
        if not self:
            raise Unreadable(said("line-ends-before", word=word))
        raise Unreadable(said("line-word-should-follow", word=word, found=typed(self.peek())))

    def cents(self, what: Message) -> int:
        return cents_of(self.take(what))

    def number(self, what: Message) -> int:
        word = self.take(what)
        if not (word.isascii() and word.isdigit() and len(word) < 10):
            raise Unreadable(said("not-a-number", word=typed(word), what=what))
        return int(word)

    def has_number(self) -> bool:
        return self.peek().isascii() and self.peek().isdigit()

    def name(self, what: Message) -> str:
        return checked_name(self.take(what))

    def whose(self, by: Person) -> str:
        """Whose bet it is: the speaker's, or that of the player named after “for”."""
        if self.took("for"):
            return self.name(said("what-player"))
        if by.rank is not Rank.PLAYER:
            raise Unreadable(said("line-staff-bet-for-a-player"))
        return by.name

    def box(self) -> int | None:
        return self.box_number() if self.took("box") else None

    def box_or_own(self) -> int:
        """`box 2`; at the end of a line it may be left out where only one box can be meant."""
        if not self and (own := self._own_box()) is not None:
            return own
        self.expect("box")
        return self.box_number()

    def box_number(self) -> int:
        return self.number(said("what-box"))

    def hand(self) -> int | None:
        return self.number(said("what-hand")) if self.took("hand") else None

    def place(self, what: Message) -> Place:
        """`player`, `dealer`, `box 2`, `box 2 hand 1`; a box's first hand needs no number."""
        if kebab(self.peek()) == "box":
            return Place("box", self.box(), self.hand() or 1)
        return Place(self.word(what))

    def face(self) -> Card | None:
        word = self.take(said("what-card"))
        return None if word == FACE_DOWN else _card(word)

    def card(self) -> Card:
        return _card(self.take(said("what-card")))

    def cards(self) -> tuple[Card, ...]:
        """All cards from here to a quoted reason or the end of the line."""
        found = [self.card()]
        while self._left and not self.peek().startswith('"'):
            found.append(self.card())
        return tuple(found)

    def faces(self) -> tuple[Card | None, ...]:
        """As `cards`, of which some may lie face down."""
        found = [self.face()]
        while self._left and not self.peek().startswith('"'):
            found.append(self.face())
        return tuple(found)

    def quoted(self) -> str:
        """A reason or description in double quotes; "" when there is none."""
        if not self.peek().startswith('"'):
            return ""
        return self._left.popleft().strip('"').strip()

    def nothing_more(self) -> None:
        if self._left:
            raise Unreadable(said("line-goes-on", words=typed(" ".join(self._left))))


def cents_of(word: str) -> int:
    try:
        return parse_dollars(word)
    except AmountTooLarge:
        raise Unreadable(amount_too_large().message) from None
    except UnknownAmount:
        raise Unreadable(said("not-an-amount", amount=typed(word))) from None


def _card(word: str) -> Card:
    try:
        return card(word)
    except UnknownCard as problem:
        raise Unreadable(said("not-a-card", card=typed(problem.text))) from None
