"""The sheets of one page: how a source is played, and an evening of the booklet, as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gnav_core.core import registry
from scripts import tei
from scripts.pages import front_page
from scripts.pages.how_to_text import HowTo, Line, Rank, Words, in_languages
from scripts.pages.titles import ours
from scripts.prints.runs import Run, Runs
from scripts.tei import links
from scripts.tei.archive import Archive

Json = dict[str, Any]

REFS: Final = ours("A number in brackets names the clause; ◊ a crux.")
EVENING: Final = ours("An evening of the booklet")
EVENING_WHAT: Final = ours(
    "The eleven games in the order of the booklet of 1774. The order of play is yours; that they "
    "make one evening is our idea, and no rule."
)
#: What stands over the columns of the evening.
HEADS: Final = {
    "game": ours("Game"),
    "players": ours("Players"),
    "cards": ours("Cards"),
    "print": ours("Page of 1774"),
    "won": ours("Who won"),
}
PLAYERS: Final = ("Players", "Spillere")


def rule_sheet(source: tei.Source, language: str) -> Json:
    """Give how a source is played on one sheet, each sentence with what it rests on."""
    told = in_languages(source)[language]
    return {
        "id": source.id,
        "lang": language,
        "title": told.title,
        "aim": told.aim,
        "by": told.by,
        "refs": getattr(REFS, language),
        "sections": [
            {
                "heading": section.heading,
                "lines": [line_data(line, source, language) for line in section.lines],
            }
            for section in told.sections
        ],
    }


def line_data(line: Line | Rank, source: tei.Source, language: str) -> Json:
    """Give a line: what ranks, what follows when a piece is asked, or a sentence."""
    if isinstance(line, Rank):
        things = line.things or tuple(ranked(source.id, language))
        return {"kind": "rank", "things": list(things)}
    said = {"words": said_in(line.said), "refs": [links.within(i, source.id) for i in line.cites]}
    if line.asked:
        return {"kind": "row", "named": said_in(line.named), **said}
    return {"kind": "told", **said}


def said_in(words: tuple[Words, ...]) -> Runs:
    """Give the words of a line; those of a source are marked with their language."""
    found: Runs = []
    for piece in words:
        run: Run = {"kind": "term", "words": [piece.words], "lang": piece.lang}
        found.append(run if piece.lang else piece.words)
    return found


def ranked(source: str, language: str) -> Iterator[str]:
    """Name the pieces of a source, the best first."""
    rules: Any = registry.rule_set(source)
    thing = registry.family(source).words.thing
    for piece in rules.pieces.value:
        yield str(piece) if piece.isdecimal() else str(thing(piece, language))


def evening(archive: Archive, language: str) -> Json:
    """Give the games of the booklet on one sheet, to be chosen from and filled in."""
    return {
        "lang": language,
        "title": getattr(EVENING, language),
        "what": getattr(EVENING_WHAT, language),
        "heads": {name: getattr(said, language) for name, said in HEADS.items()},
        "games": [
            {
                "name": game.name,
                "translated": getattr(game, language),
                "players": players(in_languages(game.source)[language]),
                "cards": cards(game.source.id, language),
                "page": game.page,
                "aim": in_languages(game.source)[language].aim,
            }
            for game in front_page.printed(archive)
        ],
    }


def players(told: HowTo) -> str:
    """Give in words how many play: the first sentence under that heading."""
    for section in told.sections:
        if section.heading in PLAYERS:
            return next(told.words for told in section.lines if isinstance(told, Line))
    return ""


def cards(source: str, language: str) -> str:
    """Say with how many cards, or pieces, a game is played."""
    rules: Any = registry.rule_set(source)
    if hasattr(rules, "cards"):
        return str(len(rules.cards))
    return str(getattr(ours("{number} pieces", number=len(rules.full_bag)), language))
