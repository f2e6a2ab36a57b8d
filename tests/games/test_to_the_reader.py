"""What happens to the reader's own seat is told as happening to *you*, in both languages."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from gnav_core.cards import words as cards
from gnav_core.cards.counted import words as counted
from gnav_core.core import registry
from gnav_core.core.sentences import FORMS, PART, danish, listed, read_by, tell
from gnav_core.games import FAMILIES
from gnav_core.games.gnav import words as gnav
from gnav_core.games.hanrey import words as hanrey
from tests.games.play import play, setups
from tests.games.second_person import WRONG, said_rightly

#: The parts of a sentence that name one seat; in games of cards others name cards and numbers.
SEATS = {"who", "to", "loser", "winners", "other"}
GNAVS_SEATS = {"who", "of", "with", "by"}
NAMES = [f"Number{seat}" for seat in range(40)]


def module_of(family):
    return import_module(f"gnav_core.games.{family}.words")


def templates(module):
    """Every sentence of an event or an ending, but for what is told of others only."""
    for name, value in vars(module).items():
        if name.isupper() and not name.endswith("UNSEEN"):
            yield from sentences_in(value)


def sentences_in(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | tuple):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from sentences_in(inner)


@pytest.mark.parametrize("module", [cards, counted, *map(module_of, FAMILIES)])
def test_every_sentence_that_names_a_seat_can_be_said_to_it(module):
    registry.families()  # their Danish comes with them
    seats = GNAVS_SEATS if module is gnav else SEATS
    for template in set(templates(module)):
        for part in seats & set(PART.findall(template)):
            assert said_rightly(template, part)


def test_every_sentence_with_two_forms_is_said_rightly_to_the_reader():
    registry.families()
    found = [english for english in danish() if FORMS.search(english)]
    assert len(found) > 100
    for template in found:
        for about in {PART.findall(form + template)[0] for form, _ in FORMS.findall(template)}:
            assert said_rightly(template, about)


@pytest.mark.parametrize("rules", list(registry.SOURCES))
def test_in_no_game_is_a_reader_told_of_himself_by_name(rules):
    chance, told = Random(rules), 0
    for head in list(setups(rules, [rules]))[:8]:
        for game, _, _, events in play(head, chance, 200):
            words = registry.family(rules).words
            for event in events:
                for seat in range(min(head["players"], 4)):
                    names = read_by(NAMES[: head["players"]], seat)
                    for language in ("en", "da"):
                        said = words.event(game.rules, event.seen_by(seat), names, language)
                        told += "you" in said.text.lower() or "du " in said.text.lower()
                        heard = f"{said.text} {said.brief}"
                        assert not WRONG.search(said.text), said.text
                        assert not {NAMES[seat]} & set(heard.replace(".", " ").split())
    assert told > 100


def test_among_others_the_reader_is_you():
    """gnav-1774.r5: all show."""
    names = read_by(["Anna", "Bo"], 0)
    assert tell("en", hanrey.SENTENCES["won"], Winners=listed("en", names)) == (
        "You and Bo have won."
    )
    assert listed("da", names) == "du og Bo"
