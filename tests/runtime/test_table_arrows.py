"""The table's scripts: what serves every game reaches no game, however long the way."""

from __future__ import annotations

import re
from pathlib import Path

from gnav_core.core import registry
from tests.some import some

TABLE = Path(__file__).parents[2] / "docs" / "assets" / "table"
ASKED = re.compile(r"\bfurniture\.(?!js)(\w+)")
#: What is asked for only where a game's furniture has it.
OPTIONAL = re.compile(r"\bfurniture\.(\w+)(?:\?\.\(| \?\?)")
#: What stands at a seat and in the middle of a table that the furniture does not lay itself.
SEATED = {"drawDealer", "drawHeld", "drawPool", "drawScore", "drawStock", "playsCards"}
#: How a kind is drawn and named, where the furniture says that the game tells of kinds.
KINDS = {"drawKind", "kindInWords"}
EXPORTED = re.compile(r"^export (?:const|function) (\w+)", re.MULTILINE)
EXPORTED_AGAIN = re.compile(r"^export (\*|\{[^}]*\}) from '(\.[^']+)';$", re.MULTILINE)
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
        for script in some(folder.rglob("*.js")):
            for other in reached(script):
                assert other.is_relative_to(TABLE / "core") or other.is_relative_to(folder), (
                    f"{script.relative_to(TABLE)} reaches {other.relative_to(TABLE)}"
                )


def test_the_scripts_of_a_game_reach_no_other_game():
    for folder in (TABLE / "games").iterdir():
        for script in some(folder.rglob("*.js")):
            others = {other for other in reached(script) if other.is_relative_to(TABLE / "games")}
            assert all(other.is_relative_to(folder) for other in others), script


def test_the_table_has_furniture_for_every_family():
    fetched = re.findall(
        r"^  (\w+): \(\) => (?:ofCards\()?import\('\./games/(\w+)/furniture\.js'\)\)?,$",
        (TABLE / "furniture.js").read_text("utf-8"),
        re.MULTILINE,
    )
    assert [name for name, _ in fetched] == [family.id for family in registry.families()]
    assert all(name == folder for name, folder in fetched)


def exported(path: Path) -> set[str]:
    """The names that a script exports, its own and those of others."""
    text = path.read_text("utf-8")
    found = set(EXPORTED.findall(text))
    for names, other in EXPORTED_AGAIN.findall(text):
        if names == "*":
            found |= exported(path.parent / other)
        else:
            named = (one.split() for one in names.strip("{} \n").split(","))
            found |= {words[-1] for words in named if words}
    return found


def asked(pattern: re.Pattern[str], *folders: str) -> set[str]:
    """What the scripts in these folders ask the furniture for."""
    scripts = (script for folder in folders for script in (TABLE / folder).rglob("*.js"))
    return {name for script in scripts for name in pattern.findall(script.read_text("utf-8"))}


def test_the_furniture_of_every_game_has_what_the_core_asks_for():
    of_core, optional = asked(ASKED, "core"), asked(OPTIONAL, "core")
    listed = (TABLE / "core" / "furnishing.js").read_text("utf-8").partition("\nimport")[0]
    assert of_core <= set(re.findall(r"\w+", listed)), "the list in furnishing.js"
    of_cards = exported(TABLE / "cards" / "furniture.js")
    for furniture in (TABLE / "games").glob("*/furniture.js"):
        has = exported(furniture) | (set() if furniture.parent.name == "gnav" else of_cards)
        lays_itself = SEATED if "drawTable" in has else set()
        tells_no_kinds = set() if KINDS & has else KINDS
        needed = of_core - optional - lays_itself - tells_no_kinds
        assert needed <= has, furniture
        assert has <= of_core | asked(ASKED, "cards"), furniture
