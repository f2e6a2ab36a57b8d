"""The pages of cruces: those of one source, and the register of all."""

from __future__ import annotations

from collections.abc import Mapping

from scripts.edition import links, parts, tei
from scripts.edition.html import Setter, fold
from scripts.edition.layers import NS
from scripts.edition.passages import shown_lang

Sources = Mapping[str, tei.Source]
REGISTER = "cruces/"
WHAT = (
    "A crux is a question that the words of a source leave open, and that a game must answer "
    "before it can be played."
)


def cruces_page(source: tei.Source, sources: Sources) -> str:
    """Set the cruces of one source, its own and those it takes over."""
    page = f"{links.address(source.id)}{REGISTER}"
    short = f'<span class="sc">{source.short}</span>'
    lent = [adopted(ident, sources, page) for ident in source.adopted]
    return "\n".join(
        [
            *parts.front_matter(f"Cruces of {source.short}", f"{WHAT} Gnav {source.short}."),
            "",
            parts.crumbs(page, [(links.address(source.id), short)], "cruces"),
            "",
            f"<h1>Cruces of {short}</h1>",
            "",
            f"<p>{WHAT} The default reading is ours, and each crux says why. "
            f'<a href="{links.relative(page, REGISTER)}">All cruces of all sources</a></p>',
            "",
            *[block for crux in source.cruces for block in entry(crux, sources, page)],
            *(borrowed(source, lent) if lent else []),
            "",
        ]
    )


def entry(crux: tei.Crux, sources: Sources, page: str) -> list[str]:
    """Set one crux: question, passage, evidence, readings, reason, who decides."""
    setter = Setter(page)
    return [
        f'<section class="crux-entry"><h2 id="{crux.name}">{crux.name}</h2>',
        f'<p class="question">{part(crux, "question", setter)}</p>',
        *[passage(target, sources, page) for target in crux.targets],
        *evidence(crux, page),
        "<h3>Readings</h3>",
        f'<dl class="readings">{"".join(reading(option, crux) for option in crux.options)}</dl>',
        f'<p>{part(crux, "reason", setter)} <span class="quiet">{who_decides(crux)}</span></p>',
        "</section>",
    ]


def part(crux: tei.Crux, kind: str, setter: Setter) -> str:
    """Set the question or the reason with its quotations and links."""
    found = crux.element.find(f"tei:*[@type='{kind}']", NS)
    return "" if found is None else setter.inside(found).strip()


def passage(target: str, sources: Sources, page: str) -> str:
    """Quote the clause or the rule that a crux is about."""
    source = sources[target.partition(".")[0]]
    cited = f'<a href="{links.link(page, target)}">{links.label(target)}</a>'
    clauses = [clause for rule in source.rules for clause in rule.clauses]
    words = " ".join(
        tei.corrected(clause.element)
        for clause in clauses
        if f"{clause.id}.".startswith(f"{target}.")
    )
    return (
        f'<blockquote><p lang="{shown_lang(source)}">{fold(words)} '
        f'<cite lang="en">{cited}</cite></p></blockquote>'
    )


def evidence(crux: tei.Crux, page: str) -> list[str]:
    """Set what bears on the question, each item with its clause."""
    if not crux.evidence:
        return []
    items = [
        f'<li><a href="{links.link(page, item.clause)}">{links.label(item.clause)}</a>: '
        f"{Setter(page).inside(item.element).strip()}</li>"
        for item in crux.evidence
    ]
    return ["<h3>Evidence</h3>", "<ul>", *items, "</ul>"]


def reading(option: object, crux: tei.Crux) -> str:
    """Set one reading, the default marked."""
    value, text = getattr(option, "value", ""), getattr(option, "text", "")
    default = " <em>(default)</em>" if value == crux.default and crux.switchable else ""
    return f"<dt><code>{value}</code>{default}</dt><dd>{fold(text)}</dd>"


def who_decides(crux: tei.Crux) -> str:
    """Say who settled the question and who may settle it otherwise."""
    if crux.switchable:
        return "The default is this archive’s choice; whoever plays may choose another reading."
    return "This archive’s reading; there is no other one to choose."


def adopted(ident: str, sources: Sources, page: str) -> str:
    """Set one crux that a source takes over from the source that supplies its rules."""
    crux = next(crux for crux in sources[ident.partition(".")[0]].cruces if crux.id == ident)
    named = f'<a href="{links.link(page, ident)}">{crux.name}</a>'
    return f"<dt>{named}</dt><dd>{fold(crux.question)}</dd>"


def borrowed(source: tei.Source, lent: list[str]) -> list[str]:
    """Set the list of cruces taken over."""
    lender = links.label(source.adopted[0].partition(".")[0])
    return [
        '<section class="borrowed">',
        f'<h2 id="adopted">Taken over from <span class="sc">{lender}</span></h2>',
        f"<p>Where this source is silent the game is played by {lender}, "
        "open questions included.</p>",
        f"<dl>{''.join(lent)}</dl></section>",
    ]


def register_page(sources: Sources) -> str:
    """Set the register of all cruces, source by source."""
    blocks: list[str] = []
    for source in sources.values():
        if source.cruces:
            blocks += register_of(source)
    count = sum(len(source.cruces) for source in sources.values())
    return "\n".join(
        [
            *parts.front_matter("Cruces", f"{WHAT} The register of all {count}."),
            "",
            "<h1>Cruces</h1>",
            "",
            f"<p>{WHAT} There are {count}. The first reading named is the default, which is ours; "
            "where there are more, whoever plays may choose.</p>",
            "",
            *blocks,
            "",
        ]
    )


def register_of(source: tei.Source) -> list[str]:
    """Set one source's part of the register."""
    rows = [
        f'<dt><a href="{links.link(REGISTER, crux.id)}">{crux.name}</a> '
        f'<span class="options">{" · ".join(option.value for option in crux.options)}</span></dt>'
        f"<dd>{fold(crux.question)}</dd>"
        for crux in source.cruces
    ]
    also = ""
    if source.adopted:
        lender = links.label(source.adopted[0].partition(".")[0])
        href = links.relative(REGISTER, f"{links.address(source.id)}cruces/#adopted")
        also = f'<p>And <a href="{href}">{len(source.adopted)} taken over from {lender}</a>.</p>'
    return [
        f'<section class="register"><h2 id="{source.id}">'
        f'<span class="sc">{source.short}</span></h2>',
        f"<dl>{''.join(rows)}</dl>{also}</section>",
    ]
