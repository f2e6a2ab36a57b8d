"""What is written by hand in Markdown: its pages, their blocks of code, and how these are run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FENCED = re.compile(r"^```(\w*)(?: [^\n]*)?\n(.*?)^```$", re.DOTALL | re.MULTILINE)
#: Pages that are walked step by step.
WALKS = ("add-a-source.md", "add-a-game.md")
#: Printed between two blocks of Python, to tell their outputs apart.
MARK = "\x1e"


class Block(NamedTuple):
    """A block of code: where it stands, its language, its text."""

    page: Path
    line: int
    language: str
    text: str

    @property
    def name(self) -> str:
        """Name it by its page and line."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def pages() -> list[Path]:
    """Every page written by hand."""
    loose = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")]
    others = [ROOT / "scripts/conformance/README.md", ROOT / "sources/README.md"]
    return [*loose, *others, *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path) -> list[Block]:
    """The blocks of a page, in its order."""
    text = page.read_text("utf-8")
    return [
        Block(page, text.count("\n", 0, found.start()) + 1, found[1], found[2])
        for found in FENCED.finditer(text)
    ]


def prose(page: Path) -> str:
    """What stands on a page outside its blocks."""
    return FENCED.sub("", page.read_text("utf-8"))


def run(
    *command: str, folder: Path, said: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a program as a reader would who has this tree, with `gnav` installed from it."""
    tools = Path(sys.executable).parent
    surroundings = {
        **os.environ,
        "SITE_URL": "https://gnav.example/",
        "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "PYTHONWARNINGS": "ignore",
        **more,
    }
    return subprocess.run(
        command,
        cwd=folder,
        env=surroundings,
        input=said,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def shell(text: str, folder: Path) -> str:
    """Run lines of a shell, of which none may fail; give what they print. `q` is all they read."""
    done = run("bash", "-eu", "-o", "pipefail", "-c", text, folder=folder, said="q\n")
    assert done.returncode == 0, done.stderr
    return done.stdout


def python(texts: list[str], folder: Path, **more: str) -> list[str]:
    """Run blocks of Python one after the other; give what each prints."""
    program = "".join(f"{text}\nprint({MARK!r})\n" for text in texts)
    done = run(sys.executable, "-c", program, folder=folder, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout.split(f"{MARK}\n")[:-1]


def calls(text: str) -> list[tuple[str, str]]:
    """The commands of a ``console`` block, each with what it is shown to print."""
    found = re.split(r"^\$ (.*)\n", text, flags=re.MULTILINE)
    assert not found[0], "a console block begins with a command"
    return [*zip(found[1::2], found[2::2], strict=True)]
