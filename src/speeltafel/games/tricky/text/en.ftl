# tricky, in English.

name = tricky
tagline = Roll, keep, pay, and clear a column before it clears you out.
about = Dice and chips by Leo Colovini, for 2 to 5 players, about 20 minutes.
unofficial = An unofficial version, in our own words. tricky and its box belong to their owners.

# The table
columns = Column
in-column = Chips in it
arrow = Others pay
chips = Chips
supply = Supply
dice = Dice
aside = Kept
legend = o filled · g you pay · y the supply pays · R wins the column · 2 takes two chips

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
        [0] { $player } has nothing left to pay for column { $column }.
        [one] { $player } pays 1 chip to the supply.
       *[other] { $player } pays { $chips } chips to the supply.
    }
borrowed =
    { $chips ->
        [one] { $player } had to borrow 1 chip on the way.
       *[other] { $player } had to borrow { $chips } chips on the way.
    }
bankrupt = { $player } is bankrupt: the loan was over { $most } chips, or can't be paid back.
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
prompt-keep = { your-turn } keep at least one of these { $dice } dice; you roll the rest again.
prompt-last-die = { your-turn } the last die stays as it is. Settle up.
prompt-wait = { $player } is choosing which dice to keep.
prompt-over =
    { $players } { $count ->
        [one] wins!
       *[other] win together!
    }

# What is not possible
not-a-move = { $found } is not a move here. Write “{ $verb }” and one to five dice, like “{ $verb } 46”.
not-in-roll = { $kept } cannot be kept: the roll is { $roll } (T4).
wrong-number-of-dice = { $left ->
        [one] Exactly one die is left to roll.
       *[other] Exactly { $left } dice are left to roll.
    }
board-columns = a board has { $columns } columns, this one has { $found } (T2)
board-length = a column has 1 to { $most } cells, this one has { $found } (T2)
board-cell = { $cell } is no cell; cells are { $known } (T2)
board-red = the last cell of a column, and only the last, is red (T2)
board-arrow = an arrow is a number from 0 to { $most }, not { $found } (T2)

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
        [yes] you win at once by running out of chips{ $often }
       *[no] { $player } wins at once by running out of chips{ $often }
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
        [yes] you are almost out of chips after it{ $often }
       *[no] { $player } is almost out of chips after it{ $often }
    }
because-lead =
    { $you ->
        [yes] you have the most chips after it{ $often }
       *[no] { $player } has the most chips after it{ $often }
    }
because-next-ends = the game ends on { $other }’s turn{ $often }
about-chips = about { $one } chips instead of { $two }
a-little = a little { $more ->
        [yes] more
       *[no] less
    }
minus = minus { $chips }
because-one-more =
    { $you ->
        [yes] column { $column } needs just one more { $column }, and you have it
       *[no] column { $column } needs just one more { $column }, and { $player } has it
    }
because-needed =
    { $you ->
        [yes] it still needs { $lacks } dice: with { $dice } you set { $have } of them aside
       *[no] it still needs { $lacks } dice: with { $dice } { $player } sets { $have } of them aside
    }
because-can-wait =
    { $you ->
        [yes] column { $column } can wait: you { adverb } win it this turn anyway
       *[no] column { $column } can wait: { $player } { adverb } wins it this turn anyway
    }
because-worth-more = column { $column } is worth more than column { $beside }
because-leaves =
    { $you ->
        [yes] with { $dice }, you would leave column { $column } only { $lacks } short for the next player
       *[no] with { $dice }, { $player } would leave column { $column } only { $lacks } short for the next player
    }
because-rolls =
    { $you ->
        [yes] you roll { $dice ->
                [one] one die
               *[other] { $many } dice
            } again instead of { $fewer ->
                [0] none
               *[more] { $few }
            }
       *[no] { $player } rolls { $dice ->
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
       *[mostly] mostly
    }
look-column = Look at column { $column }.
look-next = Think of what you leave to { $player }.
look-chips = Count your chips: what if they run out this turn?
look-dice = Look at the dice: { $dice ->
        [0] do you want to roll again at all?
       *[other] how many do you want to roll again?
    }

# How to play
help =
    Everybody starts with a pile of chips. As soon as somebody has none left after their own turn, the game is over, and most chips wins.

    On your turn you roll five dice. Set at least one aside, more if you like, and roll the rest again, until all five are aside.

    Then you pay for each die. A 6 is free. Every other die fills the next free cell of the column with its number, from the top down. A green cell costs you one chip (the first cell of columns 1 and 2 costs two), a yellow one is paid by the supply. The red cell at the end costs you a chip too, but with it you win every chip in the column, and each other player pays the supply what the arrow says. Then the column starts again.

    If you run short during your turn you may borrow up to five chips, as long as you can pay them back when the turn ends. If you can't, or have nothing left after your own turn, the game is over.
reconstructed = The rules are those of the sheet. Of the board it tells only a part: column 2 and a few other cells are certain, the rest is our reconstruction.
help-moves = Type the dice you keep: “46” keeps a 4 and a 6.

# Lessons
lesson-settle = Four dice are set aside, one is left. Keep that one too, and see what your dice cost.
lesson-settle-not = One die is left, and it has to stay. Keep it.
lesson-settle-done = Each die filled the next free cell of its column, and each cell cost you a chip. The two sixes cost nothing!
lesson-sixes = A new turn, five dice. Sixes are free: keep both of them, and nothing else.
lesson-sixes-not = You could do that, but it costs chips. Try the two sixes, and only those.
lesson-sixes-done = Two dice safely aside. The other three were rolled again. You go on like this until all five are aside.
lesson-one = No six this time. You have to keep at least one die, but one is enough. Which one is up to you.
lesson-one-not = That is allowed too. But try it with a single die now.
lesson-one-done = What is aside stays aside. The other two were rolled again, and who knows what comes.
lesson-yellow = Look at column 3: its next cell is yellow. Keep all five dice and see who pays.
lesson-yellow-not = Good idea, another time. Now keep all five dice at once.
lesson-yellow-done = The supply paid! Green and red cells you pay yourself, a yellow one is a gift.
lesson-win = Column 1 is one chip away from its red cell, and you have a 1. Keep all five dice!
lesson-win-not = Then somebody else may finish column 1. Take it yourself: keep all five dice.
lesson-win-done = The red cell wins the column: its five chips are yours, and everybody else pays what its arrow says.
lesson-present = If you play the 2, only the red cell of column 2 is left, and Otto is next. Keep the 6 and roll the 2 again.
lesson-present-not = That would be a present for Otto. Keep only the 6.
lesson-present-done = A 5 instead. Chips stay on the board, so think of what you leave to the next player.
lesson-loan = One chip left, but two 2s finish column 2. They cost two chips? Be brave: keep all five dice.
lesson-loan-not = You would run out of chips. Keep all five dice: the column pays you back.
lesson-loan-done = You borrowed a chip, won the column and paid it back at once. Up to five chips you may borrow, if you can return them.
lesson-end = A real game now, against two bots, and it is nearly over. You lead! Play as you like.
lesson-end-not = Nice. On it goes: keep at least one die.
lesson-end-done =
    { $won ->
        [yes] Somebody had no chips left, so it is over. Most chips wins, and that is you. You know tricky now!
       *[no] Somebody had no chips left, so it is over. Most chips wins: not you this time, but you know tricky now!
    }

# For newcomers
first-filled = Each die fills the next free cell of its column. Green cells cost whoever plays them a chip, yellow ones the supply.
first-won = The red cell was filled: that wins all the chips in the column, and it starts again from the top.
first-gave = That is the arrow below the column: when somebody wins it, everybody else pays that many chips.
first-borrowed = Whoever runs short while settling borrows from the supply, five chips at most, and pays back at once.
first-bankrupt = Who can't pay back is bankrupt: they have nothing left, and the game is over.
