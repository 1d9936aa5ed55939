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
keep-none = Touch the dice to keep
keep-last = Keep { $dice } and settle
preview = Settling now: pay { $pays }{ $takes ->
        [0] .
       *[other] , win { $takes }.
    }
preview-loan = You would need a loan of { $loan }.
player-chips = { $name }: { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }{ $turn ->
        [yes] , on turn
       *[no] .
    }
pays = pay
wins = win
supply-state = { $chips ->
        [one] 1 chip in the supply
       *[other] { $chips } chips in the supply
    }

# The rules, with pictures
help-goal-title = What it is about
help-goal = Everybody has a pile of chips. When somebody has none left after a turn of their own, the game ends, and most chips wins.
help-turn-title = Your turn
help-turn = Roll five dice. Set at least one aside, as many as you like, and roll the others again. Go on until all five are aside: what lies there stays.
help-pay-title = Paying
help-pay = Now each die fills the next free cell of the column with its number. A round cell costs you the chips it shows. A diamond is paid by the supply. A 6 has no column and costs nothing.
help-win-title = Winning a column
help-win = The red jewel ends a column. It costs you one more chip, and then every chip in the column is yours. Each of the others gives the supply as many chips as the arrow says. The column begins again.
help-end-title = Short of chips?
help-end = During your turn you may owe the supply up to five chips, as long as you can give them back at its end. If you cannot, or have nothing left then, that was the game.
