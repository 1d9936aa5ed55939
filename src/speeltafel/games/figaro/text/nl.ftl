# Figaro, in het Nederlands.

name = Figaro
tagline = Laat de anderen de kaarten nemen. De kortste weg wint.
about = Kaarten en wegen, van Reiner Knizia, voor 3 tot 6 spelers, ongeveer 30 minuten.
unofficial = Een onofficiële versie, in onze eigen woorden. De rechten op het originele spel liggen bij de eigenaars.

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
card-dance = de rondedans
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
row = Open kaarten
total = Samen
cards-in-hand = Hand
stack = Stapel
road = Weg
your-hand = Jouw hand
legend = K heeft de koning · > aan de beurt · j nar · o rondedans · bij zes of meer neem je alles · # een stapel

# Wat er gebeurde
boxed = Met drie spelers blijft één kleur in de doos: { $colour }.
road-group = Wegtegels van ronde { $round }: { $roads }.
starts = Het lot bepaalt: { $player } begint en krijgt de koning.
dealt = Ronde { $round }: iedereen krijgt { $cards } kaarten. { $player } begint.
played = { $player } speelt { $card } bij { $other }.
played-before-self = { $player } speelt { $card } in de eigen rij.
last-card = { $player }: “Dat was mijn laatste kaart!”
danced = { $player } speelt een rondedans: elke rij schuift door naar links.
got =
    { $cards ->
        [one] { $player } heeft nu 1 kaart voor zich: { $row }.
       *[other] { $player } heeft nu { $cards } kaarten voor zich: { $row }.
    }
took = { $player } neemt alle open kaarten en speelt nog een keer.
took-at-six = { $player } heeft zes of meer, neemt alle open kaarten en is nu aan de beurt.
took-unable = { $player } kan niets spelen, neemt alle open kaarten en speelt nog een keer.
took-by-choice = { $player } neemt vrijwillig alle open kaarten en speelt nog een keer.
took-into-hand = { $player } neemt vrijwillig alle open kaarten in de hand.
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
tied = { $player } en { $other } hebben allebei { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }. Vanaf de koning met de klok mee is { $player } de eerste van de twee, en telt dus als de speler met de meeste.
fewest-tied = { $player } en { $other } hebben allebei de minste kaarten ({ $cards }). De koning geeft de doorslag: { $player } telt als de speler met de minste.
no-exchange = { $player } heeft de minste kaarten, maar geen langere wegtegel om te ruilen.
exchanged = { $player } heeft de minste kaarten en ruilt een wegtegel van { $gave } voor een van { $got }.
stayed = { $player } heeft de minste kaarten, maar ruilt niet.
won = { $player } heeft de kortste weg, { $length }, en wint!
won-with-king = { $player } wint! Anderen hebben ook een weg van { $length }, maar { $player } heeft de koning.
won-near-king = { $player } wint! Anderen hebben ook een weg van { $length }, maar { $player } zit het dichtst bij de koning.

# Wat je kunt doen
prompt-box = Het lot bepaalt welke kleur in de doos blijft.
prompt-roads = De wegtegels voor drie rondes worden getrokken.
prompt-start = Het lot bepaalt wie begint.
prompt-deal = De kaarten van ronde { $round } worden gedeeld.
your-turn =
    { $shared ->
        [yes] { $player }, jij bent aan de beurt:
       *[no] Jij bent aan de beurt:
    }
prompt-play = { your-turn } speel een kaart bij wie je wilt.
prompt-play-or-take = { your-turn } speel een kaart bij wie je wilt, of neem alle open kaarten.
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
prompt-wait-took = { $player } heeft de kaarten genomen en speelt nog een keer.
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
took-already = Je hebt al kaarten in je hand genomen. Dat mag pas weer als iemand kaarten op zijn stapel heeft genomen (FR6).
choose-exchange = De ronde is voorbij. Schrijf “swap” om je wegtegel te ruilen, of “stay” om hem te houden (FE3).
no-choice-to-exchange = Je kunt nu geen wegtegel ruilen (FE3).
not-a-draw = { $found } kun je nu niet trekken. Schrijf “{ $verb }” en een van de keuzes, bijvoorbeeld “{ $example }”.
not-so-many-parts = Schrijf “{ $verb }” en { $parts } groepen met “ / ” ertussen.
roads-each = Een groep moet { $each } wegtegels hebben, niet { $found } (F4).
roads-not-in-bag = Er zit geen wegtegel met lengte { $length } in de zak (F4).
deal-each = Elke speler moet { $each } kaarten krijgen, niet { $found } (F5).
deal-no-such-card = { $card } kan niet meer worden gedeeld: die kaart is op (F1).
roads-number = er moeten { $pieces } wegtegels zijn, niet { $found } (F3)
roads-length = een wegtegel moet 1 tot { $most } lang zijn, niet { $found } (F3)

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
       *[no] { $player } kan beter { $move } spelen{ $but }{ $fills }
    }
advice-wait =
    { $you ->
        [yes] neem { $cards ->
                [one] die kaart
               *[other] die { $cards } kaarten
            } nog niet, maar speel { $move }{ $but }{ $fills }
       *[no] { $player } kan { $cards ->
                [one] die kaart
               *[other] die { $cards } kaarten
            } beter nog niet nemen, maar { $move } spelen{ $but }{ $fills }
    }
advice-take =
    { $you ->
        [yes] neem nu { $cards ->
                [one] die ene kaart
               *[other] de { $cards } kaarten
            }{ $but }
       *[no] { $player } kan nu beter { $cards ->
                [one] die ene kaart
               *[other] de { $cards } kaarten
            } nemen{ $but }
    }
advice-swap =
    { $you ->
        [yes] ruil je wegtegel van { $gives } voor die van { $gets }
       *[no] { $player } kan de wegtegel van { $gives } beter ruilen voor die van { $gets }
    }
advice-stay =
    { $you ->
        [yes] houd je wegtegel van { $gives } en ruil hem niet voor die van { $gets }
       *[no] { $player } kan de wegtegel van { $gives } beter houden en niet ruilen voor die van { $gets }
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
passes = : { $row } ({ $total }) gaat naar { $to }{ $too }
row-too = { "" } en { $row } ({ $total }) naar { $to }
to-own =
    { $you ->
        [yes] jou
       *[no] { $player }
    }
to-other = { $other }
because-anyway =
    { $you ->
        [yes] speel je door, dan moet je later toch zo’n { $cards } kaarten nemen ({ $cases }){ $but }
       *[no] speelt { $player } door, dan moet { $player } later toch zo’n { $cards } kaarten nemen ({ $cases }){ $but }
    }
because-more-for-it =
    { $you ->
        [yes] je hebt nog { $more } keer { $colour } voor de rij van { $other } ({ $total })
       *[no] { $player } heeft nog { $more } keer { $colour } voor de rij van { $other } ({ $total })
    }
because-needless =
    { $you ->
        [yes] dan neemt { $who ->
            [other] { $other }
           *[some] iemand anders
        } ze { $how ->
            [of] in plaats van jou, { $cases }
           *[adverb] { $cases } in plaats van jou
        }
       *[no] dan neemt { $who ->
            [other] { $other }
           *[some] iemand anders
        } ze { $how ->
            [of] in plaats van { $player }, { $cases }
           *[adverb] { $cases } in plaats van { $player }
        }
    }
because-otherwise =
    { $who ->
        [own] { $you ->
            [yes] anders moet jij { $how ->
                [of] kaarten nemen, { $cases }
               *[adverb] { $cases } kaarten nemen
            }{ $at }
           *[no] anders moet { $player } { $how ->
                [of] kaarten nemen, { $cases }
               *[adverb] { $cases } kaarten nemen
            }{ $at }
        }
       *[other] anders moet { $other } { $how ->
            [of] kaarten nemen, { $cases }
           *[adverb] { $cases } kaarten nemen
        }
    }
because-later = { $other } moet later toch kaarten nemen ({ $cases }), en dan zo’n { $more } in plaats van { $fewer }
because-more-cards = { $other } moet hoe dan ook meestal als volgende kaarten nemen, maar dan zo’n { $more } in plaats van { $fewer }
with-own-row =
    { $you ->
        [yes] { "" }, met je eigen rij op { $total }
       *[no] { "" }, met de rij van { $player } op { $total }
    }
because-otherwise-next =
    { $how ->
        [never] anders hoeft { $other } ze nooit te nemen
        [hardly] anders hoeft { $other } ze bijna nooit te nemen
       *[of] anders moet { $other } ze maar { $cases } nemen
    }
because-spared = anders neemt { $other } alle { $cards } kaarten
because-me-next =
    { $you ->
        [yes] jij moet dan kaarten nemen{ $often }
       *[no] { $player } moet dan kaarten nemen{ $often }
    }
because-next = { $other } moet dan kaarten nemen{ $often }{ $too }
because-instead =
    { $who ->
        [own] { $you ->
            [yes] { "" }, meestal in plaats van jou
           *[no] { "" }, meestal in plaats van { $player }
        }
       *[other] { "" }, meestal in plaats van { $other }
    }
because-own-piece =
    { $you ->
        [yes] je krijgt een wegtegel{ $often }
       *[no] { $player } krijgt een wegtegel{ $often }
    }
because-own-swap =
    { $you ->
        [yes] je hebt de minste kaarten en ruilt je wegtegel van { $gives } voor die van { $gets }{ $often }
       *[no] { $player } heeft de minste kaarten en ruilt de wegtegel van { $gives } voor die van { $gets }{ $often }
    }
because-own-longest =
    { $you ->
        [yes] je krijgt de langste wegtegel{ $often }
       *[no] { $player } krijgt de langste wegtegel{ $often }
    }
because-piece = { $other } krijgt een wegtegel{ $often }
because-swap = { $other } heeft de minste kaarten en ruilt de wegtegel van { $gives } voor die van { $gets }{ $often }
because-longest = { $other } krijgt de langste wegtegel{ $often }
because-passes =
    { $form ->
        [short] { "" }, meer dan { $past } met { $cards }
       *[full] met zo’n { $more } kaarten erbij { $who ->
            [own] { $you ->
                [yes] heb jij
               *[no] heeft { $player }
            }
           *[other] heeft { $other }
        } er meer dan { $past } met { $cards }{ $form ->
            [plain] { "" }
           *[full] : wegtegel { $piece } in plaats van { $less ->
                [0] geen
               *[other] { $less }
            }
        }
    }
because-passes-you =
    { $you ->
        [yes] met zo’n { $more } kaarten erbij heeft { $other } er meer dan jij met { $own }: dan krijg jij wegtegel { $piece } in plaats van { $less }
       *[no] met zo’n { $more } kaarten erbij heeft { $other } er meer dan { $player } met { $own }: dan krijgt { $player } wegtegel { $piece } in plaats van { $less }
    }
because-no-cards =
    { $who ->
        [own] { $you ->
            [yes] zo heb je geen kaarten, en krijg je dus geen wegtegel
           *[no] zo heeft { $player } geen kaarten, en dus geen wegtegel
        }
       *[other] { $other } heeft nog geen kaarten en krijgt anders geen wegtegel
    }
because-stuck = { $other } heeft dan meestal geen kaart die past en moet alles nemen
because-fills = { $other } maakt { $row } dan { adverb } vol{ $too }
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
        [yes] bij jou passen dan alleen nog { $colour } en narren{ $few }
       *[no] bij { $player } passen dan alleen nog { $colour } en narren{ $few }
    }
few-left =
    { $none ->
        [yes] { "" }, en niemand anders heeft die kleur
       *[no] { "" }, en de anderen hebben er nog maar { $left }
    }
because-you-fill =
    { $you ->
        [yes] de volgende keer maak jij met { $card } de rij van { $other } ({ $total }) vol
       *[no] de volgende keer maakt { $player } met { $card } de rij van { $other } ({ $total }) vol
    }
because-raises = { $move } zou { $row } op { $total } brengen
because-dance-passes = de rondedans zou { $row } ({ $total }) doorschuiven naar { $to }
because-own-row =
    { $you ->
        [yes] je eigen rij staat dan op { $less }, anders op { $total }
       *[no] de eigen rij van { $player } staat dan op { $less }, anders op { $total }
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
because-swaps =
    { $form ->
        [short] { "" }, te veel om de { $gives } voor de { $gets } te ruilen
        [tied] { $who ->
            [own] { $you ->
                [yes] zoals het nu staat, zou je je { $gives } voor de { $gets } ruilen
               *[no] zoals het nu staat, zou { $player } de { $gives } voor de { $gets } ruilen
            }
           *[other] zoals het nu staat, zou { $other } de { $gives } voor de { $gets } ruilen
        }
       *[full] { $who ->
            [own] { $you ->
                [yes] je hebt de minste kaarten en zou je { $gives } voor de { $gets } ruilen
               *[no] { $player } heeft de minste kaarten en zou de { $gives } voor de { $gets } ruilen
            }
           *[other] { $other } heeft de minste kaarten en zou de { $gives } voor de { $gets } ruilen
        }
    }
because-unchanged-own =
    { $you ->
        [yes] met { $cards } kaarten in totaal krijg je nog steeds { $piece ->
            [0] geen wegtegel
           *[other] dezelfde wegtegel
        }
       *[no] met { $cards } kaarten in totaal krijgt { $player } nog steeds { $piece ->
            [0] geen wegtegel
           *[other] dezelfde wegtegel
        }
    }
because-unchanged = maar krijgt nog steeds { $piece ->
        [0] geen wegtegel
       *[other] dezelfde wegtegel
    }
because-longest-road = maar de weg van { $other } is toch al de langste
because-keeps-for =
    { $you ->
        [yes] je bewaart { $card } om de rij van { $other } later vol te maken
       *[no] { $player } bewaart { $card } om de rij van { $other } later vol te maken
    }
because-shortest =
    { $you ->
        [yes] van je tegenstanders heeft { $other } de kortste weg, { $short }
       *[no] van de anderen heeft { $other } de kortste weg, { $short }
    }
because-row = de rij van { $other } staat dan { $highest ->
        [yes] het hoogst, op { $total }
       *[no] op { $total }
    }{ $at }{ $too }
row-filled = : { $total ->
        [5] met { $any ->
            [yes] elke kaart die past
           *[no] { $colour } of een nar
        } is hij vol
        [4] met { $any ->
            [yes] een 2 die past
           *[no] { $colour } 2
        } is hij vol
        [3] met { $any ->
            [yes] een 3
           *[no] { $colour } 3
        } of twee kaarten is hij vol
       *[other] met twee tweeën is hij vol
    }
otherwise-highest =
    { $you ->
        [yes] ; na jouw zet staat { $row } het hoogst, op { $total }
       *[no] ; na de andere zet staat { $row } het hoogst, op { $total }
    }
because-roads = de weg van { $other } is { $short } lang, die van { $third } { $long }
seat = { $other }
look-rows = Kijk naar alle rijen: welke raakt het eerst vol?
look-take = Tel de open kaarten: wil je ze nu nemen, later of helemaal niet?
look-rival = Kijk naar { $other }: moet { $other } de volgende kaarten nemen?
look-own = Kijk naar je eigen rij: hoe voorkom je dat die vol raakt?

# Hoe je speelt
help =
    De koning zoekt een helper, en de Figaro van elke speler wil die baan. Je wilt de kortste weg naar het kasteel. Kaarten die je moet nemen, maken je weg langer. Laat de anderen ze dus nemen.

    In je beurt speel je één kaart open bij een speler naar keuze, ook bij jezelf. De kaarten die bij een speler liggen, vormen zijn rij. In een rij ligt maar één kleur, en twee rijen hebben nooit dezelfde kleur. Een nar past in elke rij. Een rondedans speel je bij jezelf; daarna schuift elke rij door naar links.

    Zodra een rij 6 of meer telt, neemt die speler alle open kaarten van alle spelers en legt ze gedekt op zijn stapel. Hij is als volgende aan de beurt. Past geen van je kaarten, dan moet je alle open kaarten nemen. Je mag ze ook nemen als je wel kunt spelen.

    De ronde is voorbij als een speler aan de beurt is die geen kaarten meer heeft. Die speler neemt de koning. De speler met de meeste kaarten in zijn stapel krijgt de langste wegtegel van de ronde, de tweede krijgt de volgende, enzovoort. De speler met de minste kaarten krijgt er geen, en een speler met 0 kaarten ook niet. Na de derde ronde ruilt de speler met de minste kaarten eerst zijn langste tegel voor de kortste van de ronde, als die korter is. Dan wint de kortste weg.

    Hebben spelers evenveel kaarten, dan telt de speler met de koning als degene met de minste. Van de anderen telt de eerste vanaf de koning, met de klok mee, als degene met de meeste. Zijn de kortste wegen even lang, dan wint de speler met de koning, of anders de eerste van hen met de klok mee vanaf de koning.

    { $edition ->
        [nl] Neem je vrijwillig kaarten, dan gaan ze in je hand en is je beurt voorbij. Heb je kaarten op je stapel genomen, dan speel je je eerste kaart bij een andere speler. Je kiest zelf of je na de derde ronde ruilt.
       *[en] Neem je vrijwillig kaarten, dan gaan ze op je stapel en speel je nog een keer. Na de derde ronde moet je ruilen.
    }
reconstructed = De regels komen van de spelregelbladen. Daar staat niet op hoe lang de wegtegels zijn: wij hebben 1 tot en met 15 gekozen.
help-moves = Typ het nummer dat voor een keuze staat, of een kaart en een speler: “r2>A” is rood 2 bij speler A. “o” is een rondedans, “take” neemt alle open kaarten.

# Lessen
lesson-card = Neem weinig kaarten: de kortste weg wint. Speel je rode 2 bij Otto.
lesson-card-not = Bijna. Leg deze keer de rode 2 bij Otto.
lesson-card-done = Dat is een beurt: één kaart, bij wie je wilt.
lesson-jester = Otto heeft rood: daar past alleen rood of een nar. Leg nar 2 bij Otto.
lesson-jester-not = Dat kan ook. Maar leg nu nar 2 bij Otto.
lesson-jester-done = Twee spelers hebben nooit dezelfde kleur. Een nar past overal en telt voor zijn getal.
lesson-six = Otto staat nu op vier. Leg er een rode 2 of 3 bij!
lesson-six-not = Te lief! Leg een rode 2 of 3 bij Otto.
lesson-six-done = Zes of meer: Otto neemt alle open kaarten op zijn stapel. Dat is slecht!
lesson-dance = Nu sta jij op vijf! Speel je rondedans, de kaart zonder getal.
lesson-dance-not = Dan blijf je op vijf staan. Speel de rondedans: de kaart zonder getal.
lesson-dance-done = Iedereen schuift zijn rij door naar links. Door een dans neemt nooit iemand kaarten.
lesson-stuck = Je hebt alleen rood, en dat past nergens. Dus je moet alles nemen.
lesson-stuck-not = Je kunt hier niets anders doen. Neem de kaarten.
lesson-stuck-done = Ze gaan op je stapel. Daarna speel je nog een keer{ $edition ->
        [nl] , deze keer bij een andere speler
       *[en] {""}
    }.
lesson-choose = Je mag ook nemen als je wel kunt spelen. Neem deze drie kaarten.
lesson-choose-not = Dat mag. Maar neem deze keer de drie kaarten.
lesson-choose-done =
    { $edition ->
        [nl] Ze gaan in je hand, en je beurt is voorbij. Je stapel blijft even klein.
       *[en] Ze gaan op je stapel, en je speelt nog een keer. Drie nu is beter dan tien straks.
    }
lesson-round = Leg je laatste kaart van de ronde bij Otto.
lesson-round-not = Bijna. Leg je laatste kaart bij Otto.
lesson-round-done = De grootste stapel krijgt de langste wegtegel. De kleinste stapel krijgt niets.
lesson-king = Leg je laatste kaart van de partij bij Mia.
lesson-king-not = Bijna. Leg je laatste kaart bij Mia.
lesson-king-done =
    { $edition ->
        [nl] Jij hebt de minste kaarten, dus mag je je wegtegel van 13 ruilen voor die van 10. Je weg is even lang als die van Otto, maar jij hebt de koning. Gewonnen!
       *[en] Jij hebt de minste kaarten, dus ruil je je wegtegel van 13 voor die van 10. Je weg is even lang als die van Otto, maar jij hebt de koning. Gewonnen!
    }
lesson-end = Zo eindigt een echte partij. Neem geen kaarten meer, dan win je.
lesson-end-not = Jij bent weer aan de beurt: speel een kaart bij wie je wilt.
lesson-end-done =
    { $won ->
        [yes] Drie rondes zijn voorbij, en jouw weg is de kortste. Je kent Figaro nu!
       *[no] Drie rondes zijn voorbij, en iemand anders heeft de kortste weg. Geeft niet: je kent Figaro nu!
    }

# Voor wie het nog niet kent
first-aim = Je wilt de kortste weg. De grootste stapel kaarten krijgt de langste wegtegel. Speel één kaart, bij wie je wilt.
first-jester-in-hand = Een nar past bij iedereen en telt voor zijn getal.
first-dance-in-hand = Ligt er te veel bij jou? Met de rondedans schuift iedereen zijn kaarten door naar links.
first-may-take =
    { $edition ->
        [nl] In plaats van te spelen mag je alle open kaarten in je hand nemen. Dan is je beurt voorbij.
       *[en] In plaats van te spelen mag je alle open kaarten op je stapel nemen. Dan speel je nog een keer.
    }
first-must-take = Geen van je kaarten past, dus je moet alle open kaarten nemen.
first-swap = Jij hebt de minste kaarten genomen. Je mag je langste wegtegel ruilen voor de kortste van deze ronde.
first-played = Je legt een kaart bij wie je wilt. De speler die op zes of meer komt, moet alles nemen, en dat is slecht.
first-danced = Een rondedans: iedereen schuift zijn kaarten door naar links. Zo hoeft nooit iemand kaarten te nemen.
first-took =
    { $into ->
        [hand] { $player } nam de kaarten vrijwillig, dus ze gaan in de hand. Kaarten die je moet nemen, gaan op je stapel, en de grootste stapel krijgt de langste wegtegel.
       *[stack] Kaarten die je neemt, blijven op je stapel liggen tot de ronde voorbij is. De grootste stapel krijgt de langste wegtegel.
    }
first-last-card =
    { $you ->
        [yes] Je hebt geen kaarten meer. Ben je weer aan de beurt, dan is de ronde voorbij.
       *[no] { $player } heeft geen kaarten meer. Is { $player } weer aan de beurt, dan is de ronde voorbij.
    }
first-ranked = De grootste stapel krijgt de langste wegtegel, de kleinste krijgt niets. Na drie rondes wint de kortste weg.
first-exchanged = Na de derde ronde ruilt de speler met de minste kaarten zijn langste wegtegel voor de kortste van die ronde.
first-won = De kortste weg wint. Zijn twee wegen even lang, dan wint de speler met de koning.
