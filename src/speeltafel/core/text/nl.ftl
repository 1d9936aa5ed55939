# Wat alle spellen delen, in het Nederlands.

seat-name = Speler { $number }
and = { $first } en { $last }

# Zetten
move-not-text = { $text } is geen zet: een zet is een tekst, zoals die in game.legal().
game-is-over = Het spel is afgelopen; begin een nieuw spel om verder te spelen.
not-to-move = Deze speler is niet aan de beurt, er valt dus niets te kiezen.
view-of-another-game = Dit is een blik op het spel { $found }; deze bot speelt { $expected }.
nothing-to-undo = Er kan niets terug: een zet staat zodra er is gegooid, gedeeld of iets getoond, of iemand anders heeft gespeeld.
no-such-seat = Er is geen plaats { $seat }: de plaatsen zijn 0 tot en met { $last }, of None voor een toeschouwer.

# Namen
game-unknown = Er is geen spel { $found }. De spellen zijn: { $known }.
bot-unknown = Er is geen bot { $found }. De bots zijn: { $known }.
language-unknown = Er is geen taal { $language }. De talen zijn: { $known }.
players-out-of-range = { $game_name } is een spel voor { $few } tot { $most } spelers, niet voor { $players }.

# Opties en gedrukte gegevens
option-unknown = Er is geen optie { $option }. De opties zijn: { $known }.
option-bad = Optie { $where }: { $why }.
printed-bad = { $file }, regel { $line }, { $where }: { $why }.
printed-unreadable = { $file } kan niet worden gelezen: { $detail }.
value-wrong-type = { $detail }

# Verslagen
record-bad-move = Zet { $number }: { $why }
record-refused = Het verslag kan niet worden gespeeld: { $why }
record-format = Dit is geen spelverslag van ons: het formaat is { $found }, niet { $expected }.
record-misshapen = Het verslag klopt niet bij { $where }: { $detail }.
record-not-json = Het verslag is geen JSON, of is afgebroken: { $detail }, regel { $line }, kolom { $column }.
record-not-utf8 = Het verslag is geen tekst in UTF-8.
record-not-object = Het verslag is geen JSON-object.
record-absurd = Het verslag is te diep genest of bevat een veel te lang getal.
record-key-twice = Het verslag heeft de sleutel { $key } twee keer.
record-fraction = Het verslag bevat het getal { $number }; in een verslag staan alleen hele getallen.
record-too-big = Het verslag is groter dan { $most } MB.
record-too-long = Het verslag heeft { $moves } zetten; we lezen er hoogstens { $most }.
record-seats = Het verslag noemt { $names } plaatsen voor { $players } spelers.
record-name = Het verslag noemt een plaats { $name }; een naam is hoogstens { $most } leesbare tekens.
record-played = Het verslag is gespeeld op { $found }, en dat is geen ISO-datum.
move-not-a-pair = Een zet is een paar: wie er speelt en wat, zoals [0, "…"].
wrong-actor = { $expected } is hier aan de beurt, niet { $found }.
result-missing = het spel is hier afgelopen, maar het verslag heeft geen uitslag.
result-too-early = het verslag heeft een uitslag, maar het spel is hier niet afgelopen.
result-wrong = het spel eindigt niet met de uitslag die het verslag geeft.

# Simulaties
bots-and-seats = { $bots } bots voor { $players } spelers: noem één bot voor alle plaatsen, of één per plaats.
game-without-end = Een spel was na { $decisions } beslissingen niet afgelopen. Met deze opties komt er misschien nooit een eind aan.

# Toernooien
bots-for-tournament = Een toernooi is voor twee of meer verschillende bots uit: { $known }.
journal-unreadable = { $file } is geen verslag van een toernooi.
journal-of-another = { $file } hoort bij een ander toernooi; kies een andere map met --out, of verwijder het.
no-solver = Hoe { $game_name } op te lossen is, heeft nog niemand uitgezocht.
no-solver-for = { $game_name } is op te lossen voor { $can } spelers, niet voor { $players }.
