"""Each loss and gain says its rule in one plain sentence, in every game and language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import resolve
from gnav_core.core.sentences import LANGUAGES, tell
from gnav_core.play.views import View
from tests.core.any_game import act, begun, heads, moves_of, new, played

COUNTS = {"score", "plus", "pool", "beet", "count", "honours", "tricks", "pair"}
"""The marks of what is lost and won."""
CLEARS = {"dealer", "collected", "void"}
"""What wipes the slate, and costs or gives nobody anything."""
JARGON = re.compile(r"\bcrux\b|\bgap\b|\bkruks|\w\.[qr]\d*\.|\d\[[a-z]\]", re.IGNORECASE)
"""What stands behind *why?* alone: what is asked of a text, by its name or as such, and clauses."""


def costs_or_gives(seen: SeenEvent) -> bool:
    """Whether an event is a loss or a gain, as it is chalked up, or the end of a game."""
    counted = any(mark.id in COUNTS for mark in seen.marked)
    return seen.kind in ("won", "lost") or (counted and seen.kind not in CLEARS)


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_each_loss_and_gain_has_its_plain_sentence(rules: str) -> None:
    plain = resolve(registry.family(rules).plain or "")
    chance = Random(rules)
    said: set[str] = set()
    for head in heads(rules, chance, 40):
        game, deal = new(head), 0
        before: list[SeenEvent] = []
        for step in played(game, chance, 400):
            for event in step.events:
                seen = event.whole
                sentence = plain(game.rules, before, seen)
                assert sentence or not costs_or_gives(seen), (seen.kind, seen.details)
                if sentence:
                    said |= {tell(language, sentence) for language in LANGUAGES}
                before.append(seen)
            if game.moment(step.after).deal != deal:
                deal = game.moment(step.after).deal
                before.clear()
    assert said
    for sentence in said:
        assert sentence.endswith(".")
        assert not JARGON.search(sentence)
        assert len(sentence) <= 110, sentence


SHOWN = {"text", "brief", "plain", "why", "label", "gloss", "reason", "name", "head", "brought"}
"""What of a view is read at the table, wherever it stands in it."""


def read_in(view: Any) -> Iterator[str]:
    """Every sentence and name that a view brings to the table."""
    if isinstance(view, list):
        for one in view:
            yield from read_in(one)
    if isinstance(view, dict):
        yield from (said for name, said in view.items() if name in SHOWN and isinstance(said, str))
        for part in view.values():
            yield from read_in(part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", registry.SOURCES)
def test_no_sentence_at_the_table_names_a_clause_or_what_is_asked(
    rules: str, language: str
) -> None:
    chance = Random(rules)
    for head in heads(rules, chance, 3):
        moves = moves_of(head, chance, 120)
        for number in {len(moves) // 2, len(moves)}:
            session = begun(head, moves[:number])
            seat = session.game.current_player(session.line.state)
            view = View(session, seat if isinstance(seat, int) else None, language).now()
            for said in read_in(view):
                assert not JARGON.search(said), said


def test_the_last_to_play_is_told_with_which_cards_the_trick_is_taken() -> None:
    """piquet-1774.r8.a, q.follow, q.ranks."""
    chance = Random(5)
    head = next(heads("piquet-1774", chance, 1))
    moves = moves_of(head, chance, 400)
    told = 0
    for number in range(len(moves) - 12, len(moves)):
        session = begun(head, moves[:number])
        seat = session.game.current_player(session.line.state)
        if not isinstance(seat, int):
            continue
        for choice in View(session, seat, "en").now()["choices"]:
            if "takes" in choice:
                act(session, moves[number])
                led = session.line.events_of(len(session.line.moves) - 1)
                taken = next(event for event in led if event.kind == "trick")
                card = moves[number].partition(":")[2]
                assert (taken.seat == seat) == (card in choice["takes"])
                told += 1
                break
    assert told
