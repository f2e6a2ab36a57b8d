"""A page with the parts by which two devices meet, and two devices that show it."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from scripts.hosts.policy import CHARSET, META, policy
from scripts.serve import serve_folder
from tests.browser.together.players import Served, home
from tests.programs import NODE
from tests.windows import PHONE, open_window

ROOT = Path(__file__).resolve().parents[3]
TOGETHER = ROOT / "docs" / "assets" / "table" / "core" / "together"
PARTS = ("bytes", "channel", "invitation", "qr", "scan")
BUNDLE = """
import { build } from 'esbuild';
const [entry, outdir] = process.argv.slice(1);
await build({
  entryPoints: [entry], outdir, nodePaths: ['node_modules'], bundle: true, splitting: true,
  format: 'esm', target: 'es2022', minify: true, logLevel: 'warning',
});
"""
PAGE = f"""<!doctype html>
<html lang="en"><head>{CHARSET}{META.format(policy(set()))}
<title>Together</title><link rel="icon" href="data:,">
<script type="module" src="together.js"></script></head><body></body></html>
"""


@pytest.fixture(scope="session")
def parts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Bundle the parts for a page of their own, under the policy of every page; give its folder."""
    folder = tmp_path_factory.mktemp("together")
    entry = folder / "together.js"
    lines = [f"export * from {str(TOGETHER / part) + '.js'!r};" for part in PARTS]
    lines += ["export { render } from 'lit';", "import * as all from './together.js';"]
    entry.write_text("\n".join([*lines, "Object.assign(window, all);"]), encoding="utf-8")
    served = folder / "served"
    command: list[str | Path] = [NODE, "--input-type=module", "--eval", BUNDLE, entry, served]
    subprocess.run(command, cwd=ROOT, check=True)
    (served / "index.html").write_text(PAGE, encoding="utf-8")
    return served


@pytest.fixture(scope="session")
def address(parts: Path) -> Iterator[str]:
    with serve_folder(parts) as address:
        yield address


@pytest.fixture(scope="module")
def windows(browser: Browser) -> Iterator[list[Page]]:
    """The devices that lie there, each a window of its own; a test takes them from the first on."""
    pages: list[Page] = []
    yield pages
    for page in pages:
        page.context.close()


@pytest.fixture
def device(windows: list[Page], browser: Browser, address: str) -> Callable[[], Page]:
    """Take up a device of its own, which shows the page anew."""
    taken = count()

    def opened() -> Page:
        at = next(taken)
        if at == len(windows):
            windows.append(open_window(browser, **PHONE).new_page())
        windows[at].goto(address)
        windows[at].wait_for_function("() => Boolean(window.Channel)")
        return windows[at]

    return opened


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """Run a table at home."""
    with home(tmp_path / "table.json") as one:
        yield one
