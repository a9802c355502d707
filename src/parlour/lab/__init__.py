"""The lab: games by the million. `bench` measures how fast each way of running is, `balance` how games go."""
