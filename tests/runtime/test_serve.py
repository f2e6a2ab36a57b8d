"""The little server answers as a good host would."""

from __future__ import annotations

import gzip
from http.client import HTTPConnection, HTTPResponse
from urllib.parse import urlsplit

import pytest

from scripts.serve import serve_folder


@pytest.fixture
def get(tmp_path):
    (tmp_path / "index.html").write_text("front", encoding="utf-8")
    (tmp_path / "404.html").write_text("nothing here", encoding="utf-8")
    for name in ("a.wasm", "a.mjs", "a.js", "a.zip", "a.json", "a.woff2"):
        (tmp_path / name).write_bytes(b"\0asm" * 1000)

    with serve_folder(tmp_path) as address:

        def request(path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
            connection = HTTPConnection(urlsplit(address).netloc, timeout=10)
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
    since = first.headers["Last-Modified"]
    again, body = get("/a.mjs", Accept_Encoding="gzip", If_Modified_Since=since)
    assert (again.status, body) == (304, b"")


def test_an_address_that_leads_nowhere_shows_the_sites_own_page(get):
    answer, body = get("/nowhere/", Accept_Encoding="gzip")
    assert (answer.status, body) == (404, b"nothing here")


def test_nothing_outside_the_folder_is_served(get):
    answer, _ = get("/../../../../etc/hostname")
    assert answer.status == 404
