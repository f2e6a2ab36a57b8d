"""The page of cruces of one source: those a game must answer, then those of the text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from scripts import tei
from scripts.pages import parts, show_me
from scripts.pages.html import Setter, fold
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.layers import NS, XML_ID
from scripts.tei.passages import shown_lang

REGISTER: Final = "cruces/"
OF_THE_GAME: Final = (
    "A crux is a question that the words of a source leave open, and that a game must answer "
    "before it can be played."
)
OF_THE_TEXT: Final = (
    "A crux of the text is a passage whose words or sense are in doubt, and on which no game "
    "depends."
)
BEARINGS: Final = {
    "for": "For the reading we take",
    "against": "Against it",
    "open": "It can serve either",
}


def cruces_page(archive: Archive, source: tei.Source) -> str:
    """Set the cruces of one source, its own and those it takes over."""
    page = f"{links.address(source.id)}{REGISTER}"
    short = f'<span class="sc">{source.short}</span>'
    return "\n".join(
        [
            *parts.front_matter(
                f"Cruces of {source.short}",
                f"The open questions of {source.title}: passage, evidence, readings, reason.",
                **parts.UNSEARCHED,
            ),
            "",
            parts.crumbs(page, [(links.address(source.id), short)], "cruces"),
            "",
            parts.style(page, "lists"),
            f"<h1>Cruces of {short}</h1>",
            "",
            "<p>Each crux says what speaks for and against a reading, who decided, and why. "
            f'<a href="{links.relative(page, REGISTER)}">All cruces of all sources</a></p>',
            "",
            *several(source.cruces, "game", OF_THE_GAME, archive, page),
            *borrowed(archive, source, page),
            *several(source.questions, "text", OF_THE_TEXT, archive, page),
            "",
        ]
    )


def several(
    found: Iterable[tei.Question], kind: str, what: str, archive: Archive, page: str
) -> list[str]:
    """Set a part of the page: the cruces of the game, or those of the text."""
    entries = [block for crux in found for block in entry(crux, archive, page)]
    if not entries:
        return []
    return [f'<h2 id="of-the-{kind}">Cruces of the {kind}</h2>', f"<p>{what}</p>", "", *entries, ""]


def entry(crux: tei.Question, archive: Archive, page: str) -> list[str]:
    """Set one crux: question, passage, evidence, readings, reason, who decides."""
    setter = Setter(page)
    return [
        f'<section class="crux-entry"><h3 id="{crux.name}">{crux.name}</h3>',
        f'<p class="question">{part(crux, "question", setter)}</p>',
        *[passage(target, archive, page) for target in crux.targets],
        *evidence(crux, page),
        *readings(crux),
        *show_me.at_crux(crux.id, page),
        "<h4>Decision</h4>",
        f'<p>{part(crux, "reason", setter)} <span class="quiet">{who_decides(crux)}</span></p>',
        "</section>",
    ]


def part(crux: tei.Question, kind: str, setter: Setter) -> str:
    """Set the question or the reason with its quotations and links."""
    found = crux.element.find(f"tei:*[@type='{kind}']", NS)
    return "" if found is None else setter.inside(found).strip()


def passage(target: str, archive: Archive, page: str) -> str:
    """Quote the clause, the rule or the heading that a crux is about."""
    source = archive.text_of(target)
    cited = f'<a href="{links.link(page, target)}">{links.label(target)}</a>'
    clauses = [clause for rule in source.rules for clause in rule.clauses]
    words = " ".join(
        tei.corrected(clause.element)
        for clause in clauses
        if f"{clause.id}.".startswith(f"{target}.")
    )
    if not words:
        found = source.body.find(f".//*[@{XML_ID}='{target}']")
        words = "" if found is None else tei.corrected(found)
    return (
        f'<blockquote><p lang="{shown_lang(source)}">{fold(words)} '
        f'<cite lang="en">{cited}</cite></p></blockquote>'
    )


def evidence(crux: tei.Question, page: str) -> list[str]:
    """Set what bears on the question, each item with its clause: for, against, either way."""
    blocks: list[str] = []
    for bearing, heading in BEARINGS.items():
        items = [
            f'<li><a href="{links.link(page, item.clause)}">{links.label(item.clause)}</a>: '
            f"{Setter(page).inside(item.element).strip()}</li>"
            for item in crux.evidence
            if item.bearing == bearing
        ]
        if items:
            alone = len({item.bearing for item in crux.evidence}) == 1 and bearing == "open"
            blocks += [f"<h4>{'Evidence' if alone else heading}</h4>", "<ul>", *items, "</ul>"]
    return blocks


def readings(crux: tei.Question) -> list[str]:
    """Set the readings that can be held, the default marked; a crux of the text has none."""
    if not isinstance(crux, tei.Crux):
        return []
    rows = "".join(
        f"<dt><code>{option.value}</code>"
        f"{' <em>(default)</em>' if crux.switchable and option.value == crux.default else ''}"
        f"</dt><dd>{fold(option.text)}</dd>"
        for option in crux.options
    )
    return ["<h4>Readings</h4>", f'<dl class="readings">{rows}</dl>']


def who_decides(crux: tei.Question) -> str:
    """Say who settled the question and who may settle it otherwise."""
    decided = f"Decided by {crux.resp}"
    if not isinstance(crux, tei.Crux):
        return f"{decided}. The engine does not come to this question; there is nothing to switch."
    if crux.switchable:
        return f"The default is decided by {crux.resp}; whoever plays may choose another reading."
    return f"{decided}. The engine knows no other reading to switch to."


def borrowed(archive: Archive, source: tei.Source, page: str) -> list[str]:
    """Set the list of cruces that a source takes over from the one that supplies its rules."""
    if not source.adopted:
        return []
    lender = links.label(source.adopted[0].partition(".")[0])
    return [
        '<section class="borrowed">',
        f'<h2 id="adopted">Taken over from <span class="sc">{lender}</span></h2>',
        f"<p>Where this source is silent the game is played by {lender}, "
        "open questions included.</p>",
        f"<dl>{''.join(adopted(ident, archive, page) for ident in source.adopted)}</dl></section>",
    ]


def adopted(ident: str, archive: Archive, page: str) -> str:
    """Set one crux that a source takes over."""
    crux = next(crux for crux in archive.text_of(ident).cruces if crux.id == ident)
    named = f'<a href="{links.link(page, ident)}">{crux.name}</a>'
    return f"<dt>{named}</dt><dd>{fold(crux.question)}</dd>"
