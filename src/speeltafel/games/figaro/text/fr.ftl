# Figaro, en français.

name = Figaro
tagline = Pendant trois manches à la cour, fais porter le chapeau aux autres et garde ta route vers le château bien courte.
about = Cartes et routes de Reiner Knizia, de 3 à 6 joueurs, 30 minutes environ.
unofficial = Une version non officielle, avec nos propres mots. Figaro et sa boîte appartiennent à leurs propriétaires.

# Cartes et couleurs
blue = bleu
green = vert
purple = violet
red = rouge
yellow = jaune
card-b = { $value } bleu
card-g = { $value } vert
card-p = { $value } violet
card-r = { $value } rouge
card-y = { $value } jaune
card-j = bouffon de { $value }
row-blue = bleu, total { $total }
row-green = vert, total { $total }
row-purple = violet, total { $total }
row-red = rouge, total { $total }
row-yellow = jaune, total { $total }
row-undetermined = sans couleur, total { $total }

# La table
round = Manche { $round } sur 3
box-without = sans { $colour }
roads-to-win = Routes
player = Joueur
row = Devant
total = Total
cards-in-hand = Main
stack = Pile
road = Route
your-hand = Ta main
legend = K a le Roi · > à son tour · j bouffon · o ronde · six ou plus ramasse tout · # une pile

# Ce qui s’est passé
boxed = À trois, une couleur reste dans la boîte : { $colour }.
road-group = Routes de la manche { $round } : { $roads }.
starts = Le sort désigne { $player } pour commencer, et lui donne le Roi.
dealt = Manche { $round } : chacun reçoit { $cards } cartes. { $player } commence.
played = { $player } joue un { $card } devant { $other }.
played-before-self = { $player } joue un { $card } dans sa propre rangée.
last-card = { $player } : « C’était ma dernière carte ! »
danced = { $player } lance une ronde : chaque rangée passe d’un cran vers la gauche.
got =
    { $cards ->
        [one] Devant { $player } maintenant : { $row }, { $cards } carte.
       *[other] Devant { $player } maintenant : { $row }, { $cards } cartes.
    }
took = { $player } ramasse toutes les cartes visibles et rejoue.
took-at-six = { $player } arrive à six ou plus, ramasse toutes les cartes visibles et joue ensuite.
took-unable = { $player } ne peut rien jouer, ramasse toutes les cartes visibles et rejoue.
took-by-choice = { $player } préfère ramasser toutes les cartes visibles, et rejoue.
took-into-hand = { $player } préfère prendre en main toutes les cartes visibles.
round-over = { $player } doit jouer mais n’a plus de cartes, et prend le Roi : la manche { $round } est finie.
ranked =
    { $length ->
        [0] { $rank }. { $player } : { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }, aucun tronçon.
       *[other] { $rank }. { $player } : { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }, un tronçon de { $length }.
    }
tied = { $player } et { $other } ont autant de cartes, { $cards } : dans le sens des aiguilles d’une montre à partir du Roi, { $player } vient d’abord et compte pour plus.
fewest-tied = { $player } et { $other } ont à égalité le moins de cartes, { $cards } : le Roi tranche pour { $player }.
no-exchange = { $player } a le moins de cartes, mais aucun tronçon qui vaille un échange.
exchanged = { $player } a le moins de cartes et échange un tronçon de { $gave } contre un de { $got }.
stayed = { $player } a le moins de cartes, mais n’échange rien.
won = { $player } a la route la plus courte, { $length }, et gagne !
won-with-king = { $player } gagne : d’autres ont aussi une route de { $length }, mais { $player } a le Roi !
won-near-king = { $player } gagne : d’autres ont aussi une route de { $length }, mais { $player } est au plus près du Roi !

# Ce que tu peux faire
prompt-box = On tire au sort la couleur qui reste dans la boîte.
prompt-roads = On tire les routes des trois manches.
prompt-start = On tire au sort qui commence.
prompt-deal = On distribue les cartes de la manche { $round }.
your-turn =
    { $shared ->
        [yes] { $player }, à toi :
       *[no] À toi :
    }
prompt-play = { your-turn } joue une carte devant qui tu veux.
prompt-play-or-take = { your-turn } joue une carte devant qui tu veux, ou ramasse toutes les cartes visibles.
prompt-elsewhere = { your-turn } joue une carte devant quelqu’un d’autre, ou une ronde.
prompt-unable = { your-turn } aucune de tes cartes ne peut être jouée, ramasse donc toutes les cartes visibles.
prompt-exchange =
    { $shared ->
        [yes] { $player }, tu as
       *[no] Tu as
    } le moins de cartes : veux-tu échanger ton tronçon de { $gives } contre un de { $gets } ?
prompt-wait-begins = { $player } a le Roi et commence.
prompt-wait-next = C’est à { $player } de jouer.
prompt-wait-six = { $player } a dû ramasser les cartes et joue ensuite.
prompt-wait-took = { $player } a ramassé les cartes et rejoue.
prompt-wait-fewest = { $player } peut échanger un tronçon de { $gives } contre un de { $gets }.
prompt-over = { $player } gagne !

# Ce qui n’est pas possible
not-a-move = { $found } n’est pas un coup ici. Écris une carte et une place, comme « r2>0 », ou bien « o », « take », « swap », « stay ».
not-a-place = Il n’y a pas de place { $place } ici : les places vont de 0 à { $last }.
players-have-letters = Chaque joueur a une lettre ici : « r2>A » est le 2 rouge devant le joueur A.
not-in-hand = Tu n’as pas de { $card } en main (F6).
fits-nowhere = Il n’y a pas de place pour un { $card } : chaque rangée a déjà une autre couleur (F7).
row-has-colour = Devant { $other }, c’est du { $colour } : impossible d’y jouer un { $card } (F7).
colour-is-elsewhere = Il y a déjà du { $colour } devant { $other } : un { $card } ne peut pas aller ailleurs (F7).
not-before-yourself = Tu viens de ramasser les cartes sur ta pile : un { $card } doit aller devant quelqu’un d’autre (FE2).
nothing-to-take = Il n’y a aucune carte visible à ramasser (FR2).
took-already = Tu as pris des cartes en main ; tu pourras recommencer quand quelqu’un en aura ramassé sur une pile (FR6).
choose-exchange = La manche est finie : dis « swap » pour échanger ton tronçon, ou « stay » (FE3).
no-choice-to-exchange = Il n’y a pas de tronçon à échanger maintenant (FE3).
not-a-draw = { $found } ne peut pas sortir maintenant. Écris « { $verb } » et un des choix, comme « { $example } ».
not-so-many-parts = Écris « { $verb } » et { $parts } groupes avec « / » entre eux.
roads-each = Un groupe a { $each } tronçons, pas { $found } (F4).
roads-not-in-bag = Il n’y a pas de tronçon { $length } dans le sac (F4).
deal-each = Chacun reçoit { $each } cartes, pas { $found } (F5).
deal-no-such-card = Il ne reste pas de carte { $card } à distribuer (F1).
roads-number = il y a { $pieces } tronçons, en voici { $found } (F3)
roads-length = un tronçon mesure de 1 à { $most }, pas { $found } (F3)

# Pourquoi : les raisons dans les analyses et les conseils
why-move = un { $card } devant { $player }
why-move-self = un { $card } devant toi
why-move-dance = la ronde
why-move-take = le ramassage des cartes
why-move-swap = l’échange
why-move-stay = le refus de l’échange
why-first = Après { $one }, le prochain ramassage est pour toi { $often } ; après { $two }, { $seldom }.
why-first-other = Après { $one }, le prochain ramassage est pour { $player } { $often } ; après { $two }, { $seldom }.
why-nobody = Après { $one }, personne ne ramasse plus rien jusqu’à la fin de la manche { $often } ; après { $two }, { $seldom }.
why-cards = Après { $one }, tu ramasses encore { $more } { $more ->
        [one] carte
       *[other] cartes
    } dans cette manche en moyenne ; après { $two }, { $less }.
why-longest = Après { $one }, tu reçois le plus long tronçon de cette manche ({ $length }) { $often } ; après { $two }, { $seldom }.
why-longest-other = Après { $one }, { $player } reçoit le plus long tronçon de cette manche ({ $length }) { $often } ; après { $two }, { $seldom }.
why-no-piece = Après { $one }, tu ne reçois pas de tronçon à cette manche { $often } ; après { $two }, { $seldom }.
why-no-piece-other = Après { $one }, { $player } ne reçoit pas de tronçon à cette manche { $often } ; après { $two }, { $seldom }.
why-swap =
    { $gives ->
        [0] Après { $one }, tu finis avec le moins de cartes et tu échanges un tronçon { $often } ; après { $two }, { $seldom }.
       *[other] Après { $one }, tu finis avec le moins de cartes et tu échanges ton { $gives } contre le { $gets } { $often } ; après { $two }, { $seldom }.
    }
why-swap-other =
    { $gives ->
        [0] Après { $one }, { $player } finit avec le moins de cartes et échange un tronçon { $often } ; après { $two }, { $seldom }.
       *[other] Après { $one }, { $player } finit avec le moins de cartes et échange son { $gives } contre le { $gets } { $often } ; après { $two }, { $seldom }.
    }
why-road =
    Après { $one }, cette manche { $more_is ->
        [gain] allonge ta route de { $more }
        [loss] raccourcit ta route de { $more }
       *[nothing] laisse ta route comme elle est
    } en moyenne ; après { $two }, { $less_is ->
        [gain] elle l’allonge de { $less }
        [loss] elle la raccourcit de { $less }
       *[nothing] elle n’y change rien
    }.
why-road-other =
    Après { $one }, cette manche { $more_is ->
        [gain] allonge la route de { $player } de { $more }
        [loss] raccourcit la route de { $player } de { $more }
       *[nothing] laisse la route de { $player } comme elle est
    } en moyenne ; après { $two }, { $less_is ->
        [gain] elle l’allonge de { $less }
        [loss] elle la raccourcit de { $less }
       *[nothing] elle n’y change rien
    }.
why-takes-now = Avec { $move }, la rangée de { $player } est pleine : { $player } ramasse aussitôt les { $cards } cartes visibles.
why-takes-now-me = Avec { $move }, ta propre rangée est pleine : tu ramasses aussitôt les { $cards } cartes visibles.
why-takes-now-self =
    { $hand ->
        [yes] En les prenant toi-même, tu as en main { $cards ->
            [one] la carte visible
           *[other] les { $cards } cartes visibles
        }, et toutes les rangées sont vides.
       *[no] En les ramassant toi-même, tu ne prends maintenant { $cards ->
            [one] qu’une carte
           *[other] que { $cards } cartes
        }, et toutes les rangées sont vides.
    }
why-own-row =
    { $cards ->
        [0] Avec { $move }, ta rangée est à { $total }.
        [one] Avec { $move }, ta rangée est à { $total } : une des cartes que tu n’as pas vues la remplirait.
       *[other] Avec { $move }, ta rangée est à { $total } : { $cards } des cartes que tu n’as pas vues la rempliraient.
    }
why-row =
    { $cards ->
        [0] Avec { $move }, la rangée de { $player } est à { $total }.
        [one] Avec { $move }, la rangée de { $player } est à { $total } : une des cartes que tu n’as pas vues la remplirait.
       *[other] Avec { $move }, la rangée de { $player } est à { $total } : { $cards } des cartes que tu n’as pas vues la rempliraient.
    }
why-instead =
    { $total ->
        [0] Plus souvent, c’est alors pour { $player }.
       *[other] Plus souvent, c’est alors pour { $player }, dont la rangée est à { $total }.
    }
why-leader = Parmi tes rivaux, c’est { $player } qui a la route la plus courte ({ $length }).
why-keeps-jester = Et tu gardes ton bouffon pour plus tard.
why-keeps-dance = Et tu gardes ta ronde pour plus tard.
look-row = Regarde la rangée de { $player }.
look-own-row = Regarde ta propre rangée.
look-dance = Regarde toutes les rangées : qui recevrait laquelle ?
look-take = Regarde combien de cartes sont visibles.
look-roads = Regarde les tronçons de route.

# Comment on joue
help =
    En trois manches on récolte des reproches, et les reproches allongent la route jusqu’au château. La route la plus courte gagne.

    À ton tour, tu joues une carte face visible devant qui tu veux, toi compris. Devant une personne il n’y a qu’une couleur, et une couleur n’est que devant une personne. Les bouffons vont partout. Une ronde se joue devant soi, puis chaque rangée passe d’un cran vers la gauche. Tant qu’il n’y a là que des bouffons et des rondes, une rangée n’a pas encore de couleur.

    Qui a six ou plus devant soi ramasse sur sa pile les cartes visibles de tout le monde, et joue ensuite. Si tu ne peux rien jouer, tu les ramasses aussi, et tu peux toujours les prendre au lieu de jouer.

    La manche est finie quand quelqu’un doit jouer mais n’a plus de cartes : le Roi est pour cette personne. La plus grosse pile reçoit le plus long tronçon de la manche, la suivante le tronçon suivant, et ainsi de suite ; la plus petite n’en reçoit pas, une pile vide non plus. Après la troisième manche, la personne qui a le moins de cartes échange d’abord son plus long tronçon contre le plus court de la manche, si cela l’arrange.

    { $edition ->
        [nl] Si tu choisis de prendre les cartes, elles vont dans ta main, et ton tour est fini. La première carte après un ramassage sur ta pile va devant quelqu’un d’autre. Et après la troisième manche, c’est toi qui décides si tu échanges.
       *[en] Si tu choisis de prendre les cartes, elles vont sur ta pile, et tu rejoues. L’échange après la troisième manche n’est pas un choix.
    }
reconstructed = Les règles sont celles des feuilles. Aucune ne dit la longueur des tronçons : de 1 à 15, c’est notre reconstitution.
help-moves = Tape le numéro devant un choix, ou une carte et la rangée où elle va : « r2>A » est le 2 rouge devant le joueur A. « o » est une ronde, « take » ramasse toutes les cartes visibles.
