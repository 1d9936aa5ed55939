# tricky sur la page, en français.

column-state =
    Colonne { $column } : { $filled ->
        [one] { $filled } case remplie
       *[other] { $filled } cases remplies
    } sur { $cells }, avec { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }. La flèche indique { $arrow ->
        [one] { $arrow } jeton
       *[other] { $arrow } jetons
    }{ $coming ->
        [0] .
        [one] . { $coming } de tes dés ira ici.
       *[other] . { $coming } de tes dés iront ici.
    }
die-on-table = Dé { $face }
die-kept = Dé { $face }, gardé
keep-dice = Garder { $dice }
keep-none = Choisis les dés à garder
keep-last = Garder { $dice } et payer
preview = Pour l’instant, tu { $pays ->
        [0] ne paies rien
        [one] paies { $pays } jeton
       *[other] paies { $pays } jetons
    }{ $takes ->
        [0] .
       *[other] {" "}et tu en gagnes { $takes }.
    }
preview-all = Tu { $pays ->
        [0] ne paies rien
        [one] paies { $pays } jeton
       *[other] paies { $pays } jetons
    }{ $takes ->
        [0] .
       *[other] {" "}et tu en gagnes { $takes }.
    }
preview-loan = Il faudrait emprunter { $loan ->
        [one] { $loan } jeton
       *[other] { $loan } jetons
    }.
preview-bankrupt = Tu ne pourrais pas les rembourser : tu ferais faillite.
preview-ends = Tu n’as alors plus de jetons, et la partie est finie.
about-settling = Ce que le dernier tour a coûté et rapporté : les jetons avant, ce qui a été payé ou gagné, et les jetons après.
player-chips = { $name } : { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }{ $turn ->
        [yes] , c’est son tour.
       *[no] .
    }
pays = paie
wins = gagne
key-dice = choisir le prochain dé qui montre ce chiffre
key-keep = garder les dés choisis
keep-at-least-one = Garde au moins un dé.
last-die-stays = Le dernier dé reste tel quel.
chips-by-themselves = Les jetons se déplacent tout seuls à la fin de chaque tour.
columns-by-themselves = Tes dés vont tout seuls dans leur colonne dès que les cinq sont gardés.
kept-stays = Tu ne peux pas reprendre les dés gardés.
supply-state = { $chips ->
        [one] { $chips } jeton dans la réserve
       *[other] { $chips } jetons dans la réserve
    }

# Les règles, en images
help-goal-title = Le but du jeu
help-goal =
    Le but est d’avoir le plus de jetons à la fin de la partie.

    Presque chaque dé te coûte un jeton. Mais si tu finis une colonne, tu gagnes tous ses jetons.
help-start-title = Préparation
help-start =
    Chacun reçoit des jetons : 18 à deux joueurs, 22 à trois, 25 à quatre ou cinq. Les autres jetons forment la réserve.

    Le plateau a cinq colonnes, pour les chiffres de 1 à 5. On remplit une colonne de haut en bas. Sa dernière case est rouge. Le 6 n’a pas de colonne.
help-turn-title = Ton tour : lancer
help-turn =
    Lance cinq dés. Gardes-en au moins un. Tu peux en garder plus, et c’est toi qui choisis lesquels.

    Relance les autres et gardes-en encore au moins un. Continue jusqu’à ce que les cinq soient gardés. On ne relance jamais un dé gardé.
help-turn-example = Tu lances 1, 2, 4, 6 et 6. Tu gardes les deux 6 et tu relances les trois autres dés.
help-pay-title = Ensuite, payer
help-pay =
    Un 6 est gratuit. Chaque autre dé remplit la prochaine case libre de sa colonne.

    - Case verte : tu paies un jeton. La première case des colonnes 1 et 2 coûte deux jetons.
    - Case jaune : la réserve paie.
    - Case rouge : tu paies un jeton et tu gagnes la colonne.

    Les jetons restent sur le plateau. C’est ensuite au tour de la personne à ta gauche.
help-pay-example = Tes dés sont 2, 2, 4, 6 et 6. La colonne 2 est vide : ton premier 2 coûte deux jetons, le second un seul. La prochaine case de la colonne 4 est jaune, donc la réserve paie. Tu paies trois jetons.
help-win-title = Gagner une colonne
help-win =
    Si tu remplis la case rouge, tu gagnes tous les jetons de la colonne, le nouveau aussi. Chaque autre joueur paie à la réserve autant de jetons que l’indique la flèche.

    La colonne est maintenant vide. S’il te reste des dés de ce chiffre, ils la remplissent de nouveau par le haut.
help-win-example = Il y a cinq jetons dans la colonne 3 et seule sa case rouge est libre. Tu as un 3. Tu paies un jeton et tu en prends six. La flèche indique 2, donc chaque autre joueur paie deux jetons à la réserve.
help-end-title = Qui gagne ?
help-end = La partie se termine quand un joueur n’a plus de jetons à la fin de son propre tour. Le joueur qui a le plus de jetons gagne. En cas d’égalité, les premiers gagnent ensemble.
help-end-example = Ann finit son tour avec 0 jeton. Otto en a 31 et toi 34 : tu gagnes.
help-tips-title = Deux conseils
help-tips =
    - Garde tes 6. Ils sont gratuits.
    - Ne laisse pas une colonne où seule la case rouge est libre. Le joueur suivant sera ravi de la gagner.
help-loan-title = Pas assez de jetons ?
help-loan =
    Pendant ton tour, tu peux emprunter jusqu’à cinq jetons à la réserve. Tu les rends à la fin de ton tour. Si tu ne peux pas, tu fais faillite : tu as 0 jeton et la partie se termine.

    Un autre joueur gagne une colonne et tu ne peux pas payer la flèche ? Tu paies tout ce qui te reste. Tu joues quand même ton prochain tour, même avec 0 jeton.
help-loan-example = Tu as un jeton, et il manque deux dés à la colonne 2. Tu as deux 2. Tu empruntes un jeton, tu gagnes les six jetons de la colonne et tu en rends un.
help-ruling-tr1 = Dans quel ordre paies-tu tes dés ? Dans celui qui demande le plus petit emprunt. D’abord les colonnes que tu gagnes, en commençant par la moins chère. Si tu dois quand même emprunter plus de cinq jetons, tu fais faillite. Tous tes dés comptent quand même, et les autres paient pour les colonnes que tu as gagnées.
help-ruling-tr2 = La réserve est vide ? On continue avec autre chose à la place des jetons.
help-ruling-tr3 = Qui commence ? Le joueur assis à la première place.
help-ruling-tr4 = Si tu fais faillite, ton score est 0.

fair-seal-fair = Dés vérifiés

# Qu’est-ce que c’est
about-purse = { $player } a { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }. La partie se termine quand un joueur n’en a plus après son propre tour. Le joueur qui a alors le plus de jetons gagne.
about-supply = La réserve : { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }. Elle paie les cases jaunes et reçoit ce que les joueurs paient pour les flèches.
about-column = La colonne { $column } est pour les dés qui montrent un { $column }. { $count ->
        [0] Elle est vide.
        [one] Elle contient { $chips ->
                [one] { $chips } jeton
               *[other] { $chips } jetons
            } : le prix de sa case remplie.
       *[other] Elle contient { $chips } jetons ({ $sum }) : le prix de ses cases remplies.
    } { $left ->
        [one] Encore { $left } dé et elle est gagnée.
       *[other] Encore { $left } dés et elle est gagnée.
    }
about-arrow = La flèche de la colonne { $column } : quand un joueur gagne cette colonne, tous les autres paient { $arrow ->
        [one] { $arrow } jeton
       *[other] { $arrow } jetons
    } à la réserve.
about-cell = Colonne { $column }, case { $cell } : { $kind ->
        [green] verte, donc tu paies { $chips ->
                [one] { $chips } jeton
               *[other] { $chips } jetons
            } pour la remplir
        [yellow] jaune, donc la réserve paie { $chips ->
                [one] { $chips } jeton
               *[other] { $chips } jetons
            }
       *[red] rouge. Elle coûte { $chips ->
                [one] { $chips } jeton
               *[other] { $chips } jetons
            } et fait gagner tous les jetons de la colonne : { $inside } maintenant, plus celui-ci
    }. { $state ->
        [filled] Cette case est remplie.
        [next] C’est la prochaine case à remplir.
       *[later] { $before ->
            [one] Il reste { $before } case libre au-dessus.
           *[other] Il reste { $before } cases libres au-dessus.
        }
    }
about-die = { $face ->
        [6] Un 6 est gratuit.
       *[other] Un { $face } va dans la colonne { $face }.
    }
about-die-cell = La prochaine case de cette colonne est { $kind ->
        [green] verte et te coûte { $chips ->
                [one] { $chips } jeton
               *[other] { $chips } jetons
            }.
        [yellow] jaune : la réserve paie.
       *[red] rouge : tu gagnes la colonne !
    }
about-die-keep = Touche ce dé pour le garder. Sinon, tu le relances.
about-aside = Un { $face } gardé. Il reste ici jusqu’à ce que les cinq dés soient gardés.
about-aside-free = Les dés gardés vont ici. Quand les cinq y sont, tu paies.
about-preview = Voici ce que tu vas payer et gagner avec les dés que tu gardes.
about-keep = Garde les dés choisis et relance les autres. S’il n’en reste aucun, tu paies.

# Un tour, et le décompte de la partie
turn-keeps = { $player } garde { $dice }.
turn-pays = { $player } garde { $dice } et { $pays ->
        [0] ne paie rien.
       *[other] paie { $pays ->
                [one] { $pays } jeton
               *[other] { $pays } jetons
            }.
    }
turn-wins = Cela fait gagner { $count ->
        [one] la colonne { $columns } et ses { $chips } jetons.
       *[other] les colonnes { $columns } et leurs { $chips } jetons.
    }
turn-others-pay = { $players } { $count ->
        [one] paie { $chips ->
                [one] { $chips } jeton
               *[other] { $chips } jetons
            }.
       *[other] paient { $chips ->
                [one] { $chips } jeton
               *[other] { $chips } jetons
            } chacun.
    }
game-count = Le décompte final
count-start = Début
count-won = Gagnés
count-paid = Payés
count-arrows = Flèches
count-bankrupt = Faillite
why-ended = { $player } n’a plus de jetons : la partie est finie.
why-bankrupt = { $player } fait faillite et la partie est finie : { $reason ->
        [loan] l’emprunt dépasse cinq jetons.
       *[debt] l’emprunt ne peut pas être remboursé.
    }
why-won = { $players } { $count ->
        [one] a
       *[other] ont
    } le plus de jetons ({ $chips }).

# Sortes d’erreurs, avant leur nombre
mistake-sixes = Tu gardes les six trop tôt :
mistake-next = Tu laisses une colonne au joueur suivant :
mistake-chips = Tu risques tes derniers jetons :
mistake-column = Tu rates une colonne que tu pouvais gagner :
mistake-many = Tu gardes trop de dés :
mistake-few = Tu ne gardes pas assez de dés :

# A phone as a hand
hand-column = Colonne { $column } : { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }
hand-column-won = Tu gagnes la colonne { $column } !
