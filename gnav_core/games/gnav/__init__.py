"""Gnav: one piece each, and the chance to be rid of it."""
