# Card Game The Card Game

game = Card Game The Card Game
aim = The first to { $goal } points wins. So does whoever is left alone, and there are stranger ways.
turn =
    Draw a card, then play: one HAND card, one Ability, and as many QUICK cards as you can pay for with your Moneys.
    Whenever you draw on your own turn you may take the next Moneys instead; all see what it is.
    Every card and Ability can be answered with QUICK cards. When all pass, the one played last happens first.
    Points are your tokens and what your LOCK cards are worth. You may claim an Assassin you do not have: do not get caught.

card-suicide-kitten = Suicide Kitten
card-joker = The Joker
card-not-so-fast = Not So Fast
card-to-the-top = To The Top
card-shot = Shot!
card-needy-salmon = Needy Salmon
card-ancestral-headache = Ancestral Headache
card-guardian = The Guardian
card-drunken-chalice = Drunken Chalice
card-eat-four = Eat Four!
card-fireworks = Fireworks
card-transplant = Transplant
card-sullen-house = Sullen House
card-sushi-tray = Sushi Tray
card-imaginary-dinosaur = Imaginary Dinosaur
card-dark-flower = Dark Flower
card-handshake-pact = Handshake Pact
card-exploding-island = Exploding Island
card-new-rule = New Rule
card-mirror-city = Mirror City
card-princess = The Princess
card-assassin = Assassin
card-exodus-1 = Exodus 1
card-exodus-2 = Exodus 2
card-exodus-3 = Exodus 3
card-exodus-4 = Exodus 4
card-exodus-5 = Exodus 5
card-final-round = Final Round
card-money = Moneys
card-money-2 = Moneys worth 2
card-initial-money = Initial Moneys

# $costs is what the card costs.
does-suicide-kitten = SPECIAL: whoever draws it is out of the game once the effect that goes on is done; a Not So Fast in time stops it
does-joker = SPECIAL: play it as any card, at that card's cost, even as Moneys; not as the Kitten, the Final Round, a Joker or the Assassin; it passes for an Assassin when that is challenged
does-not-so-fast = QUICK, costs { $costs }: cancels the card or Ability on top of the stack, another Not So Fast included
does-to-the-top = QUICK, costs { $costs }: puts a card of the trash pile on top of the deck, for all to see
does-shot = QUICK, costs { $costs }: another player loses a token, if they have one
does-needy-salmon = QUICK, costs { $costs }: asks for a high five; the first player to raise a hand takes a token, and so do you. A Needy Salmon in response is a hand raised
does-ancestral-headache = HAND, costs { $costs }: draw { $headache_draws } cards
does-guardian = HAND, CHARACTER, costs { $costs }: name another player and a card, but no Guardian; if they hold it they discard it, and you take a token. After a hit it may stay on the Exploding Island
does-drunken-chalice = HAND, costs { $costs }: draw { $chalice_draws } cards, choose one to play for nothing, and discard the rest
does-eat-four = HAND, costs { $costs }: a player draws { $eat_draws } cards, and you name the only type they may play next. If it is SPECIAL they may draw Moneys
does-fireworks = HAND, costs { $costs }: draw { $fireworks_draws } cards that all but you may look at, until the end of your next turn. One may be played blind
does-transplant = HAND, costs { $costs }: swap two cards on the table, Moneys too; one of them may be a RULE card
does-sullen-house = HAND, LOCK, costs { $costs }: worth { $house_points } points
does-sushi-tray = HAND, LOCK, costs { $costs }: worth { $tray_1 } alone; two are worth { $tray_2 } together, three { $tray_3 }, four or more { $tray_4 }
does-imaginary-dinosaur = HAND, LOCK, costs { $costs }: is trashed in place of the token or hand cards that another player's card would take from you
does-dark-flower = HAND, LOCK, costs { $costs }: trash it to pay 3 of one cost
does-handshake-pact = HAND, LOCK, costs { $costs }: goes with another player's Sullen House or Sushi Tray; you get the points of the House too, or { $pact_tray } for a Tray
does-exploding-island = HAND, RULE, costs { $costs }: a Guardian that hits may stay here. The second one makes it explode: the owner of both takes { $island_tokens } tokens, two owners take { $island_tokens } each
does-new-rule = HAND, RULE, costs { $costs }: in the end step of each turn, that player discards down to 1 card
does-mirror-city = HAND, RULE, costs { $costs }: in the end step of each turn, that player discards down to as many cards as they have Moneys
does-princess = SPECIAL, CHARACTER, costs { $costs }: play her in your main step, and you win. Discard her from your hand, and you are out
does-assassin = CHARACTER, BLUFF Ability, costs { $costs }: put a card face down and claim it is the Assassin; another player loses a token (without one, a LOCK card) and a hand card. If it was a lie and is challenged, you lose a token instead
does-exodus-1 = SPECIAL, costs nothing: with all five parts in your hand, play one and you win; each other part then answers one Not So Fast
does-exodus-2 = { does-exodus-1 }
does-exodus-3 = { does-exodus-1 }
does-exodus-4 = { does-exodus-1 }
does-exodus-5 = { does-exodus-1 }
does-final-round = RULE: goes to the table when drawn, and its drawer draws again; every other player has one more turn, then the most points win
does-money = SPECIAL: lies in front of you and pays 1
does-money-2 = SPECIAL: lies in front of you and pays 2
does-initial-money = SPECIAL: lies at first in front of who plays last, and pays 1

zone-hand = hand
zone-locks = on the table
zone-moneys = Moneys
zone-claim = claimed
zone-cup = cup
zone-unseen = not seen
zone-deck = Deck
zone-trash = Trash pile
zone-moneys-deck = Moneys deck
zone-rules = Rules on the table
zone-island = On the Island
zone-stack = Stack
zone-heap = on its way to the trash
value-order = plays last
value-turn = turn
value-step = step
value-tokens = tokens
value-points = points
value-out = out
value-only = may only play
only-quick = { type-quick }
only-hand = { type-hand }
only-lock = { type-lock }
only-special = { type-special }
only-rule = { type-rule }
only-character = { type-character }
type-quick = QUICK
type-hand = HAND
type-lock = LOCK
type-special = SPECIAL
type-rule = RULE
type-character = CHARACTER
owner-table = nobody

move-pass = pass
move-end = end your main step
move-draw = draw from the Deck
move-draw-moneys = take the next Moneys: { $top_moneys-deck }
move-play = play { $card_name }
move-play-joker-as = play the Joker as { $as_name }
move-claim = put { $card_name } face down
move-believe = believe it
move-challenge = challenge it
move-high-five = raise a hand
move-discard = discard { $card_name }
move-discard-blind = discard unseen card { $place }
move-choose = choose { $card_name }
move-choose-joker-as = choose the Joker as { $as_name }
move-blind = play unseen card { $place }
move-island = leave The Guardian on the Island
move-trash = let The Guardian go to the trash
move-swap = swap two cards
move-pay = pay { $cards }
move-lose = lose { $lying_name }
# further parts of moves, which follow the sentence of the first; and moves that are one sentence
move-at = against { $seat }
move-at-with = : does { $seat } hold { $card_name }?
move-at-type = for { $seat }: then only { $type_name }
move-out-of-trash = for { $card_name }
move-lying = with { $owner_name }'s { $lying_name }
move-assassin-at = as an Assassin against { $seat }
move-claim-assassin-at = put { $card_name } face down as an Assassin against { $seat }
move-swap-lying-lying = swap { $owner_name }'s { $lying_name } with { $owner2_name }'s { $lying2_name }

ask-draw-choice = Draw a card from the Deck, or take the next Moneys?
ask-main = Your main step.
ask-window =
    { $top ->
        [none]
            { $step ->
                [draw] The draw step of { $turn } begins. Play a QUICK card, or pass.
               *[other] The end step of { $turn }. Play a QUICK card, or pass.
            }
       *[other]
            { $out ->
                [none]
                    { $against ->
                        [none] { $by } plays { $top_name }: respond with a QUICK card, or pass.
                       *[other] { $by } plays { $top_name } against { $against }: respond with a QUICK card, or pass.
                    }
               *[other] { $top_name } puts { $out } out of the game: respond with a QUICK card, or pass.
            }
    }
ask-paying = { $top_name } costs { $cost }. What do you pay with?
ask-swapping = Which two cards on the table change places?
ask-believing = { $by } claims an Assassin against { $against }. Do you believe it?
ask-discarding =
    { $left ->
        [one] Discard a card.
       *[other] Discard { $left } cards. Choose the first.
    }
ask-losing = The Assassin takes a card that lies in front of you. Which one?
ask-choosing = Choose one card of the cup to play for nothing. The rest is discarded.
ask-shown = You have turned up { $top_name }. How is it played?
ask-keeping = The Guardian was successful. Does it stay on the Exploding Island?
ask-high-five = A Needy Salmon wants a high five. The first to raise a hand takes a token.
ask-name-seat = Against whom?
ask-name-both = Which player holds which card?
ask-name-type = Who draws, and what type may they play next?
ask-name-trashed = Which card of the trash pile?
ask-name-lock = Whose card does the Pact go with?
ask-name-victim = Against whom is the Assassin?
ask-swap-first = Which card is swapped?
ask-swap-second = With which card?

event-initial = { $seat } plays last, and begins with { $card_name }.
event-next-moneys =
    { $card ->
        [money] The next Moneys is worth 1.
        [money-2] The next Moneys is worth 2.
       *[initial-money] The next Moneys is the Initial one.
    }
event-turn-begins = { $seat }'s turn begins.
event-drew = { $seat } draws { $card_name }.
event-drew-moneys = { $seat } takes { $card_name }.
event-drew-nothing = { $seat } has nothing to draw.
event-poured = { $seat } pours { $card_name } into the cup.
event-drew-unseen = { $seat } draws without looking: { $card_name }.
event-saw = { $seat } now sees { $card_name } in their hand.
event-drew-kitten = { $seat } draws the Suicide Kitten!
event-drew-final = { $seat } draws the Final Round, which goes to the table.
event-played = { $seat } plays { $card_name }.
event-named = { $seat } names { $other }.
event-named-card = { $seat } names { $card_name }.
event-named-type = { $seat } names the type { $type_name }.
event-paid = { $seat } pays { $card_name }.
event-claimed = { $seat } puts a card face down, claims it is { $card_name }, and points at { $other }.
event-believed = { $seat } believes it.
event-challenges = { $seat } challenges { $other }.
event-was-true = { $seat } shows { $card_name }: it was no lie.
event-was-bluff = { $seat } shows { $card_name }: it was a bluff.
event-returned = { $seat } takes the face-down card back, unseen.
event-cancelled = { $seat } cancels { $card_name }.
event-trashed = { $card_name } goes to the trash pile.
event-discarded = { $seat } discards { $card_name }.
event-lies = { $card_name } lies in front of { $seat }.
event-rule-lies = { $card_name } comes to the table.
event-gained =
    { $rule ->
        [CGC-52] { $amount } of { $seat }'s tokens go back to the supply.
        [CGC-66] { $seat } takes { $points } tokens from the Exploding Island.
        [CGC-71] { $seat } takes { $points } token for the high five.
        [CGC-82] { $seat } takes { $points } token for the hit.
       *[other] { $seat } takes { $points } tokens.
    }
event-lost =
    { $rule ->
        [CGC-42] { $seat } loses { $amount } token for the wrong challenge.
        [CGC-43] { $seat } loses { $amount } token for the bluff.
       *[other] { $seat } loses { $amount } token.
    }
event-worth =
    { $way ->
        [down]
            { $card ->
                [suicide-kitten] { $seat }'s table is worth { $amount } less: what lay there is gone.
               *[other] { $seat }'s table is worth { $amount } less ({ $card_name }).
            }
       *[up] { $seat }'s table is worth { $amount } more ({ $card_name }).
    }
event-dinosaur-stops = { $seat }'s Imaginary Dinosaur is trashed, and nothing else is taken from { $seat }.
event-missed = { $seat } does not hold { $card_name }.
event-hit = { $seat } holds { $card_name }!
event-on-island = { $seat } leaves The Guardian on the Exploding Island.
event-exploded = The second character is there: { $card_name } explodes!
event-high-fived = { $seat } and { $other } make a high five.
event-no-high-five = Nobody raises a hand for { $seat }.
event-on-top = { $seat } puts { $card_name } on top of the Deck.
event-binds = The next card that { $seat } plays must be { $type_name }.
event-swapped =
    { $owner ->
        [table] { $card_name }, which was nobody's, and { $owner2 }'s { $card2_name } change places.
       *[other]
            { $owner2 ->
                [table] { $owner }'s { $card_name } and { $card2_name }, which was nobody's, change places.
               *[other] { $owner }'s { $card_name } and { $owner2 }'s { $card2_name } change places.
            }
    }
event-shows = { $seat } shows { $card_name }.
event-chose = { $seat } chooses { $card_name } out of the cup.
event-turned-up = { $seat } turns up { $card_name }.
event-princess-falls = { $seat } has discarded The Princess, and will be out.
event-out = { $seat } is out of the game.
event-last-card = The last card of the Deck is drawn: after this turn each player has one more.
event-game-ends =
    { $rule ->
        [CGC-16] The Deck is empty, and the game ends. Most points: { $winners }.
        [CGC-17] The last turn is over, and the game ends. Most points: { $winners }.
        [CGC-53] The game ends. Left in it: { $winners }.
        [CGC-54] The Final Round is over, and the game ends. Most points: { $winners }.
       *[other] The game ends. It is won by { $winners }.
    }

tally-gained =
    { $rule ->
        [CGC-52] tokens given back
        [CGC-66] Exploding Island
        [CGC-71] high fives
        [CGC-82] hits of The Guardian
       *[other] tokens
    }
tally-lost =
    { $rule ->
        [CGC-42] wrong challenges
        [CGC-43] bluffs found out
       *[other] tokens taken by others
    }
tally-worth =
    { $card ->
        [suicide-kitten] cards of players who went out
       *[other] { $card_name }
    }

reason-CGC-12 = You have done that this turn: one HAND card and one Ability are all.
reason-CGC-14 = That is no way to pay: give exactly what the cost needs, no card more than it takes. Your Moneys may be too few.
reason-CGC-21 = In response, and outside your main step, only QUICK cards are played.
reason-CGC-23 = A SPECIAL card is played in your own main step, as it says.
reason-CGC-60 = The Suicide Kitten is not played from a hand.
reason-CGC-61 = That cannot be played so: say what the Joker is played as. It can be any card but the Kitten, the Final Round, a Joker and the Assassin.
reason-CGC-62 = Exodus needs all five parts in your hand, all of them seen. In response, a part only answers a Not So Fast against your own Exodus, and each part once.
reason-CGC-65 = To The Top needs a card that lies in the trash pile.
reason-CGC-70 = Eat Four! lets you play only the type that was named; it is played on somebody who is in the game.
reason-CGC-74 = A Transplant swaps two cards on the table that lie with different owners, at least one of them a player's.
reason-CGC-75 = A Handshake Pact goes with another player's Sullen House or Sushi Tray.
reason-CGC-78 = The Assassin is never played, only claimed.
reason-CGC-79 = There is no card or Ability on the stack to cancel.
reason-CGC-80 = The Guardian never looks for a Guardian.
reason-CGC-82 = You have to name another player, not yourself.
