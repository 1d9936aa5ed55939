# Carnavalo, in English.

name = Carnavalo
tagline = Bluff with your cards, and win the party tents.
about = Cards, bluffing and confetti. By Peter Verhaeghe, for 2 to 6 players, about 45 minutes.
unofficial = An unofficial version, in our own words. The original game belongs to its owners.

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
legend = P Prince · M Miss · B Barricadol · A4 player A's 4 · A? face down · * won

# What happened: the setup
picked =
    { $shared ->
        [yes] { $player } chooses the { $value }.
       *[no] You choose the { $value }.
    }
picked-unseen = { $player } chooses a card.
dealt = { $player } gets the movement chip for tent { $tent }. Their disc at that tent goes to space 1.
lies = { $player }'s { $value } is in tent { $tent }.
tent-chip-open = The face-up chip at tent { $tent } is worth { $chip }.
procession-chip-open = The face-up procession chip is worth { $number }.
begins = { $player } has the first card in the Prince's path and begins.

# What happened: a turn
moved =
    { $player } moves { citizen } { $steps ->
        [one] 1 space.
       *[other] { $steps } spaces.
    }
chip-moved =
    { $shared ->
        [yes] { $player } uses the movement chip for tent { $tent } and moves
       *[no] You use the movement chip for tent { $tent } and move
    } { citizen } { $steps ->
        [one] 1 space.
       *[other] { $steps } spaces.
    }
chip-moved-unseen =
    { $player } uses a movement chip and moves { citizen } { $steps ->
        [one] 1 space.
       *[other] { $steps } spaces.
    }
chip-direct = { $player } uses the movement chip for tent { $tent } and puts { citizen } straight into that tent. The ring goes to 0.
played-empty = { $player } plays a { $value } into the empty tent { $tent }.
played-top = { $player } plays a { $value } on top in tent { $tent }.
played-under =
    { $shared ->
        [yes] { $player } plays a { $value } under the pile in tent { $tent }.
       *[no] You play your { $value } under the pile in tent { $tent }.
    }
played-under-unseen = { $player } plays a card under the pile in tent { $tent }.
confetti = { $player }'s disc at tent { $tent } moves forward to space { $field }.
got-chip =
    { $shared ->
        [yes] { $player } gets the movement chip for tent { $tent }.
       *[no] You get the movement chip for tent { $tent }.
    }
got-chip-unseen = { $player } gets a movement chip.
no-chip = { $player } should get a movement chip, but none are left.
to-procession = The Prince takes { $player }'s { $value } from tent { $tent } into the procession.
turned-up = { $player }'s { $value } is turned face up. It's the stage card in tent { $tent } now.
laid = The Miss lays { $player }'s { $value } on top in tent { $tent }.
taken = The Miss takes { $player }'s { $value } from the bottom of the pile in tent { $tent }.
nothing-there =
    Tent { $tent } is empty, so { $citizen ->
        [prince] the Prince takes no card.
       *[other] the Miss takes no card.
    }
barred =
    Tent { $tent } is closed, so { $citizen ->
        [prince] the Prince
       *[other] the Miss
    } does nothing there.
barricade = Barricadol closes tent { $tent }.
passed = { $player } can't move a citizen or play a card, so { $player } passes.
returned =
    { $shared ->
        [yes] { $player } puts the movement chip for tent { $tent } back under the stack.
       *[no] You put the movement chip for tent { $tent } back under the stack.
    }
returned-unseen = { $player } puts a movement chip back under the stack.
ring-zero = Some movement chips weren't used, so the ring goes to 0.

# What happened: the end of a day
day-over =
    { $reason ->
        [hands] Day { $day } is over: { $player } has played their last card.
        [procession] Day { $day } is over: { $player } has put the fifth card into the procession.
       *[quiet] Day { $day } is over: nobody has played a card for four rounds. { $player } had the last turn.
    }
day-over-two = Day { $day } is over: { $player } and { $other } have no cards left.
face-down = The face-down card in tent { $tent } was { $player }'s { $value }.
in-tent = { $player } has { $value } in tent { $tent }: { $cards } from cards and { $confetti } from confetti.
in-procession = { $player } has { $value } in the procession.
won-disc = { $player } wins their disc at tent { $tent }.
won-tent-chip = { $player } wins the tent chip at tent { $tent }, worth { $chip }.
bought-float = { $player } has the highest total in the procession and has to buy a float.
won-procession-chip = { $player } wins the procession chip, worth { $number }.
nobody-there = Nobody has anything in { place }.
tied-first = There's a tie for first in { place }, so nobody gets anything.
tied-second = There's a tie for second in { place }, so nobody gets the chip.
no-second = Nobody comes second in { place }, so nobody gets the chip.
float-removed = Nobody bought today's float, so it leaves the game.
new-day = Day { $day } begins. Everyone takes their cards back, and { $player } starts.
ended = The game is over after day { $day }.
counted =
    { $player } gets { $for_discs } points for { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }, { $confetti } for confetti and { $chips } for chips.
float-costs = { $player } has a float: minus { $points } points.
total = { $player } has { $points } points.

# What you can do
prompt-setup = The game is being set up.
prompt-pick =
    { $shared ->
        [yes] { $player }, choose a card in secret.
       *[no] Choose a card in secret.
    } Each chosen card goes into a random tent.
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
    } more movement chips (the ring is on { $ring }). Or end your turn, and the ring goes to 0.
prompt-wait-after = { $player } can still use movement chips or put them back.
prompt-return =
    { $shared ->
        [yes] { $player }, put
       *[no] Put
    } back your other movement chips too, in any order.
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
not-a-move = { $found } isn't a move here. Moves look like “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3”, “chip t2 miss direct”, “return t2”, “pass”, “pick 3”.
not-a-chance = “{ $found }” can't be drawn here. Type a draw like this: “{ $example }”.
too-many-chips = There aren't that many chips worth { $chip } (C3).
only-pick = Everyone has to choose a card first (C5).
picked-already = You can choose a card only before the first day (C5).
only-return = All you can do now is put movement chips back (C13, C18).
acted-already = You have already moved a citizen or played a card this turn. Use a movement chip or put one back (C9).
ring-too-low =
    { $ring ->
        [0] The ring is on 0, so citizens can't move (C10, C11). Play a card.
       *[other] The ring is on { $ring }, so a citizen can't move { $steps } spaces (C10, C11).
    }
no-need-to-pass = You can move a citizen or play a card, so you can't pass (CR7).
chip-not-held = You don't have the movement chip for tent { $chip } (C10).
return-too-early = Play a card or move a citizen first. Then you can put movement chips back (C13).
card-not-in-hand = You don't have the { $value } in your hand (C12).
tent-barred = Barricadol is in tent { $tent }, so you can't play a card there (C16). Choose another tent.
own-stage-card = The stage card in tent { $tent } is yours, so you can't play there (C12). Choose another tent.
say-top-or-under = Tent { $tent } isn't empty. Add “top” or “under” (C12).
tent-is-empty = Tent { $tent } is empty. Leave out “top” or “under” (C12).
route-fields = a route must have { $few } to { $most } spaces, but this one has { $found } (C1)
route-tents = there must be { $tents } tents, but there are { $found } (C1)
route-off = the spaces of this route are numbered 0 to { $last }, so there is no space { $found } (C1)
route-same-field = two tents can't be on space { $field } (C1)
track-length = a confetti track must end on a space from 1 to { $most }, but this one ends on { $found } (C2)

# Why: reasons in reviews and tips
move-card =
    { $place ->
        [top] the { $value } on top in tent { $tent }
        [under] the { $value } face down in tent { $tent }
       *[empty] the { $value } in tent { $tent }
    }
move-citizen =
    { $tent ->
        [0] { citizen } { $steps ->
            [one] 1 space
           *[other] { $steps } spaces
        }
       *[other] { citizen } { $steps ->
            [one] 1 space
           *[other] { $steps } spaces
        } to tent { $tent }
    }
move-chip =
    { $tent ->
        [0] { citizen } { $steps ->
            [one] 1 space
           *[other] { $steps } spaces
        }, with a chip
       *[other] { citizen } { $steps ->
            [one] 1 space
           *[other] { $steps } spaces
        } to tent { $tent }, with a chip
    }
move-direct = { citizen } straight to tent { $tent }, with a chip
move-pass = passing
move-pick = the { $number }
move-return = putting back the chip for tent { $number }
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
        [yes] move { citizen } { $steps ->
                [one] 1 space
               *[other] { $steps } spaces
            }{ $to }{ $effect }
       *[no] { $player } should move { citizen } { $steps ->
                [one] 1 space
               *[other] { $steps } spaces
            }{ $to }{ $effect }
    }
advice-chip =
    { $you ->
        [yes] with your tent { $tent } chip, move { citizen } { $steps ->
                [one] 1 space
               *[other] { $steps } spaces
            }{ $to }{ $effect }
       *[no] { $player } should use the tent { $tent } chip to move { citizen } { $steps ->
                [one] 1 space
               *[other] { $steps } spaces
            }{ $to }{ $effect }
    }
advice-direct =
    { $you ->
        [yes] put { citizen } into tent { $tent } with your chip{ $effect }
       *[no] { $player } should put { citizen } into tent { $tent } with a chip{ $effect }
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
to-tent = { "" } to tent { $tent }
effect-prince = : { $card } goes into the procession
effect-miss = : she takes { $card } away
effect-miss-both = : she brings { $brings } and takes { $card } away
card-own =
    { $you ->
        [yes] your { $value }
       *[no] { $player }’s { $value }
    }
card-other = { $other }’s { $value }
card-themselves = their own { $value }
hidden-own =
    { $you ->
        [yes] your face-down card
       *[no] { $player }’s face-down card
    }
hidden-other = { $other }’s face-down card
seat = { $other }
where-tent = { "" } in tent { $tent }
where-later = { "" } there later
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
        [yes] you have to buy a float (5 points){ $often }
       *[no] { $player } has to buy a float (5 points){ $often }
    }
because-float = { $other } has to buy a float (5 points){ $often }
because-parade-own =
    { $you ->
        [yes] you win the procession’s { $chip } chip{ $often }
       *[no] { $player } wins the procession’s { $chip } chip{ $often }
    }
because-parade = { $other } wins the procession’s { $chip } chip{ $often }
otherwise-float-own =
    { $you ->
        [yes] otherwise you { $how ->
            [of] have to buy a float { $cases }
           *[adverb] { $cases } have to buy a float
        }
       *[no] otherwise { $player } { $how ->
            [of] has to buy a float { $cases }
           *[adverb] { $cases } has to buy a float
        }
    }
otherwise-parade = otherwise { $other } { $how ->
        [of] wins the procession’s { $chip } chip, { $cases }
       *[adverb] { $cases } wins the procession’s { $chip } chip
    }
otherwise-chip = otherwise { $other } { $how ->
        [of] wins the { $chip } chip{ $place }, { $cases }
       *[adverb] { $cases } wins the { $chip } chip{ $place }
    }
otherwise-disc = otherwise { $other } { $how ->
        [of] wins the disc{ $place }, { $cases }
       *[adverb] { $cases } wins the disc{ $place }
    }
state-ahead =
    { $you ->
        [yes] you then lead there, { $score } against { $other }
       *[no] { $player } then leads there, { $score } against { $other }
    }
state-open =
    { $you ->
        [yes] you then lead there, { $score } without the others’ face-down cards
       *[no] { $player } then leads there, { $score } without the others’ face-down cards
    }
state-surely =
    { $you ->
        [yes] you then surely lead there
       *[no] { $player } then surely leads there
    }
state-alone =
    { $you ->
        [yes] you are then alone there
       *[no] { $player } is then alone there
    }
state-second =
    { $you ->
        [yes] that puts you second there, { $score } against { $other }, enough for the chip
       *[no] that puts { $player } second there, { $score } against { $other }, enough for the chip
    }
state-level =
    { $you ->
        [yes] you then tie with { $other } there, { $score }, and a tie wins nothing
       *[no] { $player } then ties with { $other } there, { $score }, and a tie wins nothing
    }
state-level-two = { $third } then ties with { $other } there, { $score }, and a tie wins nothing
state-ahead-of =
    { $you ->
        [yes] you are then ahead of { $other } there, { $score }
       *[no] { $player } is then ahead of { $other } there, { $score }
    }
state-leads = { $other } then leads there, { $score }
contrast-level =
    { $you ->
        [yes] your { $value } only ties with { $other } in tent { $tent }, { $score }{ $too }
       *[no] { $player }’s { $value } only ties with { $other } in tent { $tent }, { $score }{ $too }
    }
contrast-behind =
    { $you ->
        [yes] your { $value } stays behind { $other } in tent { $tent }, { $score }{ $too }
       *[no] { $player }’s { $value } stays behind { $other } in tent { $tent }, { $score }{ $too }
    }
so-nothing = , and wins nothing
covers-other =
    { $you ->
        [yes] your { $value } covers { $card }, which { $other } otherwise { adverb } { $place ->
            [procession] sends into the procession
           *[away] takes away with the Prince
        }{ $too }
       *[no] { $player }’s { $value } covers { $card }, which { $other } otherwise { adverb } { $place ->
            [procession] sends into the procession
           *[away] takes away with the Prince
        }{ $too }
    }
covers-some =
    { $you ->
        [yes] your { $value } covers { $card }, which the Prince otherwise { adverb } { $place ->
            [procession] sends into the procession
           *[away] takes away
        }{ $too }
       *[no] { $player }’s { $value } covers { $card }, which the Prince otherwise { adverb } { $place ->
            [procession] sends into the procession
           *[away] takes away
        }{ $too }
    }
contrast-ahead =
    { $you ->
        [yes] your { $value } leads in tent { $tent } too, { $score }, but wins there { $how ->
            [of] only { $cases }
           *[adverb] { $cases }
        }
       *[no] { $player }’s { $value } leads in tent { $tent } too, { $score }, but wins there { $how ->
            [of] only { $cases }
           *[adverb] { $cases }
        }
    }
contrast-won =
    { $you ->
        [yes] your { $value } in tent { $tent } could win only the { $chip } chip: you have already won your disc there
       *[no] the { $value } in tent { $tent } could win only the { $chip } chip: { $player } has already won the disc there
    }
contrast-alone =
    { $you ->
        [yes] your { $value } alone in tent { $tent } wins { $how ->
            [of] only { $cases }
           *[adverb] { $cases }
        }
       *[no] the { $value } alone in tent { $tent } wins { $how ->
            [of] only { $cases }
           *[adverb] { $cases }
        }
    }
last-card =
    { $you ->
        [yes] that is your last card, so the day ends as soon as somebody else has none
       *[no] that is { $player }’s last card, so the day ends as soon as somebody else has none
    }
keeps-card =
    { $you ->
        [yes] you keep your { $value } for later
       *[no] { $player } keeps the { $value } for later
    }
contrast-chip =
    { $you ->
        [yes] your { $value } face down would give { $other } a movement chip
       *[no] { $player }’s { $value } face down would give { $other } a movement chip
    }
contrast-less =
    { $you ->
        [yes] for that, you win less in tent { $tent }{ $often }
       *[no] for that, { $player } wins less in tent { $tent }{ $often }
    }
contrast-wait =
    { $you ->
        [yes] tent { $tent } can wait: you’re just as likely to win there later
       *[no] tent { $tent } can wait: { $player } is just as likely to win there later
    }
ends-day = that ends the day
ends-day-tent = that ends the day, so tent { $tent } stays as it is
rule-own-card =
    { $you ->
        [yes] your { $value } would lie on top in tent { $tent }, so you couldn’t play there again
       *[no] { $player }’s { $value } would lie on top in tent { $tent }, so { $player } couldn’t play there again
    }
rule-own-top =
    { $you ->
        [yes] after the other move, your own card lies on top in tent { $tent }, so you can’t play there
       *[no] after the other move, { $player }’s own card lies on top in tent { $tent }, so { $player } can’t play there
    }
rule-their-top = { $other }’s own card stays on top in tent { $tent }, so { $other } can’t play there
rule-opens = Barricadol leaves tent { $tent }, so it’s open again
rule-closes = { when } Barricadol closes tent { $tent }
enough-for-chip = enough for the { $chip } chip
enough-for-disc =
    { $you ->
        [yes] enough for your disc (5 points)
       *[no] enough for the disc (5 points)
    }
keep-for =
    { $you ->
        [yes] you keep your { $value } for tent { $tent }{ $too }
       *[no] { $player } keeps the { $value } for tent { $tent }{ $too }
    }
beats = : { $own } to { $other }’s { $most }
result-own =
    { $you ->
        [yes] , so you lead there, { $score }
       *[no] , so { $player } leads there, { $score }
    }
result-other = , so { $other } leads there, { $score }
result-tie = , so there’s a tie there, { $score }
then-play =
    { $opens ->
        [yes] { $you ->
            [yes] Barricadol leaves tent { $tent }, so you can play your { $value } there{ $too }
           *[no] Barricadol leaves tent { $tent }, so { $player } can play the { $value } there{ $too }
        }
       *[no] { $you ->
            [yes] you can then play your { $value } in tent { $tent }{ $too }
           *[no] { $player } can then play the { $value } in tent { $tent }{ $too }
        }
    }
cause-plays =
    { when } { $other } { adverb } plays in tent { $tent }
when =
    { $when ->
        [otherwise] otherwise
       *[then] then
    }
procession-leads = { when } { $other } leads in the procession, { $score }{ procession-result }
procession-only = { when } only { $other } has a card in the procession{ procession-result }
procession-leads-own =
    { $you ->
        [yes] { when } you lead in the procession, { $score }{ procession-result }
       *[no] { when } { $player } leads in the procession, { $score }{ procession-result }
    }
procession-only-own =
    { $you ->
        [yes] { when } only you have a card in the procession{ procession-result }
       *[no] { when } only { $player } has a card in the procession{ procession-result }
    }
procession-second =
    { $you ->
        [yes] you are then second in the procession, { $score } against { $other }: the { $chip } chip
       *[no] { $player } is then second in the procession, { $score } against { $other }: the { $chip } chip
    }
procession-result =
    { $has ->
        [yes] : that wins the { $chip } chip
       *[no] : that means buying the float
    }
cause-some =
    { when } { citizen } { adverb } { $what ->
        [away] takes { $card } away
        [there] brings { $card } to tent { $tent }
       *[procession] sends { $card } into the procession{ $at }
    }{ $too }
cause-own =
    { $you ->
        [yes] { when } you { adverb } { $what ->
            [away] take { $card } away with { citizen }
            [there] bring { $card } to tent { $tent } with { citizen }
           *[procession] send { $card } into the procession{ $at }
        }{ $too }
       *[no] { when } { $player } { adverb } { $what ->
            [away] takes { $card } away with { citizen }
            [there] brings { $card } to tent { $tent } with { citizen }
           *[procession] sends { $card } into the procession{ $at }
        }{ $too }
    }
cause-other =
    { when } { $other } { adverb } { $what ->
        [away] takes { $card } away with { citizen }
        [there] brings { $card } to tent { $tent } with { citizen }
       *[procession] sends { $card } into the procession{ $at }
    }{ $too }
from-tent = { "" } from tent { $tent }
adverb =
    { $how ->
        [never] never
        [hardly] almost never
        [always] always
        [nearly] almost always
        [often] often
       *[mostly] usually
    }
look-tent = Look at tent { $tent }.
look-procession = Look at the procession: who is first there, and who is second?
look-hand = Look at your cards: which one do you need least on the first day?
look-chips = Look at your movement chips.

# How to play
help =
    You want the most points. Win your discs at the six party tents: each disc you win is worth 5 points.

    On your turn you do one thing: play a card or move a citizen. In an empty tent, your card goes face up. If the tent already has cards, you choose. If you play on top, face up, the owner of the card you cover moves their disc there one space forward. If you play under the pile, face down, the owner of the top card gets a movement chip. The top card is called the stage card. You can't play where the stage card is yours. After you play, the ring goes to the number of the stage card.

    You may move a citizen up to the number of spaces on the ring. Then set the ring to the number of spaces you moved. A citizen does something only if they stop in a tent. The Prince takes the stage card into the procession, and its owner moves their disc there one space forward. The Miss takes the bottom card and lays it on top in the next tent where she stops. Barricadol closes the tent where he stands.

    Before and after your card or move, you may use movement chips. Each chip moves a citizen as far as the ring allows, or straight into the tent on the chip. After a straight move, the ring goes to 0. Chips you don't use go back when your turn ends. Then the ring goes to 0 as well, unless your turn ended the day.

    The day ends when two players have no cards left, or when five cards are in the procession. With two players, it ends as soon as one of them has no cards left. In each tent you add up your cards and the number of your disc's space. The player with the highest total wins their disc, and second place wins the tent chip. If you've already won your disc there, first place wins you the tent chip. The player with the highest total in the procession has to buy a float: minus 5 points. Second place wins the procession chip. If you already have a float, first place wins you the chip. A tie wins nothing, and 0 wins nothing.

    The game ends after four days, or when a player has won five discs. A disc you didn't win is worth the number of its space, and a chip is worth its number. The player with the most points wins.
reconstructed = These rules follow the rule sheet. It doesn't say how many spaces the route has, where the tents and citizens are, or how long the confetti tracks are. We chose those ourselves.
help-moves = Type the number in front of a choice. Or type the move itself, such as “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3” or “return t2”.

# Lessons
lesson-card = You want the most points. The highest total in a tent wins 5. Play your 4 into tent 1.
lesson-card-not = You could do that, but this time play the 4 into tent 1.
lesson-card-done = Your 4 is on stage, and the ring jumps to 4.
lesson-top = Otto's 2 is on stage in tent 4. Play your 2 on top of it.
lesson-top-not = You could do that, but this time play the 2 on top in tent 4.
lesson-top-done = In return, Otto's disc moves forward: 1 more for Otto here.
lesson-under = Otto's 4 is on stage in tent 5. Play your 5 under it.
lesson-under-not = You could do that, but this time play the 5 under the pile in tent 5.
lesson-under-done = Your 5 counts, but it stays your secret. Otto gets a movement chip.
lesson-prince = Instead of playing a card, you can move a citizen, up to the number on the ring. Move the Prince 3 spaces.
lesson-prince-not = Not there. The Prince goes 3 spaces, to tent 5.
lesson-prince-done = He takes Otto's card into the procession. The most there costs 5 points!
lesson-miss = Now move Miss Carnavalo 3 spaces, to tent 4.
lesson-miss-not = Not quite. The Miss goes 3 spaces, to tent 4.
lesson-miss-done = She takes the bottom card and lays it on top in her next tent.
lesson-barricade = Move Barricadol 1 space, to your 4 in tent 1.
lesson-barricade-not = Not quite. Barricadol goes 1 space, to tent 1.
lesson-barricade-done = Closed! While Barricadol is there, no card goes in or out.
lesson-chip = Otto played under your card, so you got a movement chip. Put the Prince into tent 6.
lesson-chip-not = You can use the chip that way too, but this time put the Prince straight into tent 6.
lesson-chip-done = Chips are extra moves: it's still your turn. Unused chips are lost, and the ring goes to 0.
lesson-evening = With two players, the day ends when one has no cards left. Play your 1 into tent 3.
lesson-evening-not = Keep that card for another day. Play the 1 into tent 3.
lesson-evening-done = Five cards in the procession also end the day. With more players, two must run out of cards.
lesson-end = These are the last turns of a real game. You're ahead: play as you like!
lesson-end-not = It's your turn again.
lesson-end-done =
    { $won ->
        [yes] The game is over, and you have the most points. You know Carnavalo now!
       *[no] The game is over. Otto has more points this time, but you know Carnavalo now!
    }

# For newcomers
first-aim = You want the most points. The player with the highest total in a tent wins their disc there: 5 points. Choose a card. It goes into a random tent.
first-turn = On your turn, play a card into a tent, or move a citizen up to as many spaces as the ring shows.
first-chip = You still have a movement chip, which gives you one extra move of a citizen. If you don't use it this turn, you lose it, and the ring goes to 0.
first-dealt = Everyone gets a movement chip. On your turn, it gives you one extra move of a citizen. From now on, only you can see your chip.
first-played-empty = This card is now the tent's stage card. When the day ends, each player adds up their cards and confetti here, and the highest total wins.
first-played-top = This card is on top, so it's now the stage card. The player whose card was covered moves their disc one space up the confetti track.
first-played-under = This card lies face down under the pile. It counts too, but only its owner knows its number. The owner of the stage card gets a movement chip.
first-got-chip = A movement chip: on your own turn, it moves a citizen up to as many spaces as the ring shows, or straight to the tent on the chip.
first-moved = A citizen has moved, and the ring now shows how far. Citizens do something only in a tent where they stop.
first-to-procession = The Prince has taken a card into the procession. When the day ends, the player with the highest total there has to buy a float: minus 5 points.
first-taken = The Miss takes the bottom card with her. In the next tent where she stops, she lays it on top.
first-barricade = Barricadol closes this tent: no card goes in or out while he stands there.
first-barred = Barricadol has closed this tent, so nothing happens here.
first-ring-zero = Some movement chips weren't used, so the ring goes to 0. Citizens can't move until somebody plays a card.
first-won-disc = The player with the highest total in a tent wins their disc there: 5 points. Second place gets the tent chip.
first-bought-float =
    { $you ->
        [yes] You have the highest total in the procession, so you have to buy a float: minus 5 points. Each player buys one at most.
       *[no] { $player } has the highest total in the procession, so they have to buy a float: minus 5 points. Each player buys one at most.
    }
first-tied-first = It's a tie, so nobody gets anything there.
first-new-day = It's a new day, and everyone gets their cards back. The game is over after four days, or when a player has won five discs.
