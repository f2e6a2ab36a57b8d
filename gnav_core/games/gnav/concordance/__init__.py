"""One question to every source: the answers read off the rule sets, with what they rest on."""
