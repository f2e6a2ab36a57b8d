"""The tags in a page's head, read by the programs that look for them."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import extruct
import pytest
import signposting
from lxml import html

from scripts import tei
from scripts.cite import files
from scripts.cite.head import TAGS, head
from scripts.cite.signposts import signposts
from scripts.tei import links

RULES = ["gnav-1774.r3", "gnav-1917.r8", "gnav-wikipedia.r0", "gnav-kb.r1", "gnav-german.r5"]


def page(citations, ident: str) -> str:
    tags = "\n".join(head(citations, ident))
    return f'<!doctype html><html lang="en"><head>{tags}</head><body></body></html>'


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format, *args):  # noqa: A002 (the name is the library's)
        """Say nothing."""


@pytest.fixture
def served(citations, tmp_path: Path) -> Iterator[str]:
    for ident in RULES:
        folder = tmp_path / ident.replace(".", "/")
        folder.mkdir(parents=True)
        (folder / "index.html").write_text(page(citations, ident), encoding="utf-8")
    handler = functools.partial(Quiet, directory=str(tmp_path))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.mark.parametrize("ident", RULES)
def test_signposting_finds_the_permalink_the_licence_and_what_describes_it(
    citations, served, ident
):
    here = served + ident.replace(".", "/") + "/"
    found = signposting.find_signposting_html(here)
    name = ident.rpartition(".")[2]
    assert found.citeAs.target == f"https://archive.example/id/{ident}/"
    assert found.license.target == citations.cited(ident).csl["license"]
    assert {(link.target, link.type) for link in found.describedBy} == {
        (f"{here}{name}.csl.json", "application/vnd.citationstyles.csl+json"),
        (f"{here}{name}.bib", "application/x-bibtex"),
        (f"{here}{name}.ris", "application/x-research-info-systems"),
    }
    assert {(link.target, link.type) for link in found.items} == {
        (f"{here}{name}.json", "application/json"),
        (f"{here}{name}.xml", "application/tei+xml"),
        (f"{here}{name}.txt", "text/plain"),
    }
    assert found.collection.target == f"{served}{ident.partition('.')[0]}/"


@pytest.mark.parametrize(
    ("ident", "kind", "author"),
    [
        ("gnav-1774.r3", "Chapter", "id/spilleregler-1774.q.author/"),
        ("gnav-kb.r1", "CreativeWork", "https://da.wikipedia.org/wiki/Gnav?action=history"),
        ("gnav-german.r5", "CreativeWork", None),
    ],
)
def test_signposting_finds_what_it_is_and_who_wrote_it(served, ident, kind, author):
    found = signposting.find_signposting_html(served + ident.replace(".", "/") + "/")
    assert {link.target for link in found.types} == {
        "https://schema.org/AboutPage",
        f"https://schema.org/{kind}",
    }
    assert [link.target for link in found.authors] == ([urljoin(served, author)] if author else [])


@pytest.mark.parametrize("ident", RULES)
def test_extruct_finds_the_linked_data_and_the_rights(citations, ident):
    csl = citations.cited(ident).csl
    syntaxes = ["json-ld", "dublincore"]
    found = extruct.extract(page(citations, ident), syntaxes=syntaxes, errors="strict")
    (work,) = found["json-ld"]
    kind = "Chapter" if csl["type"] == "chapter" else "CreativeWork"
    assert (work["@type"], work["name"]) == (kind, csl["title"])
    assert work["license"] == csl["license"]
    (core,) = found["dublincore"]
    # It takes the links of Signposting that are called `type` for Dublin Core's too.
    metas = [(one["name"], one["content"]) for one in core["elements"] if "name" in one]
    assert metas == [("DC.rights", csl["license"])]


def test_the_work_stands_in_a_book(citations):
    (work,) = extruct.extract(page(citations, "gnav-1774.r3"), syntaxes=["json-ld"])["json-ld"]
    assert (work["@type"], work["pageStart"], work["pageEnd"]) == ("Chapter", "26", "26")
    assert work["author"] == {"@type": "Person", "name": "Kebselein"}
    assert work["isBasedOn"].startswith("https://tekster.kb.dk/")
    game = work["isPartOf"]
    assert (game["@type"], game["name"]) == ("Chapter", "Gnav eller Kis-Kis")
    assert (game["pageStart"], game["pageEnd"]) == ("25", "28")
    book = game["isPartOf"]
    assert (book["@type"], book["datePublished"], book["position"]) == ("Book", "1774", "2.23.15")
    assert book["isPartOf"]["@type"] == "BookSeries"


def test_the_booklet_is_a_book(citations):
    (work,) = extruct.extract(page(citations, "spilleregler-1774"), syntaxes=["json-ld"])["json-ld"]
    assert (work["@type"], work["publisher"]["name"]) == ("Book", "Simmelkiær")
    assert "citation_inbook_title" not in page(citations, "spilleregler-1774")


def test_an_article_stands_in_its_encyclopedia_and_in_no_book(citations):
    said = page(citations, "gnav-1917.r8")
    assert '<meta name="z:encyclopediaTitle" content="Wikipedia, den frie encyklopædi">' in said
    assert "citation_inbook_title" not in said


def test_a_last_page_is_named_only_where_there_is_another(citations):
    assert '<meta name="citation_lastpage" content="28">' in page(citations, "gnav-1774")
    assert "citation_lastpage" not in page(citations, "gnav-1774.r3")


def test_lxml_finds_the_tags_of_highwire(citations):
    root = html.document_fromstring(page(citations, "gnav-1774.r3"))
    tags = {meta.get("name"): meta.get("content") for meta in root.iterfind(".//meta")}
    assert tags == {
        "citation_title": "Gnav eller Kis-Kis, regel 3",
        "citation_inbook_title": "Politiske Spille-Regler for de tilladelige og meest brugelige "
        "Spil i Vertshuusene",
        "citation_author": "Kebselein",
        "citation_publication_date": "1774",
        "citation_publisher": "Simmelkiær",
        "eprints.place_of_pub": "Kjøbenhavn",
        "citation_firstpage": "26",
        "citation_series_title": "Luxdorps samling af trykkefrihedens skrifter",
        "z:seriesNumber": "2.23.15",
        "citation_language": "da",
        "citation_public_url": "https://archive.example/id/gnav-1774.r3/",
        "z:archive": "The Gnav Archive",
        "z:archiveLocation": "1774:3",
        "z:extra": "Author inferred from the signature under the preface. Text: Royal Danish "
        "Library (https://tekster.kb.dk/text/tfs-texts-2_023-shoot-workid2_023_015.pdf). "
        "Rights: Public Domain Mark 1.0.",
        "DC.rights": "https://creativecommons.org/publicdomain/mark/1.0/",
        "z:itemType": "bookSection",
    }


@pytest.mark.parametrize("ident", [*RULES, "gnav-1774"])
def test_no_page_has_what_misleads_a_reference_manager(citations, ident):
    said = page(citations, ident)
    assert not [word for word in ("citation_volume", "citation_editor", "Z3988") if word in said]


def cited_pages(citations, source: tei.Source) -> list[str]:
    """The ids of a text and of its rules, as far as they can be cited."""
    idents = (source.id, *(rule.id for rule in source.rules))
    return [ident for ident in idents if ident in citations.data["items"]]


def test_every_built_page_has_them_in_its_head():
    citations = files.load()
    for source in tei.load_texts().values():
        for ident in cited_pages(citations, source):
            path = tei.ROOT / "build/site" / links.address(ident) / "index.html"
            if not path.exists():
                pytest.fail("build/site is not built: run `make site` first")
            said = path.read_text("utf-8").partition("</head>")[0]
            built = {line.strip() for line in said.splitlines()}
            assert built.issuperset(head(citations, ident)), ident


def test_every_file_that_a_page_points_to_is_there():
    citations = files.load()
    for source in tei.load_texts().values():
        for ident in cited_pages(citations, source):
            here = f"/{links.address(ident)}"
            for post in signposts(citations.cited(ident), links.address(ident)):
                if post.type:
                    path = urljoin(here, post.href).lstrip("/")
                    assert (tei.ROOT / "build/site" / path).is_file(), (ident, path)


def test_every_tag_says_what_the_citation_says(citations):
    for source in tei.load_texts().values():
        for ident in cited_pages(citations, source):
            root = html.document_fromstring(page(citations, ident))
            tags = {meta.get("name"): meta.get("content") for meta in root.iterfind(".//meta")}
            for name, field in TAGS.items():
                assert tags.get(name, "") == citations.cited(ident).csl.get(field, ""), ident
