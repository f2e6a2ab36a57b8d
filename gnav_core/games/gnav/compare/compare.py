"""One deal under every source: played under the laws chosen, step by step, to where they part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gnav_core.core.game import AskError
from gnav_core.core.sentences import tell
from gnav_core.games.gnav.compare.asking import read_deal, seat_names
from gnav_core.games.gnav.compare.divergence_report import DivergenceReport
from gnav_core.games.gnav.compare.in_words import letter, worded_event_json
from gnav_core.games.gnav.compare.lawbook import read_laws
from gnav_core.games.gnav.costs import SIGN
from gnav_core.games.gnav.onedeal import Step, counted_in_cards
from gnav_core.games.gnav.rulings.verdict import costs, net


def compare(
    deal: Sequence[str],
    wishes: Sequence[str],
    draw: Sequence[str] = (),
    answers: Sequence[str] = (),
    cards: Sequence[str] = (),
    dealer: int | None = None,
    names: Sequence[str] = (),
    laws: Any = None,
    language: str = "en",
) -> dict[str, Any]:
    """Play one deal under several laws and set the results side by side.

    ``deal`` names the Danish pieces by seat; ``wishes`` what each would do (``stand``,
    ``exchange``, ``tap+stand``, ``tap+exchange``); ``answers``, if any, what a player would answer
    where a law lets him choose (``accept``, ``refuse``, ``take``, ``keep``, or nothing); ``draw``
    what comes from the bag; ``cards`` the German cards, if they are not to be those of the table of
    counterparts; ``laws`` are objects of ``rules`` and ``readings``, all sources unless given.
    Raises ``AskError`` for what cannot be compared.
    """
    asked = read_deal(deal, wishes, draw, answers, cards, dealer)
    called = seat_names(names, len(asked.pieces), language)
    chosen = read_laws(laws)
    fit = tuple(law for law in chosen if law.seats(len(asked.pieces)))
    if not fit:
        raise AskError(
            "None of the laws asked is for {players} players.", players=len(asked.pieces)
        )
    report = DivergenceReport(asked, fit, called, language)
    columns = [_Column(report, at).as_json() for at in range(len(fit))]
    letter(columns, [tuple(column["net"]) for column in columns])
    return {
        "deal": list(asked.pieces),
        "wishes": list(asked.wishes),
        "answers": list(asked.answers),
        "draw": list(asked.draw),
        "dealer": asked.dealer,
        "order": list(asked.order),
        "names": called,
        "steps": [{"kind": kind, "seat": seat} for kind, seat in report.keys],
        "laws": columns,
        "left_out": [law.out(len(asked.pieces), language) for law in chosen if law not in fit],
        "partings": report.as_json(),
        "text": report.headline(),
    }


class _Column:
    """One law's course of the deal, as JSON."""

    def __init__(self, report: DivergenceReport, at: int) -> None:
        self.report, self.law, self.course = report, report.laws[at], report.courses[at]
        self.names, self.language = report.names, report.language

    def as_json(self) -> dict[str, Any]:
        rules = self.law.rule_set
        steps = {(step.kind, step.seat): step for step in self.course}
        return {
            **self.law.as_json(),
            "label": self.law.label(self.language),
            "unit": rules.tally.counts,
            "cards": counted_in_cards(rules),
            "dealt": list(self.report.deal.held_by(rules)),
            "held": list(self.course[-1].held),
            "steps": [self._step(steps.get(key)) for key in self.report.keys],
            **self._result(),
        }

    def _step(self, step: Step | None) -> dict[str, Any]:
        if step is None:
            stopped = tell(self.language, "No turn: play has stopped.")
            return {"events": [], "held": None, "text": stopped}
        events = [
            worded_event_json(self.law, event, self.names, self.language) for event in step.events
        ]
        shown: dict[str, Any] = {"events": events, "held": list(step.held)}
        if step.barred and step.seat is not None:
            name = self.names[step.seat]
            shown["text"] = tell(self.language, "{name} would exchange, and may not.", name=name)
            shown["clauses"] = list(step.barred.clauses)
        return shown

    def _result(self) -> dict[str, Any]:
        """Say what the deal cost whom: every stroke or token, and the sum by seat."""
        hits = [event for step in self.course for event in step.events if event.kind in SIGN]
        said = costs(self.law, hits, self.names, self.language)
        return {
            "hits": [
                worded_event_json(self.law, event, self.names, self.language) for event in hits
            ],
            "net": net(hits, len(self.names)),
            "result": said or [tell(self.language, "Nobody loses anything.")],
        }
