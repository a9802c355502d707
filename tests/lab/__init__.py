"""Tests of the lab: what is measured is what plain counting gives."""
