# Figaro, auf Deutsch.

name = Figaro
tagline = Lass die anderen Karten nehmen und halte deinen Weg kurz.
about = Ein Spiel mit Karten und Wegen von Reiner Knizia, für 3 bis 6 Spieler, etwa 30 Minuten.
unofficial = Eine inoffizielle Fassung, in unseren eigenen Worten. Das Originalspiel gehört seinen Rechteinhabern.

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
card-dance = den Reigen
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
row = Offene Karten
total = Summe
cards-in-hand = Hand
stack = Stapel
road = Weg
your-hand = Deine Hand
legend = K hat den König · > ist dran · j Narr · o Reigen · ab sechs nimmt man alles · # ein Stapel

# Was passiert ist
boxed = Zu dritt bleibt eine Farbe in der Schachtel: { $colour }.
road-group = Wegstücke in Runde { $round }: { $roads }.
starts = { $player } wird als Startspieler ausgelost und bekommt den König.
dealt = Runde { $round }: Alle bekommen { $cards } Karten. { $player } fängt an.
played = { $player } legt { $card } vor { $other }.
played-before-self = { $player } legt { $card } in die eigene Reihe.
last-card = { $player }: „Das war meine letzte Karte!“
danced = { $player } spielt einen Reigen: Jede Reihe wandert nach links weiter.
got =
    { $cards ->
        [one] { $player } hat jetzt eine Reihe mit 1 Karte: { $row }.
       *[other] { $player } hat jetzt eine Reihe mit { $cards } Karten: { $row }.
    }
took = { $player } nimmt alle offenen Karten und ist noch einmal dran.
took-at-six = Die Reihe von { $player } zählt sechs oder mehr: { $player } nimmt alle offenen Karten und ist dann dran.
took-unable = { $player } kann nichts spielen, nimmt alle offenen Karten und ist noch einmal dran.
took-by-choice = { $player } nimmt freiwillig alle offenen Karten und ist noch einmal dran.
took-into-hand = { $player } nimmt freiwillig alle offenen Karten auf die Hand.
round-over = { $player } hat keine Karten mehr und nimmt den König: Runde { $round } ist vorbei.
ranked =
    { $length ->
        [0] Platz { $rank }: { $player } hat { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        } und bekommt kein Wegstück.
       *[other] Platz { $rank }: { $player } hat { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        } und bekommt ein Wegstück der Länge { $length }.
    }
tied = { $player } und { $other } haben beide { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }. Im Uhrzeigersinn vom König aus kommt { $player } zuerst und zählt als der Spieler mit mehr Karten.
fewest-tied = { $player } und { $other } haben beide die wenigsten Karten (je { $cards }). Der König entscheidet für { $player }.
no-exchange = { $player } hat die wenigsten Karten, aber kein längeres Wegstück zum Tauschen.
exchanged = { $player } hat die wenigsten Karten und tauscht ein Wegstück der Länge { $gave } gegen eines der Länge { $got }.
stayed = { $player } hat die wenigsten Karten, tauscht aber nicht.
won = { $player } hat den kürzesten Weg ({ $length }) und gewinnt!
won-with-king = { $player } gewinnt! Auch andere haben einen Weg der Länge { $length }, aber { $player } hat den König.
won-near-king = { $player } gewinnt! Auch andere haben einen Weg der Länge { $length }, aber { $player } sitzt dem König am nächsten.

# Was du tun kannst
prompt-box = Die Farbe, die in der Schachtel bleibt, wird ausgelost.
prompt-roads = Die Wegstücke für die drei Runden werden gezogen.
prompt-start = Es wird ausgelost, wer anfängt.
prompt-deal = Die Karten der Runde { $round } werden ausgeteilt.
your-turn =
    { $shared ->
        [yes] { $player }, du bist dran:
       *[no] Du bist dran:
    }
prompt-play = { your-turn } Leg eine Karte vor einen beliebigen Spieler.
prompt-play-or-take = { your-turn } Leg eine Karte vor einen beliebigen Spieler oder nimm alle offenen Karten.
prompt-elsewhere = { your-turn } Leg eine Karte vor einen anderen Spieler oder spiel einen Reigen.
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
not-a-move = { $found } ist hier kein gültiger Zug. Schreib eine Karte und einen Platz, zum Beispiel „r2>0“, oder „o“, „take“, „swap“, „stay“.
not-a-place = Platz { $place } gibt es hier nicht. Wähle 0 bis { $last }.
players-have-letters = Alle Spieler haben hier einen Buchstaben: „r2>A“ ist Rot 2 vor Spieler A.
not-in-hand = Du hast { $card } nicht auf der Hand (F6).
fits-nowhere = { $card } passt jetzt nirgends, weil jede Reihe eine andere Farbe hat (F7). Wähle eine andere Karte.
row-has-colour = { $card } passt hier nicht: In der Reihe von { $other } liegt { $colour } (F7).
colour-is-elsewhere = { $card } passt nur vor { $other }, denn dort liegt schon { $colour } (F7).
not-before-yourself = Du hast eben Karten auf deinen Stapel genommen. Leg { $card } vor einen anderen Spieler (FE2).
nothing-to-take = Es liegen keine offenen Karten da (FR2). Spiel eine Karte.
took-already = Du hast schon Karten auf die Hand genommen. Das darfst du erst wieder, wenn jemand Karten auf einen Stapel genommen hat (FR6).
choose-exchange = Die Runde ist vorbei. Schreib „swap“, um dein Wegstück zu tauschen, oder „stay“, um es zu behalten (FE3).
no-choice-to-exchange = Gerade kannst du kein Wegstück tauschen (FE3).
not-a-draw = { $found } kannst du jetzt nicht ziehen. Schreib „{ $verb }“ und eine der Möglichkeiten, zum Beispiel „{ $example }“.
not-so-many-parts = Schreib „{ $verb }“ und { $parts } Gruppen mit „ / “ dazwischen.
roads-each = Eine Gruppe muss { $each } Wegstücke haben, nicht { $found } (F4).
roads-not-in-bag = Im Beutel ist kein Wegstück der Länge { $length } (F4).
deal-each = Jeder Spieler muss { $each } Karten bekommen, nicht { $found } (F5).
deal-no-such-card = { $card } ist zum Austeilen nicht mehr da (F1).
roads-number = Es muss { $pieces } Wegstücke geben, nicht { $found } (F3)
roads-length = Ein Wegstück muss 1 bis { $most } lang sein, nicht { $found } (F3)

# Warum: Gründe in Rückblicken und Tipps
dance = den Reigen
move-lay = { $card } vor { $other }
move-lay-own =
    { $you ->
        [yes] { $card } vor dich selbst
       *[no] { $card } vor { $player }
    }
move-dance = den Reigen
move-take = die Karten nehmen
move-swap = tauschen
move-stay = nicht tauschen
advice-play =
    { $you ->
        [yes] leg { $move }{ $but }{ $fills }
       *[no] { $player } sollte { $move } legen{ $but }{ $fills }
    }
advice-wait =
    { $you ->
        [yes] nimm { $cards ->
                [one] diese Karte
               *[other] diese { $cards } Karten
            } noch nicht, sondern leg { $move }{ $but }{ $fills }
       *[no] { $player } sollte { $cards ->
                [one] diese Karte
               *[other] diese { $cards } Karten
            } noch nicht nehmen, sondern { $move } legen{ $but }{ $fills }
    }
advice-take =
    { $you ->
        [yes] nimm jetzt { $cards ->
                [one] die eine Karte
               *[other] die { $cards } Karten
            }{ $but }
       *[no] { $player } sollte jetzt { $cards ->
                [one] die eine Karte
               *[other] die { $cards } Karten
            } nehmen{ $but }
    }
advice-swap =
    { $you ->
        [yes] tausch deine { $gives } gegen die { $gets }
       *[no] { $player } sollte die { $gives } gegen die { $gets } tauschen
    }
advice-stay =
    { $you ->
        [yes] behalte deine { $gives } und tausch sie nicht gegen die { $gets }
       *[no] { $player } sollte die { $gives } behalten und nicht gegen die { $gets } tauschen
    }
own-row-too =
    { $you ->
        [yes] : Dann sind alle Reihen leer, auch deine
       *[no] : Dann sind alle Reihen leer, auch die von { $player }
    }
not-other = { "" }, nicht vor { $other }
not-own =
    { $you ->
        [yes] { "" }, nicht vor dich selbst
       *[no] { "" }, nicht in die eigene Reihe
    }
not-card = { "" }, nicht { $card }
fills-row = : Dann ist die Reihe voll, und { $other } nimmt alle { $cards } Karten
fills-own =
    { $you ->
        [yes] : Dann ist die Reihe voll, und du nimmst alle { $cards } Karten
       *[no] : Dann ist die Reihe voll, und { $player } nimmt alle { $cards } Karten
    }
passes = : So geht { $row } mit { $total } an { $to }{ $too }
row-too = { "" } und { $row } mit { $total } an { $to }
to-own =
    { $you ->
        [yes] dich
       *[no] { $player }
    }
to-other = { $other }
because-anyway =
    { $you ->
        [yes] auch wenn du weiterspielst, nimmst du { $cases } Karten, etwa { $cards }{ $but }
       *[no] auch beim Weiterspielen nimmt { $player } { $cases } Karten, etwa { $cards }{ $but }
    }
because-more-for-it =
    { $you ->
        [yes] du hast noch { $more } Karten in { $colour } für die Reihe von { $other }, die { $total } zählt
       *[no] { $player } hat noch { $more } Karten in { $colour } für die Reihe von { $other }, die { $total } zählt
    }
because-needless =
    { $you ->
        [yes] dann nimmt { $who ->
            [other] { $other }
           *[some] jemand anders
        } die Karten { $how ->
            [of] { $cases } an deiner Stelle
           *[adverb] { $cases } an deiner Stelle
        }
       *[no] dann nimmt { $who ->
            [other] { $other }
           *[some] jemand anders
        } die Karten { $how ->
            [of] { $cases } anstelle von { $player }
           *[adverb] { $cases } anstelle von { $player }
        }
    }
because-otherwise =
    { $who ->
        [own] { $you ->
            [yes] sonst nimmst du { $how ->
            [of] { $cases } die Karten
           *[adverb] { $cases } die Karten
        }{ $at }
           *[no] sonst nimmt { $player } { $how ->
            [of] { $cases } die Karten
           *[adverb] { $cases } die Karten
        }{ $at }
        }
       *[other] sonst nimmt { $other } { $how ->
            [of] { $cases } die Karten
           *[adverb] { $cases } die Karten
        }
    }
because-later = { $other } nimmt trotzdem { $cases } Karten, dann aber etwa { $more } statt { $fewer }
because-more-cards = die nächsten Karten nimmt so oder so meist { $other }, dann aber etwa { $more } statt { $fewer }
with-own-row =
    { $you ->
        [yes] { "" }, mit deiner eigenen Reihe bei { $total }
       *[no] { "" }, mit der Reihe von { $player } bei { $total }
    }
because-otherwise-next =
    { $how ->
        [never] sonst nimmt { $other } sie nie
        [hardly] sonst nimmt { $other } sie fast nie
       *[of] sonst nimmt { $other } sie nur { $cases }
    }
because-spared = sonst nimmt { $other } alle { $cards } Karten
because-me-next =
    { $you ->
        [yes] dann nimmst du die Karten{ $often }
       *[no] dann nimmt { $player } die Karten{ $often }
    }
because-next = dann nimmt { $other } die Karten{ $often }{ $too }
because-instead =
    { $who ->
        [own] { $you ->
            [yes] { "" }, meist an deiner Stelle
           *[no] { "" }, meist anstelle von { $player }
        }
       *[other] { "" }, meist anstelle von { $other }
    }
because-own-piece =
    { $you ->
        [yes] ein Wegstück bekommst du{ $often }
       *[no] ein Wegstück bekommt { $player }{ $often }
    }
because-own-swap =
    { $you ->
        [yes] als Spieler mit den wenigsten Karten tauschst du deine { $gives } gegen die { $gets }{ $often }
       *[no] als Spieler mit den wenigsten Karten tauscht { $player } die { $gives } gegen die { $gets }{ $often }
    }
because-own-longest =
    { $you ->
        [yes] du bekommst das längste Wegstück{ $often }
       *[no] { $player } bekommt das längste Wegstück{ $often }
    }
because-piece = ein Wegstück bekommt { $other }{ $often }
because-swap = als Spieler mit den wenigsten Karten tauscht { $other } die { $gives } gegen die { $gets }{ $often }
because-longest = { $other } bekommt das längste Wegstück{ $often }
because-passes =
    { $form ->
        [short] { "" }, mehr als { $past } mit { $cards }
       *[full] mit etwa { $more } weiteren Karten { $who ->
            [own] { $you ->
                [yes] hast du
               *[no] hat { $player }
            }
           *[other] hat { $other }
        } mehr als { $past } mit { $cards }{ $form ->
            [plain] { "" }
           *[full] : Wegstück { $piece }, nicht { $less ->
                [0] keines
               *[other] { $less }
            }
        }
    }
because-passes-you =
    { $you ->
        [yes] mit etwa { $more } weiteren Karten hat { $other } mehr als du mit { $own }: Dann bekommst du Wegstück { $piece }, nicht { $less }
       *[no] mit etwa { $more } weiteren Karten hat { $other } mehr als { $player } mit { $own }: Dann bekommt { $player } Wegstück { $piece }, nicht { $less }
    }
because-no-cards =
    { $who ->
        [own] { $you ->
            [yes] so bleibst du ohne Karten und ohne Wegstück
           *[no] so bleibt { $player } ohne Karten und ohne Wegstück
        }
       *[other] { $other } hat noch keine Karten und bekommt sonst kein Wegstück
    }
because-stuck = { $other } hat dann meist keine passende Karte und muss alle nehmen
because-fills = { $other } macht dann { adverb } { $row } voll{ $too }
adverb =
    { $how ->
        [always] immer
        [nearly] fast immer
        [often] oft
       *[mostly] meist
    }
otherwise-row = { "" }, sonst { $row }
row-own =
    { $you ->
        [yes] deine Reihe
       *[no] die Reihe von { $player }
    }
row-other = die Reihe von { $other }
row-themselves = die eigene Reihe
because-blocked =
    { $you ->
        [yes] { $colour } passt dann nur noch vor { $other }, nicht mehr vor dich
       *[no] { $colour } passt dann nur noch vor { $other }, nicht mehr vor { $player }
    }
because-own-colour =
    { $you ->
        [yes] vor dich passen dann nur { $colour } und Narren{ $few }
       *[no] vor { $player } passen dann nur { $colour } und Narren{ $few }
    }
few-left =
    { $none ->
        [yes] { "" }, und sonst hat niemand die Farbe
       *[no] { "" }, und die anderen haben nur noch { $left } davon
    }
because-you-fill =
    { $you ->
        [yes] beim nächsten Mal machst du mit { $card } die Reihe von { $other } voll, die { $total } zählt
       *[no] beim nächsten Mal macht { $player } mit { $card } die Reihe von { $other } voll, die { $total } zählt
    }
because-raises = { $move } würde { $row } auf { $total } bringen
because-dance-passes = der Reigen würde { $row } mit { $total } an { $to } weitergeben
because-own-row =
    { $you ->
        [yes] deine eigene Reihe steht dann bei { $less }, sonst bei { $total }
       *[no] die eigene Reihe von { $player } steht dann bei { $less }, sonst bei { $total }
    }
because-keeps =
    { $you ->
        [yes] du behältst { $card }{ $jester ->
                [yes] { "" }, der überall passt
               *[no] {""}
            }
       *[no] { $player } behält { $card }{ $jester ->
                [yes] { "" }, der überall passt
               *[no] {""}
            }
    }
because-keeps-dance =
    { $you ->
        [yes] du behältst den Reigen für später
       *[no] { $player } behält den Reigen für später
    }
because-swaps =
    { $form ->
        [short] { "" }, zu viele, um die { $gives } gegen die { $gets } zu tauschen
        [tied] { $who ->
            [own] { $you ->
                [yes] im Moment würdest du deine { $gives } gegen die { $gets } tauschen
               *[no] im Moment würde { $player } die { $gives } gegen die { $gets } tauschen
            }
           *[other] im Moment würde { $other } die { $gives } gegen die { $gets } tauschen
        }
       *[full] { $who ->
            [own] { $you ->
                [yes] du hast die wenigsten Karten und würdest deine { $gives } gegen die { $gets } tauschen
               *[no] { $player } hat die wenigsten Karten und würde die { $gives } gegen die { $gets } tauschen
            }
           *[other] { $other } hat die wenigsten Karten und würde die { $gives } gegen die { $gets } tauschen
        }
    }
because-unchanged-own =
    { $you ->
        [yes] mit zusammen { $cards } Karten bekommst du immer noch { $piece ->
            [0] kein Wegstück
           *[other] dasselbe Wegstück
        }
       *[no] mit zusammen { $cards } Karten bekommt { $player } immer noch { $piece ->
            [0] kein Wegstück
           *[other] dasselbe Wegstück
        }
    }
because-unchanged = bekommt aber immer noch { $piece ->
        [0] kein Wegstück
       *[other] dasselbe Wegstück
    }
because-longest-road = aber der Weg von { $other } ist ohnehin der längste
because-keeps-for =
    { $you ->
        [yes] du behältst { $card }, um später die Reihe von { $other } voll zu machen
       *[no] { $player } behält { $card }, um später die Reihe von { $other } voll zu machen
    }
because-shortest =
    { $you ->
        [yes] { $other } hat von deinen Gegnern den kürzesten Weg ({ $short })
       *[no] { $other } hat von den anderen den kürzesten Weg ({ $short })
    }
because-row = die Reihe von { $other } { $highest ->
        [yes] ist dann mit { $total } die höchste
       *[no] steht dann bei { $total }
    }{ $at }{ $too }
row-filled = : { $total ->
        [5] { $any ->
            [yes] jede passende Karte
           *[no] jede Karte in { $colour } und jeder Narr
        } macht sie voll
        [4] eine { $any ->
            [yes] passende 2
           *[no] 2 in { $colour }
        } macht sie voll
        [3] eine { $any ->
            [yes] 3
           *[no] 3 in { $colour }
        } oder zwei Karten machen sie voll
       *[other] zwei Zweien machen sie voll
    }
otherwise-highest =
    { $you ->
        [yes] ; nach deinem Zug ist { $row } mit { $total } die höchste
       *[no] ; nach dem anderen Zug ist { $row } mit { $total } die höchste
    }
because-roads = der Weg von { $other } ist { $short } lang, der von { $third } { $long }
seat = { $other }
look-rows = Schau dir alle Reihen an: Welche wird als Nächstes voll?
look-take = Zähl die offenen Karten: Willst du sie jetzt nehmen, später oder gar nicht?
look-rival = Schau auf { $other }: Willst du die nächsten Karten vor { $other } legen?
look-own = Schau auf deine eigene Reihe: Wie verhinderst du, dass sie voll wird?

# Wie man spielt
help =
    Der König sucht einen Helfer, und der Figaro jedes Spielers will die Stelle. Dein Ziel ist der kürzeste Weg zum Schloss. Karten, die du nehmen musst, machen deinen Weg länger. Also sorg dafür, dass die anderen sie nehmen.

    In deinem Zug legst du eine Karte offen vor einen beliebigen Spieler, auch vor dich selbst. Die Karten, die vor einem Spieler liegen, sind seine Reihe. In einer Reihe liegt nur eine Farbe, und zwei Reihen haben nie dieselbe Farbe. Ein Narr passt in jede Reihe. Einen Reigen legst du vor dich selbst. Dann wandert jede Reihe nach links weiter.

    Sobald eine Reihe 6 oder mehr zählt, nimmt ihr Spieler alle offenen Karten, auch die der anderen, verdeckt auf seinen Stapel. Er ist auch als Nächster dran. Passt keine deiner Karten, musst du alle offenen Karten nehmen. Du darfst sie auch nehmen, wenn du spielen könntest.

    Die Runde endet, wenn ein Spieler dran ist, der keine Karten mehr hat. Er nimmt den König. Der Spieler mit den meisten Karten im Stapel bekommt das längste Wegstück der Runde, der zweite das nächste und so weiter. Der Spieler mit den wenigsten Karten bekommt keins, und mit 0 Karten bekommst du auch keins. Nach der dritten Runde tauscht zuerst der Spieler mit den wenigsten Karten sein längstes Wegstück gegen das kürzeste der Runde, wenn es kürzer ist. Dann gewinnt der kürzeste Weg.

    Haben mehrere gleich viele Karten, zählt der Spieler mit dem König als der mit den wenigsten. Von den anderen zählt der erste im Uhrzeigersinn vom König aus als der mit den meisten. Sind die kürzesten Wege gleich lang, gewinnt der Spieler mit dem König, sonst der erste im Uhrzeigersinn nach ihm.

    { $edition ->
        [nl] Nimmst du freiwillig Karten, kommen sie auf deine Hand, und dein Zug ist vorbei. Hast du Karten auf deinen Stapel genommen, legst du deine erste Karte vor einen anderen Spieler. Du entscheidest selbst, ob du nach der dritten Runde tauschst.
       *[en] Nimmst du freiwillig Karten, kommen sie auf deinen Stapel, und du bist noch einmal dran. Nach der dritten Runde musst du tauschen.
    }
reconstructed = Das sind die Regeln aus den Anleitungen. Wie lang die Wegstücke sind, steht dort nicht: Wir haben 1 bis 15 gewählt.
help-moves = Tippe die Nummer vor einer Möglichkeit oder eine Karte und einen Spieler: „r2>A“ ist Rot 2 vor Spieler A. „o“ ist ein Reigen, „take“ nimmt alle offenen Karten.

# Lektionen
lesson-card = Nimm möglichst wenige Karten: Der kürzeste Weg gewinnt. Leg deine rote 2 vor Otto.
lesson-card-not = Fast. Leg diesmal die rote 2 vor Otto.
lesson-card-done = Das ist ein Zug: eine Karte vor einen beliebigen Spieler.
lesson-jester = Vor Otto liegt Rot: Da passt nur Rot oder ein Narr. Leg Narr 2 vor Otto.
lesson-jester-not = Das geht auch. Aber leg jetzt Narr 2 vor Otto.
lesson-jester-done = Keine zwei Spieler haben dieselbe Farbe. Ein Narr passt überall und zählt so viel wie seine Zahl.
lesson-six = Otto steht jetzt bei vier. Leg eine rote 2 oder 3 vor ihn!
lesson-six-not = Zu nett! Leg eine rote 2 oder 3 vor Otto.
lesson-six-done = Sechs oder mehr: Otto nimmt alle offenen Karten auf seinen Stapel. Das ist schlecht für ihn!
lesson-dance = Jetzt stehst du bei fünf! Spiel deinen Reigen, die Karte ohne Zahl.
lesson-dance-not = Dann bleibst du bei fünf. Spiel den Reigen: die Karte ohne Zahl.
lesson-dance-done = Alle geben ihre Reihe nach links weiter. Durch einen Reigen muss nie jemand Karten nehmen.
lesson-stuck = Du hast nur Rot, und das passt nirgends. Also musst du alles nehmen.
lesson-stuck-not = Etwas anderes geht hier nicht. Nimm die Karten.
lesson-stuck-done = Sie kommen auf deinen Stapel. Dann bist du noch einmal dran{ $edition ->
        [nl] , und die nächste Karte legst du vor jemand anderen
       *[en] {""}
    }.
lesson-choose = Du darfst die Karten auch nehmen, wenn du spielen könntest. Nimm diese drei Karten.
lesson-choose-not = Das geht. Aber nimm diesmal die drei Karten.
lesson-choose-done =
    { $edition ->
        [nl] Sie kommen auf deine Hand, und dein Zug ist vorbei. Dein Stapel bleibt so klein, wie er war.
       *[en] Sie kommen auf deinen Stapel, und du bist noch einmal dran. Lieber jetzt drei als später zehn.
    }
lesson-round = Das ist deine letzte Karte in dieser Runde. Leg sie vor Otto.
lesson-round-not = Fast. Leg deine letzte Karte vor Otto.
lesson-round-done = Der größte Stapel bekommt das längste Wegstück. Der kleinste bekommt keins.
lesson-king = Das ist deine letzte Karte in dieser Partie. Leg sie vor Mia.
lesson-king-not = Fast. Leg deine letzte Karte vor Mia.
lesson-king-done =
    { $edition ->
        [nl] Du hast die wenigsten Karten genommen und darfst deine 13 gegen die 10 tauschen. Gleichstand mit Otto, aber du hast den König. Du hast gewonnen!
       *[en] Du hast die wenigsten Karten genommen und tauschst deine 13 gegen die 10. Gleichstand mit Otto, aber du hast den König. Du hast gewonnen!
    }
lesson-end = Das sind die letzten Züge einer echten Partie. Nimm keine Karten mehr, dann gewinnst du.
lesson-end-not = Du bist wieder dran: Leg eine Karte vor einen beliebigen Spieler.
lesson-end-done =
    { $won ->
        [yes] Drei Runden sind vorbei, und dein Weg ist der kürzeste. Du kennst jetzt Figaro!
       *[no] Drei Runden sind vorbei, und jemand anders hat den kürzesten Weg. Macht nichts: Du kennst jetzt Figaro!
    }

# Wer zum ersten Mal mitspielt
first-aim = Dein Ziel ist der kürzeste Weg. Der größte Kartenstapel bekommt das längste Wegstück. Leg eine Karte vor einen beliebigen Spieler.
first-jester-in-hand = Ein Narr passt in jede Reihe. Er zählt so viel wie seine Zahl.
first-dance-in-hand = Liegt zu viel vor dir? Beim Reigen geben alle ihre Karten nach links weiter.
first-may-take =
    { $edition ->
        [nl] Statt zu spielen darfst du alle offenen Karten auf die Hand nehmen. Dann ist dein Zug vorbei.
       *[en] Statt zu spielen darfst du alle offenen Karten auf deinen Stapel nehmen. Dann bist du noch einmal dran.
    }
first-must-take = Keine deiner Karten passt irgendwo, also musst du alle offenen Karten nehmen.
first-swap = Du hast die wenigsten Karten genommen. Du darfst dein längstes Wegstück gegen das kürzeste dieser Runde tauschen.
first-played = Du darfst Karten vor jeden Spieler legen. Zählt eine Reihe sechs oder mehr, muss ihr Spieler alle offenen Karten nehmen. Das ist schlecht für ihn.
first-danced = Ein Reigen: Alle geben ihre Karten nach links weiter. Dadurch muss nie jemand Karten nehmen.
first-took =
    { $into ->
        [hand] { $player } hat die Karten freiwillig genommen, also kommen sie auf die Hand. Wer sie nehmen muss, legt sie auf einen Stapel, und der größte Stapel bekommt das längste Wegstück.
       *[stack] Genommene Karten liegen auf einem Stapel, bis die Runde endet. Der größte Stapel bekommt das längste Wegstück.
    }
first-last-card =
    { $you ->
        [yes] Du hast keine Karten mehr. Kommst du wieder dran, ist die Runde vorbei.
       *[no] { $player } hat keine Karten mehr. Kommt { $player } wieder dran, ist die Runde vorbei.
    }
first-ranked = Der größte Stapel bekommt das längste Wegstück, der kleinste keins. Nach drei Runden gewinnt der kürzeste Weg.
first-exchanged = Nach der dritten Runde wird getauscht: Wer die wenigsten Karten hat, tauscht sein längstes Wegstück gegen das kürzeste der Runde.
first-won = Der kürzeste Weg gewinnt. Sind zwei Wege gleich lang, gewinnt, wer den König hat.
