# Wat alle spellen delen, in het Nederlands.

seat-name = Speler { $number }
and = { $first } en { $last }

# Zetten
move-not-text = Een zet moet een string zijn, bijvoorbeeld uit game.legal(), niet { $text }.
game-is-over = De partij is afgelopen. Begin een nieuwe om verder te spelen.
not-to-move = Deze speler is niet aan de beurt, dus er is niets te kiezen.
view-of-another-game = Deze weergave is van { $found }, maar deze bot speelt { $expected }.
nothing-to-undo = Deze zet kun je niet meer terugnemen: er is al iets gegooid of getoond, of iemand anders was aan zet.
no-such-seat = Plaats { $seat } bestaat niet. Kies 0 tot en met { $last }, of None voor een toeschouwer.
seats-in-no-order = Noem elke plaats één keer, van 0 tot en met { $last }.

# Namen
game-unknown = Onbekend spel { $found }. Kies uit: { $known }.
bot-unknown = Onbekende bot { $found }. Kies uit: { $known }.
language-unknown = Onbekende taal { $language }. Kies uit: { $known }.
scene-unknown = De les van { $game_name } heeft geen stap { $scene }. Er zijn er { $scenes }, geteld vanaf 0.
day-unknown = { $found } is geen datum. Schrijf het zo: 2026-11-16.
puzzles-none = Van { $game_name } zijn er nog geen puzzels.
lesson-too-long = Dat zijn te veel zetten voor één stap (hoogstens { $most }). Begin de stap opnieuw.
players-out-of-range = { $game_name } is voor { $few } tot { $most } spelers, niet voor { $players }.
rules-unknown = Deze versie van Speeltafel kent de regels van { $game_name } tot en met versie { $newest }, niet versie { $found }. Installeer een nieuwere versie.
extra-missing = Hiervoor is { $missing } nodig, en dat is niet geïnstalleerd. Installeer de extra “{ $extra }”: pip install speeltafel[{ $extra }], of in de map met de broncode pip install ".[{ $extra }]".

# Opties en gedrukte gegevens
argument-wrong-type = { $argument } moet van het type { $expected } zijn, niet { $found }.
option-unknown = Onbekende optie { $option }. Kies uit: { $known }.
option-bad = Optie { $where }: { $why }.
printed-bad = { $file }, regel { $line }, { $where }: { $why }.
printed-unreadable = Kan { $file } niet lezen: { $detail }.
value-wrong-type = { $detail }
own-box = Heb je de doos? Zet de getallen ervan in printed.toml in de map speeltafel/games/{ $game }. Voor één tafel kun je een kopie van dat bestand gebruiken: speeltafel play { $game } --options BESTAND.

# Partijbestanden
record-bad-move = Zet { $number }: { $why }
record-refused = Deze bewaarde partij is niet na te spelen: { $why }
record-format = Dit bestand is geen partij van Speeltafel. Het formaat is { $found }, niet { $expected }.
record-misshapen = Het partijbestand bevat een fout bij { $where }: { $detail }.
record-not-json = Dit bestand is geen bewaarde partij.
record-damaged = Deze bewaarde partij is beschadigd of onvolledig (regel { $line }, kolom { $column }).
record-not-utf8 = Dit bestand is geen bewaarde partij: het is geen UTF-8-tekst.
record-not-object = Dit bestand is geen bewaarde partij: het is geen JSON-object.
record-absurd = Het partijbestand is te diep genest of bevat een veel te lang getal.
record-key-twice = In het partijbestand staat de sleutel { $key } twee keer.
record-fraction = Het partijbestand bevat het getal { $number }. Alleen hele getallen zijn toegestaan.
record-too-big = Het partijbestand is groter dan { $most } MB.
record-too-long = Het partijbestand heeft { $moves } zetten. Het maximum is { $most }.
record-seats = In het partijbestand staan { $names } plaatsen, maar er zijn { $players } spelers.
record-name = In het partijbestand staat de naam { $name }. Een naam mag hoogstens { $most } leesbare tekens hebben.
record-played = De datum in het partijbestand is { $found }. Dat moet een ISO-datum zijn, zoals 2026-11-16.
move-too-long = Een zet mag hoogstens { $most } tekens hebben.
move-not-a-pair = Schrijf elke zet als een paar met de speler en de zet, zoals [0, "…"].
actor-chance = het toeval
actor-seat = plaats { $seat }
actor-player = speler { $number } (plaats { $seat })
wrong-actor = hier is { $expected } aan de beurt, niet { $found }.
result-missing = de partij eindigt hier, maar in het partijbestand staat geen uitslag.
result-too-early = in het partijbestand staat een uitslag, maar de partij is hier nog niet afgelopen.
result-wrong = de partij eindigt met een andere uitslag dan in het partijbestand staat.

# Simulaties
bots-and-seats = Je geeft { $bots } bots op voor { $players } spelers. Geef één bot op voor alle plaatsen, of één per plaats.
game-without-end = Een partij was na { $decisions } beslissingen niet afgelopen. Met deze opties komt er misschien nooit een einde aan.

# Tafels: waarom niet
seat-taken = Daar zit { $player } al. Kies een andere plaats.
seat-not-yours = Dat is niet jouw plaats.
table-full = Alle plaatsen aan deze tafel zijn bezet.
invite-wrong = Met deze link kun je alleen meekijken. Vraag om de uitnodigingslink.
offer-gone = Deze code is al gebruikt of te oud. Toon een nieuwe op het andere apparaat.
host-only = Dat kan alleen de gastheer.
seats-open = { $count ->
        [one] Er is nog één plaats vrij. Wacht nog even, of zet er een bot neer.
       *[other] Er zijn nog { $count } plaatsen vrij. Wacht nog even, of zet er bots neer.
    }
begun-needs-bots = Hier kun je alleen partijen tegen bots voortzetten.
nobody-plays = Er moet minstens één mens meespelen.
already-started = De partij is al begonnen.
game-starts = De partij gaat zo beginnen. Een ogenblik.
nothing-to-reveal = Je hoeft nu geen toevalsgetal te laten zien.
share-not-promised = Dat is niet het toevalsgetal dat je had beloofd.
not-started = De partij is nog niet begonnen.
game-goes-on = De partij is nog bezig.
game-is-paused = De partij staat op pauze. Ga eerst verder.
not-your-turn = Je bent niet aan de beurt.
position-gone = De partij is al verder. Kijk nog eens en kies opnieuw.
bot-plays-for-you = Er speelt een bot voor je. Neem het eerst weer over.
bot-plays-there = Er speelt al een bot voor { $player }.
player-is-here = { $player } is er. Een bot kan alleen spelen voor iemand die weg is.
player-just-left = { $player } is net de verbinding kwijt. Over { $seconds } s kan een bot invallen.
you-play-yourself = Er speelt geen bot voor je, dus je hoeft het niet over te nemen.
already-resigned = Deze speler heeft opgegeven en kan niet meer zelf spelen.
clock-is-yours = Jouw klok loopt, dus alleen de anderen kunnen nu pauzeren. Vraag het ze.
nobody-waits = Er wordt nu niet op { $player } gewacht.
nudged-already = { $player } heeft voor deze zet al een por gekregen. Wacht nog even.
nudge-first = Geef { $player } eerst een por.
wait-longer = Geef { $player } nog { $seconds } s.
days-off-no-days = Je kunt alleen vrije dagen nemen als de bedenktijd minstens een dag per zet is.
days-off-none = Je hebt geen vrije dagen genomen.
days-off-enough = { $days ->
    [0] Je hebt in deze partij geen vrije dagen meer.
    [one] Je hebt in deze partij nog één vrije dag.
   *[other] Je hebt in deze partij nog { $days } vrije dagen.
}
clock-decides = Aan deze tafel loopt een klok. Als de tijd om is, valt er een bot in.
undo-too-late = De tijd voor deze zet is om, dus je kunt hem niet meer terugnemen.
bot-makes-this-move = Je tijd is om, dus de bot doet deze zet. Daarna kun je weer zelf spelen.
nobody-is-back = Er zouden nu alleen bots spelen. Eerst moet iemand het weer overnemen.
no-game-played = Aan deze tafel is niet gespeeld, dus je kunt geen revanche spelen. Open een nieuwe tafel.
rematch-is-set = De volgende partij staat al klaar. Volg de link aan deze tafel.
name-bad = Kies een naam van hoogstens { $most } zichtbare tekens.
chat-enough = Je hebt aan deze tafel { $most } berichten gestuurd. Dat is het maximum voor één partij.
chat-full = Aan deze tafel zijn { $most } berichten gestuurd. Dat is het maximum voor één partij.
too-much-stored = Vanuit jouw netwerk is het afgelopen uur te veel op deze server opgeslagen. Wacht even en speel dan verder.
commands-enough = Aan deze tafel is te vaak iets veranderd. Speel verder zoals het nu is, of open een nieuwe tafel.
chat-unprintable = Dit bericht is leeg, of bevat tekens die niet getoond kunnen worden.

# Tafels: wat er gebeurde
news-sat = { $player } gaat zitten.
news-stood = Plaats { $number } is weer vrij.
news-uninvited = Er zijn nieuwe uitnodigingen. Wie nog niet meedoet, heeft de nieuwe link nodig.
news-placed = Op plaats { $number } komt een bot.
news-renamed = { $player } heeft een nieuwe naam.
news-arranged = De gastheer heeft de volgorde van de plaatsen veranderd.
news-started = De partij begint.
news-started-without = De partij begint zonder het toevalsgetal van { $players }.
news-undone = { $player } neemt een zet terug.
news-paused = De partij staat op pauze.
news-resumed = De partij gaat verder.
news-away = { $player } is weg. Er speelt nu een bot.
news-left = { $player } is vertrokken. Er speelt nu een bot.
news-clock = De tijd van { $player } is om. Er speelt nu een bot.
news-resigned = { $player } geeft op. Een bot speelt verder.
news-nudged = { $player } geeft { $other } een por.
news-days-off = { $days ->
    [0] { $player } is terug en speelt weer mee.
    [one] { $player } neemt één dag vrij. De klok staat zolang stil.
   *[other] { $player } neemt { $days } dagen vrij. De klok staat zolang stil.
}
news-slow = Een bot speelt deze beurt voor { $player }.
news-bot-late = { $player } kwam tijd tekort. Een zwakkere bot heeft deze zet gekozen.
news-reclaimed = { $player } is terug.
news-carried = { $player } speelt verder op een ander apparaat.
news-rematch = De volgende partij staat klaar.
news-finished = De partij is afgelopen.
news-abandoned = Iedereen heeft opgegeven. De partij is afgelopen.
news-endless = Deze partij zou nooit aflopen en stopt daarom na 20.000 stappen. Niemand heeft gewonnen.
news-closed = De gastheer heeft deze tafel gesloten.

# Bewijs van eerlijk toeval
proof-missing = In het partijbestand staat geen bewijs van eerlijke worpen en kaarten.
proof-misshapen = Het bewijs in het partijbestand is ongeldig: { $detail }.
proof-method = Het bewijs gebruikt de methode { $found }. Deze versie kent alleen { $expected }.
proof-people = De mensen in het bewijs zijn niet de mensen in de partij.
proof-other-game = Het bewijs hoort bij een partij met andere namen, opties of regels.
proof-share = Het toevalsgetal dat { $players } had beloofd, zit niet in het bewijs.
proof-not-kept = Het bewijs hoort bij een andere tafel: het commitment is { $found }.
proof-other-terms = In het bewijs staan andere afspraken dan die waarmee jij akkoord ging. Iemand heeft ze achteraf veranderd.
proof-not-mine = Jouw toevalsgetal zit niet in het bewijs. Het is een andere partij, of jouw getal is weggelaten.
proof-seats = In het bewijs staan { $found } plaatsen, maar er zijn { $players } spelers.
proof-commitment = Dit is niet het geheim dat de server vóór de partij had beloofd.
proof-wrong-chance = Zet { $number } in het partijbestand is { $found }, maar { $expected } is getrokken. Iemand heeft het partijbestand veranderd.

# De opslag
database-address = Geef de database op als sqlite:///BESTAND of postgresql://GEBRUIKER:WACHTWOORD@HOST/NAAM.
think-needs-postgresql = `think` heeft de PostgreSQL-database van de servers nodig: --database postgresql://…
nobody-could-think = Met een SQLite-bestand kan alleen de server zelf bots laten spelen. Laat --bot-workers 0 weg, of kies met --database een PostgreSQL-database.
nobody-thinks = Er draait geen worker, dus de bots doen geen zetten. Start `speeltafel think` met deze database, of een server met --bot-workers 1.
database-newer = De database { $database } komt van een nieuwere versie van Speeltafel. Installeer die versie, of kies een andere database met --database.
database-in-use = Een andere server gebruikt { $database } al. Stop die server, of kies een ander bestand met --database.
database-unusable = Kan de database { $database } niet gebruiken: { $why }.
backup-exists = { $file } bestaat al. Kies een andere naam: een reservekopie overschrijft nooit iets.
backup-failed = De tafels konden niet worden gekopieerd naar { $file }: { $why }.
restore-failed = De tafels konden niet worden teruggezet uit { $file }: { $why }. Er is niets veranderd.
not-a-backup = { $file } is geen reservekopie van de tafels van Speeltafel. Er is niets veranderd.
backup-postgresql = Deze opdracht is voor SQLite. Maak bij PostgreSQL een reservekopie met pg_dump (ook terwijl servers draaien). Stop de servers om hem met pg_restore terug te zetten.
store-unavailable = Dit kon niet worden bewaard, dus er is niets veranderd. Probeer het zo meteen nog eens.
store-unreadable = De server kan de bewaarde tafels nu niet lezen. Probeer het zo meteen nog eens.
store-conflict = Iemand anders heeft op hetzelfde moment iets aan deze tafel veranderd. Jouw wijziging is niet bewaard. Probeer het nog eens.

# De server
table-unknown = Deze tafel bestaat niet meer, of de link is niet compleet.
join-code-unknown = Er is nu geen tafel met deze code. Controleer de vier letters.
table-unreadable = Deze tafel is beschadigd en kan niet worden geopend. De beheerder van deze server weet ervan. Met de andere tafels is niets aan de hand.
record-unknown = Je kunt deze partij pas na afloop bewaren.
hello-expected = Een verbinding moet beginnen met een hello waarin de tafel en je token staan.
protocol-version = Deze pagina gebruikt versie { $found } van het protocol, de server { $expected }. Laad de pagina opnieuw.
password-wrong = Verkeerd wachtwoord. Probeer het nog eens.
token-wrong = Een verzoek heeft een token nodig: 22 tot 64 willekeurige letters, cijfers, - en _.
too-many-guesses = Te veel verkeerde wachtwoorden vanaf jouw adres. Wacht een minuut en probeer het dan nog eens.
too-many-join-codes = Te veel verkeerde codes vanaf jouw adres. Wacht een minuut en probeer het dan nog eens.
too-many-requests = Dat ging te snel. Wacht even en probeer het dan nog eens.
too-many-connections = Te veel verbindingen vanaf jouw adres. Sluit een paar pagina’s en probeer het dan nog eens.
too-many-tables = Je hebt in korte tijd veel tafels geopend. Speel aan een ervan, of wacht even.
too-many-listed = Er wachten al { $most } van je tafels op spelers. Begin of sluit er eerst een.
request-head-too-large = De header van dit verzoek is te groot.
request-too-large = Dit verzoek is te groot.
host-unknown = Deze server is niet ingesteld voor de naam { $name }. Is het jouw server? Voeg dan --allowed-hosts { $name } toe.
page-elsewhere = Een pagina van een andere site mag deze server niet gebruiken. Is het jouw pagina? Start de server dan met --origin en het adres ervan.
proxy-bad = { $found } is geen adres of netwerk. Schrijf --trusted-proxies 127.0.0.1 of 10.0.0.0/8.
base-path-bad = { $found } kan geen pad zijn. Schrijf --base-path /spellen, met letters, cijfers en - . _ ~ tussen de schuine strepen.
frame-bad = { $found } is geen geldig adres voor een pagina. Schrijf --frame-ancestors self, of https://home.example.org.
no-spectators = Toeschouwers zijn niet toegestaan aan deze tafel.
message-unreadable = Kan dit bericht niet lezen: { $detail }.
request-wrong = Kan dit verzoek niet beantwoorden: { $detail }.
our-fault = Er ging iets mis op de server, en de fout is vastgelegd. Er is niets veranderd. Probeer het nog eens.
limit-unknown = Onbekende limiet { $found }. Kies uit: { $known }.
limit-bad = De limiet { $name } moet een getal boven 0 zijn, niet { $found }.
cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $why }.

# Toernooien
bots-for-tournament = Voor een toernooi zijn twee of meer verschillende bots nodig. Kies uit: { $known }.
journal-unreadable = { $file } is geen voortgangsbestand van Speeltafel.
journal-of-another = { $file } bevat de voortgang van een andere opdracht. Kies een ander bestand, of verwijder dit bestand.
no-solver = { $game_name } kan nog niet worden opgelost.
no-solver-for = { $game_name } kan worden opgelost voor { $can } spelers, niet voor { $players }.

# Voor onderzoekers
batch-size = Een batch moet uit minstens één partij bestaan, niet uit { $found }.
batch-bots = Geef voor elk van de { $players } plaatsen een bot of None op. Laat minstens één plaats over voor je eigen programma.
batch-bot-looks-ahead = { $level } denkt vooruit, en dat is te traag voor een batch. Kies uit: { $known }.
batch-actions = Een batch van { $expected } partijen heeft { $expected } hele getallen nodig, één actie per partij. Gekregen: { $found }.
batch-illegal = In partij { $place } van de batch is actie { $action } niet toegestaan. Het masker van de partij toont welke acties wel mogen. Er is niets gespeeld.
action-impossible = Actie { $action } is nu niet toegestaan. Het masker toont welke acties wel mogen.
argument-not-one-of = { $argument } kan niet { $found } zijn. Kies uit: { $known }.
seat-and-bots = Kies bij { $players } spelers een plaats van 0 tot en met { $last }. Op de andere plaatsen ({ $others }) spelen bots: geef één bot op voor allemaal, of één per plaats.
ending-nobody-to-move = Een eindspel moet beginnen als een speler aan de beurt is. In dit partijbestand is niemand aan de beurt.
no-card = Geen bruikbare NVIDIA-kaart gevonden: { $why }.
suite-unknown = Onbekend onderdeel { $found } van de suite. Kies uit: { $known }.
agent-unknown = Onbekende bot { $found }. Kies uit: { $known }. Schrijf voor je eigen programma module:Agent.
agent-not-found = Kan { $agent } niet vinden: { $why }. Schrijf het als my_agents:Agent, met my_agents.py in deze map of geïnstalleerd.
agent-failed = { $agent } is vastgelopen ({ $kind }: { $why }).
agent-illegal = { $agent } heeft actie { $action } gekozen, maar die is nu niet toegestaan. Het masker toont welke acties wel mogen.
agent-says-nothing = { $agent } kan niet spelen: act(observation, mask) en choose(view) ontbreken allebei.
export-mixed = Deze partijen zijn van verschillende spellen, of hebben niet allemaal evenveel spelers. Exporteer elke soort apart.
export-of-another = In { $folder } staan delen van een andere export. Verwijder de map, of exporteer naar een ander bestand.
cluster-lost = De Dask-scheduler op { $address } is gestopt. Als je de voortgang in een bestand bewaart, gaat de opdracht daar de volgende keer verder.
no-cluster = Op { $address } draait geen Dask-scheduler: { $why }.

# Terugblikken op een server
review-unknown = Deze terugblik is er niet meer. Vraag hem opnieuw aan.
review-no-decision = Op dat moment was er niets te beslissen.
review-failed = De terugblik is mislukt. Probeer het nog eens. Mislukt het weer? Bewaar de partij dan en stuur die naar de beheerder van deze server.
review-took-too-long = De terugblik duurde te lang en is gestopt. Probeer het later nog eens, als de server minder te doen heeft.
too-many-reviews = { $most ->
    [one] Er loopt al een terugblik voor je
   *[other] Er lopen al { $most } terugblikken voor je
 }. Wacht tot er een klaar is en vraag het dan opnieuw.
no-tips = De gastheer staat aan deze tafel geen tips toe.
judge-busy = De server is even bezig. Vraag het zo meteen nog eens.

# Terugblikken
review-unfinished = Deze partij is nog niet afgelopen, en een terugblik zou geheimen verraden. Speel de partij eerst uit.
review-too-long = Deze partij heeft { $moves } zetten. Een terugblik is mogelijk tot { $most } zetten.
review-too-sure = Op niveau “{ $level }” overschat deze grafiek wie voorstaat (helling { $slope }): die speler wint minder vaak dan er staat.
review-not-sure = Op niveau “{ $level }” onderschat deze grafiek wie voorstaat (helling { $slope }): die speler wint vaker dan er staat.
review-not-measured = Voor dit aantal spelers zijn deze kansen niet gecontroleerd.
review-by-feeling = Voor dit bord is geen exacte oplossing bekend. Daarom beoordeelt de terugblik de stelling na een beurt met een vuistregel.
review-rises = De kans van { $player } stijgt van { $before } naar { $after } %.
review-falls = De kans van { $player } daalt van { $before } naar { $after } %.
review-doubtful = { $number }. { $player }: { $played }. Niet sterk. Beter: { $best }. Daarmee win je { $loss } partijen meer op de 100{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-mistake = { $number }. { $player }: { $played }. Een fout. Beter: { $best }. Daarmee win je { $loss } partijen meer op de 100{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-blunder = { $number }. { $player }: { $played }. Een blunder. Beter: { $best }. Daarmee win je { $loss } partijen meer op de 100{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-fine = { $number }. { $player }: { $played }. Een goede zet.
review-only = { $number }. { $player }: { $played }. De enige goede zet.
review-found = { $number }. { $player }: { $played }. De enige goede zet, en lastig te vinden.


# Redenen, in terugblikken en tips. De feiten staan bij de teksten van het spel.
cases =
    { $how ->
        [never] nooit
        [hardly] bijna nooit
        [nearly] bijna altijd
        [always] altijd
       *[of] { $tens } van de 10 keer
    }
cases-short = { $tens }
instead =
    { $how ->
        [of] { ": " }
       *[adverb] { ": " }
    }{ $better } in plaats van { $played }
oftener =
    { $more ->
        [yes] { ": " }vaker dan anders
       *[no] { ": " }minder vaak dan anders
    }
number =
    { $value ->
        [0] geen
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
       *[more] { $value }
    }
clause-comma = { $clause }, { $then }
clause-semicolon = { $clause }; { $then }
reason = { $clause }.
reason-colon = { $clause }: { $then }.
reason-none = Er is niet één duidelijke reden. Met de betere zet win je ongeveer { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } meer op de 100.
worth-the-same =
    { $all ->
        [yes] Het maakt niet uit: met elke goede zet win je ongeveer { $share } van de 100 partijen.
       *[no] Deze zetten zijn even goed: { $moves }. Je wint hoe dan ook ongeveer { $share } van de 100 partijen.
    }
comma = { $first }, { $last }
tip-move = Beste zet: { $best }.

# Lessen
lesson-other-1 = Otto
lesson-other-2 = Mia
lesson-scene = Stap { $scene } van { $scenes }

# Zonder server
pocket-cannot = Hiervoor is een server nodig, maar nu draait alles op je eigen apparaat.
pocket-fault = Er ging iets mis op dit apparaat. Er is niets veranderd. Probeer het nog eens.
pocket-no-judge = De tips en de terugblik zijn nog niet gedownload. Ga online en probeer het opnieuw.
pocket-not-built = De bestanden om zonder server te spelen zijn nog niet gemaakt. Voer ./play pocket MAP uit in de map met de broncode.
pocket-folder = In { $folder } staan andere bestanden. Kies een nieuwe of een lege map.
pocket-unwritable = Kan niet schrijven naar { $folder }: { $why }.
network-closed = Je kunt Speeltafel alleen voor het netwerk openen op de computer waarop het draait, en alleen als het met ./play is gestart.
network-missing = Deze computer is met geen enkel netwerk verbonden. Verbind hem met je wifi en probeer het opnieuw.
call-turn = Je bent aan de beurt: { $game }
call-test = Dit is een test. Hier krijg je bericht als je aan de beurt bent.
calls-off = Deze server verstuurt geen berichten.
calls-unset = Je hebt nog geen adres voor berichten ingevuld.
calls-bad = { $found } is geen site. Schrijf --calls public, of https://ntfy.example.org.
call-address-bad = Naar dit adres kunnen geen berichten worden gestuurd. Vul een adres in dat begint met https:// en geen poort heeft.
call-address-elsewhere = Deze server stuurt alleen berichten naar een paar sites, en dit adres hoort daar niet bij.
call-address-unreachable = { $host } is niet te vinden op internet. Controleer het adres.
call-unanswered = { $host } gaf geen antwoord. Probeer het later opnieuw.
call-refused = { $host } weigerde het bericht met fout { $status }. Controleer het adres.
calls-no-push = Deze server kan geen meldingen naar browsers sturen. De beheerder kan daarvoor de extra “push” installeren.
call-keys-bad = De sleutels van de browser ontbreken of kloppen niet. Zet de meldingen opnieuw aan.
call-browser-gone = Deze browser ontvangt geen meldingen meer. Zet ze opnieuw aan.
call-zone-unknown = Deze server kent de tijdzone { $zone } niet.
too-many-calls = Te veel berichten in korte tijd. Wacht even en probeer het dan opnieuw.
