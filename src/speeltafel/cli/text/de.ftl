# Die Befehlszeile, auf Deutsch.

# Ein Spiel im Terminal
welcome = { $name }: { $tagline }
how-to-talk = Du kannst auch tippen: { $words }. „?“ zeigt die Hilfe.
your-move = Dein Zug
to-go-on-or-undo = Enter: weiter · undo: diesen Zug zurücknehmen
look-away = Alle anderen: bitte wegschauen! { $player }, drück Enter, sobald nur noch du den Bildschirm siehst.
no-such-choice = Nummer { $number } gibt es nicht. Tippe eine Nummer von 1 bis { $last }.
not-understood = { $text } ist weder ein Zug noch ein Befehl. Tippe „?“, um zu sehen, was du tun kannst.
undone = Zug zurückgenommen.
saved = Gespeichert als { $file }.
save-where = Gib einen Dateinamen an: „save DATEI“.
load-what = Gib einen Dateinamen an: „load DATEI“.
not-saved = { $file } konnte nicht geschrieben werden: { $why }. Versuch es an einem anderen Ort. Die Partie ist nicht verloren.
loaded = { $file } geladen: { $moves } Züge.
other-game = { $file } ist eine Partie { $found }, aber an diesem Tisch spielst du { $wanted }. Tippe „quit“ und starte „speeltafel play --load DATEI“.
kept-for-later = Die Partie ist gespeichert. Weiter geht es mit: { $command }
bye = Bis zum nächsten Mal.
final-scores = Endstand
winner = Sieger
bot-name = Bot { $number }
help-words =
    help, ?   diese Hilfe zeigen
    log    alles zeigen, was passiert ist
    undo   deinen letzten Zug zurücknehmen, wenn das geht
    save DATEI, load DATEI   eine Partie speichern oder laden
    { $codes }   { $languages }
    quit   aufhören (die Partie wird gespeichert)

# Tabellen von Spielen und Zahlen
column-game = Spiel
column-players = Spieler
column-about = Worum es geht
column-seat = Platz
column-bot = Bot
column-wins = Gewonnen
column-interval = 95-%-Intervall
column-score = Punkte im Schnitt
column-deviation = ± sd
simulated = { $games } Partien { $name } mit { $players } Spielern, Seed { $seed }
game-length = { $mean } Entscheidungen pro Partie ({ $shortest } bis { $longest })
took = { $decisions } Entscheidungen in { $seconds } s
records-written = Aufzeichnungen: { $file }
exporting = Datei wird geschrieben
exported = { $file } enthält { $decisions } Entscheidungen.
export-what = Wähle die Partien: --game und --players, oder --records.
export-records-alone = Aufzeichnungen enthalten Spiel, Spielerzahl und Optionen schon. Lass diese Angaben bei --records weg.
simulating = Partien werden gespielt
warming-up = Vorbereitung (jedes Spiel wird nur einmal kompiliert)

# Nachspielen
record-number = Aufzeichnung { $number }: { $name }, { $players } Spieler, { $moves } Züge
record-unfinished = Die Partie ist nicht zu Ende: Nach Zug { $moves } ist { $actor } dran.
record-error = Aufzeichnung { $number }: { $why }
no-records = In { $file } stehen keine Aufzeichnungen.
all-valid = { $records ->
        [one] Die Aufzeichnung ist gültig.
       *[other] Alle { $records } Aufzeichnungen sind gültig.
    }
some-invalid = { $bad } von { $records } Aufzeichnungen sind nicht gültig.

# Was schiefging
file-missing = Die Datei { $file } gibt es nicht. Prüfe den Namen.
file-unreadable = { $file } lässt sich nicht lesen: { $why }.
file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
number-too-small = { $option } muss mindestens { $least } sein, nicht { $found }.
variable-not-a-number = Die Umgebungsvariable { $variable } muss eine ganze Zahl sein, nicht { $found }.
too-many-people = { $people } Leute passen nicht an einen Tisch für { $players }. Erhöhe --players oder senke --people.
names-too-many = { $names } Namen sind zu viele für { $players } Spieler.
option-not-pair = { $found } ist keine Option. Schreib NAME=WERT, mit dem Wert als JSON.
name-bad = { $name } ist kein gültiger Name. Ein Name darf höchstens { $most } druckbare Zeichen haben.
load-alone = Eine gespeicherte Partie enthält Spiel, Spielerzahl und Optionen schon. Lass diese Angaben bei --load weg.
unexpected = Das ist ein Fehler im Programm. Du hast nichts falsch gemacht ({ $kind }: { $detail }). Bitte melde ihn. Mit SPEELTAFEL_TRACEBACK=1 siehst du mehr.
stopped = Abgebrochen.

# Tempo
bench-about = Zufällige Entscheidungen pro Sekunde auf einem Kern
column-plain = Nicht kompiliert
column-compiled = Kompiliert
column-first = Erster Zug

# Ehrlicher Zufall
proof-fair = Aufzeichnung { $number }: fair. Alle { $events } Würfe und Ziehungen stimmen. Sie kommen aus dem Geheimnis des Servers (Commitment { $commitment }) und aus den Zufallszahlen der Spieler. Alle hatten sich festgelegt, bevor jemand seine Zahl zeigte.
proof-alone = Aufzeichnung { $number }: Fairness nicht bewiesen. Alle { $events } Würfe und Ziehungen kommen aus dem Geheimnis des Servers (Commitment { $commitment }). Kein Spieler hat eine Zufallszahl beigetragen, also hätte der Server das Ergebnis selbst wählen können.
proof-partial = Aufzeichnung { $number }: nur ein Teil einer Partie. { $events ->
    [one] Der erste Wurf oder die erste Ziehung stimmt
   *[other] Die ersten { $events } Würfe und Ziehungen stimmen
} (Commitment { $commitment }). Der Rest lässt sich nicht prüfen.
proof-before = Aufzeichnung { $number }: gültig nach der alten Methode. Alle { $events } Würfe und Ziehungen kommen aus dem Geheimnis des Servers (Commitment { $commitment }) und aus Zahlen, die alle Plätze offen zeigten. Wer als Letzter eine Zahl beitrug, hätte das Ergebnis wählen können, auch ein Bot.
proof-added-by = Mit eigener Zufallszahl dabei: { $players }.
proof-withheld = Diese Spieler haben eine Zufallszahl angekündigt, aber nicht geschickt: { $players }. Mit Hilfe des Servers hätte jeder von ihnen zwischen zwei Ergebnissen wählen können.
proof-covers = Der Beweis gilt für das Spiel, die Optionen und die Namen, aber nicht für die Züge der Spieler.
proof-covers-not-date = Der Beweis gilt für das Spiel, die Optionen und die Namen, aber nicht für das Datum und die Züge der Spieler.
proof-give-all = Eine gültige Aufzeichnung kann sich jeder ausdenken. Um zu prüfen, ob es deine Partie ist, gib --commitment, --mine und --terms an. Die Seite hat diese Werte für dich aufgehoben.
proof-give-more = Um sicher zu sein, dass niemand sonst das Ergebnis gewählt hat, gib deine eigene Zufallszahl (--mine) und deine Vereinbarung (--terms) an.

# Turniere
tournament-of = { $name }, { $players } Spieler, Seed { $seed }: { $games } Partien pro Bot-Paar. Ein Bot spielt gegen einen Tisch voller Kopien des anderen. Bei gleicher Stärke gewinnt er { $fair } der Partien.
one-against = Bot \ der Rest
column-rating = Wertung
column-time = Zeit pro Zug
plot-title = { $name }, { $players } Spieler: ein Bot gegen den Rest

# Die Rangliste
evaluated = { $agent } allein gegen den Rest: { $name }, { $players } Spieler, Seed { $seed }, Version { $version }. Bei gleicher Stärke gewinnt er { $fair } der Partien.
column-opponent = Gegen
column-games = Partien

# Lösen
solving = Lösung wird berechnet
sweep = { $title }, Durchgang { $number }: Residuum { $residual }
solved = { $positions } Stellungen, { $sweeps } Durchgänge, Residuum { $residual }.
first-player = Bei perfektem Spiel gewinnt der erste Spieler { $chance } der Partien (ein Gleichstand zählt halb).
checked-in-play = Gegenprobe: In { $games } Partien zwischen Meistern gewann der erste Spieler { $share } ± { $reach }.
exploited = Ein Gegner, der weiß, wie { $level } spielt, gewinnt { $share } der Partien ({ $more } mehr als die Hälfte).

# Tische aufbewahren
backed-up = Alle Tische sind in { $file } gespeichert ({ $size } MB).
restored = Aus { $file } wiederhergestellt: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
    }. Ein laufender Server macht damit weiter.
tables-checked = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
    } geprüft: { $bad ->
    [0] alles lesbar.
    [one] einer lässt sich nicht lesen.
   *[other] { $bad } lassen sich nicht lesen.
    }
table-bad = Tisch { $table } ist ab Ereignis { $number } nicht lesbar: { $why }.
table-savable = Alles davor ist lesbar: { $batches } von { $all } Abschnitten, { $steps } Schritte der Partie.
table-lost = Hier ist nichts zu retten: Nicht einmal der Anfang dieses Tisches ist lesbar.
log-gap = Davor fehlen Ereignisse
log-misshapen = Das ist kein bekanntes Ereignis ({ $detail })
log-senseless = Es passt nicht zu den Ereignissen davor ({ $kind })
table-patched = Tisch { $table } läuft jetzt mit Version { $after } der Regeln statt mit { $before }. { $same ->
    [yes] Die Stellung bleibt dieselbe.
   *[no] Die Stellung ändert sich, und vielleicht auch, was man spielen darf.
    }
table-not-patched = Tisch { $table } bleibt bei Version { $before } der Regeln. Nach Version { $after } ist Ereignis { $number } unmöglich: { $why }.
patch-nobody = Niemand wäre an der Reihe
tables-patched = Tische mit älteren Regeln: { $found }. { $found ->
    [0] Es ist nichts zu tun.
   *[other] { $changed ->
        [yes] Geändert: { $patched }.
       *[no] Änderbar: { $patched }. Es wurde nichts geändert.
    }
    }
tables-cleaned = { $tables ->
    [0] Kein Tisch war älter als { $days } Tage, also wurde nichts entfernt.
    [one] Ein Tisch, der älter als { $days } Tage war, wurde entfernt.
   *[other] { $tables } Tische, die älter als { $days } Tage waren, wurden entfernt.
    }
token-asked = Das Token der Person, deren Daten gelöscht werden sollen
person-erased = Gelöschte Tische dieser Person: { $removed }. Tische mit anderen Spielern, an denen ihr Name und ihre Nachrichten gelöscht wurden: { $blanked }.

# Der Doktor
doctor-database = Die Datenbank funktioniert. Gespeicherte Tische: { $tables }.
doctor-strangers = Andere PostgreSQL-Rollen können sich mit der Datenbank verbinden ({ $roles }). Sie könnten jede Hand und jedes Geheimnis sehen. So verhinderst du das: REVOKE CONNECT ON DATABASE { $database } FROM PUBLIC.
doctor-in-use = Ein Server nutzt die Datenbank gerade.
doctor-thinkers = Worker für Bots und Rückblicke: { $count }.
doctor-no-thinkers = Es laufen Server, aber kein Worker für Bots und Rückblicke. Starte `speeltafel think` mit derselben --database oder einen Server mit --bot-workers 1 oder mehr.
doctor-disk = Die Datei ist { $size } MB groß, auf der Festplatte sind noch { $free } MB frei.
doctor-page = Die Webseite ist fertig erstellt.
doctor-no-page = Die Webseite ist noch nicht erstellt, deshalb zeigt der Browser nichts. Führe ./play --setup aus oder installiere ein Wheel.
doctor-port-free = Port { $port } auf { $host } ist frei.
doctor-server = Auf Port { $port } von { $host } läuft ein Server, der Partien speichern kann.
doctor-server-ill = Auf Port { $port } von { $host } läuft ein Server, der keine Partien speichern kann. Schau in sein Protokoll.
doctor-port-taken = Ein anderes Programm nutzt Port { $port } auf { $host }. Wähle mit --port einen anderen Port.
doctor-files = Das System erlaubt { $limit } offene Dateien. Jede Verbindung braucht eine.
doctor-few-files = Das System erlaubt nur { $limit } offene Dateien, und jede Verbindung braucht eine. Erhöhe das Limit (ulimit -n, oder LimitNOFILE in systemd).
doctor-time = Die Uhr dieses Rechners zeigt { $now } (UTC).
doctor-time-wrong = Die Uhr dieses Rechners geht falsch ({ $now } UTC). Stell sie richtig.
doctor-time-back = Ein Server hat eine spätere Zeit notiert, als die Uhr dieses Rechners zeigt. Prüfe, ob die Uhr zurückgestellt wurde.
doctor-uvicorn = Speeltafel ist mit uvicorn { $found } getestet.
doctor-other-uvicorn = Speeltafel ist mit uvicorn { $found } nicht getestet, deshalb werden Nachrichten langsamer verschickt. Installiere Version 0.54.

# Rückblicke
reviewing = Entscheidungen werden geprüft
record-heading = { $name }, { $players } Spieler, { $moves } Züge
review-one-game = In { $file } stehen { $records } Partien, ein Rückblick ist aber nur für eine möglich. Speichere diese eine in einer eigenen Datei.
review-plot-format = Das Diagramm lässt sich nicht als { $file } speichern. Wähle einen Namen mit einer dieser Endungen: { $known }.
review-turning-points = Wendepunkte
review-at = Zug { $number }:
review-account = Woher das Ergebnis kam (in Siegen pro 100 Partien)
review-who-gave = Wer wem mit seinen Entscheidungen geholfen hat
review-decisions = Wichtige Entscheidungen (beurteilt nach dem, was der Spieler sehen konnte)
review-no-marks = Keine groben Fehler.
review-how = Start, Glück, eigenes Spiel, Spiel der anderen und genauere Analyse ergeben zusammen das Ergebnis. „Fehler“ ist der Anteil der möglichen Gewinnchance, den ein Spieler verschenkt hat. Die Verluste sind Siege pro 100 Partien, wenn alle wie ein Stammgast weiterspielen.
review-how-exact = Start, Glück, eigenes Spiel, Spiel der anderen und genauere Analyse ergeben zusammen das Ergebnis. „Fehler“ ist der Anteil der möglichen Gewinnchance, den ein Spieler verschenkt hat. Die Verluste sind bis zum Ende des Zugs exakt.
review-plotted = Das Diagramm ist in { $file } gespeichert.
column-player = Spieler
column-start = Start
column-luck = Glück
column-own = Eigenes Spiel
column-others = Spiel der anderen
column-judge = Genauere Analyse
column-result = Ergebnis
column-errors = Fehler
column-marks = Zeichen
column-gave = Von
review-plot-chance = Gewinnchance (%)
review-plot-moves = Züge, Würfe und Ziehungen

# Lektionen
lesson-go-on = Drück Enter, um weiterzumachen
no-lesson = Für { $game_name } gibt es noch keine Lektion. Die Regeln findest du so: Starte speeltafel play { $game_name } und tippe help.

# Ohne Server
pocket-written = Die Dateien liegen in { $folder } ({ $size } MB). Kopiere den Ordner auf deinen Webspace oder probiere ihn hier aus: python -m http.server --directory { $folder }

# Wenn ein Server startet
serve-open = Speeltafel läuft.
serve-here = Auf diesem Rechner: { $address }
serve-network = In deinem Netzwerk: { $address }
serve-scan = Scanne diesen Code mit dem Handy:
serve-alone = Im Moment kann man nur an diesem Rechner mitspielen. Um Zugriff aus deinem Netzwerk zu erlauben, füge bei „serve“ --host 0.0.0.0 hinzu.
serve-asks = Im Moment kann man nur an diesem Rechner mitspielen. Damit es auch am Handy geht, wähle auf der Seite „Mit Freunden“.
serve-code = Code des neuen Tisches: { $code }
serve-stop = Drück Strg+C zum Beenden.
logs-unknown = Unbekanntes Logformat { $found }. Wähle aus: { $known }.
