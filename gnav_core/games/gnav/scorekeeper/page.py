"""The evening as a page shows it: the slates, the log, and the sheet to take home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gnav_core.core import text
from gnav_core.core.event import event_json
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import tell, why
from gnav_core.games.gnav.house_rules import rules as house
from gnav_core.games.gnav.house_rules import sheet as house_sheet
from gnav_core.games.gnav.scorekeeper import keeper, questions
from gnav_core.games.gnav.scorekeeper.keeper import Book, LedgerLine
from gnav_core.games.gnav.scorekeeper.ledger import Ledger, LedgerError, read, read_entry
from gnav_core.games.gnav.scorekeeper.questions import resting
from gnav_core.games.gnav.slate import Slate
from gnav_core.games.gnav.words import cried, event_in_words, outcome_in_words, piece_in_words

SCORES = {
    "strokes left": ("{number} stroke left", "{number} strokes left"),
    "strokes taken": ("{number} stroke of {limit}", "{number} strokes of {limit}"),
    "tokens": ("{number} token", "{number} tokens"),
}
STAKES = ("{number} stake in the pool", "{number} stakes in the pool")
TOKENS = ("{number} token in the pool", "{number} tokens in the pool")
DEALS = {"bag": "{who} has the bag and deals.", "pack": "{who} has the pack and deals."}
MAY_APPEAL = ("may appeal once more", "may appeal {number} times more")
STILL_SHOWS = "{who} has lost the last stroke, but the piece still counts when all show."


def keep(
    ledger: Any, language: str = "en", draft: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Keep an evening: give all that a page shows of it.

    With a ``draft``, an entry not yet made, say what it would come to, or why it cannot be.
    Raises ``LedgerError`` and ``IllegalAction``, in the language and with the names.
    """
    page = _page(ledger, language)
    if draft is None:
        return page.shown()
    return page.shown() | {"draft": page.drafted(draft)}


def sheet(ledger: Any, language: str = "en") -> str:
    """Write an evening as plain text: the slates, and what happened in each deal."""
    return _page(ledger, language).sheet()


def _page(ledger: Any, language: str) -> Page:
    names: tuple[str, ...] = ()
    try:
        written = read(ledger)
        names = written.names
        return Page(keeper.keep(written), written, language)
    except IllegalAction as error:
        raise IllegalAction(why(error, language, names), error.clauses) from None
    except LedgerError as error:
        raise type(error)(why(error, language), *error.clauses) from None


class Page:
    """Say in one language what stands in a book."""

    def __init__(self, book: Book, ledger: Ledger, language: str) -> None:
        self.book, self.ledger, self.language = book, ledger, language
        self.names, self.rules, self.state = ledger.names, book.game.rules, book.state

    def _source(self) -> dict[str, Any]:
        """Tell of the source, or of the house rules as of one."""
        if self.ledger.rules == house.ID:
            return house_sheet.source(house.read(self.ledger.house), self.language)
        source: dict[str, Any] = text.sources()[self.ledger.rules]
        return source

    def _say(self, template: str, **parts: Any) -> str:
        return tell(self.language, template, **parts)

    def _count(self, forms: tuple[str, str], number: int, **parts: Any) -> str:
        return self._say(forms[number != 1], number=number, **parts)

    def shown(self) -> dict[str, Any]:
        """Give all that the page shows."""
        rules, state, source = self.rules, self.state, self._source()
        outcome = self.book.game.outcome(state)
        dealing, language = state.phase == "deal", self.language
        return {
            "rules": self.ledger.rules,
            "short": source.get("name") or source["short"],
            "lang": source["lang"],
            "phase": state.phase,
            "deal": state.deal,
            "dealer": state.dealer if dealing else None,
            "deals": self._deals(),
            "dealt_in": list(state.order),
            "unit": rules.tally.counts,
            "start": rules.tally.start.value,
            "cards": rules.tally.fool.value == "joker",
            "players": [self._player(seat) for seat in range(len(self.names))],
            "pool": self._pool(),
            "playing_off": state.playing_off,
            "causes": questions.causes(rules, state, language) if dealing else [],
            "showings": questions.showings(rules, state, language) if dealing else [],
            "pieces": list(rules.pieces.value),
            "copies": rules.copies.value,
            "appeal": self._appeal(),
            "warnings": self._warnings() if dealing else [],
            "winners": list(state.winners),
            "outcome": outcome_in_words(outcome, self.names, language) if outcome else None,
            "outcome_clauses": list(outcome.clauses) if outcome else [],
            "log": self._log(),
        }

    def _pool(self) -> str:
        forms = TOKENS if self.rules.tally.counts == "tokens" else STAKES
        return self._count(forms, self.state.pool) if self.state.pool else ""

    def _deals(self) -> str:
        if self.state.phase != "deal":
            return ""
        return self._say(DEALS[self.rules.stock.name], who=self.names[self.state.dealer])

    def _player(self, seat: int) -> dict[str, Any]:
        state, tally = self.state, self.rules.tally
        limit = tally.limit.value + state.plus[seat] if isinstance(tally, Slate) else 0
        return {
            "name": self.names[seat],
            "score": state.score[seat],
            "plus": state.plus[seat],
            "limit": limit,
            "words": self._count(SCORES[tally.counts], state.score[seat], limit=limit),
            "in": tally.alive(state, seat),
            "standing": self._standing(seat),
        }

    def _standing(self, seat: int) -> str:
        state, tally = self.state, self.rules.tally
        if seat in state.winners:
            return self._say("has won")
        if tally.alive(state, seat) or (seat in state.order and state.phase == "deal"):
            return ""
        if seat in state.retired:
            return self._say("has retired")
        appeals = tally.appeals
        if appeals and appeals.open.value and appeals.open_to(state, seat):
            return self._count(MAY_APPEAL, appeals.times.value - state.appeals[seat])
        return self._say("out")

    def _appeal(self) -> dict[str, Any] | None:
        if self.state.phase != "appeal":
            return None
        return questions.appeal(self.book, self.names, self.language)

    def _warnings(self) -> list[dict[str, Any]]:
        """Say what is easily overlooked at this moment."""
        state, tally = self.state, self.rules.tally
        if not isinstance(tally, Slate):
            return []
        return [
            {"text": self._say(STILL_SHOWS, who=self.names[seat]), **resting(tally.late)}
            for seat in state.order
            if not tally.alive(state, seat)
        ]

    def drafted(self, draft: Mapping[str, Any]) -> dict[str, Any]:
        """Say what an entry would come to, or why it cannot be made."""
        try:
            after = keeper.tell(self.book, read_entry(draft, len(self.names)))
        except IllegalAction as error:
            said = why(error, self.language, self.names)
            return {"why": said, "clauses": list(error.clauses)}
        except LedgerError as error:
            return {"why": why(error, self.language, self.names), "clauses": []}
        return {"lines": Page(after, self.ledger, self.language)._log(since=self.book.entries)}

    def _log(self, since: int = 0) -> list[dict[str, Any]]:
        """Tell all that happened from entry ``since`` on, line by line."""
        return [self._line(line) for line in self.book.lines if line.entry >= since]

    def _line(self, line: LedgerLine) -> dict[str, Any]:
        line_json = {"entry": line.entry, "deal": line.deal, **event_json(line.event)}
        return {**line_json, "status": line.event.status, "text": self._words(line)}

    def _words(self, line: LedgerLine) -> str:
        event, piece = line.event, line.event.details.get("piece")
        if event.kind != "met" or not isinstance(piece, str):
            return event_in_words(self.rules, event, self.names, self.language)
        cry = self.rules.cries.get(piece)
        named = piece_in_words(piece, self.language)
        words = self._say("{who} asked {piece}.", who=self.names[event.seat or 0], piece=named)
        return cried(self.language, words, cry.value) if cry else words

    def sheet(self) -> str:
        """Write the evening as plain text."""
        page = self.shown()
        source = self._source()
        title = source["title"]
        if source["short"] != title:
            title = f"{title} ({source['short']})"
        wide = max(map(len, self.names))
        lines = [title, ""]
        for player in page["players"]:
            plus = " " + "+" * player["plus"] if player["plus"] else ""
            standing = f" ({player['standing']})" if player["standing"] else ""
            lines.append(f"{player['name']:{wide}}  {player['words']}{plus}{standing}")
        lines += ["", *filter(None, (page["outcome"], page["deals"], page["pool"]))]
        deal = None
        for line in page["log"]:
            if line["deal"] != deal:
                deal = line["deal"]
                lines += ["", self._say("Deal {number}", number=deal)]
            cited = ", ".join(text.label(clause) for clause in line["clauses"])
            lines.append(f"  {line['text']} ({cited})")
        return "\n".join(lines) + "\n"
