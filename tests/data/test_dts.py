"""The DTS tree, followed from its entry point by its templates, over a plain static server."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import uritemplate
from lxml import etree

from scripts import tei
from scripts.data import edition as data
from scripts.data.tei_files import WRAPPER
from scripts.tei.languages import translated
from scripts.tei.layers import NS, XML_ID, XML_LANG

Json = dict[str, Any]


class Client:
    """Know the entry point, and nothing else but the specification."""

    def __init__(self, site: str) -> None:
        self.get = cache(self._get)
        self.entry = self.json(f"{site}api/dts/index.jsonld")

    @staticmethod
    def _get(address: str) -> bytes:
        with urllib.request.urlopen(address) as answer:
            body: bytes = answer.read()
        return body

    def json(self, address: str) -> Json:
        found: Json = json.loads(self.get(address))
        return found

    def ask(self, endpoint: str, **values: Any) -> Json:
        return self.json(uritemplate.expand(self.entry[endpoint], values))

    def text(self, **values: Any) -> etree._Element:
        return etree.fromstring(self.get(uritemplate.expand(self.entry["document"], values)))

    def texts(self) -> list[str]:
        members = self.ask("collection")["member"]
        return [member["@id"] for member in members if member["@type"] == "Resource"]

    def collections(self) -> list[str]:
        members = self.ask("collection")["member"]
        return [member["@id"] for member in members if member["@type"] == "Collection"]


@pytest.fixture(scope="module")
def client(published: Path, served: tuple[str, Path]) -> Client:
    return Client(served[0])


def unwrapped(document: etree._Element) -> etree._Element:
    """Take the wrapper of a document away, and leave what it holds."""
    for wrapper in document.iter(WRAPPER):
        above = wrapper.getparent()
        assert above is not None
        at = above.index(wrapper)
        above[at : at + 1] = list(wrapper)
    return document


def idents(document: etree._Element) -> list[str]:
    """List the rules and clauses in a document's wrapper."""
    found = document.iterfind(f".//{WRAPPER}//*[@n]")
    return [part.get(XML_ID, "") for part in found if part.get(XML_ID)]


def test_the_entry_point_is_one_of_dts_1(client: Client) -> None:
    assert client.entry["@type"] == "EntryPoint"
    assert client.entry["dtsVersion"] == "1.0"


def test_the_templates_name_only_what_is_answered(client: Client) -> None:
    texts = [one for one in client.ask("collection")["member"] if one["@type"] == "Resource"]
    for about in (client.entry, *texts):
        for endpoint in ("navigation", "document"):
            asked = uritemplate.variables(about[endpoint])
            assert not {"start", "end", "mediaType"} & set(asked)
            assert {"tree", "ref"} <= set(asked)
    assert "no ranges" in client.entry["description"]


def test_no_answer_is_a_range(published: Path) -> None:
    for folder in ("document", "navigation"):
        answers = [path for path in (published / "api/dts" / folder).rglob("*") if path.is_file()]
        deep = [path for path in answers if len(path.relative_to(published / "api/dts").parts) > 3]
        assert answers
        assert not deep


def test_the_collection_holds_every_text(client: Client, edition: data.Edition) -> None:
    assert client.texts() == [text.id for text in edition.archive.texts()]
    both = [*client.texts(), *client.collections()]
    assert client.ask("collection")["totalChildren"] == len(both)


def test_a_text_knows_what_it_belongs_to(client: Client) -> None:
    root = client.ask("collection")["@id"]
    for text in client.texts():
        (parent,) = client.ask("collection", id=text, nav="parents")["member"]
        assert parent["@id"] == root
        assert client.ask("collection", id=text, nav="children")["member"] == []
    assert client.ask("collection", id=root, nav="parents")["member"] == []


def test_every_translation_is_a_resource_that_is_asked_for_whole(
    client: Client, edition: data.Edition
) -> None:
    (held,) = client.collections()
    members = client.ask("collection", id=held)["member"]
    assert [one["@id"] for one in members] == [
        f"{text.id}.{lang}" for text in edition.archive.texts() for lang in translated(text.id)
    ]
    for one in members:
        (parent,) = client.ask("collection", id=one["@id"], nav="parents")["member"]
        assert (parent["@id"], one["citationTrees"]) == (held, [])
        assert client.ask("navigation", resource=one["@id"], down="-1")["member"] == []
        whole = client.text(resource=one["@id"])
        assert whole.get(XML_ID) == one["@id"]
        assert whole.find("tei:text", NS).get(XML_LANG) == one["dublinCore"]["language"][0]
        segs = whole.findall(".//tei:seg[@type='clause']", NS)
        corresponding = {seg.get("corresp", "").partition("#")[0] for seg in segs}
        named = one["@id"].partition(".")[0]
        assert corresponding
        assert corresponding <= {f"{named}.xml", f"{named}.paraphrase.xml"}


def test_every_rule_and_clause_is_reachable(client: Client, edition: data.Edition) -> None:
    found = [
        member["@id"].rstrip("/").rpartition("/")[2]
        for text in client.texts()
        for member in client.ask("navigation", resource=text, down="-1")["member"]
    ]
    every = [
        ident
        for text in edition.archive.texts()
        for rule in text.rules
        for ident in (rule.id, *(clause.id for clause in rule.clauses))
    ]
    assert found == every


def test_every_unit_has_its_place_and_its_text(client: Client) -> None:
    for text in client.texts():
        for unit in client.ask("navigation", resource=text, down="-1")["member"]:
            ref = unit["identifier"]
            assert client.ask("navigation", resource=text, ref=ref)["ref"] == unit
            found = idents(client.text(resource=text, ref=ref))
            assert found[0] == unit["@id"].rstrip("/").rpartition("/")[2]


def test_down_says_how_deep_to_look(client: Client) -> None:
    def refs(**values: str) -> list[str]:
        answer = client.ask("navigation", resource="gnav-kb", **values)
        return [unit["identifier"] for unit in answer["member"]]

    assert refs(down="1") == ["1", "2"]
    assert refs(down="2") == refs(down="-1")
    assert refs(down="1", ref="2") == ["2", "2.a", "2.b", "2.c"]
    assert refs(down="0", ref="2") == ["1", "2"]
    assert refs(down="0", ref="2.b") == ["2.a", "2.b", "2.c"]
    assert refs(down="-1", ref="2.b") == ["2.b"]


def test_without_down_there_are_no_members(client: Client) -> None:
    assert "member" not in client.ask("navigation", resource="gnav-1774", ref="3")


def test_every_document_is_valid_tei_without_its_wrapper(
    published: Path, tei_all: etree.RelaxNG
) -> None:
    found = list((published / "api/dts/document").rglob("*.xml"))
    for path in found:
        document = unwrapped(etree.parse(path).getroot())
        assert tei_all.validate(document), (path, tei_all.error_log.last_error)
    assert len(found) > 150


def test_a_passage_has_the_words_of_its_clause(client: Client, edition: data.Edition) -> None:
    for text in edition.archive.sources.values():
        for clause in (clause for rule in text.rules for clause in rule.clauses):
            ref = clause.id.partition(".r")[2]
            held = client.text(resource=text.id, ref=ref).find(f".//{WRAPPER}/tei:seg", NS)
            assert held is not None
            assert tei.diplomatic(held) == tei.diplomatic(clause.element)


def test_a_whole_text_is_its_file(client: Client) -> None:
    assert client.text(resource="gnav-1774").get(XML_ID) == "gnav-1774"


@pytest.mark.parametrize(
    "values",
    [
        {"resource": "gnav-1774", "ref": "99"},
        {"resource": "gnav-1774", "tree": "pages", "ref": "3"},
        {"resource": "gnav-1774"},
    ],
)
def test_what_is_not_there_is_not_found(client: Client, values: dict[str, Any]) -> None:
    address = uritemplate.expand(client.entry["navigation"], values)
    with pytest.raises(urllib.error.HTTPError) as refused:
        client.get(address)
    assert refused.value.code == 404
    refused.value.close()


def test_the_templates_of_a_text_are_those_of_the_entry_point(client: Client) -> None:
    (text, *_) = client.ask("collection")["member"]
    whole = uritemplate.expand(client.entry["navigation"], resource=text["@id"], down="1")
    assert uritemplate.expand(text["navigation"], down="1") == whole
