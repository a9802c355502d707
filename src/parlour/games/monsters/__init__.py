"""I Can't Even With These Monsters: seven rounds of offering, taking and banking; the highest odd score wins."""
