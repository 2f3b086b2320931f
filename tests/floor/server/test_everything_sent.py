"""Every route and every frame, for every role, while cards lie face down: nothing that comes back,
and nothing that is logged, names one of them or lets it be guessed."""

import re
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import pytest

from croupier.engine.equipment.cards import DECK
from croupier.engine.games import PLAYED
from croupier.floor.record.store.entries import GENESIS
from croupier.floor.record.store.files import RECORD
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.actor.shoe_keeper import KEY, Seal, sealed_name
from tests.floor.server import everything_asked as every
from tests.floor.server.cards_in_play import STAFF, Sitting, cards_in_play
from tests.floor.server.frames_scanned import cards_named
from tests.floor.server.known_cards import History

pytestmark = pytest.mark.slow

LOG = "floor.log"
NOBODY = None
EVERYBODY = (NOBODY, "ann", "bob", "cat", "dan", *STAFF, "Olive")
HASH = re.compile(rb"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")
CARD, SALT = re.compile(rb'"card":"(..)"'), re.compile(rb',"salt":"[0-9a-f]{32}"')
A_WORD = {"As"}  # reads like a card wherever it stands


class Came(NamedTuple):
    """What came back to somebody."""

    who: str | None
    asked: str  # the route, or the frame
    text: bytes


class Known:
    """What the record and the key say of the cards that lie on the tables now."""

    def __init__(self, folder: Path) -> None:
        key = (folder / KEY).read_bytes()
        self.secrets = {key, key.hex().encode()}
        with closing(SqliteReading(folder / RECORD)) as store:
            self.lines = [line for table in every.IN_PLAY for line in store.lines(stream=table)]
            self.histories = {f"{game}-1": History(f"{game}-1", game) for game in PLAYED}
            seal = Seal(key)
            for name, history in self.histories.items():
                history.go_on(store, seal)
                shoe = sealed_name(name, history.moments[-1].shoe)
                if (sealed := store.sealed(shoe)) is not None:
                    self.secrets |= {seal.opened(shoe, sealed).salt.encode(), sealed}

    def shown(self, who: str | None) -> set[str]:
        """At whichever table."""
        now = [history.moments[-1] for history in self.histories.values()]
        return {face for moment in now for face in moment.known(who) | moment.before}

    def hidden(self, who: str | None) -> set[str]:
        tables = (self.histories[table].moments[-1].cards.values() for table in every.IN_PLAY)
        faces = {card.face for cards in tables for card in cards if not card.known_to(who)}
        return faces - self.shown(who) - A_WORD

    def face_down(self) -> dict[str, int]:
        """How many cards everybody's eyes are kept from, by table."""
        return {
            table: sum(not card.public for card in self.histories[table].moments[-1].cards.values())
            for table in every.IN_PLAY
        }


@pytest.fixture(scope="module")
def sitting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sitting]:
    with cards_in_play(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="module")
def came(sitting: Sitting) -> list[Came]:
    found = [each for who in EVERYBODY for each in answers(sitting, who)]
    return found + [each for who in EVERYBODY for each in frames(sitting, who)]


@pytest.fixture(scope="module")
def known(sitting: Sitting, came: list[Came]) -> Known:
    """Once all is asked: bob may have looked at his hand by then."""
    return Known(sitting.folder)


def answers(sitting: Sitting, who: str | None) -> Iterator[Came]:
    client = sitting.client(who)
    for route, requests in every.ASKED.items():
        for asked in requests:
            answer = client.request(asked.method, asked.path, json=asked.body)
            headers = b"\n".join(b": ".join(each) for each in answer.headers.raw)
            yield Came(who, f"{route} {asked.path}", headers + b"\n\n" + answer.content)
            if answer.status_code == 200:
                yield Came(who, route, b"")


def frames(sitting: Sitting, who: str | None) -> Iterator[Came]:
    if who is NOBODY:
        return
    for table in every.TABLES:
        for query in ("", "?watch=1"):
            with sitting.people[who].table(table, query) as seat:
                seat.shown()
                for frame in () if query else every.sent_at(table):
                    seat.sent(frame)
                seat.socket.send('{"type":"pass","question":"1.close"}')
            yield from (Came(who, f"frames of {table}{query}", text) for text in seat.texts)


def faults(came: list[Came], known: Known) -> Iterator[str]:
    hidden = {who: known.hidden(who) for who in EVERYBODY}
    stated = {text for each in every_static(came) for text in cards_named(each.text)}
    for each in came:
        named = cards_named(each.text)
        for face in named & hidden[each.who] - stated if named != set(DECK) else ():
            yield f"{face} came to {each.who} from {each.asked}: {each.text[:2_000]!r}"
        for secret in known.secrets:
            if secret in each.text:
                yield f"a secret came to {each.who} from {each.asked}"


def every_static(came: list[Came]) -> list[Came]:
    """Answers that were the same before the first card: books, pages, descriptions."""
    return [each for each in came if each.asked.split()[0] in STATIC]


STATIC = {
    *("/api/rules/{citation}", "/api/books/{game}", "/api/openapi.json", "/api/frames.json"),
    *("/api/sentences/{language}", "/web/{path:path}"),
}


def test_every_route_is_asked_for() -> None:
    assert every.every_route() == set(every.ASKED)
    assert every.every_socket() == every.SOCKETS


def test_every_frame_is_sent_and_known() -> None:
    assert every.client_frames() == every.CLIENT_FRAMES
    assert every.server_frames() == every.SERVER_FRAMES


@pytest.mark.rule("Si Ki Pi 3.17", "Baccarat 3.9")
def test_nothing_that_is_sent_names_a_hidden_card(came: list[Came], known: Known) -> None:
    down = known.face_down()
    assert down["si-ki-pi-1"] >= 12
    assert down["baccarat-1"] >= 2
    assert len(known.hidden("dan")) >= 8
    assert list(faults(came, known)) == []


def test_nothing_that_is_sent_lets_a_card_be_guessed(came: list[Came], known: Known) -> None:
    """Neither what one person has seen nor what all have: each hidden card tried between every two
    links, with the salt of its entry and without."""
    links = {bytes.fromhex(found.decode()) for each in came for found in HASH.findall(each.text)}
    assert links
    for line in known.lines:
        if not CARD.search(line.body):
            continue
        for body in (line.body, SALT.sub(b"", line.body)):
            for previous in links | {GENESIS}:
                assert sha256(previous + body).digest() not in links, line.position


def test_what_can_be_reported_says_nothing_of_cards(came: list[Came]) -> None:
    """Of those that could be foreign all are named, or none: those left out would be known."""
    route = "/api/tables/{table}/facts /api/tables/si-ki-pi-1/facts"
    told = [cards_named(each.text) for each in came if each.asked == route]
    assert len(told) == len(EVERYBODY)
    assert all(named in (set(), set(DECK)) for named in told)


def test_no_log_names_a_hidden_card(sitting: Sitting, known: Known) -> None:
    text = (sitting.folder / LOG).read_bytes()
    assert b'"path": "/api/pit/evidence' in text
    assert cards_named(text) & known.hidden(NOBODY) == set()
    assert not any(secret in text for secret in known.secrets)


def test_record_and_key_are_for_their_owner_alone(sitting: Sitting) -> None:
    for name in (RECORD, KEY):
        assert (sitting.folder / name).stat().st_mode & 0o077 == 0


# what the scan would find


def test_a_hidden_card_in_an_answer_is_found(came: list[Came], known: Known) -> None:
    stated = {text for each in every_static(came) for text in cards_named(each.text)}
    face = min(known.hidden("ann") - stated)
    forged = Came("ann", "/api/tables", f'{{"next":"{face}"}}'.encode())
    assert [fault[:2] for fault in faults([*came, forged], known)] == [face]


def test_somebody_was_answered_everywhere(came: list[Came]) -> None:
    """A route that refuses everybody would hide nothing."""
    answered = {each.asked for each in came if not each.text}
    refuse = {
        *("/api/guest", "/api/owner", "/api/login", "/api/logout", "/api/password", "/api/house"),
        *("/api/keep", "/owner"),  # nothing was asked rightly there; the House has an Owner
        *("/api/practice/{table}", "/api/practice/{table}/facts"),
        *("/api/practice/{table}/preview", "/api/odds/{game}"),
        "/api/odds/{game}/paper/{language}",
        *("/books", "/odds", "/fair"),  # they only lead elsewhere
    }
    assert set(every.ASKED) - answered <= refuse
