# Figaro, en français.

name = Figaro
tagline = Laisse les cartes aux autres et garde ta route courte.
about = Cartes et routes : un jeu de Reiner Knizia pour 3 à 6 joueurs, environ 30 minutes.
unofficial = Version non officielle : les règles sont écrites avec nos propres mots. Le jeu original appartient à ses ayants droit.

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
card-j = bouffon { $value }
card-dance = ronde
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
legend = K a le Roi · > joue maintenant · j bouffon · o ronde · à six ou plus, on ramasse tout · # une pile

# Ce qui s’est passé
boxed = À trois, une couleur reste dans la boîte : { $colour }.
road-group = Tronçons de la manche { $round } : { $roads }.
starts = Le sort désigne { $player }, qui reçoit le Roi et commence.
dealt = Manche { $round } : chacun reçoit { $cards } cartes. { $player } commence.
played = { $player } joue un { $card } devant { $other }.
played-before-self = { $player } joue un { $card } dans sa propre rangée.
last-card = { $player } : « C’était ma dernière carte ! »
danced = { $player } joue une ronde : chaque rangée passe à gauche.
got =
    { $cards ->
        [one] Devant { $player }, il y a maintenant { $cards } carte ({ $row }).
       *[other] Devant { $player }, il y a maintenant { $cards } cartes ({ $row }).
    }
took = { $player } ramasse toutes les cartes visibles et rejoue.
took-at-six = { $player } arrive à six ou plus, ramasse toutes les cartes visibles et joue ensuite.
took-unable = { $player } ne peut rien jouer, ramasse toutes les cartes visibles et rejoue.
took-by-choice = { $player } choisit de ramasser toutes les cartes visibles et rejoue.
took-into-hand = { $player } choisit de prendre en main toutes les cartes visibles.
round-over = { $player } n’a plus de cartes à jouer et prend le Roi : la manche { $round } est finie.
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
tied = Égalité entre { $player } et { $other } ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } chacun). Dans le sens des aiguilles d’une montre à partir du Roi, { $player } vient en premier : c’est comme si { $player } avait plus de cartes.
fewest-tied = Égalité entre { $player } et { $other } pour le moins de cartes ({ $cards } chacun). Le Roi départage en faveur de { $player }.
no-exchange = { $player } a le moins de cartes, mais pas de tronçon plus long à échanger.
exchanged = { $player } a le moins de cartes et échange un tronçon de { $gave } contre un de { $got }.
stayed = { $player } a le moins de cartes, mais n’échange rien.
won = { $player } a la route la plus courte, { $length }, et gagne !
won-with-king = { $player } gagne ! D’autres ont aussi une route de { $length }, mais { $player } a le Roi.
won-near-king = { $player } gagne ! D’autres ont aussi une route de { $length }, mais { $player } est plus près du Roi.

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
prompt-unable = { your-turn } tu ne peux jouer aucune carte. Ramasse toutes les cartes visibles.
prompt-exchange =
    { $shared ->
        [yes] { $player }, tu as
       *[no] Tu as
    } le moins de cartes : veux-tu échanger ton tronçon de { $gives } contre un de { $gets } ?
prompt-wait-begins = { $player } a le Roi et commence.
prompt-wait-next = C’est à { $player } de jouer.
prompt-wait-six = { $player } a dû ramasser les cartes et joue maintenant.
prompt-wait-took = { $player } a ramassé les cartes et rejoue.
prompt-wait-fewest = { $player } peut échanger un tronçon de { $gives } contre un de { $gets }.
prompt-over = { $player } gagne !

# Ce qui n’est pas possible
not-a-move = { $found } n’est pas un coup ici. Écris une carte et une place, comme « r2>0 », ou bien « o », « take », « swap », « stay ».
not-a-place = Il n’y a pas de place { $place } ici : les places vont de 0 à { $last }.
players-have-letters = Chaque joueur a une lettre ici : « r2>A » est le 2 rouge devant le joueur A.
not-in-hand = Tu n’as pas de { $card } en main (F6).
fits-nowhere = Impossible de jouer un { $card } pour l’instant : chaque rangée a une autre couleur (F7). Choisis une autre carte.
row-has-colour = Impossible de jouer un { $card } ici : devant { $other }, il y a du { $colour } (F7).
colour-is-elsewhere = Un { $card } ne se joue que devant { $other }, qui a déjà du { $colour } (F7).
not-before-yourself = Tu viens de ramasser des cartes sur ta pile. Joue un { $card } devant un autre joueur (FE2).
nothing-to-take = Il n’y a pas de cartes visibles à ramasser (FR2). Joue une carte.
took-already = Tu as déjà pris des cartes en main. Tu pourras recommencer quand quelqu’un aura ramassé des cartes sur une pile (FR6).
choose-exchange = La manche est finie. Écris « swap » pour échanger ton tronçon, ou « stay » pour le garder (FE3).
no-choice-to-exchange = Il n’y a pas de tronçon à échanger maintenant (FE3).
not-a-draw = { $found } ne peut pas être tiré maintenant. Écris « { $verb } » et un des choix, comme « { $example } ».
not-so-many-parts = Écris « { $verb } » et { $parts } groupes avec « / » entre eux.
roads-each = Un groupe doit avoir { $each } tronçons, pas { $found } (F4).
roads-not-in-bag = Il n’y a pas de tronçon de { $length } dans le sac (F4).
deal-each = Chaque joueur doit recevoir { $each } cartes, pas { $found } (F5).
deal-no-such-card = Il ne reste pas de { $card } à distribuer (F1).
roads-number = il y a { $pieces } tronçons, pas { $found } (F3)
roads-length = un tronçon mesure de 1 à { $most }, pas { $found } (F3)

# Pourquoi : les raisons dans les analyses et les conseils
dance = la ronde
move-lay = un { $card } devant { $other }
move-lay-own =
    { $you ->
        [yes] un { $card } devant toi
       *[no] un { $card } devant { $player }
    }
move-dance = la ronde
move-take = ramasser les cartes
move-swap = échanger
move-stay = ne pas échanger
advice-play =
    { $you ->
        [yes] joue { $move }{ $but }{ $fills }
       *[no] { $player } devrait jouer { $move }{ $but }{ $fills }
    }
advice-wait =
    { $you ->
        [yes] ne ramasse pas encore { $cards ->
                [one] cette carte
               *[other] ces { $cards } cartes
            }, joue { $move }{ $but }{ $fills }
       *[no] { $player } ne devrait pas encore ramasser { $cards ->
                [one] cette carte
               *[other] ces { $cards } cartes
            }, mais jouer { $move }{ $but }{ $fills }
    }
advice-take =
    { $you ->
        [yes] ramasse maintenant { $cards ->
                [one] la seule carte
               *[other] les { $cards } cartes
            }{ $but }
       *[no] { $player } devrait ramasser maintenant { $cards ->
                [one] la seule carte
               *[other] les { $cards } cartes
            }{ $but }
    }
advice-swap =
    { $you ->
        [yes] échange ton tronçon de { $gives } contre celui de { $gets }
       *[no] { $player } devrait échanger son tronçon de { $gives } contre celui de { $gets }
    }
advice-stay =
    { $you ->
        [yes] garde ton tronçon de { $gives }, sans l’échanger contre celui de { $gets }
       *[no] { $player } devrait garder son tronçon de { $gives }, sans l’échanger contre celui de { $gets }
    }
own-row-too =
    { $you ->
        [yes] { " " }: alors toutes les rangées sont vides, la tienne aussi
       *[no] { " " }: alors toutes les rangées sont vides, celle de { $player } aussi
    }
not-other = { "" }, pas devant { $other }
not-own =
    { $you ->
        [yes] { "" }, pas devant toi
       *[no] { "" }, pas dans sa propre rangée
    }
not-card = { "" }, pas un { $card }
fills-row = { "" } : la rangée est pleine, et { $other } ramasse les { $cards } cartes
fills-own =
    { $you ->
        [yes] { " " }: la rangée est pleine, et tu ramasses les { $cards } cartes
       *[no] { " " }: la rangée est pleine, et { $player } ramasse les { $cards } cartes
    }
passes = { " " }: { $row } (total { $total }) passe à { $to }{ $too }
row-too = { "" } et { $row } (total { $total }) à { $to }
to-own =
    { $you ->
        [yes] toi
       *[no] { $player }
    }
to-other = { $other }
because-anyway =
    { $you ->
        [yes] si tu attends, tu finis quand même par ramasser environ { $cards } cartes, { $cases }{ $but }
       *[no] si { $player } attend, il lui faut quand même ramasser environ { $cards } cartes, { $cases }{ $but }
    }
because-more-for-it =
    { $you ->
        [yes] tu as encore du { $colour } ({ $more } cartes) pour la rangée de { $other } (total { $total })
       *[no] { $player } a encore du { $colour } ({ $more } cartes) pour la rangée de { $other } (total { $total })
    }
because-needless =
    { $you ->
        [yes] { $who ->
            [other] { $other }
           *[some] quelqu’un d’autre
        } ramasse alors { $how ->
            [of] { $cases } à ta place
           *[adverb] { $cases } à ta place
        }
       *[no] { $who ->
            [other] { $other }
           *[some] quelqu’un d’autre
        } ramasse alors { $how ->
            [of] { $cases } à la place de { $player }
           *[adverb] { $cases } à la place de { $player }
        }
    }
because-otherwise =
    { $who ->
        [own] { $you ->
            [yes] sinon, tu { $how ->
            [of] ramasses { $cases }
           *[adverb] ramasses { $cases }
        }{ $at }
           *[no] sinon, { $player } { $how ->
            [of] ramasse { $cases }
           *[adverb] ramasse { $cases }
        }{ $at }
        }
       *[other] sinon, { $other } { $how ->
            [of] ramasse { $cases }
           *[adverb] ramasse { $cases }
        }
    }
because-later = { $other } finit quand même par ramasser ({ $cases }), mais environ { $more } cartes au lieu de { $fewer }
because-more-cards = de toute façon, c’est souvent { $other } qui ramasse ensuite, mais environ { $more } cartes au lieu de { $fewer }
with-own-row =
    { $you ->
        [yes] { "" }, car ta rangée est à { $total }
       *[no] { "" }, car la rangée de { $player } est à { $total }
    }
because-otherwise-next =
    { $how ->
        [never] sinon, { $other } ne ramasse jamais ces cartes
        [hardly] sinon, { $other } ne ramasse presque jamais ces cartes
       *[of] sinon, { $other } ne ramasse ces cartes que { $cases }
    }
because-spared = sinon, { $other } ramasse les { $cards } cartes
because-me-next =
    { $you ->
        [yes] tu ramasses ensuite{ $often }
       *[no] { $player } ramasse ensuite{ $often }
    }
because-next = { $other } ramasse ensuite{ $often }{ $too }
because-instead =
    { $who ->
        [own] { $you ->
            [yes] { "" }, le plus souvent à ta place
           *[no] { "" }, le plus souvent à la place de { $player }
        }
       *[other] { "" }, le plus souvent à la place de { $other }
    }
because-own-piece =
    { $you ->
        [yes] tu reçois un tronçon{ $often }
       *[no] { $player } reçoit un tronçon{ $often }
    }
because-own-swap =
    { $you ->
        [yes] avec le moins de cartes, tu échanges ton tronçon de { $gives } contre celui de { $gets }{ $often }
       *[no] avec le moins de cartes, { $player } échange son tronçon de { $gives } contre celui de { $gets }{ $often }
    }
because-own-longest =
    { $you ->
        [yes] tu reçois le plus long tronçon{ $often }
       *[no] { $player } reçoit le plus long tronçon{ $often }
    }
because-piece = { $other } reçoit un tronçon{ $often }
because-swap = avec le moins de cartes, { $other } échange son tronçon de { $gives } contre celui de { $gets }{ $often }
because-longest = { $other } reçoit le plus long tronçon{ $often }
because-passes =
    { $form ->
        [short] { "" }, plus que { $past } avec { $cards }
       *[full] avec environ { $more } cartes de plus, { $who ->
            [own] { $you ->
                [yes] tu dépasses
               *[no] { $player } dépasse
            }
           *[other] { $other } dépasse
        } { $past } et ses { $cards } cartes{ $form ->
            [plain] { "" }
           *[full] {" "}: { $less ->
                [0] le tronçon de { $piece } au lieu d’aucun
               *[other] le tronçon de { $piece }, pas de { $less }
            }
        }
    }
because-passes-you =
    { $you ->
        [yes] avec environ { $more } cartes de plus, { $other } dépasse tes { $own } : tu reçois alors le tronçon de { $piece }, pas de { $less }
       *[no] avec environ { $more } cartes de plus, { $other } dépasse { $player } et ses { $own } : { $player } reçoit alors le tronçon de { $piece }, pas de { $less }
    }
because-no-cards =
    { $who ->
        [own] { $you ->
            [yes] tu restes ainsi sans carte, donc sans tronçon
           *[no] { $player } reste ainsi sans carte, donc sans tronçon
        }
       *[other] { $other } n’a encore aucune carte et resterait sinon sans tronçon
    }
because-stuck = le plus souvent, { $other } n’a alors aucune carte à jouer et doit tout ramasser
because-fills = { $other } remplit alors { adverb } { $row }{ $too }
adverb =
    { $how ->
        [always] toujours
        [nearly] presque toujours
        [often] souvent
       *[mostly] généralement
    }
otherwise-row = { "" }, sinon { $row }
row-own =
    { $you ->
        [yes] ta rangée
       *[no] la rangée de { $player }
    }
row-other = la rangée de { $other }
row-themselves = sa propre rangée
because-blocked =
    { $you ->
        [yes] le { $colour } ne se joue alors que devant { $other }, et plus devant toi
       *[no] le { $colour } ne se joue alors que devant { $other }, et plus devant { $player }
    }
because-own-colour =
    { $you ->
        [yes] on ne peut alors jouer devant toi que du { $colour } et des bouffons{ $few }
       *[no] on ne peut alors jouer devant { $player } que du { $colour } et des bouffons{ $few }
    }
few-left =
    { $none ->
        [yes] { "" }, et personne d’autre n’a cette couleur
       *[no] { "" }, et les autres n’en ont plus que { $left }
    }
because-you-fill =
    { $you ->
        [yes] la prochaine fois, tu remplis la rangée de { $other } (total { $total }) avec un { $card }
       *[no] la prochaine fois, { $player } remplit la rangée de { $other } (total { $total }) avec un { $card }
    }
because-raises = { $move } mettrait { $row } à { $total }
because-dance-passes = la ronde ferait passer { $row } (total { $total }) à { $to }
because-own-row =
    { $you ->
        [yes] ta propre rangée est alors à { $less } au lieu de { $total }
       *[no] la rangée de { $player } est alors à { $less } au lieu de { $total }
    }
because-keeps =
    { $you ->
        [yes] tu gardes un { $card }{ $jester ->
                [yes] { "" }, qui va partout
               *[no] {""}
            }
       *[no] { $player } garde un { $card }{ $jester ->
                [yes] { "" }, qui va partout
               *[no] {""}
            }
    }
because-keeps-dance =
    { $you ->
        [yes] tu gardes la ronde pour plus tard
       *[no] { $player } garde la ronde pour plus tard
    }
because-swaps =
    { $form ->
        [short] { "" }, trop pour échanger le tronçon de { $gives } contre celui de { $gets }
        [tied] { $who ->
            [own] { $you ->
                [yes] pour l’instant, tu échangerais ton tronçon de { $gives } contre celui de { $gets }
               *[no] pour l’instant, { $player } échangerait le tronçon de { $gives } contre celui de { $gets }
            }
           *[other] pour l’instant, { $other } échangerait le tronçon de { $gives } contre celui de { $gets }
        }
       *[full] { $who ->
            [own] { $you ->
                [yes] tu as le moins de cartes et échangerais ton tronçon de { $gives } contre celui de { $gets }
               *[no] { $player } a le moins de cartes et échangerait le tronçon de { $gives } contre celui de { $gets }
            }
           *[other] { $other } a le moins de cartes et échangerait le tronçon de { $gives } contre celui de { $gets }
        }
    }
because-unchanged-own =
    { $you ->
        [yes] avec { $cards } cartes en tout, { $piece ->
            [0] tu ne reçois toujours pas de tronçon
           *[other] tu reçois toujours le même tronçon
        }
       *[no] avec { $cards } cartes en tout, { $piece ->
            [0] { $player } ne reçoit toujours pas de tronçon
           *[other] { $player } reçoit toujours le même tronçon
        }
    }
because-unchanged = { $piece ->
        [0] mais ne reçoit toujours pas de tronçon
       *[other] mais reçoit toujours le même tronçon
    }
because-longest-road = mais la route de { $other } est déjà la plus longue
because-keeps-for =
    { $you ->
        [yes] tu gardes un { $card } pour remplir plus tard la rangée de { $other }
       *[no] { $player } garde un { $card } pour remplir plus tard la rangée de { $other }
    }
because-shortest =
    { $you ->
        [yes] { $other } a la route la plus courte parmi tes adversaires, { $short }
       *[no] { $other } a la route la plus courte parmi les autres, { $short }
    }
because-row = la rangée de { $other } est alors { $highest ->
        [yes] la plus haute, à { $total }
       *[no] à { $total }
    }{ $at }{ $too }
row-filled = {" "}: { $total ->
        [5] { $any ->
            [yes] n’importe quelle carte
           *[no] n’importe quel { $colour } ou bouffon
        } la remplit
        [4] un 2{ $any ->
            [yes] {""}
           *[no] {" "}{ $colour }
        } la remplit
        [3] un 3{ $any ->
            [yes] {""}
           *[no] {" "}{ $colour }
        } ou deux cartes la remplissent
       *[other] deux 2 la remplissent
    }
otherwise-highest =
    { $you ->
        [yes] {" "}; après ton coup, { $row } est la plus haute, à { $total }
       *[no] {" "}; après l’autre coup, { $row } est la plus haute, à { $total }
    }
because-roads = la route de { $other } ne mesure que { $short }, celle de { $third } mesure { $long }
seat = { $other }
look-rows = Regarde toutes les rangées : laquelle sera pleine la première ?
look-take = Compte les cartes visibles : les veux-tu maintenant, plus tard ou pas du tout ?
look-rival = Regarde { $other } : faut-il lui faire ramasser les prochaines cartes ?
look-own = Regarde ta propre rangée : comment éviter qu’elle se remplisse ?

# Comment on joue
help =
    Le roi cherche un assistant, et le Figaro de chaque joueur veut la place. Le but est d’avoir la route la plus courte jusqu’au château. Les cartes que tu dois ramasser allongent ta route. Alors fais-les ramasser aux autres.

    À ton tour, tu joues une carte face visible devant le joueur de ton choix, toi compris. Les cartes devant un joueur forment sa rangée. Une rangée n’a qu’une seule couleur, et deux rangées n’ont jamais la même. Un bouffon va dans toutes les rangées. Tu joues une ronde devant toi ; ensuite, chaque rangée passe à gauche.

    Dès qu’une rangée atteint 6 ou plus, son propriétaire ramasse toutes les cartes visibles de tous les joueurs, face cachée, sur sa pile. C’est ensuite à lui de jouer. Si tu ne peux jouer aucune carte, tu dois ramasser toutes les cartes visibles. Tu as aussi le droit de les ramasser même si tu peux jouer.

    La manche se termine quand c’est le tour d’un joueur qui n’a plus de cartes. Ce joueur prend le Roi. Le joueur qui a le plus de cartes dans sa pile reçoit le plus long tronçon de la manche, le deuxième reçoit le suivant, et ainsi de suite. Le joueur qui en a le moins ne reçoit rien, et un joueur sans carte non plus. Après la troisième manche, le joueur qui a le moins de cartes échange d’abord son plus long tronçon contre le plus court de la manche, si celui-ci est plus court. Ensuite, la route la plus courte gagne.

    En cas d’égalité de cartes, le joueur qui a le Roi compte comme celui qui en a le moins. Parmi les autres, le premier dans le sens des aiguilles d’une montre à partir du Roi compte comme celui qui en a le plus. Si deux routes ont la même longueur, le joueur qui a le Roi gagne, ou sinon le premier dans le sens des aiguilles d’une montre.

    { $edition ->
        [nl] Si tu choisis de prendre les cartes, elles vont dans ta main et ton tour est fini. Quand tu as ramassé des cartes sur ta pile, ta première carte va devant un autre joueur. Après la troisième manche, l’échange est facultatif.
       *[en] Si tu choisis de ramasser les cartes, elles vont sur ta pile et tu rejoues. Après la troisième manche, l’échange est obligatoire.
    }
reconstructed = Ces règles viennent des notices. Elles ne donnent pas la longueur des tronçons : nous avons choisi de 1 à 15.
help-moves = Tape le numéro devant un choix, ou une carte et un joueur : « r2>A » est le 2 rouge devant le joueur A. « o » est une ronde, « take » ramasse toutes les cartes visibles.

# Leçons
lesson-card = Évite de ramasser des cartes : la route la plus courte gagne. Joue ton 2 rouge devant Otto.
lesson-card-not = Presque. Cette fois, joue le 2 rouge devant Otto.
lesson-card-done = Voilà un tour : une carte, devant qui tu veux.
lesson-jester = Otto a du rouge : devant lui, on joue du rouge ou un bouffon. Joue le bouffon 2 devant Otto.
lesson-jester-not = Ça marche aussi. Mais cette fois, joue le bouffon 2 devant Otto.
lesson-jester-done = Deux joueurs n’ont jamais la même couleur. Un bouffon va partout et vaut son chiffre.
lesson-six = La rangée d’Otto est à quatre. Joues-y un 2 ou un 3 rouge !
lesson-six-not = C’est trop gentil ! Joue un 2 ou un 3 rouge devant Otto.
lesson-six-done = Six ou plus : Otto ramasse toutes les cartes visibles sur sa pile. Mauvaise affaire !
lesson-dance = Ta rangée est à cinq ! Joue ta ronde, la carte sans chiffre.
lesson-dance-not = Ta rangée resterait à cinq. Joue la ronde : la carte sans chiffre.
lesson-dance-done = Tout le monde passe sa rangée à gauche. Une ronde n’oblige jamais personne à ramasser.
lesson-stuck = Tu n’as que du rouge, et tu ne peux en jouer nulle part. Tu dois donc tout ramasser.
lesson-stuck-not = Il n’y a rien d’autre à faire ici. Ramasse les cartes.
lesson-stuck-done = Elles vont sur ta pile. Ensuite, tu rejoues{ $edition ->
        [nl] , cette fois devant quelqu’un d’autre
       *[en] {""}
    }.
lesson-choose = Tu as aussi le droit de ramasser au lieu de jouer une carte. Ramasse ces trois cartes.
lesson-choose-not = C’est possible. Mais cette fois, ramasse les trois cartes.
lesson-choose-done =
    { $edition ->
        [nl] Elles vont dans ta main, et ton tour est fini. Ta pile reste aussi petite qu’avant.
       *[en] Elles vont sur ta pile, et tu rejoues. Mieux vaut trois cartes maintenant que dix plus tard.
    }
lesson-round = C’est ta dernière carte de la manche. Joue-la devant Otto.
lesson-round-not = Presque. Joue ta dernière carte devant Otto.
lesson-round-done = La plus grande pile reçoit le plus long tronçon de route. La plus petite n’en reçoit pas.
lesson-king = C’est ta dernière carte de la partie. Joue-la devant Mia.
lesson-king-not = Presque. Joue ta dernière carte devant Mia.
lesson-king-done =
    { $edition ->
        [nl] Tu as ramassé le moins de cartes : tu peux échanger ton 13 contre le 10. Égalité avec Otto, mais tu as le Roi : tu gagnes !
       *[en] Tu as ramassé le moins de cartes : tu échanges ton 13 contre le 10. Égalité avec Otto, mais tu as le Roi : tu gagnes !
    }
lesson-end = C’est la fin d’une vraie partie. Ne ramasse plus de cartes, et tu gagnes.
lesson-end-not = C’est encore à toi : joue une carte devant qui tu veux.
lesson-end-done =
    { $won ->
        [yes] Les trois manches sont finies, et ta route est la plus courte. Maintenant, tu connais Figaro !
       *[no] Les trois manches sont finies, et quelqu’un d’autre a la route la plus courte. Tant pis : maintenant, tu connais Figaro !
    }

# Pour les nouveaux
first-aim = Le but : avoir la route la plus courte. La plus grande pile de cartes reçoit le plus long tronçon. Joue une carte, devant qui tu veux.
first-jester-in-hand = Un bouffon va devant n’importe qui. Il vaut son chiffre.
first-dance-in-hand = Trop de cartes devant toi ? Avec la ronde, tout le monde passe ses cartes à gauche.
first-may-take =
    { $edition ->
        [nl] Au lieu de jouer, tu peux prendre en main toutes les cartes visibles. Ton tour est alors fini.
       *[en] Au lieu de jouer, tu peux ramasser toutes les cartes visibles sur ta pile. Ensuite, tu rejoues.
    }
first-must-take = Tu ne peux jouer aucune carte : tu dois ramasser toutes les cartes visibles.
first-swap = Tu as ramassé le moins de cartes. Tu peux échanger ton plus long tronçon contre le plus court de cette manche.
first-played = On joue ses cartes devant qui on veut. Le joueur qui arrive à six ou plus doit tout ramasser, et sa route s’allonge.
first-danced = Une ronde : tout le monde passe ses cartes à gauche. Une ronde n’oblige jamais personne à ramasser.
first-took =
    { $into ->
        [hand] { $player } a choisi de prendre les cartes : elles vont dans sa main. Celles qu’on doit ramasser vont sur une pile, et la plus grande pile reçoit le plus long tronçon.
       *[stack] Les cartes ramassées restent en pile jusqu’à la fin de la manche. La plus grande pile reçoit le plus long tronçon de route.
    }
first-last-card =
    { $you ->
        [yes] Tu n’as plus de cartes. Quand ce sera de nouveau ton tour, la manche sera finie.
       *[no] { $player } n’a plus de cartes. Quand ce sera de nouveau le tour de { $player }, la manche sera finie.
    }
first-ranked = La plus grande pile reçoit le plus long tronçon, la plus petite n’en reçoit pas. Après trois manches, la route la plus courte gagne.
first-exchanged = Après la troisième manche, le joueur qui a le moins de cartes échange son plus long tronçon contre le plus court de la manche.
first-won = La route la plus courte gagne. Si deux routes ont la même longueur, le joueur qui a le Roi gagne.
