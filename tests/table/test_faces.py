"""The faces of Narrespillet: one for each card, read and told apart, and light to send."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import brotli  # type: ignore[import-untyped]
import pytest
from fontTools.ttLib import TTFont

from gnav_core.core import registry
from gnav_core.games.narrespillet.pack import CARDS, FOOL, HOUSES, NUMBERS, OF_HOUSES, PICTURES
from scripts import tei
from scripts.pages import fonts
from tests.edition.test_colours import contrast
from tests.programs import NODE

HERE = Path(__file__).parent
TABLE = tei.ROOT / "docs/assets/table"
OWN = TABLE / "games/narrespillet"
CORNERS = dict(zip("aqknp", "AQKNP", strict=True))
CATALOGUES = ("gnav_core/cards/da.json", "gnav_core/games/narrespillet/da.json")
USED = re.compile(r'href="#([\w-]+)"')
#: What all of them may weigh as they are sent, in bytes.
BUDGET = 25_000
#: How long a name on its plate may be, and how high its letters are, in units of a card 100 wide.
ROOM, SIZE = 115, 14.5


def danish(letter: str) -> str:
    """What the table says in Danish for a letter in a corner."""
    said: dict[str, str] = {}
    for path in CATALOGUES:
        for sayers, areas in json.loads((tei.ROOT / path).read_text("utf-8")).items():
            if "table" in sayers.split():
                said |= {english: own for area in areas.values() for english, own in area.items()}
    return said[letter]


def called(card: str, language: str) -> str:
    """How the engine calls a card, without its article."""
    thing = registry.family("narrespillet").words.thing
    return str(thing(card, language)).removeprefix("the ")


def drawn(language: str = "en") -> Any:
    """Draw all faces in a language."""
    told = []
    for card in CARDS:
        rank = card[1:]
        letter = CORNERS.get(rank, rank)
        if language == "da" and rank in CORNERS:
            letter = danish(letter)
        name = str(registry.family("narrespillet").words.thing(card, language))
        told.append({"card": card, "letter": letter, "name": name})
    done = subprocess.run(
        [NODE, HERE / "faces.mjs"], input=json.dumps(told), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def faces() -> Any:
    return drawn()


@pytest.mark.parametrize("size", ["large", "small"])
def test_every_card_of_the_pack_has_a_face_of_its_own(faces: Any, size: str) -> None:
    assert [one["card"] for one in faces["told"]] == [*CARDS]
    assert len({one[size] for one in faces["told"]}) == len(CARDS) == 78


def test_each_sign_that_a_face_uses_is_drawn_once_and_none_besides(faces: Any) -> None:
    signs = Counter(re.findall(r'<symbol id="([\w-]+)"', faces["signs"]))
    assert set(signs.values()) == {1}
    used = {sign for one in faces["told"] for sign in USED.findall(one["large"] + one["small"])}
    assert used == set(signs)


def test_no_two_signs_are_drawn_alike(faces: Any) -> None:
    drawings = re.findall(r"<symbol [^>]*>(.*?)</symbol>", faces["signs"])
    assert len(set(drawings)) == len(drawings) == len(HOUSES) + 4 + 4 + len(PICTURES) + 1


def test_a_number_has_as_many_pips_as_it_counts(faces: Any) -> None:
    large = {one["card"]: one["large"] for one in faces["told"]}
    for house in HOUSES:
        for rank in NUMBERS:
            used = Counter(USED.findall(large[house + rank]))
            pips = 1 if rank == "a" else int(rank)
            assert used == {f"house-{house}": pips + 2}, house + rank  # and one in each corner


def test_the_corner_tells_the_rank_and_the_house(faces: Any) -> None:
    for one in faces["told"]:
        if one["card"] in OF_HOUSES:
            house, rank = one["card"][0], one["card"][1:]
            assert one["corner"] == CORNERS.get(rank, rank)
            for size in ("large", "small"):
                assert f">{one['corner']}</text>" in one[size]
                assert f"house-{house}" in USED.findall(one[size])


def test_no_two_ranks_have_the_same_corner() -> None:
    """In Danish they are the first letters of es, dronning, konge, ridder and svend."""
    assert [danish(letter) for letter in CORNERS.values()] == ["E", "D", "K", "R", "S"]
    for language in ("en", "da"):
        corners = {one["card"][1:]: one["corner"] for one in drawn(language)["told"]}
        ranks = {card[1:] for card in OF_HOUSES}
        assert len({corners[rank] for rank in ranks}) == len(ranks) == 14


@pytest.mark.parametrize("language", ["en", "da"])
def test_a_picture_bears_its_number_and_its_name(language: str) -> None:
    face = {one["card"]: one for one in drawn(language)["told"]}
    for number, card in enumerate(PICTURES, 1):
        assert f">{number}</text>" in face[card]["large"]
        assert f">{number}</text>" in face[card]["small"]
        assert face[card]["called"] == called(card, language)
    assert face[FOOL]["called"] == called(FOOL, language)
    assert "<text" not in face[FOOL]["large"] + face[FOOL]["small"]
    assert all(face[card]["called"] is None for card in OF_HOUSES)


@pytest.mark.parametrize("language", ["en", "da"])
def test_each_name_has_room_on_its_plate(language: str) -> None:
    path, _ = fonts.CUTS["EBGaramond-Regular"]
    font = TTFont(fonts.PACKAGE / path)
    glyphs, widths, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    for card in (*PICTURES, FOOL):
        wide = sum(widths[glyphs[ord(letter)]][0] for letter in called(card, language))
        assert wide * SIZE / em <= ROOM, card


def test_the_inks_of_the_houses_are_read_on_the_card_by_day_and_by_lamplight() -> None:
    table = (TABLE / "core/css/table.css").read_text("utf-8")
    cards = (TABLE / "cards/css/cards.css").read_text("utf-8")
    inks = re.findall(r"--ink-(\w): (#\w{6});", (OWN / "css/faces.css").read_text("utf-8"))
    assert [house for house, _ in inks] == [*HOUSES]
    grounds = re.search(r"--card: light-dark\((#\w{6}), (#\w{6})\)", table)
    frames = re.search(r"--court: light-dark\((#\w{6}), (#\w{6})\)", cards)
    assert grounds
    assert frames
    assert min(contrast(ink, ground) for _, ink in inks for ground in grounds.groups()) >= 7
    assert min(contrast(ink, frame) for _, ink in inks for frame in frames.groups()) >= 4.5


def test_all_faces_are_light_to_send() -> None:
    names = ("strokes", "houses", "courts", "pictures", "scenes", "drawn", "faces")
    files = [*(OWN / f"{name}.js" for name in names), OWN / "css/faces.css"]
    assert sum(len(brotli.compress(file.read_bytes(), quality=11)) for file in files) <= BUDGET
