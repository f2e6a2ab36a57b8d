"""What of a game may be given away: all but what is still hidden in it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gnav_core.core import share
from gnav_core.core.record import Record, RecordError
from gnav_core.play.line import Line
from gnav_core.play.session import Session


def record(session: Session) -> tuple[Record, bool]:
    """Give the record without the deals in play, and say whether any was left out.

    The seed goes with them: by it anybody could deal them again. Nothing is hidden in a line that
    has come to the end of the game, nor in a record whose pieces lie face up.
    """
    lines = [_shown(session, line) for line in session.lines]
    left_out = any(
        len(shown.moves) < len(line.moves) for shown, line in zip(lines, session.lines, strict=True)
    )
    shown = lines[session.current]
    more = dict(session.record.more)
    for key in ("line", "lines", "seen"):
        more.pop(key, None)
    if left_out or not session.open:
        more.pop("seed", None)
    others = [line for line in lines if line is not shown and not line.begins(shown)]
    if others:
        more["lines"] = [{"moves": line.moves, **line.mark()} for line in others]
    more |= shown.mark(*(line for line in lines if line.begins(shown)))
    return replace(session.record, moves=tuple(shown.moves), more=more), left_out


def text(session: Session) -> dict[str, Any]:
    """Give the game as the text of a link; where it is too long, only the line in play."""
    shown, left_out = record(session)
    try:
        return {"text": share.pack("game", shown.as_value()), "left_out": left_out}
    except RecordError:
        if "lines" not in shown.more:
            raise
    more = {key: value for key, value in shown.more.items() if key != "lines"}
    return {"text": share.pack("game", replace(shown, more=more).as_value()), "left_out": True}


def _shown(session: Session, line: Line) -> Line:
    """Cut the line off where the deal in play begins, unless its pieces have been shown."""
    if session.example.open or session.game.moment(line.state).open:
        return line
    begins = line.deal_begins(len(line.moves))
    return line if begins == len(line.moves) else line.until(begins)
