"""What was taken back after seeing is told; and nobody takes back another's move unasked."""

from __future__ import annotations

from tests.browser.table import Table

FACES = ".piece, .line, .held, .seat, .law, .choices"
OURS = "our note: no rule allows or forbids it"


# The moves that the lines before and after the note tell of.
BESIDE = """note => [note.previousElementSibling, note.nextElementSibling].map(
  (line) => Number(line.querySelector('.moment').dataset.moment))"""


def asked(table: Table) -> str:
    """Give what is asked, once the question lies over the table with the focus in it."""
    panel = table.page.locator(".asked-back")
    panel.wait_for()
    table.page.locator("[data-stays]:focus").wait_for()
    assert table.page.locator(FACES).count() == 0
    return str(panel.inner_text())


def at_bos_turn(table: Table) -> None:
    """Let three sit down to one screen; Anna has stood, and Bo has the device."""
    table.start("gnav-1774", "person", "person", "person")
    table.go_on()
    table.press("stand")
    table.go_on()
    assert table.state == "choices"


def test_another_is_asked_before_his_move_is_taken_back(table: Table) -> None:
    at_bos_turn(table)
    moves = table.view()["moves"]
    table.page.keyboard.press("u")
    said = asked(table)
    assert "Ask Anna" in said
    assert "Bo would like to take back the move “Stand” that Anna made." in said
    table.page.keyboard.press("Escape")
    assert "Hand the device to Bo" in table.page.locator(".cover").inner_text()
    assert table.page.locator(FACES).count() == 0
    table.go_on()
    assert table.state == "choices"
    assert (table.view()["moves"], table.view()["seat"]) == (moves, 1)
    table.page.keyboard.press("u")
    asked(table)
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Enter")
    table.page.get_by_role("button", name="I am Anna").click()
    table.settled()
    assert (table.view()["moves"], table.view()["seat"]) == (moves - 1, 0)
    table.press("stand")
    table.go_on()
    table.page.locator(".log").wait_for()
    assert table.page.locator(".taken-back").count() == 1


def test_whoever_plays_on_from_a_moment_gone_by_asks_all_whose_moves_it_takes(table: Table) -> None:
    at_bos_turn(table)
    table.press("stand")
    table.go_on()
    table.click("[data-time=first]")
    table.click("[data-play-on]")
    assert "Ask Bo" in asked(table)
    table.click("[data-agrees]")
    table.page.locator("#cover-head", has_text="Ask Anna").wait_for()
    assert "Carl would like to take back" in asked(table)
    table.page.locator(".languages button[data-language=da]").click()
    table.page.locator("#cover-head", has_text="Spørg Anna").wait_for()
    assert "Carl vil gerne tage et træk tilbage" in asked(table)
    table.page.locator(".languages button[data-language=en]").click()
    table.page.locator("#cover-head", has_text="Ask Anna").wait_for()
    table.click("[data-stays]")
    assert "Hand the device to Carl" in table.page.locator(".cover").inner_text()


def test_the_log_tells_what_was_taken_back_after_seeing_where_the_lines_part(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    at = table.view()["moves"]
    table.press("stand")
    gone = table.view()["moves"] - at
    table.click("[data-undo]")
    table.press("exchange")
    note = table.page.locator(".taken-back")
    assert (
        note.inner_text() == f"Here {gone} moves were taken back after seeing what came ({OURS})."
    )
    before = note.evaluate(
        "note => Number(note.previousElementSibling.querySelector('.moment').dataset.moment)"
    )
    after = note.evaluate(
        "note => Number(note.nextElementSibling.querySelector('.moment').dataset.moment)"
    )
    assert before < at <= after
    [left, _] = table.page.locator("[data-lines] option").all_inner_texts()
    assert left.endswith("; taken back after seeing")
    table.kept()
    table.page.reload()
    table.page.locator(".table").wait_for()
    assert note.count() == 1
    table.page.locator(".languages button[data-language=da]").click()
    table.page.locator(".taken-back", has_text="taget tilbage").wait_for()
    table.page.locator(".languages button[data-language=en]").click()
