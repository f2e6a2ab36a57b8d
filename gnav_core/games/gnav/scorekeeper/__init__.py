"""The scorekeeper: what happened at a real table, scored by a rule set."""
