# tricky, in het Nederlands.

name = tricky
tagline = Gooi, betaal, en maak een rij vol om alle fiches erin te winnen.
about = Dobbelstenen en fiches, van Leo Colovini, voor 2 tot 5 spelers, ongeveer 20 minuten.
unofficial = Een onofficiële versie, in onze eigen woorden. De rechten op het originele spel liggen bij de eigenaars.

# De tafel
columns = Rij
in-column = Fiches erin
arrow = Anderen betalen
chips = Fiches
supply = Voorraad
dice = Worp
aside = Gehouden
legend = o gevuld · g betaal je zelf · y betaalt de voorraad · R wint de rij · 2 kost twee fiches

# Wat er gebeurde
rolled = { $player } gooit { $dice }.
kept = { $player } houdt { $dice }.
filled =
    { $cells ->
        [1] { $player } vult vakje { $first } van rij { $column }.
        [2] { $player } vult de vakjes { $first } en { $last } van rij { $column }.
       *[other] { $player } vult de vakjes { $first } tot en met { $last } van rij { $column }.
    }
won =
    { $chips ->
        [one] { $player } wint rij { $column } en krijgt het fiche dat erin ligt.
       *[other] { $player } wint rij { $column } en krijgt de { $chips } fiches die erin liggen.
    }
gave =
    { $chips ->
        [0] { $player } heeft geen fiches meer om voor rij { $column } te betalen.
        [one] { $player } betaalt 1 fiche aan de voorraad.
       *[other] { $player } betaalt { $chips } fiches aan de voorraad.
    }
borrowed =
    { $chips ->
        [one] { $player } moest 1 fiche lenen.
       *[other] { $player } moest { $chips } fiches lenen.
    }
bankrupt = { $player } is failliet: de lening was hoger dan { $most } fiches, of kan niet worden terugbetaald.
ended = { $player } heeft geen fiches meer. Het spel is afgelopen.

# Wat je kunt doen
prompt-roll =
    { $dice ->
        [one] { $player } gooit de laatste dobbelsteen.
       *[other] { $player } gooit { $dice } dobbelstenen.
    }
your-turn =
    { $shared ->
        [yes] { $player }, jij bent aan de beurt:
       *[no] Jij bent aan de beurt:
    }
prompt-keep = { your-turn } houd minstens één dobbelsteen. De rest gooi je opnieuw.
prompt-last-die = { your-turn } de laatste dobbelsteen blijft liggen. Houd hem en betaal.
prompt-wait = { $player } kiest welke dobbelstenen blijven liggen.
prompt-over =
    { $players } { $count ->
        [one] wint!
       *[other] winnen samen!
    }

# Wat niet kan
not-a-move = { $found } is hier geen zet. Schrijf “{ $verb }” en één tot vijf dobbelstenen, zoals “{ $verb } 46”.
not-in-roll = Je kunt { $kept } niet houden: de worp is { $roll } (T4).
wrong-number-of-dice = { $left ->
        [one] Je kunt nog één dobbelsteen gooien.
       *[other] Je kunt nog { $left } dobbelstenen gooien.
    }
board-columns = een bord moet { $columns } rijen hebben; dit bord heeft er { $found } (T2)
board-length = een rij moet 1 tot { $most } vakjes hebben; deze heeft er { $found } (T2)
board-cell = { $cell } is geen vakje; kies uit { $known } (T2)
board-red = het laatste vakje van een rij moet rood zijn, en de andere niet (T2)
board-arrow = op een pijl moet een getal van 0 tot en met { $most } staan, niet { $found } (T2)

# Waarom: redenen in terugblikken en tips
move-dice = { $dice }
advice-keep =
    { $you ->
        [yes] houd { $only ->
                [yes] alleen de
               *[no] de
            } { $dice }
       *[no] { $player } kan beter { $only ->
                [yes] alleen de
               *[no] de
            } { $dice } houden
    }
because-ends-winning =
    { $you ->
        [yes] je wint meteen doordat je fiches op zijn{ $often }
       *[no] { $player } wint meteen doordat de fiches op zijn{ $often }
    }
because-ends-losing =
    { $you ->
        [yes] je fiches raken op en je verliest{ $often }
       *[no] de fiches van { $player } raken op, en { $player } verliest{ $often }
    }
because-column =
    { $you ->
        [yes] je wint rij { $column } deze beurt{ $often }
       *[no] { $player } wint rij { $column } deze beurt{ $often }
    }
because-any-column =
    { $you ->
        [yes] je wint deze beurt een rij{ $often }
       *[no] { $player } wint deze beurt een rij{ $often }
    }
because-next-column = { $other } wint rij { $column } in de volgende beurt{ $often }
because-next-any = { $other } wint een rij in de volgende beurt{ $often }
because-gain =
    { $you ->
        [yes] deze beurt krijg je { $chips }
       *[no] deze beurt krijgt { $player } { $chips }
    }
because-others-lose = deze beurt kost de anderen { $chips }
because-next-gain = de volgende beurt krijgt { $other } { $chips }
because-few =
    { $you ->
        [yes] daarna zijn je fiches bijna op{ $often }
       *[no] daarna zijn de fiches van { $player } bijna op{ $often }
    }
because-lead =
    { $you ->
        [yes] daarna heb je de meeste fiches{ $often }
       *[no] daarna heeft { $player } de meeste fiches{ $often }
    }
because-next-ends = het spel eindigt in de beurt van { $other }{ $often }
about-chips = ongeveer { $one ->
        [one] 1 fiche
       *[other] { $one } fiches
    } in plaats van { $two }
a-little = iets { $more ->
        [yes] meer
       *[no] minder
    } fiches
minus = min { $chips }
because-one-more =
    { $you ->
        [yes] rij { $column } heeft nog maar één { $column } nodig, en die heb je
       *[no] rij { $column } heeft nog maar één { $column } nodig, en die heeft { $player }
    }
because-needed =
    { $you ->
        [yes] er zijn nog { $lacks } dobbelstenen nodig: met de { $dice } heb je er { $have }
       *[no] er zijn nog { $lacks } dobbelstenen nodig: met de { $dice } heeft { $player } er { $have }
    }
because-can-wait =
    { $you ->
        [yes] rij { $column } kan wachten: die win je deze beurt { adverb } toch wel
       *[no] rij { $column } kan wachten: die wint { $player } deze beurt { adverb } toch wel
    }
because-worth-more = rij { $column } is meer waard dan rij { $beside }
because-leaves =
    { $you ->
        [yes] houd je de { $dice }, dan heeft de volgende speler nog maar { $lacks } keer een { $column } nodig voor rij { $column }
       *[no] houdt { $player } de { $dice }, dan heeft de volgende speler nog maar { $lacks } keer een { $column } nodig voor rij { $column }
    }
six =
    { $six ->
        [yes] de 6 vult geen rij: { "" }
       *[no] { "" }
    }
because-rolls =
    { $you ->
        [yes] { six }je gooit nog met { $dice ->
                [one] één dobbelsteen
               *[other] { $many } dobbelstenen
            } in plaats van { $fewer ->
                [0] helemaal niet
               *[more] { $few }
            }
       *[no] { six }{ $player } gooit nog met { $dice ->
                [one] één dobbelsteen
               *[other] { $many } dobbelstenen
            } in plaats van { $fewer ->
                [0] helemaal niet
               *[more] { $few }
            }
    }
adverb =
    { $how ->
        [always] altijd
        [nearly] bijna altijd
       *[mostly] meestal
    }
look-column = Kijk eens naar rij { $column }.
look-next = Denk aan wat je voor { $player } overlaat.
look-chips = Tel je fiches: wat als ze deze beurt opraken?
look-dice = Kijk naar de dobbelstenen: { $dice ->
        [0] wil je nog wel gooien?
       *[other] hoeveel wil je er nog gooien?
    }

# Hoe je speelt
help =
    Je wilt de meeste fiches hebben als het spel afgelopen is. Bijna elke dobbelsteen kost je een fiche. Maar maak je een rij vol, dan win je alle fiches in die rij.

    Gooi vijf dobbelstenen en houd er minstens één. Gooi de andere opnieuw en houd er weer minstens één, tot je ze alle vijf houdt.

    Daarna betaal je voor je dobbelstenen. Een 6 is gratis. Elke andere dobbelsteen vult het volgende vrije vakje van zijn rij, van boven naar beneden. Voor een groen vakje betaal jij één fiche; het eerste vakje van rij 1 en 2 kost er twee. Een geel vakje betaalt de voorraad. Het laatste vakje is rood: je betaalt één fiche en wint alle fiches in de rij. Elke andere speler betaalt dan zoveel fiches aan de voorraad als op de pijl staat, en de rij is weer leeg.

    Het spel is afgelopen als een speler aan het eind van zijn eigen beurt geen fiches meer heeft. De speler met de meeste fiches wint.

    Kom je tijdens je beurt fiches tekort, dan mag je er hoogstens vijf lenen. Aan het eind van je beurt geef je ze terug. Kun je dat niet, dan ben je failliet: je hebt 0 fiches en het spel is afgelopen.
reconstructed = De regels komen van het spelregelblad. Daarop staat maar een deel van het bord: rij 2 en een paar andere vakjes zijn zeker. De rest hebben we zelf bedacht.
help-moves = Typ de dobbelstenen die je wilt houden: “46” houdt een 4 en een 6.

# Lessen
lesson-settle = Wie de meeste fiches heeft, wint. Houd je laatste dobbelsteen en kijk wat je worp kost.
lesson-settle-not = Er is één dobbelsteen over, en die blijft altijd liggen. Houd hem.
lesson-settle-done = Elke dobbelsteen vult het volgende vakje van zijn rij. Een groen vakje kost je het getal dat erin staat. Zessen zijn gratis.
lesson-sixes = Een nieuwe beurt, met vijf dobbelstenen. Zessen zijn gratis, dus houd ze allebei.
lesson-sixes-not = Dat zou fiches kosten. Houd de twee zessen, en verder niets.
lesson-sixes-done = De andere drie gooi je opnieuw. Zo ga je door tot je ze alle vijf houdt.
lesson-one = Deze keer geen zes. Je moet er minstens één houden: houd de 2.
lesson-one-not = Dat mag ook. Houd deze keer alleen de 2.
lesson-one-done = Wat je houdt, blijft liggen. Houd je ze alle vijf, dan betaal je.
lesson-win = In rij 1 is nog één vakje vrij, en jij hebt een 1. Houd hem!
lesson-win-not = Houd de 1: daarmee win je de rij.
lesson-win-done = Met het rode vakje win je de rij: de vijf fiches zijn voor jou. De anderen betalen wat op de pijl staat.
lesson-yellow = Het volgende vakje van rij 3 is geel. Houd je 3 en kijk wie er betaalt.
lesson-yellow-not = Houd de 3: die gaat naar het gele vakje.
lesson-yellow-done = Een geel vakje kost je niets: de voorraad betaalt.
lesson-present = Houd je de 2, dan is in rij 2 alleen het rode vakje nog vrij, en na jou komt Otto. Houd liever de 6.
lesson-present-not = Dat zou een cadeautje voor Otto zijn. Houd alleen de 6.
lesson-present-done = Fiches blijven op het bord liggen. Denk dus aan wat je voor de volgende achterlaat.
lesson-loan = Je hebt nog één fiche, maar met twee tweeën win je rij 2. Durf maar: houd ze allebei.
lesson-loan-not = Dan raken je fiches op. Houd beide tweeën: de rij betaalt je terug.
lesson-loan-done = Je leende een fiche, won de rij en gaf het fiche terug. Je mag er hoogstens vijf lenen.
lesson-end = Zo eindigt een echte partij: zodra iemand geen fiches meer heeft. Jij staat voor, dus speel zoals je wilt!
lesson-end-not = Goed zo. Houd nu nog minstens één dobbelsteen.
lesson-end-done =
    { $won ->
        [yes] Iemand heeft geen fiches meer, dus het spel is afgelopen. Jij hebt de meeste: je wint, en je kent tricky nu!
       *[no] Iemand heeft geen fiches meer, dus het spel is afgelopen. Deze keer heb jij niet de meeste, maar je kent tricky nu!
    }

# Voor wie het nog niet kent
first-aim = Je wilt de meeste fiches. Zessen zijn gratis, maar de meeste andere dobbelstenen kosten een fiche. Houd minstens één dobbelsteen.
first-again = Houd nog minstens één dobbelsteen. De andere gooi je opnieuw.
first-last-die = De laatste dobbelsteen blijft liggen. Daarna betaal je voor alle vijf.
first-filled = Elke dobbelsteen vult het volgende vakje van zijn rij. Voor een groen vakje betaal je het getal dat erin staat; een geel vakje betaalt de voorraad.
first-won = Wie het rode vakje vult, wint alle fiches in de rij. Daarna begint de rij weer bovenaan.
first-gave = Op de pijl onder de rij staat wat alle anderen betalen.
first-borrowed =
    { $you ->
        [yes] Je kwam fiches tekort en hebt er geleend. Dat mogen er hoogstens vijf zijn. Aan het eind van deze beurt betaal je ze terug.
       *[no] { $player } kwam fiches tekort en heeft er geleend. Dat mogen er hoogstens vijf zijn. Aan het eind van de beurt moeten ze terug.
    }
first-bankrupt =
    { $you ->
        [yes] Je kunt de lening niet terugbetalen. Het spel is dus afgelopen, en je eindigt met 0 fiches.
       *[no] { $player } kan de lening niet terugbetalen. Het spel is dus afgelopen, en { $player } eindigt met 0 fiches.
    }
first-ended = Het spel is afgelopen zodra iemand na zijn eigen beurt geen fiches meer heeft. Wie de meeste fiches heeft, wint.
