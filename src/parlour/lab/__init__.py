"""The lab: games by the million. For now it measures how fast each way of running is."""
