# tricky auf der Seite, auf Deutsch.

column-state =
    Spalte { $column }: { $filled } von { $cells } Feldern gefüllt, { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    } darin. Der Pfeil zeigt { $arrow }{ $coming ->
        [0] .
        [one] . Einer deiner Würfel kommt hierher.
       *[other] . { $coming } deiner Würfel kommen hierher.
    }
die-on-table = Würfel { $face }
die-kept = Würfel { $face }, behalten
keep-dice = { $dice } behalten
keep-none = Wähle die Würfel, die du behältst
keep-last = { $dice } behalten und zahlen
preview = Bis jetzt zahlst du { $pays ->
        [0] nichts
        [one] 1 Chip
       *[other] { $pays } Chips
    }{ $takes ->
        [0] .
       *[other] {" "}und gewinnst { $takes }.
    }
preview-all = Du zahlst { $pays ->
        [0] nichts
        [one] 1 Chip
       *[other] { $pays } Chips
    }{ $takes ->
        [0] .
       *[other] {" "}und gewinnst { $takes }.
    }
preview-loan = Dafür müsstest du dir { $loan ->
        [one] 1 Chip
       *[other] { $loan } Chips
    } leihen.
preview-bankrupt = Das könntest du nicht zurückzahlen: Du wärst pleite.
preview-ends = Dann hast du keine Chips mehr, und die Partie ist zu Ende.
about-settling = Was der letzte Zug gekostet und gebracht hat: die Chips davor, dann Ausgaben und Gewinne, dann die Chips danach.
player-chips = { $name }: { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }{ $turn ->
        [yes] , am Zug.
       *[no] .
    }
pays = zahlst
wins = bekommst
key-dice = den nächsten Würfel mit dieser Zahl wählen
key-keep = die gewählten Würfel behalten
keep-at-least-one = Behalte mindestens einen Würfel.
last-die-stays = Der letzte Würfel bleibt, wie er ist.
chips-by-themselves = Die Chips wandern am Ende jedes Zugs von selbst.
columns-by-themselves = Deine Würfel kommen von selbst in ihre Spalten, sobald du alle fünf behalten hast.
kept-stays = Behaltene Würfel kannst du nicht zurücknehmen.
supply-state = { $chips ->
        [one] 1 Chip im Vorrat
       *[other] { $chips } Chips im Vorrat
    }

# Die Regeln, mit Bildern
help-goal-title = Das Ziel
help-goal =
    Du willst am Ende der Partie die meisten Chips haben.

    Fast jeder Würfel kostet dich einen Chip. Aber wenn du eine Spalte füllst, gewinnst du alle Chips darin.
help-start-title = Vorbereitung
help-start =
    Zu zweit bekommt jeder 18 Chips, zu dritt 22, zu viert oder zu fünft 25. Die übrigen Chips sind der Vorrat.

    Der Spielplan hat fünf Spalten, für die Zahlen 1 bis 5. Du füllst eine Spalte von oben nach unten. Das letzte Feld ist rot. Für die 6 gibt es keine Spalte.
help-turn-title = Dein Zug: würfeln
help-turn =
    Würfle mit fünf Würfeln. Behalte mindestens einen. Es dürfen auch mehr sein, und du wählst selbst, welche.

    Würfle mit den anderen noch einmal und behalte wieder mindestens einen. Mach weiter, bis du alle fünf behalten hast. Mit behaltenen Würfeln würfelst du nicht noch einmal.
help-turn-example = Du würfelst 1, 2, 4, 6 und 6. Du behältst beide Sechsen und würfelst mit den anderen drei noch einmal.
help-pay-title = Dann zahlen
help-pay =
    Eine 6 ist gratis. Jeder andere Würfel füllt das nächste freie Feld seiner Spalte.

    - Grünes Feld: Du zahlst einen Chip. Das erste Feld der Spalten 1 und 2 kostet zwei Chips.
    - Gelbes Feld: Der Vorrat zahlt.
    - Rotes Feld: Du zahlst einen Chip und gewinnst die Spalte.

    Die Chips bleiben auf dem Spielplan. Dann ist der Spieler links von dir dran.
help-pay-example = Deine Würfel sind 2, 2, 4, 6 und 6. Spalte 2 ist leer: Die erste 2 kostet zwei Chips, die zweite einen. Das nächste Feld in Spalte 4 ist gelb, also zahlt der Vorrat. Du zahlst drei Chips.
help-win-title = Eine Spalte gewinnen
help-win =
    Wenn du das rote Feld füllst, gewinnst du alle Chips der Spalte, auch den neuen. Alle anderen zahlen so viele Chips an den Vorrat, wie der Pfeil zeigt.

    Jetzt ist die Spalte leer. Hast du noch Würfel mit dieser Zahl, fangen sie wieder oben an.
help-win-example = In Spalte 3 liegen fünf Chips, und nur das rote Feld ist frei. Du hast eine 3. Du zahlst einen Chip und nimmst sechs. Der Pfeil zeigt 2, also zahlen alle anderen zwei Chips an den Vorrat.
help-end-title = Wer gewinnt?
help-end = Die Partie endet, wenn jemand am Ende des eigenen Zugs keine Chips mehr hat. Wer dann die meisten Chips hat, gewinnt. Bei Gleichstand gewinnen alle, die vorn liegen.
help-end-example = Ann hat nach ihrem Zug 0 Chips. Otto hat 31 und du hast 34, also gewinnst du.
help-tips-title = Zwei Tipps
help-tips =
    - Behalte deine Sechsen. Sie sind gratis.
    - Lass keine Spalte zurück, in der nur noch das rote Feld frei ist. Sonst gewinnt sie gleich der Nächste.
help-loan-title = Zu wenig Chips?
help-loan =
    In deinem Zug darfst du dir bis zu fünf Chips aus dem Vorrat leihen. Am Ende deines Zugs gibst du sie zurück. Kannst du das nicht, bist du pleite: Du hast 0 Chips, und die Partie endet.

    Gewinnt jemand anders eine Spalte und du kannst nicht so viel zahlen, wie der Pfeil zeigt? Dann zahlst du, was du hast. Deinen nächsten Zug machst du trotzdem, auch mit 0 Chips.
help-loan-example = Du hast einen Chip, und in Spalte 2 fehlen noch zwei Würfel. Du hast zwei Zweien. Du leihst dir einen Chip, gewinnst die sechs Chips der Spalte und gibst einen zurück.
help-ruling-tr1 = In welcher Reihenfolge zahlst du für deine Würfel? So, dass du dir möglichst wenig leihen musst. Zuerst kommen die Spalten, die du gewinnst, und von ihnen zuerst die billigste. Brauchst du dann immer noch mehr als fünf Chips, bist du pleite. Alle deine Würfel zählen trotzdem, und die anderen zahlen für deine gewonnenen Spalten.
help-ruling-tr2 = Ist der Vorrat leer? Spielt weiter und nehmt etwas anderes als Ersatz.
help-ruling-tr3 = Wer fängt an? Der Spieler auf dem ersten Platz.
help-ruling-tr4 = Bist du pleite, hast du 0 Punkte.

fair-seal-fair = Faire Würfel: geprüft

# Was ist was
about-purse = { $player } hat { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }. Die Partie endet, wenn jemand nach dem eigenen Zug keine mehr hat. Dann gewinnt, wer die meisten hat.
about-supply = Der Vorrat: { $chips } Chips. Er zahlt für gelbe Felder und bekommt die Chips, die wegen der Pfeile gezahlt werden.
about-column = Spalte { $column } ist für Würfel mit einer { $column }. { $count ->
        [0] Sie ist leer.
        [one] Darin { $chips ->
            [one] liegt 1 Chip
           *[other] liegen { $chips } Chips
        }: der Preis des gefüllten Felds.
       *[other] Darin liegen { $chips } = { $sum } Chips: die Preise der gefüllten Felder.
    } { $left ->
        [one] Noch ein Würfel, und sie ist gewonnen.
       *[other] Noch { $left } Würfel, und sie ist gewonnen.
    }
about-arrow = Der Pfeil von Spalte { $column }: Wenn jemand diese Spalte gewinnt, zahlen alle anderen je { $arrow ->
        [one] 1 Chip
       *[other] { $arrow } Chips
    } an den Vorrat.
about-cell = Spalte { $column }, Feld { $cell }: { $kind ->
        [green] grün, also zahlst du { $chips ->
            [one] 1 Chip
           *[other] { $chips } Chips
        }, wenn du es füllst
        [yellow] gelb, also zahlt der Vorrat { $chips ->
            [one] 1 Chip
           *[other] { $chips } Chips
        }
       *[red] rot. Du zahlst { $chips ->
            [one] 1 Chip
           *[other] { $chips } Chips
        } und gewinnst alle Chips der Spalte: jetzt { $inside }, plus diesen
    }. { $state ->
        [filled] Dieses Feld ist gefüllt.
        [next] Dieses Feld wird als Nächstes gefüllt.
       *[later] { $before ->
            [one] Darüber ist noch ein Feld frei.
           *[other] Darüber sind noch { $before } Felder frei.
        }
    }
about-die = { $face ->
        [6] Eine 6 ist gratis.
       *[other] Eine { $face } kommt in Spalte { $face }.
    }
about-die-cell = Das nächste Feld dort ist { $kind ->
        [green] grün und kostet dich { $chips ->
            [one] 1 Chip.
           *[other] { $chips } Chips.
        }
        [yellow] gelb: Der Vorrat zahlt.
       *[red] rot: Damit gewinnst du die Spalte!
    }
about-die-keep = Tipp diesen Würfel an, um ihn zu behalten. Sonst würfelst du damit noch einmal.
about-aside = Eine behaltene { $face }. Sie bleibt hier, bis alle fünf Würfel behalten sind.
about-aside-free = Hierher kommen die behaltenen Würfel. Liegen alle fünf hier, zahlst du.
about-preview = So viel würdest du mit den behaltenen und gewählten Würfeln zahlen und gewinnen.
about-keep = Die gewählten Würfel behalten und mit den anderen noch einmal würfeln. Sind keine mehr übrig, zahlst du.

# Ein Zug, und wie das Spiel gezählt wurde
turn-keeps = { $player } behält { $dice }.
turn-pays = { $player } behält { $dice } und zahlt { $pays ->
        [0] nichts.
        [one] 1 Chip.
       *[other] { $pays } Chips.
    }
turn-wins = Damit { $count ->
        [one] ist Spalte { $columns } gewonnen: { $chips } Chips.
       *[other] sind die Spalten { $columns } gewonnen: { $chips } Chips.
    }
turn-others-pay = { $players } { $count ->
        [one] zahlt { $chips ->
            [one] 1 Chip.
           *[other] { $chips } Chips.
        }
       *[other] zahlen je { $chips ->
            [one] 1 Chip.
           *[other] { $chips } Chips.
        }
    }
game-count = Die Endabrechnung
count-start = Start
count-won = Gewonnen
count-paid = Gezahlt
count-arrows = Pfeile
count-bankrupt = Pleite
why-ended = { $player } hat keine Chips mehr, also ist die Partie zu Ende.
why-bankrupt = { $player } ist pleite, also ist die Partie zu Ende: { $reason ->
        [loan] Der Kredit war höher als fünf Chips.
       *[debt] Der Kredit lässt sich nicht zurückzahlen.
    }
why-won = { $players } { $count ->
        [one] hat
       *[other] haben
    } die meisten Chips: { $chips }.

# Arten von Fehlern, vor ihrer Zahl
mistake-sixes = Du behältst Sechsen zu früh:
mistake-next = Du überlässt dem nächsten Spieler eine Spalte:
mistake-chips = Du setzt deine letzten Chips aufs Spiel:
mistake-column = Du verpasst eine Spalte, die du gewinnen könntest:
mistake-many = Du behältst zu viele Würfel:
mistake-few = Du behältst zu wenige Würfel:

# A phone as a hand
hand-column = Spalte { $column }: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }
hand-column-won = Du gewinnst Spalte { $column }!
