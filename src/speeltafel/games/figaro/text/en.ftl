# Figaro, in English.

name = Figaro
tagline = Three rounds at court: let the others collect the blame, and keep your own road to the castle short.
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
legend = K has the King · > on turn · j jester · o ring dance · six or more takes all · # a stack

# What happened
boxed = With three players one colour stays in the box: { $colour }.
road-group = Roads of round { $round }: { $roads }.
starts = { $player } is drawn to start and gets the King.
dealt = Round { $round }: everybody is dealt { $cards } cards. { $player } begins.
played = { $player } plays { $card } in front of { $other }.
played-before-self = { $player } plays { $card } in their own row.
last-card = { $player }: “That was my last card!”
danced = { $player } calls a ring dance: every row moves on to the left neighbour.
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
round-over = { $player } is to play but has no cards left, and takes the King: round { $round } is over.
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
tied = { $player } and { $other } both have { $cards }: counting clockwise from the King, { $player } comes first and counts as having more.
fewest-tied = { $player } and { $other } both have the fewest cards, { $cards }: the King decides for { $player }.
no-exchange = { $player } has the fewest cards, but no road piece worth exchanging.
exchanged = { $player } has the fewest cards and exchanges a road piece of { $gave } for one of { $got }.
stayed = { $player } has the fewest cards but exchanges nothing.
won = { $player } has the shortest road, { $length }, and wins!
won-with-king = { $player } wins: others have a road of { $length } too, but { $player } has the King!
won-near-king = { $player } wins: others have a road of { $length } too, but { $player } sits closest to the King!

# What you can do
prompt-box = One colour is drawn that stays in the box.
prompt-roads = The roads for three rounds are drawn.
prompt-start = The starting player is drawn.
prompt-deal = The cards of round { $round } are dealt.
your-turn =
    { $shared ->
        [yes] { $player }, it's your turn:
       *[no] Your turn:
    }
prompt-play = { your-turn } play a card in front of anybody.
prompt-play-or-take = { your-turn } play a card in front of anybody, or take all face-up cards.
prompt-elsewhere = { your-turn } play a card in front of somebody else, or a ring dance.
prompt-unable = { your-turn } none of your cards can be played, so take all face-up cards.
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
not-a-move = { $found } is not a move here. Write a card and a seat, like “r2>0”, or “o”, “take”, “swap”, “stay”.
not-a-place = There is no seat { $place } here: seats are 0 to { $last }.
players-have-letters = Every player has a letter here: “r2>A” is red 2 in front of player A.
not-in-hand = You have no { $card } in your hand (F6).
fits-nowhere = There is no place for { $card } now: every row already has another colour (F7).
row-has-colour = The row of { $other } is { $colour }: { $card } cannot be played there (F7).
colour-is-elsewhere = In front of { $other } lies { $colour } already: { $card } cannot be played elsewhere (F7).
not-before-yourself = You just took the cards onto your stack: { $card } has to go in front of somebody else (FE2).
nothing-to-take = There is no face-up card to take (FR2).
took-already = You took cards into your hand; you may do so again once somebody has taken cards onto a stack (FR6).
choose-exchange = The round is over: say “swap” to exchange your road piece, or “stay” (FE3).
no-choice-to-exchange = There is no road piece to exchange now (FE3).
not-a-draw = { $found } cannot come now. Write “{ $verb }” and one of the choices, like “{ $example }”.
not-so-many-parts = Write “{ $verb }” and { $parts } groups with “ / ” between them.
roads-each = A group has { $each } road pieces, not { $found } (F4).
roads-not-in-bag = There is no road piece { $length } in the bag (F4).
deal-each = Everybody gets { $each } cards, not { $found } (F5).
deal-no-such-card = There is no card { $card } left to deal (F1).
roads-number = there are { $pieces } road pieces, these are { $found } (F3)
roads-length = a road piece is 1 to { $most } long, not { $found } (F3)

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
            } yet, but play { $move }{ $but }{ $fills }
       *[no] { $player } should not take { $cards ->
                [one] this card
               *[other] these { $cards } cards
            } yet, but play { $move }{ $but }{ $fills }
    }
advice-take =
    { $you ->
        [yes] take the { $cards ->
                [one] one card
               *[other] { $cards } cards
            } now{ $own }
       *[no] { $player } should take the { $cards ->
                [one] one card
               *[other] { $cards } cards
            } now{ $own }
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
not-other = { "" }, not in front of { $other }
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
passes =
    { $you ->
        [yes] : your row of { $total } goes to { $other }{ $gets }
       *[no] : { $player }’s row of { $total } goes to { $other }{ $gets }
    }
and-gets =
    { $you ->
        [yes] { "" }, and you get { $other }’s row of { $total }
       *[no] { "" }, in exchange for { $other }’s row of { $total }
    }
because-anyway =
    { $you ->
        [yes] if you play on, you take anyway, { $cases }, and by then about { $cards } cards
       *[no] if { $player } plays on, { $player } takes anyway, { $cases }, and by then about { $cards } cards
    }
because-needless =
    { $you ->
        [yes] somebody else then mostly takes them: you are the next to take { $cases }
       *[no] somebody else then mostly takes them: { $player } is the next to take { $cases }
    }
because-later = { $other } takes anyway, { $cases }, and then about { $more } cards instead of { $fewer }
because-more-cards = { $other } is mostly the next to take either way, but then takes about { $more } cards instead of { $fewer }
because-otherwise-me =
    { $you ->
        [yes] otherwise you are the next to take, { $cases }
       *[no] otherwise { $player } is the next to take, { $cases }
    }
because-otherwise-next = otherwise { $other } is the next to take { $cases }
because-me-next =
    { $you ->
        [yes] you are the next to take{ $often }
       *[no] { $player } is the next to take{ $often }
    }
because-next = { $other } is the next to take{ $often }
because-instead =
    { $you ->
        [yes] mostly instead of you
       *[no] mostly instead of { $player }
    }
because-less-next =
    { $you ->
        [yes] you are then less often the next to take
       *[no] { $player } is then less often the next to take
    }
because-more-next = { $other } is then more often the next to take
because-own-none =
    { $you ->
        [yes] you get no road piece this round{ $often }
       *[no] { $player } gets no road piece this round{ $often }
    }
because-own-swap =
    { $you ->
        [yes] you have the fewest cards and swap your longest road piece{ $often }
       *[no] { $player } has the fewest cards and swaps the longest road piece{ $often }
    }
because-own-longest =
    { $you ->
        [yes] you get the longest road piece{ $often }
       *[no] { $player } gets the longest road piece{ $often }
    }
because-none = { $other } gets no road piece this round{ $often }
because-swap = { $other } has the fewest cards and swaps the longest road piece{ $often }
because-longest = { $other } gets the longest road piece{ $often }
so-own-none =
    { $you ->
        [yes] so you more often get away without a road piece
       *[no] so { $player } more often gets away without a road piece
    }
so-own-swap =
    { $you ->
        [yes] so you more often have the fewest cards and swap your longest road piece
       *[no] so { $player } more often has the fewest cards and swaps the longest road piece
    }
so-own-longest =
    { $you ->
        [yes] so you less often get the longest road piece
       *[no] so { $player } less often gets the longest road piece
    }
so-none = so { $other } more often gets a road piece
so-swap = so { $other } less often has the fewest cards and swaps
so-longest = so { $other } more often gets the longest road piece
because-stays-below =
    { $you ->
        [yes] so you stay below { $other }’s { $cards } cards
       *[no] so { $player } stays below { $other }’s { $cards } cards
    }
because-overtakes =
    { $you ->
        [yes] that brings { $other } past your { $cards } cards
       *[no] that brings { $other } past { $player }’s { $cards } cards
    }
because-stuck = { $other } then mostly has no card that fits, and must take
because-fills = { $other } then { adverb } fills { $row }{ $otherwise }
because-fills-next = { $other } plays next, and then { adverb } fills { $row }{ $otherwise }
adverb =
    { $how ->
        [always] always
        [nearly] almost always
        [often] often
       *[mostly] mostly
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
        [yes] { $colour } then fits only in front of { $other }, no longer in front of you
       *[no] { $colour } then fits only in front of { $other }, no longer in front of { $player }
    }
because-own-colour =
    { $you ->
        [yes] only { $colour } and jesters then fit in front of you{ $few }
       *[no] only { $colour } and jesters then fit in front of { $player }{ $few }
    }
few-left = { "" }, and the others have only { $left } left
none-left = { "" }, and nobody else has that colour
because-you-fill =
    { $you ->
        [yes] { $other }’s row is then at { $total }, and next time your { $card } fills it
       *[no] { $other }’s row is then at { $total }, and next time { $player }’s { $card } fills it
    }
because-supply = the others still have { $more } { $colour } cards for { $other }’s row, but only { $fewer } { $less }
because-open = { $other }’s row keeps no colour, so more than { $colour } fits there
because-higher = { $other }’s row is then at { $total } instead of { $less }, and is filled sooner
because-near-not = { $other }’s row is then at { $total }, one card from full, and not { $row } at { $less }
because-near = { $other }’s row is then at { $total }, so one more card can fill it
because-highest = { $other }’s row is then the highest with { $total }, otherwise { $row } with { $less }
because-plays-next = { $other } plays next, and can fill { $row } but would hardly fill their own
because-own-row =
    { $you ->
        [yes] your own row then stands at { $less }, otherwise at { $total }
       *[no] { $player }’s own row then stands at { $less }, otherwise at { $total }
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
because-strongest = { $other } is otherwise the one most likely to win
because-swap-none = { $other } has no cards yet and would swap the { $gives } for the { $gets }
because-swap-fewest = { $other } has the fewest cards and would swap the { $gives } for the { $gets }
because-shortest =
    { $you ->
        [yes] { $other } has the shortest road of your rivals, { $length }
       *[no] { $other } has the shortest road of the others, { $length }
    }
because-longer =
    { $you ->
        [yes] your move makes { $other } take, whose road is longer
       *[no] the move played makes { $other } take, whose road is longer
    }
because-longer-mostly =
    { $you ->
        [yes] your move mostly lets { $other } take, whose road is longer
       *[no] the move played mostly lets { $other } take, whose road is longer
    }
because-no-cards = { $other } has no cards yet, and without cards gets no road piece
because-fewest =
    { $you ->
        [yes] { $other } has taken the fewest cards of your rivals
       *[no] { $other } has taken the fewest cards of the others
    }
look-rows = Look at all rows: which one will be filled next?
look-take = Count the face-up cards: do you want them now, later or not at all?
look-rival = Look at { $other }: should they take the next cards?
look-own = Look at your own row: how do you keep it from being filled?

# How to play
help =
    Over three rounds you collect blame, and blame makes your road to the castle longer. The shortest road wins.

    On your turn you play one card face up in front of anybody, yourself included. In front of one player lies only one colour, and a colour lies in front of only one player. Jesters fit everywhere. A ring dance goes in front of yourself, and then every row moves on to the left neighbour. As long as only jesters and ring dances lie there, a row has no colour yet.

    Whoever has six or more in front of them takes everybody's face-up cards onto their stack and plays next. If you can't play anything you take them too, and you may always take them instead of playing.

    The round is over when somebody is to play but has no cards left. They take the King. The largest stack gets the longest road piece of the round, the next largest the next piece, and so on; the smallest gets none, nor does an empty one. After the third round the player with the fewest cards first exchanges their longest piece for the shortest of the round, if that helps them.

    { $edition ->
        [nl] If you choose to take the cards they go into your hand, and your turn is over. The first card after a take onto your stack goes in front of somebody else. And whether you exchange after the third round is up to you.
       *[en] If you choose to take the cards they go onto your stack, and it is your turn again. The exchange after the third round is not a choice.
    }
reconstructed = The rules are those of the sheets. How long the road pieces are stands in none of them: 1 to 15 is our reconstruction.
help-moves = Type the number in front of a choice, or a card and whose row it goes to: “r2>A” is red 2 in front of player A. “o” is a ring dance, “take” takes all face-up cards.

# Lessons
lesson-card = Your first card is the red 2. Play it in front of Otto.
lesson-card-not = Nearly. This time play the red 2 in front of Otto.
lesson-card-done = That's a turn: one card, in front of anybody. You will soon see why it goes in front of others.
lesson-colour = Otto has red now. Play another red card in front of Otto.
lesson-colour-not = That is allowed. But now try a red card, in front of Otto.
lesson-colour-done = Everybody has only one colour in front of them, and no two have the same. So red goes to Otto and to nobody else.
lesson-jester = A jester fits any colour. Play one in front of Otto.
lesson-jester-not = That works too. But now play a jester in front of Otto.
lesson-jester-done = Jesters go wherever you like and count their number. They have no colour of their own.
lesson-six = Five lie in front of Otto. What if it becomes six or more? Play a red card there!
lesson-six-not = Too kind! Otto is nearly full. Play a red card there.
lesson-six-done = Six or more: Otto takes all the open cards onto their stack, and plays next. Cards in your stack are bad, so let the others take!
lesson-dance = Now five lie in front of you! Quick: play your ring dance.
lesson-dance-not = Then the five stay with you. Play the ring dance: the card without a number.
lesson-dance-done = Everybody passed their row to the left. Your five are Otto's worry now, and nobody ever gets to six by a dance.
lesson-stuck = All your cards are red, and three other colours lie there. None of yours fits, so you have to take them all.
lesson-stuck-not = Nothing else can be done here. Take the cards.
lesson-stuck-done = All the open cards went onto your stack. It happens. After taking you play again{ $edition ->
        [nl] , this time in front of somebody else
       *[en] {""}
    }.
lesson-round = The last card of the round! Play it in front of Otto, and see how the round is counted.
lesson-round-not = Nearly. Play your last card in front of Otto.
lesson-round-done = Whoever took the most cards gets the longest piece of road. That is bad: the shortest road wins in the end.
lesson-end = A real game now, in its third round. Five cards each. Play as you like, and try not to take any.
lesson-end-not = On it goes: a card in front of anybody.
lesson-end-done =
    { $won ->
        [yes] Three rounds are over, and your road is the shortest. You win, and you know Figaro now!
       *[no] Three rounds are over, and somebody else has the shortest road. Never mind: you know Figaro now!
    }

# For newcomers
first-played = Cards go in front of anybody. Whoever gets to six or more has to take them all, and that is bad.
first-danced = A ring dance: everybody passes the cards in front of them to the left. Nobody gets to six by it.
first-took =
    { $into ->
        [hand] Taken by choice, cards go into the hand; taken because one has to, they lie in a stack. Who has the most there when the round ends gets the longest piece of road.
       *[stack] Taken cards lie in a stack until the round ends. Who took the most gets the longest piece of road.
    }
first-last-card = No cards left in hand! When it is this player's turn again, the round is over.
first-ranked = Most cards taken, longest piece of road; the last one gets none. After three rounds the shortest road wins.
first-exchanged = After the third round whoever has the fewest cards may give their longest piece for the shortest of the round.
