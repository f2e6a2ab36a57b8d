"""The sources of Hundrede og Eet, a module each: what its text says, written out as a rule set."""
