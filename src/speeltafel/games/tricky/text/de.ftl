# tricky, auf Deutsch.

name = tricky
tagline = Würfeln, behalten, bezahlen – und eine Spalte abräumen, bevor sie dich abräumt.
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
        [0] { $player } hat nichts mehr, um für Spalte { $column } zu zahlen.
        [one] { $player } zahlt 1 Chip in den Vorrat.
       *[other] { $player } zahlt { $chips } Chips in den Vorrat.
    }
borrowed =
    { $chips ->
        [one] { $player } musste unterwegs 1 Chip leihen.
       *[other] { $player } musste unterwegs { $chips } Chips leihen.
    }
bankrupt = { $player } ist pleite: Geliehen waren mehr als { $most } Chips, oder sie lassen sich nicht zurückzahlen.
ended = { $player } hat keine Chips mehr. Das Spiel ist aus.

# Was du tun kannst
prompt-roll =
    { $dice ->
        [one] { $player } wirft den letzten Würfel.
       *[other] { $player } wirft { $dice } Würfel.
    }
your-turn =
    { $shared ->
        [yes] { $player }, du bist dran:
       *[no] Du bist dran:
    }
prompt-keep = { your-turn } Behalte mindestens einen dieser { $dice } Würfel; die übrigen wirfst du noch einmal.
prompt-last-die = { your-turn } Der letzte Würfel bleibt, wie er ist. Rechne ab.
prompt-wait = { $player } überlegt, welche Würfel liegen bleiben.
prompt-over =
    { $players } { $count ->
        [one] gewinnt!
       *[other] gewinnen gemeinsam!
    }

# Was nicht geht
not-a-move = { $found } ist hier kein Zug. Schreib „{ $verb }“ und einen bis fünf Würfel, wie „{ $verb } 46“.
not-in-roll = { $kept } lässt sich nicht behalten: Der Wurf ist { $roll } (T4).
wrong-number-of-dice = { $left ->
        [one] Genau ein Würfel ist noch zu werfen.
       *[other] Genau { $left } Würfel sind noch zu werfen.
    }
board-columns = ein Brett hat { $columns } Spalten, dieses hat { $found } (T2)
board-length = eine Spalte hat 1 bis { $most } Felder, diese hat { $found } (T2)
board-cell = { $cell } ist kein Feld; Felder sind { $known } (T2)
board-red = das letzte Feld einer Spalte, und nur das letzte, ist rot (T2)
board-arrow = ein Pfeil ist eine Zahl von 0 bis { $most }, nicht { $found } (T2)

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
    Alle fangen mit einem Haufen Chips an. Sobald jemand nach dem eigenen Zug keine mehr hat, ist das Spiel aus, und wer die meisten Chips hat, gewinnt.

    In deinem Zug wirfst du fünf Würfel. Leg mindestens einen beiseite, gern auch mehr, und wirf die übrigen noch einmal, bis alle fünf beiseiteliegen.

    Dann bezahlst du für jeden Würfel. Eine 6 ist umsonst. Jeder andere füllt das nächste freie Feld der Spalte mit seiner Zahl, von oben nach unten. Ein grünes Feld kostet dich einen Chip (das erste Feld der Spalten 1 und 2 kostet zwei), ein gelbes bezahlt der Vorrat. Auch das rote Feld am Ende kostet dich einen Chip, aber damit gewinnst du alle Chips der Spalte, und alle anderen zahlen dem Vorrat, was der Pfeil sagt. Danach fängt die Spalte von vorn an.

    Reicht es während deines Zugs nicht, darfst du bis zu fünf Chips leihen, solange du sie am Ende des Zugs zurückgeben kannst. Kannst du das nicht, oder hast du nach deinem eigenen Zug nichts mehr, ist das Spiel aus.
reconstructed = Die Regeln sind die der Anleitung. Vom Brett verrät sie nur einen Teil: Spalte 2 und ein paar andere Felder sind sicher, der Rest ist unsere Rekonstruktion.
help-moves = Tippe die Würfel, die du behältst: „46“ behält eine 4 und eine 6.

# Lektionen
lesson-settle = Vier Würfel liegen beiseite, einer ist übrig. Behalte auch den, und schau, was deine Würfel kosten.
lesson-settle-not = Ein Würfel ist übrig, und er muss bleiben. Behalte ihn.
lesson-settle-done = Jeder Würfel hat das nächste freie Feld seiner Spalte gefüllt, und jedes Feld hat dich einen Chip gekostet. Die beiden Sechsen kosten nichts!
lesson-sixes = Ein neuer Zug, fünf Würfel. Sechsen sind umsonst: Behalte beide, und sonst nichts.
lesson-sixes-not = Das geht, aber es kostet Chips. Versuch es mit den beiden Sechsen, und nur mit denen.
lesson-sixes-done = Zwei Würfel sind sicher beiseite. Die anderen drei wurden noch einmal geworfen. So geht es weiter, bis alle fünf beiseiteliegen.
lesson-one = Diesmal keine Sechs. Mindestens einen Würfel musst du behalten, aber einer genügt. Welchen, entscheidest du.
lesson-one-not = Auch das ist erlaubt. Aber versuch es jetzt mit einem einzigen Würfel.
lesson-one-done = Was beiseiteliegt, bleibt dort. Die anderen beiden wurden noch einmal geworfen, und wer weiß, was kommt.
lesson-yellow = Schau auf Spalte 3: Ihr nächstes Feld ist gelb. Behalte alle fünf Würfel, und schau, wer bezahlt.
lesson-yellow-not = Gute Idee, ein andermal. Behalte jetzt alle fünf Würfel auf einmal.
lesson-yellow-done = Der Vorrat hat bezahlt! Grüne und rote Felder zahlst du selbst, ein gelbes ist geschenkt.
lesson-win = In Spalte 1 fehlt nur noch ein Chip, der auf dem roten Feld, und du hast eine 1. Behalte alle fünf Würfel!
lesson-win-not = Dann macht vielleicht jemand anders Spalte 1 fertig. Nimm sie dir selbst: Behalte alle fünf Würfel.
lesson-win-done = Das rote Feld gewinnt die Spalte: Ihre fünf Chips gehören dir, und alle anderen zahlen, was der Pfeil sagt.
lesson-present = Spielst du die 2, ist in Spalte 2 nur noch das rote Feld übrig, und nach dir kommt Otto. Behalte die 6 und wirf die 2 noch einmal.
lesson-present-not = Das wäre ein Geschenk für Otto. Behalte nur die 6.
lesson-present-done = Stattdessen eine 5. Chips bleiben auf dem Brett, also denk daran, was du den anderen übrig lässt.
lesson-loan = Nur noch ein Chip, aber mit zwei Zweien ist Spalte 2 voll. Zwei Chips kosten sie? Sei mutig: Behalte alle fünf Würfel.
lesson-loan-not = Dann gehen dir die Chips aus. Behalte alle fünf Würfel: Die Spalte zahlt es dir zurück.
lesson-loan-done = Du hast einen Chip geliehen, die Spalte gewonnen und ihn gleich zurückgezahlt. Bis zu fünf Chips darfst du leihen, wenn du sie zurückgeben kannst.
lesson-end = Jetzt eine echte Partie gegen zwei Bots, und sie ist fast vorbei. Du liegst vorn! Spiel, wie du magst.
lesson-end-not = Schön. Weiter geht’s: Behalte mindestens einen Würfel.
lesson-end-done =
    { $won ->
        [yes] Jemand hatte keine Chips mehr, also ist es vorbei. Wer die meisten Chips hat, gewinnt, und das bist du. Du kennst jetzt tricky!
       *[no] Jemand hatte keine Chips mehr, also ist es vorbei. Wer die meisten Chips hat, gewinnt: diesmal nicht du, aber du kennst jetzt tricky!
    }

# Wer zum ersten Mal mitspielt
first-filled = Jeder Würfel füllt das nächste freie Feld seiner Spalte. Ein grünes Feld kostet den, der dran ist, einen Chip, ein gelbes den Vorrat.
first-won = Das rote Feld ist gefüllt: Damit gewinnt man alle Chips der Spalte, und sie fängt oben wieder an.
first-gave = Das ist der Pfeil unter der Spalte: Gewinnt sie jemand, zahlen alle anderen so viele Chips.
first-borrowed = Wem beim Abrechnen Chips fehlen, der leiht sie aus dem Vorrat, höchstens fünf, und zahlt sie gleich zurück.
first-bankrupt = Wer nicht zurückzahlen kann, ist pleite: Alles ist weg, und das Spiel ist aus.
