"""The list of planted faults is whole: each can be planted, and the test that finds it is there."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from gnav_core.core import registry
from scripts.faults import recorded
from scripts.faults.copied import STEPS, Ran
from scripts.faults.listed import NOTHING, ROOMS, ROOT, CannotPlantError, read
from scripts.faults.trying import UnsoundError, unsound_in

FAULTS = read()
NUMBER = 60
FOUND_NOW = 5
"""So many at least were found by nothing at the commit that the list begins with."""


@cache
def named_in(file: str) -> set[str]:
    """The names of the tests in a file."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def is_there(nodeid: str) -> bool:
    """Whether there is such a test, and what it is asked of: a source, or a file beside it."""
    file, _, name = nodeid.partition("::")
    test, _, of = name.rstrip("]").partition("[")
    if not (ROOT / file).is_file() or test not in named_in(file):
        return False
    source = of in registry.SOURCES or of.rpartition("-")[0] in registry.SOURCES
    return not of or source or (ROOT / file).with_name(of).is_file()


def test_there_are_sixty_and_every_room_has_its_share():
    assert len(FAULTS) == len({one.id for one in FAULTS}) == NUMBER
    by_room = Counter(one.room for one in FAULTS)
    assert by_room.keys() == ROOMS.keys()
    assert not {room for room, least in ROOMS.items() if by_room[room] < least}


def test_each_is_one_line_that_stands_once_in_its_file():
    for one in FAULTS:
        text = (ROOT / one.file).read_text("utf-8")
        assert one.planted(text) != text, one.id
        assert "\n" not in one.was + one.becomes, one.id
        assert one.wrong.endswith("."), one.id


def test_the_test_that_finds_it_is_there():
    lost = {one.id: one.found_by for one in FAULTS if not is_there(one.found_by)}
    assert not lost


def test_what_is_made_again_can_be_made():
    assert {step for one in FAULTS for step in one.makes} <= STEPS.keys()


def test_some_were_found_by_nothing_before():
    assert sum(one.before == NOTHING for one in FAULTS) >= FOUND_NOW


def test_a_line_that_is_not_there_once_is_not_planted():
    for text in ("no such line", FAULTS[0].was * 2):
        with pytest.raises(CannotPlantError, match="times"):
            FAULTS[0].planted(text)


@pytest.mark.parametrize(
    ("status", "said", "wrong"),
    [
        (0, "2 passed", ""),
        (1, "FAILED tests/a.py::test_b[c d] - assert", "tests/a.py::test_b"),
        (1, "ERROR tests/a.py::test_b", "tests/a.py::test_b"),
        (2, "ERROR tests/b.py - ImportError", "tests/b.py::test_c[d]"),
        (4, "ERROR: not found: /x/tests/a.py::test_b", "tests/a.py::test_b"),
        (4, "ERROR: not found: /x/tests/b.py::test_c", "tests/b.py::test_c[d]"),
        (4, "ERROR: file or directory not found: tests/b.py::test_c[d]", "tests/b.py::test_c[d]"),
    ],
)
def test_a_test_that_fails_without_a_fault_or_is_not_there_finds_nothing(status, said, wrong):
    names = ["tests/a.py::test_b", "tests/b.py::test_c[d]", "tests/b.py::test"]
    found = unsound_in(names[:2] if status == 2 else names, Ran(status, said, 2.0))
    assert found == ({wrong} if wrong else set())


@pytest.mark.parametrize("status", [3, None])
def test_where_no_test_is_at_fault_it_is_said_how_they_ended(status):
    with pytest.raises(UnsoundError, match=f"ends with {status}:\nfell"):
        unsound_in(["tests/a.py::test_b"], Ran(status, "fell", 2.0))


def test_what_it_costs_is_written_beside_what_stands_by_hand(tmp_path: Path):
    path, fault = tmp_path / "faults.toml", '[[fault]]\nid = "{}"\nwas = """seconds = 1"""\n'
    path.write_text("# why\n\n" + "\n".join(map(fault.format, ("one", "other"))), "utf-8")
    for seconds in (3.4, 12.5):
        recorded.write(path, {"one": seconds})
    one, other = path.read_text("utf-8").split("[[fault]]")[1:]
    assert one.endswith('"""seconds = 1"""\nseconds = 12\n\n')
    assert "\nseconds" not in other
    assert other.endswith('"""seconds = 1"""\n')
