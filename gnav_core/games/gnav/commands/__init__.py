"""The commands that only Gnav has."""
