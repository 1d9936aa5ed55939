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
        [one] Are you sure you want it?
       *[other] Are you sure you want all { $cards }?
    }
swap = Exchange the piece
stay = Keep my piece
choose-place = Tap whose row it goes to
choose-self = Tap your own row
roads-of-round = Roads of this round: { $roads }
road-of = Road
to-the-castle = The roads to the castle
in-stack = stack

# The rules, with pictures
help-goal-title = What it is about
help-goal = In each of three rounds, whoever collects the most cards gets the longest piece of road. At the end everybody lays their pieces to the castle, and the shortest road wins.
help-turn-title = Your turn
help-turn = Play one card in front of anybody, yourself too. One colour lies in front of one player only, and nobody has two colours: so a colour goes where it lies already, or to somebody who has none yet.
help-special-title = Jesters and ring dances
help-special = A jester fits everywhere and counts its number. A ring dance you play in front of yourself, and it counts nothing; then everybody passes on all the cards in front of them to the left.
help-six-title = Six is too many
help-six = Who has six or more in front of them takes the open cards of everybody, face down, onto their stack, and plays next. You may also take them all instead of playing, and if you can play nothing, you must.
help-round-title = The end of a round
help-round = When somebody should play but has no card left, the round is over, and the King is theirs. The largest stack gets the longest piece of the round, the next one the next piece, and so on. The smallest stack gets nothing, nor does an empty one. Among equals, whoever comes first to the left of the King counts as having more.
help-end-title = After the third round
help-end = Before the last pieces are given out, the player with the fewest cards exchanges their longest piece for the shortest of the round, if that one is shorter. Among equals it is whoever has the King, or else comes first to the left of the King. If roads are equally long, the King decides in the same way.
help-dutch-title = In the Dutch edition
help-dutch = Cards that you take by choice go into your hand, and your turn is over. The first card after a take onto your stack goes in front of somebody else. And the exchange at the end is up to you.

fair-seal-fair = Nobody chose these cards

# What a table can vary
edition = Edition
option-edition =
    { $value ->
        [nl] Dutch edition
       *[en] English edition
    }
