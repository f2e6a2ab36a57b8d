"""Titles of rules, and questions of cruces in a few words: ours, in the two languages."""

from __future__ import annotations

from typing import Final, NamedTuple

from gnav_core.core.sentences import tell
from scripts import danish, tei
from scripts.tei.passages import counted, rule_name, rule_name_da


class Bilingual(NamedTuple):
    """The same thing in English and in Danish."""

    en: str
    da: str


def in_both(sentence: str) -> Bilingual:
    """Tell a sentence that the catalogues have in both languages."""
    return Bilingual(str(sentence), tell("da", sentence))


def ours(english: str, **parts: object) -> Bilingual:
    """Tell a sentence of the build's own; one that has no Danish stops it."""
    return Bilingual(english.format(**parts), danish.of_game()[english].format(**parts))


#: The parts of the booklet.
PARTS: Final = {
    "title": ours("Title page"),
    "preface": ours("Preface"),
    "contents": ours("Contents"),
}


#: The languages of the sources.
LANGUAGES: Final = {
    "en": Bilingual("English", "engelsk"),
    "da": Bilingual("Danish", "dansk"),
    "de": Bilingual("German", "tysk"),
}


#: How our answer is given: how we read a passage, or what we fill a gap with.
ANSWERED: Final = {
    "crux": "We read: {answer}",
    "gap": "We fill in: {answer}",
    "question": "We read: {answer}",
}


class Asked(NamedTuple):
    """What is asked, in a few words: its id, its question, our answer, and of which kind it is."""

    id: str
    question: Bilingual
    answer: Bilingual
    kind: str

    @property
    def said(self) -> Bilingual:
        """Say how we answer: how we read it, or what we fill in."""
        said = ANSWERED[self.kind]
        return Bilingual(
            said.format(answer=self.answer.en), danish.of_game()[said].format(answer=self.answer.da)
        )


def title(source: tei.Source, rule: tei.Rule) -> Bilingual:
    """Name a rule by its number and its title: ``Rule 3: the exchange``; a part by its name."""
    if rule.id not in source.summaries:
        return PARTS[rule.n]
    named = source.summaries[rule.id].title
    english, danish = rule_name(source, rule), rule_name_da(source, rule)
    return Bilingual(f"{english}: {named['en']}", f"{danish}: {named['da']}")


def sentence(source: tei.Source, rule: tei.Rule) -> Bilingual:
    """Say a rule in one plain sentence."""
    return Bilingual(**source.summaries[rule.id].sentence)


def place(source: tei.Source, rule: tei.Rule) -> Bilingual:
    """Say which rule of how many this is: ``rule 3 of 17``; of how many only where that is so."""
    english, danish = rule_name(source, rule).lower(), rule_name_da(source, rule).lower()
    number = counted(source)
    if number is None or english.startswith("before"):
        return Bilingual(english, danish)
    return Bilingual(f"{english} of {number}", f"{danish} af {number}")


def asked(source: tei.Source, crux: tei.Question) -> Asked:
    """Say what a crux asks and what we answer."""
    found = source.summaries[crux.id]
    return Asked(crux.id, Bilingual(**found.title), Bilingual(**found.sentence), crux.kind)
