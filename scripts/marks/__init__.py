"""Whose word everything is that the archive calls a rule, and whether the words bear it out."""
