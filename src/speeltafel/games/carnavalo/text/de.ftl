# Carnavalo, auf Deutsch.

name = Carnavalo
tagline = Bluffe mit deinen Karten und gewinne die Festzelte.
about = Ein Spiel mit Karten, Bluff und Konfetti von Peter Verhaeghe, für 2 bis 6 Spieler, etwa 45 Minuten.
unofficial = Eine inoffizielle Fassung, in unseren eigenen Worten. Das Originalspiel gehört seinen Rechteinhabern.

# Der Tisch
citizen =
    { $citizen ->
        [prince] der Prinz
        [miss] die Miss
       *[bar] Barricadol
    }
    .whom =
        { $citizen ->
            [prince] den Prinzen
            [miss] die Miss
           *[bar] Barricadol
        }
    .with =
        { $citizen ->
            [prince] mit dem Prinzen
            [miss] mit der Miss
           *[bar] mit Barricadol
        }
    .bare =
        { $citizen ->
            [prince] Prinz
            [miss] Miss
           *[bar] Barricadol
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
legend = P Prinz · M Miss · B Barricadol · A4 die 4 von Spieler A · A? verdeckt · * gewonnen

# Was passiert ist: der Aufbau
picked =
    { $shared ->
        [yes] { $player } wählt die { $value }.
       *[no] Du wählst die { $value }.
    }
picked-unseen = { $player } wählt eine Karte.
dealt = { $player } bekommt den Bewegungschip von Zelt { $tent } und setzt die Scheibe dort auf Feld 1.
lies = Die { $value } von { $player } liegt in Zelt { $tent }.
tent-chip-open = Der Zeltchip von Zelt { $tent } ist { $chip } wert.
procession-chip-open = Der Umzugschip ist { $number } wert.
begins = Die erste Karte auf dem Weg des Prinzen gehört { $player }: { $player } beginnt.

# Was passiert ist: ein Zug
moved =
    { $player } zieht { citizen.whom } { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weiter.
chip-moved =
    { $shared ->
        [yes] { $player } nutzt den Bewegungschip von Zelt { $tent } und zieht
       *[no] Du nutzt den Bewegungschip von Zelt { $tent } und ziehst
    } { citizen.whom } { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weiter.
chip-moved-unseen =
    { $player } nutzt einen Bewegungschip und zieht { citizen.whom } { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weiter.
chip-direct = { $player } nutzt den Bewegungschip von Zelt { $tent } und stellt { citizen.whom } direkt hinein. Der Ring fällt auf 0.
played-empty = { $player } spielt eine { $value } in das leere Zelt { $tent }.
played-top = { $player } spielt in Zelt { $tent } eine { $value } obendrauf.
played-under =
    { $shared ->
        [yes] { $player } schiebt eine { $value } unter den Stapel in Zelt { $tent }.
       *[no] Du schiebst deine { $value } unter den Stapel in Zelt { $tent }.
    }
played-under-unseen = { $player } schiebt eine Karte unter den Stapel in Zelt { $tent }.
confetti = Die Scheibe von { $player } bei Zelt { $tent } rückt auf Feld { $field } vor.
got-chip =
    { $shared ->
        [yes] { $player } bekommt den Bewegungschip von Zelt { $tent }.
       *[no] Du bekommst den Bewegungschip von Zelt { $tent }.
    }
got-chip-unseen = { $player } bekommt einen Bewegungschip.
no-chip = { $player } bekäme einen Bewegungschip, aber es ist keiner mehr da.
to-procession = Der Prinz nimmt die { $value } von { $player } aus Zelt { $tent } mit in den Umzug.
turned-up = Die { $value } von { $player } wird aufgedeckt: Sie ist jetzt die Bühnenkarte in Zelt { $tent }.
laid = Die Miss legt in Zelt { $tent } die { $value } von { $player } obendrauf.
taken = Die Miss nimmt die unterste Karte aus Zelt { $tent } mit: die { $value } von { $player }.
nothing-there =
    Zelt { $tent } ist leer: { $citizen ->
        [prince] Der Prinz nimmt keine Karte mit.
       *[other] Die Miss nimmt keine Karte mit.
    }
barred =
    Zelt { $tent } ist gesperrt: { $citizen ->
        [prince] Der Prinz
       *[other] Die Miss
    } kann dort nichts tun.
barricade = Barricadol sperrt Zelt { $tent }.
passed = { $player } kann weder eine Figur bewegen noch eine Karte spielen und muss passen.
returned =
    { $shared ->
        [yes] { $player } legt den Bewegungschip von Zelt { $tent } zurück unter den Stapel.
       *[no] Du legst den Bewegungschip von Zelt { $tent } zurück unter den Stapel.
    }
returned-unseen = { $player } legt einen Bewegungschip zurück unter den Stapel.
ring-zero = Nicht alle Bewegungschips wurden genutzt, also fällt der Ring auf 0.

# Was passiert ist: das Ende eines Tages
day-over =
    { $reason ->
        [hands] Tag { $day } ist vorbei: { $player } hat die letzte Karte gespielt.
        [procession] Tag { $day } ist vorbei: { $player } hat die fünfte Karte in den Umzug gebracht.
       *[quiet] Tag { $day } ist vorbei: Vier Runden lang hat niemand eine Karte gespielt. Den letzten Zug hatte { $player }.
    }
day-over-two = Tag { $day } ist vorbei: { $player } und { $other } haben keine Karten mehr.
face-down = Die verdeckte Karte in Zelt { $tent } war eine { $value } von { $player }.
in-tent = { $player } hat in Zelt { $tent } insgesamt { $value }: { $cards } durch Karten und { $confetti } durch Konfetti.
in-procession = { $player } hat im Umzug insgesamt { $value }.
won-disc = { $player } gewinnt die Scheibe bei Zelt { $tent }.
won-tent-chip = { $player } gewinnt in Zelt { $tent } den Zeltchip { $chip }.
bought-float = { $player } hat am meisten im Umzug und muss einen Festwagen kaufen.
won-procession-chip = { $player } gewinnt den Umzugschip { $number }.
nobody-there = Niemand hat etwas { place }.
tied-first = Gleichstand um den ersten Platz { place }: Niemand bekommt etwas.
tied-second = Gleichstand um den zweiten Platz { place }: Niemand bekommt den Chip.
no-second = Es gibt { place } keinen Zweiten: Niemand bekommt den Chip.
float-removed = Niemand hat heute den Festwagen gekauft: Er kommt aus dem Spiel.
new-day = Tag { $day } beginnt. Alle nehmen ihre Karten zurück, und { $player } beginnt.
ended = Nach Tag { $day } ist die Partie zu Ende.
counted =
    { $player } bekommt { $for_discs } Punkte für { $discs ->
        [one] 1 Scheibe
       *[other] { $discs } Scheiben
    }, { $confetti } für Konfetti und { $chips } für Chips.
float-costs = { $player } hat einen Festwagen: minus { $points } Punkte.
total = { $player } hat { $points } Punkte.

# Was du tun kannst
prompt-setup = Das Spiel wird aufgebaut.
prompt-pick =
    { $shared ->
        [yes] { $player }, wähle heimlich eine Karte.
       *[no] Wähle heimlich eine Karte.
    } Die gewählten Karten kommen in zufällige Zelte.
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
       *[pass] { your-turn } Du kannst weder ziehen noch spielen, also passt du.
    }{ $chips ->
        [0] {""}
        [one] {" "}Vorher darfst du deinen Bewegungschip nutzen.
       *[other] {" "}Vorher darfst du Bewegungschips nutzen.
    }
prompt-wait-before = { $player } ist dran.
prompt-after =
    { $shared ->
        [yes] { $player }, du darfst
       *[no] Du darfst
    } weitere Bewegungschips nutzen (Ring auf { $ring }). Oder beende deinen Zug: Dann fällt der Ring auf 0.
prompt-wait-after = { $player } kann noch Bewegungschips nutzen oder zurücklegen.
prompt-return =
    { $shared ->
        [yes] { $player }, leg
       *[no] Leg
    } auch deine anderen Bewegungschips zurück. Die Reihenfolge bestimmst du selbst.
prompt-wait-return = { $player } legt Bewegungschips zurück.
prompt-close =
    { $shared ->
        [yes] { $player }, du hast den Tag beendet:
       *[no] Du hast den Tag beendet:
    } Leg deine Bewegungschips zurück. Die Reihenfolge bestimmst du selbst.
prompt-wait-close = { $player } hat den Tag beendet und legt Bewegungschips zurück.
prompt-over =
    { $players } { $count ->
        [one] gewinnt!
       *[other] gewinnen gemeinsam!
    }

# Was nicht geht
not-a-move = { $found } ist hier kein gültiger Zug. Züge sehen so aus: „card 4 t5“, „card 4 t5 under“, „move bar 2“, „chip t2 prince 3“, „chip t2 miss direct“, „return t2“, „pass“, „pick 3“.
not-a-chance = „{ $found }“ kann hier nicht gezogen werden. Gib eine Ziehung so ein: „{ $example }“.
too-many-chips = So viele Chips mit { $chip } gibt es nicht (C3).
only-pick = Erst wählen alle eine Karte (C5).
picked-already = Eine Karte wählst du nur vor dem ersten Tag (C5).
only-return = Jetzt kannst du nur noch Bewegungschips zurücklegen (C13, C18).
acted-already = Du hast in diesem Zug schon eine Figur bewegt oder eine Karte gespielt. Nutze einen Bewegungschip oder leg einen zurück (C9).
ring-too-low =
    { $ring ->
        [0] Der Ring steht auf 0, also kann keine Figur ziehen (C10, C11). Spiel eine Karte.
       *[other] Der Ring steht auf { $ring }, also kann keine Figur { $steps } Felder ziehen (C10, C11).
    }
no-need-to-pass = Du kannst eine Figur bewegen oder eine Karte spielen, also kannst du nicht passen (CR7).
chip-not-held = Du hast den Bewegungschip von Zelt { $chip } nicht (C10).
return-too-early = Spiel zuerst eine Karte oder beweg eine Figur. Danach kannst du Bewegungschips zurücklegen (C13).
card-not-in-hand = Du hast die { $value } nicht auf der Hand (C12).
tent-barred = Barricadol steht in Zelt { $tent }, also kommt keine Karte hinein (C16). Wähle ein anderes Zelt.
own-stage-card = Die Bühnenkarte in Zelt { $tent } gehört dir, also darfst du dort nicht spielen (C12). Wähle ein anderes Zelt.
say-top-or-under = Zelt { $tent } ist nicht leer. Schreib „top“ oder „under“ dazu (C12).
tent-is-empty = Zelt { $tent } ist leer. Lass „top“ oder „under“ weg (C12).
route-fields = Eine Strecke muss { $few } bis { $most } Felder haben, nicht { $found } (C1)
route-tents = Es muss { $tents } Zelte geben, nicht { $found } (C1)
route-off = Diese Strecke hat die Felder 0 bis { $last }, nicht { $found } (C1)
route-same-field = Auf Feld { $field } können nicht zwei Zelte stehen (C1)
track-length = Eine Konfettileiste muss auf einem Feld von 1 bis { $most } enden, nicht auf { $found } (C2)

# Warum: Gründe in Rückblicken und Tipps
move-card =
    { $place ->
        [top] die { $value } in Zelt { $tent } obendrauf
        [under] die { $value } verdeckt in Zelt { $tent }
       *[empty] die { $value } in Zelt { $tent }
    }
move-citizen =
    { $tent ->
        [0] { citizen.bare } { $steps ->
                [one] 1 Feld
               *[other] { $steps } Felder
            } weiter
       *[other] { citizen.bare } { $steps ->
                [one] 1 Feld
               *[other] { $steps } Felder
            } weiter, in Zelt { $tent }
    }
move-chip =
    { $tent ->
        [0] { citizen.bare } per Chip { $steps ->
                [one] 1 Feld
               *[other] { $steps } Felder
            } weiter
       *[other] { citizen.bare } per Chip { $steps ->
                [one] 1 Feld
               *[other] { $steps } Felder
            } weiter, in Zelt { $tent }
    }
move-direct = { citizen.bare } per Chip direkt in Zelt { $tent }
move-pass = passen
move-pick = die { $number } wählen
move-return = den Chip von Zelt { $number } zurücklegen
advice-card =
    { $you ->
        [yes] spiel deine { $value } { $place ->
                [top] in Zelt { $tent } obendrauf
                [under] verdeckt in Zelt { $tent }
               *[empty] in Zelt { $tent }
            }
       *[no] { $player } sollte die { $value } { $place ->
                [top] in Zelt { $tent } obendrauf
                [under] verdeckt in Zelt { $tent }
               *[empty] in Zelt { $tent }
            } spielen
    }
advice-walk =
    { $you ->
        [yes] zieh { citizen.whom } { $steps ->
                [one] 1 Feld
               *[other] { $steps } Felder
            } weiter{ $to }{ $effect }
       *[no] { $player } sollte { citizen.whom } { $steps ->
                [one] 1 Feld
               *[other] { $steps } Felder
            } weiterziehen{ $to }{ $effect }
    }
advice-chip =
    { $you ->
        [yes] nutz deinen Bewegungschip von Zelt { $tent } und zieh { citizen.whom } { $steps ->
                [one] 1 Feld
               *[other] { $steps } Felder
            } weiter{ $to }{ $effect }
       *[no] { $player } sollte den Bewegungschip von Zelt { $tent } nutzen und { citizen.whom } { $steps ->
                [one] 1 Feld
               *[other] { $steps } Felder
            } weiterziehen{ $to }{ $effect }
    }
advice-direct =
    { $you ->
        [yes] stell { citizen.whom } mit deinem Bewegungschip in Zelt { $tent }{ $effect }
       *[no] { $player } sollte { citizen.whom } mit einem Bewegungschip in Zelt { $tent } stellen{ $effect }
    }
advice-pass =
    { $you ->
        [yes] passe
       *[no] { $player } sollte passen
    }
advice-pick =
    { $you ->
        [yes] wähl deine { $number }
       *[no] { $player } sollte die { $number } wählen
    }
advice-return =
    { $you ->
        [yes] leg deinen Bewegungschip von Zelt { $number } zurück
       *[no] { $player } sollte den Bewegungschip von Zelt { $number } zurücklegen
    }
to-tent = { "" }, in Zelt { $tent }
effect-prince = : So kommt { $card } in den Umzug
effect-miss = : Sie nimmt { $card } mit
effect-miss-both = : Sie bringt { $brings } und nimmt { $card } mit
card-own =
    { $you ->
        [yes] deine { $value }
       *[no] die { $value } von { $player }
    }
card-other = die { $value } von { $other }
card-themselves = die eigene { $value }
hidden-own =
    { $you ->
        [yes] deine verdeckte Karte
       *[no] die verdeckte Karte von { $player }
    }
hidden-other = die verdeckte Karte von { $other }
seat = { $other }
where-tent = { "" } in Zelt { $tent }
where-later = { "" } dort später
score = { $own } zu { $most }
because-disc-own =
    { $you ->
        [yes] du gewinnst deine Scheibe{ $place }{ $often }
       *[no] { $player } gewinnt die Scheibe{ $place }{ $often }
    }
because-chip-own =
    { $you ->
        [yes] du gewinnst den Zeltchip { $chip }{ $place }{ $often }
       *[no] { $player } gewinnt den Zeltchip { $chip }{ $place }{ $often }
    }
because-disc = { $other } gewinnt die Scheibe{ $place }{ $often }
because-chip = { $other } gewinnt den Zeltchip { $chip }{ $place }{ $often }
because-float-own =
    { $you ->
        [yes] du kaufst den Festwagen (5 Punkte){ $often }
       *[no] { $player } kauft den Festwagen (5 Punkte){ $often }
    }
because-float = { $other } kauft den Festwagen (5 Punkte){ $often }
because-parade-own =
    { $you ->
        [yes] du gewinnst den Umzugschip { $chip }{ $often }
       *[no] { $player } gewinnt den Umzugschip { $chip }{ $often }
    }
because-parade = { $other } gewinnt den Umzugschip { $chip }{ $often }
otherwise-float-own =
    { $you ->
        [yes] sonst kaufst du { $how ->
            [of] { $cases } den Festwagen
           *[adverb] { $cases } den Festwagen
        }
       *[no] sonst kauft { $player } { $how ->
            [of] { $cases } den Festwagen
           *[adverb] { $cases } den Festwagen
        }
    }
otherwise-parade = sonst gewinnt { $other } { $how ->
        [of] { $cases } den Umzugschip { $chip }
       *[adverb] { $cases } den Umzugschip { $chip }
    }
otherwise-chip = sonst gewinnt { $other } { $how ->
        [of] { $cases } den Zeltchip { $chip }{ $place }
       *[adverb] { $cases } den Zeltchip { $chip }{ $place }
    }
otherwise-disc = sonst gewinnt { $other } { $how ->
        [of] { $cases } die Scheibe{ $place }
       *[adverb] { $cases } die Scheibe{ $place }
    }
state-ahead =
    { $you ->
        [yes] du führst dort dann mit { $score } vor { $other }
       *[no] { $player } führt dort dann mit { $score } vor { $other }
    }
state-open =
    { $you ->
        [yes] ohne die verdeckten Karten der anderen führst du dort dann mit { $score }
       *[no] ohne die verdeckten Karten der anderen führt { $player } dort dann mit { $score }
    }
state-surely =
    { $you ->
        [yes] du führst dort dann sicher
       *[no] { $player } führt dort dann sicher
    }
state-alone =
    { $you ->
        [yes] du bist dort dann allein
       *[no] { $player } ist dort dann allein
    }
state-second =
    { $you ->
        [yes] du bist dort dann Zweiter hinter { $other } ({ $score }), genug für den Chip
       *[no] { $player } ist dort dann Zweiter hinter { $other } ({ $score }), genug für den Chip
    }
state-level =
    { $you ->
        [yes] dann steht es dort zwischen dir und { $other } { $score }, und ein Gleichstand bringt nichts
       *[no] dann steht es dort zwischen { $player } und { $other } { $score }, und ein Gleichstand bringt nichts
    }
state-level-two = dann steht es dort zwischen { $third } und { $other } { $score }, und ein Gleichstand bringt nichts
state-ahead-of =
    { $you ->
        [yes] du liegst dort dann mit { $score } vor { $other }
       *[no] { $player } liegt dort dann mit { $score } vor { $other }
    }
state-leads = { $other } führt dort dann mit { $score }
contrast-level =
    { $you ->
        [yes] deine { $value } zieht in Zelt { $tent } nur mit { $other } gleich, { $score }{ $too }
       *[no] die { $value } von { $player } zieht in Zelt { $tent } nur mit { $other } gleich, { $score }{ $too }
    }
contrast-behind =
    { $you ->
        [yes] deine { $value } bleibt in Zelt { $tent } hinter { $other }, { $score }{ $too }
       *[no] die { $value } von { $player } bleibt in Zelt { $tent } hinter { $other }, { $score }{ $too }
    }
so-nothing = , und das bringt nichts
covers-other =
    { $you ->
        [yes] deine { $value } deckt { $card } zu; sonst { $place ->
            [procession] schickt { $other } sie { adverb } in den Umzug
           *[away] holt { $other } sie { adverb } mit dem Prinzen weg
        }{ $too }
       *[no] die { $value } von { $player } deckt { $card } zu; sonst { $place ->
            [procession] schickt { $other } sie { adverb } in den Umzug
           *[away] holt { $other } sie { adverb } mit dem Prinzen weg
        }{ $too }
    }
covers-some =
    { $you ->
        [yes] deine { $value } deckt { $card } zu; sonst nimmt der Prinz sie { adverb } { $place ->
            [procession] mit in den Umzug
           *[away] mit
        }{ $too }
       *[no] die { $value } von { $player } deckt { $card } zu; sonst nimmt der Prinz sie { adverb } { $place ->
            [procession] mit in den Umzug
           *[away] mit
        }{ $too }
    }
contrast-ahead =
    { $you ->
        [yes] mit deiner { $value } führst du auch in Zelt { $tent } ({ $score }), gewinnst dort aber { $how ->
            [of] nur { $cases }
           *[adverb] { $cases }
        }
       *[no] mit der { $value } führt { $player } auch in Zelt { $tent } ({ $score }), gewinnt dort aber { $how ->
            [of] nur { $cases }
           *[adverb] { $cases }
        }
    }
contrast-won =
    { $you ->
        [yes] deine { $value } könnte in Zelt { $tent } nur den Zeltchip { $chip } gewinnen: Deine Scheibe dort hast du schon
       *[no] die { $value } könnte in Zelt { $tent } nur den Zeltchip { $chip } gewinnen: { $player } hat die Scheibe dort schon
    }
contrast-alone =
    { $you ->
        [yes] deine { $value } allein in Zelt { $tent } gewinnt dort { $how ->
            [of] nur { $cases }
           *[adverb] { $cases }
        }
       *[no] die { $value } allein in Zelt { $tent } gewinnt dort { $how ->
            [of] nur { $cases }
           *[adverb] { $cases }
        }
    }
last-card =
    { $you ->
        [yes] das ist deine letzte Karte: Der Tag endet, sobald noch jemand keine Karten mehr hat
       *[no] das ist die letzte Karte von { $player }: Der Tag endet, sobald noch jemand keine Karten mehr hat
    }
keeps-card =
    { $you ->
        [yes] du behältst deine { $value } für später
       *[no] { $player } behält die { $value } für später
    }
contrast-chip =
    { $you ->
        [yes] für deine verdeckte { $value } bekäme { $other } einen Bewegungschip
       *[no] für die verdeckte { $value } von { $player } bekäme { $other } einen Bewegungschip
    }
contrast-less =
    { $you ->
        [yes] dafür gewinnst du in Zelt { $tent } weniger{ $often }
       *[no] dafür gewinnt { $player } in Zelt { $tent } weniger{ $often }
    }
contrast-wait =
    { $you ->
        [yes] Zelt { $tent } kann warten: Später gewinnst du dort genauso oft
       *[no] Zelt { $tent } kann warten: Später gewinnt { $player } dort genauso oft
    }
ends-day = damit ist der Tag vorbei
ends-day-tent = damit ist der Tag vorbei, also bleibt Zelt { $tent }, wie es ist
rule-own-card =
    { $you ->
        [yes] deine { $value } läge in Zelt { $tent } obendrauf: Dort könntest du nicht mehr spielen
       *[no] die { $value } läge in Zelt { $tent } obendrauf: Dort könnte { $player } nicht mehr spielen
    }
rule-own-top =
    { $you ->
        [yes] nach dem anderen Zug liegt in Zelt { $tent } deine eigene Karte obenauf, also kannst du dort nicht spielen
       *[no] nach dem anderen Zug liegt in Zelt { $tent } obenauf schon eine Karte von { $player }, dort geht also nichts mehr
    }
rule-their-top = in Zelt { $tent } liegt weiter eine Karte von { $other } obenauf, also kann { $other } dort nicht spielen
rule-opens = Barricadol verlässt Zelt { $tent }, also ist es wieder offen
rule-closes = { when } sperrt Barricadol Zelt { $tent }
enough-for-chip = genug für den Zeltchip { $chip }
enough-for-disc =
    { $you ->
        [yes] genug für deine Scheibe (5 Punkte)
       *[no] genug für die Scheibe (5 Punkte)
    }
keep-for =
    { $you ->
        [yes] du behältst deine { $value } für Zelt { $tent }{ $too }
       *[no] { $player } behält die { $value } für Zelt { $tent }{ $too }
    }
beats = : { $own } gegen { $most } von { $other }
result-own =
    { $you ->
        [yes] , und dort führst dann du, { $score }
       *[no] , und dort führt dann { $player }, { $score }
    }
result-other = , und dort führt dann { $other }, { $score }
result-tie = , und dort steht es dann { $score }
then-play =
    { $opens ->
        [yes] { $you ->
            [yes] Barricadol verlässt Zelt { $tent }, also kannst du dort deine { $value } spielen{ $too }
           *[no] Barricadol verlässt Zelt { $tent }, also kann { $player } dort die { $value } spielen{ $too }
        }
       *[no] { $you ->
            [yes] danach kannst du deine { $value } in Zelt { $tent } spielen{ $too }
           *[no] danach kann { $player } die { $value } in Zelt { $tent } spielen{ $too }
        }
    }
cause-plays =
    { when } spielt { $other } { adverb } in Zelt { $tent }
when =
    { $when ->
        [otherwise] sonst
       *[then] dann
    }
procession-leads = { when } hat { $other } am meisten im Umzug, { $score }{ procession-result }
procession-only = { when } liegt nur von { $other } eine Karte im Umzug{ procession-result }
procession-leads-own =
    { $you ->
        [yes] { when } hast du am meisten im Umzug, { $score }{ procession-result }
       *[no] { when } hat { $player } am meisten im Umzug, { $score }{ procession-result }
    }
procession-only-own =
    { $you ->
        [yes] { when } liegt nur von dir eine Karte im Umzug{ procession-result }
       *[no] { when } liegt nur von { $player } eine Karte im Umzug{ procession-result }
    }
procession-second =
    { $you ->
        [yes] du bist dann im Umzug Zweiter hinter { $other } ({ $score }) und gewinnst den Umzugschip { $chip }
       *[no] { $player } ist dann im Umzug Zweiter hinter { $other } ({ $score }) und gewinnt den Umzugschip { $chip }
    }
procession-result =
    { $has ->
        [yes] : Das bringt den Umzugschip { $chip }
       *[no] : Das kostet einen Festwagen
    }
cause-some =
    { when } { $what ->
        [there] bringt
       *[away] nimmt
    } { citizen } { adverb } { $card } { $what ->
        [away] mit
        [there] in Zelt { $tent }
       *[procession] mit in den Umzug{ $at }
    }{ $too }
cause-own =
    { $you ->
        [yes] { when } { $what ->
                [there] bringst du { citizen.with }
                [away] holst du { citizen.with }
               *[procession] schickst du
            } { adverb } { $card } { $what ->
                [away] weg
                [there] in Zelt { $tent }
               *[procession] in den Umzug{ $at }
            }{ $too }
       *[no] { when } { $what ->
                [there] bringt { $player } { citizen.with }
                [away] holt { $player } { citizen.with }
               *[procession] schickt { $player }
            } { adverb } { $card } { $what ->
                [away] weg
                [there] in Zelt { $tent }
               *[procession] in den Umzug{ $at }
            }{ $too }
    }
cause-other =
    { when } { $what ->
        [there] bringt { $other } { citizen.with }
        [away] holt { $other } { citizen.with }
       *[procession] schickt { $other }
    } { adverb } { $card } { $what ->
        [away] weg
        [there] in Zelt { $tent }
       *[procession] in den Umzug{ $at }
    }{ $too }
from-tent = { "" } (aus Zelt { $tent })
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
    Du willst am Ende die meisten Punkte haben. Gewinne deine Scheiben bei den sechs Festzelten: Jede gewonnene Scheibe ist 5 Punkte wert.

    In deinem Zug machst du eines von beiden: Du spielst eine Karte oder bewegst eine Figur. In ein leeres Zelt spielst du offen. Liegen dort schon Karten, wählst du. Spielst du offen obendrauf, rückt der Besitzer der überdeckten Karte seine Scheibe dort ein Feld vor. Spielst du verdeckt unter den Stapel, bekommt der Besitzer der obersten Karte einen Bewegungschip. Die oberste Karte heißt Bühnenkarte. Wo die Bühnenkarte dir gehört, darfst du nicht spielen. Danach springt der Ring auf die Zahl der Bühnenkarte.

    Eine Figur darfst du höchstens so viele Felder weit bewegen, wie der Ring zeigt. Stell danach den Ring auf die Zahl der Felder, die du gezogen bist. Eine Figur tut nur etwas, wenn sie in einem Zelt stehen bleibt. Der Prinz nimmt die Bühnenkarte mit in den Umzug, und ihr Besitzer rückt seine Scheibe dort ein Feld vor. Die Miss nimmt die unterste Karte mit und legt sie obendrauf im nächsten Zelt, in dem sie stehen bleibt. Barricadol sperrt das Zelt, in dem er steht.

    Vor und nach deiner Karte oder Bewegung darfst du Bewegungschips nutzen. Jeder Chip bewegt eine Figur so weit, wie der Ring erlaubt, oder direkt in das Zelt auf dem Chip. Nach einem direkten Zug fällt der Ring auf 0. Chips, die du nicht nutzt, kommen am Ende deines Zugs zurück. Auch dann fällt der Ring auf 0, außer wenn dein Zug den Tag beendet hat.

    Der Tag endet, wenn zwei Spieler keine Karten mehr haben oder wenn fünf Karten im Umzug liegen. Zu zweit endet er schon, wenn einer keine Karten mehr hat. In jedem Zelt zählst du deine Karten zusammen und dazu die Zahl des Felds, auf dem deine Scheibe liegt. Wer am meisten hat, gewinnt seine Scheibe. Der Zweite gewinnt den Zeltchip. Hast du deine Scheibe schon früher gewonnen, bringt dir der erste Platz den Zeltchip. Wer am meisten im Umzug hat, muss einen Festwagen kaufen: minus 5 Punkte. Der Zweite gewinnt den Umzugschip. Hast du schon einen Festwagen, bringt dir der erste Platz den Umzugschip. Bei Gleichstand gehen alle Beteiligten leer aus, und mit 0 gewinnst du auch nichts.

    Die Partie endet nach vier Tagen oder wenn ein Spieler fünf Scheiben gewonnen hat. Eine Scheibe, die du nicht gewonnen hast, ist so viel wert wie die Zahl auf ihrem Feld. Ein Chip ist so viel wert wie seine Zahl. Wer die meisten Punkte hat, gewinnt.
reconstructed = Das sind die Regeln aus der Anleitung. Wie viele Felder die Strecke hat, wo Zelte und Figuren stehen und wie lang die Konfettileisten sind, steht dort nicht. Das haben wir selbst gewählt.
help-moves = Tippe die Nummer vor einer Möglichkeit oder den Zug selbst, zum Beispiel „card 4 t5“, „card 4 t5 under“, „move bar 2“, „chip t2 prince 3“ oder „return t2“.

# Lektionen
lesson-card = Sammle Punkte: Wer in einem Zelt am meisten hat, bekommt 5. Spiel deine 4 in Zelt 1.
lesson-card-not = Das geht. Aber spiel diesmal die 4 in Zelt 1.
lesson-card-done = Deine 4 ist jetzt die Bühnenkarte, und der Ring springt auf 4.
lesson-top = In Zelt 4 ist Ottos 2 die Bühnenkarte. Spiel deine 2 obendrauf.
lesson-top-not = Das geht. Aber spiel die 2 jetzt in Zelt 4 obendrauf.
lesson-top-done = Dafür rückt Ottos Scheibe vor, und er hat hier 1 mehr.
lesson-under = In Zelt 5 ist Ottos 4 die Bühnenkarte. Schieb deine 5 darunter.
lesson-under-not = Das geht. Aber schieb jetzt die 5 unter den Stapel in Zelt 5.
lesson-under-done = Deine 5 zählt mit, und nur du kennst sie. Otto bekommt einen Bewegungschip.
lesson-prince = Statt eine Karte zu spielen, darfst du eine Figur bewegen, höchstens so viele Felder, wie der Ring zeigt. Zieh den Prinzen 3 Felder weiter.
lesson-prince-not = Nicht dorthin. Zieh den Prinzen 3 Felder weiter, in Zelt 5.
lesson-prince-done = Er nimmt Ottos Karte mit in den Umzug. Wer dort am meisten hat, verliert 5 Punkte!
lesson-miss = Jetzt kommt Miss Carnavalo. Zieh sie 3 Felder weiter, in Zelt 4.
lesson-miss-not = Nicht ganz. Zieh die Miss 3 Felder weiter, in Zelt 4.
lesson-miss-done = Sie nimmt die unterste Karte mit. Wo sie danach stehen bleibt, legt sie die Karte obendrauf.
lesson-barricade = Zieh Barricadol 1 Feld weiter, zu deiner 4 in Zelt 1.
lesson-barricade-not = Nicht ganz. Zieh Barricadol 1 Feld weiter, in Zelt 1.
lesson-barricade-done = Gesperrt! Solange er dort steht, kommt keine Karte hinein oder heraus.
lesson-chip = Otto hat eine Karte unter deine geschoben, also hast du einen Bewegungschip. Stell den Prinzen in Zelt 6.
lesson-chip-not = So kann man ihn auch nutzen. Aber stell den Prinzen jetzt direkt in Zelt 6.
lesson-chip-done = Ein Chip ist ein Extra: Du bist immer noch dran. Ein ungenutzter Chip ist weg, und der Ring fällt auf 0.
lesson-evening = Zu zweit endet der Tag, wenn einer keine Karten mehr hat. Spiel deine 1 in Zelt 3.
lesson-evening-not = Heb die Karte für einen anderen Tag auf. Spiel die 1 in Zelt 3.
lesson-evening-done = Der Tag endet auch bei fünf Karten im Umzug. Bei mehr Spielern endet er, wenn zwei keine Karten mehr haben.
lesson-end = Das sind die letzten Züge einer echten Partie. Du liegst vorn, also spiel, wie du magst!
lesson-end-not = Du bist wieder dran.
lesson-end-done =
    { $won ->
        [yes] Die Partie ist vorbei, und du hast die meisten Punkte. Du kennst jetzt Carnavalo!
       *[no] Die Partie ist vorbei. Diesmal hat Otto mehr Punkte, aber du kennst jetzt Carnavalo!
    }

# Wer zum ersten Mal mitspielt
first-aim = Du willst die meisten Punkte haben. Wer in einem Zelt am meisten hat, gewinnt dort seine Scheibe: 5 Punkte. Wähle eine Karte: Sie kommt in ein zufälliges Zelt.
first-turn = In deinem Zug spielst du eine Karte in ein Zelt oder bewegst eine Figur höchstens so weit, wie der Ring zeigt.
first-chip = Du hast noch einen Bewegungschip: Damit bewegst du zusätzlich eine Figur. Nutzt du ihn in diesem Zug nicht, ist er weg, und der Ring fällt auf 0.
first-dealt = Alle bekommen einen Bewegungschip: Damit bewegst du in deinem Zug zusätzlich eine Figur. Ab jetzt sieht ihn nur noch sein Besitzer.
first-played-empty = Diese Karte ist jetzt die Bühnenkarte im Zelt. Wenn der Tag endet, zählen Karten und Konfetti, und wer am meisten hat, gewinnt.
first-played-top = Obendrauf: Diese Karte ist jetzt die Bühnenkarte. Der Besitzer der Karte darunter rückt seine Scheibe auf der Konfettileiste vor.
first-played-under = Verdeckt unter dem Stapel: Auch diese Karte zählt, und nur ihr Besitzer kennt sie. Der Besitzer der Bühnenkarte bekommt einen Bewegungschip.
first-got-chip = Ein Bewegungschip: Damit bewegst du in deinem Zug eine Figur so weit, wie der Ring zeigt, oder direkt in das Zelt auf dem Chip.
first-moved = Eine Figur zieht, und der Ring zeigt, wie weit. Nur wo eine Figur stehen bleibt, passiert etwas.
first-to-procession = Der Prinz hat eine Karte in den Umzug mitgenommen. Wer dort am Ende des Tages am meisten hat, muss einen Festwagen kaufen: minus 5 Punkte.
first-taken = Die Miss nimmt die unterste Karte mit. Im nächsten Zelt, in dem sie stehen bleibt, legt sie die Karte obendrauf.
first-barricade = Barricadol sperrt dieses Zelt: Solange er dort steht, kommt keine Karte hinein oder heraus.
first-barred = Barricadol hat dieses Zelt gesperrt, also passiert dort nichts.
first-ring-zero = Es sind Bewegungschips übrig, also fällt der Ring auf 0: Keine Figur kann ziehen, bis eine Karte gespielt wird.
first-won-disc = Wer im Zelt am meisten hat, gewinnt dort die Scheibe: 5 Punkte. Der zweite Platz bekommt den Zeltchip.
first-bought-float =
    { $you ->
        [yes] Du hast am meisten im Umzug und musst einen Festwagen kaufen: minus 5 Punkte. Einen zweiten musst du nie kaufen.
       *[no] { $player } hat am meisten im Umzug und muss einen Festwagen kaufen: minus 5 Punkte. Einen zweiten muss niemand kaufen.
    }
first-tied-first = Gleichstand: Niemand bekommt hier etwas.
first-new-day = Ein neuer Tag: Alle haben ihre Karten wieder. Die Partie endet nach vier Tagen oder wenn jemand fünf Scheiben hat.
