"""Every address that moved leads to what stands in its place, at each host that is told so."""

from __future__ import annotations

import re
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from gnav_core.serving import moved
from scripts import tei
from scripts.hosts import apache, caddy, nginx, redirects
from scripts.serve import serve_folder
from tests.hosts.dts_ranges import ranges
from tests.some import some

SITE = tei.ROOT / "build" / "site"
RANGES = dict(ranges())


def by_placeholders(path: str) -> str | None:
    """Read ``_redirects`` as Netlify and Cloudflare do: the first line that fits holds."""
    for line in redirects.text().splitlines():
        old, new, status = line.split(" ")
        assert status == "301"
        steps = "/".join(
            f"(?P<{step[1:]}>[^/]+)" if step.startswith(":") else re.escape(step)
            for step in old.split("/")
        )
        if found := re.fullmatch(steps, path):
            return re.sub(r":(\w+)", lambda name: str(found[name[1]]), new)
    return None


def test_every_range_that_was_answered_is_counted():
    assert len(RANGES) == 1_776
    assert len(set(RANGES.values())) == 6 * 3


def test_a_range_leads_to_its_whole_text():
    assert {old: moved.to(old) for old in RANGES} == RANGES


def test_the_placeholders_of_netlify_and_cloudflare_say_the_same():
    assert {old: by_placeholders(old) for old in RANGES} == RANGES
    assert len(redirects.text().splitlines()) < 10


@pytest.mark.parametrize("host", [nginx, apache, caddy], ids=["nginx", "apache", "caddy"])
def test_each_server_is_told_every_form(host):
    for form in moved.MOVED:
        assert form.pattern in host.text()


def test_what_a_range_leads_to_stands_in_the_site():
    for new in set(RANGES.values()):
        assert (SITE / new.lstrip("/")).is_file()


def test_nothing_that_stands_in_the_site_is_led_away():
    files = (path.relative_to(SITE) for path in some(SITE.rglob("*")) if path.is_file())
    for name in (f"/{path.as_posix()}" for path in files):
        assert moved.to(name) is None
        assert by_placeholders(name) is None


def test_a_site_in_a_folder_leads_within_that_folder():
    led = moved.to("/archive/api/dts/document/gnav-kb/1/2.xml")
    assert led == "/archive/api/dts/document/gnav-kb.xml"


@pytest.mark.parametrize(
    "path",
    [
        "//evil.test/api/dts/document/gnav-kb/1/2.xml",
        "/\\evil.test/api/dts/document/gnav-kb/1/2.xml",
        "/a\r\nSet-Cookie: b/api/dts/document/gnav-kb/1/2.xml",
        "/api/dts/document/gnav-kb/1/2.xml\n",
        "/api/dts/document/gnav-kb/1/2/3.xml",
    ],
)
def test_nobody_is_led_to_another_host_or_into_a_header(path: str):
    assert moved.to(path) is None


def test_the_little_server_leads_on(tmp_path: Path):
    old, new = next(iter(RANGES.items()))
    with serve_folder(tmp_path) as address:
        connection = HTTPConnection(urlsplit(address).netloc)
        connection.request("GET", old)
        answer = connection.getresponse()
        connection.close()
    assert (answer.status, answer.headers["Location"]) == (301, new)
