"""Of the theme's styles a page fetches what it can use, and nothing that it uses is left out."""

from __future__ import annotations

from scripts.pages.theme_styles import lightened, rules, without_unasked

HAS = {"page", "tab", "open"}


def test_a_rule_stays_that_a_page_can_have() -> None:
    assert (
        lightened(".page,.page .tab>a:hover{color:red}", HAS)
        == ".page,.page .tab>a:hover{color:red}"
    )
    assert lightened("a{b:c}#open{d:e}", HAS) == "a{b:c}#open{d:e}"


def test_a_rule_goes_that_selects_nothing_and_its_group_with_it() -> None:
    sheet = ".note{a:b}@media print{.page .note{c:d}}@media screen{.note{e:f}.page{g:h}}"
    assert lightened(sheet, HAS) == "@media screen{.page{g:h}}"


def test_of_several_selectors_those_stay_that_can_be() -> None:
    assert lightened(".note,.page .tab,[dir=rtl] .page{a:b}", HAS) == ".page .tab{a:b}"


def test_what_is_only_asked_of_an_element_does_not_count() -> None:
    """An element without the class is what ``:not`` selects."""
    sheet = ".page:not(.note,:is(.x,.y)) .tab:has(.z)[class$='.q']{a:b}"
    assert lightened(sheet, HAS) == sheet


def test_a_brace_or_a_semicolon_within_quotes_or_an_address_ends_nothing() -> None:
    sheet = """.tab::after{content:"}";background:url(data:image/svg+xml;utf8,'{x}')}.page{a:b}"""
    assert [head for head, _ in rules(sheet)] == [".tab::after", ".page"]
    assert lightened(sheet, HAS) == sheet


def test_what_animates_and_what_is_only_said_stays() -> None:
    sheet = "@charset 'UTF-8';@keyframes in{0%{a:b}to{a:c}}"
    assert lightened(sheet, HAS) == without_unasked(sheet, "") == sheet


def test_a_box_that_folds_and_a_table_to_sort_are_on_no_page() -> None:
    sheet = "details.tab{a:b}.page .tab>summary{c:d}th[role=columnheader]{e:f}.page summary{g:h}"
    assert lightened(sheet, HAS) == ".page summary{g:h}"


def test_a_property_stays_that_this_sheet_or_another_asks_for() -> None:
    sheet = ":root{--a:1;--b:url('x;y');--c:3;d:e}.page{f:var(--a)}@media print{:root{--c:4}}"
    assert without_unasked(sheet, "g{h:var(--b)}") == (
        ":root{--a:1;--b:url('x;y');d:e}.page{f:var(--a)}"
    )
