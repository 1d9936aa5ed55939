# Carnavalo, in English.

name = Carnavalo
tagline = Fill the party tents, steer three citizens, and let the others buy the floats.
about = Cards, bluff and confetti by Peter Verhaeghe, for 2 to 6 players, about 45 minutes.
unofficial = An unofficial version, in our own words. Carnavalo and its box belong to their owners.

# The table
citizen =
    { $citizen ->
        [prince] the Prince
        [miss] the Miss
       *[bar] the Barricade man
    }
place =
    { $place ->
        [procession] the procession
       *[other] tent { $place }
    }
day = Day { $day } of { $days }
ring = Ring
route = Route
tent = Tent
chip = Chip
pile = Cards, from the top
confetti-of = Confetti
procession = Procession
middle = With the Miss
floats = Float
player = Player
cards = Hand
movement-chips = Chips
discs = Discs
won = Chips won
points = Points
hand = Your hand
your-chips = Your chips
stack = Stack
legend = P Prince · M Miss · B Barricade man · A4 the 4 of player A · A? face down · * won

# What happened: the setup
picked = { $player }, you choose the { $value }.
picked-unseen = { $player } chooses a card.
dealt = { $player } gets movement chip { $tent } and moves the disc there to field 1.
lies = In tent { $tent } lies a { $value } of { $player }.
tent-chip-open = The open chip of tent { $tent } is { $chip }.
procession-chip-open = The open chip of the procession is { $number }.
begins = The Prince would come to a card of { $player } first: { $player } begins.

# What happened: a turn
moved =
    { $player } moves { citizen } { $steps ->
        [one] 1 field.
       *[other] { $steps } fields.
    }
chip-moved =
    { $player }, with your chip { $tent } you move { citizen } { $steps ->
        [one] 1 field.
       *[other] { $steps } fields.
    }
chip-moved-unseen =
    { $player } plays a movement chip and moves { citizen } { $steps ->
        [one] 1 field.
       *[other] { $steps } fields.
    }
chip-direct = { $player } plays the chip of tent { $tent } and puts { citizen } there. The ring goes to 0.
played-empty = { $player } plays a { $value } to the empty tent { $tent }.
played-top = { $player } plays a { $value } on top in tent { $tent }.
played-under = { $player }, you slide your { $value } under the pile in tent { $tent }.
played-under-unseen = { $player } slides a card under the pile in tent { $tent }.
confetti = { $player }'s disc at tent { $tent } moves to field { $field }.
got-chip = { $player }, you get the movement chip of tent { $tent }.
got-chip-unseen = { $player } gets a movement chip.
no-chip = { $player } would get a movement chip, but the stack is empty.
to-procession = The Prince sends the { $value } of { $player } from tent { $tent } to the procession.
turned-up = The { $value } of { $player } is turned up: the new stage card of tent { $tent }.
laid = The { $value } of { $player } that followed the Miss is laid on top in tent { $tent }.
taken = The { $value } of { $player } leaves tent { $tent } from under the pile and follows the Miss.
nothing-there =
    Tent { $tent } is empty: { $citizen ->
        [prince] the Prince finds nobody for his procession.
       *[other] nobody follows the Miss.
    }
barred =
    Tent { $tent } is barred: { $citizen ->
        [prince] the Prince
       *[other] the Miss
    } has no effect there.
barricade = The Barricade man bars tent { $tent }.
passed = { $player } can neither move nor play a card, and passes.
returned = { $player }, you put chip { $tent } back under the stack.
returned-unseen = { $player } puts a movement chip back under the stack.
ring-zero = Chips were left unused, so the ring goes to 0.

# What happened: the end of a day
day-over =
    { $reason ->
        [hands] Day { $day } is over: { $player } has played the last card in hand.
        [procession] Day { $day } is over: { $player } has brought the fifth card into the procession.
       *[quiet] Day { $day } is over: nobody has played a card for a long time. { $player } had the last turn.
    }
face-down = Face down in tent { $tent } lay a { $value } of { $player }.
in-tent = { $player } has { $value } in tent { $tent }: { $cards } in cards, { $confetti } in confetti.
in-procession = { $player } has { $value } in the procession.
won-disc = { $player } wins the disc of tent { $tent }.
won-tent-chip = { $player } wins the chip { $chip } of tent { $tent }.
bought-float = { $player } has most in the procession and has to buy a float.
won-procession-chip = { $player } takes the procession chip { $number }.
nobody-there = Nobody has anything in { place }.
tied-first = A tie for most in { place }: nobody gets anything.
tied-second = A tie for second in { place }: the chip stays.
no-second = Nobody comes second in { place }: the chip stays.
float-removed = Nobody bought today's float: it is removed.
new-day = Day { $day } begins. Everyone takes back the cards, and { $player } starts.
ended = The game is over after day { $day }.
counted =
    { $player } counts { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    } ({ $for_discs }), { $confetti } for confetti still on the tracks, and { $chips } for chips.
float-costs = { $player } has a float: minus { $points }.
total = { $player } has { $points } points.

# What you can do
prompt-setup = The table is being set up.
prompt-pick = { $player }, choose a card in secret. The chosen cards are spread over the tents at random.
prompt-wait-pick = { $player } is choosing a card.
prompt-before =
    { $player }, your turn: { $can ->
        [both] move a citizen, up to { $ring }, or play a card
        [move] move a citizen, up to { $ring }
        [card] play a card
       *[pass] you can neither move nor play a card, so pass
    }{ $chips ->
        [0] .
        [one] . Before that you may play your movement chip.
       *[other] . Before that you may play movement chips.
    }
prompt-wait-before = { $player } is on turn.
prompt-after = { $player }, play more movement chips, or put back what you have left (the ring then goes to 0). The ring is on { $ring }.
prompt-wait-after = { $player } still has movement chips to play or to put back.
prompt-return = { $player }, put your other movement chips back too, in the order you like.
prompt-wait-return = { $player } is putting back movement chips.
prompt-close = { $player }, you ended the day: put your movement chips back, in the order you like.
prompt-wait-close = { $player } ended the day and is putting back movement chips.
prompt-over =
    { $players } { $count ->
        [one] wins!
       *[other] win together!
    }

# What is not possible
not-a-move = { $found } is not a move here. Moves look like “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3”, “chip t2 miss direct”, “return t2”, “pass”, “pick 3”.
not-a-chance = { $found } cannot come here. It looks like “{ $example }”.
too-many-chips = There are not so many chips { $chip } (C3).
only-pick = First everybody chooses a card, like “pick 3” (C5).
picked-already = Cards are chosen only before the game (C5).
only-return = Now only put back movement chips, like “return t2” (C13, C18).
acted-already = You have had your action this turn; you can still play movement chips or put them back (C9).
ring-too-low =
    { $ring ->
        [0] The ring is on 0: no citizen can walk (C10, C11).
       *[other] The ring is on { $ring }: no citizen can walk { $steps } fields (C10, C11).
    }
no-need-to-pass = You can move a citizen or play a card, so you cannot pass (CR7).
chip-not-held = You do not have the movement chip { $chip } (C10).
return-too-early = Movement chips go back only after your action (C13).
card-not-in-hand = You do not have the { $value } in hand (C12).
tent-barred = The Barricade man stands in tent { $tent }: no card goes in (C16).
own-stage-card = The stage card of tent { $tent } is your own: you cannot play there (C12).
say-top-or-under = Tent { $tent } is not empty: say “top” or “under” (C12).
tent-is-empty = Tent { $tent } is empty: say just the card and the tent (C12).
route-fields = a route has { $few } to { $most } fields, this one has { $found } (C1)
route-tents = there are { $tents } tents, here are { $found } (C1)
route-off = the fields of this route are 0 to { $last }, there is no { $found } (C1)
route-same-field = two tents cannot lie on field { $field } (C1)
track-length = a confetti track ends on a field from 1 to { $most }, not { $found } (C2)

# How to play
help =
    Six party tents lie along a round route, and in each everybody has a disc of confetti. For at most four days you send your five cards to the tents. When a day ends, each player adds up their cards in a tent and the field of their disc there. Who has most wins their disc, worth 5 points; the second takes the tent's open chip. If you won your disc before, being first brings you the chip. A tie brings nothing.

    In your turn you do one thing: move a citizen or play a card. Into a tent with cards you play on top, open (the owner of the card that is covered moves their disc on), or under the pile, face down (the owner of the top card gets a movement chip). You cannot play where the top card is your own. Then the ring goes to the number of the top card: so far can a citizen be moved, and when one has moved, the ring shows how far that was.

    Where a citizen ends, something happens. The Prince takes the top card to his procession, and its owner moves their disc on. The Miss takes the bottom card along and lays it on top in the next tent where she ends. The Barricade man closes the tent he stands in.

    Before and after your action you may play movement chips: each moves a citizen by the ring, or puts one in the tent on the chip; then the ring goes to 0. What you do not play goes back, and the ring to 0 as well.

    The day ends when two players have no cards left (of two players, one), or when five cards are in the procession. Who has most in the procession must buy a float, minus 5 points, unless they have one: then they take the procession's chip. Otherwise the second takes it. The game ends after four days, or when somebody has won five discs.
reconstructed = The rules are those of the sheet. How many fields the route has, where tents and citizens are on it, and how long the confetti tracks are does not stand there: that is our reconstruction.
help-moves = Type a move, like “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3” or “return t2”, or the number in front of a choice.
