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
picked =
    { $shared ->
        [yes] { $player } chooses the { $value }.
       *[no] You choose the { $value }.
    }
picked-unseen = { $player } chooses a card.
dealt = { $player } gets the movement chip of tent { $tent } and moves the disc there to field 1.
lies = In tent { $tent } lies the { $value } of { $player }.
tent-chip-open = The open chip of tent { $tent } is worth { $chip }.
procession-chip-open = The open chip of the procession is worth { $number }.
begins = The Prince gets to a card of { $player } first: { $player } begins.

# What happened: a turn
moved =
    { $player } moves { citizen } { $steps ->
        [one] 1 field.
       *[other] { $steps } fields.
    }
chip-moved =
    { $shared ->
        [yes] { $player } plays the chip of tent { $tent } and moves
       *[no] You play the chip of tent { $tent } and move
    } { citizen } { $steps ->
        [one] 1 field.
       *[other] { $steps } fields.
    }
chip-moved-unseen =
    { $player } plays a movement chip and moves { citizen } { $steps ->
        [one] 1 field.
       *[other] { $steps } fields.
    }
chip-direct = { $player } plays the chip of tent { $tent } and puts { citizen } straight into it. The ring goes to 0.
played-empty = { $player } plays a { $value } into tent { $tent }, which was empty.
played-top = { $player } plays a { $value } on top in tent { $tent }.
played-under =
    { $shared ->
        [yes] { $player } slips a { $value } under the pile in tent { $tent }.
       *[no] You slip your { $value } under the pile in tent { $tent }.
    }
played-under-unseen = { $player } slips a card under the pile in tent { $tent }.
confetti = { $player } moves up to field { $field } on the confetti track of tent { $tent }.
got-chip =
    { $shared ->
        [yes] { $player } gets the movement chip of tent { $tent }.
       *[no] You get the movement chip of tent { $tent }.
    }
got-chip-unseen = { $player } gets a movement chip.
no-chip = { $player } should get a movement chip, but there are none left.
to-procession = The Prince takes the { $value } of { $player } from tent { $tent } into the procession.
turned-up = The { $value } of { $player } is turned up: it is now on top in tent { $tent }.
laid = The Miss leaves the { $value } of { $player } on top in tent { $tent }.
taken = The Miss takes the { $value } of { $player } along, from the bottom of tent { $tent }.
nothing-there =
    Tent { $tent } is empty: { $citizen ->
        [prince] the Prince finds nobody for the procession.
       *[other] nobody goes along with the Miss.
    }
barred =
    Tent { $tent } is closed off: { $citizen ->
        [prince] the Prince
       *[other] the Miss
    } can do nothing there.
barricade = The Barricade man closes off tent { $tent }.
passed = { $player } can neither move anybody nor play a card, and passes.
returned =
    { $shared ->
        [yes] { $player } puts the chip of tent { $tent } back under the stack.
       *[no] You put the chip of tent { $tent } back under the stack.
    }
returned-unseen = { $player } puts a movement chip back under the stack.
ring-zero = Some chips were not used, so the ring goes to 0.

# What happened: the end of a day
day-over =
    { $reason ->
        [hands] Day { $day } is over: { $player } has played their last card.
        [procession] Day { $day } is over: { $player } has brought the fifth card into the procession.
       *[quiet] Day { $day } is over: nobody has played a card for a long time. { $player } had the last turn.
    }
face-down = The face-down card in tent { $tent } was a { $value } of { $player }.
in-tent = { $player } has { $value } in tent { $tent }: { $cards } from cards and { $confetti } from confetti.
in-procession = { $player } has { $value } in the procession.
won-disc = { $player } wins their disc at tent { $tent }.
won-tent-chip = { $player } wins the { $chip } chip of tent { $tent }.
bought-float = { $player } has the most in the procession and has to buy a float.
won-procession-chip = { $player } takes the { $number } chip of the procession.
nobody-there = Nobody has anything in { place }.
tied-first = A tie for most in { place }: nobody gets anything.
tied-second = A tie for second in { place }: the chip stays.
no-second = Nobody comes second in { place }: the chip stays.
float-removed = Nobody bought today's float: it leaves the game.
new-day = Day { $day } begins. Everybody takes their cards back, and { $player } starts.
ended = The game is over after day { $day }.
counted =
    { $player } counts { $for_discs } for { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }, { $confetti } for confetti on the tracks and { $chips } for chips.
float-costs = { $player } has a float: minus { $points }.
total = { $player } has { $points } points.

# What you can do
prompt-setup = The table is being set up.
prompt-pick =
    { $shared ->
        [yes] { $player }, secretly choose a card.
       *[no] Secretly choose a card.
    } The chosen cards are spread over the tents at random.
prompt-wait-pick = { $player } is choosing a card.
your-turn =
    { $shared ->
        [yes] { $player }, it's your turn:
       *[no] Your turn:
    }
at-most =
    { $ring ->
        [one] 1 field
       *[other] up to { $ring } fields
    }
prompt-before =
    { $can ->
        [both] { your-turn } move a citizen ({ at-most }) or play a card.
        [move] { your-turn } move a citizen ({ at-most }).
        [card] { your-turn } play a card.
       *[pass] { your-turn } you can neither move anybody nor play a card, so pass.
    }{ $chips ->
        [0] {""}
        [one] {" "}You may use your movement chip first.
       *[other] {" "}You may use movement chips first.
    }
prompt-wait-before = It's { $player }'s turn.
prompt-after =
    { $shared ->
        [yes] { $player }, you may use
       *[no] You may use
    } more movement chips (the ring is on { $ring }), or end your turn: then the ring goes to 0.
prompt-wait-after = { $player } still has movement chips to use or to put back.
prompt-return =
    { $shared ->
        [yes] { $player }, put
       *[no] Put
    } your other movement chips back too, in any order you like.
prompt-wait-return = { $player } is putting back movement chips.
prompt-close =
    { $shared ->
        [yes] { $player }, you ended the day:
       *[no] You ended the day:
    } put your movement chips back, in any order you like.
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
only-pick = First everybody chooses a card (C5).
picked-already = Cards are chosen only before the game (C5).
only-return = All you can do now is put movement chips back (C13, C18).
acted-already = You have already moved or played a card this turn; you can still use movement chips or put them back (C9).
ring-too-low =
    { $ring ->
        [0] The ring is on 0: nobody can walk (C10, C11).
       *[other] The ring is on { $ring }: nobody can walk { $steps } fields (C10, C11).
    }
no-need-to-pass = You can move a citizen or play a card, so you cannot pass (CR7).
chip-not-held = You don't have the movement chip of tent { $chip } (C10).
return-too-early = Movement chips go back only after your action (C13).
card-not-in-hand = You don't have the { $value } in your hand (C12).
tent-barred = The Barricade man is in tent { $tent }: no card goes in (C16).
own-stage-card = Your own card is on top in tent { $tent }, so you can't play there (C12).
say-top-or-under = Tent { $tent } is not empty: say “top” or “under” (C12).
tent-is-empty = Tent { $tent } is empty: say just the card and the tent (C12).
route-fields = a route has { $few } to { $most } fields, this one has { $found } (C1)
route-tents = there are { $tents } tents, here are { $found } (C1)
route-off = the fields of this route are 0 to { $last }, there is no { $found } (C1)
route-same-field = two tents cannot lie on field { $field } (C1)
track-length = a confetti track ends on a field from 1 to { $most }, not { $found } (C2)

# Why: reasons in reviews and tips
move-card =
    { $place ->
        [top] your { $value } on top in tent { $tent }
        [under] your { $value } face down in tent { $tent }
       *[empty] your { $value } in tent { $tent }
    }
move-citizen =
    { $tent ->
        [0] { citizen } { $steps } on
       *[other] { citizen } { $steps } on, to tent { $tent }
    }
move-chip =
    { $tent ->
        [0] { citizen } { $steps } on by chip
       *[other] { citizen } { $steps } on by chip, to tent { $tent }
    }
move-direct = { citizen } straight to tent { $tent } by chip
move-pass = passing
move-pick = choosing the { $number }
move-return = putting the chip of tent { $number } back
advice-card =
    { $you ->
        [yes] play your { $value } { $place ->
                [top] on top in
                [under] face down in
               *[empty] in
            } tent { $tent }
       *[no] { $player } should play the { $value } { $place ->
                [top] on top in
                [under] face down in
               *[empty] in
            } tent { $tent }
    }
advice-walk =
    { $you ->
        [yes] move { citizen } { $steps } on{ $to }{ $effect }
       *[no] { $player } should move { citizen } { $steps } on{ $to }{ $effect }
    }
advice-chip =
    { $you ->
        [yes] use your tent { $tent } chip: move { citizen } { $steps } on{ $to }{ $effect }
       *[no] { $player } should use the tent { $tent } chip to move { citizen } { $steps } on{ $to }{ $effect }
    }
advice-direct =
    { $you ->
        [yes] use your tent { $tent } chip: put { citizen } straight into tent { $tent }{ $effect }
       *[no] { $player } should use the tent { $tent } chip to put { citizen } straight into tent { $tent }{ $effect }
    }
advice-pass =
    { $you ->
        [yes] pass
       *[no] { $player } should pass
    }
advice-pick =
    { $you ->
        [yes] choose your { $number }
       *[no] { $player } should choose the { $number }
    }
advice-return =
    { $you ->
        [yes] put your tent { $number } chip back
       *[no] { $player } should put the tent { $number } chip back
    }
to-tent = { "" }, to tent { $tent }
effect-prince = : { $card } goes into the procession
effect-miss = : she takes { $card } away
effect-miss-both = : she brings { $brings } and takes { $card } away
card-own =
    { $you ->
        [yes] your { $value }
       *[no] { $player }’s { $value }
    }
card-other = { $other }’s { $value }
hidden-own =
    { $you ->
        [yes] your face-down card
       *[no] { $player }’s face-down card
    }
hidden-other = { $other }’s face-down card
seat = { $other }
where-tent = { "" } in tent { $tent }
score = { $own } to { $most }
because-disc-own =
    { $you ->
        [yes] you win your disc{ $place }{ $often }
       *[no] { $player } wins the disc{ $place }{ $often }
    }
because-chip-own =
    { $you ->
        [yes] you win the { $chip } chip{ $place }{ $often }
       *[no] { $player } wins the { $chip } chip{ $place }{ $often }
    }
because-disc = { $other } wins the disc{ $place }{ $often }
because-chip = { $other } wins the { $chip } chip{ $place }{ $often }
because-float-own =
    { $you ->
        [yes] you have to buy a float{ $often }
       *[no] { $player } has to buy a float{ $often }
    }
because-float = { $other } has to buy a float{ $often }
because-parade-own =
    { $you ->
        [yes] you win the procession’s { $chip } chip{ $often }
       *[no] { $player } wins the procession’s { $chip } chip{ $often }
    }
because-parade = { $other } wins the procession’s { $chip } chip{ $often }
state-ahead =
    { $you ->
        [yes] you are then ahead in tent { $tent }, { $score }
       *[no] { $player } is then ahead in tent { $tent }, { $score }
    }
state-surely =
    { $you ->
        [yes] you are then surely ahead in tent { $tent }
       *[no] { $player } is then surely ahead in tent { $tent }
    }
state-alone =
    { $you ->
        [yes] you are then alone in tent { $tent }
       *[no] { $player } is then alone in tent { $tent }
    }
state-second =
    { $you ->
        [yes] you are then second in tent { $tent }, { $score }, which is enough for the chip
       *[no] { $player } is then second in tent { $tent }, { $score }, which is enough for the chip
    }
state-level =
    { $you ->
        [yes] you are then level with { $other } in tent { $tent }, { $score }, and level wins nothing
       *[no] { $player } is then level with { $other } in tent { $tent }, { $score }, and level wins nothing
    }
state-level-two = { $third } is then level with { $other } in tent { $tent }, { $score }, and level wins nothing
state-ahead-of =
    { $you ->
        [yes] you are then ahead of { $other } in tent { $tent }, { $score }
       *[no] { $player } is then ahead of { $other } in tent { $tent }, { $score }
    }
with-level =
    { $you ->
        [yes] with the { $value } you would only be level with { $other }, { $score }
       *[no] with the { $value } { $player } would only be level with { $other }, { $score }
    }
contrast-level =
    { $you ->
        [yes] your { $value } only makes you level with { $other } in tent { $tent }, { $score }, so nobody wins the disc there
       *[no] the { $value } only makes { $player } level with { $other } in tent { $tent }, { $score }, so nobody wins the disc there
    }
contrast-behind =
    { $you ->
        [yes] your { $value } stays behind { $other } in tent { $tent }, { $score }, and wins nothing now
       *[no] { $player }’s { $value } stays behind { $other } in tent { $tent }, { $score }, and wins nothing now
    }
contrast-ahead =
    { $you ->
        [yes] your { $value } leads in tent { $tent } too, { $score }, but wins there only { $cases }
       *[no] { $player }’s { $value } leads in tent { $tent } too, { $score }, but wins there only { $cases }
    }
contrast-wait =
    { $you ->
        [yes] tent { $tent } can wait: you win there as often later
       *[no] tent { $tent } can wait: { $player } wins there as often later
    }
ends-day = with that the day is over
ends-day-tent = with that the day is over, so tent { $tent } stays as it is
rule-own-top =
    { $you ->
        [yes] your move puts your own card on top in tent { $tent }, so you can’t play there again
       *[no] the move played puts { $player }’s own card on top in tent { $tent }, so { $player } can’t play there again
    }
rule-their-top = { $other }’s own card stays on top in tent { $tent }, so { $other } can’t play there
rule-opens = Barricadol leaves tent { $tent }, so it is open again
rule-closes = Barricadol then closes tent { $tent }
keep-for =
    { $you ->
        [yes] you keep your { $value } for tent { $tent }
       *[no] { $player } keeps the { $value } for tent { $tent }
    }
then-play =
    { $you ->
        [yes] you can then play your { $value } in tent { $tent }
       *[no] { $player } can then play the { $value } in tent { $tent }
    }
cause-plays =
    { $when ->
        [otherwise] otherwise { $other } { adverb } plays in tent { $tent }
       *[then] { $other } then { adverb } plays in tent { $tent }
    }
cause-some =
    { $when ->
        [otherwise] otherwise
       *[then] then
    } { citizen } { adverb } takes { $card } { $what ->
        [away] away
        [there] there
       *[procession] from tent { $tent } into the procession
    }{ $possible }
cause-own =
    { $you ->
        [yes] { $when ->
                [otherwise] otherwise
               *[then] then
            } you { adverb } { $what ->
                [there] bring
               *[away] take
            } { $card } { $what ->
                [away] away
                [there] there
               *[procession] from tent { $tent } into the procession
            } with { citizen }{ $possible }
       *[no] { $when ->
                [otherwise] otherwise
               *[then] then
            } { $player } { adverb } { $what ->
                [there] brings
               *[away] takes
            } { $card } { $what ->
                [away] away
                [there] there
               *[procession] from tent { $tent } into the procession
            } with { citizen }{ $possible }
    }
cause-other =
    { $when ->
        [otherwise] otherwise
       *[then] then
    } { $other } { adverb } { $what ->
        [there] brings
       *[away] takes
    } { $card } { $what ->
        [away] away
        [there] there
       *[procession] from tent { $tent } into the procession
    } with { citizen }{ $possible }
by-chip =
    { $you ->
        [yes] { "" }, with the chip you give them
       *[no] { "" }, with the chip { $player } gives them
    }
ring-enough = { "" }, since the ring is then on { $ring }, just far enough
gives-chip =
    { $you ->
        [yes] your move gives { $other } a movement chip
       *[no] the move played gives { $other } a movement chip
    }
adverb =
    { $how ->
        [never] never
        [hardly] almost never
        [always] always
        [nearly] almost always
        [often] often
       *[mostly] mostly
    }
look-tent = Look at tent { $tent }.
look-procession = Look at the procession: who has most in it, and who second most?
look-hand = Look at your cards: which one can you do without on the first day?
look-chips = Look at your movement chips.

# How to play
help =
    Six party tents stand along a round street, and at each of them everybody has a disc of confetti. Most points wins. For at most four days you send your five cards to the tents. When a day ends, you add up your cards in a tent and the field of your disc there. Whoever has most wins their disc, worth 5 points; the second takes the tent's open chip. If you won your disc before, being first brings you the chip. A tie brings nothing, and with 0 you win nothing.

    On your turn you do one thing: move a citizen or play a card. Into a tent with cards you play on top, open (the owner of the card you cover moves their disc one field on), or under the pile, face down (the owner of the top card gets a movement chip). You can't play where the top card is your own. Then the ring goes to the number of the top card: that far a citizen may walk, and after a walk the ring shows how far it was.

    Where a citizen ends, something happens. The Prince takes the top card into the procession, and its owner moves their disc one field on. The Miss takes the bottom card along and leaves it on top in the next tent where she ends; nobody moves a disc for that. The Barricade man closes the tent he stands in.

    Before and after that you may use movement chips: each lets a citizen walk by the ring, or puts one straight into the tent on the chip; then the ring goes to 0. What you don't use goes back when your turn ends, and the ring goes to 0 as well, unless your turn ended the day.

    The day ends when two players have no cards left (with two players, one), or when five cards are in the procession. Whoever has most in the procession must buy a float, minus 5 points, unless they have one: then they take the procession's chip. Otherwise the second takes it. The game ends after four days, or when somebody has won five discs.
reconstructed = The rules are those of the sheet. How many fields the route has, where tents and citizens are on it, and how long the confetti tracks are does not stand there: that is our reconstruction.
help-moves = Type the number in front of a choice, or the move itself, like “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3” or “return t2”.

# Lessons
lesson-card = Your first card is the 4. Play it into tent 1, which is empty.
lesson-card-not = Nice, but this time play the 4 into tent 1.
lesson-card-done = Your 4 is on stage. When the day ends, whoever has the most in a tent wins it. And see the ring: it jumped to 4, like your card.
lesson-top = The 2 of Otto is on stage in tent 4. Play a card of yours on top of it.
lesson-top-not = That is allowed. But now play a card on top in tent 4.
lesson-top-done = Your card is on stage now. As a comfort the disc of Otto moves on, on the confetti track below: one more for Otto in this tent.
lesson-under = Once more tent 4, but be sly: slip a card under the pile.
lesson-under-not = That is allowed. But now slip a card under the pile in tent 4.
lesson-under-done = Nobody but you knows which card it is, and it counts all the same. Otto gets a movement chip for it.
lesson-prince = Instead of a card you may walk a citizen, as far as the ring says: 3. Walk the Prince 3 fields, to your own card.
lesson-prince-not = Not there. The Prince goes 3 fields, to tent 2.
lesson-prince-done = The Prince takes the stage card into the procession, and your disc moves on. But whoever is highest there has to buy a float: 5 points less!
lesson-miss = Now the Miss. Walk her 2 fields, to the card of Otto in tent 4.
lesson-miss-not = Not quite. The Miss goes 2 fields, to tent 4.
lesson-miss-done = She takes the bottom card of the pile along, and leaves it on top of the next tent where she stops.
lesson-barricade = And the Barricade man. Walk him 2 fields, to the strong card of Otto in tent 6.
lesson-barricade-not = Not quite. The Barricade man goes 2 fields, to tent 6.
lesson-barricade-done = Closed! As long as he stands there no card goes in or out, not with the Prince or the Miss either.
lesson-chip = You have a movement chip of tent 4. Play it, and put the Prince straight into tent 4.
lesson-chip-not = That is another way to use it. Now put the Prince straight into tent 4.
lesson-chip-done = Away goes Otto's card, into the procession. Chips are an extra: you still play a card or walk afterwards. What you don't use goes back.
lesson-evening = It is evening: the day ends when somebody plays their last card. Play your 2 in tent 5, where your 3 lies hidden.
lesson-evening-not = Keep that for another day. Play the 2 in tent 5, on top or under.
lesson-evening-done = Your 3 and 2 beat Otto in tent 5, so the disc there is yours: 5 points. Who comes second gets the chip. Then everybody takes their cards back.
lesson-end = A real game now, on its fourth and last day. You lead! A tip: go where the others have little, with the lowest card that is enough.
lesson-end-not = On it goes: your turn again.
lesson-end-done =
    { $won ->
        [yes] Discs, confetti and chips are counted, floats cost 5. You have the most points, and you know Carnavalo now!
       *[no] Discs, confetti and chips are counted, floats cost 5. Otto has more this time, but you know Carnavalo now!
    }

# For newcomers
first-dealt = Everybody gets a movement chip: it moves a citizen as an extra, on your own turn. Only its owner knows it from now on, but this first one all saw.
first-played-empty = A card on stage in a tent. When the day ends, the most in a tent wins there: cards and confetti together.
first-played-top = On top: this card is on stage now. Whoever is covered moves their disc on, on the confetti track.
first-played-under = Under the pile, face down: it counts too, and only its owner knows it. Whoever is on stage gets a movement chip.
first-got-chip = A movement chip: on one's own turn it moves a citizen, as far as the ring says or straight to its tent.
first-to-procession = The Prince took a card into the procession. Who has the most there at the end of the day has to buy a float: minus 5.
first-taken = The Miss takes the bottom card along. She leaves it on top of the next tent where she stops.
first-barricade = The Barricade man closes this tent: no card goes in or out as long as he stands there.
first-barred = The tent is closed by the Barricade man, so nothing happens there.
first-ring-zero = Movement chips were left over, so the ring goes to 0: nobody can walk until a card is played.
first-won-disc = Most in the tent wins the disc there: 5 points. Second place gets the chip.
first-bought-float = Most in the procession: a float has to be bought, minus 5. Everybody buys one at most.
first-tied-first = A tie: neither gets anything there.
first-new-day = A new day: everybody has their cards back. The game is over after four days, or when somebody has five discs.
