# Figaro on the page, in English.

card-o = ring dance
cards-listed = cards { $cards }
no-cards = no cards
window-state = { $name }: { $row }, { $cards }; { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }; { $road ->
        [none] no road yet
       *[other] road { $road }
    }.
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
then-counts = then { $total }
then-takes = then { $total }: { $name } takes all
then-you-have = then you have { $total }
choose-card-first = First choose a card from your hand.
windows = The others
key-cards = a card of your hand, from the left
key-windows = then: in front of whom, yourself last
key-take = take all face-up cards (twice)
roads-of-round = Roads of this round: { $roads }
roads-later = then { $roads }
road-of = Road
to-the-castle = The roads to the castle
in-stack = stack

# The rules, with pictures
help-goal-title = What it is about
help-goal = In each of three rounds, whoever collects the most cards gets the longest piece of road. At the end everybody lays their pieces to the castle, and the shortest road wins.
help-start-title = Before you begin
help-start = For each round one piece of road fewer is drawn than there are players, for all three rounds at once, and they lie open. Each of the five colours has three 1s, six 2s and one 3; there are three jesters of 1, two of 2, and five ring dances. With three players one colour, a jester of 1, a jester of 2 and three ring dances stay in the box. In each round all cards are dealt. The first to begin is drawn, and gets the King.
help-turn-title = Your turn
help-turn = Play one card in front of anybody, yourself too. One colour lies in front of one player only, and nobody has two colours: so a colour goes where it lies already, or to somebody who has none yet. A row with nothing but jesters and ring dances has no colour yet.
help-special-title = Jesters and ring dances
help-special = A jester fits everywhere and counts its number. A ring dance you play in front of yourself, whatever lies there, and it counts nothing; then everybody passes all the cards in front of them on to the left.
help-six-title = Six is too many
help-six-en = Whoever has six or more in front of them takes everybody's open cards, face down, onto their stack and plays next, whoever laid the last card. If you can't play any card, you must take them all; and you may always take them all instead of playing. Then you play again. From there it goes on clockwise.
help-six-nl = Whoever has six or more in front of them takes everybody's open cards, face down, onto their stack and plays next, whoever laid the last card. If you can't play any card, you must take them all in the same way and play again. The first card after that goes in front of somebody else; a ring dance may be played all the same.
help-take-title = Taking by choice
help-take-nl = You may also take all open cards instead of playing. They go into your hand, your turn is over, and the next player goes on. You may do so again only when somebody has taken cards onto a stack.
help-round-title = The end of a round
help-round = When somebody is to play but has no cards left, the round is over, and they take the King. The largest stack gets the longest piece of the round, the next one the next piece, and so on. The smallest stack gets nothing, nor does an empty one. Open cards and cards in hand don't count. Among equals, whoever comes first to the left of the King counts as having more. Whoever has the King begins the next round.
help-end-title = After the third round
help-end-en = Before the last pieces are given out, the player with the fewest cards exchanges their longest piece for the shortest of the round, if that one is shorter. Among equals it is whoever has the King, or else comes first to the left of the King. If roads are equally long in the end, the King decides in the same way.
help-end-nl = Before the last pieces are given out, the player with the fewest cards may exchange their longest piece for the shortest of the round, if that one is shorter. Among equals it is whoever has the King, or else comes first to the left of the King. If roads are equally long in the end, the King decides in the same way.
help-talk-title = Talking
help-talk = While a round lasts, stacks are not counted and roads are not compared. But do talk: everybody together against whoever is ahead!
help-ruling-fr1 =
    { $edition ->
        [nl] Who plays after a take? Whoever took. Only taking into your hand ends your turn.
       *[en] Who plays after a take? Whoever took.
    }
help-ruling-fr2 = You can't take nothing: at least one card must lie open.
help-ruling-fr3 = The first card after each take onto a stack goes to somebody else, whether you had six or could play nothing.
help-ruling-fr4 = Which colour stays in the box with three players? One that is drawn, for the whole game.
help-ruling-fr5 = A ring dance brings nobody to six: rows move on as they are.
help-ruling-fr6 = So that a round comes to an end, you take into your hand again only when somebody has taken onto a stack. What was taken into a hand lay open before, so everybody knows it is there.

fair-seal-fair = Nobody chose these cards

# What a table can vary
edition = Edition
option-edition =
    { $value ->
        [nl] Dutch edition
       *[en] English edition
    }

# The end of a round
round-count = Round { $round } is over
round-count-why = The more cards on a stack, the longer the piece of road. The shortest road wins in the end.
round-count-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
round-count-none = no road
round-again = How round { $round } ended

# What is what
about-row = { $player } has { $count ->
        [one] { $total }: { $cards }
       *[other] { $total } = { $sum }: { $cards }
    }. { $left ->
        [one] One more, and they have to take all face-up cards.
       *[other] { $left } more, and they have to take all face-up cards.
    }
about-row-empty = Nothing that counts lies in front of { $player }. At six or more they have to take all face-up cards.
about-lying = { $card }, in front of { $player }. { $kind ->
        [dance] A ring dance counts nothing.
        [jester] A jester counts { $value } and has no colour.
       *[colour] It counts { $value }.
    }
about-hand-of = { $player } has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand. The round ends when it is the turn of somebody who has none.
about-stack = The cards that { $player } has taken this round, face down. The most cards get the longest piece of road; nobody counts them before the round ends.
about-road = { $pieces ->
        [none] { $player } has no piece of road yet. The shortest road wins in the end.
       *[other] The road of { $player }: { $pieces }. The shortest road wins in the end.
    }
about-king = The King is with { $player }, who began this round. In a tie for cards whoever has the King comes last, and in a tie for the shortest road they win.
about-piece = A piece of road of length { $length }: for the one with the { $rank ->
        [1] most
        [2] second most
        [3] third most
       *[other] { $rank }th most
    } cards when this round ends.
about-later = The pieces of road for the rounds to come.
about-round = Round { $round } of three. After the third the shortest road wins.
about-boxed = With three players one colour is not played: { $colour }.
about-held = { $card }. { $kind ->
        [dance] Played in front of yourself; then all rows move on to the left.
        [jester] It fits every row and counts { $value }.
       *[colour] It counts { $value } in the row it goes to.
    }
about-held-goes = It can go in front of { $players }.
about-held-nowhere = It fits nowhere now.
about-take = Instead of a card you take all face-up cards of everybody. Mostly you don't want them.
about-lane = { $count ->
        [0] { $player } has no piece of road at all. The shortest road wins.
        [one] The road of { $player } is { $length } long. The shortest road wins.
       *[other] The road of { $player }: { $length } = { $sum }. The shortest road wins.
    }
about-rank = { $player } had taken { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }: place { $rank } of { $players }. { $length ->
        [0] That brings no piece of road.
       *[other] The more cards, the longer the piece of road: this one is { $length } long.
    }
about-again = How the last round was counted, once more.

# Puzzles
puzzle-edition =
    { $edition ->
        [nl] These puzzles use the Dutch edition: cards that you choose to take go into your hand.
       *[en] {""}
    }
