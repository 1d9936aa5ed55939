# tricky auf der Seite, auf Deutsch.

column-state =
    Spalte { $column }: { $filled } von { $cells } Feldern gefüllt, { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    } darin; die anderen zahlen { $arrow }{ $coming ->
        [0] .
        [one] , 1 deiner Würfel kommt hierher.
       *[other] , { $coming } deiner Würfel kommen hierher.
    }
die-on-table = Würfel { $face }
die-kept = Würfel { $face }, liegt beiseite
keep-dice = { $dice } behalten
keep-none = Wähle, was du behältst
keep-last = { $dice } behalten und abrechnen
preview = Hörst du jetzt auf, zahlst du { $pays }{ $takes ->
        [0] .
       *[other] {" "}und gewinnst { $takes }.
    }
preview-loan = Dafür musst du { $loan } leihen.
player-chips = { $name }: { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }{ $turn ->
        [yes] , am Zug.
       *[no] .
    }
pays = zahlst
wins = bekommst
key-dice = der nächste Würfel mit so vielen Augen
key-keep = diese Würfel behalten
keep-at-least-one = Behalte mindestens einen Würfel.
last-die-stays = Der letzte Würfel bleibt, wie er ist.
chips-by-themselves = Chips wandern von selbst, wenn ein Zug abgerechnet wird.
columns-by-themselves = Deine Würfel gehen von selbst in ihre Spalten, sobald alle fünf beiseiteliegen.
kept-stays = Was beiseiteliegt, bleibt dort.
supply-state = { $chips ->
        [one] 1 Chip im Vorrat
       *[other] { $chips } Chips im Vorrat
    }

# Die Regeln, mit Bildern
help-goal-title = Worum es geht
help-goal = Alle haben einen Haufen Chips: 18 zu zweit, 22 zu dritt, 25 in größerer Runde. Sobald jemand nach dem eigenen Zug keine mehr hat, ist das Spiel aus, und wer die meisten Chips hat, gewinnt.
help-turn-title = Dein Zug
help-turn = Wirf fünf Würfel. Leg mindestens einen beiseite, oder so viele du magst, und wirf die anderen noch einmal. Mach weiter, bis alle fünf beiseiteliegen: Was dort liegt, bleibt liegen.
help-pay-title = Bezahlen
help-pay = Nun füllt jeder Würfel das nächste freie Feld der Spalte mit seiner Zahl, von oben nach unten. Ein rundes Feld kostet dich die Chips, die darauf stehen. Eine Raute bezahlt der Vorrat. Eine 6 hat keine Spalte und kostet nichts.
help-win-title = Eine Spalte gewinnen
help-win = Das rote Juwel schließt eine Spalte ab. Es kostet dich noch einen Chip, und dann gehören dir alle Chips der Spalte. Alle anderen zahlen dem Vorrat so viele Chips, wie der Pfeil sagt, oder alles, was sie haben. Die Spalte fängt von vorn an, auch für deine eigenen übrigen Würfel.
help-end-title = Zu wenig Chips?
help-end = Während deines Zugs darfst du dem Vorrat bis zu fünf Chips schulden, solange du sie am Ende zurückgeben kannst. Kannst du das nicht, oder hast du dann nichts mehr, ist das Spiel aus. Wer im Zug von jemand anderem alles verliert, spielt weiter: Der nächste Zug kann noch die Rettung sein.
help-ruling-tr1 = In welcher Reihenfolge werden die Würfel abgerechnet? In der, für die du am wenigsten leihen musst: erst die Spalten, die du gewinnst, die billigste zuerst. Sind es selbst dann mehr als fünf Chips, bist du pleite: Alles wird abgerechnet, die anderen zahlen für die Spalten, die du gewonnen hast, und das Spiel ist aus.
help-ruling-tr2 = Ist der Vorrat leer? Es geht weiter, mit etwas anderem als Chips.
help-ruling-tr3 = Wer fängt an? Wer auf dem ersten Platz sitzt.
help-ruling-tr4 = Wer pleite ist, hat keine Punkte.

fair-seal-fair = Niemand hat diese Würfel gewählt

# Was ist was
about-purse = { $player } hat { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }. Wer nach dem eigenen Zug keine mehr hat, beendet das Spiel, und dann gewinnen die meisten Chips.
about-supply = Der Vorrat: { $chips } Chips. Er bezahlt gelbe Felder und bekommt, was die Pfeile kosten.
about-column = Spalte { $column } nimmt Würfel mit einer { $column }. { $count ->
        [0] Noch liegen keine Chips darin.
        [one] { $chips } bisher darin: was ihr gefülltes Feld gekostet hat.
       *[other] { $chips } = { $sum } bisher darin: was ihre gefüllten Felder gekostet haben.
    } { $left ->
        [one] Noch ein Würfel gewinnt sie.
       *[other] Noch { $left } Würfel gewinnen sie.
    }
about-arrow = Der Pfeil von Spalte { $column }: Gewinnt sie jemand, zahlen alle anderen { $arrow } in den Vorrat.
about-cell = Spalte { $column }, Feld { $cell }: { $kind ->
        [green] grün, wer es füllt, zahlt also { $chips }
        [yellow] gelb, der Vorrat zahlt also { $chips }
       *[red] rot, kostet { $chips } und gewinnt die Spalte mit allen Chips: { $inside } jetzt, und dieser dazu
    }. { $state ->
        [filled] Es ist gefüllt.
        [next] Es wird als nächstes gefüllt.
       *[later] { $before ->
            [one] Ein Feld davor ist noch frei.
           *[other] { $before } Felder davor sind noch frei.
        }
    }
about-die = { $face ->
        [6] Eine 6: Sie kostet nichts.
       *[other] Eine { $face }: Sie geht in Spalte { $face }.
    }
about-die-cell = Das nächste Feld dort ist { $kind ->
        [green] grün und kostet dich { $chips }.
        [yellow] gelb: Der Vorrat zahlt.
       *[red] rot: Es gewinnt die Spalte!
    }
about-die-keep = Tipp ihn an, um ihn zu behalten, oder lass ihn liegen und wirf ihn noch einmal.
about-aside = Eine { $face }, die beiseiteliegt: Sie bleibt dort, bis alle fünf abgerechnet werden.
about-aside-free = Hier liegen die Würfel, die du behältst. Sind es alle fünf, werden sie abgerechnet.
about-preview = Was es kostet, ist der Preis jedes Felds, das deine behaltenen und gewählten Würfel füllen; was du gewinnst, liegt in den Spalten, die voll werden.
about-keep = Das behält die gewählten Würfel und wirft die übrigen. Ist keiner übrig, rechnest du ab.
