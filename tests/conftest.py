"""Hypothesis looks for the same examples each time, and nothing fails for being slow."""

from hypothesis import settings

settings.register_profile("parlour", derandomize=True, deadline=None, database=None, max_examples=60)
settings.load_profile("parlour")
