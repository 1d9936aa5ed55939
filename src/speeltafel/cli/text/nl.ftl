# De opdrachtregel, in het Nederlands.

# Een spel in de terminal
welcome = { $name }: { $tagline }
how-to-talk = Je kunt ook zeggen: { $words }. “?” helpt je verder.
your-move = Jouw zet
to-go-on-or-undo = Enter: verder · undo: die zet terugnemen
look-away = De anderen kijken weg. { $player }, druk op Enter als alleen jij het scherm ziet
no-such-choice = Er is geen keuze { $number }: de nummers zijn 1 tot en met { $last }.
not-understood = { $text } is geen zet en geen woord dat ik ken. Typ “?” om te zien wat je kunt doen.
undone = Teruggenomen.
saved = Bewaard als { $file }.
save-where = Zeg waar: “save BESTAND”.
load-what = Zeg wat: “load BESTAND”.
not-saved = { $file } kon niet worden geschreven: { $why }. Het spel gaat door; probeer een andere plek.
loaded = { $file } geladen: { $moves } zetten.
other-game = { $file } is een spel { $found }, aan deze tafel wordt { $wanted } gespeeld. Stop met “quit” en begin met “speeltafel play --load BESTAND”.
kept-for-later = Het spel is bewaard. Ga verder met: { $command }
bye = Tot de volgende keer.
final-scores = Einduitslag
winner = winnaar
bot-name = Bot { $number }
help-words =
    help, ?   dit
    log    alles wat er is gebeurd
    undo   je laatste zet terugnemen, waar dat mag
    save BESTAND, load BESTAND   een spel als verslag
    { $codes }   { $languages }
    quit   stoppen; het spel wordt bewaard

# Tabellen van spellen en getallen
column-game = Spel
column-players = Spelers
column-about = Wat het is
column-seat = Plaats
column-bot = Bot
column-wins = Gewonnen
column-interval = 95 %-interval
column-score = Gemiddelde score
column-deviation = ± sd
simulated = { $games } keer { $name } met { $players } spelers, seed { $seed }
game-length = { $mean } beslissingen per spel ({ $shortest } tot { $longest })
took = { $decisions } beslissingen in { $seconds } s
records-written = Verslagen: { $file }
exporting = Bezig met schrijven
exported = { $file } heeft { $decisions } beslissingen.
export-what = Zeg welke spellen: --game en --players, of --records.
export-records-alone = Verslagen hebben hun eigen spel, spelers en opties: geef --records zonder die.
simulating = Bezig
warming-up = Opwarmen (een spel wordt één keer gecompileerd)

# Naspelen
record-number = Verslag { $number }: { $name }, { $players } spelers, { $moves } zetten
record-unfinished = Het spel is niet afgelopen: na zet { $moves } is { $actor } aan de beurt.
record-error = Verslag { $number }: { $why }
no-records = Er staat geen verslag in { $file }.
all-valid = { $records ->
        [one] Het verslag is geldig.
       *[other] Alle { $records } verslagen zijn geldig.
    }
some-invalid = { $bad } van de { $records } verslagen zijn niet geldig.

# Wat er misging
file-missing = Er is geen bestand { $file }.
file-unreadable = { $file } kan niet worden gelezen: { $why }.
file-unwritable = { $file } kan niet worden geschreven: { $why }.
number-too-small = { $option } moet minstens { $least } zijn, niet { $found }.
variable-not-a-number = { $variable } in de omgeving moet een geheel getal zijn, niet { $found }.
too-many-people = { $people } mensen passen niet aan een tafel voor { $players }.
names-too-many = { $names } namen voor { $players } spelers zijn er te veel.
option-not-pair = { $found } is geen optie: schrijf NAAM=WAARDE, met de waarde als JSON.
name-bad = { $name } kan geen naam zijn: een naam is hoogstens { $most } leesbare tekens.
load-alone = Een bewaard spel heeft zijn eigen spel, spelers en opties: geef --load zonder die.
unexpected = Er is iets mis in het programma zelf, niet met wat jij deed ({ $kind }: { $detail }). Met SPEELTAFEL_TRACEBACK=1 vertelt het meer; meld het alsjeblieft.
stopped = Gestopt.

# Snelheid
bench-about = Willekeurige beslissingen per seconde op één kern
column-plain = Gewoon
column-compiled = Gecompileerd
column-first = Eerste zet

# Eerlijk toeval
proof-fair = Verslag { $number }: eerlijk. Alle { $events } keren dat het toeval speelde volgen uit waar de server zich vooraf aan bond (verbintenis { $commitment }) en uit de aandelen die spelers beloofden voordat iemand het zijne liet zien.
proof-alone = Verslag { $number }: niet bewezen eerlijk. Alle { $events } keren dat het toeval speelde volgen uit waar de server zich aan bond (verbintenis { $commitment }), maar geen speler voegde iets toe: de server kan gekozen hebben.
proof-partial = Verslag { $number }: maar een deel van een spel. Tot zover { $events ->
    [one] volgt 1 keer dat het toeval speelde
   *[other] volgen { $events } keren dat het toeval speelde
} uit het bewijs (verbintenis { $commitment }); over de rest valt niets te zeggen.
proof-before = Verslag { $number }: klopt volgens de methode van vroeger. Alle { $events } keren dat het toeval speelde volgen uit het geheim van de server (verbintenis { $commitment }) en wat plaatsen openlijk toevoegden; wie het laatst toevoegde, ook de plaats van een bot, kan gekozen hebben.
proof-added-by = Voegden iets aan het toeval toe: { $players }.
proof-withheld = Beloofden een aandeel en lieten het niet zien: { $players }. Samen met de server kon ieder van hen kiezen uit twee spellen.
proof-covers = Spel, opties en namen vallen onder het bewijs; de eigen zetten van de spelers niet.
proof-covers-not-date = Spel, opties en namen vallen onder het bewijs; de datum en de eigen zetten van de spelers niet.
proof-give-all = Iedereen kan een verslag verzinnen dat klopt. Dat dit het spel is dat jij speelde, blijkt uit --commitment, --mine en --terms: de pagina bewaart ze voor je.
proof-give-more = Dat niemand anders koos, blijkt voor jou uit je eigen aandeel en de afspraak waarbij je het liet zien: geef --mine en --terms.

# Toernooien
tournament-of = { $name }, { $players } spelers: elk tweetal bots { $games } spellen, seed { $seed }. Eén tegen een tafel vol anderen; een eerlijk deel is { $fair }.
one-against = Eén \ de rest
column-rating = Rating
column-time = Tijd per zet
plot-title = { $name }, { $players } spelers: één tegen de rest

# De ranglijst
evaluated = { $agent }, alleen bij { $name } voor { $players }; seed { $seed }, versie { $version }. Een eerlijk deel is { $fair }.
column-opponent = Tegen
column-games = Spellen

# Oplossen
solving = Oplossen
sweep = { $title }, ronde { $number }: residu { $residual }
solved = { $positions } stellingen, { $sweeps } rondes, residu { $residual }.
first-player = Bij volmaakt spel wint de eerste speler { $chance } (gelijkspel telt half).
checked-in-play = In { $games } spellen tussen meesters, volgens de regels: { $share } ± { $reach }.
exploited = Wie de gewoonten van { $level } kent, wint er { $share } tegen: { $more } meer dan de helft.

# Tafels bewaren
backed-up = { $file } heeft alle tafels zoals ze zojuist waren: { $size } MB.
restored = De tafels zijn nu die van { $file }: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
    }. Een server die draait, gaat ermee verder.
tables-checked = { $tables ->
    [one] Eén tafel
   *[other] { $tables } tafels
    } nagekeken: { $bad ->
    [0] ze zijn allemaal te lezen.
    [one] één is niet te lezen.
   *[other] { $bad } zijn niet te lezen.
    }
table-bad = { $table }: vanaf gebeurtenis { $number } is ze niet te lezen: { $why }.
table-savable = Tot daar wel: { $batches } van de { $all } delen, { $steps } stappen van het spel.
table-lost = Er is niets van te redden: zelfs hoe de tafel is klaargezet, is niet te lezen.
log-gap = ervoor ontbreken gebeurtenissen
log-misshapen = het is geen gebeurtenis die we kennen ({ $detail })
log-senseless = het past niet bij wat ervoor kwam ({ $kind })
tables-cleaned = { $tables ->
    [0] Geen tafel was
    [one] Eén tafel was
   *[other] { $tables } tafels waren
    } ouder dan { $days } dagen en zijn weggehaald.
token-asked = Het token van wie vergeten wil worden
person-erased = Vergeten: { $removed } van hun tafels zijn weggehaald; aan { $blanked } andere, waar meer mensen speelden, zijn hun naam en wat ze zeiden gewist.

# De dokter
doctor-database = De database is bruikbaar; tafels erin: { $tables }.
doctor-strangers = Andere rollen van deze PostgreSQL mogen met de database verbinden ({ $roles }), en horen zo elke hand en elk geheim dat servers elkaar vertellen: REVOKE CONNECT ON DATABASE { $database } FROM PUBLIC.
doctor-in-use = Er speelt nu een server op.
doctor-thinkers = Processen die denken voor bots en terugblikken: { $count }.
doctor-no-thinkers = Er spelen servers op, maar niemand denkt voor bots en terugblikken: start `speeltafel think` met dezelfde --database, of een server met --bot-workers 1 of meer.
doctor-disk = Het bestand is { $size } MB, en ernaast is { $free } MB vrij.
doctor-page = De pagina is er.
doctor-no-page = De pagina is niet gebouwd, dus browsers vinden niets: doe ./play --setup, of installeer een wheel.
doctor-port-free = { $host }, poort { $port }, is vrij voor een server.
doctor-server = Op { $host }, poort { $port }, antwoordt een server, en die kan bewaren.
doctor-server-ill = Op { $host }, poort { $port }, antwoordt een server, maar die kan niet bewaren: kijk in zijn logboek.
doctor-port-taken = Op { $host }, poort { $port }, antwoordt iets anders: kies een andere met --port.
doctor-files = Het systeem staat { $limit } open bestanden toe; elk daarvan kan een verbinding zijn.
doctor-few-files = Het systeem staat maar { $limit } open bestanden toe, dus maar zo veel verbindingen: verhoog dat (ulimit -n, of LimitNOFILE in systemd).
doctor-time = De klok van deze machine zegt { $now } (UTC).
doctor-time-wrong = De klok van deze machine zegt { $now } (UTC), en dat kan niet: zet ze goed.
doctor-time-back = Een server noteerde hier een latere tijd dan de klok van deze machine zegt: is ze teruggezet?
doctor-uvicorn = uvicorn { $found } is getest.
doctor-other-uvicorn = uvicorn { $found } is niet getest, dus berichten gaan trager de deur uit: installeer 0.54.

# Terugblikken
reviewing = Beslissingen beoordelen
record-heading = { $name }, { $players } spelers, { $moves } zetten
review-one-game = In { $file } staan { $records } spellen; een terugblik gaat over één spel. Zet het spel dat je bedoelt in een eigen bestand.
review-plot-format = { $file } is geen plaatje dat we kunnen tekenen: laat de naam eindigen op een van { $known }.
review-turning-points = Keerpunten
review-at = Bij { $number }:
review-account = Waar het door kwam, in procenten van een overwinning
review-who-gave = Wiens beslissingen wie hoeveel gaven
review-decisions = Beslissingen die een woord waard zijn, naar wat de speler kon weten
review-no-marks = Niemand deed iets waarvan te zeggen is dat het fout was.
review-how = Begin, geluk, eigen spel, spel van anderen en wat de beoordelaar zich bedacht zijn samen de uitslag. Fouten: van wat er bij hun beslissingen op het spel stond, het deel dat ze verloren. Verlies is dat van 100 spellen waarin iedereen verder speelt als een stamgast.
review-how-exact = Begin, geluk, eigen spel, spel van anderen en wat de beoordelaar zich bedacht zijn samen de uitslag. Fouten: van wat er bij hun beslissingen op het spel stond, het deel dat ze verloren. Verlies is exact tot het eind van de beurt.
review-plotted = De grafiek staat in { $file }.
column-player = Speler
column-start = Begin
column-luck = Geluk
column-own = Eigen spel
column-others = Spel van anderen
column-judge = Bedacht
column-result = Uitslag
column-errors = Fouten
column-marks = Tekens
column-gave = Gaf
review-plot-chance = Kans om te winnen, %
review-plot-moves = Zetten en toeval

# Lessen
lesson-go-on = Druk op Enter om verder te gaan
no-lesson = Er is nog geen les voor { $game_name }. De regels: speeltafel play { $game_name }, en typ dan help.
