"""The table's scripts: what serves every game reaches no game, however long the way."""

from __future__ import annotations

import re
from pathlib import Path

from gnav_core.core import registry

TABLE = Path(__file__).parents[2] / "docs" / "assets" / "table"
OURS = re.compile(r"(?:\bfrom|\bimport|\bimport\()\s*'(\.{1,2}/[^']+)'")
SHARED = [TABLE / name for name in ("core", "cards") if (TABLE / name).is_dir()]


def imported(path: Path) -> set[Path]:
    """The files of ours that a script imports, at once or when it is asked to."""
    found = {(path.parent / name).resolve() for name in OURS.findall(path.read_text("utf-8"))}
    assert all(other.is_file() for other in found), f"{path} imports what is not there"
    return found


def reached(path: Path) -> set[Path]:
    """Every file that a script imports, or that one of those imports, and so on."""
    found: set[Path] = set()
    coming = {path}
    while coming:
        new = {other for one in coming if one.suffix == ".js" for other in imported(one)}
        coming = new - found
        found |= new
    return found


def test_what_serves_every_game_reaches_no_game():
    for folder in SHARED:
        for script in folder.rglob("*.js"):
            for other in reached(script):
                assert other.is_relative_to(TABLE / "core") or other.is_relative_to(folder), (
                    f"{script.relative_to(TABLE)} reaches {other.relative_to(TABLE)}"
                )


def test_the_scripts_of_a_game_reach_no_other_game():
    for folder in (TABLE / "games").iterdir():
        for script in folder.rglob("*.js"):
            others = {other for other in reached(script) if other.is_relative_to(TABLE / "games")}
            assert all(other.is_relative_to(folder) for other in others), script


def test_the_table_has_furniture_for_every_family():
    fetched = re.findall(
        r"^  (\w+): \(\) => import\('\./games/(\w+)/furniture\.js'\),$",
        (TABLE / "furniture.js").read_text("utf-8"),
        re.MULTILINE,
    )
    assert [name for name, _ in fetched] == [family.id for family in registry.families()]
    assert all(name == folder for name, folder in fetched)
