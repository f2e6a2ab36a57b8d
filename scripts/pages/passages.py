"""Set the passages of a source: rules and clauses, with numbers, letters, pages and crux marks."""

from __future__ import annotations

from markupsafe import Markup

from scripts import tei
from scripts.pages import titles
from scripts.pages.html import TeiToHtml, both
from scripts.pages.rows import Rows
from scripts.pages.templates import fill
from scripts.tei.archive import Archive, print_of
from scripts.tei.layers import NS, XML_ID, XML_LANG, Element, name
from scripts.tei.passages import questions_of, shown_lang


class Passages:
    """Set the text of one source for one page, each clause with its translations.

    On a page that holds the whole source a clause's id is ``r3.d``; on a rule's page (``whole``
    false) it is ``d``; on one that several texts have in common (``shared``), ``gnav-1774.r3.d``.
    """

    def __init__(
        self, archive: Archive, source: tei.Source, page: str, whole: bool, shared: bool = False
    ) -> None:
        self.source = source
        self.beside = archive.beside(source)
        self.danish = archive.translated(source).get("da", {}) if source.publish == "ours" else {}
        self.lang = shown_lang(source)
        self.page = page
        self.whole = whole
        self.shared = shared
        self.html = TeiToHtml(page, print_of(source), shared)
        self.rows: Rows | None = None

    def rule(self, rule: tei.Rule) -> Markup:
        """Set the blocks of one rule, without its number; on its own page each clause as a row."""
        self.rows = None if self.whole else Rows(self.source, rule.id, self.page)
        return Markup("\n").join(block for part in rule.element if (block := self.block(part)))

    def block(self, element: Element) -> Markup:
        """Set one child of a rule or of the body; clauses are found at any depth."""
        kind = name(element)
        if not kind or kind in {"label", "note"}:
            return Markup()
        if kind == "pb":
            return self.html.element(element)
        words = self.running(element)
        if not words and kind != "head":
            return Markup()
        style = "par head" if kind == "head" else "par"
        return Markup('<div class="{}" lang="{}">{}</div>').format(style, self.lang, words)

    def running(self, element: Element) -> Markup:
        """Set a paragraph: each clause, then its translations; all else as one piece."""
        clauses = [part for part in element if self.is_clause(part)]
        if not clauses:
            return self.passage(element, self.html.html(element))
        parts = [self.loose(element.text)]
        for part in element:
            if self.is_clause(part):
                parts.append(self.clause(part))
            elif name(part) == "label":
                parts.append(self.passage(part, self.html.html(part)))
            elif words := self.html.element(part).strip():
                parts.append(self.passage(part, words))
            parts.append(self.loose(part.tail))
        return Markup(" ").join(part for part in parts if part)

    def loose(self, text: str | None) -> Markup:
        """Set text that stands between clauses."""
        words = " ".join((text or "").split())
        return Markup("<span>{}</span>").format(words) if words else Markup()

    def passage(self, element: Element, words: Markup, tag: str = "div") -> Markup:
        """Set what is no clause, with its translations if it has any."""
        shown = Markup('<{0} class="words">{1}</{0}>').format(tag, words) if words else Markup()
        words = shown + self.translations(element.get(XML_ID, ""))
        return Markup('<div class="row">{}</div>').format(words) if self.rows and words else words

    def clause(self, seg: Element) -> Markup:
        """Set one clause with its letter, the marks of its cruces and its translations."""
        ident, letter = seg.get(XML_ID, ""), seg.get("n", "")
        words = fill(
            "clause.html",
            page=self.page,
            anchor=self.anchor(ident) if self.whole else letter,
            lang=self.lang,
            ident=ident,
            letter=letter,
            words=self.words(seg, ident),
            xml_lang=XML_LANG,
            first=seg.find("tei:note[@type='anchor']", NS),
            cruces=[titles.asked(self.source, one) for one in questions_of(self.source, ident)],
        ) + self.translations(ident)
        return self.rows.row(ident, words) if self.rows else words

    def words(self, seg: Element, ident: str) -> Markup:
        """Set the words of a clause: its source's, or ours in the language that is read."""
        words = self.html.html(seg)
        if ident not in self.danish:
            return words
        return both(words, TeiToHtml(self.page).html(self.danish[ident]))

    def anchor(self, ident: str) -> str:
        """Give the place of a rule or a clause on a page with a whole text."""
        return ident if self.shared else ident.partition(".")[2]

    def translations(self, ident: str) -> Markup:
        """Set every translation of a passage; all but the English wait to be asked for."""
        return Markup().join(
            Markup('<div class="trans" lang="{}"{}>{}</div>').format(
                language,
                "" if language == "en" else Markup(" hidden"),
                TeiToHtml(self.page).html(words[ident]),
            )
            for language, words in self.beside.items()
            if ident in words
        )

    @staticmethod
    def is_clause(element: Element) -> bool:
        """Say whether an element is a clause."""
        return name(element) == "seg" and element.get("type") == "clause"
