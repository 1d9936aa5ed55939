# Carnavalo, in het Nederlands.

name = Carnavalo
tagline = Win de feesttenten, stuur drie burgers, en laat de anderen de praalwagens kopen.
about = Kaarten, bluf en confetti, van Peter Verhaeghe, voor 2 tot 6 spelers, ongeveer 45 minuten.
unofficial = Een onofficiële versie, in onze eigen woorden. Carnavalo en de doos zijn van hun eigenaars.

# De tafel
citizen =
    { $citizen ->
        [prince] de Prins
        [miss] de Miss
       *[bar] Barricadol
    }
place =
    { $place ->
        [procession] de stoet
       *[other] tent { $place }
    }
day = Dag { $day } van { $days }
ring = Ring
route = Route
tent = Tent
chip = Fiche
pile = Kaarten, van boven af
confetti-of = Confetti
procession = Stoet
middle = Bij de Miss
floats = Wagen
player = Speler
cards = Hand
movement-chips = Fiches
discs = Schijf
won = Gewonnen
points = Punten
hand = Jouw hand
your-chips = Jouw fiches
stack = Stapel
legend = P Prins · M Miss · B Barricadol · A4 de 4 van speler A · A? gedekt · * gewonnen

# Wat er gebeurde: de voorbereiding
picked =
    { $shared ->
        [yes] { $player } kiest de { $value }.
       *[no] Je kiest de { $value }.
    }
picked-unseen = { $player } kiest een kaart.
dealt = { $player } krijgt het beweegfiche van tent { $tent } en zet het schijfje daar op veld 1.
lies = De { $value } van { $player } ligt in tent { $tent }.
tent-chip-open = Het tentfiche van tent { $tent } is { $chip } waard.
procession-chip-open = Het stoetfiche is { $number } waard.
begins = De eerste kaart op de weg van de Prins is van { $player }: { $player } begint.

# Wat er gebeurde: een beurt
moved =
    { $player } zet { citizen } { $steps ->
        [one] 1 veld vooruit.
       *[other] { $steps } velden vooruit.
    }
chip-moved =
    { $shared ->
        [yes] { $player } gebruikt het beweegfiche van tent { $tent } en zet
       *[no] Je gebruikt het beweegfiche van tent { $tent } en zet
    } { citizen } { $steps ->
        [one] 1 veld vooruit.
       *[other] { $steps } velden vooruit.
    }
chip-moved-unseen =
    { $player } gebruikt een beweegfiche en zet { citizen } { $steps ->
        [one] 1 veld vooruit.
       *[other] { $steps } velden vooruit.
    }
chip-direct = { $player } gebruikt het beweegfiche van tent { $tent } en zet { citizen } daar rechtstreeks in. De ring gaat naar 0.
played-empty = { $player } speelt een { $value } in de lege tent { $tent }.
played-top = { $player } legt een { $value } bovenop in tent { $tent }.
played-under =
    { $shared ->
        [yes] { $player } schuift een { $value } onder de stapel in tent { $tent }.
       *[no] Je schuift je { $value } onder de stapel in tent { $tent }.
    }
played-under-unseen = { $player } schuift een kaart onder de stapel in tent { $tent }.
confetti = Het schijfje van { $player } bij tent { $tent } gaat vooruit naar veld { $field }.
got-chip =
    { $shared ->
        [yes] { $player } krijgt het beweegfiche van tent { $tent }.
       *[no] Je krijgt het beweegfiche van tent { $tent }.
    }
got-chip-unseen = { $player } krijgt een beweegfiche.
no-chip = { $player } zou een beweegfiche krijgen, maar ze zijn op.
to-procession = De Prins neemt de { $value } van { $player } uit tent { $tent } mee in de stoet.
turned-up = De { $value } van { $player } wordt omgedraaid: hij is nu de podiumkaart in tent { $tent }.
laid = De Miss legt de { $value } van { $player } bovenop in tent { $tent }.
taken = De Miss neemt de { $value } van { $player } mee, onder uit tent { $tent }.
nothing-there =
    Tent { $tent } is leeg: { $citizen ->
        [prince] de Prins neemt geen kaart mee.
       *[other] de Miss neemt geen kaart mee.
    }
barred =
    Tent { $tent } is afgesloten: { $citizen ->
        [prince] de Prins
       *[other] de Miss
    } doet daar niets.
barricade = Barricadol sluit tent { $tent } af.
passed = { $player } kan geen burger verplaatsen en geen kaart spelen, en past.
returned =
    { $shared ->
        [yes] { $player } legt het beweegfiche van tent { $tent } terug onder de stapel.
       *[no] Je legt het beweegfiche van tent { $tent } terug onder de stapel.
    }
returned-unseen = { $player } legt een beweegfiche terug onder de stapel.
ring-zero = Niet alle beweegfiches zijn gebruikt, dus de ring gaat naar 0.

# Wat er gebeurde: het einde van een dag
day-over =
    { $reason ->
        [hands] Dag { $day } is voorbij: { $player } heeft zijn laatste kaart gespeeld.
        [procession] Dag { $day } is voorbij: { $player } heeft de vijfde kaart in de stoet gebracht.
       *[quiet] Dag { $day } is voorbij: vier rondes lang heeft niemand een kaart gespeeld. { $player } had de laatste beurt.
    }
face-down = De gedekte kaart in tent { $tent } was een { $value } van { $player }.
in-tent = { $player } heeft { $value } in tent { $tent }: { $cards } aan kaarten en { $confetti } aan confetti.
in-procession = { $player } heeft { $value } in de stoet.
won-disc = { $player } wint zijn schijfje bij tent { $tent }.
won-tent-chip = { $player } wint het tentfiche van { $chip } bij tent { $tent }.
bought-float = { $player } heeft het meeste in de stoet en moet een praalwagen kopen.
won-procession-chip = { $player } wint het stoetfiche van { $number }.
nobody-there = Niemand heeft iets in { place }.
tied-first = Gelijke stand op de eerste plaats in { place }, dus niemand krijgt iets.
tied-second = Gelijke stand op de tweede plaats in { place }, dus niemand krijgt het fiche.
no-second = Niemand is tweede in { place }, dus niemand krijgt het fiche.
float-removed = Niemand kocht de praalwagen van vandaag, dus hij gaat uit het spel.
new-day = Dag { $day } begint. Iedereen neemt zijn kaarten terug, en { $player } begint.
ended = Het spel is afgelopen na dag { $day }.
counted =
    { $player } krijgt { $for_discs } punten voor { $discs ->
        [one] 1 schijfje
       *[other] { $discs } schijfjes
    }, { $confetti } voor confetti en { $chips } voor fiches.
float-costs = { $player } heeft een praalwagen: min { $points }.
total = { $player } heeft { $points } punten.

# Wat je kunt doen
prompt-setup = Het spel wordt klaargezet.
prompt-pick =
    { $shared ->
        [yes] { $player }, kies in het geheim een kaart.
       *[no] Kies in het geheim een kaart.
    } De gekozen kaarten gaan naar willekeurige tenten.
prompt-wait-pick = { $player } kiest een kaart.
your-turn =
    { $shared ->
        [yes] { $player }, jij bent aan de beurt:
       *[no] Jij bent aan de beurt:
    }
at-most =
    { $ring ->
        [one] hoogstens 1 veld
       *[other] hoogstens { $ring } velden
    }
prompt-before =
    { $can ->
        [both] { your-turn } verplaats een burger ({ at-most }) of speel een kaart.
        [move] { your-turn } verplaats een burger ({ at-most }).
        [card] { your-turn } speel een kaart.
       *[pass] { your-turn } je kunt niets verplaatsen of spelen, dus pas.
    }{ $chips ->
        [0] {""}
        [one] {" "}Je beweegfiche mag eerst.
       *[other] {" "}Je beweegfiches mogen eerst.
    }
prompt-wait-before = { $player } is aan de beurt.
prompt-after =
    { $shared ->
        [yes] { $player }, je mag
       *[no] Je mag
    } nog beweegfiches gebruiken (de ring staat op { $ring }). Of beëindig je beurt: dan gaat de ring naar 0.
prompt-wait-after = { $player } kan nog beweegfiches gebruiken of terugleggen.
prompt-return =
    { $shared ->
        [yes] { $player }, leg
       *[no] Leg
    } ook je andere beweegfiches terug, in een volgorde naar keuze.
prompt-wait-return = { $player } legt beweegfiches terug.
prompt-close =
    { $shared ->
        [yes] { $player }, jij beëindigde de dag:
       *[no] Jij beëindigde de dag:
    } leg je beweegfiches terug, in een volgorde naar keuze.
prompt-wait-close = { $player } beëindigde de dag en legt beweegfiches terug.
prompt-over =
    { $players } { $count ->
        [one] wint!
       *[other] winnen samen!
    }

# Wat niet kan
not-a-move = { $found } is hier geen zet. Zetten zien eruit als “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3”, “chip t2 miss direct”, “return t2”, “pass”, “pick 3”.
not-a-chance = { $found } kan hier niet worden getrokken. Schrijf het zoals “{ $example }”.
too-many-chips = Zoveel fiches van { $chip } zijn er niet (C3).
only-pick = Eerst kiest iedereen een kaart (C5).
picked-already = Je kiest alleen vóór de eerste dag een kaart (C5).
only-return = Nu kun je alleen nog beweegfiches terugleggen (C13, C18).
acted-already = Je hebt deze beurt al een burger verplaatst of een kaart gespeeld. Gebruik een beweegfiche of leg er een terug (C9).
ring-too-low =
    { $ring ->
        [0] De ring staat op 0, dus er kan geen burger lopen (C10, C11). Speel een kaart.
       *[other] De ring staat op { $ring }, dus een burger kan geen { $steps } velden lopen (C10, C11).
    }
no-need-to-pass = Je kunt een burger verplaatsen of een kaart spelen, dus je kunt niet passen (CR7).
chip-not-held = Je hebt het beweegfiche van tent { $chip } niet (C10).
return-too-early = Speel eerst een kaart of verplaats een burger. Daarna kun je beweegfiches terugleggen (C13).
card-not-in-hand = Je hebt de { $value } niet in je hand (C12).
tent-barred = Barricadol staat in tent { $tent }, dus er kan geen kaart in (C16). Kies een andere tent.
own-stage-card = De podiumkaart in tent { $tent } is van jou, dus daar mag je niet spelen (C12). Kies een andere tent.
say-top-or-under = Tent { $tent } is niet leeg. Schrijf er “top” of “under” bij (C12).
tent-is-empty = Tent { $tent } is leeg. Schrijf alleen de kaart en de tent (C12).
route-fields = een route heeft { $few } tot { $most } velden; gevonden: { $found } (C1)
route-tents = er zijn { $tents } tenten; gevonden: { $found } (C1)
route-off = de velden van deze route zijn 0 tot en met { $last }; gevonden: { $found } (C1)
route-same-field = op veld { $field } kunnen geen twee tenten liggen (C1)
track-length = een confettispoor eindigt op een veld van 1 tot en met { $most }; gevonden: { $found } (C2)

# Waarom: redenen in terugblikken en tips
why-move-card =
    { $place ->
        [top] je { $value } bovenop in tent { $tent }
        [under] je { $value } gedekt in tent { $tent }
       *[empty] je { $value } in tent { $tent }
    }
why-move-citizen =
    { $tent ->
        [0] { citizen } { $steps } verder
       *[other] { citizen } { $steps } verder, naar tent { $tent }
    }
why-move-chip =
    { $tent ->
        [0] { citizen } met een fiche { $steps } verder
       *[other] { citizen } met een fiche { $steps } verder, naar tent { $tent }
    }
why-move-direct = { citizen } met het fiche meteen naar tent { $tent }
why-move-pass = passen
why-move-pick = kiezen voor de { $number }
why-move-return = terugleggen van het fiche van tent { $number }
why-disc = Na { $one } win je vandaag { $how_one } je schijfje in tent { $tent }; na { $two } { $how_two }.
why-disc-other = Na { $one } wint { $player } vandaag { $how_one } het eigen schijfje in tent { $tent }; na { $two } { $how_two }.
why-chip = Na { $one } win je vandaag { $how_one } het fiche { $chip } van tent { $tent }; na { $two } { $how_two }.
why-chip-other = Na { $one } wint { $player } vandaag { $how_one } het fiche { $chip } van tent { $tent }; na { $two } { $how_two }.
why-aim =
    { $but ->
        [yes] Maar dat win je{ " " }
       *[no] Dat win je{ " " }
    }{ $how }{ $both ->
        [yes] { " " }(na { $two } { $how_two })
        [same] { " " }(na { $two } ongeveer even vaak)
       *[no] { "" }
    }{ $stop ->
        [taken] : { $how_stop } neemt { citizen } daar je kaart weg
        [plays] : { $how_stop } speelt { $player } daar en heeft dan evenveel als jij of meer
        [brought] : { $how_stop } brengt { citizen } daar een kaart van { $player }
       *[none] { "" }
    }.
why-plan = Daarna, { $how }: { $act }.
why-reply = Dan, { $how }: { $act }.
why-stands =
    Na { $one } is de stand { $where ->
        [procession] in de stoet
       *[there] daar
    }: { $sums }.
why-no-more =
    { $over ->
        [surely] Na { $one } is de dag voorbij voor je daar nog kunt spelen.
        [mostly] Na { $one } is de dag meestal voorbij voor je daar nog kunt spelen ({ $how }).
       *[no] Na { $one } kom je er { $how } nog toe daar te spelen.
    }
why-there-plays =
    { $who ->
        [you] Na { $one } speel je daar later { $how_one } { their-value }; na { $two } { $how_two }.
       *[other] Na { $one } speelt { $player } daar later { $how_one } { their-value }; na { $two } { $how_two }.
    }
why-later = Na { $two } speel je daar later { $how } { their-value }.
why-own-on-top =
    { $who ->
        [you] Na { $one } ligt je eigen kaart daar bovenop, en op je eigen kaart mag je niet spelen.
       *[other] Na { $one } ligt de eigen kaart van { $player } daar bovenop, en op je eigen kaart mag je niet spelen.
    }
why-there-last =
    { $who ->
        [you] Na { $one } speel je daar { $how_one } de laatste kaart; na { $two } { $how_two }.
       *[other] Na { $one } speelt { $player } daar { $how_one } de laatste kaart; na { $two } { $how_two }.
    }
why-there-most =
    { $who ->
        [you] Na { $one } heb je { $how_one } het meeste in de stoet; na { $two } { $how_two }.
       *[other] Na { $one } heeft { $player } { $how_one } het meeste in de stoet; na { $two } { $how_two }.
    }
why-there-taken =
    Na { $one } { $by ->
        [you] neem je daar { $how_one } { whose-card } weg met { citizen }
        [other] neemt { $doer } daar { $how_one } { whose-card } weg met { citizen }{ by-chip }
       *[any] neemt { citizen } daar { $how_one } { whose-card } weg
    }; na { $two } { $how_two }.
why-there-brought =
    Na { $one } { $by ->
        [you] breng je daar { $how_one } { whose-card } met { citizen }
        [other] brengt { $doer } daar { $how_one } { whose-card } met { citizen }{ by-chip }
       *[any] brengt { citizen } daar { $how_one } { whose-card }
    }; na { $two } { $how_two }.
why-there-enters =
    Na { $one } { $by ->
        [you] stuur je { $how_one } { whose-card }{ from-tent } met { citizen } de stoet in
        [other] stuurt { $doer } { $how_one } { whose-card }{ from-tent } met { citizen } de stoet in{ by-chip }
       *[any] stuurt { citizen } { $how_one } { whose-card }{ from-tent } de stoet in
    }; na { $two } { $how_two }.
by-chip =
    { $chip ->
        [yes] { " " }(met het fiche dat jij weggeeft)
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
        [0] een eigen kaart
       *[other] { $sure ->
            [yes] de eigen { $value }
           *[no] een eigen kaart (meestal de { $value })
        }
    }
why-within-reach = Na { $one } kan wie daarna komt { citizen } naar tent { $tent } laten lopen; na { $two } niet.
from-tent =
    { $tent ->
        [0] { "" }
       *[other] { " " }in tent { $tent }
    }
their-value =
    { $value ->
        [0] een kaart
       *[other] { $sure ->
            [yes] { $who ->
                [you] je { $value }
               *[other] een { $value }
            }
           *[no] een kaart (meestal { $who ->
                [you] je { $value }
               *[other] de { $value }
            })
        }
    }
your-value =
    { $value ->
        [0] een kaart van jou
       *[other] { $sure ->
            [yes] jouw { $value }
           *[no] een kaart van jou (meestal de { $value })
        }
    }
player-value =
    { $value ->
        [0] een kaart van { $player }
       *[other] { $sure ->
            [yes] de { $value } van { $player }
           *[no] een kaart van { $player } (meestal de { $value })
        }
    }
why-float = Na { $one } moet je vandaag { $how_one } een praalwagen kopen (min 5); na { $two } { $how_two }.
why-float-other = Na { $one } moet { $player } vandaag { $how_one } een praalwagen kopen (min 5); na { $two } { $how_two }.
why-early-float = Na { $one } koop je vandaag { $how_one } je praalwagen; na { $two } { $how_two }.
why-early-float-other = Na { $one } koopt { $player } vandaag { $how_one } een praalwagen; na { $two } { $how_two }.
why-float-pays = Die kost 5, maar wie er een heeft kan op alle dagen daarna het fiche van de stoet winnen.
why-parade = Na { $one } win je vandaag { $how_one } het fiche { $chip } van de stoet; na { $two } { $how_two }.
why-parade-other = Na { $one } wint { $player } vandaag { $how_one } het fiche { $chip } van de stoet; na { $two } { $how_two }.
why-card = { $move }, waar je dan { $own } hebt{ against }{ standing }
why-leaves = { $does }; daar heb je dan { $own }{ against }{ standing }
against =
    { $theirs ->
        [0] { $faces ->
            [none] { " " }en niemand anders iets
            [several] { " " }en anderen gedekte kaarten
           *[same] { " " }en { $player } { cards-face-down }
        }
       *[other] { $faces ->
            [none] { " " }en { $player } { $theirs }
            [same] { " " }en { $player } { $theirs } en { cards-face-down }
            [one] { " " }en { $player } { $theirs }; { $other } heeft er { cards-face-down }
           *[other] { " " }en { $player } { $theirs }; anderen hebben er gedekte kaarten
        }
    }
cards-face-down =
    { $hidden ->
        [one] een gedekte kaart
       *[other] { $hidden } gedekte kaarten
    }
standing =
    { $stands ->
        [disc] : { $sure ->
            [yes] je ligt voor om je schijfje te winnen
           *[no] of je voor ligt om je schijfje te winnen, hangt af van wat er gedekt ligt
        }
        [chip] : { $sure ->
            [yes] je ligt voor om het fiche { $chip } te winnen
           *[no] of je voor ligt om het fiche { $chip } te winnen, hangt af van wat er gedekt ligt
        }
        [second] : { $sure ->
            [yes] je bent tweede, goed voor het fiche { $chip } zolang { $player } een schijfje wint
           *[no] of je als tweede het fiche { $chip } wint, hangt af van wat er gedekt ligt
        }
        [level] : gelijk, dus geen van beiden wint iets
        [shared] : met { $level } gelijk op de tweede plaats, dus niemand wint het fiche { $chip }
       *[behind] : zoals het nu staat win je daar niets
    }
why-prince =
    { $move }, waar { $whose ->
        [own] jouw { $value }
       *[theirs] de { $value } van { $player }
    } de stoet in gaat
why-miss =
    { $move }, waar zij { $laid_whose ->
        [own] jouw { $laid_value } bovenop legt en{ " " }
        [theirs] de { $laid_value } van { $other } bovenop legt en{ " " }
       *[nobody] { "" }
    }{ $whose ->
        [own] jouw { $value }
       *[theirs] { $value ->
            [0] de gedekte kaart van { $player }
           *[other] de { $value } van { $player }
        }
    } meeneemt
why-bar =
    { $move }, zodat { $opened ->
        [0] tent { $closed } dichtgaat
       *[other] { $closed ->
            [0] tent { $opened } opengaat
           *[other] tent { $opened } opengaat en tent { $closed } dicht
        }
    }
why-nothing =
    { $move }, { $stays ->
        [told] wat daar niets doet
        [yes] wat daar niets doet en de ring op { $ring } laat
       *[no] wat alleen de ring op { $ring } zet
    }{ $waits ->
        [yes] { ": " }je wacht en houdt je kaarten
       *[no] { "" }
    }
why-ends-day = { $does }; daarmee is de dag voorbij
why-gives-chip = { $does }; { $player } krijgt daarvoor een loopfiche
why-moves-disc = { $does }; daarvoor gaat het schijfje van { $player } daar een veld vooruit
why-keeps =
    { $enough ->
        [yes] In tent { $tent } sta je er met je { $other_value } voorlopig net zo goed voor: met de betere houd je je { $value } voor een andere plek.
       *[no] Met de betere houd je je { $value } voor een andere plek.
    }
why-both-end = Met allebei is de dag meteen voorbij.
why-last-card =
    { $does }; dat is je laatste kaart{ $players ->
        [pair] { "" }
       *[several] , zodat de dag uit is zodra nog iemand er geen meer heeft
    }
why-ring-back = { $does }, wat de ring op 0 zet, zodat niemand kan lopen voor er een kaart gespeeld is
why-ring-zero = { $does }; de ring staat dan op 0, zodat niemand kan lopen voor er een kaart gespeeld is
why-goes-on =
    { $ring ->
        [0] { $cards ->
            [yes] { $does }; de ring staat dan op 0, zodat niemand kan lopen: je speelt nog een kaart
           *[no] { $does }; de ring staat dan op 0, zodat niemand kan lopen
        }
       *[other] { $cards ->
            [yes] { $does }; daarna speel je nog een kaart of loop je met iemand (de ring staat op { $ring })
           *[no] { $does }; daarna loop je nog met iemand (de ring staat op { $ring })
        }
    }
person = { $player }
course-card =
    { $who ->
        [you] je speelt { $value ->
            [0] een kaart
           *[other] je { $value }
        }
       *[other] { $player } speelt { $value ->
            [0] een kaart
           *[other] een { $value }
        }
    } { $place ->
        [top] bovenop in tent { $tent }
        [under] gedekt in tent { $tent }
       *[card] in tent { $tent }
    }
course-moves =
    { $who ->
        [you] je brengt
       *[other] { $player } brengt
    } { citizen }{ $chip ->
        [yes] { " " }met een fiche
       *[no] { "" }
    } { $tent ->
        [0] verder
       *[other] naar tent { $tent }
    }
course-bar =
    { course-moves }{ $opened ->
        [0] { $tent ->
            [0] { "" }
           *[other] , die daarmee dichtgaat
        }
       *[other] , zodat tent { $opened } opengaat
    }
course-prince = { course-moves }, waar { $card } de stoet in gaat
course-miss =
    { course-moves }, waar zij { $lays ->
        [yes] { $laid } bovenop legt en { $card } meeneemt
       *[no] { $card } meeneemt
    }
course-pass =
    { $who ->
        [you] je past
       *[other] { $player } past
    }
course-whose =
    { $whose ->
        [own] jouw { $value }
        [same] de eigen { $value }
       *[theirs] de { $value } van { $player }
    }
sum =
    { $who ->
        [you] jij { $number }
       *[other] { $player } { $number }
    }
why-points = Alles bij elkaar heb je na { $one } ongeveer { $played } punten { when }; na de betere { $better }.
why-points-both =
    Alles bij elkaar heb je na { $one } ongeveer { $played } punten { when } en { $player } { $played_other }; na de betere { $better } en { $better_other }{ $gives ->
        [yes] { "" }; je geeft er { $lost } weg, maar { $player } verliest er { $theirs }
       *[no] { "" }
    }.
why-has-float = Wie een praalwagen heeft en daar het meeste, krijgt het fiche.
why-as-second = Wie daar het meeste heeft koopt een praalwagen, en de tweede krijgt het fiche.
why-fifth =
    { $who ->
        [you] Het zou je vijfde schijfje zijn, en dan is het spel uit.
       *[other] Het zou het vijfde schijfje van { $player } zijn, en dan is het spel uit.
    }
when =
    { $when ->
        [last] aan het einde van het spel
       *[other] aan het einde van de dag
    }
why-game-ends = Na { $one } heb je vandaag { $how_one } je vijfde schijfje, en dan is het spel uit; na { $two } { $how_two }.
why-game-ends-other = Na { $one } heeft { $player } vandaag { $how_one } een vijfde schijfje, en dan is het spel uit; na { $two } { $how_two }.
why-behind-then = Jij hebt dan ongeveer { $own } punten en { $player } { $points }: je hebt nog een dag nodig.
why-ahead-then = Jij hebt dan de meeste punten, ongeveer { $points }.
look-tent = Kijk eens naar tent { $tent }.
look-citizen = Kijk eens naar { citizen }: waar kun je die naartoe brengen?
look-hand = Kijk naar je kaarten: welke kun je de eerste dag missen?
look-chips = Kijk naar je beweegfiches.

# Hoe je speelt
help =
    Je wilt de meeste punten. Win je schijfjes bij de zes feesttenten: elk schijfje dat je wint, is 5 punten waard.

    In je beurt doe je één ding: een kaart spelen of een burger verplaatsen. In een lege tent speel je open. In een tent met kaarten speel je bovenop, open: dan zet de eigenaar van de kaart die je bedekt zijn schijfje daar één veld vooruit. Of je speelt onder de stapel, gedekt: dan krijgt de eigenaar van de bovenste kaart een beweegfiche. De bovenste kaart heet de podiumkaart. Waar de podiumkaart van jou is, mag je niet spelen. Daarna gaat de ring naar het getal van de podiumkaart.

    Een burger mag je hoogstens zoveel velden verplaatsen als de ring aanwijst. Daarna gaat de ring naar het aantal velden. Een burger doet alleen iets als hij in een tent stopt. De Prins neemt de podiumkaart mee in de stoet, en de eigenaar zet zijn schijfje daar één veld vooruit. De Miss neemt de onderste kaart mee en legt hem bovenop in de volgende tent waar ze stopt. Barricadol sluit de tent af waar hij staat.

    Daarvoor en daarna mag je beweegfiches gebruiken. Elk fiche verplaatst een burger zo ver als de ring toelaat, of rechtstreeks naar de tent op het fiche; dan gaat de ring naar 0. Fiches die je niet gebruikt, gaan aan het eind van je beurt terug. Ook dan gaat de ring naar 0, behalve als jouw beurt de dag beëindigde.

    De dag is voorbij als twee spelers geen kaarten meer hebben, of als er vijf kaarten in de stoet liggen. Met twee spelers is één speler zonder kaarten genoeg. In elke tent tel je je kaarten en het veld van je schijfje op. De speler met het meeste wint zijn schijfje; de tweede wint het tentfiche. Won je je schijfje al eerder, dan wint de eerste plaats het tentfiche. De speler met het meeste in de stoet moet een praalwagen kopen, min 5 punten, en de tweede wint het stoetfiche. Heb je al een praalwagen, dan wint de eerste plaats het stoetfiche. Bij een gelijke stand win je niets, en met 0 ook niet.

    Het spel is afgelopen na vier dagen, of als een speler vijf schijfjes heeft gewonnen. Een schijfje dat je niet won, is het getal van zijn veld waard, en een fiche zijn getal. De speler met de meeste punten wint.
reconstructed = Dit zijn de regels van het spelregelblad. Daar staat niet in hoeveel velden de route heeft, waar de tenten en de burgers staan, of hoe lang de confettisporen zijn. Dat hebben we zelf gekozen.
help-moves = Typ het nummer voor een keuze, of de zet zelf, zoals “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3” of “return t2”.

# Lessen
lesson-card = Je wilt de meeste punten: het meest in een tent is er 5 waard. Speel je 4 in tent 1.
lesson-card-not = Mooi, maar speel deze keer de 4 in tent 1.
lesson-card-done = Je 4 staat op het podium, en de ring springt naar 4.
lesson-top = Otto’s 2 staat op het podium in tent 4. Leg jouw 2 erbovenop.
lesson-top-not = Dat mag. Maar leg nu de 2 bovenop in tent 4.
lesson-top-done = Als troost gaat Otto’s schijfje vooruit: 1 erbij voor Otto hier.
lesson-under = Otto’s 4 staat op het podium in tent 5. Schuif jouw 5 eronder.
lesson-under-not = Dat mag. Maar schuif nu de 5 onder de stapel in tent 5.
lesson-under-done = Hij telt, en alleen jij kent hem. Otto krijgt een beweegfiche.
lesson-prince = In plaats van een kaart te spelen mag je met een burger lopen, tot het getal van de ring. Zet de Prins 3 velden vooruit.
lesson-prince-not = Daar niet. De Prins gaat 3 velden vooruit, naar tent 5.
lesson-prince-done = Hij neemt Otto’s kaart mee in de stoet. Het meest daar kost 5 punten!
lesson-miss = Nu Miss Carnavalo. Zet haar 3 velden vooruit, naar tent 4.
lesson-miss-not = Niet helemaal. De Miss gaat 3 velden vooruit, naar tent 4.
lesson-miss-done = Zij neemt de onderste kaart mee. Waar ze daarna stopt, legt ze hem bovenop.
lesson-barricade = Zet Barricadol 1 veld vooruit, naar jouw 4 in tent 1.
lesson-barricade-not = Niet helemaal. Barricadol gaat 1 veld vooruit, naar tent 1.
lesson-barricade-done = Dicht! Zolang hij daar staat, gaat er geen kaart in of uit.
lesson-chip = Otto schoof een kaart onder de jouwe, dus jij kreeg een beweegfiche. Zet de Prins in tent 6.
lesson-chip-not = Zo kun je het ook gebruiken. Maar zet de Prins nu meteen in tent 6.
lesson-chip-done = Een fiche is extra: je beurt heb je nog. Een ongebruikt fiche ben je kwijt, en de ring gaat naar 0.
lesson-evening = Met twee spelers eindigt de dag als er één geen kaarten heeft. Speel je 1 in tent 3.
lesson-evening-not = Bewaar dat voor een andere dag. Speel de 1 in tent 3.
lesson-evening-done = De dag eindigt ook bij vijf kaarten in de stoet; met meer spelers als twee geen kaarten hebben.
lesson-end = De laatste beurten van een echt spel. Jij staat voor, dus speel zoals je wilt!
lesson-end-not = Jij bent weer aan de beurt.
lesson-end-done =
    { $won ->
        [yes] Het spel is afgelopen, en jij hebt de meeste punten. Je kent Carnavalo nu!
       *[no] Het spel is afgelopen. Otto heeft deze keer meer punten, maar je kent Carnavalo nu!
    }

# Voor wie het nog niet kent
first-aim = Je wilt de meeste punten. Wie in een tent het meest heeft, wint er zijn schijfje: 5 punten. Kies een kaart; het toeval legt hem in een tent.
first-turn = In je beurt speel je een kaart in een tent, of je loopt met een burger, hoogstens zo ver als de ring zegt.
first-chip = Je hebt nog een beweegfiche: daarmee gaat een burger extra vooruit. Gebruik je het deze beurt niet, dan ben je het kwijt en gaat de ring naar 0.
first-dealt = Iedereen krijgt een beweegfiche: daarmee gaat een burger extra vooruit, in je eigen beurt. Voortaan ziet alleen de eigenaar het.
first-played-empty = Deze kaart staat op het podium van de tent. Aan het eind van de dag tellen kaarten en confetti, en het meeste wint.
first-played-top = Bovenop: deze kaart staat nu op het podium. Het schijfje van de bedekte speler gaat vooruit op het confettispoor.
first-played-under = Onder de stapel, gedekt: die telt ook mee, en alleen de eigenaar kent hem. De speler op het podium krijgt een beweegfiche.
first-got-chip = Een beweegfiche: in je eigen beurt gaat er een burger mee vooruit, zo ver als de ring zegt of meteen naar zijn tent.
first-moved = Er wordt gelopen: de burger gaat vooruit, en de ring zegt hoe ver. Alleen waar een burger stopt, gebeurt er iets.
first-to-procession = De Prins nam een kaart mee in de stoet. Wie daar aan het eind van de dag het meest heeft, moet een praalwagen kopen: min 5 punten.
first-taken = De Miss neemt de onderste kaart mee. Ze legt hem bovenop in de volgende tent waar ze stopt.
first-barricade = Barricadol sluit deze tent af: zolang hij er staat, gaat er geen kaart in of uit.
first-barred = Barricadol heeft deze tent afgesloten, dus er gebeurt niets.
first-ring-zero = Er zijn beweegfiches niet gebruikt, dus de ring gaat naar 0: niemand kan lopen tot er een kaart is gespeeld.
first-won-disc = Wie in de tent het meest heeft, wint er zijn schijfje: 5 punten. De tweede krijgt het tentfiche.
first-bought-float = Het meest in de stoet: { $player } moet een praalwagen kopen, min 5 punten. Ieder koopt er hoogstens één.
first-tied-first = Gelijk: niemand krijgt daar iets.
first-new-day = Een nieuwe dag: iedereen heeft zijn kaarten terug. Het spel is afgelopen na vier dagen, of als een speler vijf schijfjes heeft.
