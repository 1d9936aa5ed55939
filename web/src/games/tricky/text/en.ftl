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

# What is what
about-purse = { $player } has { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }. Whoever has none left after their own turn ends the game, and then most chips wins.
about-supply = The supply: { $chips } chips. It pays for yellow cells, and gets what the arrows cost.
about-column = Column { $column } takes dice with a { $column }. { $count ->
        [0] There are no chips in it yet.
        [one] { $chips } in it so far: what its filled cell cost.
       *[other] { $chips } = { $sum } in it so far: what its filled cells cost.
    } { $left ->
        [one] One more die wins it.
       *[other] { $left } more dice win it.
    }
about-arrow = The arrow of column { $column }: when somebody wins it, everybody else pays the supply { $arrow }.
about-cell = Column { $column }, cell { $cell }: { $kind ->
        [green] green, so whoever fills it pays { $chips }
        [yellow] yellow, so the supply pays { $chips }
       *[red] red, costs { $chips } and wins the column with all its chips: { $inside } now, and this one
    }. { $state ->
        [filled] It is filled.
        [next] It is the next one to be filled.
       *[later] { $before ->
            [one] One cell before it is still free.
           *[other] { $before } cells before it are still free.
        }
    }
about-die = { $face ->
        [6] A 6: it costs nothing.
       *[other] A { $face }: it goes to column { $face }.
    }
about-die-cell = The next cell there is { $kind ->
        [green] green and costs you { $chips }.
        [yellow] yellow: the supply pays.
       *[red] red: it wins the column!
    }
about-die-keep = Tap it to keep it, or leave it and roll it again.
about-aside = A { $face } that was set aside: it stays until all five are settled.
about-aside-free = Here lie the dice that are set aside. When all five do, they are settled.
about-preview = What it costs is the price of every cell that your kept and chosen dice fill; what you win lies in the columns they complete.
about-keep = This keeps the dice you chose and rolls the rest. If none is left, you settle up.
