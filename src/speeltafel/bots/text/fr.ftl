# Les niveaux des bots, en français : un nom, et une ligne de caractère.

level-random = Pile ou face
level-random-about = Joue n’importe quoi de permis. Pour la recherche.
level-newcomer = Petit nouveau
level-newcomer-about = Joue avec plaisir et laisse passer la plupart des occasions. Un enfant peut gagner ici.
level-beginner = Débutant
level-beginner-about = Connaît les règles, a bon cœur, et laisse passer quelque chose un tour sur deux.
level-casual = Habitué
level-casual-about = Joue tout de suite et prend ce qui rapporte maintenant ; ne voit pas ce que ça laisse aux autres.
level-skilled = Vieux routier
level-skilled-about = Calcule son coup, mais ne voit pas ce qui vient après.
level-expert = Expert
level-expert-about = Pèse ce qu’un coup laisse aux autres, et ne rate que ce qui est encore loin.
level-master = Maître
level-master-about = Ne rate presque rien ; prend son temps quand ça compte.
