"""Tests of the bots, over all games."""
