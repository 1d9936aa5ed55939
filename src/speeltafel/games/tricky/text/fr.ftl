# tricky, en français.

name = tricky
tagline = Lance, paie et finis une colonne pour gagner tous ses jetons.
about = Dés et jetons : un jeu de Leo Colovini pour 2 à 5 joueurs, environ 20 minutes.
unofficial = Version non officielle : les règles sont écrites avec nos propres mots. Le jeu original appartient à ses ayants droit.

# La table
columns = Colonne
in-column = Jetons
arrow = Les autres paient
chips = Jetons
supply = Réserve
dice = Dés
aside = Gardés
legend = o remplie · g tu paies · y la réserve paie · R gagne la colonne · 2 coûte deux jetons

# Ce qui s’est passé
rolled = { $player } lance { $dice }.
kept = { $player } garde { $dice }.
filled =
    { $cells ->
        [1] { $player } remplit la case { $first } de la colonne { $column }.
        [2] { $player } remplit les cases { $first } et { $last } de la colonne { $column }.
       *[other] { $player } remplit les cases { $first } à { $last } de la colonne { $column }.
    }
won =
    { $chips ->
        [one] { $player } gagne la colonne { $column } et en prend le jeton.
       *[other] { $player } gagne la colonne { $column } et en prend les { $chips } jetons.
    }
gave =
    { $chips ->
        [0] { $player } n’a plus de jetons pour payer la colonne { $column }.
        [one] { $player } paie { $chips } jeton à la réserve.
       *[other] { $player } paie { $chips } jetons à la réserve.
    }
borrowed =
    { $chips ->
        [one] { $player } a dû emprunter { $chips } jeton.
       *[other] { $player } a dû emprunter { $chips } jetons.
    }
bankrupt = { $player } fait faillite : l’emprunt dépasse { $most } jetons ou ne peut pas être remboursé.
ended = { $player } n’a plus de jetons. La partie est finie.

# Ce que tu peux faire
prompt-roll =
    { $dice ->
        [one] { $player } lance le dernier dé.
       *[other] { $player } lance { $dice } dés.
    }
your-turn =
    { $shared ->
        [yes] { $player }, à toi :
       *[no] À toi :
    }
prompt-keep = { your-turn } garde au moins un dé. Tu relances les autres.
prompt-last-die = { your-turn } le dernier dé reste tel quel. Garde-le et paie.
prompt-wait = { $player } choisit les dés à garder.
prompt-over =
    { $players } { $count ->
        [one] gagne !
       *[other] gagnent ensemble !
    }

# Ce qui n’est pas possible
not-a-move = { $found } n’est pas un coup ici. Écris « { $verb } » et un à cinq dés, comme « { $verb } 46 ».
not-in-roll = Tu ne peux pas garder { $kept } : le lancer est { $roll } (T4).
wrong-number-of-dice = { $left ->
        [one] Il reste { $left } dé à lancer.
       *[other] Il reste { $left } dés à lancer.
    }
board-columns = un plateau a { $columns } colonnes ; celui-ci en a { $found } (T2)
board-length = une colonne a de 1 à { $most } cases ; celle-ci en a { $found } (T2)
board-cell = { $cell } n’est pas une case ; choisis parmi { $known } (T2)
board-red = la dernière case d’une colonne est rouge, et aucune autre (T2)
board-arrow = une flèche est un nombre de 0 à { $most }, pas { $found } (T2)

# Pourquoi : les raisons dans les analyses et les conseils
move-dice = garder { $dice }
advice-keep =
    { $you ->
        [yes] garde { $only ->
                [yes] seulement
               *[no] plutôt
            } { $dice }
       *[no] { $player } devrait { $only ->
                [yes] garder seulement
               *[no] plutôt garder
            } { $dice }
    }
because-ends-winning =
    { $you ->
        [yes] tu n’as plus de jetons et tu gagnes aussitôt{ $often }
       *[no] { $player } n’a plus de jetons et gagne aussitôt{ $often }
    }
because-ends-losing =
    { $you ->
        [yes] tu n’as plus de jetons et tu perds{ $often }
       *[no] { $player } n’a plus de jetons et perd{ $often }
    }
because-column =
    { $you ->
        [yes] ce tour-ci, tu gagnes la colonne { $column }{ $often }
       *[no] ce tour-ci, { $player } gagne la colonne { $column }{ $often }
    }
because-any-column =
    { $you ->
        [yes] ce tour-ci, tu gagnes une colonne{ $often }
       *[no] ce tour-ci, { $player } gagne une colonne{ $often }
    }
because-next-column = au tour suivant, { $other } gagne la colonne { $column }{ $often }
because-next-any = au tour suivant, { $other } gagne une colonne{ $often }
because-gain =
    { $you ->
        [yes] ce tour te rapporte { $chips }
       *[no] à { $player }, ce tour rapporte { $chips }
    }
because-others-lose = aux autres, ce tour coûte { $chips }
because-next-gain = à { $other }, le tour suivant rapporte { $chips }
because-few =
    { $you ->
        [yes] ensuite, tu n’as presque plus de jetons{ $often }
       *[no] ensuite, { $player } n’a presque plus de jetons{ $often }
    }
because-lead =
    { $you ->
        [yes] ensuite, c’est toi qui as le plus de jetons{ $often }
       *[no] ensuite, c’est { $player } qui a le plus de jetons{ $often }
    }
because-next-ends = la partie se termine au tour de { $other }{ $often }
about-chips = environ { $one ->
        [one] { $one } jeton
       *[other] { $one } jetons
    } au lieu de { $two }
a-little = un peu { $more ->
        [yes] plus
       *[no] moins
    }
minus = moins { $chips }
because-one-more =
    { $you ->
        [yes] il ne manque qu’un { $column } à la colonne { $column }, et tu l’as
       *[no] il ne manque qu’un { $column } à la colonne { $column }, et { $player } l’a
    }
because-needed =
    { $you ->
        [yes] il manque encore { $lacks } dés à cette colonne : en gardant { $dice }, tu en as déjà { $have }
       *[no] il manque encore { $lacks } dés à cette colonne : en gardant { $dice }, { $player } en a déjà { $have }
    }
because-can-wait =
    { $you ->
        [yes] la colonne { $column } peut attendre : de toute façon, tu la gagnes { adverb } ce tour-ci
       *[no] la colonne { $column } peut attendre : de toute façon, { $player } la gagne { adverb } ce tour-ci
    }
because-worth-more = la colonne { $column } vaut plus que la colonne { $beside }
because-leaves =
    { $you ->
        [yes] si tu gardes { $dice }, il ne manque plus que { $lacks } « { $column } » au joueur suivant pour gagner la colonne
       *[no] si { $player } garde { $dice }, il ne manque plus que { $lacks } « { $column } » au joueur suivant pour gagner la colonne
    }
six =
    { $six ->
        [yes] le 6 ne remplit aucune colonne : { "" }
       *[no] { "" }
    }
because-rolls =
    { $you ->
        [yes] { six }tu relances { $dice ->
                [one] un seul dé
               *[other] { $many } dés
            } au lieu de { $fewer ->
                [0] n’en relancer aucun
                [1] un seul
               *[more] { $few }
            }
       *[no] { six }{ $player } relance { $dice ->
                [one] un seul dé
               *[other] { $many } dés
            } au lieu de { $fewer ->
                [0] n’en relancer aucun
                [1] un seul
               *[more] { $few }
            }
    }
adverb =
    { $how ->
        [always] toujours
        [nearly] presque toujours
       *[mostly] le plus souvent
    }
look-column = Regarde la colonne { $column }.
look-next = Pense à ce que tu laisses à { $player }.
look-chips = Compte tes jetons : et s’il ne t’en restait plus à la fin de ce tour ?
look-dice = Regarde les dés : { $dice ->
        [0] veux-tu vraiment relancer ?
       *[other] combien veux-tu en relancer ?
    }

# Comment on joue
help =
    Le but est d’avoir le plus de jetons à la fin de la partie. Presque chaque dé te coûte un jeton. Mais si tu finis une colonne, tu gagnes tous ses jetons.

    Lance cinq dés et gardes-en au moins un. Relance les autres et gardes-en encore au moins un, jusqu’à ce que les cinq soient gardés.

    Ensuite, tu paies tes dés. Un 6 est gratuit. Chaque autre dé remplit la prochaine case libre de sa colonne, de haut en bas. Pour une case verte, tu paies un jeton ; la première case des colonnes 1 et 2 en coûte deux. Pour une case jaune, c’est la réserve qui paie. La dernière case est rouge : tu paies un jeton et tu gagnes tous les jetons de la colonne. Chaque autre joueur paie alors à la réserve autant de jetons que l’indique la flèche, et la colonne est de nouveau vide.

    La partie se termine quand un joueur n’a plus de jetons à la fin de son propre tour. Le joueur qui a le plus de jetons gagne.

    Si tu n’as pas assez de jetons pendant ton tour, tu peux en emprunter jusqu’à cinq. Tu les rends à la fin de ton tour. Si tu ne peux pas, tu fais faillite : tu as 0 jeton et la partie se termine.
reconstructed = Ces règles viennent de la notice. Elle ne montre qu’une partie du plateau : la colonne 2 et quelques autres cases sont sûres. Nous avons complété le reste.
help-moves = Tape les dés que tu veux garder : « 46 » garde un 4 et un 6.

# Leçons
lesson-settle = Le joueur qui a le plus de jetons gagne. Garde ton dernier dé et regarde ce que coûtent tes dés.
lesson-settle-not = Il reste un dé : on ne le relance jamais. Garde-le.
lesson-settle-done = Chaque dé remplit la prochaine case de sa colonne. Une case verte te coûte le nombre inscrit dessus ; les six sont gratuits.
lesson-sixes = C’est un nouveau tour, avec cinq dés. Les six sont gratuits, alors garde les deux.
lesson-sixes-not = Ça coûterait des jetons. Garde les deux six, et rien d’autre.
lesson-sixes-done = Tu relances les trois autres. Tu continues jusqu’à garder les cinq.
lesson-one = Il n’y a pas de six cette fois. Tu dois garder au moins un dé : garde le 2.
lesson-one-not = C’est permis aussi. Cette fois, garde seulement le 2.
lesson-one-done = On ne relance pas les dés gardés. Quand les cinq sont gardés, tu paies.
lesson-win = Il ne manque qu’un dé à la colonne 1, et tu as un 1. Garde-le !
lesson-win-not = Garde le 1 : avec lui, tu gagnes la colonne.
lesson-win-done = Avec la case rouge, tu gagnes la colonne : ses cinq jetons sont à toi. Les autres paient chacun ce qu’indique la flèche.
lesson-yellow = La prochaine case de la colonne 3 est jaune. Garde ton 3 et regarde qui paie.
lesson-yellow-not = Garde le 3 : sa case est jaune.
lesson-yellow-done = Une case jaune ne te coûte rien : la réserve paie.
lesson-present = Avec ton 2, il ne resterait que la case rouge de la colonne 2, et c’est ensuite à Otto. Garde plutôt le 6.
lesson-present-not = Ce serait un cadeau pour Otto. Garde seulement le 6.
lesson-present-done = Les jetons restent sur le plateau. Pense donc à ce que tu laisses au joueur suivant.
lesson-loan = Il te reste un jeton, mais avec deux 2 tu gagnes la colonne 2. Du courage : garde les deux.
lesson-loan-not = Tu te retrouverais sans jetons. Garde les deux 2 : la colonne te rembourse.
lesson-loan-done = Tu as emprunté un jeton, gagné la colonne et remboursé. Tu peux emprunter cinq jetons au plus.
lesson-end = C’est la fin d’une vraie partie : elle se termine quand quelqu’un n’a plus de jetons. Tu mènes, alors joue comme tu veux !
lesson-end-not = Bien. Maintenant, garde encore au moins un dé.
lesson-end-done =
    { $won ->
        [yes] Quelqu’un n’a plus de jetons, alors c’est fini. C’est toi qui en as le plus : tu gagnes, et maintenant tu connais tricky !
       *[no] Quelqu’un n’a plus de jetons, alors c’est fini. Cette fois, un autre joueur en a plus que toi, mais maintenant tu connais tricky !
    }

# Pour les nouveaux
first-aim = Le but est d’avoir le plus de jetons. Les six sont gratuits, mais la plupart des autres dés coûtent un jeton. Garde au moins un dé.
first-again = Garde encore au moins un dé. Tu relances les autres.
first-last-die = Le dernier dé reste tel quel. Ensuite, tu paies pour les cinq.
first-filled = Chaque dé remplit la prochaine case de sa colonne. Une case verte coûte le nombre inscrit dessus ; pour une jaune, c’est la réserve qui paie.
first-won = La case rouge fait gagner tous les jetons de la colonne. Ensuite, on recommence la colonne par le haut.
first-gave = La flèche sous la colonne indique ce que paie chacun des autres.
first-borrowed =
    { $you ->
        [yes] Tu n’avais plus de jetons, alors tu en as emprunté. On peut en emprunter cinq au plus, et il faut les rendre à la fin du tour.
       *[no] { $player } n’avait plus de jetons et en a emprunté. On peut en emprunter cinq au plus, et il faut les rendre à la fin du tour.
    }
first-bankrupt =
    { $you ->
        [yes] Tu ne peux pas rembourser. La partie est finie, et tu n’as plus de jetons.
       *[no] { $player } ne peut pas rembourser. La partie est finie, et { $player } n’a plus de jetons.
    }
first-ended = La partie est finie dès que quelqu’un n’a plus de jetons après son propre tour. Le joueur qui a le plus de jetons gagne.
