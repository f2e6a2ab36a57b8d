"""Measure how fast the archive is, each figure beside its reference in the same run."""
