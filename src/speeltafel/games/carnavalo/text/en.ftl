# Carnavalo, in English.

name = Carnavalo
tagline = Win the party tents, steer three citizens, and let the others buy the floats.
about = Cards, bluff and confetti by Peter Verhaeghe, for 2 to 6 players, about 45 minutes.
unofficial = An unofficial version, in our own words. Carnavalo and its box belong to their owners.

# The table
citizen =
    { $citizen ->
        [prince] the Prince
        [miss] the Miss
       *[bar] Barricadol
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
legend = P Prince · M Miss · B Barricadol · A4 the 4 of player A · A? face down · * won

# What happened: the setup
picked =
    { $shared ->
        [yes] { $player } chooses the { $value }.
       *[no] You choose the { $value }.
    }
picked-unseen = { $player } chooses a card.
dealt = { $player } gets the movement chip of tent { $tent } and moves their disc there to space 1.
lies = The { $value } of { $player } lies in tent { $tent }.
tent-chip-open = The tent chip of tent { $tent } is worth { $chip }.
procession-chip-open = The procession chip is worth { $number }.
begins = The first card on the Prince's way belongs to { $player }: { $player } begins.

# What happened: a turn
moved =
    { $player } moves { citizen } { $steps ->
        [one] 1 space.
       *[other] { $steps } spaces.
    }
chip-moved =
    { $shared ->
        [yes] { $player } uses the movement chip of tent { $tent } and moves
       *[no] You use the movement chip of tent { $tent } and move
    } { citizen } { $steps ->
        [one] 1 space.
       *[other] { $steps } spaces.
    }
chip-moved-unseen =
    { $player } uses a movement chip and moves { citizen } { $steps ->
        [one] 1 space.
       *[other] { $steps } spaces.
    }
chip-direct = { $player } uses the movement chip of tent { $tent } and puts { citizen } straight into it. The ring goes to 0.
played-empty = { $player } plays a { $value } into the empty tent { $tent }.
played-top = { $player } plays a { $value } on top in tent { $tent }.
played-under =
    { $shared ->
        [yes] { $player } slips a { $value } under the pile in tent { $tent }.
       *[no] You slip your { $value } under the pile in tent { $tent }.
    }
played-under-unseen = { $player } slips a card under the pile in tent { $tent }.
confetti = { $player }'s disc at tent { $tent } moves forward to space { $field }.
got-chip =
    { $shared ->
        [yes] { $player } gets the movement chip of tent { $tent }.
       *[no] You get the movement chip of tent { $tent }.
    }
got-chip-unseen = { $player } gets a movement chip.
no-chip = { $player } should get a movement chip, but there are none left.
to-procession = The Prince takes { $player }'s { $value } from tent { $tent } into the procession.
turned-up = { $player }'s { $value } is turned face up: it's the stage card in tent { $tent } now.
laid = The Miss lays { $player }'s { $value } on top in tent { $tent }.
taken = The Miss takes { $player }'s { $value } with her, from the bottom of tent { $tent }.
nothing-there =
    Tent { $tent } is empty: { $citizen ->
        [prince] the Prince takes no card.
       *[other] the Miss takes no card.
    }
barred =
    Tent { $tent } is closed: { $citizen ->
        [prince] the Prince
       *[other] the Miss
    } does nothing there.
barricade = Barricadol closes tent { $tent }.
passed = { $player } can't move a citizen or play a card, and passes.
returned =
    { $shared ->
        [yes] { $player } puts the movement chip of tent { $tent } back under the stack.
       *[no] You put the movement chip of tent { $tent } back under the stack.
    }
returned-unseen = { $player } puts a movement chip back under the stack.
ring-zero = Some movement chips were not used, so the ring goes to 0.

# What happened: the end of a day
day-over =
    { $reason ->
        [hands] Day { $day } is over: { $player } has played their last card.
        [procession] Day { $day } is over: { $player } has brought the fifth card into the procession.
       *[quiet] Day { $day } is over: nobody has played a card for four rounds. { $player } had the last turn.
    }
face-down = The face-down card in tent { $tent } was a { $value } of { $player }.
in-tent = { $player } has { $value } in tent { $tent }: { $cards } from cards and { $confetti } from confetti.
in-procession = { $player } has { $value } in the procession.
won-disc = { $player } wins their disc at tent { $tent }.
won-tent-chip = { $player } wins the tent chip of { $chip } at tent { $tent }.
bought-float = { $player } has the most in the procession and has to buy a float.
won-procession-chip = { $player } wins the procession chip of { $number }.
nobody-there = Nobody has anything in { place }.
tied-first = Players tie for the most in { place }, so nobody gets anything.
tied-second = Players tie for second in { place }, so nobody gets the chip.
no-second = Nobody comes second in { place }, so nobody gets the chip.
float-removed = Nobody bought today's float, so it leaves the game.
new-day = Day { $day } begins. Everyone takes their cards back, and { $player } starts.
ended = The game is over after day { $day }.
counted =
    { $player } gets { $for_discs } points for { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }, { $confetti } for confetti and { $chips } for chips.
float-costs = { $player } has a float: minus { $points }.
total = { $player } has { $points } points.

# What you can do
prompt-setup = The game is being set up.
prompt-pick =
    { $shared ->
        [yes] { $player }, choose a card in secret.
       *[no] Choose a card in secret.
    } The chosen cards go into random tents.
prompt-wait-pick = { $player } is choosing a card.
your-turn =
    { $shared ->
        [yes] { $player }, it's your turn:
       *[no] Your turn:
    }
at-most =
    { $ring ->
        [one] 1 space
       *[other] up to { $ring } spaces
    }
prompt-before =
    { $can ->
        [both] { your-turn } move a citizen ({ at-most }) or play a card.
        [move] { your-turn } move a citizen ({ at-most }).
        [card] { your-turn } play a card.
       *[pass] { your-turn } you can't move a citizen or play a card, so pass.
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
    } more movement chips (the ring is on { $ring }). Or end your turn: then the ring goes to 0.
prompt-wait-after = { $player } can still use movement chips or put them back.
prompt-return =
    { $shared ->
        [yes] { $player }, put
       *[no] Put
    } your other movement chips back too, in any order.
prompt-wait-return = { $player } is putting back movement chips.
prompt-close =
    { $shared ->
        [yes] { $player }, you ended the day:
       *[no] You ended the day:
    } put your movement chips back, in any order.
prompt-wait-close = { $player } ended the day and is putting back movement chips.
prompt-over =
    { $players } { $count ->
        [one] wins!
       *[other] win together!
    }

# What is not possible
not-a-move = { $found } is not a move here. Moves look like “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3”, “chip t2 miss direct”, “return t2”, “pass”, “pick 3”.
not-a-chance = { $found } can't be drawn here. Write it like “{ $example }”.
too-many-chips = There aren't that many { $chip } chips (C3).
only-pick = Everyone chooses a card first (C5).
picked-already = You choose a card only before the first day (C5).
only-return = All you can do now is put movement chips back (C13, C18).
acted-already = You have already moved a citizen or played a card this turn. Use a movement chip or put one back (C9).
ring-too-low =
    { $ring ->
        [0] The ring is on 0, so citizens can't move (C10, C11). Play a card.
       *[other] The ring is on { $ring }, so a citizen can't move { $steps } spaces (C10, C11).
    }
no-need-to-pass = You can move a citizen or play a card, so you can't pass (CR7).
chip-not-held = You don't have the movement chip of tent { $chip } (C10).
return-too-early = Play a card or move a citizen first. Then you can put movement chips back (C13).
card-not-in-hand = You don't have the { $value } in your hand (C12).
tent-barred = Barricadol is in tent { $tent }, so no card goes in (C16). Choose another tent.
own-stage-card = The stage card in tent { $tent } is yours, so you can't play there (C12). Choose another tent.
say-top-or-under = Tent { $tent } is not empty. Add “top” or “under” (C12).
tent-is-empty = Tent { $tent } is empty. Write only the card and the tent (C12).
route-fields = a route has { $few } to { $most } fields; found { $found } (C1)
route-tents = there are { $tents } tents; found { $found } (C1)
route-off = the fields of this route are 0 to { $last }; found { $found } (C1)
route-same-field = two tents can't be on field { $field } (C1)
track-length = a confetti track ends on a field from 1 to { $most }; found { $found } (C2)

# Why: reasons in reviews and tips
why-move-card =
    { $place ->
        [top] your { $value } on top in tent { $tent }
        [under] your { $value } face down in tent { $tent }
       *[empty] your { $value } in tent { $tent }
    }
why-move-citizen =
    { $tent ->
        [0] { citizen } { $steps } on
       *[other] { citizen } { $steps } on, to tent { $tent }
    }
why-move-chip =
    { $tent ->
        [0] { citizen } { $steps } on by chip
       *[other] { citizen } { $steps } on by chip, to tent { $tent }
    }
why-move-direct = { citizen } straight to tent { $tent } by chip
why-move-pass = passing
why-move-pick = choosing the { $number }
why-move-return = putting the chip of tent { $number } back
why-disc = After { $one }, you win your disc in tent { $tent } today { $how_one }; after { $two }, { $how_two }.
why-disc-other = After { $one }, { $player } wins their disc in tent { $tent } today { $how_one }; after { $two }, { $how_two }.
why-chip = After { $one }, you win the { $chip } chip of tent { $tent } today { $how_one }; after { $two }, { $how_two }.
why-chip-other = After { $one }, { $player } wins the { $chip } chip of tent { $tent } today { $how_one }; after { $two }, { $how_two }.
why-aim =
    { $but ->
        [yes] But you win it{ " " }
       *[no] You win it{ " " }
    }{ $how }{ $both ->
        [yes] { " " }(after { $two }, { $how_two })
        [same] { " " }(after { $two }, about as often)
       *[no] { "" }
    }{ $stop ->
        [taken] : { $how_stop } { citizen } takes your card away from there
        [plays] : { $how_stop } { $player } plays there and then has as much as you or more
        [brought] : { $how_stop } { citizen } brings { $player } a card there
       *[none] { "" }
    }.
why-plan = Then, { $how }, { $act }.
why-reply = Next, { $how }, { $act }.
why-stands =
    After { $one } it stands { $where ->
        [procession] in the procession
       *[there] there
    }: { $sums }.
why-no-more =
    { $over ->
        [surely] After { $one }, the day is over before you could still play there.
        [mostly] After { $one }, the day is mostly over before you could still play there ({ $how }).
       *[no] After { $one }, you still come to play there only { $how }.
    }
why-there-plays =
    { $who ->
        [you] After { $one }, you later play { their-value } there { $how_one }; after { $two }, { $how_two }.
       *[other] After { $one }, { $player } later plays { their-value } there { $how_one }; after { $two }, { $how_two }.
    }
why-later = After { $two }, you later play { their-value } there { $how }.
why-own-on-top =
    { $who ->
        [you] After { $one }, your own card lies on top there, and nobody may play on their own.
       *[other] After { $one }, { $player }’s own card lies on top there, and nobody may play on their own.
    }
why-there-last =
    { $who ->
        [you] After { $one }, you play the last card there { $how_one }; after { $two }, { $how_two }.
       *[other] After { $one }, { $player } plays the last card there { $how_one }; after { $two }, { $how_two }.
    }
why-there-most =
    { $who ->
        [you] After { $one }, you have the most in the procession { $how_one }; after { $two }, { $how_two }.
       *[other] After { $one }, { $player } has the most in the procession { $how_one }; after { $two }, { $how_two }.
    }
why-there-taken =
    After { $one }, { $by ->
        [you] you take { whose-card } away there with { citizen }
        [other] { $doer } takes { whose-card } away there with { citizen }{ by-chip }
       *[any] { citizen } takes { whose-card } away there
    } { $how_one }; after { $two }, { $how_two }.
why-there-brought =
    After { $one }, { $by ->
        [you] you bring { whose-card } there with { citizen }
        [other] { $doer } brings { whose-card } there with { citizen }{ by-chip }
       *[any] { citizen } brings { whose-card } there
    } { $how_one }; after { $two }, { $how_two }.
why-there-enters =
    After { $one }, { $by ->
        [you] you take { whose-card }{ from-tent } into the procession with { citizen }
        [other] { $doer } takes { whose-card }{ from-tent } into the procession with { citizen }{ by-chip }
       *[any] { citizen } takes { whose-card }{ from-tent } into the procession
    } { $how_one }; after { $two }, { $how_two }.
by-chip =
    { $chip ->
        [yes] , by the chip that you give them,
       *[no] { "" }
    }
whose-card =
    { $who ->
        [you] { your-value }
        [same] { own-value }
       *[other] { player-value }
    }
own-value =
    { $value ->
        [0] a card of their own
       *[other] { $sure ->
            [yes] their own { $value }
           *[no] a card of their own (mostly the { $value })
        }
    }
why-within-reach = After { $one }, the next player can walk { citizen } to tent { $tent }; after { $two }, not.
from-tent =
    { $tent ->
        [0] { "" }
       *[other] { " " }in tent { $tent }
    }
their-value =
    { $value ->
        [0] a card
       *[other] { $sure ->
            [yes] { $who ->
                [you] your { $value }
               *[other] a { $value }
            }
           *[no] a card (mostly { $who ->
                [you] your { $value }
               *[other] the { $value }
            })
        }
    }
your-value =
    { $value ->
        [0] a card of yours
       *[other] { $sure ->
            [yes] your { $value }
           *[no] a card of yours (mostly the { $value })
        }
    }
player-value =
    { $value ->
        [0] a card of { $player }
       *[other] { $sure ->
            [yes] { $player }’s { $value }
           *[no] a card of { $player } (mostly the { $value })
        }
    }
why-float = After { $one }, you have to buy a float today (minus 5) { $how_one }; after { $two }, { $how_two }.
why-float-other = After { $one }, { $player } has to buy a float today (minus 5) { $how_one }; after { $two }, { $how_two }.
why-early-float = After { $one }, you buy your float today { $how_one }; after { $two }, { $how_two }.
why-early-float-other = After { $one }, { $player } buys a float today { $how_one }; after { $two }, { $how_two }.
why-float-pays = It costs 5, but whoever has one can win the chips of the procession on all later days.
why-parade = After { $one }, you win the { $chip } chip of the procession today { $how_one }; after { $two }, { $how_two }.
why-parade-other = After { $one }, { $player } wins the { $chip } chip of the procession today { $how_one }; after { $two }, { $how_two }.
why-card = { $move }, where you then have { $own }{ against }{ standing }
why-leaves = { $does }; you then have { $own } there{ against }{ standing }
against =
    { $theirs ->
        [0] { $faces ->
            [none] , and nobody else anything
            [several] , and others have cards face down there
           *[same] { " " }and { $player } { cards-face-down }
        }
       *[other] { $faces ->
            [none] { " " }and { $player } { $theirs }
            [same] { " " }and { $player } { $theirs } and { cards-face-down }
            [one] { " " }and { $player } { $theirs }; { $other } has { cards-face-down } there
           *[other] { " " }and { $player } { $theirs }; others have cards face down there
        }
    }
cards-face-down =
    { $hidden ->
        [one] one face-down card
       *[other] { $hidden } face-down cards
    }
standing =
    { $stands ->
        [disc] : { $sure ->
            [yes] you are ahead for your disc
           *[no] whether you are ahead for your disc depends on what lies face down
        }
        [chip] : { $sure ->
            [yes] you are ahead for the { $chip } chip
           *[no] whether you are ahead for the { $chip } chip depends on what lies face down
        }
        [second] : { $sure ->
            [yes] you are second, which is good for the { $chip } chip while { $player } wins a disc
           *[no] whether you win the { $chip } chip as second depends on what lies face down
        }
        [level] : level, so that neither wins anything
        [shared] : level with { $level } for second place, so that nobody wins the { $chip } chip
       *[behind] : as it stands, you win nothing there
    }
why-prince =
    { $move }, where { $whose ->
        [own] your { $value }
       *[theirs] { $player }’s { $value }
    } goes into the procession
why-miss =
    { $move }, where she { $laid_whose ->
        [own] lays your { $laid_value } on top and{ " " }
        [theirs] lays { $other }’s { $laid_value } on top and{ " " }
       *[nobody] { "" }
    }takes away { $whose ->
        [own] your { $value }
       *[theirs] { $value ->
            [0] { $player }’s face-down card
           *[other] { $player }’s { $value }
        }
    }
why-bar =
    { $move }, which { $opened ->
        [0] closes tent { $closed }
       *[other] { $closed ->
            [0] opens tent { $opened }
           *[other] opens tent { $opened } and closes tent { $closed }
        }
    }
why-nothing =
    { $move }, { $stays ->
        [told] which does nothing there
        [yes] which does nothing there and leaves the ring on { $ring }
       *[no] which only sets the ring to { $ring }
    }{ $waits ->
        [yes] { ": " }you wait and keep your cards
       *[no] { "" }
    }
why-ends-day = { $does }; with that the day is over
why-gives-chip = { $does }; { $player } gets a movement chip for it
why-moves-disc = { $does }; for that { $player }’s disc there moves one field on
why-keeps =
    { $enough ->
        [yes] In tent { $tent } you stand as well with your { $other_value } for now: with the better one you keep your { $value } for another place.
       *[no] With the better one you keep your { $value } for another place.
    }
why-both-end = With either of them the day is over at once.
why-last-card =
    { $does }; that is your last card{ $players ->
        [pair] { "" }
       *[several] , so that one more player without cards ends the day
    }
why-ring-back = { $does }, which sets the ring to 0, so that nobody can walk before a card is played
why-ring-zero = { $does }; the ring is then on 0, so that nobody can walk before a card is played
why-goes-on =
    { $ring ->
        [0] { $cards ->
            [yes] { $does }; the ring is then on 0, so that nobody can walk: you still play a card
           *[no] { $does }; the ring is then on 0, so that nobody can walk
        }
       *[other] { $cards ->
            [yes] { $does }; after that you still play a card or walk with somebody (the ring is on { $ring })
           *[no] { $does }; after that you still walk with somebody (the ring is on { $ring })
        }
    }
person = { $player }
course-card =
    { $who ->
        [you] you play { $value ->
            [0] a card
           *[other] your { $value }
        }
       *[other] { $player } plays { $value ->
            [0] a card
           *[other] a { $value }
        }
    } { $place ->
        [top] on top in tent { $tent }
        [under] face down in tent { $tent }
       *[card] in tent { $tent }
    }
course-moves =
    { $who ->
        [you] you move
       *[other] { $player } moves
    } { citizen }{ $chip ->
        [yes] { " " }by chip
       *[no] { "" }
    }{ $tent ->
        [0] { "" }
       *[other] { " " }to tent { $tent }
    }
course-bar =
    { course-moves }{ $opened ->
        [0] { $tent ->
            [0] { "" }
           *[other] , which closes it
        }
       *[other] , which opens tent { $opened }
    }
course-prince = { course-moves }, where { $card } goes into the procession
course-miss =
    { course-moves }, where she { $lays ->
        [yes] lays { $laid } on top and takes { $card } away
       *[no] takes { $card } away
    }
course-pass =
    { $who ->
        [you] you pass
       *[other] { $player } passes
    }
course-whose =
    { $whose ->
        [own] your { $value }
        [same] their own { $value }
       *[theirs] { $player }’s { $value }
    }
sum =
    { $who ->
        [you] you { $number }
       *[other] { $player } { $number }
    }
why-points = In all, after { $one } you have about { $played } points { when }; after the better one { $better }.
why-points-both =
    In all, after { $one } you have about { $played } points { when } and { $player } { $played_other }; after the better one { $better } and { $better_other }{ $gives ->
        [yes] { "" }; you give up { $lost }, but { $player } loses { $theirs }
       *[no] { "" }
    }.
why-has-float = Whoever has a float and the most there takes the chip.
why-as-second = Whoever has the most there buys a float, and the second takes the chip.
why-fifth =
    { $who ->
        [you] It would be your fifth disc, and the game would be over.
       *[other] It would be the fifth disc of { $player }, and the game would be over.
    }
when =
    { $when ->
        [last] at the end of the game
       *[other] at the end of the day
    }
why-game-ends = After { $one }, you have your fifth disc today, and the game ends, { $how_one }; after { $two }, { $how_two }.
why-game-ends-other = After { $one }, { $player } has a fifth disc today, and the game ends, { $how_one }; after { $two }, { $how_two }.
why-behind-then = You then have about { $own } points and { $player } { $points }: you need another day.
why-ahead-then = You then have the most points, about { $points }.
look-tent = Look at tent { $tent }.
look-citizen = Look at { citizen }: where could you bring them?
look-hand = Look at your cards: which one can you do without on the first day?
look-chips = Look at your movement chips.

# How to play
help =
    You want the most points. Win your discs at the six party tents: each disc you win is worth 5 points.

    On your turn you do one thing: play a card or move a citizen. Into an empty tent you play face up. Into a tent with cards you play on top, face up: then the owner of the card you cover moves their disc there one space forward. Or you play under the pile, face down: then the owner of the top card gets a movement chip. The top card is called the stage card. You can't play where the stage card is yours. After you play, the ring goes to the number of the stage card.

    You may move a citizen at most as many spaces as the ring shows. Then the ring goes to the number of spaces. A citizen does something only if they stop in a tent. The Prince takes the stage card into the procession, and its owner moves their disc there one space forward. The Miss takes the bottom card and lays it on top in the next tent where she stops. Barricadol closes the tent where he stands.

    Before and after that, you may use movement chips. Each one moves a citizen as far as the ring allows, or straight into the tent on the chip; then the ring goes to 0. Chips you don't use go back when your turn ends. Then the ring goes to 0 as well, unless your turn ended the day.

    The day ends when two players have no cards left, or when five cards are in the procession. With two players, one without cards is enough. In each tent you add up your cards and the space of your disc. The player with the most wins their disc; the second wins the tent chip. If you won your disc before, first place wins you the tent chip. The player with the most in the procession has to buy a float, minus 5 points, and the second wins the procession chip. If you have a float already, first place wins you the chip. A tie wins nothing, and 0 wins nothing.

    The game ends after four days, or when a player has won five discs. A disc you didn't win is worth the number of its space, and a chip its number. The player with the most points wins.
reconstructed = These are the rules of the rule sheet. It doesn't say how many spaces the route has, where the tents and citizens are, or how long the confetti tracks are. We chose those ourselves.
help-moves = Type the number in front of a choice, or the move itself, such as “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3” or “return t2”.

# Lessons
lesson-card = You want the most points: the most in a tent brings 5. Play your 4 into tent 1.
lesson-card-not = Nice, but this time play the 4 into tent 1.
lesson-card-done = Your 4 is on stage, and the ring jumps to 4.
lesson-top = Otto's 2 is on stage in tent 4. Play your 2 on top of it.
lesson-top-not = You could do that. But now play the 2 on top in tent 4.
lesson-top-done = As a comfort Otto's disc moves up: 1 more for Otto here.
lesson-under = Otto's 4 is on stage in tent 5. Slip your 5 under it.
lesson-under-not = You could do that. But now slip the 5 under the pile in tent 5.
lesson-under-done = It counts, and only you know it. Otto gets a movement chip.
lesson-prince = Instead of playing a card, walk a citizen, up to the number on the ring. Walk the Prince 3 spaces.
lesson-prince-not = Not there. The Prince goes 3 spaces, to tent 5.
lesson-prince-done = He takes Otto's card into the procession. The most there costs 5 points!
lesson-miss = Now Miss Carnavalo. Walk her 3 spaces, to tent 4.
lesson-miss-not = Not quite. The Miss goes 3 spaces, to tent 4.
lesson-miss-done = She takes the bottom card along. Where she stops next, she leaves it on top.
lesson-barricade = Walk Barricadol 1 space, to your 4 in tent 1.
lesson-barricade-not = Not quite. Barricadol goes 1 space, to tent 1.
lesson-barricade-done = Closed! While he is there, no card goes in or out.
lesson-chip = Otto slipped a card under yours, so you got a movement chip. Put the Prince into tent 6.
lesson-chip-not = You can use it that way too. But now put the Prince straight into tent 6.
lesson-chip-done = A chip is an extra: you still have your turn. An unused chip is lost, and the ring drops to 0.
lesson-evening = With two players the day ends when one has no cards. Play your 1 into tent 3.
lesson-evening-not = Keep that for another day. Play the 1 into tent 3.
lesson-evening-done = The day also ends with five cards in the procession; with more players, when two have no cards.
lesson-end = The last turns of a real game. You lead, so play as you like!
lesson-end-not = It's your turn again.
lesson-end-done =
    { $won ->
        [yes] The game is over, and you have the most points. You know Carnavalo now!
       *[no] The game is over. Otto has more points this time, but you know Carnavalo now!
    }

# For newcomers
first-aim = You want the most points. The player with the most in a tent wins its disc: 5 points. Choose a card; chance puts it into a tent.
first-turn = On your turn you play a card into a tent, or you walk a citizen at most as far as the ring shows.
first-chip = You still have a movement chip: it moves a citizen as an extra. If you don't use it this turn you lose it, and the ring drops to 0.
first-dealt = Everyone gets a movement chip: it moves a citizen as an extra, on your own turn. From now on only its owner sees it.
first-played-empty = This card is on stage in the tent. When the day ends, cards and confetti are counted, and the most wins.
first-played-top = On top: this card is on stage now. The covered player's disc moves up on the confetti track.
first-played-under = Under the pile, face down: it counts too, and only its owner knows it. The player on stage gets a movement chip.
first-got-chip = A movement chip: on your own turn it moves a citizen, as far as the ring shows or straight to its tent.
first-moved = A walk: the citizen moves, and the ring shows how far. Only where a citizen stops does something happen.
first-to-procession = The Prince took a card into the procession. The player with the most there when the day ends has to buy a float: minus 5 points.
first-taken = The Miss takes the bottom card along. She leaves it on top in the next tent where she stops.
first-barricade = Barricadol closes this tent: no card goes in or out while he stands there.
first-barred = Barricadol has closed this tent, so nothing happens there.
first-ring-zero = Movement chips were not used, so the ring drops to 0: nobody can walk until a card is played.
first-won-disc = The most in the tent wins the disc there: 5 points. The second gets the tent chip.
first-bought-float = The most in the procession: { $player } has to buy a float, minus 5 points. Each player buys one at most.
first-tied-first = A tie: nobody gets anything there.
first-new-day = A new day: everyone has their cards back. The game is over after four days, or when a player has five discs.
