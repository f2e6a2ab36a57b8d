"""Hanrey: beat the card led to you or take it up, and be not left with the last card."""

SOURCES = ("hanrey-1774",)
SPECIAL = ()
