# Carnavalo auf der Seite, auf Deutsch.

tent-state =
    Zelt { $tent }: { $cards }; { $chip ->
        [none] kein Zeltchip mehr
        [hidden] Zeltchips noch verdeckt
       *[other] Zeltchip { $chip }
    }; Konfetti { $confetti }.{ $barred ->
        [yes] {" "}Von Barricadol gesperrt.
       *[no] {""}
    }
tent-empty = leer
card-open = { $value } von { $name }
card-closed = eine verdeckte Karte von { $name }
confetti-at = { $name } auf { $field }
confetti-won = { $name } hat die Scheibe gewonnen
citizen-at =
    { citizen }, { $place ->
        [street] auf der Strecke
       *[other] in Zelt { $place }
    }
walk-to =
    { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weiter
put-there = Stell { citizen.whom } in Zelt { $tent }
play-here = Die { $value } in Zelt { $tent } spielen
on-top = Obendrauf
under = Darunter
pick-card = Die { $value } wählen
put-back = Chip { $tent } zurücklegen
end-turn = { $count ->
        [one] Zug beenden (Chip { $chips } ist weg)
       *[other] Zug beenden (Chips { $chips } sind weg)
    }
choose-order = Reihenfolge wählen
for-before = Vorher
points-after-day = Die Punkte nach Tag { $day }
confetti-of-won-discs = Konfetti zählt nur, bis du die Scheibe dort gewinnst.
about-discs = { $player } hat { $discs ->
        [0] noch keine Scheibe
        [one] 1 Scheibe
       *[other] { $discs } Scheiben
    } gewonnen. Jede Scheibe ist 5 Punkte wert. Mit fünf Scheiben endet die Partie.
why-discs = { $players } { $count ->
        [one] hat
       *[other] haben
    } fünf Scheiben gewonnen, also endet die Partie nach Tag { $day }.
why-days = Tag { $day } war der letzte Tag, also ist die Partie zu Ende.
why-won = { $players } { $count ->
        [one] hat
       *[other] haben
    } die meisten Punkte: { $points }.
put-back-first = Zuerst zurücklegen:
brings-confetti = { $player } +1 Konfetti
brings-chip = { $player } bekommt einen Bewegungschip
brings-nothing = nichts für { $player }
walk-marches = { $card } kommt in den Umzug
walk-confetti = +1 Konfetti
walk-laid = { $card } kommt obendrauf
walk-taken = die Miss nimmt { $card } mit
walk-nobody = keine Karte da: nichts passiert
walk-barred = gesperrt: nichts passiert
walk-closed = gesperrt
walk-opens = wieder offen
walk-day-ends = damit endet der Tag
things-of-others = Nur { $name } kann diese Karten und Chips spielen.
things-mine = Deine Karten und Chips spielst du aus der Hand.
procession-marches = Karten im Umzug bleiben dort, bis der Tag endet.
key-cards = die Karte mit dieser Zahl wählen
key-tents = dann das Zelt wählen
key-citizens = den Prinzen, die Miss oder Barricadol bewegen
key-fields = dann die Zahl der Felder wählen
key-chips = deinen nächsten Bewegungschip nutzen
key-direct = dann direkt in das Zelt auf dem Chip
key-places = dann obendrauf oder darunter wählen
key-pick = diese Karte wählen
key-end = Zug beenden oder passen
pass = Passen
never-mind = Doch nicht
hand-card = Karte { $value }
movement-chip = Bewegungschip von Zelt { $tent }
player-state =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $chips ->
        [0] kein Bewegungschip
        [one] 1 Bewegungschip
       *[other] { $chips } Bewegungschips
    }, { $discs ->
        [one] 1 Scheibe
       *[other] { $discs } Scheiben
    } gewonnen{ $float ->
        [yes] , hat einen Festwagen
       *[no] {""}
    }{ $turn ->
        [yes] , am Zug.
       *[no] .
    }
ring-state = Der Ring steht auf { $ring }
middle-state = Bei der Miss: { $card }
procession-state = Umzug: { $cards }; Umzugschip { $chip }.
nobody-marches = noch niemand
look-inside = In Zelt { $tent } schauen
close = Schließen
choose-citizen = Wähle eine Figur
choose-tent = Wähle ein Zelt
choose-field = Wähle, wie weit. Der Ring zeigt dann diese Zahl.
final-count = Die Endabrechnung
for-discs = Scheiben
for-confetti = Konfetti
for-chips = Chips
for-float = Wagen
for-all = Punkte
days-left = Tag { $day }
stack-state = { $chips ->
        [0] Kein Bewegungschip im Stapel
        [one] 1 Bewegungschip im Stapel
       *[other] { $chips } Bewegungschips im Stapel
    }
count-of-day = Die Abrechnung von Tag { $day }
told-dealt = Alle bekommen einen Bewegungschip und setzen ihre Scheibe bei diesem Zelt auf Feld 1.
told-lies = Die gewählten Karten kommen offen in zufällige Zelte.
told-tent-chip-open = In jedem Zelt wird der oberste Zeltchip aufgedeckt.

# Die Regeln, mit Bildern
help-goal-title = Das Ziel
help-goal =
    Es ist Karneval, und alle wollen in den Zelten feiern. Aber Prinz Karneval braucht Leute für seinen Umzug.

    Du willst am Ende die meisten Punkte haben. Gewinne deine Scheiben bei den sechs Festzelten: Jede gewonnene Scheibe ist 5 Punkte wert.
help-start-title = Vorbereitung
help-start =
    Alle haben fünf Karten (1 bis 5) und bei jedem Zelt eine Scheibe. Die Scheiben beginnen auf Feld 0.

    Wähle heimlich eine deiner Karten. Die gewählten Karten werden gemischt und auf die Zelte verteilt, höchstens eine pro Zelt.

    Alle bekommen einen Bewegungschip und setzen ihre Scheibe bei diesem Zelt auf Feld 1. Der Ring beginnt auf 1. Deckt jetzt alle Karten auf. Seht nach, auf welche Karte der Prinz im Uhrzeigersinn zuerst trifft: Ihr Besitzer beginnt.
help-start-example = Deine 3 liegt in Zelt 2. Du bekommst den Bewegungschip von Zelt 5, also rückt deine Scheibe bei Zelt 5 auf Feld 1.
help-turn-title = Dein Zug
help-turn = Du machst eines von beiden: Du spielst eine Karte oder bewegst eine Figur. Dann ist der Spieler links von dir dran.
help-card-title = Eine Karte spielen
help-card =
    Spiel eine Karte in ein Zelt. Ist das Zelt leer, liegt deine Karte offen. Liegen schon Karten dort, wählst du:

    - Offen obendrauf: Der Besitzer der überdeckten Karte rückt seine Scheibe dort ein Feld vor.
    - Verdeckt unter den Stapel: Der Besitzer der obersten Karte bekommt einen Bewegungschip.

    Die oberste Karte heißt Bühnenkarte. Wo die Bühnenkarte dir gehört, darfst du nicht spielen. Danach springt der Ring auf die Zahl der Bühnenkarte.
help-card-example = In Zelt 4 ist Ottos 2 die Bühnenkarte. Du spielst deine 4 obendrauf. Ottos Scheibe dort rückt ein Feld vor, und der Ring springt auf 4. Spielst du unter den Stapel, bekommt Otto einen Bewegungschip, und der Ring springt auf 2.
help-move-title = Eine Figur bewegen
help-move = Beweg eine Figur im Uhrzeigersinn, mindestens ein Feld und höchstens so viele, wie der Ring zeigt. Stell danach den Ring auf die Zahl der Felder, die du gezogen bist. Eine Figur tut nur etwas, wenn sie in einem Zelt stehen bleibt.
help-move-example = Der Ring steht auf 3. Du ziehst den Prinzen 2 Felder weiter, also springt der Ring auf 2.
help-prince-title = Prinz Karneval
help-prince = Der Prinz nimmt die Bühnenkarte mit in den Umzug. Ihr Besitzer rückt seine Scheibe dort ein Feld vor. Jetzt ist die nächste Karte die Bühnenkarte. Liegt sie verdeckt, deck sie auf.
help-prince-example = In Zelt 2 ist deine 4 die Bühnenkarte. Der Prinz bleibt dort stehen. Deine 4 kommt in den Umzug, und deine Scheibe rückt ein Feld vor.
help-miss-title = Miss Carnavalo
help-miss = Die Miss nimmt die unterste Karte des Stapels mit. Im nächsten Zelt, in dem sie stehen bleibt, legt sie diese Karte zuerst obendrauf. Dann nimmt sie dort die unterste Karte mit. Für die überdeckte Karte bekommt niemand etwas.
help-bar-title = Barricadol
help-bar = Barricadol sperrt das Zelt, in dem er steht. Du darfst dort nicht spielen, und Prinz und Miss tun dort nichts. Am Ende des Tages zählen die Karten darin trotzdem.
help-chips-title = Bewegungschips
help-chips =
    Vor und nach deiner Karte oder Bewegung darfst du beliebig viele Bewegungschips nutzen. Jeder Chip bewegt eine Figur so weit, wie der Ring erlaubt, oder direkt in das Zelt auf dem Chip. Nach einem direkten Zug fällt der Ring auf 0. Steht der Ring auf 0, kannst du Figuren nur noch direkt in ein Zelt stellen.

    Hast du am Ende deines Zugs noch Chips, kommen sie in beliebiger Reihenfolge zurück unter den Stapel. Der Ring fällt auf 0.
help-chips-example = Du hast den Bewegungschip von Zelt 4. Du stellst den Prinzen direkt in Zelt 4. Ottos Bühnenkarte kommt in den Umzug, und der Ring fällt auf 0.
help-count-title = Das Ende eines Tages
help-count =
    Der Tag endet sofort, wenn zwei Spieler keine Karten mehr haben oder wenn fünf Karten im Umzug liegen. Zu zweit endet er schon, wenn einer keine Karten mehr hat.

    Zähl in jedem Zelt deine Karten zusammen, auch die verdeckten. Dazu kommt die Zahl des Felds, auf dem deine Scheibe liegt.

    - Wer am meisten hat, gewinnt seine Scheibe. Der Zweite gewinnt den Zeltchip.
    - Hat der Erste diese Scheibe schon früher gewonnen, gewinnt er stattdessen den Zeltchip.
    - Bei Gleichstand gehen alle Beteiligten leer aus. Mit 0 gewinnst du auch nichts.
help-count-example = In Zelt 5 hast du eine 3 und eine 2, und deine Scheibe liegt auf Feld 1: Das macht 6. Otto hat eine 4, und seine Scheibe liegt auf Feld 1: Das macht 5. Du gewinnst deine Scheibe, und Otto gewinnt den Zeltchip.
help-float-title = Der Umzug
help-float = Zähl auch deine Karten im Umzug zusammen. Wer am meisten hat, muss einen Festwagen kaufen, und der kostet 5 Punkte. Der Zweite gewinnt den Umzugschip. Hat der Erste schon einen Festwagen, gewinnt er stattdessen den Umzugschip.
help-float-example = Ann hat eine 5 und eine 1 im Umzug, zusammen 6. Du hast eine 4. Ann kauft einen Festwagen, und du gewinnst den Umzugschip.
help-day-title = Ein neuer Tag
help-day = Alle nehmen ihre Karten zurück, auch aus dem Umzug. Nur die Karte bei der Miss bleibt dort. Figuren, Scheiben, Ring und Bewegungschips bleiben, wo sie sind. Es beginnt der linke Nachbar des Spielers, der den Tag beendet hat.
help-end-title = Wer gewinnt?
help-end =
    Die Partie endet nach vier Tagen. Sie endet früher, wenn ein Spieler am Ende eines Tages fünf Scheiben hat. Zähl deine Punkte:

    - 5 für jede gewonnene Scheibe
    - für jede andere Scheibe die Zahl ihres Felds
    - die Zahl auf jedem Zeltchip und Umzugschip
    - minus 5, wenn du einen Festwagen hast

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen alle, die vorn liegen.
help-end-example = Du hast drei Scheiben gewonnen: 15 Punkte. Die anderen liegen auf den Feldern 2, 1 und 0: 3 Punkte. Deine Chips zeigen 4 und 2: 6 Punkte. Dein Festwagen kostet 5 Punkte. Du hast 19 Punkte.
help-tips-title = Zwei Tipps
help-tips =
    - Spiel dort, wo die anderen wenig haben. Nimm die niedrigste Karte, mit der du gewinnst.
    - Der zweite Platz bringt einen Chip. Oft brauchst du dafür weniger als für den ersten.
help-pieces-title = Was alles dabei ist
help-pieces = Jedes Zelt hat einen Stapel aus vier Zeltchips, und der oberste liegt offen. Von jeder Zahl (1, 2, 3 und 4) gibt es sechs Stück. Der Umzug hat vier Umzugschips mit den Zahlen 3, 4 oder 5. Es gibt vier Festwagen, einen für jeden Tag, und sechs Bewegungschips, einen für jedes Zelt. Der Ring geht von 0 bis 5. Gewinnst du eine Scheibe, nimmst du sie von ihrer Leiste.
help-last-title = Wenn mit deinem Zug der Tag endet
help-last = Führ noch zu Ende, was du gerade tust: Stell den Ring ein, rück Scheiben vor und verteil Chips. Der Rest deines Zugs fällt weg. Leg deine Bewegungschips zurück unter den Stapel. Die Reihenfolge bestimmst du selbst. Der Ring bleibt dabei stehen. Die anderen behalten ihre Chips. Wo jemand einen Chip gewonnen hat, deck den nächsten auf. Ein Festwagen, den heute niemand gekauft hat, kommt aus dem Spiel.
help-advanced-title = 2× und 3×
help-advanced = Zwei weitere Chips werden unter die Zeltchips gemischt, und zwei zufällige Chips bleiben in der Schachtel. Am Ende zählen mit 2× alle deine Zweien doppelt. Mit 3× zählen alle deine Einsen dreifach. Die Chips 2× und 3× selbst sind 0 wert.
help-ruling-cr1 = Eine Scheibe auf dem letzten Feld bleibt dort.
help-ruling-cr2 = In einem leeren Zelt tut der Prinz nichts. Die Miss legt ihre Karte ab und nimmt sie gleich wieder mit, denn es ist jetzt die unterste.
help-ruling-cr3 = Du brauchst mindestens 1, um etwas zu gewinnen. Eine Scheibe auf Feld 1 oder weiter reicht, auch ohne Karte.
help-ruling-cr4 = Bei Gleichstand um den ersten Platz bekommt dort niemand etwas, und niemand rückt nach. Bei Gleichstand um den zweiten Platz bekommt niemand den Chip.
help-ruling-cr5 = Zählt zuerst alle Zelte und den Umzug. Schaut erst danach, ob ein Spieler fünf Scheiben hat.
help-ruling-cr6 = Ist der Stapel der Bewegungschips leer, bekommst du keinen.
help-ruling-cr7 = Steht der Ring auf 0 und kannst du keine Karte spielen, musst du passen.
help-ruling-cr8 = Stellst du mit einem Bewegungschip eine Figur direkt in ein Zelt, sehen alle den Chip. Bewegst du damit eine Figur nach dem Ring oder legst du ihn zurück, sieht ihn sonst niemand.
help-ruling-cr9 = Auf ihren Startfeldern tun Figuren nichts. Aber wenn Barricadol in einem Zelt beginnt, sperrt er es.
help-ruling-cr10 = Alle wissen, wem eine verdeckte Karte gehört, aber ihre Zahl kennt nur der Besitzer.
help-ruling-cr11 = Kommt vier Runden lang keine Karte in ein Zelt oder in den Umzug, endet der Tag.

fair-seal-fair = Faire Karten und Chips: geprüft

# Was ein Tisch wählen kann
play-advanced = Mit der Variante für Fortgeschrittene spielen
option-advanced =
    { $value ->
        [true] Variante für Fortgeschrittene
       *[false] ohne die Variante für Fortgeschrittene
    }

# Was ist was
about-points = { $player } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $sum } für { $discs ->
        [0] Scheiben (noch keine)
        [one] eine Scheibe
       *[other] { $discs } Scheiben
    }, Konfetti und Chips{ $float ->
        [yes] , minus Festwagen
       *[no] {""}
    }.
about-has = Auf der Hand: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } und { $chips ->
        [0] kein Bewegungschip
        [one] 1 Bewegungschip
       *[other] { $chips } Bewegungschips
    }.
about-part-card = { $whose ->
        [mine] deine { $value }
       *[other] eine { $value }
    }
about-part-closed = { $cards ->
        [one] eine verdeckte Karte
       *[other] { $cards } verdeckte Karten
    }
about-part-confetti = { $field ->
        [one] ein Konfetti
       *[other] { $field } Konfetti
    }
about-worth = { $mine ->
        [yes] Du hast
       *[no] { $player } hat
    } { $closed ->
        [0] { $count ->
            [one] { $total }: { $parts }.
           *[other] { $total } = { $sum }: { $parts }.
        }
       *[other] mindestens { $total }: { $parts }.
    }
about-tent = Zelt { $tent }. Wer hier am Ende des Tages am meisten hat, gewinnt seine Scheibe: 5 Punkte.
about-tent-barred = Barricadol sperrt dieses Zelt: Keine Karte kommt hinein oder heraus.
about-tent-own = Die Bühnenkarte gehört dir, also darfst du hier nicht spielen.
about-tent-open = Hier kannst du eine Karte spielen.
about-coin = Der Zeltchip von Zelt { $tent } ist { $chip } wert. Der Zweite bekommt ihn. Hat der Erste seine Scheibe schon früher gewonnen, bekommt der Erste den Chip. { $left ->
        [one] Es ist der letzte.
       *[other] { $left } Chips sind noch da.
    }
about-track = { $discs ->
        [none] Die Konfettileiste von Zelt { $tent }: Hier sind alle Scheiben gewonnen.
       *[other] Die Konfettileiste von Zelt { $tent }: { $discs }. Eine Scheibe zählt so viel wie ihr Feld: im Zelt und am Ende der Partie.
    }
about-prince = Der Prinz: Bleibt er in einem Zelt stehen, kommt die Bühnenkarte in den Umzug, und die Scheibe ihres Besitzers rückt ein Feld vor.
about-miss = Die Miss: Bleibt sie in einem Zelt stehen, legt sie ihre Karte obendrauf und nimmt die unterste mit.
about-bar = Barricadol: Solange er in einem Zelt steht, kommt dort keine Karte hinein oder heraus.
about-walks = { $most ->
        [one] Du kannst diese Figur 1 Feld weit bewegen.
       *[other] Du kannst diese Figur bis zu { $most } Felder weit bewegen.
    }
about-field = { $tent ->
        [0] Ein Feld der Strecke. Eine Figur, die hier stehen bleibt, tut nichts.
       *[other] Das Feld von Zelt { $tent }. Eine Figur, die hier stehen bleibt, ist im Zelt.
    }
about-ring = { $ring ->
        [0] Der Ring steht auf 0: Keine Figur kann ziehen, bis eine Karte gespielt wird.
       *[other] Der Ring steht auf { $ring }: So viele Felder darf eine Figur höchstens ziehen. Er zeigt die Länge der letzten Bewegung oder die Zahl der letzten Bühnenkarte.
    }
about-middle = { $card }, bei der Miss. Sie legt die Karte obendrauf, sobald sie wieder in einem Zelt stehen bleibt.
about-middle-free = Hier liegt die Karte, die die Miss mitnimmt. Jetzt hat sie keine.
about-marches = { $card }, im Umzug. Wer hier am meisten hat, muss einen Festwagen kaufen: minus 5 Punkte.
about-place-free = Ein freier Platz im Umzug. Die fünfte Karte beendet den Tag.
about-float = Der Festwagen: Wer am meisten im Umzug hat, muss ihn für 5 Punkte kaufen. Einen zweiten muss niemand kaufen.
about-award = Der Umzugschip ist { $chip } wert. Der Zweite bekommt ihn. Hat der Erste schon einen Festwagen, bekommt der Erste den Chip.
about-stack = Der Stapel der Bewegungschips: { $chips }, verdeckt.
about-day = Die Partie dauert vier Tage oder bis ein Spieler fünf Scheiben gewonnen hat.
about-held = Deine { $value }. Wo du sie spielst, zählt sie am Ende des Tages { $value }.
about-held-goes = Du kannst sie in Zelt { $tents } spielen.
about-held-pick = Du kannst sie jetzt wählen. Sie kommt in ein zufälliges Zelt.
about-held-nowhere = Du kannst diese Karte jetzt nicht spielen.
about-token = Dein Bewegungschip von Zelt { $tent }: Damit bewegst du zusätzlich eine Figur, direkt in Zelt { $tent }{ $ring ->
        [0] .
       *[other] {" "}oder bis zu { $ring } Felder weiter (so viele zeigt der Ring).
    }
about-token-now = Du kannst ihn jetzt nutzen.
about-return = Bewegungschips, die du nicht nutzt, kommen zurück unter den Stapel. Dann ist dein Zug vorbei. Der Ring fällt auf 0, außer wenn auch der Tag vorbei ist.
about-pass = Du kannst weder eine Figur bewegen noch eine Karte spielen, also passt du.
about-count = Was alle am letzten Tag bekommen haben, Zelt für Zelt.
about-pile = { $card }, in Zelt { $tent }{ $where ->
        [alone] , als einzige Karte. Bleibt der Prinz hier stehen, kommt sie in den Umzug. Bleibt die Miss hier stehen, nimmt sie die Karte mit.
        [stage] , die Bühnenkarte. Bleibt der Prinz hier stehen, kommt sie in den Umzug.
        [bottom] , die unterste Karte. Bleibt die Miss hier stehen, nimmt sie die Karte mit.
       *[between] , zwischen anderen. Prinz und Miss kommen jetzt nicht an sie heran.
    }
about-disc = { $field ->
        [won] { $player } hat die Scheibe von Zelt { $tent } gewonnen: 5 Punkte.
       *[other] Die Scheibe von { $player } bei Zelt { $tent } liegt auf Feld { $field }. Diese Zahl kommt hier zu den Karten von { $player } dazu. Am Ende der Partie bringt sie ebenso viele Punkte.
    }
about-share = { $confetti ->
        [0] { $player } hatte hier { $value }, alles durch Karten.
       *[other] { $player } hatte hier { $value } = { $cards } + { $confetti }: { $cards } durch Karten und { $confetti } durch Konfetti.
    }
about-final-discs = { $discs ->
        [0] { $player } hat keine Scheibe gewonnen.
        [one] { $player } hat eine Scheibe gewonnen: 5 Punkte.
       *[other] { $player } hat { $discs } Scheiben gewonnen, je 5 Punkte: { $points }.
    }
about-final-confetti = { $sum ->
        [none] { $player } hat alle Scheiben gewonnen, also gibt es kein Konfetti zu zählen.
       *[other] Das Konfetti von { $player }: { $sum }. Das sind die Felder aller Scheiben, die { $player } nicht gewonnen hat.
    }
about-final-chips = { $chips ->
        [none] { $player } hat keinen Chip gewonnen.
       *[other] Die Chips, die { $player } gewonnen hat: { $chips }.
    }
about-final-float = { $float ->
        [yes] { $player } musste einen Festwagen kaufen: minus 5 Punkte.
       *[no] { $player } musste keinen Festwagen kaufen.
    }
about-holds-card = Eine { $value } auf der Hand von { $player }. Wo sie gespielt wird, zählt sie am Ende des Tages { $value }.
about-holds-chip = { $player } hat den Bewegungschip von Zelt { $tent } und darf damit zusätzlich eine Figur bewegen.

# Arten von Fehlern, vor ihrer Zahl
mistake-chip-unused = Du nutzt einen Bewegungschip nicht:
mistake-chip-wasted = Du nutzt einen Bewegungschip zu früh:
mistake-procession = Du schätzt den Umzug falsch ein:
mistake-rival = Du überlässt anderen einen Preis:
mistake-card = Du spielst die falsche Karte in ein Zelt:
mistake-tent = Du wählst den falschen Ort:

# A phone as a hand
hand-hidden = Deine verdeckten Karten
