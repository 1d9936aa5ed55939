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
