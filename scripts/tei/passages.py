"""What is said of a passage: its number and language, the notes and the cruces that target it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from scripts import tei

#: What a rule is called in Danish, by its English.
DANISH: Final = {"Before rule": "Før regel", "Rule": "Regel", "Paragraph": "Afsnit"}


def number(rule: tei.Rule) -> str:
    """Give a rule's number as it is shown: the print's own, or ours in brackets."""
    return rule.label or f"[{rule.n}]"


def rule_name(source: tei.Source, rule: tei.Rule) -> str:
    """Name a rule on its page: ``Rule 3``, or ``Paragraph 3`` where the numbers are ours."""
    if (following := before(source, rule)) is not None:
        return f"Before rule {following}"
    return f"Rule {rule.n}" if any(other.label for other in source.rules) else f"Paragraph {rule.n}"


def before(source: tei.Source, rule: tei.Rule) -> str | None:
    """Give the number of the first rule where a print that numbers its rules has words before it.

    In Lang Hanrey that is 4: the rules before it are Hanrey’s.
    """
    if rule.n != "0" or not any(other.label for other in source.rules):
        return None
    return source.rules[source.rules.index(rule) + 1].n


def rule_name_da(source: tei.Source, rule: tei.Rule) -> str:
    """Name a rule on its page in Danish: ``Regel 3``, ``Afsnit 3``, ``Før regel 1``."""
    english = rule_name(source, rule)
    for word, danish in DANISH.items():
        if english.startswith(word):
            return english.replace(word, danish)
    raise ValueError(f"{english} has no Danish")


def counted(source: tei.Source) -> int | None:
    """Count the rules, the print's own where it numbers them; none where one stands between."""
    printed = [rule for rule in source.rules if rule.label] or list(source.rules)
    numbers = [int(rule.n) for rule in printed]
    return len(numbers) if numbers == list(range(1, len(numbers) + 1)) else None


def about(ident: str, targets: Iterable[str]) -> bool:
    """Say whether any of the targets is this passage or a part of it."""
    return any(f"{target}.".startswith(f"{ident}.") for target in targets)


def questions_of(source: tei.Source, ident: str) -> list[tei.Question]:
    """List the cruces of a source that target a passage: those of the game, then of the text."""
    every = (*source.cruces, *source.questions)
    return [crux for crux in every if about(ident, crux.targets)]


def notes_of(source: tei.Source, ident: str) -> list[tuple[str, tei.Note]]:
    """List the commentary on a passage in the order of the text, each with what it targets."""
    found = [
        (min(target for target in note.targets if about(ident, [target])), at, note)
        for at, note in enumerate(source.notes)
        if note.kind != "emendation" and about(ident, note.targets)
    ]
    return [(target, note) for target, _, note in sorted(found, key=lambda item: item[:2])]


def shown_lang(source: tei.Source) -> str:
    """Give the language of the text on the page: a paraphrase is in English."""
    return "en" if source.publish == "paraphrase" else source.lang
