"""Ichabod Jones: Monster Hunter Card Game: beat monsters together; the cards still in hand say who profits."""
