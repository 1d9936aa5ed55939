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
