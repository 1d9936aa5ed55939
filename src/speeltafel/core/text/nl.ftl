# Wat alle spellen delen, in het Nederlands.

seat-name = Speler { $number }
and = { $first } en { $last }

# Zetten
move-not-text = { $text } is geen zet: een zet is een tekst, zoals die in game.legal().
game-is-over = Het spel is afgelopen; begin een nieuw spel om verder te spelen.
not-to-move = Deze speler is niet aan de beurt, er valt dus niets te kiezen.
view-of-another-game = Dit is een blik op het spel { $found }; deze bot speelt { $expected }.
nothing-to-undo = Dat kan niet meer terug: een zet staat zodra er is gegooid, gedeeld of iets getoond, of iemand anders heeft gespeeld.
no-such-seat = Er is geen plaats { $seat }: de plaatsen zijn 0 tot en met { $last }, of None voor een toeschouwer.

# Namen
game-unknown = Er is geen spel { $found }. De spellen zijn: { $known }.
bot-unknown = Er is geen bot { $found }. De bots zijn: { $known }.
language-unknown = Er is geen taal { $language }. De talen zijn: { $known }.
scene-unknown = Er is geen scène { $scene } in de les van { $game_name }: er zijn er { $scenes }, geteld vanaf 0.
day-unknown = { $found } is geen dag: schrijf hem als 2026-11-16.
puzzles-none = Van { $game_name } zijn er nog geen puzzels.
lesson-too-long = Dat is meer dan er in een scène van een les past: hoogstens { $most } zetten. Begin opnieuw.
players-out-of-range = { $game_name } is een spel voor { $few } tot { $most } spelers, niet voor { $players }.
extra-missing = Hiervoor is { $missing } nodig, en dat is hier niet geïnstalleerd. Het hoort bij de extra “{ $extra }”: installeer speeltafel[{ $extra }], of in de map met de broncode: pip install ".[{ $extra }]".

# Opties en gedrukte gegevens
argument-wrong-type = { $argument } moet van het type { $expected } zijn, niet { $found }.
option-unknown = Er is geen optie { $option }. De opties zijn: { $known }.
option-bad = Optie { $where }: { $why }.
printed-bad = { $file }, regel { $line }, { $where }: { $why }.
printed-unreadable = { $file } kan niet worden gelezen: { $detail }.
value-wrong-type = { $detail }
own-box = Heb je de doos? Zet de getallen ervan in printed.toml in de map speeltafel/games/{ $game }, of voor één tafel in net zo’n bestand: speeltafel play { $game } --options BESTAND.

# Verslagen
record-bad-move = Zet { $number }: { $why }
record-refused = Het verslag kan niet worden gespeeld: { $why }
record-format = Dit bestand is geen bewaard spel van ons: het formaat is { $found }, niet { $expected }.
record-misshapen = Het verslag klopt niet bij { $where }: { $detail }.
record-not-json = Dit bestand is geen bewaard spel.
record-damaged = Dit bewaarde spel is beschadigd of afgekapt, in regel { $line } bij kolom { $column }.
record-not-utf8 = Dit bestand is geen bewaard spel: het is geen tekst in UTF-8.
record-not-object = Dit bestand is geen bewaard spel: het is geen JSON-object.
record-absurd = Het verslag is te diep genest of bevat een veel te lang getal.
record-key-twice = Het verslag heeft de sleutel { $key } twee keer.
record-fraction = Het verslag bevat het getal { $number }; in een verslag staan alleen hele getallen.
record-too-big = Het verslag is groter dan { $most } MB.
record-too-long = Het verslag heeft { $moves } zetten; we lezen er hoogstens { $most }.
record-seats = Het verslag noemt { $names } plaatsen voor { $players } spelers.
record-name = Het verslag noemt een plaats { $name }; een naam is hoogstens { $most } leesbare tekens.
record-played = Het verslag is gespeeld op { $found }, en dat is geen ISO-datum.
move-too-long = Een zet is een tekst van hoogstens { $most } tekens.
move-not-a-pair = Een zet is een paar: wie er speelt en wat, zoals [0, "…"].
actor-chance = het toeval
actor-seat = plaats { $seat }
actor-player = speler { $number } (plaats { $seat })
wrong-actor = hier is { $expected } aan de beurt, niet { $found }.
result-missing = het spel is hier afgelopen, maar het verslag heeft geen uitslag.
result-too-early = het verslag heeft een uitslag, maar het spel is hier niet afgelopen.
result-wrong = het spel eindigt niet met de uitslag die het verslag geeft.

# Simulaties
bots-and-seats = { $bots } bots voor { $players } spelers: noem één bot voor alle plaatsen, of één per plaats.
game-without-end = Een spel was na { $decisions } beslissingen niet afgelopen. Met deze opties komt er misschien nooit een eind aan.

# Tafels: waarom niet
seat-taken = Die plaats is bezet: daar zit { $player }.
seat-not-yours = Dat is niet jouw plaats.
table-full = Alle plaatsen aan deze tafel zijn bezet.
invite-wrong = Met deze link kun je alleen kijken. Vraag om de uitnodigingslink.
host-only = Dat kan alleen wie de tafel heeft klaargezet.
seats-open = { $count ->
        [one] Er is nog één plaats vrij: wacht op iemand, of zet er een bot neer.
       *[other] Er zijn nog { $count } plaatsen vrij: wacht op mensen, of zet er bots neer.
    }
nobody-plays = Er moet minstens één mens meespelen.
already-started = Het spel is al begonnen.
game-starts = Het spel gaat zo beginnen. Een ogenblik.
nothing-to-reveal = Er valt nu geen aandeel in het toeval te laten zien.
share-not-promised = Dat is niet het aandeel in het toeval dat beloofd was.
not-started = Het spel is nog niet begonnen.
game-goes-on = Het spel is nog bezig.
game-is-paused = Het spel staat op pauze. Ga er eerst mee verder.
not-your-turn = Je bent niet aan de beurt.
position-gone = Het spel is intussen verder. Kijk nog eens en kies dan.
bot-plays-for-you = Er speelt een bot voor je. Neem eerst je plaats terug.
bot-plays-there = Er speelt al een bot voor { $player }.
player-is-here = { $player } is er; een bot valt alleen in voor wie weg is.
player-just-left = { $player } raakte net de verbinding kwijt. Over { $seconds } s mag een bot invallen.
you-play-yourself = Je speelt zelf; er valt niets terug te nemen.
already-resigned = Deze plaats is voorgoed opgegeven.
clock-is-yours = Jouw klok loopt, dus alleen de anderen kunnen nu pauzeren. Vraag het hun.
undo-too-late = De tijd voor die zet is om, dus hij blijft staan.
bot-makes-this-move = Jouw tijd voor deze zet is om, dus de bot doet hem. Neem je plaats daarna terug.
nobody-is-back = Er zouden alleen bots spelen. Iemand moet eerst zelf terugkomen.
no-game-played = Hier is niet gespeeld, dus er valt niets over te doen.
rematch-is-set = Het volgende spel staat al klaar; de tafel wijst de weg.
name-bad = Een naam is hoogstens { $most } leesbare tekens.
chat-enough = Je hebt aan deze tafel { $most } dingen gezegd. Dat is genoeg voor één spel.
commands-enough = Aan deze tafel is zo veel veranderd dat het nu zo blijft. Speel verder, of zet een andere tafel klaar.
chat-unprintable = Dat bericht is leeg, of er staan tekens in die niet getoond kunnen worden.

# Tafels: wat er gebeurde
news-sat = { $player } gaat zitten.
news-stood = Plaats { $number } is weer vrij.
news-uninvited = De uitnodigingen zijn nieuw: wie nog komt, heeft een andere link nodig.
news-placed = Er gaat een bot zitten op plaats { $number }.
news-started = Het spel begint.
news-started-without = Het spel begint. Niets aan het toeval toegevoegd door { $players }.
news-undone = { $player } neemt een zet terug.
news-paused = Het spel staat op pauze.
news-resumed = Het spel gaat verder.
news-away = { $player } is weg; een bot speelt zolang.
news-left = { $player } is vertrokken; een bot speelt zolang.
news-clock = { $player } heeft geen tijd meer; een bot speelt zolang.
news-resigned = { $player } geeft op; een bot speelt verder.
news-bot-late = { $player } kwam tijd tekort en speelde deze zet als een zwakkere bot.
news-reclaimed = { $player } is terug.
news-rematch = Het volgende spel staat klaar.
news-finished = Het spel is afgelopen.
news-abandoned = Iedereen heeft opgegeven. Het spel is afgelopen.
news-endless = Dit spel zou nooit aflopen: na 20.000 zetten is het voorbij, en niemand heeft gewonnen.
news-closed = De tafel is afgeruimd.

# Bewijs van eerlijk toeval
proof-missing = Het verslag heeft geen bewijs van wat het toeval deed.
proof-misshapen = Het bewijs in het verslag klopt niet: { $detail }.
proof-method = Het bewijs gebruikt de methode { $found }; wij kennen { $expected }.
proof-people = De mensen in het bewijs zijn niet die van het spel.
proof-other-game = Het bewijs hoort bij een spel met andere namen, opties of regels.
proof-share = Het aandeel dat { $players } had beloofd, zit niet in het bewijs.
proof-not-kept = Het bewijs hoort bij een andere tafel: de verbintenis daarvan is { $found }.
proof-other-terms = Het bewijs hoort bij een andere afspraak dan die waarbij jij je aandeel liet zien: iemand heeft die achteraf veranderd.
proof-not-mine = Jouw aandeel zit niet in het bewijs: het is een ander spel, of jouw aandeel is weggelaten.
proof-seats = Het bewijs noemt { $found } plaatsen voor { $players } spelers.
proof-commitment = Het geheim in het bewijs is niet dat waaraan de server zich vooraf bond.
proof-wrong-chance = Zet { $number } was { $found }; geheim en aandelen geven { $expected }. Iemand heeft dat gekozen.

# De opslag
database-address = Een database geef je op als sqlite:///BESTAND of postgresql://GEBRUIKER:WACHTWOORD@HOST/NAAM.
think-needs-postgresql = Denkers halen hun vragen uit een PostgreSQL: geef --database postgresql://… op, die van de servers.
nobody-could-think = Met een SQLite-bestand kan niemand anders denken: laat --bot-workers 0 weg, of geef met --database een PostgreSQL op.
nobody-thinks = Mensen kunnen spelen, maar bots wachten: niemand denkt voor ze. Start `speeltafel think` op deze database, of een server met --bot-workers.
database-newer = De database { $database } is gemaakt door een nieuwere versie van Speeltafel. Installeer die versie, of geef een andere database op.
database-in-use = Op { $database } speelt al een andere server. Stop die, of geef deze een eigen bestand met --database.
database-unusable = De database { $database } kan niet worden gebruikt: { $why }.
backup-exists = { $file } is er al. Kies een andere naam: een reservekopie overschrijft niets.
backup-failed = De tafels konden niet naar { $file } worden gekopieerd: { $why }.
restore-failed = De tafels konden niet uit { $file } worden gehaald, dus er is niets veranderd: { $why }.
backup-postgresql = Dit is voor SQLite. PostgreSQL heeft iets van zichzelf: pg_dump kopieert een database terwijl ze wordt gebruikt, pg_restore zet haar terug terwijl er geen server draait.
store-unavailable = Dit kon niet worden bewaard en is dus niet gedaan. Probeer het zo nog eens.
store-unreadable = De tafels van deze server kunnen even niet worden gelezen. Probeer het zo nog eens.
store-conflict = Iemand anders heeft intussen aan deze tafel geschreven, dus dit is niet gedaan. Probeer het nog eens.

# De server
table-unknown = Deze tafel bestaat niet (meer). Is de link volledig?
table-unreadable = Wat van deze tafel is bewaard, kan niet worden gelezen, dus ze staat apart; wie de server draait, weet ervan. Andere tafels hebben er geen last van.
record-unknown = Van dat spel is er geen verslag; dat komt er als het is afgelopen.
hello-expected = Een verbinding begint met een groet die zegt welke tafel, en wie je bent.
protocol-version = Deze pagina spreekt versie { $found } van het protocol, de server { $expected }. Laad de pagina opnieuw.
password-wrong = Dat wachtwoord klopt niet.
token-wrong = Een verzoek moet zeggen van wie het komt: een willekeurig token van 22 tot 64 letters, cijfers, - en _.
too-many-guesses = Van jouw adres kwamen te veel verkeerde wachtwoorden. Wacht een minuut en probeer het dan nog eens.
too-many-requests = Dat was veel tegelijk. Wacht even en probeer het dan nog eens.
too-many-connections = Er zijn te veel verbindingen vanaf jouw adres. Sluit een paar pagina's en probeer het dan nog eens.
too-many-tables = Je hebt in korte tijd veel tafels gedekt. Speel aan een ervan, of wacht een poosje.
too-many-listed = Er wachten al { $most } van je tafels op spelers. Begin aan een ervan of ruim er een af voor je er nog een laat zien.
request-head-too-large = De kop van dit verzoek is te groot.
request-too-large = Dit verzoek is te groot.
host-unknown = Deze server weet niet dat hij { $name } heet. Is hij van jou, start hem dan met --allowed-hosts { $name }.
page-elsewhere = Een pagina van elders mag dat hier niet. Is die van jou, start de server dan met --origin en haar adres.
proxy-bad = { $found } is geen adres en geen netwerk. Schrijf --trusted-proxies 127.0.0.1 of 10.0.0.0/8.
base-path-bad = { $found } kan geen pad zijn. Schrijf --base-path /spellen, met letters, cijfers en - . _ ~ tussen de schuine strepen.
frame-bad = { $found } is geen pagina die de onze in een kader kan tonen. Schrijf --frame-ancestors self, of https://home.example.org.
no-spectators = Aan deze tafel kijken ze liever niet op de vingers.
message-unreadable = Dit bericht is niet te lezen: { $detail }.
request-wrong = Dit verzoek kan niet worden beantwoord: { $detail }.
our-fault = Er ging bij ons iets mis, en we hebben het opgeschreven. Er is niets veranderd; probeer het nog eens.
limit-unknown = Er is geen grens { $found }. De grenzen zijn: { $known }.
limit-bad = De grens { $name } is een getal boven 0, niet { $found }.
cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $why }.

# Toernooien
bots-for-tournament = Een toernooi is voor twee of meer verschillende bots uit: { $known }.
journal-unreadable = { $file } is geen logboek van werk als dit.
journal-of-another = { $file } hoort bij ander werk dan dit; kies een andere plek, of verwijder het.
no-solver = Hoe { $game_name } op te lossen is, heeft nog niemand uitgezocht.
no-solver-for = { $game_name } is op te lossen voor { $can } spelers, niet voor { $players }.

# Voor onderzoekers
batch-size = Een reeks heeft minstens één spel, niet { $found }.
batch-bots = Noem voor elk van de { $players } plaatsen een bot of niemand (None), en laat minstens één plaats aan je eigen programma over.
batch-bot-looks-ahead = { $level } denkt vooruit, en dat duurt te lang voor een reeks. Hier kunnen spelen: { $known }.
batch-actions = Een reeks van { $expected } spellen wil evenveel gehele getallen, één actie per spel, en niet { $found }.
batch-illegal = In spel { $place } van de reeks kan actie { $action } niet; het masker zegt welke wel. Er is niets gespeeld.
action-impossible = Actie { $action } kan nu niet; het masker zegt welke wel.
argument-not-one-of = { $argument } kan niet { $found } zijn. Het is een van: { $known }.
seat-and-bots = Aan een tafel voor { $players } is je plaats er een van 0 tot { $last }, en er zijn { $others } bots: noem er één voor allemaal, of één per plaats.
ending-nobody-to-move = Een slot begint waar een speler aan zet is; in dit verslag is niemand dat.
no-card = Hier is geen NVIDIA-kaart die gebruikt kan worden: { $why }.
suite-unknown = Er is geen { $found } in de reeks. Er zijn: { $known }.
agent-unknown = Er is geen bot { $found } in huis. Er zijn: { $known }. Een eigen programma heet module:Agent.
agent-not-found = { $agent } is niet te vinden: { $why }. De naam is zoals my_agents:Agent, waarbij my_agents.py in deze map ligt of geïnstalleerd is.
agent-failed = { $agent } is stukgelopen ({ $kind }: { $why }).
agent-illegal = { $agent } wil actie { $action }, en die kan nu niet; het meegegeven masker zegt welke wel.
agent-says-nothing = { $agent } heeft geen act(observation, mask) en geen choose(view), en kan dus niet spelen.
export-mixed = De verslagen zijn van verschillende spellen of aantallen spelers: exporteer ze soort voor soort.
export-of-another = In { $folder } liggen delen van andere spellen dan deze; verwijder de map, of kies een ander bestand.
cluster-lost = De planner van Dask op { $address } is gestopt. Wat in een bestand bijhoudt wat klaar is, gaat daar verder als je het opnieuw aanroept.
no-cluster = Op { $address } is geen planner van Dask: { $why }.

# Terugblikken op een server
review-unknown = De jury weet niets meer van deze terugblik. Vraag er nog eens om.
review-no-decision = Op dat moment viel er niets te beslissen.
review-failed = De jury struikelde over dit spel. Vraag het nog eens; gebeurt het weer, bewaar het spel dan en vertel het wie de server beheert.
review-took-too-long = Dit spel kostte de jury te veel tijd, dus gaf ze het op. Vraag het nog eens als er minder spellen wachten.
too-many-reviews = { $most ->
    [one] Er is al een terugblik
   *[other] Er zijn al { $most } terugblikken
 } van je onderweg. Wacht er een af en vraag het dan opnieuw.
no-tips = Aan deze tafel zijn er geen tips: wie de tafel opzette, staat ze niet toe.
judge-busy = De jury is even bezig. Vraag het zo nog eens.

# Terugblikken
review-unfinished = Dit spel is nog niet afgelopen; een terugblik zou meer verraden dan de spelers mogen weten. Speel het eerst uit.
review-too-long = Dit spel heeft { $moves } zetten; er worden er hoogstens { $most } teruggekeken.
review-too-sure = Op het niveau ‘{ $level }’ is deze grafiek te zeker van zichzelf (helling { $slope }): wie voor ligt wint minder vaak dan er staat.
review-not-sure = Op het niveau ‘{ $level }’ kan deze grafiek zekerder van zichzelf zijn (helling { $slope }): wie voor ligt wint vaker dan er staat.
review-not-measured = Niemand heeft nog gemeten hoe vaak deze kansen uitkomen met dit aantal spelers.
review-by-feeling = Niemand heeft dit bord opgelost: wat een stelling na een beurt waard is, wordt hier met een vuistregel geschat.
review-rises = De kans van { $player } om te winnen stijgt van { $before } naar { $after } %.
review-falls = De kans van { $player } om te winnen daalt van { $before } naar { $after } %.
review-doubtful = { $number }. { $player } speelt { $played }. Twijfelachtig: { $best } wint { $loss } van de 100 keer vaker{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-mistake = { $number }. { $player } speelt { $played }. Een fout: { $best } wint { $loss } van de 100 keer vaker{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-blunder = { $number }. { $player } speelt { $played }. Een blunder: { $best } wint { $loss } van de 100 keer vaker{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-fine = { $number }. { $player } speelt { $played }; daar is niets op tegen.
review-only = { $number }. { $player } speelt { $played }, de enige zet die het houdt.
review-found = { $number }. { $player } speelt { $played }, de enige zet die het houdt, en niet de zet waar je het eerst aan denkt.


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
reason-none = Er is niet één duidelijke reden: je wint er ongeveer { $games } partijen op de 100 meer mee.
worth-the-same =
    { $all ->
        [yes] Het maakt niet uit: welke van de goede zetten je ook kiest, je wint ongeveer { $share } van de 100 spellen.
       *[no] Dit is evenveel waard: { $moves }. Je wint hoe dan ook ongeveer { $share } van de 100 spellen.
    }
comma = { $first }, { $last }
tip-move = Het beste is { $best }.

# Lessen
lesson-other-1 = Otto
lesson-other-2 = Mia
lesson-scene = Scène { $scene } van { $scenes }
