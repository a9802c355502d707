"""Card Game The Card Game: answers on a stack, bluffs, Moneys, and the first to six points."""
