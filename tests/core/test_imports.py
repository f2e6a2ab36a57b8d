"""Imports run one way: evidence, clauses, rules, engine, table."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

LAYERS = [
    {"gnav_core", "gnav_core.core.resources"},
    {"gnav_core.core.sentences"},
    {"gnav_core.core.outside"},
    {"gnav_core.core.cited", "gnav_core.core.text"},
    {"gnav_core.core.game"},
    {
        "gnav_core.games.gnav",
        "gnav_core.games.gnav.glosses",
        "gnav_core.games.gnav.pieces",
        "gnav_core.games.gnav.unenforced",
    },
    {"gnav_core.games.gnav.actions", "gnav_core.games.gnav.state", "gnav_core.games.gnav.showing"},
    {f"gnav_core.games.gnav.{part}" for part in ("appeals", "bag", "causes", "pack")},
    {"gnav_core.games.gnav.pool", "gnav_core.games.gnav.slate"},
    {"gnav_core.games.gnav.ruleset"},
    {"gnav_core.games.gnav.effects"},
    {"gnav_core.games.gnav.turn"},
    {"gnav_core.games.gnav.observe", "gnav_core.games.gnav.refusal", "gnav_core.games.gnav.words"},
    {"gnav_core.games.gnav.counterparts", "gnav_core.games.gnav.concordance.naming"},
    {"gnav_core.games.gnav.concordance.said"},
    {
        f"gnav_core.games.gnav.concordance.{part}"
        for part in ("pieces", "exchange", "showing", "tally")
    },
    {"gnav_core.games.gnav.concordance", "gnav_core.games.gnav.concordance.rows"},
    {
        "gnav_core.games.gnav.engine",
        *(f"gnav_core.gnav.gnav_{name}" for name in ("1774", "1917", "german")),
    },
    {f"gnav_core.gnav.gnav_{borrower}" for borrower in ("wikipedia", "kb")},
    {"gnav_core.games.gnav.onedeal"},
    {"gnav_core.games.gnav.rulings.laid_position"},
    {"gnav_core.games.gnav.knowledge", "gnav_core.games.gnav.odds"},
    {"gnav_core.games.gnav.reckoning"},
    {"gnav_core.core.registry"},
    {
        "gnav_core.games.gnav.compare.asking",
        "gnav_core.games.gnav.compare.parting",
        "gnav_core.core.perft",
        "gnav_core.games.gnav.parts",
    },
    {"gnav_core.games.gnav.clashes", "gnav_core.games.gnav.house_rules.questions"},
    {"gnav_core.games.gnav.house_rules.rules"},
    {"gnav_core.games.gnav.house_rules.file"},
    {"gnav_core.games.gnav.compare.lawbook"},
    {"gnav_core.games.gnav.compare.telling"},
    {"gnav_core.games.gnav.compare.parted", "gnav_core.games.gnav.rulings.verdict"},
    {"gnav_core.games.gnav.compare.compare", "gnav_core.games.gnav.compare.doubts"},
    {"gnav_core.games.gnav.rulings.ruling"},
    {
        "gnav_core.core.arguments",
        "gnav_core.core.record",
        "gnav_core.play.players",
        "gnav_core.play.summaries",
    },
    {
        "gnav_core.play.example",
        "gnav_core.games.gnav.scorekeeper.ledger",
        "gnav_core.play.lesson",
        "gnav_core.play.line",
        "gnav_core.play.seating",
        "gnav_core.core.record_file",
        "gnav_core.core.share",
    },
    {"gnav_core.play.session", "gnav_core.games.gnav.house_rules.sheet"},
    {
        "gnav_core.games.gnav.hints",
        "gnav_core.play.catalogue",
        "gnav_core.play.public",
        "gnav_core.play.views",
    },
    {"gnav_core.games.gnav.scorekeeper.told"},
    {"gnav_core.games.gnav.scorekeeper.keeper"},
    {"gnav_core.games.gnav.scorekeeper.questions"},
    {"gnav_core.core.cite"},
    {"gnav_core.core.cite_styles", "gnav_core.core.streams"},
    {"gnav_core.commands.replay", "gnav_core.play.saving"},
    {
        "gnav_core.play.table_api",
        "gnav_core.games.gnav.scorekeeper.page",
        "gnav_core.play.terminal",
        "gnav_core.commands.cite",
    },
    {"gnav_core.games.gnav.compare.side_by_side", "gnav_core.games.gnav.commands.compare"},
    {
        "gnav_core.games.gnav.commands.house",
        "gnav_core.commands.perft",
        "gnav_core.games.gnav.commands.rule",
    },
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
        assert not {other for other in inner if other.startswith("gnav_core.games.gnav")}


def test_the_core_reads_no_clock_and_rolls_no_global_dice():
    allowed = {
        "gnav_core.play.players",
        "gnav_core.play.session",
        "gnav_core.play.terminal",
        "gnav_core.play.table_api",
    }
    allowed |= {"gnav_core.commands.cite"}  # the day on which something was read
    allowed |= {"gnav_core.commands.perft"}  # whether it is time to say how far it is
    for name, path in modules().items():
        chance = {"time", "datetime", "random", "secrets"} & imported(path)
        assert not chance or name in allowed, f"{name} imports {chance}"
