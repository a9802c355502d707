# I Can't Even With These Monsters

game = I Can't Even With These Monsters
aim = Seven rounds. The highest odd score wins, so 9 beats 20.
turn =
    Each round everybody offers two cards at once, one face down and one face up; then each in turn takes
    one card from somebody else; what is left in front of you goes into your Bank and scores.

card-amalgam = Amalgam
card-blob = Blob
card-ghost = Ghost
card-ichthid = Ichthid
card-mummy = Mummy
card-vampire = Vampire
card-werewolf = Werewolf

does-amalgam = scores { $amalgam_scores } for each different monster in your Bank, itself included
does-blob = scores { $blob_scores } as your first Blob, and twice as much as the one before for each further Blob in your Bank
does-ghost = scores { $ghost_scores } if it lay face down, loses { $ghost_loses } if it lay face up
does-ichthid = scores { $ichthid_scores } if you banked an Ichthid last round too, or bank two at once; else nothing
does-mummy = scores { $mummy_scores } times the number of the round
does-vampire = scores { $vampire_scores }; then everybody else loses { $vampire_takes } for each Vampire in their own Bank
does-werewolf = scores { $werewolf_scores } for each Werewolf in all Banks

zone-hand = hand
zone-down = face down
zone-up = face up
zone-bank = Bank
zone-stock = set aside
value-age = oldest first
value-round = round
value-score = score
value-ichthid = Ichthids banked last

move-offer-down = offer { $card_name } face down
move-offer-up = offer { $card_name } face up
move-take-down = take the face-down card of { $seat }
move-take-up = take the face-up card of { $seat }

ask-offering =
    { $offered ->
        [0] Offer two cards: one face down and one face up.
        [1] Now offer a card face up.
       *[other] Now offer a card face down.
    }
ask-taking = Take a card that somebody else offers.

event-round-begins = Round { $round } begins.
event-offered =
    { $side ->
        [down] { $seat } offers { $card_name } face down.
       *[up] { $seat } offers { $card_name } to be shown.
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
        [amalgam] { $seat } scores { $points } with Amalgam: different monsters in the Bank, { $count }.
        [blob] { $seat } scores { $points } with Blob number { $count } in the Bank.
        [ghost] { $seat } scores { $points } with a Ghost that lay face down.
        [ichthid]
            { $count ->
                [0] { $seat } scores nothing with Ichthid: none was banked last round.
               *[other] { $seat } scores { $points } with Ichthid: it has found a mate.
            }
        [mummy] { $seat } scores { $points } with Mummy: this is round { $count }.
        [vampire] { $seat } scores { $points } with Vampire.
       *[werewolf] { $seat } scores { $points } with Werewolf: the pack in all Banks counts { $count }.
    }
event-lost =
    { $card ->
        [ghost] { $seat } loses { $amount } with a Ghost that lay face up.
       *[vampire] { $seat } loses { $amount } to a Vampire banked elsewhere: own Vampires in the Bank, { $count }.
    }
event-floor = { $seat } goes back up by { $points } to 0.
event-game-ends = The game ends. Highest odd score: { $winners }.

tally-scored = { $card_name }
tally-lost = { $card_name }, loss
tally-floor = never below 0

reason-MON-07 = You offer two cards that you hold, one on each side: you do not hold this card, or that side is taken.
reason-MON-08 = It is not your turn to take a card.
reason-MON-09 = You take a card that lies in somebody else's Pit: this one is your own, or there is none.
