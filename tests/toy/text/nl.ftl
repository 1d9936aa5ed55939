# Het speeltje, in het Nederlands.

name = Hoog of laag
tagline = Iedereen heeft een kaart en zegt of die hoog is. Liegen mag.
about = Een klein spel voor 2 of 3 spelers.
unofficial = Gemaakt voor tests.
reconstructed = Er is niets gedrukt, dus niets gereconstrueerd.

high = hoog
low = laag
your-card = Jouw kaart

dealt = { $player }, jouw kaart is { $value }.
dealt-unseen = { $player } krijgt een kaart.
claimed =
    { $player } zegt: { $value ->
        [1] hoog
       *[0] laag
    }.
shown = { $player } had { $value }.

prompt-deal = De kaarten worden gedeeld.
prompt-claim = { $player }, is jouw kaart hoog of laag?
prompt-wait = { $player } denkt na over wat te zeggen.
prompt-over = { $players } had de hoogste kaart.

not-a-move = { $found } is hier geen zet. Zeg “high” of “low”.
help = Zeg of jouw kaart hoog is. Liegen mag. De hoogste kaart wint.
help-moves = Typ “high” of “low”, of het nummer voor een keuze.
