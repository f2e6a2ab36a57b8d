"""The sources of Hanrey, a module each: what its text says, written out as a rule set."""
