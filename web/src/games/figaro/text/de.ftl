# Figaro auf der Seite, auf Deutsch.

card-o = Reigen
cards-listed = Karten: { $cards }
no-cards = keine Karten
window-state = { $name }: { $row }, { $cards }; { $hand ->
        [one] 1 Karte auf der Hand
       *[other] { $hand } Karten auf der Hand
    }; { $road ->
        [none] noch kein Weg
       *[other] Weg { $road }
    }.
has-king = { $name } hat den König.
said-last = „Das war meine letzte Karte!“
play-before = { $card } vor { $name } legen
play-before-self = { $card } in die eigene Reihe legen
call-dance = Den Reigen spielen
hand-card = { $card }{ $count ->
        [one] {""}
       *[other] , { $count }-mal
    }
take-cards =
    { $cards ->
        [one] Die einzige offene Karte
       *[other] Alle { $cards } offenen Karten
    } { $where ->
        [hand] auf die Hand nehmen
       *[stack] auf den Stapel nehmen
    }
take-sure =
    { $cards ->
        [one] Bist du sicher? Die Karte kommt
       *[other] Bist du sicher? Alle { $cards } Karten kommen
    } { $where ->
        [hand] auf deine Hand
       *[stack] auf deinen Stapel
    }
swap = Wegstück tauschen
stay = Mein Wegstück behalten
choose-place = Tipp die Reihe für diese Karte an
choose-self = Tipp deine eigene Reihe an
then-counts = dann { $total }
then-takes = dann { $total }: { $name } nimmt alles
then-you-have = dann hast du { $total }
choose-card-first = Wähle zuerst eine Karte aus deiner Hand.
windows = Die anderen Spieler
key-cards = eine Handkarte wählen, von links gezählt
key-windows = dann die Reihe wählen (deine ist die letzte)
key-take = alle offenen Karten nehmen (zweimal drücken)
roads-of-round = Wegstücke dieser Runde: { $roads }
roads-later = später: { $roads }
road-of = Weg
to-the-castle = Die Wege zum Schloss
in-stack = Stapel

# Die Regeln, mit Bildern
help-goal-title = Das Ziel
help-goal =
    Der König sucht einen Helfer, und der Figaro jedes Spielers will die Stelle. Aber Figaro stellt dauernd etwas an.

    Dein Ziel ist der kürzeste Weg zum Schloss. Karten, die du nehmen musst, machen deinen Weg länger. Also sorg dafür, dass die anderen sie nehmen!
help-start-title = Vorbereitung
help-start =
    Zieht Wegstücke für alle drei Runden und legt sie offen hin: für jede Runde eins weniger, als ihr Spieler seid.

    Zu dritt kommen 15 Karten zurück in die Schachtel: eine ausgeloste Farbe, zwei Narren (einer mit 1, einer mit 2) und drei Reigen.

    Der Startspieler wird ausgelost und bekommt den König. Mischt zu Beginn jeder Runde die Karten und teilt sie alle aus. Zu dritt oder zu viert bekommt jeder 15 Karten, zu fünft 12, zu sechst 10.
help-start-example = Ihr seid vier Spieler. Also hat jede Runde drei Wegstücke, zum Beispiel 15, 9 und 4.
help-turn-title = Dein Zug
help-turn =
    Leg eine Karte offen vor einen beliebigen Spieler. Das darfst auch du selbst sein. Die Karten, die vor einem Spieler liegen, sind seine Reihe.

    In einer Reihe liegt nur eine Farbe, und zwei Reihen haben nie dieselbe Farbe. Eine Reihe ohne Farbe darf jede Farbe bekommen, die noch keine andere Reihe hat.
help-turn-example = Ottos Reihe ist rot, und Anns Reihe ist leer. Rot 2 darfst du nur vor Otto legen. Blau hat niemand, also darfst du Blau 2 vor Ann legen.
help-special-title = Narren und Reigen
help-special =
    Ein Narr hat keine Farbe. Er passt in jede Reihe und zählt so viel wie seine Zahl, 1 oder 2.

    Einen Reigen legst du vor dich selbst. Er zählt 0. Dann geben alle ihre ganze Reihe nach links weiter, auch den Reigen. Das hilft dir, wenn deine eigene Reihe fast voll ist.
help-special-example = Deine Reihe zählt 5. Du spielst einen Reigen, und Otto links von dir bekommt deine Reihe.
help-six-title = Sechs ist zu viel
help-six = Sobald eine Reihe 6 oder mehr zählt, nimmt ihr Spieler alle offenen Karten, auch die der anderen. Sie kommen verdeckt auf seinen Stapel. Derselbe Spieler ist als Nächster dran, danach geht es im Uhrzeigersinn weiter. Es ist egal, wer die letzte Karte gespielt hat.
help-six-example = Vor Otto liegen Rot 3 und Rot 2: Das macht 5. Du legst Rot 2 dazu: Jetzt sind es 7. Insgesamt liegen acht Karten offen. Otto nimmt alle acht und ist dran.
help-take-title = Wann du sonst noch Karten nimmst
help-take-en =
    Passt keine deiner Karten, musst du alle offenen Karten auf deinen Stapel nehmen.

    Du darfst sie auch nehmen, wenn du spielen könntest. Das lohnt sich, solange es wenige sind.

    Danach spielst du noch einmal.
help-take-nl =
    Passt keine deiner Karten, musst du alle offenen Karten auf deinen Stapel nehmen. Danach spielst du noch einmal.

    Hast du Karten auf deinen Stapel genommen, legst du deine erste Karte vor einen anderen Spieler. Auch ein Reigen ist erlaubt.

    Du darfst alle offenen Karten auch nehmen, wenn du spielen könntest. Dann kommen sie auf deine Hand, und dein Zug ist vorbei. Das darfst du erst wieder, wenn jemand Karten auf einen Stapel genommen hat.
help-take-example = Alle deine Karten sind rot oder blau. Die Reihen sind grün, gelb und lila, und keine ist frei. Du nimmst alle.
help-round-title = Das Ende einer Runde
help-round =
    Die Runde endet, wenn ein Spieler dran ist, der keine Karten mehr hat. Er nimmt den König und beginnt die nächste Runde.

    Zähl jetzt die Karten in deinem Stapel. Jede Karte zählt eins, egal welche Zahl darauf steht. Offene Karten und Karten auf der Hand zählen nicht.

    Der Spieler mit den meisten Karten bekommt das längste Wegstück der Runde, der zweite das nächste und so weiter. Der Spieler mit den wenigsten Karten bekommt keins. Mit 0 Karten bekommst du auch keins.
help-round-example = Die Wegstücke sind 15, 9 und 4. Ann hat 14 Karten genommen, Otto 11, du 6 und Mia 3. Ann bekommt das Wegstück 15, Otto die 9, du die 4 und Mia nichts.
help-third-title = Nach der dritten Runde
help-third-en = Bevor ihr die letzten Wegstücke verteilt, tauscht der Spieler mit den wenigsten Karten ein Wegstück. Er gibt sein längstes und bekommt das kürzeste dieser Runde, wenn es kürzer ist. Das alte Stück gehört jetzt zu den Stücken der Runde.
help-third-nl = Bevor ihr die letzten Wegstücke verteilt, darf der Spieler mit den wenigsten Karten ein Wegstück tauschen. Er gibt sein längstes und bekommt das kürzeste dieser Runde, wenn es kürzer ist. Das alte Stück gehört jetzt zu den Stücken der Runde.
help-third-example = Du hast die wenigsten Karten und ein Wegstück mit der Länge 12. Die Stücke der Runde sind 14, 8 und 3. Du gibst die 12 ab und bekommst die 3. Jetzt gehen 14, 12 und 8 an die Spieler mit den meisten Karten.
help-end-title = Wer gewinnt?
help-end = Zählt nach drei Runden eure Wegstücke zusammen. Der kürzeste Weg gewinnt.
help-end-example = Du hast die Wegstücke 4 und 3: Dein Weg ist 7 lang. Otto hat 9 und 2: Sein Weg ist 11 lang. Du gewinnst.
help-tips-title = Zwei Tipps
help-tips =
    - Lass den Spieler mit dem kürzesten Weg Karten nehmen.
    - Heb dir einen Narren oder einen Reigen auf, für den Fall, dass deine eigene Reihe 5 zählt.
help-box-title = Die Karten
help-box = Es gibt fünf Farben. In jeder Farbe gibt es drei Einsen, sechs Zweien und eine Drei. Dazu kommen fünf Narren (drei mit der Zahl 1, zwei mit der Zahl 2) und fünf Reigen. Zu dritt bleiben eine Farbe, zwei Narren (einer mit 1, einer mit 2) und drei Reigen in der Schachtel.
help-ties-title = Gleichstand
help-ties =
    Haben Spieler gleich viele Karten genommen, schaut im Uhrzeigersinn vom König aus. Der erste links vom König zählt als der mit den meisten Karten. Der Spieler mit dem König zählt als der mit den wenigsten.

    Haben nach der dritten Runde mehrere die wenigsten Karten, tauscht der Spieler mit dem König. Haben mehrere den kürzesten Weg, gewinnt der Spieler mit dem König. Hat ihn keiner von ihnen, ist es der erste links vom König.
help-talk-title = Reden
help-talk = Während einer Runde dürft ihr keine Stapel zählen und keine Wege vergleichen. Aber reden dürft ihr. Sprecht ruhig darüber, wer vorn liegt!
help-ruling-fr1 =
    { $edition ->
        [nl] Wer ist dran, wenn jemand Karten genommen hat? Derselbe Spieler. Nimmst du aber Karten auf die Hand, ist dein Zug vorbei.
       *[en] Wer ist dran, wenn jemand Karten genommen hat? Derselbe Spieler.
    }
help-ruling-fr2 = Nehmen kannst du nur, wenn mindestens eine Karte offen liegt.
help-ruling-fr3 = Immer wenn jemand Karten auf seinen Stapel genommen hat, legt er seine erste Karte vor einen anderen Spieler. Das gilt, wenn die Reihe 6 erreicht hat, und auch, wenn keine Karte gepasst hat.
help-ruling-fr4 = Zu dritt bleibt eine Farbe in der Schachtel. Sie wird einmal für die ganze Partie ausgelost.
help-ruling-fr5 = Durch einen Reigen muss nie jemand Karten nehmen. Ganze Reihen wandern weiter, also bleibt jede Summe gleich.
help-ruling-fr6 = Eine Runde muss ein Ende haben. Wer Karten auf die Hand genommen hat, darf das deshalb erst wieder, wenn Karten auf einen Stapel gekommen sind. Alle haben diese Karten gesehen, also wissen alle, dass sie auf dieser Hand sind.

fair-seal-fair = Faire Karten: geprüft

# Was ein Tisch wählen kann
edition = Ausgabe
option-edition =
    { $value ->
        [nl] Niederländische Ausgabe
       *[en] Englische Ausgabe
    }

# Das Ende einer Runde
round-count = Runde { $round } ist vorbei
round-count-why = Je mehr Karten in einem Stapel, desto länger das Wegstück. Am Ende gewinnt der kürzeste Weg.
round-count-cards = Karten
round-short = Runde { $round }
round-count-exchange = Tausch
round-again = So endete Runde { $round }

# Was ist was
about-row = Die Reihe von { $player } zählt { $count ->
        [one] { $total }: { $cards }
       *[other] { $total } = { $sum }: { $cards }
    }. { $left ->
        [one] Noch 1, dann nimmt { $player } alle offenen Karten.
       *[other] Noch { $left }, dann nimmt { $player } alle offenen Karten.
    }
about-row-empty = Die Reihe von { $player } zählt 0. Ab 6 nimmt { $player } alle offenen Karten.
about-lying = { $card }, vor { $player }. { $kind ->
        [dance] Ein Reigen zählt 0.
        [jester] Ein Narr zählt { $value } und hat keine Farbe.
       *[colour] Die Karte zählt { $value }.
    }
about-hand-of = { $player } hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand. Die Runde endet, wenn ein Spieler ohne Karten dran ist.
about-stack = Hier liegen verdeckt die Karten, die { $player } in dieser Runde genommen hat. Wer die meisten hat, bekommt das längste Wegstück. Gezählt wird, wenn die Runde endet.
about-road = { $pieces ->
        [none] { $player } hat noch kein Wegstück. Am Ende gewinnt der kürzeste Weg.
       *[other] Der Weg von { $player }: { $pieces }. Am Ende gewinnt der kürzeste Weg.
    }
about-king = { $player } hat den König und hat diese Runde begonnen. Bei gleich vielen Karten zählt der Spieler mit dem König als der mit den wenigsten. Bei gleich kurzen Wegen gewinnt er.
about-piece = Ein Wegstück der Länge { $length }. Am Ende dieser Runde geht es an den Spieler mit den { $rank ->
        [1] meisten
        [2] zweitmeisten
        [3] drittmeisten
       [4] viertmeisten
        *[other] fünftmeisten
    } Karten.
about-later = Die Wegstücke für die nächsten Runden.
about-round = Runde { $round } von drei. Nach der dritten Runde gewinnt der kürzeste Weg.
about-boxed = Zu dritt bleibt eine Farbe in der Schachtel: { $colour }.
about-held = { $card }. { $kind ->
        [dance] Du legst ihn vor dich selbst. Dann wandern alle Reihen nach links weiter.
        [jester] Er passt in jede Reihe und zählt { $value }.
       *[colour] Die Karte zählt { $value } in der Reihe, in die du sie legst.
    }
about-held-goes = Diese Karte passt vor { $players }.
about-held-nowhere = Diese Karte passt jetzt nirgends.
about-take = Nimm alle offenen Karten, statt eine Karte zu spielen. { $where ->
        [hand] Sie kommen auf deine Hand, und dein Zug ist vorbei.
       *[stack] Sie kommen auf deinen Stapel, und dein Weg wird länger. Dann spielst du noch einmal.
    }
about-lane = { $count ->
        [0] { $player } hat noch kein Wegstück. Der kürzeste Weg gewinnt.
        [one] Der Weg von { $player } ist { $length } lang. Der kürzeste Weg gewinnt.
       *[other] Der Weg von { $player }: { $length } = { $sum }. Der kürzeste Weg gewinnt.
    }
about-rank = { $player } hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } genommen: Platz { $rank } von { $players }. { $length ->
        [0] Also bekommt { $player } kein Wegstück.
       *[other] Also bekommt { $player } ein Wegstück der Länge { $length }.
    }
about-again = Schau dir noch einmal an, wie die letzte Runde gezählt wurde.

# Puzzles
puzzle-edition =
    { $edition ->
        [nl] Diese Rätsel folgen der niederländischen Ausgabe: Freiwillig genommene Karten kommen auf die Hand.
       *[en] {""}
    }

# Warum das Spiel zu Ende ist
why-ended = Die dritte Runde ist vorbei.
why-won = { $player } hat den kürzesten Weg: { $length }.
why-won-king = Die Wege von { $players } sind gleich kurz: { $length }. { $player } hat den König und gewinnt.
why-won-near = Die Wege von { $players } sind gleich kurz: { $length }. { $player } sitzt dem König am nächsten und gewinnt.

# Arten von Fehlern, vor ihrer Zahl
mistake-take-early = Du nimmst die Karten zu früh:
mistake-take-late = Du nimmst die Karten zu spät:
mistake-jester = Du spielst einen Narren zu früh:
mistake-own-row = Du musst die Karten selbst nehmen:
mistake-rival = Du lässt den falschen Spieler Karten nehmen:
