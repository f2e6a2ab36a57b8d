"""The gate: it lets through what every collected test was run on, and nothing else."""
