# tricky, auf Deutsch.

name = tricky
tagline = Würfeln, zahlen und eine Spalte füllen: Dann gehören dir alle Chips darin.
about = Würfel und Chips, von Leo Colovini, für 2 bis 5 Spieler, etwa 20 Minuten.
unofficial = Eine inoffizielle Fassung, in unseren eigenen Worten. tricky und die Schachtel gehören ihren Eigentümern.

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
        [1] { $player } füllt Feld { $first } von Spalte { $column }.
        [2] { $player } füllt die Felder { $first } und { $last } von Spalte { $column }.
       *[other] { $player } füllt die Felder { $first } bis { $last } von Spalte { $column }.
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
        [one] { $player } musste 1 Chip leihen.
       *[other] { $player } musste { $chips } Chips leihen.
    }
bankrupt = { $player } ist pleite: Der Kredit war höher als { $most } Chips oder lässt sich nicht zurückzahlen.
ended = { $player } hat keine Chips mehr. Das Spiel ist zu Ende.

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
prompt-keep = { your-turn } Behalte mindestens einen dieser { $dice } Würfel. Die anderen würfelst du noch einmal.
prompt-last-die = { your-turn } Der letzte Würfel bleibt, wie er ist. Behalte ihn und zahle.
prompt-wait = { $player } überlegt, welche Würfel liegen bleiben.
prompt-over =
    { $players } { $count ->
        [one] gewinnt!
       *[other] gewinnen gemeinsam!
    }

# Was nicht geht
not-a-move = { $found } ist hier kein Zug. Schreib „{ $verb }“ und einen bis fünf Würfel, wie „{ $verb } 46“.
not-in-roll = Du kannst { $kept } nicht behalten: Der Wurf ist { $roll } (T4).
wrong-number-of-dice = { $left ->
        [one] Es ist noch ein Würfel übrig.
       *[other] Es sind noch { $left } Würfel übrig.
    }
board-columns = ein Spielplan hat { $columns } Spalten; dieser hat { $found } (T2)
board-length = eine Spalte hat 1 bis { $most } Felder; diese hat { $found } (T2)
board-cell = { $cell } ist kein Feld; möglich sind { $known } (T2)
board-red = das letzte Feld einer Spalte ist rot, und kein anderes (T2)
board-arrow = ein Pfeil ist eine Zahl von 0 bis { $most }; gefunden: { $found } (T2)

# Warum: Gründe in Rückblicken und Tipps
move-dice = { $dice }
advice-keep =
    { $you ->
        [yes] behalte { $only ->
                [yes] nur
               *[no] die
            } { $dice }
       *[no] { $player } behält besser { $only ->
                [yes] nur
               *[no] die
            } { $dice }
    }
because-ends-winning =
    { $you ->
        [yes] du gewinnst sofort, weil deine Chips alle sind{ $often }
       *[no] { $player } gewinnt sofort, weil die eigenen Chips alle sind{ $often }
    }
because-ends-losing =
    { $you ->
        [yes] dir gehen die Chips aus und du verlierst{ $often }
       *[no] { $player } gehen die Chips aus und { $player } verliert{ $often }
    }
because-column =
    { $you ->
        [yes] du gewinnst Spalte { $column } in diesem Zug{ $often }
       *[no] { $player } gewinnt Spalte { $column } in diesem Zug{ $often }
    }
because-any-column =
    { $you ->
        [yes] du gewinnst in diesem Zug eine Spalte{ $often }
       *[no] { $player } gewinnt in diesem Zug eine Spalte{ $often }
    }
because-next-column = { $other } gewinnt danach Spalte { $column }{ $often }
because-next-any = { $other } gewinnt danach eine Spalte{ $often }
because-gain =
    { $you ->
        [yes] dieser Zug bringt dir { $chips }
       *[no] dieser Zug bringt { $player } { $chips }
    }
because-others-lose = dieser Zug kostet die anderen { $chips }
because-next-gain = der nächste Zug bringt { $other } { $chips }
because-few =
    { $you ->
        [yes] danach sind deine Chips fast alle{ $often }
       *[no] danach sind die Chips von { $player } fast alle{ $often }
    }
because-lead =
    { $you ->
        [yes] danach hast du die meisten Chips{ $often }
       *[no] danach hat { $player } die meisten Chips{ $often }
    }
because-next-ends = das Spiel endet im Zug von { $other }{ $often }
about-chips = etwa { $one } Chips statt { $two }
a-little = etwas { $more ->
        [yes] mehr
       *[no] weniger
    }
minus = minus { $chips }
because-one-more =
    { $you ->
        [yes] Spalte { $column } braucht nur noch eine { $column }, und die hast du
       *[no] Spalte { $column } braucht nur noch eine { $column }, und die hat { $player }
    }
because-needed =
    { $you ->
        [yes] es fehlen noch { $lacks } Würfel: mit { $dice } legst du { $have } davon weg
       *[no] es fehlen noch { $lacks } Würfel: mit { $dice } legt { $player } { $have } davon weg
    }
because-can-wait =
    { $you ->
        [yes] Spalte { $column } kann warten: Die gewinnst du in diesem Zug { adverb } trotzdem
       *[no] Spalte { $column } kann warten: Die gewinnt { $player } in diesem Zug { adverb } trotzdem
    }
because-worth-more = Spalte { $column } ist mehr wert als Spalte { $beside }
because-leaves =
    { $you ->
        [yes] mit { $dice } fehlt in Spalte { $column } nur noch { $lacks }, wenn du weitergibst
       *[no] mit { $dice } fehlt in Spalte { $column } nur noch { $lacks }, wenn { $player } weitergibt
    }
because-rolls =
    { $you ->
        [yes] du würfelst noch mit { $dice ->
                [one] einem Würfel
               *[other] { $many } Würfeln
            } statt mit { $fewer ->
                [0] keinem
                [1] einem
               *[more] { $few }
            }
       *[no] { $player } würfelt noch mit { $dice ->
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
look-chips = Zähl deine Chips: Was, wenn sie in diesem Zug ausgehen?
look-dice = Schau dir die Würfel an: { $dice ->
        [0] Willst du überhaupt noch einmal werfen?
       *[other] Wie viele willst du noch einmal werfen?
    }

# Wie man spielt
help =
    Du willst am Ende des Spiels die meisten Chips haben. Fast jeder Würfel kostet dich einen Chip. Aber wenn du eine Spalte füllst, gewinnst du alle Chips darin.

    Würfle mit fünf Würfeln und leg mindestens einen beiseite. Würfle die anderen noch einmal und leg wieder mindestens einen beiseite, bis alle fünf beiseiteliegen.

    Dann zahlst du für deine Würfel. Eine 6 ist gratis. Jeder andere Würfel füllt das nächste freie Feld seiner Spalte, von oben nach unten. Für ein grünes Feld zahlst du einen Chip; das erste Feld der Spalten 1 und 2 kostet zwei. Für ein gelbes zahlt der Vorrat. Das letzte Feld ist rot: Du zahlst einen Chip und gewinnst alle Chips der Spalte. Alle anderen zahlen dann so viele Chips an den Vorrat, wie der Pfeil zeigt, und die Spalte ist wieder leer.

    Das Spiel endet, wenn jemand am Ende des eigenen Zugs keine Chips mehr hat. Wer dann die meisten Chips hat, gewinnt.

    Wenn du in deinem Zug zu wenig Chips hast, darfst du bis zu fünf leihen. Am Ende deines Zugs gibst du sie zurück. Kannst du das nicht, bist du pleite: Du hast 0 Chips und das Spiel endet.
reconstructed = Das sind die Regeln der Anleitung. Vom Spielplan zeigt sie nur einen Teil: Spalte 2 und ein paar andere Felder sind sicher. Den Rest haben wir selbst ergänzt.
help-moves = Tippe die Würfel, die du behalten willst: „46“ behält eine 4 und eine 6.

# Lektionen
lesson-settle = Du willst die meisten Chips, und fast jeder Würfel kostet einen. Vier liegen schon beiseite. Behalte auch den letzten und schau, was sie kosten.
lesson-settle-not = Der letzte Würfel muss liegen bleiben. Behalte ihn.
lesson-settle-done = Jeder Würfel hat das nächste freie Feld seiner Spalte gefüllt, und jedes Feld hat dich einen Chip gekostet. Die beiden Sechsen waren gratis!
lesson-sixes = Ein neuer Zug mit fünf Würfeln. Sechsen sind gratis, also behalte beide Sechsen und sonst nichts.
lesson-sixes-not = Das geht, aber es kostet Chips. Behalte nur die beiden Sechsen.
lesson-sixes-done = Zwei Würfel liegen beiseite, und die anderen drei wurden noch einmal gewürfelt. So geht es weiter, bis alle fünf beiseiteliegen.
lesson-one = Diesmal keine Sechs. Du musst mindestens einen Würfel behalten, und einer reicht. Wähl dir einen aus.
lesson-one-not = Mehr sind auch erlaubt. Aber versuch es jetzt mit einem einzigen Würfel.
lesson-one-done = Der Würfel, den du beiseitegelegt hast, bleibt dort. Die anderen beiden wurden noch einmal gewürfelt.
lesson-yellow = Das nächste Feld von Spalte 3 ist gelb. Behalte alle fünf Würfel und schau, wer zahlt.
lesson-yellow-not = Gute Idee für ein andermal. Behalte jetzt alle fünf Würfel auf einmal.
lesson-yellow-done = Der Vorrat hat gezahlt! Grüne und rote Felder zahlst du selbst. Ein gelbes kostet dich nichts.
lesson-win = In Spalte 1 ist nur noch das rote Feld frei, und du hast eine 1. Behalte alle fünf Würfel!
lesson-win-not = Dann gewinnt vielleicht jemand anders Spalte 1. Gewinn sie selbst: Behalte alle fünf Würfel.
lesson-win-done = Mit dem roten Feld gewinnst du die Spalte: Du bekommst ihre fünf Chips. Alle anderen zahlen so viele Chips, wie der Pfeil zeigt.
lesson-present = Behältst du die 2, ist in Spalte 2 nur noch das rote Feld frei, und nach dir kommt Otto. Behalte die 6 und würfle die 2 noch einmal.
lesson-present-not = Dann könnte Otto Spalte 2 gewinnen. Behalte nur die 6.
lesson-present-done = Jetzt ist es eine 5 geworden. Chips bleiben auf dem Spielplan, also denk daran, was du dem Nächsten übrig lässt.
lesson-loan = Du hast noch einen Chip, und deine zwei Zweien kosten zwei. Aber sie machen auch Spalte 2 voll. Behalte alle fünf Würfel!
lesson-loan-not = Dann gehen dir die Chips aus. Behalte alle fünf Würfel: Die Spalte bringt dir mehr zurück.
lesson-loan-done = Du hast einen Chip geliehen, die Spalte gewonnen und den Chip zurückgezahlt. Bis zu fünf Chips darfst du leihen, wenn du sie am Ende deines Zugs zurückzahlen kannst.
lesson-end = Jetzt eine echte Partie gegen zwei Bots. Sie ist fast vorbei und du liegst vorn! Spiel, wie du magst.
lesson-end-not = Gut. Weiter: Behalte mindestens einen Würfel.
lesson-end-done =
    { $won ->
        [yes] Jemand hat keine Chips mehr, also ist das Spiel zu Ende. Du hast die meisten Chips und gewinnst. Jetzt kennst du tricky!
       *[no] Jemand hat keine Chips mehr, also ist das Spiel zu Ende. Diesmal hat jemand anders die meisten Chips. Aber jetzt kennst du tricky!
    }

# Wer zum ersten Mal mitspielt
first-filled = Jeder Würfel füllt das nächste freie Feld seiner Spalte. Ein grünes Feld zahlt man selbst, ein gelbes zahlt der Vorrat.
first-won = Das rote Feld ist gefüllt: Damit gewinnt man alle Chips der Spalte. Jetzt fängt sie wieder oben an.
first-gave = Das ist der Pfeil unter der Spalte. Wenn jemand die Spalte gewinnt, zahlen alle anderen so viele Chips.
first-borrowed = Hast du zu wenig Chips, leihst du bis zu fünf aus dem Vorrat. Am Ende deines Zugs zahlst du sie zurück.
first-bankrupt = Kannst du nicht zurückzahlen, was du geliehen hast, bist du pleite: Du hast keine Chips mehr und das Spiel ist zu Ende.
