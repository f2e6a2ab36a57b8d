"""Proof by mutation: change the rule sets field by field, and see that something fails."""
