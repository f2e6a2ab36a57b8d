"""The wheel of the rules stands on the site with its checksum, and runs where it is unpacked."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from gnav_core import __version__
from scripts import tei
from scripts.data import wheel

NAME = f"gnav_core-{__version__}-py3-none-any.whl"


def test_the_wheel_of_this_version_stands_there_with_its_checksum(published: Path):
    content = (published / "data" / NAME).read_bytes()
    said = (published / "data" / f"{NAME}.sha256").read_text("utf-8")
    assert said == f"{hashlib.sha256(content).hexdigest()}  {NAME}\n"


def test_it_is_the_same_byte_for_byte_whatever_the_time():
    assert wheel.built.__wrapped__(tei.ROOT) == wheel.built()
    with zipfile.ZipFile(io.BytesIO(wheel.built().content)) as packed:
        assert {entry.date_time for entry in packed.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_it_runs_where_it_is_unpacked_with_nothing_installed(published: Path, tmp_path: Path):
    with zipfile.ZipFile(published / "data" / NAME) as packed:
        packed.extractall(tmp_path)
    told = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-S", "-m", "gnav_core", "show", "1774:3d"]
    ran = subprocess.run(command, cwd=tmp_path, env=told, capture_output=True, text=True)
    assert "har han en Kat siger han Kis-Kis" in ran.stdout, ran.stderr


def test_the_page_of_the_command_line_tells_its_name_and_checksum():
    page = (tei.ROOT / "docs" / wheel.PAGE).read_text("utf-8")
    told = wheel.built().told(page)
    assert f"[{NAME}](data/{NAME})" in told
    assert f"`{wheel.built().sha256}`" in told
    assert not {wheel.FILE, wheel.SHA256} & set(told.split("`"))


def test_a_page_that_does_not_tell_of_it_stops_the_build():
    with pytest.raises(ValueError, match=r"no place for \{wheel\}"):
        wheel.built().told("# The command line")
