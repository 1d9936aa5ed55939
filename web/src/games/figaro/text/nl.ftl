# Figaro op de pagina, in het Nederlands.

card-o = rondedans
cards-listed = kaarten: { $cards }
no-cards = geen kaarten
window-state = { $name }: { $row }, { $cards }; { $hand ->
        [one] 1 kaart in de hand
       *[other] { $hand } kaarten in de hand
    }; { $road ->
        [none] nog geen weg
       *[other] weg van { $road }
    }.
has-king = { $name } heeft de koning.
said-last = “Dat was mijn laatste kaart!”
play-before = Speel { $card } bij { $name }
play-before-self = Speel { $card } in je eigen rij
call-dance = Speel de rondedans
hand-card = { $card }{ $count ->
        [one] {""}
       *[other] , { $count } keer
    }
take-cards =
    { $cards ->
        [one] Neem de enige open kaart
       *[other] Neem alle { $cards } open kaarten
    } { $where ->
        [hand] in je hand
       *[stack] op je stapel
    }
take-sure =
    { $cards ->
        [one] Weet je het zeker? De kaart gaat
       *[other] Weet je het zeker? Alle { $cards } kaarten gaan
    } { $where ->
        [hand] in je hand
       *[stack] op je stapel
    }
swap = Ruil de wegtegel
stay = Ik houd mijn wegtegel
choose-place = Tik een rij aan voor deze kaart
choose-self = Tik je eigen rij aan
then-counts = dan { $total }
then-takes = dan { $total }: { $name } neemt alles
then-you-have = dan heb je { $total }
choose-card-first = Kies eerst een kaart uit je hand.
windows = De andere spelers
key-cards = kies een kaart uit je hand, vanaf links
key-windows = kies dan de rij (jouw rij is de laatste)
key-take = neem alle open kaarten (twee keer drukken)
roads-of-round = Wegtegels van deze ronde: { $roads }
roads-later = later: { $roads }
road-of = Weg
to-the-castle = De wegen naar het kasteel
in-stack = stapel

# De regels, met plaatjes
help-goal-title = Het doel
help-goal =
    De koning zoekt een helper, en de Figaro van elke speler wil die baan. Maar Figaro maakt er steeds een puinhoop van.

    Je wilt de kortste weg naar het kasteel. Kaarten die je moet nemen, maken je weg langer. Laat de anderen ze dus nemen!
help-start-title = Voor je begint
help-start =
    Trek de wegtegels voor alle drie de rondes en leg ze open neer. Elke ronde krijgt één tegel minder dan er spelers zijn.

    Met drie spelers gaan 15 kaarten terug in de doos: één kleur (die loot je), een nar 1, een nar 2 en drie rondedansen.

    Loot wie er begint. De startspeler krijgt de koning. Schud aan het begin van elke ronde de kaarten en deel ze uit. Met drie of vier spelers krijgt iedereen er 15, met vijf 12, met zes 10.
help-start-example = Jullie zijn met vier spelers. Elke ronde heeft dus drie wegtegels, bijvoorbeeld 15, 9 en 4.
help-turn-title = Jouw beurt
help-turn =
    Speel één kaart open bij een speler naar keuze. Dat mag je ook zelf zijn. De kaarten die bij een speler liggen, vormen zijn rij.

    In een rij ligt maar één kleur, en twee rijen hebben nooit dezelfde kleur. Een rij zonder kleur mag elke kleur krijgen die nog geen rij heeft.
help-turn-example = De rij van Otto is rood en die van Ann is leeg. Rood 2 mag je alleen bij Otto spelen. Niemand heeft blauw, dus blauw 2 mag bij Ann.
help-special-title = Narren en rondedansen
help-special =
    Een nar heeft geen kleur. Hij past in elke rij en telt voor zijn getal, 1 of 2.

    Een rondedans speel je bij jezelf. Hij telt 0. Daarna schuift iedereen zijn hele rij door naar links, ook de rondedans. Doe dat als je eigen rij bijna vol is.
help-special-example = Jouw rij telt 5. Je speelt een rondedans, en Otto, links van je, krijgt jouw rij.
help-six-title = Zes is te veel
help-six = Zodra een rij 6 of meer telt, neemt die speler alle open kaarten van alle spelers. Ze gaan gedekt op zijn stapel. Dezelfde speler is als volgende aan de beurt, en daarna gaat het met de klok mee verder. Het maakt niet uit wie de laatste kaart speelde.
help-six-example = Bij Otto liggen rood 3 en rood 2: samen 5. Jij legt er rood 2 bij: nu telt de rij 7. Er liggen acht kaarten open. Otto neemt ze alle acht en is aan de beurt.
help-take-title = Wanneer neem je verder nog kaarten?
help-take-en =
    Past geen van je kaarten, dan moet je alle open kaarten op je stapel nemen.

    Je mag ze ook nemen als je wel kunt spelen. Doe dat als het er weinig zijn, voordat je er veel moet nemen.

    Daarna speel je nog een keer.
help-take-nl =
    Past geen van je kaarten, dan moet je alle open kaarten op je stapel nemen. Daarna speel je nog een keer.

    Heb je kaarten op je stapel genomen, dan speel je je eerste kaart bij een andere speler. Een rondedans mag ook.

    Je mag alle open kaarten ook nemen als je wel kunt spelen. Ze gaan in je hand en je beurt is voorbij. Dat mag pas weer als iemand kaarten op zijn stapel heeft genomen.
help-take-example = Al je kaarten zijn rood of blauw. De rijen zijn groen, geel en paars, en geen rij is vrij. Je neemt alle open kaarten.
help-round-title = Het einde van een ronde
help-round =
    De ronde is voorbij als een speler aan de beurt is die geen kaarten meer heeft. Die speler neemt de koning en begint de volgende ronde.

    Tel nu de kaarten in je stapel. Elke kaart telt voor één, welk getal er ook op staat. Open kaarten en kaarten in je hand tellen niet mee.

    De speler met de meeste kaarten krijgt de langste wegtegel van de ronde, de tweede krijgt de volgende, enzovoort. De speler met de minste kaarten krijgt er geen. Een speler met 0 kaarten ook niet.
help-round-example = De wegtegels zijn 15, 9 en 4. Ann heeft 14 kaarten, Otto 11, jij 6 en Mia 3. Ann krijgt 15, Otto 9, jij 4 en Mia niets.
help-third-title = Na de derde ronde
help-third-en = Voordat je de laatste wegtegels uitdeelt, ruilt de speler met de minste kaarten een tegel. Hij geeft zijn langste tegel en krijgt de kortste van deze ronde, als die korter is. De oude tegel hoort nu bij de tegels van de ronde.
help-third-nl = Voordat je de laatste wegtegels uitdeelt, mag de speler met de minste kaarten een tegel ruilen. Hij geeft zijn langste tegel en krijgt de kortste van deze ronde, als die korter is. De oude tegel hoort nu bij de tegels van de ronde.
help-third-example = Jij hebt de minste kaarten en een tegel van 12. De tegels van de ronde zijn 14, 8 en 3. Je geeft 12 en krijgt 3. Nu gaan 14, 12 en 8 naar de spelers met de meeste kaarten.
help-end-title = Wie wint er?
help-end = Tel na drie rondes je wegtegels op. De kortste weg wint.
help-end-example = Jij hebt 4 en 3: je weg is 7 lang. Otto heeft 9 en 2: dat is samen 11. Jij wint.
help-tips-title = Twee tips
help-tips =
    - Laat de speler met de kortste weg kaarten nemen.
    - Bewaar een nar of een rondedans voor het geval dat je eigen rij 5 telt.
help-box-title = De kaarten
help-box = Er zijn vijf kleuren. Elke kleur heeft drie enen, zes tweeën en één drie. Er zijn vijf narren (drie keer nar 1 en twee keer nar 2) en vijf rondedansen. Met drie spelers blijven één kleur, een nar 1, een nar 2 en drie rondedansen in de doos.
help-ties-title = Gelijke stand
help-ties =
    Hebben spelers evenveel kaarten genomen, kijk dan met de klok mee vanaf de koning. Wie als eerste links van de koning zit, telt als de speler met de meeste. De speler met de koning telt als de speler met de minste.

    Hebben na de derde ronde meerdere spelers de minste kaarten, dan ruilt de speler met de koning. Hebben meerdere spelers de kortste weg, dan wint de speler met de koning. Heeft geen van hen de koning, dan wint de eerste van hen links van de koning.
help-talk-title = Praten
help-talk = Tijdens een ronde mag je geen stapels tellen en geen wegen vergelijken. Maar praten mag. Praat vooral over wie er voorstaat!
help-ruling-fr1 =
    { $edition ->
        [nl] Wie speelt er als iemand kaarten heeft genomen? Diezelfde speler. Maar neem je kaarten in je hand, dan is je beurt voorbij.
       *[en] Wie speelt er als iemand kaarten heeft genomen? Diezelfde speler.
    }
help-ruling-fr2 = Je kunt alleen nemen als er minstens één kaart open ligt.
help-ruling-fr3 = Heeft iemand kaarten op zijn stapel genomen, dan speelt hij zijn eerste kaart altijd bij een andere speler. Dat geldt zowel als een rij op zes komt als wanneer geen kaart past.
help-ruling-fr4 = Met drie spelers blijft één kleur in de doos. Welke? Dat wordt geloot, één keer voor de hele partij.
help-ruling-fr5 = Door een rondedans hoeft nooit iemand kaarten te nemen. Hele rijen schuiven door, dus hun totalen blijven gelijk.
help-ruling-fr6 = Elke ronde moet een keer eindigen. Heb je kaarten in je hand genomen, dan mag dat dus pas weer als er kaarten op een stapel zijn genomen. Iedereen zag die kaarten, dus iedereen weet dat je ze in je hand hebt.

fair-seal-fair = Nagerekend: eerlijk gedeeld

# Wat een tafel kan kiezen
edition = Uitgave
option-edition =
    { $value ->
        [nl] Nederlandse uitgave
       *[en] Engelse uitgave
    }

# Het einde van een ronde
round-count = Ronde { $round } is voorbij
round-count-why = Hoe meer kaarten in je stapel, hoe langer je wegtegel. Aan het eind wint de kortste weg.
round-count-cards = Kaarten
round-short = Ronde { $round }
round-count-exchange = Ruil
round-again = Zo eindigde ronde { $round }

# Wat is wat
about-row = { $player } heeft { $count ->
        [one] { $total }: { $cards }
       *[other] { $total } = { $sum }: { $cards }
    }. { $left ->
        [one] Komt er nog 1 bij, dan neemt { $player } alle open kaarten.
       *[other] Komt er nog { $left } bij, dan neemt { $player } alle open kaarten.
    }
about-row-empty = De rij van { $player } telt 0. Bij 6 of meer neemt { $player } alle open kaarten.
about-lying = { $card }, bij { $player }. { $kind ->
        [dance] Een rondedans telt 0.
        [jester] Een nar telt { $value } en heeft geen kleur.
       *[colour] Die telt { $value }.
    }
about-hand-of = { $player } heeft { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } in de hand. De ronde is voorbij als een speler zonder kaarten aan de beurt is.
about-stack = De kaarten die { $player } deze ronde heeft genomen, gedekt. Ze worden geteld als de ronde voorbij is. Wie de meeste heeft, krijgt de langste wegtegel.
about-road = { $pieces ->
        [none] { $player } heeft nog geen wegtegel. Aan het eind wint de kortste weg.
       *[other] De weg van { $player }: { $pieces }. Aan het eind wint de kortste weg.
    }
about-king = { $player } heeft de koning en begon deze ronde. Bij evenveel kaarten telt de speler met de koning als degene met de minste. Bij even korte wegen wint die speler.
about-piece = Een wegtegel van { $length }. Aan het eind van deze ronde gaat hij naar de speler die { $rank ->
        [1] de meeste
        [2] op één na de meeste
        [3] op twee na de meeste
        [4] op drie na de meeste
       *[other] op vier na de meeste
    } kaarten heeft.
about-later = De wegtegels voor de volgende rondes.
about-round = Ronde { $round } van 3. Na de derde ronde wint de kortste weg.
about-boxed = Met drie spelers blijft één kleur in de doos: { $colour }.
about-held = { $card }. { $kind ->
        [dance] Die speel je bij jezelf. Daarna schuiven alle rijen door naar links.
        [jester] Die past in elke rij en telt { $value }.
       *[colour] Die telt { $value } in de rij waar je hem speelt.
    }
about-held-goes = Je kunt deze kaart spelen bij { $players }.
about-held-nowhere = Deze kaart past nu nergens.
about-take = Neem alle open kaarten in plaats van een kaart te spelen. { $where ->
        [hand] Ze gaan in je hand, en je beurt is voorbij.
       *[stack] Ze gaan op je stapel, en dat maakt je weg langer. Daarna speel je nog een keer.
    }
about-lane = { $count ->
        [0] { $player } heeft geen wegtegels. De kortste weg wint.
        [one] De weg van { $player } is { $length } lang. De kortste weg wint.
       *[other] De weg van { $player }: { $length } = { $sum }. De kortste weg wint.
    }
about-rank = { $player } heeft { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } genomen: plaats { $rank } van de { $players }. { $length ->
        [0] { $player } krijgt dus geen wegtegel.
       *[other] { $player } krijgt dus een wegtegel van { $length }.
    }
about-again = Bekijk nog eens hoe de laatste ronde is geteld.

# Puzzles
puzzle-edition =
    { $edition ->
        [en] Deze puzzels volgen de Engelse uitgave: neem je vrijwillig kaarten, dan gaan ze op je stapel en speel je nog een keer.
       *[nl] {""}
    }

# Waarom het spel eindigde
why-ended = De derde ronde is voorbij.
why-won = { $player } heeft de kortste weg: { $length }.
why-won-king = De wegen van { $players } zijn even lang: { $length }. { $player } heeft de koning en wint.
why-won-near = De wegen van { $players } zijn even lang: { $length }. { $player } zit het dichtst bij de koning en wint.

# Soorten fouten, vóór hoe vaak
mistake-take-early = Je neemt de kaarten te vroeg:
mistake-take-late = Je neemt de kaarten te laat:
mistake-jester = Je speelt te vroeg een nar:
mistake-own-row = Je moet zelf de kaarten nemen:
mistake-rival = Je laat de verkeerde speler de kaarten nemen:
