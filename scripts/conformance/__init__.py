"""The conformance suite: records with their answers, for any engine of Gnav."""
