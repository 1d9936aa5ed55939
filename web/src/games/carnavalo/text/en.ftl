# Carnavalo on the page, in English.

tent-state =
    Tent { $tent }: { $cards }; { $chip ->
        [none] no chip left
        [hidden] chips still face down
       *[other] open chip { $chip }
    }; confetti { $confetti }.{ $barred ->
        [yes] {" "}Closed off by the Barricade man.
       *[no] {""}
    }
tent-empty = empty
card-open = { $value } of { $name }
card-closed = a face-down card of { $name }
confetti-at = { $name } on { $field }
confetti-won = { $name } won the disc
citizen-at =
    { citizen }, { $place ->
        [street] on the street
       *[other] in tent { $place }
    }
walk-to =
    { $steps ->
        [one] 1 field
       *[other] { $steps } fields
    } on
put-there = Put { citizen } in tent { $tent }
play-here = Play the { $value } into tent { $tent }
on-top = On top
under = Under
pick-card = Choose the { $value }
put-back = Put chip { $tent } back
end-turn = { $chips ->
        [one] End your turn: chip { $tent } back
       *[other] End your turn, chip { $tent } back first
    }
end-turn-first = End your turn, first back:
put-back-first = Put back first:
brings-confetti = { $player } +1 confetti
brings-chip = { $player } gets a movement chip
brings-nothing = nothing for { $player }
walk-marches = { $card } marches along
walk-confetti = +1 confetti
walk-laid = { $card } goes on top
walk-taken = { $card } follows the Miss
walk-nobody = nobody there: nothing happens
walk-barred = closed off: nothing happens
walk-closed = closed off
walk-opens = open again
walk-day-ends = that ends the day
things-of-others = { $name } plays these cards and chips, nobody else.
things-mine = Your cards and chips are in your hand: play them from there.
procession-marches = Whoever marches in the procession stays there until the day is counted.
key-cards = the card with that number
key-tents = then: the tent
key-citizens = the Prince, the Miss, the Barricade man
key-fields = then: so many fields on
key-chips = your next movement chip
key-direct = straight into the tent on the chip
key-places = on top, or under
key-pick = choose this card
key-end = end your turn, or pass
pass = Pass
never-mind = Never mind
hand-card = Card { $value }
movement-chip = Movement chip of tent { $tent }
player-state =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $chips ->
        [0] no movement chip
        [one] 1 movement chip
       *[other] { $chips } movement chips
    }{ $float ->
        [yes] , has a float
       *[no] {""}
    }{ $turn ->
        [yes] , on turn.
       *[no] .
    }
ring-state = The ring is on { $ring }
middle-state = With the Miss: { $card }
procession-state = Procession: { $cards }; open chip { $chip }.
nobody-marches = nobody yet
look-inside = Look into tent { $tent }
close = Close
choose-citizen = Choose a citizen
choose-tent = Choose a tent
choose-field = Choose where to go. The ring then shows how far.
final-count = The final count
for-discs = Discs
for-confetti = Confetti
for-chips = Chips
for-float = Float
for-all = Points
days-left = Day { $day }
stack-state = { $chips ->
        [0] No movement chip in the stack
        [one] 1 movement chip in the stack
       *[other] { $chips } movement chips in the stack
    }
count-of-day = The count of day { $day }

# The rules, with pictures
help-goal-title = What it is about
help-goal = At each of the six tents you have a disc of confetti. Whoever has most in a tent when a day ends wins their disc there, and that is 5 points. The game lasts four days, or until somebody has won five discs. Most points wins.
help-start-title = Before the first day
help-start = Everybody secretly chooses one of their five cards. These are spread over the tents at random, at most one in each. Everybody gets a movement chip and moves their disc at that tent to field 1. Whoever owns the first card that the Prince would come to begins.
help-turn-title = Your turn
help-turn = You do one thing: a citizen walks round the street, at most as far as the ring says, or you play a card into a tent. After a walk the ring shows how far it was; after a card, what the top card of that tent says.
help-top-title = A card on top
help-top = Open, on the pile. The owner of the card you cover moves their disc there one field on. Where the top card is your own you can't play.
help-under-title = A card under the pile
help-under = Face down, and only you know its number. The owner of the top card gets a movement chip.
help-prince-title = The Prince
help-prince = When he ends in a tent, the top card goes with him to the procession, and its owner moves their disc there one field on.
help-miss-title = The Miss
help-miss = When she ends in a tent, she leaves the card that she has with her, on top, and takes the bottom card along to the next. Nobody gets anything for the card she covers.
help-bar-title = The Barricade man
help-bar = Where he stands no card goes in or out, and Prince and Miss do nothing.
help-chips-title = Movement chips
help-chips = Use as many as you like, before your action and after it. Each lets a citizen walk by the ring, or puts one straight into the tent on the chip; then the ring goes to 0. What you don't use goes back under the stack when your turn ends, in any order, and the ring goes to 0 too. But if your turn ended the day, the ring stays where it is.
help-count-title = The count of a day
help-count = The day ends at once when two players have no cards left (with two players, one), or when five cards are in the procession. In a tent your cards, face-down ones too, and the field of your disc count together. The highest wins their disc and the second the open chip; who had their disc already wins the chip. A tie wins nothing, and it takes at least 1 to win anything.
help-float-title = The procession
help-float = Whoever has most in the procession must buy a float, and that costs 5 points; the second takes the open chip. You buy one only once: after that being first brings you the chip. A float that nobody buys leaves the game. At the end a disc that you did not win is worth the number of its field, and a chip its number.
help-day-title = A new day
help-day = Everybody takes their cards back, from the tents and from the procession; only the card that the Miss has with her stays with her. Citizens, discs, ring and movement chips stay where they are. Whoever sits to the left of the one who ended the day begins.
help-advanced-title = 2× and 3×
help-advanced = At this table two more chips are among those of the tents, and two of them all stay in the box unseen. At the end 2× makes each of your 2s count double, and 3× each of your 1s triple. By themselves they are worth nothing.
help-ruling-cr1 = A disc on the last field of its track stays there.
help-ruling-cr2 = In an empty tent the Prince does nothing. The Miss lays her card down, and as it is now the bottom card, takes it up again.
help-ruling-cr3 = With nothing you win nothing: it takes at least 1. A disc on field 1 or further is enough, even without a card.
help-ruling-cr4 = If the highest are tied, nobody gets anything there, and the next one does not move up. If those behind them are tied, the chip stays.
help-ruling-cr5 = All tents and the procession are counted first. Only then is it looked at whether somebody has five discs.
help-ruling-cr6 = If the stack of movement chips is empty, nobody gets one.
help-ruling-cr7 = With the ring on 0 and no card that can be played, you pass.
help-ruling-cr8 = A movement chip that puts a citizen straight into a tent is seen by all. One that lets a citizen walk, or goes back, only by its player.
help-ruling-cr9 = On the fields where they start, citizens do nothing. But a Barricade man who starts in a tent bars it.
help-ruling-cr10 = Whose a face-down card is, everybody has seen; its number only its owner knows.
help-ruling-cr11 = A day in which four rounds long no card comes into a tent or the procession is over.

fair-seal-fair = Nobody chose these cards and chips

# What a table can vary
play-advanced = Play the advanced variant
option-advanced =
    { $value ->
        [true] advanced variant
       *[false] without the advanced variant
    }

# What is what
about-points = { $player } has { $points } = { $sum }: { $discs ->
        [0] no disc
        [one] one disc
       *[other] { $discs } discs
    }, then confetti, then chips{ $float ->
        [yes] , less the float
       *[no] {""}
    }.
about-has = In hand: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $chips ->
        [0] no movement chip
        [one] 1 movement chip
       *[other] { $chips } movement chips
    }.
about-part-card = { $whose ->
        [mine] your { $value }
       *[other] a { $value }
    }
about-part-closed = { $cards ->
        [one] a face-down card
       *[other] { $cards } face-down cards
    }
about-part-confetti = { $field ->
        [one] one confetti
       *[other] { $field } confetti
    }
about-worth = { $mine ->
        [yes] You have
       *[no] { $player } has
    } { $closed ->
        [0] { $count ->
            [one] { $total }: { $parts }.
           *[other] { $total } = { $sum }: { $parts }.
        }
       *[other] at least { $total }: { $parts }.
    }
about-tent = Tent { $tent }. Whoever has the most here when the day ends wins their disc: 5 points.
about-tent-barred = The Barricade man stands here: no card goes in or out.
about-tent-own = Your own card is on stage, so you can't play here.
about-tent-open = You can play a card here.
about-coin = The open chip of tent { $tent }: { $chip } for whoever comes second here, or first if they have won their disc already. { $left ->
        [one] It is the last one.
       *[other] { $left } chips are left.
    }
about-track = { $discs ->
        [none] The confetti track of tent { $tent }: all discs here are won.
       *[other] The confetti track of tent { $tent }: { $discs }. A disc counts its field, in the tent and at the end.
    }
about-prince = The Prince: where he ends his walk in a tent, the card on stage goes into the procession, and its owner's disc moves on.
about-miss = The Miss: where she ends her walk in a tent, she leaves the card she has with her and takes the bottom card along.
about-bar = The Barricade man: no card goes in or out of the tent where he stands.
about-walks = { $most ->
        [one] You can walk 1 field with this citizen.
       *[other] You can walk up to { $most } fields with this citizen.
    }
about-field = { $tent ->
        [0] A field of the street. Whoever stops here does nothing.
       *[other] The field of tent { $tent }: who stops here is in the tent.
    }
about-ring = { $ring ->
        [0] The ring is on 0: nobody can walk before a card is played.
       *[other] The ring is on { $ring }: a citizen may walk so many fields at most. It shows the card on stage where the last one was played, or the last walk.
    }
about-middle = { $card }, with the Miss. She leaves it on top in the next tent where she stops.
about-middle-free = Here lies the card that goes along with the Miss: none now.
about-marches = { $card }, in the procession. Whoever has the most here buys a float, minus 5.
about-place-free = A free place in the procession. With the fifth card the day is over.
about-float = The float: whoever has the most in the procession has to buy it, minus 5. Nobody buys a second one.
about-award = The open chip of the procession: { $chip } points for whoever comes second, or first if they have a float already.
about-stack = The stack of movement chips: { $chips } lie in it, face down.
about-day = The game lasts four days, or until somebody has won five discs.
about-held = Your { $value }: it counts { $value } where it lies when the day ends.
about-held-goes = It can go to tent { $tents }.
about-held-pick = You can choose it now: it will be put into a tent at random.
about-held-nowhere = It can't be played now.
about-token = Your movement chip of tent { $tent }: an extra move of a citizen, straight into tent { $tent }{ $ring ->
        [0] .
       *[other] {" "}or up to { $ring } on, as the ring says.
    }
about-token-now = You can use it now.
about-return = Movement chips that you don't use go back under the stack. Then your turn is over, and unless the day is over too, the ring goes to 0.
about-pass = You can neither walk nor play a card, so you pass.
about-count = What the last day brought everybody, tent by tent.
about-pile = { $card }, in tent { $tent }{ $where ->
        [alone] {" "}by itself. The Prince would send it into the procession, the Miss would take it along.
        [stage] , on stage. If the Prince ends his walk here, it goes into the procession.
        [bottom] , at the bottom. If the Miss ends her walk here, she takes it along.
       *[between] , between others: neither the Prince nor the Miss can get at it now.
    }
about-disc = { $field ->
        [won] { $player } has won the disc of tent { $tent }: 5 points.
       *[other] The disc of { $player } in tent { $tent } is on field { $field }. So much it adds to what { $player } has here, and so many points it is worth at the end.
    }
about-share = { $confetti ->
        [0] { $player } had { $value } here, all of it in cards.
       *[other] { $player } had { $value } = { $cards } + { $confetti } here: { $cards } in cards, { $confetti } in confetti.
    }
about-final-discs = { $discs ->
        [0] { $player } has won no disc.
        [one] { $player } has won one disc: 5 points.
       *[other] { $player } has won { $discs } discs, 5 points each: { $points }.
    }
about-final-confetti = { $sum ->
        [none] { $player } has won all discs, so there is no confetti to count.
       *[other] The confetti of { $player }: { $sum }, the field of every disc that is not won.
    }
about-final-chips = { $chips ->
        [none] { $player } has won no chip.
       *[other] The chips that { $player } has won: { $chips }.
    }
about-final-float = { $float ->
        [yes] { $player } had to buy the float: minus 5.
       *[no] { $player } did not have to buy the float.
    }
about-holds-card = A { $value } in the hand of { $player }: it counts { $value } where it lies when the day ends.
about-holds-chip = { $player } holds the movement chip of tent { $tent }: an extra move of a citizen.
