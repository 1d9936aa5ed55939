# Figaro sur la page, en français.

card-o = ronde
cards-listed = cartes : { $cards }
no-cards = aucune carte
window-state = { $name } : { $row }, { $cards } ; { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    } ; { $road ->
        [none] pas encore de route
       *[other] route { $road }
    }.
has-king = { $name } a le Roi.
said-last = « C’était ma dernière carte ! »
play-before = Jouer un { $card } devant { $name }
play-before-self = Jouer un { $card } dans ta rangée
call-dance = Jouer la ronde
hand-card = { $card }{ $count ->
        [one] {""}
       *[other] , { $count } fois
    }
take-cards =
    { $where ->
        [hand] Prendre en main
       *[stack] Ramasser sur ta pile
    } { $cards ->
        [one] la seule carte visible
       *[other] les { $cards } cartes visibles
    }
take-sure =
    { $cards ->
        [one] Tu confirmes ? La carte va
       *[other] Tu confirmes ? Les { $cards } cartes vont
    } { $where ->
        [hand] dans ta main
       *[stack] sur ta pile
    }
swap = Échanger le tronçon
stay = Garder mon tronçon
choose-place = Touche une rangée pour cette carte
choose-self = Touche ta propre rangée
then-counts = passe à { $total }
then-takes = passe à { $total } : { $name } ramasse tout
then-you-have = ta rangée : { $total }
choose-card-first = Choisis d’abord une carte de ta main.
windows = Les autres joueurs
key-cards = choisir une carte de ta main, depuis la gauche
key-windows = puis choisir la rangée (la tienne est la dernière)
key-take = ramasser toutes les cartes visibles (appuyer deux fois)
roads-of-round = Tronçons de cette manche : { $roads }
roads-later = plus tard : { $roads }
road-of = Route
to-the-castle = Les routes vers le château
in-stack = pile

# Les règles, en images
help-goal-title = Le but du jeu
help-goal =
    Le roi cherche un assistant, et le Figaro de chaque joueur veut la place. Mais Figaro ne fait que des bêtises.

    Le but est d’avoir la route la plus courte jusqu’au château. Les cartes que tu dois ramasser allongent ta route. Alors fais-les ramasser aux autres !
help-start-title = Préparation
help-start =
    On tire les tronçons de route des trois manches et on les pose face visible. À chaque manche, il y a un tronçon de moins que de joueurs.

    À trois, remets 15 cartes dans la boîte : une couleur tirée au sort, un bouffon 1, un bouffon 2 et trois rondes.

    On tire au sort le premier joueur, qui reçoit le Roi. Au début de chaque manche, on mélange les cartes et on les distribue toutes : 15 chacun à trois ou quatre joueurs, 12 à cinq, 10 à six.
help-start-example = Vous êtes quatre joueurs. Chaque manche a donc trois tronçons, par exemple 15, 9 et 4.
help-turn-title = Ton tour
help-turn =
    Joue une carte face visible devant le joueur de ton choix. Tu peux te choisir toi-même. Les cartes devant un joueur forment sa rangée.

    Une rangée n’a qu’une seule couleur, et deux rangées n’ont jamais la même. Une rangée sans couleur peut recevoir n’importe quelle couleur, sauf celles des autres rangées.
help-turn-example = La rangée d’Otto est rouge et celle d’Ann est vide. Tu peux jouer le 2 rouge seulement devant Otto. Personne n’a de bleu, donc le 2 bleu peut aller devant Ann.
help-special-title = Bouffons et rondes
help-special =
    Un bouffon n’a pas de couleur. Il va dans toutes les rangées et vaut son chiffre, 1 ou 2.

    Tu joues une ronde devant toi. Elle vaut 0. Ensuite, chacun passe toute sa rangée à gauche, la ronde aussi. C’est utile quand ta rangée est presque pleine.
help-special-example = Ta rangée est à 5. Tu joues une ronde, et Otto, à ta gauche, reçoit ta rangée.
help-six-title = Six, c’est trop
help-six = Dès qu’une rangée atteint 6 ou plus, son propriétaire ramasse toutes les cartes visibles de tous les joueurs. Elles vont face cachée sur sa pile. C’est ensuite à lui de jouer, puis on continue dans le sens des aiguilles d’une montre. Peu importe qui a joué la dernière carte.
help-six-example = Otto a devant lui le 3 rouge et un 2 rouge. Cela fait 5. Tu ajoutes un 2 rouge : cela fait 7. Il y a huit cartes visibles. Otto ramasse les huit et c’est à lui de jouer.
help-take-title = Les autres cas où tu ramasses
help-take-en =
    Si tu ne peux jouer aucune carte, tu dois ramasser toutes les cartes visibles sur ta pile.

    Tu as aussi le droit de les ramasser même si tu peux jouer. Fais-le quand il y en a peu, avant de devoir en ramasser beaucoup.

    Ensuite, tu rejoues.
help-take-nl =
    Si tu ne peux jouer aucune carte, tu dois ramasser toutes les cartes visibles sur ta pile. Ensuite, tu rejoues.

    Quand tu as ramassé des cartes sur ta pile, ta première carte va devant un autre joueur. Une ronde est permise aussi.

    Tu as aussi le droit de prendre toutes les cartes visibles même si tu peux jouer. Elles vont dans ta main et ton tour est fini. Tu ne peux recommencer qu’une fois que quelqu’un a ramassé des cartes sur une pile.
help-take-example = Toutes tes cartes sont rouges ou bleues. Les rangées sont verte, jaune et violette, et aucune n’est libre. Tu ramasses tout.
help-round-title = La fin d’une manche
help-round =
    La manche se termine quand c’est le tour d’un joueur qui n’a plus de cartes. Ce joueur prend le Roi et commence la manche suivante.

    Compte alors les cartes de ta pile. Chaque carte compte pour une, quel que soit son chiffre. Les cartes visibles et les cartes en main ne comptent pas.

    Le joueur qui a le plus de cartes reçoit le plus long tronçon de la manche, le deuxième reçoit le suivant, et ainsi de suite. Le joueur qui en a le moins ne reçoit rien. Un joueur sans carte non plus.
help-round-example = Les tronçons sont 15, 9 et 4. Ann a ramassé 14 cartes, Otto 11, toi 6 et Mia 3. Ann reçoit le 15, Otto le 9 et toi le 4. Mia ne reçoit rien.
help-third-title = Après la troisième manche
help-third-en = Avant de donner les derniers tronçons, le joueur qui a le moins de cartes fait un échange. Il donne son plus long tronçon et reçoit le plus court de cette manche, si celui-ci est plus court. Le tronçon rendu fait maintenant partie de la manche.
help-third-nl = Avant de donner les derniers tronçons, le joueur qui a le moins de cartes peut faire un échange. Il donne son plus long tronçon et reçoit le plus court de cette manche, si celui-ci est plus court. Le tronçon rendu fait maintenant partie de la manche.
help-third-example = Tu as le moins de cartes et un tronçon de 12. Les tronçons de la manche sont 14, 8 et 3. Tu donnes le 12 et tu reçois le 3. Maintenant, le 14, le 12 et le 8 vont aux joueurs qui ont le plus de cartes.
help-end-title = Qui gagne ?
help-end = Après trois manches, additionne tes tronçons. La route la plus courte gagne.
help-end-example = Tes tronçons sont 4 et 3 : ta route mesure 7. Otto a 9 et 2 : sa route mesure 11. Tu gagnes.
help-tips-title = Deux conseils
help-tips =
    - Fais ramasser des cartes au joueur qui a la route la plus courte.
    - Garde un bouffon ou une ronde pour le moment où ta rangée est à 5.
help-box-title = Les cartes
help-box = Il y a cinq couleurs. Chacune a trois 1, six 2 et un 3. Il y a cinq rondes et cinq bouffons : trois bouffons 1 et deux bouffons 2. À trois joueurs, une couleur, un bouffon 1, un bouffon 2 et trois rondes restent dans la boîte.
help-ties-title = Égalités
help-ties =
    Si des joueurs ont ramassé le même nombre de cartes, regarde dans le sens des aiguilles d’une montre à partir du Roi. Le premier à gauche du Roi compte comme celui qui en a le plus. Le joueur qui a le Roi compte comme celui qui en a le moins.

    En cas d’égalité pour le moins de cartes après la troisième manche, c’est donc le joueur qui a le Roi qui fait l’échange. En cas d’égalité pour la route la plus courte, le joueur qui a le Roi gagne. Si aucun d’eux n’a le Roi, c’est le premier à gauche du Roi.
help-talk-title = Parler pendant la partie
help-talk = Pendant une manche, on ne compte pas les piles et on ne compare pas les routes. Mais on a le droit de parler, surtout de qui est en tête !
help-ruling-fr1 =
    { $edition ->
        [nl] Qui joue quand quelqu’un a ramassé ? Le joueur qui a ramassé. Mais si tu prends les cartes en main, ton tour est fini.
       *[en] Qui joue quand quelqu’un a ramassé ? Le joueur qui a ramassé.
    }
help-ruling-fr2 = Tu ne peux ramasser que s’il y a au moins une carte visible.
help-ruling-fr3 = Chaque fois qu’un joueur a ramassé des cartes sur sa pile, sa première carte va devant un autre joueur. C’est vrai pour une rangée à six et aussi quand aucune carte n’est jouable.
help-ruling-fr4 = Quelle couleur reste dans la boîte à trois joueurs ? On la tire au sort, pour toute la partie.
help-ruling-fr5 = Une ronde n’oblige jamais personne à ramasser. Les rangées passent en entier, donc aucun total ne change.
help-ruling-fr6 = Il faut bien qu’une manche se termine. Un joueur qui a pris des cartes en main ne peut donc recommencer qu’une fois que des cartes sont allées sur une pile. Tout le monde a vu ces cartes, donc tout le monde sait qu’elles sont dans cette main.

fair-seal-fair = Cartes vérifiées

# Ce qu’une table peut choisir
edition = Édition
option-edition =
    { $value ->
        [nl] édition néerlandaise
       *[en] édition anglaise
    }

# La fin d’une manche
round-count = La manche { $round } est finie
round-count-why = Plus il y a de cartes dans une pile, plus le tronçon est long. À la fin, la route la plus courte gagne.
round-count-cards = Cartes
round-short = Manche { $round }
round-count-exchange = Échange
round-again = La fin de la manche { $round }

# Qu’est-ce que c’est
about-row = La rangée de { $player } est à { $count ->
        [one] { $total } : { $cards }
       *[other] { $total } ({ $sum }) : { $cards }
    }. { $left ->
        [one] Si on y ajoute { $left } ou plus, { $player } ramasse toutes les cartes visibles.
       *[other] Si on y ajoute { $left } ou plus, { $player } ramasse toutes les cartes visibles.
    }
about-row-empty = La rangée de { $player } est à 0. À 6 ou plus, { $player } ramasse toutes les cartes visibles.
about-lying = { $card }, devant { $player }. { $kind ->
        [dance] Une ronde vaut 0.
        [jester] Un bouffon vaut { $value } et n’a pas de couleur.
       *[colour] Cette carte vaut { $value }.
    }
about-hand-of = { $player } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main. La manche se termine quand c’est le tour d’un joueur sans cartes.
about-stack = Les cartes que { $player } a ramassées pendant cette manche, face cachée. On les compte à la fin de la manche. Le joueur qui en a le plus reçoit le plus long tronçon.
about-road = { $pieces ->
        [none] { $player } n’a pas encore de tronçon. À la fin, la route la plus courte gagne.
       *[other] La route de { $player } : { $pieces }. À la fin, la route la plus courte gagne.
    }
about-king = { $player } a le Roi et a commencé cette manche. En cas d’égalité de cartes, { $player } compte comme ayant le moins de cartes. En cas d’égalité de routes, { $player } gagne.
about-piece = Un tronçon de { $length }. À la fin de cette manche, on classe les joueurs par nombre de cartes : ce tronçon va au { $rank ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] { $rank }e
    }.
about-later = Les tronçons des manches suivantes.
about-round = Manche { $round } sur trois. Après la troisième manche, la route la plus courte gagne.
about-boxed = À trois, une couleur reste dans la boîte : { $colour }.
about-held = { $card }. { $kind ->
        [dance] Tu la joues devant toi. Ensuite, toutes les rangées passent à gauche.
        [jester] Un bouffon va dans toutes les rangées. Celui-ci vaut { $value }.
       *[colour] Cette carte vaut { $value } dans la rangée où tu la joues.
    }
about-held-goes = Tu peux jouer cette carte devant { $players }.
about-held-nowhere = Tu ne peux pas jouer cette carte maintenant.
about-take = Ramasse toutes les cartes visibles au lieu de jouer une carte. { $where ->
        [hand] Elles vont dans ta main, et ton tour est fini.
       *[stack] Elles vont sur ta pile, et ta route s’allonge. Ensuite, tu rejoues.
    }
about-lane = { $count ->
        [0] { $player } n’a pas de tronçon. La route la plus courte gagne.
        [one] La route de { $player } mesure { $length }. La route la plus courte gagne.
       *[other] La route de { $player } mesure { $length } ({ $sum }). La route la plus courte gagne.
    }
about-rank = { $player } a ramassé { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : place { $rank } sur { $players }. { $length ->
        [0] { $player } ne reçoit donc aucun tronçon.
       *[other] { $player } reçoit donc un tronçon de { $length }.
    }
about-again = Revois comment la dernière manche a été comptée.

# Puzzles
puzzle-edition =
    { $edition ->
        [nl] Ces énigmes suivent l’édition néerlandaise : les cartes que tu choisis de prendre vont dans ta main.
       *[en] {""}
    }

# Pourquoi la partie est finie
why-ended = La troisième manche est finie.
why-won = { $player } a la route la plus courte : { $length }.
why-won-king = Les routes de { $players } ont la même longueur : { $length }. { $player } a le Roi et gagne.
why-won-near = Les routes de { $players } ont la même longueur : { $length }. { $player } est plus près du Roi et gagne.

# Sortes d’erreurs, avant leur nombre
mistake-take-early = Tu ramasses les cartes trop tôt :
mistake-take-late = Tu ramasses les cartes trop tard :
mistake-jester = Tu joues un bouffon trop tôt :
mistake-own-row = C’est toi qui finis par ramasser :
mistake-rival = Tu fais ramasser le mauvais joueur :
