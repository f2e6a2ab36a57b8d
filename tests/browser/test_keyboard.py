"""The whole game by keyboard; no key fires while one types, and all can be turned off."""

from __future__ import annotations

from tests.browser.table import Table

FOCUSED = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at?.innerText.trim() ?? '';
}"""


def settle(table: Table) -> None:
    table.page.wait_for_function(
        "() => unanswered.size === 0 && !document.querySelector('gnav-table').busy"
    )


def tab_to(table: Table, words: str) -> None:
    """Go with Tab until what is focused says these words."""
    for _ in range(120):
        table.page.keyboard.press("Tab")
        if table.page.evaluate(FOCUSED) == words:
            return
    raise AssertionError(f"no way with Tab to “{words}”")


def test_a_whole_game_is_played_with_the_keyboard_alone(table: Table) -> None:
    table.open()
    tab_to(table, "Play by 1774")
    table.page.keyboard.press("Enter")
    for _ in range(400):
        state = table.state
        settle(table)
        if state == "outcome":
            break
        table.page.keyboard.press("2" if state == "choices" else "n")
        settle(table)
    assert table.state == "outcome"
    assert table.page.evaluate(FOCUSED), "the focus is on what comes next"


STOP = """() => {
  let at = document.activeElement;
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const name = at.ariaLabel || at.labels?.[0]?.textContent || at.textContent || '';
  return { tag: at.tagName, name: name.trim() };
}"""


def test_what_has_the_focus_is_seen(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.page.keyboard.press("Tab")
    outline = table.page.evaluate(
        "() => getComputedStyle(document.activeElement.shadowRoot.activeElement).outlineWidth"
    )
    assert float(outline.removesuffix("px")) >= 2


def test_a_number_makes_that_choice(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    second = table.view()["choices"][1]["move"]
    table.page.keyboard.press("2")
    settle(table)
    assert any(
        event["kind"] == {"stand": "stood", "exchange": "asked"}[second] and event["seat"] == 0
        for event in table.view()["events"]
    )


def test_the_table_answers_my_piece_whose_turn_and_the_strokes(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    answer = table.page.locator(".answer[role=status]")
    table.page.keyboard.press("m")
    assert answer.inner_text().startswith("Your piece: ")
    table.page.keyboard.press("w")
    assert answer.inner_text() == "Anna, it is your turn."
    table.page.keyboard.press("s")
    said = answer.inner_text()
    assert said == "Anna: 3 strokes left; Bo: 3 strokes left; Carl: 3 strokes left."
    table.page.keyboard.press("Escape")
    assert answer.inner_text() == ""


def test_the_arrows_step_u_takes_back_and_r_plays_it_again(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.play_deal("stand")
    moves = table.view()["moves"]
    where = table.page.locator(".time .where")
    table.page.keyboard.press("ArrowLeft")
    where.wait_for()
    assert f"of {moves}" in where.inner_text()
    table.page.keyboard.press("ArrowRight")
    where.wait_for(state="detached")
    table.page.keyboard.press("Home")
    where.wait_for()
    assert "move 0 of" in where.inner_text()
    table.page.keyboard.press("End")
    where.wait_for(state="detached")
    table.page.keyboard.press("r")
    table.page.locator("[data-time=pause]").wait_for()
    table.page.keyboard.press("r")
    table.page.locator("[data-time=play]").wait_for()
    table.page.keyboard.press("End")
    where.wait_for(state="detached")
    table.page.keyboard.press("u")
    table.page.locator(".choices").wait_for()
    assert table.view()["moves"] < moves


def test_l_leads_to_the_law(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.page.keyboard.press("l")
    assert table.page.evaluate(FOCUSED) == "The law"


def test_the_help_sheet_lists_every_key_and_gives_the_focus_back(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.page.get_by_role("button", name="Help and keys").focus()
    table.page.keyboard.press("Enter")
    sheet = table.page.get_by_role("dialog", name="Help")
    sheet.wait_for()
    told = sheet.get_by_role("link", name="How to play, in a minute")
    assert told.get_attribute("href").endswith("/gnav-1774/how-to-play/")
    keys = sheet.locator("kbd").all_inner_texts()
    assert {"1", "n", "u", "←", "→", "Home", "End", "h", "l", "t", "m", "w", "s", "?"} <= set(keys)
    table.page.keyboard.press("m")
    assert table.page.locator(".answer").inner_text() == "", "no key acts under the sheet"
    table.page.keyboard.press("Escape")
    assert sheet.count() == 0
    assert table.page.evaluate(FOCUSED) == "Help and keys"
    table.page.keyboard.press("?")
    sheet.wait_for()
    table.page.keyboard.press("?")
    assert sheet.count() == 0


def test_the_keys_can_be_put_off_and_stay_off(table: Table) -> None:
    """WCAG 2.1.4"""
    table.start("gnav-1774", "person", "computer", "computer")
    table.page.keyboard.press("?")
    table.page.get_by_label("The keys are on").uncheck()
    table.page.keyboard.press("Escape")
    for key in ("1", "m", "t", "?"):
        table.page.keyboard.press(key)
    assert table.page.locator(".answer").inner_text() == ""
    assert table.page.locator(".in-words, dialog[open]").count() == 0
    assert table.state == "choices"
    table.open()
    table.deal()
    assert table.state == "choices"
    table.page.keyboard.press("m")
    assert table.page.locator(".answer").inner_text() == ""


def test_no_key_acts_while_one_types_in_a_field(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.page.locator(".md-search__input").click()
    table.page.keyboard.type("mws1t?")
    assert table.page.locator(".md-search__input").input_value() == "mws1t?"
    assert table.page.locator(".answer").inner_text() == ""
    assert table.page.locator(".in-words, dialog[open]").count() == 0


def test_a_key_of_the_table_is_none_of_the_themes(table: Table) -> None:
    """The theme opens the search with s and goes to the next page with n."""
    table.start("gnav-1774", "person", "computer", "computer")
    table.page.keyboard.press("s")
    assert "Anna" in table.page.locator(".answer").inner_text()
    assert not table.page.evaluate("document.querySelector('#__search')?.checked ?? false")


def test_a_covered_table_hears_no_key(table: Table) -> None:
    table.start("gnav-1774", "person", "person", "computer")
    assert table.state == "cover"
    table.page.keyboard.press("m")
    assert table.page.locator(".answer").inner_text() == ""
    table.page.keyboard.press("Enter")
    settle(table)
    assert table.state == "choices", "the button that has the focus is pressed as ever"


def test_every_stop_on_the_way_to_the_table_has_a_name(table: Table) -> None:
    """The list of what a search finds is no stop while nothing has been asked."""
    table.open()
    table.page.evaluate("document.activeElement?.blur()")
    nameless = []
    for _ in range(18):
        table.page.keyboard.press("Tab")
        at = table.page.evaluate(STOP)
        if at["tag"] == "DIV" or not at["name"]:
            nameless.append(at)
    assert nameless == []
