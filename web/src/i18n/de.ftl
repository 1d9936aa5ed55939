# Die Seite selbst, auf Deutsch.

# Start
welcome = Was wollen wir spielen?
what-it-is = Speeltafel ist ein Tisch für drei Familienspiele: Spiel gegen Bots, mit Freunden in der Ferne oder zusammen an einem Gerät.
new-here = Neu hier? Fang mit tricky an.
new-here-learn = Lern es in zwei Minuten
your-name = Dein Name
switch-language = Sprache
number-of-players = Spieler
fewer-players = Ein Spieler weniger
more-players = Ein Spieler mehr
against-bots = Gegen Bots spielen
with-friends = Mit Freunden
on-this-device = An diesem Gerät
continue = Weiterspielen
open-tables = Offene Tische
nothing-open = Gerade wartet kein Tisch auf dich. Deck selbst einen: Sobald der Kaffee duftet, kommt immer jemand.
free-seats =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
list-your-turn = Du bist dran
list-turn-of = { $name } ist dran
list-paused = Pause
list-score = Dein Stand: { $score }
waits-minutes = seit { $minutes } min
waits-hours = seit { $hours } h
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
no-such-page = Hier ist nichts
no-such-page-why = Unter dieser Adresse steht kein Tisch. Ist der Link vielleicht abgeschnitten?
list-it = Bei den offenen Tischen zeigen
who-plays = Wer spielt hier mit?
name-of-player = Name von Spieler { $number }
begin = Anfangen
cancel = Abbrechen
home = Alle Spiele
not-reached = Der Server ist gerade nicht zu erreichen.
licences = Lizenzen
unofficial-all = Inoffizielle Fassungen, Regeln in unseren eigenen Worten. Die Spiele und ihre Schachteln gehören ihren Eigentümern.

# An einem Tisch
sit-down = Hinsetzen
seat-free = frei
bot = Bot
let-bot-play = Einen Bot hierher setzen
free-seat = Diesen Platz frei machen
send-away = Wegschicken
send-away-name = { $name } wegschicken
send-away-sure = { $name } verliert den Platz, und die bisherige Einladung gilt nicht mehr. Es gibt dann eine neue.
sent-away = Dein Platz wurde frei gemacht. Bitte um eine neue Einladung, wenn du mitspielen willst.
start-game = Spiel anfangen
fill-with-bots = Anfangen und mit Bots auffüllen
invite = Schick ihnen diesen Link, oder lass sie den Code scannen.
invite-title = Lade deine Freunde ein
only-this-machine = Bisher kommt nur dieser Rechner an den Tisch. Damit auch andere im Haus hereinkommen, starte Speeltafel mit
which-address = Adresse im Haus
share-link = Link teilen
come-and-play = Spielst du mit? { $game }!
while-waiting = Während du wartest
copy-link = Link kopieren
link-copied = Kopiert
waiting-host = Wer eingeladen hat, startet das Spiel.
you-watch = Du schaust zu.
reconnecting = Die Verbindung ist weg. Neuer Versuch…
turned-away = Tisch nicht gefunden
loading = Der Tisch wird gedeckt…
undo = Zurücknehmen
more = Menü
close = Schließen
say-something = Sag etwas
mute = { $name } stumm schalten
unmute = { $name } wieder hören
send = Senden
sound-on = Ton: an
sound-off = Ton: aus
notify-on = Sagt dir, wenn du dran bist: an
notify-off = Sag mir, wenn ich dran bin
your-turn-now = Du bist dran!
take-seat-back = Ich spiele wieder selbst
bot-for = Ein Bot spielt für { $name }.
is-away = { $name } ist gerade weg.
bot-may-stand-in = In { $seconds } s darf ein Bot einspringen.
let-bot-stand-in = Einen Bot spielen lassen
leave-table = Einen Bot für mich spielen lassen
rematch = Noch einmal
to-rematch = Zur nächsten Partie
save-record = Partie speichern
react-bravo = Bravo!
react-laugh = Ha!
react-wow = Wow!
react-sad = O nein…
react-think = Hmm…
react-hurry = Na los!
react-thanks = Danke!
pass-device = Gib das Gerät an { $name } weiter.
nobody-looks = Die anderen schauen weg.
it-is-me = Ich bin { $name }
time-left = { $seconds } s
table-log = Was passiert ist

# Ein privater Server
private-server = Ein privater Tisch
private-server-why = Du brauchst das Passwort, um hereinzukommen. Frag, wer dich eingeladen hat.
password = Passwort
come-in = Hereinkommen

# Zurückschauen
replay = Zurückschauen
cannot-replay = Diese Partie lässt sich nicht zeigen
link-damaged = Dieser Link ist kaputt oder abgeschnitten. Bitte noch einmal darum.
before-the-game = Vor dem ersten Zug.
step = Zug
step-of = Zug { $step } von { $steps }
through-the-game = Durch die Partie
first-step = Zum Anfang
step-back = Einen Zug zurück
step-on = Einen Zug weiter
play-by-itself = Von selbst abspielen
stop-playing = Anhalten
last-step = Zum Ende
through-eyes = Mit den Augen von
eyes-all = allen, alles offen
eyes-watch = jemandem, der zuschaut
all-hands = Was alle auf der Hand haben
copy-position = Link zu diesem Moment kopieren
looking-back = Du schaust zurück.
back-to-now = Zurück zum Jetzt
look-back = Zurückschauen
open-record = Gespeicherte Partie öffnen
open-record-why = Eine Partie, die du gespeichert oder geschickt bekommen hast.
finished-games = Gespielte Partien

# Am Tisch
tab-log = Verlauf
tab-chat = Reden
tab-table = Tisch
tab-rules = Regeln
rules-of-game = Die Regeln
something-new = etwas Neues
nobody-spoke = Noch hat niemand etwas gesagt. So fängt manche gute Partie an.
seat-here = spielt
seat-yours = du
seat-on-device = an diesem Gerät
seat-away = ist gerade weg; das Spiel wartet
seat-left = ist gegangen; solange spielt ein Bot
seat-clock = hatte keine Zeit mehr; solange spielt ein Bot
seat-resigned = hat aufgegeben; ein Bot spielt weiter
seat-bot = Bot ({ $level })
pause = Pause machen
resume = Weiterspielen
leave-sure = Ein Bot spielt für dich, bis du zurückkommst.
resign = Aufgeben
resign-sure = Ein Bot spielt an deiner Stelle weiter, und du kannst in diese Partie nicht zurück.
are-you-sure = Bist du sicher?
while-you-were-away = Während du weg warst
go-on = Weiter
share = Teilen
whole-game-again = Noch einmal ansehen
hours-left = { $hours } h { $minutes } min
days-left = { $days } T { $hours } h

keys = Drück ? für die Tasten.

# Wie ein Tisch gedeckt ist
table-choices = Wie wollen wir spielen?
choices = Optionen
bots-play = Die Bots sind
clock = Uhr
clock-none = ohne Uhr
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
aids-yes = mit Gedächtnisstützen
aids-no = ohne Gedächtnisstützen
allow-spectators = Andere dürfen zuschauen
show-aids = Gedächtnisstützen: zeigen, was man sich sonst merken müsste
one-more-here = Noch jemand an diesem Gerät
close-table = Tisch abräumen
close-sure = Der Tisch wird für alle abgeräumt, und die Einladung gilt nicht mehr.
leave-seat = Aufstehen
table-closed = Dieser Tisch wurde abgeräumt, bevor es losging.
so-be-it = Fertig
choose-file = Datei wählen
file-too-large = Diese Datei ist viel zu groß für eine gespeicherte Partie.
who-is-player = Wer ist Spieler { $number }?
chair-here = hier
chair-bot = Bot
chair-friend = Gast

# Niemand hat die Würfel gewählt
start-waits = Einen Moment für { $players }, damit niemand wählen kann, was der Zufall bringt …
fair-seal-fair = Niemand hat gewählt, was der Zufall brachte
fair-seal-theirs = Zufall, wie ihn die Spieler gemischt haben
fair-seal-end-unseen = Der Zufall stimmt; das Ende wurde hier nicht gesehen
fair-seal-left-out = Ohne deinen Anteil gemischt
fair-seal-alone = Vom Server allein gemischt
fair-seal-partial = Nicht zu Ende gespielt
fair-seal-unread = Hier nicht nachgerechnet
fair-seal-wrong = Mit dem Zufall dieser Partie stimmt etwas nicht!
fair-about-fair = Dieser Browser hat alle { $events } Würfe, Ziehungen und Austeilungen nachgerechnet, aus dem Geheimnis, an das der Server vor der Partie gebunden war, und aus dem, was die Spieler beigetragen haben, du auch. Es ist genau das, was gespielt wurde.
fair-about-theirs = Dieser Browser hat alle { $events } Würfe, Ziehungen und Austeilungen nachgerechnet. Es ist genau das, was Geheimnis und Anteile ergeben. Dein eigener Anteil ist nicht dabei: Dass niemand gewählt hat, wissen sicher nur die, deren Anteil dabei ist.
fair-about-end-unseen = Alle { $events } Würfe, Ziehungen und Austeilungen dieser Aufzeichnung sind das, was Geheimnis und Anteile ergeben. Aber dieser Browser war nicht dabei, als die Partie endete, und er kennt keine Regeln: Ob dies die ganze Partie ist und ob das Ergebnis stimmt, kann er nicht sagen. Das Programm kann es: die Partie speichern, dann speeltafel verify game.json.
fair-about-left-out = Alle { $events } Würfe, Ziehungen und Austeilungen folgen aus dem Geheimnis und den Anteilen, die darin sind. Deiner ist es nicht, obwohl dieser Browser ihn gezeigt hat: Er kam zu spät, oder der Server hat ihn weggelassen. Also wissen nur die, deren Anteil darin ist, sicher, dass niemand gewählt hat.
fair-about-alone = Alle { $events } Würfe, Ziehungen und Austeilungen folgen aus dem Geheimnis des Servers, aber kein Spieler hat etwas beigetragen. Dass der Server nicht gewählt hat, muss man also glauben.
fair-about-partial = Was gespielt wurde, { $events } Würfe, Ziehungen und Austeilungen, ist das, was Geheimnis und Anteile ergeben. Die Partie wurde abgebrochen, über den Rest lässt sich also nichts sagen.
fair-about-unread = Diese Seite kann den Zufall dieser Partie nicht nachrechnen: Sie wurde nach einer älteren Methode gespielt, oder die Seite kennt das Spiel nicht gut genug. Das Programm kann es: speeltafel verify.
fair-about-wrong = Dieser Browser hat den Zufall der Partie nachgerechnet, und etwas passt nicht. Heb die Aufzeichnung auf, und frag, wer den Server betreibt.
fair-about-withheld = Wer einen Anteil versprochen und nicht gezeigt hat, kann die Verbindung verloren haben. Im Bund mit dem Server war so die Wahl zwischen zwei Partien möglich; behalte es also im Auge, wenn es öfter vorkommt.
fair-added = hat zum Zufall beigetragen
fair-withheld = hat einen Anteil versprochen und nicht gezeigt
fair-nothing = hat nichts beigetragen
fair-none = hat nichts zum Zufall der Partie beigetragen
fair-why-proof = Der Beweis fehlt oder ist kein Beweis.
fair-why-secret = Das Geheimnis ist nicht das, welches der Server vor der Partie versprochen hatte.
fair-why-again = Dasselbe Geheimnis hatte der Server schon an einem anderen Tisch versprochen: Jemand hätte wissen können, was kommt.
fair-why-terms = Die Aufzeichnung gehört zu einer Partie mit anderen Namen, Spielern oder Optionen, als am Anfang vereinbart waren.
fair-why-share = Der gezeigte Anteil von { $players } ist nicht der versprochene.
fair-why-chance = In Schritt { $number } steht „{ $found }“, gezogen wurde aber „{ $expected }“. Jemand hat das gewählt.
fair-why-seen = Schritt { $number } der Aufzeichnung ist nicht das, was hier zu sehen war.
fair-why-result = Das Ergebnis in der Aufzeichnung ist nicht das, das hier zu sehen war.
fair-why-end = Dieser Browser hat die Partie anders enden sehen, als die Aufzeichnung sagt.
fair-elsewhere = Auf einem anderen Rechner nachrechnen
fair-elsewhere-how = Speichere die Partie und lass das Programm einen Blick darauf werfen. Die langen Zahlen hat dieser Browser aufgehoben: das Versprechen des Servers, deinen eigenen Anteil und was am Anfang vereinbart war.
fair-how = Wie geht das?
fair-title = Warum niemand die Würfel wählen kann
fair-child = Für Kinder und für alle anderen
fair-child-notes = Stell dir vor, alle am Tisch schreiben eine Zahl auf einen Zettel, und wer die Würfel wirft, auch. Niemand zeigt den eigenen.
fair-child-fold = Alle Zettel werden gefaltet und auf den Tisch gelegt. Von jetzt an kann niemand mehr etwas ändern.
fair-child-mix = Dann falten alle ihren Zettel auf. Alle Zahlen zusammen werden zu einer großen Suppe verrührt, und jeder Würfel und jede Karte des Spiels kommt aus dieser Suppe.
fair-child-honest = Wenn du einfach irgendeine Zahl aufgeschrieben hast, konnte vorher niemand wissen, was für eine Suppe es wird: dein Bruder nicht, der Computer nicht, nicht einmal beide zusammen. Also konnte niemand die Würfel wählen.
fair-child-check = Wer die Würfel wirft, lässt den eigenen Zettel gefaltet, bis die Partie vorbei ist, sonst könnten ja alle vorausschauen. Dann kocht dein Browser die Suppe noch einmal und schaut, ob jeder Würfel gestimmt hat. Wenn ja, gibt es ein Siegel.
fair-seals = Was die Siegel sagen
fair-means-fair = Alles ist nachgerechnet, und dein eigener Anteil ist darin.
fair-means-theirs = Alles ist nachgerechnet; Anteile von anderen sind darin, deiner nicht. Du hast zugeschaut oder kamst von einem anderen Gerät.
fair-means-end-unseen = Alles ist nachgerechnet, aber dieser Browser hat die Partie nicht enden sehen. Ob es die ganze Partie ist, kann nur das Programm sagen.
fair-means-left-out = Alles ist nachgerechnet, aber dein Anteil ist nicht darin, obwohl dieser Browser ihn gezeigt hat: zu spät oder weggelassen.
fair-means-alone = Es folgt aus dem Geheimnis des Servers, aber kein Spieler hat etwas beigetragen, wie bei Programmen, die ohne diese Seite spielen.
fair-means-partial = Die Partie wurde abgebrochen; was davon da ist, stimmt.
fair-means-unread = Eine Partie aus der Zeit vor dieser Art zu mischen, oder eine, deren Ziehungen die Seite nicht lesen kann.
fair-means-wrong = Etwas passt nicht, und es steht dabei, was.
fair-expert = Für alle, die Kryptografie kennen
fair-step-secret = Wird ein Tisch gedeckt, zieht der Server ein Geheimnis von 256 Bit und nennt dessen Festlegung. Die Seite hebt die erste auf, die sie hört, und merkt, wenn eine wieder benutzt wird.
fair-step-commit = Jeder Mensch am Tisch legt sich beim Hinsetzen auf eigene 256 Bit fest, ein Anteil für alle Plätze eines Geräts. Bots tragen nichts bei.
fair-step-bind = Am Anfang wird die Vereinbarung festgehalten: ein Text mit Spiel, Optionen, Namen und allen Festlegungen.
fair-step-reveal = Dann zeigen die Seiten ihre Anteile, jede nur unter einer Vereinbarung mit den beiden Festlegungen, die sie kennt, und nie unter einer zweiten. Nach zehn Sekunden geht es ohne die los, die fehlen; alle erfahren es.
fair-step-draw = Alle Ziehungen kommen aus Geheimnis, Vereinbarung und Anteilen. Sie hängen von der Nummer des Zufallsereignisses ab, nie von dem, was Spieler tun.
fair-step-open = Mit der Aufzeichnung der fertigen Partie kommen das Geheimnis und die Anteile. Die Seite prüft Festlegungen, Vereinbarung, jedes Zufallsereignis und ob die Aufzeichnung die Partie ist, die sie gesehen hat.
fair-limits = Was das nicht leistet
fair-limit-withhold = Wer mit dem Server im Bund ist, kann einen versprochenen Anteil zurückhalten, sobald klar ist, was er ergäbe: für jeden solchen Spieler eine Wahl zwischen zwei Partien, und alle sehen es.
fair-limit-knows = Der Server kennt alles, was verborgen ist, und alles, was kommt, und könnte es weitersagen. Wählen kann er es nicht.
fair-limit-page = Auch diese Seite kommt vom Server. Wer ihr nicht traut, rechnet mit dem Programm auf einem anderen Rechner nach oder spielt mit einem eigenen Programm.
fair-limit-moves = Datum und eigene Züge der Spieler sind nicht bewiesen; die Seite vergleicht die Züge mit dem, was sie gesehen hat.
fair-limit-end = Die Seite kennt keine Regeln. Dass eine Partie zu früh endete oder mit einem anderen Ergebnis, als die Regeln ergeben, sehen alle am Tisch, und das Programm findet es; die Seite merkt es nur, wenn ihr vorher etwas anderes gesagt wurde.
fair-limit-alone = Eine Aufzeichnung allein beweist wenig, wenn man nicht mitgespielt hat: Mit allen Geheimnissen kann sich jeder eine ausdenken.

# Die Erzählung
story-next = Weiter
reading-chapter = So wurde gezählt. Mach weiter, wenn du es gelesen hast.
since-your-turn = Seit deinem letzten Zug
see-again = Noch einmal sehen
pace = Tempo
pace-calm = Ruhig
pace-normal = Normal
pace-brisk = Flott
pace-at-once = Sofort, ohne Erzählung
pace-step = Schritt für Schritt
chapter-all = Alles zeigen

# Das Ende
ending-ranking = So ging es aus
ending-you-win = Du gewinnst!
ending-you-share = Ihr gewinnt gemeinsam!
ending-you-came =
    { $place ->
        [2] Der zweite Platz für dich.
        [3] Der dritte Platz für dich.
       *[other] Platz { $place } für dich.
    }
ending-winners =
    { $count ->
        [one] { $players } gewinnt!
       *[other] { $players } gewinnen gemeinsam!
    }
ending-decided = Ab hier endgültig vorn:

# Der Rückblick
where-won = Wo fiel die Entscheidung?
tab-review = Rückblick
review-chart = Die Chancen aller; mit links und rechts gehst du durch die Partie
review-begins = Die Jury sieht sich eure Partie an…
review-queue =
    { $place ->
        [one] Vorher ist noch eine andere Partie dran.
       *[other] Vorher sind noch { $place } andere Partien dran.
    }
review-progress = { $done } von { $total } Entscheidungen angesehen.
review-progress-bar = Angesehene Entscheidungen
review-chances = Chancen: { $chances }.
review-keys = Tasten: Mit links und rechts gehst du durch die Partie, N und B gehen zum nächsten Zeichen und zurück.
review-decision = Diese Entscheidung
try-again = Noch einmal versuchen
turning-points = Wo es sich drehte
turning-luck = { $told } Das Glück brachte { $player } von { $before } auf { $after }.
turning-decision = { $told } Das brachte { $player } von { $before } auf { $after }.
turning-judge = { $told } Auf den zweiten Blick gab die Jury { $player } { $after } statt { $before }.
no-turning-points = Es hat sich nie wirklich gedreht.
ledger = Glück und Spiel
ledger-why = Siege in 100 solchen Partien. Glück und das Spiel von allen ergeben zusammen das Ergebnis.
ledger-start = Am Anfang
ledger-luck = Glück
ledger-own = Eigenes Spiel
ledger-others = Spiel der anderen
ledger-judge = Zweiter Blick der Jury
ledger-result = Ergebnis
error-rate =
    { $decisions ->
        [one] Verlor { $rate } von dem, was in einer Entscheidung auf dem Spiel stand.
       *[other] Verlor { $rate } von dem, was in { $decisions } Entscheidungen auf dem Spiel stand.
    }
helped = Wer wem geholfen hat
helped-by = Wessen Spiel
helped-most = Das Spiel von { $player } brachte { $other } { $points } Siege in 100.
decisions = Entscheidungen
filter-seat = Wessen Entscheidungen
filter-everybody = Von allen
filter-severity = Welche Entscheidungen
severity-doubtful = Zweifelhaft und schlimmer
severity-mistake = Fehler und schlimmer
severity-blunder = Patzer
severity-good = Gut gefunden
severity-all = Alle Entscheidungen
no-decisions = Davon gibt es keine. Gut gespielt!
no-decisions-yet = Bisher keine.
verdict-doubtful = Zweifelhaft von { $player }: „{ $played }“; mit „{ $best }“ gäbe es { $wins } Siege mehr in 100 Partien.
verdict-mistake = Ein Fehler von { $player }: „{ $played }“; mit „{ $best }“ gäbe es { $wins } Siege mehr in 100 Partien.
verdict-blunder = Ein Patzer von { $player }: „{ $played }“; mit „{ $best }“ gäbe es { $wins } Siege mehr in 100 Partien.
verdict-only = Der einzige gute Zug, und { $player } hat ihn gefunden: „{ $played }“.
verdict-found = Gut gefunden von { $player }: „{ $played }“. Das hätten wenige gesehen.
verdict-best = { $player } hat gewählt, was auch die Jury wählen würde: „{ $played }“.
verdict-as-good = { $player } hat „{ $played }“ gewählt, ebenso gut wie „{ $best }“.
verdict-fine = { $player } hat „{ $played }“ gewählt; mit „{ $best }“ gäbe es { $wins } Siege mehr in 100 Partien, das ist nicht der Rede wert.
look-how = Ansehen
look-after = Danach
look-knew = Was bekannt war
look-so = Wie es wirklich war
alternatives = Gewinnchance nach jedem Zug, nach dem, was man wissen konnte:
played-here = gespielt
judges-choice = Wahl der Jury
as-good = ebenso gut
ghost-played = gespielt
ghost-better = besser
think-longer = Länger darüber nachdenken
thinking-longer = Denkt nach…
puzzles-of =
    { $count ->
        [one] Den Fehler von { $player } noch einmal versuchen
       *[other] Die { $count } Fehler von { $player } noch einmal versuchen
    }
puzzle = Rätsel
puzzle-of = Rätsel { $number } von { $count }
puzzle-find = Finde den besten Zug ({ $number } von { $count }). Du bist { $player }.
puzzle-ask = Du bist { $player }. Was würdest du jetzt spielen?
puzzle-in-numbers = Mit deinem Zug gewinnst du { $wins } solcher Partien, mit dem besten { $best }.
puzzle-best = Ja, „{ $move }“ ist die Wahl der Jury!
puzzle-as-good = Ja, „{ $move }“ ist ebenso gut wie „{ $best }“.
puzzle-same-again = Das wurde auch in der Partie gespielt: „{ $move }“. Es gibt etwas Besseres.
puzzle-worse = Nicht das Beste: „{ $move }“ verliert { $wins } von 100 Partien.
puzzle-not-considered = Dieser Zug ist nicht unter den besten. Es gibt etwas Besseres.
puzzle-again = Noch einmal
puzzle-give-up = Zeig es mir
puzzle-next = Nächstes Rätsel
puzzle-next-game = Weiter mit der nächsten Partie
puzzle-end = Zurück zum Rückblick
puzzle-stop = Zurück zum Rückblick
puzzles-today = Rätsel des Tages
tab-puzzle = Rätsel
day-puzzle-hardness =
    { $missed ->
        [0] Alle Stufen unserer Bots finden das.
        [one] Eine der { $levels } Stufen unserer Bots übersieht das.
       *[other] { $missed } der { $levels } Stufen unserer Bots übersehen das.
    }
day-puzzle-tried = dein Zug
day-puzzle-tempting = verlockend
day-puzzle-done = Das waren alle drei für heute!
day-puzzle-tomorrow = Morgen gibt es drei neue.
day-puzzle-score = Auf Anhieb richtig: { $right } von { $count }.
day-puzzle-streak =
    { $days ->
        [0] Noch keine Serie: Ein Rätsel auf Anhieb richtig, und sie beginnt.
        [one] Deine Serie: ein Tag.
       *[other] Deine Serie: { $days } Tage in Folge.
    }
day-puzzle-share = Teilen
day-puzzle-shared = Kopiert
day-puzzle-text = Speeltafel · { $game } · { $day } · { $marks } · Serie { $days }
own-mistakes = Lern aus deinen Partien
own-mistakes-why =
    { $count ->
        [one] Für einen deiner Züge weiß die Jury etwas Besseres.
       *[other] Für { $count } deiner Züge weiß die Jury etwas Besseres.
    }
own-mistakes-begin = Noch einmal versuchen

# Tipps
tip = Tipp
tip-asking = Lass mich überlegen…
tip-show-move = Den Zug zeigen
tip-show-shares = Was sind die anderen wert?
tip-thanks = Danke
tips-yes = mit Tipps
allow-tips = Tipps auch, wenn Menschen zusammen spielen; gegen Bots gibt es sie immer
key-tip = um einen Tipp bitten, wo es welche gibt

# Tasten
the-keys = Tasten
close-keys = Schließen
key-tab = von einer Gruppe zur nächsten
key-arrows = innerhalb einer Gruppe; sonst: in der Partie zurück und weiter
key-enter = tu es
key-escape = doch nicht
key-hear = hören, wie es steht
key-undo = den letzten Zug zurücknehmen
key-next = mit der Erzählung weitermachen
key-sound = Ton an oder aus
key-list = diese Liste

# Die ganzen Regeln
help-how-to-play = So spielst du
help-reference = Zum Nachschlagen
help-example = Beispiel:
help-rulings-title = Was die Anleitung offenlässt
rules-page = Die ganzen Regeln
rules-by = { $game }: die Regeln
rules-players = Für { $few } bis { $most } Spieler.
rules-print = Ausdrucken

# Lektionen
lesson-learn = In zwei Minuten lernen
lesson-of = { $game } lernen
lesson-well-done = Gut gemacht!
lesson-new-position = Neue Stellung
lesson-learned = Was du gelernt hast
lesson-next = Weiter
lesson-play = Gegen Bots spielen

# Wer zum ersten Mal mitspielt
newcomer = Neu in diesem Spiel?
played-before = Hast du { $game } schon einmal gespielt?
played-yes = Ja
played-no = Nein, erklär es mir dabei
explained-close = Verstanden
explained-enough = Keine Hinweise mehr

# Was ist was
what-is-what = Was ist was?
key-ask = Was ist das? (zweimal: alles)
