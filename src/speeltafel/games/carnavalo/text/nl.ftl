# Carnavalo, in het Nederlands.

name = Carnavalo
tagline = Vul de feesttenten, stuur drie burgers, en laat de anderen de praalwagens kopen.
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
lies = In tent { $tent } ligt de { $value } van { $player }.
tent-chip-open = Het open fiche van tent { $tent } is { $chip } waard.
procession-chip-open = Het open fiche van de stoet is { $number } waard.
begins = De Prins komt als eerste bij een kaart van { $player }: { $player } begint.

# Wat er gebeurde: een beurt
moved =
    { $player } laat { citizen } { $steps ->
        [one] 1 veld lopen.
       *[other] { $steps } velden lopen.
    }
chip-moved =
    { $shared ->
        [yes] { $player } gebruikt het fiche van tent { $tent } en laat
       *[no] Je gebruikt het fiche van tent { $tent } en laat
    } { citizen } { $steps ->
        [one] 1 veld lopen.
       *[other] { $steps } velden lopen.
    }
chip-moved-unseen =
    { $player } gebruikt een beweegfiche en laat { citizen } { $steps ->
        [one] 1 veld lopen.
       *[other] { $steps } velden lopen.
    }
chip-direct = { $player } gebruikt het fiche van tent { $tent } en zet { citizen } meteen daarin. De ring gaat naar 0.
played-empty = { $player } speelt een { $value } in tent { $tent }, die leeg was.
played-top = { $player } legt een { $value } bovenop in tent { $tent }.
played-under =
    { $shared ->
        [yes] { $player } schuift een { $value } onder de stapel in tent { $tent }.
       *[no] Je schuift je { $value } onder de stapel in tent { $tent }.
    }
played-under-unseen = { $player } schuift een kaart onder de stapel in tent { $tent }.
confetti = { $player } gaat naar veld { $field } van het confettispoor bij tent { $tent }.
got-chip =
    { $shared ->
        [yes] { $player } krijgt het beweegfiche van tent { $tent }.
       *[no] Je krijgt het beweegfiche van tent { $tent }.
    }
got-chip-unseen = { $player } krijgt een beweegfiche.
no-chip = { $player } zou een beweegfiche krijgen, maar ze zijn op.
to-procession = De Prins neemt de { $value } van { $player } uit tent { $tent } mee in de stoet.
turned-up = De { $value } van { $player } wordt omgedraaid en ligt nu bovenop in tent { $tent }.
laid = De Miss laat de { $value } van { $player } bovenop achter in tent { $tent }.
taken = De Miss neemt de { $value } van { $player } mee, onder uit tent { $tent }.
nothing-there =
    Tent { $tent } is leeg: { $citizen ->
        [prince] de Prins vindt niemand voor de stoet.
       *[other] niemand gaat met de Miss mee.
    }
barred =
    Tent { $tent } is afgezet: { $citizen ->
        [prince] de Prins
       *[other] de Miss
    } kan daar niets beginnen.
barricade = Barricadol zet tent { $tent } af.
passed = { $player } kan niemand laten lopen en geen kaart spelen, en past.
returned =
    { $shared ->
        [yes] { $player } legt het fiche van tent { $tent } terug onder de stapel.
       *[no] Je legt het fiche van tent { $tent } terug onder de stapel.
    }
returned-unseen = { $player } legt een beweegfiche terug onder de stapel.
ring-zero = Er zijn fiches niet gebruikt, dus de ring gaat naar 0.

# Wat er gebeurde: het einde van een dag
day-over =
    { $reason ->
        [hands] Dag { $day } is voorbij: { $player } heeft de laatste kaart gespeeld.
        [procession] Dag { $day } is voorbij: { $player } heeft de vijfde kaart in de stoet gebracht.
       *[quiet] Dag { $day } is voorbij: er is heel lang geen kaart gespeeld. { $player } had de laatste beurt.
    }
face-down = De gedekte kaart in tent { $tent } was een { $value } van { $player }.
in-tent = { $player } heeft { $value } in tent { $tent }: { $cards } aan kaarten en { $confetti } aan confetti.
in-procession = { $player } heeft { $value } in de stoet.
won-disc = { $player } wint het eigen schijfje bij tent { $tent }.
won-tent-chip = { $player } wint het fiche van { $chip } van tent { $tent }.
bought-float = { $player } heeft het meest in de stoet en moet een praalwagen kopen.
won-procession-chip = { $player } pakt het fiche van { $number } van de stoet.
nobody-there = Niemand heeft iets in { place }.
tied-first = Gelijk aan kop in { place }: niemand krijgt iets.
tied-second = Gelijk op de tweede plaats in { place }: het fiche blijft liggen.
no-second = Niemand wordt tweede in { place }: het fiche blijft liggen.
float-removed = Niemand kocht de praalwagen van vandaag: hij gaat uit het spel.
new-day = Dag { $day } begint. Iedereen neemt de kaarten terug, en { $player } begint.
ended = Het spel is afgelopen na dag { $day }.
counted =
    { $player } telt { $for_discs } voor { $discs ->
        [one] 1 schijfje
       *[other] { $discs } schijfjes
    }, { $confetti } voor confetti bij de tenten en { $chips } voor fiches.
float-costs = { $player } heeft een praalwagen: min { $points }.
total = { $player } heeft { $points } punten.

# Wat je kunt doen
prompt-setup = De tafel wordt klaargezet.
prompt-pick =
    { $shared ->
        [yes] { $player }, kies in het geheim een kaart.
       *[no] Kies in het geheim een kaart.
    } De gekozen kaarten worden willekeurig over de tenten verdeeld.
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
        [both] { your-turn } loop met een burger ({ at-most }) of speel een kaart.
        [move] { your-turn } loop met een burger ({ at-most }).
        [card] { your-turn } speel een kaart.
       *[pass] { your-turn } lopen en spelen kan niet, dus pas.
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
    } nog beweegfiches gebruiken (de ring staat op { $ring }), of je beurt beëindigen: dan gaat de ring naar 0.
prompt-wait-after = { $player } heeft nog beweegfiches om te gebruiken of terug te leggen.
prompt-return =
    { $shared ->
        [yes] { $player }, leg
       *[no] Leg
    } ook je andere beweegfiches terug, in de volgorde die je wilt.
prompt-wait-return = { $player } legt beweegfiches terug.
prompt-close =
    { $shared ->
        [yes] { $player }, met jou eindigt de dag:
       *[no] Met jou eindigt de dag:
    } leg je beweegfiches terug, in de volgorde die je wilt.
prompt-wait-close = Met { $player } eindigt de dag: die legt nog beweegfiches terug.
prompt-over =
    { $players } { $count ->
        [one] wint!
       *[other] winnen samen!
    }

# Wat niet kan
not-a-move = { $found } is hier geen zet. Zetten zien eruit als “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3”, “chip t2 miss direct”, “return t2”, “pass”, “pick 3”.
not-a-chance = { $found } kan hier niet komen. Het ziet eruit als “{ $example }”.
too-many-chips = Zoveel fiches { $chip } zijn er niet (C3).
only-pick = Eerst kiest iedereen een kaart (C5).
picked-already = Een kaart kies je alleen vóór het spel (C5).
only-return = Nu kun je alleen nog beweegfiches terugleggen (C13, C18).
acted-already = Je hebt deze beurt al gelopen of een kaart gespeeld; je kunt nog beweegfiches gebruiken of terugleggen (C9).
ring-too-low =
    { $ring ->
        [0] De ring staat op 0: niemand kan lopen (C10, C11).
       *[other] De ring staat op { $ring }: niemand kan { $steps } velden lopen (C10, C11).
    }
no-need-to-pass = Je kunt met een burger lopen of een kaart spelen, dus je mag niet passen (CR7).
chip-not-held = Je hebt het beweegfiche van tent { $chip } niet (C10).
return-too-early = Beweegfiches leg je pas terug na je kaart of je loop (C13).
card-not-in-hand = Je hebt de { $value } niet in je hand (C12).
tent-barred = Barricadol staat in tent { $tent }: er kan geen kaart in (C16).
own-stage-card = In tent { $tent } ligt je eigen kaart bovenop: daar mag je niet spelen (C12).
say-top-or-under = Tent { $tent } is niet leeg: zeg “top” of “under” (C12).
tent-is-empty = Tent { $tent } is leeg: zeg alleen de kaart en de tent (C12).
route-fields = een route heeft { $few } tot { $most } velden, deze heeft er { $found } (C1)
route-tents = er zijn { $tents } tenten, hier staan er { $found } (C1)
route-off = de velden van deze route zijn 0 tot en met { $last }, een veld { $found } is er niet (C1)
route-same-field = op veld { $field } kunnen geen twee tenten liggen (C1)
track-length = een confettispoor eindigt op een veld van 1 tot { $most }, niet { $found } (C2)

# Waarom: redenen in terugblikken en tips
move-card =
    { $place ->
        [top] je { $value } bovenop in tent { $tent }
        [under] je { $value } gedekt in tent { $tent }
       *[empty] je { $value } in tent { $tent }
    }
move-citizen =
    { $tent ->
        [0] { citizen } { $steps } verder
       *[other] { citizen } { $steps } verder, naar tent { $tent }
    }
move-chip =
    { $tent ->
        [0] { citizen } met een fiche { $steps } verder
       *[other] { citizen } met een fiche { $steps } verder, naar tent { $tent }
    }
move-direct = { citizen } met het fiche meteen naar tent { $tent }
move-pass = passen
move-pick = kiezen voor de { $number }
move-return = terugleggen van het fiche van tent { $number }
advice-card =
    { $you ->
        [yes] speel je { $value } { $place ->
                [top] bovenop in
                [under] gedekt in
               *[empty] in
            } tent { $tent }
       *[no] { $player } speelt beter de { $value } { $place ->
                [top] bovenop in
                [under] gedekt in
               *[empty] in
            } tent { $tent }
    }
advice-walk =
    { $you ->
        [yes] zet { citizen } { $steps } verder{ $to }{ $effect }
       *[no] { $player } zet beter { citizen } { $steps } verder{ $to }{ $effect }
    }
advice-chip =
    { $you ->
        [yes] gebruik je fiche van tent { $tent } en zet { citizen } { $steps } verder{ $to }{ $effect }
       *[no] { $player } gebruikt beter het fiche van tent { $tent } en zet { citizen } { $steps } verder{ $to }{ $effect }
    }
advice-direct =
    { $you ->
        [yes] gebruik je fiche van tent { $tent } en zet { citizen } meteen in tent { $tent }{ $effect }
       *[no] { $player } gebruikt beter het fiche van tent { $tent } en zet { citizen } meteen in tent { $tent }{ $effect }
    }
advice-pass =
    { $you ->
        [yes] pas
       *[no] { $player } past beter
    }
advice-pick =
    { $you ->
        [yes] kies je { $number }
       *[no] { $player } kiest beter de { $number }
    }
advice-return =
    { $you ->
        [yes] leg je fiche van tent { $number } terug
       *[no] { $player } legt beter het fiche van tent { $number } terug
    }
to-tent = { "" }, naar tent { $tent }
effect-prince = : { $card } gaat de stoet in
effect-miss = : zij neemt { $card } mee
effect-miss-both = : zij brengt { $brings } en neemt { $card } mee
card-own =
    { $you ->
        [yes] jouw { $value }
       *[no] de { $value } van { $player }
    }
card-other = de { $value } van { $other }
hidden-own =
    { $you ->
        [yes] jouw gedekte kaart
       *[no] de gedekte kaart van { $player }
    }
hidden-other = de gedekte kaart van { $other }
seat = { $other }
where-tent = { "" } in tent { $tent }
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
        [yes] je moet een praalwagen kopen{ $often }
       *[no] { $player } moet een praalwagen kopen{ $often }
    }
because-float = { $other } moet een praalwagen kopen{ $often }
because-parade-own =
    { $you ->
        [yes] je wint het fiche van { $chip } van de stoet{ $often }
       *[no] { $player } wint het fiche van { $chip } van de stoet{ $often }
    }
because-parade = { $other } wint het fiche van { $chip } van de stoet{ $often }
state-ahead =
    { $you ->
        [yes] je staat dan voor in tent { $tent }, { $score }
       *[no] { $player } staat dan voor in tent { $tent }, { $score }
    }
state-surely =
    { $you ->
        [yes] je staat dan zeker voor in tent { $tent }
       *[no] { $player } staat dan zeker voor in tent { $tent }
    }
state-alone =
    { $you ->
        [yes] je bent dan alleen in tent { $tent }
       *[no] { $player } is dan alleen in tent { $tent }
    }
state-second =
    { $you ->
        [yes] je bent dan tweede in tent { $tent }, { $score }, genoeg voor het fiche
       *[no] { $player } is dan tweede in tent { $tent }, { $score }, genoeg voor het fiche
    }
state-level =
    { $you ->
        [yes] je staat dan gelijk met { $other } in tent { $tent }, { $score }, en gelijk wint niets
       *[no] { $player } staat dan gelijk met { $other } in tent { $tent }, { $score }, en gelijk wint niets
    }
state-level-two = { $third } staat dan gelijk met { $other } in tent { $tent }, { $score }, en gelijk wint niets
state-ahead-of =
    { $you ->
        [yes] je staat dan voor { $other } in tent { $tent }, { $score }
       *[no] { $player } staat dan voor { $other } in tent { $tent }, { $score }
    }
with-level =
    { $you ->
        [yes] met de { $value } sta je maar gelijk met { $other }, { $score }
       *[no] met de { $value } staat { $player } maar gelijk met { $other }, { $score }
    }
contrast-level =
    { $you ->
        [yes] met je { $value } sta je in tent { $tent } maar gelijk met { $other }, { $score }, en dat wint niets
       *[no] met de { $value } staat { $player } in tent { $tent } maar gelijk met { $other }, { $score }, en dat wint niets
    }
contrast-behind =
    { $you ->
        [yes] je { $value } blijft in tent { $tent } achter bij { $other }, { $score }, en wint nu niets
       *[no] de { $value } van { $player } blijft in tent { $tent } achter bij { $other }, { $score }, en wint nu niets
    }
contrast-ahead =
    { $you ->
        [yes] met je { $value } sta je in tent { $tent } ook voor, { $score }, maar dat wint maar { $cases }
       *[no] met de { $value } staat { $player } in tent { $tent } ook voor, { $score }, maar dat wint maar { $cases }
    }
contrast-wait =
    { $you ->
        [yes] tent { $tent } kan wachten: later win je daar even vaak
       *[no] tent { $tent } kan wachten: later wint { $player } daar even vaak
    }
ends-day = daarmee is de dag voorbij
ends-day-tent = daarmee is de dag voorbij, dus tent { $tent } blijft zoals hij is
rule-own-top =
    { $you ->
        [yes] met jouw zet ligt je eigen kaart boven in tent { $tent }, dus daar kun je niet nog eens spelen
       *[no] met de gespeelde zet ligt de eigen kaart boven in tent { $tent }, dus daar kan { $player } niet nog eens spelen
    }
rule-their-top = in tent { $tent } blijft de eigen kaart van { $other } boven liggen, dus { $other } kan daar niet spelen
rule-opens = Barricadol gaat weg uit tent { $tent }, dus die is weer open
rule-closes = Barricadol zet dan tent { $tent } af
keep-for =
    { $you ->
        [yes] je bewaart je { $value } voor tent { $tent }
       *[no] { $player } bewaart de { $value } voor tent { $tent }
    }
then-play =
    { $you ->
        [yes] daarna kun je je { $value } in tent { $tent } spelen
       *[no] daarna kan { $player } de { $value } in tent { $tent } spelen
    }
cause-plays =
    { $when ->
        [otherwise] anders
       *[then] dan
    } speelt { $other } { adverb } in tent { $tent }
cause-some =
    { $when ->
        [otherwise] anders
       *[then] dan
    } { $what ->
        [there] brengt
       *[away] neemt
    } { citizen } { adverb } { $card } { $what ->
        [away] mee
        [there] erheen
       *[procession] uit tent { $tent } mee in de stoet
    }{ $possible }
cause-own =
    { $you ->
        [yes] { $when ->
                [otherwise] anders
               *[then] dan
            } { $what ->
                [there] breng
               *[away] haal
            } je met { citizen } { adverb } { $card } { $what ->
                [away] weg
                [there] erheen
               *[procession] uit tent { $tent } de stoet in
            }{ $possible }
       *[no] { $when ->
                [otherwise] anders
               *[then] dan
            } { $what ->
                [there] brengt
               *[away] haalt
            } { $player } met { citizen } { adverb } { $card } { $what ->
                [away] weg
                [there] erheen
               *[procession] uit tent { $tent } de stoet in
            }{ $possible }
    }
cause-other =
    { $when ->
        [otherwise] anders
       *[then] dan
    } { $what ->
        [there] brengt
       *[away] haalt
    } { $other } met { citizen } { adverb } { $card } { $what ->
        [away] weg
        [there] erheen
       *[procession] uit tent { $tent } de stoet in
    }{ $possible }
by-chip =
    { $you ->
        [yes] { "" }, met het fiche dat jij geeft
       *[no] { "" }, met het fiche dat { $player } geeft
    }
ring-enough = { "" }, want de ring staat dan op { $ring }, net ver genoeg
gives-chip =
    { $you ->
        [yes] jouw zet geeft { $other } een beweegfiche
       *[no] de gespeelde zet geeft { $other } een beweegfiche
    }
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
look-procession = Kijk naar de stoet: wie heeft er het meest in, en wie daarna?
look-hand = Kijk naar je kaarten: welke kun je de eerste dag missen?
look-chips = Kijk naar je beweegfiches.

# Hoe je speelt
help =
    Langs een ronde straat staan zes feesttenten, en bij elke heeft iedereen een schijfje confetti. De meeste punten winnen. Hoogstens vier dagen lang stuur je je vijf kaarten naar de tenten. Is een dag voorbij, dan tel je in elke tent je kaarten en het veld van je schijfje op. Wie het meest heeft, wint zijn schijfje, goed voor 5 punten; de tweede pakt het open fiche van de tent. Won je je schijfje al eerder, dan levert de eerste plaats je het fiche op. Gelijk levert niets op, en met 0 win je niets.

    In je beurt doe je één ding: met een burger lopen of een kaart spelen. In een tent met kaarten leg je hem open bovenop (de eigenaar van de kaart die je bedekt, zet zijn schijfje een veld verder) of gedekt onder de stapel (de eigenaar van de bovenste kaart krijgt een beweegfiche). Waar de bovenste kaart van jou is, mag je niet spelen. Daarna gaat de ring naar het getal van de bovenste kaart: zo ver mag een burger lopen, en heeft er een gelopen, dan wijst de ring aan hoe ver dat was.

    Waar een burger eindigt, gebeurt iets. De Prins neemt de bovenste kaart mee in de stoet, en de eigenaar zet zijn schijfje een veld verder. De Miss neemt de onderste kaart mee en laat hem bovenop achter in de volgende tent waar ze eindigt; daarvoor gaat geen schijfje verder. Barricadol sluit de tent af waar hij staat.

    Daarvoor en daarna mag je beweegfiches gebruiken: elk laat een burger zo ver lopen als de ring zegt, of zet hem meteen in de tent die op het fiche staat; dan gaat de ring naar 0. Wat je niet gebruikt, gaat aan het eind van je beurt terug, en dan gaat de ring ook naar 0, behalve als met je beurt de dag eindigde.

    De dag is voorbij als twee spelers geen kaarten meer hebben (met z'n tweeën: één), of als er vijf kaarten in de stoet liggen. Wie het meest in de stoet heeft, moet een praalwagen kopen, min 5 punten, tenzij hij er al een heeft: dan pakt hij het fiche van de stoet. Anders pakt de tweede het. Het spel is afgelopen na vier dagen, of als iemand vijf schijfjes heeft gewonnen.
reconstructed = De regels zijn die van de spelregels. Hoeveel velden de route heeft, waar de tenten en de burgers erop staan en hoe lang de confettisporen zijn, staat daar niet in: dat is onze reconstructie.
help-moves = Typ het nummer voor een keuze, of de zet zelf, zoals “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3” of “return t2”.

# Lessen
lesson-card = Je eerste kaart is de 4. Speel hem in tent 1, die leeg is.
lesson-card-not = Mooi, maar speel deze keer de 4 in tent 1.
lesson-card-done = Je 4 staat op het podium. Aan het eind van de dag wint wie in een tent het meeste heeft. En zie de ring: die sprong naar 4, net als je kaart.
lesson-top = De 2 van Otto staat op het podium in tent 4. Leg een kaart van jou er bovenop.
lesson-top-not = Dat mag. Maar leg nu een kaart bovenop in tent 4.
lesson-top-done = Nu staat jouw kaart op het podium. Als troost gaat het schijfje van Otto vooruit op het confettispoor: één erbij voor Otto in deze tent.
lesson-under = Nog een keer tent 4, maar wees slim: schuif een kaart onder de stapel.
lesson-under-not = Dat mag. Maar schuif nu een kaart onder de stapel in tent 4.
lesson-under-done = Niemand behalve jij weet welke kaart het is, en hij telt gewoon mee. Otto krijgt er een beweegfiche voor.
lesson-prince = In plaats van een kaart mag je met een burger lopen, zo ver als de ring zegt: 3. Zet de Prins 3 velden vooruit, naar je eigen kaart.
lesson-prince-not = Daar niet. De Prins gaat 3 velden verder, naar tent 2.
lesson-prince-done = De Prins neemt de kaart mee in de stoet, en je schijfje gaat vooruit. Maar wie daar het hoogst is, moet een praalwagen kopen: 5 punten minder!
lesson-miss = Nu de Miss. Zet haar 2 velden vooruit, naar de kaart van Otto in tent 4.
lesson-miss-not = Niet helemaal. De Miss gaat 2 velden verder, naar tent 4.
lesson-miss-done = Zij neemt de onderste kaart van de stapel mee, en legt hem bovenop in de volgende tent waar ze stopt.
lesson-barricade = En Barricadol. Zet hem 2 velden vooruit, naar de sterke kaart van Otto in tent 6.
lesson-barricade-not = Niet helemaal. Barricadol gaat 2 velden verder, naar tent 6.
lesson-barricade-done = Dicht! Zolang hij daar staat gaat er geen kaart in of uit, ook niet met de Prins of de Miss.
lesson-chip = Je hebt een beweegfiche van tent 4. Speel het, en zet de Prins meteen in tent 4.
lesson-chip-not = Zo kun je het ook gebruiken. Zet de Prins nu meteen in tent 4.
lesson-chip-done = Daar gaat de kaart van Otto, de stoet in. Fiches zijn extra: daarna speel je nog een kaart of loop je. Wat je niet gebruikt, gaat terug.
lesson-evening = Het is avond: de dag eindigt als iemand zijn laatste kaart speelt. Speel je 2 in tent 5, waar je 3 verstopt ligt.
lesson-evening-not = Bewaar dat voor een andere dag. Speel de 2 in tent 5, bovenop of eronder.
lesson-evening-done = Met je 3 en 2 win je van Otto in tent 5: het schijfje daar is van jou, 5 punten. Wie tweede is, krijgt het fiche. Dan neemt iedereen zijn kaarten terug.
lesson-end = Nu een echt spel, op de vierde en laatste dag. Jij staat voor! Een tip: ga waar de anderen weinig hebben, met de laagste kaart die genoeg is.
lesson-end-not = En verder: jij bent weer aan de beurt.
lesson-end-done =
    { $won ->
        [yes] Schijfjes, confetti en fiches tellen, een praalwagen kost 5. Jij hebt de meeste punten, en je kent Carnavalo nu!
       *[no] Schijfjes, confetti en fiches tellen, een praalwagen kost 5. Otto heeft deze keer meer, maar je kent Carnavalo nu!
    }

# Voor wie het nog niet kent
first-dealt = Iedereen krijgt een beweegfiche: daarmee gaat een burger extra vooruit, in je eigen beurt. Voortaan kent alleen de eigenaar het, maar dit eerste zag iedereen.
first-played-empty = Een kaart op het podium van een tent. Aan het eind van de dag wint wie daar het meest heeft: kaarten en confetti samen.
first-played-top = Bovenop: deze kaart staat nu op het podium. Wie bedekt wordt, zet zijn schijfje verder op het confettispoor.
first-played-under = Onder de stapel, gedekt: die telt ook mee, en alleen de eigenaar kent hem. Wie op het podium staat, krijgt een beweegfiche.
first-got-chip = Een beweegfiche: in je eigen beurt gaat er een burger mee vooruit, zo ver als de ring zegt of meteen naar zijn tent.
first-to-procession = De Prins nam een kaart mee in de stoet. Wie daar aan het eind van de dag het meest heeft, moet een praalwagen kopen: min 5.
first-taken = De Miss neemt de onderste kaart mee. Ze laat hem bovenop achter in de volgende tent waar ze stopt.
first-barricade = Barricadol sluit deze tent af: zolang hij er staat gaat er geen kaart in of uit.
first-barred = De tent is afgesloten door Barricadol, dus er gebeurt niets.
first-ring-zero = Er bleven beweegfiches over, dus de ring gaat naar 0: niemand kan lopen tot er een kaart is gespeeld.
first-won-disc = Wie in de tent het meest heeft, wint zijn schijfje daar: 5 punten. De tweede krijgt het fiche.
first-bought-float = Het meest in de stoet: er moet een praalwagen worden gekocht, min 5. Ieder koopt er hoogstens één.
first-tied-first = Gelijk: geen van beiden krijgt daar iets.
first-new-day = Een nieuwe dag: iedereen heeft zijn kaarten terug. Het spel is afgelopen na vier dagen, of als iemand vijf schijfjes heeft.
