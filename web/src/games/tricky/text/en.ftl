# tricky on the page, in English.

column-state =
    Column { $column }: { $filled } of { $cells } cells filled, { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    } in it; the others pay { $arrow }{ $coming ->
        [0] .
        [one] , 1 of your dice will go here.
       *[other] , { $coming } of your dice will go here.
    }
die-on-table = Die { $face }
die-kept = Die { $face }, set aside
keep-dice = Keep { $dice }
keep-none = Pick the dice to keep
keep-last = Keep { $dice } and settle up
preview = If you stop now, you pay { $pays }{ $takes ->
        [0] .
       *[other] {" "}and win { $takes }.
    }
preview-loan = You would have to borrow { $loan }.
player-chips = { $name }: { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }{ $turn ->
        [yes] , their turn.
       *[no] .
    }
pays = pay
wins = win
key-dice = the next die that shows it
key-keep = keep these dice
keep-at-least-one = Keep at least one die.
last-die-stays = The last die stays as it is.
chips-by-themselves = Chips change hands by themselves, when a turn is settled.
columns-by-themselves = Your dice go to their columns by themselves, when all five are set aside.
kept-stays = What is set aside stays there.
supply-state = { $chips ->
        [one] 1 chip in the supply
       *[other] { $chips } chips in the supply
    }

# The rules, with pictures
help-goal-title = What it is about
help-goal = Everybody has a pile of chips: 18 with two players, 22 with three, 25 with more. As soon as somebody has none left after their own turn, the game is over, and most chips wins.
help-turn-title = Your turn
help-turn = Roll five dice. Set at least one aside, or as many as you like, and roll the others again. Go on until all five are aside: what lies there stays there.
help-pay-title = Paying
help-pay = Now each die fills the next free cell of the column with its number, from the top down. A round cell costs you the chips it shows. A diamond is paid by the supply. A 6 has no column and costs nothing.
help-win-title = Winning a column
help-win = The red jewel ends a column. It costs you one more chip, and then every chip in the column is yours. Each of the others pays the supply as many chips as the arrow says, or all they have. The column begins again, for your own remaining dice too.
help-end-title = Short of chips?
help-end = During your turn you may owe the supply up to five chips, as long as you can pay them back when it ends. If you can't, or have nothing left then, the game is over. Whoever is left with nothing in somebody else's turn plays on: their next turn may save them.
help-ruling-tr1 = In which order are the dice settled? In the one that needs the smallest loan: columns you win first, the cheapest of them before the others. If even that takes more than five chips, you are bankrupt: everything is settled, the others pay for the columns you won, and the game is over.
help-ruling-tr2 = Is the supply empty? It goes on, with something else for chips.
help-ruling-tr3 = Who begins? Whoever sits in the first place.
help-ruling-tr4 = Whoever is bankrupt has no points.

fair-seal-fair = Nobody chose these dice
