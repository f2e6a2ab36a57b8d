"""Setting up: one click to the first deal, and everything a source leaves open."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.table import LISTEN, SOURCES, TO_TABLE, Table
from tests.browser.visits import clear
from tests.seen import held

ELEVEN_GAMES = """() => {
  const setup = document.querySelector('gnav-table').renderRoot.querySelector('gnav-setup');
  const others = Array.from({ length: 10 }, (_, at) => ({
    id: `game-${at}`, name: `Game ${at} of the booklet`, line: 'What one does.', seats: [2, 8],
  }));
  setup.games = [...setup.games.slice(0, 1), ...others];
  return setup.updateComplete;
}"""


@pytest.mark.fresh
def test_one_click_on_the_front_page_leads_to_the_first_deal_and_the_engine_starts_meanwhile(
    table: Table,
) -> None:
    """It starts while the way to the deal is still pressed."""
    page = table.page
    page.add_init_script(LISTEN)
    page.goto(f"{table.site}/")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("heard.length") == 0, "nobody has asked for the engine yet"
    page.get_by_role("link", name="Play now", exact=True).hover()
    page.mouse.down()
    page.wait_for_function("() => heard.length > 0")
    assert page.url == f"{table.site}/"
    page.mouse.up()
    assert table.state == "choices"
    assert sum('"Checking this browser"' in text for text in page.evaluate("heard")) == 1
    view = table.view()
    assert (view["rules"], view["deal"]) == ("gnav-1774", 1)
    assert [player["kind"] for player in view["players"]] == ["human"] + ["threshold"] * 3
    assert page.url == f"{table.site}/play/"


def test_a_source_says_how_it_differs_and_what_its_lives_are(table: Table) -> None:
    table.open()
    summary, lives = table.page.locator(".summary"), table.page.locator(".lives")
    for rules in SOURCES:
        table.page.locator(f'input[name=rules][value="{rules}"]').check()
        own = summary.locator(".chip").evaluate_all("all => all.map(chip => chip.dataset.clause)")
        assert len(own) >= 3
        assert {clause.split(".")[0] for clause in own} == {rules}
        choices = lives.locator("input[type=radio]").count()
        assert choices == (3 if rules in ("gnav-1917", "gnav-wikipedia") else 0), rules
        assert lives.locator(".chip").count() == 1


def test_each_game_has_seats_and_players_of_its_own(table: Table) -> None:
    table.open()
    who = table.page.get_by_label("Who plays seat 2", exact=True)
    number = table.page.get_by_label("You, and how many others?")
    number.fill("5")
    number.dispatch_event("change")
    for _ in range(2):
        table.choose("hanrey-1774")
        table.page.get_by_role("button", name="Play Hanrey").wait_for()
        assert who.input_value() == "thrifty"
        assert number.input_value() == "3"
        assert table.page.get_by_role("link", name="A guided game of Hanrey").count() == 1
        table.choose("gnav-1774")
        assert who.input_value() == "threshold"


def test_a_list_of_eleven_games_keeps_to_a_phone(phone: Table) -> None:
    phone.open()
    phone.page.evaluate(ELEVEN_GAMES)
    games = phone.page.get_by_role("group", name="Which game?")
    assert games.get_by_role("radio").count() == 11
    assert games.get_by_role("radio", checked=True).get_attribute("value") == "gnav"
    said = [line.inner_text() for line in games.locator(".line").all() if line.is_visible()]
    assert said == ["One piece each, and the chance to be rid of it; the lowest loses."]
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    heights = "all => all.map(row => row.getBoundingClientRect().height)"
    assert min(games.locator("label").evaluate_all(heights)) >= 44


def test_the_way_to_the_table_says_what_has_been_chosen(table: Table) -> None:
    table.open()
    way = table.page.locator(".to-table")
    assert way.inner_text().split("\n") == [
        "By 1774, 4 at the table, about 19 deals",
        "Play by 1774",
    ]
    table.page.locator('input[value="gnav-german"]').check()
    table.page.get_by_role("button", name="One player more").click()
    assert way.inner_text().split("\n") == [
        "By the German article, 5 at the table, about 140 deals",
        "Play by the German article",
    ]


def test_three_kinds_of_computer_say_how_they_play(table: Table) -> None:
    table.open()
    options = table.page.get_by_label("Who plays seat 2", exact=True).locator("option")
    kinds = options.evaluate_all("all => all.map(option => option.value)")
    assert kinds == ["human", "elsewhere", "greedy", "threshold", "sampling"]
    names = options.all_inner_texts()[2:]
    explained = table.page.locator(".kinds").inner_text()
    assert all(name in explained for name in names)
    table.set_up("gnav-1774", "person", "greedy", "threshold", "sampling")
    table.deal()
    table.play_deal("stand")
    assert [player["kind"] for player in table.view()["players"]] == ["human", *kinds[2:]]


def test_a_newcomer_is_asked_by_whose_rules_and_how_many(table: Table) -> None:
    table.open()
    table.page.locator("details").evaluate_all("all => all.forEach(one => one.open = false)")
    fields = table.page.locator("gnav-setup :is(input, select, textarea)")
    seen = {one.get_attribute("name") for one in fields.all() if one.is_visible()}
    assert seen == {"rules", "number", "elsewhere", "level"}
    assert (
        "Bo, Carl and Dorte sit round to your left"
        in table.page.locator(".seats").first.inner_text()
    )


def test_how_well_the_computers_play_is_one_choice(table: Table) -> None:
    table.open()
    level = table.page.get_by_role("group", name="How well the computer plays")
    assert level.locator("label").all_inner_texts() == ["Easy", "Medium", "Hard"]
    assert level.get_by_role("radio", checked=True).get_attribute("value") == "threshold"
    level.get_by_label("Hard").check()
    assert level.locator(".how").inner_text().startswith("Hard makes up deals")
    who = table.page.get_by_label("Who plays seat 3", exact=True)
    assert who.input_value() == "sampling"
    who.select_option("greedy")
    assert level.get_by_role("radio", checked=True).count() == 0


def test_the_ways_for_a_newcomer_are_in_sight_on_a_phone(phone: Table) -> None:
    phone.open()
    way = phone.page.get_by_role("link", name="Learn it in three deals")
    for wide, high in ((390, 844), (360, 640)):
        phone.page.set_viewport_size({"width": wide, "height": high})
        bar = phone.page.locator(".to-table").bounding_box()
        found = way.bounding_box()
        assert bar
        assert found
        assert 0 < found["y"] < found["y"] + found["height"] <= bar["y"]


def test_two_seats_with_one_name_get_one_sentence(table: Table) -> None:
    table.open()
    table.page.get_by_label("Name at seat 2", exact=True).fill(" anna ")
    table.page.get_by_role("button", name=TO_TABLE).click()
    error = table.page.locator("gnav-setup .error")
    assert error.inner_text() == "Two seats are called anna: give one of them another name."
    table.page.get_by_label("Name at seat 2", exact=True).fill("Berit")
    table.deal()
    assert table.state == "choices"


def test_a_typical_length_follows_the_number_of_players(table: Table) -> None:
    table.open()
    german = table.page.locator(".source", has=table.page.locator('[value="gnav-german"]'))
    assert "about 120 deals" in german.inner_text()
    table.page.get_by_role("button", name="One player fewer").click()
    assert "about 90 deals" in german.inner_text()
    assert "for 3 players at Medium" in table.page.locator(".which").inner_text()
    others = table.page.get_by_label("You, and how many others?")
    others.fill("30")
    others.dispatch_event("change")
    assert "deals" not in table.page.locator(".sources").inner_text(), "nobody has reckoned it"


def test_the_small_table_follows_the_number_of_players(table: Table) -> None:
    table.open()
    drawn = table.page.locator(".round")
    assert drawn.locator("text").all_text_contents() == ["Anna", "Bo", "Carl", "Dorte"]
    table.page.get_by_role("button", name="One player more").click()
    assert drawn.locator(".back").count() == 5
    assert "Erik" in (drawn.text_content() or "")


def test_the_names_are_remembered(table: Table) -> None:
    table.open()
    table.page.get_by_label("Name at seat 1", exact=True).fill("Kirsten")
    table.deal()
    assert table.state == "choices"
    table.open()
    assert table.page.get_by_label("Name at seat 1", exact=True).input_value() == "Kirsten"
    assert table.page.get_by_label("Name at seat 2", exact=True).input_value() == "Bo"


def test_each_reading_is_asked_in_words_and_leads_to_its_crux(table: Table) -> None:
    table.open()
    table.page.locator("details.readings summary").click()
    crux = table.page.locator(".crux", has=table.page.locator('[name="reading:cuckoo"]'))
    assert "nobody exchanges any more, and all show" in crux.inner_text()
    crux.locator('input[value="stops-play"]').check()
    assert "1 is changed" in table.page.locator("details.readings summary").inner_text()
    assert (crux.locator("a").get_attribute("href") or "").endswith("gnav-1774/cruces/#cuckoo")
    table.deal()
    assert table.state == "choices"
    assert table.view()["readings"] == {"cuckoo": "stops-play"}


# What an address asks for stays until the page is loaded anew, so these come last.
def test_the_game_that_the_address_asks_for_stands_before_the_others(table: Table) -> None:
    table.come("#rules=tre-kort-1774")
    expect(table.page.locator("input[name=game]").first).to_be_checked()
    table.choose("gnav-1774")
    first = table.page.locator("input[name=game]").first
    expect(first).to_have_value("tre_kort")


def test_the_address_sets_the_table_up(table: Table) -> None:
    table.come("#rules=gnav-1917&players=6&seed=abc&reading.strokes=5")
    table.page.locator("gnav-setup form").wait_for()
    assert table.page.locator('input[value="gnav-1917"]').is_checked()
    assert table.page.get_by_label("You, and how many others?").input_value() == "5"
    table.deal()
    assert table.state == "choices"
    view = table.view()
    assert (view["rules"], len(view["players"])) == ("gnav-1917", 6)
    assert view["readings"] == {"strokes": "5"}


def test_the_same_seed_deals_the_same_and_another_is_one_click_away(table: Table) -> None:
    dealt = []
    for _ in range(2):
        table.come("#rules=gnav-1774&players=4&seed=abc")
        table.deal()
        assert table.state == "choices"
        dealt.append(held(table.view()))
        table.cleared = clear(table.page)
    assert dealt[0] == dealt[1]
    table.open()
    table.page.locator("details.more summary").click()
    seed = table.page.get_by_label("Seed")
    first = seed.input_value()
    assert len(first) == 32, "the seed is shown, all 128 bits of it"
    table.page.get_by_role("button", name="Another", exact=True).click()
    assert seed.input_value() != first
