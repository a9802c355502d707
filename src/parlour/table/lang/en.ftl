# What every game's table says.

wait = Waiting for { $seats }.
over =
    { $count ->
        [0] The game is over, and nobody wins.
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the win.
    }
card-unknown = a hidden card
card-unseen = { $this }, unseen by its owner
card-on = { $this } on { $other }
card-of =
    { $first ->
        [table] nobody's { $other }
       *[other] { $other } of { $this }
    }
card-as = { $this } as { $other }
reason-ALL-02 = You have no open choice to take back: it has been settled, or you have not chosen yet.
reason-ALL-09 = That is no move you can make now.
