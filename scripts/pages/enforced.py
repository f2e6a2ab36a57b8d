"""What the engine enforces because of a rule, as a section of a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from markupsafe import Markup

from gnav_core.core import registry
from gnav_core.core.text import kind
from scripts.enforced import wording
from scripts.enforced.values import EnforcedValues, Value
from scripts.pages.templates import fill
from scripts.pages.titles import Bilingual
from scripts.tei.languages import language
from scripts.tei.notes import LANGUAGES


def section(enforced_values: EnforcedValues, rule: str, page: str) -> Markup:
    """Set what is enforced because of one rule, and why some clause of it is not."""
    reasons = [one for one in registry.unenforced().items() if one[0].startswith(f"{rule}.")]
    return set_in(
        "enforced.html",
        enforced_values,
        page,
        values=enforced_values.because_of(rule),
        reasons=reasons,
        runs=enforced_values.runs,
        asked=enforced_values.asked,
    )


def lent(enforced_values: EnforcedValues, page: str) -> Markup:
    """Set what is supplied from another source, where anything is."""
    values = enforced_values.lent()
    return set_in("supplied.html", enforced_values, page, values=values, lenders=lenders(values))


def lenders(values: Iterable[Value]) -> list[tuple[str, int]]:
    """Name the sources that lend values, with how many each lends, the greatest lender first."""
    return Counter(value.cited.supplied_from or "" for value in values).most_common()


def set_in(template: str, enforced_values: EnforcedValues, page: str, **values: object) -> Markup:
    """Fill a template that lists values; their words are left out where they are withheld."""
    words = enforced_values.words

    def told(english: str) -> Bilingual:
        return Bilingual(*(words.told(english, one) for one in LANGUAGES))

    def put(value: Value) -> Bilingual:
        return Bilingual(*(words.said(value.paths[0], value.cited, one) for one in LANGUAGES))

    return fill(
        template,
        page=page,
        told=told,
        whose=lambda value: told(whose(value)),
        language=language,
        field=lambda value: Bilingual(*(words.fields(value.paths, one) for one in LANGUAGES)),
        said=put,
        rests=lambda value: rests(value, enforced_values.quoting),
        **values,
    )


def whose(value: Value) -> str:
    """Say whose word a value is: the source's, another's, or ours, read in its words or not."""
    cited = value.cited
    fills = cited.status == "inferred" and cited.crux and kind(cited.crux) == "gap"
    return wording.OURS if fills else wording.STATUS[cited.status]


def rests(value: Value, quoting: bool) -> list[tuple[str, str]]:
    """List the clauses that a value rests on, each with its words if they may be quoted."""
    cited = value.cited
    quotes = cited.quotes if quoting else [""] * len(cited.clauses)
    return list(zip(cited.clauses, quotes, strict=True))
