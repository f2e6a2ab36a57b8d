"""Narrespillet in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import listed, tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.narrespillet.naming import (
    card_named,
    cards_told,
    field_named,
    fields_told,
    kind_named,
)
from gnav_core.games.narrespillet.pack import CARDS, HOUSES
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import DEMONS

MOVES: Final = {
    "place": ("Place {cards} on {fields}", "Place cards on a field"),
    "discard": ("Throw {cards} on the pile", "Throw a card"),
    "forfeit": ("Forfeit {fields}", "Forfeit a field"),
    "load": ("Put {cards} into the Chariot", "Put one or two cards into the Chariot"),
    "dump": ("Throw the Chariot",),
    "lift": ("Lift Temperance",),
    "end": ("Take no further turn",),
    "play": ("Play {cards}", "Play a picture"),
    "steal": ("Take it with the Fool",),
    "let": ("Let it lie",),
    "extra": ("Take an extra turn",),
    "wait": ("Keep the extra turn",),
    "agree": ("Let the pile be turned",),
    "refuse": ("Do not let the pile be turned",),
    "throw": ("Throw {cards} on the pile", "Throw what is too much"),
    "call": ("Call {cards}", "Call a card"),
    "done": ("Call no more",),
}
"""The label of a move, and last that of a choice where it names nothing."""

PLAYED_ON: Final = "Play {cards} on {on}"
PLAYED_FOR: Final = "Play {cards} for {number}"
PLAYED_NAMING: Final = "Play {cards} and name {kind}"
PLAYED_WITH: Final = "Play {cards} with {others}"
PLAYED_CALLING: Final = "Play {cards} and call {others}"
CLOSED_OR_OPEN: Final = {
    "closed": "Play {cards} for one closed card more",
    "open": "Play {cards} for two open cards more",
}
ON_A_FIELD: Final = "{of}, {fields}"

SENTENCES: Final = {
    "dealt": "{who} [is|are] dealt {card}.",
    "drew": "{who} [draws|draw] {card}.",
    "buried": "The rest of the stock is thrown unseen: no card is drawn any more in this round.",
    "agreed": "{who} [lets|let] the pile be turned.",
    "refused": "{who} [does|do] not let the pile be turned.",
    "turned": "The pile is turned, and is the stock.",
    "placed": "{who} [places|place] {cards} on {fields}.",
    "threw": "{who} [throws|throw] {cards}.",
    "forfeited": "{who} [forfeits|forfeit] {fields}.",
    "played": "{who} [plays|play] {card}.",
    "works": "{Card} begins to work.",
    "finished": "{who} [is|are] done with the round.",
    "again": "{who} [takes|take] a further turn.",
    "waited": "{who} [keeps|keep] the extra turn.",
    "declined": "{who} [takes|take] no further turn.",
    "looked": "{who} [looks|look] at [{whose}’s|your] hand: {cards}.",
    "showed": "{who} [shows|show] {cards}.",
    "no-more": "Nobody else holds any of that: {kind}.",
    "loaded": "{who} [puts|put] {cards} into the Chariot.",
    "took-over": "{who} [takes|take] over {cards}.",
    "no-cards": "{who} [gets|get] no cards, since Justice lies.",
    "stole": "{who} [takes|take] {cards} with the Fool, for {fields}.",
    "let": "{who} [lets|let] it lie.",
    "called": "{who} [calls|call] {card}.",
    "missed": "Nobody else has {card}.",
    "stopped": "{who} [calls|call] no more.",
    "handed": "{who} [hands|hand] over {card}.",
    "thrown": "What lay on {fields} is thrown: {cards}.",
    "lifted": "Temperance is thrown.",
    "removed": "{who} [removes|remove] the Demons.",
    "round-over": "All are done, and the round is over.",
    "field-won": "{who} [wins|win] {fields}.",
    "dealer": "{who} [deals|deal] the next round.",
    "won": "{Winners} [has|have] won the game.",
}
"""By its kind, what is said of an event."""

UNSEEN: Final = {
    "dealt": "{who} is dealt a card.",
    "drew": "{who} draws a card.",
    "looked": "{who} [looks|look] at [{whose}’s|your] hand.",
}
"""What is said to those who may not see the cards."""

TO_ROW: Final = "{Card} is drawn to Justice’s row."
NOTHING: Final = "{who} [takes|take] over no cards."

OVER: Final = {
    "most": "{winners} [has|have] won the most fields.",
    "swords": "{winners} [has|have] won as many fields as another, and more on Swords.",
    "others": "{winners} [has|have] won as many fields as another, and more on one of the others.",
    "last": "{winners} [has|have] won as many fields as another, and the last of them.",
}

ORDER: Final = (
    "On a field, best first: World; Emperor with Empress; Queen and King; a couple with the"
    " Lovers; numbers of 18 or more; Knight; numbers of 15 or more; Page; the highest sum."
)
VICTORIES: Final = ("{number} victory", "{number} victories")
MARKS: Final = {
    "forfeit": "has forfeited {fields}",
    "couple": "one couple on {fields}",
    "demons-forfeit": "the Demons have forfeited {fields}",
    "demons-couple": "one couple of the Demons on {fields}",
    "closed": "nobody can place on {fields}",
}
TURNS: Final = ("{number} extra turn left", "{number} extra turns left")
STRENGTH: Final = {
    "closed": "one closed card more",
    "open": "two open cards more",
}
ZONES: Final = {
    "stock": ("{number} card left in the stock", "{number} cards left in the stock"),
    "aside": ("{number} card put away", "{number} cards put away"),
    "pile": ("{number} card on the pile", "{number} cards on the pile"),
}


class Words:
    """Say Narrespillet in words."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name a card."""
        return tell(language, card_named(thing))

    def unit(self, rules: RuleSet) -> str:
        """Name what the score counts."""
        return "victories"

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are left in the stock, put away, and on the pile."""
        if zone.id not in ZONES:
            return None
        number = zone.unknown + len(zone.cards)
        return tell(language, ZONES[zone.id][number != 1], number=number)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say who has dealt, what is forfeited, what is closed, and what each has won."""
        match mark.id:
            case "score":
                return tell(language, VICTORIES[mark.value != 1], number=mark.value)
            case "turns":
                return tell(language, TURNS[mark.value != 1], number=mark.value)
            case "order":
                return tell(language, ORDER)
            case "strength" | "demons-strength":
                return tell(language, STRENGTH[str(mark.value)])
        if mark.id in MARKS:
            fields = fields_told(str(mark.value).split(), language)
            return tell(language, MARKS[mark.id], fields=fields)
        return tell(language, "has dealt")

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice where it names nothing."""
        labels = MOVES.get(action.verb)
        if labels is None:
            return Said(str(action))
        if action.verb == "play" and len(action.args) > 1:
            return Said(_played(action, language))
        parts = {"cards": _listed(action, CARDS, cards_told, language)}
        parts["fields"] = _listed(action, HOUSES, fields_told, language)
        return Said(tell(language, labels[0] if action.args else labels[-1], **parts))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; a card that may not be seen is *a card*."""
        return Said(tell(language, _template(seen), **_parts(seen, names, language)))

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has won, and why."""
        winners = listed(language, [names[seat] for seat in outcome.winners])
        return tell(language, OVER[outcome.reason], winners=winners)


def _listed(action: Action, known: Sequence[str], told: Any, language: str) -> str:
    words = [word for words in action.args for word in words if word in known]
    return str(told(words, language))


def _played(action: Action, language: str) -> str:
    """Label the playing of a picture that names something besides."""
    (card,), first = action.args[0], action.args[1]
    parts: dict[str, Any] = {"cards": card_named(card)}
    if card == "strength":
        said = CLOSED_OR_OPEN.get(first[0], MOVES["play"][0])
        return tell(language, said, **parts)
    if card == "wheel":
        return tell(language, PLAYED_FOR, number=first[0], **parts)
    if card == "priest":
        return tell(language, PLAYED_NAMING, kind=kind_named(first[0]), **parts)
    if card in ("chariot", "star", "moon", "sun"):
        said = PLAYED_WITH if card == "chariot" else PLAYED_CALLING
        return tell(language, said, others=cards_told(first, language), **parts)
    return tell(language, PLAYED_ON, on=_target(action, language), **parts)


def _target(action: Action, language: str) -> str:
    """Name whom or what a picture is played on: a field, a participant, or a field of his."""
    words = [word for words in action.args[1:] for word in words]
    if words[0] in HOUSES:
        return tell(language, field_named(words[0]))
    of = card_named(DEMONS) if words[0] == DEMONS else _seat(words[0], language)
    if len(words) == 1:
        return tell(language, of)
    return tell(language, ON_A_FIELD, of=of, fields=field_named(words[1]))


def _seat(word: str, language: str) -> str:
    return tell(language, "Seat {number}", number=word)


def _template(seen: SeenEvent) -> str:
    """Find the sentence for an event, as far as it may be known."""
    details = seen.details
    if seen.kind == "drew" and details.get("to") == "row":
        return TO_ROW
    if seen.kind == "took-over" and not details["cards"]:
        return NOTHING
    hidden = "card" not in details and "cards" not in details
    return UNSEEN[seen.kind] if hidden and seen.kind in UNSEEN else SENTENCES[seen.kind]


def _parts(seen: SeenEvent, names: Sequence[str], language: str) -> dict[str, Any]:
    """Give what may stand in the sentence of an event: who, which cards, which fields, whose."""
    details = seen.details
    found: dict[str, Any] = {}
    if seen.seat is not None:
        is_demons = details.get("acting") == DEMONS
        found["who"] = _the_demons(language) if is_demons else names[seen.seat]
    if "card" in details:
        found["card"] = found["Card"] = card_named(details["card"])
    if "cards" in details:
        found["cards"] = cards_told(details["cards"], language)
    fields = details.get("fields") or [details[name] for name in ("field",) if name in details]
    found["fields"] = fields_told(fields, language)
    if "kind_of" in details:
        found["kind"] = kind_named(details["kind_of"])
    if seen.kind == "looked" and seen.seat is not None:
        by = details["by"]
        found["who"] = _the_demons(language) if by == DEMONS else names[by]
        found["whose"] = names[seen.seat]
    if "seats" in details:
        found["Winners"] = listed(language, [names[seat] for seat in details["seats"]])
    return found


def _the_demons(language: str) -> str:
    return tell(language, "The Demons’ hand")


def plain(rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
    """Say by what rule an event gives somebody something."""
    return PLAIN.get(seen.kind)


PLAIN: Final = {
    "won": "Whoever has won the most fields in five rounds has won; if equal, Swords come first.",
    "field-won": "The best placement wins its field; where none lies, the first forfeit.",
    "stole": "The Fool takes a placement at the moment it is made.",
}
