"""The notes are W3C Web Annotations that an RDF library reads."""

from __future__ import annotations

from pathlib import Path

import pytest
from rdflib import RDF, Graph, Namespace

from scripts.data import edition as data
from scripts.data.web_annotations import CONTEXT
from tests.data.conftest import Load

OA = Namespace("http://www.w3.org/ns/oa#")
# rdflib itself still uses what it has deprecated.
pytestmark = pytest.mark.filterwarnings("ignore:ConjunctiveGraph is deprecated")
HERE = Path(__file__).parent


@pytest.fixture
def graph(published: Path, monkeypatch: pytest.MonkeyPatch) -> Graph:
    """Read the annotations of 1774; the W3C's context is the copy that stands here."""
    known = (HERE / "context/anno.jsonld").as_uri()
    text = (published / "api/annotations/gnav-1774.jsonld").read_text("utf-8")
    return Graph().parse(data=text.replace(CONTEXT, known), format="json-ld")


def test_every_note_and_question_is_an_annotation(graph: Graph, edition: data.Edition) -> None:
    source = edition.archive.sources["gnav-1774"]
    count = len(source.notes) + len(source.cruces) + len(source.questions)
    assert len(set(graph.subjects(RDF.type, OA.Annotation))) == count


def test_every_annotation_has_a_body_and_a_target(graph: Graph) -> None:
    for annotation in graph.subjects(RDF.type, OA.Annotation):
        assert (annotation, OA.hasBody, None) in graph
        assert (annotation, OA.hasTarget, None) in graph


def test_every_motivation_is_a_word_of_the_vocabulary(graph: Graph) -> None:
    found = set(graph.objects(None, OA.motivatedBy))
    assert found == {OA.commenting, OA.editing, OA.questioning}


def test_a_correction_points_to_the_received_words(graph: Graph) -> None:
    quotes = {str(words) for words in graph.objects(None, OA.exact)}
    assert "dennne" in quotes


def test_every_text_has_its_annotations(load: Load, edition: data.Edition) -> None:
    for text in edition.archive.texts():
        assert load(f"api/annotations/{text.id}.jsonld")["partOf"]["total"] > 0
