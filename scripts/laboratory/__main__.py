"""Play the study, keep what it found with the project, and draw it.

``python -m scripts.laboratory``; stopped or killed, the same command goes on with what is left.
``--measure`` measures a part of it too: with one process and with two, stopped and begun again,
and by a scheduler's workers.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path

from gnav_core.lab import results, run
from gnav_core.lab.study import read
from scripts.laboratory import kept, measure
from scripts.laboratory.keeping import kept as all_kept

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build/clients/bin/python"


def main() -> None:
    """Do it."""
    parser = argparse.ArgumentParser(prog="python -m scripts.laboratory", description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "build/laboratory/whole")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--measure", action="store_true", help="measure a part of it too")
    parser.add_argument("--draw", action="store_true", help="draw what is kept, and nothing else")
    asked = parser.parse_args()
    if not asked.draw:
        keep(asked.folder, asked.workers)
        if asked.measure:
            measure.write(kept.STUDY, asked.folder.parent)
    subprocess.run([PICTURES, "-m", "scripts.laboratory.pictures"], cwd=ROOT, check=True)


def keep(path: Path, workers: int) -> None:
    """Play what has not been played, and keep what was found."""
    study = read(kept.STUDY)
    folder = run.Folder(path, study)
    run.run(folder, folder.left(), run.here(workers), lambda _: None)
    commit = subprocess.run(
        ["git", "log", "-1", "--format=%H", "--", "gnav_core"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    found = all_kept(folder, results.write(folder), commit)
    rows = ",\n".join(json.dumps(cell, separators=(",", ":")) for cell in found.pop("cells"))
    head = json.dumps(found, indent=1)[:-2]
    kept.FOUND.write_text(f'{head},\n "cells": [\n{rows}\n]}}\n', "utf-8")
    kept.SUMS.write_text(kept.checksums(), "utf-8")


if __name__ == "__main__":
    main()
