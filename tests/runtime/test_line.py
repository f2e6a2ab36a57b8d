"""The slow line of the bench is as slow for a worker as for a page, and is shared by all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.bench.line import serve_far
from tests.windows import DESK, Window

pytestmark = pytest.mark.browser

BITS, TRIP = 20e6, 0.04
SIZE, SMALL = 400_000, 6

FETCH = f"""async () => {{
  const fetched = async (name) => (await (await fetch(name)).arrayBuffer()).byteLength;
  const start = performance.now();
  const sizes = await Promise.all([fetched('a.zip'), fetched('b.zip')]);
  const large = performance.now() - start;
  for (let at = 0; at < {SMALL}; at += 1) await fetched(`small.json?${{at}}`);
  return {{ sizes, large, small: performance.now() - start - large }};
}}"""
FROM_WORKER = """() => new Promise((resolve) => {
  new Worker('worker.js').onmessage = ({ data }) => resolve(data);
})"""


@pytest.fixture
def far(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "index.html").write_text("<!doctype html><title>far</title>", encoding="utf-8")
    (tmp_path / "small.json").write_text("{}", encoding="utf-8")
    (tmp_path / "worker.js").write_text(f"({FETCH})().then(postMessage);", encoding="utf-8")
    for name in ("a.zip", "b.zip"):
        (tmp_path / name).write_bytes(os.urandom(SIZE))
    with serve_far(tmp_path, BITS, TRIP) as address:
        yield address


@pytest.mark.parametrize("fetch", [FETCH, FROM_WORKER], ids=["page", "worker"])
def test_what_is_fetched_takes_the_time_of_the_line(far: str, window: Window, fetch: str):
    page = window(**DESK)
    page.goto(far)
    took = page.evaluate(fetch)
    assert took["sizes"] == [SIZE, SIZE]
    assert took["large"] >= 1000 * (2 * SIZE * 8 / BITS + TRIP)
    assert took["small"] >= 1000 * SMALL * TRIP
