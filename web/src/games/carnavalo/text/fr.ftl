# Carnavalo sur la page, en français.

tent-state =
    Tente { $tent } : { $cards } ; { $chip ->
        [none] plus de jeton de tente
        [hidden] jetons de tente encore cachés
       *[other] jeton de tente { $chip }
    } ; confettis { $confetti }.{ $barred ->
        [yes] {" "}Fermée par Barricadol.
       *[no] {""}
    }
tent-empty = vide
card-open = { $value } de { $name }
card-closed = une carte cachée de { $name }
confetti-at = { $name } sur la case { $field }
confetti-won = { $name } a gagné le disque
citizen-at =
    { citizen }, { $place ->
        [street] sur le parcours
       *[other] dans la tente { $place }
    }
walk-to =
    avancer de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
put-there = Mettre { citizen } dans la tente { $tent }
play-here = Jouer le { $value } dans la tente { $tent }
on-top = Dessus
under = Dessous
pick-card = Choisir le { $value }
put-back = Remettre le jeton de déplacement { $tent }
end-turn = { $count ->
        [one] Finir et perdre le jeton de déplacement { $chips }
       *[other] Finir et perdre les jetons de déplacement { $chips }
    }
choose-order = Choisir l’ordre
for-before = Avant
points-after-day = Points après le jour { $day }
confetti-of-won-discs = À chaque tente, les confettis comptent tant que tu n’y as pas gagné ton disque.
about-discs = { $player } a gagné { $discs ->
        [0] aucun disque
        [one] { $discs } disque
       *[other] { $discs } disques
    }. Chaque disque vaut 5 points. Cinq disques terminent la partie.
why-discs = { $players } { $count ->
        [one] a
       *[other] ont
    } gagné cinq disques : la partie se termine après le jour { $day }.
why-days = Le jour { $day } était le dernier : la partie est finie.
why-won = { $players } { $count ->
        [one] a
       *[other] ont
    } le plus de points ({ $points }).
put-back-first = Remettre d’abord :
brings-confetti = { $player } : +1 confetti
brings-chip = { $player } reçoit un jeton de déplacement
brings-nothing = rien pour { $player }
walk-marches = { $card } va dans le cortège
walk-confetti = +1 confetti
walk-laid = { $card } va sur la pile
walk-taken = la Miss emmène { $card }
walk-nobody = pas de carte ici : rien ne se passe
walk-barred = fermée : rien ne se passe
walk-closed = fermée
walk-opens = de nouveau ouverte
walk-day-ends = le jour se termine
things-of-others = Ces cartes et ces jetons de déplacement sont à { $name }.
things-mine = Joue tes cartes et tes jetons de déplacement depuis ta main.
procession-marches = Les cartes du cortège y restent jusqu’à la fin du jour.
key-cards = choisir la carte avec ce chiffre
key-tents = puis choisir la tente
key-citizens = avancer le Prince, la Miss ou Barricadol
key-fields = puis choisir le nombre de cases
key-chips = utiliser ton prochain jeton de déplacement
key-direct = puis aller directement à la tente du jeton de déplacement
key-places = puis choisir dessus ou dessous
key-pick = choisir cette carte
key-end = finir ton tour, ou passer
pass = Passer
never-mind = Annuler
hand-card = Carte { $value }
movement-chip = Jeton de déplacement de la tente { $tent }
player-state =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $chips ->
        [0] aucun jeton de déplacement
        [one] 1 jeton de déplacement
       *[other] { $chips } jetons de déplacement
    }, { $discs ->
        [one] { $discs } disque gagné
       *[other] { $discs } disques gagnés
    }{ $float ->
        [yes] , a un char
       *[no] {""}
    }{ $turn ->
        [yes] , c’est son tour.
       *[no] .
    }
ring-state = L’anneau est sur { $ring }
middle-state = Avec la Miss : { $card }
procession-state = Cortège : { $cards } ; jeton de cortège { $chip }.
nobody-marches = personne pour l’instant
look-inside = Regarder dans la tente { $tent }
close = Fermer
choose-citizen = Choisis un personnage
choose-tent = Choisis une tente
choose-field = Choisis la distance. L’anneau indiquera ce nombre.
final-count = Score final
for-discs = Disques
for-confetti = Confettis
for-chips = Jetons
for-float = Char
for-all = Points
days-left = Jour { $day }
stack-state = { $chips ->
        [0] Aucun jeton de déplacement dans la pioche
        [one] 1 jeton de déplacement dans la pioche
       *[other] { $chips } jetons de déplacement dans la pioche
    }
count-of-day = Score du jour { $day }
told-dealt = Chacun reçoit un jeton de déplacement et avance son disque de cette tente à la case 1.
told-lies = Les cartes choisies vont au hasard dans les tentes, face visible.
told-tent-chip-open = À chaque tente, on retourne le jeton de tente du dessus.

# Les règles, en images
help-goal-title = Le but du jeu
help-goal =
    C’est le carnaval, et tout le monde veut faire la fête dans les tentes. Mais le Prince Carnaval veut du monde dans son cortège.

    Le but est d’avoir le plus de points. Gagne tes disques aux six tentes : chaque disque gagné vaut 5 points.
help-start-title = Préparation
help-start =
    Chacun a cinq cartes, de 1 à 5, et un disque à chaque tente. Les disques commencent sur la case 0.

    Choisis une de tes cartes en secret. Les cartes choisies sont mélangées et réparties dans les tentes, une carte par tente.

    Chacun reçoit un jeton de déplacement et avance son disque de cette tente à la case 1. L’anneau commence sur 1. On retourne maintenant toutes les cartes. La première carte sur le chemin du Prince, dans le sens des aiguilles d’une montre, indique qui commence.
help-start-example = Ton 3 est dans la tente 2. Tu reçois le jeton de déplacement de la tente 5, donc ton disque de la tente 5 passe à la case 1.
help-turn-title = Ton tour
help-turn = Tu fais une seule chose : jouer une carte ou déplacer un personnage. C’est ensuite au tour de la personne à ta gauche.
help-card-title = Jouer une carte
help-card =
    Joue une carte dans une tente. Si la tente est vide, tu la poses face visible. S’il y a des cartes, tu choisis :

    - Dessus, face visible. Le propriétaire de la carte couverte y avance son disque d’une case.
    - Sous la pile, face cachée. Le propriétaire de la carte du dessus reçoit un jeton de déplacement.

    La carte du dessus s’appelle la carte de scène. Tu ne peux pas jouer là où la carte de scène est à toi. Ensuite, l’anneau prend le chiffre de la carte de scène.
help-card-example = Le 2 d’Otto est la carte de scène de la tente 4. Tu joues ton 4 dessus. Le disque d’Otto y avance d’une case, et l’anneau passe à 4. Si tu joues sous la pile, Otto reçoit un jeton de déplacement et l’anneau passe à 2.
help-move-title = Déplacer un personnage
help-move = Déplace un personnage dans le sens des aiguilles d’une montre : au moins une case, au plus le nombre indiqué par l’anneau. Ensuite, l’anneau indique le nombre de cases parcourues. Un personnage n’agit que s’il s’arrête dans une tente.
help-move-example = L’anneau est sur 3. Tu avances le Prince de 2 cases, donc l’anneau passe à 2.
help-prince-title = Prince Carnaval
help-prince = Le Prince emmène la carte de scène dans le cortège. Son propriétaire y avance son disque d’une case. La carte suivante devient la carte de scène. Si elle est face cachée, retourne-la.
help-prince-example = Ton 4 est la carte de scène de la tente 2. Le Prince s’y arrête. Ton 4 va dans le cortège, et ton disque avance d’une case.
help-miss-title = Miss Carnavalo
help-miss = La Miss emmène la carte du dessous de la pile. Dans la prochaine tente où elle s’arrête, elle pose d’abord cette carte dessus. Ensuite, elle y prend la carte du dessous. Personne ne reçoit rien pour la carte couverte.
help-bar-title = Barricadol
help-bar = Barricadol ferme la tente où il se trouve. Tu ne peux pas y jouer, et le Prince et la Miss n’y font rien. Les cartes comptent quand même à la fin du jour.
help-chips-title = Jetons de déplacement
help-chips =
    Avant et après ta carte ou ton déplacement, tu peux utiliser autant de jetons de déplacement que tu veux. Chacun déplace un personnage aussi loin que l’anneau le permet, ou en met un directement dans la tente du jeton. Après un déplacement direct, l’anneau passe à 0. Avec l’anneau sur 0, seul le déplacement direct est possible.

    S’il te reste des jetons de déplacement à la fin de ton tour, ils retournent sous la pioche dans l’ordre de ton choix. L’anneau passe à 0.
help-chips-example = Tu as le jeton de déplacement de la tente 4. Tu mets le Prince directement dans la tente 4. La carte de scène d’Otto va dans le cortège, et l’anneau passe à 0.
help-count-title = La fin d’un jour
help-count =
    Le jour se termine aussitôt quand deux joueurs n’ont plus de cartes, ou quand il y a cinq cartes dans le cortège. À deux, un seul joueur sans cartes suffit.

    Dans chaque tente, additionne tes cartes, même cachées, et la case de ton disque.

    - Le joueur qui a le plus gros total gagne son disque. Le deuxième gagne le jeton de tente.
    - Si le premier a déjà gagné ce disque un autre jour, il gagne le jeton de tente.
    - En cas d’égalité, on ne gagne rien. Avec un total de 0, non plus.
help-count-example = Dans la tente 5, tu as un 3 et un 2, et ton disque est sur la case 1 : cela fait 6. Otto a un 4 et son disque est sur la case 1 : cela fait 5. Tu gagnes ton disque, et Otto gagne le jeton de tente.
help-float-title = Le cortège
help-float = Additionne aussi tes cartes dans le cortège. Le joueur qui a le plus gros total doit acheter un char, et cela coûte 5 points. Le deuxième gagne le jeton de cortège. Si le premier a déjà un char, c’est lui qui gagne le jeton de cortège.
help-float-example = Ann a un 5 et un 1 dans le cortège : cela fait 6. Tu as un 4. Ann achète un char, et tu gagnes le jeton de cortège.
help-day-title = Un nouveau jour
help-day = Chacun reprend ses cartes, même celles du cortège. Seule la carte de la Miss reste avec elle. Personnages, disques, anneau et jetons de déplacement restent où ils sont. Le voisin de gauche du joueur qui a mis fin au jour commence.
help-end-title = Qui gagne ?
help-end =
    La partie se termine après quatre jours, ou après un jour où un joueur a gagné cinq disques. Compte tes points :

    - 5 pour chaque disque gagné
    - pour chaque autre disque, le nombre de sa case
    - le nombre de chaque jeton de tente et de cortège
    - moins 5 si tu as un char

    Le joueur qui a le plus de points gagne. En cas d’égalité, les premiers gagnent ensemble.
help-end-example = Tu as gagné trois disques : 15 points. Les autres sont sur les cases 2, 1 et 0 : 3 points. Tes jetons valent 4 et 2 : 6 points. Ton char te coûte 5 points. En tout, tu as 19 points.
help-tips-title = Deux conseils
help-tips =
    - Joue là où les autres sont faibles, avec la plus petite carte qui gagne.
    - La deuxième place rapporte un jeton de tente. Souvent, elle coûte moins cher que la première.
help-pieces-title = Le matériel
help-pieces = Chaque tente a une pile de quatre jetons de tente, et celui du dessus est visible. Il y a six jetons de chaque valeur : 1, 2, 3 et 4. Le cortège a quatre jetons de cortège de 3, 4 ou 5. Il y a quatre chars, un par jour, et six jetons de déplacement, un par tente. L’anneau va de 0 à 5. Quand tu gagnes un disque, tu le retires de sa piste.
help-last-title = Si ton tour met fin au jour
help-last = Termine ton action : place l’anneau, avance les disques et donne les jetons. Ton tour s’arrête là. Remets tes jetons de déplacement sous la pioche dans l’ordre de ton choix, mais l’anneau ne bouge pas. Les autres gardent les leurs. Là où un jeton a été gagné, retourne le suivant. Un char que personne n’a acheté aujourd’hui sort du jeu.
help-advanced-title = 2× et 3×
help-advanced = Deux jetons de plus sont mélangés aux jetons de tente, et deux jetons au hasard restent dans la boîte. À la fin, 2× fait compter double tous tes jetons 2, et 3× fait compter triple tous tes jetons 1. Les jetons 2× et 3× eux-mêmes valent 0.
help-ruling-cr1 = Un disque arrivé sur la dernière case y reste.
help-ruling-cr2 = Dans une tente vide, le Prince ne fait rien. La Miss pose sa carte et la reprend, car c’est maintenant celle du dessous.
help-ruling-cr3 = Il faut au moins 1 pour gagner quelque chose. Un disque sur la case 1 ou plus loin suffit, même sans carte.
help-ruling-cr4 = En cas d’égalité pour la première place, personne ne gagne rien, pas même le suivant au classement. En cas d’égalité pour la deuxième place, personne ne gagne le jeton.
help-ruling-cr5 = Compte d’abord toutes les tentes et le cortège. Regarde seulement ensuite si un joueur a cinq disques.
help-ruling-cr6 = Si la pioche des jetons de déplacement est vide, tu n’en reçois pas.
help-ruling-cr7 = Si l’anneau est sur 0 et que tu ne peux pas jouer de carte, tu passes.
help-ruling-cr8 = Si tu te sers d’un jeton de déplacement pour mettre un personnage directement dans une tente, tout le monde voit ce jeton. Si tu t’en sers avec l’anneau ou si tu le remets, personne d’autre ne le voit.
help-ruling-cr9 = Sur leurs cases de départ, les personnages ne font rien. Mais si Barricadol commence dans une tente, il la ferme.
help-ruling-cr10 = Tout le monde sait à qui est une carte cachée, mais seul son propriétaire en connaît le chiffre.
help-ruling-cr11 = Si aucune carte n’arrive dans une tente ou dans le cortège pendant quatre tours de table, le jour se termine.

fair-seal-fair = Cartes et jetons vérifiés

# Ce qu’une table peut choisir
play-advanced = Jouer la variante avancée
option-advanced =
    { $value ->
        [true] variante avancée
       *[false] sans la variante avancée
    }

# Qu’est-ce que c’est
about-points = { $player } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $sum }) : { $discs ->
        [0] aucun disque
        [one] { $discs } disque
       *[other] { $discs } disques
    }, les confettis et les jetons{ $float ->
        [yes] , moins le char
       *[no] {""}
    }.
about-has = En main : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } et { $chips ->
        [0] aucun jeton de déplacement
        [one] { $chips } jeton de déplacement
       *[other] { $chips } jetons de déplacement
    }.
about-part-card = { $whose ->
        [mine] ton { $value }
       *[other] un { $value }
    }
about-part-closed = { $cards ->
        [one] { $cards } carte face cachée
       *[other] { $cards } cartes face cachée
    }
about-part-confetti = { $field ->
        [one] { $field } confetti
       *[other] { $field } confettis
    }
about-worth = { $mine ->
        [yes] Tu as
       *[no] { $player } a
    } { $closed ->
        [0] { $count ->
            [one] { $total } : { $parts }.
           *[other] { $total } ({ $sum }) : { $parts }.
        }
       *[other] au moins { $total } : { $parts }.
    }
about-tent = Tente { $tent }. Le joueur qui a le plus gros total à la fin du jour gagne son disque : 5 points.
about-tent-barred = Barricadol ferme cette tente : aucune carte n’entre ni ne sort.
about-tent-own = La carte de scène est à toi, donc tu ne peux pas jouer ici.
about-tent-open = Tu peux jouer une carte ici.
about-coin = À la tente { $tent }, le jeton de tente vaut { $chip }. Il va au deuxième de la tente, ou au premier si ce joueur a déjà gagné son disque. { $left ->
        [one] C’est le dernier.
       *[other] Il reste { $left } jetons de tente.
    }
about-track = { $discs ->
        [none] La piste de confettis de la tente { $tent } : tous les disques y ont été gagnés.
       *[other] La piste de confettis de la tente { $tent } : { $discs }. Un disque vaut le nombre de sa case, dans la tente et à la fin.
    }
about-prince = Le Prince : s’il s’arrête dans une tente, la carte de scène va dans le cortège, et le disque de son propriétaire avance d’une case.
about-miss = La Miss : si elle s’arrête dans une tente, elle pose la carte qu’elle a avec elle sur la pile, puis prend la carte du dessous de la pile.
about-bar = Barricadol : aucune carte n’entre dans la tente où il est, ni n’en sort.
about-walks = { $most ->
        [one] Tu peux avancer ce personnage de { $most } case.
       *[other] Tu peux avancer ce personnage de { $most } cases au plus.
    }
about-field = { $tent ->
        [0] Une case du parcours. Un personnage qui s’arrête ici ne fait rien.
       *[other] La case de la tente { $tent }. Un personnage qui s’arrête ici est dans la tente.
    }
about-ring = { $ring ->
        [0] L’anneau est sur 0 : aucun personnage ne peut avancer avant qu’une carte soit jouée.
       *[other] L’anneau est sur { $ring } : un personnage avance de ce nombre de cases au plus. Ce nombre vient du dernier déplacement, ou de la carte de scène de la dernière tente où une carte a été jouée.
    }
about-middle = { $card }, avec la Miss. Elle la posera sur la pile de la prochaine tente où elle s’arrête.
about-middle-free = C’est la place de la carte que la Miss emmène. Elle n’en a pas pour l’instant.
about-marches = { $card }, dans le cortège. Le joueur qui a le plus gros total ici doit acheter un char : moins 5 points.
about-place-free = Une place libre dans le cortège. Avec la cinquième carte, le jour se termine.
about-float = Le char : le joueur qui a le plus gros total dans le cortège doit l’acheter, pour 5 points. On n’en achète jamais plus d’un.
about-award = Le jeton de cortège vaut { $chip }. Il va au deuxième du cortège, ou au premier si ce joueur a déjà un char.
about-stack = La pioche des jetons de déplacement, face cachée. Il en reste { $chips }.
about-day = La partie dure quatre jours, ou jusqu’à ce qu’un joueur ait gagné cinq disques.
about-held = Ton { $value }. Là où tu le joues, il vaut { $value } à la fin du jour.
about-held-goes = Tentes où tu peux le jouer : { $tents }.
about-held-pick = Tu peux le choisir maintenant. Il ira dans une tente au hasard.
about-held-nowhere = Tu ne peux pas jouer cette carte maintenant.
about-token = Ton jeton de déplacement de la tente { $tent } : un déplacement de plus. Un personnage va directement dans la tente { $tent }{ $ring ->
        [0] .
       *[other] {" "}ou avance de { $ring ->
            [one] { $ring } case
           *[other] { $ring } cases
        } au plus, comme l’indique l’anneau.
    }
about-token-now = Tu peux l’utiliser maintenant.
about-return = Les jetons de déplacement que tu n’utilises pas retournent sous la pioche. Ton tour est alors fini. L’anneau passe à 0, sauf si le jour est fini aussi.
about-pass = Tu ne peux ni déplacer un personnage ni jouer une carte, donc tu passes.
about-count = Ce que chacun a reçu le dernier jour, tente par tente.
about-pile = { $card }, dans la tente { $tent }{ $where ->
        [alone] , est la seule carte. Si le Prince s’arrête ici, elle va dans le cortège. Si la Miss s’arrête ici, elle l’emmène.
        [stage] , est la carte de scène. Si le Prince s’arrête ici, elle va dans le cortège.
        [bottom] , est la carte du dessous. Si la Miss s’arrête ici, elle l’emmène.
       *[between] , est entre d’autres cartes. Le Prince et la Miss ne peuvent pas la prendre maintenant.
    }
about-disc = { $field ->
        [won] { $player } a gagné le disque de la tente { $tent } : 5 points.
       *[other] Le disque de { $player } à la tente { $tent } est sur la case { $field }. Ce nombre s’ajoute ici aux cartes de { $player }, et le disque rapporte autant de points à la fin.
    }
about-share = { $confetti ->
        [0] { $player } avait { $value } ici, avec ses cartes seulement.
       *[other] { $player } avait { $value } ici : { $cards } avec ses cartes et { $confetti } avec ses confettis.
    }
about-final-discs = { $discs ->
        [0] { $player } n’a gagné aucun disque.
        [one] { $player } a gagné { $discs } disque : 5 points.
       *[other] { $player } a gagné { $discs } disques, 5 points chacun : { $points }.
    }
about-final-confetti = { $sum ->
        [none] { $player } a gagné tous ses disques : il n’y a pas de confettis à compter.
       *[other] Les confettis de { $player } : { $sum }. Chaque disque qui n’est pas gagné vaut le nombre de sa case.
    }
about-final-chips = { $chips ->
        [none] { $player } n’a gagné aucun jeton de tente ou de cortège.
       *[other] Les jetons de tente et de cortège que { $player } a gagnés : { $chips }.
    }
about-final-float = { $float ->
        [yes] { $player } a dû acheter un char : moins 5 points.
       *[no] { $player } n’a pas eu à acheter de char.
    }
about-holds-card = Un { $value } dans la main de { $player }. Là où il est joué, il vaut { $value } à la fin du jour.
about-holds-chip = { $player } a le jeton de déplacement de la tente { $tent }, qui permet un déplacement de plus.

# Sortes d’erreurs, avant leur nombre
mistake-chip-unused = Tu oublies un jeton de déplacement :
mistake-chip-wasted = Tu utilises un jeton de déplacement trop tôt :
mistake-procession = Tu évalues mal le cortège :
mistake-rival = Tu laisses un gain à quelqu’un d’autre :
mistake-card = Tu joues la mauvaise carte dans une tente :
mistake-tent = Tu choisis le mauvais endroit :

# A phone as a hand
hand-hidden = Tes cartes cachées
