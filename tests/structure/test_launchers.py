"""`./croupier` and `./check` set themselves up, or say in a sentence what is missing."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from croupier import __version__
from tests.structure.tree import ROOT, read

LAUNCHERS = ("croupier", "check", ".setup")
PYTHON_NAMES = ("python3", *(f"python3.{minor}" for minor in range(11, 16)))
EMPTY_PINS = "# nothing to install\n"
ECHO = '"""A stand-in."""\nimport os, sys\nprint("ran", os.getcwd(), *sys.argv[1:])\n'


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    folder = tmp_path / "the reader's folder"
    folder.mkdir()
    return folder


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The launchers in a folder with spaces, with a package that only says it ran."""
    folder = tmp_path / "a house with spaces"
    (folder / "src" / "croupier").mkdir(parents=True)
    (folder / "src" / "croupier" / "__main__.py").write_text(ECHO)
    (folder / "requirements").mkdir()
    for pins in ("run.txt", "check.txt", "cluster.txt"):
        (folder / "requirements" / pins).write_text(EMPTY_PINS)
    for name in LAUNCHERS:
        shutil.copy(ROOT / name, folder / name)
    return folder


def run(launcher: Path, *arguments: str, cwd: Path, **environment: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [launcher, *arguments],
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def path_with_python(folder: Path, first_line: str) -> str:
    """A PATH on which every python3 runs this line of Python before what it is asked to run."""
    folder.mkdir()
    for name in PYTHON_NAMES:
        pretender = folder / name
        code = f'"import sys; {first_line}\n$2"'
        pretender.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c {code}\n')
        pretender.chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


@pytest.mark.parametrize(
    ("first_line", "says"),
    [
        ("sys.modules['ensurepip'] = None", "sudo apt install python3-venv"),
        ("sys.version_info = (3, 9, 2)", "needs Python 3.11 or newer, and python3 is version 3.9"),
        ("sys.exit(127)", "there is no python3 here"),
    ],
)
@pytest.mark.parametrize("launcher", ["croupier", "check"])
def test_what_is_missing_gets_a_sentence(
    house: Path, tmp_path: Path, launcher: str, first_line: str, says: str
) -> None:
    path = path_with_python(tmp_path / "bin", first_line)
    status, out, err = run(house / launcher, cwd=tmp_path, PATH=path)
    assert (status, out) == (1, "")
    assert says in err
    assert "Traceback" not in err
    assert not (house / ".venv").exists()


CHECK_USAGE = """\
Usage: ./check [--fast | --long [--part PART] [--seed N]]
Parts of --long: properties soak agreement floor crashes fuzz hidden. \
The default is all of them, with a seed of the day.
"""


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_check_says_how_it_is_used(house: Path, option: str) -> None:
    assert run(house / "check", option, cwd=house) == (0, CHECK_USAGE, "")
    assert not (house / ".venv").exists()


@pytest.mark.parametrize(
    "asked", [("--fats",), ("--long", "--part", "soap"), ("--part",), ("--part", "soak")]
)
def test_check_refuses_what_it_does_not_know(house: Path, asked: tuple[str, ...]) -> None:
    assert run(house / "check", *asked, cwd=house) == (2, "", CHECK_USAGE)


@pytest.mark.parametrize("seed", ["", "x", "-1"])
def test_check_takes_a_whole_number_as_a_seed(house: Path, seed: str) -> None:
    says = "A seed is a whole number, such as 20261118.\n"
    assert run(house / "check", "--long", "--seed", seed, cwd=house) == (2, "", says)


@pytest.mark.parametrize("asked", [("--with",), ("--with", "dask"), ("--with", "check", "play")])
def test_croupier_says_what_can_be_added(house: Path, asked: tuple[str, ...]) -> None:
    usage = "Usage: ./croupier [--with cluster | gym | gpu | docs] [COMMAND …]\n"
    assert run(house / "croupier", *asked, cwd=house) == (2, "", usage)
    assert not (house / ".venv").exists()


def test_the_real_croupier_starts_from_another_folder(tmp_path: Path, elsewhere: Path) -> None:
    link = tmp_path / "croupier"
    link.symlink_to(ROOT / "croupier")
    (elsewhere / "typer.py").write_text("a file of the reader's own, not ours to import")
    for launcher in (ROOT / "croupier", link):
        assert run(launcher, "--version", cwd=elsewhere) == (0, f"croupier {__version__}\n", "")


@pytest.mark.slow
def test_the_first_run_sets_up_and_the_second_does_not(house: Path, elsewhere: Path) -> None:
    def settle() -> tuple[int, str, str]:
        arguments = ("settle", "my round.toml")
        return run(
            house / "croupier",
            *arguments,
            cwd=elsewhere,
            PIP_NO_INDEX="1",
            PYTHONDONTWRITEBYTECODE="1",
        )

    ran = f"ran {elsewhere} settle my round.toml\n"
    status, out, err = settle()
    assert (status, out) == (0, ran)
    assert "Setting up" in err
    assert settle() == (0, ran, "")
    assert list(house.glob("src/croupier/__pycache__/*.pyc"))

    house = house.rename(house.with_name("another place"))
    assert settle() == (0, ran, "")

    (house / "requirements" / "run.txt").write_text(EMPTY_PINS * 2)
    status, out, err = settle()
    assert (status, out) == (0, ran)
    assert "Setting up" in err


@pytest.mark.parametrize("launcher", ["croupier", "check"])
def test_packages_that_serve_others_too_are_left_alone(house: Path, launcher: str) -> None:
    shared = house.with_name("shared by several folders")
    (shared / "bin").mkdir(parents=True)
    (shared / "bin" / "python").symlink_to(sys.executable)
    (house / ".venv").symlink_to(shared)
    status, out, err = run(house / launcher, cwd=house)
    assert (status, out) == (1, "")
    assert "is a link" in err
    assert (shared / "bin" / "python").exists()
    assert (house / ".venv").is_symlink()


@pytest.mark.slow
def test_packages_that_few_commands_need_are_added_when_asked_for(house: Path) -> None:
    def croupier(*arguments: str) -> tuple[int, str, str]:
        return run(house / "croupier", *arguments, cwd=house, PIP_NO_INDEX="1")

    def there() -> set[str]:
        return {marker.stem for marker in (house / ".venv").glob("*.txt")}

    assert croupier("play")[0] == 0
    assert there() == {"run"}
    status, out, err = croupier("--with", "cluster")
    assert (status, out) == (0, "")
    assert err.endswith("The packages of requirements/cluster.txt are in place.\n")
    assert there() == {"run", "cluster"}
    ran = f"ran {house} simulate --cluster local:2\n"
    assert croupier("--with", "cluster", "simulate", "--cluster", "local:2") == (0, ran, "")

    (house / "requirements" / "run.txt").write_text(EMPTY_PINS * 2)  # a new release: all anew
    assert "Setting up" in croupier("play")[2]
    assert there() == {"run"}


@pytest.mark.slow
def test_two_first_runs_at_once(house: Path) -> None:
    both = [
        subprocess.Popen([house / "croupier"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    spoken = [process.communicate() for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sum(b"Setting up" in err for _, err in spoken) == 1


@pytest.mark.slow
def test_packages_out_of_reach_get_a_sentence_and_a_second_chance(house: Path) -> None:
    pins = house / "requirements" / "run.txt"
    pins.write_text(f"no-such-package==1 --hash=sha256:{'0' * 64}\n")
    status, out, err = run(house / "croupier", cwd=house, PIP_NO_INDEX="1")
    assert (status, out) == (1, "")
    assert "The packages could not be installed" in err
    pins.write_text(EMPTY_PINS)
    assert run(house / "croupier", cwd=house)[:2] == (0, f"ran {house}\n")


def machine(folder: Path, user: int, **tools: str) -> str:
    """A PATH with little else than these tools, each a line of shell; `user` is who one is."""
    folder.mkdir()
    for name in ("cmp", "cp", "mkdir", "sh", "touch"):
        (folder / name).symlink_to(str(shutil.which(name)))
    for name, line in {"id": f"echo {user}", **tools}.items():
        (folder / name).write_text(f"#!/bin/sh\n{line}\n")
        (folder / name).chmod(0o755)
    return str(folder)


def set_up(what: str, house: Path, path: str) -> tuple[int, str, str]:
    lines = f'root="$PWD"; . ./.setup; {what}; echo "went on"'
    return run(Path("sh"), "-c", lines, cwd=house, PATH=path)


APT = 'echo "$*" >>apt.txt; case $* in *chromium*) cp "$0" "${0%/*}/chromium";; esac'
BROWSER = (
    "chromium fonts-dejavu-core fonts-dejavu-extra fonts-liberation fonts-noto-cjk "
    "fonts-inter fonts-urw-base35"
)
BY_HAND = f"sudo apt install {BROWSER}"


def test_a_browser_is_installed_once_where_there_is_none(house: Path, tmp_path: Path) -> None:
    path = machine(tmp_path / "bin", 0, **{"apt-get": APT})
    status, out, err = set_up("set_up_browser", house, path)
    assert (status, out) == (0, "went on\n")
    assert "Installing a browser and fonts" in err
    asked = (house / "apt.txt").read_text()
    assert asked == f"-qq update\n-qq install --yes {BROWSER}\n"
    assert set_up("set_up_browser", house, path) == (0, "went on\n", "")
    assert (house / "apt.txt").read_text() == asked


@pytest.mark.parametrize(
    ("user", "tools", "says"),
    [
        (1000, {"apt-get": APT}, "need a browser"),
        (0, {}, "need a browser"),
        (0, {"apt-get": "exit 100"}, "They could not be installed. Is the network there?"),
    ],
)
def test_a_browser_that_cannot_be_installed_is_asked_for(
    house: Path, tmp_path: Path, user: int, tools: dict[str, str], says: str
) -> None:
    path = machine(tmp_path / "bin", user, **tools)
    status, out, err = set_up("set_up_browser", house, path)
    assert (status, out) == (1, "")
    assert says in err
    assert BY_HAND in err


def test_typescript_is_installed_once_and_nobody_needs_it(house: Path, tmp_path: Path) -> None:
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "requirements" / name, house / "requirements" / name)
    without = machine(tmp_path / "without", 0)
    assert set_up("set_up_typescript", house, without) == (0, "went on\n", "")
    offline = machine(tmp_path / "offline", 0, npm="exit 1")
    status, out, err = set_up("set_up_typescript", house, offline)
    assert (status, out) == (0, "went on\n")
    assert "Is the network there?" in err
    path = machine(tmp_path / "bin", 0, npm='echo "$*" >>npm.txt')
    assert "Installing TypeScript" in set_up("set_up_typescript", house, path)[2]
    assert set_up("set_up_typescript", house, path) == (0, "went on\n", "")
    assert len((house / "npm.txt").read_text().splitlines()) == 1


def pinned(name: str) -> dict[str, str]:
    pins = re.findall(r"^([a-z0-9-]+)==(\S+)", read(f"requirements/{name}.txt"), re.MULTILINE)
    return dict(pins)


def named(requirements: list[str]) -> set[str]:
    """Without the versions."""
    return {re.split(r"[<>=]", asked)[0] for asked in requirements}


def test_the_pins_hold_what_the_project_asks_for() -> None:
    pyproject = tomllib.loads(read("pyproject.toml"))
    project = pyproject["project"]
    assert named(project["dependencies"]) <= set(pinned("run"))
    assert named(pyproject["dependency-groups"]["check"]) <= set(pinned("check"))
    for extra, asked in project["optional-dependencies"].items():
        assert named(asked) <= set(pinned(extra)) - set(pinned("run"))
        assert pinned("run").items() <= pinned(extra).items() <= pinned("check").items()
