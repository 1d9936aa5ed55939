# Die Seite selbst, auf Deutsch.

# Start
welcome = Was wollen wir spielen?
what-it-is = Drei Familienspiele: gegen Bots, online mit Freunden oder zusammen an einem Gerät.
what-it-is-pocket = Drei Familienspiele: gegen Bots oder zusammen an diesem Gerät.
new-here = Neu hier? Fang mit tricky an.
new-here-learn = Lern es in zwei Minuten
your-name = Dein Name
their-name = Name des anderen Spielers
switch-language = Sprache
number-of-players = Spieler
fewer-players = Ein Spieler weniger
more-players = Ein Spieler mehr
against-bots = Gegen Bots spielen
with-friends = Mit Freunden
on-this-device = An einem Gerät
continue = Weiterspielen
open-tables = Offene Tische
nothing-open = Gerade ist kein Tisch offen. Eröffne einen und lade Freunde ein.
free-seats =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
list-your-turn = Du bist dran
list-turn-of = { $name } ist dran
list-paused = pausiert
list-score = Dein Stand: { $score }
waits-minutes = seit { $minutes } Min.
waits-hours = seit { $hours } Std.
waits-days =
    { $days ->
        [one] seit 1 Tag
       *[other] seit { $days } Tagen
    }
list-you-won = Du hast gewonnen
list-you-shared = Gemeinsam gewonnen
list-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
list-abandoned = nicht zu Ende gespielt
no-such-page = Seite nicht gefunden
no-such-page-why = Unter dieser Adresse gibt es keinen Tisch. Vielleicht fehlt ein Teil des Links.
list-it = In der Liste der offenen Tische zeigen
who-plays = Wer spielt mit?
name-of-player = Name von Spieler { $number }
begin = Los geht’s
cancel = Abbrechen
home = Alle Spiele
not-reached = Der Server ist gerade nicht erreichbar.
nothing-stored = Dein Browser speichert nichts. Wenn du diese Seite schließt, sind dein Name und deine Plätze weg.
licences = Lizenzen
unofficial-all = Inoffizielle Fassungen mit Regeln in unseren eigenen Worten. Die Originalspiele gehören ihren Rechteinhabern.

# An einem Tisch
sit-down = Hinsetzen
seat-free = frei
not-here-yet = noch nicht da
bot = Bot
order-seats = Plätze tauschen
shuffle-seats = Plätze auslosen
rotate-seats = Alle einen Platz weiter
order-done = Fertig
move-up = { $name } nach oben
move-down = { $name } nach unten
rename = { $name } umbenennen
new-name = Neuer Name
rename-done = Speichern
seats-now = So sitzt ihr jetzt: { $players }
let-bot-play = Bot mitspielen lassen
free-seat = Platz freigeben
send-away = Entfernen
send-away-name = { $name } entfernen
send-away-sure = { $name } verliert den Platz, und die Einladung gilt nicht mehr. Du bekommst eine neue Einladung zum Verschicken.
sent-away = Dein Platz wurde freigegeben. Bitte um eine neue Einladung, wenn du mitspielen willst.
no-free-seat = Der Tisch ist voll. Du kannst zuschauen.
start-game = Partie starten
fill-with-bots = Mit Bots auffüllen und starten
invite = Schick deinen Freunden diesen Link oder lass sie den Code scannen.
join-code = Mit Code mitspielen
join = Mitspielen
join-table = An einem Tisch mitspielen
invite-code = Oder öffne { $address } und gib diesen Code ein:
invite-title = Lade deine Freunde ein
only-this-machine = Im Moment lässt sich der Tisch nur auf diesem Rechner öffnen. Damit man auch auf anderen Geräten im Heimnetz mitspielen kann, starte Speeltafel mit diesem Befehl:
network-ask = Im Moment lässt sich der Tisch nur auf diesem Rechner öffnen. Wenn du den Zugriff aus deinem Heimnetz erlaubst, könnt ihr auch am Handy mitspielen. Jedes Gerät in diesem Netz kann die Seite dann öffnen.
network-open = Netzwerkzugriff erlauben
which-address = Adresse im Heimnetz
share-link = Link teilen
come-and-play = Spielst du { $game } mit mir?
while-waiting = Während du wartest
copy-link = Link kopieren
link-copied = Kopiert
waiting-host = Warte, bis der Gastgeber die Partie startet.
you-watch = Du schaust zu.
reconnecting = Verbindung verloren. Neuer Versuch …
reconnecting-move = Verbindung verloren. Dein Zug wird gesendet, sobald du wieder verbunden bist.
turned-away = Tisch nicht gefunden
loading = Der Tisch wird geladen …
undo = Zug zurücknehmen
more = Menü
close = Schließen
say-something = Sag etwas
mute = { $name } stumm schalten
unmute = { $name } nicht mehr stumm schalten
send = Senden
sound-on = Ton: an
sound-off = Ton: aus
notify-on = Hinweis, wenn du dran bist: an
notify-off = Hinweis, wenn du dran bist: aus
call-me = Nachricht an mich
call-me-about = Wenn dein Zug beginnt und du nicht da bist, bekommst du eine Nachricht. Darin stehen nur das Spiel und ein Link zum Tisch.
call-me-way = Verschicken über
call-me-address = Adresse
call-me-topic = Wähle ein Thema (Topic), das schwer zu erraten ist. Wer es kennt, kann die Nachrichten lesen.
call-me-hook = Füge die Adresse deines Webhooks ein. Zeig sie niemandem.
call-me-quiet = Ruhezeiten einhalten
call-me-from = Von
call-me-until = Bis
call-me-save = Speichern
call-me-saved = Gespeichert.
call-me-test = Testnachricht schicken
call-me-tested = Verschickt. Ist die Nachricht angekommen?
call-me-stop = Keine Nachrichten mehr
call-me-stopped = Du bekommst keine Nachrichten mehr.
call-me-trouble = Die letzte Nachricht kam nicht an. { $why }
push = Dieser Browser
push-about = Dieser Browser zeigt die Nachricht, auch wenn die Seite geschlossen ist.
push-insecure = Browser zeigen nur Nachrichten von Seiten, deren Adresse mit https:// beginnt.
push-unsupported = Dieser Browser kann keine Nachrichten zeigen. Auf dem iPhone oder iPad musst du die Seite zuerst zum Home-Bildschirm hinzufügen.
push-blocked = Dieser Browser blockiert Nachrichten dieser Seite. Erlaube sie in den Einstellungen.
push-failed = Die Nachrichten ließen sich in diesem Browser nicht einschalten. Versuch es noch einmal oder wähle einen anderen Weg.
your-turn-now = Du bist dran!
take-seat-back = Ich spiele wieder selbst
bot-for = Ein Bot spielt für { $name }.
is-away = { $name } ist gerade weg.
bot-may-stand-in = In { $seconds } s kann ein Bot einspringen.
let-bot-stand-in = Einen Bot spielen lassen
is-slow = { $name } lässt sich Zeit.
nudge = { $name } anstupsen
is-nudged = { $name } wurde angestupst.
play-turn = Diesen Zug von einem Bot spielen lassen
nudged-you = Die anderen warten auf dich.
leave-table = Einen Bot für mich spielen lassen
rematch = Noch eine Partie
to-rematch = Zur nächsten Partie
next-game-ready = Die anderen starten eine neue Partie. Du bist gleich mit dabei.
stay-here = Hierbleiben
next-game-title = Neue Partie!
save-record = Partie speichern
keep-game = Als Webseite speichern
keep-game-review = Rückblick: { $percent } %
react-bravo = Bravo!
react-laugh = Ha!
react-wow = Wow!
react-sad = O nein …
react-think = Hmm …
react-hurry = Na los!
react-thanks = Danke!
pass-device = Gib das Gerät an { $name } weiter.
it-is-me = Ich bin { $name }
choose-ahead = Alle wählen gleichzeitig und heimlich. Wähle jetzt.
chosen-ahead = Dein Zug ist gewählt. Bis du dran bist, kannst du dich noch umentscheiden.
time-left = { $seconds } s
table-log = Spielverlauf

# Ein privater Server
private-server = Privater Tisch
private-server-why = Du brauchst ein Passwort. Frag die Person, die dich eingeladen hat.
password = Passwort
come-in = Eintreten

# Zurückschauen
replay = Partie ansehen
cannot-replay = Diese Partie lässt sich nicht anzeigen
link-damaged = Dieser Link ist kaputt oder unvollständig. Lass ihn dir noch einmal schicken.
before-the-game = Vor dem ersten Zug.
step = Zug
step-of = Zug { $step } von { $steps }
through-the-game = Durch die Partie blättern
first-step = Zum Anfang
step-back = Vorheriger Zug
step-on = Nächster Zug
play-by-itself = Automatisch abspielen
stop-playing = Anhalten
last-step = Zum Ende
through-eyes = Ansehen als
eyes-all = alle Spieler (Karten offen)
eyes-watch = Zuschauer
all-hands = Karten aller Spieler
copy-position = Link zu diesem Moment kopieren
looking-back = Du siehst dir einen früheren Zug an.
back-to-now = Zurück zur Partie
look-back = Frühere Züge
open-record = Gespeicherte Partie öffnen
open-record-why = Eine Partie, die du gespeichert hast oder die dir jemand geschickt hat.
finished-games = Gespielte Partien

# Am Tisch
tab-log = Verlauf
tab-chat = Chat
tab-table = Tisch
tab-rules = Regeln
rules-of-game = Die Regeln
something-new = neue Nachrichten
nobody-spoke = Noch keine Nachrichten. Sag doch mal Hallo!
seat-here = spielt
seat-yours = du
seat-on-device = auf diesem Gerät
seat-away = ist gerade weg, die Partie wartet
seat-left = ist gegangen, jetzt spielt ein Bot
seat-clock = hat die Zeit überschritten, jetzt spielt ein Bot
seat-resigned = hat aufgegeben, ein Bot spielt weiter
seat-bot = Bot ({ $level })
pause = Pause
resume = Weiterspielen
leave-sure = Ein Bot spielt für dich, bis du zurückkommst.
resign = Aufgeben
resign-sure = Ein Bot übernimmt deinen Platz, und du kannst nicht mehr in diese Partie zurück.
days-off = Freie Tage nehmen
days-off-about = Solange du weg bist, steht deine Uhr, und die anderen sehen, wann du zurückkommst. Du hast in dieser Partie noch { $days ->
    [one] einen freien Tag
   *[other] { $days } freie Tage
}.
days-off-days = Freie Tage
days-off-until = Du bist am { $date } zurück. Du darfst auch früher kommen.
days-off-back = Ich bin wieder da
seat-off = hat bis { $date } frei
is-off = { $name } hat bis { $date } frei. So lange steht die Uhr.
are-you-sure = Bist du sicher?
bot-played-for-you = Ein Bot hat für dich gespielt
go-on = Weiter
share = Teilen
whole-game-again = Partie noch einmal ansehen
hours-left = { $hours } Std. { $minutes } Min.
days-left = { $days } Tg. { $hours } Std.

keys = Drück ? für die Tastenkürzel.

# Wie ein Tisch gedeckt ist
table-choices = Optionen der Partie
choices = Optionen
bots-play = Stufe der Bots
clock = Bedenkzeit
clock-none = ohne Zeitlimit
clock-seconds = { $seconds } Sekunden pro Zug
clock-minutes =
    { $minutes ->
        [one] 1 Minute pro Zug
       *[other] { $minutes } Minuten pro Zug
    }
clock-days =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
spectators-yes = Zuschauen erlaubt
spectators-no = ohne Zuschauer
aids-yes = mit Merkhilfen
aids-no = ohne Merkhilfen
allow-spectators = Andere dürfen zuschauen
show-aids = Merkhilfen (zeigen, was du dir sonst merken müsstest)
one-more-here = Mitspieler auf diesem Gerät hinzufügen
close-table = Tisch schließen
close-sure = Der Tisch wird für alle geschlossen. Die Einladung gilt dann nicht mehr.
leave-seat = Aufstehen
leave-seat-sure = Um dich wieder hinzusetzen, brauchst du eine neue Einladung.
table-closed = Dieser Tisch wurde geschlossen, bevor es losging.
so-be-it = Fertig
choose-file = Datei wählen
file-too-large = Diese Datei ist viel zu groß für eine gespeicherte Partie.
who-is-player = Wer ist Spieler { $number }?
chair-here = hier
chair-bot = Bot
chair-friend = Gast

# Niemand hat die Würfel gewählt
start-waits = Vor dem Mischen warten wir noch auf { $players } …
fair-seal-fair = Geprüft: faire Würfel und Karten
fair-seal-theirs = Geprüft, aber ohne deine Zufallszahl
fair-seal-end-unseen = Geprüft, aber ohne das Ende
fair-seal-left-out = Deine Zufallszahl wurde nicht benutzt
fair-seal-alone = Nur der Server hat gemischt
fair-seal-partial = Nicht zu Ende gespielt
fair-seal-unread = Hier nicht geprüft
fair-seal-wrong = Mit den Würfeln oder Karten stimmt etwas nicht!
fair-about-fair = Dein Browser hat alle { $events } Würfe und Ziehungen nachgerechnet, und sie stimmen. Sie kommen aus dem Geheimnis des Servers und den Zufallszahlen der Spieler, auch aus deiner.
fair-about-theirs = Dein Browser hat alle { $events } Würfe und Ziehungen nachgerechnet, und sie stimmen. Aber deine Zufallszahl war nicht dabei.
fair-about-end-unseen = Alle { $events } Würfe und Ziehungen stimmen. Aber dein Browser hat das Ende der Partie verpasst. Ob sie vollständig ist, prüfst du mit: speeltafel verify game.json.
fair-about-left-out = Alle { $events } Würfe und Ziehungen stimmen, aber deine Zufallszahl ist nicht dabei. Sie kam zu spät, oder der Server hat sie weggelassen.
fair-about-alone = Alle { $events } Würfe und Ziehungen kommen allein vom Server. Kein Spieler hat eine Zufallszahl beigetragen, also musst du dem Server vertrauen.
fair-about-partial = Alle { $events } Würfe und Ziehungen, die gespielt wurden, stimmen. Die Partie wurde nicht zu Ende gespielt, also lässt sich der Rest nicht prüfen.
fair-about-unread = Diese Partie wurde nach einer älteren Methode gespielt, oder die Seite kann ihre Ziehungen nicht lesen. Prüfe sie mit: speeltafel verify.
fair-about-wrong = Dein Browser hat die Würfel und Karten dieser Partie nachgerechnet, und etwas passt nicht. Speichere die Partie und gib dem Betreiber des Servers Bescheid.
fair-about-withheld = Jemand hat eine Zufallszahl angekündigt, aber nicht geschickt. Meist war nur die Verbindung weg. Passiert es öfter, sei vorsichtig: Mit Hilfe des Servers kann man sich so die bessere von zwei Partien aussuchen.
fair-added = hat eine Zufallszahl beigetragen
fair-withheld = hat eine Zufallszahl angekündigt, aber nicht geschickt
fair-nothing = hat keine Zufallszahl beigetragen
fair-none = hat beim Mischen nicht mitgemacht
fair-why-proof = Der Beweis fehlt oder ist nicht lesbar.
fair-why-secret = Das ist nicht das Geheimnis, auf das sich der Server vor der Partie festgelegt hatte.
fair-why-again = Auf dasselbe Geheimnis hatte sich der Server schon an einem anderen Tisch festgelegt. Jemand hätte also wissen können, was kommt.
fair-why-terms = In dieser Aufzeichnung stehen andere Namen, Spieler oder Optionen, als am Anfang vereinbart.
fair-why-share = Die Zufallszahl von { $players } ist nicht die angekündigte.
fair-why-chance = In Schritt { $number } der Aufzeichnung steht „{ $found }“, gezogen wurde aber „{ $expected }“. Jemand hat die Aufzeichnung geändert.
fair-why-seen = Schritt { $number } der Aufzeichnung stimmt nicht mit dem überein, was dein Browser gesehen hat.
fair-why-result = In der Aufzeichnung steht ein anderes Ergebnis als das, das hier zu sehen war.
fair-why-end = In deinem Browser ging die Partie anders zu Ende.
fair-elsewhere = Auf einem anderen Rechner prüfen
fair-elsewhere-how = Speichere die Partie und prüfe sie mit dem Programm. Die langen Zahlen dafür hat dein Browser aufgehoben.
fair-how = Wie funktioniert das?
fair-title = Warum niemand die Würfel bestimmen kann
fair-child = Für Kinder (und alle anderen)
fair-child-notes = Stell dir vor, alle am Tisch schreiben eine Zahl auf einen Zettel. Auch wer die Würfel wirft, schreibt eine auf. Niemand zeigt seinen Zettel.
fair-child-fold = Alle Zettel werden gefaltet und auf den Tisch gelegt. Von jetzt an kann niemand mehr seine Zahl ändern.
fair-child-mix = Dann falten alle ihre Zettel auf. Alle Zahlen werden zu einer großen Suppe verrührt. Aus ihr kommt jeder Wurf und jede Karte.
fair-child-honest = Du hast selbst eine Zahl aufgeschrieben. Also konnte vorher niemand wissen, was für eine Suppe das wird. Darum konnte niemand die Würfel bestimmen.
fair-child-check = Wer die Würfel wirft, lässt seinen Zettel gefaltet, bis die Partie vorbei ist. Dann kocht dein Browser die Suppe noch einmal und prüft jeden Wurf. Stimmt alles, bekommt die Partie ein Siegel.
fair-seals = Was die Siegel bedeuten
fair-means-fair = Alles ist nachgerechnet, und deine eigene Zufallszahl wurde benutzt.
fair-means-theirs = Alles ist nachgerechnet. Die Zufallszahlen der anderen wurden benutzt, deine nicht.
fair-means-end-unseen = Alles ist nachgerechnet, aber dein Browser hat das Ende nicht gesehen. Ob die Partie vollständig ist, kann nur speeltafel verify sagen.
fair-means-left-out = Alles ist nachgerechnet, aber deine Zufallszahl wurde nicht benutzt. Sie kam zu spät, oder der Server hat sie weggelassen.
fair-means-alone = Alle Würfe und Ziehungen kommen allein vom Server, denn kein Spieler hat eine Zufallszahl beigetragen.
fair-means-partial = Die Partie wurde nicht zu Ende gespielt. Was gespielt wurde, stimmt.
fair-means-unread = Die Partie wurde nach einer älteren Methode gespielt, oder die Seite kann ihre Ziehungen nicht lesen.
fair-means-wrong = Etwas stimmt nicht. Auf der Seite steht, was.
fair-expert = Für alle, die sich mit Kryptografie auskennen
fair-step-secret = Wird ein Tisch eröffnet, erzeugt der Server ein Geheimnis von 256 Bit und veröffentlicht das Commitment dazu. Die Seite merkt sich das erste und meldet es, wenn eines zweimal benutzt wird.
fair-step-commit = Wenn du dich hinsetzt, legt sich deine Seite auf 256 eigene Zufallsbits fest: eine Zahl pro Gerät. Bots tragen nichts bei.
fair-step-bind = Am Anfang wird die Vereinbarung festgehalten: ein Text mit dem Spiel, den Optionen, den Namen und allen Commitments.
fair-step-reveal = Dann zeigt jede Seite ihre Zahl, aber nur, wenn die Vereinbarung beide Commitments enthält, die sie kennt, und nur für eine einzige Vereinbarung. Nach zehn Sekunden beginnt die Partie ohne die fehlenden Zahlen, und alle erfahren es.
fair-step-draw = Alle Ziehungen kommen aus dem Geheimnis, der Vereinbarung und den Zahlen der Spieler, nie aus dem, was die Spieler tun.
fair-step-open = In der Aufzeichnung der Partie stehen das Geheimnis und die Zahlen. Die Seite prüft die Commitments, die Vereinbarung und jede Ziehung, und ob es die Partie ist, die sie gesehen hat.
fair-limits = Was diese Methode nicht kann
fair-limit-withhold = Mit Hilfe des Servers kann ein Spieler seine Zahl zurückhalten und so zwischen zwei Partien wählen, aber alle sehen das.
fair-limit-knows = Der Server kennt alles, was verborgen ist oder noch kommt. Er könnte es weitersagen, aber nicht bestimmen.
fair-limit-page = Auch diese Seite kommt vom Server. Wenn du ihm nicht traust, prüfe mit dem Programm auf einem anderen Rechner.
fair-limit-moves = Für das Datum und die Züge der Spieler gilt der Beweis nicht. Die Seite vergleicht die Züge nur mit dem, was sie gesehen hat.
fair-limit-end = Die Seite kennt die Regeln nicht. Ob eine Partie zu früh oder mit einem falschen Ergebnis endete, sehen die Spieler am Tisch, und speeltafel verify findet es.
fair-limit-alone = Eine Aufzeichnung allein beweist wenig, wenn man nicht mitgespielt hat. Jeder kann sich eine ausdenken, samt allen Geheimnissen.

# Die Erzählung
story-next = Weiter
story-skip = Überspringen
reading-chapter = Das ist der Stand. Drück auf „Weiter“, wenn du so weit bist.
since-your-turn = Seit deinem letzten Zug
see-again = Noch einmal zeigen
pace = Tempo
pace-calm = Ruhig
pace-normal = Normal
pace-brisk = Flott
pace-at-once = Sofort, ohne Animation
pace-step = Schritt für Schritt
chapter-all = Alles zeigen
player = Spieler
see-count = Abrechnung zeigen

# Das Ende
ending-ranking = Ergebnis
end-more = Mehr …
ending-you-win = Du hast gewonnen!
ending-you-share = Ihr habt gemeinsam gewonnen!
ending-you-came =
    { $place ->
        [2] Du bist auf Platz zwei gelandet.
        [3] Du bist auf Platz drei gelandet.
       *[other] Du bist auf Platz { $place } gelandet.
    }
ending-winners =
    { $count ->
        [one] { $players } gewinnt!
       *[other] { $players } gewinnen gemeinsam!
    }
ending-decided = Ab hier { $count ->
        [one] lag
       *[other] lagen
    } { $players } endgültig vorn:

# Der Rückblick
where-won = Rückblick ansehen
tab-review = Rückblick
review-chart = Gewinnchancen aller Spieler. Mit den Pfeiltasten links und rechts blätterst du durch die Partie.
review-begins = Deine Partie wird analysiert …
review-warming-up = Der Server läuft sich warm: Die erste Analyse eines Spiels dauert länger als die nächsten.
review-queue =
    { $place ->
        [one] Vorher ist noch eine andere Partie dran.
       *[other] Vorher sind noch { $place } andere Partien dran.
    }
review-progress = { $done } von { $total } Entscheidungen analysiert.
review-progress-bar = Analysierte Entscheidungen
review-chances = Gewinnchancen: { $chances }.
review-keys = Tasten: Mit den Pfeiltasten links und rechts blätterst du durch die Partie, mit N und B springst du zur nächsten oder vorherigen Markierung.
review-decision = Diese Entscheidung
moments-decided =
    { $count ->
        [0] Was die Partie entschied
        [one] Der Moment, der die Partie entschied
        [2] Zwei Momente, die die Partie entschieden
       *[other] Drei Momente, die die Partie entschieden
    }
moments-to-learn = Züge zum Lernen
moment-all = Alle Momente
moment-of = { $number } von { $count }
moment-move = Zug { $number }
moment-question = { $you ->
        [yes] Du bist am Zug.
       *[other] { $player } ist am Zug.
    } Was würdest du spielen?
moment-try = Probiere einen Zug auf dem Spielplan.
moment-show-answer = Lösung zeigen
moment-next = Weiter
moment-more = Mehr
moment-lost = Zug { $number }: { $you ->
        [yes] Du hast
       *[other] { $player } hat
    } hier { $wins } von 100 Partien verschenkt.
moment-doubtful = Nicht ideal: { $you ->
        [yes] Du wählst
       *[other] { $player } wählt
    } „{ $played }“. Das kostet { $wins } von 100 Partien.
moment-mistake = Ein Fehler: { $you ->
        [yes] Du wählst
       *[other] { $player } wählt
    } „{ $played }“. Das kostet { $wins } von 100 Partien.
moment-blunder = Ein Patzer: { $you ->
        [yes] Du wählst
       *[other] { $player } wählt
    } „{ $played }“. Das kostet { $wins } von 100 Partien.
show-how = Zeig mir, wie
show-how-better = Der bessere Zug
show-how-played = { $you ->
        [yes] Dein Zug
       *[other] Zug von { $player }
    }
show-how-begins = So kann die Partie zum Beispiel weitergehen.
show-how-close = Zurück
try-again = Noch einmal versuchen
turning-luck = { $told } Durch Glück ändert sich { $you ->
        [yes] deine Gewinnchance
       *[other] die Gewinnchance von { $player }
    } von { $before } auf { $after }.
turning-decision = Durch Zug { $number } von { $other } ändert sich { $you ->
        [yes] deine Gewinnchance
       *[other] die Gewinnchance von { $player }
    } von { $before } auf { $after }.
no-turning-points = Es gab keinen Wendepunkt.
ledger = Glück und Können
ledger-words = { $you ->
        [yes] Du
       *[other] { $player }
    }: Glück { $luck }, eigenes Spiel { $own }, andere Spieler { $others }.
ledger-table = Tabelle zeigen
ledger-why = Alle Zahlen sind Siege pro 100 Partien. Im Ergebnis steckt beides: Glück und wie alle gespielt haben.
ledger-start = Am Anfang
ledger-luck = Glück
ledger-own = Eigenes Spiel
ledger-others = Spiel der anderen
ledger-judge = Genauere Analyse
ledger-result = Ergebnis
error-rate =
    { $decisions ->
        [one] Bei einer Entscheidung verschenkt: { $rate } der möglichen Gewinnchance.
       *[other] Bei { $decisions } Entscheidungen verschenkt: { $rate } der möglichen Gewinnchance.
    }
marks-why = Je größer das Zeichen, desto mehr hat der Zug in dieser Partie gekostet. Dabei steht ?! für „nicht ideal“, ? für einen Fehler und ?? für einen Patzer.
kinds = Deine häufigsten Fehler
kinds-games =
    { $count ->
        [one] Aus deiner letzten Partie.
       *[other] Aus deinen letzten { $count } Partien.
    }
kinds-line = { $kind } { $count } von { $all }.
kinds-try = Einen davon üben
helped = Wer wem geholfen hat
helped-by = Züge von
helped-most = Durch die Züge von { $player } gewinnt { $other } von 100 Partien { $points } mehr.
decisions = Alle Entscheidungen
filter-seat = Entscheidungen von
filter-everybody = Alle
filter-severity = Welche Entscheidungen
severity-doubtful = Alle schwachen Züge
severity-mistake = Fehler und Patzer
severity-blunder = Patzer
severity-good = Starke Züge
severity-all = Alle Entscheidungen
no-decisions = Keine einzige. Gut gespielt!
no-decisions-yet = Noch keine.
verdict-doubtful = Nicht ideal: { $player } wählt „{ $played }“. Mit „{ $best }“ gewinnt man von 100 Partien { $wins } mehr.
verdict-mistake = Ein Fehler: { $player } wählt „{ $played }“. Mit „{ $best }“ gewinnt man von 100 Partien { $wins } mehr.
verdict-blunder = Ein Patzer: { $player } wählt „{ $played }“. Mit „{ $best }“ gewinnt man von 100 Partien { $wins } mehr.
verdict-only = { $player } hat den einzigen guten Zug gefunden: „{ $played }“.
verdict-found = Starker Zug von { $player }: „{ $played }“. Darauf kommen nur wenige.
verdict-best = { $player } hat den besten Zug gewählt: „{ $played }“.
verdict-as-good = { $player } hat „{ $played }“ gewählt. Das ist genauso gut wie „{ $best }“.
verdict-fine = { $player } hat „{ $played }“ gewählt. „{ $best }“ ist kaum besser: Damit gewinnt man von 100 Partien nur { $wins } mehr.
look-how = Den Zug zeigen
look-after = Nach dem Zug
look-before = Vor dem Zug
look-so = Mit offenen Karten
alternatives = Gewinnchance je Zug (nach dem, was zu sehen war):
played-here = gespielt
judges-choice = bester Zug
as-good = genauso gut
ghost-played = gespielt
ghost-better = besser
think-longer = Länger nachdenken
thinking-longer = Denkt nach …
puzzles-of = { $you ->
        [yes] { $count ->
            [one] Aus deinem Fehler lernen
           *[other] Aus deinen { $count } Fehlern lernen
        }
       *[other] { $count ->
            [one] Aus dem Fehler von { $player } lernen
           *[other] Aus den { $count } Fehlern von { $player } lernen
        }
    }
puzzle = Rätsel
puzzle-of = Rätsel { $number } von { $count }
puzzle-find = Finde den besten Zug ({ $number } von { $count }). Du bist { $player }.
puzzle-ask = Du bist { $player }. Was würdest du jetzt spielen?
puzzle-in-numbers = In solchen Stellungen gewinnt man mit deinem Zug { $wins } der Partien, mit dem besten Zug { $best }.
puzzle-best = Ja! „{ $move }“ ist der beste Zug.
puzzle-as-good = Ja! „{ $move }“ ist genauso gut wie „{ $best }“.
puzzle-same-again = Das wurde auch in der Partie gespielt: „{ $move }“. Es gibt einen besseren Zug.
puzzle-worse = Nicht der beste Zug: „{ $move }“ kostet { $wins } von 100 Partien.
puzzle-not-considered = Dieser Zug gehört nicht zu den besten.
puzzle-again = Noch einmal
puzzle-give-up = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-skip = Dieses Rätsel überspringen
puzzle-next-game = Zur nächsten Partie
puzzle-end = Zurück zum Rückblick
puzzle-stop = Zurück zum Rückblick
puzzles-today = Rätsel des Tages
tab-puzzle = Rätsel
day-puzzle-hardness =
    { $missed ->
        [0] Unsere Bots finden den besten Zug auf jeder Stufe.
        [one] Unsere Bots übersehen den besten Zug auf einer von { $levels } Stufen.
       *[other] Unsere Bots übersehen den besten Zug auf { $missed } von { $levels } Stufen.
    }
day-puzzle-hint = Was der beste Zug bewirkt:
day-puzzle-tried = dein Zug
day-puzzle-tempting = sieht verlockend aus
day-puzzle-done = Das waren alle drei für heute!
day-puzzle-tomorrow = Morgen gibt es drei neue.
day-puzzle-score = Auf Anhieb richtig: { $right } von { $count }.
day-puzzle-streak =
    { $days ->
        [0] Noch keine Serie. Löse ein Rätsel auf Anhieb, dann beginnt sie.
        [one] Deine Serie: ein Tag.
       *[other] Deine Serie: { $days } Tage in Folge.
    }
day-puzzle-share = Teilen
day-puzzle-shared = Ergebnis kopiert
day-puzzle-text = Speeltafel · { $game } · { $day } · { $marks } · Serie { $days }
own-mistakes = Lern aus deinen Partien
own-mistakes-why =
    { $count ->
        [one] Bei einem Zug wäre mehr drin gewesen.
       *[other] Bei { $count } Zügen wäre mehr drin gewesen.
    }
own-mistakes-begin = Noch einmal versuchen

# Tipps
tip = Tipp
tip-asking = Mal überlegen …
tip-show-move = Den Zug zeigen
tip-show-shares = Alle Züge vergleichen
tip-thanks = Danke
tips-yes = mit Tipps
allow-tips = Tipps erlauben, wenn du mit anderen spielst (gegen Bots immer)
key-tip = um einen Tipp bitten (wo Tipps erlaubt sind)

# Tasten
the-keys = Tastenkürzel
close-keys = Schließen
key-tab = zur nächsten Gruppe
key-arrows = in einer Gruppe wechseln, sonst zum vorherigen oder nächsten Zug
key-enter = auswählen
key-escape = abbrechen
key-hear = den Stand vorlesen lassen
key-undo = den letzten Zug zurücknehmen
key-next = die Animation fortsetzen
key-sound = Ton an oder aus
key-list = diese Liste zeigen

# Die ganzen Regeln
help-how-to-play = So spielst du
help-reference = Zum Nachschlagen
help-example = Beispiel:
help-rulings-title = Was die Anleitung offenlässt
rules-page = Alle Regeln
rules-by = { $game }: die Regeln
rules-players = Für { $few } bis { $most } Spieler.
rules-print = Regeln drucken

# Lektionen
lesson-learn = In zwei Minuten lernen
lesson-of = { $game } lernen
lesson-well-done = Gut gemacht!
lesson-new-position = Neue Stellung
lesson-learned = Was du gelernt hast
lesson-next = Weiter
lesson-play = Gegen Bots spielen

# Wer zum ersten Mal mitspielt
newcomer = Kennst du das Spiel noch nicht?
played-before = Hast du { $game } schon einmal gespielt?
played-yes = Ja
played-no = Nein, erklär es mir beim Spielen
explained-close = Verstanden
explained-enough = Keine Hinweise mehr

# Was ist was
what-is-what = Was ist was?
what-is-what-quicker = Schneller geht es so: Zeig mit der Maus auf etwas auf dem Spielplan oder halte den Finger darauf.
key-ask = etwas erklären lassen (zweimal: alles)

# Ohne Server
pocket-here = Alles läuft auf diesem Gerät, auch ohne Internet. Um online mit Freunden zu spielen, brauchst du einen Server.
pocket-getting-ready = Gleich kannst du spielen: { $percent } %. Sieh dich inzwischen ruhig um.
pocket-elsewhere = Speeltafel ist in einem anderen Tab offen. Schließ ihn, um hier zu spielen.
pocket-broken = Speeltafel startet in diesem Browser nicht. Versuch es mit einem neueren Browser oder lade die Seite neu.
pocket-new-version = Es gibt eine neue Version.
pocket-reload = Neu laden
pocket-insecure = Alles läuft auf diesem Gerät. Um später auch offline zu spielen, öffne diese Seite unter ihrer https://-Adresse.
pocket-away = Der Server ist nicht erreichbar. Du kannst hier auf diesem Gerät spielen.
pocket-to-server = Zurück zum Server
pocket-play-here = Auf diesem Gerät spielen, ohne Internet
go-on-here = Diese Partie weiterspielen
go-on-device = Auf diesem Gerät weiterspielen
go-on-device-sure = Auf dem Server ist die Partie damit zu Ende. Du spielst hier weiter, auch ohne Internet. Ab jetzt würfelt und zieht dieses Gerät.
go-on-server = Auf dem Server weiterspielen
delete-game = Diese Partie löschen
delete-game-sure = Diese Partie löschen? Das lässt sich nicht rückgängig machen.

# Der Bildschirm in der Mitte
table-view = Tischansicht
table-view-use = Diesen Bildschirm als Tisch benutzen
table-view-sure = Dein Platz wird frei. Willst du dich wieder hinsetzen, scanne mit dem Handy den Code des Platzes.
table-view-scan = Scanne einen Code mit dem Handy, um dich hinzusetzen.
table-view-all-here = Alle sind da. Ihr könnt anfangen!
table-view-end = Bildschirm nicht mehr als Tisch benutzen
full-screen = Vollbild
screen-lies = Der Bildschirm liegt flach
screen-stands = Der Bildschirm steht aufrecht
turn-screen = Bild drehen
screen-may-sleep = In diesem Browser kann der Bildschirm dunkel werden. Stell in den Einstellungen des Geräts ein, dass er anbleibt.
whole-board = Ganzen Spielplan zeigen
only-my-hand = Nur meine Hand
take-along = Gerät wechseln
take-along-how = Scanne diesen Code mit deinem anderen Gerät. Dort spielst du dann weiter.
take-along-done = Fertig. Du spielst jetzt auf deinem anderen Gerät.
take-along-watch = Zuschauen
