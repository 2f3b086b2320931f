"""The fonts that the test browser finds: exactly those of one set, whatever else is installed.

`./check` installs both sets. Visitors have others too, so the layout is tried with the second."""

import os
from pathlib import Path
from tempfile import gettempdir
from typing import NamedTuple


class Fonts(NamedTuple):
    """The folders that Debian's packages fill, and the family that pages are written in."""

    name: str
    folders: tuple[str, ...]
    sans: str


USUAL = Fonts(
    "usual", ("opentype/noto", "truetype/dejavu", "truetype/liberation"), sans="DejaVu Sans"
)
OTHER = Fonts("other", ("opentype/inter", "opentype/noto", "opentype/urw-base35"), sans="Inter")
FONTS = Path("/usr/share/fonts")
# Rules of fontconfig itself; packages of fonts bring further ones.
RULES = Path("/usr/share/fontconfig/conf.avail")
OF_FONTCONFIG = (
    *("10-hinting-slight", "10-yes-antialias", "11-lcdfilter-default", "30-metric-aliases"),
    *("40-nonlatin", "45-generic", "45-latin", "49-sansserif", "60-generic", "60-latin"),
    *("65-nonlatin", "90-synthetic"),
)
CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  {folders}
  <cachedir prefix="xdg">fontconfig</cachedir>
  <alias><family>system-ui</family><prefer><family>{sans}</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>{sans}</family></prefer></alias>
  {rules}
</fontconfig>
"""


def environment(fonts: Fonts) -> dict[str, str | float | bool]:
    """What a browser is started with, so that it finds these fonts and no others."""
    missing = [folder for folder in fonts.folders if not (FONTS / folder).is_dir()]
    assert not missing, f"fonts are missing in {missing}; ./check installs them"
    file = Path(gettempdir()) / f"croupier-fonts-{fonts.name}-{os.getpid()}.conf"
    file.write_text(
        CONFIGURATION.format(
            folders="".join(f"<dir>{FONTS / folder}</dir>" for folder in fonts.folders),
            sans=fonts.sans,
            rules="".join(f"<include>{RULES / name}.conf</include>" for name in OF_FONTCONFIG),
        )
    )
    return {**os.environ, "FONTCONFIG_FILE": str(file)}
