"""`croupier pit login` begins a session that other commands use; its file is for its owner."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.cli.pit.session_file import FILE
from tests.cli.pit_at_work import DONE, OLIVES, STAFFS, Pit, Run
from tests.floor.server.house import SLOW, House, opened

pytestmark = pytest.mark.slow

CHOSEN = "a longer one still"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("floor"), SLOW) as house:
        yield house


@pytest.fixture
def pit(house: House, croupier: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Pit:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    return Pit(house, croupier, monkeypatch)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "croupier" / FILE


def test_the_first_owner_enters_with_the_code_once(pit: Pit, house: House, kept: Path) -> None:
    owner = {"name": "olive", "own": str(house.code)}
    wrong = pit("owner", name="olive", own="0000-0000-0000-0000", more=OLIVES)
    assert wrong == (2, "", "croupier: That is not the Owner’s one-time code.\n")
    assert pit.refused("owner", **owner, more="short") == "A password has at least 10 characters."
    assert not kept.exists()
    status, out, err = pit("owner", **owner, more=OLIVES)
    assert (status, err) == (0, "")
    assert out.startswith(f"olive is logged in at {house.address} as Owner, for twelve hours.")
    assert kept.stat().st_mode & 0o777 == 0o600
    assert OLIVES not in kept.read_text()
    assert pit.without_a_name("hire", "sue", "pit-supervisor", typed=STAFFS) == DONE
    refused = pit.refused("owner", name="otto", own=str(house.code), more=OLIVES)
    assert refused == "The House has an Owner: the one-time code is no longer needed."


def test_a_session_lasts_until_the_logout(pit: Pit, house: House) -> None:
    log_in = f"Log in at {house.address} first: `croupier pit login --name sue`.\n"
    assert pit.without_a_name("tables") == (2, "", f"croupier: {log_in}")
    assert pit("login", name="olive", own=OLIVES)[0] == 0
    assert pit("login", name="sue")[0] == 0
    assert "sue" in pit.without_a_name("people")[1]
    assert pit("tables", name="Olive", own="not asked")[0] == 0, "by the session of that name"
    assert pit.without_a_name("logout") == (0, "sue is logged out.\n", "")
    assert pit.without_a_name("hire", "pia", "dealer", typed=STAFFS) == DONE
    assert pit.without_a_name("logout") == (0, "olive is logged out.\n", "")
    assert pit.without_a_name("logout")[:2] == (2, "")


def test_a_session_that_is_over_is_named_and_forgotten(pit: Pit, house: House, kept: Path) -> None:
    assert pit("login", name="sue")[0] == 0
    kept.write_bytes(kept.read_bytes().replace(b'croupier_session":"', b'croupier_session":"x'))
    over = "croupier: The session of sue is over. Log in again: `croupier pit login --name sue`.\n"
    assert pit.without_a_name("tables") == (2, "", over)
    assert pit.without_a_name("tables")[2].startswith("croupier: Log in at")


def test_a_file_that_others_can_read_is_not_used(pit: Pit, kept: Path) -> None:
    assert pit("login", name="sue")[0] == 0
    kept.chmod(0o644)
    told = f"The sessions in {kept} can be read by others. Allow only yourself to read the file: "
    assert pit.without_a_name("tables") == (2, "", f"croupier: {told}chmod 600.\n")
    kept.chmod(0o600)
    kept.write_text("{")
    told = f"croupier: {kept} does not hold sessions. Remove the file and log in again.\n"
    assert pit.without_a_name("tables") == (2, "", told)


def test_a_password_of_ones_own_is_changed_in_a_session(pit: Pit) -> None:
    assert pit("login", name="sue")[0] == 0
    typed = f"{STAFFS}\n{CHOSEN}"
    assert pit.without_a_name("password", "sue", typed=typed) == DONE
    assert pit("login", name="sue", own=CHOSEN)[0] == 0
    assert pit.without_a_name("password", "sue", typed=f"{CHOSEN}\n{STAFFS}") == DONE
