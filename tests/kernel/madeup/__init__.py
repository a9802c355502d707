"""A game that nobody plays: the hardest moments of the others in miniature, for what the kernel offers beyond them."""
