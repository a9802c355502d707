# 2CAN

game = 2CAN
aim = Five rounds. The lowest total wins.
turn =
    Eight cards lie face down before you, in two rows of four. On your turn you draw a card and put it in the
    place of one of yours, or discard it and turn one of yours face up. Two equal cards in a column are a Pair and
    count nothing; several Pairs of one number take points off. When all cards of a Box are face up, everybody
    else has one more turn.

card-2can = 2CAN

does-number = counts its number, or nothing as one of two equal cards in a column
does-2can = takes the number of the other card in its column; when that number is drawn, it may fly to a face-down place

zone-box = Box
zone-draw = Draw Pile
zone-discard = Discard Pile
value-order = public order
value-round = round
value-total = totals
value-drawn = in hand
value-drawn-from = drawn from

move-flip = turn card { $slot } face up
move-draw = draw from the Draw Pile
move-take = take from the Discard Pile
move-replace = put it in place { $slot }
move-discard-and-turn = discard it and turn card { $slot } face up
move-discard = discard it and turn nothing
move-fly = put it in place { $slot }, and fly the 2CAN to place { $landing }

ask-flipping =
    { $down ->
        [8] Turn two of your cards face up.
       *[other] Turn one more of your cards face up.
    }
ask-drawing = Your turn: draw from the Draw Pile, or take the top of the Discard Pile.
ask-placing = You hold { $drawn }. Where does it go?

event-round-begins = Round { $round } begins; on the Discard Pile lies { $card_name }.
event-flipped = { $seat } turns { $card_name } face up in place { $slot }.
event-plays-first = { $seat } shows the highest sum, { $sum }, and plays first.
event-drew = { $seat } draws { $card_name }.
event-took = { $seat } takes { $card_name } from the Discard Pile.
event-replaced = { $seat } puts { $card_name } in place { $slot } and discards { $old_name }.
event-discarded = { $seat } discards { $card_name }.
event-turned = { $seat } turns { $card_name } face up in place { $slot }.
event-flew = { $seat } puts { $card_name } in place { $slot }; the 2CAN flies to place { $landing }, and { $old_name } is discarded.
event-shuffled = The Discard Pile is shuffled into a new Draw Pile; cards in it: { $cards }.
event-no-more-shuffles = The Draw Pile is empty once more, which ends the round.
event-no-more-turns = { $seat } has had every turn that a round allows, which ends the round.
event-all-up = All cards of { $seat } are face up: everybody else has one more turn.
event-counted = { $seat } counts { $points }.
event-bonus = { $seat } takes off { $amount } for Pairs of { $card_name }: { $pairs } of them.
event-game-ends = The game ends. Lowest total: { $winners }.

tally-counted = cards that are in no Pair
tally-bonus = Pairs of { $card_name }

reason-CAN-03 = You turn up two cards, both of them face down before: this one is face up, or you have turned two.
reason-CAN-13 = You can only turn up a card that lies face down.
reason-CAN-14 = You may turn up nothing only while a single card of yours lies face down.
reason-CAN-15 = A card taken from the Discard Pile must be kept.
reason-CAN-16 = Only a face-up 2CAN flies, when the card you drew is the number it stands for, and only to a face-down place.
reason-CAN-17 = Number cards never move within a Box.
reason-CAN-18 = The Draw Pile is empty, and there is nothing to shuffle into a new one.
