"""What each host is told is the one table; the little server sends it too."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.request import urlopen

import pytest

from gnav_core.serving import sent
from scripts import tei
from scripts.hosts import apache, caddy, netlify, nginx, redirects
from scripts.hosts.__main__ import HOSTS, base
from scripts.serve import serve_folder

SITE = tei.ROOT / "build" / "site"


@pytest.fixture(scope="module", autouse=True)
def site() -> Path:
    if not (SITE / "index.html").exists():
        pytest.fail("build/site is not built: run `make site` first")
    return SITE


@pytest.mark.parametrize("host", HOSTS, ids=lambda host: host.__name__.rpartition(".")[2])
def test_the_built_site_holds_what_each_host_reads(site: Path, host):
    assert (site / host.PATH).read_text("utf-8") == host.text(base())


@pytest.mark.parametrize("host", [netlify, nginx, apache, caddy], ids=lambda host: host.PATH)
def test_each_host_is_told_every_header(host):
    said = host.text()
    for headers in (sent.EVERYWHERE, *sent.ONLY.values()):
        for name, value in headers.items():
            assert re.search(rf'{name}:? "?{re.escape(value)}"?( always;)?$', said, re.MULTILINE)


@pytest.mark.parametrize("host", [nginx, apache, caddy], ids=["nginx", "apache", "caddy"])
def test_each_host_that_may_not_know_a_type_is_told_it(host):
    said = host.text()
    for ending, kind in sent.KINDS.items():
        assert kind.type.partition(";")[0] in said
        assert re.escape(ending).replace("\\", "").lstrip(".") in said.replace("\\", "")


@pytest.mark.parametrize("host", [nginx, apache, caddy], ids=["nginx", "apache", "caddy"])
def test_in_a_subfolder_each_server_is_sent_to_the_page_there(host):
    assert re.search(r"[ ]/gnav/404\.html;?$", host.text("/gnav"), re.MULTILINE)
    assert re.search(r"[ ]/404\.html;?$", host.text(), re.MULTILINE)


def test_in_a_subfolder_headers_and_redirects_name_addresses_below_it_alone():
    headers = [line for line in netlify.text("/gnav").splitlines() if not line.startswith(" ")]
    led = [step for line in redirects.text("/gnav").splitlines() for step in line.split(" ")[:2]]
    assert headers == ["/gnav/*", f"/gnav{sent.WORKER}"]
    assert all(path.startswith("/gnav/api/dts/") for path in led)


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("https://gnav.example/", ""),
        ("https://gnav.example", ""),
        ("https://lib.example/old/gnav", "/old/gnav"),
        ("https://lib.example/gnav/", "/gnav"),
    ],
)
def test_where_the_site_stands_is_read_off_its_address(monkeypatch, address, path):
    monkeypatch.setenv("SITE_URL", address)
    assert base() == path


def test_a_host_that_joins_its_rules_lets_the_worker_compile():
    """Netlify and Cloudflare send both policies then, and both hold: the first must not forbid."""
    assert sent.EVERYWHERE[sent.POLICY] == "frame-ancestors 'none'"
    assert netlify.text().count(sent.POLICY) == 2
    assert max(map(len, netlify.text().splitlines())) < 2_000, "a longer line is not read"


def test_every_file_of_the_site_has_a_type_in_the_table(site: Path):
    files = [path.name for path in site.rglob("*") if path.is_file()]
    unknown = {name for name in files if not sent.kind(name)}
    assert unknown <= {netlify.PATH, redirects.PATH, apache.PATH}
    used = {ending for ending in sent.KINDS if any(name.endswith(ending) for name in files)}
    assert used == set(sent.KINDS)


def test_the_little_server_sends_the_table(tmp_path: Path):
    (tmp_path / "index.html").write_text("front", encoding="utf-8")
    worker = tmp_path / sent.WORKER.lstrip("/")
    worker.parent.mkdir(parents=True)
    worker.write_text("1", encoding="utf-8")
    with serve_folder(tmp_path) as address:
        for path in ("/", sent.WORKER):
            with urlopen(address.rstrip("/") + path) as answer:
                told = {name: answer.headers[name] for name in sent.headers(path)}
            assert told == sent.headers(path)
