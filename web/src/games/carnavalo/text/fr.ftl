# Carnavalo sur la page, en français.

tent-state =
    Tente { $tent } : { $cards } ; { $chip ->
        [none] plus de jeton
        [hidden] jetons encore cachés
       *[other] jeton visible { $chip }
    } ; confettis { $confetti }.{ $barred ->
        [yes] {" "}Barrée par Barricadol.
       *[no] {""}
    }
tent-empty = vide
card-open = { $value } de { $name }
card-closed = une carte cachée de { $name }
confetti-at = { $name } sur { $field }
confetti-won = { $name } a gagné le disque
citizen-at =
    { citizen }, { $place ->
        [street] dans la rue
       *[other] dans la tente { $place }
    }
walk-to =
    { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } plus loin
put-there = Mettre { citizen } dans la tente { $tent }
play-here = Jouer le { $value } dans la tente { $tent }
on-top = Dessus
under = Dessous
pick-card = Choisir le { $value }
put-back = Remettre le jeton { $tent }
end-turn = { $chips ->
        [one] Finir le tour : jeton { $tent } remis
       *[other] Finir le tour, jeton { $tent } d’abord
    }
end-turn-first = Finir le tour, remettre d’abord :
put-back-first = Remettre d’abord :
brings-confetti = { $player } +1 confetti
brings-chip = { $player } reçoit un jeton de déplacement
brings-nothing = rien pour { $player }
walk-marches = { $card } suit le cortège
walk-confetti = +1 confetti
walk-laid = { $card } va sur le dessus
walk-taken = { $card } suit la Miss
walk-nobody = personne ici : il ne se passe rien
walk-barred = barrée : il ne se passe rien
walk-closed = barrée
walk-opens = de nouveau ouverte
walk-day-ends = le jour finit alors
things-of-others = Ces cartes et ces jetons, c’est { $name } qui les joue, personne d’autre.
things-mine = Tes cartes et tes jetons sont dans ta main : joue-les de là.
procession-marches = Qui défile dans le cortège y reste jusqu’au décompte du jour.
key-cards = la carte de ce nombre
key-tents = puis : la tente
key-citizens = le Prince, la Miss, Barricadol
key-fields = puis : autant de cases plus loin
key-chips = ton prochain jeton de déplacement
key-direct = directement dans la tente du jeton
key-places = dessus, ou dessous
key-pick = choisir cette carte
key-end = finir ton tour, ou passer
pass = Passer
never-mind = Finalement non
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
    }{ $float ->
        [yes] , a un char
       *[no] {""}
    }{ $turn ->
        [yes] , à son tour.
       *[no] .
    }
ring-state = L’anneau est sur { $ring }
middle-state = Avec la Miss : { $card }
procession-state = Cortège : { $cards } ; jeton visible { $chip }.
nobody-marches = encore personne
look-inside = Regarder dans la tente { $tent }
close = Fermer
choose-citizen = Choisis un personnage
choose-tent = Choisis une tente
choose-field = Choisis où aller. L’anneau montrera alors de combien.
final-count = Le décompte final
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
count-of-day = Le décompte du jour { $day }

# Les règles, en images
help-goal-title = De quoi il s’agit
help-goal = À chacune des six tentes tu as un disque de confettis. Qui a le plus dans une tente quand un jour finit y gagne son disque, et c’est 5 points. La partie dure quatre jours, ou jusqu’à ce que quelqu’un ait gagné cinq disques. Qui a le plus de points gagne.
help-start-title = Avant le premier jour
help-start = Chacun choisit en secret une de ses cinq cartes. Elles sont réparties au hasard dans les tentes, une au plus dans chacune. Chacun reçoit un jeton de déplacement et avance son disque de cette tente à la case 1. La première carte que le Prince rencontrerait dit qui commence : la personne à qui elle est.
help-turn-title = Ton tour
help-turn = Tu fais une seule chose : un personnage marche dans la rue, au plus aussi loin que le dit l’anneau, ou tu joues une carte dans une tente. Après une marche, l’anneau montre de combien elle était ; après une carte, ce que dit la carte du dessus de cette tente.
help-top-title = Une carte dessus
help-top = Face visible, sur la pile. Qui possède la carte que tu couvres avance là son disque d’une case. Là où la carte du dessus est à toi, tu ne peux pas jouer.
help-under-title = Une carte sous la pile
help-under = Face cachée, et personne d’autre que toi n’en connaît le nombre. Qui possède la carte du dessus reçoit un jeton de déplacement.
help-prince-title = Le Prince
help-prince = Quand il s’arrête dans une tente, la carte du dessus part avec lui dans le cortège, et qui la possède avance là son disque d’une case.
help-miss-title = La Miss
help-miss = Quand elle s’arrête dans une tente, elle laisse sur le dessus la carte qu’elle a avec elle, et emmène la carte du dessous vers la suivante. Personne ne reçoit rien pour la carte qu’elle couvre.
help-bar-title = Barricadol
help-bar = Là où il se tient, aucune carte n’entre ni ne sort, et le Prince et la Miss ne font rien.
help-chips-title = Jetons de déplacement
help-chips = Utilises-en autant que tu veux, avant ton action et après. Chacun fait marcher un personnage selon l’anneau, ou le met directement dans la tente du jeton ; l’anneau passe alors à 0. Ce que tu n’utilises pas retourne sous la pioche à la fin de ton tour, dans l’ordre que tu veux, et l’anneau passe aussi à 0. Mais si ton tour a terminé le jour, l’anneau reste où il est.
help-count-title = Le décompte d’un jour
help-count = Le jour finit aussitôt que deux joueurs n’ont plus de cartes (à deux : un seul), ou qu’il y a cinq cartes dans le cortège. Dans une tente, tes cartes, même cachées, et la case de ton disque comptent ensemble. Le plus haut total gagne son disque et le deuxième le jeton visible ; si le disque était déjà gagné, c’est le jeton. Une égalité ne gagne rien, et il faut au moins 1 pour gagner quoi que ce soit.
help-float-title = Le cortège
help-float = Qui a le plus dans le cortège doit acheter un char, et cela coûte 5 points ; la deuxième place prend le jeton visible. On n’en achète qu’une fois : ensuite, la première place te vaut le jeton. Un char que personne n’achète sort du jeu. À la fin, un disque que tu n’as pas gagné vaut le nombre de sa case, et un jeton son nombre.
help-day-title = Un nouveau jour
help-day = Tout le monde reprend ses cartes, dans les tentes et dans le cortège ; seule la carte que la Miss a prise reste avec elle. Personnages, disques, anneau et jetons de déplacement restent où ils sont. La personne assise à gauche de celle qui a terminé le jour commence.
help-advanced-title = 2× et 3×
help-advanced = À cette table, il y a deux jetons de plus parmi ceux des tentes, et deux jetons restent dans la boîte sans qu’on sache lesquels. À la fin, 2× fait compter double chacun de tes 2, et 3× triple chacun de tes 1. Par eux-mêmes, ils ne valent rien.
help-ruling-cr1 = Un disque sur la dernière case de sa piste y reste.
help-ruling-cr2 = Dans une tente vide, le Prince ne fait rien. La Miss pose sa carte et, comme c’est maintenant celle du dessous, la reprend.
help-ruling-cr3 = Avec rien, on ne gagne rien : il faut au moins 1. Un disque sur la case 1 ou plus loin suffit, même sans carte.
help-ruling-cr4 = Si les plus hauts sont à égalité, personne n’y gagne rien, et le suivant ne remonte pas. Si ceux de derrière sont à égalité, le jeton reste.
help-ruling-cr5 = On compte d’abord toutes les tentes et le cortège. On regarde seulement ensuite si quelqu’un a cinq disques.
help-ruling-cr6 = Si la pioche des jetons de déplacement est vide, personne n’en reçoit.
help-ruling-cr7 = Avec l’anneau sur 0 et aucune carte jouable, tu passes.
help-ruling-cr8 = Un jeton de déplacement qui met un personnage directement dans une tente est vu de tous. Celui qui fait marcher un personnage, ou qu’on remet, n’est vu que de qui l’avait.
help-ruling-cr9 = Sur les cases où ils commencent, les personnages ne font rien. Mais si Barricadol commence dans une tente, il la barre.
help-ruling-cr10 = À qui est une carte cachée, tout le monde l’a vu ; son nombre, seule la personne qui l’a jouée le connaît.
help-ruling-cr11 = Un jour où, quatre tours de table durant, aucune carte n’arrive dans une tente ou dans le cortège est fini.

fair-seal-fair = Personne n’a choisi ces cartes et ces jetons

# Ce qu’une table peut choisir
play-advanced = Jouer la variante avancée
option-advanced =
    { $value ->
        [true] variante avancée
       *[false] sans la variante avancée
    }

# Qu’est-ce que c’est
about-points = { $player } a { $points } = { $sum } : { $discs ->
        [0] aucun disque
        [one] { $discs } disque
       *[other] { $discs } disques
    }, puis les confettis, puis les jetons{ $float ->
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
           *[other] { $total } = { $sum } : { $parts }.
        }
       *[other] au moins { $total } : { $parts }.
    }
about-tent = La tente { $tent }. Qui a le plus ici quand le jour finit gagne son disque : 5 points.
about-tent-barred = Barricadol est là : aucune carte n’entre ni ne sort.
about-tent-own = Ta propre carte est en scène, alors tu ne peux pas jouer ici.
about-tent-open = Tu peux jouer une carte ici.
about-coin = Le jeton visible de la tente { $tent } : { $chip } pour la deuxième place, ou pour la première si son disque est déjà gagné. { $left ->
        [one] C’est le dernier.
       *[other] Il reste { $left } jetons.
    }
about-track = { $discs ->
        [none] La piste de confettis de la tente { $tent } : tous les disques y sont gagnés.
       *[other] La piste de confettis de la tente { $tent } : { $discs }. Un disque compte sa case, dans la tente et à la fin.
    }
about-prince = Le Prince : là où il finit sa marche dans une tente, la carte en scène part dans le cortège, et le disque de qui l’a jouée avance.
about-miss = La Miss : là où elle finit sa marche dans une tente, elle laisse la carte qu’elle a avec elle et emmène celle du dessous.
about-bar = Barricadol : aucune carte n’entre dans la tente où il est, ni n’en sort.
about-walks = { $most ->
        [one] Tu peux marcher de { $most } case avec ce personnage.
       *[other] Tu peux marcher jusqu’à { $most } cases avec ce personnage.
    }
about-field = { $tent ->
        [0] Une case de la rue. Qui s’arrête ici ne fait rien.
       *[other] La case de la tente { $tent } : qui s’arrête ici est dans la tente.
    }
about-ring = { $ring ->
        [0] L’anneau est sur 0 : on ne marche pas avant qu’une carte soit jouée.
       *[other] L’anneau est sur { $ring } : c’est le plus de cases qu’un personnage peut faire. Il montre la carte en scène là où l’on a joué en dernier, ou la dernière marche.
    }
about-middle = { $card }, avec la Miss. Elle la laissera sur le dessus dans la prochaine tente où elle s’arrête.
about-middle-free = Ici se trouve la carte qui accompagne la Miss : aucune pour l’instant.
about-marches = { $card }, dans le cortège. Qui a le plus ici achète un char, moins 5.
about-place-free = Une place libre dans le cortège. À la cinquième carte, le jour est fini.
about-float = Le char : qui a le plus dans le cortège doit l’acheter, moins 5. Personne n’en achète deux.
about-award = Le jeton visible du cortège : { $chip } points pour la deuxième place, ou pour la première si elle a déjà un char.
about-stack = La pioche des jetons de déplacement : il y en a { $chips }, face cachée.
about-day = La partie dure quatre jours, ou jusqu’à ce que quelqu’un ait gagné cinq disques.
about-held = Ton { $value } : il compte { $value } là où il se trouve quand le jour finit.
about-held-goes = Il peut aller dans la tente { $tents }.
about-held-pick = Tu peux le choisir maintenant : il ira dans une tente tirée au hasard.
about-held-nowhere = On ne peut pas le jouer maintenant.
about-token = Ton jeton de déplacement de la tente { $tent } : une marche en plus pour un personnage, droit dans la tente { $tent }{ $ring ->
        [0] .
       *[other] {" "}ou jusqu’à { $ring } plus loin, comme le dit l’anneau.
    }
about-token-now = Tu peux l’utiliser maintenant.
about-return = Les jetons de déplacement que tu n’utilises pas retournent sous la pioche. Ton tour est alors fini, et si le jour ne l’est pas aussi, l’anneau passe à 0.
about-pass = Tu ne peux ni marcher ni jouer une carte, alors tu passes.
about-count = Ce que le dernier jour a rapporté à tout le monde, tente par tente.
about-pile = { $card }, dans la tente { $tent }{ $where ->
        [alone] , seule. Le Prince l’enverrait dans le cortège, la Miss l’emmènerait.
        [stage] , en scène. Si le Prince finit sa marche ici, elle part dans le cortège.
        [bottom] , tout en dessous. Si la Miss finit sa marche ici, elle l’emmène.
       *[between] , entre d’autres : ni le Prince ni la Miss ne peuvent la prendre maintenant.
    }
about-disc = { $field ->
        [won] { $player } a gagné le disque de la tente { $tent } : 5 points.
       *[other] Le disque de { $player } dans la tente { $tent } est sur la case { $field }. C’est ce qu’il ajoute ici à ce que { $player } a, et ce qu’il vaut de points à la fin.
    }
about-share = { $confetti ->
        [0] { $player } avait { $value } ici, tout en cartes.
       *[other] { $player } avait { $value } = { $cards } + { $confetti } ici : { $cards } en cartes, { $confetti } en confettis.
    }
about-final-discs = { $discs ->
        [0] { $player } n’a gagné aucun disque.
        [one] { $player } a gagné { $discs } disque : 5 points.
       *[other] { $player } a gagné { $discs } disques, 5 points chacun : { $points }.
    }
about-final-confetti = { $sum ->
        [none] { $player } a gagné tous ses disques : il n’y a pas de confettis à compter.
       *[other] Les confettis de { $player } : { $sum }, la case de chaque disque qui n’est pas gagné.
    }
about-final-chips = { $chips ->
        [none] { $player } n’a gagné aucun jeton.
       *[other] Les jetons que { $player } a gagnés : { $chips }.
    }
about-final-float = { $float ->
        [yes] { $player } a dû acheter le char : moins 5.
       *[no] { $player } n’a pas dû acheter le char.
    }
about-holds-card = Un { $value } dans la main de { $player } : il compte { $value } là où il se trouve quand le jour finit.
about-holds-chip = { $player } a le jeton de déplacement de la tente { $tent } : une marche en plus pour un personnage.
