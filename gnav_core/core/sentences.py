"""Sentences in the languages of the interface: English stands in the code, Danish in catalogues.

A ``da.json`` gives each sentence in Danish by its English, with the same ``{parts}``: one lies here
for the house, one in the package of each game, and one in that which games of cards share. In it
sentences stand by who says them (the engine, the table's scripts, the pages) and by area. What the
sources themselves say is never translated here.

A sentence that may be said to whoever it tells of has both forms in it, in either language:
``{who} [asks|ask] {of}.`` is *Anna asks Bo.* and, where Anna reads it, *You ask Bo.* Before the bar
stands what is said of another, after it what is said to the reader. Brackets in which a part is
named are about that part, others about the first of the sentence.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from gnav_core.core import resources

LANGUAGES = ("en", "da")
PART = re.compile(r"\{(\w+)\}")
FORMS = re.compile(r"\[([^|\]]+)\|([^|\]]+)\]")


class Seat(int):
    """Stand in a sentence for a seat, told by name where the names are known."""


class Reader(str):
    """Be the name of whoever reads: what happens to that seat is told as happening to *you*."""


class Sentence(str):
    """Be a sentence in English that knows what it is made of, to be told in other languages.

    A part is a sentence itself, a ``Seat``, a tuple to be listed, or anything that is told as it
    is. A part with a capital name, ``{Pieces}``, is told with a capital.
    """

    template: str
    parts: Mapping[str, Any]

    def __new__(cls, template: str, /, **parts: Any) -> Sentence:
        """Make a sentence from its template and parts."""
        sentence = super().__new__(cls, _fill("en", template, parts, ()))
        sentence.template, sentence.parts = template, parts
        return sentence


def tell(language: str, template: str, /, **parts: Any) -> str:
    """Say a sentence in a language: ``tell("da", "{who} stands.", who="Anna")``.

    What the language lacks is said in English. A ``Sentence`` brings its parts with it. A part that
    is the ``Reader`` is *you*, and the sentence is said in the second person.
    """
    if isinstance(template, Sentence) and not parts:
        return retell(template, language)
    return _fill(language, template, parts, ())


def called(language: str, name: str) -> str:
    """Name a seat where it stands among others: ``Anna``, or ``you``."""
    return tell(language, "you") if isinstance(name, Reader) else name


def read_by(names: Sequence[str], seat: int | None) -> list[str]:
    """Give the names of the seats as the one at ``seat`` (``None``: a bystander) reads them."""
    return [Reader(name) if at == seat else name for at, name in enumerate(names)]


def retell(text: str, language: str = "en", names: Sequence[str] = ()) -> str:
    """Say a ``Sentence`` in a language, with the names of the seats; any other text as it is."""
    return _fill(language, text.template, text.parts, names) if isinstance(text, Sentence) else text


def why(error: Exception, language: str = "en", names: Sequence[str] = ()) -> str:
    """Say in a language what an error says."""
    return retell(error.args[0], language, names) if error.args else str(error)


def listed(language: str, parts: Sequence[str]) -> str:
    """Join what is listed: ``Anna, Bo and Carl``; one alone stays as it is."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    parts = [called(language, part) for part in parts]
    return tell(language, "{some} and {last}", some=", ".join(parts[:-1]), last=parts[-1])


def either(parts: Sequence[str]) -> Sentence:
    """Join what one may choose from: ``'3' or '4' or '5'``."""
    some, *others = parts
    said = Sentence("{part}", part=some)
    for other in others:
        said = Sentence("{some} or {last}", some=said, last=other)
    return said


def learn(package: str) -> None:
    """Take the Danish of a game, or of what games share, from its package to what can be told."""
    if package not in _packages:
        _packages.append(package)


def danish(sayer: str = "engine") -> Mapping[str, str]:
    """Read what one sayer says in Danish, by its English: the house's and each opened game's."""
    return _read(sayer, tuple(_packages))


_packages = [resources.CORE]


@cache
def _read(sayer: str, packages: tuple[str, ...]) -> Mapping[str, str]:
    areas = [
        area
        for package in packages
        for sayers, areas in _catalogue(package).items()
        if sayer in sayers.split()
        for area in areas.values()
    ]
    return {english: danish for area in areas for english, danish in area.items()}


def _catalogue(package: str) -> dict[str, dict[str, dict[str, str]]]:
    """Read a catalogue: sentences by who says them and by area. A game without Danish has none."""
    try:
        said: dict[str, dict[str, dict[str, str]]] = json.loads(resources.read("da.json", package))
    except OSError:
        return {}
    return said


def _fill(language: str, template: str, parts: Mapping[str, Any], names: Sequence[str]) -> str:
    pattern = danish().get(template, template) if language == "da" else template
    pattern = FORMS.sub(lambda found: _form(found, pattern, parts), pattern)
    return PART.sub(lambda found: _named(language, found, parts, names), pattern)


def _form(found: re.Match[str], pattern: str, parts: Mapping[str, Any]) -> str:
    """Choose what is said to the reader, or of another, of the part in brackets or the first."""
    about = PART.findall(found[1] + pattern)[0]
    return found[2] if isinstance(parts[about], Reader) else found[1]


def _named(
    language: str, found: re.Match[str], parts: Mapping[str, Any], names: Sequence[str]
) -> str:
    """Say a part: with a capital if its name has one, or if a sentence begins with *you*."""
    name, part = found[1], parts[found[1]]
    said = _part(language, part, names)
    begins = name[0].isupper() or (isinstance(part, Reader) and found.start() == 0)
    return said[0].upper() + said[1:] if begins else said


def _part(language: str, part: Any, names: Sequence[str]) -> str:
    if isinstance(part, tuple):
        return ", ".join(_part(language, one, names) for one in part)
    if isinstance(part, Seat):
        known = 0 <= part < len(names)
        return names[part] if known else tell(language, "Seat {number}", number=int(part))
    if isinstance(part, Reader):
        return called(language, part)
    return retell(part, language, names) if isinstance(part, str) else str(part)
