"""What is asked of one source: its cruces, the gaps that we fill, the questions of the text."""

from __future__ import annotations

from typing import Final

from scripts import tei
from scripts.pages import show_me, titles
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.html import TeiToHtml
from scripts.pages.templates import page_of
from scripts.pages.titles import Asked, Bilingual, ours
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.layers import XML_ID, Element
from scripts.tei.notes import Evidence, part
from scripts.tei.passages import shown_lang

REGISTER: Final = "cruces/"
GAPS: Final = "gaps/"
#: What each kind is, in a sentence or two.
CRUX: Final = ours(
    "A crux is a passage that can be read in two ways, and that a game must read in one of them "
    "before it can be played."
)
GAP: Final = ours(
    "A gap is a place where the text is silent. What fills it is ours: each says from where we "
    "have it, and what else could stand there."
)
QUESTION: Final = ours(
    "A question of the text asks what a letter, a word or a passage is. No rule of a game rests "
    "on it, and there is nothing to choose."
)
#: By which step of the principle a gap is filled.
STEPS: Final = {
    "words": ours("from what the text itself presupposes elsewhere"),
    "booklet": ours("from another of the old texts here"),
    "kin": ours("from the game’s kin"),
    "least": ours("by what binds the players least, since nothing tells more"),
}
DEPARTS: Final = ours(
    "This departs from the principle, and stays because games have been recorded with it."
)
BEARINGS: Final = {
    "for": ours("For the reading we take"),
    "against": ours("Against it"),
    "open": ours("It can be read either way"),
}
ALONE: Final = ours("Evidence")


def cruces_page(archive: Archive, source: tei.Source) -> str:
    """Set the cruces of one source, its own and those it takes over."""
    page = f"{links.address(source.id)}{REGISTER}"
    setter = TeiToHtml(page)
    about = f"The open questions of {source.title}: passage, evidence, readings, reason."
    revised = archive.revised(source.id)
    return page_of(
        "cruces.html",
        front_matter(f"Cruces and gaps of {source.name}", about, revised=revised, **UNSEARCHED),
        page=page,
        source=source,
        register=REGISTER,
        gaps_page=GAPS,
        contents=contents(source),
        kinds=kinds(source),
        steps=STEPS,
        departs=DEPARTS,
        adopted=[adopted(ident, archive) for ident in source.adopted],
        html=setter.html,
        asked=lambda crux: titles.asked(archive.text_of(crux.id), crux),
        words=lambda crux, kind: both(
            setter, part(crux.element, kind), part(crux.element, kind, "da")
        ),
        bears=lambda item: both(setter, item.element, item.danish),
        passage=lambda target: passage(target, archive),
        evidence=evidence,
        shown=lambda ident: show_me.at_crux(ident, page),
        who_decides=who_decides,
    )


def kinds(source: tei.Source) -> list[tuple[str, Bilingual, Bilingual, list[tei.Question]]]:
    """Part what is asked of a source by kind: anchor, heading, what the kind is, the entries."""
    cruces = [crux for crux in source.cruces if not crux.filling]
    gaps = [crux for crux in source.cruces if crux.filling]
    return [
        ("of-the-game", ours("Cruces"), CRUX, [*cruces]),
        ("gaps", ours("Gaps that we fill"), GAP, [*gaps]),
        ("of-the-text", ours("Questions of the text"), QUESTION, [*source.questions]),
    ]


def both(setter: TeiToHtml, english: Element | None, danish: Element | None) -> Bilingual:
    """Set the same words in both languages; the Danish is empty where there is none yet."""
    return Bilingual(setter.html(english), setter.html(danish))


def contents(source: tei.Source) -> list[tuple[Bilingual, list[Asked]]]:
    """List what is asked, rule by rule; a crux of several rules stands under the first."""
    every = (*source.cruces, *source.questions)
    found = [
        (rule, [crux for crux in every if crux.targets[0].startswith(f"{rule.id}.")])
        for rule in source.rules
    ]
    return [
        (titles.title(source, rule), [titles.asked(source, crux) for crux in cruces])
        for rule, cruces in found
        if cruces
    ]


def passage(target: str, archive: Archive) -> tuple[str, str]:
    """Give the language and the words of the clause, rule or heading that a crux is about."""
    source = archive.text_of(target)
    clauses = [clause for rule in source.rules for clause in rule.clauses]
    words = " ".join(
        tei.corrected(clause.element)
        for clause in clauses
        if f"{clause.id}.".startswith(f"{target}.")
    )
    if not words:
        found = source.body.find(f".//*[@{XML_ID}='{target}']")
        words = "" if found is None else tei.corrected(found)
    return shown_lang(source), words


def evidence(crux: tei.Question) -> list[tuple[Bilingual, list[Evidence]]]:
    """Group what bears on the question under headings: for, against, either way."""
    found = [
        (bearing, heading, [item for item in crux.evidence if item.bearing == bearing])
        for bearing, heading in BEARINGS.items()
    ]
    heard = [(bearing, heading, items) for bearing, heading, items in found if items]
    alone = [bearing for bearing, _, _ in heard] == ["open"]
    return [(ALONE if alone else heading, items) for _, heading, items in heard]


def who_decides(crux: tei.Question) -> Bilingual:
    """Say who settled the question and who may settle it otherwise."""
    if not isinstance(crux, tei.Crux) and not crux.asks:
        decided = "Decided by {who}. No game depends on the answer, so there is nothing to choose."
    elif not isinstance(crux, tei.Crux):
        decided = "Decided by {who}. The games here go by it; no other reading can be chosen."
    elif crux.switchable:
        decided = "The default is decided by {who}; whoever plays may choose another answer."
    else:
        decided = "Decided by {who}. No other answer can be chosen in a game."
    return ours(decided, who=crux.resp)


def adopted(ident: str, archive: Archive) -> tei.Crux:
    """Find a crux that a source takes over."""
    return next(crux for crux in archive.text_of(ident).cruces if crux.id == ident)
