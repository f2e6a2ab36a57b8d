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
LACKING: Final = re.compile(r"(?m)^ERROR:? (?:[\w ]+: )?(\S*tests/.+?)(?: - |$)")
"""A test that is not there, or a file that cannot be read."""

LAST: Final = 2000
"""So much is shown of what a program said last."""


class Tried(NamedTuple):
    """What came of a fault: which test found it, or why it was not found."""

    fault: Fault
    came: str
    why: str
    seconds: float = 0.0


class UnsoundError(Exception):
    """The tests cannot be run where no fault is planted."""


def tried(faults: list[Fault], jobs: int) -> Iterator[Tried]:
    """Try faults, a few at a time: first those for which nothing has to be made again.

    Before that their tests are run without any fault: one that fails then has found nothing.
    Raises ``UnsoundError``.
    """
    ahead: SimpleQueue[Fault] = SimpleQueue()
    done: SimpleQueue[Tried | None] = SimpleQueue()
    with tempfile.TemporaryDirectory(prefix="faults-", ignore_cleanup_errors=True) as folder:
        first = Copy(Path(folder) / "1")
        wrong = unsound(first, [*dict.fromkeys(fault.found_by for fault in faults)])
        for fault in sorted(faults, key=lambda one: one.makes):
            if fault.found_by in wrong:
                yield Tried(fault, CANNOT, f"{fault.found_by} is not there, or fails without it")
            else:
                ahead.put(fault)
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


def unsound(copy: Copy, names: list[str]) -> set[str]:
    """Name the tests that are not there, or fail, where no fault is planted.

    Raises ``UnsoundError`` where pytest cannot be run.
    """
    wrong: set[str] = set()
    while left := [name for name in names if name not in wrong]:
        ran = copy.tests(*left)
        wrong |= unsound_in(left, ran)
        if ran.status in (PASSED, FAILED):  # otherwise none of the rest has been run
            break
    return wrong


def unsound_in(names: list[str], ran: Ran) -> set[str]:
    """Name those of these tests that pytest says to have failed, or not to be there."""
    if ran.status == PASSED:
        return set()
    failed, lacking = FAILURE.findall(ran.said), LACKING.findall(ran.said)
    wrong = {
        name
        for name in names
        if any(one == name or one.startswith(f"{name}[") for one in failed)
        or any(one.endswith(_as_named(name)) for one in lacking)
    }
    if not wrong:
        raise UnsoundError(f"without a fault pytest ends with {ran.status}:\n{ran.said[-LAST:]}")
    return wrong


def _as_named(test: str) -> tuple[str, ...]:
    """Give the ways in which pytest names a test that is not there: it may name its file alone."""
    return test, test.partition("[")[0], test.partition("::")[0]


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
