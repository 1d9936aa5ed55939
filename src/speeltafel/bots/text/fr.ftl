# Les niveaux des bots, en français : un nom, et une ligne de caractère.

level-random = Pile ou face
level-random-about = Joue n’importe quoi de permis. Pour la recherche.
level-beginner = Débutant
level-beginner-about = Connaît les règles, a bon cœur, et laisse passer quelque chose un tour sur deux.
level-casual = Habitué
level-casual-about = Joue tout de suite, à l’instinct, et prend ce qui rapporte maintenant.
level-skilled = Vieux routier
level-skilled-about = Calcule son coup, mais ne regarde guère plus loin.
level-expert = Expert
level-expert-about = Calcule son coup et pèse ce qu’il laisse aux autres.
level-master = Maître
level-master-about = Le plus fort que nous ayons ; prend son temps quand ça compte.
