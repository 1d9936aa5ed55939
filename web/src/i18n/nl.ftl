# De pagina zelf, in het Nederlands.

# Begin
welcome = Wat zullen we spelen?
what-it-is = Speeltafel is een tafel voor drie gezelschapsspellen: speel tegen bots, met vrienden ver weg of samen op één apparaat.
new-here = Nieuw hier? Begin met tricky.
new-here-learn = Leer het in twee minuten
your-name = Je naam
switch-language = Taal
number-of-players = Spelers
fewer-players = Eén speler minder
more-players = Eén speler meer
against-bots = Speel tegen bots
with-friends = Met vrienden
on-this-device = Op dit apparaat
continue = Verder spelen
open-tables = Open tafels
nothing-open = Er wacht geen tafel op je. Begin er zelf een: zodra er koffie is, komt er altijd iemand.
free-seats =
    { $count ->
        [one] 1 vrije plaats
       *[other] { $count } vrije plaatsen
    }
list-your-turn = Jij bent aan de beurt
list-turn-of = { $name } is aan de beurt
list-paused = op pauze
list-score = Jouw stand: { $score }
waits-minutes = al { $minutes } min
waits-hours = al { $hours } uur
waits-days =
    { $days ->
        [one] al 1 dag
       *[other] al { $days } dagen
    }
list-you-won = Jij won
list-you-shared = Samen gewonnen
list-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } wonnen
    }
list-abandoned = niet uitgespeeld
no-such-page = Hier is niets
no-such-page-why = Op dit adres staat geen tafel. Is de link misschien afgekapt?
list-it = Zet hem bij de open tafels
who-plays = Wie doen er mee?
name-of-player = Naam van speler { $number }
begin = Beginnen
cancel = Toch niet
home = Alle spellen
not-reached = De server is nu even niet te bereiken.
licences = Licenties
unofficial-all = Onofficiële versies, regels in onze eigen woorden. De spellen en hun dozen zijn van hun eigenaars.

# Aan een tafel
sit-down = Ga zitten
seat-free = vrij
bot = bot
let-bot-play = Zet hier een bot
free-seat = Maak deze plaats vrij
send-away = Wegsturen
send-away-name = Stuur { $name } weg
send-away-sure = { $name } raakt de plaats kwijt, en de uitnodiging van nu werkt dan niet meer. Er komt een nieuwe.
sent-away = Wie je uitnodigde, heeft je plaats vrijgemaakt. Vraag een nieuwe uitnodiging als je wilt meespelen.
start-game = Begin het spel
fill-with-bots = Begin en vul aan met bots
invite = Stuur ze deze link, of laat ze de code scannen.
invite-title = Nodig je vrienden uit
only-this-machine = Nu kan alleen deze computer bij de tafel. Laat anderen in huis binnen door Speeltafel te starten met
which-address = Adres in huis
share-link = Deel de link
come-and-play = Speel je mee? { $game }!
while-waiting = Terwijl je wacht
copy-link = Kopieer de link
link-copied = Gekopieerd
waiting-host = Wie je uitnodigde, begint het spel.
you-watch = Je kijkt mee.
reconnecting = De verbinding is weg. We proberen het opnieuw…
turned-away = Tafel niet gevonden
loading = De tafel wordt gedekt…
undo = Zet terugnemen
more = Menu
close = Sluiten
say-something = Zeg iets
mute = Demp { $name }
unmute = Hoor { $name } weer
send = Verstuur
sound-on = Geluid: aan
sound-off = Geluid: uit
notify-on = Seintje als je aan de beurt bent: aan
notify-off = Geef een seintje als ik aan de beurt ben
your-turn-now = Jij bent aan de beurt!
take-seat-back = Ik speel weer zelf
bot-for = Een bot speelt voor { $name }.
is-away = { $name } is er even niet.
bot-may-stand-in = Over { $seconds } s mag een bot invallen.
let-bot-stand-in = Laat een bot spelen
leave-table = Laat een bot voor mij spelen
rematch = Nog een keer
to-rematch = Naar het volgende spel
save-record = Bewaar het spel
react-bravo = Bravo!
react-laugh = Ha!
react-wow = Wauw!
react-sad = O nee…
react-think = Hmm…
react-hurry = Kom op!
react-thanks = Bedankt!
pass-device = Geef het apparaat aan { $name }.
nobody-looks = De anderen kijken even weg.
it-is-me = Ik ben { $name }
time-left = { $seconds } s
table-log = Wat er gebeurde

# Een besloten server
private-server = Een besloten tafel
private-server-why = Je hebt het wachtwoord nodig. Vraag het aan wie je uitnodigde.
password = Wachtwoord
come-in = Kom binnen

# Terugkijken
replay = Terugkijken
cannot-replay = Dit spel kan niet worden getoond
link-damaged = Deze link is stuk of afgekapt. Vraag er nog eens om.
before-the-game = Vóór de eerste zet.
step = Zet
step-of = Zet { $step } van { $steps }
through-the-game = Door het spel
first-step = Naar het begin
step-back = Eén zet terug
step-on = Eén zet verder
play-by-itself = Speel vanzelf af
stop-playing = Stop
last-step = Naar het einde
through-eyes = Door de ogen van
eyes-all = iedereen, alles open
eyes-watch = een toeschouwer
all-hands = Wat iedereen in handen heeft
copy-position = Kopieer een link naar dit moment
looking-back = Je kijkt terug.
back-to-now = Terug naar nu
look-back = Terugkijken
open-record = Open een bewaard spel
open-record-why = Een spel dat je bewaarde, of dat iemand je stuurde.
finished-games = Gespeelde spellen

# Aan tafel
tab-log = Verloop
tab-chat = Praten
tab-table = Tafel
tab-rules = Regels
rules-of-game = De regels
something-new = iets nieuws
nobody-spoke = Nog niemand heeft iets gezegd. Zo begint een goed spel wel vaker.
seat-here = speelt
seat-yours = jij
seat-on-device = op dit apparaat
seat-away = is er even niet; het spel wacht
seat-left = is weggegaan; een bot speelt zolang
seat-clock = had geen tijd meer; een bot speelt zolang
seat-resigned = gaf op; een bot speelt verder
seat-bot = bot ({ $level })
pause = Even pauze
resume = Verder spelen
leave-sure = Een bot speelt voor je tot je terugkomt.
resign = Opgeven
resign-sure = Een bot speelt verder op jouw plaats, en je kunt niet meer terug in dit spel.
are-you-sure = Weet je het zeker?
while-you-were-away = Terwijl je weg was
go-on = Verder
share = Delen
whole-game-again = Bekijk het terug
hours-left = { $hours } u { $minutes } min
days-left = { $days } d { $hours } u

keys = Druk op ? voor de toetsen.

# Hoe een tafel is gedekt
table-choices = Hoe zullen we spelen?
choices = Opties
bots-play = De bots zijn
clock = Klok
clock-none = geen klok
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
aids-yes = geheugensteun
aids-no = zonder geheugensteun
allow-spectators = Anderen mogen meekijken
show-aids = Geheugensteun: laat zien wat je anders zelf moet onthouden
one-more-here = Nog iemand op dit apparaat
close-table = Ruim de tafel af
close-sure = De tafel wordt voor iedereen afgeruimd, en de uitnodiging werkt niet meer.
leave-seat = Sta op
table-closed = Deze tafel is afgeruimd voordat er werd gespeeld.
so-be-it = Klaar
choose-file = Kies een bestand
file-too-large = Dat bestand is veel te groot voor een bewaard spel.
who-is-player = Wie is speler { $number }?
chair-here = hier
chair-bot = bot
chair-friend = vriend

# Niemand koos de dobbelstenen
start-waits = Even wachten op { $players }, zodat niemand kan kiezen wat het toeval brengt …
fair-seal-fair = Niemand koos wat het toeval bracht
fair-seal-theirs = Toeval zoals de spelers het mengden
fair-seal-end-unseen = Het toeval klopt; het einde is hier niet gezien
fair-seal-left-out = Gemengd zonder jouw aandeel
fair-seal-alone = Door de server alleen gemengd
fair-seal-partial = Niet uitgespeeld
fair-seal-unread = Hier niet nagerekend
fair-seal-wrong = Er klopt iets niet met het toeval van dit spel!
fair-about-fair = Deze browser heeft alle { $events } worpen, trekkingen en delingen nagerekend, uit het geheim waar de server vooraf aan vastzat en uit wat de spelers toevoegden, jij ook. Het is precies wat er gespeeld is.
fair-about-theirs = Deze browser heeft alle { $events } worpen, trekkingen en delingen nagerekend. Het is precies wat geheim en aandelen geven. Jouw eigen aandeel zit er niet bij: alleen wie zelf meemengde, weet zeker dat niemand koos.
fair-about-end-unseen = Alle { $events } worpen, trekkingen en delingen van dit verslag zijn wat geheim en aandelen geven. Maar deze browser was er niet bij toen het spel eindigde, en kent geen spelregels: of dit het hele spel is en of de uitslag klopt, kan hij niet zeggen. Het programma wel: bewaar het spel, en dan speeltafel verify game.json.
fair-about-left-out = Alle { $events } worpen, trekkingen en delingen volgen uit het geheim en uit de aandelen die erin zitten. Het jouwe niet, al liet deze browser het zien: het kwam te laat, of de server liet het weg. Alleen wie er met een aandeel in zit, weet dus zeker dat niemand koos.
fair-about-alone = Alle { $events } worpen, trekkingen en delingen volgen uit het geheim van de server, maar geen speler voegde iets toe. Dat de server niet koos, moet je dus geloven.
fair-about-partial = Wat er gespeeld is, { $events } worpen, trekkingen en delingen, is wat geheim en aandelen geven. Het spel is afgebroken, dus over de rest valt niets te zeggen.
fair-about-unread = Deze pagina kan het toeval van dit spel niet narekenen: het is op een oudere manier gespeeld, of de pagina kent het spel niet goed genoeg. Het programma kan het wel: speeltafel verify.
fair-about-wrong = Deze browser heeft het toeval van het spel nagerekend, en er klopt iets niet. Bewaar het verslag en vraag het aan wie de server beheert.
fair-about-withheld = Wie een aandeel beloofde en het niet liet zien, kan de verbinding kwijt zijn geweest. Samen met de server was er een keus uit twee spellen, dus let erop als het vaker gebeurt.
fair-added = voegde iets aan het toeval toe
fair-withheld = beloofde een aandeel en liet het niet zien
fair-nothing = voegde niets toe
fair-none = voegde niets aan het toeval van het spel toe
fair-why-proof = Het bewijs ontbreekt, of is geen bewijs.
fair-why-secret = Het geheim is niet dat wat de server vooraf had beloofd.
fair-why-again = De server had hetzelfde geheim al aan een andere tafel beloofd: iemand kon weten wat er zou komen.
fair-why-terms = Het verslag hoort bij een spel met andere namen, spelers of opties dan bij het begin was afgesproken.
fair-why-share = Het aandeel van { $players } is niet het aandeel dat beloofd was.
fair-why-chance = Stap { $number } zegt “{ $found }”, maar er is “{ $expected }” getrokken. Iemand heeft dat gekozen.
fair-why-seen = Stap { $number } van het verslag is niet wat hier te zien was.
fair-why-result = De uitslag in het verslag is niet die hier te zien was.
fair-why-end = Deze browser zag het spel anders eindigen dan het verslag zegt.
fair-elsewhere = Op een andere computer narekenen
fair-elsewhere-how = Bewaar het spel en laat het programma ernaar kijken. De lange getallen heeft deze browser bewaard: de belofte van de server, jouw eigen aandeel en wat bij het begin was afgesproken.
fair-how = Hoe werkt dat?
fair-title = Waarom niemand de dobbelstenen kan kiezen
fair-child = Voor kinderen, en voor iedereen
fair-child-notes = Stel je voor dat iedereen aan tafel een getal op een briefje schrijft, en wie de dobbelstenen gooit ook. Niemand laat het zien.
fair-child-fold = Alle briefjes worden dichtgevouwen en op tafel gelegd. Vanaf nu kan niemand het zijne nog veranderen.
fair-child-mix = Dan vouwt iedereen zijn briefje open. Alle getallen samen worden door elkaar geroerd tot één grote soep, en elke worp en elke kaart van het spel komt uit die soep.
fair-child-honest = Als jij zomaar een getal hebt opgeschreven, kon niemand van tevoren weten wat voor soep het zou worden: je broer niet, de computer niet, zelfs niet allebei samen. Dus niemand kon de dobbelstenen kiezen.
fair-child-check = Wie de dobbelstenen gooit, houdt het eigen briefje dicht tot het spel uit is, anders kon iedereen vooruitkijken. Dan kookt jouw browser de soep nog een keer en kijkt of elke worp klopte. Zo ja, dan komt er een zegel op.
fair-seals = Wat de zegels zeggen
fair-means-fair = Alles is nagerekend, en jouw eigen aandeel zit erin.
fair-means-theirs = Alles is nagerekend; er zitten aandelen van anderen in, niet van jou. Je keek toe, of kwam van een ander apparaat.
fair-means-end-unseen = Alles is nagerekend, maar deze browser zag het spel niet eindigen. Of het het hele spel is, kan alleen het programma zeggen.
fair-means-left-out = Alles is nagerekend, maar jouw aandeel zit er niet in, al liet deze browser het zien: te laat, of weggelaten.
fair-means-alone = Het volgt uit het geheim van de server, maar geen speler voegde iets toe, zoals bij programma's die zonder deze pagina spelen.
fair-means-partial = Het spel is afgebroken; wat er is, klopt.
fair-means-unread = Een spel van voor deze manier van mengen, of een waarvan de pagina de trekkingen niet kan lezen.
fair-means-wrong = Er klopt iets niet, en er staat bij wat.
fair-expert = Voor wie cryptografie kent
fair-step-secret = Zodra er een tafel gedekt wordt, trekt de server een geheim van 256 bits en vertelt de verbintenis daarvan. De pagina bewaart de eerste die ze hoort, en merkt het als er een opnieuw gebruikt wordt.
fair-step-commit = Ieder mens aan tafel verbindt zich bij het gaan zitten aan 256 eigen bits, één aandeel voor alle plaatsen van een apparaat. Bots voegen niets toe.
fair-step-bind = Bij het begin ligt alles vast: één tekst met het spel, de opties, de namen en alle verbintenissen.
fair-step-reveal = Dan laten de pagina's hun aandeel zien, elk alleen bij een tekst met de twee verbintenissen die ze kent, en nooit bij een tweede tekst. Na tien seconden begint het spel zonder wie er nog niet is; iedereen hoort dat.
fair-step-draw = Alle trekkingen komen uit geheim, tekst en aandelen. Ze hangen af van de hoeveelste keer het is dat het toeval speelt, nooit van wat spelers doen.
fair-step-open = Met het verslag van het gespeelde spel komen het geheim en de aandelen. De pagina rekent de verbintenissen, de tekst en elke keer toeval na, en kijkt of het verslag het spel is dat ze zag.
fair-limits = Wat dit niet doet
fair-limit-withhold = Een speler die met de server samenspant, kan een beloofd aandeel achterhouden zodra bekend is wat het zou geven: per zo'n speler een keus uit twee spellen, en iedereen ziet het.
fair-limit-knows = De server kent alles wat verborgen is en alles wat komt, en kan het een vriend vertellen. Kiezen kan hij het niet.
fair-limit-page = Ook deze pagina komt van de server. Wie die niet vertrouwt, rekent het na met het programma op een andere computer, of speelt met een eigen programma.
fair-limit-moves = Datums en de eigen zetten van spelers worden niet bewezen; de pagina vergelijkt de zetten met wat ze zag.
fair-limit-end = De pagina kent geen spelregels. Dat een spel te vroeg eindigde, of met een andere uitslag dan de regels geven, ziet iedereen aan tafel, en het programma vindt het; de pagina merkt het alleen als haar eerst iets anders is verteld.
fair-limit-alone = Een verslag alleen zegt weinig aan wie niet meespeelde: iedereen kan er een verzinnen, met alle geheimen erbij.

# Het verhaal
story-next = Verder
reading-chapter = Zo is er geteld. Ga verder als je het gelezen hebt.
since-your-turn = Sinds je vorige beurt
see-again = Nog een keer zien
pace = Tempo
pace-calm = Rustig
pace-normal = Gewoon
pace-brisk = Vlot
pace-at-once = Meteen, zonder verhaal
pace-step = Stap voor stap
chapter-all = Alles tonen

# Het einde
ending-ranking = Zo liep het af
ending-you-win = Jij wint!
ending-you-share = Jullie winnen samen!
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
ending-decided = Vanaf hier voorgoed op kop:

# De terugblik
where-won = Waar werd het gewonnen?
tab-review = Terugblik
review-chart = Ieders kansen; met links en rechts ga je door het spel
review-begins = De jury bekijkt jullie spel…
review-queue =
    { $place ->
        [one] Eerst wordt er nog één ander spel bekeken.
       *[other] Eerst worden er nog { $place } andere spellen bekeken.
    }
review-progress = { $done } van { $total } beslissingen bekeken.
review-progress-bar = Bekeken beslissingen
review-chances = Kansen: { $chances }.
review-keys = Toetsen: met links en rechts stap je door het spel, N en B gaan naar het volgende teken en terug.
review-decision = Deze beslissing
try-again = Probeer opnieuw
turning-points = Waar het keerde
turning-luck = { $told } Geluk bracht { $player } van { $before } naar { $after }.
turning-decision = { $told } Dat bracht { $player } van { $before } naar { $after }.
turning-judge = { $told } Bij nader inzien gaf de jury { $player } { $after } in plaats van { $before }.
no-turning-points = Het is nooit echt gekeerd.
ledger = Geluk en spel
ledger-why = Winstpartijen per 100 zulke spellen. Geluk en ieders spel tellen op tot de uitslag.
ledger-start = Aan het begin
ledger-luck = Geluk
ledger-own = Eigen spel
ledger-others = Spel van anderen
ledger-judge = Jury bij nader inzien
ledger-result = Uitslag
error-rate =
    { $decisions ->
        [one] Verloor { $rate } van wat er in één beslissing op het spel stond.
       *[other] Verloor { $rate } van wat er in { $decisions } beslissingen op het spel stond.
    }
helped = Wie hielp wie
helped-by = Wiens spel
helped-most = Het spel van { $player } gaf { $other } { $points } winstpartijen per 100.
decisions = Beslissingen
filter-seat = Wiens beslissingen
filter-everybody = Van iedereen
filter-severity = Welke beslissingen
severity-doubtful = Twijfelachtig en erger
severity-mistake = Fouten en erger
severity-blunder = Blunders
severity-good = Goed gevonden
severity-all = Alle beslissingen
no-decisions = Die waren er niet. Goed gespeeld!
no-decisions-yet = Tot nu toe geen.
verdict-doubtful = Twijfelachtig van { $player }: { $played }; beter was { $best }, goed voor { $wins } winstpartijen meer per 100.
verdict-mistake = Een fout van { $player }: { $played }; beter was { $best }, goed voor { $wins } winstpartijen meer per 100.
verdict-blunder = Een blunder van { $player }: { $played }; beter was { $best }, goed voor { $wins } winstpartijen meer per 100.
verdict-only = De enige goede zet, en { $player } vond hem: { $played }.
verdict-found = Goed gevonden door { $player }: { $played }. Weinigen hadden dat gezien.
verdict-best = { $player } koos wat de jury ook zou kiezen: { $played }.
verdict-as-good = { $player } koos { $played }, even goed als { $best }.
verdict-fine = { $player } koos { $played }; { $best } is goed voor { $wins } winstpartijen meer per 100, te weinig om over te vallen.
look-how = Bekijk het
look-after = Erna
look-knew = Wat bekend was
look-so = Hoe het echt was
alternatives = Winstkans na elke zet, naar wat er te weten viel:
played-here = gespeeld
judges-choice = keuze van de jury
as-good = even goed
ghost-played = gespeeld
ghost-better = beter
think-longer = Denk er langer over na
thinking-longer = Denkt na…
puzzles-of =
    { $count ->
        [one] Probeer de fout van { $player } opnieuw
       *[other] Probeer de { $count } fouten van { $player } opnieuw
    }
puzzle = Puzzel
puzzle-of = Puzzel { $number } van { $count }
puzzle-find = Zoek de beste zet ({ $number } van { $count }). Jij bent { $player }.
puzzle-ask = Jij bent { $player }. Wat zou je nu spelen?
puzzle-in-numbers = Met jouw zet win je { $wins } van zulke spellen, met de beste { $best }.
puzzle-best = Ja, { $move } is de keuze van de jury!
puzzle-as-good = Ja, { $move } is even goed als { $best }.
puzzle-same-again = Dat werd in het spel ook gespeeld: { $move }. Er is iets beters.
puzzle-worse = Niet de beste: { $move } verliest { $wins } spellen per 100.
puzzle-not-considered = Die zet hoort niet bij de beste. Er is iets beters.
puzzle-again = Probeer opnieuw
puzzle-give-up = Laat zien
puzzle-next = Volgende puzzel
puzzle-next-game = Door met het volgende spel
puzzle-end = Terug naar de terugblik
puzzle-stop = Terug naar de terugblik
puzzles-today = Puzzels van de dag
tab-puzzle = Puzzel
day-puzzle-hardness =
    { $missed ->
        [0] Alle niveaus van onze bots vinden deze.
        [one] Eén van de { $levels } niveaus van onze bots mist deze.
       *[other] { $missed } van de { $levels } niveaus van onze bots missen deze.
    }
day-puzzle-tried = jouw zet
day-puzzle-tempting = verleidelijk
day-puzzle-done = Dat waren ze alle drie voor vandaag!
day-puzzle-tomorrow = Morgen zijn er drie nieuwe.
day-puzzle-score = In één keer goed: { $right } van { $count }.
day-puzzle-streak =
    { $days ->
        [0] Nog geen reeks: met één puzzel in één keer goed begint er een.
        [one] Je reeks: één dag.
       *[other] Je reeks: { $days } dagen achter elkaar.
    }
day-puzzle-share = Delen
day-puzzle-shared = Gekopieerd
day-puzzle-text = Speeltafel · { $game } · { $day } · { $marks } · reeks { $days }
own-mistakes = Leer van je spellen
own-mistakes-why =
    { $count ->
        [one] Voor één zet van je weet de jury iets beters.
       *[other] Voor { $count } zetten van je weet de jury iets beters.
    }
own-mistakes-begin = Probeer ze opnieuw

# Tips
tip = Tip
tip-asking = Even denken…
tip-show-move = Toon de zet
tip-show-shares = Wat zijn de andere waard?
tip-thanks = Bedankt
tips-yes = met tips
allow-tips = Ook tips als mensen samen spelen; tegen bots zijn ze er altijd
key-tip = een tip vragen, waar die er zijn

# Toetsen
the-keys = Toetsen
close-keys = Sluiten
key-tab = van de ene groep naar de volgende
key-arrows = binnen een groep; elders: terug en verder in het spel
key-enter = doe het
key-escape = toch niet
key-hear = hoor hoe het ervoor staat
key-undo = neem de laatste zet terug
key-next = verder met het verhaal
key-sound = geluid aan of uit
key-list = deze lijst

# Rules, whole
help-how-to-play = Zo speel je
help-reference = Naslag
help-example = Voorbeeld:
help-rulings-title = Wat het spelregelblad niet zegt
rules-page = De hele spelregels
rules-by = { $game }: de spelregels
rules-players = Voor { $few } tot { $most } spelers.
rules-print = Druk ze af

# Lessen
lesson-learn = Leer het in twee minuten
lesson-of = Leer { $game }
lesson-well-done = Goed gedaan!
lesson-new-position = Nieuwe stand
lesson-learned = Wat je hebt geleerd
lesson-next = Verder
lesson-play = Speel een spel tegen bots

# Nieuwelingen
newcomer = Nieuw in dit spel?
played-before = Heb je { $game } al eens gespeeld?
played-yes = Ja
played-no = Nee, leg uit wat er gebeurt
explained-close = Begrepen
explained-enough = Geen uitleg meer

# Wat is wat
what-is-what = Wat is wat?
key-ask = wat is dit? (twee keer: alles)
