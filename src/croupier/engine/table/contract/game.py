"""What a game supplies to the table: its book, its layout and pure answers about a round."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from croupier.engine.equipment.cards import Card
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message
from croupier.engine.table.contract.editions import Editions
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.commands import Command, Given
from croupier.engine.table.vocabulary.due import Due
from croupier.engine.table.vocabulary.events import Event, Happened
from croupier.engine.table.vocabulary.facts import Fact
from croupier.engine.table.vocabulary.layout_drawing import Laid, PayLine, Ranked, Where
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.paragraphs import Paragraphs
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.places import Face, Place
from croupier.engine.table.vocabulary.questions import AnyKind, Question
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import OwnTerms, Settings
from croupier.engine.table.vocabulary.wagers import Spot, Verdict, Wager


class Game(Protocol):
    """A module; none of its functions draws a card or keeps state."""

    @property
    def NAME(self) -> str: ...
    @property
    def BOOK(self) -> str: ...
    @property
    def PARAGRAPHS(self) -> Paragraphs: ...
    @property
    def EDITIONS(self) -> Editions[Any]:
        """What differs between the editions of the book; a round names its own."""

    @property
    def BETS(self) -> tuple[str, ...]:
        """Bet kinds that can be placed while betting is open."""

    @property
    def DIFFERENTIAL(self) -> tuple[str, str] | None: ...
    @property
    def SHARES_PRO_RATA(self) -> bool:
        """Bets over the maximum that nobody noticed count in part, each in proportion."""

    @property
    def FRESH_CARDS_EACH_ROUND(self) -> bool:
        """A single deck, fully shuffled for every round."""

    @property
    def UNUSED_CARDS_GO(self) -> Place:
        """Where drawn cards go that the round did not need."""

    # what is written down
    @property
    def COMMANDS(self) -> tuple[type[Given], ...]:
        """The game's own, besides those of every table."""

    @property
    def EVENTS(self) -> tuple[type[Happened], ...]: ...
    @property
    def KINDS(self) -> tuple[AnyKind, ...]:
        """Of the questions that only this game asks its players, besides those any game can ask."""

    @property
    def TERMS(self) -> type[OwnTerms] | None:
        """What only its tables can be set to."""

    # how a table is set up
    @property
    def settings(self) -> Callable[..., Settings]:
        """Each game names what its tables can be set to."""

    def spot(
        self, settings: Settings, bet: str, box: int | None, on: str | None
    ) -> Spot | Refused: ...
    def spots(self, settings: Settings) -> tuple[Spot, ...]:
        """Every box and placement of the layout."""

    def seated(self, round: AnyRound, spot: Spot) -> tuple[str, ...]:
        """Who has a Seated Player's priority there."""

    def without_support(self, round: AnyRound) -> tuple[tuple[int, Citation], ...]:
        """Wagers that may not stand at the close because another bet is missing."""

    # from card to card
    @property
    def Play(self) -> Callable[[], Any]:
        """The game's own part of a round; made without anything when betting opens."""

    def follows(self, before: AnyRound, after: AnyRound, event: Event) -> tuple[Event, ...]:
        """What of the game's own follows at once from an event that led from one to the other."""

    def due(self, round: AnyRound) -> Due: ...
    def decide(
        self, round: AnyRound, command: Command
    ) -> tuple[Event | Fact, ...] | Refused | Fact:
        """A Fact alone: a recorded table noticed something said that could not be said; among
        events: what happened was not as it should be."""

    def evolve(self, round: AnyRound, event: Event) -> AnyRound:
        """Takes the game's own events; those of the table change the table alone."""

    def could_say(self, round: AnyRound, who: Person) -> tuple[Offer, ...]:
        """What somebody could think of saying in play, allowed or not: each is tried. An offer of
        an amount is tried with its smallest; the largest is found by trying."""

    def asks(self, round: AnyRound) -> tuple[Question, ...]:
        """Which players may answer what, while bets are closed and nothing is being ruled on."""

    def hands_of(self, round: AnyRound, box: int) -> Mapping[int, int | None]:
        """The hands of a box in the order they are played, each by the number it keeps; and which
        of them it was split from, its first card being the second of that one."""

    def verdicts(self, round: AnyRound, wagers: tuple[Wager, ...]) -> tuple[Verdict, ...]: ...
    def beforehand(self, round: AnyRound, command: Command) -> tuple[Event, ...]:
        """What this command closes before it takes effect."""

    def automatic(self, round: AnyRound) -> tuple[Event, ...]:
        """What an electronic table does by itself between two commands."""

    def time_ran_out(self, round: AnyRound) -> tuple[Event, ...]:
        """What it comes to that everybody lets pass what they are asked and the next card waits
        for."""

    def outcome(self, round: AnyRound) -> str: ...
    def marks(self, round: AnyRound) -> tuple[str, ...]:
        """What a display of the last rounds tells beside the outcome (Baccarat 5.15)."""

    # how it is shown
    def pays(self, settings: Settings) -> tuple[PayLine, ...]:
        """The pay table on the sign."""

    def ranking_card(self) -> tuple[Ranked, ...]:
        """The ranking card, where the book has one (Si Ki Pi G)."""

    def offered(self, round: AnyRound) -> tuple[PayLine, ...]:
        """What is on offer only as the cards lie now, at these odds (Baccarat 3.12)."""

    def where(self, settings: Settings, spot: Spot) -> Where: ...
    def face_down(self, round: AnyRound) -> Mapping[Place, frozenset[str]]:
        """Places whose cards lie face down although the table knows them, with the players who
        have looked at them."""

    def worth(self, round: AnyRound, place: Place, cards: tuple[Card, ...]) -> Message | None:
        """What these cards of a place come to, if that has a name."""

    def decides(self, round: AnyRound, box: int) -> str | None:
        """Who decides for everybody who bet on a box; None: nobody does, or nothing is decided."""

    def laid(self, round: AnyRound, place: Place) -> Laid | None:
        """How the hand at a place is divided, in a game where hands are."""

    def why(self, round: AnyRound, wager: Wager) -> tuple[Message, ...]:
        """Steps of the working behind a settled bet that only this game has."""

    # when something goes wrong
    def established(self, round: AnyRound) -> bool:
        """Is any bet the layout offers conclusively won or lost?"""

    def places(self, round: AnyRound) -> tuple[Place, ...]:
        """Where a card can be laid, due or not."""

    def face(self, round: AnyRound, place: Place) -> Face:
        """Whether the next card there is dealt face up, face down, or as the House likes."""

    def misdealt(self, round: AnyRound, card: Card | None, place: Place) -> Fact:
        """The fact of a card laid where it was not due."""

    def made_on(self, round: AnyRound, command: Command) -> object:
        """The cards a decision is made on; equal cards keep it through Reconstruction."""

    def in_turn(self, round: AnyRound, command: Command) -> AnyRound:
        """The table as it will be when its turn comes for this decision."""

    def survives(self, round: AnyRound, redealt: AnyRound) -> tuple[Event, ...]:
        """What rulings had written into the game's part of the round and a Reconstructed one still
        lacks; asked before the first card is laid again and after the last."""

    def scope(self, wager: Wager) -> tuple[int | None, int | None]:
        """Box and hand a player's choice after an error is made for."""

    def squeeze_refused(
        self, round: AnyRound, player: str, place: Place, first: bool
    ) -> Refused | None: ...
