# Figaro, auf Deutsch.

name = Figaro
tagline = Lass die anderen die Karten nehmen und halte deinen eigenen Weg zum Schloss kurz.
about = Karten und Wege, von Reiner Knizia, für 3 bis 6 Spieler, etwa 30 Minuten.
unofficial = Eine inoffizielle Fassung, in unseren eigenen Worten. Figaro und die Schachtel gehören ihren Eigentümern.

# Karten und Farben
blue = Blau
green = Grün
purple = Lila
red = Rot
yellow = Gelb
card-b = Blau { $value }
card-g = Grün { $value }
card-p = Lila { $value }
card-r = Rot { $value }
card-y = Gelb { $value }
card-j = Narr { $value }
row-blue = Blau, zusammen { $total }
row-green = Grün, zusammen { $total }
row-purple = Lila, zusammen { $total }
row-red = Rot, zusammen { $total }
row-yellow = Gelb, zusammen { $total }
row-undetermined = keine Farbe, zusammen { $total }

# Der Tisch
round = Runde { $round } von 3
box-without = ohne { $colour }
roads-to-win = Wege
player = Spieler
row = Offen
total = Summe
cards-in-hand = Hand
stack = Stapel
road = Weg
your-hand = Deine Hand
legend = K hat den König · > ist dran · j Narr · o Reigen · ab sechs nimmt man alles · # ein Stapel

# Was passiert ist
boxed = Zu dritt bleibt eine Farbe in der Schachtel: { $colour }.
road-group = Wegstücke der Runde { $round }: { $roads }.
starts = { $player } wird als Startspieler ausgelost und bekommt den König.
dealt = Runde { $round }: Alle bekommen { $cards } Karten. { $player } fängt an.
played = { $player } spielt { $card } vor { $other }.
played-before-self = { $player } spielt { $card } in die eigene Reihe.
last-card = { $player }: „Das war meine letzte Karte!“
danced = { $player } spielt einen Reigen: Jede Reihe wandert nach links weiter.
got =
    { $cards ->
        [one] { $player } hat jetzt { $row }, 1 Karte.
       *[other] { $player } hat jetzt { $row }, { $cards } Karten.
    }
took = { $player } nimmt alle offenen Karten und ist noch einmal dran.
took-at-six = { $player } hat sechs oder mehr, nimmt alle offenen Karten und ist als Nächstes dran.
took-unable = { $player } kann nichts spielen, nimmt alle offenen Karten und ist noch einmal dran.
took-by-choice = { $player } nimmt freiwillig alle offenen Karten und ist noch einmal dran.
took-into-hand = { $player } nimmt freiwillig alle offenen Karten auf die Hand.
round-over = { $player } hat keine Karten mehr zu spielen und nimmt den König: Runde { $round } ist vorbei.
ranked =
    { $length ->
        [0] { $rank }. { $player }: { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }, kein Wegstück.
       *[other] { $rank }. { $player }: { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }, ein Wegstück der Länge { $length }.
    }
tied = { $player } und { $other } haben beide { $cards }. Im Uhrzeigersinn vom König aus kommt { $player } zuerst und zählt deshalb so, als wären es mehr Karten.
fewest-tied = { $player } und { $other } haben beide die wenigsten Karten, { $cards }. Der König entscheidet für { $player }.
no-exchange = { $player } hat die wenigsten Karten, aber kein längeres Wegstück zum Tauschen.
exchanged = { $player } hat die wenigsten Karten und tauscht ein Wegstück der Länge { $gave } gegen eines der Länge { $got }.
stayed = { $player } hat die wenigsten Karten, tauscht aber nicht.
won = { $player } hat den kürzesten Weg, { $length }, und gewinnt!
won-with-king = { $player } gewinnt! Andere haben auch einen Weg von { $length }, aber { $player } hat den König.
won-near-king = { $player } gewinnt! Andere haben auch einen Weg von { $length }, aber { $player } sitzt dem König am nächsten.

# Was du tun kannst
prompt-box = Die Farbe, die in der Schachtel bleibt, wird ausgelost.
prompt-roads = Die Wegstücke für drei Runden werden gezogen.
prompt-start = Es wird ausgelost, wer anfängt.
prompt-deal = Die Karten der Runde { $round } werden ausgeteilt.
your-turn =
    { $shared ->
        [yes] { $player }, du bist dran:
       *[no] Du bist dran:
    }
prompt-play = { your-turn } Spiel eine Karte vor einen beliebigen Spieler.
prompt-play-or-take = { your-turn } Spiel eine Karte vor einen Spieler, oder nimm alle offenen Karten.
prompt-elsewhere = { your-turn } Spiel eine Karte vor einen anderen Spieler, oder einen Reigen.
prompt-unable = { your-turn } Keine deiner Karten passt. Nimm alle offenen Karten.
prompt-exchange =
    { $shared ->
        [yes] { $player }, du hast
       *[no] Du hast
    } die wenigsten Karten: Willst du dein Wegstück der Länge { $gives } gegen eines der Länge { $gets } tauschen?
prompt-wait-begins = { $player } hat den König und fängt an.
prompt-wait-next = { $player } ist dran.
prompt-wait-six = { $player } musste die Karten nehmen und ist jetzt dran.
prompt-wait-took = { $player } hat die Karten genommen und ist noch einmal dran.
prompt-wait-fewest = { $player } darf ein Wegstück der Länge { $gives } gegen eines der Länge { $gets } tauschen.
prompt-over = { $player } gewinnt!

# Was nicht geht
not-a-move = { $found } ist hier kein Zug. Schreib eine Karte und einen Platz, wie „r2>0“, oder „o“, „take“, „swap“, „stay“.
not-a-place = Einen Platz { $place } gibt es hier nicht: Die Plätze sind 0 bis { $last }.
players-have-letters = Alle Spieler haben hier einen Buchstaben: „r2>A“ ist Rot 2 vor Spieler A.
not-in-hand = Du hast { $card } nicht auf der Hand (F6).
fits-nowhere = { $card } passt jetzt nirgends, weil jede Reihe eine andere Farbe hat (F7). Wähle eine andere Karte.
row-has-colour = { $card } passt hier nicht: In der Reihe von { $other } liegt { $colour } (F7).
colour-is-elsewhere = { $card } passt nur vor { $other }, denn dort liegt schon { $colour } (F7).
not-before-yourself = Du hast eben Karten auf deinen Stapel genommen. Spiel { $card } vor einen anderen Spieler (FE2).
nothing-to-take = Es liegen keine offenen Karten da (FR2). Spiel eine Karte.
took-already = Du hast schon Karten auf die Hand genommen. Das darfst du erst wieder, wenn jemand Karten auf einen Stapel genommen hat (FR6).
choose-exchange = Die Runde ist vorbei. Schreib „swap“, um dein Wegstück zu tauschen, oder „stay“, um es zu behalten (FE3).
no-choice-to-exchange = Jetzt gibt es kein Wegstück zu tauschen (FE3).
not-a-draw = { $found } kann jetzt nicht gezogen werden. Schreib „{ $verb }“ und eine der Möglichkeiten, wie „{ $example }“.
not-so-many-parts = Schreib „{ $verb }“ und { $parts } Gruppen mit „ / “ dazwischen.
roads-each = Eine Gruppe hat { $each } Wegstücke; gefunden: { $found } (F4).
roads-not-in-bag = Im Beutel ist kein Wegstück der Länge { $length } (F4).
deal-each = Jeder Spieler bekommt { $each } Karten; gefunden: { $found } (F5).
deal-no-such-card = { $card } ist zum Austeilen nicht mehr da (F1).
roads-number = es gibt { $pieces } Wegstücke; gefunden: { $found } (F3)
roads-length = ein Wegstück ist 1 bis { $most } lang; gefunden: { $found } (F3)

# Warum: Gründe in Rückblicken und Tipps
why-move = { $card } vor { $player }
why-move-self = { $card } vor dich selbst
why-move-dance = Reigen tanzen
why-move-take = Karten nehmen
why-move-swap = Tauschen
why-move-stay = Nicht tauschen
why-cards = { $one }: Du nimmst in dieser Runde im Schnitt noch { $n_one } Karten; { $two }: { $n_two }.
why-longest = { $one }: Du bekommst { $how_one } das längste Wegstück dieser Runde ({ $length }); { $two }: { $how_two }.
why-longest-other = { $one }: { $player } bekommt { $how_one } das längste Wegstück dieser Runde ({ $length }); { $two }: { $how_two }.
why-no-piece = { $one }: Du bekommst in dieser Runde { $how_one } kein Wegstück; { $two }: { $how_two }.
why-no-piece-other = { $one }: { $player } bekommt in dieser Runde { $how_one } kein Wegstück; { $two }: { $how_two }.
why-swap = { $one }: Du hast { $how_one } am Ende die wenigsten Karten und tauschst deine { $gives } gegen die { $gets } (Weg dann { $road }); { $two }: { $how_two }.
why-swap-other = { $one }: { $player } hat { $how_one } am Ende die wenigsten Karten und tauscht die { $gives } gegen die { $gets } (Weg dann { $road }); { $two }: { $how_two }.
why-road =
    { $one }: Dein Weg { $is_one ->
        [gain] wird in dieser Runde im Schnitt { $n_one } länger
        [loss] wird in dieser Runde im Schnitt { $n_one } kürzer
       *[nothing] bleibt in dieser Runde im Schnitt gleich lang
    }; { $two }: { $is_two ->
        [gain] { $n_two } länger
        [loss] { $n_two } kürzer
       *[nothing] er bleibt gleich lang
    }.
why-road-other =
    { $one }: Der Weg von { $player } { $is_one ->
        [gain] wird in dieser Runde im Schnitt { $n_one } länger
        [loss] wird in dieser Runde im Schnitt { $n_one } kürzer
       *[nothing] bleibt in dieser Runde im Schnitt gleich lang
    }; { $two }: { $is_two ->
        [gain] { $n_two } länger
        [loss] { $n_two } kürzer
       *[nothing] er bleibt gleich lang
    }.
why-take =
    { $hand ->
        [yes] { $move }: { n-cards } auf deine Hand, wo sie am Ende nicht zählen, und alle Reihen sind dann leer{ own-too }
       *[no] { $move }: jetzt { n-cards } auf deinen Stapel, alle Reihen sind dann leer{ own-too }, und du spielst noch einmal
    }
own-too =
    { $own ->
        [0] { "" }
       *[other] , auch deine eigene mit { $own }
    }
n-cards =
    { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
why-fills = { $move }: Damit ist die Reihe voll, und { $player } nimmt sofort die { $cards } offenen Karten
why-fills-own = { $move }: Damit ist die Reihe voll, und du nimmst sofort die { $cards } offenen Karten
why-raises = { $move }, die Reihe dort steht dann bei { $total }
why-raises-own =
    { $cards ->
        [0] { $move }: Deine eigene Reihe steht dann bei { $total }
        [one] { $move }: Deine eigene Reihe steht dann bei { $total }, und deine andere Karte dieser Farbe kann dann nur dorthin{ row-full }
       *[other] { $move }: Deine eigene Reihe steht dann bei { $total }, und deine { $cards } anderen Karten dieser Farbe können dann nur dorthin{ row-full }
    }
row-full =
    { $full ->
        [yes] , genug, um sie zu füllen
       *[no] { "" }
    }
why-dance = { $move }: Die Reihe von { $player } mit { $total } wandert zu { $other }; deine eigene Reihe steht dann bei { $own }
why-dance-from-you =
    { $move }: Deine Reihe mit { $total } wandert zu { $other }{ $too ->
        [yes] { " " }und { $another }
       *[no] { "" }
    }; deine eigene Reihe steht dann bei { $own }
passes = die von { $player } mit { $total } zu { $other }
why-dance-to-you = { $move }: Die Reihe von { $player } mit { $total } wandert zu dir
why-spares = Beide füllen die Reihe. Mit dem besseren behältst du { $kept } und gibst { $spent } aus.
why-keeps-jester = Und du behältst deinen Narren, der überall passt.
why-keeps-dance = Und du behältst deinen Reigen.
why-goes-on = Danach zum Beispiel: { $steps }.
why-goes-on-better =
    { $same ->
        [yes] Danach, mit denselben Karten in allen Händen: { $steps }.
       *[no] Danach zum Beispiel: { $steps }.
    }
course-lays =
    { $who ->
        [you] { $first ->
            [yes] Du legst
           *[no] du
        }
       *[other] { $first ->
            [yes] { $player } legt
           *[no] { $player }
        }
    } { $card } vor { $whom ->
        [you] dich
        [self] { $who ->
            [you] dich selbst
           *[other] sich selbst
        }
       *[other] { $other }
    } ({ $total })
course-dances =
    { $who ->
        [you] { $first ->
            [yes] Du spielst
           *[no] du
        }
       *[other] { $first ->
            [yes] { $player } spielt
           *[no] { $player }
        }
    } den Reigen
course-takes =
    { $why ->
        [six] also { $who ->
            [you] nimmst du alle { $cards } Karten
           *[other] nimmt { $player } alle { $cards } Karten
        }
        [stuck] { and-then }{ $who ->
            [you] du nimmst { open-cards }, weil keine von deinen passt
           *[other] { $player } nimmt { open-cards }, weil dort keine mehr passt
        }
       *[choice] { and-then }{ $who ->
            [you] du nimmst lieber { open-cards }
           *[other] { $player } nimmt lieber { open-cards }
        }{ $into ->
            [hand] { " " }auf die Hand
           *[stack] { "" }
        }
    }
and-then =
    { $first ->
        [yes] { "" }
       *[no] und{ " " }
    }
open-cards =
    { $cards ->
        [one] die eine offene Karte
       *[other] die { $cards } offenen Karten
    }
course-round-ends = und die Runde ist vorbei, bevor jemand nimmt
why-turn =
    So { $to ->
        [nobody] nimmt { how-often } in dieser Runde niemand mehr
        [else] nimmt { how-often } jemand anders als Nächstes{ after-that }
       *[other] { $to_mostly ->
            [yes] nimmt { how-often } jemand anders, meist { $player }, als Nächstes{ after-that }
           *[no] nimmt { how-often } { $player } als Nächstes{ after-that }
        }
    }{ $instead ->
        [you] , und nicht du
        [nobody] , wo sonst niemand nähme
        [else] , und nicht jemand anders
        [any] , und nicht du oder jemand anders
       *[other] { $instead_mostly ->
            [yes] , und nicht jemand anders, meist { $other }
           *[no] , und nicht { $other }
        }
    }, und dann { games-won }.
after-that =
    { $after ->
        [yes] { " " }danach
       *[no] { "" }
    }
games-won =
    { $more ->
        [100] gewinnst du fast jede Partie
       *[other] gewinnst du { $more } von 100 Partien
    } statt { $fewer ->
        [0] kaum eine
       *[other] { $fewer }
    }{ $stops ->
        [yes] { " " }und { $player } { $theirs ->
            [0] kaum eine
           *[other] { $theirs }
        } statt { $before ->
            [100] fast aller
           *[other] { $before }
        }
       *[no] { "" }
    }
how-often =
    { $cases ->
        [100] fast immer
       *[other] in { $cases } von 100 Fällen
    }
why-then = So { games-won }.
why-you-fill =
    { $cards ->
        [0] Dann füllst du die Reihe von { $player } { how-much-more } selbst, sonst { how-much-less }.
        [one] { $kept ->
            [more] Du hast noch eine Karte in { $colour }
           *[keep] Du behältst deine Karte in { $colour }
        } für die Reihe von { $player }: So füllst du sie { how-much-more } selbst, sonst { how-much-less }.
       *[other] { $kept ->
            [more] Du hast noch { $cards } Karten in { $colour }
           *[keep] Du behältst { $cards } Karten in { $colour }
        } für die Reihe von { $player }: So füllst du sie { how-much-more } selbst, sonst { how-much-less }.
    }
why-they-fill = Dann füllt { how-much-more } jemand die Reihe von { $player }, bevor du wieder dran bist, sonst { how-much-less }.
why-spared =
    Dann legt, bevor du wieder dran bist, { $fewer ->
        [0] kaum einmal jemand eine Karte vor dich, sonst { how-much-more }.
       *[other] nur in { $fewer } von 100 Fällen jemand eine Karte vor dich, sonst { $more ->
            [100] fast immer
           *[other] in { $more }
        }.
    }
how-much-more =
    { $more ->
        [100] fast immer
       *[other] in { $more } von 100 Fällen
    }
how-much-less =
    { $fewer ->
        [0] kaum einmal
       *[other] nur in { $fewer }
    }
why-bound = So kann { $colour } nur noch vor { $player } liegen, nicht mehr vor dir.
why-shield =
    Zu deiner Reihe passen dann nur { $colour } und Narren: { $theirs ->
        [0] Von { $colour } haben die anderen keine Karte
        [one] Von { $colour } haben die anderen eine Karte
       *[other] Von { $colour } haben die anderen { $theirs } Karten
    }{ $own ->
        [0] .
       *[other] , du hast noch { $own }.
    }
why-row-got =
    Die Reihe, die du bekommst, ist { $colour }: Von { $colour } haben die anderen { $theirs ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $theirs } Karten
    }, von { $other_colour } { $before ->
        [0] keine.
       *[other] { $before }.
    }
why-own-colour = Dann passen vor dich nur { $colour } und Narren, sonst jede Farbe, die nirgends sonst liegt.
why-open-row = So passt vor { $player } noch jede Farbe.
why-own-cards =
    Du hast noch { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } in { $colour } für diese Reihe{ row-full }.
why-colour =
    In allen Händen gibt es noch { $more } Karten in { $colour } für diese Reihe, aber { $fewer ->
        [0] keine in { $other_colour }.
        [one] nur eine in { $other_colour }.
       *[other] nur { $fewer } in { $other_colour }.
    }
why-free = Jetzt passen alle deine Karten nur vor { $player }; nach dem Nehmen passen sie wieder überall.
why-anyway = Spielst du weiter, musst du die Karten { how-often } doch nehmen, und dann sind es etwa { $cards }.
why-later = Wartest du, nimmt { $player } die Karten { how-often } doch, und dann sind es etwa { $cards }.
why-later-by-others = Wartest du, füllt { how-often } jemand anders die Reihe von { $player } für dich, und dann nimmt { $player } etwa { $cards } Karten; und du behältst { $kept }.
why-more-cards = So oder so nimmt meist { $player } als Nächstes: nach dem besseren etwa { $more } Karten, sonst nur etwa { $fewer }.
why-too-soon =
    { $cases ->
        [0] Spielst du weiter, nimmst du fast nie als Nächstes.
       *[other] Spielst du weiter, nimmst du nur in { $cases } von 100 Fällen als Nächstes.
    }
why-either-way =
    { $more ->
        [yes] Nehmen musst du jetzt so oder so. Mit dem besseren nimmst du eine Karte mehr, hast aber eine weniger auf der Hand: Die Runde kann für dich eher zu Ende sein.
       *[no] Nehmen musst du jetzt so oder so. Mit dem besseren nimmst du eine Karte weniger und behältst sie auf der Hand.
    }
why-less-often = So nimmst du in { $fewer } von 100 Fällen als Nächstes, statt in { $more }.
why-fewest =
    Bisher hat { $player } { $cards ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $cards } Karten
    } und du hast { $own ->
        [0] keine
       *[other] { $own }
    }: Nimmt { $player } mehr, hast am Ende eher du die wenigsten.
why-exchanges = Bisher hat niemand weniger Karten als { $player }: Mit den wenigsten am Ende würde { $player } die { $gives } gegen die { $gets } tauschen (Weg dann { $road }).
why-none-yet = Bisher hat { $player } keine Karten, und wer keine hat, bekommt kein Wegstück.
why-stacks = Die meisten Karten, das längste Stück: bisher { $stacks }.
why-stacks-after = Nach dem besseren { $best }; sonst { $played }. Die meisten Karten, das längste Stück.
why-stacks-then =
    { $after ->
        [best] Nach dem besseren { $stacks }
       *[played] Nach dem anderen Zug { $stacks }
    }. Die meisten Karten, das längste Stück.
stack-of =
    { $who ->
        [you] du { $cards }
       *[other] { $player } { $cards }
    }
why-rival = Bisher ist der Weg von { $player } { $length } lang und der von { $other } { $longer }, also gilt es von den beiden, { $player } aufzuhalten.
why-leader = { $player } hat von den anderen den kürzesten Weg ({ $length }).
look-row = Schau dir die Reihe von { $player } an.
look-own-row = Schau dir deine eigene Reihe an.
look-dance = Schau dir alle Reihen an: Wer bekäme welche?
look-take = Schau, wie viele Karten offen liegen.
look-roads = Schau dir die Wegstücke an.

# Wie man spielt
help =
    Der König sucht einen Helfer, und der Figaro jedes Spielers will die Stelle. Du willst den kürzesten Weg zum Schloss. Karten, die du nehmen musst, machen deinen Weg länger. Also sorg dafür, dass die anderen sie nehmen.

    In deinem Zug spielst du eine Karte offen vor einen beliebigen Spieler, auch vor dich selbst. Die Karten, die vor einem Spieler liegen, sind seine Reihe. In einer Reihe liegt nur eine Farbe, und zwei Reihen haben nie dieselbe Farbe. Ein Narr passt in jede Reihe. Einen Reigen spielst du vor dich selbst; dann wandert jede Reihe nach links weiter.

    Sobald eine Reihe 6 oder mehr zählt, nimmt ihr Spieler alle offenen Karten von allen verdeckt auf seinen Stapel und ist als Nächster dran. Passt keine deiner Karten, musst du alle offenen Karten nehmen. Du darfst sie auch nehmen, wenn du spielen könntest.

    Die Runde endet, wenn ein Spieler dran ist, der keine Karten mehr hat. Er nimmt den König. Der Spieler mit den meisten Karten im Stapel bekommt das längste Wegstück der Runde, der zweite das nächste und so weiter. Der Spieler mit den wenigsten Karten bekommt keins, und ein Spieler mit 0 Karten auch nicht. Nach der dritten Runde tauscht der Spieler mit den wenigsten Karten zuerst sein längstes Stück gegen das kürzeste der Runde, wenn es kürzer ist. Dann gewinnt der kürzeste Weg.

    { $edition ->
        [nl] Nimmst du freiwillig Karten, kommen sie auf deine Hand, und dein Zug ist vorbei. Hast du Karten auf deinen Stapel genommen, spielst du deine erste Karte vor einen anderen Spieler. Du entscheidest selbst, ob du nach der dritten Runde tauschst.
       *[en] Nimmst du freiwillig Karten, kommen sie auf deinen Stapel, und du bist noch einmal dran. Nach der dritten Runde musst du tauschen.
    }
reconstructed = Das sind die Regeln der Anleitungen. Wie lang die Wegstücke sind, steht dort nicht: Wir haben 1 bis 15 gewählt.
help-moves = Tippe die Nummer vor einer Möglichkeit, oder eine Karte und einen Spieler: „r2>A“ ist Rot 2 vor Spieler A. „o“ ist ein Reigen, „take“ nimmt alle offenen Karten.

# Lektionen
lesson-card = Nimm wenige Karten: Der kürzeste Weg gewinnt. Spiel deine Rot 2 vor Otto.
lesson-card-not = Fast. Spiel diesmal Rot 2 vor Otto.
lesson-card-done = Das ist ein Zug: eine Karte, vor wen du willst.
lesson-jester = Otto hat Rot: Dort passt nur Rot oder ein Narr. Spiel Narr 2 vor Otto.
lesson-jester-not = Das geht auch. Aber spiel jetzt Narr 2 vor Otto.
lesson-jester-done = Keine zwei haben dieselbe Farbe vor sich. Ein Narr passt überall und zählt seine Zahl.
lesson-six = Vor Otto liegen jetzt vier. Spiel eine Rot 2 oder 3 dorthin!
lesson-six-not = Zu lieb! Spiel eine Rot 2 oder 3 vor Otto.
lesson-six-done = Sechs oder mehr: Otto nimmt alle offenen Karten auf seinen Stapel. Das ist schlecht!
lesson-dance = Jetzt liegen fünf vor dir! Spiel deinen Reigen, die Karte ohne Zahl.
lesson-dance-not = Dann bleiben die fünf bei dir. Spiel den Reigen: die Karte ohne Zahl.
lesson-dance-done = Alle geben ihre Reihe nach links weiter. Durch einen Reigen kommt niemand auf sechs.
lesson-stuck = Du hast nur Rot, und das passt nirgends. Also musst du alles nehmen.
lesson-stuck-not = Etwas anderes geht hier nicht. Nimm die Karten.
lesson-stuck-done = Sie kommen auf deinen Stapel. Dann bist du noch einmal dran{ $edition ->
        [nl] , und diese Karte geht vor jemand anderen
       *[en] {""}
    }.
lesson-choose = Du darfst auch nehmen, wenn du spielen könntest. Nimm diese drei Karten.
lesson-choose-not = Das geht. Aber nimm diesmal die drei Karten.
lesson-choose-done =
    { $edition ->
        [nl] Sie kommen auf deine Hand, und dein Zug ist vorbei. Dein Stapel bleibt so klein, wie er war.
       *[en] Sie kommen auf deinen Stapel, und du bist noch einmal dran. Drei jetzt sind besser als zehn später.
    }
lesson-round = Die letzte Karte der Runde. Spiel sie vor Otto.
lesson-round-not = Fast. Spiel deine letzte Karte vor Otto.
lesson-round-done = Der größte Stapel bekommt das längste Wegstück. Der kleinste bekommt keines.
lesson-king = Die letzte Karte der Partie. Spiel sie vor Mia.
lesson-king-not = Fast. Spiel deine letzte Karte vor Mia.
lesson-king-done =
    { $edition ->
        [nl] Du hast die wenigsten Karten genommen und darfst deine 13 gegen die 10 tauschen. Gleichstand mit Otto, aber du hast den König: Du gewinnst!
       *[en] Du hast die wenigsten Karten genommen und tauschst deine 13 gegen die 10. Gleichstand mit Otto, aber du hast den König: Du gewinnst!
    }
lesson-end = Das Ende einer echten Partie. Nimm keine Karten mehr, dann gewinnst du.
lesson-end-not = Du bist wieder dran: Spiel eine Karte, vor wen du willst.
lesson-end-done =
    { $won ->
        [yes] Drei Runden sind vorbei, und dein Weg ist der kürzeste. Du kennst jetzt Figaro!
       *[no] Drei Runden sind vorbei, und jemand anders hat den kürzesten Weg. Macht nichts: Du kennst jetzt Figaro!
    }

# Wer zum ersten Mal mitspielt
first-aim = Du willst den kürzesten Weg. Der größte Kartenstapel bekommt das längste Stück. Spiel eine Karte, vor wen du willst.
first-jester-in-hand = Ein Narr passt vor jeden. Er zählt seine Zahl.
first-dance-in-hand = Liegt zu viel vor dir? Beim Reigen geben alle ihre Karten nach links weiter.
first-may-take =
    { $edition ->
        [nl] Statt zu spielen darfst du alle offenen Karten auf die Hand nehmen. Dann ist dein Zug vorbei.
       *[en] Statt zu spielen darfst du alle offenen Karten auf deinen Stapel nehmen. Dann bist du noch einmal dran.
    }
first-must-take = Keine deiner Karten passt irgendwo, also musst du alle offenen Karten nehmen.
first-swap = Du hast die wenigsten Karten genommen. Du darfst dein längstes Wegstück gegen das kürzeste dieser Runde tauschen.
first-played = Karten spielst du, vor wen du willst. Liegen vor jemandem sechs oder mehr, muss er alle nehmen, und das ist schlecht.
first-danced = Ein Reigen: Alle geben ihre Karten nach links weiter. So kommt niemand auf sechs.
first-took =
    { $into ->
        [hand] { $player } hat freiwillig genommen, also kommen die Karten auf die Hand. Wer nehmen muss, legt sie auf einen Stapel, und der größte Stapel bekommt das längste Wegstück.
       *[stack] Genommene Karten liegen auf einem Stapel, bis die Runde endet. Der größte Stapel bekommt das längste Wegstück.
    }
first-last-card = { $player } hat keine Karten mehr. Kommt { $player } wieder dran, ist die Runde vorbei.
first-ranked = Der größte Stapel bekommt das längste Wegstück, der kleinste keines. Nach drei Runden gewinnt der kürzeste Weg.
first-exchanged = Nach der dritten Runde wird getauscht: Wer die wenigsten Karten hat, gibt sein längstes Stück für das kürzeste der Runde.
first-won = Der kürzeste Weg gewinnt. Sind zwei Wege gleich lang, gewinnt, wer den König hat.
