"""Who made what is shipped: one list (LICENSES/parts.toml), set as a page and as data.

``parts`` reads the list, and each version where it is pinned; ``page`` fills the page of credits;
``bill`` writes the same as a bill of materials; ``publish`` stages them with the licences.
"""
