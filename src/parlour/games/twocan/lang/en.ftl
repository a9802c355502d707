# 2CAN

game = 2CAN
aim = { $rounds } rounds. The lowest total wins.
turn =
    Your Box is eight cards in two rows of four; at first you know none of them, and turn two face up.
    On your turn draw a card, from either pile. Put it in the place of one of yours, or, if it came from the
    Draw Pile, discard it and turn one of yours face up. Cards count their number, but two equal cards in a
    column are a Pair and count nothing, and several Pairs of one number take points off. Once all cards of
    somebody's Box are face up, everybody else has one more turn, and the round is counted.

card-2can = 2CAN

does-number = counts its number; two equal cards in one column count nothing; two, three or four such Pairs of one number take off { $quartet }, { $sextet } or { $octet }
does-2can = takes the number of the other card in its column, so that the two are a Pair; draw that number again, and you may put it in the place of the 2CAN, which flies to a face-down place

zone-box = Box
zone-draw = Draw Pile
zone-discard = Discard Pile
value-order = first in ties
value-round = round
value-total = total
value-drawn = in hand
value-drawn-from = drawn from

# What lies in a place is $slot_holds, on a pile $top_discard; the place a 2CAN flies to is $slot2.
move-flip = turn card { $slot } face up
move-draw = draw from the Draw Pile
move-take = take { $top_discard } from the Discard Pile
move-replace = put { $drawn_name } in place { $slot } (now { $slot_holds })
move-discard-and-turn = discard { $drawn_name }, turn up place { $slot }
move-discard = discard { $drawn_name }, turn up none
move-fly = put { $drawn_name } in place { $slot }, its 2CAN flies to { $slot2 }

ask-flipping =
    { $down ->
        [8] Turn two of your cards face up. Choose the first.
       *[other] Turn one more of your cards face up.
    }
ask-drawing = Your turn: draw a card that you do not know, or take the top one of the Discard Pile.
ask-placing = You hold { $drawn_name }. Where does it go?

event-round-begins = Round { $round } begins; on the Discard Pile lies { $card_name }.
event-flipped = { $seat } turns { $card_name } face up in place { $slot }.
event-plays-first = { $seat } plays first, showing the highest sum: { $sum }.
event-drew = { $seat } draws { $card_name }.
event-took = { $seat } takes { $card_name } from the Discard Pile.
event-replaced = { $seat } puts { $card_name } in place { $slot } and discards { $old_name }.
event-discarded = { $seat } discards { $card_name }.
event-turned = { $seat } turns { $card_name } face up in place { $slot }.
event-flew = { $seat } puts { $card_name } in place { $slot }; the 2CAN flies to place { $landing }, and { $old_name } is discarded.
event-shuffled = The Discard Pile is shuffled into a new Draw Pile of { $cards } cards.
event-no-more-shuffles = The Draw Pile is empty once more, which ends the round.
event-no-more-turns = { $seat } has had every turn that a round allows, which ends the round.
event-all-up = All cards of { $seat } are face up: everybody else has one more turn.
event-counted = { $seat } counts { $points } for cards that are in no Pair.
event-bonus = { $seat } takes off { $amount } for { $pairs } Pairs of { $card_name }.
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
