"""2CAN: eight face-down cards each, pairs in columns cost nothing, and the lowest total after five rounds wins."""
