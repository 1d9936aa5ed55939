# Figaro auf der Seite, auf Deutsch.

card-o = Reigen
cards-listed = Karten { $cards }
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
play-before = { $card } vor { $name } spielen
play-before-self = { $card } in die eigene Reihe spielen
call-dance = Den Reigen ausrufen
hand-card = { $card }{ $count ->
        [one] {""}
       *[other] , { $count }-mal
    }
take-cards =
    { $cards ->
        [one] Die einzige offene Karte nehmen
       *[other] Alle { $cards } offenen Karten nehmen
    }
take-sure =
    { $cards ->
        [one] Willst du sie wirklich?
       *[other] Willst du wirklich alle { $cards }?
    }
swap = Wegstück tauschen
stay = Mein Stück behalten
choose-place = Tipp an, in wessen Reihe
choose-self = Tipp deine Reihe an
then-counts = dann { $total }
then-takes = dann { $total }: { $name } nimmt alles
then-you-have = dann hast du { $total }
choose-card-first = Wähle zuerst eine Karte aus deiner Hand.
windows = Die anderen
key-cards = eine Karte deiner Hand, von links
key-windows = dann: vor wen, du selbst zuletzt
key-take = alle offenen Karten nehmen (zweimal)
roads-of-round = Wege dieser Runde: { $roads }
roads-later = dann { $roads }
road-of = Weg
to-the-castle = Die Wege zum Schloss
in-stack = Stapel

# Die Regeln, mit Bildern
help-goal-title = Worum es geht
help-goal = In jeder von drei Runden bekommt, wer die meisten Karten sammelt, das längste Wegstück. Am Ende legen alle ihre Stücke bis zum Schloss, und der kürzeste Weg gewinnt.
help-start-title = Bevor es losgeht
help-start = Für jede Runde wird ein Wegstück weniger gezogen, als Leute mitspielen, für alle drei Runden auf einmal, und sie liegen offen. Jede der fünf Farben hat drei Einsen, sechs Zweien und eine Drei; dazu kommen drei Narren mit 1, zwei mit 2 und fünf Reigen. Zu dritt bleiben eine Farbe, ein Narr mit 1, ein Narr mit 2 und drei Reigen in der Schachtel. In jeder Runde werden alle Karten ausgeteilt. Wer als Erstes anfängt, wird ausgelost und bekommt den König.
help-turn-title = Dein Zug
help-turn = Spiel eine Karte, vor wen du willst, auch vor dich selbst. Eine Farbe liegt nur vor einem Spieler, und niemand hat zwei Farben: Eine Farbe geht also dorthin, wo sie schon liegt, oder zu jemandem, der noch keine hat. Eine Reihe mit nichts als Narren und Reigen hat noch keine Farbe.
help-special-title = Narren und Reigen
help-special = Ein Narr passt überall und zählt seine Zahl. Einen Reigen spielst du vor dich selbst, was immer dort liegt, und er zählt nichts; dann geben alle sämtliche Karten, die vor ihnen liegen, nach links weiter.
help-six-title = Sechs sind zu viel
help-six-en = Wer sechs oder mehr vor sich hat, nimmt die offenen Karten von allen verdeckt auf den eigenen Stapel und ist als Nächstes dran, egal wer die letzte Karte gelegt hat. Kannst du keine Karte spielen, musst du alle nehmen; und du darfst immer alle nehmen, statt zu spielen. Dann bist du noch einmal dran. Von da geht es im Uhrzeigersinn weiter.
help-six-nl = Wer sechs oder mehr vor sich hat, nimmt die offenen Karten von allen verdeckt auf den eigenen Stapel und ist als Nächstes dran, egal wer die letzte Karte gelegt hat. Kannst du keine Karte spielen, musst du ebenso alle nehmen und bist noch einmal dran. Die erste Karte danach geht vor jemand anderen; ein Reigen ist trotzdem erlaubt.
help-take-title = Freiwillig nehmen
help-take-nl = Du darfst auch alle offenen Karten nehmen, statt zu spielen. Sie kommen auf deine Hand, dein Zug ist vorbei, und es geht beim Nächsten weiter. Das darfst du erst wieder, wenn jemand Karten auf einen Stapel genommen hat.
help-round-title = Das Ende einer Runde
help-round = Ist jemand dran und hat keine Karten mehr, ist die Runde vorbei, und der König wandert dorthin. Der größte Stapel bekommt das längste Stück der Runde, der nächste das nächste und so weiter. Der kleinste Stapel bekommt nichts, und ein leerer auch nicht. Offene Karten und Karten auf der Hand zählen nicht. Bei Gleichstand zählt als mehr, wer links vom König zuerst kommt. Wer den König hat, fängt die nächste Runde an.
help-end-title = Nach der dritten Runde
help-end-en = Bevor die letzten Stücke verteilt werden, tauscht, wer die wenigsten Karten hat, das eigene längste Stück gegen das kürzeste der Runde, wenn dieses kürzer ist. Bei Gleichstand ist es, wer den König hat, oder sonst, wer links vom König zuerst kommt. Sind am Ende Wege gleich lang, entscheidet der König auf dieselbe Weise.
help-end-nl = Bevor die letzten Stücke verteilt werden, darf, wer die wenigsten Karten hat, das eigene längste Stück gegen das kürzeste der Runde tauschen, wenn dieses kürzer ist. Bei Gleichstand ist es, wer den König hat, oder sonst, wer links vom König zuerst kommt. Sind am Ende Wege gleich lang, entscheidet der König auf dieselbe Weise.
help-talk-title = Reden
help-talk = Solange eine Runde läuft, werden Stapel nicht gezählt und Wege nicht verglichen. Aber redet ruhig: alle zusammen gegen den, der vorn liegt!
help-ruling-fr1 =
    { $edition ->
        [nl] Wer spielt nach dem Nehmen? Wer genommen hat. Nur wenn du auf die Hand nimmst, ist dein Zug vorbei.
       *[en] Wer spielt nach dem Nehmen? Wer genommen hat.
    }
help-ruling-fr2 = Nichts nehmen geht nicht: Mindestens eine Karte muss offen liegen.
help-ruling-fr3 = Die erste Karte nach jedem Nehmen auf einen Stapel geht zu jemand anderem, ob du sechs hattest oder nichts spielen konntest.
help-ruling-fr4 = Welche Farbe bleibt zu dritt in der Schachtel? Eine, die ausgelost wird, für das ganze Spiel.
help-ruling-fr5 = Durch einen Reigen kommt niemand auf sechs: Die Reihen wandern weiter, wie sie sind.
help-ruling-fr6 = Damit eine Runde ein Ende hat, nimmst du erst wieder auf die Hand, wenn jemand auf einen Stapel genommen hat. Was auf eine Hand genommen wurde, lag vorher offen, also wissen alle, dass es dort ist.

fair-seal-fair = Niemand hat diese Karten gewählt

# Was ein Tisch wählen kann
edition = Ausgabe
option-edition =
    { $value ->
        [nl] Niederländische Ausgabe
       *[en] Englische Ausgabe
    }

# Das Ende einer Runde
round-count = Runde { $round } ist vorbei
round-count-why = Je mehr Karten auf einem Stapel, desto länger das Wegstück. Am Ende gewinnt der kürzeste Weg.
round-count-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
round-count-none = kein Weg
round-again = So endete Runde { $round }

# Was ist was
about-row = { $player } hat { $count ->
        [one] { $total }: { $cards }
       *[other] { $total } = { $sum }: { $cards }
    }. { $left ->
        [one] Noch eins, und es sind alle offenen Karten zu nehmen.
       *[other] Noch { $left }, und es sind alle offenen Karten zu nehmen.
    }
about-row-empty = Vor { $player } liegt nichts, was zählt. Ab sechs sind alle offenen Karten zu nehmen.
about-lying = { $card }, vor { $player }. { $kind ->
        [dance] Ein Reigen zählt nichts.
        [jester] Ein Narr zählt { $value } und hat keine Farbe.
       *[colour] Zählt { $value }.
    }
about-hand-of = { $player } hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand. Die Runde endet, sobald jemand dran ist, der keine hat.
about-stack = Die Karten, die { $player } in dieser Runde genommen hat, verdeckt. Die meisten Karten bekommen das längste Wegstück; gezählt wird erst, wenn die Runde endet.
about-road = { $pieces ->
        [none] { $player } hat noch kein Wegstück. Am Ende gewinnt der kürzeste Weg.
       *[other] Der Weg von { $player }: { $pieces }. Am Ende gewinnt der kürzeste Weg.
    }
about-king = Der König ist bei { $player }, dort hat diese Runde begonnen. Bei gleich vielen Karten kommt zuletzt, wer ihn hat, und bei gleich kurzen Wegen heißt das: gewonnen.
about-piece = Ein Wegstück der Länge { $length }: für den Platz mit den { $rank ->
        [1] meisten
        [2] zweitmeisten
        [3] drittmeisten
       *[other] { $rank }.-meisten
    } Karten, wenn diese Runde endet.
about-later = Die Wegstücke für die Runden, die noch kommen.
about-round = Runde { $round } von drei. Nach der dritten gewinnt der kürzeste Weg.
about-boxed = Zu dritt ist eine Farbe nicht im Spiel: { $colour }.
about-held = { $card }. { $kind ->
        [dance] Wird vor dich selbst gelegt; dann wandern alle Reihen nach links weiter.
        [jester] Passt in jede Reihe und zählt { $value }.
       *[colour] Zählt { $value } in der Reihe, in die sie kommt.
    }
about-held-goes = Passt vor { $players }.
about-held-nowhere = Passt jetzt nirgends.
about-take = Statt eine Karte zu spielen, nimmst du alle offenen Karten von allen. Meistens willst du sie nicht.
about-lane = { $count ->
        [0] { $player } hat gar kein Wegstück. Der kürzeste Weg gewinnt.
        [one] Der Weg von { $player } ist { $length } lang. Der kürzeste Weg gewinnt.
       *[other] Der Weg von { $player }: { $length } = { $sum }. Der kürzeste Weg gewinnt.
    }
about-rank = { $player } hatte { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } genommen: Platz { $rank } von { $players }. { $length ->
        [0] Das bringt kein Wegstück.
       *[other] Je mehr Karten, desto länger das Wegstück: Dieses ist { $length } lang.
    }
about-again = Wie die letzte Runde gezählt wurde, noch einmal.

# Puzzles
puzzle-edition =
    { $edition ->
        [nl] Diese Rätsel sind aus der niederländischen Ausgabe: Freiwillig genommene Karten kommen auf die Hand.
       *[en] {""}
    }
