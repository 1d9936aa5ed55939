# De pagina zelf, in het Nederlands.

# Begin
welcome = Wat zullen we spelen?
your-name = Je naam
switch-language = English
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
list-it = Zet hem bij de open tafels
who-plays = Wie doen er mee?
name-of-player = Naam van speler { $number }
begin = Beginnen
cancel = Toch niet
home = Alle spellen
not-reached = De server is nu even niet te bereiken.
unofficial-all = Onofficiële versies, regels in onze eigen woorden. De spellen en hun dozen zijn van hun eigenaars.

# Aan een tafel
sit-down = Ga zitten
seat-free = vrij
bot = bot
let-bot-play = Zet hier een bot
free-seat = Maak deze plaats vrij
start-game = Begin het spel
fill-with-bots = Begin en vul aan met bots
invite = Stuur je vrienden deze link, of laat ze de code scannen.
copy-link = Kopieer de link
link-copied = Gekopieerd
waiting-host = Wie je uitnodigde, begint het spel.
you-watch = Je kijkt toe.
reconnecting = De verbinding is weg. We proberen het opnieuw…
turned-away = Tafel niet gevonden
loading = De tafel wordt gedekt…
undo = Zet terugnemen
more = Menu
close = Sluiten
say-something = Zeg iets
send = Verstuur
sound-on = Geluid: aan
sound-off = Geluid: uit
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

keys = Toetsen: ← en → lopen door het spel, Esc komt terug naar nu, u neemt een zet terug, m zet het geluid aan of uit.

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
option-advanced = variant voor gevorderden
option-edition-en = Engelse uitgave
option-edition-nl = Nederlandse uitgave
edition = Uitgave
play-advanced = Speel de variant voor gevorderden
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
