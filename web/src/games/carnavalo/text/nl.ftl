# Carnavalo op de pagina, in het Nederlands.

tent-state =
    Tent { $tent }: { $cards }; { $chip ->
        [none] geen fiche meer
       *[other] open fiche { $chip }
    }; confetti { $confetti }.{ $barred ->
        [yes] {" "}Versperd door Barricadol.
       *[no] {""}
    }
tent-empty = leeg
card-open = { $value } van { $name }
card-closed = een gesloten kaart van { $name }
confetti-at = { $name } op { $field }
confetti-won = { $name } won het schijfje
citizen-at =
    { citizen }, { $place ->
        [street] op straat
       *[other] in tent { $place }
    }
walk-to =
    { $steps ->
        [one] 1 veld
       *[other] { $steps } velden
    } verder
put-there = Zet { citizen } in tent { $tent }
play-here = Speel de { $value } in tent { $tent }
on-top = Bovenop
under = Onderop
pick-card = Kies de { $value }
put-back = Leg fiche { $tent } terug
pass = Pas
never-mind = Toch niet
hand-card = Kaart { $value }
movement-chip = Beweegfiche van tent { $tent }
player-state =
    { $name }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $chips ->
        [0] geen beweegfiche
        [one] 1 beweegfiche
       *[other] { $chips } beweegfiches
    }{ $float ->
        [yes] , heeft een praalwagen
       *[no] {""}
    }{ $turn ->
        [yes] , aan de beurt.
       *[no] .
    }
ring-state = De ring staat op { $ring }
middle-state = Bij de Miss: { $card }
procession-state = Stoet: { $cards }; open fiche { $chip }.
nobody-marches = nog niemand
look-inside = Kijk in tent { $tent }
close = Sluiten
choose-citizen = Tik een burger aan
choose-tent = Tik een tent aan
choose-field = Tik aan waarheen
final-count = De eindtelling
for-discs = Schijfjes
for-confetti = Confetti
for-chips = Fiches
for-float = Wagen
for-all = Punten
days-left = Dag { $day }
stack-state = { $chips ->
        [0] Geen beweegfiche op de stapel
        [one] 1 beweegfiche op de stapel
       *[other] { $chips } beweegfiches op de stapel
    }
count-of-day = De telling van dag { $day }
