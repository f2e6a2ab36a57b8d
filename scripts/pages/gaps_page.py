"""How gaps are filled: the principle, and what it comes to in every game, question by question."""

from __future__ import annotations

from collections import Counter
from typing import Final

from scripts import tei
from scripts.pages import titles
from scripts.pages.crux_page import GAP, GAPS, REGISTER, STEPS, both
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.html import TeiToHtml
from scripts.pages.templates import page_of
from scripts.pages.titles import Bilingual, ours
from scripts.tei.archive import Archive
from scripts.tei.notes import STEPS as IN_ORDER
from scripts.tei.notes import Crux, part

#: What the same question is called where it has another name.
SAME: Final = {
    "ranks": "rank",
    "plain-rank": "rank",
    "first-lead": "leader",
    "next-lead": "leader",
    "game": "length",
    "deals": "length",
    "next-dealer": "dealer-turn",
}
#: Questions that several games leave open, in the order of play.
SEVERAL: Final = {
    "players": ours("How many play"),
    "rank": ours("How the cards rank"),
    "follow": ours("Whether suit must be followed"),
    "leader": ours("Who leads"),
    "draw": ours("How cards are drawn"),
    "trump-card": ours("What becomes of the card turned up"),
    "beet-size": ours("What a beet is worth"),
    "stake": ours("What is staked"),
    "winners": ours("Who has won"),
    "length": ours("How long it is played"),
    "dealer-turn": ours("Who deals next"),
}
ONE_GAME: Final = ours("What one game alone leaves open")
#: The principle, step by step.
PRINCIPLE: Final = {
    "words": ours(
        "What the text itself presupposes elsewhere: a rule that another of its rules needs."
    ),
    "booklet": ours(
        "Else what another of the old texts here says, above all one that the text itself names."
    ),
    "kin": ours("Else what the game’s kin do, and witnesses of the time before later ones."),
    "least": ours(
        "Else what binds the players least: no duty, no payment and no power that no text names."
    ),
}


def gaps_page(archive: Archive) -> str:
    """Set the principle, then each gap under what it asks, game by game."""
    setter = TeiToHtml(GAPS)
    found = [(text, crux) for text in archive.texts() for crux in text.cruces if crux.filling]
    return page_of(
        "gaps.html",
        front_matter("How gaps are filled", f"{GAP.en} One principle, in all games.", **UNSEARCHED),
        page=GAPS,
        register=REGISTER,
        gap=GAP,
        principle=[(step, PRINCIPLE[step]) for step in IN_ORDER],
        steps=STEPS,
        counts=Counter(crux.filling.step for _, crux in found if crux.filling),
        departing=[(text, crux) for text, crux in found if crux.filling and crux.filling.departs],
        groups=groups(found),
        titles=titles,
        words=lambda crux, kind: both(
            setter, part(crux.element, kind), part(crux.element, kind, "da")
        ),
    )


def groups(
    found: list[tuple[tei.Source, Crux]],
) -> list[tuple[str, Bilingual, list[tuple[tei.Source, Crux]]]]:
    """Gather the gaps by what they ask; what one game alone leaves open stands last."""
    asked = {crux.id: SAME.get(crux.name, crux.name) for _, crux in found}
    several = [
        (name, heading, [(text, crux) for text, crux in found if asked[crux.id] == name])
        for name, heading in SEVERAL.items()
    ]
    alone = [(text, crux) for text, crux in found if asked[crux.id] not in SEVERAL]
    return [group for group in (*several, ("alone", ONE_GAME, alone)) if group[2]]
