"""A site is packed only for an address that readers reach, and only when it is whole."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from scripts.publish import address, pack, whole

AT = "https://library.example/gnav/"
PAGE = '<html><head><link rel="canonical" href="{at}"></head><body>{body}</body></html>'
SITEMAP = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{}</urlset>'


def site_of(folder: Path, body: str = "", at: str = AT) -> Path:
    (folder / "index.html").write_text(PAGE.format(at=at, body=body), encoding="utf-8")
    listed = SITEMAP.format(f"<url><loc>{AT}</loc></url>")
    (folder / "sitemap.xml").write_text(listed, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("", "SITE_URL is not set"),
        ("http://127.0.0.1:8000/", "is this machine"),
        ("http://localhost/gnav/", "is this machine"),
        ("library.example/gnav", "is no address of the web"),
        ("https://[library/", "is no address"),
        ("https://library.example/?gnav", "has a question or a fragment"),
    ],
)
def test_an_address_that_no_reader_reaches_is_refused_in_one_sentence(named: str, why: str) -> None:
    assert why in address.fault(named)
    assert "\n" not in address.fault(named)


@pytest.mark.parametrize("named", [AT, "https://gnav.example", "http://10.0.0.7/"])
def test_any_other_address_is_taken(named: str) -> None:
    assert address.fault(named) == ""


def test_without_an_address_nothing_is_built() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scripts.publish"], capture_output=True, text=True, env={}
    )
    assert done.returncode == 1
    assert done.stderr.startswith("publish: SITE_URL is not set")


def test_a_whole_site_has_no_fault(tmp_path: Path) -> None:
    links = f'<a href="./">here</a> <a href="#x">below</a> <a href="{AT}">whole</a>'
    assert list(whole.faults(site_of(tmp_path, links), AT)) == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<a href="nowhere/">x</a>', "index.html: leads to nowhere/"),
        ('<img src="/a.png">', "index.html: leads to /a.png, which is out of its folder"),
    ],
)
def test_a_dead_link_or_one_out_of_the_folder_is_named(
    tmp_path: Path, body: str, fault: str
) -> None:
    assert list(whole.faults(site_of(tmp_path, body), AT)) == [fault]


def test_a_page_or_data_of_another_address_is_named(tmp_path: Path) -> None:
    site = site_of(tmp_path, at="http://127.0.0.1:8000/")
    (site / "a.json").write_text('"http://127.0.0.1:8000/id/"', encoding="utf-8")
    assert list(whole.faults(site, AT)) == [
        "index.html: names http://127.0.0.1:8000/",
        "index.html: is said to stand at http://127.0.0.1:8000/",
        "a.json: names http://127.0.0.1:8000/",
    ]


def test_a_page_in_the_sitemap_that_is_not_there_is_named(tmp_path: Path) -> None:
    site = site_of(tmp_path)
    listed = SITEMAP.format(f"<url><loc>{AT}gone/</loc></url>")
    (site / "sitemap.xml").write_text(listed, encoding="utf-8")
    assert list(whole.faults(site, AT)) == [f"sitemap.xml: lists {AT}gone/"]


def test_the_same_site_is_packed_in_the_same_bytes(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    site_of(site)
    assert pack.pack(site, tmp_path / "one.tar.gz") == 2
    (site / "index.html").touch()
    pack.pack(site, tmp_path / "two.tar.gz")
    assert (tmp_path / "one.tar.gz").read_bytes() == (tmp_path / "two.tar.gz").read_bytes()
    with tarfile.open(tmp_path / "one.tar.gz") as packed:
        assert packed.getnames() == [
            f"{pack.FOLDER}/index.html",
            f"{pack.FOLDER}/sitemap.xml",
        ]
