# tricky op de pagina, in het Nederlands.

column-state =
    Kolom { $column }: { $filled } van { $cells } vakken gevuld, { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } erin; de anderen betalen { $arrow }{ $coming ->
        [0] .
        [one] , 1 van je dobbelstenen komt hier.
       *[other] , { $coming } van je dobbelstenen komen hier.
    }
die-on-table = Dobbelsteen { $face }
die-kept = Dobbelsteen { $face }, apart gelegd
keep-dice = Houd { $dice }
keep-none = Tik de stenen aan die je houdt
keep-last = Houd { $dice } en reken af
preview = Nu afrekenen: { $pays } betalen{ $takes ->
        [0] .
       *[other] , { $takes } winnen.
    }
preview-loan = Je zou { $loan } moeten lenen.
player-chips = { $name }: { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    }{ $turn ->
        [yes] , aan de beurt
       *[no] .
    }
pays = betaal
wins = win
supply-state = { $chips ->
        [one] 1 fiche in de voorraad
       *[other] { $chips } fiches in de voorraad
    }
