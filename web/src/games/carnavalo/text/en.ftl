# Carnavalo on the page, in English.

tent-state =
    Tent { $tent }: { $cards }. { $chip ->
        [none] No tent chip left
        [hidden] Tent chips still face down
       *[other] Tent chip { $chip }
    }. Confetti: { $confetti }.{ $barred ->
        [yes] {" "}Closed by Barricadol.
       *[no] {""}
    }
tent-empty = empty
card-open = { $name }'s { $value }
card-closed = { $name }'s face-down card
confetti-at = { $name } on space { $field }
confetti-won = { $name } won the disc
citizen-at =
    { citizen }, { $place ->
        [street] on the route
       *[other] in tent { $place }
    }
walk-to =
    { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } forward
put-there = Put { citizen } in tent { $tent }
play-here = Play the { $value } into tent { $tent }
on-top = On top
under = Under
pick-card = Choose the { $value }
put-back = Put chip { $tent } back
end-turn = { $count ->
        [one] End your turn (you lose chip { $chips })
       *[other] End your turn (you lose chips { $chips })
    }
choose-order = Choose the order
for-before = Before
points-after-day = Points after day { $day }
confetti-of-won-discs = At each tent, confetti counts only until you win your disc there.
about-discs = { $player } has won { $discs ->
        [0] no discs
        [one] 1 disc
       *[other] { $discs } discs
    }. Each disc is worth 5 points. The game ends when a player has won five.
why-discs = { $players } { $count ->
        [one] has
       *[other] have
    } won five discs, so the game ends after day { $day }.
why-days = Day { $day } was the last day, so the game is over.
why-won = { $players } { $count ->
        [one] has
       *[other] have
    } the most points: { $points }.
put-back-first = Put back first:
brings-confetti = { $player } +1 confetti
brings-chip = { $player } gets a movement chip
brings-nothing = nothing for { $player }
walk-marches = { $card } joins the procession
walk-confetti = +1 confetti
walk-laid = { $card } goes on top
walk-taken = { $card } goes with the Miss
walk-nobody = empty: nothing happens
walk-barred = closed: nothing happens
walk-closed = closed
walk-opens = open again
walk-day-ends = this ends the day
things-of-others = Only { $name } can play these cards and chips.
things-mine = Play your cards and chips from your hand.
procession-marches = Cards in the procession stay there until the day ends.
key-cards = choose the card with that number
key-tents = then choose the tent
key-citizens = move the Prince, the Miss or Barricadol
key-fields = then choose how many spaces
key-chips = use your next movement chip
key-direct = then go straight into the tent on the chip
key-places = then choose on top or underneath
key-pick = choose the card with that number
key-end = end your turn, or pass
pass = Pass
never-mind = Never mind
hand-card = Card { $value }
movement-chip = Movement chip for tent { $tent }
player-state =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $chips ->
        [0] no movement chips
        [one] 1 movement chip
       *[other] { $chips } movement chips
    }, { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    } won{ $float ->
        [yes] , has a float
       *[no] {""}
    }{ $turn ->
        [yes] , their turn.
       *[no] .
    }
ring-state = The ring is on { $ring }
middle-state = With the Miss: { $card }
procession-state = Procession: { $cards }. Procession chip { $chip }.
nobody-marches = nobody yet
look-inside = Look into tent { $tent }
close = Close
choose-citizen = Choose a citizen
choose-tent = Choose a tent
choose-field = Choose how far to move. The ring will show that number.
final-count = Final score
for-discs = Discs
for-confetti = Confetti
for-chips = Chips
for-float = Float
for-all = Points
days-left = Day { $day }
stack-state = { $chips ->
        [0] No movement chip in the stack
        [one] 1 movement chip in the stack
       *[other] { $chips } movement chips in the stack
    }
count-of-day = Score for day { $day }
told-dealt = Everyone gets a movement chip and moves their disc at that tent to space 1.
told-lies = Each chosen card goes into a random tent, face up.
told-tent-chip-open = The top chip at each tent is turned face up.

# The rules, with pictures
help-goal-title = The aim
help-goal =
    It's carnival, and everyone wants to party in the tents. But Prince Carnival wants people in his procession.

    You want the most points. Win your discs at the six party tents: each disc you win is worth 5 points.
help-start-title = Set-up
help-start =
    Everyone has five cards, 1 to 5, and one disc at each tent. The discs start on space 0.

    Choose one of your cards in secret. The chosen cards are shuffled and put into different tents.

    Everyone gets a movement chip and moves their disc at that tent to space 1. The ring starts on 1. Now turn all cards face up. The first card in the Prince's path, clockwise, shows who begins.
help-start-example = Your 3 lies in tent 2. You get the movement chip for tent 5, so your disc at tent 5 goes to space 1.
help-turn-title = Your turn
help-turn = Do one thing: play a card or move a citizen. Then the player on your left takes a turn.
help-card-title = Play a card
help-card =
    Play a card into a tent. If the tent is empty, your card goes face up. If it already has cards, you choose:

    - On top, face up. The owner of the card you cover moves their disc there one space forward.
    - Under the pile, face down. The owner of the top card gets a movement chip.

    The top card is called the stage card. You can't play where the stage card is yours. After you play, the ring goes to the number of the stage card.
help-card-example = Otto's 2 is the stage card in tent 4. You play your 4 on top. Otto's disc there moves one space forward, and the ring goes to 4. If you play under the pile, Otto gets a movement chip and the ring goes to 2.
help-move-title = Move a citizen
help-move = Move one citizen clockwise: at least one space, and no more than the number on the ring. Then set the ring to the number of spaces you moved. A citizen does something only if they stop in a tent.
help-move-example = The ring is on 3. You move the Prince 2 spaces, so the ring goes to 2.
help-prince-title = Prince Carnival
help-prince = The Prince takes the stage card into the procession. Its owner moves their disc there one space forward. The next card is now the stage card. If it's face down, turn it face up.
help-prince-example = Your 4 is the stage card in tent 2. The Prince stops there. Your 4 goes into the procession, and your disc moves one space forward.
help-miss-title = Miss Carnavalo
help-miss = The Miss takes the bottom card of the pile with her. In the next tent where she stops, she first lays this card on top. Then she takes the bottom card there. Nobody gets anything for the card she covers.
help-bar-title = Barricadol
help-bar = Barricadol closes the tent where he stands. You can't play there, and the Prince and the Miss do nothing there. The cards in it still count when the day ends.
help-chips-title = Movement chips
help-chips =
    Before and after your card or move, you may use any number of movement chips. Each chip moves one citizen as far as the ring allows, or puts one straight into the tent on the chip. After a straight move, the ring goes to 0. When the ring is on 0, a chip can only put a citizen straight into its tent.

    If you have chips left when your turn ends, they go back under the stack in any order, and the ring goes to 0.
help-chips-example = You have the movement chip for tent 4 and put the Prince straight into that tent. Otto's stage card goes into the procession, and the ring goes to 0.
help-count-title = The end of a day
help-count =
    The day ends at once when two players have no cards left, or when five cards are in the procession. With two players, it ends as soon as one of them has no cards left.

    In each tent, add up your cards there, including the face-down ones, and the number of your disc's space.

    - The player with the highest total wins their disc. Second place wins the tent chip.
    - If the player in first place has already won that disc, they win the tent chip instead.
    - If you tie with another player, you both win nothing. With 0 you win nothing either.
help-count-example = In tent 5 you have a 3 and a 2, and your disc is on 1. That makes 6. Otto has a 4 and a disc on 1, which makes 5. You win your disc, and Otto wins the tent chip.
help-float-title = The procession
help-float = Add up your cards in the procession, too. The player with the highest total has to buy a float, and that costs 5 points. Second place wins the procession chip. If the player in first place already has a float, they win the procession chip instead.
help-float-example = Ann has a 5 and a 1 in the procession, which makes 6. You have a 4. Ann buys a float, and you win the procession chip.
help-day-title = A new day
help-day = Everyone takes their cards back, including those in the procession. Only the Miss keeps the card she has with her. Citizens, discs, ring and movement chips stay where they are. The player to the left of the one who ended the day begins.
help-end-title = Who wins
help-end =
    The game ends after four days, or after a day when a player has won five discs. Count your points:

    - 5 for each disc you won
    - for each other disc, the number of its space
    - the number on each tent chip and procession chip
    - minus 5 if you have a float

    The player with the most points wins. If players tie for the most, they all win.
help-end-example = You won three discs, which gives you 15. Your other discs are on 2, 1 and 0, which makes 3. Your chips are a 4 and a 2, which makes 6. Your float costs 5. So you have 19 points.
help-tips-title = Two tips
help-tips =
    - Play where the others have little, with the lowest card that wins.
    - Second place wins a chip, and often that's cheaper than first place.
help-pieces-title = What's in the box
help-pieces = Each tent has a pile of four tent chips, and the top one is face up. Each of the numbers 1, 2, 3 and 4 is on six of them. The procession has four procession chips of 3, 4 or 5. There are four floats, one for each day, and six movement chips, one for each tent. The ring shows 0 to 5. When you win a disc, you take it off its track.
help-last-title = If your turn ends the day
help-last = Finish your move: set the ring, move discs and hand out chips. Skip the rest of your turn. Put your movement chips back under the stack in any order, but leave the ring where it is. The others keep their chips. Where somebody wins a chip, turn the next one face up. If nobody bought today's float, it leaves the game.
help-advanced-title = 2× and 3×
help-advanced = Two more chips are shuffled in with the tent chips, and then two random chips stay in the box. At the end, 2× makes each of your 2s count double. 3× makes each of your 1s count triple. The chips 2× and 3× themselves are worth 0.
help-ruling-cr1 = A disc on the last space stays there.
help-ruling-cr2 = In an empty tent, the Prince does nothing. The Miss lays her card down and takes it up again, because it's now the bottom card.
help-ruling-cr3 = You need at least 1 to win anything. A disc on space 1 or further is enough, even without a card.
help-ruling-cr4 = If players tie for first place, nobody gets anything there, and second place doesn't become first. If players tie for second, nobody gets the chip.
help-ruling-cr5 = Count all the tents and the procession first. Only then see whether a player has five discs.
help-ruling-cr6 = If the stack of movement chips is empty, you don't get a chip.
help-ruling-cr7 = If the ring is on 0 and you can't play a card, you pass.
help-ruling-cr8 = If a movement chip puts a citizen straight into a tent, everybody sees the chip. If you use it with the ring or put it back, nobody else sees which chip it is.
help-ruling-cr9 = Citizens do nothing on the spaces where they start. But if Barricadol starts in a tent, he closes it.
help-ruling-cr10 = Everybody knows who owns a face-down card, but only the owner knows its number.
help-ruling-cr11 = If nobody plays a card and no card joins the procession for four rounds in a row, the day ends. One round is one turn for each player.

fair-seal-fair = Fair cards and chips: checked

# What a table can vary
play-advanced = Play the advanced variant
option-advanced =
    { $value ->
        [true] advanced variant
       *[false] without the advanced variant
    }

# What is what
about-points = { $player } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $sum }, for { $discs ->
        [0] no discs
        [one] one disc
       *[other] { $discs } discs
    }, confetti and chips{ $float ->
        [yes] , minus the float
       *[no] {""}
    }.
about-has = In hand: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $chips ->
        [0] no movement chips
        [one] 1 movement chip
       *[other] { $chips } movement chips
    }.
about-part-card = { $whose ->
        [mine] your { $value }
       *[other] a { $value }
    }
about-part-closed = { $cards ->
        [one] a face-down card
       *[other] { $cards } face-down cards
    }
about-part-confetti = { $field ->
        [one] 1 from confetti
       *[other] { $field } from confetti
    }
about-worth = { $mine ->
        [yes] You have
       *[no] { $player } has
    } { $closed ->
        [0] { $count ->
            [one] { $total }: { $parts }.
           *[other] { $total } = { $sum }: { $parts }.
        }
       *[other] at least { $total }: { $parts }.
    }
about-tent = Tent { $tent }. The player with the highest total here when the day ends wins their disc: 5 points.
about-tent-barred = Barricadol closes this tent: no card goes in or out.
about-tent-own = The stage card is yours, so you can't play here.
about-tent-open = You can play a card here.
about-coin = A chip for tent { $tent }: { $chip } points for second place. If the player with the highest total has already won their disc here, they get the chip instead. { $left ->
        [one] This is the last one.
       *[other] { $left } chips are left.
    }
about-track = { $discs ->
        [none] The confetti track at tent { $tent }. All the discs here have been won.
       *[other] The confetti track at tent { $tent }: { $discs }. A disc is worth the number of its space, both in the tent and at the end.
    }
about-prince = The Prince: if he stops in a tent, he takes the stage card into the procession. Its owner's disc moves one space forward.
about-miss = The Miss: if she stops in a tent, she lays her card on top and takes the bottom card.
about-bar = Barricadol: no card can go in or out of the tent where he stands.
about-walks = { $most ->
        [one] You can move this citizen 1 space.
       *[other] You can move this citizen up to { $most } spaces.
    }
about-field = { $tent ->
        [0] A space on the route. A citizen who stops here does nothing.
       *[other] The space for tent { $tent }. A citizen who stops here is in the tent.
    }
about-ring = { $ring ->
        [0] The ring is on 0, so citizens can't move until somebody plays a card.
       *[other] The ring is on { $ring }, so a citizen can't move more than that. The ring shows how far the last citizen moved, or the number of the stage card where a card was last played.
    }
about-middle = { $card }, with the Miss. She lays it on top in the next tent where she stops.
about-middle-free = The card that the Miss has with her lies here. She has no card now.
about-marches = { $card }, in the procession. The player with the highest total here has to buy a float: minus 5 points.
about-place-free = A free place in the procession. The fifth card ends the day.
about-float = The float: the player with the highest total in the procession has to buy it, for 5 points. Nobody has to buy a second one.
about-award = The procession chip: { $chip } points for second place. If the player with the highest total already has a float, they win the chip instead.
about-stack = The stack of movement chips: { $chips }, face down.
about-day = The game lasts four days, or until a player has won five discs.
about-held = Your { $value }. When the day ends, it counts as { $value } in the tent where you played it.
about-held-goes = You can play it into tent { $tents }.
about-held-pick = You can choose it now. It goes into a random tent.
about-held-nowhere = You can't play it now.
about-token = Your movement chip for tent { $tent }: one extra move. It moves a citizen straight to tent { $tent }{ $ring ->
        [0] .
        [1] {" "}or 1 space forward, as the ring shows.
       *[other] {" "}or up to { $ring } spaces forward, as the ring shows.
    }
about-token-now = You can use it now.
about-return = Movement chips that you don't use go back under the stack. Then your turn is over, and the ring goes to 0, unless the day is over too.
about-pass = You can't move a citizen or play a card, so you have to pass.
about-count = What everyone won on the last day, tent by tent.
about-pile = { $card }, in tent { $tent }. { $where ->
        [alone] It's the only card here. The Prince would take it into the procession. The Miss would take it with her.
        [stage] It's the stage card. If the Prince stops here, it goes into the procession.
        [bottom] It's the bottom card. If the Miss stops here, she takes it with her.
       *[between] It lies between other cards. The Prince and the Miss can't take it now.
    }
about-disc = { $field ->
        [won] { $player } has won the disc at tent { $tent }: 5 points.
       *[other] { $player }'s disc at tent { $tent } is on space { $field }. That number is added to { $player }'s cards here. At the end, the disc is worth that many points.
    }
about-share = { $confetti ->
        [0] { $player } had { $value } here, all from cards.
       *[other] { $player } had { $value } here: { $cards } from cards and { $confetti } from confetti.
    }
about-final-discs = { $discs ->
        [0] { $player } didn't win a disc.
        [one] { $player } won one disc: 5 points.
       *[other] { $player } won { $discs } discs, worth 5 points each: { $points }.
    }
about-final-confetti = { $sum ->
        [none] { $player } won all discs, so there is no confetti to count.
       *[other] { $player }'s confetti: { $sum }. Each disc that wasn't won is worth the number of its space.
    }
about-final-chips = { $chips ->
        [none] { $player } didn't win any chips.
       *[other] { $player } won these chips: { $chips }.
    }
about-final-float = { $float ->
        [yes] { $player } had to buy a float: minus 5 points.
       *[no] { $player } didn't have to buy a float.
    }
about-holds-card = A { $value } in { $player }'s hand. When the day ends, it counts as { $value } in the tent where it was played.
about-holds-chip = { $player } has the movement chip for tent { $tent }, which gives one extra move of a citizen.

# Kinds of mistakes, before how often
mistake-chip-unused = You don't use a movement chip:
mistake-chip-wasted = You use a movement chip too early:
mistake-procession = You misjudge the procession:
mistake-rival = You let another player win a prize:
mistake-card = You play the wrong card in a tent:
mistake-tent = You choose the wrong place:

# A phone as a hand
hand-hidden = Your cards face down
