"""Let MkDocs call the pre-build program and the one that finishes the search index."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def on_pre_build(config):
    """Stage build/docs before MkDocs reads it."""
    subprocess.run([sys.executable, "-m", "scripts.edition.pages"], cwd=ROOT, check=True)


def on_post_build(config):
    """Add the edition to the search index, clause by clause."""
    index = Path(config.site_dir) / "search" / "search_index.json"
    subprocess.run(
        [sys.executable, "-m", "scripts.edition.search", str(index)], cwd=ROOT, check=True
    )


def on_serve(server, config, builder):
    """Watch the evidence and the hand-written pages, not what is made from them."""
    server.unwatch(config.docs_dir)
    for name in ("sources", "docs", "gnav_core"):
        server.watch(str(ROOT / name))
