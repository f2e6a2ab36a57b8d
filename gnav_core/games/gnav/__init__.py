"""Gnav: one piece each, and the chance to be rid of it."""

NAME = "Gnav"
LINE = "One piece each, and the chance to be rid of it; the lowest loses."
SEATS = (2, 37)
SOURCES = ("gnav-1774", "gnav-1917", "gnav-wikipedia", "gnav-kb", "gnav-german")
SPECIAL = ("house",)
"""Names of rules that are kept in the record itself."""
