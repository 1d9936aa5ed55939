# tricky sur la page, en français.

column-state =
    Colonne { $column } : cases remplies, { $filled } sur { $cells } ; { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } dedans ; les autres paient { $arrow }{ $coming ->
        [0] .
        [one] , 1 de tes dés ira ici.
       *[other] , { $coming } de tes dés iront ici.
    }
die-on-table = Dé { $face }
die-kept = Dé { $face }, mis de côté
keep-dice = Garder { $dice }
keep-none = Choisis les dés à garder
keep-last = Garder { $dice } et régler
preview = Si tu t’arrêtes là, tu paies { $pays }{ $takes ->
        [0] .
       *[other] {" "}et tu gagnes { $takes }.
    }
preview-loan = Il te faudrait emprunter { $loan }.
player-chips = { $name } : { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }{ $turn ->
        [yes] , c’est son tour.
       *[no] .
    }
pays = paie
wins = gagne
key-dice = le prochain dé qui montre ce nombre
key-keep = garder ces dés
keep-at-least-one = Garde au moins un dé.
last-die-stays = Le dernier dé reste comme il est.
chips-by-themselves = Les jetons changent de main tout seuls, quand un tour est réglé.
columns-by-themselves = Tes dés vont tout seuls dans leurs colonnes, quand les cinq sont de côté.
kept-stays = Ce qui est de côté y reste.
supply-state = { $chips ->
        [one] { $chips } jeton dans la réserve
       *[other] { $chips } jetons dans la réserve
    }

# Les règles, en images
help-goal-title = De quoi il s’agit
help-goal = Chacun a un tas de jetons : 18 à deux, 22 à trois, 25 à plus. Dès que quelqu’un n’en a plus après son propre tour, la partie est finie, et qui en a le plus gagne.
help-turn-title = Ton tour
help-turn = Lance cinq dés. Mets-en au moins un de côté, ou autant que tu veux, et relance les autres. Continue jusqu’à ce que les cinq soient de côté : ce qui y est y reste.
help-pay-title = Payer
help-pay = Maintenant chaque dé remplit la prochaine case libre de la colonne à son numéro, de haut en bas. Une case ronde te coûte les jetons qu’elle montre. Un losange est payé par la réserve. Un 6 n’a pas de colonne et ne coûte rien.
help-win-title = Gagner une colonne
help-win = Le joyau rouge termine une colonne. Il te coûte un jeton de plus, et alors tous les jetons de la colonne sont à toi. Chacun des autres paie à la réserve autant de jetons que le dit la flèche, ou tout ce qui lui reste. La colonne repart de zéro, même pour tes propres dés restants.
help-end-title = À court de jetons ?
help-end = Pendant ton tour, tu peux devoir jusqu’à cinq jetons à la réserve, pourvu que tu puisses les rendre à la fin. Si tu ne peux pas, ou s’il ne te reste rien alors, la partie est finie. Qui se retrouve à sec pendant le tour de quelqu’un d’autre joue encore : son prochain tour peut tout sauver.
help-ruling-tr1 = Dans quel ordre règle-t-on les dés ? Dans celui qui demande le plus petit emprunt : d’abord les colonnes que tu gagnes, la moins chère en premier. Si même ainsi il faut plus de cinq jetons, c’est la faillite : tout est réglé, les autres paient pour les colonnes que tu as gagnées, et la partie est finie.
help-ruling-tr2 = La réserve est vide ? On continue, avec autre chose en guise de jetons.
help-ruling-tr3 = Qui commence ? La première place.
help-ruling-tr4 = Une faillite ne laisse aucun point.

fair-seal-fair = Personne n’a choisi ces dés

# Qu’est-ce que c’est
about-purse = { $player } a { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }. Qui n’en a plus après son propre tour termine la partie, et alors qui a le plus de jetons gagne.
about-supply = La réserve : { $chips } jetons. Elle paie les cases jaunes, et reçoit ce que coûtent les flèches.
about-column = La colonne { $column } prend les dés qui montrent un { $column }. { $count ->
        [0] Il n’y a pas encore de jetons.
        [one] { $chips } jusqu’ici : ce qu’a coûté sa case remplie.
       *[other] { $chips } = { $sum } jusqu’ici : ce qu’ont coûté ses cases remplies.
    } { $left ->
        [one] Encore { $left } dé et elle est gagnée.
       *[other] Encore { $left } dés et elle est gagnée.
    }
about-arrow = La flèche de la colonne { $column } : quand quelqu’un la gagne, tous les autres paient { $arrow } à la réserve.
about-cell = Colonne { $column }, case { $cell } : { $kind ->
        [green] verte, alors qui la remplit paie { $chips }
        [yellow] jaune, alors la réserve paie { $chips }
       *[red] rouge, coûte { $chips } et gagne la colonne avec tous ses jetons : { $inside } pour l’instant, et celui-ci
    }. { $state ->
        [filled] Elle est remplie.
        [next] C’est la prochaine à remplir.
       *[later] { $before ->
            [one] { $before } case est encore libre avant elle.
           *[other] { $before } cases sont encore libres avant elle.
        }
    }
about-die = { $face ->
        [6] Un 6 : il ne coûte rien.
       *[other] Un { $face } : il va dans la colonne { $face }.
    }
about-die-cell = La prochaine case y est { $kind ->
        [green] verte et te coûte { $chips }.
        [yellow] jaune : la réserve paie.
       *[red] rouge : elle gagne la colonne !
    }
about-die-keep = Touche-le pour le garder, ou laisse-le et relance-le.
about-aside = Un { $face } mis de côté : il y reste jusqu’à ce que les cinq soient réglés.
about-aside-free = Ici se trouvent les dés mis de côté. Quand les cinq y sont, on règle.
about-preview = Ce que ça coûte, c’est le prix de chaque case que remplissent tes dés gardés et choisis ; ce que tu gagnes se trouve dans les colonnes qu’ils finissent.
about-keep = Garde les dés que tu as choisis et relance les autres. S’il n’en reste aucun, tu règles.
