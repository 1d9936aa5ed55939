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
call-dance = Lancer la ronde
hand-card = { $card }{ $count ->
        [one] {""}
       *[other] , { $count } fois
    }
take-cards =
    { $cards ->
        [one] Ramasser la seule carte visible
       *[other] Ramasser les { $cards } cartes visibles
    }
take-sure =
    { $cards ->
        [one] Tu la veux vraiment ?
       *[other] Tu veux vraiment les { $cards } ?
    }
swap = Échanger le tronçon
stay = Garder mon tronçon
choose-place = Touche la rangée où elle va
choose-self = Touche ta propre rangée
then-counts = alors { $total }
then-takes = alors { $total } : { $name } ramasse tout
then-you-have = alors tu as { $total }
choose-card-first = Choisis d’abord une carte de ta main.
windows = Les autres
key-cards = une carte de ta main, depuis la gauche
key-windows = puis : devant qui, toi en dernier
key-take = ramasser toutes les cartes visibles (deux fois)
roads-of-round = Routes de cette manche : { $roads }
roads-later = puis { $roads }
road-of = Route
to-the-castle = Les routes vers le château
in-stack = pile

# Les règles, en images
help-goal-title = De quoi il s’agit
help-goal = Dans chacune des trois manches, qui ramasse le plus de cartes reçoit le plus long tronçon de route. À la fin, chacun pose ses tronçons jusqu’au château, et la route la plus courte gagne.
help-start-title = Avant de commencer
help-start = Pour chaque manche on tire un tronçon de moins qu’il n’y a de joueurs, pour les trois manches à la fois, et ils restent visibles. Chacune des cinq couleurs a trois 1, six 2 et un 3 ; il y a trois bouffons de 1, deux de 2, et cinq rondes. À trois, une couleur, un bouffon de 1, un bouffon de 2 et trois rondes restent dans la boîte. À chaque manche on distribue toutes les cartes. On tire au sort qui commence, avec le Roi.
help-turn-title = Ton tour
help-turn = Joue une carte devant qui tu veux, même devant toi. Une couleur n’est que devant une personne, et personne n’a deux couleurs : une couleur va donc là où elle est déjà, ou devant quelqu’un qui n’en a pas encore. Une rangée avec seulement des bouffons et des rondes n’a pas encore de couleur.
help-special-title = Bouffons et rondes
help-special = Un bouffon va partout et compte son nombre. Une ronde se joue devant soi, quoi qu’il y ait là, et ne compte rien ; ensuite, chacun passe à gauche toutes les cartes devant soi.
help-six-title = Six, c’est trop
help-six-en = Qui a six ou plus devant soi ramasse les cartes visibles de tout le monde, face cachée, sur sa pile, et joue ensuite, peu importe qui a posé la dernière carte. Si tu ne peux jouer aucune carte, tu dois toutes les ramasser ; et tu peux toujours toutes les ramasser au lieu de jouer. Ensuite tu rejoues. De là, on continue dans le sens des aiguilles d’une montre.
help-six-nl = Qui a six ou plus devant soi ramasse les cartes visibles de tout le monde, face cachée, sur sa pile, et joue ensuite, peu importe qui a posé la dernière carte. Si tu ne peux jouer aucune carte, tu dois toutes les ramasser de la même façon, et tu rejoues. La première carte après cela va devant quelqu’un d’autre ; une ronde reste permise.
help-take-title = Prendre par choix
help-take-nl = Tu peux aussi prendre toutes les cartes visibles au lieu de jouer. Elles vont dans ta main, ton tour est fini, et la personne suivante continue. Tu ne peux recommencer que lorsque quelqu’un a ramassé des cartes sur une pile.
help-round-title = La fin d’une manche
help-round = Quand quelqu’un doit jouer mais n’a plus de cartes, la manche est finie, et le Roi est pour cette personne. La plus grosse pile reçoit le plus long tronçon de la manche, la suivante le tronçon suivant, et ainsi de suite. La plus petite pile ne reçoit rien, une pile vide non plus. Les cartes visibles et les cartes en main ne comptent pas. À égalité, la première pile à gauche du Roi compte comme la plus grosse. Qui a le Roi commence la manche suivante.
help-end-title = Après la troisième manche
help-end-en = Avant la remise des derniers tronçons, la personne qui a le moins de cartes échange son plus long tronçon contre le plus court de la manche, s’il est plus court. À égalité, c’est la personne qui a le Roi, ou sinon la première à gauche du Roi. Si des routes ont la même longueur à la fin, le Roi tranche de la même façon.
help-end-nl = Avant la remise des derniers tronçons, la personne qui a le moins de cartes peut échanger son plus long tronçon contre le plus court de la manche, s’il est plus court. À égalité, c’est la personne qui a le Roi, ou sinon la première à gauche du Roi. Si des routes ont la même longueur à la fin, le Roi tranche de la même façon.
help-talk-title = Parler
help-talk = Tant que dure une manche, on ne compte pas les piles et on ne compare pas les routes. Mais parlez : tout le monde ensemble contre qui mène !
help-ruling-fr1 =
    { $edition ->
        [nl] Qui joue après un ramassage ? La personne qui a ramassé. Seul le fait de prendre en main termine ton tour.
       *[en] Qui joue après un ramassage ? La personne qui a ramassé.
    }
help-ruling-fr2 = On ne ramasse pas rien : il faut au moins une carte visible.
help-ruling-fr3 = La première carte après chaque ramassage sur une pile va devant quelqu’un d’autre, que ce soit pour six ou faute de pouvoir jouer.
help-ruling-fr4 = Quelle couleur reste dans la boîte à trois ? Une couleur tirée au sort, pour toute la partie.
help-ruling-fr5 = Une ronde ne fait arriver personne à six : les rangées passent telles quelles.
help-ruling-fr6 = Pour qu’une manche ait une fin, tu ne reprends en main que lorsque quelqu’un a ramassé sur une pile. Ce qui a été pris en main était visible avant : tout le monde sait donc que c’est là.

fair-seal-fair = Personne n’a choisi ces cartes

# Ce qu’une table peut choisir
edition = Édition
option-edition =
    { $value ->
        [nl] édition néerlandaise
       *[en] édition anglaise
    }

# La fin d’une manche
round-count = La manche { $round } est finie
round-count-why = Plus il y a de cartes sur une pile, plus le tronçon est long. À la fin, la route la plus courte gagne.
round-count-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
round-count-none = pas de route
round-again = Comment la manche { $round } a fini

# Qu’est-ce que c’est
about-row = { $player } a { $count ->
        [one] { $total } : { $cards }
       *[other] { $total } = { $sum } : { $cards }
    }. { $left ->
        [one] Encore { $left }, et il faut ramasser toutes les cartes visibles.
       *[other] Encore { $left }, et il faut ramasser toutes les cartes visibles.
    }
about-row-empty = Rien qui compte devant { $player }. À six ou plus, il faut ramasser toutes les cartes visibles.
about-lying = { $card }, devant { $player }. { $kind ->
        [dance] Une ronde ne compte rien.
        [jester] Un bouffon compte { $value } et n’a pas de couleur.
       *[colour] Compte { $value }.
    }
about-hand-of = { $player } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main. La manche finit quand vient le tour de quelqu’un qui n’en a plus.
about-stack = Les cartes que { $player } a ramassées dans cette manche, face cachée. Le plus de cartes reçoit le plus long tronçon ; on ne les compte qu’à la fin de la manche.
about-road = { $pieces ->
        [none] { $player } n’a pas encore de tronçon. À la fin, la route la plus courte gagne.
       *[other] La route de { $player } : { $pieces }. À la fin, la route la plus courte gagne.
    }
about-king = Le Roi est chez { $player } : c’est là que cette manche a commencé. Qui l’a vient en dernier à égalité de cartes, et gagne à égalité de la route la plus courte.
about-piece = Un tronçon de longueur { $length } : pour qui vient { $rank ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
       *[other] en { $rank }e
    } au nombre de cartes quand cette manche finit.
about-later = Les tronçons des manches à venir.
about-round = Manche { $round } sur trois. Après la troisième, la route la plus courte gagne.
about-boxed = À trois, une couleur n’est pas en jeu : { $colour }.
about-held = { $card }. { $kind ->
        [dance] Se joue devant toi ; puis toutes les rangées passent à gauche.
        [jester] Va dans toutes les rangées et compte { $value }.
       *[colour] Compte { $value } dans la rangée où tu le mets.
    }
about-held-goes = Peut aller devant { $players }.
about-held-nowhere = Ne va nulle part pour l’instant.
about-take = Au lieu de jouer une carte, tu ramasses toutes les cartes visibles de tout le monde. Le plus souvent, tu n’en veux pas.
about-lane = { $count ->
        [0] { $player } n’a aucun tronçon. La route la plus courte gagne.
        [one] La route de { $player } est longue de { $length }. La route la plus courte gagne.
       *[other] La route de { $player } : { $length } = { $sum }. La route la plus courte gagne.
    }
about-rank = { $player } avait ramassé { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : place { $rank } sur { $players }. { $length ->
        [0] Cela ne donne aucun tronçon.
       *[other] Plus on a de cartes, plus le tronçon est long : celui-ci est long de { $length }.
    }
about-again = Comment la dernière manche a été comptée, encore une fois.

# Puzzles
puzzle-edition =
    { $edition ->
        [nl] Ces puzzles suivent l’édition néerlandaise : les cartes prises par choix vont dans la main.
       *[en] {""}
    }
