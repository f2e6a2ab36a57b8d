"""What a screen reader hears: every event once, in words, and what many do alike summed up."""

from __future__ import annotations

from typing import Any

from tests.browser.table import SOURCES, Table
from tests.browser.visits import clear

# Keeps every text that the announcing region has held, with the events it stands for.
HEAR = """
window.told = [];
window.hear ??= () => {
  const root = document.querySelector('gnav-table')?.shadowRoot;
  const region = root?.querySelector('.unseen[aria-live=polite]');
  if (!region) return setTimeout(hear, 20);
  if (region === window.region) return;
  window.region = region;
  const note = () => {
    const spans = [...region.querySelectorAll('[data-events]')];
    const key = spans.map((span) => span.dataset.events).join('|');
    if (!spans.length || region.firstElementChild === window.lastTold) return;
    window.lastTold = region.firstElementChild;
    for (const span of spans) {
      const events = span.dataset.events.split(' ').filter(Boolean).map(Number);
      told.push({ text: span.textContent.trim(), events,
        cries: [...span.querySelectorAll('q')].map((q) => [q.lang, q.textContent]) });
    }
  };
  new MutationObserver(note).observe(region, { childList: true, subtree: true });
  note();
};
hear();
"""


def announced(table: Table) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = table.page.evaluate("told")
    return heard


def listen(table: Table) -> None:
    table.open()
    table.page.evaluate(HEAR)


def test_every_event_of_a_deal_is_told_once_and_in_order(table: Table) -> None:
    for rules in SOURCES:
        listen(table)
        table.set_up(rules, "person", "computer", "computer", "computer")
        table.deal()
        table.play_deal("exchange")
        table.go_on()
        table.play_deal("stand")
        heard = [n for part in announced(table) for n in part["events"]]
        assert sorted(heard) == [event["n"] for event in table.view()["events"]], rules
        begun = [part["events"][0] for part in announced(table) if part["events"]]
        assert begun == sorted(begun), f"{rules}: what was told is in order"
        table.cleared = clear(table.page)


def test_what_is_told_is_the_event_in_words_with_its_cry_in_its_own_language(table: Table) -> None:
    """gnav-1917.r4.a"""
    listen(table)
    table.set_up("gnav-1917", "person", "computer", "computer", "computer")
    table.deal()
    table.play_deal("stand")
    cries = [cry for part in announced(table) for cry in part["cries"]]
    assert ["da", "Jeg står!"] in cries
    events = {event["n"]: event for event in table.view()["events"]}
    for part in announced(table):
        if len(part["events"]) == 1:
            said = events[part["events"][0]]["text"].replace("“", "").replace("”", "")
            assert part["text"].startswith(said)


def test_what_many_seats_do_alike_is_summed_up_and_nothing_is_told_twice(table: Table) -> None:
    listen(table)
    table.set_up("gnav-1774", "person", *["computer"] * 36)
    table.deal()
    parts = announced(table)
    assert len(parts) < 6, [part["text"] for part in parts]
    assert any(part["text"] == "36 others are dealt theirs." for part in parts)
    assert any(part["text"].startswith("You are dealt") for part in parts)
    table.play_deal("stand")
    heard = [n for part in announced(table) for n in part["events"]]
    assert sorted(heard) == [event["n"] for event in table.view()["events"]]
    assert len(announced(table)) < len(heard) / 3


def test_the_choice_has_the_focus_after_what_was_told(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.play_deal("stand")
    table.go_on()
    assert table.state == "choices"
    assert table.page.evaluate(
        "document.querySelector('gnav-table').shadowRoot.activeElement?.classList.contains('choice')"
    )


def test_a_covered_table_says_nothing(table: Table) -> None:
    listen(table)
    table.set_up("gnav-1774", "person", "person", "computer")
    table.deal()
    assert table.state == "cover"
    assert table.page.locator(".unseen[aria-live=polite]").inner_text().strip() == ""
    table.go_on()
    assert announced(table)


def test_who_takes_the_device_is_told_no_others_piece(table: Table) -> None:
    listen(table)
    names = ("Anna", "Bo", "Carl")
    table.set_up("gnav-1774", "person", "person", "person", names=names)
    table.deal()
    while (state := table.state) not in ("showing", "outcome"):
        if state == "cover":
            table.page.evaluate("told.length = 0")
            table.go_on()
            seat = table.view()["seat"]
            for part in announced(table):
                for other in names:
                    if other != names[seat]:
                        assert f"{other} is dealt the" not in part["text"]
                        assert f"{other} draws the" not in part["text"]
        elif state == "choices":
            table.press("exchange")
        else:
            table.go_on()
