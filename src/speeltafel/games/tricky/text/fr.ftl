# tricky, en français.

name = tricky
tagline = Lance, garde, paie, et rafle une colonne avant qu’elle ne te ruine.
about = Dés et jetons de Leo Colovini, de 2 à 5 joueurs, 20 minutes environ.
unofficial = Une version non officielle, avec nos propres mots. tricky et sa boîte appartiennent à leurs propriétaires.

# La table
columns = Colonne
in-column = Jetons
arrow = Les autres paient
chips = Jetons
supply = Réserve
dice = Dés
aside = Gardés
legend = o remplie · g tu paies · y la réserve paie · R gagne la colonne · 2 prend deux jetons

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
        [0] { $player } n’a plus rien pour payer la colonne { $column }.
        [one] { $player } paie 1 jeton à la réserve.
       *[other] { $player } paie { $chips } jetons à la réserve.
    }
borrowed =
    { $chips ->
        [one] { $player } a dû emprunter { $chips } jeton en chemin.
       *[other] { $player } a dû emprunter { $chips } jetons en chemin.
    }
bankrupt = { $player } fait faillite : l’emprunt dépasse { $most } jetons, ou ne peut pas être remboursé.
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
prompt-keep = { your-turn } garde au moins un de ces { $dice } dés ; tu relances les autres.
prompt-last-die = { your-turn } le dernier dé reste comme il est. Règle tes comptes.
prompt-wait = { $player } choisit les dés à garder.
prompt-over =
    { $players } { $count ->
        [one] gagne !
       *[other] gagnent ensemble !
    }

# Ce qui n’est pas possible
not-a-move = { $found } n’est pas un coup ici. Écris « { $verb } » et un à cinq dés, comme « { $verb } 46 ».
not-in-roll = { $kept } ne peut pas être gardé : le lancer est { $roll } (T4).
wrong-number-of-dice = { $left ->
        [one] Il reste exactement un dé à lancer.
       *[other] Il reste exactement { $left } dés à lancer.
    }
board-columns = un plateau a { $columns } colonnes, celui-ci en a { $found } (T2)
board-length = une colonne a de 1 à { $most } cases, celle-ci en a { $found } (T2)
board-cell = { $cell } n’est pas une case ; les cases sont { $known } (T2)
board-red = la dernière case d’une colonne, et elle seule, est rouge (T2)
board-arrow = une flèche est un nombre de 0 à { $most }, pas { $found } (T2)

# Pourquoi : les raisons dans les analyses et les conseils
move-dice = { $dice }
advice-keep =
    { $you ->
        [yes] garde { $only ->
                [yes] seulement
               *[no] plutôt
            } { $dice }
       *[no] { $player } devrait garder { $only ->
                [yes] seulement
               *[no] plutôt
            } { $dice }
    }
because-ends-winning =
    { $you ->
        [yes] tu gagnes aussitôt en n’ayant plus de jetons{ $often }
       *[no] { $player } gagne aussitôt en n’ayant plus de jetons{ $often }
    }
because-ends-losing =
    { $you ->
        [yes] tu n’as plus de jetons et tu perds{ $often }
       *[no] { $player } n’a plus de jetons et perd{ $often }
    }
because-column =
    { $you ->
        [yes] tu gagnes la colonne { $column } à ce tour{ $often }
       *[no] { $player } gagne la colonne { $column } à ce tour{ $often }
    }
because-any-column =
    { $you ->
        [yes] tu gagnes une colonne à ce tour{ $often }
       *[no] { $player } gagne une colonne à ce tour{ $often }
    }
because-next-column = { $other } gagne la colonne { $column } au tour suivant{ $often }
because-next-any = { $other } gagne une colonne au tour suivant{ $often }
because-gain =
    { $you ->
        [yes] ce tour te rapporte { $chips }
       *[no] ce tour rapporte { $chips } à { $player }
    }
because-others-lose = ce tour coûte { $chips } aux autres
because-next-gain = le tour suivant rapporte { $chips } à { $other }
because-few =
    { $you ->
        [yes] il ne te reste presque plus de jetons ensuite{ $often }
       *[no] il ne reste presque plus de jetons à { $player } ensuite{ $often }
    }
because-lead =
    { $you ->
        [yes] tu as ensuite le plus de jetons{ $often }
       *[no] { $player } a ensuite le plus de jetons{ $often }
    }
because-next-ends = la partie finit au tour de { $other }{ $often }
about-chips = environ { $one } jetons au lieu de { $two }
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
        [yes] il manque encore { $lacks } dés : avec { $dice } tu en mets { $have } de côté
       *[no] il manque encore { $lacks } dés : avec { $dice } { $player } en met { $have } de côté
    }
because-can-wait =
    { $you ->
        [yes] la colonne { $column } peut attendre : tu la gagnes { adverb } quand même à ce tour
       *[no] la colonne { $column } peut attendre : { $player } la gagne { adverb } quand même à ce tour
    }
because-worth-more = la colonne { $column } vaut plus que la colonne { $beside }
because-leaves =
    { $you ->
        [yes] avec { $dice }, il ne manquerait plus que { $lacks } à la colonne { $column } après toi
       *[no] avec { $dice }, il ne manquerait plus que { $lacks } à la colonne { $column } après { $player }
    }
because-rolls =
    { $you ->
        [yes] tu relances { $dice ->
                [one] un seul dé
               *[other] { $many } dés
            } au lieu { $fewer ->
                [0] d’aucun
                [1] d’un seul
               *[more] de { $few }
            }
       *[no] { $player } relance { $dice ->
                [one] un seul dé
               *[other] { $many } dés
            } au lieu { $fewer ->
                [0] d’aucun
                [1] d’un seul
               *[more] de { $few }
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
look-chips = Compte tes jetons : et s’ils s’épuisaient à ce tour ?
look-dice = Regarde les dés : { $dice ->
        [0] veux-tu vraiment relancer ?
       *[other] combien veux-tu en relancer ?
    }

# Comment on joue
help =
    Chacun commence avec un tas de jetons. Dès que quelqu’un n’en a plus après son propre tour, la partie est finie, et qui en a le plus gagne.

    À ton tour, tu lances cinq dés. Mets-en au moins un de côté, plus si tu veux, et relance les autres, jusqu’à ce que les cinq soient de côté.

    Ensuite tu paies pour chaque dé. Un 6 est gratuit. Tout autre dé remplit la prochaine case libre de la colonne à son numéro, de haut en bas. Une case verte te coûte un jeton (la première case des colonnes 1 et 2 en coûte deux), une jaune est payée par la réserve. La case rouge, tout au bout, te coûte un jeton aussi, mais avec elle tu gagnes tous les jetons de la colonne, et chacun des autres paie à la réserve ce que dit la flèche. Puis la colonne repart de zéro.

    Si tu es à court pendant ton tour, tu peux emprunter jusqu’à cinq jetons, pourvu que tu puisses les rendre à la fin du tour. Si tu ne peux pas, ou s’il ne te reste rien après ton propre tour, la partie est finie.
reconstructed = Les règles sont celles de la feuille. Du plateau, elle ne montre qu’un bout : la colonne 2 et quelques autres cases sont sûres, le reste est reconstitué par nous.
help-moves = Tape les dés que tu gardes : « 46 » garde un 4 et un 6.

# Leçons
lesson-settle = Quatre dés sont de côté, il en reste un. Garde-le aussi, et regarde ce que coûtent tes dés.
lesson-settle-not = Il reste un dé, et il doit rester. Garde-le.
lesson-settle-done = Chaque dé a rempli la prochaine case libre de sa colonne, et chaque case t’a coûté un jeton. Les deux six ne coûtent rien !
lesson-sixes = Un nouveau tour, cinq dés. Les six sont gratuits : garde les deux, et rien d’autre.
lesson-sixes-not = Tu pourrais, mais ça coûte des jetons. Essaie les deux six, et seulement ceux-là.
lesson-sixes-done = Deux dés bien à l’abri de côté. Les trois autres ont été relancés. On continue comme ça jusqu’à ce que les cinq soient de côté.
lesson-one = Pas de six cette fois. Tu dois garder au moins un dé, mais un seul suffit. Lequel, c’est à toi de voir.
lesson-one-not = C’est permis aussi. Mais essaie maintenant avec un seul dé.
lesson-one-done = Ce qui est de côté y reste. Les deux autres ont été relancés, et qui sait ce qui vient.
lesson-yellow = Regarde la colonne 3 : sa prochaine case est jaune. Garde les cinq dés et regarde qui paie.
lesson-yellow-not = Bonne idée, une autre fois. Maintenant, garde les cinq dés d’un coup.
lesson-yellow-done = C’est la réserve qui a payé ! Les cases vertes et rouges, tu les paies toi-même, une jaune est un cadeau.
lesson-win = Il ne manque qu’un jeton à la colonne 1, celui de sa case rouge, et tu as un 1. Garde les cinq dés !
lesson-win-not = Alors quelqu’un d’autre finira peut-être la colonne 1. Prends-la toi-même : garde les cinq dés.
lesson-win-done = La case rouge gagne la colonne : ses cinq jetons sont à toi, et tous les autres paient ce que dit sa flèche.
lesson-present = Si tu joues le 2, il ne reste que la case rouge de la colonne 2, et c’est ensuite à Otto. Garde le 6 et relance le 2.
lesson-present-not = Ce serait un cadeau pour Otto. Garde seulement le 6.
lesson-present-done = Un 5 à la place. Les jetons restent sur le plateau, alors pense à ce que tu laisses à qui joue après toi.
lesson-loan = Plus qu’un jeton, mais deux 2 finissent la colonne 2. Ils coûtent deux jetons ? Du courage : garde les cinq dés.
lesson-loan-not = Tu te retrouverais sans jetons. Garde les cinq dés : la colonne te rembourse.
lesson-loan-done = Tu as emprunté un jeton, gagné la colonne et remboursé aussitôt. Tu peux emprunter jusqu’à cinq jetons, si tu peux les rendre.
lesson-end = Une vraie partie maintenant, contre deux bots, et elle est presque finie. C’est toi qui mènes ! Joue comme tu veux.
lesson-end-not = Bien. On continue : garde au moins un dé.
lesson-end-done =
    { $won ->
        [yes] Quelqu’un n’avait plus de jetons, alors c’est fini. Qui a le plus de jetons gagne, et c’est toi. Maintenant, tu connais tricky !
       *[no] Quelqu’un n’avait plus de jetons, alors c’est fini. Qui a le plus de jetons gagne : pas toi cette fois, mais maintenant tu connais tricky !
    }

# Pour les nouveaux
first-filled = Chaque dé remplit la prochaine case libre de sa colonne. Une case verte coûte un jeton à qui la joue, une jaune à la réserve.
first-won = La case rouge est remplie : ça gagne tous les jetons de la colonne, et elle recommence en haut.
first-gave = C’est la flèche sous la colonne : quand quelqu’un la gagne, tous les autres paient ce nombre de jetons.
first-borrowed = Qui n’a pas assez au moment de régler emprunte à la réserve, cinq jetons au plus, et rembourse aussitôt.
first-bankrupt = Qui ne peut pas rembourser est en faillite : il ne lui reste rien, et la partie est finie.
