"""Lay the built site in a folder with a small server and how to start it, and zip that folder."""

from __future__ import annotations

import shutil
from pathlib import Path

from scripts.zips import zipped

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
STICK = ROOT / "build" / "stick"
CARRIED = Path(__file__).with_name("carried")
PACKAGE = ("gnav_core/__init__.py", "gnav_core/serving")
"""What the server is made of; it imports nothing else of ours."""
NAME = "gnav-archive"
"""The folder that the zip unfolds to."""
STARTED = "start.command"
"""What macOS runs at a double click, where its file may be run."""
FOR_WINDOWS = "start.bat"
"""What Windows runs; it ends its lines in its own way."""


def lay_out(site: Path, folder: Path) -> None:
    """Make the folder anew: the whole site, so that no link of it leads nowhere, and the server."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(CARRIED, folder)
    shutil.copytree(site, folder / "site")
    (folder / STARTED).chmod(0o755)
    lines = (folder / FOR_WINDOWS).read_text("utf-8")
    (folder / FOR_WINDOWS).write_text(lines, "utf-8", newline="\r\n")
    for name in PACKAGE:
        for file in sorted([ROOT / name, *(ROOT / name).glob("*.py")]):
            if file.is_file():
                target = folder / file.relative_to(ROOT)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, target)
    shutil.copy(ROOT / "LICENSE", folder)


def packed(folder: Path) -> bytes:
    """Zip the folder under the name that it shall unfold to."""
    files = {
        f"{NAME}/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
    return zipped(files, runs={f"{NAME}/{STARTED}"})


def main() -> None:
    """Make both, and say how large they are."""
    lay_out(SITE, STICK)
    zip_file = STICK.with_suffix(".zip")
    zip_file.write_bytes(packed(STICK))
    size = sum(path.stat().st_size for path in STICK.rglob("*") if path.is_file())
    print(f"{STICK.relative_to(ROOT)} ({size / 1e6:.0f} MB) is for a stick;", end=" ")
    print(f"{zip_file.relative_to(ROOT)} ({zip_file.stat().st_size / 1e6:.0f} MB) is the same.")


if __name__ == "__main__":
    main()
