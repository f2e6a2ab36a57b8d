"""The command ``gnav lab``: run a study of what each rule does."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from gnav_core.core.streams import refused, whole

HELP = "study what each rule of Gnav does, over many games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    ran = commands.add_parser("run", help="play a study, or go on with one that was stopped")
    ran.add_argument("study", type=Path, metavar="STUDY.toml", help="what is asked")
    ran.add_argument("--folder", type=Path, help="where it is kept, beside the study unless given")
    ran.add_argument("--workers", type=whole, help="how many processes, all cores unless given")
    ran.add_argument("--scheduler", metavar="ADDRESS", help="let a Dask scheduler's workers play")
    ran.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Play a study to its end; give the exit status: 0, 2 refused, 130 stopped."""
    try:
        from click import progressbar

        from gnav_core.lab import results, study
        from gnav_core.lab import run as runs
    except ImportError as error:
        return refused(f"the laboratory needs {error.name}: pip install 'gnav-core[lab]'.")
    if parsed.workers == 0:
        return refused("somebody has to play: --workers is at least 1.")
    try:
        asked = study.read(parsed.study)
        folder = runs.Folder(parsed.folder or parsed.study.with_suffix(".study"), asked)
        way = runs.here(parsed.workers or os.cpu_count() or 1)
        if parsed.scheduler:
            way = runs.by_scheduler(parsed.scheduler)
        chunks = sum(1 for _ in asked.chunks())
        left = folder.left()
        with progressbar(length=chunks, label=asked.title, file=sys.stderr) as bar:
            bar.update(chunks - len(left))
            runs.run(folder, left, way, bar.update)
        digest = results.write(folder)
    except study.StudyError as error:
        return refused(error)
    print(f"{folder.path}: {chunks} chunks, sha256 {digest}")
    return 0
