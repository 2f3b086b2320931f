"""The types of the pages, checked by TypeScript; a step of `./check`, where npm is there."""

import shutil
import subprocess
import sys

from tests.floor.web.test_words import WEB
from tests.structure.tree import ROOT

TSC = ROOT / ".venv" / "typescript" / "node_modules" / "typescript" / "bin" / "tsc"
CONFIGURATION = ROOT / "tests" / "floor" / "web" / "tsconfig.json"
GOES_ON = " "  # a further line of the same fault


def faults() -> list[str]:
    """Each as TypeScript tells it: the file, the place, what is wrong."""
    node = shutil.which("node")
    assert node, "there is no node to run TypeScript with"
    command = (node, TSC, "--pretty", "false", "--project", CONFIGURATION)
    done = subprocess.run(command, cwd=WEB / "js", capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    return [line for line in done.stdout.splitlines() if not line.startswith(GOES_ON)]


def main() -> int:
    if not TSC.exists():
        print("The types of the pages are not checked: TypeScript is not installed.")
        return 0
    found = faults()
    print("\n".join(found) or "No faults in the types of the pages.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
