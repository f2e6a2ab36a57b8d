"""A rule set taken apart, by the questions it answers, and put together again from its components.

A component is a cited value, or a tuple or mapping of them. A source that does not know a question
at all (the German one knows no cat) has no such component.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from gnav_core.core.cited import Cited, Rule
from gnav_core.games.gnav.bag import DrawFromBag
from gnav_core.games.gnav.pack import DrawFromPack
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import Answer, RuleSet
from gnav_core.games.gnav.slate import Slate

Components = Mapping[str, Any]

MATADORS: Final = ("cuckoo", "dragoon", "cat", "horse", "house")
REFUSALS: Final = {
    "plain": ("accept", "refuse", "tabu"),
    "past-dealer": ("take", "keep"),
    "appeals": ("appeal", "sit-out", "retire"),
}
POOLED: Final = ("lives", "marks", "lowest", "one-fool", "stake", "won")
"""The components that a pool of tokens answers as one, and nobody can take from it singly."""

SLATED: Final = (*POOLED, "two-fools", "alike", "spared", "several", "appeals", "payout", "void")


def take_apart(rules: RuleSet) -> dict[str, Any]:
    """Take a rule set apart."""
    plain = {piece: answer for piece, answer in rules.answers.items() if piece not in MATADORS}
    found = {
        "pieces": (rules.pieces, rules.copies),
        "seats": rules.seats,
        "deal": (rules.deal, rules.deal_last),
        "unseen": rules.unseen,
        "turns": rules.turns,
        "stand": rules.stand,
        "ask": rules.ask,
        "plain": (plain, _refusals(rules, "plain")),
        "past-dealer": (rules.past_dealer, _refusals(rules, "past-dealer")),
        "change": (rules.turn_change, rules.last_turn),
        "swapped": rules.swapped_change,
        "show": rules.show,
        "tapping": (rules.tap, rules.tap_answer, rules.warning),
        "cries": dict(rules.cries),
        "next-dealer": rules.tally.next_dealer,
        **_stock(rules.stock),
        **_tally(rules),
    }
    return {**found, **_matadors(rules)} if "cat" in rules.answers else found


def _refusals(rules: RuleSet, component: str) -> dict[str, Rule]:
    return {verb: rules.refusals[verb] for verb in REFUSALS[component] if verb in rules.refusals}


def _matadors(rules: RuleSet) -> dict[str, Any]:
    asked = {piece: rules.answers[piece] for piece in MATADORS}
    undoing = tuple(effect for effect in asked["cat"].forced if effect.value.startswith("undo"))
    kiss = tuple(effect for effect in asked["cat"].forced if effect not in undoing)
    return {
        "passing": {piece: asked[piece] for piece in ("horse", "house")},
        "cat": kiss,
        "undoing": undoing,
        "dragoon": asked["dragoon"],
        "cuckoo": asked["cuckoo"],
    }


def _stock(stock: DrawFromBag | DrawFromPack) -> dict[str, Any]:
    if isinstance(stock, DrawFromBag):
        return {"drawn": ("bag", stock.abide, stock.idle), "changed": ("bag", stock.discard)}
    return {"drawn": ("pack", stock.rejected, stock.draws), "changed": ("pack", stock.under)}


def _tally(rules: RuleSet) -> dict[str, Any]:
    tally = rules.tally
    if isinstance(tally, Pool):
        return dict.fromkeys(POOLED, tally)
    down = tally.loss.value < 0
    number, nought = (tally.start, tally.limit) if down else (tally.limit, tally.start)
    none, one, two = (tuple(h for h in hits if not _alike(h)) for hits in tally.by_fools)
    return {
        "lives": (number, tally.out),
        "marks": (tally.loss, nought, tally.loss_mark, tally.plus_as_stroke),
        "lowest": none,
        "one-fool": (tally.fool, one),
        "two-fools": two,
        "alike": (tally.tie, tally.alike, tuple(filter(_alike, tally.by_fools[0]))),
        "spared": tally.spared,
        "several": (tally.several, tally.late),
        "appeals": (tally.appeals, _refusals(rules, "appeals")),
        "stake": tally.stake,
        "payout": tally.payout,
        "void": (tally.void, tally.void_final),
        "won": tally.won,
    }


def _alike(hit: Cited[Any]) -> bool:
    return bool(hit.value.who == "pairs")


def put_together(name: str, components: Components) -> RuleSet:
    """Put a rule set together from components that do not clash."""
    pieces, copies = components["pieces"]
    deal, deal_last = components["deal"]
    plain, _ = components["plain"]
    past_dealer, _ = components["past-dealer"]
    turn_change, last_turn = components["change"]
    tap, tap_answer, warning = components["tapping"]
    return RuleSet(
        id=name,
        seats=components["seats"],
        pieces=pieces,
        copies=copies,
        deal=deal,
        deal_last=deal_last,
        unseen=components["unseen"],
        stand=components["stand"],
        ask=components["ask"],
        turns=components["turns"],
        answers={**_asked(components), **plain},
        past_dealer=past_dealer,
        turn_change=turn_change,
        swapped_change=components["swapped"],
        last_turn=last_turn,
        stock=_filled(components),
        show=components["show"],
        tally=_kept(components),
        tap=tap,
        tap_answer=tap_answer,
        warning=warning,
        refusals={
            verb: ruled
            for component in REFUSALS
            if isinstance(components.get(component), tuple)
            for verb, ruled in components[component][1].items()
        },
        cries=components["cries"],
    )


def _asked(components: Components) -> dict[str, Answer]:
    if "cat" not in components:
        return {}
    return {
        "cuckoo": components["cuckoo"],
        "dragoon": components["dragoon"],
        "cat": Answer((*components["cat"], *components["undoing"])),
        **components["passing"],
    }


def _filled(components: Components) -> DrawFromBag | DrawFromPack:
    kind, first, second = components["drawn"]
    _, changed = components["changed"]
    if kind == "bag":
        return DrawFromBag(abide=first, idle=second, discard=changed)
    return DrawFromPack(rejected=first, draws=second, under=changed)


def _kept(components: Components) -> Slate | Pool:
    if isinstance(components["lives"], Pool):
        return replace(components["lives"], next_dealer=components["next-dealer"])
    number, out = components["lives"]
    loss, nought, loss_mark, plus_as_stroke = components["marks"]
    down = loss.value < 0
    fool, one = components["one-fool"]
    tie, alike, pairs = components["alike"]
    several, late = components["several"]
    void, void_final = components["void"]
    return Slate(
        start=number if down else nought,
        limit=nought if down else number,
        loss=loss,
        loss_mark=loss_mark,
        plus_as_stroke=plus_as_stroke,
        fool=fool,
        by_fools=(components["lowest"] + pairs, one + pairs, components["two-fools"] + pairs),
        tie=tie,
        alike=alike,
        out=out,
        several=several,
        late=late,
        spared=components["spared"],
        void=void,
        # 1774:14 speaks of the last two with one stroke each to lose: of strokes rubbed out.
        void_final=void_final if down else None,
        won=components["won"],
        next_dealer=components["next-dealer"],
        appeals=components["appeals"][0],
        stake=components["stake"],
        payout=components["payout"],
    )
