"""House rules in words: the questions with each source's answer, and the sheet of those chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gnav_core.core import registry, share
from gnav_core.core.cited import Rule, weakest
from gnav_core.core.game import AskError
from gnav_core.core.sentences import Sentence, retell, tell, why
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.concordance.reply import Reply
from gnav_core.games.gnav.concordance.rows import GROUPS, ROWS
from gnav_core.games.gnav.house_rules.questions import FOLLOWS, QUESTIONS, ROW
from gnav_core.games.gnav.house_rules.rules import ID, ClashError, HouseRules, answers, read, short
from gnav_core.games.gnav.ruleset import RuleSet

LINES: Final = (
    "Every answer is that of {base}.",
    "1 answer is taken from elsewhere than {base}.",
    "{number} answers are taken from elsewhere than {base}.",
)
SILENT: Final = Sentence("It says nothing about this.")


def questions(
    readings: Mapping[str, Mapping[str, str]] | None = None, language: str = "en"
) -> list[dict[str, Any]]:
    """List the questions that house rules answer, by group, each with every source's answer.

    ``readings`` say how the sources are read. A source that cannot answer a question is left out of
    its answers. ``also`` names the questions that are decided with it. Raises ``AskError``.
    """
    try:
        rules = {name: registry.rule_set(name, (readings or {}).get(name)) for name in SOURCES}
    except registry.SetupError as error:
        raise AskError("A reading is not known: {why}.", why=error.args[0]) from None
    return [
        {
            "id": group,
            "name": tell(language, name),
            "questions": [
                _question(question, rules, language)
                for question in QUESTIONS
                if ROW[question].group == group
            ],
        }
        for group, name in GROUPS.items()
        if any(ROW[question].group == group for question in QUESTIONS)
    ]


def _question(question: str, rules: Mapping[str, RuleSet], language: str) -> dict[str, Any]:
    also = [row for row in ROWS if FOLLOWS.get(row.id) == question]
    return {
        "id": question,
        "asks": tell(language, ROW[question].asks),
        "also": [tell(language, row.asks) for row in also],
        "answers": [
            {
                "source": source,
                "label": retell(short(source), language),
                **_answer(ROW[question].answer(ruled), language),
            }
            for source, ruled in rules.items()
            if answers(question, ruled)
        ],
    }


def _answer(said: Reply, language: str) -> dict[str, Any]:
    """Tell an answer: its words, its status, and the words of the clauses it rests on."""
    statuses = [cited.status for cited in said.basis]
    if said.ours:
        statuses.append("inferred")
    return {
        "text": _text(said.text or SILENT, language),
        "silent": said.silent,
        "status": "silent" if said.silent else weakest(statuses),
        "words": words(said.basis),
        "cruces": list(dict.fromkeys(cited.crux for cited in said.basis if cited.crux)),
    }


def _text(said: str, language: str) -> str:
    """Say an answer in a language; one without parts may be a plain text."""
    return retell(said, language) if isinstance(said, Sentence) else tell(language, said)


def words(basis: Sequence[Rule]) -> list[dict[str, Any]]:
    """List the clauses that values rest on, each once, with the words of it that decide."""
    found: dict[str, list[str]] = {}
    for cited in basis:
        for clause, quote in zip(cited.clauses, cited.quotes, strict=True):
            quotes = found.setdefault(clause, [])
            if quote.strip() not in quotes:
                quotes.append(quote.strip())
    return [{"clause": clause, "quotes": quotes} for clause, quotes in found.items()]


def sheet(house: HouseRules, language: str = "en") -> list[dict[str, Any]]:
    """Write the rule sheet: for each question the answer of the house rules, and whose it is.

    The answers are read off the rule set as it is played. Raises ``AskError`` where two choices
    clash.
    """
    rules = house.rule_set
    return [
        {
            "question": row.id,
            "group": tell(language, GROUPS[row.group]),
            "asks": tell(language, row.asks),
            "from": house.source(row.id),
            "label": retell(short(house.source(row.id)), language),
            "lent": house.source(row.id) != house.base,
            **_answer(said, language),
        }
        for row in ROWS
        if (said := row.answer(rules)).text
    ]


def check(house: Any, language: str = "en") -> dict[str, Any]:
    """Check house rules: give them as they are kept, their sheet and link, or why they clash.

    Raises ``AskError`` for what are no house rules at all.
    """
    found = read(house)
    answer: dict[str, Any] = {"house": found.as_json(), "error": None}
    try:
        rows = sheet(found, language)
    except AskError as error:
        asked = list(error.questions) if isinstance(error, ClashError) else []
        answer["error"] = {
            "why": why(error, language),
            "clauses": list(error.clauses),
            "questions": asked,
        }
        return answer
    return {
        **answer,
        "sheet": rows,
        "text": share.pack("house", found.as_json()),
        "source": source(found, language),
    }


def source_json(value: Any, language: str = "en") -> dict[str, Any]:
    """Tell of the house rules in a record as of a source. Raises ``AskError``."""
    return source(read(value), language)


def source(house: HouseRules, language: str = "en") -> dict[str, Any]:
    """Tell of house rules as of a source, for whoever sets up a game."""
    rules = house.rule_set
    named = house.name or tell(language, "House rules")
    line = LINES[min(len(house.choices), 2)]
    said = tell(language, line, number=len(house.choices), base=short(house.base))
    return {
        "id": ID,
        "title": named,
        "short": named,
        "called": named,
        "lang": "de" if house.base == "gnav-german" else "da",
        "year": "",
        "line": said,
        "summary": [],
        "lives": None,
        "family": "gnav",
        "unit": rules.tally.counts,
        "seats": list(rules.seats.value),
        "cruces": [],
        "house": house.as_json(),
    }
