"""The list of parts names everything that is shipped and is not ours, and its versions hold."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import material
import pytest

from gnav_core.games import ASKED, FAMILIES
from scripts.credits.parts import ROOT, Part, parts
from scripts.pages import set_figures
from scripts.runtime.split import later, zip_of
from tests.programs import NODE

SITE = ROOT / "build" / "site"
THEME = Path(material.__file__).parent / "templates"
#: What npm installs for a shipped package and the bundle leaves out: types, and node's own.
LEFT_OUT = {"@iconify/types", "@lit-labs/ssr-dom-shim", "@types/emscripten", "@types/trusted-types"}
LEFT_OUT |= {"ws"}
PROBE = """
import json, sys, zlib, _sqlite3, _zstd, pyexpat
json.dumps({
    "python": sys.version.split()[0],
    "emscripten": ".".join(map(str, sys._emscripten_info.emscripten_version)),
    "zlib": zlib.ZLIB_RUNTIME_VERSION,
    "sqlite": _sqlite3.sqlite_version,
    "zstd": _zstd.zstd_version,
    "expat": pyexpat.EXPAT_VERSION.removeprefix("expat_"),
})
"""


@pytest.fixture(scope="module")
def listed() -> dict[str, Part]:
    return {part.id: part for part in parts()}


@pytest.fixture(scope="module", autouse=True)
def site() -> Path:
    if not (SITE / "index.html").exists():
        pytest.fail("build/site is not built: run `make site` first")
    return SITE


def within(listed: dict[str, Part], origin: str) -> set[str]:
    return {part.id for part in listed.values() if part.origin == f"within:{origin}"}


def test_every_package_that_is_shipped_from_npm_is_listed(listed):
    """All that package.json does not call a tool is shipped, with what it depends on."""
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    shipped, asked = set(), set(lock[""]["dependencies"])
    while asked:
        name = asked.pop()
        shipped.add(name)
        asked |= set(lock[f"node_modules/{name}"].get("dependencies", {})) - shipped
    named = {part.origin.removeprefix("npm:") for part in listed.values()}
    assert shipped - LEFT_OUT - named == set()


def test_every_package_within_the_themes_scripts_and_styles_is_listed(listed):
    found = set()
    for path in (THEME / "assets").rglob("*.map"):
        for source in json.loads(path.read_text("utf-8"))["sources"]:
            if "node_modules/" in source:
                found.add(source.rpartition("node_modules/")[2].partition("/")[0])
    assert found <= within(listed, "mkdocs-material")
    assert len(found) >= 7


def test_every_set_of_signs_in_the_themes_styles_and_pages_is_listed(listed):
    drawn: dict[str, Any] = {}
    for path in (THEME / ".icons").rglob("*.svg"):
        name = path.relative_to(THEME / ".icons").parts[0]
        for way in re.findall(r' d="([^"]+)"', path.read_text("utf-8")):
            drawn.setdefault(way, name)
    styles = (SITE / "assets/css/archive.css").read_text("utf-8")
    page = (SITE / "index.html").read_text("utf-8")
    ways = re.findall(r"\bd=[\"']([^\"']+)", unquote(styles) + page)
    used = {drawn[way] for way in ways if way in drawn}
    assert "material" in used
    assert used <= within(listed, "mkdocs-material")


def test_every_picture_that_is_drawn_has_its_author(listed):
    scripts = (ROOT / "docs/assets/table").rglob("*.js")
    asked = set(
        re.findall(r"'game-icons:([a-z-]+)'", "".join(p.read_text("utf-8") for p in scripts))
    )
    assert asked | set(set_figures.NAMES.values()) == set(listed["game-icons"].pictures)
    for by in listed["game-icons"].pictures.values():
        assert by in listed["game-icons"].by


def test_every_typeface_is_listed(listed):
    shipped = {path.name for path in (SITE / "assets/fonts").glob("*.woff2")}
    assert shipped == {file for part in listed.values() for file in part.files}


def test_nothing_else_is_shipped(listed):
    """A new folder, script of the theme or file of the runtime has to be thought of."""
    folders = {path.name for path in (SITE / "assets").iterdir() if path.is_dir()}
    assert folders == {"css", "fonts", "icons", "javascripts", "js", "previews", "runtime", "table"}
    scripts = {
        path.relative_to(SITE).parts[2] for path in (SITE / "assets/javascripts").rglob("*.js")
    }
    assert all(name == "workers" or name.startswith("bundle.") for name in scripts)
    runtime = {path.name for path in (SITE / "assets/runtime").iterdir()}
    pyodide = {"pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"}
    rules = {"gnav_core.zip", *map(zip_of, later((*FAMILIES, *ASKED)))}
    assert runtime == {*pyodide, "python_stdlib.zip", *rules, "manifest.json"}


def test_the_versions_are_those_that_are_shipped(listed):
    manifest = json.loads((SITE / "assets/runtime/manifest.json").read_text("utf-8"))
    assert listed["python"].version == manifest["python"]
    assert listed["pyodide"].version == manifest["pyodide"]
    generator = (SITE / "index.html").read_text("utf-8")
    assert "mkdocs-material" in generator
    for name in ("lit", "lit-html", "lit-element", "reactive-element", "game-icons"):
        package = ROOT / "node_modules" / listed[name].origin.removeprefix("npm:") / "package.json"
        assert listed[name].version == json.loads(package.read_text("utf-8"))["version"]


def test_the_libraries_in_the_webassembly_have_the_versions_that_are_stated(listed):
    runtime = SITE / "assets/runtime"
    command: list[str | Path] = [NODE, ROOT / "scripts/runtime/boot.mjs", runtime, PROBE]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert json.loads(said) == {name: listed[name].version for name in json.loads(said)}


def test_a_part_that_is_pinned_nowhere_is_refused(tmp_path):
    for name in ("requirements.lock", "package-lock.json"):
        (tmp_path / name).write_text((ROOT / name).read_text("utf-8"), encoding="utf-8")
    (tmp_path / "LICENSES").mkdir()
    said = (ROOT / "LICENSES/parts.toml").read_text("utf-8").replace("npm:lit-html", "npm:lit-htm")
    (tmp_path / "LICENSES/parts.toml").write_text(said, encoding="utf-8")
    with pytest.raises(ValueError, match="npm:lit-htm, which is pinned nowhere"):
        parts(tmp_path)
