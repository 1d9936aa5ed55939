# De pagina zelf, in het Nederlands.

# Begin
welcome = Wat zullen we spelen?
what-it-is = Speel drie gezelschapsspellen: tegen bots, online met vrienden of samen op één apparaat.
what-it-is-pocket = Speel drie gezelschapsspellen: tegen bots of samen op dit apparaat.
new-here = Nieuw hier? Begin met tricky.
new-here-learn = Leer het in twee minuten
your-name = Je naam
their-name = Naam van de andere speler
switch-language = Taal
number-of-players = Spelers
fewer-players = Eén speler minder
more-players = Eén speler meer
against-bots = Speel tegen bots
with-friends = Met vrienden
on-this-device = Op dit apparaat
continue = Verder spelen
open-tables = Open tafels
nothing-open = Er zijn nu geen open tafels. Open er zelf een en nodig vrienden uit.
free-seats =
    { $count ->
        [one] 1 vrije plaats
       *[other] { $count } vrije plaatsen
    }
list-your-turn = Jij bent aan de beurt
list-turn-of = { $name } is aan de beurt
list-paused = gepauzeerd
list-score = Jouw stand: { $score }
waits-minutes = al { $minutes } min
waits-hours = al { $hours } uur
waits-days =
    { $days ->
        [one] al 1 dag
       *[other] al { $days } dagen
    }
list-you-won = Jij hebt gewonnen
list-you-shared = Samen gewonnen
list-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
list-abandoned = niet uitgespeeld
no-such-page = Pagina niet gevonden
no-such-page-why = Op dit adres is niets te vinden. Misschien ontbreekt er een stuk van de link.
list-it = Tonen in de lijst met open tafels
who-plays = Wie doen er mee?
name-of-player = Naam van speler { $number }
begin = Beginnen
cancel = Annuleren
home = Alle spellen
not-reached = De server is nu niet bereikbaar.
nothing-stored = Je browser bewaart niets. Als je deze pagina sluit, ben je je naam en je plaatsen kwijt.
licences = Licenties
unofficial-all = Onofficiële versies, met de regels in onze eigen woorden. De rechten op de originele spellen liggen bij de eigenaars.

# Aan een tafel
sit-down = Ga zitten
seat-free = vrij
not-here-yet = is er nog niet
bot = bot
order-seats = Plaatsen wisselen
shuffle-seats = Plaatsen husselen
rotate-seats = Iedereen schuift door
order-done = Klaar
move-up = { $name } naar boven
move-down = { $name } naar beneden
rename = Naam van { $name } wijzigen
new-name = Nieuwe naam
rename-done = Bewaren
seats-now = Zo zitten jullie nu: { $players }
let-bot-play = Zet hier een bot neer
free-seat = Maak deze plaats vrij
send-away = Verwijderen
send-away-name = Verwijder { $name }
send-away-sure = { $name } raakt de plaats kwijt, en de uitnodiging werkt niet meer. Je krijgt een nieuwe link om te versturen.
sent-away = De gastheer heeft je plaats vrijgemaakt. Vraag om een nieuwe uitnodiging als je wilt meespelen.
no-free-seat = De tafel is vol. Je kunt meekijken.
start-game = Begin de partij
fill-with-bots = Begin en vul aan met bots
invite = Stuur je vrienden deze link, of laat ze de code scannen.
join-code = Meedoen met een code
join = Meedoen
join-table = Meedoen aan een tafel
invite-code = Of open { $address } en typ
invite-title = Nodig je vrienden uit
only-this-machine = Nu kan alleen deze computer de tafel openen. Wil je dat andere apparaten in huis mee kunnen doen? Start Speeltafel dan met deze opdracht:
network-ask = Nu kan alleen deze computer de tafel openen. Geef je thuisnetwerk toegang, dan kunnen ook telefoons meedoen. Elk apparaat in dat netwerk kan deze pagina dan openen.
network-open = Netwerk toegang geven
which-address = Adres in je thuisnetwerk
share-link = Deel de link
come-and-play = Doe je mee met een potje { $game }?
while-waiting = Terwijl je wacht
copy-link = Kopieer de link
link-copied = Gekopieerd
waiting-host = Wachten tot de gastheer de partij begint.
you-watch = Je kijkt mee.
reconnecting = Verbinding verbroken. We proberen het opnieuw…
reconnecting-move = Verbinding verbroken. Je zet wordt verstuurd zodra je weer verbonden bent.
turned-away = Tafel niet gevonden
loading = De tafel wordt geladen…
undo = Zet terugnemen
more = Menu
close = Sluiten
say-something = Zeg iets
mute = Verberg berichten van { $name }
unmute = Toon berichten van { $name } weer
send = Verstuur
sound-on = Geluid: aan
sound-off = Geluid: uit
notify-on = Seintje bij je beurt: aan
notify-off = Seintje bij je beurt: uit
call-me = Stuur me een bericht
call-me-about = Ben je weg als je beurt begint, dan krijg je één bericht. Daarin staan alleen het spel en een link naar de tafel.
call-me-way = Versturen via
call-me-address = Adres
call-me-topic = Kies een onderwerp (topic) dat moeilijk te raden is. Wie het kent, kan de berichten lezen.
call-me-hook = Plak het adres van je webhook. Laat het aan niemand zien.
call-me-quiet = Berichten uitstellen tijdens stille uren
call-me-from = Van
call-me-until = Tot
call-me-save = Opslaan
call-me-saved = Opgeslagen.
call-me-test = Stuur een testbericht
call-me-tested = Verstuurd. Is het bericht aangekomen?
call-me-stop = Geen berichten meer
call-me-stopped = Je krijgt geen berichten meer.
call-me-trouble = Het laatste bericht kwam niet aan. { $why }
push = Deze browser
push-about = Deze browser toont een melding, ook als de pagina dicht is.
push-insecure = Browsers tonen alleen meldingen van pagina’s waarvan het adres met https:// begint.
push-unsupported = Deze browser kan geen meldingen tonen. Heb je een iPhone of iPad? Zet de pagina dan eerst op je beginscherm.
push-blocked = Deze browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen.
push-failed = De browser heeft de meldingen niet aangezet. Probeer het opnieuw of kies iets anders.
your-turn-now = Jij bent aan de beurt!
take-seat-back = Ik speel weer zelf
bot-for = Een bot speelt voor { $name }.
is-away = { $name } is er even niet.
bot-may-stand-in = Over { $seconds } seconden kan een bot invallen.
let-bot-stand-in = Laat een bot spelen
is-slow = { $name } doet er even over.
nudge = Geef { $name } een por
is-nudged = { $name } heeft een por gekregen.
play-turn = Laat een bot deze beurt spelen
nudged-you = De anderen wachten op je.
leave-table = Laat een bot voor mij spelen
rematch = Nog een keer
to-rematch = Naar de volgende partij
next-game-ready = De anderen beginnen een nieuwe partij. Je gaat zo vanzelf mee.
stay-here = Hier blijven
next-game-title = Nieuwe partij!
save-record = Bewaar de partij
keep-game = Als webpagina bewaren
keep-game-review = Terugblik: { $percent } %
react-bravo = Bravo!
react-laugh = Ha!
react-wow = Wauw!
react-sad = O nee…
react-think = Hmm…
react-hurry = Kom op!
react-thanks = Bedankt!
pass-device = Geef het apparaat aan { $name }.
it-is-me = Ik ben { $name }
choose-ahead = Iedereen kiest tegelijk en in het geheim. Kies nu.
chosen-ahead = Je zet is gekozen. Tot je aan de beurt bent, kun je je nog bedenken.
time-left = { $seconds } s
table-log = Wat er is gebeurd

# Een besloten server
private-server = Besloten tafel
private-server-why = Je hebt een wachtwoord nodig. Vraag het aan degene die je heeft uitgenodigd.
password = Wachtwoord
come-in = Ga naar binnen

# Terugkijken
replay = Terugkijken
cannot-replay = Deze partij is niet te bekijken
link-damaged = Deze link werkt niet of is niet compleet. Vraag er nog eens om.
before-the-game = Vóór de eerste zet.
step = Zet
step-of = Zet { $step } van { $steps }
through-the-game = Door de partij bladeren
first-step = Naar het begin
step-back = Vorige zet
step-on = Volgende zet
play-by-itself = Automatisch afspelen
stop-playing = Stop
last-step = Naar het einde
through-eyes = Bekijk als
eyes-all = iedereen (alle kaarten open)
eyes-watch = een toeschouwer
all-hands = Kaarten van iedereen
copy-position = Kopieer een link naar dit moment
looking-back = Je bekijkt een eerdere zet.
back-to-now = Terug naar de partij
look-back = Eerdere zetten
open-record = Open een bewaarde partij
open-record-why = Een partij die je hebt bewaard of die iemand je heeft gestuurd.
finished-games = Gespeelde partijen

# Aan tafel
tab-log = Verloop
tab-chat = Chat
tab-table = Tafel
tab-rules = Regels
rules-of-game = De regels
something-new = nieuwe berichten
nobody-spoke = Nog geen berichten. Zeg even hallo!
seat-here = speelt
seat-yours = jij
seat-on-device = op dit apparaat
seat-away = is er even niet; de partij wacht
seat-left = is weg; er speelt nu een bot
seat-clock = kwam tijd tekort; er speelt nu een bot
seat-resigned = heeft opgegeven; een bot speelt verder
seat-bot = bot ({ $level })
pause = Pauzeren
resume = Verder spelen
leave-sure = Een bot speelt voor je tot je terugkomt.
resign = Opgeven
resign-sure = Een bot neemt je plaats over. In deze partij kun je dan niet meer meespelen.
days-off = Vrije dagen nemen
days-off-about = Zolang je weg bent, staat je klok stil. De anderen zien wanneer je terug bent. Je hebt in deze partij nog { $days ->
    [one] één vrije dag
   *[other] { $days } vrije dagen
}.
days-off-days = Vrije dagen
days-off-until = Je bent terug op { $date }, of eerder als je wilt.
days-off-back = Ik ben terug
seat-off = heeft vrij tot { $date }
is-off = { $name } heeft vrij tot { $date }. Zolang staat de klok stil.
are-you-sure = Weet je het zeker?
bot-played-for-you = Een bot heeft voor je gespeeld
go-on = Verder
share = Delen
whole-game-again = Bekijk de partij terug
hours-left = { $hours } u { $minutes } min
days-left = { $days } d { $hours } u

keys = Druk op ? voor de sneltoetsen.

# Hoe een tafel is gedekt
table-choices = Opties van de partij
choices = Opties
bots-play = Niveau van de bots
clock = Bedenktijd
clock-none = geen tijdslimiet
clock-seconds = { $seconds } seconden per zet
clock-minutes =
    { $minutes ->
        [one] 1 minuut per zet
       *[other] { $minutes } minuten per zet
    }
clock-days =
    { $days ->
        [one] 1 dag per zet
       *[other] { $days } dagen per zet
    }
spectators-yes = toeschouwers welkom
spectators-no = geen toeschouwers
aids-yes = met geheugensteuntjes
aids-no = zonder geheugensteuntjes
allow-spectators = Anderen mogen meekijken
show-aids = Geheugensteuntjes: laat zien wat je anders moet onthouden
one-more-here = Speler toevoegen op dit apparaat
close-table = Sluit deze tafel
close-sure = De tafel wordt voor iedereen gesloten. De uitnodiging werkt dan niet meer.
leave-seat = Opstaan
leave-seat-sure = Om weer te gaan zitten, heb je een nieuwe uitnodiging nodig.
table-closed = Deze tafel is gesloten voordat de partij begon.
so-be-it = Klaar
choose-file = Kies een bestand
file-too-large = Dit bestand is veel te groot voor een bewaarde partij.
who-is-player = Wie is speler { $number }?
chair-here = hier
chair-bot = bot
chair-friend = vriend

# Niemand koos de dobbelstenen
start-waits = Wachten op { $players } om samen te schudden…
fair-seal-fair = Nagerekend: eerlijk geschud en gegooid
fair-seal-theirs = Nagerekend, maar zonder jouw getal
fair-seal-end-unseen = Eerlijk gegooid, maar deze browser heeft het einde gemist
fair-seal-left-out = Jouw getal is niet gebruikt
fair-seal-alone = Alleen de server heeft geschud
fair-seal-partial = Niet uitgespeeld
fair-seal-unread = Hier niet nagerekend
fair-seal-wrong = Er klopt iets niet met de worpen of kaarten!
fair-about-fair = Deze browser heeft alle { $events } worpen en trekkingen nagerekend, en ze kloppen. Ze komen uit het geheim dat de server vóór de partij vastlegde en uit de toevalsgetallen van de spelers, ook dat van jou.
fair-about-theirs = Deze browser heeft alle { $events } worpen en trekkingen nagerekend, en ze kloppen. Jouw eigen toevalsgetal zat er niet bij. Alleen spelers van wie het getal meetelde, weten zeker dat er niet is valsgespeeld.
fair-about-end-unseen = Alle { $events } worpen en trekkingen in dit partijbestand kloppen. Maar deze browser heeft het einde van de partij gemist, en kent de spelregels niet. Of dit de hele partij is en of de uitslag klopt, kan hij dus niet zeggen. Wil je dat controleren? Bewaar de partij en typ: speeltafel verify game.json.
fair-about-left-out = Alle { $events } worpen en trekkingen kloppen, maar jouw toevalsgetal zit er niet in. Het kwam te laat, of de server liet het weg. Alleen spelers van wie het getal meetelt, weten zeker dat er niet is valsgespeeld.
fair-about-alone = Alle { $events } worpen en trekkingen komen alleen van de server. Geen speler heeft een toevalsgetal toegevoegd, dus je moet de server vertrouwen.
fair-about-partial = Tot zover kloppen alle { $events } worpen en trekkingen. De partij is niet uitgespeeld, dus de rest valt niet te controleren.
fair-about-unread = Deze pagina kan de worpen en kaarten van deze partij niet narekenen. De partij is op een oudere manier gespeeld, of de pagina kan de trekkingen niet lezen. Wil je het toch controleren? Typ: speeltafel verify.
fair-about-wrong = Deze browser heeft de worpen en kaarten van deze partij nagerekend, en er klopt iets niet. Bewaar de partij en meld het bij de beheerder van de server.
fair-about-withheld = Iemand heeft een toevalsgetal beloofd, maar niet gestuurd. Meestal is dan de verbinding weggevallen. Gebeurt het vaker, let dan op: wie met de server samenspant, kan zo de gunstigste van twee partijen kiezen.
fair-added = heeft een toevalsgetal toegevoegd
fair-withheld = heeft een toevalsgetal beloofd, maar niet gestuurd
fair-nothing = heeft geen toevalsgetal toegevoegd
fair-none = heeft niet meegeschud
fair-why-proof = Het bewijs ontbreekt of is onleesbaar.
fair-why-secret = Dit is niet het geheim dat de server vóór de partij had beloofd.
fair-why-again = De server had hetzelfde geheim al aan een andere tafel beloofd. Iemand kon dus weten wat er zou komen.
fair-why-terms = De namen, spelers of opties in dit partijbestand wijken af van wat er bij het begin is afgesproken.
fair-why-share = Het toevalsgetal van { $players } is niet het getal dat beloofd was.
fair-why-chance = In stap { $number } van het partijbestand staat “{ $found }”, maar er is “{ $expected }” getrokken. Iemand heeft het partijbestand veranderd.
fair-why-seen = Stap { $number } van het partijbestand wijkt af van wat deze browser zag.
fair-why-result = De uitslag in het partijbestand wijkt af van de uitslag die hier te zien was.
fair-why-end = Deze browser zag de partij anders eindigen.
fair-elsewhere = Op een andere computer narekenen
fair-elsewhere-how = Bewaar de partij en controleer die met het programma. De lange getallen die je daarvoor nodig hebt, heeft deze browser bewaard: de belofte van de server, jouw toevalsgetal en wat er bij het begin is afgesproken.
fair-how = Hoe werkt dat?
fair-title = Waarom niemand de worpen kan bepalen
fair-child = Voor kinderen (en alle anderen)
fair-child-notes = Stel je voor dat iedereen aan tafel een getal op een briefje schrijft. Degene die de dobbelstenen gooit, doet dat ook. Niemand laat zijn briefje zien.
fair-child-fold = Alle briefjes worden dichtgevouwen en op tafel gelegd. Vanaf nu kan niemand zijn getal nog veranderen.
fair-child-mix = Dan vouwt iedereen zijn briefje open. Alle getallen worden door elkaar geroerd tot één grote soep. Elke dobbelsteen en elke kaart van het spel komt uit die soep.
fair-child-honest = Jij hebt zelf een getal opgeschreven. Dus niemand kon van tevoren weten wat voor soep het zou worden: je broer niet, de computer niet, zelfs niet samen. Daarom kon niemand de worpen bepalen.
fair-child-check = Degene die de dobbelstenen gooit, houdt zijn briefje dicht tot de partij is afgelopen. Anders zou iedereen vooruit kunnen kijken. Na afloop kookt jouw browser de soep nog een keer. Klopt elke worp, dan krijgt de partij een zegel.
fair-seals = Wat de zegels betekenen
fair-means-fair = Alles is nagerekend, en jouw eigen toevalsgetal is gebruikt.
fair-means-theirs = Alles is nagerekend. De toevalsgetallen van anderen zijn gebruikt, maar dat van jou niet: je keek mee of speelde op een ander apparaat.
fair-means-end-unseen = Alles is nagerekend, maar deze browser zag het einde niet. Of de partij volledig is, kan alleen speeltafel verify zeggen.
fair-means-left-out = Alles is nagerekend, maar jouw toevalsgetal is niet gebruikt. Het kwam te laat, of de server liet het weg.
fair-means-alone = Alles komt uit het geheim van de server, want geen speler heeft een toevalsgetal toegevoegd. Dat gebeurt bij programma’s die zonder deze pagina spelen.
fair-means-partial = De partij is niet uitgespeeld, maar tot zover klopt alles.
fair-means-unread = De partij is op een oudere manier gespeeld, of de pagina kan de trekkingen niet lezen.
fair-means-wrong = Er klopt iets niet. De pagina zegt wat er mis is.
fair-expert = Voor kenners
fair-step-secret = Als een tafel wordt geopend, kiest de server willekeurig een geheim van 256 bits en publiceert hij het commitment daarvan. De pagina bewaart het eerste commitment dat ze ziet, en merkt het als een commitment twee keer wordt gebruikt.
fair-step-commit = Als je gaat zitten, legt jouw pagina zich vast op 256 eigen willekeurige bits: één getal per apparaat. Bots voegen niets toe.
fair-step-bind = Bij het begin worden de afspraken vastgelegd: één tekst met het spel, de opties, de namen en alle commitments.
fair-step-reveal = Dan laat elke pagina haar getal zien, maar alleen als in de afspraken het commitment van de server en dat van de pagina zelf staan. Dat doet ze maar voor één versie van de afspraken. Na tien seconden begint de partij zonder de getallen die ontbreken, en iedereen ziet dat.
fair-step-draw = Alle trekkingen komen uit het geheim, de afspraken en de getallen van de spelers. Ze hangen alleen af van het aantal eerdere trekkingen, nooit van wat spelers doen.
fair-step-open = In het partijbestand van de gespeelde partij staan het geheim en de getallen. De pagina controleert de commitments, de afspraken en elke trekking. Ze controleert ook of het partijbestand de partij is die ze zag.
fair-limits = Wat deze methode niet kan
fair-limit-withhold = Een speler die met de server samenspant, kan zijn getal achterhouden als het resultaat niet bevalt. Zo kan die speler kiezen uit twee partijen, maar iedereen ziet dat het gebeurt.
fair-limit-knows = De server kent alles wat verborgen is en alles wat nog komt, en zou het een vriend kunnen vertellen. Maar bepalen kan hij het niet.
fair-limit-page = Ook deze pagina komt van de server. Vertrouw je die niet? Reken het na met het programma op een andere computer, of speel met een eigen programma.
fair-limit-moves = Het bewijs geldt niet voor de datum en de zetten van de spelers. De pagina vergelijkt de zetten met wat ze zag.
fair-limit-end = De pagina kent de spelregels niet. Ze weet dus niet of een partij te vroeg eindigde of met een verkeerde uitslag. De spelers aan tafel zouden dat zien, en speeltafel verify vindt het.
fair-limit-alone = Een partijbestand op zich bewijst weinig als je er niet bij was. Iedereen kan er een verzinnen, met alle geheimen erbij.

# Het verhaal
story-next = Verder
story-skip = Overslaan
reading-chapter = Dit is de stand. Klaar met lezen? Klik op Verder.
since-your-turn = Sinds je vorige beurt
see-again = Nog eens laten zien
pace = Tempo
pace-calm = Rustig
pace-normal = Gewoon
pace-brisk = Vlot
pace-at-once = Meteen, zonder animatie
pace-step = Stap voor stap
chapter-all = Alles tonen
player = Speler
see-count = Toon de telling

# Het einde
ending-ranking = Uitslag
end-more = Meer…
ending-you-win = Je hebt gewonnen!
ending-you-share = Jullie hebben samen gewonnen!
ending-you-came =
    { $place ->
        [2] Je bent tweede.
        [3] Je bent derde.
       *[other] Je bent nummer { $place }.
    }
ending-winners =
    { $count ->
        [one] { $players } wint!
       *[other] { $players } winnen samen!
    }
ending-decided = Vanaf hier { $count ->
        [one] stond
       *[other] stonden
    } { $players } steeds voor:

# De terugblik
where-won = Bekijk de terugblik
tab-review = Terugblik
review-chart = Ieders winstkans. Met de pijltjes links en rechts blader je door de partij.
review-begins = Je partij wordt geanalyseerd…
review-warming-up = Even warmlopen: de eerste analyse van een spel duurt langer dan de volgende.
review-queue =
    { $place ->
        [one] Eerst is er nog één andere partij aan de beurt.
       *[other] Eerst zijn er nog { $place } andere partijen aan de beurt.
    }
review-progress = { $done } van { $total } beslissingen bekeken.
review-progress-bar = Bekeken beslissingen
review-chances = Winstkansen: { $chances }.
review-keys = Toetsen: met de pijltjes links en rechts blader je door de partij, met N en B ga je naar de volgende of vorige markering.
review-decision = Deze beslissing
moments-decided =
    { $count ->
        [0] Wat de partij besliste
        [one] Het moment dat de partij besliste
        [2] Twee momenten die de partij beslisten
       *[other] Drie momenten die de partij beslisten
    }
moments-to-learn = Zetten om van te leren
moment-all = Alle momenten
moment-of = { $number } van { $count }
moment-move = zet { $number }
moment-question = { $you ->
        [yes] Jij bent aan zet.
       *[other] { $player } is aan zet.
    } Wat zou jij spelen?
moment-try = Probeer een zet op het bord.
moment-show-answer = Toon het antwoord
moment-next = Volgende
moment-more = Meer
moment-lost = Zet { $number }: { $you ->
        [yes] hier had jij
       *[other] hier had { $player }
    } { $wins } partijen meer op de 100 kunnen winnen.
moment-doubtful = Niet sterk van { $you ->
        [yes] jou
       *[other] { $player }
    }: { $played }. Daarmee win je { $wins } partijen minder op de 100.
moment-mistake = Een fout van { $you ->
        [yes] jou
       *[other] { $player }
    }: { $played }. Daarmee win je { $wins } partijen minder op de 100.
moment-blunder = Een blunder van { $you ->
        [yes] jou
       *[other] { $player }
    }: { $played }. Daarmee win je { $wins } partijen minder op de 100.
show-how = Laat zien hoe
show-how-better = De betere zet
show-how-played = { $you ->
        [yes] Jouw zet
       *[other] Zet van { $player }
    }
show-how-begins = Zo kan de partij bijvoorbeeld verdergaan.
show-how-close = Terug
try-again = Probeer opnieuw
turning-luck = { $told } Door het toeval ging { $you ->
        [yes] jouw kans
       *[other] de kans van { $player }
    } van { $before } naar { $after }.
turning-decision = Door zet { $number } van { $other } gaat { $you ->
        [yes] jouw kans
       *[other] de kans van { $player }
    } van { $before } naar { $after }.
no-turning-points = Er was geen keerpunt.
ledger = Geluk en spel
ledger-words = { $you ->
        [yes] Jij
       *[other] { $player }
    }: geluk { $luck }, eigen spel { $own }, andere spelers { $others }.
ledger-table = Toon de tabel
ledger-why = Geteld in gewonnen partijen per 100. Geluk en ieders spel vormen samen de uitslag.
ledger-start = Aan het begin
ledger-luck = Geluk
ledger-own = Eigen spel
ledger-others = Spel van anderen
ledger-judge = Bijstelling
ledger-result = Uitslag
error-rate =
    { $decisions ->
        [one] Bij één beslissing ging { $rate } verloren van de winstkans die op het spel stond.
       *[other] Bij { $decisions } beslissingen ging { $rate } verloren van de winstkans die op het spel stond.
    }
marks-why = Hoe groter het teken, hoe meer de zet in deze partij kostte. Het teken zelf zegt hoe zwak de zet was: ?! een beetje, ? een fout, ?? een blunder.
kinds = Fouten die je vaker maakt
kinds-games =
    { $count ->
        [one] Uit je laatste partij.
       *[other] Uit je laatste { $count } partijen.
    }
kinds-line =
    { $all ->
        [one] { $kind } je enige fout.
       *[other] { $kind } { $count } van je { $all } fouten.
    }
kinds-try = Oefen hiermee
helped = Wie hielp wie
helped-by = Zetten van
helped-most = Dankzij de zetten van { $player } won { $other } { $points } partijen meer op de 100.
decisions = Alle beslissingen
filter-seat = Beslissingen van
filter-everybody = Iedereen
filter-severity = Welke beslissingen
severity-doubtful = Zwakke zetten en erger
severity-mistake = Fouten en erger
severity-blunder = Blunders
severity-good = Knap gevonden
severity-all = Alle beslissingen
no-decisions = Geen enkele. Goed gespeeld!
no-decisions-yet = Nog geen.
verdict-doubtful = Niet sterk van { $player }: { $played }. Beter: { $best }. Daarmee win je { $wins } partijen meer op de 100.
verdict-mistake = Een fout van { $player }: { $played }. Beter: { $best }. Daarmee win je { $wins } partijen meer op de 100.
verdict-blunder = Een blunder van { $player }: { $played }. Beter: { $best }. Daarmee win je { $wins } partijen meer op de 100.
verdict-only = { $player } vond de enige goede zet: { $played }.
verdict-found = Knap gevonden door { $player }: { $played }. Bijna niemand ziet die zet.
verdict-best = { $player } koos de beste zet: { $played }.
verdict-as-good = { $player } koos { $played }. Dat is even goed als { $best }.
verdict-fine = { $player } koos { $played }. Net iets beter: { $best }. Daarmee win je { $wins } partijen meer op de 100.
look-how = Laat de zet zien
look-after = Na de zet
look-before = Vóór de zet
look-so = Met alle kaarten open
alternatives = Winstkans per zet, op basis van wat de speler kon weten:
played-here = gespeeld
judges-choice = beste zet
as-good = even goed
ghost-played = gespeeld
ghost-better = beter
think-longer = Langer nadenken
thinking-longer = Denkt na…
puzzles-of = { $you ->
        [yes] { $count ->
            [one] Verbeter je fout
           *[other] Verbeter je { $count } fouten
        }
       *[other] { $count ->
            [one] Verbeter de fout van { $player }
           *[other] Verbeter de { $count } fouten van { $player }
        }
    }
puzzle = Puzzel
puzzle-of = Puzzel { $number } van { $count }
puzzle-find = Zoek de beste zet ({ $number } van { $count }). Jij bent { $player }.
puzzle-ask = Jij bent { $player }. Wat zou je nu spelen?
puzzle-in-numbers = Met jouw zet win je { $wins } van zulke partijen, met de beste zet { $best }.
puzzle-best = Ja! Dit is de beste zet: { $move }.
puzzle-as-good = Ja! Jouw zet: { $move }. Die is even goed als { $best }.
puzzle-same-again = Deze zet is in de partij gespeeld: { $move }. Er is een betere.
puzzle-worse = Niet de beste zet: { $move }. Daarmee win je { $wins } partijen minder op de 100.
puzzle-not-considered = Deze zet hoort niet bij de beste.
puzzle-again = Probeer opnieuw
puzzle-give-up = Toon het antwoord
puzzle-next = Volgende puzzel
puzzle-skip = Sla deze puzzel over
puzzle-next-game = Naar de volgende partij
puzzle-end = Terug naar de terugblik
puzzle-stop = Terug naar de terugblik
puzzles-today = Puzzels van de dag
tab-puzzle = Puzzel
day-puzzle-hardness =
    { $missed ->
        [0] Onze bots vinden de beste zet op elk niveau.
        [one] Onze bots missen de beste zet op één van de { $levels } niveaus.
       *[other] Onze bots missen de beste zet op { $missed } van de { $levels } niveaus.
    }
day-puzzle-hint = Wat de beste zet doet:
day-puzzle-tried = jouw zet
day-puzzle-tempting = lijkt goed
day-puzzle-done = Dat waren ze alle drie voor vandaag!
day-puzzle-tomorrow = Kom morgen terug voor drie nieuwe.
day-puzzle-score = In één keer goed: { $right } van { $count }.
day-puzzle-streak =
    { $days ->
        [0] Nog geen reeks. Los een puzzel in één keer op om er een te beginnen.
        [one] Je reeks: één dag.
       *[other] Je reeks: { $days } dagen achter elkaar.
    }
day-puzzle-share = Delen
day-puzzle-shared = Resultaat gekopieerd
day-puzzle-text = Speeltafel · { $game } · { $day } · { $marks } · reeks { $days }
own-mistakes = Leer van je partijen
own-mistakes-why =
    { $count ->
        [one] Eén van je zetten kon beter.
       *[other] { $count } van je zetten konden beter.
    }
own-mistakes-begin = Verbeter ze

# Tips
tip = Tip
tip-asking = Even denken…
tip-show-move = Toon de zet
tip-show-shares = Vergelijk alle zetten
tip-thanks = Bedankt
tips-yes = met tips
allow-tips = Tips toestaan als je met anderen speelt (tegen bots altijd)
key-tip = een tip vragen (als tips zijn toegestaan)

# Toetsen
the-keys = Sneltoetsen
close-keys = Sluiten
key-tab = naar de volgende groep
key-arrows = binnen een groep bewegen, of naar de vorige of volgende zet
key-enter = kiezen
key-escape = annuleren
key-hear = horen hoe het ervoor staat
key-undo = de laatste zet terugnemen
key-next = verder met de animatie
key-sound = geluid aan of uit
key-list = deze lijst tonen

# Rules, whole
help-how-to-play = Zo speel je
help-reference = Naslag
help-example = Voorbeeld:
help-rulings-title = Wat de spelregels openlaten
rules-page = Alle spelregels
rules-by = { $game }: de spelregels
rules-players = Voor { $few } tot { $most } spelers.
rules-print = Spelregels afdrukken

# Lessen
lesson-learn = Leer het in twee minuten
lesson-of = Leer { $game }
lesson-well-done = Goed gedaan!
lesson-new-position = Nieuwe situatie
lesson-learned = Wat je hebt geleerd
lesson-next = Verder
lesson-play = Speel tegen bots

# Nieuwelingen
newcomer = Ken je dit spel nog niet?
played-before = Heb je { $game } al eens gespeeld?
played-yes = Ja
played-no = Nee, leg het uit tijdens het spelen
explained-close = Begrepen
explained-enough = Geen uitleg meer

# Wat is wat
what-is-what = Wat is wat?
what-is-what-quicker = Sneller: wijs iets op het bord even aan, of houd je vinger erop.
key-ask = iets uitleggen (twee keer: alles uitleggen)

# Zonder server
pocket-here = Alles draait op dit apparaat, ook zonder internet. Om online met vrienden te spelen heb je een server nodig.
pocket-getting-ready = Het spel wordt klaargezet: { $percent } %. Kijk ondertussen gerust rond.
pocket-elsewhere = Speeltafel staat al open in een ander tabblad. Sluit dat tabblad om hier te spelen.
pocket-broken = Speeltafel kan in deze browser niet starten. Probeer een nieuwere browser of laad de pagina opnieuw.
pocket-new-version = Er is een nieuwe versie.
pocket-reload = Opnieuw laden
pocket-insecure = Alles draait op dit apparaat. Wil je later ook offline spelen? Open deze pagina dan op het https://-adres.
pocket-away = De server is niet bereikbaar. Je kunt hier spelen, op dit apparaat.
pocket-to-server = Terug naar de server
pocket-play-here = Speel op dit apparaat, zonder internet
go-on-here = Speel deze partij verder
go-on-device = Verder op dit apparaat
go-on-device-sure = De partij stopt op de server. Je speelt hier verder, ook zonder internet. Vanaf nu zorgt dit apparaat voor de worpen en de kaarten.
go-on-server = Verder op de server
delete-game = Deze partij verwijderen
delete-game-sure = Deze partij verwijderen? Je kunt dat niet ongedaan maken.

# Het scherm in het midden
table-view = Tafelscherm
table-view-use = Gebruik dit scherm als tafel
table-view-sure = Je plaats komt vrij. Scan de code van die plaats met je telefoon om weer te gaan zitten.
table-view-scan = Scan een code met je telefoon om te gaan zitten.
table-view-all-here = Iedereen is er. Begin de partij!
table-view-end = Gebruik dit scherm niet meer als tafel
full-screen = Volledig scherm
screen-lies = Het scherm ligt plat
screen-stands = Het scherm staat rechtop
turn-screen = Draai het beeld
screen-may-sleep = In deze browser kan het scherm vanzelf uitgaan. Stel het apparaat zo in dat het scherm aan blijft.
whole-board = Toon het hele bord
only-my-hand = Alleen mijn hand
take-along = Naar een ander apparaat
take-along-how = Scan deze code met je andere apparaat. Daar speel je dan verder.
take-along-done = Klaar. Je speelt nu op je andere apparaat.
take-along-watch = Kijk mee
