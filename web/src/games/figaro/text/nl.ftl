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
play-before = Speel { $card } voor { $name }
play-before-self = Speel { $card } in je eigen rij
call-dance = Roep op tot de rondedans
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
        [one] Echt nemen?
       *[other] Echt alle { $cards } nemen?
    }
swap = Ruil de weg
stay = Houd mijn weg
choose-place = Kies nu een venster
roads-of-round = Wegen van deze ronde: { $roads }
road-of = Weg
to-the-castle = De wegen naar het kasteel
in-stack = stapel
