"""Sentences are told in English and in Danish, with their parts."""

from __future__ import annotations

import pytest

from gnav_core.core import registry, sentences
from gnav_core.core.sentences import (
    LANGUAGES,
    Reader,
    Seat,
    Sentence,
    either,
    listed,
    retell,
    tell,
    why,
)


@pytest.fixture(autouse=True)
def _opened() -> None:
    registry.family("gnav-1774")


def test_a_sentence_is_its_english_and_can_be_told_in_danish():
    said = Sentence("It is not the turn of {who}.", who=Seat(1))
    assert said == "It is not the turn of Seat 1."
    assert retell(said, "da") == "Turen er ikke kommet til Plads 1."
    assert retell(said, "da", ["Anna", "Bo"]) == "Turen er ikke kommet til Bo."
    assert retell("what a source says", "da") == "what a source says"


def test_the_parts_of_a_sentence_are_told_in_its_language():
    expected = Sentence("{who} is to stand or exchange", who=Seat(0))
    said = Sentence("{expected}, not {move}.", expected=expected, move="'accept'")
    assert retell(said, "en", ["Anna"]) == "Anna is to stand or exchange, not 'accept'."
    assert retell(said, "da", ["Anna"]) == "Anna skal blive stående eller bytte, ikke 'accept'."
    assert why(ValueError(said), "da", ["Bo"]).startswith("Bo skal")


def test_names_with_braces_or_brackets_are_told_as_they_are():
    stands = "{who} [stands|stand]."
    assert tell("da", stands, who="{of}") == "{of} bliver stående."
    assert tell("en", stands, who="[a|b]") == "[a|b] stands."


def test_what_the_reader_does_is_said_to_him_and_what_is_done_to_him():
    asks = "{who} [asks|ask] [{of}, who has|you, and you have] the cat."
    told = [
        [tell(language, asks, who="Bo", of="Carl"), *said_to(language, asks)]
        for language in LANGUAGES
    ]
    assert told == [
        [
            "Bo asks Carl, who has the cat.",
            "You ask Carl, who has the cat.",
            "Bo asks you, and you have the cat.",
        ],
        [
            "Bo spørger Carl, som har katten.",
            "Du spørger Carl, som har katten.",
            "Bo spørger dig, og du har katten.",
        ],
    ]


def said_to(language, template):
    """The sentence as the first reads it, and as the second does."""
    return [
        tell(language, template, who=Reader("Bo"), of="Carl"),
        tell(language, template, who="Bo", of=Reader("Carl")),
    ]


def test_the_reader_is_you_with_a_capital_at_the_beginning_alone():
    goes_on = "{by} [has|have] the cat: {who} may ask no further."
    assert (
        tell("en", goes_on, by=Reader("Bo"), who="Carl")
        == "You have the cat: Carl may ask no further."
    )
    assert (
        tell("da", goes_on, by="Bo", who=Reader("Carl"))
        == "Bo har katten: du må ikke spørge videre."
    )


def test_what_is_listed_is_joined_in_the_language():
    assert listed("en", ["Anna"]) == "Anna"
    assert listed("da", ["Anna", "Bo", "Carl"]) == "Anna, Bo og Carl"
    assert either(["'3'", "'4'", "'5'"]) == "'3' or '4' or '5'"


def test_a_game_is_told_in_danish_once_it_is_opened(monkeypatch):
    opened = sentences._packages
    monkeypatch.setattr(sentences, "_packages", opened[:1])
    assert tell("da", "Seat {number}", number=1) == "Plads 1"
    assert tell("da", "the cuckoo") == "the cuckoo"
    monkeypatch.setattr(sentences, "_packages", opened)
    assert tell("da", "the cuckoo") == "gøgen"


def test_a_game_without_danish_is_told_in_english(monkeypatch):
    monkeypatch.setattr(sentences, "_packages", [*sentences._packages, "gnav_core.play"])
    assert tell("da", "There is no such sentence.") == "There is no such sentence."
    assert tell("da", "the cuckoo") == "gøgen"
