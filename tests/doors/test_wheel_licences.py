"""The wheel and the source archive say under which terms each of their files is, and hold these."""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_bytes
from email.message import Message
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = (
    "import sys; from flit_core import buildapi as b; b.build_wheel({0!r}); b.build_sdist({0!r})"
)
LISTED = "LICENSES/gnav_core.toml"
TERMS = {
    "https://creativecommons.org/publicdomain/zero/1.0/": "CC0-1.0",
    "https://creativecommons.org/publicdomain/mark/1.0/": "LicenseRef-PDM-1.0",
    "https://creativecommons.org/licenses/by-sa/4.0/": "CC-BY-SA-4.0",
    "http://rightsstatements.org/vocab/UND/1.0/": "LicenseRef-UND-1.0",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    subprocess.run([sys.executable, "-c", BUILD.format(str(folder))], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def told(files: dict[str, bytes]) -> Message:
    return message_from_bytes(next(v for k, v in files.items() if k.endswith("/METADATA")))


def terms(files: dict[str, bytes], name: str) -> set[str]:
    listed = next(v for k, v in files.items() if k.endswith(LISTED))
    found = ""
    for entry in tomllib.loads(listed.decode())["annotations"]:
        paths = [entry["path"]] if isinstance(entry["path"], str) else entry["path"]
        if any(fnmatchcase(name, path) for path in paths):
            found = entry["SPDX-License-Identifier"]
    return set(found.split(" AND "))


def test_the_wheel_says_the_terms_of_all_its_files_together(wheel: dict[str, bytes]) -> None:
    files = [name for name in wheel if name.startswith("gnav_core/")]
    together = set().union(*(terms(wheel, name) for name in files))
    assert together == set(told(wheel)["License-Expression"].split(" AND "))


def test_each_text_in_the_wheel_is_listed_under_its_own_terms(wheel: dict[str, bytes]) -> None:
    cited = json.loads(wheel["gnav_core/core/citations.json"])["sources"]
    for source, said in cited.items():
        assert TERMS[said["csl"]["license"]] in terms(wheel, "gnav_core/core/citations.json")
        for name in (name for name in wheel if name.endswith("/text.json")):
            if f'"{source}"' in wheel[name].decode() and "/games/" in name:
                assert TERMS[said["csl"]["license"]] in terms(wheel, name), (source, name)


def test_wheel_and_source_archive_hold_every_licence(built: Path, wheel: dict[str, bytes]) -> None:
    named = told(wheel).get_all("License-File")
    with tarfile.open(next(built.glob("*.tar.gz"))) as packed:
        carried = {name.partition("/")[2] for name in packed.getnames()}
    assert named
    for name in named:
        assert (ROOT / name).read_bytes() in wheel.values(), name
        assert name in carried
    for spdx in told(wheel)["License-Expression"].split(" AND "):
        file = "LICENSE" if spdx == "MIT" else f"LICENSES/{spdx.removeprefix('LicenseRef-')}.txt"
        assert file in named
