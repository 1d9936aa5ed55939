# De pagina zelf, in het Nederlands.

# Begin
welcome = Wat zullen we spelen?
your-name = Je naam
language-name = Nederlands
switch-language = English
number-of-players = Spelers
fewer-players = Eén speler minder
more-players = Eén speler meer
against-bots = Speel tegen bots
with-friends = Met vrienden
on-this-device = Op dit apparaat
continue = Verder spelen
open-tables = Open tafels
nothing-open = Er wacht geen tafel op je. Dek er zelf een: zodra er koffie is, komt er altijd iemand.
table-of = { $game }: { $names }
free-seats =
    { $count ->
        [one] 1 vrije plaats
       *[other] { $count } vrije plaatsen
    }
your-turn-short = jij bent
list-it = Laat zien bij de open tafels
who-plays = Wie spelen er hier?
name-of-player = Naam van speler { $number }
begin = Beginnen
cancel = Toch niet
home = Alle spellen
not-reached = De server is nu even niet te bereiken.
unofficial-all = Onofficiële versies, regels in onze eigen woorden. De spellen en hun dozen zijn van hun eigenaars.
skip-to-game = Naar de tafel

# Aan een tafel
sit-down = Ga zitten
take-a-seat = Er is een plaats voor je
waiting-for = Wachten op gezelschap
seat-free = vrij
bot = bot
let-bot-play = Zet hier een bot
free-seat = Maak deze plaats vrij
start-game = Begin het spel
fill-with-bots = Begin, bots vullen aan
invite = Stuur je vrienden deze link, of laat ze de code scannen.
copy-link = Kopieer de link
link-copied = Gekopieerd
waiting-host = De gastheer begint het spel.
you-watch = Je kijkt toe.
reconnecting = De verbinding is weg. We proberen het opnieuw…
turned-away = Geen toegang
loading = De tafel wordt gedekt…
undo = Terug
log = Verslag
chat = Praten
rules-tab = Regels
more = Menu
close = Sluiten
say-something = Zeg iets
send = Stuur
sound-on = Geluid: aan
sound-off = Geluid: uit
aids-on = Geheugensteun: aan
aids-off = Geheugensteun: uit
take-seat-back = Ik speel weer zelf
bot-for = Een bot speelt voor { $name }.
is-away = { $name } is weg.
let-bot-stand-in = Laat een bot spelen
leave-table = Laat een bot voor mij spelen
rematch = Nog een keer
to-rematch = Naar het volgende spel
save-record = Bewaar het spel
seats-of-table = Spelers
react-bravo = Bravo!
react-laugh = Ha!
react-wow = Wauw!
react-sad = O nee…
react-think = Hmm…
react-hurry = Kom op!
react-thanks = Bedankt!
pass-device = Geef het apparaat aan { $name }.
nobody-looks = Niemand anders kijkt mee.
it-is-me = Ik ben { $name }
time-left = { $seconds } s
table-log = Wat er gebeurde
