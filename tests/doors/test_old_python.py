"""A Python that is too old is told so in one sentence, by code that it can still read."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READ_FIRST = ("gnav_core/__init__.py", "gnav_core/__main__.py", "scripts/stick/carried/serve.py")
#: The oldest that all versions of ``ast`` can still read as.
OLDEST = (3, 7)
DOORS = {
    "python3 -m gnav_core": "import runpy; runpy.run_module('gnav_core', run_name='__main__')",
    "gnav": "from gnav_core.__main__ import main; sys.exit(main())",
}


def module_imports(tree: ast.Module) -> set[str]:
    """What a module imports as soon as it is read."""
    plain = [
        alias.name for node in tree.body if isinstance(node, ast.Import) for alias in node.names
    ]
    return {*plain, *(str(node.module) for node in tree.body if isinstance(node, ast.ImportFrom))}


@pytest.mark.parametrize("name", READ_FIRST)
def test_what_is_read_first_is_written_for_an_old_python(name):
    tree = ast.parse((ROOT / name).read_text("utf-8"), feature_version=OLDEST)
    assert module_imports(tree) <= {"sys"}
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert not [node.name for node in functions if node.returns], "Python 2 reads no annotation"
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr | ast.AnnAssign)]


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("version", ["(3, 10, 14)", "(3, 6, 9)", "(2, 7, 18)"])
def test_a_python_that_is_too_old_is_told_so_in_one_sentence(door, version):
    program = f"import sys; sys.version_info = {version}; {DOORS[door]}"
    command = [sys.executable, "-S", "-c", program, "sources"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    named = ".".join(version.strip("()").split(", ")[:2])
    assert done.stderr == f"gnav: this needs Python 3.11 or newer, and this is Python {named}.\n"
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize("door", DOORS)
def test_a_python_that_is_new_enough_is_let_in(door):
    command = [sys.executable, "-S", "-c", f"import sys; {DOORS[door]}", "--version"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_is_installed_goes_by_the_same_door_and_names_the_same_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["scripts"] == {"gnav": "gnav_core.__main__:main"}
    assert project["requires-python"] == ">=3.11"
