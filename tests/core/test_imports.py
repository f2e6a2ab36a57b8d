"""Imports run one way: evidence, clauses, rules, engine, table."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

LAYERS = [
    {"gnav_core", "gnav_core.beside"},
    {"gnav_core.sentences"},
    {"gnav_core.outside"},
    {"gnav_core.cited", "gnav_core.text"},
    {"gnav_core.game"},
    {
        "gnav_core.gnav",
        "gnav_core.gnav.glosses",
        "gnav_core.gnav.pieces",
        "gnav_core.gnav.unenforced",
    },
    {"gnav_core.gnav.actions", "gnav_core.gnav.state", "gnav_core.gnav.showing"},
    {f"gnav_core.gnav.{part}" for part in ("appeals", "bag", "causes", "pack")},
    {"gnav_core.gnav.pool", "gnav_core.gnav.slate"},
    {"gnav_core.gnav.ruleset"},
    {"gnav_core.gnav.effects"},
    {"gnav_core.gnav.turn"},
    {"gnav_core.gnav.observe", "gnav_core.gnav.refusal", "gnav_core.gnav.words"},
    {"gnav_core.gnav.counterparts", "gnav_core.gnav.concordance.naming"},
    {"gnav_core.gnav.concordance.said"},
    {f"gnav_core.gnav.concordance.{part}" for part in ("pieces", "exchange", "showing", "tally")},
    {"gnav_core.gnav.concordance", "gnav_core.gnav.concordance.rows"},
    {
        "gnav_core.gnav.engine",
        *(f"gnav_core.gnav.gnav_{name}" for name in ("1774", "1917", "german")),
    },
    {f"gnav_core.gnav.gnav_{borrower}" for borrower in ("wikipedia", "kb")},
    {"gnav_core.gnav.onedeal"},
    {"gnav_core.gnav.by_hand"},
    {"gnav_core.gnav.knowledge", "gnav_core.gnav.odds"},
    {"gnav_core.gnav.reckoning"},
    {"gnav_core.games"},
    {"gnav_core.laws.asking", "gnav_core.laws.parting", "gnav_core.perft", "gnav_core.gnav.parts"},
    {"gnav_core.gnav.clashes", "gnav_core.house.questions"},
    {"gnav_core.house.rules"},
    {"gnav_core.house.file"},
    {"gnav_core.laws.lawbook"},
    {"gnav_core.laws.telling"},
    {"gnav_core.laws.parted", "gnav_core.laws.verdict"},
    {"gnav_core.laws.compare", "gnav_core.laws.doubts"},
    {"gnav_core.laws.ruling"},
    {
        "gnav_core.arguments",
        "gnav_core.record",
        "gnav_core.table.players",
        "gnav_core.table.summaries",
    },
    {
        "gnav_core.table.example",
        "gnav_core.scores.ledger",
        "gnav_core.table.lesson",
        "gnav_core.table.line",
        "gnav_core.table.seating",
        "gnav_core.record_file",
        "gnav_core.share",
    },
    {"gnav_core.table.session", "gnav_core.house.sheet"},
    {
        "gnav_core.table.hints",
        "gnav_core.table.shelf",
        "gnav_core.table.public",
        "gnav_core.table.views",
    },
    {"gnav_core.scores.told"},
    {"gnav_core.scores.keeper"},
    {"gnav_core.scores.questions"},
    {"gnav_core.cite"},
    {"gnav_core.cite_styles", "gnav_core.commands.streams"},
    {"gnav_core.commands.replay", "gnav_core.commands.saving"},
    {
        "gnav_core.table.desk",
        "gnav_core.scores.page",
        "gnav_core.commands.terminal",
        "gnav_core.commands.cite",
    },
    {"gnav_core.laws.side_by_side", "gnav_core.commands.compare"},
    {"gnav_core.commands.house", "gnav_core.commands.perft", "gnav_core.commands.rule"},
    {"gnav_core.web"},
    {"gnav_core.cli"},
    {"gnav_core.__main__"},
]
PACKAGES = {f"gnav_core.{name}" for name in ("table", "laws", "house", "scores", "commands")}
LAYERS[0] |= PACKAGES
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
KNOW_NO_GAME = ("game", "cited", "text", "record")


def modules() -> dict[str, Path]:
    """Every module of the core by its dotted name."""
    found = {}
    for path in sorted((ROOT / "gnav_core").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


def imported(path: Path) -> set[str]:
    """The modules a file imports, ``from package import module`` taken apart."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            own = inner & LEVEL.keys()
            names |= own or {node.module}
    return names


def test_every_module_of_the_core_has_its_layer():
    assert set(modules()) == set(LEVEL)


def test_a_module_imports_only_from_the_layers_below_it():
    for name, path in modules().items():
        for other in imported(path) & LEVEL.keys():
            assert LEVEL[other] < LEVEL[name], f"{name} imports {other}"


def test_the_core_imports_nothing_but_the_standard_library():
    for name, path in modules().items():
        for other in imported(path):
            top = other.partition(".")[0]
            assert top in sys.stdlib_module_names or top == "gnav_core", f"{name}: {other}"


def test_the_interface_the_text_and_the_record_know_no_game():
    for name in KNOW_NO_GAME:
        inner = imported(modules()[f"gnav_core.{name}"])
        assert not {other for other in inner if other.startswith("gnav_core.gnav")}


def test_the_core_reads_no_clock_and_rolls_no_global_dice():
    allowed = {
        "gnav_core.table.players",
        "gnav_core.table.session",
        "gnav_core.commands.terminal",
        "gnav_core.table.desk",
    }
    allowed |= {"gnav_core.commands.cite"}  # the day on which something was read
    allowed |= {"gnav_core.commands.perft"}  # whether it is time to say how far it is
    for name, path in modules().items():
        chance = {"time", "datetime", "random", "secrets"} & imported(path)
        assert not chance or name in allowed, f"{name} imports {chance}"
