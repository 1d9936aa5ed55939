# tricky, auf Deutsch.

name = tricky
tagline = Fülle eine Spalte mit Würfeln und gewinne alle Chips darin.
about = Ein Spiel mit Würfeln und Chips von Leo Colovini, für 2 bis 5 Spieler, etwa 20 Minuten.
unofficial = Eine inoffizielle Fassung, in unseren eigenen Worten. Das Originalspiel gehört seinen Rechteinhabern.

# Der Tisch
columns = Spalte
in-column = Chips darin
arrow = Andere zahlen
chips = Chips
supply = Vorrat
dice = Wurf
aside = Behalten
legend = o gefüllt · g zahlst du · y zahlt der Vorrat · R gewinnt die Spalte · 2 kostet zwei Chips

# Was passiert ist
rolled = { $player } würfelt { $dice }.
kept = { $player } behält { $dice }.
filled =
    { $cells ->
        [1] { $player } füllt Feld { $first } in Spalte { $column }.
        [2] { $player } füllt die Felder { $first } und { $last } in Spalte { $column }.
       *[other] { $player } füllt die Felder { $first } bis { $last } in Spalte { $column }.
    }
won =
    { $chips ->
        [one] { $player } gewinnt Spalte { $column } und bekommt den Chip darin.
       *[other] { $player } gewinnt Spalte { $column } und bekommt die { $chips } Chips darin.
    }
gave =
    { $chips ->
        [0] { $player } hat keine Chips mehr, um für Spalte { $column } zu zahlen.
        [one] { $player } zahlt 1 Chip an den Vorrat.
       *[other] { $player } zahlt { $chips } Chips an den Vorrat.
    }
borrowed =
    { $chips ->
        [one] { $player } musste sich 1 Chip leihen.
       *[other] { $player } musste sich { $chips } Chips leihen.
    }
bankrupt = { $player } ist pleite: Der Kredit war höher als { $most } Chips oder kann nicht zurückgezahlt werden.
ended = { $player } hat keine Chips mehr. Die Partie ist zu Ende.

# Was du tun kannst
prompt-roll =
    { $dice ->
        [one] { $player } würfelt mit dem letzten Würfel.
       *[other] { $player } würfelt mit { $dice } Würfeln.
    }
your-turn =
    { $shared ->
        [yes] { $player }, du bist dran:
       *[no] Du bist dran:
    }
prompt-keep = { your-turn } Behalte mindestens einen Würfel und würfle mit den anderen noch einmal.
prompt-last-die = { your-turn } Der letzte Würfel bleibt, wie er ist. Behalte ihn und zahle.
prompt-wait = { $player } überlegt, welche Würfel liegen bleiben.
prompt-over =
    { $players } { $count ->
        [one] gewinnt!
       *[other] gewinnen gemeinsam!
    }

# Was nicht geht
not-a-move = { $found } ist hier kein gültiger Zug. Schreib „{ $verb }“ und ein bis fünf Würfel, zum Beispiel „{ $verb } 46“.
not-in-roll = Du kannst { $kept } nicht behalten: Der Wurf ist { $roll } (T4).
wrong-number-of-dice = { $left ->
        [one] Es ist noch ein Würfel übrig.
       *[other] Es sind noch { $left } Würfel übrig.
    }
board-columns = Ein Spielplan hat { $columns } Spalten, dieser hat { $found } (T2)
board-length = Eine Spalte hat 1 bis { $most } Felder, diese hat { $found } (T2)
board-cell = { $cell } ist kein Feld. Möglich sind { $known } (T2)
board-red = Nur das letzte Feld einer Spalte ist rot (T2)
board-arrow = Ein Pfeil zeigt eine Zahl von 0 bis { $most }, nicht { $found } (T2)

# Warum: Gründe in Rückblicken und Tipps
move-dice = { $dice }
advice-keep =
    { $you ->
        [yes] behalte { $only ->
                [yes] nur die
               *[no] die
            } { $dice }
       *[no] { $player } sollte { $only ->
                [yes] nur die
               *[no] die
            } { $dice } behalten
    }
because-ends-winning =
    { $you ->
        [yes] du hast keine Chips mehr und gewinnst damit{ $often }
       *[no] { $player } hat keine Chips mehr und gewinnt damit{ $often }
    }
because-ends-losing =
    { $you ->
        [yes] du hast keine Chips mehr und verlierst{ $often }
       *[no] { $player } hat keine Chips mehr und verliert{ $often }
    }
because-column =
    { $you ->
        [yes] du gewinnst Spalte { $column } in diesem Zug{ $often }
       *[no] { $player } gewinnt Spalte { $column } in diesem Zug{ $often }
    }
because-any-column =
    { $you ->
        [yes] eine Spalte gewinnst du in diesem Zug{ $often }
       *[no] eine Spalte gewinnt { $player } in diesem Zug{ $often }
    }
because-next-column = { $other } gewinnt Spalte { $column } im Zug danach{ $often }
because-next-any = eine Spalte gewinnt { $other } im Zug danach{ $often }
because-gain =
    { $you ->
        [yes] dieser Zug bringt dir { $chips }
       *[no] dieser Zug bringt { $player } { $chips }
    }
because-others-lose = dieser Zug kostet die anderen { $chips }
because-next-gain = der nächste Zug bringt { $other } { $chips }
because-few =
    { $you ->
        [yes] kaum noch Chips hast du danach{ $often }
       *[no] kaum noch Chips hat { $player } danach{ $often }
    }
because-lead =
    { $you ->
        [yes] die meisten Chips hast du danach{ $often }
       *[no] die meisten Chips hat { $player } danach{ $often }
    }
because-next-ends = die Partie endet im Zug von { $other }{ $often }
about-chips = etwa { $one } statt { $two } Chips
a-little = etwas { $more ->
        [yes] mehr
       *[no] weniger
    }
minus = minus { $chips }
because-one-more =
    { $you ->
        [yes] in Spalte { $column } fehlt nur noch eine { $column }, und die hast du
       *[no] in Spalte { $column } fehlt nur noch eine { $column }, und die hat { $player }
    }
because-needed =
    { $you ->
        [yes] in dieser Spalte fehlen noch { $lacks } passende Zahlen: Mit { $dice } hast du { $have } davon
       *[no] in dieser Spalte fehlen noch { $lacks } passende Zahlen: Mit { $dice } hat { $player } { $have } davon
    }
because-can-wait =
    { $you ->
        [yes] Spalte { $column } kann warten: Die gewinnst du in diesem Zug ohnehin { adverb }
       *[no] Spalte { $column } kann warten: Die gewinnt { $player } in diesem Zug ohnehin { adverb }
    }
because-worth-more = Spalte { $column } ist mehr wert als Spalte { $beside }
because-leaves =
    { $you ->
        [yes] wenn du { $dice } behältst, braucht der Nächste in Spalte { $column } nur noch { $lacks } davon
       *[no] wenn { $player } { $dice } behält, braucht der Nächste in Spalte { $column } nur noch { $lacks } davon
    }
six =
    { $six ->
        [yes] die 6 füllt keine Spalte, und { "" }
       *[no] { "" }
    }
because-rolls =
    { $you ->
        [yes] { six }du würfelst noch mit { $dice ->
                [one] einem Würfel
               *[other] { $many } Würfeln
            } statt mit { $fewer ->
                [0] keinem
                [1] einem
               *[more] { $few }
            }
       *[no] { six }{ $player } würfelt noch mit { $dice ->
                [one] einem Würfel
               *[other] { $many } Würfeln
            } statt mit { $fewer ->
                [0] keinem
                [1] einem
               *[more] { $few }
            }
    }
adverb =
    { $how ->
        [always] immer
        [nearly] fast immer
       *[mostly] meist
    }
look-column = Schau dir Spalte { $column } an.
look-next = Denk daran, was du { $player } übrig lässt.
look-chips = Zähl deine Chips: Was passiert, wenn sie dir in diesem Zug ausgehen?
look-dice = Schau dir die Würfel an: { $dice ->
        [0] Willst du überhaupt noch einmal würfeln?
       *[other] Mit wie vielen willst du noch einmal würfeln?
    }

# Wie man spielt
help =
    Du willst am Ende der Partie die meisten Chips haben. Fast jeder Würfel kostet dich einen Chip. Aber wenn du eine Spalte füllst, gewinnst du alle Chips darin.

    Würfle mit fünf Würfeln und behalte mindestens einen. Würfle mit den anderen noch einmal und behalte wieder mindestens einen, bis du alle fünf behalten hast.

    Dann zahlst du für deine Würfel. Eine 6 ist gratis. Jeder andere Würfel füllt das nächste freie Feld seiner Spalte, von oben nach unten. Für ein grünes Feld zahlst du einen Chip. Das erste Feld der Spalten 1 und 2 kostet zwei. Für ein gelbes Feld zahlt der Vorrat. Das letzte Feld ist rot: Du zahlst einen Chip und gewinnst alle Chips der Spalte. Alle anderen zahlen dann so viele Chips an den Vorrat, wie der Pfeil zeigt, und die Spalte ist wieder leer.

    Die Partie endet, wenn jemand am Ende des eigenen Zugs keine Chips mehr hat. Wer dann die meisten Chips hat, gewinnt.

    Wenn du in deinem Zug zu wenig Chips hast, darfst du dir bis zu fünf leihen. Am Ende deines Zugs gibst du sie zurück. Kannst du das nicht, bist du pleite: Du hast 0 Chips, und die Partie endet.
reconstructed = Das sind die Regeln aus der Anleitung. Vom Spielplan zeigt sie nur einen Teil: Spalte 2 und ein paar andere Felder sind sicher. Den Rest haben wir selbst ergänzt.
help-moves = Tippe die Würfel, die du behalten willst: „46“ behält eine 4 und eine 6.

# Lektionen
lesson-settle = Wer die meisten Chips hat, gewinnt. Behalte deinen letzten Würfel und schau, was deine Würfel kosten.
lesson-settle-not = Ein Würfel ist übrig, und der bleibt immer liegen. Behalte ihn.
lesson-settle-done = Jeder Würfel füllt das nächste Feld seiner Spalte. Ein grünes Feld kostet dich so viele Chips, wie darauf steht. Sechsen sind gratis.
lesson-sixes = Ein neuer Zug, mit fünf Würfeln. Sechsen sind gratis, also behalte beide.
lesson-sixes-not = Das würde Chips kosten. Behalte die beiden Sechsen, und sonst nichts.
lesson-sixes-done = Mit den anderen drei würfelst du noch einmal. So geht es weiter, bis du alle fünf behältst.
lesson-one = Diesmal keine Sechs. Einen Würfel musst du trotzdem behalten: die 2.
lesson-one-not = Auch das geht. Behalte diesmal nur die 2.
lesson-one-done = Was du behältst, bleibt liegen. Hast du alle fünf behalten, zahlst du.
lesson-win = In Spalte 1 fehlt nur noch ein Würfel, und du hast eine 1. Behalte sie!
lesson-win-not = Behalte die 1: Damit gewinnst du die Spalte.
lesson-win-done = Mit dem roten Feld gewinnst du die Spalte: Die fünf Chips gehören dir. Die anderen zahlen, was der Pfeil zeigt.
lesson-yellow = Das nächste Feld von Spalte 3 ist gelb. Behalte deine 3 und schau, wer bezahlt.
lesson-yellow-not = Behalte die 3: Ihr Feld ist gelb.
lesson-yellow-done = Ein gelbes Feld kostet dich nichts: Der Vorrat bezahlt.
lesson-present = Mit deiner 2 fehlt in Spalte 2 nur noch das rote Feld, und nach dir kommt Otto. Behalte lieber die 6.
lesson-present-not = Das wäre ein Geschenk für Otto. Behalte nur die 6.
lesson-present-done = Chips bleiben auf dem Spielplan liegen. Denk also daran, was du dem Nächsten übrig lässt.
lesson-loan = Du hast nur noch einen Chip, aber mit zwei Zweien gewinnst du Spalte 2. Sei mutig: Behalte beide.
lesson-loan-not = Dann gehen dir die Chips aus. Behalte beide Zweien: Die Spalte bringt dir alles zurück.
lesson-loan-done = Du hast dir einen Chip geliehen, die Spalte gewonnen und den Chip zurückgezahlt. Mehr als fünf darfst du dir nicht leihen.
lesson-end = So endet eine echte Partie: Jemand hat keine Chips mehr. Du liegst vorn, also spiel, wie du magst!
lesson-end-not = Gut. Behalte jetzt noch mindestens einen Würfel.
lesson-end-done =
    { $won ->
        [yes] Jemand hat keine Chips mehr, also ist die Partie vorbei. Du hast die meisten und gewinnst. Jetzt kennst du tricky!
       *[no] Jemand hat keine Chips mehr, also ist die Partie vorbei. Diesmal hast du nicht die meisten, aber du kennst jetzt tricky!
    }

# Wer zum ersten Mal mitspielt
first-aim = Du willst am Ende die meisten Chips haben. Sechsen sind gratis, aber die meisten anderen Würfel kosten einen Chip. Behalte mindestens einen Würfel.
first-again = Behalte noch mindestens einen Würfel. Mit den anderen würfelst du noch einmal.
first-last-die = Der letzte Würfel bleibt, wie er ist. Dann zahlst du für alle fünf.
first-filled = Jeder Würfel füllt das nächste Feld seiner Spalte. Ein grünes Feld kostet so viele Chips, wie darauf steht; für ein gelbes zahlt der Vorrat.
first-won = Wer das rote Feld füllt, gewinnt alle Chips der Spalte. Danach fängt die Spalte wieder oben an.
first-gave = Der Pfeil unter der Spalte zeigt, was alle anderen zahlen.
first-borrowed =
    { $you ->
        [yes] Du hattest keine Chips mehr und hast dir welche geliehen (höchstens fünf). Am Ende dieses Zugs zahlst du sie zurück.
       *[no] { $player } hatte keine Chips mehr und hat sich welche geliehen (höchstens fünf). Am Ende dieses Zugs muss { $player } sie zurückzahlen.
    }
first-bankrupt =
    { $you ->
        [yes] Du kannst den Kredit nicht zurückzahlen. Damit ist die Partie vorbei, und du hast keine Chips.
       *[no] { $player } kann den Kredit nicht zurückzahlen. Damit ist die Partie vorbei, und { $player } hat keine Chips.
    }
first-ended = Die Partie ist vorbei, sobald jemand nach dem eigenen Zug keine Chips mehr hat. Wer die meisten Chips hat, gewinnt.
