# Figaro, in English.

name = Figaro
tagline = Make the others take the cards, and keep your own road to the castle short.
about = Cards and roads by Reiner Knizia, for 3 to 6 players, about 30 minutes.
unofficial = An unofficial version, in our own words. Figaro and its box belong to their owners.

# Cards and colours
blue = blue
green = green
purple = purple
red = red
yellow = yellow
card-b = blue { $value }
card-g = green { $value }
card-p = purple { $value }
card-r = red { $value }
card-y = yellow { $value }
card-j = jester { $value }
row-blue = blue, total { $total }
row-green = green, total { $total }
row-purple = purple, total { $total }
row-red = red, total { $total }
row-yellow = yellow, total { $total }
row-undetermined = no colour, total { $total }

# The table
round = Round { $round } of 3
box-without = without { $colour }
roads-to-win = Roads
player = Player
row = In front
total = Total
cards-in-hand = Hand
stack = Stack
road = Road
your-hand = Your hand
legend = K has the King · > plays now · j jester · o ring dance · six or more takes all · # a stack

# What happened
boxed = With three players one colour stays in the box: { $colour }.
road-group = Road pieces of round { $round }: { $roads }.
starts = { $player } is drawn as the starting player and gets the King.
dealt = Round { $round }: everyone gets { $cards } cards. { $player } begins.
played = { $player } plays { $card } in front of { $other }.
played-before-self = { $player } plays { $card } in their own row.
last-card = { $player }: “That was my last card!”
danced = { $player } plays a ring dance: every row moves on to the left.
got =
    { $cards ->
        [one] { $player } now has { $row }, 1 card.
       *[other] { $player } now has { $row }, { $cards } cards.
    }
took = { $player } takes all face-up cards and plays again.
took-at-six = { $player } has six or more, takes all face-up cards and plays next.
took-unable = { $player } can't play anything, takes all face-up cards and plays again.
took-by-choice = { $player } chooses to take all face-up cards and plays again.
took-into-hand = { $player } chooses to take all face-up cards into the hand.
round-over = { $player } has no cards left to play and takes the King: round { $round } is over.
ranked =
    { $length ->
        [0] { $rank }. { $player }: { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }, no road piece.
       *[other] { $rank }. { $player }: { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }, a road piece of { $length }.
    }
tied = { $player } and { $other } both have { $cards }. Clockwise from the King, { $player } comes first and counts as having more.
fewest-tied = { $player } and { $other } tie for the fewest cards with { $cards }. The King decides for { $player }.
no-exchange = { $player } has the fewest cards, but no longer road piece to exchange.
exchanged = { $player } has the fewest cards and exchanges a road piece of { $gave } for one of { $got }.
stayed = { $player } has the fewest cards but exchanges nothing.
won = { $player } has the shortest road, { $length }, and wins!
won-with-king = { $player } wins! Others have a road of { $length } too, but { $player } has the King.
won-near-king = { $player } wins! Others have a road of { $length } too, but { $player } sits closest to the King.

# What you can do
prompt-box = The colour that stays in the box is drawn.
prompt-roads = The road pieces for three rounds are drawn.
prompt-start = The starting player is drawn.
prompt-deal = The cards of round { $round } are dealt.
your-turn =
    { $shared ->
        [yes] { $player }, it's your turn:
       *[no] Your turn:
    }
prompt-play = { your-turn } play a card in front of any player.
prompt-play-or-take = { your-turn } play a card in front of any player, or take all face-up cards.
prompt-elsewhere = { your-turn } play a card in front of another player, or a ring dance.
prompt-unable = { your-turn } none of your cards fits. Take all face-up cards.
prompt-exchange =
    { $shared ->
        [yes] { $player }, you have
       *[no] You have
    } the fewest cards: do you want to exchange your road piece of { $gives } for one of { $gets }?
prompt-wait-begins = { $player } has the King and begins.
prompt-wait-next = It's { $player }'s turn.
prompt-wait-six = { $player } had to take the cards and plays next.
prompt-wait-took = { $player } took the cards and plays again.
prompt-wait-fewest = { $player } may exchange a road piece of { $gives } for one of { $gets }.
prompt-over = { $player } wins!

# What is not possible
not-a-move = { $found } is not a move here. Write a card and a seat, such as “r2>0”, or “o”, “take”, “swap”, “stay”.
not-a-place = There is no seat { $place } here: seats are 0 to { $last }.
players-have-letters = Every player has a letter here: “r2>A” is red 2 in front of player A.
not-in-hand = You don't have { $card } in your hand (F6).
fits-nowhere = { $card } doesn't fit anywhere now, because every row has another colour (F7). Choose another card.
row-has-colour = { $card } doesn't fit here: { $other }'s row is { $colour } (F7).
colour-is-elsewhere = { $card } fits only in front of { $other }, who already has { $colour } (F7).
not-before-yourself = You have just taken cards onto your stack. Play { $card } in front of another player (FE2).
nothing-to-take = There are no face-up cards to take (FR2). Play a card.
took-already = You took cards into your hand. You can do it again after someone takes cards onto a stack (FR6).
choose-exchange = The round is over. Write “swap” to exchange your road piece, or “stay” to keep it (FE3).
no-choice-to-exchange = There is no road piece to exchange now (FE3).
not-a-draw = { $found } can't be drawn now. Write “{ $verb }” and one of the choices, such as “{ $example }”.
not-so-many-parts = Write “{ $verb }” and { $parts } groups with “ / ” between them.
roads-each = A group has { $each } road pieces; found { $found } (F4).
roads-not-in-bag = There is no road piece of { $length } in the bag (F4).
deal-each = Every player gets { $each } cards; found { $found } (F5).
deal-no-such-card = There is no { $card } left to deal (F1).
roads-number = there are { $pieces } road pieces, these are { $found } (F3)
roads-length = a road piece is 1 to { $most } long; found { $found } (F3)

# Why: reasons in reviews and tips
why-move = { $card } in front of { $player }
why-move-self = { $card } in front of yourself
why-move-dance = the ring dance
why-move-take = taking the cards
why-move-swap = exchanging
why-move-stay = not exchanging
why-cards = After { $one }, you take { $n_one } more cards this round on average; after { $two }, { $n_two }.
why-longest = After { $one }, you get the longest road piece of this round ({ $length }) { $how_one }; after { $two }, { $how_two }.
why-longest-other = After { $one }, { $player } gets the longest road piece of this round ({ $length }) { $how_one }; after { $two }, { $how_two }.
why-no-piece = After { $one }, you get no road piece this round { $how_one }; after { $two }, { $how_two }.
why-no-piece-other = After { $one }, { $player } gets no road piece this round { $how_one }; after { $two }, { $how_two }.
why-swap = After { $one }, you have the fewest cards in the end and exchange your { $gives } for the { $gets } (road then { $road }) { $how_one }; after { $two }, { $how_two }.
why-swap-other = After { $one }, { $player } has the fewest cards in the end and exchanges the { $gives } for the { $gets } (road then { $road }) { $how_one }; after { $two }, { $how_two }.
why-road =
    After { $one }, this round { $is_one ->
        [gain] makes your road { $n_one } longer
        [loss] makes your road { $n_one } shorter
       *[nothing] leaves your road as it is
    } on average; after { $two }, { $is_two ->
        [gain] { $n_two } longer
        [loss] { $n_two } shorter
       *[nothing] it stays as it is
    }.
why-road-other =
    After { $one }, this round { $is_one ->
        [gain] makes { $player }’s road { $n_one } longer
        [loss] makes { $player }’s road { $n_one } shorter
       *[nothing] leaves { $player }’s road as it is
    } on average; after { $two }, { $is_two ->
        [gain] { $n_two } longer
        [loss] { $n_two } shorter
       *[nothing] it stays as it is
    }.
why-take =
    { $hand ->
        [yes] { $move }: { n-cards } for your hand, where they do not count in the end, and all rows are empty then{ own-too }
       *[no] { $move }: { n-cards } onto your stack now, all rows are empty then{ own-too }, and you play again
    }
own-too =
    { $own ->
        [0] { "" }
       *[other] , your own row of { $own } too
    }
n-cards =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
why-fills = { $move }: that fills the row, and { $player } takes the { $cards } open cards at once
why-fills-own = { $move }: that fills the row, and you take the { $cards } open cards at once
why-raises = { $move }, whose row then stands at { $total }
why-raises-own =
    { $cards ->
        [0] { $move }: your own row then stands at { $total }
        [one] { $move }: your own row then stands at { $total }, and your other card of that colour can then go only there{ row-full }
       *[other] { $move }: your own row then stands at { $total }, and your { $cards } other cards of that colour can then go only there{ row-full }
    }
row-full =
    { $full ->
        [yes] , enough to fill it
       *[no] { "" }
    }
why-dance = { $move }, which passes { $player }’s row of { $total } on to { $other }; your own row then stands at { $own }
why-dance-from-you =
    { $move }, which passes your row of { $total } on to { $other }{ $too ->
        [yes] { " " }and { $another }
       *[no] { "" }
    }; your own row then stands at { $own }
passes = { $player }’s of { $total } on to { $other }
why-dance-to-you = { $move }, which passes { $player }’s row of { $total } on to you
why-spares = Both fill the row. With the better one you keep { $kept } and use up { $spent }.
why-keeps-jester = And you keep your jester, which fits everywhere.
why-keeps-dance = And you keep your ring dance.
why-goes-on = Then, for instance, { $steps }.
why-goes-on-better =
    { $same ->
        [yes] Then, with the same cards in all hands, { $steps }.
       *[no] Then, for instance, { $steps }.
    }
course-lays =
    { $who ->
        [you] { $first ->
            [yes] you lay
           *[no] you
        }
       *[other] { $first ->
            [yes] { $player } lays
           *[no] { $player }
        }
    } { $card } in front of { $whom ->
        [you] you
        [self] { $who ->
            [you] yourself
           *[other] themselves
        }
       *[other] { $other }
    } ({ $total })
course-dances =
    { $who ->
        [you] { $first ->
            [yes] you play
           *[no] you
        }
       *[other] { $first ->
            [yes] { $player } plays
           *[no] { $player }
        }
    } the ring dance
course-takes =
    { $why ->
        [six] so { $who ->
            [you] you take all { $cards } cards
           *[other] { $player } takes all { $cards } cards
        }
        [stuck] { and-then }{ $who ->
            [you] you take { open-cards }, since none of yours fits
           *[other] { $player } takes { open-cards }, since none of theirs fits
        }
       *[choice] { and-then }{ $who ->
            [you] you choose to take { open-cards }
           *[other] { $player } chooses to take { open-cards }
        }{ $into ->
            [hand] { " " }into the hand
           *[stack] { "" }
        }
    }
and-then =
    { $first ->
        [yes] { "" }
       *[no] and{ " " }
    }
open-cards =
    { $cards ->
        [one] the one open card
       *[other] the { $cards } open cards
    }
course-round-ends = and the round ends before anybody takes
why-turn =
    So { how-often } { $to ->
        [nobody] nobody takes any more in this round
        [else] somebody else is the next to take{ after-that }
       *[other] { $to_mostly ->
            [yes] somebody else, mostly { $player }, is the next to take{ after-that }
           *[no] { $player } is the next to take{ after-that }
        }
    }{ $instead ->
        [you] { " " }instead of you
        [nobody] , where otherwise nobody would
        [else] { " " }instead of somebody else
        [any] { " " }instead of you or somebody else
       *[other] { $instead_mostly ->
            [yes] { " " }instead of somebody else, mostly { $other }
           *[no] { " " }instead of { $other }
        }
    }, and then { games-won }.
after-that =
    { $after ->
        [yes] { " " }after that
       *[no] { "" }
    }
games-won =
    { $more ->
        [100] you win nearly every game
       *[other] you win { $more } of 100 games
    } instead of { $fewer ->
        [0] hardly any
       *[other] { $fewer }
    }{ $stops ->
        [yes] , and { $player } { $theirs ->
            [0] hardly any
           *[other] { $theirs }
        } instead of { $before ->
            [100] nearly all
           *[other] { $before }
        }
       *[no] { "" }
    }
how-often =
    { $cases ->
        [100] nearly always
       *[other] in { $cases } of 100 cases
    }
why-then = So { games-won }.
why-you-fill =
    { $cards ->
        [0] You then fill { $player }’s row yourself { how-much-more }, otherwise { how-much-less }.
        [one] { $kept ->
            [more] You have another { $colour } card
           *[keep] You keep your { $colour } card
        } for { $player }’s row: so you fill it yourself { how-much-more }, otherwise { how-much-less }.
       *[other] { $kept ->
            [more] You have { $cards } more { $colour } cards
           *[keep] You keep { $cards } { $colour } cards
        } for { $player }’s row: so you fill it yourself { how-much-more }, otherwise { how-much-less }.
    }
why-they-fill = Somebody then fills { $player }’s row before it is your turn again { how-much-more }, otherwise { how-much-less }.
why-spared =
    Before your next turn { $fewer ->
        [0] hardly anybody then lays a card in front of you, otherwise somebody does { how-much-more }.
       *[other] somebody then lays a card in front of you in only { $fewer } of 100 cases, otherwise { $more ->
            [100] nearly always
           *[other] in { $more }
        }.
    }
how-much-more =
    { $more ->
        [100] nearly always
       *[other] in { $more } of 100 cases
    }
how-much-less =
    { $fewer ->
        [0] hardly ever
       *[other] in only { $fewer }
    }
why-bound = So { $colour } fits only in front of { $player }, no longer in front of you.
why-shield =
    To your row only { $colour } and jesters can then be added: { $theirs ->
        [0] of { $colour } the others have none
        [one] of { $colour } the others have one card
       *[other] of { $colour } the others have { $theirs } cards
    }{ $own ->
        [0] .
       *[other] , you have { $own } more.
    }
why-row-got =
    The row you get is { $colour }: of { $colour } the others have { $theirs ->
        [0] no cards
        [one] one card
       *[other] { $theirs } cards
    }, of { $other_colour } { $before ->
        [0] none.
       *[other] { $before }.
    }
why-own-colour = Then only { $colour } and jesters fit in front of you, otherwise any colour that lies nowhere else.
why-open-row = So { $player }’s row still takes any colour.
why-own-cards =
    You have { $cards ->
        [one] another { $colour } card
       *[other] { $cards } more { $colour } cards
    } for that row{ row-full }.
why-colour =
    In all hands there are { $more } more { $colour } cards for that row, but { $fewer ->
        [0] no { $other_colour } ones.
        [one] only one { $other_colour } one.
       *[other] only { $fewer } { $other_colour } ones.
    }
why-free = Now all your cards fit only in front of { $player }; after taking they fit anywhere again.
why-anyway = If you play on, you have to take the cards all the same { how-often }, and by then they are about { $cards }.
why-later = If you wait, { $player } takes the cards all the same { how-often }, and by then they are about { $cards }.
why-later-by-others = If you wait, another fills { $player }’s row for you { how-often }, and by then { $player } takes about { $cards } cards; and you keep your { $kept }.
why-more-cards = { $player } is mostly the next to take either way: about { $more } cards after the better one, otherwise only about { $fewer }.
why-too-soon =
    { $cases ->
        [0] If you play on instead, you are hardly ever the next to take.
       *[other] If you play on instead, you are the next to take in only { $cases } of 100 cases.
    }
why-either-way =
    { $more ->
        [yes] Either way you take now. With the better one you take one card more, but you have one card fewer in your hand: the round can end sooner for you.
       *[no] Either way you take now. With the better one you take one card fewer, and you keep it in your hand.
    }
why-less-often = So you are the next to take in { $fewer } of 100 cases instead of { $more }.
why-fewest =
    So far { $player } has { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    } and you have { $own ->
        [0] none
       *[other] { $own }
    }: if { $player } takes more, it is rather you who has the fewest in the end.
why-exchanges = So far nobody has fewer cards than { $player }: with the fewest in the end { $player } would exchange the { $gives } for the { $gets } (road then { $road }).
why-none-yet = So far { $player } has no cards, and whoever has none gets no road piece.
why-stacks = Most cards, longest piece: so far { $stacks }.
why-stacks-after = After the better one { $best }; otherwise { $played }. Most cards, longest piece.
why-stacks-then =
    { $after ->
        [best] After the better one { $stacks }
       *[played] After the other move { $stacks }
    }. Most cards, longest piece.
stack-of =
    { $who ->
        [you] you have { $cards }
       *[other] { $player } has { $cards }
    }
why-rival = So far { $player }’s road is { $length } long and { $other }’s { $longer }, so of the two { $player } is the one to stop.
why-leader = { $player } has the shortest road of your rivals ({ $length }).
look-row = Look at { $player }’s row.
look-own-row = Look at your own row.
look-dance = Look at all the rows: who would get which?
look-take = Look at how many cards lie open.
look-roads = Look at the road pieces.

# How to play
help =
    The king needs a helper, and every player's Figaro wants the job. You want the shortest road to the castle. Cards that you have to take make your road longer, so make the others take them.

    On your turn you play one card face up in front of any player, also yourself. The cards in front of a player are that player's row. A row has cards of one colour only, and no two rows have the same colour. A jester fits in every row. You play a ring dance in front of yourself; then every row moves on to the left.

    As soon as a row counts 6 or more, its player takes all face-up cards of all players onto a stack, face down, and plays next. If none of your cards fits, you have to take them all. You may also take them when you could play.

    The round ends when it's the turn of a player with no cards left. That player takes the King. The player with the most cards in their stack gets the longest road piece of the round, the second gets the next one, and so on. The player with the fewest gets none, and a player with 0 cards gets none either. After the third round, the player with the fewest cards first exchanges their longest piece for the shortest of the round, if that one is shorter. Then the shortest road wins.

    { $edition ->
        [nl] If you take cards by choice, they go into your hand and your turn is over. After you take cards onto your stack, your first card goes in front of another player. You choose whether you exchange after the third round.
       *[en] If you take cards by choice, they go onto your stack and you play again. You have to exchange after the third round.
    }
reconstructed = These are the rules of the rule sheets. They don't say how long the road pieces are: we chose 1 to 15.
help-moves = Type the number in front of a choice, or a card and a player: “r2>A” is red 2 in front of player A. “o” is a ring dance, “take” takes all face-up cards.

# Lessons
lesson-card = Take few cards: the shortest road wins. Play your red 2 in front of Otto.
lesson-card-not = Nearly. This time play the red 2 in front of Otto.
lesson-card-done = That's a turn: one card, in front of anyone you like.
lesson-jester = Otto has red: only red fits there, or a jester. Play jester 2 in front of Otto.
lesson-jester-not = That works too. But now play jester 2 in front of Otto.
lesson-jester-done = No two players have the same colour. A jester fits everywhere, and counts its number.
lesson-six = Otto has four now. Play a red 2 or 3 there!
lesson-six-not = Too kind! Play a red 2 or 3 in front of Otto.
lesson-six-done = Six or more: Otto takes all the face-up cards onto his stack. That's bad!
lesson-dance = Now you have five! Play your ring dance, the card without a number.
lesson-dance-not = Then the five stay with you. Play the ring dance: the card without a number.
lesson-dance-done = Everyone passes their row to the left. A dance never makes six.
lesson-stuck = You only have red, and red fits nowhere. So you have to take everything.
lesson-stuck-not = You can't do anything else here. Take the cards.
lesson-stuck-done = They go onto your stack. Then you play again{ $edition ->
        [nl] , this time in front of somebody else
       *[en] {""}
    }.
lesson-choose = You may also take when you could play. Take these three cards.
lesson-choose-not = You could play that. This time take the three cards.
lesson-choose-done =
    { $edition ->
        [nl] They go into your hand, and your turn is over. Your stack stays as small as it was.
       *[en] They go onto your stack, and you play again. Taking three now can save you from ten later.
    }
lesson-round = The last card of the round. Play it in front of Otto.
lesson-round-not = Nearly. Play your last card in front of Otto.
lesson-round-done = The largest stack gets the longest road piece. The smallest stack gets none.
lesson-king = The last card of the game. Play it in front of Mia.
lesson-king-not = Nearly. Play your last card in front of Mia.
lesson-king-done =
    { $edition ->
        [nl] You took the fewest cards, so you may swap your 13 for the 10. You tie with Otto, but you have the King: you win!
       *[en] You took the fewest cards, so you swap your 13 for the 10. You tie with Otto, but you have the King: you win!
    }
lesson-end = The end of a real game. Take no more cards, and you win.
lesson-end-not = Your turn again: play a card in front of anyone.
lesson-end-done =
    { $won ->
        [yes] Three rounds are over, and your road is the shortest. You know Figaro now!
       *[no] Three rounds are over, and somebody else has the shortest road. Never mind: you know Figaro now!
    }

# For newcomers
first-aim = You want the shortest road. The largest stack of cards gets the longest piece. Play one card, in front of anyone.
first-jester-in-hand = A jester fits in front of anyone. It counts its number.
first-dance-in-hand = Too much in front of you? With the ring dance everyone passes their cards to the left.
first-may-take =
    { $edition ->
        [nl] Instead of playing you may take all the face-up cards into your hand. That ends your turn.
       *[en] Instead of playing you may take all the face-up cards onto your stack. Then you play again.
    }
first-must-take = None of your cards fits anywhere, so you have to take all the face-up cards.
first-swap = You took the fewest cards. You may swap your longest road piece for the shortest of this round.
first-played = Cards go in front of anyone. The player who gets to six or more has to take them all, and that is bad.
first-danced = A ring dance: everyone passes their cards to the left. Nobody gets to six that way.
first-took =
    { $into ->
        [hand] { $player } chose to take, so the cards go into the hand. Cards that a player has to take go onto a stack, and the largest stack gets the longest road piece.
       *[stack] Taken cards lie in a stack until the round ends. The largest stack gets the longest road piece.
    }
first-last-card = { $player } has no cards left. When it is { $player }'s turn again, the round is over.
first-ranked = The largest stack gets the longest road piece; the smallest gets none. After three rounds the shortest road wins.
first-exchanged = After the third round the player with the fewest cards swaps their longest piece for the shortest of the round.
first-won = The shortest road wins. If two roads are equally long, the player with the King wins.
