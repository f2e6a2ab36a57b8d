"""What each kind of piece does when it is asked, and at the showing: sentences that cite.

They say what the rule set says, piece by piece and effect by effect; nothing here sees a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from gnav_core.core.cited import Cited, Rule
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import Answer, Course, RuleSet
from gnav_core.games.gnav.slate import Hit, Slate
from gnav_core.games.gnav.words import PIECES

Basis = tuple[Rule, ...]


class Told(NamedTuple):
    """A sentence about a kind of piece, what it rests on, and the cry that goes with it."""

    text: str
    basis: Basis
    cry: Cited[str] | None = None


#: What a piece does to the asker when its holder has no choice, by the effect.
DOES: Final = {
    "swap": "Its holder must exchange with you.",
    "pass-on": "Your request goes past it, to the next player.",
    "kiss": "You keep your own and may ask nobody else.",
    "strike": "You keep your own and may ask nobody else.",
    "stay": "You must stop for it and keep your own.",
    "stop-play": "You must stop for it and keep your own; play stops, and all show.",
    "undo-if-swapped": "If your piece had come to you by an exchange,"
    " every piece goes back to the player who drew it.",
    "undo-linked": "You, and those tied to you by exchanges, get back what you drew.",
    "undo-all": "Every piece goes back to the player who drew it.",
}
#: The same where its holder has a choice.
MAY: Final = {
    "swap": "Its holder may exchange with you.",
    "pass-on": "Its holder may refuse: your request goes on to the next player.",
    "decline": "Its holder may refuse: you keep your own.",
    "tabu": "Its holder may call tabu: nobody exchanges any more, and all show.",
}
FINES: Final = {
    "strokes left": "You lose a stroke.",
    "strokes taken": "You get a stroke.",
    "tokens": "You pay a token into the pool.",
}
#: What a group of kinds does, in two or three words: "Bo's cat costs a stroke".
GROUPS: Final = {
    "swap": "must exchange with you",
    "on": "sends you on",
    "stop": "stops you",
    "show": "stops the play",
    "may-refuse": "may refuse",
    "may-send-on": "may send you on",
    "may-call-tabu": "may call tabu",
}
#: The same with a stroke or a token to pay.
FINED: Final = {
    "strokes left": "costs a stroke",
    "strokes taken": "gives you a stroke",
    "tokens": "costs a token",
}
ENDS: Final = {
    "swap": "swap",
    "pass-on": "on",
    "kiss": "stop",
    "strike": "stop",
    "stay": "stop",
    "stop-play": "show",
}
CHOSEN: Final = {"pass-on": "may-send-on", "decline": "may-refuse", "tabu": "may-call-tabu"}


class Effect(NamedTuple):
    """What asking a piece comes to, roughly: how the request ends, and whether it is fined."""

    id: str
    fined: bool = False


def effect(answer: Answer) -> Effect:
    """Say what asking a piece with this answer comes to."""
    if answer.choices:
        others = [course[0].value for verb, course in answer.choices.items() if verb != "accept"]
        return Effect(CHOSEN[others[0]])
    values = [step.value for step in answer.forced]
    return Effect(next(ENDS[value] for value in values if value in ENDS), "fine" in values)


def in_short(rules: RuleSet, found: Effect) -> str:
    """Say an effect in two or three words."""
    if not found.fined:
        return GROUPS[found.id]
    fined = FINED[rules.tally.counts]
    if found.id == "stop":  # whoever pays is stopped; that goes without saying
        return fined
    return Sentence("{effect}, {fined}", effect=Sentence(GROUPS[found.id]), fined=Sentence(fined))


def short_basis(answer: Answer) -> Basis:
    """Give what the effect rests on, the undoing apart, which only the whole answer tells."""
    courses = answer.choices.values() if answer.choices else (answer.forced,)
    steps = (step for course in courses for step in course)
    return tuple(step for step in steps if not step.value.startswith("undo"))


def when_asked(rules: RuleSet, piece: str) -> Iterator[Told]:
    """Tell what follows when the holder of this piece is asked to exchange."""
    answer = rules.answers[piece]
    if answer.choices:
        for verb, course in answer.choices.items():
            cry = rules.cries.get(piece if verb == "tabu" else verb)
            yield Told(MAY[course[0].value], course, cry)
        return
    yield from _forced(rules, answer.forced, rules.cries.get(piece))


def _forced(rules: RuleSet, course: Course, cry: Cited[str] | None) -> Iterator[Told]:
    for step in course:
        said = FINES[rules.tally.counts] if step.value == "fine" else DOES[step.value]
        yield Told(said, (step,), cry)
        cry = None  # it is cried once


LOSES: Final = {"strokes left": "loses {number}", "strokes taken": "gets {number}"}
WINS: Final = {"strokes left": "wins {number}", "strokes taken": "is freed of {number}"}
NUMBER: Final = {1: "a stroke", 2: "two strokes"}
PLUS: Final = "gets a plus, and may have one stroke more than the others"

#: Whom a showing hits, by the number of fools shown: a piece that is no fool.
OTHERS: Final = {
    (0, "lowest"): "Whoever shows the lowest {loses}.",
    (0, "pairs"): "Whoever shows the same as another {loses}.",
    (1, "lowest-other"): "Where {fool} is shown, whoever shows the lowest of the others {loses}.",
    (1, "companion-of-a-tapper"): "Where {fool} is shown and its holder has tapped,"
    " whoever shows the lowest of the others {loses}.",
    (2, "lowest-other"): "Where both fools are shown,"
    " whoever shows the lowest of the others {loses}.",
    (2, "two-lowest-others"): "Where both fools are shown,"
    " each of those with the two lowest of the others {loses}.",
}
FOOL: Final = {1: "Whoever shows it {loses}.", 2: "Where both are shown, each of the two {loses}."}
ALIKE: Final = "Where several show the same lowest, it holds for each of them."
SPARED: Final = {
    "always": "The fool cannot drag it along.",
    "final": "Where two are left with one stroke each, the fool cannot drag it along.",
}
TAPS: Final = "At his turn its holder may tap with it."
KNOCKS: Final = "Whoever is dealt it must knock on the table."
PAYS: Final = "pays a token into the pool"
TAKES: Final = "When the pool is played off, whoever shows the highest takes a token."


def at_the_showing(rules: RuleSet, piece: str) -> Iterator[Told]:
    """Tell what this piece may bring when all show."""
    tally = rules.tally
    fool = piece == tally.fool.value
    if fool and rules.tap and rules.tap.value == piece:
        yield Told(TAPS, (rules.tap,))
    if rules.warning and rules.warning.value == piece:
        yield Told(KNOCKS, (rules.warning,))
    if isinstance(tally, Pool):
        yield from _paying(tally, fool)
        return
    named = Sentence(PIECES[tally.fool.value])
    for fools, hits in enumerate(tally.by_fools[: rules.copies.value + 1]):
        for cited in hits:
            if said := _hit(cited.value, fools, fool):
                told = Sentence(said, loses=loses(rules, cited.value), fool=named)
                yield Told(told, (cited,))
    if not fool and rules.copies.value > 1:
        yield Told(ALIKE, (tally.tie,))
    if tally.spared and rules.rank[piece] == 0:
        yield Told(SPARED[tally.spared.value], (tally.spared,))


def _hit(hit: Hit, fools: int, fool: bool) -> str | None:
    """Find the sentence for a hit, where it concerns the piece told of: the fool, or another.

    That two alike are hit is told once, whatever else is shown.
    """
    if hit.who == "fool-holders":
        return FOOL[fools] if fool else None
    return None if fool and fools != 1 else OTHERS.get((fools, hit.who))


def loses(rules: RuleSet, hit: Hit) -> Sentence:
    """Say what a hit costs or gives, by the way strokes are kept."""
    tally = rules.tally
    if hit.what == "plus" and not (isinstance(tally, Slate) and tally.plus_as_stroke):
        return Sentence(PLUS)
    said = (LOSES if hit.what == "lost" else WINS)[tally.counts]
    return Sentence(said, number=Sentence(NUMBER[hit.by]))


def _paying(tally: Pool, fool: bool) -> Iterator[Told]:
    pays = Sentence(PAYS)
    if fool:
        yield Told(Sentence(FOOL[1], loses=pays), (tally.pays,))
    else:
        yield Told(Sentence(OTHERS[0, "lowest"], loses=pays), (tally.pays,))
    drags = OTHERS[1, "lowest-other"]
    named = Sentence(PIECES[tally.fool.value])
    yield Told(Sentence(drags, fool=named, loses=pays), (tally.companion,))
    yield Told(TAKES, (tally.takes,))
