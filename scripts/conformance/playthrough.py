"""Playthroughs: one short game of each source, written out so that a person can read it.

Each move is told as all would be told if everything lay open; before a player's move stands what
that player sees and may do. Only this engine has played them: whoever reads one checks it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from gnav_core.core import registry, text
from gnav_core.core.choices import in_short
from gnav_core.core.family import Words
from gnav_core.core.game import CHANCE, Seen, see
from gnav_core.core.table import BESIDE
from scripts.conformance.golden import FOLDER

PLACE: Final = FOLDER / "playthroughs"
NAMES: Final = ("Anna", "Bo", "Carl", "Dorte", "Erik", "Frederik", "Grethe", "Hans")
DEALS: Final = 5
"""A game that goes on for longer is broken off after so many deals."""


def path(source: str) -> Path:
    """Give the file of a source's playthrough."""
    return PLACE / f"{source}.txt"


def written(source: str) -> str:
    """Play a game at random and write it out."""
    least, most = registry.rule_set(source).seats.value
    game = registry.new(source, min(least + 1, most))
    names, chance = NAMES[: game.players], Random(source)
    head = f"{text.label(source)} with {', '.join(names)}; {names[game.dealer]} deals first."
    return "\n".join([head, *_played(game, names, chance)]) + "\n"


def _played(game: Any, names: Sequence[str], chance: Random) -> Iterator[str]:
    words = registry.family(game.rules_id).words
    state, number, deal = game.begin().state, 0, 0
    while (mover := game.current_player(state)) is not None:
        moment = game.moment(state)
        if moment.rests:
            deal += 1
            if deal > DEALS:
                yield f"\n(and so on: only the first {DEALS} deals stand here)"
                return
            yield f"\nDeal {moment.deal}. {_kept(game, state, names)}"
        if mover != CHANCE:
            yield f"     {_seen(see(game, state, mover), names[mover], words)}"
        action = chance.choice(game.legal_actions(state))
        state, events = game.apply(state, action)
        who = "chance" if mover == CHANCE else names[mover]
        yield f"{number:3}  {who}: {action}"
        for event in events:
            said = words.event(game.rules, event.whole, names).text
            yield f"       {said} [{', '.join(map(text.label, event.clauses))}]"
        number += 1
    yield f"\nThe end. {words.outcome(game.outcome(state), names)} {_kept(game, state, names)}"


def _seen(seen: Seen, name: str, words: Words) -> str:
    hand = seen.table.hand(seen.seat)
    held = ", ".join(words.thing(lying.card) for lying in hand.cards) if hand else ""
    return f"{name} sees {held or 'nothing'}, and may {' or '.join(in_short(seen.legal))}."


def _kept(game: Any, state: Any, names: Sequence[str]) -> str:
    """Say what is kept, but for what stands beside the table."""
    words = registry.family(game.rules_id).words
    marks = [
        f"{names[mark.place]} {words.mark(mark)}"
        if isinstance(mark.place, int)
        else words.mark(mark)
        for mark in game.table(state).marks
        if mark.place != BESIDE
    ]
    return "; ".join(marks) + "."
