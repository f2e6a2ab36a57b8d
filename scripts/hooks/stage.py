"""Let MkDocs call the pre-build program and watch what the program reads."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def on_pre_build(config):
    """Stage build/docs before MkDocs reads it."""
    subprocess.run([sys.executable, "-m", "scripts.edition.pages"], cwd=ROOT, check=True)


def on_serve(server, config, builder):
    """Watch the evidence and the hand-written pages, not what is made from them."""
    server.unwatch(config.docs_dir)
    for name in ("sources", "docs", "gnav_core"):
        server.watch(str(ROOT / name))
