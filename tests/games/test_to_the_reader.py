"""What happens to the reader's own seat is told as happening to *you*, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from gnav_core.cards import saying
from gnav_core.core import registry
from gnav_core.core.sentences import PART, danish, listed, read_by, tell
from gnav_core.games.gnav import words as gnav
from gnav_core.games.gnav import yours as gnav_yours
from gnav_core.games.hanrey import words as hanrey
from gnav_core.games.hanrey import yours as hanrey_yours
from tests.games.play import play, setups

#: The parts of a sentence that name one seat.
SEATS = {"who", "of", "with", "by", "to", "loser"}
#: What is told of others only: whoever is dealt or draws a card sees it.
OF_OTHERS = set(saying.UNSEEN.values())
NAMES = [f"Number{seat}" for seat in range(40)]


def templates(module):
    """Every sentence of an event or an ending."""
    single = [value for name, value in vars(module).items() if name.isupper()]
    tables = (module.SENTENCES, getattr(module, "BRIEF", {}), getattr(module, "OVER", {}))
    yield from (text for table in tables for text in table.values())
    yield from (text for text in single if isinstance(text, str) and PART.search(text))


@pytest.mark.parametrize(("module", "yours"), [(gnav, gnav_yours), (hanrey, hanrey_yours)])
def test_every_sentence_that_names_a_seat_can_be_said_to_it(module, yours):
    seats = SEATS - {"of"} if module is hanrey else SEATS  # where it names the card to be beaten
    for template in set(templates(module)) - OF_OTHERS:
        assert seats & set(PART.findall(template)) <= set(yours.YOURS.get(template, {})), template


@pytest.mark.parametrize("family", ["gnav", "hanrey"])
def test_what_is_said_to_the_reader_names_all_the_others(family):
    registry.family(f"{family}-1774")  # its Danish comes with it
    yours = {"gnav": gnav_yours, "hanrey": hanrey_yours}[family]
    for template, forms in yours.YOURS.items():
        for part, said in forms.items():
            assert set(PART.findall(said)) == set(PART.findall(template)) - {part}
            assert danish()[said]


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
                        assert not {NAMES[seat]} & set(heard.replace(".", " ").split())
    assert told > 100


def test_among_others_the_reader_is_you():
    """gnav-1774.r5: all show."""
    names = read_by(["Anna", "Bo"], 0)
    assert tell("en", hanrey.SENTENCES["won"], Winners=listed("en", names)) == (
        "You and Bo have won."
    )
    assert listed("da", names) == "du og Bo"
