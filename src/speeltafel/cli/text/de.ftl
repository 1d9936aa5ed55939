# Die Befehlszeile, auf Deutsch.

# Ein Spiel im Terminal
welcome = { $name }: { $tagline }
how-to-talk = Du kannst auch sagen: { $words }. „?“ hilft weiter.
your-move = Dein Zug
to-go-on-or-undo = Enter: weiter · undo: den Zug zurücknehmen
look-away = Die anderen schauen weg. { $player }, drück Enter, wenn nur du den Bildschirm siehst
no-such-choice = Eine Wahl { $number } gibt es nicht: Die Nummern gehen von 1 bis { $last }.
not-understood = { $text } ist kein Zug und kein Wort, das ich kenne. Tippe „?“, um zu sehen, was du tun kannst.
undone = Zurückgenommen.
saved = Gespeichert als { $file }.
save-where = Sag, wohin: „save DATEI“.
load-what = Sag, was: „load DATEI“.
not-saved = { $file } ließ sich nicht schreiben: { $why }. Das Spiel geht weiter; versuch es an einem anderen Ort.
loaded = { $file } geladen: { $moves } Züge.
other-game = { $file } ist eine Partie { $found }, an diesem Tisch wird { $wanted } gespielt. Hör mit „quit“ auf und fang mit „speeltafel play --load DATEI“ neu an.
kept-for-later = Die Partie ist aufgehoben. Weiter geht es mit: { $command }
bye = Bis zum nächsten Mal.
final-scores = Endstand
winner = gewonnen
bot-name = Bot { $number }
help-words =
    help, ?   dies hier
    log    alles, was passiert ist
    undo   deinen letzten Zug zurücknehmen, wo das geht
    save DATEI, load DATEI   eine Partie als Aufzeichnung
    { $codes }   { $languages }
    quit   aufhören; die Partie wird aufgehoben

# Tabellen von Spielen und Zahlen
column-game = Spiel
column-players = Spieler
column-about = Was es ist
column-seat = Platz
column-bot = Bot
column-wins = Gewonnen
column-interval = 95-%-Intervall
column-score = Punkte im Mittel
column-deviation = ± sd
simulated = { $games } Partien { $name } mit { $players } Spielern, Seed { $seed }
game-length = { $mean } Entscheidungen pro Partie ({ $shortest } bis { $longest })
took = { $decisions } Entscheidungen in { $seconds } s
records-written = Aufzeichnungen: { $file }
exporting = Wird geschrieben
exported = { $file } enthält { $decisions } Entscheidungen.
export-what = Sag, welche Partien: --game und --players, oder --records.
export-records-alone = Aufzeichnungen bringen Spiel, Spielerzahl und Optionen selbst mit: Gib --records ohne diese an.
simulating = Wird gespielt
warming-up = Aufwärmen (ein Spiel wird einmal kompiliert)

# Nachspielen
record-number = Aufzeichnung { $number }: { $name }, { $players } Spieler, { $moves } Züge
record-unfinished = Die Partie ist nicht zu Ende: Nach Zug { $moves } ist { $actor } dran.
record-error = Aufzeichnung { $number }: { $why }
no-records = In { $file } steht keine Aufzeichnung.
all-valid = { $records ->
        [one] Die Aufzeichnung ist gültig.
       *[other] Alle { $records } Aufzeichnungen sind gültig.
    }
some-invalid = { $bad } von { $records } Aufzeichnungen sind nicht gültig.

# Was schiefging
file-missing = Eine Datei { $file } gibt es nicht.
file-unreadable = { $file } lässt sich nicht lesen: { $why }.
file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
number-too-small = { $option } muss mindestens { $least } sein, nicht { $found }.
variable-not-a-number = { $variable } in der Umgebung muss eine ganze Zahl sein, nicht { $found }.
too-many-people = { $people } Leute passen nicht an einen Tisch für { $players }.
names-too-many = { $names } Namen für { $players } Spieler sind zu viele.
option-not-pair = { $found } ist keine Option: Schreib NAME=WERT, mit dem Wert als JSON.
name-bad = { $name } kann kein Name sein: Ein Name hat höchstens { $most } druckbare Zeichen.
load-alone = Eine gespeicherte Partie bringt Spiel, Spielerzahl und Optionen selbst mit: Gib --load ohne diese an.
unexpected = Im Programm selbst stimmt etwas nicht, an dir liegt es nicht ({ $kind }: { $detail }). Mit SPEELTAFEL_TRACEBACK=1 verrät es mehr; bitte melde es.
stopped = Abgebrochen.

# Tempo
bench-about = Zufällige Entscheidungen pro Sekunde auf einem Kern
column-plain = Einfach
column-compiled = Kompiliert
column-first = Erster Zug

# Ehrlicher Zufall
proof-fair = Aufzeichnung { $number }: ehrlich. Alle { $events } Zufallsereignisse folgen aus dem, woran der Server vor der Partie gebunden war (Festlegung { $commitment }), und aus den Anteilen, die Spieler versprachen, bevor irgendjemand den eigenen zeigte.
proof-alone = Aufzeichnung { $number }: nicht als ehrlich bewiesen. Alle { $events } Zufallsereignisse folgen aus dem, woran der Server gebunden war (Festlegung { $commitment }), aber kein Spieler hat etwas beigetragen: Der Server hätte wählen können.
proof-partial = Aufzeichnung { $number }: nur ein Teil einer Partie. Bis dahin { $events ->
    [one] folgt 1 Zufallsereignis
   *[other] folgen { $events } Zufallsereignisse
} aus dem Beweis (Festlegung { $commitment }); über den Rest lässt sich nichts sagen.
proof-before = Aufzeichnung { $number }: stimmt nach der früheren Methode. Alle { $events } Zufallsereignisse folgen aus dem Geheimnis des Servers (Festlegung { $commitment }) und aus dem, was die Plätze offen beigetragen haben; wer zuletzt beitrug, auch der Platz eines Bots, hätte wählen können.
proof-added-by = Zum Zufall beigetragen: { $players }.
proof-withheld = Einen Anteil versprochen und nicht gezeigt: { $players }. Im Bund mit dem Server konnte jeder von ihnen zwischen zwei Partien wählen.
proof-covers = Spiel, Optionen und Namen sind vom Beweis erfasst, die eigenen Züge der Spieler nicht.
proof-covers-not-date = Spiel, Optionen und Namen sind vom Beweis erfasst, das Datum und die eigenen Züge der Spieler nicht.
proof-give-all = Eine Aufzeichnung, die stimmt, kann sich jeder ausdenken. Dass es die Partie ist, die du gespielt hast, zeigen --commitment, --mine und --terms: Die Seite hebt sie für dich auf.
proof-give-more = Dass niemand sonst gewählt hat, zeigen dir dein eigener Anteil und die Vereinbarung, unter der du ihn gezeigt hast: Gib --mine und --terms an.

# Turniere
tournament-of = { $name }, { $players } Spieler: je zwei Bots { $games } Partien, Seed { $seed }. Einer gegen einen Tisch voll anderer; ein gerechter Anteil ist { $fair }.
one-against = Einer \ der Rest
column-rating = Wertung
column-time = Zeit pro Zug
plot-title = { $name }, { $players } Spieler: einer gegen den Rest

# Die Rangliste
evaluated = { $agent }, allein bei { $name } für { $players }; Seed { $seed }, Version { $version }. Ein gerechter Anteil ist { $fair }.
column-opponent = Gegen
column-games = Partien

# Lösen
solving = Wird gelöst
sweep = { $title }, Durchgang { $number }: Rest { $residual }
solved = { $positions } Stellungen, { $sweeps } Durchgänge, Rest { $residual }.
first-player = Bei perfektem Spiel gewinnt der erste Spieler { $chance } (ein Gleichstand zählt halb).
checked-in-play = In { $games } Partien zwischen Meistern, nach den Regeln: { $share } ± { $reach }.
exploited = Wer die Gewohnheiten von { $level } kennt, gewinnt dagegen { $share }: { $more } mehr als die Hälfte.

# Tische aufbewahren
backed-up = { $file } enthält alle Tische, wie sie eben waren: { $size } MB.
restored = Die Tische sind jetzt die aus { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
    }. Ein laufender Server macht mit ihnen weiter.
tables-checked = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
    } geprüft: { $bad ->
    [0] alles lesbar.
    [one] einer lässt sich nicht lesen.
   *[other] { $bad } lassen sich nicht lesen.
    }
table-bad = { $table }: ab Ereignis { $number } nicht lesbar: { $why }.
table-savable = Bis dahin schon: { $batches } von { $all } Teilen, { $steps } Schritte der Partie.
table-lost = Davon ist nichts zu retten: Nicht einmal, wie der Tisch gedeckt wurde, ist lesbar.
log-gap = davor fehlen Ereignisse
log-misshapen = es ist kein Ereignis, das wir kennen ({ $detail })
log-senseless = es passt nicht zu dem, was davor kam ({ $kind })
tables-cleaned = { $tables ->
    [0] Kein Tisch war älter als { $days } Tage, entfernt wurde also nichts.
    [one] Ein Tisch war älter als { $days } Tage und wurde entfernt.
   *[other] { $tables } Tische waren älter als { $days } Tage und wurden entfernt.
    }
token-asked = Das Token der Person, die vergessen werden soll
person-erased = Vergessen: { $removed } Tische dieser Person sind entfernt; an { $blanked } anderen, wo mehr Leute mitspielten, sind ihr Name und das, was sie gesagt hat, gelöscht.

# Der Doktor
doctor-database = Die Datenbank ist brauchbar; Tische darin: { $tables }.
doctor-strangers = Andere Rollen dieser PostgreSQL dürfen sich mit der Datenbank verbinden ({ $roles }) und hören so jede Hand und jedes Geheimnis, das Server einander mitteilen: REVOKE CONNECT ON DATABASE { $database } FROM PUBLIC.
doctor-in-use = Gerade spielt ein Server darauf.
doctor-thinkers = Prozesse, die für Bots und Rückblicke denken: { $count }.
doctor-no-thinkers = Server spielen darauf, aber niemand denkt für Bots und Rückblicke: Starte `speeltafel think` mit derselben --database, oder einen Server mit --bot-workers 1 oder mehr.
doctor-disk = Die Datei hat { $size } MB, und daneben sind { $free } MB frei.
doctor-page = Die Seite ist da.
doctor-no-page = Die Seite ist nicht gebaut, Browser finden also nichts: Starte ./play --setup oder installiere ein Wheel.
doctor-port-free = { $host }, Port { $port }, ist frei für einen Server.
doctor-server = Auf { $host }, Port { $port }, antwortet ein Server, und er kann speichern.
doctor-server-ill = Auf { $host }, Port { $port }, antwortet ein Server, aber er kann nicht speichern: Schau in sein Protokoll.
doctor-port-taken = Auf { $host }, Port { $port }, antwortet etwas anderes: Wähle mit --port einen anderen.
doctor-files = Das System erlaubt { $limit } offene Dateien; jede davon kann eine Verbindung sein.
doctor-few-files = Das System erlaubt nur { $limit } offene Dateien, also auch nur so viele Verbindungen: Erhöhe das (ulimit -n, oder LimitNOFILE in systemd).
doctor-time = Die Uhr dieses Rechners zeigt { $now } (UTC).
doctor-time-wrong = Die Uhr dieses Rechners zeigt { $now } (UTC), und das kann nicht sein: Stell sie.
doctor-time-back = Ein Server hat hier eine spätere Zeit notiert, als die Uhr dieses Rechners zeigt: Wurde sie zurückgestellt?
doctor-uvicorn = uvicorn { $found } ist erprobt.
doctor-other-uvicorn = uvicorn { $found } ist nicht erprobt, Nachrichten gehen also langsamer hinaus: Installiere 0.54.

# Rückblicke
reviewing = Entscheidungen werden beurteilt
record-heading = { $name }, { $players } Spieler, { $moves } Züge
review-one-game = In { $file } stehen { $records } Partien; ein Rückblick gilt einer. Leg die, die du meinst, in eine eigene Datei.
review-plot-format = { $file } ist kein Bild, das wir zeichnen können: Der Name soll auf eines von { $known } enden.
review-turning-points = Wendepunkte
review-at = Bei { $number }:
review-account = Woran es lag, in Prozent eines Siegs
review-who-gave = Wessen Entscheidungen wem wie viel gaben
review-decisions = Entscheidungen, die ein Wort wert sind, nach dem, was man wissen konnte
review-no-marks = Niemand hat etwas falsch gemacht, das sich benennen ließe.
review-how = Start, Glück, eigenes Spiel, Spiel der anderen und was die Jury sich anders überlegt hat, ergeben zusammen das Ergebnis. Fehler: von dem, was bei den Entscheidungen auf dem Spiel stand, der Teil, der verloren ging. Verluste sind die von 100 Partien, in denen alle wie ein Stammgast weiterspielen.
review-how-exact = Start, Glück, eigenes Spiel, Spiel der anderen und was die Jury sich anders überlegt hat, ergeben zusammen das Ergebnis. Fehler: von dem, was bei den Entscheidungen auf dem Spiel stand, der Teil, der verloren ging. Verluste sind bis zum Ende des Zugs exakt.
review-plotted = Das Diagramm ist in { $file }.
column-player = Spieler
column-start = Start
column-luck = Glück
column-own = Eigenes Spiel
column-others = Spiel der anderen
column-judge = Jury
column-result = Ergebnis
column-errors = Fehler
column-marks = Zeichen
column-gave = Gab
review-plot-chance = Gewinnchance, %
review-plot-moves = Züge und Zufallsereignisse

# Lektionen
lesson-go-on = Drück Enter, um weiterzumachen
no-lesson = Für { $game_name } gibt es noch keine Lektion. Die Regeln: speeltafel play { $game_name }, dann tippe help.
