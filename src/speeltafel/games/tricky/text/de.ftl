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
why-move = { $dice }
why-column = Behältst du { $one }, gewinnst du in diesem Zug Spalte { $column } { $how_one }; behältst du { $two }, { $how_two }.
why-any-column = Behältst du { $one }, gewinnst du in diesem Zug eine Spalte { $how_one }; behältst du { $two }, { $how_two }.
why-next-column = Behältst du { $one }, gewinnt { $player } im nächsten Zug Spalte { $column } { $how_one }; behältst du { $two }, { $how_two }.
why-next-any = Behältst du { $one }, gewinnt { $player } im nächsten Zug eine Spalte { $how_one }; behältst du { $two }, { $how_two }.
why-ends-losing = Behältst du { $one }, gehen dir in diesem Zug die Chips aus und du verlierst { $how_one }; behältst du { $two }, { $how_two }.
why-ends-winning = Behältst du { $one }, gehen dir in diesem Zug die Chips aus und du gewinnst trotzdem { $how_one }; behältst du { $two }, { $how_two }.
why-few = Behältst du { $one }, hast du nach diesem Zug 3 Chips oder weniger { $how_one }; behältst du { $two }, { $how_two }.
why-lead = Behältst du { $one }, hast du nach diesem Zug die meisten Chips { $how_one }; behältst du { $two }, { $how_two }.
why-next-ends = Behältst du { $one }, endet das Spiel im Zug von { $player } { $how_one }; behältst du { $two }, { $how_two }.
why-gain =
    Behältst du { $one }, { $is_one ->
        [gain] bringt dir dieser Zug im Schnitt { $n_one } { $n_one ->
            [one] Chip
           *[other] Chips
        }
        [loss] kostet dich dieser Zug im Schnitt { $n_one } { $n_one ->
            [one] Chip
           *[other] Chips
        }
       *[nothing] kostet dich dieser Zug im Schnitt nichts
    }; behältst du { $two }, { $is_two ->
        [gain] bringt er { $n_two }
        [loss] kostet er { $n_two }
       *[nothing] bringt er nichts
    }.
why-next-gain =
    Behältst du { $one }, { $is_one ->
        [gain] bringt der nächste Zug { $player } im Schnitt { $n_one } { $n_one ->
            [one] Chip
           *[other] Chips
        }
        [loss] kostet der nächste Zug { $player } im Schnitt { $n_one } { $n_one ->
            [one] Chip
           *[other] Chips
        }
       *[nothing] bringt der nächste Zug { $player } im Schnitt nichts
    }; behältst du { $two }, { $is_two ->
        [gain] bringt er { $n_two }
        [loss] kostet er { $n_two }
       *[nothing] bringt er nichts
    }.
why-others = Behältst du { $one }, verlieren die anderen in diesem Zug zusammen im Schnitt { $n_one } { $n_one ->
        [one] Chip
       *[other] Chips
    }; behältst du { $two }, { $n_two }.
why-roll-more =
    { $fewer ->
        [0] Mit { $best } wirfst du noch { $dice ->
            [one] einen Würfel
           *[other] { $dice } Würfel
        }; mit { $played } ist dein Zug vorbei.
       *[other] Mit { $best } wirfst du noch { $dice } Würfel; mit { $played } nur { $fewer ->
            [one] einen
           *[other] { $fewer }
        }.
    }
why-needed =
    { $needed ->
        [one] Spalte { $column } braucht noch einen Würfel{ kept-before }: Mit { $best } hast du ihn.
       *[other] Spalte { $column } braucht noch { $needed } Würfel{ kept-before }: Mit { $best } hast du { $have ->
            [one] einen
            [2] zwei
            [3] drei
           *[other] { $have }
        } davon.
    }
kept-before =
    { $kept ->
        [0] { "" }
       *[other] , neben dem, was du schon behalten hast
    }
why-more-often =
    Mit { $best } gewinnst du Spalte { $column } in { $more } von 100 Fällen; mit { $played } { $fewer ->
        [0] nie
       *[other] nur in { $fewer }
    }.
why-lacks =
    Mit { $played } { $one ->
        [one] fehlt in Spalte { $column } dann nur noch ein Würfel
       *[other] fehlen in Spalte { $column } dann nur noch { $one } Würfel
    }; mit { $best } vorerst noch { $two }.
why-leads = Dann gewinnen die meisten Chips, und die hat jetzt { $player } ({ $chips }).
why-you-lead = Dann gewinnen die meisten Chips, und die hast jetzt du ({ $chips }).
why-can-wait = { $played } gewinnt Spalte { $column } sicher, aber sie kann warten: Mit { $best } gewinnst du sie in diesem Zug noch in { $still } von 100 Fällen.
why-for-certain = { $played } gewinnt Spalte { $column } sicher; mit { $best } gewinnst du sie in diesem Zug noch in { $still } von 100 Fällen.
why-extra =
    { $chips ->
        [0] { $extra } dazuzubehalten nimmt dir nur Würfel:
        [one] { $extra } dazuzubehalten kostet einen Chip:
       *[other] { $extra } dazuzubehalten kostet { $chips } Chips:
    } Mit { $best } wirfst du noch { $dice } Würfel, mit { $played } nur { $fewer ->
        [one] einen
       *[other] { $fewer }
    }.
why-worth-more = Spalte { $column } ist mehr wert: { $chips } Chips, und alle anderen zahlen { $arrow }; Spalte { $beside }: { $fewer }, und alle anderen zahlen { $less }.
why-column-brings =
    { $arrow ->
        [0] Wer Spalte { $column } gewinnt, bekommt { $chips } { $chips ->
            [one] Chip
           *[other] Chips
        }.
       *[other] Wer Spalte { $column } gewinnt, bekommt { $chips } { $chips ->
            [one] Chip
           *[other] Chips
        }, und alle anderen zahlen { $arrow }.
    }
look-column = Schau dir Spalte { $column } an.
look-next = Denk daran, was du { $player } übrig lässt.
look-chips = Zähl deine Chips: Was, wenn sie in diesem Zug ausgehen?
look-dice =
    { $dice ->
        [0] Schau dir die Würfel an: Willst du überhaupt noch einmal werfen?
       *[other] Schau dir die Würfel an: Wie viele willst du noch einmal werfen?
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
