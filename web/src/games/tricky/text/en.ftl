# tricky on the page, in English.

column-state =
    Column { $column }: { $filled } of { $cells } cells filled, with { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    } in it. The arrow says { $arrow }{ $coming ->
        [0] .
        [one] . One of your dice will go here.
       *[other] . { $coming } of your dice will go here.
    }
die-on-table = Die { $face }
die-kept = Die { $face }, kept
keep-dice = Keep { $dice }
keep-none = Choose the dice to keep
keep-last = Keep { $dice } and pay
preview = So far you pay { $pays ->
        [0] nothing
        [one] 1 chip
       *[other] { $pays } chips
    }{ $takes ->
        [0] .
       *[other] {" "}and win { $takes }.
    }
preview-all = You pay { $pays ->
        [0] nothing
        [one] 1 chip
       *[other] { $pays } chips
    }{ $takes ->
        [0] .
       *[other] {" "}and win { $takes }.
    }
preview-loan = You'd have to borrow { $loan ->
        [one] 1 chip
       *[other] { $loan } chips
    }.
preview-bankrupt = You couldn't pay the loan back, so you'd go bankrupt.
preview-ends = Then you have no chips left, and the game ends.
about-settling = What the last turn changed: each player's chips before the turn, the chips paid or won, and the chips after the turn.
player-chips = { $name }: { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }{ $turn ->
        [yes] , their turn.
       *[no] .
    }
pays = pay
wins = win
key-dice = choose the next die with that number
key-keep = keep the chosen dice
keep-at-least-one = Keep at least one die.
last-die-stays = You can't roll the last die again.
chips-by-themselves = The chips move automatically at the end of each turn.
columns-by-themselves = Your dice go to their columns automatically when you have kept all five.
kept-stays = You can't take back dice you have kept.
supply-state = { $chips ->
        [one] 1 chip in the supply
       *[other] { $chips } chips in the supply
    }

# The rules, with pictures
help-goal-title = The aim
help-goal =
    You want the most chips when the game ends.

    Almost every die costs you a chip. But if you finish a column, you win all the chips in it.
help-start-title = Set-up
help-start =
    Everyone gets chips: 18 each with two players, 22 with three, 25 with four or five. The other chips are the supply.

    The board has five columns, for dice 1 to 5. You fill a column from the top down. Its last cell is red. A 6 has no column.
help-turn-title = Your turn: roll
help-turn =
    Roll five dice. Keep at least one. You may keep more, and you choose which.

    Roll the other dice again and keep at least one. Carry on until you have kept all five dice. You can't roll a kept die again.
help-turn-example = You roll 1, 2, 4, 6 and 6. You keep both sixes and roll the other three dice again.
help-pay-title = Then pay
help-pay =
    A 6 is free. Every other die fills the next free cell of its column.

    - Green cell: you pay one chip. The first cell of columns 1 and 2 costs two chips.
    - Yellow cell: the supply pays.
    - Red cell: you pay one chip and win the column.

    The chips stay on the board. Then the player on your left takes a turn.
help-pay-example = Your dice are 2, 2, 4, 6 and 6. Column 2 is empty: your first 2 costs two chips, and your second 2 costs one. The next cell of column 4 is yellow, so the supply pays. You pay three chips.
help-win-title = Win a column
help-win =
    If you fill the red cell, you win every chip in the column, including the new one. Every other player pays the supply as many chips as the arrow says.

    Now the column is empty. If you have more dice with that number, they start filling it again from the top.
help-win-example = There are five chips in column 3 and only its red cell is free. You have a 3. You pay one chip and take six. The arrow says 2, so each other player pays two chips to the supply.
help-end-title = Who wins
help-end = The game ends when a player has no chips left at the end of their own turn. The player with the most chips wins. If players tie for the most, they all win.
help-end-example = Ann ends a turn with 0 chips. Otto has 31 and you have 34, so you win.
help-tips-title = Two tips
help-tips =
    - Keep your sixes. They are free.
    - Don't leave a column with only its red cell free. The next player will be happy to win it.
help-loan-title = Not enough chips?
help-loan =
    You may borrow up to five chips from the supply during your turn. You give them back when your turn ends. If you can't give them back, you are bankrupt: you have 0 chips and the game ends.

    If another player wins a column and you can't pay what the arrow says, you pay all you have. You still get your next turn, even with 0 chips.
help-loan-example = You have one chip, and column 2 needs two more dice. You have two 2s. You borrow one chip, win the six chips in the column and give one back.
help-ruling-tr1 = In which order do you pay for your dice? In the order that needs the smallest loan. Columns you win come first, starting with the cheapest. If you still need more than five chips, you are bankrupt. All your dice still count, and the other players still pay for columns you won.
help-ruling-tr2 = What if the supply is empty? Keep playing, and use anything else as chips.
help-ruling-tr3 = Who begins? The player in the first seat.
help-ruling-tr4 = What is your score if you are bankrupt? It is 0.

fair-seal-fair = Fair dice: checked

# What is what
about-purse = { $player } has { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }. The game ends when a player has no chips left at the end of their own turn. Then the player with the most chips wins.
about-supply = The supply: { $chips } chips. It pays for yellow cells. When a player wins a column, the other players pay chips into it.
about-column = Column { $column } is for dice that show { $column }. { $count ->
        [0] It is empty.
        [one] It holds { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        }, the price of its filled cell.
       *[other] It holds { $chips } = { $sum } chips, the prices of its filled cells.
    } { $left ->
        [one] One more die wins it.
       *[other] { $left } more dice win it.
    }
about-arrow = The arrow for column { $column }: when a player wins this column, every other player pays { $arrow ->
        [one] 1 chip
       *[other] { $arrow } chips
    } to the supply.
about-cell = Column { $column }, cell { $cell }: { $kind ->
        [green] green, so you pay { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        } to fill it
        [yellow] yellow, so the supply pays { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        }
       *[red] red. It costs { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        } and wins all chips in the column: { $inside } now, plus this one
    }. { $state ->
        [filled] This cell is already filled.
        [next] This is the next cell to fill.
       *[later] { $before ->
            [one] One cell above it is still free.
           *[other] { $before } cells above it are still free.
        }
    }
about-die = { $face ->
        [6] A 6 is free.
       *[other] A { $face } goes to column { $face }.
    }
about-die-cell = The next cell in that column is { $kind ->
        [green] green and costs you { $chips ->
            [one] 1 chip.
           *[other] { $chips } chips.
        }
        [yellow] yellow: the supply pays.
       *[red] red: it wins the column!
    }
about-die-keep = Tap this die to keep it. Otherwise you roll it again.
about-aside = A kept { $face }. It stays here until all five dice have been kept.
about-aside-free = Dice that you keep go here. When all five are here, you pay for them.
about-preview = What you would pay and win with the dice you have kept or chosen.
about-keep = Keep the dice you chose and roll the others. If there are none left to roll, you pay.

# A turn, and how the game was counted
turn-keeps = { $player } keeps { $dice }.
turn-pays = { $player } keeps { $dice } and pays { $pays ->
        [0] nothing.
        [one] 1 chip.
       *[other] { $pays } chips.
    }
turn-wins = That wins { $count ->
        [one] column { $columns }, with { $chips } chips.
       *[other] columns { $columns }, with { $chips } chips.
    }
turn-others-pay = { $players } { $count ->
        [one] pays { $chips ->
            [one] 1 chip.
           *[other] { $chips } chips.
        }
       *[other] pay { $chips ->
            [one] 1 chip each.
           *[other] { $chips } chips each.
        }
    }
game-count = The final count
count-start = Start
count-won = Won
count-paid = Paid
count-arrows = Arrows
count-bankrupt = Bankrupt
why-ended = { $player } has no chips left, so the game is over.
why-bankrupt = { $player } is bankrupt, so the game is over: { $reason ->
        [loan] the loan was more than five chips.
       *[debt] the loan couldn't be paid back.
    }
why-won = { $players } { $count ->
        [one] has
       *[other] have
    } the most chips: { $chips }.

# Kinds of mistakes, before how often
mistake-sixes = You keep sixes too early:
mistake-next = You leave a column to the next player:
mistake-chips = You risk your last chips:
mistake-column = You miss a column you could win:
mistake-many = You keep too many dice:
mistake-few = You keep too few dice:

# A phone as a hand
hand-column = Column { $column }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
hand-column-won = You win column { $column }!
