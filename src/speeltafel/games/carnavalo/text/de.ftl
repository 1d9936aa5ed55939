# Carnavalo, auf Deutsch.

name = Carnavalo
tagline = Füll die Festzelte, lenk drei Figuren und lass die anderen die Festwagen kaufen.
about = Karten, Bluff und Konfetti, von Peter Verhaeghe, für 2 bis 6 Spieler, etwa 45 Minuten.
unofficial = Eine inoffizielle Fassung, in unseren eigenen Worten. Carnavalo und die Schachtel gehören ihren Eigentümern.

# Der Tisch
citizen =
    { $citizen ->
        [prince] der Prinz
        [miss] die Miss
       *[bar] Barrikadol
    }
    .whom =
        { $citizen ->
            [prince] den Prinzen
            [miss] die Miss
           *[bar] Barrikadol
        }
    .with =
        { $citizen ->
            [prince] mit dem Prinzen
            [miss] mit der Miss
           *[bar] mit Barrikadol
        }
    .bare =
        { $citizen ->
            [prince] Prinz
            [miss] Miss
           *[bar] Barrikadol
        }
place =
    { $place ->
        [procession] im Umzug
       *[other] in Zelt { $place }
    }
day = Tag { $day } von { $days }
ring = Ring
route = Strecke
tent = Zelt
chip = Chip
pile = Karten, von oben
confetti-of = Konfetti
procession = Umzug
middle = Bei der Miss
floats = Wagen
player = Spieler
cards = Hand
movement-chips = Chips
discs = Scheiben
won = Gewonnen
points = Punkte
hand = Deine Hand
your-chips = Deine Chips
stack = Stapel
legend = P Prinz · M Miss · B Barrikadol · A4 die 4 von Spieler A · A? verdeckt · * gewonnen

# Was passiert ist: der Aufbau
picked =
    { $shared ->
        [yes] { $player } wählt die { $value }.
       *[no] Du wählst die { $value }.
    }
picked-unseen = { $player } wählt eine Karte.
dealt = { $player } bekommt den Bewegungschip von Zelt { $tent } und setzt die Scheibe dort auf Feld 1.
lies = In Zelt { $tent } liegt die { $value } von { $player }.
tent-chip-open = Der offene Chip von Zelt { $tent } ist { $chip } wert.
procession-chip-open = Der offene Chip des Umzugs ist { $number } wert.
begins = Der Prinz käme zuerst zu einer Karte von { $player }: { $player } fängt an.

# Was passiert ist: ein Zug
moved =
    { $player } lässt { citizen.whom } { $steps ->
        [one] 1 Feld gehen.
       *[other] { $steps } Felder gehen.
    }
chip-moved =
    { $shared ->
        [yes] { $player } spielt den Chip von Zelt { $tent } und lässt
       *[no] Du spielst den Chip von Zelt { $tent } und lässt
    } { citizen.whom } { $steps ->
        [one] 1 Feld gehen.
       *[other] { $steps } Felder gehen.
    }
chip-moved-unseen =
    { $player } spielt einen Bewegungschip und lässt { citizen.whom } { $steps ->
        [one] 1 Feld gehen.
       *[other] { $steps } Felder gehen.
    }
chip-direct = { $player } spielt den Chip von Zelt { $tent } und stellt { citizen.whom } gleich hinein. Der Ring geht auf 0.
played-empty = { $player } spielt eine { $value } in Zelt { $tent }, das leer war.
played-top = { $player } spielt eine { $value } obenauf in Zelt { $tent }.
played-under =
    { $shared ->
        [yes] { $player } schiebt eine { $value } unter den Stapel in Zelt { $tent }.
       *[no] Du schiebst deine { $value } unter den Stapel in Zelt { $tent }.
    }
played-under-unseen = { $player } schiebt eine Karte unter den Stapel in Zelt { $tent }.
confetti = { $player } rückt auf Feld { $field } der Konfettileiste von Zelt { $tent } vor.
got-chip =
    { $shared ->
        [yes] { $player } bekommt den Bewegungschip von Zelt { $tent }.
       *[no] Du bekommst den Bewegungschip von Zelt { $tent }.
    }
got-chip-unseen = { $player } bekommt einen Bewegungschip.
no-chip = { $player } bekäme einen Bewegungschip, aber es sind keine mehr da.
to-procession = Der Prinz nimmt die { $value } von { $player } aus Zelt { $tent } mit in den Umzug.
turned-up = Die { $value } von { $player } wird aufgedeckt: Sie liegt jetzt obenauf in Zelt { $tent }.
laid = Die Miss lässt die { $value } von { $player } obenauf in Zelt { $tent } zurück.
taken = Die Miss nimmt die { $value } von { $player } mit, von ganz unten aus Zelt { $tent }.
nothing-there =
    Zelt { $tent } ist leer: { $citizen ->
        [prince] Der Prinz findet niemanden für den Umzug.
       *[other] Niemand geht mit der Miss mit.
    }
barred =
    Zelt { $tent } ist gesperrt: { $citizen ->
        [prince] Der Prinz
       *[other] Die Miss
    } kann dort nichts ausrichten.
barricade = Barrikadol sperrt Zelt { $tent }.
passed = { $player } kann niemanden bewegen und keine Karte spielen und passt.
returned =
    { $shared ->
        [yes] { $player } legt den Chip von Zelt { $tent } zurück unter den Stapel.
       *[no] Du legst den Chip von Zelt { $tent } zurück unter den Stapel.
    }
returned-unseen = { $player } legt einen Bewegungschip zurück unter den Stapel.
ring-zero = Es blieben Chips ungenutzt, also geht der Ring auf 0.

# Was passiert ist: das Ende eines Tages
day-over =
    { $reason ->
        [hands] Tag { $day } ist vorbei: { $player } hat die letzte Karte gespielt.
        [procession] Tag { $day } ist vorbei: { $player } hat die fünfte Karte in den Umzug gebracht.
       *[quiet] Tag { $day } ist vorbei: Es wurde sehr lange keine Karte gespielt. Den letzten Zug hatte { $player }.
    }
face-down = Die verdeckte Karte in Zelt { $tent } war eine { $value } von { $player }.
in-tent = { $player } hat { $value } in Zelt { $tent }: { $cards } aus Karten und { $confetti } aus Konfetti.
in-procession = { $player } hat { $value } im Umzug.
won-disc = { $player } gewinnt die eigene Scheibe bei Zelt { $tent }.
won-tent-chip = { $player } gewinnt den Chip { $chip } von Zelt { $tent }.
bought-float = { $player } hat am meisten im Umzug und muss einen Festwagen kaufen.
won-procession-chip = { $player } bekommt den Chip { $number } des Umzugs.
nobody-there = Niemand hat etwas { place }.
tied-first = Gleichstand an der Spitze { place }: Niemand bekommt etwas.
tied-second = Gleichstand auf dem zweiten Platz { place }: Der Chip bleibt liegen.
no-second = Auf dem zweiten Platz ist { place } niemand: Der Chip bleibt liegen.
float-removed = Den Festwagen von heute hat niemand gekauft: Er scheidet aus.
new-day = Tag { $day } beginnt. Alle nehmen ihre Karten zurück, und { $player } fängt an.
ended = Nach Tag { $day } ist das Spiel aus.
counted =
    { $player } zählt { $for_discs } für { $discs ->
        [one] 1 Scheibe
       *[other] { $discs } Scheiben
    }, { $confetti } für Konfetti auf den Leisten und { $chips } für Chips.
float-costs = { $player } hat einen Festwagen: minus { $points }.
total = { $player } hat { $points } Punkte.

# Was du tun kannst
prompt-setup = Der Tisch wird gedeckt.
prompt-pick =
    { $shared ->
        [yes] { $player }, wähle heimlich eine Karte.
       *[no] Wähle heimlich eine Karte.
    } Die gewählten Karten werden zufällig auf die Zelte verteilt.
prompt-wait-pick = { $player } wählt eine Karte.
your-turn =
    { $shared ->
        [yes] { $player }, du bist dran:
       *[no] Du bist dran:
    }
at-most =
    { $ring ->
        [one] 1 Feld
       *[other] bis zu { $ring } Felder
    }
prompt-before =
    { $can ->
        [both] { your-turn } Beweg eine Figur ({ at-most }) oder spiel eine Karte.
        [move] { your-turn } Beweg eine Figur ({ at-most }).
        [card] { your-turn } Spiel eine Karte.
       *[pass] { your-turn } Weder Figur noch Karte geht, also passe.
    }{ $chips ->
        [0] {""}
        [one] {" "}Vorher darfst du deinen Bewegungschip nutzen.
       *[other] {" "}Vorher darfst du Bewegungschips nutzen.
    }
prompt-wait-before = { $player } ist dran.
prompt-after =
    { $shared ->
        [yes] { $player }, nutze
       *[no] Nutze
    } weitere Bewegungschips (Ring auf { $ring }) oder beende deinen Zug: Dann geht der Ring auf 0.
prompt-wait-after = { $player } hat noch Bewegungschips zu nutzen oder zurückzulegen.
prompt-return =
    { $shared ->
        [yes] { $player }, leg
       *[no] Leg
    } auch deine anderen Bewegungschips zurück, in beliebiger Reihenfolge.
prompt-wait-return = { $player } legt Bewegungschips zurück.
prompt-close =
    { $shared ->
        [yes] { $player }, mit dir endet der Tag:
       *[no] Mit dir endet der Tag:
    } Leg deine Bewegungschips zurück, in beliebiger Reihenfolge.
prompt-wait-close = Mit { $player } endet der Tag; noch werden Bewegungschips zurückgelegt.
prompt-over =
    { $players } { $count ->
        [one] gewinnt!
       *[other] gewinnen gemeinsam!
    }

# Was nicht geht
not-a-move = { $found } ist hier kein Zug. Züge sehen so aus: „card 4 t5“, „card 4 t5 under“, „move bar 2“, „chip t2 prince 3“, „chip t2 miss direct“, „return t2“, „pass“, „pick 3“.
not-a-chance = { $found } kann hier nicht kommen. Es sieht so aus: „{ $example }“.
too-many-chips = So viele Chips { $chip } gibt es nicht (C3).
only-pick = Erst wählen alle eine Karte (C5).
picked-already = Karten werden nur vor dem Spiel gewählt (C5).
only-return = Jetzt kannst du nur noch Bewegungschips zurücklegen (C13, C18).
acted-already = Du hast in diesem Zug schon jemanden bewegt oder eine Karte gespielt; du kannst noch Bewegungschips nutzen oder zurücklegen (C9).
ring-too-low =
    { $ring ->
        [0] Der Ring steht auf 0: Niemand kann gehen (C10, C11).
       *[other] Der Ring steht auf { $ring }: Niemand kann { $steps } Felder gehen (C10, C11).
    }
no-need-to-pass = Du kannst eine Figur bewegen oder eine Karte spielen, also darfst du nicht passen (CR7).
chip-not-held = Den Bewegungschip von Zelt { $chip } hast du nicht (C10).
return-too-early = Bewegungschips legst du erst nach deiner Aktion zurück (C13).
card-not-in-hand = Die { $value } hast du nicht auf der Hand (C12).
tent-barred = Barrikadol steht in Zelt { $tent }: Dort kommt keine Karte hinein (C16).
own-stage-card = In Zelt { $tent } liegt deine eigene Karte obenauf, da kannst du nicht spielen (C12).
say-top-or-under = Zelt { $tent } ist nicht leer: Sag „top“ oder „under“ (C12).
tent-is-empty = Zelt { $tent } ist leer: Sag nur die Karte und das Zelt (C12).
route-fields = eine Strecke hat { $few } bis { $most } Felder, diese hat { $found } (C1)
route-tents = es gibt { $tents } Zelte, hier sind { $found } (C1)
route-off = die Felder dieser Strecke sind 0 bis { $last }, ein Feld { $found } gibt es nicht (C1)
route-same-field = auf Feld { $field } können nicht zwei Zelte stehen (C1)
track-length = eine Konfettileiste endet auf einem Feld von 1 bis { $most }, nicht { $found } (C2)

# Warum: Gründe in Rückblicken und Tipps
move-card =
    { $place ->
        [top] die { $value } obenauf in Zelt { $tent }
        [under] die { $value } verdeckt in Zelt { $tent }
       *[empty] die { $value } in Zelt { $tent }
    }
move-citizen =
    { $tent ->
        [0] { citizen.bare } { $steps } weiter
       *[other] { citizen.bare } { $steps } weiter, in Zelt { $tent }
    }
move-chip =
    { $tent ->
        [0] { citizen.bare } mit Chip { $steps } weiter
       *[other] { citizen.bare } mit Chip { $steps } weiter, in Zelt { $tent }
    }
move-direct = { citizen.bare } mit Chip gleich in Zelt { $tent }
move-pass = passen
move-pick = die { $number } wählen
move-return = den Chip von Zelt { $number } zurücklegen
advice-card =
    { $you ->
        [yes] spiel deine { $value } { $place ->
                [top] obenauf in
                [under] verdeckt in
               *[empty] in
            } Zelt { $tent }
       *[no] { $player } spielt besser die { $value } { $place ->
                [top] obenauf in
                [under] verdeckt in
               *[empty] in
            } Zelt { $tent }
    }
advice-walk =
    { $you ->
        [yes] lass { citizen.whom } { $steps } weitergehen{ $to }{ $effect }
       *[no] { $player } lässt besser { citizen.whom } { $steps } weitergehen{ $to }{ $effect }
    }
advice-chip =
    { $you ->
        [yes] nutz deinen Chip von Zelt { $tent } und lass { citizen.whom } { $steps } weitergehen{ $to }{ $effect }
       *[no] { $player } nutzt besser den Chip von Zelt { $tent } und lässt { citizen.whom } { $steps } weitergehen{ $to }{ $effect }
    }
advice-direct =
    { $you ->
        [yes] nutz deinen Chip von Zelt { $tent } und stell { citizen.whom } gleich in Zelt { $tent }{ $effect }
       *[no] { $player } nutzt besser den Chip von Zelt { $tent } und stellt { citizen.whom } gleich in Zelt { $tent }{ $effect }
    }
advice-pass =
    { $you ->
        [yes] pass
       *[no] { $player } passt besser
    }
advice-pick =
    { $you ->
        [yes] wähl deine { $number }
       *[no] { $player } wählt besser die { $number }
    }
advice-return =
    { $you ->
        [yes] leg deinen Chip von Zelt { $number } zurück
       *[no] { $player } legt besser den Chip von Zelt { $number } zurück
    }
to-tent = { "" }, in Zelt { $tent }
effect-prince = : { $card } kommt in den Umzug
effect-miss = : Sie nimmt { $card } mit
effect-miss-both = : Sie bringt { $brings } und nimmt { $card } mit
card-own =
    { $you ->
        [yes] deine { $value }
       *[no] die { $value } von { $player }
    }
card-other = die { $value } von { $other }
hidden-own =
    { $you ->
        [yes] deine verdeckte Karte
       *[no] die verdeckte Karte von { $player }
    }
hidden-other = die verdeckte Karte von { $other }
seat = { $other }
where-tent = { "" } in Zelt { $tent }
score = { $own } zu { $most }
because-disc-own =
    { $you ->
        [yes] du gewinnst deine Scheibe{ $place }{ $often }
       *[no] { $player } gewinnt die Scheibe{ $place }{ $often }
    }
because-chip-own =
    { $you ->
        [yes] du gewinnst den Chip { $chip }{ $place }{ $often }
       *[no] { $player } gewinnt den Chip { $chip }{ $place }{ $often }
    }
because-disc = { $other } gewinnt die Scheibe{ $place }{ $often }
because-chip = { $other } gewinnt den Chip { $chip }{ $place }{ $often }
because-float-own =
    { $you ->
        [yes] du musst einen Festwagen kaufen{ $often }
       *[no] { $player } muss einen Festwagen kaufen{ $often }
    }
because-float = { $other } muss einen Festwagen kaufen{ $often }
because-parade-own =
    { $you ->
        [yes] du gewinnst den Chip { $chip } des Umzugs{ $often }
       *[no] { $player } gewinnt den Chip { $chip } des Umzugs{ $often }
    }
because-parade = { $other } gewinnt den Chip { $chip } des Umzugs{ $often }
state-ahead =
    { $you ->
        [yes] du führst dann in Zelt { $tent }, { $score }
       *[no] { $player } führt dann in Zelt { $tent }, { $score }
    }
state-surely =
    { $you ->
        [yes] du führst dann sicher in Zelt { $tent }
       *[no] { $player } führt dann sicher in Zelt { $tent }
    }
state-alone =
    { $you ->
        [yes] du bist dann allein in Zelt { $tent }
       *[no] { $player } ist dann allein in Zelt { $tent }
    }
state-second =
    { $you ->
        [yes] du bist dann Zweiter in Zelt { $tent }, { $score }, das reicht für den Chip
       *[no] { $player } liegt dann auf Platz zwei in Zelt { $tent }, { $score }, das reicht für den Chip
    }
state-level =
    { $you ->
        [yes] du stehst dann gleich mit { $other } in Zelt { $tent }, { $score }, und gleich gewinnt nichts
       *[no] { $player } steht dann gleich mit { $other } in Zelt { $tent }, { $score }, und gleich gewinnt nichts
    }
state-level-two = { $third } steht dann gleich mit { $other } in Zelt { $tent }, { $score }, und gleich gewinnt nichts
state-ahead-of =
    { $you ->
        [yes] du liegst dann vor { $other } in Zelt { $tent }, { $score }
       *[no] { $player } liegt dann vor { $other } in Zelt { $tent }, { $score }
    }
with-level =
    { $you ->
        [yes] mit der { $value } stehst du nur gleich mit { $other }, { $score }
       *[no] mit der { $value } steht { $player } nur gleich mit { $other }, { $score }
    }
contrast-level =
    { $you ->
        [yes] mit deiner { $value } stehst du in Zelt { $tent } nur gleich mit { $other }, { $score }, und das gewinnt nichts
       *[no] mit der { $value } steht { $player } in Zelt { $tent } nur gleich mit { $other }, { $score }, und das gewinnt nichts
    }
contrast-behind =
    { $you ->
        [yes] deine { $value } bleibt in Zelt { $tent } hinter { $other }, { $score }, und gewinnt jetzt nichts
       *[no] die { $value } von { $player } bleibt in Zelt { $tent } hinter { $other }, { $score }, und gewinnt jetzt nichts
    }
contrast-ahead =
    { $you ->
        [yes] mit deiner { $value } führst du in Zelt { $tent } auch, { $score }, gewinnst dort aber nur { $cases }
       *[no] mit der { $value } führt { $player } in Zelt { $tent } auch, { $score }, gewinnt dort aber nur { $cases }
    }
contrast-wait =
    { $you ->
        [yes] Zelt { $tent } kann warten: Später gewinnst du dort genauso oft
       *[no] Zelt { $tent } kann warten: Später gewinnt { $player } dort genauso oft
    }
ends-day = damit ist der Tag vorbei
ends-day-tent = damit ist der Tag vorbei, also bleibt Zelt { $tent }, wie es ist
rule-own-top =
    { $you ->
        [yes] mit deinem Zug liegt deine eigene Karte oben in Zelt { $tent }, also kannst du dort nicht noch einmal spielen
       *[no] mit dem gespielten Zug liegt die eigene Karte oben in Zelt { $tent }, also kann { $player } dort nicht noch einmal spielen
    }
rule-their-top = in Zelt { $tent } bleibt die eigene Karte von { $other } oben, also kann { $other } dort nicht spielen
rule-opens = Barrikadol verlässt Zelt { $tent }, also ist es wieder offen
rule-closes = Barrikadol sperrt dann Zelt { $tent }
keep-for =
    { $you ->
        [yes] du behältst deine { $value } für Zelt { $tent }
       *[no] { $player } behält die { $value } für Zelt { $tent }
    }
then-play =
    { $you ->
        [yes] danach kannst du deine { $value } in Zelt { $tent } spielen
       *[no] danach kann { $player } die { $value } in Zelt { $tent } spielen
    }
cause-plays =
    { $when ->
        [otherwise] sonst
       *[then] dann
    } spielt { $other } { adverb } in Zelt { $tent }
cause-some =
    { $when ->
        [otherwise] sonst
       *[then] dann
    } { $what ->
        [there] bringt
       *[away] nimmt
    } { citizen } { adverb } { $card } { $what ->
        [away] mit
        [there] dorthin
       *[procession] aus Zelt { $tent } mit in den Umzug
    }{ $possible }
cause-own =
    { $you ->
        [yes] { $when ->
                [otherwise] sonst
               *[then] dann
            } { $what ->
                [there] bringst
               *[away] holst
            } du { citizen.with } { adverb } { $card } { $what ->
                [away] weg
                [there] dorthin
               *[procession] aus Zelt { $tent } in den Umzug
            }{ $possible }
       *[no] { $when ->
                [otherwise] sonst
               *[then] dann
            } { $what ->
                [there] bringt
               *[away] holt
            } { $player } { citizen.with } { adverb } { $card } { $what ->
                [away] weg
                [there] dorthin
               *[procession] aus Zelt { $tent } in den Umzug
            }{ $possible }
    }
cause-other =
    { $when ->
        [otherwise] sonst
       *[then] dann
    } { $what ->
        [there] bringt
       *[away] holt
    } { $other } { citizen.with } { adverb } { $card } { $what ->
        [away] weg
        [there] dorthin
       *[procession] aus Zelt { $tent } in den Umzug
    }{ $possible }
by-chip =
    { $you ->
        [yes] { "" }, mit dem Chip, den du hergibst
       *[no] { "" }, mit dem Chip, den { $player } hergibt
    }
ring-enough = { "" }, denn der Ring steht dann auf { $ring }, gerade weit genug
gives-chip =
    { $you ->
        [yes] dein Zug gibt { $other } einen Bewegungschip
       *[no] der gespielte Zug gibt { $other } einen Bewegungschip
    }
adverb =
    { $how ->
        [never] nie
        [hardly] fast nie
        [always] immer
        [nearly] fast immer
        [often] oft
       *[mostly] meist
    }
look-tent = Schau dir Zelt { $tent } an.
look-procession = Schau auf den Umzug: Wer hat dort am meisten, wer am zweitmeisten?
look-hand = Schau dir deine Karten an: Welche kannst du am ersten Tag entbehren?
look-chips = Schau dir deine Bewegungschips an.

# Wie man spielt
help =
    Sechs Festzelte stehen an einer runden Straße, und bei jedem haben alle eine Scheibe Konfetti. Wer die meisten Punkte hat, gewinnt. Höchstens vier Tage lang schickst du deine fünf Karten in die Zelte. Endet ein Tag, zählst du in einem Zelt deine Karten und das Feld deiner Scheibe dort zusammen. Wer am meisten hat, gewinnt die eigene Scheibe, und die ist 5 Punkte wert; auf dem zweiten Platz gibt es den offenen Chip des Zelts. Hast du deine Scheibe schon früher gewonnen, bringt dir der erste Platz den Chip. Gleichstand bringt nichts, und mit 0 gewinnst du nichts.

    In deinem Zug tust du eines: eine Figur bewegen oder eine Karte spielen. In ein Zelt mit Karten spielst du obenauf, offen (wem die Karte gehört, die du verdeckst, rückt die eigene Scheibe ein Feld vor), oder unter den Stapel, verdeckt (wem die oberste Karte gehört, bekommt einen Bewegungschip). Wo die oberste Karte deine eigene ist, kannst du nicht spielen. Danach geht der Ring auf die Zahl der obersten Karte: So weit darf eine Figur gehen, und ist sie gegangen, zeigt der Ring, wie weit es war.

    Wo eine Figur ankommt, passiert etwas. Der Prinz nimmt die oberste Karte mit in den Umzug, und wem sie gehört, rückt die eigene Scheibe ein Feld vor. Die Miss nimmt die unterste Karte mit und lässt sie obenauf im nächsten Zelt zurück, in dem sie ankommt; dafür rückt keine Scheibe vor. Barrikadol sperrt das Zelt, in dem er steht.

    Davor und danach darfst du Bewegungschips nutzen: Jeder lässt eine Figur so weit gehen, wie der Ring sagt, oder stellt sie gleich in das Zelt auf dem Chip; dann geht der Ring auf 0. Was du nicht nutzt, geht am Ende deines Zugs zurück, und auch dann geht der Ring auf 0, außer wenn mit deinem Zug der Tag endet.

    Der Tag endet, wenn zwei Spieler keine Karten mehr haben (zu zweit: einer) oder wenn fünf Karten im Umzug sind. Wer am meisten im Umzug hat, muss einen Festwagen kaufen, minus 5 Punkte; wer schon einen hat, bekommt stattdessen den Chip des Umzugs. Sonst geht er an den zweiten Platz. Das Spiel endet nach vier Tagen, oder wenn jemand fünf Scheiben gewonnen hat.
reconstructed = Die Regeln sind die der Anleitung. Wie viele Felder die Strecke hat, wo Zelte und Figuren darauf stehen und wie lang die Konfettileisten sind, steht dort nicht: Das ist unsere Rekonstruktion.
help-moves = Tippe die Nummer vor einer Möglichkeit, oder den Zug selbst, wie „card 4 t5“, „card 4 t5 under“, „move bar 2“, „chip t2 prince 3“ oder „return t2“.

# Lektionen
lesson-card = Deine erste Karte ist die 4. Spiel sie in Zelt 1, das ist leer.
lesson-card-not = Schön, aber spiel diesmal die 4 in Zelt 1.
lesson-card-done = Deine 4 steht auf der Bühne. Wenn der Tag endet, gewinnt ein Zelt, wer darin am meisten hat. Und schau auf den Ring: Er ist auf 4 gesprungen, wie deine Karte.
lesson-top = In Zelt 4 steht die 2 von Otto auf der Bühne. Spiel eine deiner Karten obenauf.
lesson-top-not = Das ist erlaubt. Aber spiel jetzt eine Karte obenauf in Zelt 4.
lesson-top-done = Jetzt steht deine Karte auf der Bühne. Zum Trost rückt Ottos Scheibe auf der Konfettileiste vor: eins mehr für Otto in diesem Zelt.
lesson-under = Noch einmal Zelt 4, aber sei schlau: Schieb eine Karte unter den Stapel.
lesson-under-not = Das ist erlaubt. Aber schieb jetzt eine Karte unter den Stapel in Zelt 4.
lesson-under-done = Niemand außer dir weiß, welche Karte es ist, und sie zählt trotzdem. Otto bekommt dafür einen Bewegungschip.
lesson-prince = Statt eine Karte zu spielen, darfst du eine Figur bewegen, so weit der Ring sagt: 3. Lass den Prinzen 3 Felder gehen, zu deiner eigenen Karte.
lesson-prince-not = Dorthin nicht. Der Prinz geht 3 Felder, in Zelt 2.
lesson-prince-done = Der Prinz nimmt die Karte von der Bühne mit in den Umzug, und deine Scheibe rückt vor. Aber wer dort am meisten hat, muss einen Festwagen kaufen: 5 Punkte weniger!
lesson-miss = Jetzt die Miss. Lass sie 2 Felder gehen, zu Ottos Karte in Zelt 4.
lesson-miss-not = Nicht ganz. Die Miss geht 2 Felder, in Zelt 4.
lesson-miss-done = Sie nimmt die unterste Karte des Stapels mit und lässt sie obenauf im nächsten Zelt zurück, in dem sie stehen bleibt.
lesson-barricade = Und Barrikadol. Lass ihn 2 Felder gehen, zu Ottos starker Karte in Zelt 6.
lesson-barricade-not = Nicht ganz. Barrikadol geht 2 Felder, in Zelt 6.
lesson-barricade-done = Gesperrt! Solange er dort steht, kommt keine Karte hinein oder heraus, auch nicht mit dem Prinzen oder der Miss.
lesson-chip = Du hast einen Bewegungschip von Zelt 4. Spiel ihn und stell den Prinzen gleich in Zelt 4.
lesson-chip-not = So kann man ihn auch nutzen. Stell jetzt den Prinzen gleich in Zelt 4.
lesson-chip-done = Weg ist Ottos Karte, ab in den Umzug. Chips sind eine Zugabe: Danach spielst du noch eine Karte oder bewegst jemanden. Was du nicht nutzt, geht zurück.
lesson-evening = Es ist Abend: Der Tag endet, wenn jemand die letzte Karte spielt. Spiel deine 2 in Zelt 5, wo deine 3 versteckt liegt.
lesson-evening-not = Heb das für einen anderen Tag auf. Spiel die 2 in Zelt 5, obenauf oder darunter.
lesson-evening-done = Mit 3 und 2 schlägst du Otto in Zelt 5, die Scheibe dort ist also deine: 5 Punkte. Auf dem zweiten Platz gibt es den Chip. Dann nehmen alle ihre Karten zurück.
lesson-end = Jetzt eine echte Partie, am vierten und letzten Tag. Du liegst vorn! Ein Tipp: Geh dahin, wo die anderen wenig haben, mit der kleinsten Karte, die reicht.
lesson-end-not = Weiter geht’s: Du bist wieder dran.
lesson-end-done =
    { $won ->
        [yes] Scheiben, Konfetti und Chips werden gezählt, Festwagen kosten 5. Du hast die meisten Punkte, und du kennst jetzt Carnavalo!
       *[no] Scheiben, Konfetti und Chips werden gezählt, Festwagen kosten 5. Diesmal hat Otto mehr, aber du kennst jetzt Carnavalo!
    }

# Wer zum ersten Mal mitspielt
first-dealt = Alle bekommen einen Bewegungschip: Damit geht in deinem Zug eine Figur zusätzlich. Künftig kennt ihn nur, wer ihn hat, aber diesen ersten haben alle gesehen.
first-played-empty = Eine Karte auf der Bühne eines Zelts. Wenn der Tag endet, gewinnt dort, wer am meisten hat: Karten und Konfetti zusammen.
first-played-top = Obenauf: Diese Karte steht jetzt auf der Bühne. Wer verdeckt wird, rückt die eigene Scheibe auf der Konfettileiste vor.
first-played-under = Unter den Stapel, verdeckt: Auch sie zählt, und nur wer sie gelegt hat, kennt sie. Wer auf der Bühne steht, bekommt einen Bewegungschip.
first-got-chip = Ein Bewegungschip: Damit geht im eigenen Zug eine Figur, so weit der Ring sagt oder gleich in das Zelt auf dem Chip.
first-to-procession = Der Prinz hat eine Karte in den Umzug mitgenommen. Wer dort am Ende des Tages am meisten hat, muss einen Festwagen kaufen: minus 5.
first-taken = Die Miss nimmt die unterste Karte mit. Sie lässt sie obenauf im nächsten Zelt zurück, in dem sie stehen bleibt.
first-barricade = Barrikadol sperrt dieses Zelt: Solange er dort steht, kommt keine Karte hinein oder heraus.
first-barred = Das Zelt ist von Barrikadol gesperrt, also passiert dort nichts.
first-ring-zero = Es blieben Bewegungschips übrig, also geht der Ring auf 0: Niemand kann gehen, bis eine Karte gespielt wird.
first-won-disc = Wer im Zelt am meisten hat, gewinnt dort die Scheibe: 5 Punkte. Der zweite Platz bekommt den Chip.
first-bought-float = Am meisten im Umzug: Ein Festwagen muss gekauft werden, minus 5. Alle kaufen höchstens einen.
first-tied-first = Gleichstand: Dort bekommt keiner etwas.
first-new-day = Ein neuer Tag: Alle haben ihre Karten wieder. Das Spiel ist nach vier Tagen aus, oder wenn jemand fünf Scheiben hat.
