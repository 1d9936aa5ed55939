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
picked = { $player }, je kiest de { $value }.
picked-unseen = { $player } kiest een kaart.
dealt = { $player } krijgt beweegfiche { $tent } en zet het schijfje daar op veld 1.
lies = In tent { $tent } ligt een { $value } van { $player }.
tent-chip-open = Het open fiche van tent { $tent } is { $chip }.
procession-chip-open = Het open fiche van de stoet is { $number }.
begins = De Prins zou het eerst bij een kaart van { $player } komen: { $player } begint.

# Wat er gebeurde: een beurt
moved =
    { $player } zet { citizen } { $steps ->
        [one] 1 veld verder.
       *[other] { $steps } velden verder.
    }
chip-moved =
    { $player }, met je fiche { $tent } zet je { citizen } { $steps ->
        [one] 1 veld verder.
       *[other] { $steps } velden verder.
    }
chip-moved-unseen =
    { $player } speelt een beweegfiche en zet { citizen } { $steps ->
        [one] 1 veld verder.
       *[other] { $steps } velden verder.
    }
chip-direct = { $player } speelt het fiche van tent { $tent } en zet { citizen } daar neer. De ring gaat naar 0.
played-empty = { $player } speelt een { $value } in de lege tent { $tent }.
played-top = { $player } legt een { $value } bovenop in tent { $tent }.
played-under = { $player }, je schuift je { $value } onder de stapel in tent { $tent }.
played-under-unseen = { $player } schuift een kaart onder de stapel in tent { $tent }.
confetti = Het schijfje van { $player } bij tent { $tent } gaat naar veld { $field }.
got-chip = { $player }, je krijgt het beweegfiche van tent { $tent }.
got-chip-unseen = { $player } krijgt een beweegfiche.
no-chip = { $player } zou een beweegfiche krijgen, maar de stapel is op.
to-procession = De Prins stuurt de { $value } van { $player } uit tent { $tent } naar de stoet.
turned-up = De { $value } van { $player } wordt omgedraaid: de nieuwe podiumkaart van tent { $tent }.
laid = De { $value } van { $player } die de Miss volgde, komt bovenop in tent { $tent }.
taken = De { $value } van { $player } gaat onder uit tent { $tent } weg en volgt de Miss.
nothing-there =
    Tent { $tent } is leeg: { $citizen ->
        [prince] de Prins vindt niemand voor zijn stoet.
       *[other] niemand volgt de Miss.
    }
barred =
    Tent { $tent } is afgezet: { $citizen ->
        [prince] de Prins
       *[other] de Miss
    } kan daar niets beginnen.
barricade = Barricadol zet tent { $tent } af.
passed = { $player } kan niemand verzetten en geen kaart spelen, en past.
returned = { $player }, je legt fiche { $tent } terug onder de stapel.
returned-unseen = { $player } legt een beweegfiche terug onder de stapel.
ring-zero = Er bleven fiches ongebruikt, dus de ring gaat naar 0.

# Wat er gebeurde: het einde van een dag
day-over =
    { $reason ->
        [hands] Dag { $day } is voorbij: { $player } heeft de laatste kaart uit de hand gespeeld.
        [procession] Dag { $day } is voorbij: { $player } heeft de vijfde kaart in de stoet gebracht.
       *[quiet] Dag { $day } is voorbij: er is heel lang geen kaart gespeeld. { $player } had de laatste beurt.
    }
face-down = Gedekt in tent { $tent } lag een { $value } van { $player }.
in-tent = { $player } heeft { $value } in tent { $tent }: { $cards } aan kaarten, { $confetti } aan confetti.
in-procession = { $player } heeft { $value } in de stoet.
won-disc = { $player } wint het schijfje van tent { $tent }.
won-tent-chip = { $player } wint het fiche { $chip } van tent { $tent }.
bought-float = { $player } heeft het meest in de stoet en moet een praalwagen kopen.
won-procession-chip = { $player } pakt het stoetfiche { $number }.
nobody-there = Niemand heeft iets in { place }.
tied-first = Gelijk aan kop in { place }: niemand krijgt iets.
tied-second = Gelijk op de tweede plaats in { place }: het fiche blijft liggen.
no-second = Niemand wordt tweede in { place }: het fiche blijft liggen.
float-removed = Niemand kocht de praalwagen van vandaag: hij gaat uit het spel.
new-day = Dag { $day } begint. Iedereen neemt de kaarten terug, en { $player } begint.
ended = Het spel is afgelopen na dag { $day }.
counted =
    { $player } telt { $discs ->
        [one] 1 schijfje
       *[other] { $discs } schijfjes
    } ({ $for_discs }), { $confetti } voor confetti die nog bij de tenten ligt, en { $chips } voor fiches.
float-costs = { $player } heeft een praalwagen: min { $points }.
total = { $player } heeft { $points } punten.

# Wat je kunt doen
prompt-setup = De tafel wordt klaargezet.
prompt-pick = { $player }, kies in het geheim een kaart. De gekozen kaarten worden willekeurig over de tenten verdeeld.
prompt-wait-pick = { $player } kiest een kaart.
prompt-before =
    { $player }, jij bent: { $can ->
        [both] verzet een burger, hoogstens { $ring }, of speel een kaart
        [move] verzet een burger, hoogstens { $ring }
        [card] speel een kaart
       *[pass] je kunt niemand verzetten en geen kaart spelen, dus pas
    }{ $chips ->
        [0] .
        [one] . Daarvoor mag je je beweegfiche spelen.
       *[other] . Daarvoor mag je beweegfiches spelen.
    }
prompt-wait-before = { $player } is aan de beurt.
prompt-after = { $player }, speel nog beweegfiches, of leg terug wat je over hebt (dan gaat de ring naar 0). De ring staat op { $ring }.
prompt-wait-after = { $player } heeft nog beweegfiches om te spelen of terug te leggen.
prompt-return = { $player }, leg ook je andere beweegfiches terug, in de volgorde die je wilt.
prompt-wait-return = { $player } legt beweegfiches terug.
prompt-close = { $player }, jij beëindigde de dag: leg je beweegfiches terug, in de volgorde die je wilt.
prompt-wait-close = { $player } beëindigde de dag en legt beweegfiches terug.
prompt-over =
    { $players } { $count ->
        [one] wint!
       *[other] winnen samen!
    }

# Wat niet kan
not-a-move = { $found } is hier geen zet. Zetten zien eruit als “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3”, “chip t2 miss direct”, “return t2”, “pass”, “pick 3”.
not-a-chance = { $found } kan hier niet komen. Het ziet eruit als “{ $example }”.
too-many-chips = Zoveel fiches { $chip } zijn er niet (C3).
only-pick = Eerst kiest iedereen een kaart, zoals “pick 3” (C5).
picked-already = Kaarten kiezen gebeurt alleen voor het spel (C5).
only-return = Nu alleen beweegfiches terugleggen, zoals “return t2” (C13, C18).
acted-already = Je hebt je actie van deze beurt gehad; je kunt nog beweegfiches spelen of terugleggen (C9).
ring-too-low =
    { $ring ->
        [0] De ring staat op 0: geen burger kan lopen (C10, C11).
       *[other] De ring staat op { $ring }: geen burger kan { $steps } velden lopen (C10, C11).
    }
no-need-to-pass = Je kunt een burger verzetten of een kaart spelen, dus je mag niet passen (CR7).
chip-not-held = Je hebt beweegfiche { $chip } niet (C10).
return-too-early = Beweegfiches gaan pas na je actie terug (C13).
card-not-in-hand = Je hebt de { $value } niet in je hand (C12).
tent-barred = Barricadol staat in tent { $tent }: er kan geen kaart in (C16).
own-stage-card = De podiumkaart van tent { $tent } is van jou: daar mag je niet spelen (C12).
say-top-or-under = Tent { $tent } is niet leeg: zeg “top” of “under” (C12).
tent-is-empty = Tent { $tent } is leeg: zeg alleen de kaart en de tent (C12).
route-fields = een route heeft { $few } tot { $most } velden, deze heeft er { $found } (C1)
route-tents = er zijn { $tents } tenten, hier staan er { $found } (C1)
route-off = de velden van deze route zijn 0 tot en met { $last }, een veld { $found } is er niet (C1)
route-same-field = op veld { $field } kunnen geen twee tenten liggen (C1)
track-length = een confettispoor eindigt op een veld van 1 tot { $most }, niet { $found } (C2)

# Hoe je speelt
help =
    Langs een ronde route liggen zes feesttenten, en bij elke heeft iedereen een schijfje confetti. Hoogstens vier dagen lang stuur je je vijf kaarten naar de tenten. Is een dag voorbij, dan telt iedereen in elke tent zijn kaarten en het veld van zijn schijfje op. Wie het meest heeft, wint zijn schijfje, goed voor 5 punten; de tweede pakt het open fiche van de tent. Won je je schijfje al eerder, dan levert de eerste plaats je het fiche op. Een gelijke stand levert niets op.

    In je beurt doe je één ding: een burger verzetten of een kaart spelen. In een tent met kaarten leg je hem open bovenop (de eigenaar van de kaart die bedekt wordt, zet zijn schijfje een veld verder) of gedekt onder de stapel (de eigenaar van de bovenste kaart krijgt een beweegfiche). Waar de bovenste kaart van jou is, mag je niet spelen. Daarna gaat de ring naar het getal van de bovenste kaart: zo ver kan een burger lopen, en heeft er een gelopen, dan wijst de ring aan hoe ver dat was.

    Waar een burger eindigt, gebeurt iets. De Prins neemt de bovenste kaart mee naar zijn stoet, en de eigenaar zet zijn schijfje een veld verder. De Miss neemt de onderste kaart mee en legt hem bovenop in de volgende tent waar ze eindigt. Barricadol sluit de tent af waar hij staat.

    Voor en na je actie mag je beweegfiches spelen: elk laat een burger zo ver lopen als de ring zegt, of zet hem in de tent die op het fiche staat; dan gaat de ring naar 0. Wat je niet speelt, gaat terug, en dan gaat de ring ook naar 0.

    De dag is voorbij als twee spelers geen kaarten meer hebben (met z'n tweeën: één), of als er vijf kaarten in de stoet liggen. Wie het meest in de stoet heeft, moet een praalwagen kopen, min 5 punten, tenzij hij er al een heeft: dan pakt hij het stoetfiche. Anders pakt de tweede het. Het spel is afgelopen na vier dagen, of als iemand vijf schijfjes heeft gewonnen.
reconstructed = De regels zijn die van de spelregels. Hoeveel velden de route heeft, waar de tenten en de burgers erop staan en hoe lang de confettisporen zijn, staat daar niet in: dat is onze reconstructie.
help-moves = Typ een zet, zoals “card 4 t5”, “card 4 t5 under”, “move bar 2”, “chip t2 prince 3” of “return t2”, of het nummer voor een keuze.
