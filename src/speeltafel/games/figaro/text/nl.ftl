# Figaro, in het Nederlands.

name = Figaro
tagline = Drie rondes aan het hof: laat de anderen de schuld verzamelen en houd je eigen weg naar het kasteel kort.
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
road-group = Wegen van ronde { $round }: { $roads }.
starts = Het lot wijst { $player } aan: die begint en krijgt de koning.
dealt = Ronde { $round }: iedereen krijgt { $cards } kaarten. { $player } begint.
played = { $player } speelt { $card } bij { $other }.
played-before-self = { $player } speelt { $card } in de eigen rij.
last-card = { $player }: “Dat was mijn laatste kaart!”
danced = { $player } roept de rondedans uit: elke rij schuift door naar de linkerbuur.
got =
    { $cards ->
        [one] { $player } heeft nu { $row }, 1 kaart.
       *[other] { $player } heeft nu { $row }, { $cards } kaarten.
    }
took = { $player } neemt alle open kaarten en mag nog eens.
took-at-six = { $player } heeft zes of meer, neemt alle open kaarten en is nu aan de beurt.
took-unable = { $player } kan niets spelen, neemt alle open kaarten en mag nog eens.
took-by-choice = { $player } neemt liever alle open kaarten en mag nog eens.
took-into-hand = { $player } neemt liever alle open kaarten in de hand.
round-over = { $player } moet spelen maar heeft geen kaart meer, en neemt de koning: ronde { $round } is voorbij.
ranked =
    { $length ->
        [0] { $rank }. { $player }: { $cards ->
            [one] 1 kaart
           *[other] { $cards } kaarten
        }, geen stuk weg.
       *[other] { $rank }. { $player }: { $cards ->
            [one] 1 kaart
           *[other] { $cards } kaarten
        }, een stuk weg van { $length }.
    }
tied = { $player } en { $other } hebben er allebei { $cards }: met de klok mee vanaf de koning komt { $player } het eerst, en die telt als hoger.
fewest-tied = { $player } en { $other } hebben allebei de minste kaarten, { $cards }: de koning beslist voor { $player }.
no-exchange = { $player } heeft de minste kaarten, maar geen stuk weg dat ruilen waard is.
exchanged = { $player } heeft de minste kaarten en ruilt een stuk weg van { $gave } voor een van { $got }.
stayed = { $player } heeft de minste kaarten, maar ruilt niet.
won = { $player } heeft de kortste weg, { $length }, en wint!
won-with-king = { $player } wint: anderen hebben ook een weg van { $length }, maar { $player } heeft de koning!
won-near-king = { $player } wint: anderen hebben ook een weg van { $length }, maar { $player } zit het dichtst bij de koning!

# Wat je kunt doen
prompt-box = Er wordt een kleur geloot die in de doos blijft.
prompt-roads = De wegen voor drie rondes worden getrokken.
prompt-start = Er wordt geloot wie begint.
prompt-deal = De kaarten van ronde { $round } worden gedeeld.
your-turn =
    { $shared ->
        [yes] { $player }, jij bent aan de beurt:
       *[no] Jij bent aan de beurt:
    }
prompt-play = { your-turn } speel een kaart bij wie je wilt.
prompt-play-or-take = { your-turn } speel een kaart bij wie je wilt, of neem alle open kaarten.
prompt-elsewhere = { your-turn } speel een kaart bij iemand anders, of een rondedans.
prompt-unable = { your-turn } je kunt niets spelen, dus neem alle open kaarten.
prompt-exchange =
    { $shared ->
        [yes] { $player }, jij hebt
       *[no] Jij hebt
    } de minste kaarten: wil je je stuk weg van { $gives } ruilen voor een van { $gets }?
prompt-wait-begins = { $player } heeft de koning en begint.
prompt-wait-next = { $player } is aan de beurt.
prompt-wait-six = { $player } moest de kaarten nemen en is nu aan de beurt.
prompt-wait-took = { $player } nam de kaarten en mag nog eens.
prompt-wait-fewest = { $player } mag een stuk weg van { $gives } ruilen voor een van { $gets }.
prompt-over = { $player } wint!

# Wat niet kan
not-a-move = { $found } is hier geen zet. Schrijf een kaart en een plaats, zoals “r2>0”, of “o”, “take”, “swap”, “stay”.
not-a-place = Er is hier geen plaats { $place }: de plaatsen zijn 0 tot en met { $last }.
players-have-letters = Elke speler heeft hier een letter: “r2>A” is rood 2 bij speler A.
not-in-hand = Je hebt geen { $card } in je hand (F6).
fits-nowhere = Er is nu geen plaats voor { $card }: elke rij heeft al een andere kleur (F7).
row-has-colour = De rij van { $other } is { $colour }: { $card } kan daar niet bij (F7).
colour-is-elsewhere = Bij { $other } ligt al { $colour }: { $card } kan nergens anders (F7).
not-before-yourself = Je nam net de kaarten op je stapel: { $card } moet bij iemand anders (FE2).
nothing-to-take = Er ligt geen open kaart om te nemen (FR2).
took-already = Je nam al kaarten in je hand; dat mag pas weer als iemand kaarten op een stapel heeft genomen (FR6).
choose-exchange = De ronde is voorbij: zeg “swap” om je stuk weg te ruilen, of “stay” (FE3).
no-choice-to-exchange = Er is nu geen stuk weg te ruilen (FE3).
not-a-draw = { $found } kan nu niet komen. Schrijf “{ $verb }” en een van de keuzes, zoals “{ $example }”.
not-so-many-parts = Schrijf “{ $verb }” en { $parts } groepen met “ / ” ertussen.
roads-each = Een groep heeft { $each } stukken weg, geen { $found } (F4).
roads-not-in-bag = Er zit geen stuk weg van { $length } in de zak (F4).
deal-each = Iedereen krijgt { $each } kaarten, geen { $found } (F5).
deal-no-such-card = Er is geen kaart { $card } meer om te delen (F1).
roads-number = er zijn { $pieces } stukken weg, dit zijn er { $found } (F3)
roads-length = een stuk weg is 1 tot { $most } lang, niet { $found } (F3)

# Waarom: redenen in terugblikken en tips
dance = de rondedans
move-lay = { $card } bij { $other }
move-lay-own =
    { $you ->
        [yes] { $card } bij jezelf
       *[no] { $card } bij { $player }
    }
move-dance = de rondedans
move-take = de kaarten nemen
move-swap = ruilen
move-stay = niet ruilen
advice-play =
    { $you ->
        [yes] speel { $move }{ $but }{ $fills }
       *[no] { $player } speelt beter { $move }{ $but }{ $fills }
    }
advice-wait =
    { $you ->
        [yes] neem { $cards ->
                [one] die kaart
               *[other] die { $cards } kaarten
            } nog niet, maar speel { $move }{ $but }{ $fills }
       *[no] { $player } neemt { $cards ->
                [one] die kaart
               *[other] die { $cards } kaarten
            } beter nog niet, maar speelt { $move }{ $but }{ $fills }
    }
advice-take =
    { $you ->
        [yes] neem nu { $cards ->
                [one] die ene kaart
               *[other] de { $cards } kaarten
            }{ $own }
       *[no] { $player } neemt beter nu { $cards ->
                [one] die ene kaart
               *[other] de { $cards } kaarten
            }{ $own }
    }
advice-swap =
    { $you ->
        [yes] ruil je { $gives } voor de { $gets }
       *[no] { $player } ruilt beter de { $gives } voor de { $gets }
    }
advice-stay =
    { $you ->
        [yes] houd je { $gives } en ruil hem niet voor de { $gets }
       *[no] { $player } houdt beter de { $gives } en ruilt hem niet voor de { $gets }
    }
own-row-too =
    { $you ->
        [yes] : dan zijn alle rijen leeg, ook die van jou
       *[no] : dan zijn alle rijen leeg, ook die van { $player }
    }
not-other = { "" }, niet bij { $other }
not-own =
    { $you ->
        [yes] { "" }, niet bij jezelf
       *[no] { "" }, niet in de eigen rij
    }
not-card = { "" }, niet { $card }
fills-row = : dan is de rij vol en neemt { $other } alle { $cards } kaarten
fills-own =
    { $you ->
        [yes] : dan is de rij vol en neem je alle { $cards } kaarten
       *[no] : dan is de rij vol en neemt { $player } alle { $cards } kaarten
    }
passes =
    { $you ->
        [yes] : je rij van { $total } gaat naar { $other }{ $gets }
       *[no] : de rij van { $player } ({ $total }) gaat naar { $other }{ $gets }
    }
and-gets =
    { $you ->
        [yes] { "" }, en jij krijgt de rij van { $other } ({ $total })
       *[no] { "" }, in ruil voor de rij van { $other } ({ $total })
    }
because-anyway =
    { $you ->
        [yes] speel je door, dan neem je toch, { $cases }, en dan zo’n { $cards } kaarten
       *[no] speelt { $player } door, dan neemt { $player } toch, { $cases }, en dan zo’n { $cards } kaarten
    }
because-needless =
    { $you ->
        [yes] dan neemt meestal iemand anders ze: jij bent { $cases } de volgende
       *[no] dan neemt meestal iemand anders ze: { $player } is { $cases } de volgende
    }
because-later = { $other } neemt toch, { $cases }, en dan zo’n { $more } kaarten in plaats van { $fewer }
because-more-cards = { $other } neemt hoe dan ook meestal als volgende, maar dan zo’n { $more } kaarten in plaats van { $fewer }
because-otherwise-me =
    { $you ->
        [yes] anders neem jij als volgende, { $cases }
       *[no] anders neemt { $player } als volgende, { $cases }
    }
because-otherwise-next = anders neemt { $other } { $cases } als volgende
because-me-next =
    { $you ->
        [yes] je neemt als volgende{ $often }
       *[no] { $player } neemt als volgende{ $often }
    }
because-next = { $other } neemt als volgende{ $often }
because-instead =
    { $you ->
        [yes] meestal in plaats van jij
       *[no] meestal in plaats van { $player }
    }
because-less-next =
    { $you ->
        [yes] dan neem jij minder vaak als volgende
       *[no] dan neemt { $player } minder vaak als volgende
    }
because-more-next = dan neemt { $other } vaker als volgende
because-own-none =
    { $you ->
        [yes] je krijgt deze ronde geen stuk weg{ $often }
       *[no] { $player } krijgt deze ronde geen stuk weg{ $often }
    }
because-own-swap =
    { $you ->
        [yes] je hebt de minste kaarten en ruilt je langste stuk weg{ $often }
       *[no] { $player } heeft de minste kaarten en ruilt het langste stuk weg{ $often }
    }
because-own-longest =
    { $you ->
        [yes] je krijgt het langste stuk weg{ $often }
       *[no] { $player } krijgt het langste stuk weg{ $often }
    }
because-none = { $other } krijgt deze ronde geen stuk weg{ $often }
because-swap = { $other } heeft de minste kaarten en ruilt het langste stuk weg{ $often }
because-longest = { $other } krijgt het langste stuk weg{ $often }
so-own-none =
    { $you ->
        [yes] zo krijg je vaker geen stuk weg
       *[no] zo krijgt { $player } vaker geen stuk weg
    }
so-own-swap =
    { $you ->
        [yes] zo heb je vaker de minste kaarten en ruil je je langste stuk weg
       *[no] zo heeft { $player } vaker de minste kaarten en ruilt het langste stuk weg
    }
so-own-longest =
    { $you ->
        [yes] zo krijg je minder vaak het langste stuk weg
       *[no] zo krijgt { $player } minder vaak het langste stuk weg
    }
so-none = zo krijgt { $other } vaker een stuk weg
so-swap = zo heeft { $other } minder vaak de minste kaarten om te ruilen
so-longest = zo krijgt { $other } vaker het langste stuk weg
because-stays-below =
    { $you ->
        [yes] zo blijf je onder de { $cards } kaarten van { $other }
       *[no] zo blijft { $player } onder de { $cards } kaarten van { $other }
    }
because-overtakes =
    { $you ->
        [yes] zo komt { $other } boven jouw { $cards } kaarten uit
       *[no] zo komt { $other } boven de { $cards } kaarten van { $player } uit
    }
because-stuck = { $other } heeft dan meestal geen kaart die past en moet nemen
because-fills = { $other } maakt dan { adverb } { $row } vol{ $otherwise }
because-fills-next = { $other } is hierna en maakt dan { adverb } { $row } vol{ $otherwise }
adverb =
    { $how ->
        [always] altijd
        [nearly] bijna altijd
        [often] vaak
       *[mostly] meestal
    }
otherwise-row = { "" }, anders { $row }
row-own =
    { $you ->
        [yes] jouw rij
       *[no] de rij van { $player }
    }
row-other = de rij van { $other }
row-themselves = de eigen rij
because-blocked =
    { $you ->
        [yes] { $colour } past dan alleen nog bij { $other }, niet meer bij jou
       *[no] { $colour } past dan alleen nog bij { $other }, niet meer bij { $player }
    }
because-own-colour =
    { $you ->
        [yes] bij jou passen dan alleen { $colour } en narren{ $few }
       *[no] bij { $player } passen dan alleen { $colour } en narren{ $few }
    }
few-left = { "" }, en de anderen hebben er nog maar { $left }
none-left = { "" }, en niemand anders heeft die kleur
because-you-fill =
    { $you ->
        [yes] de rij van { $other } staat dan op { $total }, en de volgende keer maak jij hem vol met { $card }
       *[no] de rij van { $other } staat dan op { $total }, en de volgende keer maakt { $player } hem vol met { $card }
    }
because-supply = de anderen hebben nog { $more } kaarten in { $colour } voor de rij van { $other }, maar slechts { $fewer } in { $less }
because-open = de rij van { $other } houdt geen kleur, dus daar past meer dan { $colour }
because-higher = de rij van { $other } staat dan op { $total } in plaats van { $less } en is eerder vol
because-near-not = de rij van { $other } staat dan op { $total }, één kaart van vol, en niet { $row } op { $less }
because-near = de rij van { $other } staat dan op { $total }, dus één kaart maakt hem vol
because-highest = de rij van { $other } is dan de hoogste met { $total }, anders { $row } met { $less }
because-plays-next = { $other } is hierna en kan { $row } vol maken, maar niet gauw de eigen rij
because-own-row =
    { $you ->
        [yes] je eigen rij staat dan op { $less }, anders op { $total }
       *[no] de rij van { $player } zelf staat dan op { $less }, anders op { $total }
    }
because-keeps =
    { $you ->
        [yes] je houdt { $card } over{ $jester ->
                [yes] { "" }, en die past overal
               *[no] {""}
            }
       *[no] { $player } houdt { $card } over{ $jester ->
                [yes] { "" }, en die past overal
               *[no] {""}
            }
    }
because-keeps-dance =
    { $you ->
        [yes] je bewaart de rondedans voor later
       *[no] { $player } bewaart de rondedans voor later
    }
because-strongest = anders wint { $other } het vaakst
because-swap-none = { $other } heeft nog geen kaarten en zou de { $gives } ruilen voor de { $gets }
because-swap-fewest = { $other } heeft de minste kaarten en zou de { $gives } ruilen voor de { $gets }
because-shortest =
    { $you ->
        [yes] { $other } heeft van je tegenstanders de kortste weg, { $length }
       *[no] { $other } heeft van de anderen de kortste weg, { $length }
    }
because-longer =
    { $you ->
        [yes] met jouw zet neemt { $other }, van wie de weg langer is
       *[no] met de gespeelde zet neemt { $other }, van wie de weg langer is
    }
because-longer-mostly =
    { $you ->
        [yes] met jouw zet neemt meestal { $other }, van wie de weg langer is
       *[no] met de gespeelde zet neemt meestal { $other }, van wie de weg langer is
    }
because-no-cards = { $other } heeft nog geen kaarten, en krijgt zonder kaarten geen stuk weg
because-fewest =
    { $you ->
        [yes] { $other } heeft van je tegenstanders de minste kaarten
       *[no] { $other } heeft van de anderen de minste kaarten
    }
look-rows = Kijk naar alle rijen: welke raakt het eerst vol?
look-take = Tel de open kaarten: wil je ze nu, later of helemaal niet?
look-rival = Kijk naar { $other }: mogen de volgende kaarten daarheen?
look-own = Kijk naar je eigen rij: hoe voorkom je dat die vol raakt?

# Hoe je speelt
help =
    In drie rondes verzamel je schuld, en schuld maakt je weg naar het kasteel langer. De kortste weg wint.

    In je beurt speel je één kaart open bij wie je wilt, ook bij jezelf. Bij één speler ligt maar één kleur, en een kleur ligt maar bij één speler. Narren passen overal. Een rondedans leg je bij jezelf, en daarna schuift elke rij door naar de linkerbuur. Zolang er alleen narren en rondedansen liggen, heeft een rij nog geen kleur.

    Wie zes of meer voor zich heeft liggen, neemt alle open kaarten van iedereen op zijn stapel en is daarna aan de beurt. Kun je niets spelen, dan neem je ze ook, en je mag ze altijd nemen in plaats van te spelen.

    De ronde is voorbij als iemand moet spelen maar geen kaarten meer heeft. Die neemt de koning. De grootste stapel krijgt het langste stuk weg van de ronde, de volgende het volgende stuk, enzovoort; de kleinste krijgt niets, en een lege ook niet. Na de derde ronde ruilt de speler met de minste kaarten eerst zijn langste stuk voor het kortste van de ronde, als dat korter is.

    { $edition ->
        [nl] Neem je de kaarten uit vrije wil, dan gaan ze naar je hand, en is je beurt voorbij. De eerste kaart nadat je op je stapel nam, gaat naar iemand anders. En of je na de derde ronde ruilt, mag je zelf weten.
       *[en] Neem je de kaarten uit vrije wil, dan gaan ze op je stapel, en mag je nog eens. Het ruilen na de derde ronde is geen keuze.
    }
reconstructed = De regels zijn die van de spelregels. Hoe lang de stukken weg zijn, staat daar niet in: 1 tot en met 15 is onze reconstructie.
help-moves = Typ het nummer voor een keuze, of een kaart en bij wie hij komt: “r2>A” is rood 2 bij speler A. “o” is een rondedans, “take” neemt alle open kaarten.

# Lessen
lesson-card = Je eerste kaart is de rode 2. Speel hem bij Otto.
lesson-card-not = Bijna. Leg deze keer de rode 2 bij Otto.
lesson-card-done = Dat is een beurt: één kaart, bij wie je maar wilt. Waarom bij anderen, dat zie je zo.
lesson-colour = Otto heeft nu rood. Speel nog een rode kaart bij Otto.
lesson-colour-not = Dat mag. Maar probeer nu een rode kaart, bij Otto.
lesson-colour-done = Iedereen heeft maar één kleur liggen, en allemaal een andere. Rood gaat dus naar Otto en naar niemand anders.
lesson-jester = Een nar past bij elke kleur. Leg er een bij Otto.
lesson-jester-not = Dat kan ook. Maar speel nu een nar bij Otto.
lesson-jester-done = Narren leg je waar je wilt, en ze tellen hun getal. Een eigen kleur hebben ze niet.
lesson-six = Bij Otto ligt vijf. Wat als het zes of meer wordt? Leg er een rode kaart bij!
lesson-six-not = Te lief! Otto is bijna vol. Leg er een rode kaart bij.
lesson-six-done = Zes of meer: Otto neemt alle open kaarten op de stapel, en is dan aan de beurt. Kaarten op je stapel zijn slecht, dus laat de anderen nemen!
lesson-dance = Nu ligt er vijf bij jou! Vlug: speel je rondedans.
lesson-dance-not = Dan blijft de vijf bij jou. Speel de rondedans: de kaart zonder getal.
lesson-dance-done = Iedereen schoof zijn rij door naar links. Jouw vijf is nu de zorg van Otto, en aan zes komt door een dans nooit iemand.
lesson-stuck = Al je kaarten zijn rood, en er liggen drie andere kleuren. Niets past, dus je moet alles nemen.
lesson-stuck-not = Iets anders kan hier niet. Neem de kaarten.
lesson-stuck-done = Alle open kaarten gingen op je stapel. Dat gebeurt. Na het nemen speel je nog een keer{ $edition ->
        [nl] , en die kaart gaat naar iemand anders
       *[en] {""}
    }.
lesson-round = De laatste kaart van de ronde! Leg hem bij Otto, en zie hoe de ronde geteld wordt.
lesson-round-not = Bijna. Leg je laatste kaart bij Otto.
lesson-round-done = Wie de meeste kaarten nam, krijgt het langste stuk weg. Dat is slecht: aan het eind wint de kortste weg.
lesson-end = Nu een echt spel, in de derde ronde. Ieder nog vijf kaarten. Speel zoals je wilt, en probeer niets te nemen.
lesson-end-not = En verder: een kaart bij wie je maar wilt.
lesson-end-done =
    { $won ->
        [yes] Drie rondes zijn voorbij, en jouw weg is de kortste. Je wint, en je kent Figaro nu!
       *[no] Drie rondes zijn voorbij, en iemand anders heeft de kortste weg. Geeft niet: je kent Figaro nu!
    }

# Voor wie het nog niet kent
first-played = Kaarten leg je bij wie je wilt. Wie aan zes of meer komt, moet alles nemen, en dat is slecht.
first-danced = Een rondedans: iedereen schuift de kaarten die bij hem liggen door naar links. Aan zes komt daardoor niemand.
first-took =
    { $into ->
        [hand] Wie vrijwillig neemt, neemt de kaarten in de hand; wie moet nemen, legt ze op een stapel. Wie daar de meeste heeft als de ronde om is, krijgt het langste stuk weg.
       *[stack] Genomen kaarten liggen op een stapel tot de ronde om is. Wie de meeste nam, krijgt het langste stuk weg.
    }
first-last-card = Geen kaarten meer in de hand! Is deze speler weer aan de beurt, dan is de ronde om.
first-ranked = De meeste kaarten genomen, het langste stuk weg; de laatste krijgt niets. Na drie rondes wint de kortste weg.
first-exchanged = Na de derde ronde mag wie de minste kaarten heeft zijn langste stuk ruilen voor het kortste van die ronde.
