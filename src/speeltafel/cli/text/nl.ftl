# De opdrachtregel, in het Nederlands.

# Een spel in de terminal
welcome = { $name }: { $tagline }
how-to-talk = Je kunt ook typen: { $words }. Typ “?” voor hulp.
your-move = Jouw zet
to-go-on-or-undo = Enter: verder · undo: deze zet terugnemen
look-away = De rest kijkt even weg! { $player }, druk op Enter als alleen jij het scherm ziet
no-such-choice = Keuze { $number } is er niet. Typ een nummer van 1 tot en met { $last }.
not-understood = { $text } is geen zet en geen opdracht. Typ “?” om te zien wat je kunt doen.
undone = Zet teruggenomen.
saved = Bewaard als { $file }.
save-where = Typ een bestandsnaam: “save BESTAND”.
load-what = Typ een bestandsnaam: “load BESTAND”.
not-saved = Kon { $file } niet schrijven: { $why }. Kies een andere plek. Je bent de partij niet kwijt.
loaded = { $file } geladen: { $moves } zetten.
other-game = { $file } is een partij { $found }, maar aan deze tafel speel je { $wanted }. Typ “quit” en start “speeltafel play --load BESTAND”.
kept-for-later = De partij is bewaard. Ga verder met: { $command }
bye = Tot de volgende keer.
final-scores = Eindstand
winner = winnaar
bot-name = Bot { $number }
help-words =
    help, ?   deze hulp tonen
    log    alles tonen wat er is gebeurd
    undo   je laatste zet terugnemen, als dat mag
    save BESTAND, load BESTAND   een partij bewaren of laden
    { $codes }   { $languages }
    quit   stoppen (de partij wordt bewaard)

# Tabellen van spellen en getallen
column-game = Spel
column-players = Spelers
column-about = Beschrijving
column-seat = Plaats
column-bot = Bot
column-wins = Gewonnen
column-interval = 95%-interval
column-score = Gemiddelde score
column-deviation = ± sd
simulated = { $games } partijen { $name } met { $players } spelers, seed { $seed }
game-length = { $mean } beslissingen per partij ({ $shortest } tot { $longest })
took = { $decisions } beslissingen in { $seconds } s
records-written = Partijen: { $file }
exporting = Bezig met schrijven
exported = { $file } bevat { $decisions } beslissingen.
export-what = Kies de partijen: --game en --players, of --records.
export-records-alone = In bewaarde partijen staan het spel, de spelers en de opties al. Laat die argumenten weg bij --records.
simulating = Bezig met spelen
warming-up = Voorbereiden (dit hoeft maar één keer per spel)

# Naspelen
record-number = Partij { $number }: { $name }, { $players } spelers, { $moves } zetten
record-unfinished = De partij is niet afgelopen: na zet { $moves } is { $actor } aan de beurt.
record-error = Partij { $number }: { $why }
no-records = Er staan geen partijen in { $file }.
all-valid = { $records ->
        [one] De partij is geldig.
       *[other] Alle { $records } partijen zijn geldig.
    }
some-invalid = { $bad ->
        [one] Eén van de { $records } partijen is niet geldig.
       *[other] { $bad } van de { $records } partijen zijn niet geldig.
    }

# Wat er misging
file-missing = Het bestand { $file } bestaat niet. Controleer de naam.
file-unreadable = Kan { $file } niet lezen: { $why }.
file-unwritable = Kan { $file } niet schrijven: { $why }.
number-too-small = { $option } moet minstens { $least } zijn, niet { $found }.
variable-not-a-number = De omgevingsvariabele { $variable } moet een geheel getal zijn, niet { $found }.
too-many-people = { $people } mensen passen niet aan een tafel voor { $players }. Verhoog --players of verlaag --people.
names-too-many = { $names } namen is te veel voor { $players } spelers.
option-not-pair = { $found } is geen optie. Schrijf NAAM=WAARDE, met de waarde als JSON.
name-bad = { $name } kan geen naam zijn. Een naam mag hoogstens { $most } leesbare tekens hebben.
load-alone = In een bewaarde partij staan het spel, de spelers en de opties al. Laat die argumenten weg bij --load.
unexpected = Dit is een fout in het programma, niet van jou ({ $kind }: { $detail }). Meld het alsjeblieft. Met SPEELTAFEL_TRACEBACK=1 zie je meer.
stopped = Gestopt.

# Snelheid
bench-about = Willekeurige beslissingen per seconde op één kern
column-plain = Gewoon
column-compiled = Gecompileerd
column-first = Eerste zet

# Eerlijk toeval
proof-fair = Partij { $number }: eerlijk. Alle { $events } worpen en trekkingen kloppen. Ze komen uit het geheim van de server (commitment { $commitment }) en uit de toevalsgetallen van de spelers. Die lagen vast voordat iemand er een liet zien.
proof-alone = Partij { $number }: eerlijkheid niet bewezen. Alle { $events } worpen en trekkingen komen uit het geheim van de server (commitment { $commitment }). Geen speler heeft een toevalsgetal toegevoegd, dus de server kan ze zelf hebben gekozen.
proof-partial = Partij { $number }: een deel van een partij. De eerste { $events ->
    [one] worp of trekking klopt
   *[other] { $events } worpen en trekkingen kloppen
} (commitment { $commitment }). De rest is niet te controleren.
proof-before = Partij { $number }: geldig volgens de oude methode. Alle { $events } worpen en trekkingen komen uit het geheim van de server (commitment { $commitment }) en uit de getallen die de spelers openlijk toevoegden. Wie als laatste een getal toevoegde, ook een bot, kan de uitkomst hebben bepaald.
proof-added-by = Toevalsgetal toegevoegd door: { $players }.
proof-withheld = Deze spelers beloofden een toevalsgetal, maar stuurden het niet: { $players }. Met hulp van de server had ieder van hen uit twee uitkomsten kunnen kiezen.
proof-covers = Het bewijs geldt voor het spel, de opties en de namen, maar niet voor de zetten van de spelers.
proof-covers-not-date = Het bewijs geldt voor het spel, de opties en de namen, maar niet voor de datum en de zetten van de spelers.
proof-give-all = Iedereen kan een geldig partijbestand verzinnen. Wil je weten of dit de partij is die jij hebt gespeeld? Geef dan --commitment, --mine en --terms op. De pagina heeft die waarden voor je bewaard.
proof-give-more = Wil je zeker weten dat niemand anders de uitkomst heeft bepaald? Geef dan je eigen toevalsgetal (--mine) en de afspraken waar je mee akkoord ging (--terms).

# Toernooien
tournament-of = { $name }, { $players } spelers, seed { $seed }: { $games } partijen per tweetal bots. Eén bot speelt tegen een tafel vol kopieën van de andere. Een even sterke bot wint { $fair }.
one-against = Bot \ de rest
column-rating = Rating
column-time = Tijd per zet
plot-title = { $name }, { $players } spelers: één bot tegen de rest

# De ranglijst
evaluated = { $agent } alleen tegen de rest: { $name } met { $players } spelers; seed { $seed }, versie { $version }. Een even sterke bot wint { $fair }.
column-opponent = Tegen
column-games = Partijen

# Oplossen
solving = Bezig met oplossen
sweep = { $title }, doorgang { $number }: residu { $residual }
solved = { $positions } stellingen, { $sweeps } doorgangen, residu { $residual }.
first-player = Bij perfect spel wint de eerste speler { $chance } van de partijen (gelijkspel telt half).
checked-in-play = Controle: in { $games } partijen tussen Meesters won de eerste speler { $share } ± { $reach }.
exploited = Een tegenstander die weet hoe { $level } speelt, wint { $share } van de partijen ({ $more } boven de helft).

# Tafels bewaren
backed-up = Alle tafels zijn bewaard in { $file }: { $size } MB.
restored = Teruggezet uit { $file }: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
    }. Draait er een server? Dan gaat die ermee verder.
tables-checked = { $tables ->
    [one] Eén tafel
   *[other] { $tables } tafels
    } nagekeken: { $bad ->
    [0] alles is te lezen.
    [one] één is niet te lezen.
   *[other] { $bad } zijn niet te lezen.
    }
table-bad = { $table } is niet te lezen vanaf gebeurtenis { $number }: { $why }.
table-savable = Het begin is wel te lezen: { $batches } van de { $all } delen, samen { $steps } stappen van de partij.
table-lost = Er is niets te redden: zelfs het begin van deze tafel is niet te lezen.
log-gap = daarvoor ontbreken gebeurtenissen
log-misshapen = dit is geen bekende gebeurtenis ({ $detail })
log-senseless = het past niet bij de gebeurtenissen ervoor ({ $kind })
table-patched = { $table }: gaat verder met versie { $after } van de regels in plaats van { $before }. { $same ->
    [yes] De stand blijft dezelfde.
   *[no] De stand verandert, en misschien ook wat je mag spelen.
    }
table-not-patched = { $table }: blijft bij versie { $before } van de regels. Volgens versie { $after } kan gebeurtenis { $number } niet: { $why }.
patch-nobody = er zou niemand aan de beurt zijn
tables-patched = Tafels met oudere regels: { $found }. { $found ->
    [0] Er is niets te doen.
   *[other] { $changed ->
        [yes] Gewijzigd: { $patched }.
       *[no] Te wijzigen: { $patched }. Er is niets gewijzigd.
    }
    }
tables-cleaned = { $tables ->
    [0] Er was geen tafel ouder dan { $days } dagen, dus er is niets verwijderd.
    [one] Er is één tafel verwijderd die ouder was dan { $days } dagen.
   *[other] Er zijn { $tables } tafels verwijderd die ouder waren dan { $days } dagen.
    }
token-asked = Token van de persoon van wie de gegevens gewist moeten worden
person-erased = Tafels van deze persoon die zijn verwijderd: { $removed }. Tafels met andere spelers waar de naam en de berichten zijn gewist: { $blanked }.

# De dokter
doctor-database = De database werkt. Aantal speeltafels: { $tables }.
doctor-strangers = Andere PostgreSQL-rollen kunnen verbinding maken met de database ({ $roles }). Ze zouden elke hand en elk geheim kunnen zien. Zo houd je ze tegen: REVOKE CONNECT ON DATABASE { $database } FROM PUBLIC.
doctor-in-use = Op dit moment gebruikt een server de database.
doctor-thinkers = Workers voor bots en terugblikken: { $count }.
doctor-no-thinkers = Er draaien servers, maar er is geen worker voor bots en terugblikken. Start `speeltafel think` met dezelfde --database, of een server met --bot-workers 1 of meer.
doctor-disk = Het bestand is { $size } MB groot, en op de schijf is { $free } MB vrij.
doctor-page = De webpagina staat klaar.
doctor-no-page = De webpagina is nog niet gemaakt, dus browsers tonen niets. Voer ./play --setup uit, of installeer een wheel.
doctor-port-free = Poort { $port } op { $host } is vrij.
doctor-server = Op poort { $port } van { $host } draait een server die partijen kan bewaren.
doctor-server-ill = Op poort { $port } van { $host } draait een server die geen partijen kan bewaren. Kijk in het logboek van die server.
doctor-port-taken = Een ander programma gebruikt poort { $port } op { $host }. Kies een andere poort met --port.
doctor-files = Het systeem staat { $limit } open bestanden toe. Elke verbinding heeft er een nodig.
doctor-few-files = Het systeem staat maar { $limit } open bestanden toe, en elke verbinding heeft er een nodig. Verhoog de limiet (ulimit -n, of LimitNOFILE in systemd).
doctor-time = De klok van deze computer geeft { $now } aan (UTC).
doctor-time-wrong = De klok van deze computer staat verkeerd ({ $now } UTC). Zet hem gelijk.
doctor-time-back = Een server heeft een latere tijd genoteerd dan de klok van deze computer aangeeft. Kijk of de klok is teruggezet.
doctor-uvicorn = uvicorn { $found } is een geteste versie.
doctor-other-uvicorn = uvicorn { $found } is geen geteste versie, dus berichten worden trager verstuurd. Installeer versie 0.54.

# Terugblikken
reviewing = Beslissingen worden bekeken
record-heading = { $name }, { $players } spelers, { $moves } zetten
review-one-game = In { $file } staan { $records } partijen, maar een terugblik gaat over één. Zet die partij in een eigen bestand.
review-plot-format = Kan de grafiek niet bewaren als { $file }. Kies een naam die eindigt op { $known }.
review-turning-points = Keerpunten
review-at = Zet { $number }:
review-account = Hoe de uitslag tot stand kwam (in gewonnen partijen per 100)
review-who-gave = Wie hielp wie met zijn beslissingen
review-decisions = Opvallende beslissingen (beoordeeld op wat de speler kon zien)
review-no-marks = Geen duidelijke fouten.
review-how = Begin, geluk, eigen spel, spel van anderen en bijstelling vormen samen de uitslag. Fouten: hoeveel een speler weggaf van de winstkans die op het spel stond. Het verlies is geteld in gewonnen partijen per 100, als iedereen daarna speelt als een Stamgast.
review-how-exact = Begin, geluk, eigen spel, spel van anderen en bijstelling vormen samen de uitslag. Fouten: hoeveel een speler weggaf van de winstkans die op het spel stond. Het verlies is tot het eind van de beurt precies berekend.
review-plotted = De grafiek is bewaard in { $file }.
column-player = Speler
column-start = Begin
column-luck = Geluk
column-own = Eigen spel
column-others = Spel van anderen
column-judge = Bijstelling
column-result = Uitslag
column-errors = Fouten
column-marks = Tekens
column-gave = Gaf
review-plot-chance = Winstkans, %
review-plot-moves = Zetten, worpen en trekkingen

# Lessen
lesson-go-on = Druk op Enter om verder te gaan
no-lesson = Er is nog geen les voor { $game_name }. Voor de regels: start speeltafel play { $game_name } en typ help.

# Zonder server
pocket-written = Geschreven naar { $folder }, { $size } MB. Zet de map op je webserver, of probeer hem hier: python -m http.server --directory { $folder }

# Als een server begint
serve-open = Speeltafel draait.
serve-here = Op deze computer: { $address }
serve-network = In je netwerk: { $address }
serve-scan = Scan deze code met een telefoon:
serve-alone = Meedoen kan alleen op deze computer. Zet --host 0.0.0.0 achter “serve” om je netwerk toe te laten.
serve-asks = Meedoen kan nu alleen op deze computer. Kies op de pagina “Met vrienden” om telefoons toe te laten.
serve-code = Code van de nieuwe tafel: { $code }
serve-stop = Druk op Ctrl+C om te stoppen.
logs-unknown = Onbekend logformaat { $found }. Kies uit: { $known }.
