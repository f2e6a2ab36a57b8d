"""House rules: a rule set put together from the answers of the sources."""
