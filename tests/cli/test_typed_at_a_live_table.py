"""What is typed at a live table: bets and moves as in `croupier play`, the words of each role."""

from io import StringIO

import pytest
from msgspec.structs import replace
from rich.console import Console

from croupier import Desk, Role, Viewer, accepted, open_table
from croupier.cli.live_seat.hints import due, hints
from croupier.cli.live_seat.layout import ViewLayout
from croupier.cli.live_seat.picture import picture
from croupier.cli.live_seat.words import command_typed, of_a_history
from croupier.cli.terminal.bets import Typist, Wish
from croupier.engine.games import PLAYED, game_named
from croupier.engine.games.blackjack import Double, Hit, Insure, Split, Stand
from croupier.engine.history.lines import spoken
from croupier.engine.history.typed_moves import move_typed
from croupier.engine.history.verbs import commands_of
from croupier.engine.sentences import LANGUAGES, Message, sentence, speaking
from croupier.engine.table.viewing import View
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.table_commands import MarkCutCard, OpenRound
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.narration.names import spot_named
from croupier.floor.protocol.preparation import Preparing, Step
from croupier.floor.tables.commands import ConfirmCount, CountCards, TakeDealing

DORA, SUE = (
    Viewer(Role.DEALER, "dora", Rank.DEALER),
    Viewer(Role.PIT, "sue", Rank.PIT_SUPERVISOR),
)
ANN = Viewer(Role.PLAYER, "ann")


def desk(game: str, **options: object) -> Desk:
    seats = {} if game == "roulette" else {1: "ann"}
    made = {"purses": {"ann": 1000}, "limits": {"minimum": 5}, **options}
    return open_table(game, seats=seats, **made)  # type: ignore[arg-type]


def typist(at: Desk, viewer: Viewer = ANN) -> Typist:
    return Typist(ViewLayout(lambda: at.view(viewer)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_every_place_is_understood_as_it_is_printed(game: str, language: str) -> None:
    at = desk(game)
    with speaking(language):
        for seen in at.view("ann").sign.spots:
            if seen.spot.box in (None, 1):
                for spoken_in in (language, "en"):
                    printed = sentence(spot_named(seen.spot, 1), spoken_in)
                    assert typist(at).understood(f"25 {printed}") == [Wish(seen.spot, 2_500)]


def test_bets_are_typed_as_in_play() -> None:
    at = desk("roulette")
    red = Spot("red")
    typed = typist(at)
    assert typed.understood("25 red") == [Wish(red, 2_500)]
    assert typed.understood("bets 25 red, 5 split 17/20") == [
        Wish(red, 2_500),
        Wish(Spot("split", None, "17-20"), 500),
    ]
    accepted(at.say("ann bets 25 red"))
    assert typed.understood("double") == [Wish(red, 2_500)]
    assert typed.understood("clear") == [Wish(red, -2_500)]
    assert typed.understood("max red") == [Wish(red, 97_500)]
    assert isinstance(typed.understood("25 purple"), Message)


def test_without_a_seat_the_box_has_to_be_named() -> None:
    at = open_table("baccarat", purses={"bob": 100})
    bob = Viewer(Role.PLAYER, "bob")
    told = typist(at, bob).understood("25 tie")
    assert isinstance(told, Message)
    assert sentence(told) == "Name the box: tie box 1. Or take a seat first: sit 3."
    assert typist(at, bob).understood("25 tie box 3") == [Wish(Spot("tie", 3), 2_500)]
    told = typist(at, bob).understood("25 tie box 99")
    assert isinstance(told, Message)
    assert sentence(told).startswith("There is no box 99 for that bet; the boxes are 1, 2,")


def in_play(*cards: str) -> Desk:
    at = desk("blackjack")
    for line in ("ann bets 25 initial", "dealer closes", *(f"deal {card}" for card in cards)):
        accepted(at.say(line))
    return at


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        *(("h", Hit), ("hit", Hit), ("hits box 1", Hit), ("s", Stand), ("stand", Stand)),
        *(("p", Split), ("split", Split), ("d", Double), ("double", Double)),
    ],
)
def test_moves_are_typed_as_in_play(typed: str, kind: type) -> None:
    at = in_play("8h", "6c", "8d")
    found = move_typed(at.view("ann"), typed)
    assert type(found) is kind
    accepted(at.do(found))  # type: ignore[arg-type]


def test_an_amount_is_asked_for_where_there_is_one_to_choose() -> None:
    view = in_play("9h", "Ac", "7d").view("ann")
    told = move_typed(view, "i")
    assert isinstance(told, Message)
    assert sentence(told).startswith("How much? insures takes ")
    found = move_typed(view, "insure 5")
    assert isinstance(found, Insure)
    assert found.stake_cents == 500
    assert move_typed(view, "fly") is None


def test_a_dealer_and_a_supervisor_have_words_of_their_own() -> None:
    for line, kind in (
        ("on-duty", TakeDealing),
        ("count 416", CountCards),
        ("opens", OpenRound),
        ("cut-card", MarkCutCard),
    ):
        assert isinstance(command_typed(DORA, line), kind)
        assert command_typed(ANN, line) is None
    assert isinstance(command_typed(SUE, "confirm 416"), ConfirmCount)
    told = command_typed(DORA, "count")
    assert isinstance(told, Message)
    assert sentence(told) == "After count comes a number, such as count 416; – is not one."
    for line in ("count x", "opens now"):
        assert isinstance(command_typed(DORA, line), Message)
    assert of_a_history(DORA, "dealer closes") == "closes"
    assert of_a_history(DORA, "deal 4c") == "deal 4c"


def shown(view: View) -> str:
    return "\n".join(sentence(each) for each in hints(view))


def as_if_by_people(view: View) -> View:
    kind = type(view.sign.kind)("recorded")
    return replace(view, sign=replace(view.sign, kind=kind))


@pytest.mark.parametrize("game", PLAYED)
def test_the_hint_fits_the_game_and_the_role(game: str) -> None:
    at = desk(game)
    told = {who.role: shown(as_if_by_people(at.view(who))) for who in (ANN, DORA, SUE)}
    assert len(set(told.values())) == 3
    assert ("sit 3" in told[Role.PLAYER]) is (game != "roulette")
    assert "count" not in told[Role.PLAYER]
    assert ("deal 4c" in told[Role.DEALER], "spin 17" in told[Role.DEALER]) == (
        game != "roulette",
        game == "roulette",
    )
    assert "buy" not in told[Role.DEALER]
    automatic = shown(at.view(DORA))
    assert automatic == "Enter shows the table, ? shows this, q leaves."


@pytest.mark.parametrize("game", PLAYED)
def test_every_bet_of_the_hint_can_be_typed(game: str) -> None:
    at = desk(game)
    listed = next(line for line in shown(at.view("ann")).splitlines() if "Bets here" in line)
    for bet in listed.removeprefix("Bets here: ").removesuffix(".").split(", "):
        assert isinstance(typist(at).understood(f"25 {bet}"), list), bet


def test_the_words_of_the_hint_are_read() -> None:
    """By the same reader as the lines of a history file."""
    at = desk("baccarat", table="recorded")
    for line in ("rejects tie box 3", "deal 4c", "turns player 4c", "reports interruption"):
        heard = spoken(f"dora {line}")
        assert heard is not None
        assert commands_of(game_named("baccarat"), at.round, heard)


def test_what_is_due_is_told_to_whoever_it_is_due_from() -> None:
    at = desk("baccarat", table="recorded")
    (told,) = due(at.view(DORA), None)
    assert sentence(told) == "Next: the bets close. Type closes."
    assert list(due(at.view(SUE), None)) == list(due(at.view(ANN), None)) == []
    for line in ("dealer closes", "deal 2h", "deal 4c to player"):
        accepted(at.say(line))
    (told,) = due(at.view(SUE), None)
    assert sentence(told) == "Next: a ruling. Type rules and one of reconstruct or cannot."


@pytest.mark.parametrize(
    ("step", "who", "typed"),
    [
        *((Step.DEALER, DORA, "on-duty"), (Step.DEALER, SUE, "on-duty")),
        *((Step.COUNT, DORA, "count 416"), (Step.CONFIRM, SUE, "confirm 416")),
        *((Step.COUNT, SUE, ""), (Step.CONFIRM, DORA, ""), (Step.DEALER, ANN, "")),
    ],
)
def test_what_comes_before_a_round_is_told_with_its_words(
    step: Step, who: Viewer, typed: str
) -> None:
    at = desk("baccarat", table="recorded")
    (told,) = due(at.view(who), Preparing(step, Message("pit-paused")))
    shown = sentence(told)
    assert shown.startswith("The table is paused")
    assert shown.endswith(f"{typed}.") if typed else shown == sentence(Message("pit-paused"))


def test_before_the_first_round_no_round_is_shown() -> None:
    at = desk("baccarat", table="recorded")
    head = Console(width=100, record=True, file=StringIO())
    head.print(picture(replace(at.view(ANN), number=0), ()))
    assert head.export_text().splitlines()[0] == "── Baccarat · no round yet · 1 ann"
