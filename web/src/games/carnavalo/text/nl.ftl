# Carnavalo op de pagina, in het Nederlands.

tent-state =
    Tent { $tent }: { $cards }; { $chip ->
        [none] geen fiche meer
        [hidden] fiches nog gedekt
       *[other] open fiche { $chip }
    }; confetti { $confetti }.{ $barred ->
        [yes] {" "}Afgezet door Barricadol.
       *[no] {""}
    }
tent-empty = leeg
card-open = { $value } van { $name }
card-closed = een gedekte kaart van { $name }
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
under = Eronder
pick-card = Kies de { $value }
put-back = Leg fiche { $tent } terug
end-turn = { $chips ->
        [one] Beurt klaar: fiche { $tent } terug
       *[other] Beurt klaar, eerst fiche { $tent } terug
    }
end-turn-first = Beurt klaar, eerst terug:
put-back-first = Leg eerst terug:
brings-confetti = { $player } +1 confetti
brings-chip = { $player } krijgt een beweegfiche
brings-nothing = niets voor { $player }
walk-marches = { $card } gaat in de stoet
walk-confetti = +1 confetti
walk-laid = { $card } komt bovenop
walk-taken = { $card } gaat met de Miss mee
walk-nobody = niemand daar: er gebeurt niets
walk-barred = afgezet: er gebeurt niets
walk-closed = afgezet
walk-opens = weer open
walk-day-ends = dan is de dag voorbij
things-of-others = Deze kaarten en fiches speelt alleen { $name }.
things-mine = Je kaarten en fiches heb je in de hand: speel ze daar.
procession-marches = Wie in de stoet loopt, blijft daar tot de dag geteld wordt.
key-cards = de kaart met dat getal
key-tents = dan: de tent
key-citizens = de Prins, de Miss, Barricadol
key-fields = dan: zoveel velden verder
key-chips = je volgende beweegfiche
key-direct = meteen in de tent op het fiche
key-places = bovenop, of onderop
key-pick = kies deze kaart
key-end = beurt klaar, of passen
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
choose-citizen = Kies een burger
choose-tent = Kies een tent
choose-field = Kies waarheen. De ring wijst dan aan hoe ver.
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

# De regels, met plaatjes
help-goal-title = Waar het om gaat
help-goal = Bij elk van de zes tenten heb je een schijfje confetti. Wie in een tent het meest heeft als een dag voorbij is, wint daar zijn schijfje, en dat zijn 5 punten. Het spel duurt vier dagen, of tot iemand vijf schijfjes heeft gewonnen. Wie de meeste punten heeft, wint.
help-start-title = Voor de eerste dag
help-start = Iedereen kiest in het geheim een van zijn vijf kaarten. Die worden willekeurig over de tenten verdeeld, hoogstens één in elke. Iedereen krijgt een beweegfiche en zet zijn schijfje bij die tent op veld 1. Van wie de eerste kaart is waar de Prins bij zou komen, die begint.
help-turn-title = Jouw beurt
help-turn = Je doet één ding: een burger loopt de straat rond, hoogstens zo ver als de ring zegt, of je speelt een kaart in een tent. Na een wandeling wijst de ring aan hoe ver die was; na een kaart, wat de bovenste kaart van die tent zegt.
help-top-title = Een kaart bovenop
help-top = Open, op de stapel. De eigenaar van de kaart die je bedekt, zet zijn schijfje daar een veld verder. Waar de bovenste kaart van jou is, mag je niet spelen.
help-under-title = Een kaart onder de stapel
help-under = Gedekt, en alleen jij kent het getal. De eigenaar van de bovenste kaart krijgt een beweegfiche.
help-prince-title = De Prins
help-prince = Eindigt hij in een tent, dan gaat de bovenste kaart mee naar de stoet, en de eigenaar zet zijn schijfje daar een veld verder.
help-miss-title = De Miss
help-miss = Eindigt ze in een tent, dan laat ze de kaart die ze bij zich heeft bovenop achter, en neemt ze de onderste kaart mee naar de volgende. Voor de kaart die ze bedekt, krijgt niemand iets.
help-bar-title = Barricadol
help-bar = Waar hij staat, gaat geen kaart in of uit, en doen Prins en Miss niets.
help-chips-title = Beweegfiches
help-chips = Gebruik er zoveel als je wilt, voor je actie en erna. Elk laat een burger lopen zo ver als de ring zegt, of zet hem meteen in de tent op het fiche; dan gaat de ring naar 0. Wat je niet gebruikt, gaat aan het eind van je beurt terug onder de stapel, in de volgorde die je wilt, en ook dan gaat de ring naar 0. Alleen als met jouw beurt de dag eindigde, blijft de ring staan.
help-count-title = De telling van een dag
help-count = De dag is meteen voorbij als twee spelers geen kaarten meer hebben (met z'n tweeën: één), of als er vijf kaarten in de stoet liggen. In een tent tellen je kaarten, ook de gedekte, en het veld van je schijfje samen. De hoogste wint zijn schijfje en de tweede het open fiche; wie zijn schijfje al had, wint het fiche. Gelijk wint niets, en je hebt minstens 1 nodig om iets te winnen.
help-float-title = De stoet
help-float = Wie het meest in de stoet heeft, moet een praalwagen kopen, en die kost 5 punten; de tweede pakt het open fiche. Je koopt er maar één keer een: daarna levert de eerste plaats je het fiche op. Een praalwagen die niemand koopt, gaat uit het spel. Aan het eind is een schijfje dat je niet won het getal van zijn veld waard, en een fiche zijn getal.
help-day-title = Een nieuwe dag
help-day = Iedereen neemt zijn kaarten terug, uit de tenten en uit de stoet; alleen de kaart die de Miss bij zich heeft, blijft bij haar. Burgers, schijfjes, ring en beweegfiches blijven waar ze zijn. Wie links zit van wie de dag beëindigde, begint.
help-advanced-title = 2× en 3×
help-advanced = Aan deze tafel zitten er twee fiches meer tussen die van de tenten, en blijven er twee ongezien in de doos. Aan het eind laat 2× elk van je tweeën dubbel tellen, en 3× elk van je enen driedubbel. Zelf zijn ze niets waard.
help-ruling-cr1 = Een schijfje op het laatste veld van zijn baan blijft daar.
help-ruling-cr2 = In een lege tent doet de Prins niets. De Miss legt haar kaart neer, en omdat die nu de onderste is, neemt ze hem weer mee.
help-ruling-cr3 = Met niets win je niets: je hebt minstens 1 nodig. Een schijfje op veld 1 of verder is genoeg, ook zonder kaart.
help-ruling-cr4 = Hebben de hoogsten evenveel, dan krijgt daar niemand iets, en de volgende schuift niet op. Hebben die daarachter evenveel, dan blijft het fiche liggen.
help-ruling-cr5 = Eerst worden alle tenten en de stoet geteld. Pas dan wordt gekeken of iemand vijf schijfjes heeft.
help-ruling-cr6 = Is de stapel beweegfiches op, dan krijgt niemand er een.
help-ruling-cr7 = Staat de ring op 0 en kun je geen kaart spelen, dan pas je.
help-ruling-cr8 = Een beweegfiche dat een burger meteen in een tent zet, ziet iedereen. Een waarvoor een burger loopt, of dat teruggaat, ziet alleen wie het had.
help-ruling-cr9 = Op de velden waar ze beginnen, doen burgers niets. Maar begint Barricadol in een tent, dan zet hij die wel af.
help-ruling-cr10 = Van wie een gedekte kaart is, heeft iedereen gezien; het getal kent alleen de eigenaar.
help-ruling-cr11 = Een dag waarin vier rondes lang geen kaart in een tent of de stoet komt, is voorbij.

fair-seal-fair = Niemand koos deze kaarten en fiches

# Wat een tafel kan kiezen
play-advanced = Speel de variant voor gevorderden
option-advanced =
    { $value ->
        [true] variant voor gevorderden
       *[false] zonder de variant voor gevorderden
    }

# Wat is wat
about-points = { $player } heeft { $points } = { $sum }: { $discs ->
        [0] geen schijfje
        [one] één schijfje
       *[other] { $discs } schijfjes
    }, dan confetti, dan fiches{ $float ->
        [yes] , min de praalwagen
       *[no] {""}
    }.
about-has = In de hand: { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } en { $chips ->
        [0] geen beweegfiche
        [one] 1 beweegfiche
       *[other] { $chips } beweegfiches
    }.
about-part-card = { $whose ->
        [mine] jouw { $value }
       *[other] een { $value }
    }
about-part-closed = { $cards ->
        [one] een gedekte kaart
       *[other] { $cards } gedekte kaarten
    }
about-part-confetti = { $field ->
        [one] één confetti
       *[other] { $field } confetti
    }
about-worth = { $mine ->
        [yes] Jij hebt
       *[no] { $player } heeft
    } { $closed ->
        [0] { $count ->
            [one] { $total }: { $parts }.
           *[other] { $total } = { $sum }: { $parts }.
        }
       *[other] minstens { $total }: { $parts }.
    }
about-tent = Tent { $tent }. Wie hier aan het eind van de dag het meest heeft, wint zijn schijfje: 5 punten.
about-tent-barred = Barricadol staat hier: er gaat geen kaart in of uit.
about-tent-own = Je eigen kaart staat op het podium, dus hier kun je niet spelen.
about-tent-open = Hier kun je een kaart spelen.
about-coin = Het open fiche van tent { $tent }: { $chip } voor wie hier tweede wordt, of eerste als die zijn schijfje al won. { $left ->
        [one] Het is het laatste.
       *[other] Er zijn nog { $left } fiches.
    }
about-track = { $discs ->
        [none] Het confettispoor van tent { $tent }: alle schijfjes zijn hier gewonnen.
       *[other] Het confettispoor van tent { $tent }: { $discs }. Een schijfje telt zijn veld, in de tent en aan het eind.
    }
about-prince = De Prins: eindigt hij in een tent, dan gaat de kaart op het podium mee in de stoet, en het schijfje van de eigenaar gaat vooruit.
about-miss = De Miss: eindigt ze in een tent, dan laat ze de kaart achter die ze bij zich heeft en neemt ze de onderste mee.
about-bar = Barricadol: in de tent waar hij staat gaat geen kaart in of uit.
about-walks = { $most ->
        [one] Je kunt met deze burger 1 veld lopen.
       *[other] Je kunt met deze burger tot { $most } velden lopen.
    }
about-field = { $tent ->
        [0] Een veld van de straat. Wie hier stopt, doet niets.
       *[other] Het veld van tent { $tent }: wie hier stopt, is in de tent.
    }
about-ring = { $ring ->
        [0] De ring staat op 0: niemand kan lopen voordat er een kaart is gespeeld.
       *[other] De ring staat op { $ring }: zo veel velden mag een burger hoogstens lopen. Hij toont de kaart op het podium waar het laatst is gespeeld, of de laatste wandeling.
    }
about-middle = { $card }, bij de Miss. Ze laat hem bovenop achter in de volgende tent waar ze stopt.
about-middle-free = Hier ligt de kaart die met de Miss meegaat: nu geen.
about-marches = { $card }, in de stoet. Wie hier het meest heeft, koopt een praalwagen, min 5.
about-place-free = Een vrije plaats in de stoet. Met de vijfde kaart is de dag voorbij.
about-float = De praalwagen: wie het meest in de stoet heeft, moet hem kopen, min 5. Niemand koopt er twee.
about-award = Het open fiche van de stoet: { $chip } punten voor wie tweede wordt, of eerste als die al een praalwagen heeft.
about-stack = De stapel beweegfiches: er liggen er { $chips } in, gedekt.
about-day = Het spel duurt vier dagen, of tot iemand vijf schijfjes heeft gewonnen.
about-held = Jouw { $value }: telt { $value } waar hij ligt als de dag voorbij is.
about-held-goes = Hij kan naar tent { $tents }.
about-held-pick = Je kunt hem nu kiezen: hij komt in een tent, welke wordt geloot.
about-held-nowhere = Hij kan nu niet worden gespeeld.
about-token = Jouw beweegfiche van tent { $tent }: een extra zet met een burger, meteen naar tent { $tent }{ $ring ->
        [0] .
       *[other] {" "}of tot { $ring } verder, zoals de ring zegt.
    }
about-token-now = Je kunt het nu gebruiken.
about-return = Beweegfiches die je niet gebruikt, gaan terug onder de stapel. Dan is je beurt voorbij, en als de dag niet ook voorbij is, gaat de ring naar 0.
about-pass = Je kunt niet lopen en geen kaart spelen, dus je past.
about-count = Wat de laatste dag iedereen opleverde, tent voor tent.
about-pile = { $card }, in tent { $tent }{ $where ->
        [alone] , als enige. De Prins zou hem de stoet in sturen, de Miss zou hem meenemen.
        [stage] , op het podium. Eindigt de Prins hier, dan gaat hij mee in de stoet.
        [bottom] , onderop. Eindigt de Miss hier, dan neemt ze hem mee.
       *[between] , tussen andere: de Prins en de Miss kunnen er nu niet bij.
    }
about-disc = { $field ->
        [won] { $player } heeft het schijfje van tent { $tent } gewonnen: 5 punten.
       *[other] Het schijfje van { $player } in tent { $tent } ligt op veld { $field }. Zo veel komt er hier bij wat { $player } heeft, en zo veel punten is het waard aan het eind.
    }
about-share = { $confetti ->
        [0] { $player } had hier { $value }, alles aan kaarten.
       *[other] { $player } had hier { $value } = { $cards } + { $confetti }: { $cards } aan kaarten, { $confetti } aan confetti.
    }
about-final-discs = { $discs ->
        [0] { $player } heeft geen schijfje gewonnen.
        [one] { $player } heeft één schijfje gewonnen: 5 punten.
       *[other] { $player } heeft { $discs } schijfjes gewonnen, elk 5 punten: { $points }.
    }
about-final-confetti = { $sum ->
        [none] { $player } heeft alle schijfjes gewonnen, dus er is geen confetti te tellen.
       *[other] De confetti van { $player }: { $sum }, het veld van elk schijfje dat niet is gewonnen.
    }
about-final-chips = { $chips ->
        [none] { $player } heeft geen fiche gewonnen.
       *[other] De fiches die { $player } heeft gewonnen: { $chips }.
    }
about-final-float = { $float ->
        [yes] { $player } moest de praalwagen kopen: min 5.
       *[no] { $player } hoefde de praalwagen niet te kopen.
    }
about-holds-card = Een { $value } in de hand van { $player }: telt { $value } waar hij ligt als de dag voorbij is.
about-holds-chip = { $player } heeft het beweegfiche van tent { $tent }: een extra zet met een burger.
