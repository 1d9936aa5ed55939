# Figaro, in het Nederlands.

name = Figaro
tagline = Laat de anderen de kaarten nemen en houd je eigen weg naar het kasteel kort.
about = Kaarten en wegen, van Reiner Knizia, voor 3 tot 6 spelers, ongeveer 30 minuten.
unofficial = Een onofficiële versie, in onze eigen woorden. Figaro en de doos zijn van hun eigenaars.

# Kaarten en kleuren
blue = blauw
green = groen
purple = paars
red = rood
yellow = geel
card-b = blauw { $value }
card-g = groen { $value }
card-p = paars { $value }
card-r = rood { $value }
card-y = geel { $value }
card-j = nar { $value }
row-blue = blauw, samen { $total }
row-green = groen, samen { $total }
row-purple = paars, samen { $total }
row-red = rood, samen { $total }
row-yellow = geel, samen { $total }
row-undetermined = geen kleur, samen { $total }

# De tafel
round = Ronde { $round } van 3
box-without = zonder { $colour }
roads-to-win = Wegen
player = Speler
row = Open
total = Samen
cards-in-hand = Hand
stack = Stapel
road = Weg
your-hand = Jouw hand
legend = K heeft de koning · > aan de beurt · j nar · o rondedans · zes of meer neemt alles · # een stapel

# Wat er gebeurde
boxed = Met drie spelers blijft één kleur in de doos: { $colour }.
road-group = Wegtegels van ronde { $round }: { $roads }.
starts = { $player } wordt geloot als startspeler en krijgt de koning.
dealt = Ronde { $round }: iedereen krijgt { $cards } kaarten. { $player } begint.
played = { $player } speelt { $card } bij { $other }.
played-before-self = { $player } speelt { $card } in de eigen rij.
last-card = { $player }: “Dat was mijn laatste kaart!”
danced = { $player } speelt een rondedans: elke rij schuift door naar links.
got =
    { $cards ->
        [one] { $player } heeft nu { $row }, 1 kaart.
       *[other] { $player } heeft nu { $row }, { $cards } kaarten.
    }
took = { $player } neemt alle open kaarten en speelt nog een keer.
took-at-six = { $player } heeft zes of meer, neemt alle open kaarten en is nu aan de beurt.
took-unable = { $player } kan niets spelen, neemt alle open kaarten en speelt nog een keer.
took-by-choice = { $player } kiest ervoor alle open kaarten te nemen en speelt nog een keer.
took-into-hand = { $player } kiest ervoor alle open kaarten in de hand te nemen.
round-over = { $player } heeft geen kaarten meer om te spelen en neemt de koning: ronde { $round } is voorbij.
ranked =
    { $length ->
        [0] { $rank }. { $player }: { $cards ->
            [one] 1 kaart
           *[other] { $cards } kaarten
        }, geen wegtegel.
       *[other] { $rank }. { $player }: { $cards ->
            [one] 1 kaart
           *[other] { $cards } kaarten
        }, een wegtegel van { $length }.
    }
tied = { $player } en { $other } hebben er allebei { $cards }. Met de klok mee vanaf de koning komt { $player } het eerst, en telt daarom als de speler met meer.
fewest-tied = { $player } en { $other } hebben allebei de minste kaarten, { $cards }. De koning beslist: het wordt { $player }.
no-exchange = { $player } heeft de minste kaarten, maar geen langere wegtegel om te ruilen.
exchanged = { $player } heeft de minste kaarten en ruilt een wegtegel van { $gave } voor een van { $got }.
stayed = { $player } heeft de minste kaarten, maar ruilt niet.
won = { $player } heeft de kortste weg, { $length }, en wint!
won-with-king = { $player } wint! Anderen hebben ook een weg van { $length }, maar { $player } heeft de koning.
won-near-king = { $player } wint! Anderen hebben ook een weg van { $length }, maar { $player } zit het dichtst bij de koning.

# Wat je kunt doen
prompt-box = De kleur die in de doos blijft, wordt geloot.
prompt-roads = De wegtegels voor drie rondes worden getrokken.
prompt-start = Er wordt geloot wie begint.
prompt-deal = De kaarten van ronde { $round } worden gedeeld.
your-turn =
    { $shared ->
        [yes] { $player }, jij bent aan de beurt:
       *[no] Jij bent aan de beurt:
    }
prompt-play = { your-turn } speel een kaart bij een speler naar keuze.
prompt-play-or-take = { your-turn } speel een kaart bij een speler naar keuze, of neem alle open kaarten.
prompt-elsewhere = { your-turn } speel een kaart bij een andere speler, of een rondedans.
prompt-unable = { your-turn } geen van je kaarten past. Neem alle open kaarten.
prompt-exchange =
    { $shared ->
        [yes] { $player }, jij hebt
       *[no] Jij hebt
    } de minste kaarten: wil je je wegtegel van { $gives } ruilen voor een van { $gets }?
prompt-wait-begins = { $player } heeft de koning en begint.
prompt-wait-next = { $player } is aan de beurt.
prompt-wait-six = { $player } moest de kaarten nemen en is nu aan de beurt.
prompt-wait-took = { $player } nam de kaarten en speelt nog een keer.
prompt-wait-fewest = { $player } mag een wegtegel van { $gives } ruilen voor een van { $gets }.
prompt-over = { $player } wint!

# Wat niet kan
not-a-move = { $found } is hier geen zet. Schrijf een kaart en een plaats, zoals “r2>0”, of “o”, “take”, “swap”, “stay”.
not-a-place = Er is hier geen plaats { $place }: de plaatsen zijn 0 tot en met { $last }.
players-have-letters = Elke speler heeft hier een letter: “r2>A” is rood 2 bij speler A.
not-in-hand = Je hebt { $card } niet in je hand (F6).
fits-nowhere = { $card } past nu nergens, want elke rij heeft een andere kleur (F7). Kies een andere kaart.
row-has-colour = { $card } past hier niet: de rij van { $other } is { $colour } (F7).
colour-is-elsewhere = { $card } past alleen bij { $other }, die al { $colour } heeft (F7).
not-before-yourself = Je hebt net kaarten op je stapel genomen. Speel { $card } bij een andere speler (FE2).
nothing-to-take = Er liggen geen open kaarten om te nemen (FR2). Speel een kaart.
took-already = Je nam al kaarten in je hand. Dat mag pas weer als iemand kaarten op een stapel heeft genomen (FR6).
choose-exchange = De ronde is voorbij. Schrijf “swap” om je wegtegel te ruilen, of “stay” om hem te houden (FE3).
no-choice-to-exchange = Er is nu geen wegtegel te ruilen (FE3).
not-a-draw = { $found } kan nu niet worden getrokken. Schrijf “{ $verb }” en een van de keuzes, zoals “{ $example }”.
not-so-many-parts = Schrijf “{ $verb }” en { $parts } groepen met “ / ” ertussen.
roads-each = Een groep heeft { $each } wegtegels; gevonden: { $found } (F4).
roads-not-in-bag = Er zit geen wegtegel van { $length } in de zak (F4).
deal-each = Elke speler krijgt { $each } kaarten; gevonden: { $found } (F5).
deal-no-such-card = Er is geen { $card } meer om te delen (F1).
roads-number = er zijn { $pieces } wegtegels; gevonden: { $found } (F3)
roads-length = een wegtegel is 1 tot { $most } lang; gevonden: { $found } (F3)

# Waarom: redenen in terugblikken en tips
why-move = { $card } bij { $player }
why-move-self = { $card } bij jezelf
why-move-dance = de rondedans
why-move-take = zelf de kaarten nemen
why-move-swap = ruilen
why-move-stay = niet ruilen
why-cards = Na { $one } neem je deze ronde gemiddeld nog { $n_one } kaarten; na { $two } { $n_two }.
why-longest = Na { $one } krijg je { $how_one } het langste wegdeel van deze ronde ({ $length }); na { $two } { $how_two }.
why-longest-other = Na { $one } krijgt { $player } { $how_one } het langste wegdeel van deze ronde ({ $length }); na { $two } { $how_two }.
why-no-piece = Na { $one } krijg je deze ronde { $how_one } geen wegdeel; na { $two } { $how_two }.
why-no-piece-other = Na { $one } krijgt { $player } deze ronde { $how_one } geen wegdeel; na { $two } { $how_two }.
why-swap = Na { $one } heb je { $how_one } aan het eind de minste kaarten en ruil je je { $gives } voor de { $gets } (weg dan { $road }); na { $two } { $how_two }.
why-swap-other = Na { $one } heeft { $player } { $how_one } aan het eind de minste kaarten en ruilt de { $gives } voor de { $gets } (weg dan { $road }); na { $two } { $how_two }.
why-road =
    Na { $one } { $is_one ->
        [gain] wordt je weg deze ronde gemiddeld { $n_one } langer
        [loss] wordt je weg deze ronde gemiddeld { $n_one } korter
       *[nothing] blijft je weg deze ronde gemiddeld even lang
    }; na { $two } { $is_two ->
        [gain] { $n_two } langer
        [loss] { $n_two } korter
       *[nothing] blijft hij even lang
    }.
why-road-other =
    Na { $one } { $is_one ->
        [gain] wordt de weg van { $player } deze ronde gemiddeld { $n_one } langer
        [loss] wordt de weg van { $player } deze ronde gemiddeld { $n_one } korter
       *[nothing] blijft de weg van { $player } deze ronde gemiddeld even lang
    }; na { $two } { $is_two ->
        [gain] { $n_two } langer
        [loss] { $n_two } korter
       *[nothing] blijft hij even lang
    }.
why-take =
    { $hand ->
        [yes] { $move }: { n-cards } voor in je hand, waar ze aan het eind niet tellen, en alle rijen zijn dan leeg{ own-too }
       *[no] { $move }: nu { n-cards } op je stapel, alle rijen zijn dan leeg{ own-too }, en je speelt nog een keer
    }
own-too =
    { $own ->
        [0] { "" }
       *[other] , ook je eigen rij van { $own }
    }
n-cards =
    { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }
why-fills = { $move }: daarmee is die rij vol, en { $player } neemt meteen de { $cards } open kaarten
why-fills-own = { $move }: daarmee is die rij vol, en je neemt meteen de { $cards } open kaarten
why-raises = { $move }, met een rij die dan op { $total } staat
why-raises-own =
    { $cards ->
        [0] { $move }: je eigen rij staat dan op { $total }
        [one] { $move }: je eigen rij staat dan op { $total }, en je andere kaart van die kleur kan dan alleen nog daar{ row-full }
       *[other] { $move }: je eigen rij staat dan op { $total }, en je { $cards } andere kaarten van die kleur kunnen dan alleen nog daar{ row-full }
    }
row-full =
    { $full ->
        [yes] , genoeg om hem vol te maken
       *[no] { "" }
    }
why-dance = { $move }, waarmee de rij van { $total } van { $player } naar { $other } gaat; je eigen rij staat dan op { $own }
why-dance-from-you =
    { $move }, waarmee jouw rij van { $total } naar { $other } gaat{ $too ->
        [yes] { " " }en { $another }
       *[no] { "" }
    }; je eigen rij staat dan op { $own }
passes = die van { $player }, met { $total }, naar { $other }
why-dance-to-you = { $move }, waarmee de rij van { $total } van { $player } naar jou gaat
why-spares = Allebei maken ze de rij vol. Met de betere houd je { $kept } en geef je { $spent } uit.
why-keeps-jester = En je houdt je nar, die overal past.
why-keeps-dance = En je houdt je rondedans.
why-goes-on = Daarna bijvoorbeeld: { $steps }.
why-goes-on-better =
    { $same ->
        [yes] Daarna, met dezelfde kaarten in alle handen: { $steps }.
       *[no] Daarna bijvoorbeeld: { $steps }.
    }
course-lays =
    { $who ->
        [you] { $first ->
            [yes] jij legt
           *[no] jij
        }
       *[other] { $first ->
            [yes] { $player } legt
           *[no] { $player }
        }
    } { $card } bij { $whom ->
        [you] jou
        [self] { $who ->
            [you] jezelf
           *[other] zichzelf
        }
       *[other] { $other }
    } ({ $total })
course-dances =
    { $who ->
        [you] { $first ->
            [yes] jij speelt
           *[no] jij
        }
       *[other] { $first ->
            [yes] { $player } speelt
           *[no] { $player }
        }
    } de rondedans
course-takes =
    { $why ->
        [six] dus { $who ->
            [you] jij neemt alle { $cards } kaarten
           *[other] { $player } neemt alle { $cards } kaarten
        }
        [stuck] { and-then }{ $who ->
            [you] jij neemt { open-cards }, want geen van je kaarten past
           *[other] { $player } neemt { open-cards }, want daar past geen kaart meer
        }
       *[choice] { and-then }{ $who ->
            [you] jij neemt liever { open-cards }
           *[other] { $player } neemt liever { open-cards }
        }{ $into ->
            [hand] { " " }in de hand
           *[stack] { "" }
        }
    }
and-then =
    { $first ->
        [yes] { "" }
       *[no] en{ " " }
    }
open-cards =
    { $cards ->
        [one] de ene open kaart
       *[other] de { $cards } open kaarten
    }
course-round-ends = en de ronde is voorbij voordat er iemand neemt
why-turn =
    Zo { $to ->
        [nobody] neemt { how-often } niemand deze ronde nog kaarten
        [else] is { how-often } iemand anders de volgende die neemt{ after-that }
       *[other] { $to_mostly ->
            [yes] is { how-often } iemand anders, meestal { $player }, de volgende die neemt{ after-that }
           *[no] is { how-often } { $player } de volgende die neemt{ after-that }
        }
    }{ $instead ->
        [you] { " " }in plaats van jij
        [nobody] , waar anders niemand zou nemen
        [else] { " " }in plaats van een ander
        [any] { " " }in plaats van jij of een ander
       *[other] { $instead_mostly ->
            [yes] { " " }in plaats van een ander, meestal { $other }
           *[no] { " " }in plaats van { $other }
        }
    }, en dan { games-won }.
after-that =
    { $after ->
        [yes] { " " }daarna
       *[no] { "" }
    }
games-won =
    { $more ->
        [100] win je bijna elk spel
       *[other] win je { $more } van de 100 spellen
    } in plaats van { $fewer ->
        [0] bijna geen
       *[other] { $fewer }
    }{ $stops ->
        [yes] , en { $player } { $theirs ->
            [0] bijna geen
           *[other] { $theirs }
        } in plaats van { $before ->
            [100] bijna alle
           *[other] { $before }
        }
       *[no] { "" }
    }
how-often =
    { $cases ->
        [100] bijna altijd
       *[other] in { $cases } van de 100 gevallen
    }
why-then = Zo { games-won }.
why-you-fill =
    { $cards ->
        [0] Dan maak je { how-much-more } zelf de rij van { $player } vol, anders { how-much-less }.
        [one] { $kept ->
            [more] Je hebt nog een kaart in { $colour }
           *[keep] Je houdt je kaart in { $colour }
        } voor de rij van { $player }: zo maak je die { how-much-more } zelf vol, anders { how-much-less }.
       *[other] { $kept ->
            [more] Je hebt nog { $cards } kaarten in { $colour }
           *[keep] Je houdt { $cards } kaarten in { $colour }
        } voor de rij van { $player }: zo maak je die { how-much-more } zelf vol, anders { how-much-less }.
    }
why-they-fill = Dan maakt { how-much-more } iemand de rij van { $player } vol voordat jij weer aan de beurt bent, anders { how-much-less }.
why-spared =
    Dan legt er voor je volgende beurt { $fewer ->
        [0] bijna nooit iemand een kaart bij jou, anders { how-much-more }.
       *[other] maar in { $fewer } van de 100 gevallen iemand een kaart bij jou, anders { $more ->
            [100] bijna altijd
           *[other] in { $more }
        }.
    }
how-much-more =
    { $more ->
        [100] bijna altijd
       *[other] in { $more } van de 100 gevallen
    }
how-much-less =
    { $fewer ->
        [0] bijna nooit
       *[other] maar in { $fewer }
    }
why-bound = Zo past { $colour } alleen nog bij { $player }, niet meer bij jou.
why-shield =
    Bij je rij kunnen dan alleen { $colour } en narren: { $theirs ->
        [0] van { $colour } hebben de anderen geen kaart
        [one] van { $colour } hebben de anderen één kaart
       *[other] van { $colour } hebben de anderen { $theirs } kaarten
    }{ $own ->
        [0] .
       *[other] , jij hebt er nog { $own }.
    }
why-row-got =
    De rij die je krijgt is { $colour }: van { $colour } hebben de anderen { $theirs ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $theirs } kaarten
    }, van { $other_colour } { $before ->
        [0] geen.
       *[other] { $before }.
    }
why-own-colour = Dan passen bij jou alleen { $colour } en narren, anders elke kleur die nergens anders ligt.
why-open-row = Zo past bij { $player } nog elke kleur.
why-own-cards =
    Je hebt nog { $cards ->
        [one] een kaart
       *[other] { $cards } kaarten
    } in { $colour } voor die rij{ row-full }.
why-colour =
    In alle handen zijn er nog { $more } kaarten in { $colour } voor die rij, en { $fewer ->
        [0] geen in { $other_colour }.
        [one] maar één in { $other_colour }.
       *[other] maar { $fewer } in { $other_colour }.
    }
why-free = Nu passen al je kaarten alleen bij { $player }; na het nemen passen ze weer overal.
why-anyway = Als je doorspeelt, moet je de kaarten { how-often } toch nemen, en dan zijn het er ongeveer { $cards }.
why-later = Als je wacht, neemt { $player } de kaarten { how-often } toch, en dan zijn het er ongeveer { $cards }.
why-later-by-others = Als je wacht, maakt { how-often } een ander de rij van { $player } voor je vol, en dan neemt { $player } ongeveer { $cards } kaarten; en je houdt { $kept }.
why-more-cards = Hoe dan ook is { $player } meestal de volgende die neemt: na de betere ongeveer { $more } kaarten, anders maar ongeveer { $fewer }.
why-too-soon =
    { $cases ->
        [0] Als je doorspeelt, ben je bijna nooit de volgende die neemt.
       *[other] Als je doorspeelt, ben je maar in { $cases } van de 100 gevallen de volgende die neemt.
    }
why-either-way =
    { $more ->
        [yes] Nemen doe je nu toch. Met de betere neem je één kaart meer, maar je hebt er één minder in je hand: de ronde kan voor jou eerder voorbij zijn.
       *[no] Nemen doe je nu toch. Met de betere neem je één kaart minder, en die houd je in je hand.
    }
why-less-often = Zo ben je in { $fewer } van de 100 gevallen de volgende die neemt, in plaats van in { $more }.
why-fewest =
    Tot nu toe heeft { $player } { $cards ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $cards } kaarten
    } en heb jij er { $own ->
        [0] geen
       *[other] { $own }
    }: als { $player } er meer neemt, ben jij eerder degene met de minste aan het eind.
why-exchanges = Tot nu toe heeft niemand minder kaarten dan { $player }: met de minste aan het eind zou { $player } de { $gives } voor de { $gets } ruilen (weg dan { $road }).
why-none-yet = Tot nu toe heeft { $player } geen kaarten, en wie er geen heeft, krijgt geen wegdeel.
why-stacks = De meeste kaarten, het langste stuk: tot nu toe { $stacks }.
why-stacks-after = Na de betere { $best }; anders { $played }. De meeste kaarten, het langste stuk.
why-stacks-then =
    { $after ->
        [best] Na de betere { $stacks }
       *[played] Na de andere zet { $stacks }
    }. De meeste kaarten, het langste stuk.
stack-of =
    { $who ->
        [you] jij { $cards }
       *[other] { $player } { $cards }
    }
why-rival = Tot nu toe is de weg van { $player } { $length } lang en die van { $other } { $longer }, dus van die twee moet je { $player } tegenhouden.
why-leader = { $player } heeft van je tegenstanders de kortste weg ({ $length }).
look-row = Kijk eens naar de rij van { $player }.
look-own-row = Kijk eens naar je eigen rij.
look-dance = Kijk naar alle rijen: wie zou welke krijgen?
look-take = Kijk hoeveel kaarten er open liggen.
look-roads = Kijk naar de wegdelen.

# Hoe je speelt
help =
    De koning zoekt een helper, en de Figaro van elke speler wil die baan. Je wilt de kortste weg naar het kasteel. Kaarten die je moet nemen, maken je weg langer. Laat de anderen ze dus nemen.

    In je beurt speel je één kaart open bij een speler naar keuze, ook bij jezelf. De kaarten die bij een speler liggen, zijn zijn rij. In een rij ligt maar één kleur, en twee rijen hebben nooit dezelfde kleur. Een nar past in elke rij. Een rondedans speel je bij jezelf; daarna schuift elke rij door naar links.

    Zodra een rij 6 of meer telt, neemt die speler alle open kaarten van alle spelers gedekt op zijn stapel. Hij is als volgende aan de beurt. Past geen van je kaarten, dan moet je alle open kaarten nemen. Je mag ze ook nemen als je wel kunt spelen.

    De ronde is voorbij als een speler aan de beurt is die geen kaarten meer heeft. Die speler neemt de koning. De speler met de meeste kaarten in zijn stapel krijgt de langste wegtegel van de ronde, de tweede krijgt de volgende, enzovoort. De speler met de minste kaarten krijgt er geen, en een speler met 0 kaarten ook niet. Na de derde ronde ruilt de speler met de minste kaarten eerst zijn langste tegel voor de kortste van de ronde, als die korter is. Dan wint de kortste weg.

    { $edition ->
        [nl] Neem je kaarten omdat je dat wilt, dan gaan ze naar je hand en is je beurt voorbij. Nam je kaarten op je stapel, dan speel je je eerste kaart bij een andere speler. Je kiest zelf of je na de derde ronde ruilt.
       *[en] Neem je kaarten omdat je dat wilt, dan gaan ze op je stapel en speel je nog een keer. Na de derde ronde moet je ruilen.
    }
reconstructed = Dit zijn de regels van de spelregelbladen. Daar staat niet in hoe lang de wegtegels zijn: wij kozen 1 tot en met 15.
help-moves = Typ het nummer voor een keuze, of een kaart en een speler: “r2>A” is rood 2 bij speler A. “o” is een rondedans, “take” neemt alle open kaarten.

# Lessen
lesson-card = Neem weinig kaarten: de kortste weg wint. Speel je rode 2 bij Otto.
lesson-card-not = Bijna. Leg deze keer de rode 2 bij Otto.
lesson-card-done = Dat is een beurt: één kaart, bij wie je maar wilt.
lesson-jester = Otto heeft rood: daar past alleen rood of een nar. Leg nar 2 bij Otto.
lesson-jester-not = Dat kan ook. Maar leg nu nar 2 bij Otto.
lesson-jester-done = Geen twee spelers hebben dezelfde kleur. Een nar past overal en telt zijn getal.
lesson-six = Bij Otto ligt nu vier. Leg er een rode 2 of 3 bij!
lesson-six-not = Te lief! Leg een rode 2 of 3 bij Otto.
lesson-six-done = Zes of meer: Otto neemt alle open kaarten op zijn stapel. Dat is slecht!
lesson-dance = Nu ligt er vijf bij jou! Speel je rondedans, de kaart zonder getal.
lesson-dance-not = Dan blijft de vijf bij jou. Speel de rondedans: de kaart zonder getal.
lesson-dance-done = Iedereen schuift zijn rij door naar links. Door een dans komt niemand op zes.
lesson-stuck = Je hebt alleen rood, en dat past nergens. Dus moet je alles nemen.
lesson-stuck-not = Iets anders kan hier niet. Neem de kaarten.
lesson-stuck-done = Ze gaan op je stapel. Daarna speel je nog een keer{ $edition ->
        [nl] , deze keer bij een andere speler
       *[en] {""}
    }.
lesson-choose = Je mag ook nemen als je kunt spelen. Neem deze drie kaarten.
lesson-choose-not = Dat mag. Maar neem deze keer de drie kaarten.
lesson-choose-done =
    { $edition ->
        [nl] Ze gaan in je hand, en je beurt is voorbij. Je stapel blijft even klein.
       *[en] Ze gaan op je stapel, en je speelt nog een keer. Drie nu is beter dan tien straks.
    }
lesson-round = De laatste kaart van de ronde. Leg hem bij Otto.
lesson-round-not = Bijna. Leg je laatste kaart bij Otto.
lesson-round-done = De grootste stapel krijgt de langste wegtegel. De kleinste stapel krijgt niets.
lesson-king = De laatste kaart van het spel. Leg hem bij Mia.
lesson-king-not = Bijna. Leg je laatste kaart bij Mia.
lesson-king-done =
    { $edition ->
        [nl] Jij nam het minst, dus mag je je 13 ruilen voor de 10. Je weg is even lang als die van Otto, maar jij hebt de koning: je wint!
       *[en] Jij nam het minst, dus ruil je je 13 voor de 10. Je weg is even lang als die van Otto, maar jij hebt de koning: je wint!
    }
lesson-end = Het einde van een echt spel. Neem geen kaarten meer, dan win je.
lesson-end-not = Jij bent weer: speel een kaart bij wie je wilt.
lesson-end-done =
    { $won ->
        [yes] Drie rondes zijn voorbij, en jouw weg is de kortste. Je kent Figaro nu!
       *[no] Drie rondes zijn voorbij, en iemand anders heeft de kortste weg. Geeft niet: je kent Figaro nu!
    }

# Voor wie het nog niet kent
first-aim = Je wilt de kortste weg. De grootste stapel kaarten krijgt het langste stuk. Speel één kaart, bij wie je wilt.
first-jester-in-hand = Een nar past bij iedereen. Hij telt zijn getal.
first-dance-in-hand = Ligt er te veel bij jou? Met de rondedans schuift iedereen zijn kaarten door naar links.
first-may-take =
    { $edition ->
        [nl] In plaats van te spelen mag je alle open kaarten in je hand nemen. Dan is je beurt voorbij.
       *[en] In plaats van te spelen mag je alle open kaarten op je stapel nemen. Dan speel je nog een keer.
    }
first-must-take = Geen van je kaarten past ergens, dus moet je alle open kaarten nemen.
first-swap = Jij nam de minste kaarten. Je mag je langste wegtegel ruilen voor de kortste van deze ronde.
first-played = Kaarten leg je bij wie je wilt. De speler die aan zes of meer komt, moet alles nemen, en dat is slecht.
first-danced = Een rondedans: iedereen schuift zijn kaarten door naar links. Zo komt niemand op zes.
first-took =
    { $into ->
        [hand] { $player } nam vrijwillig, dus gaan de kaarten in de hand. Kaarten die een speler moet nemen, gaan op een stapel, en de grootste stapel krijgt de langste wegtegel.
       *[stack] Genomen kaarten liggen op een stapel tot de ronde om is. De grootste stapel krijgt de langste wegtegel.
    }
first-last-card = { $player } heeft geen kaarten meer. Is { $player } weer aan de beurt, dan is de ronde om.
first-ranked = De grootste stapel krijgt de langste wegtegel, de kleinste krijgt niets. Na drie rondes wint de kortste weg.
first-exchanged = Na de derde ronde ruilt de speler met de minste kaarten zijn langste stuk voor het kortste van die ronde.
first-won = De kortste weg wint. Zijn twee wegen even lang, dan wint de speler met de koning.
