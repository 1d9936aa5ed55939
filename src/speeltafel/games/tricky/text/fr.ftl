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
        [one] { $player } a dû emprunter 1 jeton en chemin.
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
why-move = { $dice }
why-column = Si tu gardes { $one }, tu gagnes la colonne { $column } à ce tour { $often } ; si tu gardes { $two }, { $seldom }.
why-any-column = Si tu gardes { $one }, tu gagnes une colonne à ce tour { $often } ; si tu gardes { $two }, { $seldom }.
why-next-column = Si tu gardes { $one }, { $player } gagne la colonne { $column } au tour suivant { $often } ; si tu gardes { $two }, { $seldom }.
why-next-any = Si tu gardes { $one }, { $player } gagne une colonne au tour suivant { $often } ; si tu gardes { $two }, { $seldom }.
why-ends-losing = Si tu gardes { $one }, tu te retrouves sans jetons à ce tour et tu perds { $often } ; si tu gardes { $two }, { $seldom }.
why-ends-winning = Si tu gardes { $one }, tu te retrouves sans jetons à ce tour et tu gagnes quand même { $often } ; si tu gardes { $two }, { $seldom }.
why-few = Si tu gardes { $one }, il te reste 3 jetons ou moins après ce tour { $often } ; si tu gardes { $two }, { $seldom }.
why-lead = Si tu gardes { $one }, c’est toi qui as le plus de jetons après ce tour { $often } ; si tu gardes { $two }, { $seldom }.
why-next-ends = Si tu gardes { $one }, la partie finit au tour de { $player } { $often } ; si tu gardes { $two }, { $seldom }.
why-gain =
    Si tu gardes { $one }, ce tour { $more_is ->
        [gain] te rapporte { $more } { $more ->
            [one] jeton
           *[other] jetons
        }
        [loss] te coûte { $more } { $more ->
            [one] jeton
           *[other] jetons
        }
       *[nothing] ne te coûte rien
    } en moyenne ; si tu gardes { $two }, il { $less_is ->
        [gain] t’en rapporte { $less }
        [loss] t’en coûte { $less }
       *[nothing] ne te rapporte rien
    }.
why-next-gain =
    Si tu gardes { $one }, le prochain tour de { $player } { $more_is ->
        [gain] lui rapporte { $more } { $more ->
            [one] jeton
           *[other] jetons
        }
        [loss] lui coûte { $more } { $more ->
            [one] jeton
           *[other] jetons
        }
       *[nothing] ne lui rapporte rien
    } en moyenne ; si tu gardes { $two }, il { $less_is ->
        [gain] lui en rapporte { $less }
        [loss] lui en coûte { $less }
       *[nothing] ne lui rapporte rien
    }.
why-others = Si tu gardes { $one }, les autres perdent en tout { $more } { $more ->
        [one] jeton
       *[other] jetons
    } en moyenne à ce tour ; si tu gardes { $two }, { $less }.
why-roll-more =
    { $fewer ->
        [0] Avec { $best }, tu relances { $dice ->
            [one] un dé
           *[other] { $dice } dés
        } ; avec { $played }, ton tour est fini.
       *[other] Avec { $best }, tu relances { $dice } dés ; avec { $played }, { $fewer ->
            [one] un seul
           *[other] seulement { $fewer }
        }.
    }
why-needed =
    { $needed ->
        [one] Il manque un dé à la colonne { $column } : en gardant { $best }, tu l’as.
       *[other] Il manque { $needed } dés à la colonne { $column } : en gardant { $best }, tu en as { $have ->
            [one] un
           *[other] { $have }
        }.
    }
why-column-brings =
    { $arrow ->
        [0] Qui gagne la colonne { $column } en tire { $chips } { $chips ->
            [one] jeton
           *[other] jetons
        }.
       *[other] Qui gagne la colonne { $column } en tire { $chips } { $chips ->
            [one] jeton
           *[other] jetons
        }, et chacun des autres paie { $arrow }.
    }
look-column = Regarde la colonne { $column }.
look-next = Pense à ce que tu laisses à { $player }.
look-chips = Compte tes jetons : et s’ils s’épuisaient à ce tour ?
look-dice =
    { $dice ->
        [0] Regarde les dés : veux-tu vraiment relancer ?
       *[other] Regarde les dés : combien veux-tu en relancer ?
    }

# Comment on joue
help =
    Chacun commence avec un tas de jetons. Dès que quelqu’un n’en a plus après son propre tour, la partie est finie, et qui en a le plus gagne.

    À ton tour, tu lances cinq dés. Mets-en au moins un de côté, plus si tu veux, et relance les autres, jusqu’à ce que les cinq soient de côté.

    Ensuite tu paies pour chaque dé. Un 6 est gratuit. Tout autre dé remplit la prochaine case libre de la colonne à son numéro, de haut en bas. Une case verte te coûte un jeton (la première case des colonnes 1 et 2 en coûte deux), une jaune est payée par la réserve. La case rouge, tout au bout, te coûte un jeton aussi, mais avec elle tu gagnes tous les jetons de la colonne, et chacun des autres paie à la réserve ce que dit la flèche. Puis la colonne repart de zéro.

    Si tu es à court pendant ton tour, tu peux emprunter jusqu’à cinq jetons, pourvu que tu puisses les rendre à la fin du tour. Si tu ne peux pas, ou s’il ne te reste rien après ton propre tour, la partie est finie.
reconstructed = Les règles sont celles de la feuille. Du plateau, elle ne montre qu’un bout : la colonne 2 et quelques autres cases sont sûres, le reste est reconstitué par nous.
help-moves = Tape les dés que tu gardes : « 46 » garde un 4 et un 6.
