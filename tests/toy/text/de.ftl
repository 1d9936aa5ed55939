# Das Spielzeug, auf Deutsch.

name = Hoch oder niedrig
tagline = Alle haben eine Karte und sagen, ob sie hoch ist. Lügen ist erlaubt.
about = Ein kleines Spiel für 2 oder 3 Spieler.
unofficial = Für Tests gemacht.
reconstructed = Gedruckt ist nichts, also ist auch nichts rekonstruiert.

high = hoch
low = niedrig
your-card = Deine Karte

dealt = { $player }, deine Karte ist { $value }.
dealt-unseen = { $player } bekommt eine Karte.
claimed =
    { $player } sagt: { $value ->
        [1] hoch
       *[0] niedrig
    }.
shown = { $player } hatte { $value }.

prompt-deal = Die Karten werden ausgeteilt.
prompt-claim = { $player }, ist deine Karte hoch oder niedrig?
prompt-wait = { $player } überlegt, was zu sagen ist.
prompt-over = { $players } hatte die höchste Karte.

not-a-move = { $found } ist hier kein Zug. Sag „high“ oder „low“.
help = Sag, ob deine Karte hoch ist. Lügen ist erlaubt. Die höchste Karte gewinnt.
help-moves = Tippe „high“ oder „low“, oder die Nummer vor einer Möglichkeit.
