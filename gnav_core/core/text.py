"""The sources' words as data: rules, clauses and cruces, found by id or as they are cited.

``text.json`` beside this module lists every source; its words stand in the ``text.json`` of its
game's package, which is read when one of them is asked for.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from gnav_core.core import resources
from gnav_core.core.outside import shown
from gnav_core.core.sentences import tell

Json = dict[str, Any]

BOOKLET = {"spilleregler-1774": "Spille-Regler"}
CITED_AS = re.compile(
    r"(?:gnav-)?(?P<source>[\w -]+?)[:.](?:r)?(?P<rule>\d+)\.?(?:\[?(?P<clause>[a-z])\]?)?$"
)
CRUX_AS = re.compile(
    r"(?:gnav-)?(?P<source>[\w -]+?)[:.](?:q\.)?(?P<name>[a-z]{2,}(?:-[a-z0-9]+)*)$"
)


class NotFoundError(LookupError):
    """Say in one sentence that nothing is cited so, and what comes near it."""


class Passage(NamedTuple):
    """One thing that can be cited: a rule, a clause of it, or what is asked of the text.

    ``text`` is diplomatic, its white space folded (of what is asked: the question); ``href`` is
    its address in the archive, ``lang`` the language of ``text``. ``kind`` is *rule*, *clause*,
    *crux*, where the words can be read in two ways, *gap*, where they are silent, *question*, of
    the text alone, or *note*, what was a crux once.
    """

    id: str
    label: str
    text: str
    lang: str
    href: str
    kind: str


@cache
def sources() -> dict[str, Json]:
    """List all sources by id, whether they have come or not: titles, language, year, package."""
    listed: dict[str, Json] = _house()["sources"]
    return listed


def data() -> Json:
    """Give all that has come, as one.

    ``sources`` have their rules, ``adopted`` are the cruces that a source has from another,
    ``questions`` are those of the text alone, and ``notes`` were cruces once.
    """
    return _joined(_packages(sources()))


def passages() -> dict[str, Passage]:
    """Index every rule, clause and crux that has come by its id."""
    return _indexed(_packages(sources()))


def cruces(source: str) -> list[str]:
    """List the cruces of a source, its own and then the adopted ones."""
    known = _text_of(source)
    own = [name for name, crux in known["cruces"].items() if crux["source"] == source]
    return [*own, *known["adopted"].get(source, [])]


def crux_id(source: str, reading: str) -> str:
    """Give the id of the crux that a reading settles: the source's own, or an adopted one."""
    return next(name for name in cruces(source) if name.endswith(f".q.{reading}"))


def crux(name: str) -> Json:
    """Give a crux by its id, a question of the text alone, or the note that was one."""
    known = _text_of(name)
    found: Json = {**known["cruces"], **known["questions"], **known["notes"]}[name]
    return found


def _house() -> Json:
    """Give what is known without a game: the list of sources, the questions of the booklet."""
    return _read(resources.CORE)


@cache
def _read(package: str) -> Json:
    loaded: Json = json.loads(resources.read("text.json", package))
    return loaded


def _text_of(name: str) -> Json:
    """Give the text of the package that an id belongs to."""
    return _joined(_packages([name.partition(".")[0]]))


def _packages(names: Iterable[str]) -> tuple[str, ...]:
    """Name the packages of sources, those that have come; what is no source has none."""
    games = dict.fromkeys(sources()[name]["package"] for name in names if name in sources())
    return tuple(filter(resources.is_here, (f"gnav_core.games.{game}" for game in games)))


@cache
def _joined(packages: tuple[str, ...]) -> Json:
    texts = [*map(_read, packages), _house()]
    rules = {source: listed for text in texts for source, listed in text["rules"].items()}
    kinds = ("cruces", "adopted", "questions", "notes")
    listed = {
        name: {**sources()[name], "rules": rules[name]} for name in sources() if name in rules
    }
    joined = {kind: {k: v for text in texts for k, v in text[kind].items()} for kind in kinds}
    return {"sources": listed, **joined}


@cache
def _indexed(packages: tuple[str, ...]) -> dict[str, Passage]:
    known, found = _joined(packages), dict[str, Passage]()
    for source in known["sources"].values():
        for rule in source["rules"]:
            text = " ".join(clause["text"] for clause in rule["clauses"])
            found[rule["id"]] = _passage(rule["id"], text, source["lang"], "rule")
            for clause in rule["clauses"]:
                found[clause["id"]] = _passage(
                    clause["id"], clause["text"], source["lang"], "clause"
                )
    for name, asked in {**known["cruces"], **known["questions"]}.items():
        found[name] = _passage(name, asked["question"], "en", kind(name))
    for name, note in known["notes"].items():
        found[name] = _passage(name, note["text"], "en", "note")
    return found


def _passage(name: str, text: str, lang: str, kind: str) -> Passage:
    return Passage(name, label(name), text, lang, href(name), kind)


def kind(name: str) -> str:
    """Say what is asked by an id: a *crux*, a *gap* that we fill, or a *question* of the text."""
    source, _, asked = name.partition(".q.")
    listed = sources().get(source, {})
    if asked in listed.get("gaps", ()):
        return "gap"
    return "question" if source in BOOKLET or asked in listed.get("asks", ()) else "crux"


#: How each kind of what is asked is cited.
ASKED = {
    "crux": "{source}, crux {name}",
    "gap": "{source}, gap {name}",
    "question": "{source}, question {name}",
}


def label(name: str, language: str = "en") -> str:
    """Write an id as it is cited: ``1774``, ``1774:3[d]``, ``1774, crux cuckoo``."""
    source, *rest = name.split(".")
    short = BOOKLET[source] if source in BOOKLET else sources()[source]["short"]
    if not rest:
        return str(short)
    if rest[0] == "q":
        return tell(language, ASKED[kind(name)], source=short, name=rest[1])
    part = f" {rest[0]}" if source in BOOKLET else rest[0][1:]
    return f"{short}:{part}" + (f"[{rest[1]}]" if len(rest) > 1 else "")


def refusal(error: Exception) -> str:
    """Say why something is refused, with the clauses it rests on, where there are any."""
    clauses = ", ".join(map(label, getattr(error, "clauses", ())))
    return f"{str(error).removesuffix('.')}{clauses and f' ({clauses})'}."


def named(source: str) -> str:
    """Give what a reader calls a source: ``Royal Library``, which is cited as ``KB``."""
    return str(sources().get(source, {}).get("name") or label(source))


def href(name: str) -> str:
    """Give the address of an id in the archive, relative to its root: ``gnav-1774/r3/#d``.

    The booklet is one page; its parts and clauses are places on it.
    """
    source, *rest = name.split(".")
    if not rest:
        return f"{source}/"
    if rest[0] == "q":
        return f"{source}/cruces/#{rest[1]}"
    if source in BOOKLET:
        return f"{source}/#{'.'.join(rest)}"
    return f"{source}/{rest[0]}/" + (f"#{rest[1]}" if len(rest) > 1 else "")


def find(cited: str) -> Passage:
    """Find what is cited as ``1774:3``, ``gnav-1774:3d``, ``hanrey:4[b]``, ``1774:cuckoo``; by id.

    Raises ``NotFoundError``, with the nearest ones named.
    """
    wanted = cited.strip()
    for name in (wanted, _id_of_rule(wanted), _id_of_crux(wanted)):
        if name in (known := _beside(name)):
            return known[name]
    raise NotFoundError(f"nothing is cited as {shown(cited)}; {_nearest(wanted[:80])}")


def _beside(name: str) -> dict[str, Passage]:
    """Index what stands in the package that an id belongs to."""
    return _indexed(_packages([name.partition(".")[0]]))


def source_named(short: str) -> str:
    """Find a source by its id, that without “gnav-”, or its game where it is the only source."""
    wanted = short.lower().replace(" ", "-")
    for source in sources():
        if wanted in (source, source.removeprefix("gnav-")):
            return source
    of_game = [source for source in sources() if source.rpartition("-")[0] == wanted]
    return of_game[0] if len(of_game) == 1 else short


def _id_of_rule(cited: str) -> str:
    match = CITED_AS.match(cited)
    if not match:
        return ""
    name = f"{source_named(match['source'])}.r{match['rule']}"
    return f"{name}.{match['clause']}" if match["clause"] else name


def _id_of_crux(cited: str) -> str:
    match = CRUX_AS.match(cited)
    return f"{source_named(match['source'])}.q.{match['name']}" if match else ""


def _nearest(cited: str) -> str:
    """Name what comes near: clauses of the rule, rules or cruces of the source, or the sources."""
    rule, asked, known = CITED_AS.match(cited), CRUX_AS.match(cited), data()["sources"]
    if rule and (source := source_named(rule["source"])) in known:
        return _near_rule(source, rule["rule"])
    if asked and (source := source_named(asked["source"])) in known:
        names = [name for name in _beside(source) if name.startswith(f"{source}.q.")]
        import difflib  # only what is misspelt needs it

        near = difflib.get_close_matches(f"{source}.q.{asked['name']}", names, n=3, cutoff=0)
        return f"near it are {_listed(near, '; ')}"
    return f"the sources are {', '.join(known)}; a rule is cited as 1774:3, a clause as 1774:3d"


def _near_rule(source: str, number: str) -> str:
    clauses = [name for name in _beside(source) if name.startswith(f"{source}.r{number}.")]
    if clauses:
        return f"{label(f'{source}.r{number}')} has the clauses {_listed(clauses)}"
    rules = _text_of(source)["sources"][source]["rules"]
    ends = (label(rules[0]["id"]), label(rules[-1]["id"]))
    return f"the rules of {source} go from {ends[0]} to {ends[1]}"


def _listed(names: list[str], between: str = ", ") -> str:
    return between.join(label(name) for name in names)


def crux_in(language: str, name: str) -> dict[str, Any]:
    """Give a crux as a player is asked it, in his language: its question, options and reason.

    One that has not been told in that language is given in English, and says so.
    """
    found = crux(name)
    options = [
        {"value": option["value"], "text": _in(language, option, "text")}
        for option in found["options"]
    ]
    asked = {key: found[key] for key in ("id", "name", "default", "switchable")}
    asked["kind"] = kind(name)
    lang = language if f"question_{language}" in found else "en"
    question = _in(language, found, "question")
    reason = _in(language, found, "reason")
    return {**asked, "question": question, "options": options, "reason": reason, "lang": lang}


def _in(language: str, part: dict[str, Any], key: str) -> str:
    said: str = part.get(f"{key}_{language}", part[key])
    return said


def crux_in_words(name: str) -> str:
    """Write a crux out: its question, its options if it has any, and the reason."""
    asked = crux(name)
    lines = [f"  {asked['question']}"]
    for option in asked.get("options", []):
        default = " (default)" if option["value"] == asked["default"] else ""
        lines.append(f"  - {option['value']}{default}: {option['text']}")
    return "\n".join([*lines, f"  Why: {asked['reason']}"])
