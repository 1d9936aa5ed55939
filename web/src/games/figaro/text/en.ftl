# Figaro on the page, in English.

card-o = ring dance
cards-listed = cards: { $cards }
no-cards = no cards
window-state = { $name }: { $row }, { $cards }. { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $road ->
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
    } { $where ->
        [hand] into your hand
       *[stack] onto your stack
    }
take-sure =
    { $cards ->
        [one] Are you sure? The card will go
       *[other] Are you sure? All { $cards } cards will go
    } { $where ->
        [hand] into your hand
       *[stack] onto your stack
    }
swap = Swap my road piece
stay = Keep my road piece
choose-place = Tap a row for this card
choose-self = Tap your own row
then-counts = makes { $total }
then-takes = makes { $total }: { $name } takes all
then-you-have = then you have { $total }
choose-card-first = First choose a card from your hand.
windows = The other players
key-cards = choose a card from your hand, from the left
key-windows = then choose the row for that card (yours is last)
key-take = take all face-up cards (press twice)
roads-of-round = Road pieces for this round: { $roads }
roads-later = later: { $roads }
road-of = Road
to-the-castle = The roads to the castle
in-stack = stack

# The rules, with pictures
help-goal-title = The aim
help-goal =
    The king needs a helper, and every player's Figaro wants the job. But Figaro keeps making a mess.

    You want the shortest road to the castle. Cards that you have to take make your road longer. So make the others take them!
help-start-title = Set-up
help-start =
    Draw road pieces for all three rounds and lay them face up. Each round gets one piece fewer than there are players.

    With three players, put 15 cards back into the box: one colour (which you draw), a jester 1, a jester 2 and three ring dances.

    The starting player is drawn and gets the King. At the start of each round, shuffle the cards and deal them all out. You get 15 cards each with three or four players, 12 with five and 10 with six.
help-start-example = With four players, each round has three road pieces, for instance 15, 9 and 4.
help-turn-title = Your turn
help-turn =
    Play one card face up in front of any player, including yourself. The cards in front of a player are that player's row.

    A row has cards of one colour only, and no two rows have the same colour. A row without a colour can get any colour that no other row has.
help-turn-example = Otto's row is red and Ann's row is empty. You may play red 2 only in front of Otto. Nobody has blue, so you may play blue 2 in front of Ann.
help-special-title = Jesters and ring dances
help-special =
    A jester has no colour. It fits in every row and counts as its number, 1 or 2.

    Play a ring dance in front of yourself. It counts as 0. Then every player passes their whole row to the left, including the ring dance. Use it when your own row is nearly full.
help-special-example = Your row adds up to 5. You play a ring dance, and Otto on your left gets your row.
help-six-title = Six is too much
help-six = As soon as a row adds up to 6 or more, its player takes all the face-up cards from every row. They go face down onto that player's stack. The same player plays next, and then the turns go clockwise again. It doesn't matter who played the last card.
help-six-example = Otto's row has a red 3 and a red 2, which makes 5. You add a red 2, and now it makes 7. There are eight cards face up, so Otto takes all eight and plays next.
help-take-title = When else you take cards
help-take-en =
    If none of your cards fits, you have to take all face-up cards onto your stack.

    You may also take them when you could play a card. That's a good idea while there are only a few cards, before you have to take many.

    Then you play again.
help-take-nl =
    If none of your cards fits, you have to take all face-up cards onto your stack. Then you play again.

    After you take cards onto your stack, your first card goes in front of another player. You may also play a ring dance.

    You may also take all face-up cards when you could play a card. They go into your hand, and your turn is over. You can do this again only after someone has taken cards onto a stack.
help-take-example = All your cards are red or blue. The rows are green, yellow and purple, and no row is free. So you have to take all the face-up cards.
help-round-title = The end of a round
help-round =
    The round ends when it's a player's turn and they have no cards left. That player takes the King and begins the next round.

    Now count the cards in your stack. Each card counts as one. Its number doesn't matter. Face-up cards and cards in your hand don't count.

    The player with the most cards gets the longest road piece of the round, the second gets the next one, and so on. The player with the fewest gets none. A player with 0 cards gets none either.
help-round-example = The pieces are 15, 9 and 4. Ann took 14 cards, Otto 11, you 6 and Mia 3. Ann gets 15, Otto 9, you 4 and Mia nothing.
help-third-title = After the third round
help-third-en = Before you hand out the last pieces, the player with the fewest cards swaps a piece. They give their longest piece and get the shortest of this round, if that one is shorter. The piece they gave is now one of the round's pieces.
help-third-nl = Before you hand out the last pieces, the player with the fewest cards may swap a piece. They give their longest piece and get the shortest of this round, if that one is shorter. The piece they gave is now one of the round's pieces.
help-third-example = You have the fewest cards and a piece of 12. The round's pieces are 14, 8 and 3. You give the 12 and get the 3. Now the 14, the 12 and the 8 go to the players with the most cards.
help-end-title = Who wins
help-end = After three rounds, add up your road pieces. The shortest road wins.
help-end-example = You have a 4 and a 3, so your road is 7 long. Otto has a 9 and a 2, which makes 11. You win.
help-tips-title = Two tips
help-tips =
    - Make the player with the shortest road take cards.
    - Keep a jester or a ring dance for when your own row is at 5.
help-box-title = The cards
help-box = There are five colours. Each has three 1s, six 2s and one 3. There are five jesters (three 1s and two 2s) and five ring dances. With three players, one colour, a jester 1, a jester 2 and three ring dances stay in the box.
help-ties-title = Ties
help-ties =
    If players took the same number of cards, look clockwise from the King. The first of them to the left of the King counts as having the most. The player with the King counts as having the fewest.

    If players tie for the fewest cards after round three, the player with the King is the one who swaps. If players tie for the shortest road, the player with the King wins. If none of them has the King, the first of them to the left of the King wins.
help-talk-title = Talking
help-talk = During a round you may not count stacks or compare roads. But you may talk about who is ahead!
help-ruling-fr1 =
    { $edition ->
        [nl] Who plays after someone takes cards? The player who took them. But if you take cards into your hand, your turn is over.
       *[en] Who plays after someone takes cards? The player who took them.
    }
help-ruling-fr2 = You can take cards only if at least one card lies face up.
help-ruling-fr3 = When you take cards onto your stack, your next card goes in front of another player. This applies both when your row reaches six and when no card fits.
help-ruling-fr4 = With three players, which colour stays in the box? One colour is drawn, for the whole game.
help-ruling-fr5 = A ring dance never makes anyone take cards. Whole rows move on, so their totals stay the same.
help-ruling-fr6 = Every round has to end. So once someone has taken cards into their hand, they can't do so again until cards have gone onto a stack. Everyone saw the cards they took, so everyone knows they are in that hand.

fair-seal-fair = Fair cards: checked

# What a table can vary
edition = Edition
option-edition =
    { $value ->
        [nl] Dutch edition
       *[en] English edition
    }

# The end of a round
round-count = Round { $round } is over
round-count-why = The more cards in your stack, the longer your road piece. In the end, the shortest road wins.
round-count-cards = Cards
round-short = Round { $round }
round-count-exchange = Swap
round-again = How round { $round } ended

# What is what
about-row = { $player } has { $count ->
        [one] { $total }: { $cards }
       *[other] { $total } = { $sum }: { $cards }
    }. { $left ->
        [one] With 1 more, { $player } takes all face-up cards.
       *[other] With { $left } more, { $player } takes all face-up cards.
    }
about-row-empty = { $player }'s row is at 0. As soon as it reaches 6 or more, { $player } takes all face-up cards.
about-lying = { $card }, in front of { $player }. { $kind ->
        [dance] A ring dance counts as 0.
        [jester] A jester counts as { $value } and has no colour.
       *[colour] It counts as { $value }.
    }
about-hand-of = { $player } has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand. The round ends when it's a player's turn and they have no cards left.
about-stack = The cards that { $player } took this round, face down. They're counted when the round ends. The player with the most cards gets the longest road piece.
about-road = { $pieces ->
        [none] { $player } has no road piece yet. The shortest road wins in the end.
       *[other] { $player }'s road: { $pieces }. The shortest road wins in the end.
    }
about-king = { $player } has the King and began this round. If players tie for cards, { $player } counts as having the fewest. If players tie for the shortest road, { $player } wins.
about-piece = A road piece of { $length }. When this round ends, it goes to the player with the { $rank ->
        [1] most
        [2] second most
        [3] third most
       *[other] { $rank }th most
    } cards.
about-later = The road pieces for the next rounds.
about-round = Round { $round } of three. After the third round, the shortest road wins.
about-boxed = With three players, one colour stays in the box: { $colour }.
about-held = { $card }. { $kind ->
        [dance] Play it in front of yourself. Then everyone passes their row to the left.
        [jester] It fits in every row and counts as { $value }.
       *[colour] It counts as { $value } in the row where you play it.
    }
about-held-goes = You can play it in front of { $players }.
about-held-nowhere = It doesn't fit anywhere now.
about-take = Take all face-up cards instead of playing a card. { $where ->
        [hand] They go into your hand, and your turn is over.
       *[stack] They go onto your stack, which makes your road longer. Then you play again.
    }
about-lane = { $count ->
        [0] { $player } has no road pieces. The shortest road wins.
        [one] { $player }'s road is { $length } long. The shortest road wins.
       *[other] { $player }'s road is { $length } = { $sum } long. The shortest road wins.
    }
about-rank = { $player } took { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. That puts { $player } in place { $rank } of { $players }. { $length ->
        [0] So { $player } doesn't get a road piece.
       *[other] So { $player } gets a road piece of { $length }.
    }
about-again = See how the cards were counted in the last round.

# Puzzles
puzzle-edition =
    { $edition ->
        [nl] These puzzles use the Dutch edition: if you choose to take cards, they go into your hand.
       *[en] {""}
    }

# Why the game ended
why-ended = The third round is over.
why-won = { $player } has the shortest road: { $length }.
why-won-king = { $players } tie for the shortest road, { $length }. { $player } has the King and wins.
why-won-near = { $players } tie for the shortest road, { $length }. { $player } sits closest to the King and wins.

# Kinds of mistakes, before how often
mistake-take-early = You take the cards too early:
mistake-take-late = You take the cards too late:
mistake-jester = You play a jester too early:
mistake-own-row = You end up taking the cards yourself:
mistake-rival = You let the wrong player take the cards:
