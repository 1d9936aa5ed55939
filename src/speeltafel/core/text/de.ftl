# Was alle Spiele gemeinsam haben, auf Deutsch.

seat-name = Spieler { $number }
and = { $first } und { $last }

# Züge
move-not-text = Ein Zug muss ein String sein, zum Beispiel einer aus game.legal(), nicht { $text }.
game-is-over = Die Partie ist zu Ende. Fang eine neue an, um weiterzuspielen.
not-to-move = Dieser Spieler ist nicht dran, also gibt es nichts zu wählen.
view-of-another-game = Diese Ansicht gehört zu { $found }, aber dieser Bot spielt { $expected }.
nothing-to-undo = Diesen Zug kannst du nicht mehr zurücknehmen: Inzwischen wurde gewürfelt oder aufgedeckt, oder jemand anders war am Zug.
no-such-seat = Platz { $seat } gibt es nicht. Wähle 0 bis { $last }, oder None für Zuschauer.
seats-in-no-order = Nenne jeden Platz einmal, von 0 bis { $last }.

# Namen
game-unknown = Unbekanntes Spiel { $found }. Wähle aus: { $known }.
bot-unknown = Unbekannter Bot { $found }. Wähle aus: { $known }.
language-unknown = Unbekannte Sprache { $language }. Wähle aus: { $known }.
scene-unknown = Die Lektion von { $game_name } hat keinen Schritt { $scene }. Es gibt { $scenes }, gezählt ab 0.
day-unknown = { $found } ist kein Datum. Schreib es so: 2026-11-16.
puzzles-none = Für { $game_name } gibt es noch keine Rätsel.
lesson-too-long = Das sind zu viele Züge für einen Schritt (höchstens { $most }). Fang den Schritt neu an.
players-out-of-range = { $game_name } ist für { $few } bis { $most } Spieler, nicht für { $players }.
rules-unknown = Diese Version von Speeltafel kennt die Regeln von { $game_name } nur bis Version { $newest }, nicht Version { $found }. Installiere eine neuere Version von Speeltafel.
extra-missing = Dafür brauchst du { $missing }, und das ist nicht installiert. Installiere das Extra „{ $extra }“: pip install speeltafel[{ $extra }], oder im Ordner mit dem Quelltext pip install ".[{ $extra }]".

# Optionen und gedruckte Angaben
argument-wrong-type = { $argument } muss vom Typ { $expected } sein, nicht { $found }.
option-unknown = Unbekannte Option { $option }. Wähle aus: { $known }.
option-bad = Option { $where }: { $why }.
printed-bad = { $file }, Zeile { $line }, { $where }: { $why }.
printed-unreadable = { $file } lässt sich nicht lesen: { $detail }.
value-wrong-type = { $detail }
own-box = Hast du die Schachtel? Trag die Zahlen daraus in printed.toml im Ordner speeltafel/games/{ $game } ein. Für einen einzelnen Tisch geht auch eine eigene Datei: speeltafel play { $game } --options DATEI.

# Aufzeichnungen
record-bad-move = Zug { $number }: { $why }
record-refused = Diese gespeicherte Partie kann nicht nachgespielt werden: { $why }
record-format = Diese Datei ist keine Partie von Speeltafel. Ihr Format ist { $found }, nicht { $expected }.
record-misshapen = Die Aufzeichnung ist ungültig (bei { $where }): { $detail }.
record-not-json = Diese Datei ist keine gespeicherte Partie.
record-damaged = Diese gespeicherte Partie ist beschädigt oder unvollständig (Zeile { $line }, Spalte { $column }).
record-not-utf8 = Diese Datei ist keine gespeicherte Partie: Sie ist kein UTF-8-Text.
record-not-object = Diese Datei ist keine gespeicherte Partie: Sie ist kein JSON-Objekt.
record-absurd = Die Aufzeichnung ist zu tief verschachtelt oder enthält eine viel zu lange Zahl.
record-key-twice = Die Aufzeichnung enthält den Schlüssel { $key } zweimal.
record-fraction = Die Aufzeichnung enthält die Zahl { $number }. Nur ganze Zahlen sind erlaubt.
record-too-big = Die Aufzeichnung ist größer als { $most } MB.
record-too-long = Die Aufzeichnung hat { $moves } Züge. Höchstens { $most } sind möglich.
record-seats = Die Aufzeichnung nennt { $names } Plätze, aber es sind { $players } Spieler.
record-name = In der Aufzeichnung steht der Name { $name }. Ein Name darf höchstens { $most } druckbare Zeichen haben.
record-played = Das Datum in der Aufzeichnung ist { $found }. Es muss ein ISO-Datum sein, zum Beispiel 2026-11-16.
move-too-long = Ein Zug darf höchstens { $most } Zeichen haben.
move-not-a-pair = Jeder Eintrag muss ein Paar aus Spieler und Zug sein, wie [0, "…"].
actor-chance = der Zufall
actor-seat = Platz { $seat }
actor-player = Spieler { $number } (Platz { $seat })
wrong-actor = Hier ist { $expected } dran, nicht { $found }.
result-missing = Die Partie endet hier, aber in der Aufzeichnung fehlt das Ergebnis.
result-too-early = In der Aufzeichnung steht ein Ergebnis, aber die Partie ist hier nicht zu Ende.
result-wrong = Die Partie endet mit einem anderen Ergebnis, als in der Aufzeichnung steht.

# Simulationen
bots-and-seats = { $bots } Bots passen nicht zu { $players } Spielern. Gib einen Bot für alle Plätze an oder einen pro Platz.
game-without-end = Eine Partie war nach { $decisions } Entscheidungen nicht zu Ende. Mit diesen Optionen endet sie vielleicht nie.

# Tische: warum nicht
seat-taken = Da sitzt schon { $player }. Wähle einen anderen Platz.
seat-not-yours = Das ist nicht dein Platz.
table-full = An diesem Tisch sind alle Plätze besetzt.
invite-wrong = Mit diesem Link kannst du nur zuschauen. Lass dir den Einladungslink geben.
offer-gone = Dieser Code wurde schon benutzt oder ist zu alt. Lass dir auf dem anderen Gerät einen neuen zeigen.
host-only = Das kann nur der Gastgeber.
seats-open = { $count ->
        [one] Ein Platz ist noch frei. Warte auf jemanden oder setz einen Bot hin.
       *[other] { $count } Plätze sind noch frei. Warte auf Mitspieler oder setz Bots hin.
    }
begun-needs-bots = Nur Partien gegen Bots lassen sich hier fortsetzen.
nobody-plays = Mindestens ein Mensch muss mitspielen.
already-started = Die Partie hat schon begonnen.
game-starts = Einen Moment, die Partie fängt gleich an.
nothing-to-reveal = Gerade müssen keine Zufallszahlen gezeigt werden.
share-not-promised = Das ist nicht die Zufallszahl, die du angekündigt hast.
not-started = Die Partie hat noch nicht begonnen.
game-goes-on = Die Partie läuft noch.
game-is-paused = Die Partie ist pausiert. Setz sie zuerst fort.
not-your-turn = Du bist nicht dran.
position-gone = Die Partie ist inzwischen weitergegangen. Schau noch einmal hin und wähle dann.
bot-plays-for-you = Ein Bot spielt für dich. Übernimm zuerst wieder deinen Platz.
bot-plays-there = Für { $player } spielt schon ein Bot.
player-is-here = { $player } ist da. Ein Bot kann nur für jemanden spielen, der weg ist.
player-just-left = { $player } hat gerade die Verbindung verloren. In { $seconds } s kann ein Bot einspringen.
you-play-yourself = Für dich spielt kein Bot. Du musst deinen Platz also nicht wieder übernehmen.
already-resigned = Dieser Spieler hat aufgegeben und kann nicht mehr selbst spielen.
clock-is-yours = Deine Uhr läuft, also kannst du nicht pausieren. Bitte die anderen darum.
nobody-waits = Gerade wartet niemand auf { $player }.
nudged-already = { $player } wurde für diesen Zug schon angestupst. Warte noch einen Moment.
nudge-first = Stups { $player } zuerst an.
wait-longer = Warte noch { $seconds } s auf { $player }.
days-off-no-days = Freie Tage gibt es nur in Partien mit mindestens einem Tag pro Zug.
days-off-none = Du hast keine freien Tage genommen.
days-off-enough = { $days ->
    [0] Du hast in dieser Partie keine freien Tage mehr.
    [one] Du hast in dieser Partie noch einen freien Tag.
   *[other] Du hast in dieser Partie noch { $days } freie Tage.
}
clock-decides = An diesem Tisch läuft eine Uhr. Wenn die Zeit um ist, springt ein Bot ein.
undo-too-late = Die Zeit für diesen Zug ist um. Du kannst ihn nicht mehr zurücknehmen.
bot-makes-this-move = Deine Zeit ist um, also macht der Bot diesen Zug. Gleich danach kannst du wieder selbst spielen.
nobody-is-back = So würden nur noch Bots spielen. Zuerst muss jemand seinen Platz wieder übernehmen.
no-game-played = An diesem Tisch wurde nicht gespielt, also gibt es keine Revanche. Eröffne einen neuen Tisch.
rematch-is-set = Die nächste Partie steht schon bereit. Folge dem Link an diesem Tisch.
name-bad = Wähle einen Namen mit höchstens { $most } sichtbaren Zeichen.
chat-enough = Du hast an diesem Tisch { $most } Nachrichten geschickt. Mehr sind in einer Partie nicht möglich.
chat-full = An diesem Tisch wurden { $most } Nachrichten geschickt. Mehr sind in einer Partie nicht möglich.
too-much-stored = Aus deinem Netz wurde in der letzten Stunde zu viel auf diesem Server gespeichert. Warte etwas und spiel dann weiter.
commands-enough = Dieser Tisch wurde zu oft geändert. Spiel weiter oder eröffne einen neuen Tisch.
chat-unprintable = Diese Nachricht ist leer oder enthält Zeichen, die sich nicht darstellen lassen.

# Tische: was passiert ist
news-sat = { $player } setzt sich.
news-stood = Platz { $number } ist wieder frei.
news-uninvited = Es gibt neue Einladungen. Wer noch nicht dabei ist, braucht den neuen Link.
news-placed = Ein Bot setzt sich auf Platz { $number }.
news-renamed = { $player } hat einen neuen Namen.
news-arranged = Der Gastgeber hat die Reihenfolge der Plätze geändert.
news-started = Die Partie beginnt.
news-started-without = Die Partie beginnt. Beim Mischen waren nicht dabei: { $players }.
news-undone = { $player } nimmt einen Zug zurück.
news-paused = Die Partie ist pausiert.
news-resumed = Die Partie geht weiter.
news-away = { $player } ist weg. Jetzt spielt ein Bot.
news-left = { $player } ist gegangen. Jetzt spielt ein Bot.
news-clock = { $player } hat die Zeit überschritten. Jetzt spielt ein Bot.
news-resigned = { $player } gibt auf. Ein Bot spielt weiter.
news-nudged = { $player } stupst { $other } an.
news-days-off = { $days ->
    [0] { $player } ist aus den freien Tagen zurück.
    [one] { $player } nimmt einen Tag frei. So lange steht die Uhr.
   *[other] { $player } nimmt { $days } Tage frei. So lange steht die Uhr.
}
news-slow = Diesen Zug spielt ein Bot für { $player }.
news-bot-late = { $player } hatte zu wenig Zeit und hat diesen Zug wie ein schwächerer Bot gespielt.
news-reclaimed = { $player } ist wieder da.
news-carried = { $player } spielt auf einem anderen Gerät weiter.
news-rematch = Die nächste Partie steht bereit.
news-finished = Die Partie ist zu Ende.
news-abandoned = Alle haben aufgegeben. Die Partie ist zu Ende.
news-endless = Diese Partie würde nie enden, also ist nach 20.000 Schritten Schluss. Niemand hat gewonnen.
news-closed = Der Gastgeber hat diesen Tisch geschlossen.

# Beweis für ehrlichen Zufall
proof-missing = In der Aufzeichnung fehlt der Beweis für faire Würfel und Karten.
proof-misshapen = Der Beweis in der Aufzeichnung ist ungültig: { $detail }.
proof-method = Der Beweis nutzt die Methode { $found }. Diese Version kennt nur { $expected }.
proof-people = Im Beweis stehen andere Spieler als in der Partie.
proof-other-game = Der Beweis gehört zu einer Partie mit anderen Namen, Optionen oder Regeln.
proof-share = Im Beweis fehlt die angekündigte Zufallszahl von { $players }.
proof-not-kept = Der Beweis gehört zu einem anderen Tisch: Sein Commitment ist { $found }.
proof-other-terms = Im Beweis steht eine andere Vereinbarung als die, der du zugestimmt hast. Jemand hat sie hinterher geändert.
proof-not-mine = Deine Zufallszahl ist nicht im Beweis. Entweder ist es eine andere Partie, oder deine Zahl wurde weggelassen.
proof-seats = Der Beweis nennt { $found } Plätze, aber es sind { $players } Spieler.
proof-commitment = Das ist nicht das Geheimnis, auf das sich der Server vor der Partie festgelegt hatte.
proof-wrong-chance = Zug { $number } der Aufzeichnung ist { $found }, gezogen wurde aber { $expected }. Jemand hat die Aufzeichnung geändert.

# Der Speicher
database-address = Gib die Datenbank als sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@HOST/NAME an.
think-needs-postgresql = `think` braucht die PostgreSQL-Datenbank, die auch der Server nutzt: --database postgresql://…
nobody-could-think = Mit einer SQLite-Datei kann nur der Server selbst Bots spielen lassen. Lass --bot-workers 0 weg oder wähle mit --database eine PostgreSQL-Datenbank.
nobody-thinks = Es läuft kein Worker, also machen die Bots keine Züge. Starte `speeltafel think` mit dieser Datenbank oder einen Server mit --bot-workers 1.
database-newer = Die Datenbank { $database } stammt von einer neueren Version von Speeltafel. Installiere diese Version oder wähle mit --database eine andere Datenbank.
database-in-use = Ein anderer Server nutzt { $database } schon. Halt ihn an oder wähle mit --database eine andere Datei.
database-unusable = Die Datenbank { $database } lässt sich nicht nutzen: { $why }.
backup-exists = { $file } gibt es schon. Wähle einen anderen Namen: Eine Sicherung überschreibt nie etwas.
backup-failed = Die Tische konnten nicht nach { $file } kopiert werden: { $why }.
restore-failed = Die Tische konnten nicht aus { $file } wiederhergestellt werden: { $why }. Es wurde nichts geändert.
not-a-backup = { $file } ist keine Sicherung der Tische von Speeltafel. Es wurde nichts geändert.
backup-postgresql = Dieser Befehl ist für SQLite. Bei PostgreSQL sicherst du mit pg_dump (auch im laufenden Betrieb). Zum Wiederherstellen halt die Server an und nimm pg_restore.
store-unavailable = Das konnte nicht gespeichert werden, also ist nichts passiert. Versuch es gleich noch einmal.
store-unreadable = Der Server kommt gerade nicht an die gespeicherten Tische heran. Versuch es gleich noch einmal.
store-conflict = Jemand anders hat diesen Tisch gleichzeitig geändert, also ist nichts passiert. Versuch es noch einmal.

# Der Server
table-unknown = Diesen Tisch gibt es nicht mehr, oder der Link ist unvollständig.
join-code-unknown = Gerade gibt es keinen Tisch mit diesem Code. Prüfe die vier Buchstaben.
table-unreadable = Dieser Tisch ist beschädigt und kann nicht geöffnet werden. Der Betreiber des Servers weiß Bescheid. Andere Tische sind nicht betroffen.
record-unknown = Speichern kannst du diese Partie erst, wenn sie zu Ende ist.
hello-expected = Eine Verbindung muss mit einem hello beginnen, das den Tisch und dein Token nennt.
protocol-version = Diese Seite nutzt Version { $found } des Protokolls, der Server { $expected }. Lade die Seite neu.
password-wrong = Falsches Passwort. Versuch es noch einmal.
token-wrong = Eine Anfrage braucht ein Token: 22 bis 64 zufällige Buchstaben, Ziffern, - und _.
too-many-guesses = Zu viele falsche Passwörter von deiner Adresse. Warte eine Minute und versuch es dann noch einmal.
too-many-join-codes = Zu viele falsche Codes von deiner Adresse. Warte eine Minute und versuch es dann noch einmal.
too-many-requests = Das war zu schnell. Warte kurz und versuch es dann noch einmal.
too-many-connections = Zu viele Verbindungen von deiner Adresse. Schließ ein paar Seiten und versuch es dann noch einmal.
too-many-tables = Du hast in kurzer Zeit viele Tische eröffnet. Spiel an einem davon oder warte eine Weile.
too-many-listed = Schon { $most } deiner Tische warten auf Mitspieler. Starte oder schließ erst einen davon.
request-head-too-large = Der Header dieser Anfrage ist zu groß.
request-too-large = Diese Anfrage ist zu groß.
host-unknown = Dieser Server ist nicht für den Namen { $name } eingerichtet. Ist es dein Server? Dann ergänze --allowed-hosts { $name }.
page-elsewhere = Seiten von anderen Websites dürfen diesen Server nicht nutzen. Ist es deine eigene Seite? Dann starte den Server mit --origin und ihrer Adresse.
proxy-bad = { $found } ist weder eine Adresse noch ein Netz. Schreib --trusted-proxies 127.0.0.1 oder 10.0.0.0/8.
base-path-bad = { $found } kann kein Pfad sein. Schreib --base-path /spiele, mit Buchstaben, Ziffern und - . _ ~ zwischen den Schrägstrichen.
frame-bad = { $found } ist keine gültige Seitenadresse. Schreib --frame-ancestors self oder https://home.example.org.
no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
message-unreadable = Diese Nachricht lässt sich nicht lesen: { $detail }.
request-wrong = Diese Anfrage lässt sich nicht beantworten: { $detail }.
our-fault = Auf dem Server ging etwas schief. Der Fehler wurde protokolliert, und es wurde nichts geändert. Versuch es bitte noch einmal.
limit-unknown = Unbekanntes Limit { $found }. Wähle aus: { $known }.
limit-bad = Das Limit { $name } muss eine Zahl über 0 sein, nicht { $found }.
cannot-listen = Der Server kann Port { $port } auf { $host } nicht öffnen: { $why }.

# Turniere
bots-for-tournament = Ein Turnier braucht zwei oder mehr verschiedene Bots. Wähle aus: { $known }.
journal-unreadable = { $file } ist keine Fortschrittsdatei von Speeltafel.
journal-of-another = { $file } enthält den Fortschritt einer anderen Berechnung. Wähle eine andere Datei oder lösche diese.
no-solver = { $game_name } lässt sich noch nicht lösen.
no-solver-for = { $game_name } lässt sich für { $can } Spieler lösen, nicht für { $players }.

# Für die Forschung
batch-size = Ein Batch braucht mindestens eine Partie, nicht { $found }.
batch-bots = Gib für jeden der { $players } Plätze einen Bot oder None an. Lass mindestens einen Platz für dein eigenes Programm frei.
batch-bot-looks-ahead = { $level } denkt voraus, und das ist für Batches zu langsam. Wähle aus: { $known }.
batch-actions = Ein Batch von { $expected } Partien braucht { $expected } ganze Zahlen (eine Aktion pro Partie). Bekommen: { $found }.
batch-illegal = In Partie { $place } des Batches ist Aktion { $action } nicht erlaubt. Die Maske der Partie zeigt, welche erlaubt sind. Es wurde nichts gespielt.
action-impossible = Aktion { $action } ist jetzt nicht erlaubt. Die Maske zeigt, welche erlaubt sind.
argument-not-one-of = { $argument } kann nicht { $found } sein. Wähle aus: { $known }.
seat-and-bots = Wähle bei { $players } Spielern deinen Platz von 0 bis { $last }. Auf den anderen Plätzen ({ $others }) spielen Bots: Gib einen Bot für alle an oder einen pro Platz.
ending-nobody-to-move = Ein Endspiel muss mit dem Zug eines Spielers beginnen. In dieser Aufzeichnung ist niemand am Zug.
no-card = Keine brauchbare NVIDIA-Karte gefunden: { $why }.
suite-unknown = { $found } gibt es in der Sammlung nicht. Wähle aus: { $known }.
agent-unknown = Unbekannter Bot { $found }. Wähle aus: { $known }. Für dein eigenes Programm schreib module:Agent.
agent-not-found = { $agent } ist nicht zu finden: { $why }. Schreib es so: my_agents:Agent. Dabei muss my_agents.py in diesem Ordner liegen oder installiert sein.
agent-failed = { $agent } ist abgestürzt ({ $kind }: { $why }).
agent-illegal = { $agent } hat Aktion { $action } gewählt, die jetzt nicht erlaubt ist. Die Maske zeigt, welche erlaubt sind.
agent-says-nothing = { $agent } kann nicht spielen: Es fehlt act(observation, mask) oder choose(view).
export-mixed = Die Aufzeichnungen stammen aus verschiedenen Spielen oder haben unterschiedlich viele Spieler. Exportiere jede Sorte für sich.
export-of-another = In { $folder } liegen Teile eines anderen Exports. Lösche den Ordner oder exportiere in eine andere Datei.
cluster-lost = Der Dask-Scheduler auf { $address } wurde beendet. Wenn du den Fortschritt in einer Datei speicherst, macht der Befehl beim nächsten Mal dort weiter.
no-cluster = Auf { $address } läuft kein Dask-Scheduler: { $why }.

# Rückblicke auf einem Server
review-unknown = Diesen Rückblick gibt es nicht mehr. Fordere ihn noch einmal an.
review-no-decision = In diesem Moment gab es nichts zu entscheiden.
review-failed = Der Rückblick ist fehlgeschlagen. Versuch es noch einmal. Klappt es wieder nicht, speichere die Partie und melde es dem Betreiber des Servers.
review-took-too-long = Der Rückblick hat zu lange gedauert und wurde abgebrochen. Versuch es später noch einmal, wenn der Server weniger zu tun hat.
too-many-reviews = { $most ->
    [one] Für dich läuft schon ein Rückblick
   *[other] Für dich laufen schon { $most } Rückblicke
 }. Warte, bis einer fertig ist, und frag dann noch einmal.
no-tips = Der Gastgeber erlaubt an diesem Tisch keine Tipps.
judge-busy = Der Server hat gerade zu tun. Frag gleich noch einmal.

# Rückblicke
review-unfinished = Diese Partie ist noch nicht zu Ende, und ein Rückblick würde Geheimnisse verraten. Spielt sie erst zu Ende.
review-too-long = Diese Partie hat { $moves } Züge. Ein Rückblick ist nur bis { $most } Züge möglich.
review-too-sure = Auf Stufe „{ $level }“ übertreibt dieses Diagramm (Steigung { $slope }): Wer führt, gewinnt seltener, als es zeigt.
review-not-sure = Auf Stufe „{ $level }“ untertreibt dieses Diagramm (Steigung { $slope }): Wer führt, gewinnt öfter, als es zeigt.
review-not-measured = Für diese Spielerzahl sind die Chancen noch nicht überprüft.
review-by-feeling = Für diesen Spielplan gibt es keine exakte Lösung. Der Rückblick bewertet die Stellung nach einem Zug deshalb mit einer Faustregel.
review-rises = Die Gewinnchance von { $player } steigt von { $before } % auf { $after } %.
review-falls = Die Gewinnchance von { $player } sinkt von { $before } % auf { $after } %.
review-doubtful = { $number }. { $player } wählt „{ $played }“. Nicht ideal: Mit „{ $best }“ gewinnt man von 100 Partien { $loss } mehr{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-mistake = { $number }. { $player } wählt „{ $played }“. Ein Fehler: Mit „{ $best }“ gewinnt man von 100 Partien { $loss } mehr{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-blunder = { $number }. { $player } wählt „{ $played }“. Ein Patzer: Mit „{ $best }“ gewinnt man von 100 Partien { $loss } mehr{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-fine = { $number }. { $player } wählt „{ $played }“. Ein guter Zug.
review-only = { $number }. { $player } wählt „{ $played }“: der einzige gute Zug.
review-found = { $number }. { $player } wählt „{ $played }“: der einzige gute Zug, und schwer zu finden.


# Gründe, in Rückblicken und Tipps. Die Tatsachen stehen bei den Texten des Spiels.
cases =
    { $how ->
        [never] nie
        [hardly] fast nie
        [nearly] fast immer
        [always] immer
       *[of] in { $tens } von 10 Fällen
    }
cases-short = in { $tens }
instead =
    { $how ->
        [of] { ": " }
       *[adverb] { ": " }
    }{ $better } statt { $played }
oftener =
    { $more ->
        [yes] { " " }öfter
       *[no] { " " }seltener
    }
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
reason-none = Einen einzelnen Grund gibt es nicht. Der bessere Zug bringt in 100 Partien etwa { $games ->
        [one] 1 Sieg
       *[other] { $games } Siege
    } mehr.
worth-the-same =
    { $all ->
        [yes] Es ist egal, welchen der guten Züge du spielst: Du gewinnst mit jedem etwa { $share } von 100 Partien.
       *[no] Diese Züge sind gleich gut: { $moves }. Du gewinnst so oder so etwa { $share } von 100 Partien.
    }
comma = { $first }, { $last }
tip-move = Bester Zug: „{ $best }“.

# Lektionen
lesson-other-1 = Otto
lesson-other-2 = Mia
lesson-scene = Schritt { $scene } von { $scenes }

# Ohne Server
pocket-cannot = Dafür brauchst du einen Server. Hier läuft alles auf deinem Gerät.
pocket-fault = Auf diesem Gerät ging etwas schief. Es wurde nichts geändert. Versuch es bitte noch einmal.
pocket-no-judge = Tipps und Rückblick sind noch nicht heruntergeladen. Geh online und frag dann noch einmal.
pocket-not-built = Die Dateien für das Spiel ohne Server sind noch nicht erstellt. Führe im Ordner mit dem Quelltext ./play pocket ORDNER aus.
pocket-folder = In { $folder } liegen andere Dateien. Wähle einen neuen oder einen leeren Ordner.
pocket-unwritable = In { $folder } lässt sich nicht schreiben: { $why }.
network-closed = Den Netzwerkzugriff kannst du nur an dem Rechner erlauben, auf dem Speeltafel läuft. Es muss dort mit ./play gestartet sein.
network-missing = Dieser Rechner ist mit keinem Netzwerk verbunden. Verbinde ihn mit deinem WLAN und versuch es noch einmal.
call-turn = Du bist dran: { $game }
call-test = Das ist ein Test. Hier bekommst du Bescheid, wenn du dran bist.
calls-off = Dieser Server verschickt keine Nachrichten.
calls-unset = Du hast noch keine Adresse für Nachrichten eingegeben.
calls-bad = { $found } ist keine Website. Schreib --calls public oder https://ntfy.example.org.
call-address-bad = An diese Adresse lassen sich keine Nachrichten schicken. Gib eine ein, die mit https:// beginnt und keinen Port hat.
call-address-elsewhere = Dieser Server schickt Nachrichten nur an bestimmte Websites, und diese Adresse gehört nicht dazu.
call-address-unreachable = { $host } ist im Internet nicht zu finden. Prüf die Adresse.
call-unanswered = { $host } hat nicht geantwortet. Versuch es später noch einmal.
call-refused = { $host } hat die Nachricht mit Fehler { $status } abgelehnt. Prüf die Adresse.
calls-no-push = Dieser Server kann keine Nachrichten an Browser schicken. Wer ihn betreibt, kann dafür das Extra „push“ installieren.
call-keys-bad = Die Schlüssel des Browsers fehlen oder sind ungültig. Schalte die Nachrichten noch einmal ein.
call-browser-gone = Dieser Browser nimmt keine Nachrichten mehr an. Schalte sie noch einmal ein.
call-zone-unknown = Dieser Server kennt die Zeitzone { $zone } nicht.
too-many-calls = Zu viele Nachrichten in kurzer Zeit. Warte eine Weile und versuch es dann noch einmal.
