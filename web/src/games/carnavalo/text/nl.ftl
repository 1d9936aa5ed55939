# Carnavalo op de pagina, in het Nederlands.

tent-state =
    Tent { $tent }: { $cards }; { $chip ->
        [none] geen tentfiche meer
        [hidden] tentfiches nog gedekt
       *[other] tentfiche { $chip }
    }; confetti { $confetti }.{ $barred ->
        [yes] {" "}Afgesloten door Barricadol.
       *[no] {""}
    }
tent-empty = leeg
card-open = { $value } van { $name }
card-closed = een gedekte kaart van { $name }
confetti-at = { $name } op { $field }
confetti-won = { $name } heeft het schijfje gewonnen
citizen-at =
    { citizen }, { $place ->
        [street] op de route
       *[other] in tent { $place }
    }
walk-to =
    { $steps ->
        [one] 1 veld
       *[other] { $steps } velden
    } vooruit
put-there = Zet { citizen } in tent { $tent }
play-here = Speel de { $value } in tent { $tent }
on-top = Bovenop
under = Eronder
pick-card = Kies de { $value }
put-back = Leg fiche { $tent } terug
end-turn = { $count ->
        [one] Beurt klaar (je verliest fiche { $chips })
       *[other] Beurt klaar (je verliest fiches { $chips })
    }
choose-order = Kies de volgorde
for-before = Vooraf
points-after-day = De punten na dag { $day }
confetti-of-won-discs = Confetti telt alleen tot je het schijfje wint.
about-discs = { $player } heeft { $discs ->
        [0] nog geen schijfje
        [one] 1 schijfje
       *[other] { $discs } schijfjes
    } gewonnen. Elk schijfje is 5 punten waard. Heeft iemand er vijf, dan is het spel na die dag afgelopen.
why-discs = { $players } { $count ->
        [one] heeft
       *[other] hebben
    } vijf schijfjes gewonnen, dus het spel eindigt na dag { $day }.
why-days = Dag { $day } was de laatste dag, dus het spel is afgelopen.
why-won = { $players } { $count ->
        [one] heeft
       *[other] hebben
    } de meeste punten: { $points }.
put-back-first = Leg eerst terug:
brings-confetti = { $player } +1 confetti
brings-chip = { $player } krijgt een beweegfiche
brings-nothing = niets voor { $player }
walk-marches = { $card } gaat de stoet in
walk-confetti = +1 confetti
walk-laid = { $card } komt bovenop
walk-taken = de Miss neemt { $card } mee
walk-nobody = daar ligt geen kaart: er gebeurt niets
walk-barred = afgesloten: er gebeurt niets
walk-closed = afgesloten
walk-opens = weer open
walk-day-ends = hiermee eindigt de dag
things-of-others = Alleen { $name } kan deze kaarten en fiches spelen.
things-mine = Speel je kaarten en fiches vanuit je hand.
procession-marches = Kaarten in de stoet blijven daar tot de dag voorbij is.
key-cards = kies de kaart met dat getal
key-tents = kies dan de tent
key-citizens = verplaats de Prins, de Miss of Barricadol
key-fields = kies dan hoeveel velden
key-chips = gebruik je volgende beweegfiche
key-direct = dan meteen naar de tent op het fiche
key-places = kies dan bovenop of eronder
key-pick = kies deze kaart
key-end = beurt klaar, of passen
pass = Passen
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
    }, { $discs ->
        [one] 1 schijfje
       *[other] { $discs } schijfjes
    } gewonnen{ $float ->
        [yes] , heeft een praalwagen
       *[no] {""}
    }{ $turn ->
        [yes] , aan de beurt.
       *[no] .
    }
ring-state = De ring staat op { $ring }
middle-state = Bij de Miss: { $card }
procession-state = Stoet: { $cards }; stoetfiche { $chip }.
nobody-marches = nog niemand
look-inside = Kijk in tent { $tent }
close = Sluiten
choose-citizen = Kies een burger
choose-tent = Kies een tent
choose-field = Kies hoe ver. De ring komt dan op dat getal.
final-count = De eindstand
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
count-of-day = De stand na dag { $day }
told-dealt = Iedereen krijgt een beweegfiche en zet zijn schijfje bij die tent op veld 1.
told-lies = De gekozen kaarten komen open in willekeurige tenten te liggen.
told-tent-chip-open = Bij elke tent wordt het bovenste tentfiche omgedraaid.

# De regels, met plaatjes
help-goal-title = Het doel
help-goal =
    Het is carnaval, en iedereen wil feesten in de tenten. Maar Prins Carnaval wil mensen in zijn stoet.

    Je wilt de meeste punten. Win je schijfjes bij de zes feesttenten: elk schijfje dat je wint, is 5 punten waard.
help-start-title = Voor je begint
help-start =
    Iedereen heeft vijf kaarten, 1 tot en met 5, en bij elke tent één confettischijfje. De schijfjes beginnen op veld 0.

    Kies in het geheim een van je kaarten. De gekozen kaarten worden geschud en over de tenten verdeeld, één kaart per tent.

    Iedereen krijgt een beweegfiche en zet zijn schijfje bij die tent op veld 1. De ring begint op 1. Draai nu alle kaarten om. De eerste kaart op de weg van de Prins, met de klok mee, wijst aan wie begint.
help-start-example = Jouw 3 ligt in tent 2. Je krijgt het beweegfiche van tent 5, dus je schijfje bij tent 5 gaat naar veld 1.
help-turn-title = Jouw beurt
help-turn = Je doet één ding: een kaart spelen of een burger verplaatsen. Daarna is je linkerbuur aan de beurt.
help-card-title = Een kaart spelen
help-card =
    Speel een kaart in een tent. Is de tent leeg, dan leg je je kaart open neer. Liggen er al kaarten, dan kies je:

    - Bovenop, open. De eigenaar van de kaart die je bedekt, zet zijn schijfje daar één veld vooruit.
    - Onder de stapel, gedekt. De eigenaar van de bovenste kaart krijgt een beweegfiche.

    De bovenste kaart heet de podiumkaart. Waar de podiumkaart van jou is, mag je niet spelen. Daarna gaat de ring naar het getal van de podiumkaart.
help-card-example = De 2 van Otto is de podiumkaart in tent 4. Je legt je 4 bovenop. Otto’s schijfje daar gaat één veld vooruit en de ring gaat naar 4. Speel je onder de stapel, dan krijgt Otto een beweegfiche en gaat de ring naar 2.
help-move-title = Een burger verplaatsen
help-move = Verplaats één burger met de klok mee, minstens één veld en hoogstens zoveel als de ring aanwijst. Zet daarna de ring op het aantal velden dat je hebt verplaatst. Een burger doet alleen iets als hij in een tent stopt.
help-move-example = De ring staat op 3. Je zet de Prins 2 velden vooruit, dus de ring gaat naar 2.
help-prince-title = Prins Carnaval
help-prince = De Prins neemt de podiumkaart mee in de stoet. De eigenaar zet zijn schijfje daar één veld vooruit. De volgende kaart is nu de podiumkaart. Ligt die gedekt, draai hem dan om.
help-prince-example = Jouw 4 is de podiumkaart in tent 2. De Prins stopt daar. Je 4 gaat de stoet in en je schijfje gaat één veld vooruit.
help-miss-title = Miss Carnavalo
help-miss = De Miss neemt de onderste kaart van de stapel mee. In de volgende tent waar ze stopt, legt ze die kaart eerst bovenop. Daarna neemt ze daar de onderste kaart mee. Voor de kaart die ze bedekt, krijgt niemand iets.
help-bar-title = Barricadol
help-bar = Barricadol sluit de tent af waar hij staat. Je mag daar niet spelen, en de Prins en de Miss doen daar niets. De kaarten erin tellen nog wel aan het eind van de dag.
help-chips-title = Beweegfiches
help-chips =
    Voordat en nadat je een kaart speelt of een burger verplaatst, mag je zoveel beweegfiches gebruiken als je wilt. Met elk fiche verplaats je één burger zo ver als de ring toelaat, of zet je er een rechtstreeks in de tent op het fiche. Na zo’n rechtstreekse zet gaat de ring naar 0. Staat de ring op 0, dan kan een burger alleen nog rechtstreeks naar een tent.

    Heb je aan het eind van je beurt nog fiches, dan gaan ze terug onder de stapel. De volgorde kies je zelf. De ring gaat naar 0.
help-chips-example = Je hebt het beweegfiche van tent 4. Je zet de Prins rechtstreeks in tent 4. Otto’s podiumkaart gaat de stoet in en de ring gaat naar 0.
help-count-title = Het einde van een dag
help-count =
    De dag is meteen voorbij als twee spelers geen kaarten meer hebben, of als er vijf kaarten in de stoet liggen. Met twee spelers is één speler zonder kaarten genoeg.

    Tel in elke tent je kaarten op, ook de gedekte, en het veld van je schijfje.

    - Wie het meeste heeft, wint zijn schijfje. De tweede wint het tentfiche.
    - Heeft de nummer 1 zijn schijfje daar al eerder gewonnen, dan wint die het tentfiche.
    - Bij een gelijke stand win je niets, en met 0 ook niet.
help-count-example = In tent 5 heb je een 3 en een 2, en je schijfje ligt op 1: samen 6. Otto heeft een 4 en zijn schijfje ligt op 1: samen 5. Jij wint je schijfje en Otto wint het tentfiche.
help-float-title = De stoet
help-float = Tel ook je kaarten in de stoet op. De speler met het meeste moet een praalwagen kopen, en die kost 5 punten. De tweede wint het stoetfiche. Heeft de speler met het meeste al een praalwagen, dan wint hij zelf het stoetfiche.
help-float-example = Ann heeft een 5 en een 1 in de stoet: samen 6. Jij hebt een 4. Ann koopt een praalwagen en jij wint het stoetfiche.
help-day-title = Een nieuwe dag
help-day = Iedereen neemt zijn kaarten terug, ook uit de stoet. Alleen de kaart bij de Miss blijft daar. Burgers, schijfjes, ring en beweegfiches blijven waar ze zijn. De linkerbuur van de speler die de dag beëindigde, begint.
help-end-title = Wie wint er?
help-end =
    Het spel is afgelopen na vier dagen, of na een dag waarop een speler vijf schijfjes heeft gewonnen. Tel je punten:

    - 5 voor elk schijfje dat je hebt gewonnen
    - voor elk ander schijfje het getal van zijn veld
    - het getal op elk tentfiche en stoetfiche
    - min 5 als je een praalwagen hebt

    De speler met de meeste punten wint. Hebben meerdere spelers er evenveel, dan winnen ze samen.
help-end-example = Je hebt drie schijfjes gewonnen: 15 punten. De andere liggen op 2, 1 en 0: samen 3 punten. Je fiches zijn 4 en 2 waard: samen 6 punten. Je praalwagen kost 5 punten. In totaal heb je 19 punten.
help-tips-title = Twee tips
help-tips =
    - Speel waar de anderen weinig hebben, met de laagste kaart die wint.
    - De tweede plaats levert een fiche op. Die is vaak goedkoper dan de eerste.
help-pieces-title = Wat er in de doos zit
help-pieces = Elke tent heeft een stapel van vier tentfiches, en het bovenste ligt open. Er zijn er zes van elk: 1, 2, 3 en 4. De stoet heeft vier stoetfiches van 3, 4 of 5. Er zijn vier praalwagens, een voor elke dag, en zes beweegfiches, een voor elke tent. De ring gaat van 0 tot en met 5. Win je een schijfje, dan haal je het van het spoor.
help-last-title = Als de dag in jouw beurt eindigt
help-last = Maak af waar je mee bezig bent: zet de ring goed, verplaats schijfjes en deel fiches uit. De rest van je beurt gaat niet door. Leg je beweegfiches terug onder de stapel. De volgorde kies je zelf. De ring blijft staan. De anderen houden hun fiches. Waar een fiche is gewonnen, draai je het volgende fiche om. Een praalwagen die vandaag niemand heeft gekocht, gaat uit het spel.
help-advanced-title = 2× en 3×
help-advanced = Twee extra fiches worden door de tentfiches geschud, en twee willekeurige fiches blijven in de doos. Heb je 2×, dan telt aan het eind elk fiche van 2 dubbel. Heb je 3×, dan telt elk fiche van 1 driedubbel. De fiches 2× en 3× zelf zijn 0 waard.
help-ruling-cr1 = Een schijfje op het laatste veld blijft daar.
help-ruling-cr2 = In een lege tent doet de Prins niets. De Miss legt haar kaart neer en pakt hem weer op, want die kaart is nu de onderste.
help-ruling-cr3 = Je hebt minstens 1 nodig om iets te winnen. Een schijfje op veld 1 of verder is genoeg, ook zonder kaart.
help-ruling-cr4 = Staan spelers gelijk op de eerste plaats, dan krijgt daar niemand iets, en de volgende speler schuift niet op. Staan ze gelijk op de tweede plaats, dan krijgt niemand het fiche.
help-ruling-cr5 = Tel eerst alle tenten en de stoet. Kijk daarna pas of een speler vijf schijfjes heeft.
help-ruling-cr6 = Is de stapel beweegfiches leeg, dan krijg je er geen.
help-ruling-cr7 = Staat de ring op 0 en kun je geen kaart spelen, dan pas je.
help-ruling-cr8 = Iedereen ziet een beweegfiche dat een burger rechtstreeks in een tent zet. Verplaats je een burger met de ring of leg je het fiche terug, dan ziet niemand anders het.
help-ruling-cr9 = Op hun startvelden doen burgers niets. Maar begint Barricadol in een tent, dan sluit hij die af.
help-ruling-cr10 = Iedereen weet van wie een gedekte kaart is, maar alleen de eigenaar kent het getal.
help-ruling-cr11 = Komt er vier rondes lang geen kaart in een tent of in de stoet, dan is de dag voorbij.

fair-seal-fair = Nagerekend: eerlijk geschud

# Wat een tafel kan kiezen
play-advanced = Speel de variant voor gevorderden
option-advanced =
    { $value ->
        [true] variant voor gevorderden
       *[false] zonder de variant voor gevorderden
    }

# Wat is wat
about-points = { $player } heeft { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }: { $sum } voor { $discs ->
        [0] geen schijfje
        [one] één schijfje
       *[other] { $discs } schijfjes
    }, confetti en fiches{ $float ->
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
        [one] 1 aan confetti
       *[other] { $field } aan confetti
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
about-tent = Tent { $tent }. De speler die hier aan het eind van de dag het meeste heeft, wint zijn schijfje: 5 punten.
about-tent-barred = Barricadol sluit deze tent af: er gaat geen kaart in of uit.
about-tent-own = De podiumkaart is van jou, dus hier mag je niet spelen.
about-tent-open = Hier kun je een kaart spelen.
about-coin = Het tentfiche van tent { $tent } is { $chip } waard. De nummer 2 krijgt het. Had de nummer 1 zijn schijfje al, dan krijgt de nummer 1 het fiche. { $left ->
        [one] Het is het laatste.
       *[other] Er zijn nog { $left } fiches.
    }
about-track = { $discs ->
        [none] Het confettispoor van tent { $tent }: alle schijfjes zijn hier gewonnen.
       *[other] Het confettispoor van tent { $tent }: { $discs }. Een schijfje telt zoveel als zijn veld, in de tent en aan het eind.
    }
about-prince = De Prins: stopt hij in een tent, dan gaat de podiumkaart de stoet in, en het schijfje van de eigenaar gaat één veld vooruit.
about-miss = De Miss: stopt ze in een tent, dan legt ze de kaart die ze bij zich heeft bovenop en neemt ze de onderste mee.
about-bar = Barricadol: zolang hij in een tent staat, gaat daar geen kaart in of uit.
about-walks = { $most ->
        [one] Je kunt deze burger 1 veld verplaatsen.
       *[other] Je kunt deze burger hoogstens { $most } velden verplaatsen.
    }
about-field = { $tent ->
        [0] Een veld van de route. Een burger die hier stopt, doet niets.
       *[other] Het veld van tent { $tent }. Een burger die hier stopt, is in de tent.
    }
about-ring = { $ring ->
        [0] De ring staat op 0: er kan geen burger lopen tot er een kaart is gespeeld.
       *[other] De ring staat op { $ring }: zoveel velden mag een burger hoogstens lopen. Dat getal komt van de laatste burger die is verplaatst, of van de podiumkaart in de tent waar het laatst is gespeeld.
    }
about-middle = { $card }, bij de Miss. Ze legt hem bovenop in de volgende tent waar ze stopt.
about-middle-free = Hier ligt de kaart die de Miss bij zich heeft. Nu heeft ze geen kaart.
about-marches = { $card }, in de stoet. De speler die hier het meeste heeft, moet een praalwagen kopen: min 5 punten.
about-place-free = Een vrije plaats in de stoet. Met de vijfde kaart is de dag voorbij.
about-float = De praalwagen: de speler met het meeste in de stoet moet hem kopen, en dat kost 5 punten. Niemand hoeft er twee te kopen.
about-award = Het stoetfiche is { $chip } waard. De nummer 2 krijgt het. Heeft de nummer 1 al een praalwagen, dan krijgt de nummer 1 het fiche.
about-stack = De stapel beweegfiches: { $chips }, gedekt.
about-day = Het spel duurt vier dagen, of tot een speler vijf schijfjes heeft gewonnen.
about-held = Jouw { $value }. In de tent waar je hem speelt, telt hij aan het eind van de dag voor { $value }.
about-held-goes = Je kunt hem spelen in tent { $tents }.
about-held-pick = Je kunt hem nu kiezen. Hij komt in een willekeurige tent.
about-held-nowhere = Je kunt deze kaart nu niet spelen.
about-token = Jouw beweegfiche van tent { $tent }: daarmee verplaats je nog een burger. Die gaat rechtstreeks naar tent { $tent }{ $ring ->
        [0] .
       [1] {" "}of 1 veld vooruit, zoals de ring aanwijst.
       *[other] {" "}of hoogstens { $ring } velden vooruit, zoals de ring aanwijst.
    }
about-token-now = Je kunt het nu gebruiken.
about-return = Beweegfiches die je niet gebruikt, gaan terug onder de stapel. Dan is je beurt voorbij. De ring gaat naar 0, behalve als ook de dag voorbij is.
about-pass = Je kunt geen burger verplaatsen en geen kaart spelen, dus je past.
about-count = Wat iedereen op de laatste dag heeft gewonnen, tent voor tent.
about-pile = { $card }, in tent { $tent }{ $where ->
        [alone] , als enige kaart. Stopt de Prins hier, dan gaat hij de stoet in. Stopt de Miss hier, dan neemt ze hem mee.
        [stage] , de podiumkaart. Stopt de Prins hier, dan gaat de kaart de stoet in.
        [bottom] , de onderste kaart. Stopt de Miss hier, dan neemt ze hem mee.
       *[between] , tussen andere kaarten. De Prins en de Miss kunnen er nu niet bij.
    }
about-disc = { $field ->
        [won] { $player } heeft het schijfje van tent { $tent } gewonnen: 5 punten.
       *[other] Het schijfje van { $player } bij tent { $tent } ligt op veld { $field }. Dat getal komt hier bij de kaarten van { $player }, en aan het eind is het schijfje zoveel punten waard.
    }
about-share = { $confetti ->
        [0] { $player } had hier { $value }, alleen aan kaarten.
       *[other] { $player } had hier { $value } = { $cards } + { $confetti }: { $cards } aan kaarten en { $confetti } aan confetti.
    }
about-final-discs = { $discs ->
        [0] { $player } heeft geen schijfje gewonnen.
        [one] { $player } heeft één schijfje gewonnen: 5 punten.
       *[other] { $player } heeft { $discs } schijfjes gewonnen, elk 5 punten: { $points }.
    }
about-final-confetti = { $sum ->
        [none] { $player } heeft alle schijfjes gewonnen, dus confetti telt niet meer.
       *[other] De confetti van { $player }: { $sum }. Elk schijfje dat niet is gewonnen, telt voor het getal van zijn veld.
    }
about-final-chips = { $chips ->
        [none] { $player } heeft geen fiche gewonnen.
       *[other] De fiches die { $player } heeft gewonnen: { $chips }.
    }
about-final-float = { $float ->
        [yes] { $player } moest een praalwagen kopen: min 5 punten.
       *[no] { $player } hoefde geen praalwagen te kopen.
    }
about-holds-card = Een { $value } in de hand van { $player }. In de tent waar hij wordt gespeeld, telt hij aan het eind van de dag voor { $value }.
about-holds-chip = { $player } heeft het beweegfiche van tent { $tent } en mag daarmee nog een burger verplaatsen.

# Soorten fouten, vóór hoe vaak
mistake-chip-unused = Je laat een beweegfiche ongebruikt:
mistake-chip-wasted = Je gebruikt een beweegfiche te vroeg:
mistake-procession = Je schat de stoet verkeerd in:
mistake-rival = Je laat een ander een prijs winnen:
mistake-card = Je speelt de verkeerde kaart in een tent:
mistake-tent = Je kiest de verkeerde plek:

# A phone as a hand
hand-hidden = Je gedekte kaarten
