"""What is saved in the repository, in bursts: what an editor or git writes at once is one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from watchdog.events import (
    FileClosedEvent,
    FileCreatedEvent,
    FileDeletedEvent,
    FileModifiedEvent,
    FileMovedEvent,
    FileSystemEvent,
    FileSystemEventHandler,
)
from watchdog.observers import Observer
from watchdog.observers.api import BaseObserver

from scripts.watch import kinds

#: Folders of which the site is made; of the rest only files that stand beside them are watched.
FOLDERS: Final = ("LICENSES", "docs", "gnav_core", "releases", "scripts", "sources")
SAVINGS: Final = [
    FileClosedEvent,
    FileCreatedEvent,
    FileDeletedEvent,
    FileModifiedEvent,
    FileMovedEvent,
]


class Savings(FileSystemEventHandler):
    """Hear of each file that is written, moved or removed."""

    def __init__(self, root: Path, hear: Callable[[str], object]) -> None:
        self._root, self._hear = root, hear

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Pass on the paths of an event."""
        for named in filter(None, (event.src_path, event.dest_path)):
            path = Path(str(named)).relative_to(self._root).as_posix()
            if kinds.counts(path):
                self._hear(path)


def watching(root: Path, hear: Callable[[str], object]) -> BaseObserver:
    """Begin to watch a repository; what is given must be stopped."""
    observer = Observer()
    savings = Savings(root, hear)
    for folder in filter(Path.is_dir, (root / name for name in FOLDERS)):
        observer.schedule(savings, str(folder), recursive=True, event_filter=SAVINGS)
    for folder in filter(Path.is_dir, (root, root / "tests")):
        observer.schedule(savings, str(folder), event_filter=SAVINGS)
    observer.start()
    return observer
