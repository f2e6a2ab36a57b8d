"""A rule is set as a picture by its words, small, the same each time, and only when it changed."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from scripts.pages.preview_card import Card, of_rule, of_source
from scripts.preview.making import PAPER, SIZE, Press, cards, palette
from scripts.tei import archive as read

CARD = Card(
    id="gnav-1774.r16",
    lang="da",
    words="I dette Spil kan være 37 Spillere.",
    of="Gnav eller Kis-Kis, 1774",
    cited="1774:16",
    named="Rule 16: how many play",
    year="1774",
    number="16.",
)
LONG = replace(CARD, id="long", words="Den som ikke er fornøyet med sin Brikke. " * 30)


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("previews")


@pytest.fixture(scope="module")
def archive() -> read.Archive:
    return read.load()


def pressed(work: Path, *wanted: Card) -> tuple[int, dict[str, bytes]]:
    press = Press(work / "pictures", work)
    anew = press.make(wanted)
    return anew, {path.name: path.read_bytes() for path in press.out.iterdir()}


def test_a_picture_is_made_once_and_again_only_when_what_it_shows_changes(work: Path) -> None:
    assert pressed(work, CARD, LONG)[0] == 2
    assert pressed(work, CARD, LONG)[0] == 0
    changed = replace(CARD, named="Rule 16: how many may play")
    assert pressed(work, changed, LONG)[0] == 1
    _, left = pressed(work, changed)
    assert left.keys() == {CARD.file}


def test_the_same_card_gives_the_same_bytes_alone_or_among_others(work: Path) -> None:
    _, among = pressed(work, LONG, CARD)
    (work / "made.json").unlink()
    _, alone = pressed(work, CARD)
    assert alone[CARD.file] == among[CARD.file]


def test_a_picture_has_sixteen_colours_and_its_margins_are_paper_however_long_the_words(
    work: Path,
) -> None:
    _, made = pressed(work, CARD, LONG)
    for name, picture in made.items():
        with Image.open(io.BytesIO(picture)) as drawn:
            assert drawn.size == SIZE
            assert drawn.mode == "P"
            across, down = SIZE
            flat = drawn.convert("RGB")
        colours = {colour for _, colour in flat.getcolors() or []}
        assert colours <= set(palette()), name
        # beside the margins, and between the words and the line below them
        for box in ((0, 0, 60, down), (across - 60, 0, across, down), (0, 498, across, 518)):
            assert flat.crop(box).getcolors() == [((box[2] - box[0]) * (box[3] - box[1]), PAPER)]
        assert len(picture) < 50_000


def test_each_source_and_each_rule_has_a_card_of_its_own(archive: read.Archive) -> None:
    made = [card.id for card in cards(archive)]
    rules = [rule.id for source in archive.sources.values() for rule in source.rules]
    assert sorted(made) == sorted([text.id for text in archive.texts()] + rules)


def test_a_card_says_number_source_and_year(archive: read.Archive) -> None:
    source = archive.sources["gnav-1774"]
    card = of_rule(source, source.rules[3])
    assert (card.number, card.of, card.cited) == ("3.", "Gnav eller Kis-Kis, 1774", "1774:3")
    assert of_rule(source, source.rules[0]).number == ""


def test_a_year_that_stands_in_the_title_is_not_said_twice(archive: read.Archive) -> None:
    assert of_source(archive.sources["gnav-1917"]).of == "Gnavspillets regler, København 1917"
