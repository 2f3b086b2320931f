"""Lists of modules and folders outside the code name what is there: a stale name checks nothing."""

import re
import tomllib
from importlib.util import find_spec

from tests.structure.tree import ROOT, read

CONFIGURATION = tomllib.loads(read("pyproject.toml"))["tool"]


def test_coverage_counts_packages_that_exist() -> None:
    packages = CONFIGURATION["coverage"]["run"]["source_pkgs"]
    assert [name for name in packages if find_spec(name) is None] == []


def test_the_mutation_run_names_files_that_exist() -> None:
    mutation = CONFIGURATION["mutmut"]
    assert [glob for glob in mutation["only_mutate"] if not list(ROOT.glob(glob))] == []
    chosen = mutation["pytest_add_cli_args_test_selection"]
    assert missing([word for word in chosen if word.startswith("tests/")]) == []


def test_the_mutation_benchmark_names_modules_that_exist() -> None:
    text = read("benchmarks/mutation.py")
    modules = re.findall(r'"(croupier(?:\.[a-z_]+)+)\.?\*?"', text)
    assert modules
    assert [name for name in modules if find_spec(name) is None] == []
    assert missing(re.findall(r'"((?:tests|src)/[a-z_/]+)"', text)) == []


def test_check_runs_tests_that_exist() -> None:
    named = re.findall(r"tests/[\w/.*-]+", read("check"))
    assert named
    assert missing(named) == []


def missing(paths: list[str]) -> list[str]:
    return [path for path in paths if not list(ROOT.glob(path))]
