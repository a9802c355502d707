# Ichabod Jones: Monster Hunter Card Game

game = Ichabod Jones: Monster Hunter
aim = Beat monsters together; the cards still in your hand at the end say who profits. The most points win.
turn =
    On your turn you draw a card, or reveal the last one of the Apocalypse, and put one card on a monster: of one
    colour, each number higher than the one before. Or you put it on the Apocalypse, face down: { $apocalypse_ends }
    cards there end the game. Once in your turn you may attack a monster: three cards on it or more do damage.
    Defeated monsters give points for the colours in your hand, but not if you hold a card with a Voice: then only the
    most Voices score.

card-red-1 = Red 1
card-red-2 = Red 2
card-red-3 = Red 3
card-red-4 = Red 4
card-red-5 = Red 5
card-red-6 = Red 6
card-red-7 = Red 7
card-red-8 = Red 8
card-red-9 = Red 9
card-blue-1 = Blue 1
card-blue-2 = Blue 2
card-blue-3 = Blue 3
card-blue-4 = Blue 4
card-blue-5 = Blue 5
card-blue-6 = Blue 6
card-blue-7 = Blue 7
card-blue-8 = Blue 8
card-blue-9 = Blue 9
card-green-1 = Green 1
card-green-2 = Green 2
card-green-3 = Green 3
card-green-4 = Green 4
card-green-5 = Green 5
card-green-6 = Green 6
card-green-7 = Green 7
card-green-8 = Green 8
card-green-9 = Green 9
card-yellow-1 = Yellow 1
card-yellow-2 = Yellow 2
card-yellow-3 = Yellow 3
card-yellow-4 = Yellow 4
card-yellow-5 = Yellow 5
card-yellow-6 = Yellow 6
card-yellow-7 = Yellow 7
card-yellow-8 = Yellow 8
card-yellow-9 = Yellow 9
card-violet-1 = Violet 1
card-violet-2 = Violet 2
card-violet-3 = Violet 3
card-violet-4 = Violet 4
card-violet-5 = Violet 5
card-violet-6 = Violet 6
card-violet-7 = Violet 7
card-violet-8 = Violet 8
card-violet-9 = Violet 9
card-joker = Joker
card-m1 = Ember Baron
card-m2 = Tide Baron
card-m3 = Moss Baron
card-m4 = Dune Baron
card-m5 = Dusk Baron
card-m6 = Ember Hydra
card-m7 = Tide Hydra
card-m8 = Moss Hydra
card-m9 = Dune Hydra
card-m10 = Dusk Hydra
card-m11 = Steam Chimera
card-m12 = Lagoon Chimera
card-m13 = Meadow Chimera
card-m14 = Twilight Chimera
card-m15 = Wine Chimera
card-m16 = Rainbow Wyrm

# What a monster scores for, in a few words.
wants-m1 = highest red
wants-m2 = highest blue
wants-m3 = highest green
wants-m4 = highest yellow
wants-m5 = highest violet
wants-m6 = each red
wants-m7 = each blue
wants-m8 = each green
wants-m9 = each yellow
wants-m10 = each violet
wants-m11 = sets of red and blue
wants-m12 = sets of blue and green
wants-m13 = sets of green and yellow
wants-m14 = sets of yellow and violet
wants-m15 = sets of violet and red
wants-m16 = sets of red, green and violet

does-number =
    { $voices ->
        [0] { does-effect }
        [one] { does-effect }; carries a Voice, so that nothing but Voices scores for whoever holds it at the end
       *[other] { does-effect }; carries { $voices } Voices, so that nothing else scores for whoever holds it at the end
    }
does-effect =
    { $effect ->
        [1] Glimpse: you see a random card of another player's hand
        [2] Shift: you may move the last card on one monster to another that takes it
        [3] Trade: you may choose another player, and each of you gives the other a card
        [4] Second Wind: you may attack once more this turn
       *[other] no effect
    }
does-joker = goes on any monster that has an attack card, and counts as one; an attack with a Joker last does no damage; scores nothing
does-m1 = life { $life }; the highest red card in hand scores { $highest_scores }, the second highest { $second_scores }
does-m2 = life { $life }; the highest blue card in hand scores { $highest_scores }, the second highest { $second_scores }
does-m3 = life { $life }; the highest green card in hand scores { $highest_scores }, the second highest { $second_scores }
does-m4 = life { $life }; the highest yellow card in hand scores { $highest_scores }, the second highest { $second_scores }
does-m5 = life { $life }; the highest violet card in hand scores { $highest_scores }, the second highest { $second_scores }
does-m6 = life { $life }; each red card in hand scores { $card_scores }
does-m7 = life { $life }; each blue card in hand scores { $card_scores }
does-m8 = life { $life }; each green card in hand scores { $card_scores }
does-m9 = life { $life }; each yellow card in hand scores { $card_scores }
does-m10 = life { $life }; each violet card in hand scores { $card_scores }
does-m11 = life { $life }; each set of a red and a blue card in hand scores { $pair_scores }
does-m12 = life { $life }; each set of a blue and a green card in hand scores { $pair_scores }
does-m13 = life { $life }; each set of a green and a yellow card in hand scores { $pair_scores }
does-m14 = life { $life }; each set of a yellow and a violet card in hand scores { $pair_scores }
does-m15 = life { $life }; each set of a violet and a red card in hand scores { $pair_scores }
does-m16 = life { $life }; each set of a red, a green and a violet card in hand scores { $triple_scores }

zone-hand = hand
zone-monster-1 = Place 1
zone-monster-2 = Place 2
zone-monster-3 = Place 3
zone-revealed = Revealed card
zone-apocalypse = Apocalypse
zone-pile = Attack pile
zone-discard = Discard pile
zone-defeated = Defeated
zone-monsters = Monsters to come
zone-facing = monsters face up
value-order = first to start
value-facing = monsters
value-damage = damage
value-attacks = attacks left
value-attacked = attacked this turn
value-points = points
value-starter = begun by

monster-wants =
    { $monster ->
        [m1] { wants-m1 }
        [m2] { wants-m2 }
        [m3] { wants-m3 }
        [m4] { wants-m4 }
        [m5] { wants-m5 }
        [m6] { wants-m6 }
        [m7] { wants-m7 }
        [m8] { wants-m8 }
        [m9] { wants-m9 }
        [m10] { wants-m10 }
        [m11] { wants-m11 }
        [m12] { wants-m12 }
        [m13] { wants-m13 }
        [m14] { wants-m14 }
        [m15] { wants-m15 }
       *[m16] { wants-m16 }
    }
note-monster = { $monster_name }, { $left } of { $life } life left, { monster-wants }
note-nobody = no monster any more

# The monsters in their places are $first, $second and $third; on each lie so many cards that would do so much harm.
cards-on-first =
    { $first_cards ->
        [one] 1 card
       *[other] { $first_cards } cards
    }
cards-on-second =
    { $second_cards ->
        [one] 1 card
       *[other] { $second_cards } cards
    }
cards-on-third =
    { $third_cards ->
        [one] 1 card
       *[other] { $third_cards } cards
    }

move-draw = draw a card
move-reveal = reveal the last card of the Apocalypse
move-play = { $card_name } on …
move-play-1 = { $card_name } on { $first_name }
move-play-2 = { $card_name } on { $second_name }
move-play-3 = { $card_name } on { $third_name }
move-doom = { $card_name } on the Apocalypse, face down
move-place = put it on …
move-place-1 = put it on { $first_name }
move-place-2 = put it on { $second_name }
move-place-3 = put it on { $third_name }
move-attack = attack …
move-attack-1 = attack { $first_name } with { cards-on-first }: { $first_harm } damage
move-attack-2 = attack { $second_name } with { cards-on-second }: { $second_harm } damage
move-attack-3 = attack { $third_name } with { cards-on-third }: { $third_harm } damage
move-glimpse = see a random card of { $seat }
move-shift = shift the last card of …
move-shift-1 = shift the last card from { $first_name } to place { $place2 }
move-shift-2 = shift the last card from { $second_name } to place { $place2 }
move-shift-3 = shift the last card from { $third_name } to place { $place2 }
move-trade = trade a card with { $seat }
move-give = give { $card_name }
move-decline = leave it
move-end = do not attack

ask-drawing = Your turn: draw a card, or reveal the last one of the Apocalypse, which must go on a monster?
ask-playing = Put a card on a monster, or face down on the Apocalypse.
ask-placing = { $revealed_name } must go on a monster.
ask-glimpsing = Glimpse: whose hand do you look into?
ask-shifting = Shift: which card moves?
ask-trading = Trade: with whom?
ask-giving = Trade: which card do you give away?
ask-attacking = Do you attack, before your turn ends?
ask-bot-placing = The IchaBot drew { $revealed_name }: where does it go?
ask-bot-attacking = No monster takes the IchaBot's { $revealed_name }. Does it attack, to make room?

event-game-begins = A game begins; { $starter } starts.
event-dealt = { $seat } is dealt { $card_name }.
event-drew = { $seat } draws { $card_name }.
event-uncovered = { $seat } reveals { $card_name } from the Apocalypse.
event-went-back = { $seat } reveals { $card_name } from the Apocalypse; no monster can take it, so it goes back.
event-played = { $seat } puts { $card_name } on { $monster_name }.
event-doomed = { $seat } puts { $card_name } on the Apocalypse.
event-attacked =
    { $cards ->
        [one] { $seat } attacks { $monster_name } with 1 card: { attack-does }.
       *[other] { $seat } attacks { $monster_name } with { $cards } cards: { attack-does }.
    }
attack-does =
    { $damage ->
        [0] no damage
       *[other] { $damage } damage
    }
event-joker-last =
    { $cards ->
        [one] { $seat } attacks { $monster_name } with a Joker: no damage.
       *[other] { $seat } attacks { $monster_name } with { $cards } cards, a Joker last: no damage.
    }
event-beaten = { $card_name } is defeated.
event-appeared = { $card_name } appears.
event-none-left = No monster is left to take its place.
event-glimpsed = { $seat } sees { $card_name } in the hand of { $other }.
event-shifted = { $seat } shifts { $card_name } to { $monster_name }.
event-traded = { $seat } trades with { $other }.
event-gave = { $seat } gives { $other } { $card_name }.
event-got-wind = { $seat } may attack once more.
event-declined = { $seat } leaves the effect.
event-bot-drew = { $seat } draws { $card_name } for the IchaBot.
event-bot-makes-room = { $seat } lets the IchaBot make room.
event-bot-doomed = No monster takes it: { $card_name } goes on the Apocalypse.
event-game-over =
    { $cause ->
        [apocalypse] The Apocalypse is full: the game ends.
        [pile] The attack pile is empty: the game ends.
       *[monsters] No monster is left: the game ends.
    }
event-showed = { $seat } shows { $card_name }.
event-turned-up =
    { $pile ->
        [apocalypse] On the Apocalypse: { $card_name }.
       *[pile] In the attack pile: { $card_name }.
    }
event-heard =
    { $voices ->
        [one] { $seat } hears a Voice, and scores { $points }.
       *[other] { $seat } hears { $voices } Voices, and scores { $points }.
    }
event-scored = { $seat } scores { $points } for { $card_name }.
event-game-ends = The most points: { $winners }.
event-hunt-ends = You have { $result } of the { $goal } points that win.

tally-heard = Voices
tally-scored = { $card_name }

reason-ICH-11 = A card may be revealed only in place of the draw, and then it must go on a monster; with the attack pile empty there is no choice but to reveal.
reason-ICH-12 = You must put one card of your own hand on a monster or on the Apocalypse.
reason-ICH-13 = An attack card must have the colour of those on the monster, and a higher number than the last; a Joker is never the first.
reason-ICH-14 = The last card there is a Joker, but what matched before it is what matches now: the same colour, and a higher number.
reason-ICH-17 = You attack once in your turn, before or after playing a card, and only a monster with attack cards on it.
reason-ICH-23 = There is no monster in that place any more.
reason-ICH-30 = You glimpse at a card of another player, who must have one.
reason-ICH-31 = Only the last card on a monster can be shifted, and only to another monster that takes it.
reason-ICH-32 = You trade with another player who has a card, and give away a card of your own hand.
reason-ICH-51 = The IchaBot attacks only if you have not attacked this turn and no monster takes its card.
reason-ICH-60 = In the solo game the IchaBot never attacks.
