"""The sources of Fem Kort, a module each: what its text says, written out as a rule set."""
