"""What a browser keeps, put there and looked at from outside, and how its storage fails."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route

STORE = """
([store, entry]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('gnav-archive');
  opening.onerror = () => reject(opening.error);
  opening.onupgradeneeded = () => {
    for (const name of ['games', 'aside']) {
      opening.result.createObjectStore(name, { keyPath: 'id' });
    }
  };
  opening.onsuccess = () => {
    const open = opening.result.transaction(store, 'readwrite');
    if (entry) open.objectStore(store).put(entry);
    const all = open.objectStore(store).getAll();
    open.oncomplete = () => { opening.result.close(); resolve(all.result); };
    open.onabort = () => reject(open.error);
  };
})
"""

FULL = """() => {
  let size = 1 << 20;
  for (let n = 0; size > 0; n += 1) {
    try { localStorage.setItem(`filler ${n}`, 'x'.repeat(size)); } catch { size >>= 1; }
  }
}"""

#: A record as the archive wrote it first, of a game that is not over.
RECORD: dict[str, Any] = {
    "format": "gnav-record/1",
    "rules": "gnav-1774",
    "players": 3,
    "names": ["Anna", "Bo", "Carl"],
    "seed": "a browser test",
    "kinds": ["human", "threshold", "threshold"],
    "moves": ["deal:7", "deal:3", "deal:9"],
}
PLAYERS = [
    {"name": "Anna", "kind": "human"},
    {"name": "Bo", "kind": "threshold"},
    {"name": "Carl", "kind": "threshold"},
]
SUMMARY = {"rules": "gnav-1774", "deal": 1, "over": False, "title": None, "players": PLAYERS}
GAME: dict[str, Any] = {
    "id": "2026-01-01T12:00:00.000Z abc123",
    "text": json.dumps(RECORD),
    "summary": SUMMARY,
    "changed": "2026-01-01T12:00:00.000Z",
}
LEDGER: dict[str, Any] = {
    "format": "gnav-ledger/1",
    "rules": "gnav-1774",
    "readings": {},
    "names": ["Anna", "Bo", "Carl"],
    "dealer": None,
    "entries": [{"tell": "met", "seat": 1, "piece": "cat"}],
}
EVENING = {
    "ledger": LEDGER,
    "undone": [],
    "changed": "2026-01-01T12:00:00.000Z",
    "deal": 1,
    "over": False,
    "open": False,
}
HOUSE = {
    "format": "gnav-house/1",
    "name": "Ours",
    "base": "gnav-1774",
    "choices": {},
    "readings": {},
}


def stored(page: Page, store: str, entry: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    """Put an entry into a store of the games, if one is given, and give all that is in it."""
    entries: list[dict[str, Any]] = page.evaluate(STORE, [store, entry])
    return entries


def lay(page: Page, key: str, value: object) -> None:
    """Put a text, or a value as JSON, under a key."""
    text = value if isinstance(value, str) else json.dumps(value)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])


def lying(page: Page, start: str = "gnav.") -> dict[str, str]:
    """Give what lies under the keys that begin so."""
    found: dict[str, str] = page.evaluate(
        "start => Object.fromEntries(Object.entries(localStorage)"
        ".filter(([key]) => key.startsWith(start)))",
        start,
    )
    return found


def before_the_worker(script: str) -> Callable[[Route], None]:
    """Let the worker run a script before its own: a browser whose storage fails so."""

    def spoil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{script}\n{answer.text()}")

    return spoil
