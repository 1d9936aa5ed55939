# Figaro, in English.

name = Figaro
tagline = Make the others take the cards. The shortest road wins.
about = Cards and roads. By Reiner Knizia, for 3 to 6 players, about 30 minutes.
unofficial = An unofficial version, in our own words. The original game belongs to its owners.

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
card-dance = a ring dance
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
row = Row
total = Total
cards-in-hand = Hand
stack = Stack
road = Road
your-hand = Your hand
legend = K has the King · > plays now · j jester · o ring dance · at six or more you take all face-up cards · # a stack

# What happened
boxed = With three players, one colour stays in the box: { $colour }.
road-group = Road pieces for round { $round }: { $roads }.
starts = { $player } is drawn as the starting player and gets the King.
dealt = Round { $round }: everyone gets { $cards } cards. { $player } begins.
played = { $player } plays { $card } in front of { $other }.
played-before-self = { $player } plays { $card } in their own row.
last-card = { $player }: “That was my last card!”
danced = { $player } plays a ring dance: everyone passes their row to the left.
got =
    { $cards ->
        [one] { $player } now has a row of 1 card: { $row }.
       *[other] { $player } now has a row of { $cards } cards: { $row }.
    }
took = { $player } takes all face-up cards and plays again.
took-at-six = { $player } has six or more, takes all face-up cards and plays next.
took-unable = { $player } can't play, takes all face-up cards and plays again.
took-by-choice = { $player } chooses to take all face-up cards and plays again.
took-into-hand = { $player } chooses to take all face-up cards into their hand.
round-over = { $player } has no cards left to play and takes the King. Round { $round } is over.
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
tied = { $player } and { $other } both took { $cards } cards. Clockwise from the King, { $player } comes first and counts as having more.
fewest-tied = { $player } and { $other } both have the fewest cards ({ $cards }). The King breaks the tie for { $player }.
no-exchange = { $player } has the fewest cards, but has no road piece worth swapping.
exchanged = { $player } has the fewest cards and swaps a road piece of { $gave } for one of { $got }.
stayed = { $player } has the fewest cards but doesn't swap.
won = { $player } has the shortest road, { $length }, and wins!
won-with-king = { $player } wins! Others have a road of { $length } too, but { $player } has the King.
won-near-king = { $player } wins! Others have a road of { $length } too, but { $player } sits closest to the King.

# What you can do
prompt-box = One colour is drawn and stays in the box.
prompt-roads = The road pieces for all three rounds are drawn.
prompt-start = The starting player is drawn.
prompt-deal = The cards for round { $round } are dealt.
your-turn =
    { $shared ->
        [yes] { $player }, it's your turn:
       *[no] Your turn:
    }
prompt-play = { your-turn } play a card in front of any player.
prompt-play-or-take = { your-turn } play a card in front of any player, or take all face-up cards.
prompt-elsewhere = { your-turn } play a card in front of another player, or play a ring dance.
prompt-unable = { your-turn } none of your cards fits. Take all face-up cards.
prompt-exchange =
    { $shared ->
        [yes] { $player }, you have
       *[no] You have
    } the fewest cards. Do you want to swap your road piece of { $gives } for one of { $gets }?
prompt-wait-begins = { $player } has the King and begins.
prompt-wait-next = It's { $player }'s turn.
prompt-wait-six = { $player } had to take the cards and plays next.
prompt-wait-took = { $player } took the cards and plays again.
prompt-wait-fewest = { $player } may swap a road piece of { $gives } for one of { $gets }.
prompt-over = { $player } wins!

# What is not possible
not-a-move = { $found } isn't a move here. Type a card and a seat, such as “r2>0”, or type “o”, “take”, “swap” or “stay”.
not-a-place = There is no seat { $place } here. The seats are 0 to { $last }.
players-have-letters = Every player has a letter here: “r2>A” is red 2 in front of player A.
not-in-hand = You don't have { $card } in your hand (F6).
fits-nowhere = { $card } doesn't fit anywhere now, because every row already has a different colour (F7). Choose another card.
row-has-colour = { $card } doesn't fit here: { $other }'s row is { $colour } (F7).
colour-is-elsewhere = { $card } fits only in front of { $other }, who already has { $colour } (F7).
not-before-yourself = You have just taken cards onto your stack. Play { $card } in front of another player (FE2).
nothing-to-take = There are no face-up cards to take (FR2). Play a card.
took-already = You have already taken cards into your hand. You can do so again only after someone takes cards onto a stack (FR6).
choose-exchange = The round is over. Type “swap” to swap your road piece, or “stay” to keep it (FE3).
no-choice-to-exchange = There is no road piece to swap now (FE3).
not-a-draw = { $found } can't be drawn now. Type “{ $verb }” and one of the choices, such as “{ $example }”.
not-so-many-parts = Type “{ $verb }” and { $parts } groups, with “ / ” between them.
roads-each = Each group must have { $each } road pieces, but this one has { $found } (F4).
roads-not-in-bag = There is no road piece of { $length } in the bag (F4).
deal-each = Every player must get { $each } cards, but one gets { $found } (F5).
deal-no-such-card = There is no { $card } left to deal (F1).
roads-number = there must be { $pieces } road pieces, but there are { $found } (F3)
roads-length = a road piece must be 1 to { $most } long, but this one is { $found } (F3)

# Why: reasons in reviews and tips
dance = the ring dance
move-lay = { $card } in front of { $other }
move-lay-own =
    { $you ->
        [yes] { $card } in front of yourself
       *[no] { $card } in front of { $player }
    }
move-dance = the ring dance
move-take = taking the cards
move-swap = swapping
move-stay = not swapping
advice-play =
    { $you ->
        [yes] play { $move }{ $but }{ $fills }
       *[no] { $player } should play { $move }{ $but }{ $fills }
    }
advice-wait =
    { $you ->
        [yes] don’t take { $cards ->
                [one] this card
               *[other] these { $cards } cards
            } yet; play { $move }{ $but }{ $fills }
       *[no] { $player } shouldn’t take { $cards ->
                [one] this card
               *[other] these { $cards } cards
            } yet, but play { $move }{ $but }{ $fills }
    }
advice-take =
    { $you ->
        [yes] take the { $cards ->
                [one] one card
               *[other] { $cards } cards
            } now{ $but }
       *[no] { $player } should take the { $cards ->
                [one] one card
               *[other] { $cards } cards
            } now{ $but }
    }
advice-swap =
    { $you ->
        [yes] swap your { $gives } for the { $gets }
       *[no] { $player } should swap the { $gives } for the { $gets }
    }
advice-stay =
    { $you ->
        [yes] keep your { $gives }, and don’t swap it for the { $gets }
       *[no] { $player } should keep the { $gives }, and not swap it for the { $gets }
    }
own-row-too =
    { $you ->
        [yes] : then all rows are empty, yours too
       *[no] : then all rows are empty, { $player }’s too
    }
not-other = { "" }, not { $other }
not-own =
    { $you ->
        [yes] { "" }, not in front of yourself
       *[no] { "" }, not in their own row
    }
not-card = { "" }, not { $card }
fills-row = : that fills the row, and { $other } takes all { $cards } cards
fills-own =
    { $you ->
        [yes] : that fills the row, and you take all { $cards } cards
       *[no] : that fills the row, and { $player } takes all { $cards } cards
    }
passes = : { $row } of { $total } goes to { $to }{ $too }
row-too = { "" } and { $row } of { $total } to { $to }
to-own =
    { $you ->
        [yes] you
       *[no] { $player }
    }
to-other = { $other }
because-anyway =
    { $you ->
        [yes] if you play on, you end up taking about { $cards } cards, { $cases }{ $but }
       *[no] if { $player } plays on, { $player } ends up taking about { $cards } cards, { $cases }{ $but }
    }
because-more-for-it =
    { $you ->
        [yes] you have { $more } more { $colour } cards for { $other }’s row of { $total }
       *[no] { $player } has { $more } more { $colour } cards for { $other }’s row of { $total }
    }
because-needless =
    { $you ->
        [yes] { $who ->
            [other] { $other }
           *[some] somebody else
        } then { $how ->
            [of] takes them instead of you, { $cases }
           *[adverb] { $cases } takes them instead of you
        }
       *[no] { $who ->
            [other] { $other }
           *[some] somebody else
        } then { $how ->
            [of] takes them instead of { $player }, { $cases }
           *[adverb] { $cases } takes them instead of { $player }
        }
    }
because-otherwise =
    { $who ->
        [own] { $you ->
            [yes] otherwise you are { $how ->
                [of] next to take cards { $cases }
               *[adverb] { $cases } next to take cards
            }{ $at }
           *[no] otherwise { $player } is { $how ->
                [of] next to take cards { $cases }
               *[adverb] { $cases } next to take cards
            }{ $at }
        }
       *[other] otherwise { $other } is { $how ->
            [of] next to take cards { $cases }
           *[adverb] { $cases } next to take cards
        }
    }
because-later = { $other } has to take cards later anyway, { $cases }, and then about { $more } instead of { $fewer }
because-more-cards = { $other } is usually next to take cards either way, but then takes about { $more } instead of { $fewer }
with-own-row =
    { $you ->
        [yes] { "" }, with your own row at { $total }
       *[no] { "" }, with { $player }’s own row at { $total }
    }
because-otherwise-next =
    { $how ->
        [never] otherwise { $other } never takes them
        [hardly] otherwise { $other } almost never takes them
       *[of] otherwise { $other } takes them only { $cases }
    }
because-spared = otherwise { $other } takes all { $cards } cards
because-me-next =
    { $you ->
        [yes] you are next to take cards{ $often }
       *[no] { $player } is next to take cards{ $often }
    }
because-next = { $other } is next to take cards{ $often }{ $too }
because-instead =
    { $who ->
        [own] { $you ->
            [yes] { "" }, usually instead of you
           *[no] { "" }, usually instead of { $player }
        }
       *[other] { "" }, usually instead of { $other }
    }
because-own-piece =
    { $you ->
        [yes] you get a road piece{ $often }
       *[no] { $player } gets a road piece{ $often }
    }
because-own-swap =
    { $you ->
        [yes] with the fewest cards, you swap your { $gives } for the { $gets }{ $often }
       *[no] with the fewest cards, { $player } swaps the { $gives } for the { $gets }{ $often }
    }
because-own-longest =
    { $you ->
        [yes] you get the longest road piece{ $often }
       *[no] { $player } gets the longest road piece{ $often }
    }
because-piece = { $other } gets a road piece{ $often }
because-swap = with the fewest cards, { $other } swaps the { $gives } for the { $gets }{ $often }
because-longest = { $other } gets the longest road piece{ $often }
because-passes =
    { $form ->
        [short] { "" }, past { $past }’s { $cards }
       *[full] about { $more } more cards put { $who ->
            [own] { $you ->
                [yes] you
               *[no] { $player }
            }
           *[other] { $other }
        } past { $past }’s { $cards }{ $form ->
            [plain] { "" }
           *[full] : the road piece of { $piece }, not { $less ->
                [0] none
               *[other] { $less }
            }
        }
    }
because-passes-you =
    { $you ->
        [yes] about { $more } more cards put { $other } past your { $own }: you then get the { $piece }, not the { $less }
       *[no] about { $more } more cards put { $other } past { $player }’s { $own }: { $player } then gets the { $piece }, not the { $less }
    }
because-no-cards =
    { $who ->
        [own] { $you ->
            [yes] you stay without cards, so without a road piece
           *[no] { $player } stays without cards, so without a road piece
        }
       *[other] { $other } has no cards yet, and would otherwise get no road piece
    }
because-stuck = { $other } then usually has no card that fits, and has to take the cards
because-fills = { $other } then { adverb } fills { $row }{ $too }
adverb =
    { $how ->
        [always] always
        [nearly] almost always
        [often] often
       *[mostly] usually
    }
otherwise-row = { "" }, otherwise { $row }
row-own =
    { $you ->
        [yes] your row
       *[no] { $player }’s row
    }
row-other = { $other }’s row
row-themselves = their own row
because-blocked =
    { $you ->
        [yes] { $colour } then only fits in front of { $other }, and no longer in front of you
       *[no] { $colour } then only fits in front of { $other }, and no longer in front of { $player }
    }
because-own-colour =
    { $you ->
        [yes] only { $colour } and jesters then fit in front of you{ $few }
       *[no] only { $colour } and jesters then fit in front of { $player }{ $few }
    }
few-left =
    { $none ->
        [yes] { "" }, and nobody else has that colour
       *[no] { "" }, and the others have only { $left } left
    }
because-you-fill =
    { $you ->
        [yes] on your next turn, your { $card } fills { $other }’s row of { $total }
       *[no] on the next turn, { $player }’s { $card } fills { $other }’s row of { $total }
    }
because-raises = { $move } would put { $row } at { $total }
because-dance-passes = the ring dance would pass { $row } of { $total } on to { $to }
because-own-row =
    { $you ->
        [yes] your own row is then at { $less } instead of { $total }
       *[no] { $player }’s own row is then at { $less } instead of { $total }
    }
because-keeps =
    { $you ->
        [yes] you keep the { $card }{ $jester ->
                [yes] { "" }, which fits everywhere
               *[no] {""}
            }
       *[no] { $player } keeps the { $card }{ $jester ->
                [yes] { "" }, which fits everywhere
               *[no] {""}
            }
    }
because-keeps-dance =
    { $you ->
        [yes] you keep the ring dance for later
       *[no] { $player } keeps the ring dance for later
    }
because-swaps =
    { $form ->
        [short] { "" }, too many to swap the { $gives } for the { $gets }
        [tied] { $who ->
            [own] { $you ->
                [yes] as things stand, you would swap your { $gives } for the { $gets }
               *[no] as things stand, { $player } would swap the { $gives } for the { $gets }
            }
           *[other] as things stand, { $other } would swap the { $gives } for the { $gets }
        }
       *[full] { $who ->
            [own] { $you ->
                [yes] you have the fewest cards, so you would swap your { $gives } for the { $gets }
               *[no] { $player } has the fewest cards, so would swap the { $gives } for the { $gets }
            }
           *[other] { $other } has the fewest cards, so would swap the { $gives } for the { $gets }
        }
    }
because-unchanged-own =
    { $you ->
        [yes] with { $cards } cards in all, you still get { $piece ->
            [0] no road piece
           *[other] the same road piece
        }
       *[no] with { $cards } cards in all, { $player } still gets { $piece ->
            [0] no road piece
           *[other] the same road piece
        }
    }
because-unchanged = but still gets { $piece ->
        [0] no road piece
       *[other] the same road piece
    }
because-longest-road = but { $other }’s road is the longest anyway
because-keeps-for =
    { $you ->
        [yes] you keep the { $card } to fill { $other }’s row later
       *[no] { $player } keeps the { $card } to fill { $other }’s row later
    }
because-shortest =
    { $you ->
        [yes] { $other } has the shortest road among your rivals, { $short }
       *[no] { $other } has the shortest road among the others, { $short }
    }
because-row = { $other }’s row is then { $highest ->
        [yes] the highest, { $total }
       *[no] at { $total }
    }{ $at }{ $too }
row-filled = : { $total ->
        [5] any { $any ->
            [yes] card that fits
           *[no] { $colour } card or jester
        } fills it
        [4] { $any ->
            [yes] any 2 that fits
           *[no] a { $colour } 2
        } fills it
        [3] { $any ->
            [yes] any 3
           *[no] a { $colour } 3
        } or two cards fill it
       *[other] two 2s fill it
    }
otherwise-highest =
    { $you ->
        [yes] ; after your move { $row } is the highest, at { $total }
       *[no] ; after the other move { $row } is the highest, at { $total }
    }
because-roads = { $other }’s road is only { $short }, and { $third }’s is { $long }
seat = { $other }
look-rows = Look at all rows: which one will be filled next?
look-take = Count the face-up cards: do you want them now, later or not at all?
look-rival = Look at { $other }: should { $other } be the one who takes the next cards?
look-own = Look at your own row: how can you keep the others from filling it?

# How to play
help =
    The king needs a helper, and every player's Figaro wants the job. You want the shortest road to the castle. Cards that you have to take make your road longer, so make the others take them.

    On your turn you play one card face up in front of any player, including yourself. The cards in front of a player are that player's row. A row has cards of one colour only, and no two rows have the same colour. A jester fits in every row. You play a ring dance in front of yourself. Then everyone passes their row to the left.

    As soon as a row adds up to 6 or more, its player takes all the face-up cards from every row. They go face down onto that player's stack, and the same player plays next. If none of your cards fits, you have to take all the cards. You may also take them when you could play a card.

    The round ends when it's a player's turn and they have no cards left. That player takes the King. The player with the most cards in their stack gets the longest road piece of the round, the second gets the next one, and so on. The player with the fewest gets none, and a player with 0 cards gets none either. After the third round, the player with the fewest cards first swaps their longest piece for the shortest of the round, if that one is shorter. Then the shortest road wins.

    If players tie for cards, the player with the King counts as having the fewest. Of the others, the first player clockwise from the King counts as having the most. If players tie for the shortest road, the player with the King wins. If none of them has the King, the first of them clockwise from the King wins.

    { $edition ->
        [nl] If you take cards by choice, they go into your hand and your turn is over. After you take cards onto your stack, your first card goes in front of another player. You choose whether to swap after the third round.
       *[en] If you take cards by choice, they go onto your stack and you play again. You have to swap after the third round.
    }
reconstructed = These rules follow the rule sheets. They don't say how long the road pieces are, so we chose 1 to 15.
help-moves = Type the number in front of a choice. Or type a card and a player: “r2>A” is red 2 in front of player A. “o” is a ring dance, “take” takes all face-up cards.

# Lessons
lesson-card = Avoid taking cards: the shortest road wins. Play your red 2 in front of Otto.
lesson-card-not = Nearly. This time play the red 2 in front of Otto.
lesson-card-done = That's a turn: one card, in front of anyone you like.
lesson-jester = Otto has red, so only red cards and jesters fit there. Play jester 2 in front of Otto.
lesson-jester-not = That would work too. This time, play jester 2 in front of Otto.
lesson-jester-done = No two players have the same colour. A jester fits everywhere, and counts as its number.
lesson-six = Otto's row is at four. Play a red 2 or 3 there!
lesson-six-not = That's kind of you! But play a red 2 or 3 in front of Otto.
lesson-six-done = Six or more: Otto takes all the face-up cards onto a stack. That's bad!
lesson-dance = Your row is at five! Play your ring dance, the card without a number.
lesson-dance-not = Then your row stays at five. Play the ring dance: the card without a number.
lesson-dance-done = Everyone passes their row to the left. A dance never makes anyone take cards.
lesson-stuck = You only have red, and red fits nowhere. So you have to take everything.
lesson-stuck-not = That isn't possible here. Take the cards.
lesson-stuck-done = The cards go onto your stack. Then you play again{ $edition ->
        [nl] , this time in front of somebody else
       *[en] {""}
    }.
lesson-choose = You may also take cards instead of playing one. Take these three cards.
lesson-choose-not = You could play that card. But this time, take the three cards.
lesson-choose-done =
    { $edition ->
        [nl] The cards go into your hand, and your turn is over. Your stack stays as small as it was.
       *[en] The cards go onto your stack, and you play again. Taking three now can save you from ten later.
    }
lesson-round = Play your last card of the round in front of Otto.
lesson-round-not = Nearly. Play your last card in front of Otto.
lesson-round-done = The largest stack gets the longest road piece. The smallest stack gets none.
lesson-king = Play your last card of the game in front of Mia.
lesson-king-not = Nearly. Play your last card in front of Mia.
lesson-king-done =
    { $edition ->
        [nl] You took the fewest cards, so you may swap your 13 for the 10. You tie with Otto, but you have the King: you win!
       *[en] You took the fewest cards, so you swap your 13 for the 10. You tie with Otto, but you have the King: you win!
    }
lesson-end = This is the end of a real game. Take no more cards and you win.
lesson-end-not = It's your turn again: play a card in front of anyone.
lesson-end-done =
    { $won ->
        [yes] Three rounds are over, and your road is the shortest. You know Figaro now!
       *[no] Three rounds are over, and somebody else has the shortest road. Never mind: you know Figaro now!
    }

# For newcomers
first-aim = You want the shortest road. The player with the largest stack of cards gets the longest road piece. Play one card, in front of anyone.
first-jester-in-hand = A jester fits in front of anyone. It counts as its number.
first-dance-in-hand = Too much in front of you? When you play a ring dance, everyone passes their cards to the left.
first-may-take =
    { $edition ->
        [nl] Instead of playing a card, you may take all the face-up cards into your hand. That ends your turn.
       *[en] Instead of playing a card, you may take all the face-up cards onto your stack. Then you play again.
    }
first-must-take = None of your cards fits anywhere, so you have to take all the face-up cards.
first-swap = You took the fewest cards, so you may swap your longest road piece for the shortest of this round.
first-played = You can play a card in front of anyone. If a row gets to six or more, its player has to take all the face-up cards, and that's bad.
first-danced = A ring dance: everyone passes their cards to the left. A dance never makes anyone take cards.
first-took =
    { $into ->
        [hand] { $player } chose to take the cards, so they go into { $player }'s hand. Cards that a player has to take go onto a stack, and the largest stack gets the longest road piece.
       *[stack] The cards that a player takes stay in a stack until the round ends. The largest stack gets the longest road piece.
    }
first-last-card =
    { $you ->
        [yes] You have no cards left. When it's your turn again, the round is over.
       *[no] { $player } has no cards left. When it's { $player }'s turn again, the round is over.
    }
first-ranked = The largest stack gets the longest road piece, and the smallest gets none. After three rounds, the shortest road wins.
first-exchanged = After the third round, the player with the fewest cards swaps their longest piece for the shortest of the round.
first-won = The shortest road wins. If two roads are equally long, the player with the King wins.
