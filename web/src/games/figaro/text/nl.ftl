# Figaro op de pagina, in het Nederlands.

card-o = rondedans
cards-listed = kaarten { $cards }
no-cards = geen kaarten
window-state = { $name }: { $row }, { $cards }; { $hand ->
        [one] 1 kaart in de hand
       *[other] { $hand } kaarten in de hand
    }; weg { $road }.
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
roads-of-round = Wegen van deze ronde: { $roads }
road-of = Weg
to-the-castle = De wegen naar het kasteel
in-stack = stapel

# De regels, met plaatjes
help-goal-title = Waar het om gaat
help-goal = In elk van de drie rondes krijgt wie de meeste kaarten verzamelt het langste stuk weg. Aan het eind legt iedereen zijn stukken tot aan het kasteel, en de kortste weg wint.
help-turn-title = Jouw beurt
help-turn = Speel één kaart bij wie je wilt, ook bij jezelf. Eén kleur ligt maar bij één speler, en niemand heeft twee kleuren: een kleur gaat dus naar waar hij al ligt, of naar iemand die er nog geen heeft.
help-special-title = Narren en rondedansen
help-special = Een nar past overal en telt zijn getal. Een rondedans speel je bij jezelf en telt niets; dan schuift iedereen alle kaarten die voor hem liggen door naar links.
help-six-title = Zes is te veel
help-six = Wie zes of meer voor zich heeft, neemt de open kaarten van iedereen, gedekt, op zijn stapel en speelt als volgende. Je mag ze ook allemaal nemen in plaats van te spelen, en als je niets kunt spelen, moet dat.
help-round-title = Het eind van een ronde
help-round = Moet iemand spelen die geen kaart meer heeft, dan is de ronde voorbij, en is de koning van hem. De grootste stapel krijgt het langste stuk van de ronde, de volgende het volgende stuk, enzovoort. De kleinste stapel krijgt niets, een lege ook niet. Bij gelijke stapels telt die van wie het eerst links van de koning komt als de grootste.
help-end-title = Na de derde ronde
help-end = Voor de laatste stukken worden uitgedeeld, ruilt de speler met de minste kaarten zijn langste stuk voor het kortste van de ronde, als dat korter is. Hebben er meer de minste, dan is het wie de koning heeft, of anders wie het eerst links van de koning zit. Zijn wegen even lang, dan beslist de koning net zo.
help-dutch-title = In de Nederlandse uitgave
help-dutch = Kaarten die je uit vrije wil neemt, gaan naar je hand, en je beurt is voorbij. De eerste kaart nadat je op je stapel nam, gaat naar iemand anders. En het ruilen aan het eind mag je laten.

fair-seal-fair = Niemand koos deze kaarten

# Wat een tafel kan kiezen
edition = Uitgave
option-edition =
    { $value ->
        [nl] Nederlandse uitgave
       *[en] Engelse uitgave
    }
