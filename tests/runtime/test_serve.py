"""The little server answers as a good host would."""

from __future__ import annotations

import gzip
import os
from http.client import HTTPConnection, HTTPResponse
from threading import Thread
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest

from gnav_core.serving.server import PORTS_TRIED, listening
from scripts.serve import serve_folder
from scripts.zips import EPOCH_SECONDS

SAID = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


@pytest.fixture
def get(tmp_path):
    (tmp_path / "index.html").write_text("front", encoding="utf-8")
    (tmp_path / "404.html").write_text("nothing here", encoding="utf-8")
    for name in ("a.wasm", "a.mjs", "a.js", "a.zip", "a.json", "a.woff2"):
        (tmp_path / name).write_bytes(b"\0asm" * 1000)

    with serve_folder(tmp_path) as address:

        def request(path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
            connection = HTTPConnection(urlsplit(address).netloc)
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request("GET", path, headers=named)
            answer = connection.getresponse()
            body = answer.read()
            connection.close()
            return answer, body

        yield request


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/a.wasm", "application/wasm"),
        ("/a.mjs", "text/javascript; charset=utf-8"),
        ("/a.js", "text/javascript; charset=utf-8"),
        ("/a.json", "application/json"),
        ("/a.zip", "application/zip"),
        ("/a.woff2", "font/woff2"),
    ],
)
def test_each_file_has_its_type(get, path, kind):
    answer, _ = get(path)
    assert (answer.status, answer.headers["Content-Type"]) == (200, kind)


def test_the_wasm_is_compressed_for_a_browser_that_takes_it(get):
    answer, body = get("/a.wasm", Accept_Encoding="gzip, br")
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Content-Type"] == "application/wasm"
    assert gzip.decompress(body) == b"\0asm" * 1000


def test_a_zip_is_not_compressed_twice(get):
    answer, body = get("/a.zip", Accept_Encoding="gzip")
    assert answer.headers["Content-Encoding"] is None
    assert body == b"\0asm" * 1000


def test_an_unchanged_file_is_not_sent_again(get):
    first, _ = get("/a.mjs", Accept_Encoding="gzip")
    version = first.headers["ETag"]
    again, body = get("/a.mjs", Accept_Encoding="gzip", If_None_Match=version)
    assert (again.status, body) == (304, b"")


def test_a_file_that_changed_is_sent_again_though_its_day_is_the_same(get, tmp_path):
    """As in two versions that come out of zips, whose files are all of one day."""
    answers: list[tuple[HTTPResponse, bytes]] = []
    for content in (b"old", b"newer"):
        (tmp_path / "a.mjs").write_bytes(content)
        os.utime(tmp_path / "a.mjs", (EPOCH_SECONDS, EPOCH_SECONDS))
        seen = answers[-1][0].headers["ETag"] if answers else ""
        answers.append(get("/a.mjs", If_None_Match=seen))
    assert [(answer.status, body) for answer, body in answers] == [(200, b"old"), (200, b"newer")]


def test_where_nothing_is_gained_by_it_nothing_is_compressed(tmp_path):
    (tmp_path / "a.wasm").write_bytes(b"\0asm" * 1000)
    with listening(tmp_path, compresses=False) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        asked = Request(f"{server.address}a.wasm", headers={"Accept-Encoding": "gzip"})
        with urlopen(asked) as answer:
            assert answer.headers["Content-Encoding"] is None
            assert answer.read() == b"\0asm" * 1000
        server.shutdown()


def test_a_port_that_is_taken_gives_way_to_the_next(tmp_path):
    with listening(tmp_path) as one, listening(tmp_path, one.server_port) as other:
        assert one.server_port < other.server_port < one.server_port + PORTS_TRIED
        assert one.address.startswith("http://127.0.0.1:")


def test_an_address_that_leads_nowhere_shows_the_sites_own_page(get):
    answer, body = get("/nowhere/", Accept_Encoding="gzip")
    assert (answer.status, body) == (404, b"nothing here")


def test_nothing_outside_the_folder_is_served(get):
    answer, _ = get("/../../../../etc/hostname")
    assert answer.status == 404


def test_every_file_says_what_no_page_can_say_of_itself(get):
    """Written out: a name that is misspelt in the table is misspelt in every host's form."""
    answer, _ = get("/index.html")
    assert {name: answer.headers[name] for name in SAID} == SAID
