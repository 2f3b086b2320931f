"""Takes the pictures of the reports in `docs/reports`.

Run it as `.venv/bin/python -m tests.mathematics.reports.pictures`.

The simulation is of a thousand million rounds and takes minutes."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.floor.web.browser import chromium

PICTURES = Path(__file__).parents[3] / "docs" / "reports"
QUALITY = 82
WIDTH, HEIGHT = 1280, 900
REPORTS = {
    "baccarat": ("edge", "baccarat"),
    "blackjack": ("edge", "blackjack"),
    "roulette": ("edge", "roulette"),
    "andar-bahar": ("edge", "andar-bahar"),
    "si-ki-pi": ("edge", "si-ki-pi"),
    "baccarat-zh": ("--language", "zh", "edge", "baccarat"),
    "simulation": ("simulate", "blackjack", "--rounds", "1e9", "--seed", "7"),
    "session": ("bankroll", "baccarat", "--bet", "banker", "--hours", "20"),
    "progression": (
        "bankroll",
        "roulette",
        "--bet",
        "red",
        "--ladder",
        "martingale",
        "--hours",
        "4",
    ),
}


def main() -> None:
    """Those that are named, or all."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        for name in sys.argv[1:] or REPORTS:
            file = Path(folder) / f"{name}.html"
            words = (*REPORTS[name], "--report", file.name)
            run = [sys.executable, "-m", "croupier", *words]
            subprocess.run(run, cwd=folder, check=True, stdout=subprocess.DEVNULL)
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
            page.goto(file.as_uri())
            picture = PICTURES / f"{name}.jpg"
            page.screenshot(path=picture, type="jpeg", quality=QUALITY, full_page=True)
            print(name, flush=True)


if __name__ == "__main__":
    main()
