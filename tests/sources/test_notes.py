"""Cruces and notes: their ids, what they point to and what they quote."""

from collections.abc import Callable

import pytest

from scripts import tei
from scripts.tei import bibliography
from scripts.tei.layers import fold
from scripts.tei.notes import fragments
from tests.sources.conftest import Element

Sources = dict[str, tei.Source]
Clauses = dict[str, tei.Clause]

#: Every crux and its readings, the default first. Ids and values are never changed.
CRUCES = {
    "gnav-1774": """base-penalty[lowest-loses] compelled[all-but-matadors,numbers-only]
        kiss-stroke[yes,no] kiss-return[if-swapped,linked,all,none] cuckoo[asker-stands,stops-play]
        cuckoo-stroke[no,yes] bag-holder[any,first-only] discard[aside,back-in-bag]
        drawn-piece[abide] ties[lowest,any] two-fools[gain,loss] two-lowest[two-lowest-others]
        cuckoo-immune[final,always] several-strokes[yes] out-mid-deal[yes] nobody-left[void]
        appeals[three-each,none] sit-out[not-twice-running,once-a-game] dealer-last[last]
        payout[winner-takes-all] dealer-turn[next-left]""",
    "gnav-1917": """strokes[3,4,5] fool-stroke[one,two] fool-companion[always,unanswered-tap]
        two-fools[plus,plus-and-lowest] ties[all] taker[asker] tapping[own-turn]
        dealer-after-exchange[any] discard[aside] out-mid-deal[yes] several-strokes[yes]
        nobody-left[void] dealer-turn[next-left] players[2-37]""",
    "gnav-wikipedia": "strokes[3,5,4]",
    "gnav-kb": "appeals[none,three-each] fool[as-1774]",
    "gnav-german": """refused-by-last[keeps,draws] tabu[off,on] own-card-under[once-kept]
        refusal[optional] playing-off-end[pool-empty] tie[shared] bankrupt[plays-on]
        dealer-turn[left]""",
    "byd-1774": """players[2-7] rank[ace-high] follow[must-follow,must-beat,free]
        leader[trick-taker] bid-limit[5,1] bid-with[at-most,same] bid-order[once-round]
        no-bid[no-winner] nobody-bids[has-won] who-shows[bidders-only,everybody]
        unbeaten[bidder-wins] pot[winner-takes-bids]""",
    "fem-kort-1774": """players[2-7] rank[ace-high] follow[must-follow,must-beat,free]
        leader[trick-taker] stake[one,pool]""",
    "hanrey-1774": """draw[one-each,fill-to-three] take-up[must-beat,may-take]
        put-away[out-of-game] round[all-in-turn] led-again[who-led] next-lead[last-beater]
        empty-hand[draw-one] one-card[one] deal-order[at-once] ranks[ace-high]
        trump-card[under-stock] players[2-4] out[no-card] winners[all-others] endless[hundred]""",
    "lang-hanrey-1774": """best-card[in-hand,of-suit] partial[beaten-stay,all-up]
        draw[one-each,fill-to-three] second-tricks[kept] pack[36] players[2] empty-hand[draw-one]
        deal-order[at-once] trump-card[under-stock] winners[other]""",
    "piquet-1774": """contest[best,each] long-sequence[quint,one-more] honours-in-30[no,yes]
        open-hand[carte-blanche,off] capot[instead,besides] follow[must,free]
        several[cards,sequences] lead-counts[counts,melds-only] ninety-and-sixty[one,both]
        leads-only[leads-alone,all-play] dealer-melds[as-forehand] left-over[stays]
        unbought[unseen] melding[by-itself,shown] game[one-deal] ranks[ace-high]
        next-lead[taker] players[2] one-honour[once,twice]""",
    "tre-kort-1774": """players[2-11] rank[ace-high] dealing[three-stakes] follow[must-follow,free]
        no-trump[any-card] ace-falls[two-players,always] velten[turned-card,stock] alone[takes-all]
        nobody[nothing-paid] one-beet[smallest] beet-size[as-played-for,after-paying]
        length[each-deals-once,one-deal] next-dealer[left] winners[highest]""",
    "polsk-pas-1774": """stake[one-each] packet[five-at-once,two-and-three]
        first-round[turned-suit] turn-up[dealer,player] turn-up-when[his-turn,before-bidding]
        leader[forehand] follow[must-follow,free] plain-rank[four-knaves]
        two-tricks[first-to-two,opening-two] vole[opening-tricks] ompasning[pool-stays]
        beet-size[as-the-pool,table-doubled] own-beet[same-again,doubled] discard[any-card]
        length[table-clear,one-deal] next-dealer[left] winners[highest]""",
    "hundrede-og-eet-1774": """hand[6,3] follow[free,after-stock] ten[second,below-knave]
        deals[runs-on,one-deal] dealer-turn[first-card] first-lead[forehand] draw[one-each]
        next-lead[taker] last-trick[each-deal] count[by-itself] trump-card[under-stock]
        players[2]""",
    "mariage-1774": """follow[free,after-stock] ten[second,below-knave] deals[runs-on,one-deal]
        meld-when[turn,lead] false-out[loses,goes-on] number[101] out-when[own-turn,lead]
        unsaid[first-to-reach] once[once-a-deal] this-deal[own-deal] dealer-turn[first-card]
        draw[one-each] next-lead[taker] trump-card[under-stock] players[2-3]""",
    "styrvolt-1774": """pack[no-fives] under[stays-under] matadors[the-five]
        same-suit[turn-on,as-they-fall] velten[turned-suits] ten[own-suit]
        exchange-order[under-first] leader[forehand] follow[free,must-follow]
        leaders[when-led,always] equal-rank[first-played,last-played] powers[beat-all,beat-some]
        other-chosen[plain] stake[one-and-two]""",
}


@pytest.mark.parametrize("source", CRUCES)
def test_cruces_are_those_that_were_published(source: str, sources: Sources) -> None:
    found = [
        f"{crux.name}[{','.join(option.value for option in crux.options)}]"
        for crux in sources[source].cruces
    ]
    assert sorted(found) == sorted(CRUCES[source].split())


def test_a_crux_is_whole(sources: Sources) -> None:
    for source in sources.values():
        for crux in source.cruces:
            assert crux.id == f"{source.id}.q.{crux.name}"
            assert crux.default == crux.options[0].value
            assert crux.question.endswith("?")
            assert crux.reason.endswith((".", ")"))
            assert crux.evidence
            assert all(option.text for option in crux.options)


def test_kb_takes_over_all_cruces_of_1774_but_appeals(sources: Sources) -> None:
    wanted = [crux.id for crux in sources["gnav-1774"].cruces if crux.name != "appeals"]
    assert list(sources["gnav-kb"].adopted) == wanted


def test_wikipedia_takes_over_all_cruces_of_1917_but_strokes(sources: Sources) -> None:
    wanted = [crux.id for crux in sources["gnav-1917"].cruces if crux.name != "strokes"]
    assert list(sources["gnav-wikipedia"].adopted) == wanted


def test_cruces_and_evidence_point_to_clauses(texts: Sources, held: Clauses) -> None:
    for source in texts.values():
        for crux in (*source.cruces, *source.questions):
            assert crux.targets
            assert {*crux.targets, *(e.clause for e in crux.evidence)} <= set(held)
            assert all(target.startswith(f"{source.id}.") for target in crux.targets)


def test_commentary_points_to_clauses(texts: Sources, held: Clauses) -> None:
    for source in texts.values():
        for note in source.notes:
            assert note.kind in {"emendation", "commentary"}
            assert note.targets
            if note.kind == "commentary":
                assert set(note.targets) <= set(held)


def test_quotations_stand_verbatim_in_what_they_cite(
    trees: dict[str, Element], held: Clauses, evidence: Callable[[str], str]
) -> None:
    """A quote cites its own `source`, else the clause of its evidence, else its note's clauses."""
    wrong = []
    words = {id_: tei.diplomatic(clause.element) for id_, clause in held.items()}
    for file, root in trees.items():
        for quote in root.iterfind(".//tei:standOff//tei:quote", tei.NS):
            text = tei.diplomatic(quote)
            if not any(text in place for place in cited(quote, words, evidence)):
                wrong.append(f"{file}:{quote.sourceline}: {text}")
    assert wrong == []


def cited(quote: Element, words: dict[str, str], evidence: Callable[[str], str]) -> list[str]:
    """Return the texts in which a quotation may stand."""
    pointer = quote.get("source", "")
    if pointer.startswith("evidence/"):
        return [fold(evidence(pointer.removeprefix("evidence/")))]
    if pointer:
        return [words[i] for i in fragments(pointer)]
    for around in quote.iterancestors():
        if ids := fragments(around.get("corresp")) or fragments(around.get("target")):
            return [words[i] for i in ids if i in words]
    return []


def test_references_are_named_after_what_they_point_to(
    trees: dict[str, Element], texts: Sources
) -> None:
    """`1774:3[d]` points to gnav-1774.r3.d, `Spille-Regler: contents[k]` into the booklet.

    A work of the bibliography is named by its short name.
    """
    works = {work.id: work.short for work in bibliography.load()}
    ids = {source.short: source.id for source in texts.values()}
    for root in trees.values():
        for ref in root.iterfind(".//tei:standOff//tei:ref", tei.NS):
            if ref.get("target", "").startswith(bibliography.FILE):
                (work,) = fragments(ref.get("target"))
                assert ref.text == works[work]
                continue
            short, _, place = (ref.text or "").partition(":")
            rest = place.strip().replace("[", ".").rstrip("]")
            letter = "" if ids[short] == tei.BOOKLET else "r"
            assert fragments(ref.get("target")) == (f"{ids[short]}.{letter}{rest}",)
