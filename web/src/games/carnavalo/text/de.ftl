# Carnavalo auf der Seite, auf Deutsch.

tent-state =
    Zelt { $tent }: { $cards }; { $chip ->
        [none] kein Chip mehr
        [hidden] Chips noch verdeckt
       *[other] offener Chip { $chip }
    }; Konfetti { $confetti }.{ $barred ->
        [yes] {" "}Von Barrikadol gesperrt.
       *[no] {""}
    }
tent-empty = leer
card-open = { $value } von { $name }
card-closed = eine verdeckte Karte von { $name }
confetti-at = { $name } auf { $field }
confetti-won = { $name } hat die Scheibe gewonnen
citizen-at =
    { citizen }, { $place ->
        [street] auf der Straße
       *[other] in Zelt { $place }
    }
walk-to =
    { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weiter
put-there = Stell { citizen.whom } in Zelt { $tent }
play-here = Die { $value } in Zelt { $tent } spielen
on-top = Obenauf
under = Darunter
pick-card = Die { $value } wählen
put-back = Chip { $tent } zurück
end-turn = { $chips ->
        [one] Zug beenden: Chip { $tent } zurück
       *[other] Zug beenden, erst Chip { $tent } zurück
    }
end-turn-first = Zug beenden, zuerst zurück:
put-back-first = Zuerst zurück:
brings-confetti = { $player } +1 Konfetti
brings-chip = { $player } bekommt einen Bewegungschip
brings-nothing = nichts für { $player }
walk-marches = { $card } zieht mit
walk-confetti = +1 Konfetti
walk-laid = { $card } kommt obenauf
walk-taken = { $card } geht mit der Miss
walk-nobody = niemand da: nichts passiert
walk-barred = gesperrt: nichts passiert
walk-closed = gesperrt
walk-opens = wieder offen
walk-day-ends = dann endet der Tag
things-of-others = Diese Karten und Chips spielt { $name }, sonst niemand.
things-mine = Deine Karten und Chips hast du auf der Hand: Spiel sie von dort.
procession-marches = Wer im Umzug mitzieht, bleibt dort, bis der Tag gezählt wird.
key-cards = die Karte mit dieser Zahl
key-tents = dann: das Zelt
key-citizens = der Prinz, die Miss, Barrikadol
key-fields = dann: so viele Felder weiter
key-chips = dein nächster Bewegungschip
key-direct = gleich in das Zelt auf dem Chip
key-places = obenauf oder darunter
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
    }{ $float ->
        [yes] , hat einen Festwagen
       *[no] {""}
    }{ $turn ->
        [yes] , am Zug.
       *[no] .
    }
ring-state = Der Ring steht auf { $ring }
middle-state = Bei der Miss: { $card }
procession-state = Umzug: { $cards }; offener Chip { $chip }.
nobody-marches = noch niemand
look-inside = In Zelt { $tent } schauen
close = Schließen
choose-citizen = Wähle eine Figur
choose-tent = Wähle ein Zelt
choose-field = Wähle, wohin. Der Ring zeigt dann, wie weit.
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

# Die Regeln, mit Bildern
help-goal-title = Worum es geht
help-goal = Bei jedem der sechs Zelte hast du eine Scheibe Konfetti. Wer am Ende eines Tages in einem Zelt am meisten hat, gewinnt dort die eigene Scheibe, und das sind 5 Punkte. Das Spiel dauert vier Tage, oder bis jemand fünf Scheiben gewonnen hat. Wer die meisten Punkte hat, gewinnt.
help-start-title = Vor dem ersten Tag
help-start = Alle wählen heimlich eine ihrer fünf Karten. Diese werden zufällig auf die Zelte verteilt, höchstens eine in jedes. Alle bekommen einen Bewegungschip und setzen ihre Scheibe bei diesem Zelt auf Feld 1. Wem die erste Karte gehört, zu der der Prinz käme, fängt an.
help-turn-title = Dein Zug
help-turn = Du tust eines: Eine Figur geht die Straße entlang, höchstens so weit, wie der Ring sagt, oder du spielst eine Karte in ein Zelt. Nach einem Gang zeigt der Ring, wie weit er war; nach einer Karte, was die oberste Karte dieses Zelts sagt.
help-top-title = Eine Karte obenauf
help-top = Offen, auf den Stapel. Wem die Karte gehört, die du verdeckst, rückt die eigene Scheibe dort ein Feld vor. Wo die oberste Karte deine eigene ist, kannst du nicht spielen.
help-under-title = Eine Karte unter den Stapel
help-under = Verdeckt, und nur du kennst ihre Zahl. Wem die oberste Karte gehört, bekommt einen Bewegungschip.
help-prince-title = Der Prinz
help-prince = Kommt er in einem Zelt an, geht die oberste Karte mit ihm in den Umzug, und wem sie gehört, rückt die eigene Scheibe dort ein Feld vor.
help-miss-title = Die Miss
help-miss = Kommt sie in einem Zelt an, lässt sie die Karte, die sie bei sich hat, obenauf zurück und nimmt die unterste zum nächsten mit. Für die Karte, die sie verdeckt, bekommt niemand etwas.
help-bar-title = Barrikadol
help-bar = Wo er steht, kommt keine Karte hinein oder heraus, und Prinz und Miss tun nichts.
help-chips-title = Bewegungschips
help-chips = Nutze so viele, wie du magst, vor deiner Aktion und danach. Jeder lässt eine Figur so weit gehen, wie der Ring sagt, oder stellt sie gleich in das Zelt auf dem Chip; dann geht der Ring auf 0. Was du nicht nutzt, geht am Ende deines Zugs zurück unter den Stapel, in beliebiger Reihenfolge, und auch dann geht der Ring auf 0. Endet aber mit deinem Zug der Tag, bleibt der Ring, wo er ist.
help-count-title = Die Abrechnung eines Tages
help-count = Der Tag endet sofort, wenn zwei Spieler keine Karten mehr haben (zu zweit: einer) oder wenn fünf Karten im Umzug sind. In einem Zelt zählen deine Karten, auch die verdeckten, und das Feld deiner Scheibe zusammen. Der erste Platz gewinnt die eigene Scheibe und der zweite den offenen Chip; wer die eigene Scheibe schon hatte, gewinnt den Chip. Gleichstand gewinnt nichts, und um etwas zu gewinnen, braucht es mindestens 1.
help-float-title = Der Umzug
help-float = Wer am meisten im Umzug hat, muss einen Festwagen kaufen, und der kostet 5 Punkte; der zweite Platz bekommt den offenen Chip. Einen Wagen kaufst du nur einmal: Danach bringt dir der erste Platz den Chip. Ein Festwagen, den niemand kauft, scheidet aus. Am Ende ist eine Scheibe, die du nicht gewonnen hast, die Zahl ihres Felds wert, und ein Chip seine Zahl.
help-day-title = Ein neuer Tag
help-day = Alle nehmen ihre Karten zurück, aus den Zelten und aus dem Umzug; nur die Karte, die die Miss bei sich hat, bleibt bei ihr. Figuren, Scheiben, Ring und Bewegungschips bleiben, wo sie sind. Es beginnt, wer links von dem sitzt, mit dem der Tag geendet hat.
help-advanced-title = 2× und 3×
help-advanced = An diesem Tisch sind zwei Chips mehr unter denen der Zelte, und zwei von allen bleiben ungesehen in der Schachtel. Am Ende zählt mit 2× jede deiner Zweien doppelt und mit 3× jede deiner Einsen dreifach. Selbst sind sie nichts wert.
help-ruling-cr1 = Eine Scheibe auf dem letzten Feld ihrer Leiste bleibt dort.
help-ruling-cr2 = In einem leeren Zelt tut der Prinz nichts. Die Miss legt ihre Karte ab, und weil diese nun die unterste ist, nimmt sie sie wieder mit.
help-ruling-cr3 = Mit nichts gewinnst du nichts: Es braucht mindestens 1. Eine Scheibe auf Feld 1 oder weiter genügt, auch ohne Karte.
help-ruling-cr4 = Haben die Höchsten gleich viel, bekommt dort niemand etwas, und es rückt auch niemand nach. Haben die dahinter gleich viel, bleibt der Chip liegen.
help-ruling-cr5 = Erst werden alle Zelte und der Umzug gezählt. Erst dann wird geschaut, ob jemand fünf Scheiben hat.
help-ruling-cr6 = Ist der Stapel der Bewegungschips leer, bekommt niemand einen.
help-ruling-cr7 = Steht der Ring auf 0 und lässt sich keine Karte spielen, passt du.
help-ruling-cr8 = Einen Bewegungschip, der eine Figur gleich in ein Zelt stellt, sehen alle. Einen, mit dem eine Figur geht oder der zurückgeht, sieht nur, wer ihn hatte.
help-ruling-cr9 = Auf den Feldern, wo sie anfangen, tun Figuren nichts. Aber fängt Barrikadol in einem Zelt an, sperrt er es.
help-ruling-cr10 = Wem eine verdeckte Karte gehört, haben alle gesehen; ihre Zahl kennt nur, wer sie gelegt hat.
help-ruling-cr11 = Ein Tag, an dem vier Runden lang keine Karte in ein Zelt oder in den Umzug kommt, ist vorbei.

fair-seal-fair = Niemand hat diese Karten und Chips gewählt

# Was ein Tisch wählen kann
play-advanced = Mit der Variante für Fortgeschrittene spielen
option-advanced =
    { $value ->
        [true] Variante für Fortgeschrittene
       *[false] ohne die Variante für Fortgeschrittene
    }

# Was ist was
about-points = { $player } hat { $points } = { $sum }: { $discs ->
        [0] keine Scheibe
        [one] eine Scheibe
       *[other] { $discs } Scheiben
    }, dann Konfetti, dann Chips{ $float ->
        [yes] , weniger den Festwagen
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
about-tent = Zelt { $tent }. Wer hier am Ende des Tages am meisten hat, gewinnt die eigene Scheibe: 5 Punkte.
about-tent-barred = Hier steht Barrikadol: Keine Karte kommt hinein oder heraus.
about-tent-own = Deine eigene Karte steht auf der Bühne, also kannst du hier nicht spielen.
about-tent-open = Hier kannst du eine Karte spielen.
about-coin = Der offene Chip von Zelt { $tent }: { $chip } für den zweiten Platz, oder für den ersten, wenn dessen Scheibe schon gewonnen ist. { $left ->
        [one] Es ist der letzte.
       *[other] { $left } Chips sind noch da.
    }
about-track = { $discs ->
        [none] Die Konfettileiste von Zelt { $tent }: Hier sind alle Scheiben gewonnen.
       *[other] Die Konfettileiste von Zelt { $tent }: { $discs }. Eine Scheibe zählt ihr Feld, im Zelt und am Ende.
    }
about-prince = Der Prinz: Wo er in einem Zelt ankommt, geht die Karte auf der Bühne in den Umzug, und die Scheibe dessen, dem sie gehört, rückt vor.
about-miss = Die Miss: Wo sie in einem Zelt ankommt, lässt sie die Karte zurück, die sie bei sich hat, und nimmt die unterste mit.
about-bar = Barrikadol: In das Zelt, in dem er steht, kommt keine Karte hinein und keine heraus.
about-walks = { $most ->
        [one] Mit dieser Figur kannst du 1 Feld gehen.
       *[other] Mit dieser Figur kannst du bis zu { $most } Felder gehen.
    }
about-field = { $tent ->
        [0] Ein Feld der Straße. Wer hier stehen bleibt, tut nichts.
       *[other] Das Feld von Zelt { $tent }: Wer hier stehen bleibt, ist im Zelt.
    }
about-ring = { $ring ->
        [0] Der Ring steht auf 0: Niemand kann gehen, bevor eine Karte gespielt wird.
       *[other] Der Ring steht auf { $ring }: So viele Felder darf eine Figur höchstens gehen. Er zeigt die Karte auf der Bühne, wo zuletzt gespielt wurde, oder den letzten Gang.
    }
about-middle = { $card }, bei der Miss. Sie lässt sie obenauf im nächsten Zelt zurück, in dem sie stehen bleibt.
about-middle-free = Hier liegt die Karte, die mit der Miss mitgeht: gerade keine.
about-marches = { $card }, im Umzug. Wer hier am meisten hat, kauft einen Festwagen, minus 5.
about-place-free = Ein freier Platz im Umzug. Mit der fünften Karte ist der Tag vorbei.
about-float = Der Festwagen: Wer am meisten im Umzug hat, muss ihn kaufen, minus 5. Einen zweiten kauft niemand.
about-award = Der offene Chip des Umzugs: { $chip } Punkte für den zweiten Platz, oder für den ersten, wenn es dort schon einen Festwagen gibt.
about-stack = Der Stapel der Bewegungschips: { $chips } liegen darin, verdeckt.
about-day = Das Spiel dauert vier Tage, oder bis jemand fünf Scheiben gewonnen hat.
about-held = Deine { $value }: Sie zählt { $value }, wo sie am Ende des Tages liegt.
about-held-goes = Sie kann in Zelt { $tents }.
about-held-pick = Du kannst sie jetzt wählen: Sie kommt in ein Zelt, in welches, entscheidet das Los.
about-held-nowhere = Sie lässt sich jetzt nicht spielen.
about-token = Dein Bewegungschip von Zelt { $tent }: ein zusätzlicher Gang einer Figur, gleich in Zelt { $tent }{ $ring ->
        [0] .
       *[other] {" "}oder bis zu { $ring } weiter, wie der Ring sagt.
    }
about-token-now = Du kannst ihn jetzt nutzen.
about-return = Bewegungschips, die du nicht nutzt, gehen zurück unter den Stapel. Dann ist dein Zug vorbei, und wenn nicht auch der Tag vorbei ist, geht der Ring auf 0.
about-pass = Du kannst weder gehen noch eine Karte spielen, also passt du.
about-count = Was der letzte Tag allen gebracht hat, Zelt für Zelt.
about-pile = { $card }, in Zelt { $tent }{ $where ->
        [alone] , ganz allein. Der Prinz würde sie in den Umzug schicken, die Miss würde sie mitnehmen.
        [stage] , auf der Bühne. Kommt der Prinz hier an, geht sie in den Umzug.
        [bottom] , ganz unten. Kommt die Miss hier an, nimmt sie sie mit.
       *[between] , zwischen anderen: Prinz und Miss kommen jetzt nicht an sie heran.
    }
about-disc = { $field ->
        [won] { $player } hat die Scheibe von Zelt { $tent } gewonnen: 5 Punkte.
       *[other] Die Scheibe von { $player } in Zelt { $tent } liegt auf Feld { $field }. So viel kommt hier zu dem dazu, was { $player } hat, und so viele Punkte ist sie am Ende wert.
    }
about-share = { $confetti ->
        [0] { $player } hatte hier { $value }, alles in Karten.
       *[other] { $player } hatte hier { $value } = { $cards } + { $confetti }: { $cards } in Karten, { $confetti } in Konfetti.
    }
about-final-discs = { $discs ->
        [0] { $player } hat keine Scheibe gewonnen.
        [one] { $player } hat eine Scheibe gewonnen: 5 Punkte.
       *[other] { $player } hat { $discs } Scheiben gewonnen, je 5 Punkte: { $points }.
    }
about-final-confetti = { $sum ->
        [none] { $player } hat alle Scheiben gewonnen, also gibt es kein Konfetti zu zählen.
       *[other] Das Konfetti von { $player }: { $sum }, das Feld jeder Scheibe, die nicht gewonnen ist.
    }
about-final-chips = { $chips ->
        [none] { $player } hat keinen Chip gewonnen.
       *[other] Die Chips, die { $player } gewonnen hat: { $chips }.
    }
about-final-float = { $float ->
        [yes] { $player } musste den Festwagen kaufen: minus 5.
       *[no] { $player } musste den Festwagen nicht kaufen.
    }
about-holds-card = Eine { $value } auf der Hand von { $player }: Sie zählt { $value }, wo sie am Ende des Tages liegt.
about-holds-chip = { $player } hat den Bewegungschip von Zelt { $tent }: ein zusätzlicher Gang einer Figur.
