# Le jouet, en français.

name = Haut ou bas
tagline = Chacun a une carte et dit si elle est haute. Mentir est permis.
about = Un petit jeu pour 2 ou 3 joueurs.
unofficial = Fait pour les tests.
reconstructed = Rien n’est imprimé, donc rien n’est reconstitué.

high = haut
low = bas
your-card = Ta carte

dealt = { $player }, ta carte est { $value }.
dealt-unseen = { $player } reçoit une carte.
claimed =
    { $player } dit : { $value ->
        [1] haut
       *[0] bas
    }.
shown = { $player } avait { $value }.

prompt-deal = On distribue les cartes.
prompt-claim = { $player }, ta carte est-elle haute ou basse ?
prompt-wait = { $player } réfléchit à ce qu’il faut dire.
prompt-over = La plus haute carte : { $players }.

not-a-move = { $found } n’est pas un coup ici. Dis « high » ou « low ».
help = Dis si ta carte est haute. Mentir est permis. La plus haute carte gagne.
help-moves = Tape « high » ou « low », ou le numéro devant un choix.
