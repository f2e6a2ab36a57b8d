"""Run a study: by processes of this machine or by a Dask scheduler; what is done stays done.

A folder keeps ``study.json`` and a file for each chunk, written whole or not at all. Killed at any
moment, the same command goes on with what is left.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from gnav_core.lab.play import Sums, sums
from gnav_core.lab.study import Chunk, Study, StudyError

STUDY: Final = "study.json"
CHUNKS: Final = "chunks"
AGAIN: Final = 20
"""So often work begins again after a worker died, before the study is given up for now."""

DYING: Final = "Those that play die again and again; what is done is kept."

AHEAD: Final = 3
"""Chunks that wait for each worker."""


class Done(NamedTuple):
    """A chunk that has been played, and what came of each reading."""

    chunk: Chunk
    sums: list[Sums]


def work(chunk: Chunk) -> Done:
    """Play a chunk."""
    cell = chunk.cell
    played = (cell.source, cell.seats, cell.players, cell.play, cell.readings)
    return Done(chunk, sums(*played, chunk.seed, chunk.first, chunk.games))


class Folder:
    """The folder of a study. Raises ``StudyError`` where it holds another, or cannot be written."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path, self.study = path, study
        try:
            (path / CHUNKS).mkdir(parents=True, exist_ok=True)
            kept = path / STUDY
            if kept.exists():
                if json.loads(kept.read_text("utf-8")) != _plain(study.as_json()):
                    raise StudyError(f"{path} holds another study.")
            else:
                _write(kept, study.as_json())
        except (OSError, ValueError) as error:
            if isinstance(error, StudyError):
                raise
            raise StudyError(f"{path} cannot hold the study: {error}.") from None

    def _file(self, chunk: Chunk) -> Path:
        return self.path / CHUNKS / f"{chunk.name}.json"

    def keep(self, done: Done) -> None:
        """Keep what came of a chunk."""
        _write(self._file(done.chunk), done.sums)

    def kept(self, chunk: Chunk) -> list[Sums] | None:
        """Give what came of a chunk; ``None`` where no use can be made of its file."""
        try:
            value = json.loads(self._file(chunk).read_text("utf-8"))
        except (OSError, ValueError):
            return None
        return value if _is_whole(value, chunk) else None

    def left(self) -> list[Chunk]:
        """List the chunks that have not been played."""
        return [chunk for chunk in self.study.chunks() if self.kept(chunk) is None]


def _is_whole(value: Any, chunk: Chunk) -> bool:
    """Whether a file holds sums of this chunk, for each of its readings."""
    if not isinstance(value, list) or len(value) != len(chunk.cell.readings):
        return False
    return all(isinstance(one, dict) and one.get("games") == [chunk.games] for one in value)


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _write(path: Path, value: Any) -> None:
    """Write a file whole, or not at all."""
    half = path.with_suffix(f".{os.getpid()}.half")
    with half.open("w", encoding="utf-8") as file:
        json.dump(value, file, separators=(",", ":"))
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)


Way = Callable[[Iterable[Chunk]], Iterator[Done]]


def run(folder: Folder, left: list[Chunk], way: Way, progress: Callable[[int], None]) -> None:
    """Play the chunks that are left, and keep each as it is done. ``progress`` is told of each."""
    with closing(way(left)) as played:  # type: ignore[type-var]
        for done in played:
            folder.keep(done)
            progress(1)


def here(workers: int) -> Way:
    """Play by so many processes of this machine; those that die are replaced."""

    def way(chunks: Iterable[Chunk]) -> Iterator[Done]:
        left = {chunk.name: chunk for chunk in chunks}
        for _ in range(AGAIN):
            try:
                for done in _pooled([*left.values()], workers):
                    del left[done.chunk.name]
                    yield done
            except BrokenProcessPool:
                continue
            return
        raise StudyError(DYING)

    return way


def _pooled(chunks: list[Chunk], workers: int) -> Iterator[Done]:
    waiting = iter(chunks)
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        going = {pool.submit(work, chunk) for chunk in islice(waiting, workers * AHEAD)}
        while going:
            ended, going = wait(going, return_when=FIRST_COMPLETED)
            for one in ended:
                yield one.result()
                going |= {pool.submit(work, chunk) for chunk in islice(waiting, 1)}
    finally:
        pool.shutdown(cancel_futures=True)


def by_scheduler(address: str) -> Way:
    """Play by the workers of a Dask scheduler, which may come and go."""

    def way(chunks: Iterable[Chunk]) -> Iterator[Done]:
        try:
            from distributed import Client, KilledWorker, as_completed
        except ImportError:
            raise StudyError("A scheduler needs Dask: pip install distributed.") from None
        try:
            client = Client(address, timeout=20)
        except (OSError, ValueError) as error:
            raise StudyError(f"There is no scheduler at {address}: {error}.") from None
        with client:
            going = {client.submit(work, chunk, pure=False): chunk for chunk in chunks}
            died = 0
            completed = as_completed(going)
            for one in completed:
                chunk = going.pop(one)
                try:
                    yield one.result()
                except KilledWorker:
                    died += 1
                    if died > AGAIN:
                        raise StudyError(DYING) from None
                    again = client.submit(work, chunk, pure=False)
                    going[again] = chunk
                    completed.add(again)

    return way
