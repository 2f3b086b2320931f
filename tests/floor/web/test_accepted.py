"""The pages look as they did when their pictures were accepted."""

import json

import pytest
from playwright.sync_api import Browser

from tests.floor.server.house import House
from tests.floor.web.accepted import DIFFERING, FOLDER, MADE_WITH, Camera, Picture, pictures
from tests.floor.web.moments import ANN

pytestmark = pytest.mark.slow

MOST = 0.002  # of the pixels of a picture
LARGEST_BYTES = 1_500_000  # of all of them: the repository stays light


@pytest.fixture(scope="module")
def camera(browser: Browser, calm_house: House) -> Camera:
    return Camera(browser, calm_house.guest(ANN.name))


@pytest.mark.parametrize("picture", [*pictures()], ids=lambda picture: picture.name)
def test_a_page_looks_as_accepted(camera: Camera, picture: Picture) -> None:
    if json.loads(MADE_WITH.read_text()) != camera.made_with():
        pytest.skip("accepted with other fonts: see tests/floor/web/accepted.py")
    accepted = FOLDER / f"{picture.name}.png"
    assert accepted.exists(), "not accepted yet: see tests/floor/web/accepted.py"
    taken = camera.taken(picture)
    share, difference = camera.compared(accepted.read_bytes(), taken)
    if share <= MOST:
        return
    DIFFERING.mkdir(exist_ok=True)
    (DIFFERING / accepted.name).write_bytes(difference)
    (DIFFERING / f"{picture.name}-now.png").write_bytes(taken)
    pytest.fail(
        f"{share:.2%} of {picture.name} looks otherwise: see {DIFFERING / accepted.name} and "
        f"{picture.name}-now.png beside it. Is it as wanted? Then "
        "`.venv/bin/python -m tests.floor.web.accepted`."
    )


def test_the_pictures_are_light() -> None:
    names = {f"{picture.name}.png" for picture in pictures()}
    assert {file.name for file in FOLDER.glob("*.png")} <= names
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < LARGEST_BYTES


def test_a_difference_is_found(camera: Camera) -> None:
    """Another moment of the same table is another picture; the same one again is not."""
    betting = next(each for each in pictures() if each.name == "roulette-betting-phone")
    once, again = camera.taken(betting), camera.taken(betting)
    other = camera.taken(betting._replace(state="concluded"))
    assert camera.compared(once, again)[0] <= MOST
    assert camera.compared(once, other)[0] > MOST
