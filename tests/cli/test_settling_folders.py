"""`croupier settle` over folders: in which order, what it all comes to, and in which forms."""

import csv
import io
import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from croupier.cli.console.round_files import LARGEST_MIB
from tests.cli.test_settle import EXAMPLES, settle
from tests.engine.history.scripts import history

pytestmark = pytest.mark.slow

BANKER = history("ann bets 100 banker box 3\ndealer closes\ndeal 2h 9c Ks Td")  # pays 95
PLAYER = history("ann bets 40 player box 1\nbob bets 25 tie box 1\ndealer closes\ndeal 9h 2c Ks Td")


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    for name in ("round-10.toml", "round-2.toml", "later/round-1.toml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(BANKER, encoding="utf-8")
    (tmp_path / "round-1.toml").write_text(PLAYER, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no round", encoding="utf-8")
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "round-3.toml").write_text("no round", encoding="utf-8")
    (tmp_path / ".round-4.toml").write_text("no round", encoding="utf-8")
    return tmp_path


def test_the_files_of_a_folder_in_order(evening: Path) -> None:
    status, out, err = settle("--json", ".", cwd=evening)
    assert (status, err) == (0, "")
    files = [round["file"] for round in json.loads(out)["rounds"]]
    assert files == ["round-1.toml", "round-2.toml", "round-10.toml", "later/round-1.toml"]


def test_the_grand_total_names_each_player_and_the_house(evening: Path) -> None:
    status, out, err = settle(".", cwd=evening)
    assert (status, err) == (0, "")
    assert out.splitlines()[-5:] == [
        "Grand total of 4 rounds",
        "             staked  back   net",
        "  ann           340   665  +325",
        "  bob            25     0   −25",
        "  the House                −300",
    ]


def test_one_round_needs_no_grand_total(tmp_path: Path) -> None:
    (tmp_path / "only.toml").write_text(PLAYER, encoding="utf-8")
    assert "Grand total" not in settle(".", cwd=tmp_path)[1]
    assert "Grand total" not in settle(".", "--html", cwd=tmp_path)[1]


def test_players_and_the_house_share_the_same_chips() -> None:
    _, out, _ = settle(".", "--json")
    net = sum(w["net_cents"] for round in json.loads(out)["rounds"] for w in round["wagers"])
    _, out, _ = settle(".")
    house = out.splitlines()[-1].removeprefix("  the House").strip()
    assert round(float(house.replace("−", "-")) * 100) == -net


def test_a_wrong_file_does_not_keep_the_others_from_their_total(evening: Path) -> None:
    (evening / "round-3.toml").write_text(BANKER.replace("ann bets", "ann best"), encoding="utf-8")
    status, out, err = settle(".", cwd=evening)
    assert status == 2
    assert "Grand total of 4 rounds" in out
    assert err == (
        "croupier: round-3.toml, line 5, “ann best 100 banker box 3”: There is no verb 'best'; "
        "did you mean bets?\n"
    )


def test_a_folder_without_rounds(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    status, out, err = settle("empty", cwd=tmp_path)
    assert (status, out) == (2, "")
    assert err == "croupier: empty: No file in this folder ends in .toml.\n"


def test_csv_has_a_row_for_each_bet() -> None:
    _, out, _ = settle(".", "--json")
    wagers = [
        {"file": round["file"], "outcome": round["outcome"], **wager}
        for round in json.loads(out)["rounds"]
        for wager in round["wagers"]
    ]
    status, out, err = settle(".", "--csv")
    assert (status, err) == (0, "")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert len(rows) == len(wagers)
    for row, wager in zip(rows, wagers, strict=True):
        said = {key: "" if value is None else str(value) for key, value in wager.items()}
        assert row | said | {"cites": "; ".join(wager["cites"])} == row


def test_csv_says_what_is_wrong_beside_the_table() -> None:
    status, out, err = settle("-", "--csv", given=BANKER.replace("box 3", "box 9"))
    assert status == 2
    assert out.startswith("file,round,game,")
    assert out.count("\n") == 1
    assert "there is no box 9" in err


class Page(HTMLParser):
    """The tags that are open, the text, and whatever points outside."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.words = ""
        self.links: list[str | None] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.links += [value for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def test_html_is_one_page_with_everything_on_it(evening: Path) -> None:
    (evening / "wrong.toml").write_text(BANKER.replace("box 3", "box 9"), encoding="utf-8")
    status, out, err = settle(".", "--html", cwd=evening)
    assert status == 2
    page = Page(out)
    assert (page.open, page.links) == ([], [])
    assert not page.seen & {"script", "link", "img", "iframe"}
    assert not re.search("url|@import|http", out)
    for words in ("Grand total of 4 rounds", "the House", "round-10.toml", "The Banker Hand wins."):
        assert words in page.words
    assert err.removeprefix("croupier: ").strip() in page.words


def test_html_shows_what_files_say_as_text(tmp_path: Path) -> None:
    reason = "<script>alert('1')</script> & żaneta"
    (tmp_path / "<b>&.toml").write_text(
        BANKER.replace("Td", f'Td\ndealer reports other\nshift-manager decides stand "{reason}"'),
        encoding="utf-8",
    )
    status, out, err = settle(".", "--html", cwd=tmp_path)
    assert (status, err) == (0, "")
    page = Page(out)
    assert not page.seen & {"script", "b"}
    assert "<b>&.toml" in page.words
    assert reason in page.words
    assert out.isascii()


def test_every_example_stands_on_the_page() -> None:
    status, out, err = settle(".", "--html")
    assert (status, err) == (0, "")
    page = Page(out)
    for file in EXAMPLES.glob("*.toml"):
        assert file.name in page.words


def test_a_package_that_lies_among_the_rounds_is_left_alone(tmp_path: Path) -> None:
    package = tmp_path / "a package"
    package.mkdir()
    (package / "pyproject.toml").write_text("[project]\n")
    (package / "book.toml").write_text("[[paragraph]]\n")
    (tmp_path / "round.toml").write_text(BANKER, encoding="utf-8")
    assert settle(str(tmp_path))[::2] == (0, "")
    status, _, err = settle(str(package))  # unless it is asked for
    assert (status, err.count("The key format is missing")) == (2, 2)


def test_one_form_at_a_time() -> None:
    status, out, err = settle(".", "--html", "--csv")
    assert (status, out) == (2, "")
    assert err == "croupier: Choose one of --json, --csv and --html.\n"


TOO_LARGE = f"It is larger than {LARGEST_MIB} MiB, the most that is read of one file.\n"


def test_an_endless_file_is_refused() -> None:
    status, out, err = settle("/dev/zero")
    assert (status, out, err) == (2, "", f"croupier: /dev/zero: {TOO_LARGE}")


def test_an_endless_pipe_is_refused() -> None:
    command = f"yes | {sys.executable} -m croupier settle -"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == f"croupier: standard input: {TOO_LARGE}"


@pytest.mark.parametrize("table", ["electronic", "recorded"])
def test_a_round_of_thousands_of_bets(table: str) -> None:
    names = ("ann", "bob", "cat")
    bets = [f"{names[n % 3]} bets {1 + n % 5} {'red' if n % 2 else 'black'}" for n in range(3_000)]
    lines = "\n".join([*bets, "cat withdraws 700 red", "dealer closes", "spin 1"])
    text = history(lines, f'table = "{table}"', game="roulette")
    status, out, err = settle("-", "--json", given=text)
    assert (status, err) == (0, "")
    wagers = json.loads(out)["rounds"][0]["wagers"]
    staked = sum(1 + n % 5 for n in range(3_000)) - 700
    assert sum(wager["stake_cents"] for wager in wagers) == staked * 100
    for wager in wagers:  # 1 is red
        won = 1 if wager["bet"] == "red" else -1
        assert wager["net_cents"] == won * wager["stake_cents"]
