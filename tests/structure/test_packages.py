"""Wheel and source archive: built without the network, and tried far from the checkout."""

import os
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
    assert package == {name for name in project_files() if name.startswith("src/")}


def test_the_wheel_works_far_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    house, elsewhere = tmp_path / "house", tmp_path / "elsewhere"
    elsewhere.mkdir()
    shutil.copy(ROOT / "examples" / EXAMPLE, elsewhere / "my round.toml")
    python, croupier = house / "bin" / "python", house / "bin" / "croupier"
    output_of(sys.executable, "-m", "venv", "--without-pip", house, cwd=elsewhere)
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet")
    output_of(*pip, "--no-index", "--no-deps", wheel, cwd=elsewhere)

    # What it depends on is lent by this environment. A path given so brings no .pth file into
    # effect: the sources that .venv points to stay out of reach.
    lent = {"PYTHONPATH": sysconfig.get_path("purelib")}
    assert output_of(croupier, "--version", cwd=elsewhere, **lent) == f"croupier {__version__}\n"
    settled = output_of(croupier, "settle", "my round.toml", cwd=elsewhere, **lent)
    assert "Baccarat 5.8, 5.8.1: the cards are Reconstructed" in settled
    told = output_of(python, "-c", OPEN_A_TABLE, cwd=elsewhere, **lent)
    where, stage = told.rsplit(maxsplit=1)
    assert (Path(where).is_relative_to(house), stage) == (True, "betting")
