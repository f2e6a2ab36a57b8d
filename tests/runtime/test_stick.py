"""The archive on a stick runs wherever it is put, by Python alone, and leaves nothing behind."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from gnav_core.serving import sent
from scripts.stick.__main__ import NAME, SITE, lay_out, packed
from tests.browser.table import Table
from tests.programs import heed_a_stop
from tests.windows import DESK, Window

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
NOT_ON_FAT = re.compile(r'[<>:"\\|?*\x00-\x1f]|[. ]$')
BROWSER = '#!/bin/sh\nprintf %s "$1" > "$0.opened"\n'


@dataclass
class Running:
    """A stick that is served."""

    address: str
    process: subprocess.Popen[str]

    def stop(self) -> tuple[int, str]:
        """Stop it as Ctrl-C does; give the status and what it said to the end."""
        self.process.send_signal(signal.SIGINT)
        said = self.process.communicate()[0]
        return self.process.returncode, said


@contextmanager
def running(*command: str | Path, path: str, browser: Path) -> Iterator[Running]:
    """Start a stick as a stranger's machine would: with nothing of ours on its paths."""
    browser.write_text(BROWSER, encoding="utf-8")
    browser.chmod(0o755)
    with subprocess.Popen(
        command,
        cwd="/",
        env={"PATH": path, "BROWSER": str(browser)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        preexec_fn=heed_a_stop,
    ) as process:
        try:
            said = process.stdout.readline() + process.stdout.readline()  # in English, in Danish
            found = ADDRESS.search(said)
            assert found, said + process.stdout.read()
            yield Running(found[0], process)
        finally:
            process.kill()


def modes(folder: Path, mask: int) -> None:
    for path in (folder, *folder.rglob("*")):
        path.chmod(path.stat().st_mode & ~0o222 | mask)


@pytest.fixture(scope="module")
def stick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A stick that cannot be written to, at a path of the kind that people have."""
    if not (SITE / "index.html").exists():
        pytest.fail("build/site is not built: run `make site` first")
    folder = tmp_path_factory.mktemp("stick") / "Min æøå nøgle (2)" / "gnav"
    lay_out(SITE, folder)
    modes(folder, 0)
    yield folder
    modes(folder, 0o200)


@pytest.fixture(scope="module")
def served(stick: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    browser = tmp_path_factory.mktemp("browser") / "opens"
    command = (sys.executable, "-I", "-S", stick / "serve.py")
    with running(*command, path="", browser=browser) as found:
        yield found


def test_every_file_of_the_site_can_stand_on_a_stick():
    """FAT, as sticks have it, knows no small letters, and Windows no long paths."""
    names = [path.relative_to(SITE).as_posix() for path in SITE.rglob("*")]
    assert [name for name in names if NOT_ON_FAT.search(name.rpartition("/")[2])] == []
    assert len({name.lower() for name in names}) == len(names)
    assert max(map(len, names)) < 150


def test_every_kind_of_file_has_its_type_and_its_headers(served: Running):
    files = sorted(SITE.rglob("*.*"))
    for kind in sent.KINDS.values():
        file = next(file for file in files if sent.kind(file.name) is kind)
        path = file.relative_to(SITE).as_posix()
        with urlopen(served.address + path) as answer:
            assert answer.headers["Content-Type"] == kind.type
            told = {name: answer.headers[name] for name in sent.headers(f"/{path}")}
            assert told == sent.headers(f"/{path}")
            assert answer.read() == file.read_bytes() or path == "sitemap.xml"


@pytest.mark.browser
def test_a_game_is_dealt_at_its_table(served: Running, window: Window):
    page = window(**DESK)
    table = Table(page, served.address.rstrip("/"))
    table.open()
    page.get_by_role("button", name="Play by 1774", exact=True).click()
    page.locator(".table").wait_for()
    assert page.evaluate("isSecureContext")


def test_it_is_started_by_a_double_click_and_stopped_without_a_word(
    stick: Path, served: Running, tmp_path: Path
):
    """Where one is served already it takes the next port; the browser is sent there."""
    (tmp_path / "python3").symlink_to(sys.executable)
    before = sorted(stick.rglob("*"))
    path = os.pathsep.join([str(tmp_path), "/usr/bin", "/bin"])
    with running("/bin/sh", stick / "start.command", path=path, browser=tmp_path / "opens") as one:
        assert one.address != served.address
        with urlopen(one.address) as answer:
            assert answer.read() == (SITE / "index.html").read_bytes()
        status, said = one.stop()
    assert (status, said) == (0, "\n")  # the line that Ctrl-C began is ended
    assert (tmp_path / "opens.opened").read_text() == one.address
    assert sorted(stick.rglob("*")) == before


def test_the_zip_unfolds_to_one_folder_whose_start_macos_runs(tmp_path: Path):
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("front", encoding="utf-8")
    lay_out(tmp_path / "site", tmp_path / "stick")
    with ZipFile(io.BytesIO(packed(tmp_path / "stick"))) as zipped:
        assert {name.partition("/")[0] for name in zipped.namelist()} == {NAME}
        assert zipped.getinfo(f"{NAME}/start.command").external_attr >> 16 & 0o111
        assert zipped.read(f"{NAME}/site/index.html") == b"front"
        lines = zipped.read(f"{NAME}/start.bat").split(b"\n")
    assert all(line.endswith(b"\r") for line in lines[:-1])
