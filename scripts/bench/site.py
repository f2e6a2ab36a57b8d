"""How long the site takes to build, beside a plain one of as many pages."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from scripts.bench.row import Row, row

ROOT = Path(__file__).resolve().parents[2]
CONFIG = """site_name: Plain
theme:
  name: material
  font: false
plugins: [search]
"""


def _timed(*command: str | Path, folder: Path) -> float:
    start = time.perf_counter()
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return time.perf_counter() - start


def measure() -> list[Row]:
    """Build the site once more, and then as many pages of one paragraph with the same theme."""
    build = (sys.executable, "-m", "mkdocs", "build", "--quiet")
    with tempfile.TemporaryDirectory() as folder:
        ours = _timed(*build, "--site-dir", f"{folder}/site", folder=ROOT)
        pages = len(list(Path(folder, "site").rglob("index.html")))
        plain = Path(folder, "plain")
        (plain / "docs").mkdir(parents=True)
        (plain / "mkdocs.yml").write_text(CONFIG, encoding="utf-8")
        for number in range(pages):
            text = f"# Page {number}\n\nOne paragraph, and no more than that.\n"
            name = "index.md" if number == 0 else f"page-{number}.md"
            (plain / "docs" / name).write_text(text, encoding="utf-8")
        reference = _timed(*build, folder=plain)
    against = (f"a plain site of {pages} pages", reference * 1000)
    warm = row("building the site, warm", ours * 1000, against, 2, "ms")
    return [warm._replace(goal="≤ 2 ×", met=ours <= 2 * reference)]
