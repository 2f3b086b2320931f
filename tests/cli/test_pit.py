"""`croupier pit` at a floor that is served."""

import io
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest

from croupier import cli
from croupier.engine.games import game_named
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.pit.evidence_check import evidence_read, faults_of
from tests.cli.pit_at_work import DONE, STAFFS, Pit, Run
from tests.floor.server.house import SLOW, House, Visitor, opened

pytestmark = pytest.mark.slow

DORAS = "one two three four"
_ids = count(1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("floor")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[House]:
    with opened(folder, SLOW) as house:
        owner = house.owner()
        for name, role in (("sue", "pit-supervisor"), ("max", "shift-manager")):
            house.staff(owner, name, role)
        settings = game_named("baccarat").settings(kind=TableKind.RECORDED)
        owner.house(
            {
                "type": "house.add-table.1",
                "name": "salon",
                "settings": msgspec.to_builtins(settings),
                "clocks": msgspec.to_builtins(SLOW),
                "automatic": False,
            }
        )
        house.guest("ann")
        yield house


@pytest.fixture
def pit(house: House, croupier: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Pit:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    return Pit(house, croupier, monkeypatch)


@pytest.mark.parametrize("part", cli.PARTS["pit"])
def test_each_part_shows_an_example(croupier: Run, part: str) -> None:
    word = cli.word_for(part)
    status, out, _ = croupier("pit", word, "--help")
    assert status == 0
    assert f"Example: croupier pit {word}" in out


def test_tables_and_alerts(pit: Pit) -> None:
    status, out, err = pit("tables")
    assert (status, err) == (0, "")
    assert {"salon", "baccarat-1", "roulette-1"} <= {line.split()[0] for line in out.splitlines()}
    assert pit("pause", "roulette-1", "--reason", "the wheel squeaks") == DONE
    waits = (
        "salon: No Dealer is on duty: a Pit Supervisor puts one there, or a Dealer takes the table."
        " (Baccarat 1.4)\n"
        "salon: Before a shoe starts, its 416 cards are counted by the Dealer and confirmed by a"
        " Pit Supervisor or above. (Baccarat 2.2.1)\n"
    )
    assert sorted_lines(pit("alerts")) == sorted_lines(
        (0, f"roulette-1: The table is paused.\n{waits}", "")
    )
    assert "roulette-1：本台已暂停。\n" in pit("alerts", "--language", "zh")[1]
    status, out, _ = pit("alerts", "--json")
    found = [(one["table"], one["kind"]) for one in msgspec.json.decode(out)["alerts"]]
    assert ("roulette-1", "paused") in found
    assert [kind for table, kind in found if table == "salon"] == ["no-dealer", "count-due"]
    assert pit("resume", "roulette-1") == DONE
    assert pit("close", "roulette-1") == DONE
    assert pit("reopen", "roulette-1") == DONE
    assert pit("alerts") == (0, waits, "")
    assert pit("close", "salon") == DONE
    assert pit("alerts") == (0, "salon: The table is closed.\n", "")
    assert pit("reopen", "salon") == DONE


def sorted_lines(answer: tuple[int, str, str]) -> tuple[int, list[str], str]:
    status, out, err = answer
    return status, sorted(out.splitlines()), err


def test_limits_are_announced(pit: Pit) -> None:
    assert pit("limits", "salon", "--minimum", "5", "--differential", "1000") == DONE
    assert pit("limits", "salon", "--maximum", "50", "--bet", "tie") == DONE
    out = msgspec.json.decode(pit("tables", "--json")[1])
    (salon,) = [one for one in out["tables"] if one["table"]["name"] == "salon"]
    limits = salon["announced"]["limits"]
    assert (limits["minimum_cents"], limits["differential_cents"]) == (500, 100_000)
    assert limits["maximum_by_bet"] == {"tie": 5_000}
    for words, told in (
        (("salon",), "Say what is to change: --minimum, --maximum or --differential."),
        (("salon", "--minimum", "x"), "'x' is not an amount; write dollars like 25 or 12.50."),
        (("nowhere", "--minimum", "5"), "There is no table nowhere; there are"),
    ):
        status, out, err = pit("limits", *words)
        assert (status, out) == (2, "")
        assert err.startswith(f"croupier: {told}")


@pytest.mark.rule("Baccarat 2.2.1", "Baccarat 5.8")
def test_an_evening_in_the_pit(pit: Pit, croupier: Run, folder: Path, tmp_path: Path) -> None:
    """Somebody is hired, licensed and put on duty; cards are counted; a card lies wrongly."""
    assert pit("hire", "dora", "dealer", name="Olive", more=DORAS) == DONE
    status, _, err = pit("on-duty", "salon", "dora")
    assert (status, err) == (2, "croupier: dora is not licensed to deal Baccarat.\n")
    assert pit("licence", "dora", "baccarat", name="max") == DONE
    assert pit("on-duty", "salon", "dora") == DONE
    dora, ann = Visitor(pit.house), Visitor(pit.house)
    dora.posted("/api/login", {"name": "dora", "password": DORAS})
    ann.posted("/api/guest", {"name": "bob"})
    does(dora, "floor.count-cards.1", number=416)
    status, _, err = pit("confirm-count", "salon", "--cards", "415")
    assert (status, err) == (2, "croupier: dora has counted otherwise. Count again, both of you.\n")
    assert pit("confirm-count", "salon", "--cards", "416") == DONE
    does(dora, "table.open-round.1")
    does(ann, "table.buy-chips.1", player="bob", cents=100_000)
    spot = {"bet": "player", "box": 1}
    does(ann, "table.place-bet.1", player="bob", spot=spot, stake_cents=10_000)
    does(dora, "table.close-betting.1")
    does(dora, "table.deal-card.1", card="2h")
    does(dora, "table.deal-card.1", card="4c", place={"area": "player"})
    told = pit("alerts")[1]
    assert "salon: The round is halted over a card in the wrong place and waits for the" in told
    assert "(Baccarat 5.8) For " in " ".join(told.split())
    status, _, err = pit("decide", "salon", "void", "--reason", "nobody knows")
    assert status == 2
    assert "Table Games Shift Manager" in err
    assert err.endswith("(Baccarat 5.18)\n")
    assert pit("rule", "salon", "maybe")[2].startswith("croupier: “maybe” is not one of confirm,")
    assert pit("rule", "salon", "reconstruct", "--reason", "seen on film") == DONE
    facts = pit("irregularities", "--dealer", "dora")[1].splitlines()
    assert facts[1].split() == ["salon", "dora", "Baccarat", "5.8", "1", "0"]
    assert " ".join(" ".join(facts).split()).endswith("the cards are Reconstructed (sue)")
    status, _, err = pit("void", "salon", "1", "--reason", "x", name="max")
    assert (status, err.startswith("croupier: ")) == (2, True)
    assert pit("evidence", "salon", "1") == (
        2,
        "",
        "croupier: Round 1 at salon is in play; it can be recalled when it is over.\n",
    )
    does(ann, "table.choose-option.1", stays=True)
    for card in ("7c", "3d"):
        does(dora, "table.deal-card.1", card=card)
    status, out, _ = pit("evidence", "salon", "1")
    assert faults_of(evidence_read(out.encode())) == ()
    checked_anywhere(croupier, tmp_path, out)
    held_against_the_record(croupier, tmp_path, out, folder / "floor.db")
    assert pit("evidence", "salon", "9") == (
        2,
        "",
        "croupier: There is no round 9 of salon on record.\n",
    )
    assert pit("off-duty", "salon") == DONE
    assert pit("licence", "dora", "baccarat", "--revoke", name="max") == DONE
    assert pit("returns")[0] == 0


def checked_anywhere(croupier: Run, folder: Path, evidence: str) -> None:
    (file := folder / "evidence.json").write_text(evidence)
    entries = msgspec.json.decode(evidence)["entries"]
    status, out, err = croupier("pit", "check", str(file))
    assert (status, err) == (0, "")
    assert out.startswith(f"Round 1 of salon holds together: {len(entries)} entries, linked as")
    assert out.endswith(f"with: croupier verify --evidence {file}\n")
    file.write_text(evidence.replace('\\"2h\\"', '\\"3h\\"'))
    status, out, _ = croupier("pit", "check", str(file))
    assert status == 1
    assert "This entry is not the one that was chained here" in out
    assert "The evidence about round 1 of salon does not hold." in out
    status, out, _ = croupier("pit", "check", str(file), "--json")
    assert (status, msgspec.json.decode(out)["holds"]) == (1, False)
    file.write_text("{}")
    assert croupier("pit", "check", str(file)) == (
        2,
        "",
        f"croupier: {file} is not evidence about a round, as croupier pit evidence writes it.\n",
    )
    missing = str(folder / "none.json")
    status, _, err = croupier("pit", "check", missing)
    assert (status, err) == (2, f"croupier: {missing} cannot be read: No such file or directory.\n")


def held_against_the_record(croupier: Run, folder: Path, evidence: str, record: Path) -> None:
    (file := folder / "evidence.json").write_text(evidence)
    asked = ("verify", str(record), "--evidence", str(file))
    status, out, err = croupier(*asked)
    assert (status, err) == (0, ""), out
    assert out.endswith("Round 1 of salon is in this record as the evidence says.\n")
    assert msgspec.json.decode(croupier(*asked, "--json")[1])["evidence"]["holds"] is True
    file.write_bytes(msgspec.json.encode({**msgspec.json.decode(evidence), "paragraphs": {}}))
    status, out, _ = croupier(*asked)
    assert status == 1
    assert "The record is whole" in out
    assert out.endswith("about round 1 of salon does not agree with this record.\n")


def does(who: Visitor, kind: str, **fields: object) -> None:
    body = {"id": f"p{next(_ids)}", "command": {"type": kind, **fields}}
    who.posted("/api/tables/salon/do", body)


def test_people_and_their_chips(pit: Pit) -> None:
    chips = ("chips", "ann", "250.50")
    assert pit(*chips, "--reason", "at the cage", name="max") == DONE
    assert pit(*chips, "--reason", "at the cage", "--take-back", name="max") == DONE
    status, _, err = pit(*chips, "--reason", "a gift")
    assert status == 2
    assert "sue has the role Pit Supervisor" in err
    in_chinese = pit("people", "--language", "zh")[1]
    assert "东主" in in_chinese
    assert "owner" not in in_chinese
    assert "下注中" in pit("tables", "--language", "zh")[1]
    rows = [line.split() for line in pit("people")[1].splitlines()]
    assert ["ann", "player", "–", "–", "10000"] in rows
    assert ["sue", "pit-supervisor", "–", "–", "0"] in rows


def test_whoever_does_not_belong_there(pit: Pit, croupier: Run) -> None:
    pit("hire", "dirk", "dealer", name="Olive", more=STAFFS)
    status, out, err = pit("tables", name="dirk")
    assert (status, out) == (2, "")
    assert err == (
        "croupier: The Pit is for a Pit Supervisor and above, Surveillance and Owners; "
        "dirk is a Dealer.\n"
    )
    assert pit("tables", name="nobody")[2] == "croupier: Name and password do not go together.\n"
    assert pit("hire", "x", "king", name="Olive")[2].startswith("croupier: “king” is not one of")


def test_a_password_or_a_floor_that_is_missing(
    croupier: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert croupier("pit", "tables", "--name", "sue")[2] == (
        "croupier: The password of sue is missing: type it, or give it as a line of a file.\n"
    )
    monkeypatch.setattr(sys, "stdin", io.StringIO("something\n"))
    nowhere = "http://127.0.0.1:9"
    status, _, err = croupier("pit", "tables", "--name", "sue", "--floor", nowhere)
    assert status == 2
    assert err.startswith(f"croupier: There is no floor at {nowhere}.")
