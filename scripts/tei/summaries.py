"""Read the summaries: what a rule or a crux is about in a few words of ours, in two languages."""

from __future__ import annotations

from dataclasses import dataclass

from scripts.tei.layers import XML_ID, XML_LANG, Element, prose


@dataclass(frozen=True)
class Summary:
    """Say what a rule or a crux is about, by language.

    `title` names a rule, or asks the question of a crux in a few words; `sentence` says the rule
    in plain words, or our answer.
    """

    title: dict[str, str]
    sentence: dict[str, str]


def summary(element: Element) -> Summary:
    """Read one note of the type `summary`.

    Raises `ValueError` in one sentence where it lacks a part in a language.
    """
    found: dict[str, dict[str, str]] = {"title": {}, "sentence": {}}
    for part in element.iterfind("{*}ab"):
        found[part.get("type", "")][part.get(XML_LANG, "en")] = prose(part)
    if any(set(said) != {"en", "da"} for said in found.values()):
        raise ValueError(f"{element.get(XML_ID)} does not say both in both languages")
    return Summary(**found)
