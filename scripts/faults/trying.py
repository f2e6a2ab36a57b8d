"""Try faults one at a time: is each found by the test that is named for it."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple

from scripts.faults.copied import CannotMakeError, Copy, Ran
from scripts.faults.listed import CannotPlantError, Fault

FOUND, NOT_FOUND, CANNOT = "found", "NOT FOUND", "CANNOT BE TRIED"
PASSED: Final = 0
FAILED: Final = 1
"""How pytest ends where tests ran, and some failed; any other end finds nothing."""

FAILURE: Final = re.compile(r"(?m)^(?:FAILED|ERROR) (\S+::.+?)(?: - |$)")
LAST: Final = 2000
"""So much is shown of what a program said last."""


class Tried(NamedTuple):
    """What came of a fault: which test found it, or why it was not found."""

    fault: Fault
    came: str
    why: str
    seconds: float = 0.0


class UnsoundError(Exception):
    """The tests cannot be run, or fail, where no fault is planted."""


def tried(faults: list[Fault], jobs: int) -> Iterator[Tried]:
    """Try faults, a few at a time: first those for which nothing has to be made again.

    Before that their tests are run without any fault: one that fails then has found nothing.
    Raises ``UnsoundError``.
    """
    ahead: SimpleQueue[Fault] = SimpleQueue()
    for fault in sorted(faults, key=lambda one: one.makes):
        ahead.put(fault)
    done: SimpleQueue[Tried | None] = SimpleQueue()
    with tempfile.TemporaryDirectory(prefix="faults-", ignore_cleanup_errors=True) as folder:
        first = Copy(Path(folder) / "1")
        check(first.tests(*dict.fromkeys(fault.found_by for fault in faults)))
        copies = [first, *(Copy(Path(folder) / str(nth)) for nth in range(2, jobs + 1))]
        with ThreadPoolExecutor(jobs) as pool:
            working = [pool.submit(_work, copy, ahead, done) for copy in copies]
            try:
                yield from _as_they_come(done, len(working))
            finally:  # whoever stops it waits for what is being tried, and for no more
                with suppress(Empty):
                    while True:
                        ahead.get_nowait()
            for one in working:
                one.result()


def check(ran: Ran) -> None:
    """Raise ``UnsoundError`` unless the tests pass where nothing is planted."""
    if ran.status == PASSED:
        return
    failures = FAILURE.findall(ran.said)
    what = "\n".join(failures) if ran.status == FAILED and failures else ran.said[-LAST:]
    raise UnsoundError(f"without a fault pytest ends with {ran.status}:\n{what}")


def _as_they_come(done: SimpleQueue[Tried | None], working: int) -> Iterator[Tried]:
    """Yield what came of each fault, until so many say that they have nothing more to do."""
    while working:
        came = done.get()
        if came is None:
            working -= 1
        else:
            yield came


def _work(copy: Copy, ahead: SimpleQueue[Fault], done: SimpleQueue[Tried | None]) -> None:
    """Try one fault after the other in a copy."""
    try:
        while True:
            done.put(_try(copy, ahead.get_nowait()))
    except Empty:
        pass
    finally:
        done.put(None)


def _try(copy: Copy, fault: Fault) -> Tried:
    try:
        ran = copy.tried(fault)
    except (CannotPlantError, CannotMakeError) as error:
        return Tried(fault, CANNOT, str(error))
    if ran.status == PASSED:
        return Tried(fault, NOT_FOUND, f"{fault.found_by} passes", ran.seconds)
    if ran.status != FAILED:
        why = f"pytest ended with {ran.status}\n{ran.said[-LAST:]}"
        return Tried(fault, CANNOT, why, ran.seconds)
    return Tried(fault, FOUND, f"by {', '.join(FAILURE.findall(ran.said))}", ran.seconds)
