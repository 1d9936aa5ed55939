# Was alle Spiele gemeinsam haben, auf Deutsch.

seat-name = Spieler { $number }
and = { $first } und { $last }

# Züge
move-not-text = { $text } ist kein Zug: Ein Zug ist ein Text, wie die in game.legal().
game-is-over = Die Partie ist zu Ende; fang eine neue an, um weiterzuspielen.
not-to-move = Dieser Spieler ist nicht dran, also gibt es nichts zu wählen.
view-of-another-game = Diese Sicht gehört zum Spiel { $found }; dieser Bot spielt { $expected }.
nothing-to-undo = Das lässt sich nicht mehr zurücknehmen: Ein Zug steht, sobald gewürfelt, ausgeteilt oder etwas gezeigt wurde oder jemand anders gezogen hat.
no-such-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }, oder None für Zuschauer.

# Namen
game-unknown = Ein Spiel { $found } gibt es nicht. Die Spiele sind: { $known }.
bot-unknown = Einen Bot { $found } gibt es nicht. Die Bots sind: { $known }.
language-unknown = Eine Sprache { $language } gibt es nicht. Die Sprachen sind: { $known }.
scene-unknown = Eine Szene { $scene } gibt es in der Lektion von { $game_name } nicht: Sie hat { $scenes }, gezählt ab 0.
day-unknown = { $found } ist kein Tag: Schreib ihn wie 2026-11-16.
puzzles-none = Von { $game_name } gibt es noch keine Rätsel.
lesson-too-long = Das ist mehr, als in eine Szene einer Lektion passt: höchstens { $most } Züge. Fang sie neu an.
players-out-of-range = { $game_name } ist ein Spiel für { $few } bis { $most } Spieler, nicht für { $players }.
extra-missing = Dafür braucht es { $missing }, und das ist hier nicht installiert. Es gehört zum Extra „{ $extra }“: Installiere speeltafel[{ $extra }], oder im Ordner mit dem Quelltext pip install ".[{ $extra }]".

# Optionen und gedruckte Angaben
argument-wrong-type = { $argument } muss vom Typ { $expected } sein, nicht { $found }.
option-unknown = Eine Option { $option } gibt es nicht. Die Optionen sind: { $known }.
option-bad = Option { $where }: { $why }.
printed-bad = { $file }, Zeile { $line }, { $where }: { $why }.
printed-unreadable = { $file } lässt sich nicht lesen: { $detail }.
value-wrong-type = { $detail }
own-box = Hast du die Schachtel? Trag ihre Zahlen in printed.toml im Ordner speeltafel/games/{ $game } ein, oder für einen einzelnen Tisch in eine ebensolche Datei: speeltafel play { $game } --options DATEI.

# Aufzeichnungen
record-bad-move = Zug { $number }: { $why }
record-refused = Die Aufzeichnung lässt sich nicht spielen: { $why }
record-format = Diese Datei ist keine gespeicherte Partie von uns: Ihr Format ist { $found }, nicht { $expected }.
record-misshapen = Die Aufzeichnung stimmt bei { $where } nicht: { $detail }.
record-not-json = Diese Datei ist keine gespeicherte Partie.
record-damaged = Diese gespeicherte Partie ist beschädigt oder abgeschnitten, in Zeile { $line } bei Spalte { $column }.
record-not-utf8 = Diese Datei ist keine gespeicherte Partie: Sie ist kein Text in UTF-8.
record-not-object = Diese Datei ist keine gespeicherte Partie: Sie ist kein JSON-Objekt.
record-absurd = Die Aufzeichnung ist zu tief verschachtelt oder enthält eine viel zu lange Zahl.
record-key-twice = Die Aufzeichnung hat den Schlüssel { $key } zweimal.
record-fraction = Die Aufzeichnung enthält die Zahl { $number }; in einer Aufzeichnung stehen nur ganze Zahlen.
record-too-big = Die Aufzeichnung ist größer als { $most } MB.
record-too-long = Die Aufzeichnung hat { $moves } Züge; wir lesen höchstens { $most }.
record-seats = Die Aufzeichnung nennt { $names } Plätze für { $players } Spieler.
record-name = In der Aufzeichnung heißt ein Platz { $name }; ein Name hat höchstens { $most } druckbare Zeichen.
record-played = Die Aufzeichnung wurde am { $found } gespielt, und das ist kein ISO-Datum.
move-too-long = Ein Zug ist ein Text von höchstens { $most } Zeichen.
move-not-a-pair = Ein Zug ist ein Paar: wer spielt und was, wie [0, "…"].
actor-chance = der Zufall
actor-seat = Platz { $seat }
actor-player = Spieler { $number } (Platz { $seat })
wrong-actor = hier ist { $expected } dran, nicht { $found }.
result-missing = hier ist die Partie zu Ende, aber in der Aufzeichnung steht kein Ergebnis.
result-too-early = in der Aufzeichnung steht ein Ergebnis, aber die Partie ist hier nicht zu Ende.
result-wrong = die Partie endet nicht mit dem Ergebnis, das die Aufzeichnung nennt.

# Simulationen
bots-and-seats = { $bots } Bots für { $players } Spieler: Nenne einen Bot für alle Plätze oder einen für jeden.
game-without-end = Eine Partie war nach { $decisions } Entscheidungen nicht zu Ende. Mit diesen Optionen endet sie vielleicht nie.

# Tische: warum nicht
seat-taken = Der Platz ist besetzt: Da sitzt { $player }.
seat-not-yours = Das ist nicht dein Platz.
table-full = An diesem Tisch sind alle Plätze besetzt.
invite-wrong = Mit diesem Link kannst du nur zuschauen. Bitte um den Einladungslink.
host-only = Das kann nur, wer den Tisch gedeckt hat.
seats-open = { $count ->
        [one] Ein Platz ist noch frei: Warte auf jemanden, oder setz einen Bot hin.
       *[other] { $count } Plätze sind noch frei: Warte auf Leute, oder setz Bots hin.
    }
nobody-plays = Mindestens ein Mensch muss mitspielen.
already-started = Die Partie hat schon angefangen.
game-starts = Die Partie fängt gleich an. Einen Augenblick.
nothing-to-reveal = Gerade ist kein Anteil am Zufall zu zeigen.
share-not-promised = Das ist nicht der Anteil am Zufall, der versprochen war.
not-started = Die Partie hat noch nicht angefangen.
game-goes-on = Die Partie läuft noch.
game-is-paused = Die Partie macht Pause. Setz sie zuerst fort.
not-your-turn = Du bist nicht dran.
position-gone = Die Partie ist inzwischen weiter. Schau noch einmal hin und wähle dann.
bot-plays-for-you = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
bot-plays-there = Für { $player } spielt schon ein Bot.
player-is-here = { $player } ist da; ein Bot springt nur ein, wenn jemand weg ist.
player-just-left = { $player } hat eben die Verbindung verloren. In { $seconds } s darf ein Bot einspringen.
you-play-yourself = Du spielst selbst; es gibt nichts zurückzunehmen.
already-resigned = Dieser Platz ist endgültig aufgegeben.
clock-is-yours = Deine Uhr läuft, also können jetzt nur die anderen die Partie anhalten. Frag sie.
undo-too-late = Die Zeit für diesen Zug ist um, also steht er.
bot-makes-this-move = Deine Zeit für diesen Zug ist um, also macht ihn der Bot. Nimm deinen Platz gleich danach zurück.
nobody-is-back = Es würden nur Bots spielen. Erst muss jemand den eigenen Platz zurücknehmen.
no-game-played = Hier wurde nicht gespielt, also gibt es nichts zu wiederholen.
rematch-is-set = Die nächste Partie steht schon bereit; der Tisch zeigt, wo.
name-bad = Ein Name hat höchstens { $most } druckbare Zeichen.
chat-enough = Du hast an diesem Tisch { $most } Dinge gesagt. Das reicht für eine Partie.
commands-enough = An diesem Tisch wurde so viel geändert, dass er jetzt bleibt, wie er ist. Spiel weiter, oder deck einen anderen.
chat-unprintable = Die Nachricht ist leer oder hat Zeichen, die sich nicht zeigen lassen.

# Tische: was passiert ist
news-sat = { $player } setzt sich.
news-stood = Platz { $number } ist wieder frei.
news-uninvited = Die Einladungen sind neu: Wer noch kommt, braucht einen anderen Link.
news-placed = Auf Platz { $number } setzt sich ein Bot.
news-started = Die Partie beginnt.
news-started-without = Die Partie beginnt. Nichts zum Zufall beigetragen: { $players }.
news-undone = { $player } nimmt einen Zug zurück.
news-paused = Die Partie macht Pause.
news-resumed = Die Partie geht weiter.
news-away = { $player } ist weg; solange spielt ein Bot.
news-left = { $player } ist gegangen; solange spielt ein Bot.
news-clock = { $player } hat keine Zeit mehr; solange spielt ein Bot.
news-resigned = { $player } gibt auf; ein Bot spielt weiter.
news-bot-late = { $player } kam in Zeitnot und hat diesen Zug als schwächerer Bot gespielt.
news-reclaimed = { $player } ist wieder da.
news-rematch = Die nächste Partie steht bereit.
news-finished = Die Partie ist zu Ende.
news-abandoned = Alle haben aufgegeben. Die Partie ist zu Ende.
news-endless = Diese Partie würde nie enden: Nach 20.000 Schritten ist sie vorbei, und niemand hat gewonnen.
news-closed = Der Tisch ist abgeräumt.

# Beweis für ehrlichen Zufall
proof-missing = Die Aufzeichnung hat keinen Beweis für ihre Zufallsereignisse.
proof-misshapen = Der Beweis in der Aufzeichnung stimmt nicht: { $detail }.
proof-method = Der Beweis nutzt die Methode { $found }; wir kennen { $expected }.
proof-people = Die Leute im Beweis sind nicht die der Partie.
proof-other-game = Der Beweis gehört zu einer Partie mit anderen Namen, Optionen oder Regeln.
proof-share = Im Beweis fehlt der Anteil, den { $players } versprochen hatte.
proof-not-kept = Der Beweis gehört zu einem anderen Tisch: Seine Festlegung ist { $found }.
proof-other-terms = Der Beweis gehört zu einer anderen Vereinbarung als der, unter der du deinen Anteil gezeigt hast: Jemand hat sie hinterher geändert.
proof-not-mine = Dein Anteil ist nicht im Beweis: Entweder ist es eine andere Partie, oder dein Anteil wurde weggelassen.
proof-seats = Der Beweis nennt { $found } Plätze für { $players } Spieler.
proof-commitment = Das Geheimnis im Beweis ist nicht das, auf das sich der Server festgelegt hatte.
proof-wrong-chance = Zug { $number } war { $found }; Geheimnis und Anteile ergeben { $expected }. Jemand hat das gewählt.

# Der Speicher
database-address = Eine Datenbank gibst du als sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@HOST/NAME an.
think-needs-postgresql = Denker holen ihre Fragen aus einer PostgreSQL: Gib --database postgresql://… an, die der Server.
nobody-could-think = Mit einer SQLite-Datei kann niemand sonst denken: Lass --bot-workers 0 weg, oder gib mit --database eine PostgreSQL an.
nobody-thinks = Menschen können spielen, aber Bots warten: Niemand denkt für sie. Starte `speeltafel think` auf dieser Datenbank, oder einen Server mit --bot-workers.
database-newer = Die Datenbank { $database } stammt von einer neueren Version von Speeltafel. Installiere diese Version, oder gib eine andere Datenbank an.
database-in-use = Auf { $database } spielt schon ein anderer Server. Halt ihn an, oder gib diesem mit --database eine eigene Datei.
database-unusable = Die Datenbank { $database } ist nicht brauchbar: { $why }.
backup-exists = { $file } gibt es schon. Wähle einen anderen Namen: Eine Sicherung überschreibt nichts.
backup-failed = Die Tische ließen sich nicht nach { $file } kopieren: { $why }.
restore-failed = Die Tische ließen sich nicht aus { $file } holen, also wurde nichts geändert: { $why }.
backup-postgresql = Das ist für SQLite. PostgreSQL hat etwas Eigenes: pg_dump kopiert eine Datenbank im laufenden Betrieb, pg_restore spielt sie zurück, während kein Server läuft.
store-unavailable = Das ließ sich nicht speichern, also ist es nicht geschehen. Versuch es gleich noch einmal.
store-unreadable = Die Tische dieses Servers lassen sich gerade nicht lesen. Versuch es gleich noch einmal.
store-conflict = Jemand anders hat inzwischen an diesem Tisch geschrieben, also ist es nicht geschehen. Versuch es noch einmal.

# Der Server
table-unknown = Diesen Tisch gibt es nicht (mehr). Ist der Link vollständig?
table-unreadable = Was von diesem Tisch aufbewahrt wurde, lässt sich nicht lesen, also ist er beiseitegestellt; wer den Server betreibt, weiß Bescheid. Andere Tische sind nicht betroffen.
record-unknown = Von dieser Partie gibt es keine Aufzeichnung; es gibt sie, wenn sie zu Ende ist.
hello-expected = Eine Verbindung beginnt mit einem Gruß, der sagt, welcher Tisch und wer du bist.
protocol-version = Diese Seite spricht Version { $found } des Protokolls, der Server { $expected }. Lade die Seite neu.
password-wrong = Das Passwort stimmt nicht.
token-wrong = Eine Anfrage muss sagen, von wem sie kommt: ein zufälliges Token aus 22 bis 64 Buchstaben, Ziffern, - und _.
too-many-guesses = Von deiner Adresse kamen zu viele falsche Passwörter. Warte eine Minute und versuch es dann noch einmal.
too-many-requests = Das war viel auf einmal. Warte kurz und versuch es dann noch einmal.
too-many-connections = Von deiner Adresse gibt es zu viele Verbindungen. Schließ ein paar Seiten und versuch es dann noch einmal.
too-many-tables = Du hast in kurzer Zeit viele Tische gedeckt. Spiel an einem davon, oder warte eine Weile.
too-many-listed = Schon { $most } deiner Tische warten auf Mitspieler. Fang an einem davon an oder räum einen ab, bevor du noch einen zeigst.
request-head-too-large = Der Kopf dieser Anfrage ist zu groß.
request-too-large = Diese Anfrage ist zu groß.
host-unknown = Dieser Server weiß nicht, dass er { $name } heißt. Ist es deiner, dann starte ihn mit --allowed-hosts { $name }.
page-elsewhere = Eine Seite von anderswo darf das hier nicht. Ist es deine, dann starte den Server mit --origin und ihrer Adresse.
proxy-bad = { $found } ist weder eine Adresse noch ein Netz. Schreib --trusted-proxies 127.0.0.1 oder 10.0.0.0/8.
base-path-bad = { $found } kann kein Pfad sein. Schreib --base-path /spiele, mit Buchstaben, Ziffern und - . _ ~ zwischen den Schrägstrichen.
frame-bad = { $found } ist keine Seite, die unsere in einem Rahmen zeigen könnte. Schreib --frame-ancestors self oder https://home.example.org.
no-spectators = An diesem Tisch möchte man lieber keine Zuschauer.
message-unreadable = Diese Nachricht ist nicht zu lesen: { $detail }.
request-wrong = Diese Anfrage lässt sich nicht beantworten: { $detail }.
our-fault = Bei uns ging etwas schief, und wir haben es notiert. Geändert wurde nichts; versuch es bitte noch einmal.
limit-unknown = Eine Grenze { $found } gibt es nicht. Die Grenzen sind: { $known }.
limit-bad = Die Grenze { $name } ist eine Zahl über 0, nicht { $found }.
cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $why }.

# Turniere
bots-for-tournament = Ein Turnier ist für zwei oder mehr verschiedene Bots aus: { $known }.
journal-unreadable = { $file } ist kein Tagebuch solcher Arbeit.
journal-of-another = { $file } gehört zu anderer Arbeit als dieser; wähle einen anderen Ort, oder entferne es.
no-solver = Wie sich { $game_name } lösen lässt, hat noch niemand herausgefunden.
no-solver-for = { $game_name } lässt sich für { $can } Spieler lösen, nicht für { $players }.

# Für die Forschung
batch-size = Eine Serie hat mindestens eine Partie, nicht { $found }.
batch-bots = Nenne für jeden der { $players } Plätze einen Bot oder niemanden (None), und lass mindestens einen Platz deinem eigenen Programm.
batch-bot-looks-ahead = { $level } denkt voraus, und das dauert für Serien zu lange. Hier können spielen: { $known }.
batch-actions = Eine Serie von { $expected } Partien nimmt ebenso viele ganze Zahlen, eine Aktion für jede, nicht { $found }.
batch-illegal = In Partie { $place } der Serie ist Aktion { $action } nicht möglich; ihre Maske sagt, welche es sind. Gespielt wurde nichts.
action-impossible = Aktion { $action } ist jetzt nicht möglich; die Maske sagt, welche es sind.
argument-not-one-of = { $argument } kann nicht { $found } sein. Es ist eines von: { $known }.
seat-and-bots = An einem Tisch für { $players } ist dein Platz einer von 0 bis { $last }, und es gibt { $others } Bots: Nenne einen für alle oder einen für jeden.
ending-nobody-to-move = Ein Endspiel beginnt, wo ein Spieler am Zug ist; in dieser Aufzeichnung ist es niemand.
no-card = Eine NVIDIA-Karte, die sich nutzen lässt, gibt es hier nicht: { $why }.
suite-unknown = { $found } gibt es in der Sammlung nicht. Es gibt: { $known }.
agent-unknown = Einen Bot { $found } gibt es im Haus nicht. Es gibt: { $known }. Ein eigenes Programm heißt module:Agent.
agent-not-found = { $agent } ist nicht zu finden: { $why }. Der Name ist wie my_agents:Agent, wobei my_agents.py in diesem Ordner liegt oder installiert ist.
agent-failed = { $agent } ist zusammengebrochen ({ $kind }: { $why }).
agent-illegal = { $agent } will Aktion { $action }, die jetzt nicht möglich ist; die mitgegebene Maske sagt, welche es sind.
agent-says-nothing = { $agent } hat weder act(observation, mask) noch choose(view) und kann nicht spielen.
export-mixed = Die Aufzeichnungen sind von verschiedenen Spielen oder für verschiedene Spielerzahlen: Exportiere sie nach Sorten getrennt.
export-of-another = In { $folder } liegen Teile anderer Partien als dieser; entferne den Ordner, oder wähle eine andere Datei.
cluster-lost = Der Dask-Scheduler auf { $address } ist stehen geblieben. Was in einer Datei festhält, was fertig ist, macht dort weiter, wenn du es wieder aufrufst.
no-cluster = Auf { $address } gibt es keinen Dask-Scheduler: { $why }.

# Rückblicke auf einem Server
review-unknown = Die Jury weiß nichts mehr von diesem Rückblick. Bitte noch einmal darum.
review-no-decision = In diesem Moment gab es nichts zu entscheiden.
review-failed = Die Jury ist über diese Partie gestolpert. Frag noch einmal; passiert es wieder, speichere die Partie und sag Bescheid, wo der Server betrieben wird.
review-took-too-long = Diese Partie hat die Jury zu viel Zeit gekostet, also hat sie aufgegeben. Frag noch einmal, wenn weniger Partien warten.
too-many-reviews = { $most ->
    [one] Ein Rückblick für dich ist
   *[other] { $most } Rückblicke für dich sind
 } schon unterwegs. Warte einen davon ab und frag dann wieder.
no-tips = An diesem Tisch gibt es keine Tipps: Wer ihn gedeckt hat, wollte keine.
judge-busy = Die Jury hat gerade zu tun. Frag gleich noch einmal.

# Rückblicke
review-unfinished = Diese Partie ist noch nicht zu Ende; ein Rückblick würde mehr verraten, als die Spieler wissen dürfen. Spielt sie erst fertig.
review-too-long = Diese Partie hat { $moves } Züge; für einen Rückblick sind höchstens { $most } möglich.
review-too-sure = Auf der Stufe „{ $level }“ ist dieses Diagramm sich zu sicher (Steigung { $slope }): Wer vorn liegt, gewinnt seltener, als es sagt.
review-not-sure = Auf der Stufe „{ $level }“ könnte dieses Diagramm sich sicherer sein (Steigung { $slope }): Wer vorn liegt, gewinnt öfter, als es sagt.
review-not-measured = Noch hat niemand gemessen, wie oft diese Chancen bei dieser Spielerzahl eintreffen.
review-by-feeling = Dieses Brett hat niemand gelöst: Was eine Stellung nach einem Zug wert ist, wird hier nach Faustregel geschätzt.
review-rises = Die Gewinnchance von { $player } steigt von { $before } auf { $after } %.
review-falls = Die Gewinnchance von { $player } fällt von { $before } auf { $after } %.
review-doubtful = { $number }. { $player } spielt { $played }. Zweifelhaft: { $best } gewinnt { $loss } von 100 Partien mehr{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-mistake = { $number }. { $player } spielt { $played }. Ein Fehler: { $best } gewinnt { $loss } von 100 Partien mehr{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-blunder = { $number }. { $player } spielt { $played }. Ein Patzer: { $best } gewinnt { $loss } von 100 Partien mehr{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-fine = { $number }. { $player } spielt { $played }; dagegen ist nichts zu sagen.
review-only = { $number }. { $player } spielt { $played }, den einzigen Zug, der hält.
review-found = { $number }. { $player } spielt { $played }, den einzigen Zug, der hält, und nicht den, an den man zuerst denkt.


# Gründe, in Rückblicken und Tipps. Die Tatsachen stehen bei den Texten des Spiels.
cases =
    { $how ->
        [never] nie
        [hardly] fast nie
        [nearly] fast immer
        [always] immer
       *[of] { $tens } von 10 Mal
    }
cases-short = { $tens }
instead =
    { $how ->
        [of] { ": " }
       *[adverb] { ": " }
    }{ $better } statt { $played }
number =
    { $value ->
        [0] keine
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[more] { $value }
    }
clause-comma = { $clause }, { $then }
clause-semicolon = { $clause }; { $then }
reason = { $clause }.
reason-colon = { $clause }: { $then }.
reason-none = Einen einzelnen Grund gibt es nicht: Es bringt etwa { $games ->
        [one] 1 Sieg
       *[other] { $games } Siege
    } mehr in 100 Partien.
worth-the-same =
    { $all ->
        [yes] Es ist egal: Welchen der guten Züge du auch wählst, du gewinnst etwa { $share } von 100 Partien.
       *[no] Diese sind gleich viel wert: { $moves }. Du gewinnst so oder so etwa { $share } von 100 Partien.
    }
comma = { $first }, { $last }
tip-move = Am besten ist „{ $best }“.

# Lektionen
lesson-other-1 = Otto
lesson-other-2 = Mia
lesson-scene = Szene { $scene } von { $scenes }
