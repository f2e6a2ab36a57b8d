"""The sources of Mariage, a module each: what its text says, written out as a rule set."""
