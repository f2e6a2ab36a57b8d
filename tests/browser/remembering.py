"""A site whose worker sees to the next start at once, and Python's memory as a browser keeps it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from scripts.serve import serve_folder
from tests.browser.engines import engine

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
TABLE = "assets/table"
RESTS = re.search(
    r"const LONG = (\d+);", (ROOT / "docs" / TABLE / "core" / "engine.js").read_text("utf-8")
)
assert RESTS

#: The worker need not rest long, and notes whether Python began from a memory that was kept, what
#: the worker that makes one has said, and how often that had to give way.
WATCHED = f"""{{
const later = self.setTimeout;
self.setTimeout = (act, ms, ...more) => later(act, ms === {RESTS[1]} ? 20 : ms, ...more);
self.seen = {{ restored: false, said: [], gaveWay: 0 }};
const fill = Object.getPrototypeOf(Int8Array.prototype).set;
Int8Array.prototype.set = function set(from, at) {{
  if (from.length > 10_000_000) self.seen.restored = true;
  return fill.call(this, from, at);
}};
const Plain = self.Worker;
if (Plain) self.Worker = class extends Plain {{
  constructor(...how) {{
    super(...how);
    this.addEventListener('message', ({{ data }}) => {{
      self.seen.said.push(...Object.keys(JSON.parse(data)));
      this.done ||= 'remembered' in JSON.parse(data);
    }});
  }}
  terminate() {{
    if (!this.done) self.seen.gaveWay += 1;
    super.terminate();
  }}
}};
}}"""

ANSWER = f"""const memory = new URL('/{TABLE}/memory', location.origin).href;
const place = 'gnav-archive memory';
const kept = await caches.match(memory, {{ cacheName: place }});"""
KEPT = f"async () => {{ {ANSWER} return Boolean(kept); }}"
HOLDS = f"""async (words) => {{ {ANSWER}
  const text = new TextDecoder('latin1').decode(await kept.arrayBuffer());
  return words.filter((word) => text.includes(word));
}}"""
#: Keep another memory in the place of the one that is kept.
FORGE = f"""async (summed) => {{ {ANSWER}
  const about = JSON.parse(kept.headers.get('x-memory'));
  const bytes = (CHANGE)(new Uint8Array(await kept.arrayBuffer()), about);
  if (summed) {{
    const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    about.sum = [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    about.bytes = bytes.length;
  }}
  const headers = {{ 'x-memory': JSON.stringify(about) }};
  await (await caches.open(place)).put(memory, new Response(bytes, {{ headers }}));
}}"""
COPY = """async ([from, to]) => {
  const kept = await (await caches.open(from)).match('/assets/table/memory');
  await (await caches.open(to)).put('/assets/table/memory', kept);
}"""


@contextmanager
def serve_watched(folder: Path, script: str = "") -> Iterator[str]:
    """Serve the built site from `folder`, its worker watched and beginning with a script."""

    def lay(source: Path, goal: Path) -> None:
        goal.mkdir(parents=True)
        for one in source.iterdir():
            if one.name not in ("assets", "table", "worker.js"):
                (goal / one.name).symlink_to(one)

    lay(SITE, folder)
    lay(SITE / "assets", folder / "assets")
    lay(SITE / TABLE, folder / TABLE)
    worker = (SITE / TABLE / "worker.js").read_text("utf-8")
    (folder / TABLE / "worker.js").write_text(f"{script}\n{WATCHED}\n{worker}", encoding="utf-8")
    with serve_folder(folder) as address:
        yield address.rstrip("/")


def seen(page: Page) -> Any:
    """Give what the page's worker has noted."""
    return engine(page).evaluate("self.seen")


def is_kept(page: Page) -> bool:
    """Whether a memory is kept."""
    return bool(page.evaluate(KEPT))


def forge(page: Page, change: str, summed: bool) -> None:
    """Change the memory that is kept: its bytes and what is said of them are given to a function.

    It gives the bytes; what is said of these is right again where they are ``summed``.
    """
    page.evaluate(FORGE.replace("CHANGE", change), summed)


def await_memory(page: Page) -> None:
    """Wait until the worker has seen to the next start, with success or without."""
    for _ in range(300):
        if "remembered" in seen(page)["said"]:
            return
        page.wait_for_timeout(100)
    raise AssertionError("nothing has seen to the next start")
