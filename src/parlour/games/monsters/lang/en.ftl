# I Can't Even With These Monsters

game = I Can't Even With These Monsters
aim = { $rounds } rounds. The highest odd score wins: 9 beats 20.
turn =
    Each round, everybody chooses two cards from hand at the same time: one to lie face down, one face up.
    Then each in turn, lowest score first, takes one of these cards from somebody else into their hand.
    What is left in front of you goes into your Bank and scores there, once, by what the card says.

card-amalgam = Amalgam
card-blob = Blob
card-ghost = Ghost
card-ichthid = Ichthid
card-mummy = Mummy
card-vampire = Vampire
card-werewolf = Werewolf

does-amalgam = scores { $amalgam_scores } for each different monster in your Bank, itself included
does-blob = scores { $blob_scores } as your first Blob; each further Blob in your Bank scores twice as much as the one before
does-ghost = scores { $ghost_scores } if it lay face down; loses { $ghost_loses } if it lay face up
does-ichthid = scores { $ichthid_scores } if you banked an Ichthid in the round before, too, or bank two at once; else nothing
does-mummy =
    { $mummy_scores ->
        [one] scores the number of the round
       *[other] scores { $mummy_scores } times the number of the round
    }
does-vampire = scores { $vampire_scores }; then everybody else loses { $vampire_takes } for each Vampire in their own Bank
does-werewolf = scores { $werewolf_scores } for each Werewolf in all Banks together

zone-hand = hand
zone-down = face down
zone-up = face up
zone-bank = Bank
zone-stock = set aside
value-age = oldest first
value-round = round
value-score = score
value-ichthid = last Ichthids

move-offer-down = offer { $card_name } face down
move-offer-up = offer { $card_name } face up
# What lies on a side is $side_holds.
move-take-down = take the face-down card of { $seat }
move-take-up = take { $side_holds } from { $seat }, face up

ask-offering =
    { $offered ->
        [0] Offer two cards, one face down and one face up. Choose the first.
        [1] Now choose the card to offer face up.
       *[other] Now choose the card to offer face down.
    }
ask-taking = Take one card that somebody else has offered. It goes into your hand.

event-round-begins = Round { $round } begins.
event-offered =
    { $side ->
        [down] { $seat } offers { $card_name } face down.
       *[up] { $seat } offers { $card_name } to lie face up.
    }
event-shown = { $seat } shows { $card_name }.
event-took =
    { $side ->
        [down] { $seat } takes { $card_name }, face down, from { $victim }.
       *[up] { $seat } takes { $card_name } from { $victim }.
    }
event-banked = { $seat } banks { $card_name }.
event-scored =
    { $card ->
        [amalgam]
            { $count ->
                [one] { $seat } scores { $points } for Amalgam: one sort of monster is in the Bank.
               *[other] { $seat } scores { $points } for Amalgam: { $count } sorts of monsters are in the Bank.
            }
        [blob]
            { $count ->
                [one] { $seat } scores { $points } for Blob, the first in the Bank.
               *[other] { $seat } scores { $points } for Blob, number { $count } in the Bank.
            }
        [ghost] { $seat } scores { $points } for Ghost, which lay face down.
        [ichthid]
            { $count ->
                [0] { $seat } scores nothing for Ichthid: none was banked the round before.
               *[other] { $seat } scores { $points } for Ichthid: another came with it, or the round before.
            }
        [mummy] { $seat } scores { $points } for Mummy: this is round { $count }.
        [vampire] { $seat } scores { $points } for Vampire.
       *[werewolf]
            { $count ->
                [one] { $seat } scores { $points } for Werewolf, the only one in all Banks.
               *[other] { $seat } scores { $points } for Werewolf: { $count } of them are in all Banks.
            }
    }
event-lost =
    { $card ->
        [ghost] { $seat } loses { $amount } for Ghost, which lay face up.
       *[vampire] { $seat } loses { $amount } to another's Vampire, having { $count } in their own Bank.
    }
event-floor = { $seat } gets { $points } back: nobody's score goes below 0.
event-game-ends = The game ends. The score that wins: { $winners }.

tally-scored = { $card_name }
tally-lost =
    { $card ->
        [ghost] Ghost, face up
       *[vampire] others' Vampires
    }
tally-floor = never below 0

reason-MON-07 = You offer two cards that you hold, one on each side: you do not hold this card, or that side is taken.
reason-MON-08 = It is not your turn to take a card.
reason-MON-09 = You take a card that lies in somebody else's Pit: this one is your own, or there is none.
