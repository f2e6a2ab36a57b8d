"""Keep what a study found: of each cell the sums that the pages tell, and a slice's digest."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

import gnav_core
from gnav_core.lab import results
from gnav_core.lab.play import Sums
from gnav_core.lab.run import Folder, work
from gnav_core.lab.study import Cell, Chunk, Readings, Study
from scripts.laboratory.kept import FORMAT, OF_ANOTHER, OF_USUAL


def kept(folder: Folder, tables: str, engine: str) -> dict[str, Any]:
    """Give what is kept; ``tables`` is the digest of the study's tables, ``engine`` a commit."""
    study = folder.study
    by_cell: dict[Cell, dict[Readings, Sums]] = {}
    for cell, reading, sums in results.whole(folder):
        by_cell.setdefault(cell, {})[reading] = sums
    slices = {chunk.cell: folder.kept(chunk) for chunk in reversed([*study.chunks()])}
    return {
        "format": FORMAT,
        "title": study.title,
        "seed": study.seed,
        "version": gnav_core.__version__,
        "engine": engine,
        "study": study.digest,
        "tables": tables,
        "cells": [
            {**_told(cell, sums), "slice": digest(slices[cell] or [])}
            for cell, sums in by_cell.items()
        ],
    }


def _told(cell: Cell, by_reading: Mapping[Readings, Sums]) -> dict[str, Any]:
    (usual, *others) = by_reading.items()
    acted = results.acted(cell, *usual)
    return {
        "source": cell.source,
        "seats": cell.seats,
        "players": cell.players,
        "play": cell.play,
        "usual": {**_some(usual[1]), "acts": {one.cited: one.times for one in acted if one.times}},
        "readings": {results.named(reading): _differing(sums) for reading, sums in others},
    }


def _some(sums: Sums) -> Sums:
    return {name: sums[name] for name in OF_USUAL}


def _differing(sums: Sums) -> Sums:
    """Give how a reading differs; where it never does nothing but that."""
    return {name: sums[name] for name in OF_ANOTHER if sums["other"] != [0] or name == "other"}


def digest(sums: list[Sums]) -> str:
    """Give the SHA-256 of what is kept of a chunk's sums."""
    value = [[sums[0][name] for name in OF_USUAL], *([s[n] for n in OF_ANOTHER] for s in sums[1:])]
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()


def first_chunk(study: Study, number: int) -> Chunk:
    """Give the first chunk of a cell of a study, by the number of the cell."""
    return next(chunk for chunk in study.chunks() if chunk.cell == study.cells[number])


def played(chunk: Chunk) -> str:
    """Play a chunk, and give the digest of it."""
    return digest(work(chunk).sums)
