# tricky, in English.

name = tricky
tagline = Roll, pay, and fill a column to win all its chips.
about = Dice and chips. By Leo Colovini, for 2 to 5 players, about 20 minutes.
unofficial = An unofficial version, in our own words. The original game belongs to its owners.

# The table
columns = Column
in-column = Chips in column
arrow = Others pay
chips = Chips
supply = Supply
dice = Dice
aside = Kept
legend = o filled · g you pay · y the supply pays · R wins the column · 2 costs two chips

# What happened
rolled = { $player } rolls { $dice }.
kept = { $player } keeps { $dice }.
filled =
    { $cells ->
        [1] { $player } fills cell { $first } of column { $column }.
        [2] { $player } fills cells { $first } and { $last } of column { $column }.
       *[other] { $player } fills cells { $first } to { $last } of column { $column }.
    }
won =
    { $chips ->
        [one] { $player } wins column { $column } and takes the chip in it.
       *[other] { $player } wins column { $column } and takes its { $chips } chips.
    }
gave =
    { $chips ->
        [0] { $player } has no chips left to pay for column { $column }.
        [one] { $player } pays 1 chip to the supply.
       *[other] { $player } pays { $chips } chips to the supply.
    }
borrowed =
    { $chips ->
        [one] { $player } had to borrow 1 chip.
       *[other] { $player } had to borrow { $chips } chips.
    }
bankrupt = { $player } is bankrupt: the loan was more than { $most } chips or couldn't be paid back.
ended = { $player } has no chips left. The game is over.

# What you can do
prompt-roll =
    { $dice ->
        [one] { $player } rolls the last die.
       *[other] { $player } rolls { $dice } dice.
    }
your-turn =
    { $shared ->
        [yes] { $player }, it's your turn:
       *[no] Your turn:
    }
prompt-keep = { your-turn } keep at least one die. You roll the rest again.
prompt-last-die = { your-turn } you can't roll the last die again. Keep it and pay.
prompt-wait = { $player } is choosing which dice to keep.
prompt-over =
    { $players } { $count ->
        [one] wins!
       *[other] win together!
    }

# What is not possible
not-a-move = { $found } isn't a move here. Type “{ $verb }” and one to five dice, like “{ $verb } 46”.
not-in-roll = You can't keep { $kept }: the roll is { $roll } (T4).
wrong-number-of-dice = { $left ->
        [one] There is one die left to roll.
       *[other] There are { $left } dice left to roll.
    }
board-columns = a board must have { $columns } columns, but this one has { $found } (T2)
board-length = a column must have 1 to { $most } cells, but this one has { $found } (T2)
board-cell = { $cell } is not a cell; choose from { $known } (T2)
board-red = the last cell of a column must be red, and no other cell may be red (T2)
board-arrow = an arrow must be a number from 0 to { $most }, but this one is { $found } (T2)

# Why: reasons in reviews and tips
move-dice = { $dice }
advice-keep =
    { $you ->
        [yes] keep { $only ->
                [yes] only the
               *[no] the
            } { $dice }
       *[no] { $player } should keep { $only ->
                [yes] only the
               *[no] the
            } { $dice }
    }
because-ends-winning =
    { $you ->
        [yes] you run out of chips and win at once{ $often }
       *[no] { $player } runs out of chips and wins at once{ $often }
    }
because-ends-losing =
    { $you ->
        [yes] you run out of chips and lose{ $often }
       *[no] { $player } runs out of chips and loses{ $often }
    }
because-column =
    { $you ->
        [yes] you win column { $column } this turn{ $often }
       *[no] { $player } wins column { $column } this turn{ $often }
    }
because-any-column =
    { $you ->
        [yes] you win a column this turn{ $often }
       *[no] { $player } wins a column this turn{ $often }
    }
because-next-column = { $other } wins column { $column } next turn{ $often }
because-next-any = { $other } wins a column next turn{ $often }
because-gain =
    { $you ->
        [yes] this turn brings you { $chips }
       *[no] this turn brings { $player } { $chips }
    }
because-others-lose = this turn costs the others { $chips }
because-next-gain = the next turn brings { $other } { $chips }
because-few =
    { $you ->
        [yes] that leaves you almost out of chips{ $often }
       *[no] that leaves { $player } almost out of chips{ $often }
    }
because-lead =
    { $you ->
        [yes] that gives you the most chips{ $often }
       *[no] that gives { $player } the most chips{ $often }
    }
because-next-ends = the game ends on { $other }’s turn{ $often }
about-chips = about { $one ->
        [one] 1 chip
       *[other] { $one } chips
    } instead of { $two }
a-little = a little { $more ->
        [yes] more
       *[no] less
    }
minus = minus { $chips }
because-one-more =
    { $you ->
        [yes] column { $column } needs just one more { $column }, and you have one
       *[no] column { $column } needs just one more { $column }, and { $player } has one
    }
because-needed =
    { $you ->
        [yes] that column still needs { $lacks } dice, and the { $dice } give you { $have } of them
       *[no] that column still needs { $lacks } dice, and the { $dice } give { $player } { $have } of them
    }
because-can-wait =
    { $you ->
        [yes] column { $column } can wait: you { adverb } win it this turn anyway
       *[no] column { $column } can wait: { $player } { adverb } wins it this turn anyway
    }
because-worth-more = column { $column } is worth more than column { $beside }
because-leaves =
    { $you ->
        [yes] if you keep the { $dice }, the next player needs only { $lacks } more to win column { $column }
       *[no] if { $player } keeps the { $dice }, the next player needs only { $lacks } more to win column { $column }
    }
six =
    { $six ->
        [yes] the 6 fills no column: { "" }
       *[no] { "" }
    }
because-rolls =
    { $you ->
        [yes] { six }you roll { $dice ->
                [one] one die
               *[other] { $many } dice
            } again instead of { $fewer ->
                [0] none
               *[more] { $few }
            }
       *[no] { six }{ $player } rolls { $dice ->
                [one] one die
               *[other] { $many } dice
            } again instead of { $fewer ->
                [0] none
               *[more] { $few }
            }
    }
adverb =
    { $how ->
        [always] always
        [nearly] almost always
       *[mostly] usually
    }
look-column = Look at column { $column }.
look-next = Think about what you leave to { $player }.
look-chips = Count your chips: what if they run out this turn?
look-dice = Look at the dice: { $dice ->
        [0] do you want to roll again at all?
       *[other] how many do you want to roll again?
    }

# How to play
help =
    You want the most chips when the game ends. Almost every die costs you a chip. But if you finish a column, you win all the chips in it.

    Roll five dice and keep at least one. Roll the others again and keep at least one, until you have kept all five.

    Then you pay for your dice. A 6 is free. Every other die fills the next free cell of its column, from the top down. For a green cell you pay one chip, but the first cell of columns 1 and 2 costs two. For a yellow cell the supply pays. The last cell is red: you pay one chip and win every chip in the column. Every other player then pays the supply as many chips as the arrow says, and the column is empty again.

    The game ends when a player has no chips left at the end of their own turn. The player with the most chips wins.

    If you don't have enough chips during your turn, you may borrow up to five. You give them back when your turn ends. If you can't, you are bankrupt: you have 0 chips and the game ends.
reconstructed = These rules follow the rule sheet. It shows only part of the board, so only column 2 and a few other cells are certain. We worked out the rest ourselves.
help-moves = Type the dice you want to keep: “46” keeps a 4 and a 6.

# Lessons
lesson-settle = The player with the most chips wins. Keep your last die, and see what your dice cost.
lesson-settle-not = There's one die left, and you can't roll the last die again. Keep it.
lesson-settle-done = Each die fills the next cell of its column. A green cell costs you the number in it. Sixes are free.
lesson-sixes = A new turn, with five dice. Sixes are free, so keep both.
lesson-sixes-not = That would cost you chips. Keep only the two sixes.
lesson-sixes-done = Now you roll the other three again. Keep at least one each time.
lesson-one = No six this time. You have to keep at least one die, so keep the 2.
lesson-one-not = That's allowed too. But this time, keep only the 2.
lesson-one-done = You don't roll kept dice again. When all five are kept, you pay.
lesson-win = Column 1 needs one more chip, and you have a 1. Keep it!
lesson-win-not = Keep the 1: it wins the column.
lesson-win-done = The red cell wins the column: its five chips are yours. The others pay what the arrow says.
lesson-yellow = The next cell of column 3 is yellow. Keep your 3, and see who pays.
lesson-yellow-not = Keep the 3: it goes to the yellow cell.
lesson-yellow-done = A yellow cell costs you nothing: the supply pays.
lesson-present = If you keep the 2, Otto can win column 2 with one more 2. Keep the 6 instead.
lesson-present-not = That would be a present for Otto. Keep only the 6.
lesson-present-done = Chips stay on the board, so think about what you leave to the next player.
lesson-loan = You have one chip left, but two 2s win column 2. Be brave: keep both 2s.
lesson-loan-not = You would run out of chips. Keep both 2s: the column pays you back.
lesson-loan-done = You borrowed a chip, won the column and paid it back. You can borrow five at most, for this turn only.
lesson-end = This is the end of a real game. It's over when a player has no chips left. You're ahead, so play as you like!
lesson-end-not = Good. Now keep at least one more die.
lesson-end-done =
    { $won ->
        [yes] A player has no chips left, so the game is over. You have the most chips: you win, and you know tricky now!
       *[no] A player has no chips left, so the game is over. You don't have the most chips this time, but you know tricky now!
    }

# For newcomers
first-aim = You want the most chips. Sixes are free, but most other dice cost you a chip. Keep at least one die.
first-again = Keep at least one more die. You roll the others again.
first-last-die = You can't roll the last die again. Keep it, then pay for all five.
first-filled = Each die fills the next cell of its column. The player pays the number in a green cell, and the supply pays for a yellow one.
first-won = The red cell wins all the chips in the column. Then the column starts again from the top.
first-gave = The arrow below the column says how much each of the other players pays.
first-borrowed =
    { $you ->
        [yes] You ran out of chips and borrowed some. You can borrow five at most, and you have to pay them back at the end of this turn.
       *[no] { $player } ran out of chips and borrowed some. A player can borrow five at most, and has to pay them back at the end of the turn.
    }
first-bankrupt =
    { $you ->
        [yes] You can't pay the loan back. That ends the game, and you have no chips.
       *[no] { $player } can't pay the loan back. That ends the game, and { $player } has no chips.
    }
first-ended = The game is over when a player has no chips left at the end of their own turn. The player with the most chips wins.
