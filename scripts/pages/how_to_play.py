"""The page that says how to play by one source, in a minute, in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from gnav_core.core import registry
from gnav_core.core.sentences import tell
from scripts import tei
from scripts.examples.example import LESSON, paths
from scripts.pages import set_figures
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.how_to_text import HowTo, Line, Rank, in_languages
from scripts.pages.templates import page_of
from scripts.pages.titles import Bilingual, ours
from scripts.tei import links

#: How long a lesson is, by its deals.
LEARNT: Final = {
    1: ours("Learn it in a first game"),
    2: ours("Learn it in two deals"),
    3: ours("Learn it in three deals"),
}


class Block(NamedTuple):
    """Lines of one kind in a row, in both languages: told, what decides, or what ranks."""

    kind: str
    lines: list[tuple[Any, Any]]


class Ref(NamedTuple):
    """A reference: one clause, a run of them, or a crux, as it is shown and what it is called."""

    ident: str
    shown: str
    title: str


def how_to_play_page(
    source: tei.Source, is_played: bool, others: tuple[tei.Source, ...] = ()
) -> str:
    """Set the page of a source; ``is_played`` says whether the table draws its game.

    ``others`` are the sources that tell the same game.
    """
    said = in_languages(source)
    english = said["en"]
    about = f"{english.aim} {english.by}."
    return page_of(
        "how-to-play.html",
        front_matter(english.title, about, danish=said["da"].title, **UNSEARCHED),
        page=source.told,
        source=source,
        told=said,
        sections=list(_sections(source, said)),
        refs=lambda line: list(refs(line.cites, source.id)),
        drawn=lambda line: [Markup(_drawn(piece)) for piece in _ends(line.asked)],
        figures=Markup(set_figures.figures()) if _has_pieces(said) else "",
        lends=any(ident.partition(".")[0] != source.id for ident in _cited(english)),
        linked_data=_linked_data(source, english, about),
        is_played=is_played,
        lesson=_lesson(source),
        others=[other for other in others if other.told and other.id != source.id],
    )


def _sections(
    source: tei.Source, said: dict[str, HowTo]
) -> Iterator[tuple[tuple[str, str], list[Block]]]:
    """Give each section: its heading in both languages, and its lines by kind."""
    for english, danish in zip(said["en"].sections, said["da"].sections, strict=True):
        both = zip(english.lines, danish.lines, strict=True)
        blocks = [Block(kind, list(lines)) for kind, lines in groupby(both, _kind)]
        for at, block in enumerate(blocks):
            if block.kind == "pieces":
                blocks[at] = Block("pieces", list(_ranked(source.id)))
        yield (english.heading, danish.heading), blocks


def _kind(lines: tuple[Line | Rank, Line | Rank]) -> str:
    line, _ = lines
    if isinstance(line, Rank):
        return "ranked" if line.things else "pieces"
    return "rows" if line.asked else "told"


def _ranked(source: str) -> Iterator[tuple[bool, list[tuple[Markup, tuple[str, ...]]]]]:
    """Give the pieces of a source, the best first, by groups: each drawn, and its name.

    Figures are a group of their own; what bears its number needs no other name.
    """
    rules: Any = registry.rule_set(source)
    thing = registry.family(source).words.thing
    for is_figure, group in groupby(rules.pieces.value, _is_figure):
        named: list[tuple[Markup, tuple[str, ...]]] = []
        for piece in group:
            names = (piece, tell("da", piece)) if is_figure else (thing(piece), thing(piece, "da"))
            named.append((Markup(_drawn(piece)), (piece,) if piece.isdecimal() else names))
        yield is_figure, named


def _is_figure(piece: str) -> bool:
    return piece in set_figures.bodies()


def _drawn(piece: str) -> str:
    is_tile = _is_figure(piece) or piece.isdecimal()
    return set_figures.tile(piece) if is_tile else set_figures.card(piece)


def _ends(asked: tuple[str, ...]) -> Iterator[str]:
    """Give the pieces that stand for all that are asked: of a row of numbers both ends."""
    for piece in asked:
        yield from piece.split("–")


def _has_pieces(said: dict[str, HowTo]) -> bool:
    return any(Rank() in section.lines for section in said["en"].sections)


def _cited(said: HowTo) -> list[str]:
    return [ident for line in said.sentences() for ident in line.cites]


def refs(cites: tuple[str, ...], source: str) -> Iterator[Ref]:
    """Shorten what a line rests on: clauses in a row are one reference, and so are cruces."""
    for run in _runs(cites):
        first, last = run[0], run[-1]
        if _is_crux(first):
            names = [ident.rpartition(".")[2] for ident in run]
            title = ", ".join((links.label(first), *names[1:]))
            yield Ref(first, f"◊ {names[0]}" if len(run) == len(cites) else "◊", title)
        else:
            end = f"–{last[-1]}]" if last != first else "]"
            shown, title = (
                f"{label.removesuffix(']')}{end}"
                for label in (links.within(first, source), links.label(first))
            )
            yield Ref(first, shown, title)


def _runs(cites: tuple[str, ...]) -> list[list[str]]:
    runs: list[list[str]] = []
    for ident in cites:
        if runs and _follows(ident, runs[-1][-1]):
            runs[-1].append(ident)
        else:
            runs.append([ident])
    return runs


def _follows(ident: str, before: str) -> bool:
    if _is_crux(ident) or _is_crux(before):
        return _is_crux(ident) and _is_crux(before)
    return ident[:-1] == before[:-1] and ord(ident[-1]) == ord(before[-1]) + 1


def _is_crux(ident: str) -> bool:
    return ".q." in ident


def _lesson(source: tei.Source) -> tuple[str, Bilingual] | None:
    """Give the lesson of a source, and how long it is."""
    name = f"{LESSON}{source.id.removeprefix('gnav-')}"
    if name not in paths():
        return None
    record = json.loads(paths()[name].read_text("utf-8"))
    deals = sum(is_deal for is_deal, _ in groupby(record["moves"], _is_deal))
    return name, LEARNT[deals]


def _is_deal(move: str) -> bool:
    return move.startswith("deal:")


def _linked_data(source: tei.Source, said: HowTo, about: str) -> Markup:
    """Describe the page in the words of schema.org."""
    steps = [
        {
            "@type": "HowToStep",
            "name": section.heading,
            "text": " ".join(line.words for line in section.lines if isinstance(line, Line)),
        }
        for section in said.sections
    ]
    work = {
        "@context": "https://schema.org",
        "@type": "HowTo",
        "name": said.title,
        "description": about,
        "inLanguage": list(source.how_to_play),
        "step": steps,
    }
    said_so = Markup(json.dumps(work, ensure_ascii=False).replace("<", "\\u003c"))
    return Markup('<script type="application/ld+json">{}</script>').format(said_so)
