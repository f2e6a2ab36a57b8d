"""What is left out of the standard library is missed by nothing."""

from __future__ import annotations

import ast
import json
import sys
from zipfile import ZipFile

from scripts.runtime.archive import read_zip
from scripts.runtime.build import PYODIDE, STDLIB
from scripts.runtime.split import later, zip_of
from scripts.runtime.trim import DENIED, KEPT_CODECS, belongs_in_browser
from tests.danish import catalogues

IMPORT_ALL = """
import importlib, json, warnings, zipfile
warnings.simplefilter("ignore")
failures = {}
for path, package in %r.items():
    for name in zipfile.ZipFile(path).namelist():
        module = package + name.removesuffix(".pyc").replace("/", ".").removesuffix("__init__")
        module = module.removesuffix(".")
        if name.endswith(".pyc"):
            try:
                importlib.import_module(module)
            except Exception as error:
                failures[module] = repr(error)
json.dumps(failures)
"""
WANTED = ["collections", "dataclasses", "json", "random"]


def imports(source: str) -> set[str]:
    """All modules that a program imports by name, wherever in it the import stands."""
    nodes = list(ast.walk(ast.parse(source)))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return plain | {
        node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module
    }


def test_every_module_kept_of_the_standard_library_can_be_imported(boot):
    assert json.loads(boot(IMPORT_ALL % {"/lib/python314.zip": ""})) == {}


def test_every_module_of_the_rules_can_be_imported(boot, manifest):
    parts = {f"/{zip_of(part)}": f"gnav_core.{part}." for part in later(manifest["needs"])}
    assert json.loads(boot(IMPORT_ALL % {"/gnav_core.zip": "", **parts})) == {}


def test_everything_that_the_rules_import_is_there_even_inside_a_function(boot, root):
    files = [path.relative_to(root).as_posix() for path in (root / "gnav_core").rglob("*.py")]
    sent = [name for name in files if belongs_in_browser(name)]
    wanted = set().union(*(imports((root / name).read_text(encoding="utf-8")) for name in sent))
    standard = sorted(name for name in wanted if name.split(".")[0] in sys.stdlib_module_names)
    assert standard
    program = f"import importlib\nfor name in {standard!r}: importlib.import_module(name)\n'ok'"
    assert boot(program).strip() == "ok"


def test_what_is_sent_imports_nothing_but_the_standard_library(root):
    paths = (root / "gnav_core").rglob("*.py")
    sent = [path for path in paths if belongs_in_browser(path.relative_to(root).as_posix())]
    for path in sent:
        tops = {name.split(".")[0] for name in imports(path.read_text(encoding="utf-8"))}
        assert tops <= sys.stdlib_module_names | {"gnav_core"}, path


def test_what_any_rules_may_want_is_kept(boot):
    assert boot(f"import {', '.join(WANTED)}; 'ok'").strip() == "ok"


def test_an_error_is_told_without_colours(boot):
    told = "import traceback; ''.join(traceback.format_exception(ValueError('why'), colorize=True))"
    assert boot(told).strip() == "ValueError: why"
    wrong = "try: compile('a b', 'x', 'eval')\nexcept SyntaxError as error: said = error\n"
    asked = f"{wrong}''.join(__import__('traceback').format_exception(said, colorize=True))"
    assert boot(asked).strip().endswith("SyntaxError: invalid syntax")


def test_what_is_denied_is_really_gone(runtime):
    with ZipFile(runtime / STDLIB) as archive:
        names = {name.removesuffix(".pyc").replace("/", ".") for name in archive.namelist()}
    assert not names & DENIED
    codecs = {name.split(".")[1] for name in names if name.startswith("encodings.")}
    assert codecs == KEPT_CODECS


def test_the_trimmed_library_weighs_well_under_half_of_the_whole(runtime):
    whole = read_zip(PYODIDE / STDLIB)
    assert len(read_zip(runtime / STDLIB)) < len(whole) / 2


def test_the_browser_receives_bytecode_and_no_source(runtime, manifest):
    for name in (STDLIB, "gnav_core.zip", *map(zip_of, later(manifest["needs"]))):
        assert not [file for file in read_zip(runtime / name) if file.endswith(".py")]


def test_the_command_line_stays_at_home():
    assert not belongs_in_browser("gnav_core/cli.py")
    assert not belongs_in_browser("gnav_core/play/terminal.py")
    assert belongs_in_browser("gnav_core/web.py")


def test_the_browser_is_sent_what_the_engine_says_in_danish_and_no_more(runtime):
    sent: dict[str, str] = {}
    for archive in sorted(runtime.glob("*.zip")):
        for name, data in read_zip(archive).items():
            if name.endswith("da.json"):
                areas = [area for said in json.loads(data).values() for area in said.values()]
                sent |= {english: danish for area in areas for english, danish in area.items()}
    assert sent == catalogues.in_danish("engine")
