"""Wheel and source archive: built without the network, and tried far from the checkout."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from croupier import __version__
from tests.structure.tree import ROOT, project_files

pytestmark = pytest.mark.slow

EXAMPLE = "baccarat-card-to-the-wrong-hand.toml"
GUEST = Path("examples", "dragon-tiger")
OPEN_A_TABLE = """\
import croupier
table = croupier.open_table("baccarat")
print(croupier.__file__, table.round.status)
"""


def output_of(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def built(source: Path, folder: Path, target: str) -> Path:
    """The tool comes from the pins of `./check`; nothing is fetched."""
    output_of(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder, cwd=source)
    (package,) = folder.iterdir()
    return package


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(ROOT, tmp_path_factory.mktemp("wheel"), "wheel")


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    archive = built(ROOT, tmp_path_factory.mktemp("sdist"), "sdist")
    output_of("tar", "-xzf", archive, cwd=folder)
    return folder / f"croupier-{__version__}"


def test_the_archive_holds_the_project_and_nothing_else(unpacked: Path) -> None:
    names = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*")}
    files = {name for name in names if (unpacked / name).is_file()}
    assert files == {*project_files(), "PKG-INFO"}
    assert os.access(unpacked / "check", os.X_OK)


def test_the_archive_builds_the_same_wheel(unpacked: Path, wheel: Path, tmp_path: Path) -> None:
    assert built(unpacked, tmp_path, "wheel").read_bytes() == wheel.read_bytes()


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    package = {f"src/{name}" for name in names if ".dist-info/" not in name}
    ours = {name for name in project_files() if name.startswith("src/")}
    ours = {name for name in ours if not name.endswith("/README.md")}  # they link to the sources
    examples = {f"src/croupier/{name}" for name in project_files() if SHIPPED.fullmatch(name)}
    assert package == ours | examples


# What a house depends on is lent by this environment. A path given so brings no .pth file into
# effect: the sources that .venv points to stay out of reach.
SHIPPED = re.compile(r"examples/[\w-]+\.(toml|py)")
LENT = {"PYTHONPATH": sysconfig.get_path("purelib")}


def installed(folder: Path, *wheels: Path) -> tuple[Path, Path, Path]:
    """An empty environment with nothing else in it: its folder, a folder elsewhere, `croupier`."""
    house, elsewhere = folder / "house", folder / "elsewhere"
    elsewhere.mkdir()
    output_of(sys.executable, "-m", "venv", "--without-pip", house, cwd=elsewhere)
    pip = (sys.executable, "-m", "pip", "--python", house / "bin" / "python", "install", "--quiet")
    output_of(*pip, "--no-index", "--no-deps", *wheels, cwd=elsewhere)
    return house, elsewhere, house / "bin" / "croupier"


def test_the_wheel_works_far_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    house, elsewhere, croupier = installed(tmp_path, wheel)
    shutil.copy(ROOT / "examples" / EXAMPLE, elsewhere / "my round.toml")
    assert output_of(croupier, "--version", cwd=elsewhere, **LENT) == f"croupier {__version__}\n"
    settled = output_of(croupier, "settle", "my round.toml", cwd=elsewhere, **LENT)
    assert "Baccarat 5.8, 5.8.1: the cards are Reconstructed" in settled
    told = output_of(house / "bin" / "python", "-c", OPEN_A_TABLE, cwd=elsewhere, **LENT)
    where, stage = told.rsplit(maxsplit=1)
    assert (Path(where).is_relative_to(house), stage) == (True, "betting")


def test_a_game_in_a_package_of_its_own_is_found(wheel: Path, tmp_path: Path) -> None:
    guest = shutil.copytree(ROOT / GUEST, tmp_path / "guest")
    game = built(guest, tmp_path / "built", "wheel")
    house, elsewhere, croupier = installed(tmp_path, wheel, game)
    settled = output_of(croupier, "settle", ROOT / GUEST / "rounds", cwd=elsewhere, **LENT)
    assert "dan      5  Suited Tie box 3  wins     255  Dragon Tiger 1.5, 4.1" in settled
    told = output_of(croupier, "rules", "dragon-tiger", "4.2", cwd=elsewhere, **LENT)
    assert "half of every bet on Dragon and on Tiger is lost" in told
    opened = OPEN_A_TABLE.replace("baccarat", "dragon-tiger")
    told = output_of(house / "bin" / "python", "-c", opened, cwd=elsewhere, **LENT)
    assert told.endswith("betting\n")
