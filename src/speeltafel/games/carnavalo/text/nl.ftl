# Carnavalo, in het Nederlands.

name = Carnavalo
tagline = Bluf met je kaarten en win de feesttenten.
about = Kaarten, bluf en confetti, van Peter Verhaeghe, voor 2 tot 6 spelers, ongeveer 45 minuten.
unofficial = Een onofficiële versie, in onze eigen woorden. De rechten op het originele spel liggen bij de eigenaars.

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
pile = Kaarten, van boven naar beneden
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
turned-up = De { $value } van { $player } wordt omgedraaid: die is nu de podiumkaart in tent { $tent }.
laid = De Miss legt de { $value } van { $player } bovenop in tent { $tent }.
taken = De Miss neemt de onderste kaart uit tent { $tent } mee: de { $value } van { $player }.
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
passed = { $player } kan geen burger verplaatsen en geen kaart spelen, en moet dus passen.
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
        [hands] Dag { $day } is voorbij: { $player } heeft geen kaarten meer.
        [procession] Dag { $day } is voorbij: { $player } heeft de vijfde kaart in de stoet gebracht.
       *[quiet] Dag { $day } is voorbij: vier rondes lang heeft niemand een kaart gespeeld. { $player } had de laatste beurt.
    }
day-over-two = Dag { $day } is voorbij: { $player } en { $other } hebben geen kaarten meer.
face-down = De gedekte kaart in tent { $tent } was een { $value } van { $player }.
in-tent = { $player } heeft { $value } in tent { $tent }: { $cards } aan kaarten en { $confetti } aan confetti.
in-procession = { $player } heeft { $value } in de stoet.
won-disc = { $player } wint het schijfje bij tent { $tent }.
won-tent-chip = { $player } wint het tentfiche van { $chip } bij tent { $tent }.
bought-float = { $player } heeft het meeste in de stoet en moet een praalwagen kopen.
won-procession-chip = { $player } wint het stoetfiche van { $number }.
nobody-there = Niemand heeft iets in { place }.
tied-first = Gelijke stand op de eerste plaats in { place }, dus niemand krijgt iets.
tied-second = Gelijke stand op de tweede plaats in { place }, dus niemand krijgt het fiche.
no-second = Niemand is tweede in { place }, dus niemand krijgt het fiche.
float-removed = Niemand heeft de praalwagen van vandaag gekocht, dus die gaat uit het spel.
new-day = Dag { $day } begint. Iedereen neemt zijn kaarten terug, en { $player } begint.
ended = Het spel is afgelopen na dag { $day }.
counted =
    { $player } krijgt { $for_discs } punten voor { $discs ->
        [one] 1 schijfje
       *[other] { $discs } schijfjes
    }, { $confetti } voor confetti en { $chips } voor fiches.
float-costs = { $player } heeft een praalwagen: min { $points } punten.
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
        [one] 1 veld
       *[other] tot { $ring } velden
    }
prompt-before =
    { $can ->
        [both] { your-turn } verplaats een burger ({ at-most }) of speel een kaart.
        [move] { your-turn } verplaats een burger ({ at-most }).
        [card] { your-turn } speel een kaart.
       *[pass] { your-turn } je kunt niets verplaatsen of spelen, dus pas.
    }{ $chips ->
        [0] {""}
        [one] {" "}Je mag eerst je beweegfiche gebruiken.
       *[other] {" "}Je mag eerst beweegfiches gebruiken.
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
    } ook je andere beweegfiches terug. De volgorde kies je zelf.
prompt-wait-return = { $player } legt beweegfiches terug.
prompt-close =
    { $shared ->
        [yes] { $player }, jij hebt de dag beëindigd:
       *[no] Jij hebt de dag beëindigd:
    } leg je beweegfiches terug. De volgorde kies je zelf.
prompt-wait-close = { $player } heeft de dag beëindigd en legt beweegfiches terug.
prompt-over =
    { $players } { $count ->
        [one] wint!
       *[other] winnen samen!
    }

# Wat niet kan
not-a-move = { $found } is hier geen zet. Zetten zien eruit als “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3”, “chip t2 miss direct”, “return t2”, “pass”, “pick 3”.
not-a-chance = “{ $found }” kan hier niet getrokken worden. Typ een trekking zo: “{ $example }”.
too-many-chips = Er zijn niet zoveel fiches van { $chip } (C3).
only-pick = Eerst kiest iedereen een kaart (C5).
picked-already = Je kiest alleen vóór de eerste dag een kaart (C5).
only-return = Nu kun je alleen nog beweegfiches terugleggen (C13, C18).
acted-already = Je hebt deze beurt al een burger verplaatst of een kaart gespeeld. Gebruik een beweegfiche of leg er een terug (C9).
ring-too-low =
    { $ring ->
        [0] De ring staat op 0, dus burgers kunnen niet lopen (C10, C11). Speel een kaart.
       *[other] De ring staat op { $ring }, dus een burger kan geen { $steps } velden lopen (C10, C11).
    }
no-need-to-pass = Je kunt een burger verplaatsen of een kaart spelen, dus je kunt niet passen (CR7).
chip-not-held = Je hebt het beweegfiche van tent { $chip } niet (C10).
return-too-early = Speel eerst een kaart of verplaats een burger. Daarna kun je beweegfiches terugleggen (C13).
card-not-in-hand = Je hebt de { $value } niet in je hand (C12).
tent-barred = Barricadol staat in tent { $tent }, dus er kan geen kaart in (C16). Kies een andere tent.
own-stage-card = De podiumkaart in tent { $tent } is van jou, dus daar mag je niet spelen (C12). Kies een andere tent.
say-top-or-under = Tent { $tent } is niet leeg. Zet er “top” of “under” bij (C12).
tent-is-empty = Tent { $tent } is leeg. Laat “top” of “under” weg (C12).
route-fields = een route moet { $few } tot { $most } velden hebben, niet { $found } (C1)
route-tents = er moeten { $tents } tenten zijn, niet { $found } (C1)
route-off = de velden van deze route lopen van 0 tot en met { $last }, dus veld { $found } bestaat niet (C1)
route-same-field = op veld { $field } kunnen geen twee tenten liggen (C1)
track-length = een confettispoor moet eindigen op een veld van 1 tot en met { $most }, niet op { $found } (C2)

# Waarom: redenen in terugblikken en tips
move-card =
    { $place ->
        [top] de { $value } bovenop in tent { $tent }
        [under] de { $value } gedekt in tent { $tent }
       *[empty] de { $value } in tent { $tent }
    }
move-citizen =
    { $tent ->
        [0] { citizen } { $steps ->
            [one] 1 veld
           *[other] { $steps } velden
        } vooruit
       *[other] { citizen } { $steps ->
            [one] 1 veld
           *[other] { $steps } velden
        } vooruit, naar tent { $tent }
    }
move-chip =
    { $tent ->
        [0] { citizen } { $steps ->
            [one] 1 veld
           *[other] { $steps } velden
        } vooruit met een fiche
       *[other] { citizen } { $steps ->
            [one] 1 veld
           *[other] { $steps } velden
        } vooruit met een fiche, naar tent { $tent }
    }
move-direct = { citizen } met een fiche meteen naar tent { $tent }
move-pass = passen
move-pick = de { $number } kiezen
move-return = het fiche van tent { $number } terugleggen
advice-card =
    { $you ->
        [yes] speel je { $value } { $place ->
                [top] bovenop in
                [under] gedekt in
               *[empty] in
            } tent { $tent }
       *[no] { $player } kan de { $value } beter { $place ->
                [top] bovenop in
                [under] gedekt in
               *[empty] in
            } tent { $tent } spelen
    }
advice-walk =
    { $you ->
        [yes] zet { citizen } { $steps ->
                [one] 1 veld
               *[other] { $steps } velden
            } vooruit{ $to }{ $effect }
       *[no] { $player } kan { citizen } beter { $steps ->
                [one] 1 veld
               *[other] { $steps } velden
            } vooruit zetten{ $to }{ $effect }
    }
advice-chip =
    { $you ->
        [yes] gebruik je fiche van tent { $tent } en zet { citizen } { $steps ->
                [one] 1 veld
               *[other] { $steps } velden
            } vooruit{ $to }{ $effect }
       *[no] { $player } kan beter het fiche van tent { $tent } gebruiken en { citizen } { $steps ->
                [one] 1 veld
               *[other] { $steps } velden
            } vooruit zetten{ $to }{ $effect }
    }
advice-direct =
    { $you ->
        [yes] zet { citizen } met je fiche in tent { $tent }{ $effect }
       *[no] { $player } kan { citizen } beter met een fiche in tent { $tent } zetten{ $effect }
    }
advice-pass =
    { $you ->
        [yes] pas
       *[no] { $player } kan beter passen
    }
advice-pick =
    { $you ->
        [yes] kies je { $number }
       *[no] { $player } kan beter de { $number } kiezen
    }
advice-return =
    { $you ->
        [yes] leg je fiche van tent { $number } terug
       *[no] { $player } kan beter het fiche van tent { $number } terugleggen
    }
to-tent = { "" }, naar tent { $tent }
effect-prince = : { $card } gaat de stoet in
effect-miss = : ze neemt { $card } mee
effect-miss-both = : ze brengt { $brings } en neemt { $card } mee
card-own =
    { $you ->
        [yes] jouw { $value }
       *[no] de { $value } van { $player }
    }
card-other = de { $value } van { $other }
card-themselves = de eigen { $value }
hidden-own =
    { $you ->
        [yes] jouw gedekte kaart
       *[no] de gedekte kaart van { $player }
    }
hidden-other = de gedekte kaart van { $other }
seat = { $other }
where-tent = { "" } in tent { $tent }
where-later = { "" } daar later
score = { $own } tegen { $most }
because-disc-own =
    { $you ->
        [yes] je wint je schijfje{ $place }{ $often }
       *[no] { $player } wint het schijfje{ $place }{ $often }
    }
because-chip-own =
    { $you ->
        [yes] je wint het fiche van { $chip }{ $place }{ $often }
       *[no] { $player } wint het fiche van { $chip }{ $place }{ $often }
    }
because-disc = { $other } wint het schijfje{ $place }{ $often }
because-chip = { $other } wint het fiche van { $chip }{ $place }{ $often }
because-float-own =
    { $you ->
        [yes] je moet een praalwagen kopen (5 punten){ $often }
       *[no] { $player } moet een praalwagen kopen (5 punten){ $often }
    }
because-float = { $other } moet een praalwagen kopen (5 punten){ $often }
because-parade-own =
    { $you ->
        [yes] je wint het stoetfiche van { $chip }{ $often }
       *[no] { $player } wint het stoetfiche van { $chip }{ $often }
    }
because-parade = { $other } wint het stoetfiche van { $chip }{ $often }
otherwise-float-own =
    { $you ->
        [yes] anders moet je { $how ->
            [of] een praalwagen kopen, { $cases }
           *[adverb] { $cases } een praalwagen kopen
        }
       *[no] anders moet { $player } { $how ->
            [of] een praalwagen kopen, { $cases }
           *[adverb] { $cases } een praalwagen kopen
        }
    }
otherwise-parade = anders wint { $other } { $how ->
        [of] het stoetfiche van { $chip }, { $cases }
       *[adverb] { $cases } het stoetfiche van { $chip }
    }
otherwise-chip = anders wint { $other } { $how ->
        [of] het fiche van { $chip }{ $place }, { $cases }
       *[adverb] { $cases } het fiche van { $chip }{ $place }
    }
otherwise-disc = anders wint { $other } { $how ->
        [of] het schijfje{ $place }, { $cases }
       *[adverb] { $cases } het schijfje{ $place }
    }
state-ahead =
    { $you ->
        [yes] je staat daar dan met { $score } voor op { $other }
       *[no] { $player } staat daar dan met { $score } voor op { $other }
    }
state-open =
    { $you ->
        [yes] je staat daar dan voor ({ $score } zonder de gedekte kaarten van anderen)
       *[no] { $player } staat daar dan voor ({ $score } zonder de gedekte kaarten van anderen)
    }
state-surely =
    { $you ->
        [yes] je staat daar dan zeker voor
       *[no] { $player } staat daar dan zeker voor
    }
state-alone =
    { $you ->
        [yes] je bent daar dan de enige
       *[no] { $player } is daar dan de enige
    }
state-second =
    { $you ->
        [yes] je bent daar dan tweede achter { $other } ({ $score }), genoeg voor het fiche
       *[no] { $player } is daar dan tweede achter { $other } ({ $score }), genoeg voor het fiche
    }
state-level =
    { $you ->
        [yes] je staat daar dan gelijk met { $other } ({ $score }), en dat levert niets op
       *[no] { $player } staat daar dan gelijk met { $other } ({ $score }), en dat levert niets op
    }
state-level-two = { $third } staat daar dan gelijk met { $other } ({ $score }), en dat levert niets op
state-ahead-of =
    { $you ->
        [yes] je staat daar dan voor op { $other } ({ $score })
       *[no] { $player } staat daar dan voor op { $other } ({ $score })
    }
state-leads = { $other } staat daar dan voor ({ $score })
contrast-level =
    { $you ->
        [yes] met je { $value } sta je in tent { $tent } alleen maar gelijk met { $other }, { $score }{ $too }
       *[no] met de { $value } staat { $player } in tent { $tent } alleen maar gelijk met { $other }, { $score }{ $too }
    }
contrast-behind =
    { $you ->
        [yes] met je { $value } sta je in tent { $tent } achter op { $other }, { $score }{ $too }
       *[no] met de { $value } staat { $player } in tent { $tent } achter op { $other }, { $score }{ $too }
    }
so-nothing = , en dat levert niets op
covers-other =
    { $you ->
        [yes] je { $value } bedekt { $card }; anders { $place ->
            [procession] stuurt { $other } die { adverb } naar de stoet
           *[away] haalt { $other } die { adverb } met de Prins weg
        }{ $too }
       *[no] de { $value } van { $player } bedekt { $card }; anders { $place ->
            [procession] stuurt { $other } die { adverb } naar de stoet
           *[away] haalt { $other } die { adverb } met de Prins weg
        }{ $too }
    }
covers-some =
    { $you ->
        [yes] je { $value } bedekt { $card }; anders neemt de Prins die { adverb } { $place ->
            [procession] mee naar de stoet
           *[away] mee
        }{ $too }
       *[no] de { $value } van { $player } bedekt { $card }; anders neemt de Prins die { adverb } { $place ->
            [procession] mee naar de stoet
           *[away] mee
        }{ $too }
    }
contrast-ahead =
    { $you ->
        [yes] met je { $value } sta je in tent { $tent } ook voor ({ $score }), maar je wint daar { $how ->
            [of] maar { $cases }
           *[adverb] { $cases }
        }
       *[no] met de { $value } staat { $player } in tent { $tent } ook voor ({ $score }), maar { $player } wint daar { $how ->
            [of] maar { $cases }
           *[adverb] { $cases }
        }
    }
contrast-won =
    { $you ->
        [yes] je { $value } kan in tent { $tent } alleen het fiche van { $chip } winnen: je schijfje daar heb je al gewonnen
       *[no] de { $value } kan in tent { $tent } alleen het fiche van { $chip } winnen: { $player } heeft het schijfje daar al gewonnen
    }
contrast-alone =
    { $you ->
        [yes] in tent { $tent } ligt je { $value } dan alleen, en toch win je daar { $how ->
            [of] maar { $cases }
           *[adverb] { $cases }
        }
       *[no] in tent { $tent } ligt de { $value } dan alleen, en toch wint die daar { $how ->
            [of] maar { $cases }
           *[adverb] { $cases }
        }
    }
last-card =
    { $you ->
        [yes] dat is je laatste kaart, dus de dag is voorbij zodra nog iemand geen kaarten meer heeft
       *[no] dat is de laatste kaart van { $player }, dus de dag is voorbij zodra nog iemand geen kaarten meer heeft
    }
keeps-card =
    { $you ->
        [yes] je bewaart je { $value } voor later
       *[no] { $player } bewaart de { $value } voor later
    }
contrast-chip =
    { $you ->
        [yes] met je { $value } gedekt zou je { $other } een beweegfiche geven
       *[no] met de { $value } gedekt zou { $player } een beweegfiche aan { $other } geven
    }
contrast-less =
    { $you ->
        [yes] in tent { $tent } win je dan wel minder{ $often }
       *[no] in tent { $tent } wint { $player } dan wel minder{ $often }
    }
contrast-wait =
    { $you ->
        [yes] tent { $tent } kan wachten: later win je daar even vaak
       *[no] tent { $tent } kan wachten: later wint { $player } daar even vaak
    }
ends-day = daarmee is de dag voorbij
ends-day-tent = daarmee is de dag voorbij, dus tent { $tent } blijft zoals hij is
rule-own-card =
    { $you ->
        [yes] je { $value } zou bovenop liggen in tent { $tent }: daar kun je dan niet meer spelen
       *[no] de { $value } zou bovenop liggen in tent { $tent }: daar kan { $player } dan niet meer spelen
    }
rule-own-top =
    { $you ->
        [yes] na de andere zet ligt in tent { $tent } je eigen kaart bovenop: daar mag je dan niet spelen
       *[no] na de andere zet ligt in tent { $tent } een kaart van { $player } bovenop: daar mag { $player } dan niet spelen
    }
rule-their-top = in tent { $tent } blijft een kaart van { $other } bovenop liggen, dus { $other } kan daar niet spelen
rule-opens = Barricadol gaat weg uit tent { $tent }, dus die is weer open
rule-closes = { when } sluit Barricadol tent { $tent } af
enough-for-chip = genoeg voor het fiche van { $chip }
enough-for-disc =
    { $you ->
        [yes] genoeg voor je schijfje (5 punten)
       *[no] genoeg voor het schijfje (5 punten)
    }
keep-for =
    { $you ->
        [yes] je bewaart je { $value } voor tent { $tent }{ $too }
       *[no] { $player } bewaart de { $value } voor tent { $tent }{ $too }
    }
beats = : { $own } tegen { $most } van { $other }
result-own =
    { $you ->
        [yes] , en dan sta jij daar voor, { $score }
       *[no] , en dan staat { $player } daar voor, { $score }
    }
result-other = , en dan staat { $other } daar voor, { $score }
result-tie = , en dan is het daar gelijk, { $score }
then-play =
    { $opens ->
        [yes] { $you ->
            [yes] Barricadol verlaat tent { $tent }, dus daar kun je dan je { $value } spelen{ $too }
           *[no] Barricadol verlaat tent { $tent }, dus daar kan { $player } dan de { $value } spelen{ $too }
        }
       *[no] { $you ->
            [yes] daarna kun je je { $value } in tent { $tent } spelen{ $too }
           *[no] daarna kan { $player } de { $value } in tent { $tent } spelen{ $too }
        }
    }
cause-plays =
    { when } speelt { $other } { adverb } in tent { $tent }
when =
    { $when ->
        [otherwise] anders
       *[then] dan
    }
procession-leads = { when } heeft { $other } het meeste in de stoet, { $score }{ procession-result }
procession-only = { when } heeft { $other } als enige een kaart in de stoet{ procession-result }
procession-leads-own =
    { $you ->
        [yes] { when } heb jij het meeste in de stoet, { $score }{ procession-result }
       *[no] { when } heeft { $player } het meeste in de stoet, { $score }{ procession-result }
    }
procession-only-own =
    { $you ->
        [yes] { when } heb jij als enige een kaart in de stoet{ procession-result }
       *[no] { when } heeft { $player } als enige een kaart in de stoet{ procession-result }
    }
procession-second =
    { $you ->
        [yes] je bent dan tweede in de stoet achter { $other } ({ $score }): het fiche van { $chip }
       *[no] { $player } is dan tweede in de stoet achter { $other } ({ $score }): het fiche van { $chip }
    }
procession-result =
    { $has ->
        [yes] : dat levert het fiche van { $chip } op
       *[no] : dat levert een praalwagen op (min 5 punten)
    }
cause-some =
    { when } { $what ->
        [there] brengt
       *[away] neemt
    } { citizen } { $card } { adverb } { $what ->
        [away] mee
        [there] naar tent { $tent }
       *[procession] mee naar de stoet{ $at }
    }{ $too }
cause-own =
    { $you ->
        [yes] { when } { $what ->
                [there] breng
                [away] haal
               *[procession] stuur
            } je { $card } { adverb } { $what ->
                [away] weg met { citizen }
                [there] naar tent { $tent } met { citizen }
               *[procession] naar de stoet{ $at }
            }{ $too }
       *[no] { when } { $what ->
                [there] brengt
                [away] haalt
               *[procession] stuurt
            } { $player } { $card } { adverb } { $what ->
                [away] weg met { citizen }
                [there] naar tent { $tent } met { citizen }
               *[procession] naar de stoet{ $at }
            }{ $too }
    }
cause-other =
    { when } { $what ->
        [there] brengt
        [away] haalt
       *[procession] stuurt
    } { $other } { $card } { adverb } { $what ->
        [away] weg met { citizen }
        [there] naar tent { $tent } met { citizen }
       *[procession] naar de stoet{ $at }
    }{ $too }
from-tent = { "" } uit tent { $tent }
adverb =
    { $how ->
        [never] nooit
        [hardly] bijna nooit
        [always] altijd
        [nearly] bijna altijd
        [often] vaak
       *[mostly] meestal
    }
look-tent = Kijk eens naar tent { $tent }.
look-procession = Kijk naar de stoet: wie heeft daar het meeste, en wie daarna?
look-hand = Kijk naar je kaarten: welke kun je de eerste dag missen?
look-chips = Kijk naar je beweegfiches.

# Hoe je speelt
help =
    Je wilt de meeste punten. Win je schijfjes bij de zes feesttenten: elk schijfje dat je wint, is 5 punten waard.

    In je beurt doe je één ding: een kaart spelen of een burger verplaatsen. In een lege tent speel je open. In een tent met kaarten speel je bovenop, open: dan zet de eigenaar van de kaart die je bedekt zijn schijfje daar één veld vooruit. Of je speelt onder de stapel, gedekt: dan krijgt de eigenaar van de bovenste kaart een beweegfiche. De bovenste kaart heet de podiumkaart. Waar de podiumkaart van jou is, mag je niet spelen. Daarna gaat de ring naar het getal van de podiumkaart.

    Een burger verplaats je hoogstens zoveel velden als de ring aanwijst. Zet daarna de ring op het aantal velden dat je hebt verplaatst. Een burger doet alleen iets als hij in een tent stopt. De Prins neemt de podiumkaart mee in de stoet, en de eigenaar zet zijn schijfje daar één veld vooruit. De Miss neemt de onderste kaart mee en legt hem bovenop in de volgende tent waar ze stopt. Barricadol sluit de tent af waar hij staat.

    Voordat en nadat je dat doet, mag je beweegfiches gebruiken. Met elk fiche verplaats je een burger zo ver als de ring toelaat, of rechtstreeks naar de tent op het fiche. In dat laatste geval gaat de ring naar 0. Fiches die je niet gebruikt, gaan aan het eind van je beurt terug. Ook dan gaat de ring naar 0, behalve als jouw beurt de dag beëindigde.

    De dag is voorbij als twee spelers geen kaarten meer hebben, of als er vijf kaarten in de stoet liggen. Met twee spelers is één speler zonder kaarten genoeg. In elke tent tel je je kaarten en het veld van je schijfje op. De speler met het meeste wint zijn schijfje; de tweede wint het tentfiche. Heb je je schijfje al eerder gewonnen, dan levert de eerste plaats het tentfiche op. De speler met het meeste in de stoet moet een praalwagen kopen (min 5 punten); de tweede wint het stoetfiche. Heb je al een praalwagen, dan levert de eerste plaats het stoetfiche op. Bij een gelijke stand win je niets, en met 0 ook niet.

    Het spel is afgelopen na vier dagen, of als een speler vijf schijfjes heeft gewonnen. Een schijfje dat je niet hebt gewonnen, is zoveel waard als het getal op zijn veld. Een fiche telt voor zijn getal. De speler met de meeste punten wint.
reconstructed = De regels komen van het spelregelblad. Daar staat niet op hoeveel velden de route heeft, waar de tenten en de burgers staan, of hoe lang de confettisporen zijn. Dat hebben we zelf gekozen.
help-moves = Typ het nummer dat voor een keuze staat, of de zet zelf, zoals “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3” of “return t2”.

# Lessen
lesson-card = Je wilt de meeste punten. Wie in een tent het meeste heeft, krijgt 5 punten. Speel je 4 in tent 1.
lesson-card-not = Dat mag. Maar speel deze keer de 4 in tent 1.
lesson-card-done = Je 4 ligt bovenop en is nu de podiumkaart. De ring springt naar 4.
lesson-top = Otto’s 2 is de podiumkaart in tent 4. Leg jouw 2 erbovenop.
lesson-top-not = Dat mag. Maar leg nu de 2 bovenop in tent 4.
lesson-top-done = Als troost gaat Otto’s schijfje vooruit: dat is hier 1 extra voor Otto.
lesson-under = Otto’s 4 is de podiumkaart in tent 5. Schuif jouw 5 eronder.
lesson-under-not = Dat mag. Maar schuif nu de 5 onder de stapel in tent 5.
lesson-under-done = Jouw 5 telt mee, en alleen jij weet dat het een 5 is. Otto krijgt een beweegfiche.
lesson-prince = In plaats van een kaart te spelen mag je een burger verplaatsen, zo ver als de ring aanwijst. Zet de Prins 3 velden vooruit.
lesson-prince-not = Daar niet. De Prins gaat 3 velden vooruit, naar tent 5.
lesson-prince-done = Hij neemt Otto’s kaart mee in de stoet. Wie daar het meeste heeft, verliest 5 punten!
lesson-miss = Nu Miss Carnavalo. Zet haar 3 velden vooruit, naar tent 4.
lesson-miss-not = Niet helemaal. De Miss gaat 3 velden vooruit, naar tent 4.
lesson-miss-done = Zij neemt de onderste kaart mee. In de volgende tent waar ze stopt, legt ze hem bovenop.
lesson-barricade = Zet Barricadol 1 veld vooruit, naar jouw 4 in tent 1.
lesson-barricade-not = Niet helemaal. Barricadol gaat 1 veld vooruit, naar tent 1.
lesson-barricade-done = Dicht! Zolang hij daar staat, gaat er geen kaart in of uit.
lesson-chip = Otto heeft een kaart onder die van jou geschoven, dus jij kreeg een beweegfiche. Zet de Prins in tent 6.
lesson-chip-not = Zo mag het ook. Maar zet de Prins nu meteen in tent 6.
lesson-chip-done = Een fiche is extra: daarna doe je nog je gewone beurt. Een fiche dat je niet gebruikt, ben je kwijt, en dan gaat de ring naar 0.
lesson-evening = Met twee spelers eindigt de dag als één speler geen kaarten meer heeft. Speel je 1 in tent 3.
lesson-evening-not = Bewaar die kaart voor een andere dag. Speel de 1 in tent 3.
lesson-evening-done = De dag eindigt ook bij vijf kaarten in de stoet. Met meer spelers eindigt hij als er twee geen kaarten meer hebben.
lesson-end = Dit zijn de laatste beurten van een echte partij. Jij staat voor, dus speel zoals je wilt!
lesson-end-not = Jij bent weer aan de beurt.
lesson-end-done =
    { $won ->
        [yes] Het spel is afgelopen, en jij hebt de meeste punten. Je kent Carnavalo nu!
       *[no] Het spel is afgelopen. Otto heeft deze keer meer punten, maar je kent Carnavalo nu!
    }

# Voor wie het nog niet kent
first-aim = Je wilt de meeste punten. Wie in een tent het meeste heeft, wint daar zijn schijfje: 5 punten. Kies een kaart. Die komt in een willekeurige tent.
first-turn = In je beurt speel je een kaart in een tent, of verplaats je een burger, hoogstens zo ver als de ring aanwijst.
first-chip = Je hebt een beweegfiche over: daarmee zet je nog een burger vooruit. Gebruik je het deze beurt niet, dan ben je het kwijt en gaat de ring naar 0.
first-dealt = Iedereen krijgt een beweegfiche: daarmee zet je in je eigen beurt nog een burger vooruit. Voortaan ziet alleen de eigenaar het.
first-played-empty = Deze kaart is nu de podiumkaart van de tent. Aan het eind van de dag tellen je kaarten en je confetti. Wie het meeste heeft, wint.
first-played-top = Bovenop: dit is nu de podiumkaart. De eigenaar van de kaart eronder zet zijn schijfje vooruit op het confettispoor.
first-played-under = Onder de stapel, gedekt: de kaart telt ook mee, maar alleen de eigenaar weet welke het is. De eigenaar van de podiumkaart krijgt een beweegfiche.
first-got-chip = Een beweegfiche: daarmee zet je in je eigen beurt een burger vooruit. Die gaat hoogstens zo ver als de ring aanwijst, of meteen naar de tent op het fiche.
first-moved = Een burger gaat vooruit, en de ring wijst aan hoe ver. Alleen waar een burger stopt, gebeurt er iets.
first-to-procession = De Prins heeft een kaart meegenomen in de stoet. Wie daar aan het eind van de dag het meeste heeft, moet een praalwagen kopen: min 5 punten.
first-taken = De Miss neemt de onderste kaart mee. Ze legt hem bovenop in de volgende tent waar ze stopt.
first-barricade = Barricadol sluit deze tent af: zolang hij er staat, gaat er geen kaart in of uit.
first-barred = Barricadol heeft deze tent afgesloten, dus er gebeurt niets.
first-ring-zero = Er zijn beweegfiches over, dus de ring gaat naar 0: burgers staan stil tot er een kaart is gespeeld.
first-won-disc = Wie in een tent het meeste heeft, wint daar zijn schijfje: 5 punten. De tweede krijgt het tentfiche.
first-bought-float =
    { $you ->
        [yes] Je hebt het meeste in de stoet, dus je moet een praalwagen kopen: min 5 punten. Niemand hoeft er meer dan één te kopen.
       *[no] { $player } heeft het meeste in de stoet en moet een praalwagen kopen: min 5 punten. Niemand hoeft er meer dan één te kopen.
    }
first-tied-first = Gelijke stand: niemand krijgt daar iets.
first-new-day = Een nieuwe dag: iedereen heeft zijn kaarten terug. Het spel is afgelopen na vier dagen, of als een speler vijf schijfjes heeft.
