"""A trial of freezing, in a copy: what is frozen stays as it is."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

import html5lib
import pytest
import yaml
from lxml import etree, html

from scripts import tei
from scripts.data import edition as data
from scripts.data import freeze, frozen_pages, releases
from scripts.stage import Stage
from scripts.tei.files import files
from tests.data.conftest import copy
from tests.some import some

#: Where a test unpacks the releases of its copy.
UNPACKED = "unpacked"
#: The books of a release: in two languages, to print and to read.
KINDS = ("en.pdf", "en.epub", "da.pdf", "da.epub")
READS = "siger han Kis-Kis,"


def amend(repository: Path, before: str, after: str) -> None:
    """Change the words of a clause of 1774."""
    path = repository / "sources/gnav/gnav-1774.xml"
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Freeze 0.0.1 once, for every test that only looks at it."""
    root = copy(tmp_path_factory.mktemp("frozen"))
    shutil.copytree(tei.ROOT / "build/prints", root / "build/prints")
    freeze.freeze("0.0.1", "2026-11-22", root)
    releases.unpack(root / "releases", root / UNPACKED)
    return root


@pytest.fixture
def frozen(once: Path, tmp_path: Path) -> Path:
    """Give a copy of the repository in which 0.0.1 is frozen."""
    return Path(shutil.copytree(once, tmp_path / "copy"))


@pytest.fixture(scope="module")
def twice(once: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Freeze 0.0.2 after 0.0.1, with a clause of 1774 amended between them."""
    root = Path(shutil.copytree(once, tmp_path_factory.mktemp("later") / "copy"))
    amend(root, READS, "siger han Kis! Kis!,")
    freeze.freeze("0.0.2", "2026-11-23", root)
    releases.unpack(root / "releases", root / UNPACKED)
    return root


def test_the_citation_of_the_archive_names_the_newest_release_and_its_day(twice: Path) -> None:
    citation = yaml.safe_load((twice / "CITATION.cff").read_text("utf-8"))
    assert (citation["version"], citation["date-released"]) == ("0.0.2", "2026-11-23")


def test_a_later_release_leaves_every_file_of_the_first_as_it_was(once: Path, twice: Path) -> None:
    committed = (once / "releases/SHA256SUMS").read_text()
    lines = (line.split("  ", 1) for line in committed.splitlines())
    files = {name: checksum for checksum, name in lines}
    assert len(files) > 300
    for name, digest in files.items():
        folder = twice / (UNPACKED if "/" in name else "releases")
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest, name
    assert READS in (twice / UNPACKED / "v0.0.1/gnav-1774/r3/r3.txt").read_text()
    assert "Kis! Kis!" in (twice / UNPACKED / "v0.0.2/gnav-1774/r3/r3.txt").read_text()


def test_the_log_tells_which_clause_changed(frozen: Path) -> None:
    amend(frozen, READS, "siger han Kis! Kis!,")
    log = releases.changelog(data.load(frozen))
    assert [one["version"] for one in log["releases"]] == ["0.0.1"]
    (change,) = log["unreleased"]["changes"]
    assert (change["id"], change["kind"]) == ("gnav-1774.r3.d", "changed")
    page = dict(releases.files(data.load(frozen)))["releases/index.md"]
    assert "<ins>har han en Kat siger han Kis! Kis!,</ins>" in page


@pytest.mark.prove
def test_a_release_is_the_same_when_it_is_made_again(once: Path, repository: Path) -> None:
    again = freeze.freeze("0.0.1", "2026-11-22", repository)
    assert again.read_bytes() == (once / "releases/v0.0.1.zip").read_bytes()


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("0.0.1", "release 0.0.1 is frozen already and is never made again"),
        ("0.0.0", "0.0.0 is older than 0.0.1, which is frozen already"),
        ("1.0", "'1.0' is no version; one is written like 1.0.0"),
        ("", "'' is no version; one is written like 1.0.0"),
    ],
)
def test_what_cannot_be_frozen_is_refused_in_a_sentence(
    version: str, why: str, frozen: Path
) -> None:
    before = (frozen / "releases/SHA256SUMS").read_text()
    with pytest.raises(freeze.ReleaseError) as refused:
        freeze.freeze(version, "2026-11-23", frozen)
    assert str(refused.value) == why
    assert (frozen / "releases/SHA256SUMS").read_text() == before


def test_an_archive_that_was_touched_stops_the_build(frozen: Path) -> None:
    with (frozen / "releases/v0.0.1.zip").open("ab") as file:
        file.write(b" ")
    with pytest.raises(ValueError, match="not the archive whose checksum"):
        releases.unpack(frozen / "releases", frozen / UNPACKED)


def test_a_published_id_cannot_vanish_unsaid(frozen: Path) -> None:
    for path in files(frozen).values():
        renamed = path.read_text("utf-8").replace("gnav-1774.r17.b", "gnav-1774.r17.c")
        path.write_text(renamed, encoding="utf-8")
    with pytest.raises(ValueError, match=r"gnav-1774\.r17\.b was published in 0\.0\.1"):
        releases.changelog(data.load(frozen))


def test_an_unpacked_release_is_not_unpacked_again(frozen: Path) -> None:
    page = frozen / UNPACKED / "v0.0.1/index.html"
    moment = page.stat().st_mtime_ns
    releases.unpack(frozen / "releases", frozen / UNPACKED)
    assert page.stat().st_mtime_ns == moment


def test_only_the_release_is_staged_and_not_its_mark(frozen: Path, tmp_path: Path) -> None:
    stage = Stage(tmp_path / "docs")
    stage.tree(frozen / UNPACKED)
    assert [path.name for path in (tmp_path / "docs").iterdir()] == ["v0.0.1"]


def test_every_frozen_page_is_without_errors_and_its_links_lead_somewhere(once: Path) -> None:
    folder = once / UNPACKED / "v0.0.1"
    found = list(folder.rglob("*.html"))
    for path in found:
        html5lib.HTMLParser(strict=True).parse(path.read_text("utf-8"))
        for address in html.parse(str(path)).getroot().xpath("//a/@href | //link/@href"):
            way, _, anchor = address.partition("#")
            target = (path.parent / way).resolve()
            if "://" in address or folder not in (target, *target.parents):
                continue
            target = target / "index.html" if target.is_dir() else target
            assert target.is_file(), (path, address)
            assert not anchor or html.parse(str(target)).getroot().xpath(
                "//*[@id=$anchor]", anchor=anchor
            ), (path, address)
    assert len(found) > 50


def test_every_frozen_page_may_load_its_style_and_nothing_from_elsewhere(once: Path) -> None:
    for path in some((once / UNPACKED / "v0.0.1").rglob("*.html")):
        _, meta, *_ = html.parse(str(path)).getroot().find("head")
        assert meta.get("http-equiv") == "Content-Security-Policy", path
        assert meta.get("content") == frozen_pages.POLICY
    assert frozen_pages.POLICY.startswith("default-src 'none'; style-src 'self'; ")


def test_a_frozen_page_leads_to_the_page_of_today_by_its_identifier(once: Path) -> None:
    page = (once / UNPACKED / "v0.0.1/gnav-1774/r3/index.html").read_text()
    assert '<a href="../../../id/gnav-1774.r3/">As it is today</a>' in page


def test_a_frozen_citation_names_its_release(once: Path) -> None:
    cited = (once / UNPACKED / "v0.0.1/gnav-1774/r3/r3.ris").read_text()
    assert "/v0.0.1/gnav-1774/r3/" in cited


def test_frozen_tei_is_valid(once: Path, tei_all: etree.RelaxNG) -> None:
    for path in some((once / UNPACKED / "v0.0.1").rglob("*.xml")):
        assert tei_all.validate(etree.parse(path)), path


def test_the_releases_that_are_kept_are_as_they_were_committed(tmp_path: Path) -> None:
    releases.unpack(tei.ROOT / "releases", tmp_path)


def test_a_release_holds_the_books_as_they_stood(twice: Path) -> None:
    names = {f"{one}.{kind}" for one in ("booklet-1774", "gnav-sources") for kind in KINDS}
    for version in ("0.0.1", "0.0.2"):
        folder = twice / UNPACKED / f"v{version}"
        assert {path.name for path in (folder / "print").iterdir()} == names
        front = html.parse(str(folder / "index.html"))
        assert {f"print/{name}" for name in names} <= set(front.xpath("//a/@href"))
    first, second = (
        (twice / UNPACKED / f"v{version}/print/booklet-1774.en.epub").read_bytes()
        for version in ("0.0.1", "0.0.2")
    )
    assert first == (tei.ROOT / "build/prints/print/booklet-1774.en.epub").read_bytes()
    assert first != second


def test_the_doi_of_the_archive_is_quoted_where_it_has_one(frozen: Path) -> None:
    def said() -> str:
        return dict(releases.files(data.load(frozen)))["releases/index.md"]

    assert "doi" not in said()
    with (frozen / "CITATION.cff").open("a", encoding="utf-8") as citation:
        citation.write("doi: 10.5281/zenodo.1774\n")
    assert "https://doi.org/10.5281/zenodo.1774" in said()
