# Carnavalo on the page, in English.

tent-state =
    Tent { $tent }: { $cards }; { $chip ->
        [none] no chip left
       *[other] open chip { $chip }
    }; confetti { $confetti }.{ $barred ->
        [yes] {" "}Barred by the Barricade man.
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
play-here = Play the { $value } to tent { $tent }
on-top = On top
under = Under
pick-card = Choose the { $value }
put-back = Put chip { $tent } back
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
choose-citizen = Touch a citizen
choose-tent = Touch a tent
choose-field = Touch where to go
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
