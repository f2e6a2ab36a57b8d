"""Edit and see: what is saved while the site is served is on the screen, page by page.

The pages that are looked at come first, each alone, by the same parts, templates and hooks as in a
whole build; then the whole is built aside, and what is otherwise is laid into the served site.
"""
