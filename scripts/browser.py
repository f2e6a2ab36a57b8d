"""Find a Chromium for the browser tests, installing one if the machine has none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def on_this_machine() -> Path | None:
    """Find a browser that $CHROMIUM names or that stands in the search path."""
    wanted = os.environ.get("CHROMIUM")
    found = next(filter(None, map(shutil.which, [wanted] if wanted else NAMES)), None)
    if wanted and not found:
        raise FileNotFoundError(f"CHROMIUM is {wanted}, which is no program here")
    return Path(found) if found else None


def of_playwright() -> Path | None:
    """Find the browser that Playwright keeps for itself, if it has fetched one."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def _run(*command: str) -> bool:
    """Run a command; if it failed, show the line in which it says why."""
    print("browser:", *command, file=sys.stderr)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        errors = [line for line in said if line.startswith(("Error", "E:"))] or said
        print("browser: that failed:", *errors[-1:], file=sys.stderr)
    return done.returncode == 0


def fetched_by_playwright() -> Path | None:
    """Let Playwright fetch its own browser; some networks refuse that at once."""
    fetched = _run(sys.executable, "-m", "playwright", "install", "chromium")
    return of_playwright() if fetched else None


def from_debian() -> Path | None:
    """Install Debian's package, where apt-get is to be had and may be used."""
    if shutil.which("apt-get") is None:
        return None
    sudo = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if sudo and shutil.which("sudo") is None:
        return None
    apt = [*sudo, "apt-get", "--quiet", "--yes"]
    installed = _run(*apt, "update") and _run(
        *apt, "install", "--no-install-recommends", "chromium"
    )
    return on_this_machine() if installed else None


WAYS: tuple[Callable[[], Path | None], ...] = (
    on_this_machine,
    of_playwright,
    fetched_by_playwright,
    from_debian,
)


def _candidates() -> Iterator[Path]:
    for way in WAYS:
        if (path := way()) is not None:
            yield path


def find_chromium() -> Path:
    """Find a Chromium, cheapest way first; raise FileNotFoundError if no way leads to one."""
    path = next(_candidates(), None)
    if path is None:
        raise FileNotFoundError(
            "no Chromium here and none could be installed: "
            "install one and name it in the variable CHROMIUM"
        )
    return path


if __name__ == "__main__":
    try:
        print(find_chromium())
    except FileNotFoundError as error:
        sys.exit(f"browser: {error}")
