# Figaro on the page, in English.

card-o = ring dance
cards-listed = cards { $cards }
no-cards = no cards
window-state = { $name }: { $row }, { $cards }; { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }; road { $road }.
has-king = { $name } has the King.
said-last = “That was my last card!”
play-before = Play { $card } in front of { $name }
play-before-self = Play { $card } in your own row
call-dance = Call the ring dance
hand-card = { $card }{ $count ->
        [one] {""}
       *[other] , { $count } of them
    }
take-cards =
    { $cards ->
        [one] Take the only face-up card
       *[other] Take all { $cards } face-up cards
    }
take-sure =
    { $cards ->
        [one] Really take it?
       *[other] Really take all { $cards }?
    }
swap = Exchange the road
stay = Keep my road
choose-place = Now choose a window
roads-of-round = Roads of this round: { $roads }
road-of = Road
to-the-castle = The roads to the castle
in-stack = stack
