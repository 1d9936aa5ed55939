# tricky, in het Nederlands.

name = tricky
tagline = Gooi, betaal, en maak een rij vol om alle fiches erin te winnen.
about = Dobbelstenen en fiches, van Leo Colovini, voor 2 tot 5 spelers, ongeveer 20 minuten.
unofficial = Een onofficiële versie, in onze eigen woorden. tricky en de doos zijn van hun eigenaars.

# De tafel
columns = Rij
in-column = Fiches erin
arrow = Anderen betalen
chips = Fiches
supply = Voorraad
dice = Worp
aside = Apart
legend = o gevuld · g betaal je zelf · y betaalt de voorraad · R wint de rij · 2 kost twee fiches

# Wat er gebeurde
rolled = { $player } gooit { $dice }.
kept = { $player } houdt { $dice }.
filled =
    { $cells ->
        [1] { $player } vult vakje { $first } van rij { $column }.
        [2] { $player } vult vakje { $first } en { $last } van rij { $column }.
       *[other] { $player } vult vakje { $first } tot en met { $last } van rij { $column }.
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
bankrupt = { $player } is failliet: de lening was hoger dan { $most } fiches of kan niet worden terugbetaald.
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
prompt-keep = { your-turn } houd minstens één van deze { $dice } dobbelstenen. De rest gooi je opnieuw.
prompt-last-die = { your-turn } de laatste dobbelsteen blijft zoals hij is. Houd hem en betaal.
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
board-columns = een bord heeft { $columns } rijen; dit bord heeft er { $found } (T2)
board-length = een rij heeft 1 tot { $most } vakjes; deze heeft er { $found } (T2)
board-cell = { $cell } is geen vakje; kies uit { $known } (T2)
board-red = het laatste vakje van een rij is rood, en geen ander vakje (T2)
board-arrow = een pijl is een getal van 0 tot en met { $most }; gevonden: { $found } (T2)

# Waarom: redenen in terugblikken en tips
why-move = { $dice }
why-column = Houd je { $one }, dan win je deze beurt kolom { $column } { $how_one }; houd je { $two }, dan { $how_two }.
why-any-column = Houd je { $one }, dan win je deze beurt een kolom { $how_one }; houd je { $two }, dan { $how_two }.
why-next-column = Houd je { $one }, dan wint { $player } de beurt erna kolom { $column } { $how_one }; houd je { $two }, dan { $how_two }.
why-next-any = Houd je { $one }, dan wint { $player } de beurt erna een kolom { $how_one }; houd je { $two }, dan { $how_two }.
why-ends-losing = Houd je { $one }, dan raken deze beurt je fiches op en verlies je { $how_one }; houd je { $two }, dan { $how_two }.
why-ends-winning = Houd je { $one }, dan raken deze beurt je fiches op en win je toch { $how_one }; houd je { $two }, dan { $how_two }.
why-few = Houd je { $one }, dan heb je na deze beurt 3 fiches of minder { $how_one }; houd je { $two }, dan { $how_two }.
why-lead = Houd je { $one }, dan heb je na deze beurt de meeste fiches { $how_one }; houd je { $two }, dan { $how_two }.
why-next-ends = Houd je { $one }, dan is het spel in de beurt van { $player } uit { $how_one }; houd je { $two }, dan { $how_two }.
why-gain =
    Houd je { $one }, dan { $is_one ->
        [gain] win je deze beurt gemiddeld { $n_one } { $n_one ->
            [one] fiche
           *[other] fiches
        }
        [loss] kost deze beurt je gemiddeld { $n_one } { $n_one ->
            [one] fiche
           *[other] fiches
        }
       *[nothing] kost deze beurt je gemiddeld niets
    }; houd je { $two }, dan { $is_two ->
        [gain] win je er { $n_two }
        [loss] kost de beurt je er { $n_two }
       *[nothing] win je niets
    }.
why-next-gain =
    Houd je { $one }, dan { $is_one ->
        [gain] wint { $player } de beurt erna gemiddeld { $n_one } { $n_one ->
            [one] fiche
           *[other] fiches
        }
        [loss] kost de beurt erna { $player } gemiddeld { $n_one } { $n_one ->
            [one] fiche
           *[other] fiches
        }
       *[nothing] wint { $player } de beurt erna gemiddeld niets
    }; houd je { $two }, dan { $is_two ->
        [gain] zijn het er { $n_two }
        [loss] kost die beurt er { $n_two }
       *[nothing] is het niets
    }.
why-others = Houd je { $one }, dan verliezen de anderen deze beurt samen gemiddeld { $n_one } { $n_one ->
        [one] fiche
       *[other] fiches
    }; houd je { $two }, dan { $n_two }.
why-roll-more =
    { $fewer ->
        [0] Met { $best } gooi je nog { $dice ->
            [one] één dobbelsteen
           *[other] { $dice } dobbelstenen
        }; met { $played } is je beurt voorbij.
       *[other] Met { $best } gooi je nog { $dice } dobbelstenen; met { $played } nog maar { $fewer ->
            [one] één
           *[other] { $fewer }
        }.
    }
why-needed =
    { $needed ->
        [one] Kolom { $column } heeft nog één dobbelsteen nodig{ kept-before }: met { $best } heb je die.
       *[other] Kolom { $column } heeft nog { $needed } dobbelstenen nodig{ kept-before }: met { $best } heb je er { $have ->
            [one] één
            [2] twee
            [3] drie
           *[other] { $have }
        }.
    }
kept-before =
    { $kept ->
        [0] { "" }
       *[other] , naast wat je al apart had
    }
why-more-often =
    Met { $best } win je kolom { $column } in { $more } van de 100 gevallen; met { $played } { $fewer ->
        [0] nooit
       *[other] maar in { $fewer }
    }.
why-lacks =
    Met { $played } komt kolom { $column } dan nog maar { $one ->
        [one] één dobbelsteen
       *[other] { $one } dobbelstenen
    } tekort; met { $best } voorlopig nog { $two }.
why-leads = Wie dan de meeste fiches heeft wint, en dat is nu { $player } ({ $chips }).
why-you-lead = Wie dan de meeste fiches heeft wint, en dat ben jij nu ({ $chips }).
why-can-wait = { $played } wint kolom { $column } zeker, maar die kan wachten: met { $best } win je hem deze beurt nog in { $still } van de 100 gevallen.
why-for-certain = { $played } wint kolom { $column } zeker; met { $best } win je die deze beurt nog in { $still } van de 100 gevallen.
why-extra =
    { $chips ->
        [0] { $extra } erbij houden neemt alleen dobbelstenen weg:
        [one] { $extra } erbij houden kost een fiche:
       *[other] { $extra } erbij houden kost { $chips } fiches:
    } met { $best } gooi je nog { $dice } dobbelstenen, met { $played } nog maar { $fewer ->
        [one] één
       *[other] { $fewer }
    }.
why-worth-more = Kolom { $column } is meer waard: { $chips } fiches, en ieder ander betaalt { $arrow }; kolom { $beside }: { $fewer }, en ieder ander betaalt { $less }.
why-column-brings =
    { $arrow ->
        [0] Kolom { $column } levert wie hem wint { $chips } { $chips ->
            [one] fiche
           *[other] fiches
        } op.
       *[other] Kolom { $column } levert wie hem wint { $chips } { $chips ->
            [one] fiche
           *[other] fiches
        } op, en alle anderen betalen er { $arrow }.
    }
look-column = Kijk eens naar kolom { $column }.
look-next = Denk aan wat je voor { $player } overlaat.
look-chips = Tel je fiches: wat als ze deze beurt opraken?
look-dice =
    { $dice ->
        [0] Kijk naar de dobbelstenen: wil je nog wel gooien?
       *[other] Kijk naar de dobbelstenen: hoeveel wil je er nog gooien?
    }

# Hoe je speelt
help =
    Je wilt de meeste fiches hebben als het spel afgelopen is. Bijna elke dobbelsteen kost je een fiche. Maar maak je een rij vol, dan win je alle fiches in die rij.

    Gooi vijf dobbelstenen en leg er minstens één apart. Gooi de andere opnieuw en leg er weer minstens één apart, tot alle vijf apart liggen.

    Daarna betaal je voor je dobbelstenen. Een 6 is gratis. Elke andere dobbelsteen vult het volgende vrije vakje van zijn rij, van boven naar beneden. Voor een groen vakje betaal jij één fiche; het eerste vakje van rij 1 en 2 kost er twee. Een geel vakje betaalt de voorraad. Het laatste vakje is rood: je betaalt één fiche en wint alle fiches in de rij. Elke andere speler betaalt dan zoveel fiches aan de voorraad als de pijl zegt, en de rij is weer leeg.

    Het spel is afgelopen als een speler aan het eind van zijn eigen beurt geen fiches meer heeft. De speler met de meeste fiches wint.

    Kom je tijdens je beurt fiches tekort, dan mag je er hoogstens vijf lenen. Aan het eind van je beurt geef je ze terug. Kun je dat niet, dan ben je failliet: je hebt 0 fiches en het spel is afgelopen.
reconstructed = Dit zijn de regels van het spelregelblad. Daarop staat maar een deel van het bord: rij 2 en een paar andere vakjes zijn zeker. De rest hebben we zelf bedacht.
help-moves = Typ de dobbelstenen die je wilt houden: “46” houdt een 4 en een 6.

# Lessen
lesson-settle = Wie de meeste fiches heeft, wint. Houd je laatste dobbelsteen en kijk wat je worp kost.
lesson-settle-not = Er is één dobbelsteen over, en die blijft altijd liggen. Houd hem.
lesson-settle-done = Elke dobbelsteen vult het volgende vakje van zijn rij. Een groen vakje kost je een fiche; zessen zijn gratis.
lesson-sixes = Een nieuwe beurt, met vijf dobbelstenen. Zessen zijn gratis, dus houd ze allebei.
lesson-sixes-not = Dat zou fiches kosten. Houd de twee zessen, en verder niets.
lesson-sixes-done = De andere drie worden opnieuw gegooid. Zo ga je door tot je ze alle vijf houdt.
lesson-one = Geen zes deze keer. Minstens één dobbelsteen moet je houden: houd de 2.
lesson-one-not = Dat mag ook. Houd deze keer alleen de 2.
lesson-one-done = Wat je houdt, blijft liggen. Houd je ze alle vijf, dan betaal je.
lesson-win = Rij 1 mist nog één fiche, en jij hebt een 1. Houd hem!
lesson-win-not = Houd de 1: daarmee win je de rij.
lesson-win-done = Het rode vakje wint de rij: de vijf fiches zijn voor jou. De anderen betalen elk wat de pijl zegt.
lesson-yellow = Het volgende vakje van rij 3 is geel. Houd je 3 en kijk wie er betaalt.
lesson-yellow-not = Houd de 3: zijn vakje is geel.
lesson-yellow-done = Een geel vakje kost je niets: de voorraad betaalt.
lesson-present = Met je 2 mist rij 2 alleen nog het rode vakje, en Otto is na jou. Houd liever de 6.
lesson-present-not = Dat zou een cadeautje voor Otto zijn. Houd alleen de 6.
lesson-present-done = Fiches blijven op het bord liggen. Denk dus aan wat je voor de volgende achterlaat.
lesson-loan = Je hebt nog één fiche, maar met twee tweeën win je rij 2. Durf maar: houd ze allebei.
lesson-loan-not = Dan raken je fiches op. Houd beide tweeën: de rij betaalt je terug.
lesson-loan-done = Je leende een fiche, won de rij en gaf het terug. Je mag er hoogstens vijf lenen.
lesson-end = Het einde van een echt spel: het is afgelopen als iemand geen fiches meer heeft. Jij staat voor, dus speel zoals je wilt!
lesson-end-not = Goed zo. Houd nu nog minstens één dobbelsteen.
lesson-end-done =
    { $won ->
        [yes] Iemand heeft geen fiches meer, dus het is afgelopen. Jij hebt de meeste: je wint, en je kent tricky nu!
       *[no] Iemand heeft geen fiches meer, dus het is afgelopen. Deze keer heb jij niet de meeste, maar je kent tricky nu!
    }

# Voor wie het nog niet kent
first-aim = Je wilt de meeste fiches. Zessen zijn gratis; elke andere dobbelsteen kost een fiche of meer. Houd er minstens één.
first-again = Houd nog minstens één dobbelsteen. De andere gooi je opnieuw.
first-last-die = De laatste dobbelsteen blijft zoals hij is. Dan betaal je voor alle vijf.
first-filled = Elke dobbelsteen vult het volgende vakje van zijn rij. Een groen vakje kost de speler een fiche; een geel vakje betaalt de voorraad.
first-won = Het rode vakje wint alle fiches in de rij. Daarna begint de rij weer van boven.
first-gave = De pijl onder de rij zegt wat elke andere speler betaalt.
first-borrowed = { $player } had geen fiches meer en leende er, hoogstens vijf. Die moeten aan het eind van dezelfde beurt terug.
first-bankrupt = { $player } kan de lening niet terugbetalen. Daarmee is het spel afgelopen, zonder fiches voor { $player }.
first-ended = Het spel is afgelopen zodra iemand na zijn eigen beurt geen fiches meer heeft. De meeste fiches winnen.
