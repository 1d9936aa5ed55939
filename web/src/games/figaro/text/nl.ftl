# Figaro op de pagina, in het Nederlands.

card-o = rondedans
cards-listed = kaarten { $cards }
no-cards = geen kaarten
window-state = { $name }: { $row }, { $cards }; { $hand ->
        [one] 1 kaart in de hand
       *[other] { $hand } kaarten in de hand
    }; { $road ->
        [none] nog geen weg
       *[other] weg { $road }
    }.
has-king = { $name } heeft de koning.
said-last = “Dat was mijn laatste kaart!”
play-before = Speel { $card } bij { $name }
play-before-self = Speel { $card } in je eigen rij
call-dance = Roep de rondedans uit
hand-card = { $card }{ $count ->
        [one] {""}
       *[other] , { $count } keer
    }
take-cards =
    { $cards ->
        [one] Neem de enige open kaart
       *[other] Neem alle { $cards } open kaarten
    }
take-sure =
    { $cards ->
        [one] Weet je het zeker?
       *[other] Weet je het zeker? Alle { $cards }?
    }
swap = Ruil het stuk weg
stay = Houd mijn stuk weg
choose-place = Tik aan bij wie hij komt
choose-self = Tik je eigen venster aan
then-counts = dan { $total }
then-takes = dan { $total }: { $name } neemt alles
then-you-have = dan heb je { $total }
choose-card-first = Kies eerst een kaart uit je hand.
windows = De anderen
key-cards = een kaart uit je hand, van links af
key-windows = dan: bij wie, jijzelf het laatst
key-take = neem alle open kaarten (tweemaal)
roads-of-round = Wegen van deze ronde: { $roads }
roads-later = daarna { $roads }
road-of = Weg
to-the-castle = De wegen naar het kasteel
in-stack = stapel

# De regels, met plaatjes
help-goal-title = Waar het om gaat
help-goal = In elk van de drie rondes krijgt wie de meeste kaarten verzamelt het langste stuk weg. Aan het eind legt iedereen zijn stukken tot aan het kasteel, en de kortste weg wint.
help-start-title = Voor je begint
help-start = Voor elke ronde wordt één stuk weg minder getrokken dan er spelers zijn, voor alle drie de rondes tegelijk, en die liggen open. Elk van de vijf kleuren heeft drie enen, zes tweeën en één drie; er zijn drie narren van 1, twee van 2, en vijf rondedansen. Met drie spelers blijven één kleur, een nar van 1, een nar van 2 en drie rondedansen in de doos. Elke ronde worden alle kaarten gedeeld. Wie het eerst begint, wordt geloot en krijgt de koning.
help-turn-title = Jouw beurt
help-turn = Speel één kaart bij wie je wilt, ook bij jezelf. Eén kleur ligt maar bij één speler, en niemand heeft twee kleuren: een kleur gaat dus naar waar hij al ligt, of naar iemand die er nog geen heeft. Een rij met alleen narren en rondedansen heeft nog geen kleur.
help-special-title = Narren en rondedansen
help-special = Een nar past overal en telt zijn getal. Een rondedans speel je bij jezelf, wat daar ook ligt, en telt niets; dan schuift iedereen alle kaarten die voor hem liggen door naar links.
help-six-title = Zes is te veel
help-six-en = Wie zes of meer voor zich heeft, neemt de open kaarten van iedereen, gedekt, op zijn stapel en is als volgende aan de beurt, wie de laatste kaart ook legde. Kun je geen enkele kaart spelen, dan moet je ze allemaal nemen; en je mag ze altijd allemaal nemen in plaats van te spelen. Dan mag je nog eens. Van daar gaat het met de klok mee verder.
help-six-nl = Wie zes of meer voor zich heeft, neemt de open kaarten van iedereen, gedekt, op zijn stapel en is als volgende aan de beurt, wie de laatste kaart ook legde. Kun je geen enkele kaart spelen, dan moet je ze net zo allemaal nemen, en mag je nog eens. De eerste kaart daarna gaat naar iemand anders; een rondedans mag wel.
help-take-title = Nemen omdat je wilt
help-take-nl = Je mag ook alle open kaarten nemen in plaats van te spelen. Ze gaan naar je hand, je beurt is voorbij, en de volgende speelt verder. Dat mag je pas weer doen als iemand kaarten op een stapel heeft genomen.
help-round-title = Het eind van een ronde
help-round = Moet iemand spelen die geen kaart meer heeft, dan is de ronde voorbij, en neemt die de koning. De grootste stapel krijgt het langste stuk van de ronde, de volgende het volgende stuk, enzovoort. De kleinste stapel krijgt niets, een lege ook niet. Open kaarten en kaarten in de hand tellen niet mee. Bij gelijke stapels telt die van wie het eerst links van de koning komt als de grootste. Wie de koning heeft, begint de volgende ronde.
help-end-title = Na de derde ronde
help-end-en = Voor de laatste stukken worden uitgedeeld, ruilt de speler met de minste kaarten zijn langste stuk voor het kortste van de ronde, als dat korter is. Zijn er meer met de minste, dan is het wie de koning heeft, of anders wie het eerst links van de koning komt. Zijn wegen aan het eind even lang, dan beslist de koning op dezelfde manier.
help-end-nl = Voor de laatste stukken worden uitgedeeld, mag de speler met de minste kaarten zijn langste stuk ruilen voor het kortste van de ronde, als dat korter is. Zijn er meer met de minste, dan is het wie de koning heeft, of anders wie het eerst links van de koning komt. Zijn wegen aan het eind even lang, dan beslist de koning op dezelfde manier.
help-talk-title = Praten
help-talk = Zolang een ronde duurt, worden stapels niet geteld en wegen niet vergeleken. Maar praat gerust: allemaal samen tegen wie voorligt!
help-ruling-fr1 =
    { $edition ->
        [nl] Wie speelt er na het nemen? Wie genomen heeft. Alleen als je in je hand neemt, is je beurt voorbij.
       *[en] Wie speelt er na het nemen? Wie genomen heeft.
    }
help-ruling-fr2 = Niets nemen kan niet: er moet minstens één kaart open liggen.
help-ruling-fr3 = De eerste kaart nadat je op je stapel nam, gaat naar iemand anders: of je nu zes had of niets kon spelen.
help-ruling-fr4 = Welke kleur blijft met drie spelers in de doos? Eén die wordt geloot, voor het hele spel.
help-ruling-fr5 = Door een rondedans komt niemand op zes: de rijen schuiven door zoals ze zijn.
help-ruling-fr6 = Om te zorgen dat een ronde een eind heeft, neem je pas weer in je hand als iemand op een stapel heeft genomen. Wat iemand in de hand nam, lag eerst open: iedereen weet dus dat het daar is.

fair-seal-fair = Niemand koos deze kaarten

# Wat een tafel kan kiezen
edition = Uitgave
option-edition =
    { $value ->
        [nl] Nederlandse uitgave
       *[en] Engelse uitgave
    }

# Het einde van een ronde
round-count = Ronde { $round } is voorbij
round-count-why = Hoe meer kaarten op je stapel, hoe langer je stuk weg. Aan het eind wint de kortste weg.
round-count-cards =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
round-count-none = geen weg
round-again = Zo eindigde ronde { $round }

# Wat is wat
about-row = { $player } heeft { $count ->
        [one] { $total }: { $cards }
       *[other] { $total } = { $sum }: { $cards }
    }. { $left ->
        [one] Eén erbij, en alle open kaarten moeten worden genomen.
       *[other] { $left } erbij, en alle open kaarten moeten worden genomen.
    }
about-row-empty = Bij { $player } ligt niets dat telt. Wie aan zes of meer komt, moet alle open kaarten nemen.
about-lying = { $card }, bij { $player }. { $kind ->
        [dance] Een rondedans telt niets.
        [jester] Een nar telt { $value } en heeft geen kleur.
       *[colour] Telt { $value }.
    }
about-hand-of = { $player } heeft { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } in de hand. De ronde is om zodra iemand aan de beurt is die er geen heeft.
about-stack = De kaarten die { $player } deze ronde nam, gedekt. De meeste kaarten krijgen het langste stuk weg; niemand telt ze voordat de ronde om is.
about-road = { $pieces ->
        [none] { $player } heeft nog geen stuk weg. Aan het eind wint de kortste weg.
       *[other] De weg van { $player }: { $pieces }. Aan het eind wint de kortste weg.
    }
about-king = De koning is bij { $player }, die deze ronde begon. Bij evenveel kaarten komt wie hem heeft als laatste, en bij even korte wegen wint die.
about-piece = Een stuk weg van lengte { $length }: voor wie aan het eind van deze ronde de { $rank ->
        [1] meeste
        [2] op één na meeste
        [3] op twee na meeste
        [4] op drie na meeste
       *[other] op vier na meeste
    } kaarten heeft.
about-later = De stukken weg voor de rondes die nog komen.
about-round = Ronde { $round } van drie. Na de derde wint de kortste weg.
about-boxed = Met drie spelers doet één kleur niet mee: { $colour }.
about-held = { $card }. { $kind ->
        [dance] Die leg je bij jezelf; daarna schuiven alle rijen door naar links.
        [jester] Past bij elke rij en telt { $value }.
       *[colour] Telt { $value } in de rij waar hij heen gaat.
    }
about-held-goes = Hij kan bij { $players }.
about-held-nowhere = Hij past nu nergens.
about-take = In plaats van een kaart te spelen neem je alle open kaarten van iedereen. Meestal wil je ze niet.
about-lane = { $count ->
        [0] { $player } heeft helemaal geen weg. De kortste weg wint.
        [one] De weg van { $player } is { $length } lang. De kortste weg wint.
       *[other] De weg van { $player }: { $length } = { $sum }. De kortste weg wint.
    }
about-rank = { $player } had { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } genomen: plaats { $rank } van { $players }. { $length ->
        [0] Dat levert geen stuk weg op.
       *[other] Hoe meer kaarten, hoe langer het stuk weg: dit is { $length } lang.
    }
about-again = Hoe de laatste ronde is geteld, nog een keer.

# Puzzles
puzzle-edition =
    { $edition ->
        [en] Deze puzzels zijn van de Engelse uitgave: kies je om te nemen, dan gaan de kaarten op je stapel en speel je nog een keer.
       *[nl] {""}
    }
