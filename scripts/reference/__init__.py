"""The public part of gnav_core as pages, made from its docstrings and signatures.

``modules`` lists what is public; ``described`` reads it without running it; ``page`` sets it, and
``publish`` stages the pages.
"""
