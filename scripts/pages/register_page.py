"""The register of all cruces: those a game must answer, then those of the text."""

from __future__ import annotations

from scripts import tei
from scripts.pages import parts
from scripts.pages.crux_page import OF_THE_GAME, OF_THE_TEXT, REGISTER
from scripts.pages.html import fold
from scripts.tei import links
from scripts.tei.archive import Archive


def register_page(archive: Archive) -> str:
    """Set the register, source by source."""
    game = sum(len(source.cruces) for source in archive.texts())
    text = sum(len(source.questions) for source in archive.texts())
    return "\n".join(
        [
            *parts.front_matter(
                "Cruces",
                f"{OF_THE_GAME} The register of all {game}, and of {text} cruces of the text.",
                **parts.UNSEARCHED,
            ),
            "",
            parts.style(REGISTER, "lists"),
            "<h1>Cruces</h1>",
            "",
            f"<p>{OF_THE_GAME} There are {game}. The first reading named is the default, which is "
            "ours; where there are more, whoever plays may choose. After them stand "
            f'<a href="#of-the-text">{text} cruces of the text</a>.</p>',
            "",
            *[block for source in archive.texts() for block in of_the_game(source)],
            "",
            '<h2 id="of-the-text">Cruces of the text</h2>',
            f"<p>{OF_THE_TEXT}</p>",
            "",
            *[block for source in archive.texts() for block in of_the_text(source)],
            "",
        ]
    )


def of_the_game(source: tei.Source) -> list[str]:
    """Set the cruces that a game by this source must answer."""
    if not source.cruces:
        return []
    rows = [
        f"<dt>{named(crux)} "
        f'<span class="options">{" · ".join(option.value for option in crux.options)}</span></dt>'
        f"<dd>{fold(crux.question)}</dd>"
        for crux in source.cruces
    ]
    also = ""
    if source.adopted:
        lender = links.label(source.adopted[0].partition(".")[0])
        href = links.relative(REGISTER, f"{links.address(source.id)}cruces/#adopted")
        also = f'<p>And <a href="{href}">{len(source.adopted)} taken over from {lender}</a>.</p>'
    return listed(source, "h2", "", rows, also)


def of_the_text(source: tei.Source) -> list[str]:
    """Set the cruces of this source's text."""
    rows = [f"<dt>{named(crux)}</dt><dd>{fold(crux.question)}</dd>" for crux in source.questions]
    return listed(source, "h3", "-text", rows, "") if rows else []


def named(crux: tei.Question) -> str:
    """Name a crux with the link to its place."""
    return f'<a href="{links.link(REGISTER, crux.id)}">{crux.name}</a>'


def listed(source: tei.Source, rank: str, suffix: str, rows: list[str], also: str) -> list[str]:
    """Set one source's list under its name."""
    return [
        f'<section class="register"><{rank} id="{source.id}{suffix}">'
        f'<span class="sc">{source.short}</span></{rank}>',
        f"<dl>{''.join(rows)}</dl>{also}</section>",
    ]
