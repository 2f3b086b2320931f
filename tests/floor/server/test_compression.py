"""Files of the pages on the wire: compressed for clients that accept gzip, each with its tag."""

import gzip
from pathlib import Path

import pytest

from tests.floor.server.house import opened

PATH = "/web/js/kit/dom.js"
TAKING_GZIP = ["gzip", "br, gzip;q=0.5", "*", "GZIP ; q=1"]
TAKING_NONE = ["", "identity", "br", "gzip;q=0", "gzip; q=0.000"]


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[dict[str, str], bytes]]:
    """Headers and raw body of each `Accept-Encoding`."""
    received = {}
    with opened(tmp_path_factory.mktemp("house")) as house:
        client = house.client()
        for accepted in (*TAKING_GZIP, *TAKING_NONE):
            with client.stream("GET", PATH, headers={"accept-encoding": accepted}) as answer:
                body = b"".join(answer.iter_raw())
            received[accepted] = (dict(answer.headers), body)
            again = {"accept-encoding": accepted, "if-none-match": answer.headers["etag"]}
            unchanged = client.get(PATH, headers=again)
            assert (unchanged.status_code, unchanged.content) == (304, b"")
            assert unchanged.headers["vary"] == "accept-encoding"
    return received


def test_a_client_that_accepts_gzip_receives_it(
    answers: dict[str, tuple[dict[str, str], bytes]],
) -> None:
    plain, written = answers[""]
    assert "content-encoding" not in plain
    assert written == Path(f"src/croupier/floor{PATH}").read_bytes()
    for accepted in TAKING_GZIP:
        headers, body = answers[accepted]
        assert headers["content-encoding"] == "gzip"
        assert gzip.decompress(body) == written
        assert headers["etag"] != plain["etag"]
        assert headers["content-length"] == str(len(body))


def test_no_other_client_receives_gzip(
    answers: dict[str, tuple[dict[str, str], bytes]],
) -> None:
    for accepted in TAKING_NONE:
        headers, body = answers[accepted]
        assert "content-encoding" not in headers
        assert (headers, body) == ({**answers[""][0], "date": headers["date"]}, answers[""][1])
