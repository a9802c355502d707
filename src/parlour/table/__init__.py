"""The table: one match of any game, for people, programs and tests alike.

Seats count from 1 and moves are text. Everything a match is follows from its header (game, options,
seats, seed, deck, position) and its moves; everything a seat is shown comes from the kernel's views.
Not here: clocks, networks, files of saves (the command line keeps those), and any rule of any game.
"""
