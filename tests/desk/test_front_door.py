"""What other programs may use: listed, typed, explained with an example that runs."""

import doctest
import inspect
from collections.abc import Iterator
from importlib import resources

import pytest

import croupier
from croupier.desk import logs

PUBLIC = {
    "DecidedOtherwise",
    "Desk",
    "ImpossibleSetting",
    "Person",
    "Rank",
    "Refused",
    "Role",
    "Unreadable",
    "View",
    "Viewer",
    "WasRefused",
    "__version__",
    "accepted",
    "audit",
    "open_table",
    "replay",
    "sentence",
    "speaking",
}
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
    for name in sorted(PUBLIC):
        if inspect.isroutine(getattr(croupier, name)):
            yield name, getattr(croupier, name)
    for name, method in inspect.getmembers(croupier.Desk, inspect.isfunction):
        if not name.startswith("_"):
            yield f"Desk.{name}", method


@pytest.mark.parametrize(("name", "function"), list(functions()), ids=lambda part: str(part)[:20])
def test_every_public_function_has_an_example_that_runs(name: str, function: object) -> None:
    globs = {name: getattr(croupier, name) for name in PUBLIC}
    finder = doctest.DocTestFinder(recurse=False)
    examples = [test for test in finder.find(function, name, globs=globs) if test.examples]
    assert examples, f"{name} has no example"
    for test in examples:
        assert doctest.DocTestRunner().run(test).failed == 0


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
