"""What other programs may use: listed, typed, explained with an example that runs."""

import doctest
import re
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import pytest

import croupier
from croupier.engine.front import logs
from croupier.engine.front.file_player import play_file
from croupier.engine.games import PLAYED
from croupier.engine.history.options import GameName
from tests.structure.tree import ROOT

PUBLIC = {
    "Ask",
    "AskFirst",
    "AwaitRuling",
    "BlackjackRules",
    "BlackjackStrategy",
    "DECK",
    "Deal",
    "DecidedOtherwise",
    "Desk",
    "ImpossibleSetting",
    "Kind",
    "Move",
    "Nothing",
    "Odds",
    "Person",
    "Rank",
    "Refused",
    "Role",
    "SeededChance",
    "SessionPlan",
    "SetGoing",
    "Settle",
    "Staked",
    "SystemChance",
    "TakeBets",
    "Turn",
    "Unreadable",
    "Until",
    "View",
    "Viewer",
    "WasRefused",
    "__version__",
    "accepted",
    "account",
    "agents",
    "audit",
    "best_blackjack_chart",
    "blackjack_actions",
    "blackjack_chart_value",
    "edge",
    "open_table",
    "play_file",
    "replay",
    "sentence",
    "session",
    "sheet",
    "shuffled",
    "simulate",
    "speaking",
    "transfers",
    "write_history",
}
# Values that functions take or give; the pages of the library explain them.
VALUES = {
    *("Ask", "AskFirst", "AwaitRuling", "Deal", "Nothing", "SetGoing", "Settle", "TakeBets"),
    *("BlackjackRules", "BlackjackStrategy", "Kind", "Move", "Odds", "SeededChance"),
    *("SessionPlan", "Staked", "SystemChance", "Turn", "Until"),
}
PAGES = [
    ROOT / "docs" / f"{name}.md"
    for name in ("reference/library", "guides/programs", "reference/mathematics")
]
OF_A_DESK = {name for name in dir(croupier.Desk) if not name.startswith("_")}


def test_the_names_that_stay_are_these() -> None:
    assert set(croupier.__all__) == PUBLIC
    for name in PUBLIC:
        assert getattr(croupier, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        croupier.nothing  # noqa: B018


def test_a_desk_can_do_all_of_this() -> None:
    assert {
        *("say", "do", "legal", "awaited", "due", "reportable", "preview", "view"),
        *("events", "log", "written", "open_round", "silence", "round", "table", "commands"),
    } <= OF_A_DESK


def test_the_package_says_that_it_is_typed() -> None:
    assert resources.files(croupier).joinpath("py.typed").is_file()


def functions() -> Iterator[tuple[str, object]]:
    for name in sorted(PUBLIC - VALUES):
        if callable(getattr(croupier, name)):
            yield name, getattr(croupier, name)
    for name in sorted(OF_A_DESK):
        yield f"Desk.{name}", getattr(croupier.Desk, name)


@pytest.mark.parametrize(("name", "function"), list(functions()), ids=lambda part: str(part)[:20])
def test_every_public_function_has_an_example_that_runs(name: str, function: object) -> None:
    globs = {name: getattr(croupier, name) for name in PUBLIC}
    finder = doctest.DocTestFinder(recurse=False)
    examples = [test for test in finder.find(function, name, globs=globs) if test.examples]
    assert examples, f"{name} has no example"
    for test in examples:
        assert doctest.DocTestRunner().run(test).failed == 0


def test_every_public_name_is_on_a_page_of_the_library() -> None:
    pages = " ".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert [name for name in sorted(PUBLIC) if not re.search(rf"\b{name}\b", pages)] == []


def test_a_log_is_read_back_and_nothing_else_is() -> None:
    table = croupier.open_table("baccarat", seats={1: "ann"}, purses={"ann": 1000})
    croupier.accepted(table.say("ann bets 100 banker"))
    log = table.written()
    assert croupier.replay(log).table == table.table
    assert croupier.replay(log).log == table.log
    assert croupier.audit(log) == len(table.log)
    for bad in ("", "no log", "{}\n", log.replace("baccarat", "bakkarat"), log + "{}\n"):
        with pytest.raises(croupier.Unreadable):
            logs.read(bad)


def evening() -> list[str]:
    table = croupier.open_table("blackjack", seats={1: "ann", 2: "bob"}, purses={"ann": 1000})
    for line in ("ann bets 10 initial box 1", "ann bets 20 initial box 1", "dealer closes"):
        croupier.accepted(table.say(line))
    return table.written().splitlines()


@pytest.mark.parametrize("read", [croupier.replay, croupier.audit])
def test_a_line_that_is_missing_comes_again_or_lies_elsewhere_is_found(
    read: Callable[[str], object],
) -> None:
    log = evening()
    read("\n".join(log))
    for at in range(1, len(log) - 1):
        missing, twice = [*log[:at], *log[at + 1 :]], [*log[: at + 1], *log[at:]]
        swapped = [*log[:at], log[at + 1], log[at], *log[at + 2 :]]
        for wrong, line in ((missing, at + 1), (twice, at + 2), (swapped, at + 1)):
            with pytest.raises(croupier.Unreadable, match=f"^line {line}: entry "):
                read("\n".join(wrong))


@pytest.mark.parametrize("read", [croupier.replay, croupier.audit])
@pytest.mark.parametrize(
    ("right", "wrong"), [('"id":"3"', '"id":"2"'), ('"version":', '"version":7')]
)
def test_a_wrong_version_or_a_repeated_id_is_found(
    read: Callable[[str], object], right: str, wrong: str
) -> None:
    log = evening()
    log[2] = log[2].replace(right, wrong, 1)
    with pytest.raises(croupier.Unreadable, match=r"^line 3: entry \d+ is of version \d+;"):
        read("\n".join(log))


def test_a_line_that_cannot_be_read_is_named() -> None:
    log = evening()
    log[2] = log[2].replace('"command"', '"comand"', 1)
    with pytest.raises(croupier.Unreadable, match=r"^line 3: .*`comand` - at `\$`$"):
        croupier.audit("\n".join(log))


def test_what_is_no_command_viewer_or_language_is_named() -> None:
    desk = croupier.open_table("blackjack", seats={1: "ann"}, purses={"ann": 100})
    wrong: Any = None
    for call, told in (
        (lambda: desk.do(wrong), "A command is an object such as CloseBetting(…), not None."),
        (lambda: desk.view(wrong), "Who looks is a name, a Person or a Viewer, not None."),
        (lambda: desk.legal(wrong), "Who acts is a name or a Person, not None."),
        (lambda: desk.say(wrong), "A line is said as a text"),
    ):
        with pytest.raises(TypeError) as refused:
            call()
        assert str(refused.value).startswith(told)
    for line in ("", "   ", "# a remark"):
        assert str(desk.say(line)) == "The line says nothing."
    with pytest.raises(ValueError, match=r"There is no language 'fr'; there are en, zh\."):
        croupier.speaking("fr").__enter__()
    late = desk.say("ann bets 500 initial")
    assert isinstance(late, croupier.Refused)
    with pytest.raises(ValueError, match=r"There is no language 'fr'; there are en, zh\."):
        croupier.sentence(late.message, "fr")


def test_the_games_of_the_house_are_named_in_its_types() -> None:
    assert set(get_args(GameName)) == set(PLAYED)


def test_a_player_with_one_hand_need_not_name_its_box() -> None:
    desk = croupier.open_table("blackjack", seats={3: "ann"}, purses={"ann": 100})
    for line in ("ann bets 25 initial", "dealer closes", "deal 8h", "deal 6c", "deal 8d"):
        croupier.accepted(desk.say(line))
    croupier.accepted(desk.say("ann splits"))
    assert str(desk.say("ann stands")) == "The line ends where “box” should follow."
    croupier.accepted(desk.say("deal Td"))
    croupier.accepted(desk.say("ann stands box 3"))


def test_a_player_at_two_boxes_names_the_one_that_is_meant() -> None:
    desk = croupier.open_table("si-ki-pi", seats={1: "ann", 2: "ann"}, purses={"ann": 100})
    for line in ("ann bets 25 initial box 1", "ann bets 25 initial box 2", "dealer closes"):
        croupier.accepted(desk.say(line))
    assert str(desk.say("ann looks")) == "The line ends where “box” should follow."


def test_a_file_is_played_by_its_path_or_its_bytes(tmp_path: Path) -> None:
    file = Path(__file__).parents[3] / "examples" / "baccarat-natural.toml"
    by_path, by_bytes = play_file(file), play_file(file.read_bytes(), str(file))
    assert by_path.error is by_bytes.error is None
    assert [one.file for one in by_path.rounds] == [one.file for one in by_bytes.rounds]
    (tmp_path / "broken.toml").write_text("x = ")
    assert str(tmp_path / "broken.toml") in str(play_file(tmp_path / "broken.toml").error)
