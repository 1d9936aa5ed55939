# tricky, in het Nederlands.

name = tricky
tagline = Gooi, houd, betaal, en maak een kolom leeg voordat hij jou leegmaakt.
about = Dobbelstenen en fiches, van Leo Colovini, voor 2 tot 5 spelers, ongeveer 20 minuten.
unofficial = Een onofficiële versie, in onze eigen woorden. tricky en de doos zijn van hun eigenaars.

# De tafel
columns = Kolom
in-column = Fiches erin
arrow = Anderen betalen
chips = Fiches
supply = Voorraad
dice = Worp
aside = Apart
legend = o gevuld · g betaal je zelf · y betaalt de voorraad · R wint de kolom · 2 kost twee fiches

# Wat er gebeurde
rolled = { $player } gooit { $dice }.
kept = { $player } houdt { $dice }.
filled =
    { $cells ->
        [1] { $player } vult vakje { $first } van kolom { $column }.
        [2] { $player } vult vakje { $first } en { $last } van kolom { $column }.
       *[other] { $player } vult vakje { $first } tot en met { $last } van kolom { $column }.
    }
won =
    { $chips ->
        [one] { $player } wint kolom { $column } en krijgt het fiche dat erin ligt.
       *[other] { $player } wint kolom { $column } en krijgt de { $chips } fiches die erin liggen.
    }
gave =
    { $chips ->
        [0] { $player } heeft niets meer om te betalen voor kolom { $column }.
        [one] { $player } betaalt 1 fiche aan de voorraad.
       *[other] { $player } betaalt { $chips } fiches aan de voorraad.
    }
borrowed =
    { $chips ->
        [one] { $player } moest onderweg 1 fiche lenen.
       *[other] { $player } moest onderweg { $chips } fiches lenen.
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
prompt-keep = { your-turn } houd minstens één van deze { $dice } dobbelstenen; de rest gooi je opnieuw.
prompt-last-die = { your-turn } de laatste dobbelsteen blijft zoals hij is. Reken maar af.
prompt-wait = { $player } kiest welke dobbelstenen blijven liggen.
prompt-over =
    { $players } { $count ->
        [one] wint!
       *[other] winnen samen!
    }

# Wat niet kan
not-a-move = { $found } is hier geen zet. Schrijf “{ $verb }” en één tot vijf dobbelstenen, zoals “{ $verb } 46”.
not-in-roll = { $kept } kan niet apart: de worp is { $roll } (T4).
wrong-number-of-dice = { $left ->
        [one] Er is nog precies één dobbelsteen te gooien.
       *[other] Er zijn nog precies { $left } dobbelstenen te gooien.
    }
board-columns = een bord heeft { $columns } kolommen, dit heeft er { $found } (T2)
board-length = een kolom heeft 1 tot { $most } vakjes, deze heeft er { $found } (T2)
board-cell = { $cell } is geen vakje; vakjes zijn { $known } (T2)
board-red = het laatste vakje van een kolom, en alleen het laatste, is rood (T2)
board-arrow = een pijl is een getal van 0 tot { $most }, niet { $found } (T2)

# Waarom: redenen in terugblikken en tips
move-dice = { $dice }
advice-keep =
    { $you ->
        [yes] houd { $only ->
                [yes] alleen de
               *[no] de
            } { $dice }
       *[no] { $player } houdt beter { $only ->
                [yes] alleen de
               *[no] de
            } { $dice }
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
        [yes] je wint kolom { $column } deze beurt{ $often }
       *[no] { $player } wint kolom { $column } deze beurt{ $often }
    }
because-any-column =
    { $you ->
        [yes] je wint deze beurt een kolom{ $often }
       *[no] { $player } wint deze beurt een kolom{ $often }
    }
because-next-column = { $other } wint kolom { $column } de beurt daarna{ $often }
because-next-any = { $other } wint de beurt daarna een kolom{ $often }
because-gain =
    { $you ->
        [yes] deze beurt levert je { $chips } op
       *[no] deze beurt levert { $player } { $chips } op
    }
because-others-lose = deze beurt kost de anderen { $chips }
because-next-gain = de volgende beurt levert { $other } { $chips } op
because-few =
    { $you ->
        [yes] je fiches zijn daarna bijna op{ $often }
       *[no] de fiches van { $player } zijn daarna bijna op{ $often }
    }
because-lead =
    { $you ->
        [yes] je hebt daarna de meeste fiches{ $often }
       *[no] { $player } heeft daarna de meeste fiches{ $often }
    }
because-next-ends = het spel eindigt in de beurt van { $other }{ $often }
about-chips = zo’n { $one } fiches in plaats van { $two }
a-little = iets { $more ->
        [yes] meer
       *[no] minder
    }
minus = min { $chips }
because-one-more =
    { $you ->
        [yes] kolom { $column } heeft nog maar één { $column } nodig, en die heb je
       *[no] kolom { $column } heeft nog maar één { $column } nodig, en die heeft { $player }
    }
because-needed =
    { $you ->
        [yes] er zijn nog { $lacks } dobbelstenen nodig: met { $dice } leg je er { $have } weg
       *[no] er zijn nog { $lacks } dobbelstenen nodig: met { $dice } legt { $player } er { $have } weg
    }
because-can-wait =
    { $you ->
        [yes] kolom { $column } kan wachten: die win je deze beurt { adverb } toch nog
       *[no] kolom { $column } kan wachten: die wint { $player } deze beurt { adverb } toch nog
    }
because-worth-more = kolom { $column } is meer waard dan kolom { $beside }
because-leaves =
    { $you ->
        [yes] met { $dice } laat je kolom { $column } achter met nog maar { $lacks } te gaan
       *[no] met { $dice } laat { $player } kolom { $column } achter met nog maar { $lacks } te gaan
    }
because-rolls =
    { $you ->
        [yes] je gooit nog met { $dice ->
                [one] één steen
               *[other] { $many } stenen
            } in plaats van { $fewer ->
                [0] geen
               *[more] { $few }
            }
       *[no] { $player } gooit nog met { $dice ->
                [one] één steen
               *[other] { $many } stenen
            } in plaats van { $fewer ->
                [0] geen
               *[more] { $few }
            }
    }
adverb =
    { $how ->
        [always] altijd
        [nearly] bijna altijd
       *[mostly] meestal
    }
look-column = Kijk eens naar kolom { $column }.
look-next = Denk aan wat je voor { $player } overlaat.
look-chips = Tel je fiches: wat als ze deze beurt opraken?
look-dice = Kijk naar de dobbelstenen: { $dice ->
        [0] wil je nog wel gooien?
       *[other] hoeveel wil je er nog gooien?
    }

# Hoe je speelt
help =
    Iedereen begint met een stapel fiches. Zodra iemand na zijn eigen beurt niets meer heeft, is het spel afgelopen, en wie de meeste fiches heeft, wint.

    In je beurt gooi je vijf dobbelstenen. Leg er minstens één apart, meer mag, en gooi de rest opnieuw, tot alle vijf apart liggen.

    Dan betaal je voor elke dobbelsteen. Een 6 is gratis. Elke andere vult het volgende vrije vakje in de kolom met zijn getal, van boven naar beneden. Een groen vakje kost jou één fiche (het eerste vakje van kolom 1 en 2 kost er twee), een geel vakje betaalt de voorraad. Het rode vakje aan het eind kost je ook een fiche, maar daarmee win je alle fiches in de kolom, en elke andere speler betaalt de voorraad wat de pijl zegt. Daarna begint de kolom opnieuw.

    Kom je tijdens je beurt fiches tekort, dan mag je er hoogstens vijf lenen, als je ze aan het eind van je beurt maar terug kunt geven. Kun je dat niet, of heb je na je eigen beurt niets meer, dan is het spel afgelopen.
reconstructed = De regels zijn die van de spelregels. Van het bord staat daar maar een deel in: kolom 2 en een paar andere vakjes zijn zeker, de rest is onze reconstructie.
help-moves = Typ de dobbelstenen die je houdt: “46” houdt een 4 en een 6.

# Lessen
lesson-settle = Vier dobbelstenen liggen apart, één is er over. Houd die ook, en zie wat je dobbelstenen kosten.
lesson-settle-not = Er is één dobbelsteen over, en die moet blijven. Houd hem.
lesson-settle-done = Elke dobbelsteen vulde het volgende vrije vakje van zijn kolom, en elk vakje kostte je een fiche. De zessen waren gratis!
lesson-sixes = Een nieuwe beurt, vijf dobbelstenen. Zessen zijn gratis: houd ze allebei, en verder niets.
lesson-sixes-not = Dat kan, maar het kost fiches. Probeer de twee zessen, en alleen die.
lesson-sixes-done = Twee dobbelstenen veilig apart. De andere drie zijn opnieuw gegooid. Zo ga je door tot alle vijf apart liggen.
lesson-one = Geen zes deze keer. Minstens één dobbelsteen moet je houden, en één is genoeg. Welke, dat kies je zelf.
lesson-one-not = Dat mag ook. Maar probeer het nu eens met één dobbelsteen.
lesson-one-done = Wat apart ligt, blijft apart. De andere twee zijn opnieuw gegooid, en wie weet wat er komt.
lesson-yellow = Kijk naar kolom 3: het volgende vakje is geel. Houd alle vijf de dobbelstenen en zie wie er betaalt.
lesson-yellow-not = Goed idee, een andere keer. Houd nu alle vijf de dobbelstenen.
lesson-yellow-done = De voorraad betaalde! Groene en rode vakjes betaal je zelf, een geel vakje krijg je cadeau.
lesson-win = Kolom 1 is op één fiche na bij zijn rode vakje, en jij hebt een 1. Houd alle vijf de dobbelstenen!
lesson-win-not = Dan maakt iemand anders kolom 1 misschien af. Pak hem zelf: houd alle vijf de dobbelstenen.
lesson-win-done = Het rode vakje wint de kolom: de vijf fiches zijn voor jou, en alle anderen betalen wat de pijl zegt.
lesson-present = Speel je de 2, dan is in kolom 2 alleen het rode vakje nog over, en Otto is na jou. Houd de 6 en gooi de 2 opnieuw.
lesson-present-not = Dat zou een cadeautje voor Otto zijn. Houd alleen de 6.
lesson-present-done = Een 5 in plaats daarvan. Fiches blijven op het bord liggen: denk dus aan wat je voor de volgende achterlaat.
lesson-loan = Nog één fiche, maar met twee 2'en is kolom 2 vol. Kost dat twee fiches? Durf maar: houd alle vijf de dobbelstenen.
lesson-loan-not = Dan raken je fiches op. Houd alle vijf de dobbelstenen: de kolom betaalt je terug.
lesson-loan-done = Je leende een fiche, won de kolom en gaf het meteen terug. Je mag er vijf lenen, als je ze terug kunt geven.
lesson-end = Nu een echt spel tegen twee bots, en het is bijna afgelopen. Jij staat voor! Speel zoals je wilt.
lesson-end-not = Mooi. En verder: houd minstens één dobbelsteen.
lesson-end-done =
    { $won ->
        [yes] Iemand had geen fiches meer, dus het is afgelopen. De meeste fiches wint, en dat ben jij. Je kent tricky nu!
       *[no] Iemand had geen fiches meer, dus het is afgelopen. De meeste fiches wint: jij deze keer niet, maar je kent tricky nu!
    }

# Voor wie het nog niet kent
first-filled = Elke dobbelsteen vult het volgende vrije vakje van zijn kolom. Een groen vakje kost de speler een fiche, een geel vakje de voorraad.
first-won = Het rode vakje is vol: daarmee win je alle fiches in de kolom, en die begint weer van boven.
first-gave = Dat is de pijl onder de kolom: wint iemand hem, dan betalen alle anderen zoveel fiches.
first-borrowed = Wie bij het afrekenen tekortkomt, leent van de voorraad, hoogstens vijf fiches, en geeft ze meteen terug.
first-bankrupt = Wie niet kan terugbetalen is bankroet: alles is op, en het spel is afgelopen.
