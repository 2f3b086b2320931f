"""The types that the pages are checked by are those of the frames."""

from tests.floor.web import frame_types


def test_the_types_of_the_frames_are_current() -> None:
    assert frame_types.FILE.read_text() == frame_types.written(), (
        "see tests/floor/web/frame_types.py"
    )
