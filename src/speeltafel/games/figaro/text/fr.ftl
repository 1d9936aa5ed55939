# Figaro, en français.

name = Figaro
tagline = Fais ramasser les cartes aux autres et garde ta route vers le château bien courte.
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
road-group = Tronçons de la manche { $round } : { $roads }.
starts = { $player } est tiré au sort pour commencer et reçoit le Roi.
dealt = Manche { $round } : chacun reçoit { $cards } cartes. { $player } commence.
played = { $player } joue un { $card } devant { $other }.
played-before-self = { $player } joue un { $card } dans sa propre rangée.
last-card = { $player } : « C’était ma dernière carte ! »
danced = { $player } joue une ronde : chaque rangée passe à gauche.
got =
    { $cards ->
        [one] Devant { $player } maintenant : { $row }, { $cards } carte.
       *[other] Devant { $player } maintenant : { $row }, { $cards } cartes.
    }
took = { $player } ramasse toutes les cartes visibles et rejoue.
took-at-six = { $player } arrive à six ou plus, ramasse toutes les cartes visibles et joue ensuite.
took-unable = { $player } ne peut rien jouer, ramasse toutes les cartes visibles et rejoue.
took-by-choice = { $player } choisit de ramasser toutes les cartes visibles et rejoue.
took-into-hand = { $player } choisit de prendre en main toutes les cartes visibles.
round-over = { $player } n’a plus de cartes à jouer et prend le Roi : la manche { $round } est finie.
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
tied = { $player } et { $other } en ont { $cards } tous les deux. Dans le sens des aiguilles d’une montre à partir du Roi, { $player } vient en premier : c’est comme si { $player } en avait plus.
fewest-tied = { $player } et { $other } ont tous les deux le moins de cartes, { $cards }. Le Roi décide : ce sera { $player }.
no-exchange = { $player } a le moins de cartes, mais pas de tronçon plus long à échanger.
exchanged = { $player } a le moins de cartes et échange un tronçon de { $gave } contre un de { $got }.
stayed = { $player } a le moins de cartes, mais n’échange rien.
won = { $player } a la route la plus courte, { $length }, et gagne !
won-with-king = { $player } gagne ! D’autres ont aussi une route de { $length }, mais { $player } a le Roi.
won-near-king = { $player } gagne ! D’autres ont aussi une route de { $length }, mais { $player } est le plus près du Roi.

# Ce que tu peux faire
prompt-box = On tire au sort la couleur qui reste dans la boîte.
prompt-roads = On tire les tronçons des trois manches.
prompt-start = On tire au sort qui commence.
prompt-deal = On distribue les cartes de la manche { $round }.
your-turn =
    { $shared ->
        [yes] { $player }, à toi :
       *[no] À toi :
    }
prompt-play = { your-turn } joue une carte devant le joueur de ton choix.
prompt-play-or-take = { your-turn } joue une carte devant un joueur, ou ramasse toutes les cartes visibles.
prompt-elsewhere = { your-turn } joue une carte devant un autre joueur, ou une ronde.
prompt-unable = { your-turn } aucune de tes cartes ne va. Ramasse toutes les cartes visibles.
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
fits-nowhere = Un { $card } ne va nulle part maintenant, car chaque rangée a une autre couleur (F7). Choisis une autre carte.
row-has-colour = Un { $card } ne va pas ici : devant { $other }, c’est du { $colour } (F7).
colour-is-elsewhere = Un { $card } ne va que devant { $other }, qui a déjà du { $colour } (F7).
not-before-yourself = Tu viens de ramasser des cartes sur ta pile. Joue un { $card } devant un autre joueur (FE2).
nothing-to-take = Il n’y a pas de cartes visibles à ramasser (FR2). Joue une carte.
took-already = Tu as déjà pris des cartes en main. Tu pourras recommencer quand quelqu’un aura ramassé des cartes sur une pile (FR6).
choose-exchange = La manche est finie. Écris « swap » pour échanger ton tronçon, ou « stay » pour le garder (FE3).
no-choice-to-exchange = Il n’y a pas de tronçon à échanger maintenant (FE3).
not-a-draw = { $found } ne peut pas être tiré maintenant. Écris « { $verb } » et un des choix, comme « { $example } ».
not-so-many-parts = Écris « { $verb } » et { $parts } groupes avec « / » entre eux.
roads-each = Un groupe a { $each } tronçons ; trouvé : { $found } (F4).
roads-not-in-bag = Il n’y a pas de tronçon de { $length } dans le sac (F4).
deal-each = Chaque joueur reçoit { $each } cartes ; trouvé : { $found } (F5).
deal-no-such-card = Il ne reste pas de { $card } à distribuer (F1).
roads-number = il y a { $pieces } tronçons ; trouvé : { $found } (F3)
roads-length = un tronçon mesure de 1 à { $most } ; trouvé : { $found } (F3)

# Pourquoi : les raisons dans les analyses et les conseils
why-move = un { $card } devant { $player }
why-move-self = un { $card } devant toi
why-move-dance = la ronde
why-move-take = le ramassage des cartes
why-move-swap = l’échange
why-move-stay = le refus de l’échange
why-cards = Après { $one }, tu ramasses encore { $n_one } { $n_one ->
        [one] carte
       *[other] cartes
    } dans cette manche en moyenne ; après { $two }, { $n_two }.
why-longest = Après { $one }, tu reçois le plus long tronçon de cette manche ({ $length }) { $how_one } ; après { $two }, { $how_two }.
why-longest-other = Après { $one }, { $player } reçoit le plus long tronçon de cette manche ({ $length }) { $how_one } ; après { $two }, { $how_two }.
why-no-piece = Après { $one }, tu ne reçois pas de tronçon à cette manche { $how_one } ; après { $two }, { $how_two }.
why-no-piece-other = Après { $one }, { $player } ne reçoit pas de tronçon à cette manche { $how_one } ; après { $two }, { $how_two }.
why-swap = Après { $one }, tu finis avec le moins de cartes et tu échanges ton { $gives } contre le { $gets } (route alors de { $road }) { $how_one } ; après { $two }, { $how_two }.
why-swap-other = Après { $one }, { $player } finit avec le moins de cartes et échange son { $gives } contre le { $gets } (route alors de { $road }) { $how_one } ; après { $two }, { $how_two }.
why-road =
    Après { $one }, cette manche { $is_one ->
        [gain] allonge ta route de { $n_one }
        [loss] raccourcit ta route de { $n_one }
       *[nothing] laisse ta route comme elle est
    } en moyenne ; après { $two }, { $is_two ->
        [gain] elle l’allonge de { $n_two }
        [loss] elle la raccourcit de { $n_two }
       *[nothing] elle n’y change rien
    }.
why-road-other =
    Après { $one }, cette manche { $is_one ->
        [gain] allonge la route de { $player } de { $n_one }
        [loss] raccourcit la route de { $player } de { $n_one }
       *[nothing] laisse la route de { $player } comme elle est
    } en moyenne ; après { $two }, { $is_two ->
        [gain] elle l’allonge de { $n_two }
        [loss] elle la raccourcit de { $n_two }
       *[nothing] elle n’y change rien
    }.
why-take =
    { $hand ->
        [yes] { $move }, soit { n-cards } pour ta main, où elles ne comptent pas à la fin, et toutes les rangées sont alors vides{ own-too }
       *[no] { $move }, soit { n-cards } sur ta pile tout de suite, toutes les rangées sont alors vides{ own-too }, et tu rejoues
    }
own-too =
    { $own ->
        [0] { "" }
       *[other] , ta rangée à { $own } aussi
    }
n-cards =
    { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
why-fills = { $move }, ce qui remplit la rangée, et { $player } ramasse aussitôt les { $cards } cartes visibles
why-fills-own = { $move }, ce qui remplit la rangée, et tu ramasses aussitôt les { $cards } cartes visibles
why-raises = { $move }, dont la rangée est alors à { $total }
why-raises-own =
    { $cards ->
        [0] { $move }, et ta propre rangée est alors à { $total }
        [one] { $move }, et ta propre rangée est alors à { $total } ; ton autre carte de cette couleur ne peut alors aller que là{ row-full }
       *[other] { $move }, et ta propre rangée est alors à { $total } ; tes { $cards } autres cartes de cette couleur ne peuvent alors aller que là{ row-full }
    }
row-full =
    { $full ->
        [yes] , assez pour la remplir
       *[no] { "" }
    }
why-dance = { $move }, qui passe la rangée de { $player }, à { $total }, devant { $other } ; ta propre rangée est alors à { $own }
why-dance-from-you =
    { $move }, qui passe ta rangée, à { $total }, devant { $other }{ $too ->
        [yes] { " " }et { $another }
       *[no] { "" }
    } ; ta propre rangée est alors à { $own }
passes = celle de { $player }, à { $total }, devant { $other }
why-dance-to-you = { $move }, qui passe la rangée de { $player }, à { $total }, devant toi
why-spares = Les deux remplissent la rangée. Avec le meilleur, tu gardes un { $kept } et tu dépenses un { $spent }.
why-keeps-jester = Et tu gardes ton bouffon, qui va partout.
why-keeps-dance = Et tu gardes ta ronde.
why-goes-on = Ensuite, par exemple, { $steps }.
why-goes-on-better =
    { $same ->
        [yes] Ensuite, avec les mêmes cartes dans toutes les mains, { $steps }.
       *[no] Ensuite, par exemple, { $steps }.
    }
course-lays =
    { $who ->
        [you] { $first ->
            [yes] tu poses
           *[no] toi
        }
       *[other] { $first ->
            [yes] { $player } pose
           *[no] { $player }
        }
    } un { $card } { $whom ->
        [you] devant toi
        [self] { $who ->
            [you] dans ta propre rangée
           *[other] dans sa propre rangée
        }
       *[other] devant { $other }
    } ({ $total })
course-dances =
    { $who ->
        [you] { $first ->
            [yes] tu joues
           *[no] toi
        }
       *[other] { $first ->
            [yes] { $player } joue
           *[no] { $player }
        }
    } la ronde
course-takes =
    { $why ->
        [six] donc { $who ->
            [you] tu ramasses les { $cards } cartes
           *[other] { $player } ramasse les { $cards } cartes
        }
        [stuck] { and-then }{ $who ->
            [you] tu ramasses { open-cards }, car aucune des tiennes ne va
           *[other] { $player } ramasse { open-cards }, faute de carte qui aille
        }
       *[choice] { and-then }{ $who ->
            [you] tu préfères ramasser { open-cards }
           *[other] { $player } préfère ramasser { open-cards }
        }{ $into ->
            [hand] { " " }dans la main
           *[stack] { "" }
        }
    }
and-then =
    { $first ->
        [yes] { "" }
       *[no] et{ " " }
    }
open-cards =
    { $cards ->
        [one] la seule carte visible
       *[other] les { $cards } cartes visibles
    }
course-round-ends = et la manche finit avant que quelqu’un ramasse
why-turn =
    Ainsi, { how-often }, { $to ->
        [nobody] personne ne ramasse plus dans cette manche
        [else] le prochain ramassage est pour quelqu’un d’autre{ after-that }
       *[other] { $to_mostly ->
            [yes] le prochain ramassage est pour quelqu’un d’autre, le plus souvent { $player },{ after-that }
           *[no] le prochain ramassage est pour { $player }{ after-that }
        }
    }{ $instead ->
        [you] { " " }et non pour toi
        [nobody] , alors que sinon personne ne ramasserait
        [else] { " " }et non pour quelqu’un d’autre
        [any] { " " }et non pour toi ou quelqu’un d’autre
       *[other] { $instead_mostly ->
            [yes] { " " }et non pour quelqu’un d’autre, le plus souvent { $other }
           *[no] { " " }et non pour { $other }
        }
    }, et alors { games-won }.
after-that =
    { $after ->
        [yes] { " " }après cela
       *[no] { "" }
    }
games-won =
    { $more ->
        [100] tu gagnes presque chaque partie
       *[other] tu gagnes { $more } parties sur 100
    } au lieu { $fewer ->
        [0] de presque aucune
       *[other] de { $fewer }
    }{ $stops ->
        [yes] , et { $player } { $theirs ->
            [0] presque aucune
           *[other] { $theirs }
        } au lieu { $before ->
            [100] de presque toutes
           *[other] de { $before }
        }
       *[no] { "" }
    }
how-often =
    { $cases ->
        [100] presque toujours
       *[other] dans { $cases } cas sur 100
    }
why-then = Ainsi, { games-won }.
why-you-fill =
    { $cards ->
        [0] Alors tu remplis toi-même la rangée de { $player } { how-much-more }, sinon { how-much-less }.
        [one] { $kept ->
            [more] Tu as encore une carte en { $colour }
           *[keep] Tu gardes ta carte en { $colour }
        } pour la rangée de { $player } : ainsi, tu la remplis toi-même { how-much-more }, sinon { how-much-less }.
       *[other] { $kept ->
            [more] Tu as encore { $cards } cartes en { $colour }
           *[keep] Tu gardes { $cards } cartes en { $colour }
        } pour la rangée de { $player } : ainsi, tu la remplis toi-même { how-much-more }, sinon { how-much-less }.
    }
why-they-fill = Alors quelqu’un remplit la rangée de { $player } avant ton prochain tour { how-much-more }, sinon { how-much-less }.
why-spared =
    Alors, avant ton prochain tour, { $fewer ->
        [0] presque personne ne pose de carte devant toi, sinon quelqu’un le fait { how-much-more }.
       *[other] quelqu’un pose une carte devant toi dans { $fewer } cas sur 100 seulement, sinon { $more ->
            [100] presque toujours
           *[other] dans { $more }
        }.
    }
how-much-more =
    { $more ->
        [100] presque toujours
       *[other] dans { $more } cas sur 100
    }
how-much-less =
    { $fewer ->
        [0] presque jamais
       *[other] dans { $fewer } seulement
    }
why-bound = Ainsi, le { $colour } ne va plus que devant { $player }, et non plus devant toi.
why-shield =
    À ta rangée ne peuvent alors s’ajouter que du { $colour } et des bouffons : { $theirs ->
        [0] en { $colour }, les autres n’ont aucune carte
        [one] en { $colour }, les autres n’ont qu’une carte
       *[other] en { $colour }, les autres ont { $theirs } cartes
    }{ $own ->
        [0] .
       *[other] , toi encore { $own }.
    }
why-row-got =
    La rangée que tu reçois est en { $colour } : en { $colour }, les autres ont { $theirs ->
        [0] zéro carte
        [one] une carte
       *[other] { $theirs } cartes
    }, en { $other_colour } { $before ->
        [0] aucune.
       *[other] { $before }.
    }
why-own-colour = Alors, devant toi, il ne peut venir que du { $colour } et des bouffons, sinon toute couleur qui n’est nulle part ailleurs.
why-open-row = Ainsi, toutes les couleurs vont encore devant { $player }.
why-own-cards =
    Tu as encore { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } en { $colour } pour cette rangée{ row-full }.
why-colour =
    Dans toutes les mains, il y a encore { $more } cartes en { $colour } pour cette rangée, mais { $fewer ->
        [0] aucune en { $other_colour }.
        [one] une seule en { $other_colour }.
       *[other] seulement { $fewer } en { $other_colour }.
    }
why-free = Maintenant, toutes tes cartes ne vont que devant { $player } ; après le ramassage, elles vont de nouveau partout.
why-anyway = Si tu continues, tu dois quand même ramasser { how-often }, et il y a alors environ { $cards } cartes.
why-later = Si tu attends, { $player } ramasse quand même { how-often }, et il y a alors environ { $cards } cartes.
why-later-by-others = Si tu attends, quelqu’un d’autre remplit la rangée de { $player } pour toi { how-often }, et { $player } ramasse alors environ { $cards } cartes ; et tu gardes ton { $kept }.
why-more-cards = De toute façon, le prochain ramassage est le plus souvent pour { $player } : environ { $more } cartes après le meilleur, sinon seulement { $fewer } environ.
why-too-soon =
    { $cases ->
        [0] Si tu continues, le prochain ramassage n’est presque jamais pour toi.
       *[other] Si tu continues, le prochain ramassage n’est pour toi que dans { $cases } cas sur 100.
    }
why-either-way =
    { $more ->
        [yes] De toute façon, tu ramasses maintenant. Avec le meilleur, tu ramasses une carte de plus, mais tu en as une de moins en main : la manche peut finir plus tôt pour toi.
       *[no] De toute façon, tu ramasses maintenant. Avec le meilleur, tu ramasses une carte de moins, et tu la gardes en main.
    }
why-less-often = Ainsi, le prochain ramassage est pour toi dans { $fewer } cas sur 100 au lieu de { $more }.
why-fewest =
    Jusqu’ici, { $player } a { $cards ->
        [0] zéro carte
        [one] une carte
       *[other] { $cards } cartes
    } et toi { $own ->
        [0] aucune
       *[other] { $own }
    } : si { $player } en ramasse d’autres, c’est plutôt toi qui en as le moins à la fin.
why-exchanges = Jusqu’ici, personne n’a moins de cartes que { $player } : avec le moins de cartes à la fin, { $player } échangerait son { $gives } contre le { $gets } (route alors de { $road }).
why-none-yet = Jusqu’ici, { $player } n’a pas de cartes, et qui n’en a pas ne reçoit pas de tronçon.
why-stacks = Le plus de cartes, le plus long tronçon : jusqu’ici { $stacks }.
why-stacks-after = Après le meilleur, { $best } ; sinon, { $played }. Le plus de cartes, le plus long tronçon.
why-stacks-then =
    { $after ->
        [best] Après le meilleur, { $stacks }
       *[played] Après l’autre coup, { $stacks }
    }. Le plus de cartes, le plus long tronçon.
stack-of =
    { $who ->
        [you] tu as { $cards }
       *[other] { $player } a { $cards }
    }
why-rival = Jusqu’ici, la route de { $player } mesure { $length } et celle de { $other } { $longer } : des deux, c’est { $player } qu’il faut arrêter.
why-leader = Parmi tes rivaux, c’est { $player } qui a la route la plus courte ({ $length }).
look-row = Regarde la rangée de { $player }.
look-own-row = Regarde ta propre rangée.
look-dance = Regarde toutes les rangées : qui recevrait laquelle ?
look-take = Regarde combien de cartes sont visibles.
look-roads = Regarde les tronçons de route.

# Comment on joue
help =
    Le roi cherche un assistant, et le Figaro de chaque joueur veut la place. Tu veux la route la plus courte jusqu’au château. Les cartes que tu dois ramasser allongent ta route. Alors fais-les ramasser aux autres.

    À ton tour, tu joues une carte face visible devant le joueur de ton choix, toi compris. Les cartes devant un joueur forment sa rangée. Une rangée n’a qu’une seule couleur, et deux rangées n’ont jamais la même. Un bouffon va dans toutes les rangées. Tu joues une ronde devant toi ; ensuite, chaque rangée passe à gauche.

    Dès qu’une rangée compte 6 ou plus, son joueur ramasse toutes les cartes visibles de tous les joueurs, face cachée, sur sa pile. C’est ensuite à lui. Si aucune de tes cartes ne va, tu dois ramasser toutes les cartes visibles. Tu peux aussi les ramasser quand tu pourrais jouer.

    La manche finit quand c’est le tour d’un joueur qui n’a plus de cartes. Ce joueur prend le Roi. Le joueur qui a le plus de cartes dans sa pile reçoit le plus long tronçon de la manche, le deuxième reçoit le suivant, et ainsi de suite. Le joueur qui en a le moins ne reçoit rien, et un joueur qui a 0 carte non plus. Après la troisième manche, le joueur qui a le moins de cartes échange d’abord son plus long tronçon contre le plus court de la manche, si celui-ci est plus court. Ensuite, la route la plus courte gagne.

    { $edition ->
        [nl] Si tu prends des cartes par choix, elles vont dans ta main et ton tour est fini. Quand tu as ramassé des cartes sur ta pile, ta première carte va devant un autre joueur. Après la troisième manche, tu choisis si tu échanges.
       *[en] Si tu ramasses des cartes par choix, elles vont sur ta pile et tu rejoues. Après la troisième manche, l’échange est obligatoire.
    }
reconstructed = Ce sont les règles des feuilles de règles. Elles ne disent pas la longueur des tronçons : nous avons choisi de 1 à 15.
help-moves = Tape le numéro devant un choix, ou une carte et un joueur : « r2>A » est le 2 rouge devant le joueur A. « o » est une ronde, « take » ramasse toutes les cartes visibles.

# Leçons
lesson-card = Ramasse peu de cartes : la route la plus courte gagne. Joue ton 2 rouge devant Otto.
lesson-card-not = Presque. Cette fois, joue le 2 rouge devant Otto.
lesson-card-done = Voilà un tour : une carte, devant qui tu veux.
lesson-jester = Otto a du rouge : là, seul le rouge va, ou un bouffon. Joue le bouffon 2 devant Otto.
lesson-jester-not = Ça marche aussi. Mais maintenant, joue le bouffon 2 devant Otto.
lesson-jester-done = Deux joueurs n’ont jamais la même couleur. Un bouffon va partout et compte son chiffre.
lesson-six = Otto a quatre maintenant. Joue là un 2 ou un 3 rouge !
lesson-six-not = C’est trop gentil ! Joue un 2 ou un 3 rouge devant Otto.
lesson-six-done = Six ou plus : Otto ramasse toutes les cartes visibles sur sa pile. C’est mauvais !
lesson-dance = Maintenant, tu as cinq devant toi ! Joue ta ronde, la carte sans chiffre.
lesson-dance-not = Alors les cinq restent chez toi. Joue la ronde : la carte sans chiffre.
lesson-dance-done = Tout le monde passe sa rangée à gauche. Une ronde ne fait jamais six.
lesson-stuck = Tu n’as que du rouge, et il ne va nulle part. Tu dois donc tout ramasser.
lesson-stuck-not = Il n’y a rien d’autre à faire ici. Ramasse les cartes.
lesson-stuck-done = Elles vont sur ta pile. Ensuite, tu rejoues{ $edition ->
        [nl] , cette fois devant quelqu’un d’autre
       *[en] {""}
    }.
lesson-choose = Tu peux aussi ramasser quand tu pourrais jouer. Ramasse ces trois cartes.
lesson-choose-not = Tu pourrais. Mais cette fois, ramasse les trois cartes.
lesson-choose-done =
    { $edition ->
        [nl] Elles vont dans ta main, et ton tour est fini. Ta pile reste aussi petite qu’avant.
       *[en] Elles vont sur ta pile, et tu rejoues. Mieux vaut trois cartes maintenant que dix plus tard.
    }
lesson-round = La dernière carte de la manche. Joue-la devant Otto.
lesson-round-not = Presque. Joue ta dernière carte devant Otto.
lesson-round-done = La plus grande pile reçoit le plus long tronçon de route. La plus petite n’en reçoit pas.
lesson-king = La dernière carte de la partie. Joue-la devant Mia.
lesson-king-not = Presque. Joue ta dernière carte devant Mia.
lesson-king-done =
    { $edition ->
        [nl] Tu as ramassé le moins de cartes : tu peux échanger ton 13 contre le 10. Égalité avec Otto, mais tu as le Roi : tu gagnes !
       *[en] Tu as ramassé le moins de cartes : tu échanges ton 13 contre le 10. Égalité avec Otto, mais tu as le Roi : tu gagnes !
    }
lesson-end = La fin d’une vraie partie. Ne ramasse plus de cartes, et tu gagnes.
lesson-end-not = C’est encore à toi : joue une carte devant qui tu veux.
lesson-end-done =
    { $won ->
        [yes] Les trois manches sont finies, et ta route est la plus courte. Maintenant, tu connais Figaro !
       *[no] Les trois manches sont finies, et quelqu’un d’autre a la route la plus courte. Tant pis : maintenant, tu connais Figaro !
    }

# Pour les nouveaux
first-aim = Tu veux la route la plus courte. La plus grande pile de cartes reçoit le plus long tronçon. Joue une carte, devant qui tu veux.
first-jester-in-hand = Un bouffon va devant tout le monde. Il compte son chiffre.
first-dance-in-hand = Trop de cartes devant toi ? Avec la ronde, tout le monde passe ses cartes à gauche.
first-may-take =
    { $edition ->
        [nl] Au lieu de jouer, tu peux prendre en main toutes les cartes visibles. Ton tour est alors fini.
       *[en] Au lieu de jouer, tu peux ramasser toutes les cartes visibles sur ta pile. Ensuite, tu rejoues.
    }
first-must-take = Aucune de tes cartes ne va nulle part, alors tu dois ramasser toutes les cartes visibles.
first-swap = Tu as ramassé le moins de cartes. Tu peux échanger ton plus long tronçon contre le plus court de cette manche.
first-played = Les cartes vont devant qui on veut. Le joueur qui arrive à six ou plus doit tout ramasser, et c’est mauvais.
first-danced = Une ronde : tout le monde passe ses cartes à gauche. Personne n’arrive à six comme ça.
first-took =
    { $into ->
        [hand] { $player } a choisi de prendre : les cartes vont dans la main. Celles qu’on doit ramasser vont sur une pile, et la plus grande pile reçoit le plus long tronçon.
       *[stack] Les cartes ramassées restent en pile jusqu’à la fin de la manche. La plus grande pile reçoit le plus long tronçon de route.
    }
first-last-card = { $player } n’a plus de cartes. Quand ce sera de nouveau le tour de { $player }, la manche sera finie.
first-ranked = La plus grande pile reçoit le plus long tronçon, la plus petite n’en reçoit pas. Après trois manches, la route la plus courte gagne.
first-exchanged = Après la troisième manche, le joueur qui a le moins de cartes échange son plus long tronçon contre le plus court de la manche.
first-won = La route la plus courte gagne. Si deux routes sont aussi longues, le joueur qui a le Roi gagne.
