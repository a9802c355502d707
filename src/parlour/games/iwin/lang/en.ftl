# i win!

game = i win!
aim =
    Keep an “i win!” in front of you until the cards go into effect.
    If both of them are discarded, whoever holds “nothing*” wins instead.
turn =
    On your turn you draw a card, and may then play one card with an arrow. Down: it goes in front of you.
    Up: in front of somebody else. Then everybody else, one after the other, may interrupt with one card
    that has a lightning bolt, which works at once. If anybody did, you may answer with one of yours, and they may
    interrupt again. When that is over, all that lies on the table goes into effect and is discarded.

card-i-win = “i win!”
card-draw-a-card = “i'm gonna draw a card”
card-you-lose = “you lose!”
card-steal-a-card = “i'm gonna steal a card”
card-no-you-dont = “no you don't, i do!”
card-nope = “nope!”
card-me-too = “me too!”
card-wait = “wait! it's my turn”
card-nothing = “nothing*”
card-me-too-i-win = “me too!” (as { card-i-win })
card-me-too-draw-a-card = “me too!” (as { card-draw-a-card })
card-me-too-you-lose = “me too!” (as { card-you-lose })

does-i-win = on your turn, in front of you; when it goes into effect, whoever has most of them in front of them wins
does-draw-a-card = on your turn, in front of you; when it goes into effect, whoever it lies in front of draws a card
does-you-lose = on your turn, in front of somebody else; when it goes into effect, they are out, unless an { card-i-win } lies there too
does-steal-a-card = on your turn; take a card at random out of somebody's hand; nobody can interrupt
does-no-you-dont = interrupts; take a card that lies in front of somebody else and put it in front of you
does-nope = interrupts; discard any card on the table
does-me-too = interrupts; choose a card on the table: this is another one, in front of you, or of somebody else if it is { card-you-lose }
does-wait = interrupts; discard all cards on the table, and it is your turn; nobody can interrupt
does-nothing = cannot be played; wins by itself once every { card-i-win } is discarded, even when you are out
does-me-too-i-win = is an { card-i-win } as long as it lies on the table
does-me-too-draw-a-card = is another { card-draw-a-card } as long as it lies on the table
does-me-too-you-lose = is another { card-you-lose } as long as it lies on the table

zone-hand = hand
zone-front = in front
zone-deck = deck
zone-discard = discard pile
value-order = drawn order
value-turn = turn of
value-out = out
value-tokens = tokens
value-token-pile = tokens in the pile
value-deal = deal
value-first = begun by

move-play = play { $card_name }
move-play-i-win = play { $card_name }, in front of you
move-play-draw-a-card = play { $card_name }, in front of you
move-play-wait = play { $card_name }: discard all that lies on the table
move-you-lose = play { card-you-lose } on { $seat }
move-steal-a-card = play { card-steal-a-card } on { $seat }
move-no-you-dont = play { card-no-you-dont }: take { $card_name } from { $seat }
move-nope = play { card-nope } against { $card_name } in front of { $seat }
move-me-too = play { card-me-too }: copy { $card_name } in front of { $seat }
move-me-too-at = play { card-me-too }: copy { $card_name } in front of { $seat }, against { $seat2 }
move-pass = pass
move-resolve = let the cards go into effect

ask-playing =
    { $drawn ->
        [none] Your turn, and there is nothing left to draw: play an { card-i-win }, or pass.
       *[other] You have drawn { $drawn_name }. Play a card with an arrow, or pass.
    }
ask-responding = It is the turn of { $turn }. Interrupt with a lightning card, or pass.
ask-answering = Somebody has interrupted. Answer with a lightning card of yours, or let the cards go into effect.

event-begins = { $seat } begins.
event-deal-begins = Deal { $deal } begins.
event-drew = { $seat } begins a turn and draws { $card_name }.
event-drew-another = { $seat } draws { $card_name }.
event-no-draw = { $seat } begins a turn, with nothing left to draw.
event-passed = { $seat } passes.
event-played = { $seat } plays { $card_name }.
event-played-at = { $seat } plays { $card_name } on { $other }.
event-becomes = In front of { $seat } lies { $card_name }.
event-resolved = { $seat } lets the cards go into effect.
event-stole = { $seat } takes { $card_name } from { $other }.
event-no-theft = { $seat } takes nothing: the hand of { $other } is empty.
event-took = { $seat } takes { $card_name } from { $other }.
event-discarded =
    { $rule ->
        [WIN-21] { $seat } discards { $card_name }.
       *[other] { $card_name } in front of { $seat } is discarded.
    }
event-cancelled = { $seat } stays in: { card-i-win } cancels { card-you-lose }.
event-out = { $seat } is out of the game.
event-shown = { $seat } keeps { $card_name }.
event-has-nothing = Every { card-i-win } is discarded, and { $seat } has { $card_name }.
event-last-in = { $seat } is the last one left.
event-all-passed = There is nothing left to draw, and everybody has passed long enough.
event-no-share = { $seat } holds { $card_name } and has not played it, so has no share.
event-won = { $seat } wins.
event-gained =
    { $points ->
        [one] { $seat } takes a token.
       *[other] { $seat } takes { $points } tokens.
    }
event-put-back = { $seat } puts a token back.
event-tied = The last token is taken, and the lead is shared: one token is added, and all play on.
event-game-ends = The game ends. Won by: { $winners }.

tally-won = the game
tally-gained = tokens taken
tally-put-back = tokens put back

reason-WIN-10 = On your turn you play a card with an arrow, and this has none.
reason-WIN-11 = There was nothing left to draw: now you can only play an { card-i-win }, or pass.
reason-WIN-12 = This card goes in front of another player who is still in the game.
reason-WIN-13 = Only cards with a lightning bolt interrupt.
reason-WIN-15 = After the others you may answer with one lightning card, or let the cards go into effect; the others pass.
reason-WIN-16 = There is no card on the table for it.
reason-WIN-22 = You copy a card that lies where you say; a copy of { card-you-lose } goes in front of another player who is still in.
reason-WIN-23 = You take a card that lies in front of somebody else.
reason-WIN-25 = You steal from another player, and from an empty hand only where all the others are empty.
reason-WIN-27 = That card does not lie there.
reason-WIN-28 = { card-nothing } cannot be played.
reason-WIN-33 = That player is out of the game.
