"""Imports within `scripts/` run one way: the edition is read below, the site made on top."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

from tests.some import some

ROOT = Path(__file__).parents[2]

#: What each folder of `scripts/`, or a module that stands in no folder, may import of the others.
ARROWS: dict[str, set[str]] = {
    "tei": set(),
    "danish": set(),
    "laboratory": set(),
    "proofs": {"tei"},
    "stage": set(),
    "zips": set(),
    "examples": {"tei"},
    "enforced": {"tei", "danish"},
    "concordance": {"tei"},
    "marks": {"tei", "enforced", "concordance"},
    "cite": {"tei"},
    "conformance": {"tei", "examples", "zips"},
    "coverage": {"tei", "enforced", "examples"},
    "mutation": {"tei", "enforced", "examples", "coverage"},
    "pages": {
        *("tei", "stage", "cite", "concordance", "conformance", "coverage", "enforced"),
        *("danish", "examples", "laboratory", "marks", "mutation", "proofs"),
    },
    "gate": set(),
    "dataset": {"tei", "examples", "conformance"},
    "prints": {"tei", "stage", "pages", "cite"},
    "data": {
        *("tei", "stage", "zips", "cite", "concordance", "enforced", "pages", "prints", "gate"),
        "dataset",
    },
    "credits": {"stage", "pages"},
    "reference": {"tei", "stage", "pages"},
    "site": {"tei", "stage", "pages", "data", "credits", "reference", "prints"},
    "hosts": {"cite", "data"},
    "offline": {"data"},
    "publish": {"cite", "hosts"},
    "preview": {"tei", "pages", "prints"},
    "hooks": set(),
    "runtime": {"zips"},
    "serve": {"watch"},
    "stick": {"zips"},
    "faults": set(),
    "watch": {"tei", "stage", "pages", "site", "hosts", "runtime"},
    "browser": set(),
    "bench": {"browser", "serve"},
    "filmstrip": {"browser", "serve"},
    "audit": set(),
    "durations": {"coverage"},
    "lengths": set(),
    "lock": set(),
    "packages": set(),
    "made": set(),
    "what": {"made"},
    "fix": {"made", "what"},
    "soak": set(),
    "thresholds": set(),
}


def modules() -> dict[str, Path]:
    """Every module of `scripts/` by its dotted name."""
    found = {}
    for path in sorted(some((ROOT / "scripts").rglob("*.py"))):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


MODULES = modules()


def imported(path: Path) -> set[str]:
    """The modules of `scripts/` that a file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module, f"{path} imports by a relative name"
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= (inner & MODULES.keys()) or {node.module}
    return names & MODULES.keys()


def folder(module: str) -> str:
    """The folder that a module stands in, or its own name."""
    return module.split(".")[1]


def test_every_folder_of_the_scripts_has_its_arrows():
    assert {folder(name) for name in MODULES} == set(ARROWS)


def test_a_module_imports_only_from_the_folders_that_its_own_may():
    for name, path in MODULES.items():
        for other in imported(path):
            allowed = {folder(name), *ARROWS[folder(name)]}
            assert folder(other) in allowed, f"{name} imports {other}"


def test_every_arrow_is_needed():
    drawn: dict[str, set[str]] = {name: set() for name in ARROWS}
    for name, path in MODULES.items():
        drawn[folder(name)] |= {folder(other) for other in imported(path)} - {folder(name)}
    assert drawn == ARROWS


def test_no_folder_imports_itself_by_way_of_others():
    assert [*TopologicalSorter(ARROWS).static_order()]


def test_no_module_imports_itself_by_way_of_others():
    graph = {name: imported(path) - {name} for name, path in MODULES.items()}
    assert [*TopologicalSorter(graph).static_order()]
