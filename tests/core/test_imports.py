"""Imports run one way, by folder: the core, what is played at the screen, the games, the doors."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from gnav_core.core import registry, text
from gnav_core.core.cited import every_cited
from gnav_core.games import ASKED
from scripts.runtime.split import CORE, split, zip_of
from tests.some import some

ROOT = Path(__file__).parents[2]
DOORS = ("__main__", "cli", "web", "commands")
FIRST_NAMES = ("house", "laws")
"""Packages of the first version, which only name again what lives in the games."""

MAY_IMPORT = {
    "core": ("core",),
    "cards": ("core", "cards", "play"),
    "play": ("core", "play"),
    "games": ("core", "cards", "play", "games"),
    "commands": ("core", "cards", "commands", "hosting", "lab"),
    "adapters": ("core", "adapters"),
    "lab": ("core", "games", "lab"),
    "serving": ("serving",),
    "hosting": ("core", "play", "web", "serving", "hosting"),
    **dict.fromkeys(("__main__", "cli", "web"), ("core", "play", "commands", "cli")),
    **dict.fromkeys(FIRST_NAMES, ("games",)),
}


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    found = {}
    for path in sorted(some((ROOT / "gnav_core").rglob("*.py"))):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


MODULES = modules()


def imported(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The modules that are imported, ``from package import module`` taken apart."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            yield from inner & MODULES.keys() or {node.module}


@cache
def anywhere(name: str) -> set[str]:
    """What a module imports, in its functions too."""
    return set(imported(ast.walk(ast.parse(MODULES[name].read_text(encoding="utf-8")))))


def folder(name: str) -> str:
    return [*name.split("."), ""][1]


def game(name: str) -> str | None:
    """The game whose package a module stands in, if one."""
    parts = name.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else None


def test_a_module_imports_only_from_the_folders_that_its_own_may() -> None:
    for name in filter(folder, MODULES):
        for other in anywhere(name) & MODULES.keys():
            if folder(other):
                assert folder(other) in MAY_IMPORT[folder(name)], f"{name} imports {other}"
            if game(other):
                assert game(name) in (game(other), None), f"{name} imports another game: {other}"


#: Modules that import one another, in functions or for their types: none may join them, and each
#: circle that is cut goes from here.
CIRCLES = (
    {"core.family", "core.game", "core.registry", "core.result", "core.space"},
    {"games.gnav.deciding", "games.gnav.slate"},
    {"games.gnav.keeping", "games.gnav.players"},
    {"play.gate", "play.guests", "play.place", "play.table_api"},
    {"play.session", "play.taken_back"},
)


def test_no_module_imports_itself_by_way_of_others_but_in_the_circles_that_are_known() -> None:
    """By imports in functions too, and by those that only types need."""
    circles = [{name.partition(".")[2] for name in circle} for circle in in_circles()]
    assert sorted(circles, key=min) == sorted(CIRCLES, key=min)


def in_circles() -> list[frozenset[str]]:
    """Give each set of modules of which every one comes to every other."""
    ahead = {name: reached(anywhere(name) & MODULES.keys()) for name in MODULES}
    circling = (name for name, others in ahead.items() if name in others)
    return [
        *{frozenset(other for other in ahead[name] if name in ahead[other]) for name in circling}
    ]


def reached(names: Iterable[str]) -> set[str]:
    """All that comes with these modules, followed all the way down."""
    found: set[str] = set()
    ahead = list(names)
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead.extend(anywhere(name) & MODULES.keys())
    return found


def lenders(own: str) -> set[str]:
    """The other games whose clauses the rules of a game cite: their text has to be there."""
    sources = import_module(f"gnav_core.games.{own}").SOURCES
    cited = [one for source in sources for one in every_cited(registry.rule_set(source))]
    lent = {clause.partition(".")[0] for one in cited for clause in one.clauses}
    return {text.sources()[source]["package"] for source in lent} - {own}


@pytest.mark.parametrize("listed", registry.games(), ids=lambda listed: listed.id)
def test_a_game_says_that_it_uses_what_does_not_come_with_the_core(listed: registry.Listed) -> None:
    """In the browser that has to come with it."""
    lent = {zip_of(f"games.{lender}") for lender in lenders(listed.id)}
    assert comes_later(listed.id) | lent == uses(listed.id)


@pytest.mark.parametrize("name", ASKED)
def test_so_does_a_text_that_is_asked_and_not_played(name: str) -> None:
    assert comes_later(name) == uses(name)


def comes_later(package: str) -> set[str]:
    """The zips besides its own that hold what the modules of a package reach."""
    own = [name for name in MODULES if game(name) == package]
    shared = [f"gnav_core/{name.split('.', 1)[1].replace('.', '/')}.pyc" for name in reached(own)]
    return split(dict.fromkeys(shared, b"")).keys() - {CORE, zip_of(f"games.{package}")}


def uses(package: str) -> set[str]:
    """The zips that a package says it shares with others."""
    return set(map(zip_of, getattr(import_module(f"gnav_core.games.{package}"), "USES", ())))


@pytest.mark.parametrize("name", ["core", "cards", "play"])
def test_what_serves_every_game_reaches_none_of_them(name: str) -> None:
    """Followed all the way down, by imports in functions too."""
    start = [module for module in MODULES if folder(module) == name]
    assert not {module for module in reached(start) if game(module)}


OF_THE_LABORATORY = {"distributed", "duckdb", "numpy"}
EXTRAS = {
    "gnav_core.adapters.openspiel": {"numpy", "pyspiel"},
    "gnav_core.adapters.pettingzoo": {"gymnasium", "numpy", "pettingzoo"},
    "gnav_core.commands.lab": {"click"},
}


def test_the_package_imports_nothing_but_the_standard_library() -> None:
    """What is an extra of the package is imported by one module of it, which nothing else needs."""
    for name in MODULES:
        for other in anywhere(name):
            top = other.partition(".")[0]
            known = top in sys.stdlib_module_names or top == "gnav_core"
            extras = OF_THE_LABORATORY if folder(name) == "lab" else EXTRAS.get(name, set())
            assert known or top in extras, f"{name}: {other}"
        commands = {"gnav_core.commands.lab"} if name == "gnav_core.cli" else set()
        needing = EXTRAS.keys() - commands
        assert not needing & anywhere(name), f"{name} imports what needs an extra"


CLOCK_OR_DICE = {
    "gnav_core.core.chance",
    "gnav_core.core.told",
    "gnav_core.adapters.numbered",
    "gnav_core.adapters.openspiel",
    "gnav_core.adapters.pettingzoo",
    "gnav_core.cards.strengths",  # that a player is given its dice
    "gnav_core.core.family",  # that a player is given its dice
    "gnav_core.games.gnav.keeping",  # the same
    "gnav_core.games.gnav.odds.lying",  # that it is given dice; what was told is their seed
    "gnav_core.games.gnav.odds.playing_on",
    "gnav_core.play.guests",  # how often a device has asked of late
    "gnav_core.play.players",
    "gnav_core.play.sampling",  # its dice are given, and each game made up has dice drawn by them
    "gnav_core.play.terminal",
    "gnav_core.commands.cite",  # the day on which something was read
    "gnav_core.hosting.table",  # the secrets of the links to a table
    "gnav_core.commands.perft",  # whether it is time to say how far it is
    "gnav_core.web",  # that chance begins anew where a memory is taken up that was kept
}


def test_the_rules_read_no_clock_and_roll_no_global_dice() -> None:
    for name in MODULES:
        chance = {"time", "datetime", "random", "secrets"} & anywhere(name)
        plays = game(name) and name.endswith(".players")
        assert not chance or plays or name in CLOCK_OR_DICE, f"{name} imports {chance}"
