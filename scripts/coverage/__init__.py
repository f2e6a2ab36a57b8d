"""Coverage: what rests on each clause, what cited it, and which tests and examples exercise it."""
