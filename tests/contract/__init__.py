"""Tests that hold for every game: each runs over all of them, and asks nothing about any one."""
