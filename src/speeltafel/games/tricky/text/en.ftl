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

# How to play
help =
    Everybody starts with a pile of chips. As soon as somebody has none left after their own turn, the game is over, and most chips wins.

    On your turn you roll five dice. Set at least one aside, more if you like, and roll the rest again, until all five are aside.

    Then you pay for each die. A 6 is free. Every other die fills the next free cell of the column with its number, from the top down. A green cell costs you one chip (the first cell of columns 1 and 2 costs two), a yellow one is paid by the supply. The red cell at the end costs you a chip too, but with it you win every chip in the column, and each other player pays the supply what the arrow says. Then the column starts again.

    If you run short during your turn you may borrow up to five chips, as long as you can pay them back when the turn ends. If you can't, or have nothing left after your own turn, the game is over.
reconstructed = The rules are those of the sheet. Of the board it tells only a part: column 2 and a few other cells are certain, the rest is our reconstruction.
help-moves = Type the dice you keep: “46” keeps a 4 and a 6.
