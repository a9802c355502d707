"""i win!: play the card that says so and keep it in front of you until everybody has stopped interrupting."""
